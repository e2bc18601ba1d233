//! Random deals, until they are enough.

use std::ops::ControlFlow;

use rayon::prelude::*;
use tuz_cards::Numbers;
use tuz_hands::club::Hand;

use super::Wanted;
use super::counts::{Counts, HandCounts, POT};
use super::deal::Deal;
use super::question::Spot;
use crate::pile::Pile;

/// The largest number of random deals; the sums of squares of what they bring fit for so many.
pub const MOST_DEALS: u64 = 10_000_000_000;

/// Deals of one chunk, which is dealt by one thread from a stream of its own.
const CHUNK: u64 = 4_096;

/// Chunks between two looks at whether it is enough.
const CHUNKS_AT_ONCE: u64 = 32;

/// Standard deviations on each side within which a mean lies in 95 cases of 100.
const DEVIATIONS: f64 = 1.96;

/// What has not been seen in so many deals comes in fewer than 3 of them on the average, in 95 cases of 100.
const UNSEEN: f64 = 3.0;

/// What random deals brought.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Estimate {
    pub(super) counts: Counts,
    /// For each hand the sum of the squares of what it won, in 5,040ths of a pot.
    squares: Vec<u64>,
}

impl Estimate {
    fn empty(spot: &Spot) -> Self {
        Self { counts: spot.nothing(), squares: vec![0; spot.hands.len()] }
    }

    /// What was counted.
    pub const fn counts(&self) -> &Counts {
        &self.counts
    }

    /// How far each hand's share of the pot may be off, in 95 cases of 100.
    pub fn errors_for_show(&self) -> Vec<f64> {
        let deals = self.counts.deals as f64;
        let error = |(hand, squares): (&HandCounts, &u64)| {
            let mean = hand.pot.parts as f64 / deals;
            let variance = (*squares as f64 / deals - mean * mean).max(0.0);
            let by_spread = DEVIATIONS * (variance / deals).sqrt() / POT as f64;
            by_spread.max(UNSEEN / deals)
        };
        self.counts.hands.iter().zip(&self.squares).map(error).collect()
    }

    fn is_within(&self, within: f64) -> bool {
        self.errors_for_show().into_iter().all(|error| error <= within)
    }

    fn merge(&mut self, other: &Self) {
        self.counts.merge(&other.counts);
        for (ours, theirs) in self.squares.iter_mut().zip(&other.squares) {
            *ours += theirs;
        }
    }
}

impl Spot {
    /// What the hands win over random deals, until every share is within what is wanted; the same for a seed on any
    /// number of processors. `go_on` is told from time to time how many deals there were, and may end it.
    pub fn estimate(&self, wanted: &Wanted, mut go_on: impl FnMut(u64) -> ControlFlow<()>) -> Estimate {
        let mut estimate = Estimate::empty(self);
        for from in (0..MOST_DEALS / CHUNK).step_by(CHUNKS_AT_ONCE as usize) {
            let chunks = (from..from + CHUNKS_AT_ONCE).into_par_iter();
            let dealt: Vec<Estimate> =
                chunks.map(|chunk| self.random_deals(CHUNK, &mut Numbers::new(wanted.seed, chunk))).collect();
            for chunk in &dealt {
                estimate.merge(chunk);
            }
            if estimate.is_within(wanted.within) || go_on(estimate.counts.deals).is_break() {
                break;
            }
        }
        estimate
    }

    /// What the hands win over so many random deals, on this thread, with these numbers.
    pub fn sample(&self, deals: u64, numbers: &mut Numbers) -> Counts {
        self.random_deals(deals.min(MOST_DEALS), numbers).counts
    }

    fn random_deals(&self, deals: u64, numbers: &mut Numbers) -> Estimate {
        let mut estimate = Estimate::empty(self);
        let mut deal = Deal::new(self);
        let mut pile = Pile::of(self.pack);
        for _ in 0..deals {
            pile.restart();
            for place in deal.places() {
                let missing = deal.missing(place);
                if missing == 0 {
                    continue;
                }
                let mut drawn = Hand::EMPTY;
                for _ in 0..missing {
                    // A spot holds no more places than there are cards.
                    drawn = pile.draw(numbers).map_or(drawn, |card| drawn.with(card));
                }
                deal.fill(place, drawn);
            }
            let won = deal.settle(&mut estimate.counts);
            for (squares, parts) in estimate.squares.iter_mut().zip(won) {
                *squares += u64::from(parts) * u64::from(parts);
            }
        }
        estimate
    }
}
