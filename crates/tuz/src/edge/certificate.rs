//! Certificates: what every spot is worth, written so that somebody else can check the house edge.
//!
//! A certificate is a text file. Its first line is a JSON object ([`Header`]), the second names the columns, and each
//! further one is a class of spots: those that differ by the names of suits alone.

mod check;
mod write;

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use tuz_cards::{Card, CardSet};
use tuz_house::Antes;
use tuz_i18n::Args as Words;
use tuz_odds::{Action, SpotRow, Value};

use crate::fault::Fault;
use crate::figures::exact;
use crate::values::{self, first_decision, ordered};

pub(crate) use check::CheckOutput;
pub(super) use check::{Sample, check};
pub(super) use write::Certificate;

/// The version of the files.
const FORMAT: u8 = 1;

/// The second line.
const COLUMNS: &str = "upcard,hand,spots,action,discard,least,most";

/// The first line: what is claimed.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    format: u8,
    /// The rule file.
    rules: String,
    /// The ante in points, where it matters.
    ante: Option<i64>,
    /// How many classes follow.
    classes: u64,
    /// The mean net result of a round at least and at most, in antes, as fractions.
    value: [String; 2],
    /// The same by the rank of the up card.
    by_upcard: Vec<(String, [String; 2])>,
}

/// A class of spots as its line has it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Class {
    up: Card,
    /// One hand for all.
    hand: CardSet,
    /// For how many spots it stands.
    spots: u32,
    /// What is best.
    action: Action,
    /// What that is worth at least, and what any option is worth at most.
    value: Value,
}

impl Class {
    fn new(row: &SpotRow) -> Self {
        let (action, value) = row.best;
        Self { up: row.up, hand: row.hand, spots: row.spots, action, value }
    }

    fn line(&self) -> String {
        let mut line = format!("{},", self.up);
        letters(self.hand, &mut line);
        let (name, goes) = first_decision(self.action);
        // A text takes all that is written to it.
        let _ = write!(line, ",{},{name},", self.spots);
        letters(goes, &mut line);
        let _ = write!(line, ",{},{}", exact(self.value.low()), exact(self.value.high()));
        line
    }

    /// Reads a line; the error says what is wrong with it.
    fn read(line: &str) -> Result<Self, Fault> {
        let fields: Vec<&str> = line.split(',').collect();
        let &[up, hand, spots, action, discard, least, most] = fields.as_slice() else {
            return Err(Fault::bad("certificate-fields", Words::new().with("count", fields.len())));
        };
        let field = |name: &'static str, text: &str| {
            Fault::bad("certificate-field", Words::new().with("name", name).with("text", text.to_owned()))
        };
        let cards = |name, text: &str| -> Result<CardSet, Fault> {
            let cards = tuz_cards::parse_cards(text).map_err(|_| field(name, text))?;
            let set: CardSet = cards.iter().copied().collect();
            if set.len() == cards.len() { Ok(set) } else { Err(field(name, text)) }
        };
        let amount = |name, text: &str| -> Result<Antes, Fault> {
            values::fraction(text).ok_or_else(|| field(name, text))
        };
        let class = Self {
            up: up.parse().map_err(|_| field("upcard", up))?,
            hand: cards("hand", hand)?,
            spots: spots.parse().map_err(|_| field("spots", spots))?,
            action: match action {
                "fold" => Action::Fold,
                "play" => Action::Play,
                "sixth" => Action::Sixth,
                "exchange" => Action::Exchange(cards("discard", discard)?),
                _ => return Err(field("action", action)),
            },
            value: Value::between(amount("least", least)?, amount("most", most)?),
        };
        if class.hand.len() != 5 || class.hand.contains(class.up) {
            return Err(field("hand", hand));
        }
        Ok(class)
    }
}

fn letters(cards: CardSet, line: &mut String) {
    for card in ordered(cards) {
        // A text takes all that is written to it.
        let _ = write!(line, "{card}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_they_were_written() {
        for line in [
            "Kc,As9h9d5d2s,6,exchange,As5d2s,-1/3,-1/4",
            "2c,As9h9d5d2s,12,play,,3/2,3/2",
            "2c,AsKh9d5d2s,24,fold,,-1/1,-1/1",
            "Th,AsKh9d5d2s,24,sixth,,-1/1,7/1",
        ] {
            assert_eq!(Class::read(line).expect(line).line(), line);
        }
    }

    #[test]
    fn what_is_no_class_is_named() {
        for (line, told) in [
            ("", "1 fields where 7 are wanted"),
            ("Kc,As9h9d5d2s,6,exchange,As5d2s,-1/3", "6 fields where 7 are wanted"),
            ("K,As9h9d5d2s,6,fold,,-1/1,-1/1", "`K` cannot stand for `upcard`"),
            ("Kc,As9h9d5d,6,fold,,-1/1,-1/1", "`As9h9d5d` cannot stand for `hand`"),
            ("Kc,As9h9d5dKc,6,fold,,-1/1,-1/1", "`As9h9d5dKc` cannot stand for `hand`"),
            ("Kc,As9h9d5d2s,-6,fold,,-1/1,-1/1", "`-6` cannot stand for `spots`"),
            ("Kc,As9h9d5d2s,6,raise,,-1/1,-1/1", "`raise` cannot stand for `action`"),
            ("Kc,As9h9d5d2s,6,exchange,As5d2s,1/0,-1/4", "`1/0` cannot stand for `least`"),
        ] {
            assert_eq!(Class::read(line).err().map(|fault| fault.in_english()).as_deref(), Some(told));
        }
    }
}
