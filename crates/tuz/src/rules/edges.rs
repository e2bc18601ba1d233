//! `tuz rules edges`: the house edges of rule files as a table in Markdown.

use std::io::Write;

use tuz_house::Antes;
use tuz_house::rules::shipped;
use tuz_odds::Value;

use crate::answers::ShippedEdges;
use crate::edge::Report;
use crate::fault::{Fault, harmless};
use crate::figures::{Towards, percent, scaled};
use crate::house::House;
use crate::io::Io;
use crate::whole::{Asked, Solver};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Names of shipped rules, or paths of rule files; all shipped ones when left out.
    #[arg(value_name = "NAME|PATH")]
    rules: Vec<String>,
    /// Print one JSON object, of the rules with an answer.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    asked: Asked,
}

/// Runs the command. Rules without an answer have a row that says why.
pub(super) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    let all: Vec<String> = shipped().map(|file| file.name.to_owned()).collect();
    let named = if args.rules.is_empty() { &all } else { &args.rules };
    let houses = named.iter().map(|which| House::find(which, io)).collect::<Result<Vec<_>, _>>()?;
    let mut solver = Solver::new(&args.asked, io);
    if args.json {
        let mut edges = ShippedEdges::new();
        for house in &houses {
            if let Ok(solved) = solver.solve(&house.rules, io) {
                edges.add(&house.rules, &solved.game);
            }
        }
        // A file that people read.
        serde_json::to_writer_pretty(&mut io.out, &edges).map_err(std::io::Error::from)?;
        writeln!(io.out)?;
        return Ok(());
    }
    let mut rows = Vec::new();
    for house in &houses {
        let figures = match solver.solve(&house.rules, io) {
            Ok(solved) => {
                let report = Report::new(&solved);
                let known = |figure: Option<String>| figure.unwrap_or_default();
                let risk = report.element_of_risk.map(|risk| format!("{:.4} %", 100.0 * risk));
                let deviation = report.standard_deviation.map(|deviation| format!("{deviation:.4}"));
                [edge(solved.game.value.negated()), known(risk), known(deviation)]
            }
            Err(error) => [cell(&error.to_string()), String::new(), String::new()],
        };
        rows.push(format!("| `{}` | {} |", house.rules.name(), figures.join(" | ")));
    }
    writeln!(io.out, "| file | house edge | element of risk | standard deviation |")?;
    writeln!(io.out, "|---|---|---|---|")?;
    for row in rows {
        writeln!(io.out, "{row}")?;
    }
    Ok(())
}

/// The house edge to four decimals of a percent, and how far it can be from that where these are not certain.
fn edge(value: Value) -> String {
    if let Some(edge) = value.exact() {
        return format!("{} %", percent(edge, 4, Towards::Nearest));
    }
    // In parts of the last decimal.
    let (low, high) = (scaled(value.low(), POWERS, Towards::Down), scaled(value.high(), POWERS, Towards::Up));
    let shown = (low + high + LAST).div_euclid(2 * LAST) * LAST;
    let antes = |parts| Antes::fraction(parts, 10_i128.pow(POWERS as u32)).unwrap_or_default();
    let figure = percent(antes(shown), 4, Towards::Nearest);
    if high - low <= LAST {
        return format!("{figure} %");
    }
    let off = (high - shown).max(shown - low);
    format!("{figure} ± {} %", percent(antes(off), 4, Towards::Up))
}

/// So many powers of ten is an ante cut into.
const POWERS: usize = 10;

/// As many of these parts are the fourth decimal of a percent.
const LAST: i128 = 10_000;

/// A text that ends no cell.
fn cell(text: &str) -> String {
    harmless(text).replace('|', "\\|").replace('\n', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_certain_is_said() {
        let value = |low, high| {
            let part = |number| Antes::fraction(number, 1_000_000_000).unwrap();
            Value::between(part(low), part(high))
        };
        assert_eq!(edge(value(52_243_058, 52_243_058)), "5.2243 %");
        assert_eq!(edge(value(52_242_600, 52_243_400)), "5.2243 %");
        assert_eq!(edge(value(52_242_600, 52_243_601)), "5.2243 ± 0.0001 %");
        assert_eq!(edge(value(20_000_000, 21_000_000)), "2.0500 ± 0.0500 %");
        // The bounds lie within what is shown, though the middle is rounded.
        assert_eq!(edge(value(-20_000_700, -20_000_000)), "-2.0000 %");
        assert_eq!(edge(value(-21_000_900, -20_000_000)), "-2.0500 ± 0.0501 %");
    }

    #[test]
    fn a_cell_stays_one() {
        assert_eq!(cell("a | b\nc"), "a \\| b c");
    }
}
