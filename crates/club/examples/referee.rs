//! Compares the engine with the facts that another one has written into the comments of a PHH file: what a call adds,
//! the least and the most to raise to, and the pot, before each decision; and the stacks at the end. Reads the file
//! from standard input; `scripts/compare.py` writes such files.

use std::collections::BTreeMap;
use std::io::Read;
use std::process::ExitCode;

use tuz_club::history::{self, Record, Step};
use tuz_club::{Chips, Hand, HouseRules, Next, Setup, Stakes};

/// How many disagreements of a kind are shown.
const SHOWN: usize = 3;

/// What the comment tells of this name, as it is written.
fn fact<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    text.split_whitespace().find_map(|word| word.strip_prefix(name)?.strip_prefix('='))
}

/// What differs before this decision, by name.
fn differences(hand: &Hand, step: &Step) -> Vec<(&'static str, String)> {
    let Next::Act(seat) = hand.next() else {
        return vec![("turn", format!("the hand waits for {:?}", hand.next()))];
    };
    let legal = hand.legal(seat);
    let pot: Chips = hand.pots().as_slice().iter().map(|pot| pot.amount).sum();
    let call = legal.call.map_or(0, |chips| chips.0);
    let raise = legal.raise;
    let written = |amount: Option<u64>| amount.map_or_else(|| "-".to_owned(), |amount| amount.to_string());
    let ours = [
        ("call", written(Some(call))),
        ("least", written(raise.map(|raise| raise.least.0))),
        ("most", written(raise.map(|raise| raise.most.0))),
        ("pot", written(Some(pot.0))),
    ];
    let told = ours.into_iter().filter_map(|(name, ours)| Some((name, ours, fact(&step.text, name)?)));
    told.filter(|(_, ours, theirs)| ours != theirs)
        .map(|(name, ours, theirs)| (name, format!("{ours} here and {theirs} there")))
        .collect()
}

/// The hand as the other engine plays it: it counts raises otherwise, and knows no big bet for an open pair.
fn its_house(record: &Record) -> Record {
    let stakes = record.setup.stakes();
    let house = HouseRules { cap: None, open_pair: false, ..stakes.house };
    let stakes = Stakes { house, ..stakes.clone() };
    let setup = Setup::new(record.setup.variant().clone(), stakes);
    Record { setup: setup.unwrap_or_else(|_| record.setup.clone()), ..record.clone() }
}

fn main() -> ExitCode {
    let mut bytes = Vec::new();
    if let Err(fault) = std::io::stdin().read_to_end(&mut bytes) {
        eprintln!("standard input cannot be read: {fault}");
        return ExitCode::FAILURE;
    }
    let (mut hands, mut decisions) = (0, 0);
    let mut found: BTreeMap<(String, &'static str), Vec<String>> = BTreeMap::new();
    for record in history::read(&history::decode(&bytes)) {
        hands += 1;
        let record = match record {
            Ok(record) => its_house(&record),
            Err(fault) => {
                found.entry(("file".to_owned(), "read")).or_default().push(fault.to_string());
                continue;
            }
        };
        let game = record.game.to_string();
        let result = record.replay_with(|hand, step| {
            decisions += 1;
            for (name, words) in differences(hand, step) {
                let words = format!("hand {}, `{}`: {words}", record.id, step.text);
                found.entry((game.clone(), name)).or_default().push(words);
            }
        });
        if let Err(parting) = result {
            found.entry((game, "replay")).or_default().push(format!("hand {}: {parting}", record.id));
        }
    }
    println!("{hands} hands, {decisions} decisions");
    for ((game, name), list) in &found {
        println!("{game}, {name}: {} differ", list.len());
        for words in list.iter().take(SHOWN) {
            println!("  {words}");
        }
    }
    if found.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
