//! The table of house edges in `docs/sheets.md`, and the same for the page in `rules/edges.json`.

use std::ffi::OsString;
use std::fs;

use crate::fault::Fault;
use crate::run::{output, root};
use crate::tasks::tuz;

/// The page, and between which lines the table stands in it.
const PAGE: &str = "docs/sheets.md";
const BEGIN: &str = "<!-- edges:begin -->";
const END: &str = "<!-- edges:end -->";

/// The house edges that come with the program.
const EDGES: &str = "rules/edges.json";

/// Works out the house edge of every shipped rule file and fills the table of the page. Its last column, the published
/// figures, is kept by hand.
pub(crate) fn fill(arguments: &[OsString]) -> Result<(), Fault> {
    let file = root().join(PAGE);
    let failed = |cause| Fault::File { path: file.clone(), cause };
    // Before the work, which may take long.
    let page = fs::read_to_string(&file).map_err(failed)?;
    parts(&page, BEGIN, END).ok_or(Fault::NoMarks { path: PAGE, begin: BEGIN, end: END })?;
    let table = output("house edges", tuz().args(["rules", "edges"]).args(arguments))?;
    let filled = filled(&page, &String::from_utf8_lossy(&table));
    let filled = filled.ok_or(Fault::NoMarks { path: PAGE, begin: BEGIN, end: END })?;
    write(PAGE, &filled)?;
    // All answers are kept by now.
    let edges = output("house edges", tuz().args(["rules", "edges", "--json"]).args(arguments))?;
    write(EDGES, &String::from_utf8_lossy(&edges))
}

/// Writes a file unless it stands there already.
fn write(path: &'static str, content: &str) -> Result<(), Fault> {
    let file = root().join(path);
    if fs::read_to_string(&file).is_ok_and(|old| old == content) {
        println!("unchanged: {path}");
        return Ok(());
    }
    fs::write(&file, content).map_err(|cause| Fault::File { path: file.clone(), cause })?;
    println!("written: {path}");
    Ok(())
}

/// What stands before two marks, between them, and after them; the marks belong to the outer parts.
pub(crate) fn parts<'p>(page: &'p str, begin: &str, end: &str) -> Option<(&'p str, &'p str, &'p str)> {
    let begin = page.find(begin)? + begin.len();
    let end = begin + page[begin..].find(end)?;
    Some((&page[..begin], &page[begin..end], &page[end..]))
}

/// The page with this table, each row with the last cell that the row of the same file had.
fn filled(page: &str, table: &str) -> Option<String> {
    let (before, old, after) = parts(page, BEGIN, END)?;
    let published = |file: &str| {
        let row = old.lines().map(cells).find(|cells| cells.first().is_some_and(|first| first == file));
        row.and_then(|cells| cells.last().cloned()).unwrap_or_default()
    };
    let mut rows = String::new();
    for (line, row) in table.lines().filter(|line| line.starts_with('|')).enumerate() {
        let last = match line {
            0 => " published |".to_owned(),
            1 => "---|".to_owned(),
            _ => format!(" {} |", cells(row).first().map(|file| published(file)).unwrap_or_default()),
        };
        rows.extend([row, &last, "\n"]);
    }
    Some(format!("{before}\n\n{rows}\n{after}"))
}

/// The cells of a row; a line behind a backslash ends none.
fn cells(row: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut escaped = false;
    for letter in row.trim().trim_start_matches('|').chars() {
        match cells.last_mut() {
            Some(cell) if letter != '|' || escaped => cell.push(letter),
            _ => cells.push(String::new()),
        }
        escaped = letter == '\\' && !escaped;
    }
    // Behind the last line there is nothing.
    cells.pop();
    cells.iter().map(|cell| cell.trim().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "\
| file | house edge | element of risk | standard deviation |
|---|---|---|---|
| `a` | 5.2243 % | 2.5553 % | 2.2430 |
| `b` | `x \\| y` is not served |  |  |
";

    #[test]
    fn published_figures_stay() {
        let empty = format!("# Page\n\n{BEGIN}\n{END}\n\nMore.\n");
        let first = filled(&empty, TABLE).expect("marks");
        let rows = "\
| file | house edge | element of risk | standard deviation | published |
|---|---|---|---|---|
| `a` | 5.2243 % | 2.5553 % | 2.2430 |  |
| `b` | `x \\| y` is not served |  |  |  |
";
        assert_eq!(first, format!("# Page\n\n{BEGIN}\n\n{rows}\n{END}\n\nMore.\n"));

        let by_hand = first.replace("2.2430 |  |", "2.2430 | [5.22 \\| %](address) |");
        let other = TABLE.replace("5.2243", "5.2244");
        let expected = by_hand.replace("5.2243", "5.2244");
        assert_eq!(filled(&by_hand, &other), Some(expected.clone()));
        assert_eq!(filled(&expected, &other), Some(expected));
    }

    #[test]
    fn a_page_without_marks_is_not_filled() {
        for page in ["", BEGIN, END, &format!("{END}\n{BEGIN}")] {
            assert_eq!(filled(page, TABLE), None);
        }
    }

    #[test]
    fn the_page_has_its_marks() {
        let page = fs::read_to_string(root().join(PAGE)).expect("the page");
        assert!(parts(&page, BEGIN, END).is_some());
    }
}
