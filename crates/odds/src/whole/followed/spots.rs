//! Every hand with its suits, and what the strategy does first with it.

use rustc_hash::FxHashMap;
use tuz_cards::{Card, CardSet, Suit};
use tuz_hands::RankCounts;

use super::FollowedError;
use crate::shapes::{ShapeId, Shapes};
use crate::strategy::{First, Strategy, StrategyFile};
use crate::terms::Bought;
use crate::whole::outcomes::place_of;
use crate::whole::suitings::{Suitings, five_ranks, held};
use crate::whole::table::Table;

/// How many ways there are to name the suits: weights are so many times the number of hands.
pub(super) const NAMES: i64 = 24;

/// What is done: the cards that stay, those that go, and what is bought as a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Done {
    pub(super) kept: ShapeId,
    pub(super) discards: ShapeId,
    pub(super) bought: usize,
}

/// Hands of the same ranks with which the same is done.
#[derive(Debug, Default)]
pub(super) struct Hands {
    pub(super) weight: i64,
    /// By the ranks of the dealer's suit that are in the hand.
    pub(super) own: Vec<(u16, i64)>,
    /// By the ranks of each other suit.
    pub(super) others: Vec<(u16, i64)>,
    /// Those that may become or stay a flush, once for each suit in which they may.
    pub(super) suited: Vec<SuitedHand>,
}

/// A hand that may become a flush of a suit.
#[derive(Debug, Clone, Copy)]
pub(super) struct SuitedHand {
    pub(super) suit: usize,
    /// Its ranks of each suit as bits; the dealer's is the first.
    pub(super) held: [u16; 4],
    pub(super) weight: i64,
}

impl Hands {
    fn add(&mut self, held: [u16; 4], weight: i64) {
        self.weight += weight;
        add_to(&mut self.own, held[0], weight);
        for held in &held[1..] {
            add_to(&mut self.others, *held, weight);
        }
    }
}

fn add_to(weights: &mut Vec<(u16, i64)>, held: u16, weight: i64) {
    match weights.iter_mut().find(|(ranks, _)| *ranks == held) {
        Some((_, sum)) => *sum += weight,
        None => weights.push((held, weight)),
    }
}

/// All spots with one up card.
#[derive(Debug, Default)]
pub(super) struct Spots {
    pub(super) weight: i64,
    pub(super) folded: i64,
    pub(super) done: FxHashMap<Done, Hands>,
}

impl Spots {
    pub(super) fn new(table: &Table, strategy: &StrategyFile) -> Result<Self, FollowedError> {
        let mut spots = Self::default();
        for hand in &table.order.hands.all {
            if hand.ranks.iter().any(|&(rank, count)| count > table.unseen[rank.index()]) {
                continue;
            }
            let ranks = five_ranks(&hand.ranks);
            for suiting in Suitings::get().of(table.up, &hand.ranks) {
                let held = held(ranks, suiting.suits);
                spots.add(table, strategy, &hand.counts, held, suiting.ways.into())?;
            }
        }
        Ok(spots)
    }

    fn add(
        &mut self,
        table: &Table,
        strategy: &StrategyFile,
        counts: &RankCounts,
        held: [u16; 4],
        ways: i64,
    ) -> Result<(), FollowedError> {
        let (cards, up) = (cards_held(held), Table::card(table.up, 0));
        self.weight += NAMES * ways;
        let all = Shapes::get().find(counts);
        match strategy.first(cards, up) {
            First::Fold => self.folded += NAMES * ways,
            First::Play => self.put(all, 0, Bought::Nothing, CardSet::EMPTY, held, NAMES * ways),
            First::Sixth if table.terms.sixth.is_none() => {
                return Err(FollowedError::NotOffered(Bought::Sixth));
            }
            First::Sixth => self.put(all, 0, Bought::Sixth, CardSet::EMPTY, held, NAMES * ways),
            First::Exchange(thrown) => {
                let bought = Bought::Exchange(thrown.len() as u8);
                if table.terms.exchange[thrown.len() - 1].is_none() {
                    return Err(FollowedError::NotOffered(bought));
                }
                let kept = cards - thrown;
                let is_split = thrown.ranks().bits() & kept.ranks().bits() != 0;
                let mut put = |thrown: CardSet, weight: i64| {
                    let shape = |cards: CardSet| Shapes::get().find(&cards.into_iter().collect());
                    let (kept, discards) = (shape(cards - thrown), shape(thrown));
                    self.put(kept, discards, bought, thrown, held, weight);
                };
                if is_split {
                    // Which card of a rank goes hangs on the names of the suits.
                    for names in names() {
                        let named = |card: Card| Card::new(card.rank(), names[card.suit().index()]);
                        let back = |card: &Card| named(*card);
                        let thrown = match strategy.first(cards.into_iter().map(named).collect(), named(up)) {
                            First::Exchange(thrown) => {
                                cards.into_iter().filter(|card| thrown.contains(back(card))).collect()
                            }
                            _ => thrown,
                        };
                        put(thrown, ways);
                    }
                } else {
                    put(thrown, NAMES * ways);
                }
            }
        }
        Ok(())
    }

    fn put(
        &mut self,
        kept: ShapeId,
        discards: ShapeId,
        bought: Bought,
        thrown: CardSet,
        held: [u16; 4],
        weight: i64,
    ) {
        let hands = self.done.entry(Done { kept, discards, bought: place_of(bought) }).or_default();
        hands.add(held, weight);
        let size = Shapes::get().at(kept).size() as u32;
        // A sixth card makes a flush of four, and leaves one.
        let least = if bought == Bought::Sixth { 4 } else { size };
        for suit in 0..4 {
            let stays = held[suit] & !thrown.of_suit(Suit::ALL[suit]).bits();
            if stays.count_ones() >= least {
                hands.suited.push(SuitedHand { suit, held, weight });
            }
        }
    }
}

/// The cards of these ranks of each suit.
pub(super) fn cards_held(held: [u16; 4]) -> CardSet {
    let of_suit = |suit: usize| {
        let ranks = tuz_cards::RankSet::from_bits(held[suit]);
        ranks.iter().map(move |rank| Table::card(rank, suit as u8)).collect::<Vec<Card>>()
    };
    (0..4).flat_map(of_suit).collect()
}

/// Every way to name the suits.
fn names() -> impl Iterator<Item = [Suit; 4]> {
    let all = (0..256_usize).map(|code| [code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6]);
    let differ = |places: &[usize; 4]| (0..4).all(|suit| places.contains(&suit));
    all.filter(differ).map(|places| places.map(|place| Suit::ALL[place]))
}
