//! A slow judge of five cards, written from the rules of each ranking alone. It shares nothing with the crate but the
//! types of cards and rankings.

use tuz_cards::{Card, Rank};
use tuz_hands::club::{Category, Ranking};

/// What decides between two hands of one ranking; the greater is the better.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Value {
    High(usize, Vec<u16>),
    Low(std::cmp::Reverse<(usize, Vec<u16>)>),
}

const STANDARD: [&str; 10] = [
    "high-card",
    "pair",
    "two-pair",
    "three",
    "straight",
    "flush",
    "full-house",
    "four",
    "straight-flush",
    "royal-flush",
];

const IRANIAN: [&str; 10] = [
    "high-card",
    "pair",
    "two-pair",
    "straight",
    "three",
    "full-house",
    "flush",
    "four",
    "straight-flush",
    "royal-flush",
];

const ACE_TO_FIVE: [&str; 6] = ["high-card", "pair", "two-pair", "three", "full-house", "four"];

/// From 2 to 14, or from 1 where the ace is low.
fn number(card: Card, ace: u16) -> u16 {
    if card.rank() == Rank::Ace { ace } else { card.rank() as u16 + 2 }
}

/// What five cards are and how good that is; `None` where they do not qualify.
pub(crate) fn value(ranking: Ranking, cards: &[Card]) -> Option<(Category, Value)> {
    assert_eq!(cards.len(), 5);
    let ace_to_five = matches!(ranking, Ranking::AceToFive | Ranking::EightOrBetter);
    let mut ranks: Vec<u16> =
        cards.iter().map(|&card| number(card, if ace_to_five { 1 } else { 14 })).collect();
    ranks.sort_unstable_by(|a, b| b.cmp(a));
    let count = |rank: u16| ranks.iter().filter(|&&other| other == rank).count();
    // Those that stand more often come first, then the higher ones.
    let mut order = ranks.clone();
    order.sort_by_key(|&rank| std::cmp::Reverse((count(rank), rank)));
    order.dedup();
    let counts: Vec<usize> = order.iter().map(|&rank| count(rank)).collect();

    let all_different = order.len() == 5;
    let one_suit = !ace_to_five && cards.iter().all(|card| card.suit() == cards[0].suit());
    let in_a_row = |from: &[u16]| from.windows(2).all(|pair| pair[0] == pair[1] + 1);
    let top = if ace_to_five || !all_different {
        None
    } else if in_a_row(&ranks) {
        Some(ranks[0])
    } else {
        let lowest = match ranking {
            Ranking::Standard => Some(2),
            Ranking::Iranian { lowest } => Some(lowest as u16 + 2),
            _ => None,
        };
        let ace_below = ranks[0] == 14 && in_a_row(&ranks[1..]) && Some(ranks[4]) == lowest;
        ace_below.then_some(ranks[1])
    };
    let name = match (top, one_suit, counts.as_slice()) {
        (Some(14), true, _) => "royal-flush",
        (Some(_), true, _) => "straight-flush",
        (Some(_), false, _) => "straight",
        (None, true, _) => "flush",
        (None, false, [4, 1]) => "four",
        (None, false, [3, 2]) => "full-house",
        (None, false, [3, 1, 1]) => "three",
        (None, false, [2, 2, 1]) => "two-pair",
        (None, false, [2, ..]) => "pair",
        _ => "high-card",
    };
    let compared = top.map_or(order, |top| vec![top]);
    let list: &[&str] = match ranking {
        Ranking::Standard | Ranking::DeuceToSeven => &STANDARD,
        Ranking::Iranian { .. } => &IRANIAN,
        Ranking::AceToFive | Ranking::EightOrBetter => &ACE_TO_FIVE,
    };
    let place = list.iter().position(|&other| other == name).unwrap();
    let value = match ranking {
        Ranking::Standard | Ranking::Iranian { .. } => Value::High(place, compared),
        Ranking::AceToFive | Ranking::DeuceToSeven => Value::Low(std::cmp::Reverse((place, compared))),
        Ranking::EightOrBetter => {
            if !all_different || ranks[0] > 8 {
                return None;
            }
            Value::Low(std::cmp::Reverse((place, compared)))
        }
    };
    let category = Category::ALL.into_iter().find(|category| category.name() == name).unwrap();
    Some((category, value))
}

/// All choices of five of these cards.
pub(crate) fn fives(cards: &[Card]) -> Vec<Vec<Card>> {
    fn extend(cards: &[Card], chosen: &mut Vec<Card>, found: &mut Vec<Vec<Card>>) {
        if chosen.len() == 5 {
            found.push(chosen.clone());
            return;
        }
        for (place, &card) in cards.iter().enumerate() {
            chosen.push(card);
            extend(&cards[place + 1..], chosen, found);
            chosen.pop();
        }
    }
    let mut found = Vec::new();
    extend(cards, &mut Vec::new(), &mut found);
    found
}

/// The value of the best five of five or more cards.
pub(crate) fn best(ranking: Ranking, cards: &[Card]) -> Option<(Category, Value)> {
    fives(cards).iter().filter_map(|five| value(ranking, five)).max_by(|a, b| a.1.cmp(&b.1))
}
