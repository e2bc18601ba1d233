//! The order of hands: 7,462 different strengths of five cards.

use std::fmt;
use std::sync::LazyLock;

use tuz_cards::{Rank, RankSet};

use crate::Category;
use crate::ranks::{RankCounts, RankKey, RankTable};

/// How strong a hand's best five cards are: greater is stronger, equal is a tie.
///
/// Numbered 0 to 7461 without gaps from 7-5-4-3-2 to the royal flush; the weakest ace-king is 1113.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(u16);

impl Strength {
    /// How many there are.
    pub const COUNT: usize = 7462;

    /// The first strength of each category.
    const STARTS: [u16; Category::COUNT] = [0, 1113, 1277, 4137, 4995, 5853, 5863, 7140, 7296, 7452, 7461];

    /// Strengths of one pair by its rank: C(12,3) kickers.
    const PER_PAIR: u16 = 220;

    /// The weakest hand of a category.
    pub const fn weakest(category: Category) -> Self {
        Self(Self::STARTS[category as usize])
    }

    /// The weakest hand with a pair of this rank.
    pub const fn weakest_pair_of(rank: Rank) -> Self {
        Self(Self::STARTS[Category::Pair as usize] + Self::PER_PAIR * rank as u16)
    }

    /// Of five cards of these ranks that are not of one suit.
    ///
    /// # Panics
    /// When it is not the key of five cards.
    pub fn of_five(ranks: RankKey) -> Self {
        *STRENGTHS.five.get(ranks)
    }

    /// As [`Strength::of_five`]; `None` when there are no five cards with this key, as when a rank stands five times.
    pub fn try_of_five(ranks: RankKey) -> Option<Self> {
        STRENGTHS.five.try_get(ranks).copied()
    }

    /// Of the best five of six cards of these ranks, no five of one suit.
    ///
    /// # Panics
    /// When it is not the key of six cards.
    pub fn of_six(ranks: RankKey) -> Self {
        *STRENGTHS.six.get(ranks)
    }

    /// Of the best five of five or six cards of one suit.
    ///
    /// # Panics
    /// Unless there are five or six ranks.
    pub fn of_suited(ranks: RankSet) -> Self {
        assert!(matches!(ranks.len(), 5 | 6), "a hand has five or six cards, not {}", ranks.len());
        STRENGTHS.flush[usize::from(ranks.bits())]
    }

    /// The next stronger one; `None` after the royal flush.
    pub fn next(self) -> Option<Self> {
        (self.index() + 1 < Self::COUNT).then(|| Self(self.0 + 1))
    }

    /// Position from 0 to 7461.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What the hand is.
    pub fn category(self) -> Category {
        let place = Self::STARTS.partition_point(|&start| start <= self.0);
        Category::ALL[place - 1]
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.0, self.category())
    }
}

/// What decides between hands: the category, then ranks in the order in which they are compared.
/// A rank is its index plus one; 0 is a kicker that is not there.
pub(crate) type Key = (Category, [u8; 5]);

/// The key of five cards by their ranks; `one_suit` when they share a suit.
fn key_of(counts: &RankCounts, one_suit: bool) -> Key {
    let mut groups: Vec<(u8, Rank)> = counts.iter().map(|(rank, count)| (count, rank)).collect();
    groups.sort_unstable_by(|a, b| b.cmp(a));
    let mut ranks = [0; 5];
    for (place, (_, rank)) in groups.iter().enumerate() {
        ranks[place] = *rank as u8 + 1;
    }
    let shape: Vec<u8> = groups.iter().map(|(count, _)| *count).collect();
    let category = match shape.as_slice() {
        [4, 1] => Category::Four,
        [3, 2] => Category::FullHouse,
        [3, 1, 1] => Category::Three,
        [2, 2, 1] => Category::TwoPair,
        [2, 1, 1, 1] => Category::Pair,
        _ => match (straight_top(counts.support()), one_suit) {
            (Some(Rank::Ace), true) => Category::RoyalFlush,
            (Some(_), true) => Category::StraightFlush,
            (Some(_), false) => Category::Straight,
            (None, true) => Category::Flush,
            (None, false) if groups[0].1 == Rank::Ace && groups[1].1 == Rank::King => Category::AceKing,
            (None, false) => Category::NoGame,
        },
    };
    if matches!(category, Category::Straight | Category::StraightFlush | Category::RoyalFlush) {
        let top = straight_top(counts.support()).map_or(0, |rank| rank as u8 + 1);
        ranks = [top, 0, 0, 0, 0];
    }
    (category, ranks)
}

/// The highest card of the highest straight within these ranks; the ace is high, or low in 5-4-3-2-A.
pub(crate) fn straight_top(ranks: RankSet) -> Option<Rank> {
    // One place is added below the two for the low ace.
    let bits = u32::from(ranks.bits()) << 1 | u32::from(ranks.contains(Rank::Ace));
    let runs = bits & bits >> 1 & bits >> 2 & bits >> 3 & bits >> 4;
    // Bit n of `runs`: a straight from place n to n + 4, whose top rank has index n + 3.
    (runs != 0).then(|| Rank::ALL[runs.ilog2() as usize + 3])
}

/// Strengths by the ranks of the cards.
pub(crate) struct Strengths {
    /// Of five cards not of one suit.
    pub(crate) five: RankTable<Strength>,
    /// Of the best five of six cards, no five of one suit.
    pub(crate) six: RankTable<Strength>,
    /// Of the best five of five or six cards of one suit, by their bits.
    pub(crate) flush: Vec<Strength>,
    /// The key of each strength.
    keys: Vec<Key>,
}

impl Strengths {
    /// The weakest strength that is not below this key: whatever is weaker than it, the key beats.
    pub(crate) fn not_below(&self, key: Key) -> Strength {
        debug_assert!(Some(&key) <= self.keys.last());
        Strength(self.keys.partition_point(|other| *other < key) as u16)
    }

    fn compute() -> Self {
        let flush_masks = || (0..1u16 << Rank::COUNT).map(RankSet::from_bits);
        let suited = |mask: RankSet| key_of(&RankCounts::from_ranks(mask.iter()), true);
        let mut keys: Vec<Key> = RankCounts::all(5).iter().map(|counts| key_of(counts, false)).collect();
        keys.extend(flush_masks().filter(|mask| mask.len() == 5).map(suited));
        keys.sort_unstable();
        debug_assert_eq!(keys.len(), Strength::COUNT);
        let number = |key: Key| Strength(keys.partition_point(|other| *other < key) as u16);
        let five = RankTable::new(5, |counts| number(key_of(counts, false)));
        let six = RankTable::new(6, |counts| {
            let fives = counts.iter().filter_map(|(rank, _)| counts.without(rank));
            fives.map(|fewer| *five.at(&fewer)).max().unwrap_or(Strength(0))
        });
        let flush = flush_masks()
            .map(|mask| match mask.len() {
                5 => number(suited(mask)),
                6 => {
                    let fives =
                        mask.iter().map(|rank| RankSet::from_bits(mask.bits() & !(1 << rank.index())));
                    fives.map(|five| number(suited(five))).max().unwrap_or(Strength(0))
                }
                _ => Strength(0),
            })
            .collect();
        Self { five, six, flush, keys }
    }
}

pub(crate) static STRENGTHS: LazyLock<Strengths> = LazyLock::new(Strengths::compute);
