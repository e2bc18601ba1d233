//! The tables of a ranking.

use std::fmt;

use tuz_cards::{CardSet, Rank, RankSet};

use super::hand::{EIGHT_OR_MORE, FIVE_OF_A_SUIT, RANK_SUM, SIX_OR_MORE};
use super::score::Keys;
use super::slots::{ROWS, SLOTS, row, shifts, slot};
use super::{Hand, Ranking, Score, Suitless};
use crate::ranks::RankCounts;

/// The tables of a ranking: up to seven cards are ranked by one look into them.
pub struct Scorer {
    /// Three tables in one, so that loops have to keep but one address: how far each row of sums is shifted; scores by
    /// rank alone, each in the place of its hand; scores of five or more cards of one suit, by their ranks.
    tables: Box<[u16; FLUSHES + (1 << Rank::COUNT)]>,
    /// The bits of a hand's sums of which none is set where it is looked up by rank.
    not_plain: u64,
    /// Those of which none is set either where it is looked up as a flush.
    not_flush: u64,
}

/// Where the second and the third table start.
const PLAIN: usize = ROWS;
const FLUSHES: usize = PLAIN + SLOTS;

/// The most cards that are looked up.
pub(super) const MOST_CARDS: usize = 7;

impl Scorer {
    pub(super) fn new(ranking: Ranking) -> Self {
        let keys = Keys::new(ranking);
        let mut tables = shifts().to_vec();
        tables.resize(FLUSHES + (1 << Rank::COUNT), 0);
        let place = |tables: &[u16], sum: u32| PLAIN + slot(sum, tables[row(sum)]);
        for size in 1..=MOST_CARDS {
            for counts in RankCounts::all(size) {
                let sum = sum_of(&counts);
                let score = if size <= 5 {
                    keys.score(&counts, false)
                } else {
                    let fewer = counts.iter().map(|(rank, _)| sum.wrapping_sub(RANK_SUM[rank.index()]));
                    fewer.map(|fewer| tables[place(&tables, fewer)]).max().unwrap_or(0)
                };
                let place = place(&tables, sum);
                tables[place] = score;
            }
        }
        for bits in 0..1 << Rank::COUNT {
            let ranks = RankSet::from_bits(bits);
            tables[FLUSHES + usize::from(bits)] = match ranks.len() {
                ..5 => 0,
                5 => keys.score(&RankCounts::from_ranks(ranks.iter()), true),
                _ => {
                    let fewer = ranks.iter().map(|rank| usize::from(bits & !(1 << rank.index())));
                    fewer.map(|fewer| tables[FLUSHES + fewer]).max().unwrap_or(0)
                }
            };
        }
        let (not_plain, not_flush) = match ranking {
            // Up to seven cards with a flush hold neither four of a kind nor a full house.
            Ranking::Standard | Ranking::Iranian { .. } => (EIGHT_OR_MORE | FIVE_OF_A_SUIT, EIGHT_OR_MORE),
            Ranking::AceToFive | Ranking::EightOrBetter => (EIGHT_OR_MORE, EIGHT_OR_MORE),
            // The best five of more cards need not be those of the flush.
            Ranking::DeuceToSeven => (EIGHT_OR_MORE | FIVE_OF_A_SUIT, SIX_OR_MORE),
        };
        let tables = tables.into_boxed_slice().try_into().expect("the list has just this length");
        Self { tables, not_plain, not_flush }
    }

    /// As [`Ranking::rank`]. A hand of more than seven cards is tried five by five.
    #[inline]
    pub fn score(&self, hand: &Hand) -> Option<Score> {
        Score::from_bits(self.bits(hand))
    }

    #[inline]
    fn bits(&self, hand: &Hand) -> u16 {
        if hand.sums() & self.not_plain == 0 {
            self.plain(hand.sums())
        } else if hand.sums() & self.not_flush == 0 {
            self.tables[FLUSHES + usize::from(hand.flush().bits())]
        } else {
            self.five_by_five(hand.cards())
        }
    }

    #[inline]
    fn plain(&self, sums: u64) -> u16 {
        let sum = sums as u32;
        self.tables[PLAIN + slot(sum, self.tables[row(sum)])]
    }

    /// The score of up to seven cards of which no five are of one suit.
    ///
    /// # Panics
    /// When there are more.
    #[inline]
    pub fn score_suitless(&self, ranks: Suitless) -> Option<Score> {
        assert!(ranks.sums() & EIGHT_OR_MORE == 0, "only up to seven cards are looked up");
        Score::from_bits(self.plain(ranks.sums()))
    }

    /// The score of five to seven cards of one suit alone, by their ranks; `None` where suits do not count, or there are
    /// fewer.
    #[inline]
    pub fn score_flush(&self, ranks: RankSet) -> Option<Score> {
        if self.not_plain & FIVE_OF_A_SUIT == 0 {
            return None;
        }
        Score::from_bits(self.tables[FLUSHES + usize::from(ranks.bits())])
    }

    #[cold]
    fn five_by_five(&self, cards: CardSet) -> u16 {
        cards.subsets(5).map(|five| self.bits(&five.into())).max().unwrap_or(0)
    }
}

impl fmt::Debug for Scorer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scorer").finish_non_exhaustive()
    }
}

/// The sum of cards with these ranks.
pub(super) fn sum_of(counts: &RankCounts) -> u32 {
    let sums = counts.iter().map(|(rank, count)| RANK_SUM[rank.index()].wrapping_mul(count.into()));
    sums.fold(0, u32::wrapping_add)
}
