//! The simple strategies of Caribbean stud, to the last unit: their losses were published and computed elsewhere.

use rayon::prelude::*;
use tuz_cards::{Card, CardSet, Rank, Suit};
use tuz_hands::{Category, Holding};
use tuz_house::Antes;
use tuz_house::rules::shipped_rules;
use tuz_odds::strategy::{First, Strategy, StrategyFile, shipped_strategy};
use tuz_odds::{Action, Odds, Spot, Stakes};

/// The dealer's hidden cards: C(46,4).
const HIDDEN: i128 = 163_185;

/// What the best play loses in all C(52,5) x 47 x C(46,4) deals.
const BEST: i128 = 1_041_372_912_372;

/// These differ from the best play with ace-king alone: pairs are always bet, and lower hands never.
const LOSSES: [(&str, i128); 5] = [
    ("three-rules", 1_041_417_758_724),
    ("akj83-or-better", 1_059_715_400_580),
    ("pair-or-matched-ace-king", 1_063_176_931_284),
    ("pair-or-better", 1_090_272_101_460),
    ("ace-king-or-better", 1_132_600_203_540),
];

/// Hands with ace-king and up cards that are worth the same, and how many they stand for: beyond the ranks it only
/// matters which of the hand's cards a flush of the dealer lacks, those of the up card's suit.
fn ace_kings() -> Vec<(CardSet, Card, i128)> {
    let mut spots = Vec::new();
    let others: CardSet = Rank::ALL[..11].iter().map(|&rank| Card::new(rank, Suit::Clubs)).collect();
    for three in others.subsets(3) {
        let ranks: Vec<Rank> = three.iter().map(Card::rank).chain([Rank::King, Rank::Ace]).collect();
        for up in Rank::ALL.map(|rank| Card::new(rank, Suit::Clubs)) {
            for of_up_suit in 0..31_u32 {
                let suit = |place: usize| match (of_up_suit >> place & 1, place % 2) {
                    (1, _) => Suit::Clubs,
                    (_, 0) => Suit::Diamonds,
                    _ => Suit::Hearts,
                };
                let hand: CardSet =
                    ranks.iter().enumerate().map(|(place, &rank)| Card::new(rank, suit(place))).collect();
                if hand.contains(up) || Holding::from(hand).strength().category() != Category::AceKing {
                    continue;
                }
                // The other cards have any of three suits, but not all the same.
                let flushes = if of_up_suit == 0 { 3 } else { 0 };
                spots.push((hand, up, 4 * (3_i128.pow(5 - of_up_suit.count_ones()) - flushes)));
            }
        }
    }
    spots
}

/// A mean as a sum over all hidden cards.
fn sum(worth: Antes) -> i128 {
    let sum = worth.0 * HIDDEN;
    assert!(sum.is_integer());
    sum.to_integer()
}

#[test]
fn simple_strategies_lose_what_was_published() {
    let caribbean = shipped_rules("caribbean").unwrap();
    let odds = Odds::new(caribbean, Stakes::default()).unwrap();
    let strategies: Vec<&StrategyFile> =
        LOSSES.iter().map(|(name, _)| shipped_strategy(name).unwrap()).collect();
    let spots = ace_kings();
    assert_eq!(spots.iter().map(|(_, _, ways)| ways).sum::<i128>(), 167_280 * 47);

    // How much more than the best play each strategy loses.
    let more = |&(hand, up, ways): &(CardSet, Card, i128)| {
        let answer = odds.options(&Spot::dealt(hand, up).unwrap()).unwrap();
        let (play, fold) = (sum(answer.of(Action::Play).unwrap().value), -HIDDEN);
        strategies
            .iter()
            .map(|strategy| {
                let does = match strategy.first(hand, up) {
                    First::Play => play,
                    First::Fold => fold,
                    other => panic!("{other:?}"),
                };
                (play.max(fold) - does) * ways
            })
            .collect()
    };
    let more: Vec<Vec<i128>> = spots.par_iter().map(more).collect();
    for (place, (name, loss)) in LOSSES.into_iter().enumerate() {
        assert_eq!(BEST + more.iter().map(|more| more[place]).sum::<i128>(), loss, "{name}");
    }
}
