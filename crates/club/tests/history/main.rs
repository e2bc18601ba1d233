//! Hands as others recorded them.

mod compared;
mod damaged;
mod files;
mod sites;
mod writing;

use tuz_club::Hand;
use tuz_club::history::{self, End, Record};

const DAY_5: &str = include_str!("../files/wsop-2023-43-5.phhs");
const DAY_4: &str = include_str!("../files/wsop-2023-54-4.phhs");
const STARS: &str = include_str!("../files/stars.txt");
const TILT: &str = include_str!("../files/tilt.txt");

/// The hands of a text, none of which is bad.
fn records(text: &str) -> Vec<Record> {
    history::read(text).into_iter().map(|record| record.unwrap_or_else(|fault| panic!("{fault}"))).collect()
}

/// A hand to its end.
fn replayed(record: &Record) -> Hand {
    let replayed = record.replay().unwrap_or_else(|parting| panic!("hand {}: {parting}", record.id));
    assert_eq!(replayed.end, End::Over, "hand {}", record.id);
    replayed.hand
}

/// The text with the first of something replaced, which is in it.
fn changed(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1)
}

/// The part of a hand's text that is one of the stars file, with something replaced.
fn stars(id: &str, from: &str, to: &str) -> Record {
    let start = STARS.find(&format!("#{id}")).unwrap();
    let start = STARS[..start].rfind("PokerStars").unwrap();
    let text = STARS[start..].split("\n\n\n").next().unwrap();
    records(&changed(text, from, to)).swap_remove(0)
}

/// Where a hand parts from the engine.
fn parting(record: &Record) -> String {
    record.replay().unwrap_err().to_string()
}

/// Where the hands of a text part from the engine; what cannot be read is left out.
fn partings(text: &str) -> Vec<String> {
    let hands = history::read(text).into_iter().filter_map(Result::ok);
    hands.filter_map(|record| record.replay().err()).map(|part| part.to_string()).collect()
}
