//! Records.

use serde_json::Value;
use tuz_house::JsonFault;
use tuz_house::record::{PackSource, Record, RecordError};
use tuz_house::round::{ReplayError, Round};

use crate::bytes::Bytes;
use crate::{check_harmless, check_sentence, common};

/// Reads the bytes as a record; those that start with a control byte edit a record of a round instead, as JSON or as text.
///
/// # Panics
/// When a relation does not hold.
pub fn record(data: &[u8]) {
    match data {
        [first @ 0..9, rest @ ..] => {
            let bytes = &mut Bytes::new(rest);
            let mut value = serde_json::from_str(&played(*first, bytes)).expect("it is JSON");
            while !bytes.are_used_up() {
                edit(&mut value, bytes);
            }
            check(&value.to_string());
        }
        [first @ 14..32, rest @ ..] => {
            let bytes = &mut Bytes::new(rest);
            let mut letters: Vec<char> = played(*first, bytes).chars().collect();
            while !bytes.are_used_up() {
                let from = bytes.below(letters.len() + 1);
                let to = (from + bytes.below(4)).min(letters.len());
                let new: Vec<char> = (0..bytes.below(4)).map(|_| bytes.byte().into()).collect();
                letters.splice(from..to, new);
            }
            check(&letters.into_iter().collect::<String>());
        }
        _ => {
            if let Ok(text) = std::str::from_utf8(data) {
                check(text);
            }
        }
    }
}

fn check(json: &str) {
    let record = match Record::read(json) {
        Ok(record) => record,
        Err(error) => {
            check_error(json, &error);
            return;
        }
    };
    let again = record.to_json().expect("a record can be written");
    assert_eq!(Record::read(&again).as_ref(), Ok(&record), "{again}");
    match record.replay() {
        Ok(round) => check_round(&record, &round),
        Err(ReplayError::Event { event, fault }) => {
            assert!((1..=record.events().len() + 1).contains(&event), "{event}: {fault}");
            check_sentence(&fault.to_string());
        }
        Err(ReplayError::Players(error)) => check_sentence(&error.to_string()),
    }
}

fn check_error(json: &str, error: &RecordError) {
    let sentence = error.to_string();
    match error {
        RecordError::Json(JsonFault { line, .. }) => {
            assert!((1..=json.split('\n').count()).contains(line), "{sentence}");
            check_sentence(&sentence);
        }
        RecordError::Rules(_) => sentence.lines().for_each(check_harmless),
        _ => check_sentence(&sentence),
    }
}

/// A record that holds is the record of its round.
fn check_round(record: &Record, round: &Round) {
    assert_eq!(round.events(), record.events());
    assert_eq!(common::checks::balances(round), record.balances());
    let shuffle = match record.pack() {
        PackSource::Shuffle(shuffle, _) => Some(Box::clone(shuffle)),
        _ => None,
    };
    let made = Record::new(round, record.rules_text(), shuffle.map(|shuffle| *shuffle));
    // A pack that was never dealt from is not the round's.
    if round.pack().is_some() {
        assert_eq!(made.as_ref(), Ok(record));
    } else {
        assert_eq!(made.map(|made| made.pack().clone()), Ok(PackSource::None));
    }
}

/// The record of a round.
fn played(which: u8, bytes: &mut Bytes) -> String {
    let names = ["trainer", "six-box", "pagat", "online"];
    let name = names[usize::from(which) % names.len()];
    let rules = common::rules_with(name, &[]);
    let mut numbers = bytes.numbers();
    loop {
        let Some(mut round) = common::random::table(&rules, &mut numbers) else { continue };
        round.deal(numbers.pack()).expect("boxes are staked");
        while let Some(turn) = round.turn() {
            let legal = round.legal(turn.owner).actions;
            let action = legal[numbers.below(legal.len())];
            round.act(turn.owner, &action).expect("it is legal");
        }
        let record = Record::new(&round, common::text_with(name, &[]), None).expect("these are its rules");
        return record.to_json().expect("it can be written");
    }
}

/// The paths of all values but the whole, as JSON pointers.
fn paths(value: &Value, path: &str, found: &mut Vec<String>) {
    let mut visit = |key: &str, value: &Value| {
        let path = format!("{path}/{key}");
        found.push(path.clone());
        paths(value, &path, found);
    };
    match value {
        Value::Array(items) => items.iter().enumerate().for_each(|(at, item)| visit(&at.to_string(), item)),
        Value::Object(items) => items.iter().for_each(|(key, item)| visit(key, item)),
        _ => {}
    }
}

fn edit(value: &mut Value, bytes: &mut Bytes) {
    let mut found = Vec::new();
    paths(value, "", &mut found);
    let (Some(path), Some(other)) = (bytes.pick(&found).cloned(), bytes.pick(&found)) else { return };
    let other = value.pointer(other).cloned().unwrap_or_default();
    let (parent, key) = path.rsplit_once('/').unwrap_or_default();
    let how = bytes.below(8);
    if let (0..3, Some(parent)) = (how, value.pointer_mut(parent)) {
        match (how, parent) {
            (0, Value::Array(items)) => drop(items.remove(key.parse().unwrap_or(0))),
            (0, Value::Object(items)) => drop(items.remove(key)),
            (_, Value::Array(items)) => items.insert(key.parse().unwrap_or(0), other),
            (_, Value::Object(items)) => drop(items.insert("no\u{1b}thing".to_owned(), other)),
            _ => {}
        }
        return;
    }
    let Some(place) = value.pointer_mut(&path) else { return };
    *place = match how {
        3 => other,
        4 => Value::from(bytes.number()),
        5 => Value::from(i64::from(bytes.byte() % 8)),
        6 => match place.as_i64() {
            Some(number) => Value::from(number.wrapping_add(i64::from(bytes.byte().cast_signed()))),
            None => Value::Null,
        },
        _ => Value::from(["bonus", "no-bet", "As", "ante", "\u{202e}", ""][bytes.below(6)]),
    };
}
