//! Random play under random rules: what holds in every round.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::checks::{balances, check_legal, check_money, check_views};
use common::random::{Numbers, table};
use common::witness::Witness;
use proptest::prelude::*;
use tuz_house::Points;
use tuz_house::record::Record;
use tuz_house::round::{Action, Event, Phase, PlayerId, ReplayError, Round};
use tuz_house::rules::testing::any_rules;
use tuz_house::rules::{RuleFile, Rules};

/// Plays to the end; each state is checked on the way.
fn play_out(round: &mut Round, numbers: &mut Numbers, checked: bool) {
    let rules = round.rules().clone();
    let mut witness = Witness::default();
    witness.watch(&rules, round.events());
    let pack = numbers.pack();
    let events = round.deal(pack).unwrap().to_vec();
    witness.watch(&rules, &events);
    witness.open(round);
    while let Some(turn) = round.turn() {
        let accepted = if checked {
            check_views(round, &witness);
            check_legal(round, numbers)
        } else {
            let legal = round.legal(turn.owner);
            let insure = legal.insure.map(|range| Action::Insure(range.most));
            legal.actions.into_iter().chain(insure).collect()
        };
        assert!(!accepted.is_empty());
        let mut action = accepted[numbers.below(accepted.len())];
        // Few rounds would get far if every second box folded, or if each exchanged.
        if numbers.one_in(2) && accepted.contains(&Action::Play) {
            action = Action::Play;
        }
        let events = round.act(turn.owner, &action).unwrap().to_vec();
        assert!(!events.is_empty());
        witness.watch(&rules, &events);
        witness.open(round);
        for player in (0..round.players()).map(PlayerId) {
            assert!(round.balance(player).unwrap() >= Points::ZERO);
        }
    }
    check_views(round, &witness);
    assert_eq!(round.phase(), Phase::Settled);
    check_money(round, &witness);
}

/// A settled round of these rules, if any stakes are accepted.
fn settled(rules: &Rules, numbers: &mut Numbers, checked: bool) -> Option<Round> {
    let mut round = table(rules, numbers)?;
    play_out(&mut round, numbers, checked);
    Some(round)
}

proptest! {
    #[test]
    fn every_round_under_any_rules(rules in any_rules(), seed: u64) {
        settled(&rules, &mut Numbers(seed), true);
    }

    #[test]
    fn a_round_follows_from_its_events(rules in any_rules(), seed: u64) {
        let mut numbers = Numbers(seed);
        if let Some(round) = settled(&rules, &mut numbers, false) {
            let replay = |events: &[Event]| Round::replay(rules.clone(), &balances(&round), round.pack(), events);
            let again = replay(round.events());
            prop_assert_eq!(again.as_ref(), Ok(&round));
            // An event taken out is missed, at its place or at the next one that cannot be.
            let out = numbers.below(round.events().len());
            let mut fewer = round.events().to_vec();
            fewer.remove(out);
            match replay(&fewer) {
                Ok(shorter) => prop_assert!(shorter != round),
                Err(ReplayError::Event { event, .. }) => prop_assert!(event <= round.events().len()),
                Err(other) => prop_assert!(false, "{}", other),
            }
        }
    }

    #[test]
    fn a_record_gives_its_round_back(rules in any_rules(), seed: u64) {
        if let Some(round) = settled(&rules, &mut Numbers(seed), false) {
            let record = Record::new(&round, RuleFile::from(&rules).to_toml(), None).unwrap();
            let json = record.to_json().unwrap();
            let read = Record::read(&json);
            prop_assert_eq!(read.as_ref(), Ok(&record), "{}", json);
            let replayed = record.replay();
            prop_assert_eq!(replayed.as_ref(), Ok(&round));
        }
    }

    #[test]
    fn a_damaged_record_is_refused_or_replayed_and_never_panics(
        seed: u64,
        edits in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), "[0-9a-z\"{}\\[\\],:-]{0,3}"), 1..6),
    ) {
        let rules = common::rules_with("pagat", &[]);
        if let Some(round) = settled(&rules, &mut Numbers(seed), false) {
            let text = common::text_with("pagat", &[]);
            let json = Record::new(&round, text, None).unwrap().to_json().unwrap();
            let mut letters: Vec<char> = json.chars().collect();
            // Behind the text of the rules, where a change would mostly hit a comment.
            let from = json.find("\"pack\"").unwrap();
            for (start, length, new) in edits {
                let start = from + start.index(letters.len() - from);
                let end = (start + length.index(4)).min(letters.len());
                letters.splice(start..end, new.chars());
            }
            let damaged: String = letters.into_iter().collect();
            if let Ok(record) = Record::read(&damaged) {
                let _ = record.replay();
            }
        }
    }

    #[test]
    fn any_text_is_refused_as_a_record(text in "\\PC*|[\\[\\]{}\",:a-z0-9 ]*") {
        prop_assert!(Record::read(&text).is_err());
    }
}

#[test]
fn every_rule_file_that_ships_is_played() {
    for file in tuz_house::rules::shipped() {
        let rules = common::rules_with(file.name, &[]);
        let played =
            (0..40).filter(|seed| settled(&rules, &mut Numbers(*seed), *seed < 10).is_some()).count();
        assert!(played > 10, "{}: {played}", file.name);
    }
}

/// The name of an event's kind.
fn kind(event: &Event) -> String {
    let json = serde_json::to_value(event).unwrap();
    json.as_object().unwrap().keys().next().unwrap().clone()
}

/// Random rounds prove little unless they go everywhere.
#[test]
fn random_rounds_go_everywhere() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..600 {
        let rules = any_rules().new_tree(&mut runner).unwrap().current();
        let Some(round) = settled(&rules, &mut Numbers(seed), false) else { continue };
        let mut count = |what: String| *kinds.entry(what).or_default() += 1;
        count("round".to_owned());
        round.events().iter().map(kind).collect::<BTreeSet<_>>().into_iter().for_each(&mut count);
        for (place, _) in round.boxes() {
            let settlement = round.settlement(place).unwrap();
            count(format!("{:?}", settlement.outcome));
            settlement.lines.iter().for_each(|line| count(format!("line {}", line.what)));
            if settlement.lines.iter().any(|line| line.withheld > Points::ZERO) {
                count("withheld".to_owned());
            }
        }
    }
    let seen = |what: &str| kinds.get(what).copied().unwrap_or(0);
    for what in [
        "bet",
        "dealer-drew",
        "dealer-shows",
        "dealt",
        "drawn",
        "exchanged",
        "folded",
        "game-bought",
        "game-kept",
        "insured",
        "instant",
        "not-insured",
        "paid",
        "settled",
        "sixth",
        "staked",
        "Folded",
        "Instant",
        "Loss",
        "NoGame",
        "Win",
        "line bonus",
        "line dealer-game",
        "line exchange",
        "line insurance",
        "line side-0",
        "line sixth",
    ] {
        assert!(seen(what) >= 10, "{what} came {} times only", seen(what));
    }
    assert!(seen("round") > 500 && seen("withheld") > 0);
}
