//! What holds in every state of every round.

use std::collections::BTreeSet;

use tuz_cards::{Card, CardSet};
use tuz_house::Points;
use tuz_house::round::{
    Action, Asked, CannotSettle, Event, Line, LineKind, Outcome, PlayerId, Round, Viewer, settle,
};
use tuz_house::rules::{CapOf, PayoutCap, UpCard};

use super::judge;
use super::random::Numbers;
use super::witness::Witness;

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

/// Nobody sees what he may not, and everybody what he may.
pub fn check_views(round: &Round, witness: &Witness) {
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
    check_glances(round);
}

/// What an owner is told in single facts is what he sees.
fn check_glances(round: &Round) {
    let public = round.view(Viewer::Public).dealer;
    let up = match round.rules().table().up_card {
        UpCard::First => public.cards.first(),
        UpCard::Last => public.cards.last(),
    };
    assert_eq!(round.up_card(), up.copied().flatten());
    let shown: Option<Vec<Card>> = public.cards.iter().copied().collect();
    assert_eq!(round.shown_dealer(), shown.as_deref());
    for (place, owner) in round.boxes() {
        let view = round.view(Viewer::Player(owner));
        let seen = view.boxes.iter().find(|seen| seen.place == place).unwrap();
        let hand: Option<CardSet> = seen.cards.iter().copied().collect();
        let own = round.own_box(place);
        assert_eq!(own.map(|own| own.hand), hand);
        let Some(own) = own else { continue };
        assert_eq!(own.dealt, seen.dealt.iter().copied().collect());
        assert_eq!((own.bought, own.insured), (&*seen.bought, seen.insurance.is_some()));
    }
    let Some(turn) = round.turn() else {
        let thrown = public.replacement.map(|replaced| replaced.thrown);
        assert!(thrown.is_none_or(|thrown| round.card_thrown() == Some(thrown)));
        return;
    };
    let legal = round.legal(turn.owner);
    assert_eq!(round.insurable(), legal.insure);
    if turn.asked == Asked::Decision {
        let must_bet = round.own_box(turn.place).unwrap().must_bet;
        assert_eq!(must_bet, !legal.allows(&Action::Fold));
    }
    if turn.asked == Asked::DealerGame {
        let named = legal.allows(&Action::BuyGame { thrown: None });
        assert_eq!(round.card_thrown().is_some(), named);
    }
}

/// Actions of every kind, most of them nonsense.
pub fn universe(round: &Round, numbers: &mut Numbers) -> Vec<Action> {
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
pub fn check_legal(round: &Round, numbers: &mut Numbers) -> Vec<Action> {
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

/// The lines of the settlements account for every point, and the judge agrees.
pub fn check_money(round: &Round, witness: &Witness) {
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

/// What the players sat down with.
pub fn balances(round: &Round) -> Vec<Points> {
    (0..round.players()).map(|player| round.starting_balance(PlayerId(player)).unwrap()).collect()
}
