//! Random play under random rules: what holds in every round.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::judge;
use common::random::{Numbers, table};
use common::witness::Witness;
use proptest::prelude::*;
use tuz_cards::{Card, CardSet};
use tuz_house::Points;
use tuz_house::record::Record;
use tuz_house::round::{
    Action, CannotSettle, Event, Line, LineKind, Outcome, Phase, PlayerId, ReplayError, Round, Viewer, settle,
};
use tuz_house::rules::testing::any_rules;
use tuz_house::rules::{CapOf, PayoutCap, RuleFile, Rules};

/// Every card that is written anywhere in a view.
fn cards_in(view: &serde_json::Value, found: &mut CardSet) {
    match view {
        serde_json::Value::String(text) if text.len() == 2 => {
            *found = *found | text.parse::<Card>().ok().into_iter().collect();
        }
        serde_json::Value::Array(values) => values.iter().for_each(|value| cards_in(value, found)),
        serde_json::Value::Object(values) => values.values().for_each(|value| cards_in(value, found)),
        _ => {}
    }
}

fn check_views(round: &Round, witness: &Witness) {
    let viewers =
        (0..=round.players()).map(|player| Viewer::Player(PlayerId(player))).chain([Viewer::Public]);
    for viewer in viewers {
        let view = round.view(viewer);
        let mut found = CardSet::EMPTY;
        cards_in(&serde_json::to_value(&view).unwrap(), &mut found);
        let hidden = found - witness.visible(round.rules(), viewer);
        assert!(hidden.is_empty(), "{viewer:?} sees {hidden}\n{view:#?}");
        // Nor is anything hidden that the viewer may see.
        for seen in &view.boxes {
            let seat = &witness.boxes[&seen.place];
            let own = matches!(viewer, Viewer::Player(player) if Some(player) == seat.owner);
            let may_see = if seat.blind {
                witness.shown
            } else {
                own && seat.opened || witness.shown && !own && !seat.folded
            };
            assert!(seen.cards.iter().all(|card| card.is_some() == may_see), "{seen:?}");
        }
    }
}

/// Actions of every kind, most of them nonsense.
fn universe(round: &Round, numbers: &mut Numbers) -> Vec<Action> {
    let mut actions = vec![Action::Fold, Action::Play, Action::Sixth, Action::NoInsurance, Action::Keep];
    actions.push(Action::BuyGame { thrown: None });
    actions.extend(Card::all().map(|card| Action::BuyGame { thrown: Some(card) }));
    let turn = round.turn().unwrap();
    let view = round.view(Viewer::Player(turn.owner));
    let hand: CardSet = view
        .boxes
        .iter()
        .find(|seen| seen.place == turn.place)
        .unwrap()
        .cards
        .iter()
        .flatten()
        .copied()
        .collect();
    actions.extend((0..=6).flat_map(|size| hand.subsets(size)).map(Action::Exchange));
    let random = (0..8).map(|_| {
        let size = numbers.below(8);
        Action::Exchange((0..size).map(|_| Card::try_from(numbers.below(52) as u8).unwrap()).collect())
    });
    actions.extend(random);
    let mut stakes = vec![i64::MIN, -1, 0, 1, i64::MAX, numbers.between(0, 1_000)];
    if let Some(range) = view.legal.insure {
        stakes.extend([range.least.0 - 1, range.least.0, range.most.0, range.most.0 + 1]);
        stakes.push(numbers.between(range.least.0, range.most.0));
    }
    actions.extend(stakes.into_iter().map(|stake| Action::Insure(Points(stake))));
    actions
}

/// Tries everything, and finds that the listed actions are the accepted ones. Gives back those of them that were tried.
fn check_legal(round: &Round, numbers: &mut Numbers) -> Vec<Action> {
    let turn = round.turn().unwrap();
    let universe = universe(round, numbers);
    let mut accepted = Vec::new();
    for player in (0..=round.players()).map(PlayerId) {
        let legal = round.legal(player);
        assert_eq!(legal.is_empty(), player != turn.owner);
        assert!(legal.actions.iter().all(|action| round.may(player, action)));
        for action in &universe {
            let refusal = round.why_not(player, action);
            assert_eq!(legal.allows(action), refusal.is_none(), "{action:?}: {refusal:?}");
            if let Some(refusal) = refusal {
                let sentence = refusal.to_string();
                assert!(
                    !sentence.is_empty() && !sentence.ends_with('.') && !sentence.contains('\n'),
                    "{sentence}"
                );
            }
            if player == turn.owner || numbers.one_in(40) {
                let mut tried = round.clone();
                let done = tried.act(player, action).is_ok();
                assert_eq!(done, round.may(player, action));
                assert!(done || tried == *round, "a refusal changes nothing");
                if done {
                    accepted.push(*action);
                }
            }
        }
    }
    let listed: BTreeSet<String> =
        round.legal(turn.owner).actions.iter().map(|action| format!("{action:?}")).collect();
    let tried: BTreeSet<String> = accepted
        .iter()
        .filter(|action| !matches!(action, Action::Insure(_)))
        .map(|action| format!("{action:?}"))
        .collect();
    assert_eq!(listed, tried, "no action is listed that was not in the universe");
    accepted
}

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

fn check_money(round: &Round, witness: &Witness) {
    let mut change = vec![Points::ZERO; round.players()];
    for (place, owner) in round.boxes() {
        let settlement = round.settlement(place).unwrap();
        assert_eq!(settlement.net, settlement.lines.iter().map(|line| line.net).sum());
        change[owner.0] += settlement.net;
        let played = witness.played(&witness.boxes[&place]);
        if round.rules().limits().payout.is_none() && settlement.outcome != Outcome::Instant {
            let no_side = |line: &&Line| !matches!(line.what, LineKind::Bonus | LineKind::Side(_));
            let main: Points = settlement.lines.iter().filter(no_side).map(|line| line.net).sum();
            assert_eq!(main.0, judge::net(round.rules(), &played), "{settlement:?}");
        }
        let shared =
            matches!(round.rules().limits().payout, Some(PayoutCap::Points { of: CapOf::Table, .. }));
        if !shared {
            let alone = settle(round.rules(), &played);
            assert_eq!(
                alone.as_ref(),
                Ok::<_, &CannotSettle>(settlement),
                "a box settles the same by itself"
            );
        }
    }
    for (player, change) in change.iter().enumerate() {
        let player = PlayerId(player);
        let after = round.balance(player).unwrap();
        assert_eq!(after - round.starting_balance(player).unwrap(), *change, "lines add up to the change");
    }
    let settled = round.events().iter().filter_map(|event| match event {
        Event::Settled { settlement, .. } => Some(settlement.net),
        _ => None,
    });
    let players: Points = (0..round.players())
        .map(|player| {
            round.balance(PlayerId(player)).unwrap() - round.starting_balance(PlayerId(player)).unwrap()
        })
        .sum();
    let house = -settled.sum::<Points>();
    assert_eq!(house, -players, "what the players win the house loses");
}

fn balances(round: &Round) -> Vec<Points> {
    (0..round.players()).map(|player| round.starting_balance(PlayerId(player)).unwrap()).collect()
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
