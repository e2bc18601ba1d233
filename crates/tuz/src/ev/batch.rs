//! `tuz ev --batch`: one JSON object a line in, one a line out, in order.

use std::io::{BufRead, Read, Write};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use tuz_cards::Card;
use tuz_house::{JsonFault, from_json};
use tuz_i18n::Args as Words;

use crate::fault::Fault;
use crate::files::without_mark;
use crate::house::House;
use crate::io::Io;
use crate::question::{Analysts, EvOutput, Houses, Question};
use crate::values;

/// As many lines are answered at once; what waits beyond is not read yet.
const CHUNK: usize = 256;

/// A question takes a few hundred bytes.
const LONGEST_LINE: u64 = 64 << 10;

/// A line that was read.
struct Line {
    /// From 1.
    number: u64,
    /// Its bytes, or why they cannot be had.
    bytes: Result<Vec<u8>, Fault>,
}

/// A question of a batch; cards stand in a text or a list.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    hand: Value,
    upcard: Value,
    rules: Option<String>,
    seen: Option<Value>,
    bought: Option<String>,
    discards: Option<Value>,
    dealt: Option<Value>,
    dealer: Option<Value>,
    insured: Option<Value>,
    bonus: Option<Value>,
    ante: Option<Value>,
    #[serde(default)]
    #[allow(dead_code)] // It is read by itself, so that it comes back even with a line that is bad.
    id: Option<serde::de::IgnoredAny>,
}

/// The name of a question, whatever else its line holds.
#[derive(Deserialize)]
struct Named {
    id: Option<Box<RawValue>>,
}

/// A question with its rules, ready for the analysis.
struct Ready {
    question: Question,
    house: House,
    which: String,
}

/// Runs the command.
pub(super) fn run(rules: &str, io: &mut Io) -> Result<(), Fault> {
    let mut houses = Houses::new();
    houses.get(rules, io)?;
    let lines = read(io)?;
    let analysts = Analysts::new();
    let mut bad = false;
    // The first line that is there starts a chunk, so that a program which asks one by one is answered at once.
    while let Ok(first) = lines.recv() {
        let chunk: Vec<Line> = [first].into_iter().chain(lines.try_iter().take(CHUNK - 1)).collect();
        let mut ready = Vec::with_capacity(chunk.len());
        let mut failure = None;
        for line in chunk {
            if line.bytes.as_ref().is_err_and(Fault::is_failure) {
                failure = line.bytes.err();
                break;
            }
            let id = line.bytes.as_ref().ok().and_then(|bytes| id(bytes));
            let prepared = line.bytes.and_then(|bytes| prepare(&bytes, rules, &mut houses, io));
            ready.push((line.number, id, prepared));
        }
        let answers: Vec<(bool, serde_json::Result<String>)> = ready
            .into_par_iter()
            .map(|(number, id, prepared)| match prepared.and_then(|ready| answer(&ready, &analysts)) {
                Ok(mut output) => {
                    output.id = id;
                    (true, serde_json::to_string(&output))
                }
                Err(fault) => {
                    (false, serde_json::to_string(&Refused { line: number, error: fault.in_english(), id }))
                }
            })
            .collect();
        for (good, text) in answers {
            bad |= !good;
            writeln!(io.out, "{}", text.map_err(std::io::Error::from)?)?;
        }
        io.out.flush()?;
        if let Some(fault) = failure {
            return Err(fault);
        }
    }
    if bad { Err(Fault::bad("ev-bad-lines", Words::new())) } else { Ok(()) }
}

/// Reads lines in a thread of its own, never far ahead.
fn read(io: &mut Io) -> Result<Receiver<Line>, Fault> {
    let mut input = io.take_input()?;
    let (send, lines) = sync_channel(CHUNK);
    thread::spawn(move || {
        for number in 1.. {
            let mut read = read_line(&mut *input);
            if number == 1
                && let Ok(Some(bytes)) = &mut read
            {
                *bytes = without_mark(bytes).to_vec();
            }
            let bytes = match read {
                Ok(None) => return,
                Ok(Some(bytes)) if bytes.iter().all(u8::is_ascii_whitespace) => continue,
                Ok(Some(bytes)) if bytes.len() as u64 > LONGEST_LINE => {
                    Err(Fault::bad("ev-line-long", Words::new().with("most", LONGEST_LINE)))
                }
                Ok(Some(bytes)) => Ok(bytes),
                Err(error) => {
                    let words = Words::new().with("name", "-").with("text", error.to_string());
                    Err(Fault::failure("file-unread", words))
                }
            };
            let ends = bytes.as_ref().is_err_and(Fault::is_failure);
            if send.send(Line { number, bytes }).is_err() || ends {
                return;
            }
        }
    });
    Ok(lines)
}

/// The next line, of one that is too long only its beginning; `None` at the end.
fn read_line(input: &mut dyn BufRead) -> std::io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    input.take(LONGEST_LINE + 1).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') && bytes.len() as u64 > LONGEST_LINE {
        input.skip_until(b'\n')?;
    }
    Ok(Some(bytes))
}

fn id(line: &[u8]) -> Option<Box<RawValue>> {
    serde_json::from_slice::<Named>(line).ok()?.id
}

fn prepare(line: &[u8], rules: &str, houses: &mut Houses, io: &mut Io) -> Result<Ready, Fault> {
    let line = str::from_utf8(line).map_err(|_| Fault::bad("ev-line-no-text", Words::new()))?;
    if !line.trim_start().starts_with('{') {
        return Err(Fault::bad("ev-line-no-object", Words::new()));
    }
    let asked: Asked = from_json(line).map_err(|JsonFault { column, path, message, .. }| {
        let words = Words::new().with("column", column).with("text", message);
        if path.is_empty() {
            Fault::bad("ev-line-json", words)
        } else {
            Fault::bad("ev-line-json-key", words.with("name", path))
        }
    })?;
    let list = |key: &str, value: Option<Value>| value.map(|value| cards(key, &value)).transpose();
    let antes = |key: &str, value: Option<Value>| {
        value.map(|value| values::antes(&written(&value)).map_err(|error| at(key, error))).transpose()
    };
    let question = Question {
        hand: cards("hand", &asked.hand)?,
        upcard: match cards("upcard", &asked.upcard)?.as_slice() {
            [card] => *card,
            cards => {
                return Err(Fault::bad("ev-one-upcard", Words::new().with("count", cards.len())));
            }
        },
        seen: list("seen", asked.seen)?.unwrap_or_default(),
        bought: asked.bought.map(|text| text.parse().map_err(|error| at("bought", error))).transpose()?,
        discards: list("discards", asked.discards)?.unwrap_or_default(),
        dealt: list("dealt", asked.dealt)?,
        dealer: list("dealer", asked.dealer)?,
        insured: antes("insured", asked.insured)?,
        bonus: antes("bonus", asked.bonus)?,
        ante: asked
            .ante
            .map(|value| values::points(&written(&value)).map_err(|error| at("ante", error)))
            .transpose()?,
    };
    let which = asked.rules.unwrap_or_else(|| rules.to_owned());
    let house = houses.get(&which, io)?;
    Ok(Ready { question, house, which })
}

fn at(key: &str, error: values::BadValue) -> Fault {
    let key = key.to_owned();
    Fault::because(move |text| {
        text.say("ev-key", &Words::new().with("name", key.clone()).with("text", error.in_words(text)))
    })
}

/// A number or a text as it is written.
fn written(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn cards(key: &str, value: &Value) -> Result<Vec<Card>, Fault> {
    let what = format!("`{key}`");
    let wanted = || Fault::bad("ev-cards-kind", Words::new().with("name", key.to_owned()));
    match value {
        Value::String(text) => values::cards(&what, text),
        Value::Array(items) => {
            let texts: Option<Vec<&str>> = items.iter().map(Value::as_str).collect();
            values::cards(&what, &texts.ok_or_else(wanted)?.join(" "))
        }
        _ => Err(wanted()),
    }
}

fn answer(ready: &Ready, analysts: &Analysts) -> Result<EvOutput, Fault> {
    let Ready { question, house, which } = ready;
    let odds = analysts.get(which, &house.rules, question.stakes())?;
    Ok(EvOutput::new(&house.rules, question, &question.answer(&odds)?))
}

/// The answer to a line that is bad.
#[derive(Serialize)]
struct Refused {
    line: u64,
    error: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Box<RawValue>>,
}
