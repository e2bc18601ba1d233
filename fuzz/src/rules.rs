//! Rule sets: those that ship, with edits that leave them sound.

use std::sync::LazyLock;

use tuz_house::rules::{Rules, shipped};

use crate::bytes::Bytes;
use crate::rule_file::check_faults;

/// Every key, each with its default.
const EVERY_KEY: &str = include_str!("../../crates/house/tests/files/every-key.toml");

/// What may stand behind a key.
const VALUES: [&str; 58] = [
    "true",
    "false",
    "0",
    "1",
    "2",
    "3",
    "9",
    "42",
    "1000000",
    "\"1/2\"",
    "\"1/3\"",
    "\"7/1000\"",
    "\"3/2\"",
    "\"none\"",
    "\"rest\"",
    "\"last\"",
    "\"first\"",
    "[\"insure\", \"buy-game\", \"buy-ahead\"]",
    "\"free\"",
    "\"equal\"",
    "\"not-above-first\"",
    "\"box-by-box\"",
    "\"all-at-once\"",
    "\"refuse\"",
    "\"round-down\"",
    "{ most = 100, of = \"combination\" }",
    "{ most = 100, of = \"both\" }",
    "{ most = 100, of = \"box\" }",
    "{ most = 100, of = \"table\" }",
    "{ ratio = 30 }",
    "\"pair-of-jacks\"",
    "\"paid\"",
    "\"returned\"",
    "{ returned_below = \"pair\" }",
    "\"paid-unless-bought\"",
    "\"two-straights\"",
    "\"straight-and-pair\"",
    "{ 1 = 1, 2 = \"1/2\", 5 = 0 }",
    "[]",
    "[1]",
    "[5]",
    "[1, 0, \"3/2\"]",
    "\"own\"",
    "\"common\"",
    "\"at-once\"",
    "\"after-all\"",
    "\"highest\"",
    "\"lowest\"",
    "\"choice\"",
    "\"again\"",
    "\"no-game\"",
    "\"before-bet\"",
    "\"void\"",
    "{ pair = 1, ace-king-queen = 6, five-courts = 1000000 }",
    "\"final\"",
    "\"for\"",
    "\"before-purchase\"",
    "{ fixed = 7, compulsory = true }",
];

/// Numbers for the inside of a table.
const NUMBERS: [&str; 12] =
    ["0", "1", "2", "3", "5", "7", "100", "1000", "999999", "1000000", "\"1/2\"", "\"999/1000\""];

/// Groups of all files, each with its header.
static GROUPS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut groups = Vec::new();
    for text in texts() {
        let mut lines = lines(text).into_iter().skip_while(|line| !line.starts_with('[')).peekable();
        while let Some(mut group) = lines.next() {
            while let Some(line) = lines.next_if(|line| !line.starts_with('[')) {
                group.push('\n');
                group.push_str(&line);
            }
            groups.push(group);
        }
    }
    groups.sort();
    groups.dedup();
    groups
});

fn texts() -> Vec<&'static str> {
    std::iter::once(EVERY_KEY).chain(shipped().map(|file| file.text)).collect()
}

fn lines(text: &str) -> Vec<String> {
    let kept = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    kept.map(str::to_owned).collect()
}

/// A rule set with its text.
pub(crate) fn rules(bytes: &mut Bytes) -> (String, Rules) {
    let texts = texts();
    let start = texts[bytes.below(texts.len())];
    let mut rules = Rules::parse(start).expect("the file has no fault");
    let mut text = start.to_owned();
    for _ in 0..bytes.below(12) {
        let new = edited(&text, bytes);
        match Rules::parse(&new) {
            Ok(sound) => (text, rules) = (new, sound),
            Err(faults) => check_faults(&new, &faults),
        }
    }
    (text, rules)
}

fn edited(text: &str, bytes: &mut Bytes) -> String {
    let mut lines = lines(text);
    let at = bytes.below(lines.len());
    match bytes.below(8) {
        0 => drop(lines.remove(at)),
        1 => {
            let digits = |c: char| c.is_ascii_digit();
            let runs: Vec<&str> = lines[at].split(|c| !digits(c)).filter(|run| !run.is_empty()).collect();
            if let (Some(run), Some(number)) = (bytes.pick(&runs), bytes.pick(&NUMBERS)) {
                lines[at] = lines[at].replacen(run, number, 1);
            }
        }
        2..4 => {
            let Some(group) = bytes.pick(&GROUPS) else { return text.to_owned() };
            let header = group.lines().next().unwrap_or_default();
            // A group stands once, a side bet as often as it likes.
            if !header.starts_with("[[")
                && let Some(from) = lines.iter().position(|line| line == header)
            {
                let length = lines[from + 1..].iter().position(|line| line.starts_with('['));
                lines.drain(from..length.map_or(lines.len(), |length| from + 1 + length));
            }
            lines.push(group.clone());
        }
        4 => lines[at].insert(0, char::from(bytes.byte() & 0x7f)),
        _ => {
            if let (Some((key, _)), Some(value)) = (lines[at].split_once(" = "), bytes.pick(&VALUES)) {
                lines[at] = format!("{key} = {value}");
            }
        }
    }
    lines.join("\n")
}
