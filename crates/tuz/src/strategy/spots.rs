//! The best play of every spot, in rows.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::sync::Mutex;

use tuz_cards::{CardSet, Rank};
use tuz_house::Antes;
use tuz_house::rules::Rules;
use tuz_odds::{Action, SpotRow, Value, Wanted, WholeGame};

use crate::fault::Fault;
use crate::figures::{Towards, decimal};
use crate::io::Io;
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
    writeln!(out, "{COLUMNS}")?;
    let rows = Mutex::new(Rows { out, by_up_card: HashMap::new(), result: Ok(()) });
    each(rules, solver, io, &|row| {
        // Nobody panics while he holds it.
        if let Ok(mut rows) = rows.lock() {
            rows.add(row);
        }
    })?;
    rows.into_inner().map_err(|_| Fault::failure("the rows were lost"))?.finish()?;
    Ok(())
}

/// Solves the game and tells every row.
fn each(rules: &Rules, solver: &Solver, io: &mut Io, see: &(dyn Fn(&SpotRow) + Sync)) -> Result<(), Fault> {
    let solved = solver.watched(rules.name(), io, |watch| {
        WholeGame::solve(rules, &Wanted { watch, rows: Some(see), ..Wanted::default() })
    });
    solved.map(|_| ()).map_err(|error| unanswered(&error))
}

fn push(text: &mut String, row: &SpotRow) {
    let cards = |cards: CardSet| cards.to_string();
    // A text takes all that is written to it.
    let _ = write!(text, "{},{},{}", row.up, cards(row.hand), row.spots);
    let mut option = |option: Option<(Action, Value)>| {
        let _ = match option {
            None => write!(text, ",,,,"),
            Some((action, value)) => {
                let (name, discards) = named(action);
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

/// What an action is called, and the cards that go.
fn named(action: Action) -> (&'static str, CardSet) {
    match action {
        Action::Fold => ("fold", CardSet::EMPTY),
        Action::Sixth => ("sixth", CardSet::EMPTY),
        Action::Exchange(discards) => ("exchange", discards),
        // Nothing else is a first decision.
        _ => ("play", CardSet::EMPTY),
    }
}
