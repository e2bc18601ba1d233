//! The best play of every spot, in rows.

mod csv;
#[cfg(feature = "export")]
mod parquet;

use std::collections::HashMap;
use std::error::Error;
use std::io::Write;
use std::sync::{Mutex, PoisonError};

use tuz_cards::Rank;
use tuz_house::rules::Rules;
use tuz_odds::{SpotRow, Wanted, WholeGame, WholeGameError};

use crate::fault::Fault;
use crate::io::Io;
use crate::whole::{Solver, unanswered};

/// So many digits after the point has a value.
const DECIMALS: usize = 12;

/// Rows are written when so many of one up card have come together.
const TOGETHER: usize = 1 << 10;

/// Where rows go.
trait Rows: Send {
    fn write(&mut self, rows: &[SpotRow]) -> Result<(), Unwritten>;
}

/// Why rows could not be written.
type Unwritten = Box<dyn Error + Send + Sync>;

/// Rows of several up cards come at the same time: those of one stay in order.
struct Sorter<'a, R> {
    rows: &'a mut R,
    by_up_card: HashMap<Rank, Vec<SpotRow>>,
    result: Result<(), Unwritten>,
}

impl<R: Rows> Sorter<'_, R> {
    fn add(&mut self, row: &SpotRow) {
        let waiting = self.by_up_card.entry(row.up.rank()).or_default();
        waiting.push(row.clone());
        if waiting.len() >= TOGETHER && self.result.is_ok() {
            self.result = self.rows.write(waiting);
            waiting.clear();
        }
    }

    fn finish(mut self) -> Result<(), Unwritten> {
        self.result?;
        let mut rest: Vec<(Rank, Vec<SpotRow>)> = self.by_up_card.drain().collect();
        rest.sort_by_key(|(rank, _)| *rank);
        rest.iter().try_for_each(|(_, waiting)| self.rows.write(waiting))
    }
}

/// Writes all rows as CSV: those of one up card in order, those of several mixed in blocks.
///
/// # Errors
/// When the rules have no answer, it was interrupted, or the rows cannot be written.
pub(super) fn csv(rules: &Rules, solver: &Solver, out: &mut (dyn Write + Send), io: &mut Io) -> Written {
    watched(rules, solver, &mut csv::Csv::new(out), io)
}

/// Writes all rows as a Parquet file, in the same order.
///
/// # Errors
/// As [`csv`].
#[cfg(feature = "export")]
pub(super) fn parquet(rules: &Rules, solver: &Solver, out: &mut (dyn Write + Send), io: &mut Io) -> Written {
    let mut rows = match parquet::Parquet::new(out) {
        Ok(rows) => rows,
        Err(error) => return Ok(Err(error.into())),
    };
    let written = watched(rules, solver, &mut rows, io)?;
    Ok(written.and_then(|()| Ok(rows.finish()?)))
}

/// Whether the rows could be written, where the game has an answer.
pub(super) type Written = Result<Result<(), Unwritten>, Fault>;

fn watched(rules: &Rules, solver: &Solver, rows: &mut impl Rows, io: &mut Io) -> Written {
    let solved =
        solver.watched(rules.name(), io, |watch| solve(rules, &Wanted { watch, ..Wanted::default() }, rows));
    solved.map_err(unanswered)
}

/// Solves the game and writes every row.
fn solve(
    rules: &Rules,
    wanted: &Wanted,
    rows: &mut impl Rows,
) -> Result<Result<(), Unwritten>, WholeGameError> {
    let sorter = Mutex::new(Sorter { rows, by_up_card: HashMap::new(), result: Ok(()) });
    let lock = || sorter.lock().unwrap_or_else(PoisonError::into_inner);
    let game = WholeGame::solve(rules, &Wanted { rows: Some(&|row| lock().add(row)), ..*wanted })?;
    if game.decisions.is_empty() {
        // Ended early: rows are missing, whatever bounds are known.
        return Err(WholeGameError::Ended);
    }
    Ok(sorter.into_inner().unwrap_or_else(PoisonError::into_inner).finish())
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
        solve(rules, &wanted, &mut csv::Csv::new(&mut text)).expect("it is served").expect("it is written");
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
