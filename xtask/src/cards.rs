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
const RULES: [&str; 3] = ["caribbean", "oasis-1", "trainer"];
const LINES: &str = "10,25,50";

/// What stands around the cost in a card.
const COST: (&str, &str) = ("It costs ", " of the ante");

/// Makes the cards and writes them into the page. Takes long where no cards and no house edges are kept.
pub(crate) fn fill(arguments: &[OsString]) -> Result<(), Fault> {
    let file = root().join(PAGE);
    let failed = |cause| Fault::File { path: file.clone(), cause };
    let marks = Fault::NoMarks { path: PAGE, begin: BEGIN, end: END };
    // Before the work, which takes long.
    let page = fs::read_to_string(&file).map_err(failed)?;
    let Some((before, _, after)) = parts(&page, BEGIN, END) else { return Err(marks) };
    let (mut rows, mut cards) = (String::new(), String::new());
    for rules in RULES {
        let asked = ["strategy", "--rules", rules, "--lines", LINES, "--format", "markdown"];
        let made = output("strategy cards", tuz().args(asked).args(arguments))?;
        let made = String::from_utf8_lossy(&made);
        let costs: Vec<&str> = made.lines().filter_map(cost).collect();
        let _ = writeln!(rows, "| `{rules}` | {} |", costs.join(" | "));
        // A card that would not have more lines is the same again.
        let mut shown: Vec<&str> = Vec::new();
        for card in made.split("## ").map(str::trim).filter(|card| !card.is_empty()) {
            if !shown.contains(&card) {
                let _ = write!(cards, "\n## {card}\n");
                shown.push(card);
            }
        }
    }
    let columns: Vec<String> = LINES.split(',').map(|lines| format!("{lines} lines")).collect();
    let head = format!("| rules | {} |\n|{}\n", columns.join(" | "), "---|".repeat(columns.len() + 1));
    let filled = format!("{before}\n\n{head}{rows}{cards}\n{after}");
    if filled == page {
        println!("unchanged: {PAGE}");
        return Ok(());
    }
    fs::write(&file, filled).map_err(failed)?;
    println!("written: {PAGE}");
    Ok(())
}

/// What a line of a card says that it costs.
fn cost(line: &str) -> Option<&str> {
    let rest = line.strip_prefix(COST.0)?;
    rest.find(COST.1).map(|end| &rest[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_says_what_it_costs() {
        assert_eq!(cost("It costs 0.1 to 0.2 % of the ante against it."), Some("0.1 to 0.2 %"));
        assert_eq!(cost("## card"), None);
    }

    #[test]
    fn the_page_has_its_marks() {
        let page = fs::read_to_string(root().join(PAGE)).expect("the page");
        assert!(parts(&page, BEGIN, END).is_some());
    }
}
