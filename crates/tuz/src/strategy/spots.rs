//! The best play of every spot, in rows.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

use tuz_cards::{CardSet, Rank};
use tuz_house::Antes;
use tuz_house::rules::Rules;
use tuz_odds::{Action, SpotRow, Value, Wanted, WholeGame, WholeGameError};

use crate::fault::Fault;
use crate::figures::{Towards, decimal};
use crate::io::Io;
use crate::values::first_decision;
use crate::whole::{Solver, unanswered};

/// The head of the rows.
const COLUMNS: &str = "up,hand,spots,best,discards,low,high,second,second_discards,second_low,second_high";

/// So many digits after the point has a value.
const DECIMALS: usize = 12;

/// Rows are written when so many bytes of one up card have come together.
const TOGETHER: usize = 1 << 16;

/// Rows of several up cards come at the same time.
struct Rows<'a> {
    out: &'a mut (dyn Write + Send),
    by_up_card: HashMap<Rank, String>,
    result: io::Result<()>,
}

impl Rows<'_> {
    fn add(&mut self, row: &SpotRow) {
        let text = self.by_up_card.entry(row.up.rank()).or_default();
        push(text, row);
        if text.len() > TOGETHER && self.result.is_ok() {
            self.result = self.out.write_all(text.as_bytes());
            text.clear();
        }
    }

    fn finish(mut self) -> io::Result<()> {
        self.result?;
        let mut rest: Vec<(Rank, String)> = self.by_up_card.drain().collect();
        rest.sort_by_key(|(rank, _)| *rank);
        rest.iter().try_for_each(|(_, text)| self.out.write_all(text.as_bytes()))
    }
}

/// Writes all rows as CSV: those of one up card in order, those of several mixed in blocks.
///
/// # Errors
/// When the rules have no answer, it was interrupted, or the rows cannot be written.
pub(super) fn csv(
    rules: &Rules,
    solver: &Solver,
    out: &mut (dyn Write + Send),
    io: &mut Io,
) -> Result<(), Fault> {
    let solved =
        solver.watched(rules.name(), io, |watch| solve(rules, &Wanted { watch, ..Wanted::default() }, out));
    solved.map_err(|error| unanswered(&error))??;
    Ok(())
}

/// Solves the game and writes every row.
fn solve(
    rules: &Rules,
    wanted: &Wanted,
    out: &mut (dyn Write + Send),
) -> Result<io::Result<()>, WholeGameError> {
    let rows = Mutex::new(Rows { result: writeln!(out, "{COLUMNS}"), out, by_up_card: HashMap::new() });
    let lock = || rows.lock().unwrap_or_else(PoisonError::into_inner);
    let game = WholeGame::solve(rules, &Wanted { rows: Some(&|row| lock().add(row)), ..*wanted })?;
    if game.decisions.is_empty() {
        // Ended early: rows are missing, whatever bounds are known.
        return Err(WholeGameError::Ended);
    }
    Ok(rows.into_inner().unwrap_or_else(PoisonError::into_inner).finish())
}

fn push(text: &mut String, row: &SpotRow) {
    let cards = |cards: CardSet| cards.to_string();
    // A text takes all that is written to it.
    let _ = write!(text, "{},{},{}", row.up, cards(row.hand), row.spots);
    let mut option = |option: Option<(Action, Value)>| {
        let _ = match option {
            None => write!(text, ",,,,"),
            Some((action, value)) => {
                let (name, discards) = first_decision(action);
                let (low, high) = (bound(value.low(), Towards::Down), bound(value.high(), Towards::Up));
                write!(text, ",{name},{},{low},{high}", cards(discards))
            }
        };
    };
    option(Some(row.best));
    option(row.second);
    text.push('\n');
}

/// A bound with so many digits that it stays one.
fn bound(antes: Antes, towards: Towards) -> String {
    decimal(antes, DECIMALS, towards)
}

#[cfg(test)]
mod tests {
    use tuz_cards::Pack;
    use tuz_house::rules::shipped_rules;

    use super::*;

    #[test]
    fn every_spot_is_in_one_row() {
        let rules = shipped_rules("oasis-1").expect("it is shipped");
        let wanted = Wanted { pack: Pack::stripped_below(Rank::Ten), ..Wanted::default() };
        let mut text = Vec::new();
        solve(rules, &wanted, &mut text).expect("it is served").expect("it is written");
        let text = String::from_utf8(text).expect("a text");
        let mut rows = text.lines().map(|row| row.split(',').collect::<Vec<_>>());
        let head = rows.next().expect("a head");
        let mut spots = 0;
        for row in rows {
            assert_eq!(row.len(), head.len(), "{row:?}");
            spots += row[2].parse::<u32>().expect("a number");
            assert_eq!(row[4].is_empty(), row[3] != "exchange", "{row:?}");
            let value = |place: usize| row[place].parse::<f64>().expect("a value");
            assert!(value(5) <= value(6) && value(9) <= value(5), "{row:?}");
        }
        // Hands of five of twenty cards, and an up card.
        assert_eq!(spots, 15_504 * 15);
    }
}
