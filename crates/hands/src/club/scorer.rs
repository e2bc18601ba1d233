//! The tables of a ranking.

use tuz_cards::{Rank, RankSet};

use super::hand::{EIGHT_OR_MORE, FIVE_OF_A_SUIT};
use super::score::Keys;
use super::slots::{MOST_CARDS, SLOTS, Slots, boxed, key_of};
use super::{Hand, Ranking, Score};
use crate::ranks::RankCounts;

/// The tables of a ranking: up to seven cards are ranked by one look into them.
pub struct Scorer {
    slots: &'static Slots,
    /// Scores by rank alone, each in the place of its hand.
    plain: Box<[u16; SLOTS]>,
    /// Scores of five or more cards of one suit, by their ranks.
    flushes: Box<[u16; 1 << Rank::COUNT]>,
    /// The bits of a hand's sums by which it is not to be looked up by rank.
    special: u64,
    ranking: Ranking,
}

impl Scorer {
    pub(super) fn new(ranking: Ranking) -> Self {
        let keys = Keys::new(ranking);
        let slots = Slots::get();
        let mut plain = vec![0; SLOTS];
        for size in 1..=MOST_CARDS {
            for counts in RankCounts::all(size) {
                let score = if size <= 5 {
                    keys.score(&counts, false)
                } else {
                    let fewer = counts.iter().filter_map(|(rank, _)| counts.without(rank));
                    fewer.map(|fewer| plain[slots.of(key_of(&fewer))]).max().unwrap_or(0)
                };
                plain[slots.of(key_of(&counts))] = score;
            }
        }
        let mut flushes = vec![0; 1 << Rank::COUNT];
        for bits in 0..1 << Rank::COUNT {
            let ranks = RankSet::from_bits(bits);
            flushes[usize::from(bits)] = match ranks.len() {
                ..5 => 0,
                5 => keys.score(&RankCounts::from_ranks(ranks.iter()), true),
                _ => {
                    let fewer = ranks.iter().map(|rank| usize::from(bits & !(1 << rank.index())));
                    fewer.map(|fewer| flushes[fewer]).max().unwrap_or(0)
                }
            };
        }
        let suits_count = !matches!(ranking, Ranking::AceToFive | Ranking::EightOrBetter);
        let special = EIGHT_OR_MORE | if suits_count { FIVE_OF_A_SUIT } else { 0 };
        Self { slots, plain: boxed(plain), flushes: boxed(flushes), special, ranking }
    }

    /// As [`Ranking::rank`]. A hand of more than seven cards is tried five by five.
    #[inline]
    pub fn score(&self, hand: &Hand) -> Option<Score> {
        Score::from_bits(self.bits(hand))
    }

    #[inline]
    fn bits(&self, hand: &Hand) -> u16 {
        if hand.sums() & self.special == 0 {
            return self.plain[self.slots.of(hand.key())];
        }
        self.special(hand)
    }

    /// Of a hand that holds a flush where suits count, or more than seven cards.
    #[inline]
    fn special(&self, hand: &Hand) -> u16 {
        // Up to seven cards with a flush hold neither four of a kind nor a full house.
        let flush_is_best = hand.sums() & EIGHT_OR_MORE == 0 && self.ranking != Ranking::DeuceToSeven;
        if flush_is_best || hand.len() == 5 {
            return self.flushes[usize::from(hand.flush().bits()) & (self.flushes.len() - 1)];
        }
        self.five_by_five(hand)
    }

    #[cold]
    fn five_by_five(&self, hand: &Hand) -> u16 {
        hand.cards().subsets(5).map(|five| self.bits(&five.into())).max().unwrap_or(0)
    }
}
