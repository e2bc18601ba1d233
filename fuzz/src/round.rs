//! Rounds.

use std::collections::BTreeMap;

use tuz_cards::{Card, CardSet};
use tuz_house::Points;
use tuz_house::record::Record;
use tuz_house::round::{
    Action, Ahead, BoxId, BoxStake, CannotSit, Event, PackOrder, Phase, PlayerId, ReplayError, Round,
};
use tuz_house::rules::{Rules, SideBet};

use crate::bytes::Bytes;
use crate::check_sentence;
use crate::common::checks::{balances, check_legal, check_money, check_views};
use crate::common::random;
use crate::common::witness::Witness;
use crate::rules::rules;

/// Plays a round as the bytes say.
///
/// # Panics
/// When a relation does not hold.
pub fn round(bytes: &[u8]) {
    let bytes = &mut Bytes::new(bytes);
    let (text, rules) = rules(bytes);
    let Some(mut round) = seated(&rules, bytes) else { return };
    // The last of them sits at no table.
    for player in 0..=round.players() {
        stake(&mut round, PlayerId(player), bytes);
    }
    let mut halfway = round.clone();
    if deal(&mut round, bytes) {
        play(&mut round, &mut halfway, bytes);
    }
    check_past(&halfway, &text, bytes);
    check_past(&round, &text, bytes);
}

/// Players with balances that may be refused.
fn seated(rules: &Rules, bytes: &mut Bytes) -> Option<Round> {
    let players = bytes.below(5);
    let ante = rules.limits().least.0;
    let balances: Vec<Points> = (0..players)
        .map(|_| match bytes.below(4) {
            0 => Points(100_000_000),
            // Where money is short, most is refused, and what is not must not be regretted.
            1 | 2 => Points(ante.saturating_mul(i64::from(bytes.byte() % 24))),
            _ => bytes.points(),
        })
        .collect();
    match Round::new(rules.clone(), &balances) {
        Ok(round) => Some(round),
        Err(error) => {
            check_sentence(&error.to_string());
            if let CannotSit::Balance { player, balance } = error {
                assert_eq!(balance, balances[player.0]);
            }
            None
        }
    }
}

/// Puts up something for the player, accepted or not.
fn stake(round: &mut Round, player: PlayerId, bytes: &mut Bytes) {
    for _ in 0..=bytes.below(4) {
        let rules = round.rules().clone();
        let stakes = if bytes.one_in(2) {
            let from = bytes.below(usize::from(rules.table().boxes)) as u8;
            random::stakes(&rules, &mut bytes.numbers(), from)
        } else {
            let first = bytes.byte();
            let count = bytes.below(10) as u8;
            (0..count).map(|place| box_stake(&rules, first.wrapping_add(place) % 10, bytes)).collect()
        };
        let before = round.clone();
        let refusal = round.why_not_stake(player, &stakes);
        assert_eq!(round.may_stake(player, &stakes), refusal.is_none());
        assert_eq!(round.stake(player, &stakes).err(), refusal);
        match refusal {
            Some(refusal) => {
                check_sentence(&refusal.to_string());
                assert_eq!(*round, before, "a refusal changes nothing");
            }
            None => assert!(round.balance(player).is_some_and(|balance| balance >= Points::ZERO)),
        }
    }
}

fn box_stake(rules: &Rules, place: u8, bytes: &mut Bytes) -> BoxStake {
    let limits = rules.limits();
    let ante = match bytes.below(4) {
        0 => limits.least,
        1 => Points(limits.step.0.saturating_mul(i64::from(bytes.byte()))),
        2 => limits.most.unwrap_or(limits.least),
        _ => bytes.points(),
    };
    let mut sides = BTreeMap::new();
    let bets = rules.bonus().into_iter().chain(rules.side_bets());
    for bet in bets {
        if let Some(stake) = side_stake(bet, bytes) {
            sides.insert(bet.name.clone(), stake);
        }
    }
    if bytes.byte() == 255 {
        sides.insert("no bet\u{1b}".to_owned(), bytes.points());
    }
    let ahead = match bytes.below(4) {
        0 => Ahead { sixth: true, insurance: rules.insurance().map(|rule| rule.least) },
        1 => Ahead { sixth: bytes.one_in(2), insurance: bytes.one_in(2).then(|| bytes.points()) },
        _ => Ahead::default(),
    };
    BoxStake { place: BoxId(place), ante, sides, ahead }
}

fn side_stake(bet: &SideBet, bytes: &mut Bytes) -> Option<Points> {
    match bytes.below(4) {
        0 => None,
        1 => Some(bet.stake.fixed.unwrap_or(bet.stake.least)),
        2 => bet.stake.most,
        _ => Some(bytes.points()),
    }
}

/// A pack, shuffled by two bytes and then card by card.
fn pack(bytes: &mut Bytes) -> PackOrder {
    let mut cards = bytes.numbers().pack().cards().to_vec();
    for _ in 0..bytes.below(16) {
        cards.swap(bytes.below(Card::COUNT), bytes.below(Card::COUNT));
    }
    PackOrder::new(cards).expect("a pack with cards exchanged is a pack")
}

/// Deals, if that is allowed.
fn deal(round: &mut Round, bytes: &mut Bytes) -> bool {
    let pack = pack(bytes);
    let before = round.clone();
    let refusal = round.why_not_deal();
    assert_eq!(round.may_deal(), refusal.is_none());
    assert_eq!(round.deal(pack).err(), refusal);
    assert!(refusal.is_none() || *round == before);
    refusal.is_none()
}

/// Plays to the end, and keeps the round as it was at some moment.
fn play(round: &mut Round, halfway: &mut Round, bytes: &mut Bytes) {
    let rules = round.rules().clone();
    let mut witness = Witness::default();
    witness.watch(&rules, round.events());
    witness.open(round);
    let mut seen = round.events().len();
    while let Some(turn) = round.turn() {
        check_views(round, &witness);
        // It tries hundreds of actions, and other states need it as much.
        let numbers = &mut bytes.numbers();
        let legal = if bytes.one_in(4) {
            check_legal(round, numbers)
        } else {
            let legal = round.legal(turn.owner);
            let range = legal.insure.into_iter().flat_map(|range| [range.least, range.most]);
            legal.actions.into_iter().chain(range.map(Action::Insure)).collect()
        };
        assert!(!legal.is_empty(), "whoever is asked has an answer");
        let tries = if bytes.are_used_up() { 0 } else { bytes.below(4) };
        for _ in 0..tries {
            let (player, action) = (PlayerId(bytes.below(round.players() + 1)), any_action(round, bytes));
            attempt(&mut round.clone(), player, &action);
        }
        if bytes.one_in(8) {
            halfway.clone_from(round);
        }
        let action = legal[bytes.below(legal.len())];
        assert!(attempt(round, turn.owner, &action), "{action:?} is legal");
        witness.watch(&rules, &round.events()[seen..]);
        seen = round.events().len();
        witness.open(round);
        for player in (0..round.players()).map(PlayerId) {
            assert!(round.balance(player).is_some_and(|balance| balance >= Points::ZERO));
        }
    }
    assert_eq!(round.phase(), Phase::Settled);
    check_views(round, &witness);
    check_money(round, &witness);
}

/// Does it, or is refused as foretold.
fn attempt(round: &mut Round, player: PlayerId, action: &Action) -> bool {
    let before = round.clone();
    let refusal = round.why_not(player, action);
    assert_eq!(round.may(player, action), refusal.is_none());
    assert_eq!(round.legal(player).allows(action), refusal.is_none(), "{action:?}: {refusal:?}");
    let events = round.act(player, action).map(<[Event]>::to_vec);
    assert_eq!(events.as_ref().err(), refusal.as_ref());
    match events {
        Ok(events) => {
            assert!(!events.is_empty());
            assert_eq!([before.events(), &events].concat(), round.events());
            true
        }
        Err(refusal) => {
            check_sentence(&refusal.to_string());
            assert_eq!(*round, before, "a refusal changes nothing");
            false
        }
    }
}

fn any_action(round: &Round, bytes: &mut Bytes) -> Action {
    let card = |bytes: &mut Bytes| Card::try_from(bytes.below(Card::COUNT) as u8).ok();
    match bytes.below(9) {
        0 => Action::Fold,
        1 => Action::Play,
        2 => Action::Sixth,
        3 => Action::NoInsurance,
        4 => Action::Keep,
        5 => Action::BuyGame { thrown: card(bytes).filter(|_| round.players() > 1) },
        6 => Action::Insure(bytes.points()),
        _ => {
            let count = bytes.below(8);
            Action::Exchange((0..count).filter_map(|_| card(bytes)).collect::<CardSet>())
        }
    }
}

/// The round follows from its events, and its record gives it back.
fn check_past(round: &Round, text: &str, bytes: &mut Bytes) {
    let replay =
        |events: &[Event]| Round::replay(round.rules().clone(), &balances(round), round.pack(), events);
    assert_eq!(replay(round.events()).as_ref(), Ok(round));
    let until = bytes.below(round.events().len() + 1);
    match replay(&round.events()[..until]) {
        Ok(begun) => assert_eq!(begun.events(), &round.events()[..until]),
        Err(ReplayError::Event { event, .. }) => assert_eq!(event, until + 1, "the first that is missing"),
        Err(other) => panic!("{other}"),
    }

    let record = Record::new(round, text, None).expect("the text is that of the rules");
    let json = record.to_json().expect("a record can be written");
    let read = Record::read(&json);
    assert_eq!(read.as_ref(), Ok(&record), "{json}");
    assert_eq!(record.replay().as_ref(), Ok(round));
}
