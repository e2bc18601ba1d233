//! What decides between hands of up to five cards, and its numbers.

use std::num::NonZeroU16;

use tuz_cards::{Rank, RankSet};

use super::{Category, Ranking};
use crate::ranks::RankCounts;

/// How good a hand is under one ranking, high or low: greater is better, equal is a tie. Scores of different rankings do
/// not compare.
///
/// Where cards are missing to five, they count as below any card. So high hands of fewer cards compare with those of
/// five, as the rows of Chinese poker do, and low hands compare with those of as many cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(NonZeroU16);

/// Scores of one category are numbered from here on: there are fewer than 4,096, and its place stands above them.
const CATEGORY_BITS: u32 = 12;

impl Score {
    /// The score of these bits; `None` where there is none.
    #[inline]
    pub(super) const fn from_bits(bits: u16) -> Option<Self> {
        match NonZeroU16::new(bits) {
            Some(bits) => Some(Self(bits)),
            None => None,
        }
    }

    /// As a number, 0 where there is none: for tables and for loops in which every step counts.
    #[inline]
    pub const fn number(score: Option<Self>) -> u16 {
        match score {
            Some(Self(bits)) => bits.get(),
            None => 0,
        }
    }

    /// The place of its category in the ranking's order, from 1 for the worst.
    pub(super) const fn category_place(self) -> usize {
        (self.0.get() >> CATEGORY_BITS) as usize
    }
}

/// What is compared: the category's place from 1 for the worst, then ranks one after another.
type Key = (u8, [u8; 5]);

/// The keys of a ranking, worst first.
pub(super) struct Keys {
    ranking: Ranking,
    sorted: Vec<Key>,
}

impl Keys {
    pub(super) fn new(ranking: Ranking) -> Self {
        let plain = (1..=5).flat_map(RankCounts::all).filter_map(|counts| key(ranking, &counts, false));
        let suited = RankCounts::all(5).into_iter().filter(|counts| counts.support().len() == 5);
        let mut sorted: Vec<Key> =
            plain.chain(suited.filter_map(|counts| key(ranking, &counts, true))).collect();
        sorted.sort_unstable();
        sorted.dedup();
        Self { ranking, sorted }
    }

    /// The score of one to five cards of these ranks, as bits; 0 where they do not qualify.
    pub(super) fn score(&self, counts: &RankCounts, one_suit: bool) -> u16 {
        let Some(key) = key(self.ranking, counts, one_suit) else { return 0 };
        let below = |limit: Key| self.sorted.partition_point(|other| *other < limit);
        let number = below(key) - below((key.0, [0; 5]));
        debug_assert!(number < 1 << CATEGORY_BITS);
        u16::from(key.0) << CATEGORY_BITS | number as u16
    }
}

/// The key of one to five cards; `None` where they do not qualify.
fn key(ranking: Ranking, counts: &RankCounts, one_suit: bool) -> Option<Key> {
    let ace_is_low = matches!(ranking, Ranking::AceToFive | Ranking::EightOrBetter);
    // From 1 for the lowest; 0 is a card that is missing.
    let number = |rank: Rank| if ace_is_low { (rank as u8 + 1) % 13 + 1 } else { rank as u8 + 1 };
    let mut groups: Vec<(u8, u8)> = counts.iter().map(|(rank, count)| (count, number(rank))).collect();
    groups.sort_unstable_by(|a, b| b.cmp(a));
    let mut ranks = [0; 5];
    for (place, (_, number)) in groups.iter().enumerate() {
        ranks[place] = *number;
    }
    let shape = (groups[0].0, groups.get(1).map_or(0, |group| group.0));
    let mut category = match shape {
        (4, _) => Category::Four,
        (3, 2) => Category::FullHouse,
        (3, _) => Category::Three,
        (2, 2) => Category::TwoPair,
        (2, _) => Category::Pair,
        _ => Category::HighCard,
    };
    if groups.len() == 5 && !ace_is_low {
        let straight = straight_top(counts.support(), ranking.ace_also_below());
        category = match (straight, one_suit) {
            (Some(Rank::Ace), true) => Category::RoyalFlush,
            (Some(_), true) => Category::StraightFlush,
            (Some(_), false) => Category::Straight,
            (None, true) => Category::Flush,
            (None, false) => Category::HighCard,
        };
        if let Some(top) = straight {
            ranks = [number(top), 0, 0, 0, 0];
        }
    }
    if ranking == Ranking::EightOrBetter && (groups.len() < 5 || ranks[0] > 8) {
        return None;
    }
    let place = ranking.order().iter().position(|&other| other == category)?;
    if ranking.is_low() {
        ranks = ranks.map(|number| Rank::COUNT as u8 + 1 - number);
    }
    Some((place as u8 + 1, ranks))
}

/// The top of a straight of exactly these five ranks; the ace stands below the given rank too.
fn straight_top(ranks: RankSet, ace_also_below: Option<Rank>) -> Option<Rank> {
    let place = |bits: u16, length: u32| {
        let lowest = bits.trailing_zeros();
        (bits >> lowest == (1 << length) - 1).then_some(lowest as usize)
    };
    let high = place(ranks.bits(), 5).map(|lowest| Rank::ALL[lowest + 4]);
    let low = || {
        let others = ranks.bits() & !(1 << Rank::Ace.index());
        let lowest = place(others, 4).filter(|_| ranks.contains(Rank::Ace))?;
        (ace_also_below == Some(Rank::ALL[lowest])).then(|| Rank::ALL[lowest + 3])
    };
    high.or_else(low)
}
