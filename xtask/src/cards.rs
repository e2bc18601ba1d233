//! The strategy cards in `docs/strategy-cards.md`.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs;

use crate::fault::Fault;
use crate::run::{output, root};
use crate::sheets::parts;
use crate::tasks::tuz;

/// The page, and between which lines the cards stand in it.
const PAGE: &str = "docs/strategy-cards.md";
const BEGIN: &str = "<!-- cards:begin -->";
const END: &str = "<!-- cards:end -->";

/// The rules for which there are cards, and how many lines these have.
const RULES: [&str; 3] = ["trainer", "caribbean", "oasis-1"];
const LINES: [&str; 3] = ["10", "25", "50"];

/// What stands around the cost in a card.
const COST: (&str, &str) = ("It costs ", " of the ante");

/// Makes the cards and writes them into the page. Takes long where no card and no house edge is kept.
pub(crate) fn fill(arguments: &[OsString]) -> Result<(), Fault> {
    let file = root().join(PAGE);
    let failed = |cause| Fault::File { path: file.clone(), cause };
    let marks = Fault::NoMarks { path: PAGE, begin: BEGIN, end: END };
    // Before the work, which takes long.
    let page = fs::read_to_string(&file).map_err(failed)?;
    let Some((before, _, after)) = parts(&page, BEGIN, END) else { return Err(marks) };
    let (mut rows, mut cards) = (String::new(), String::new());
    for rules in RULES {
        let _ = write!(rows, "| `{rules}` |");
        for lines in LINES {
            let asked = ["strategy", "--rules", rules, "--lines", lines, "--format", "markdown"];
            let card = output("strategy card", tuz().args(asked).args(arguments))?;
            let card = String::from_utf8_lossy(&card);
            let _ = write!(rows, " {} |", cost(&card).unwrap_or_default());
            let _ = write!(cards, "\n{card}");
        }
        rows.push('\n');
    }
    let [a, b, c] = LINES;
    let head = format!("| rules | {a} lines | {b} lines | {c} lines |\n|---|---|---|---|\n");
    let filled = format!("{before}\n\n{head}{rows}{cards}\n{after}");
    if filled == page {
        println!("unchanged: {PAGE}");
        return Ok(());
    }
    fs::write(&file, filled).map_err(failed)?;
    println!("written: {PAGE}");
    Ok(())
}

/// What a card says that it costs.
fn cost(card: &str) -> Option<&str> {
    let rest = &card[card.find(COST.0)? + COST.0.len()..];
    rest.find(COST.1).map(|end| &rest[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_says_what_it_costs() {
        assert_eq!(cost("## card\n\nIt costs 0.1 to 0.2 % of the ante against it.\n"), Some("0.1 to 0.2 %"));
        assert_eq!(cost("## card\n"), None);
    }

    #[test]
    fn the_page_has_its_marks() {
        let page = fs::read_to_string(root().join(PAGE)).expect("the page");
        assert!(parts(&page, BEGIN, END).is_some());
    }
}
