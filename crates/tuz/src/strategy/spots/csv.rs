//! Rows as CSV.

use std::fmt::Write as _;
use std::io::Write;

use tuz_cards::CardSet;
use tuz_house::Antes;
use tuz_odds::{Action, SpotRow, Value};

use super::{DECIMALS, Rows, Unwritten};
use crate::figures::{Towards, decimal};
use crate::values::first_decision;

/// The head of the rows.
const COLUMNS: &str = "up,hand,spots,best,discards,low,high,second,second_discards,second_low,second_high";

pub(super) struct Csv<'a> {
    out: &'a mut (dyn Write + Send),
    has_head: bool,
}

impl<'a> Csv<'a> {
    pub(super) fn new(out: &'a mut (dyn Write + Send)) -> Self {
        Self { out, has_head: false }
    }
}

impl Rows for Csv<'_> {
    fn write(&mut self, rows: &[SpotRow]) -> Result<(), Unwritten> {
        let mut text = String::new();
        if !self.has_head {
            text = format!("{COLUMNS}\n");
            self.has_head = true;
        }
        for row in rows {
            push(&mut text, row);
        }
        Ok(self.out.write_all(text.as_bytes())?)
    }
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
