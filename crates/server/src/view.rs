//! From a round to what goes over the wire of it.

use serde::Serialize;
use tuz_cards::CardSet;
use tuz_hands::{Holding, Reading};
use tuz_house::Points;
use tuz_house::round::{self, Action, BoxView, Event, PaidCombination, Refusal, Round, Turn, View, Viewer};
use tuz_house::rules::{Rules, UpCard};

use crate::SEAT;
use crate::wire::{self, Card, cards};

/// The name that a value has in JSON.
pub(crate) fn named(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(name)) => name,
        other => format!("{other:?}"),
    }
}

/// The round as its player sees it.
pub(crate) fn round(
    round: &Round,
    id: i64,
    shuffle: wire::PlayedShuffle,
    judged: &[wire::Judged],
) -> wire::Round {
    let rules = round.rules();
    let view = round.view(Viewer::Player(SEAT));
    let boxes: Vec<wire::PlayedBox> = view.boxes.iter().map(|played| played_box(round, played)).collect();
    let nets = view.boxes.iter().map(|played| played.settlement.as_ref().map(|settlement| settlement.net.0));
    wire::Round {
        id,
        events: round.events().len(),
        rules: rules.name().to_owned(),
        phase: named(&view.phase),
        shuffle,
        turn: view.turn.map(|turn| wire::Turn { r#box: turn.place.0, asked: named(&turn.asked) }),
        dealer: dealer(rules, &view),
        legal: view.turn.map(|turn| legal(round, &view, turn)).unwrap_or_default(),
        refused: view.turn.map(|turn| refused(round, &view, turn)).unwrap_or_default(),
        judged: judged.to_vec(),
        net: nets.sum::<Option<i64>>().filter(|_| view.phase == round::Phase::Settled),
        boxes,
    }
}

fn rank(cards: CardSet) -> String {
    Holding::from(cards).strength().category().name().to_owned()
}

fn dealer(rules: &Rules, view: &View) -> wire::Dealer {
    let dealer = &view.dealer;
    let shown: CardSet = dealer.cards.iter().flatten().copied().collect();
    let replacement = dealer.replacement.as_ref().and_then(|replaced| {
        let stands = *replaced.drawn.last()?;
        Some(wire::Replacement {
            thrown: replaced.thrown.into(),
            drawn: cards(replaced.drawn.iter().copied()),
            rank: rank(shown.without(replaced.thrown).with(stands)),
            game: replaced.game,
        })
    });
    wire::Dealer {
        cards: dealer.cards.iter().map(|card| card.map(Card::from)).collect(),
        up: match rules.table().up_card {
            UpCard::First => 0,
            UpCard::Last => dealer.cards.len().saturating_sub(1),
        },
        rank: dealer.game.map(|_| rank(shown)),
        game: dealer.game,
        replacement,
    }
}

fn played_box(round: &Round, played: &BoxView) -> wire::PlayedBox {
    let rules = round.rules();
    let seen: Option<Vec<tuz_cards::Card>> = played.cards.iter().copied().collect();
    let seen = seen.filter(|cards| matches!(cards.len(), 5 | 6));
    let own = |event: &Event| match *event {
        Event::Sixth { place, price } if place == played.place => Some(("sixth", 1, price)),
        Event::Exchanged { place, price, thrown } if place == played.place => {
            Some(("exchange", thrown.len(), price))
        }
        _ => None,
    };
    let mut purchases: Vec<wire::Purchase> = round
        .events()
        .iter()
        .filter_map(own)
        .map(|(what, cards, price)| wire::Purchase { what: what.to_owned(), cards, price: price.0 })
        .collect();
    if let (true, Some(rule)) = (played.stake.ahead.sixth, rules.sixth()) {
        let price = rule.price.in_points(played.stake.ante).0;
        purchases.insert(0, wire::Purchase { what: "sixth".to_owned(), cards: 1, price });
    }
    let game = round.events().iter().find_map(|event| match *event {
        Event::GameBought { place, price, .. } if place == played.place => Some(price.0),
        _ => None,
    });
    let drawn = round.events().iter().map(|event| match event {
        Event::Drawn { place, cards } if *place == played.place => cards.len(),
        _ => 0,
    });
    wire::PlayedBox {
        r#box: played.place.0,
        blind: played.blind,
        state: named(&played.state),
        ante: played.stake.ante.0,
        sides: played.stake.sides.iter().map(|(name, stake)| (name.clone(), stake.0)).collect(),
        bet: played.bet.map(|bet| bet.0),
        purchases,
        insurance: played.insurance.map(|stake| stake.0),
        game,
        cards: played.cards.iter().map(|card| card.map(Card::from)).collect(),
        drawn: drawn.sum(),
        discards: cards(played.discards),
        hand: seen.map(|cards| hand(rules, cards.into_iter().collect())),
        paid: played.paid.iter().map(line).collect(),
        settlement: played.settlement.as_ref().map(settlement),
    }
}

pub(crate) fn hand(rules: &Rules, held: CardSet) -> wire::Hand {
    let pays = rules.pay_table();
    let reading = Reading::new(held, &pays);
    let second = reading.second.map(|second| second.combination);
    let combinations = reading.first.into_iter().chain(second).map(|combination| wire::Combination {
        rank: combination.category.name().to_owned(),
        cards: cards(combination.cards),
        pays: pays.of(combination.category),
    });
    wire::Hand {
        rank: reading.strength.category().name().to_owned(),
        best: cards(reading.best),
        combinations: combinations.collect(),
        pays: reading.pay(&pays),
    }
}

pub(crate) fn settlement(settlement: &round::Settlement) -> wire::Settlement {
    let combination = |paid: &PaidCombination| wire::Combination {
        rank: paid.rank.name().to_owned(),
        cards: cards(paid.cards),
        pays: paid.pays,
    };
    wire::Settlement {
        outcome: named(&settlement.outcome),
        combinations: settlement.combinations.iter().map(combination).collect(),
        lines: settlement.lines.iter().map(line).collect(),
        net: settlement.net.0,
    }
}

fn line(line: &round::Line) -> wire::Line {
    wire::Line {
        what: line.what.name().to_owned(),
        stake: line.stake.0,
        pays: line.pays,
        net: line.net.0,
        withheld: line.withheld.0,
    }
}

pub(crate) fn legal(round: &Round, view: &View, turn: Turn) -> wire::Legal {
    let legal = &view.legal;
    let rules = round.rules();
    let ante = view.boxes.iter().find(|played| played.place == turn.place).map(|played| played.stake.ante);
    let has = |action: Action| legal.actions.contains(&action);
    let forces =
        |cards: usize| rules.exchange().is_some_and(|rule| rule.forced_bet.get(cards - 1) == Some(&true));
    let choose = legal.actions.iter().filter_map(|action| match action {
        Action::BuyGame { thrown } => *thrown,
        _ => None,
    });
    let choose = cards(choose);
    wire::Legal {
        fold: has(Action::Fold),
        play: ante.filter(|_| has(Action::Play)).map(|ante| rules.bet().on(ante).0),
        sixth: legal.sixth.map(|price| price.0),
        exchange: legal
            .exchange
            .iter()
            .map(|offer| wire::ExchangeOffer {
                cards: offer.cards,
                price: offer.price.0,
                forces_bet: forces(offer.cards),
            })
            .collect(),
        insure: legal.insure.map(|range| wire::InsureOffer { least: range.least.0, most: range.most.0 }),
        no_insurance: has(Action::NoInsurance),
        buy_game: legal.game.map(|price| wire::GameOffer { price: price.0, choose }),
        keep: has(Action::Keep),
    }
}

/// Why each kind of action that is not accepted is not. Of exchanges one for each number of cards.
fn refused(round: &Round, view: &View, turn: Turn) -> Vec<wire::Refused> {
    let played = view.boxes.iter().find(|played| played.place == turn.place);
    let held: CardSet =
        played.into_iter().flat_map(|played| played.cards.iter().flatten().copied()).collect();
    let ante = played.map_or(Points(1), |played| played.stake.ante);
    let mut tried = vec![
        ("fold", None, Action::Fold),
        ("play", None, Action::Play),
        ("sixth", None, Action::Sixth),
        ("insure", None, Action::Insure(ante)),
        ("no-insurance", None, Action::NoInsurance),
        ("buy-game", None, Action::BuyGame { thrown: None }),
        ("keep", None, Action::Keep),
    ];
    for count in 1..=5 {
        if let Some(thrown) = held.subsets(count).next() {
            tried.push(("exchange", Some(count), Action::Exchange(thrown)));
        }
    }
    let accepted = |action: &Action| match action {
        Action::Insure(_) => view.legal.insure.is_some(),
        Action::BuyGame { .. } => view.legal.game.is_some(),
        _ => false,
    };
    let reason = |(what, cards, action): (&str, Option<usize>, Action)| {
        let refusal: Refusal = round.why_not(SEAT, &action).filter(|_| !accepted(&action))?;
        Some(wire::Refused {
            what: what.to_owned(),
            cards,
            message: refusal.to_string(),
            reason: serde_json::to_value(&refusal).ok()?,
        })
    };
    tried.into_iter().filter_map(reason).collect()
}
