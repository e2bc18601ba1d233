//! What hands won, counted.

use num_rational::Ratio;

use super::judge::Worth;
use crate::variant::MOST_SEATS;

/// A whole pot in equal parts that halves, and any number of winners, divide: of each half 2,520 parts.
pub(super) const POT: u64 = 2 * HALF;
pub(super) const HALF: u64 = 2_520;

/// How often something was won, and how much of all pots that was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Part {
    /// Deals in which the hand won it alone.
    pub wins: u64,
    /// Deals in which it won a part of it.
    pub ties: u64,
    /// What it won in all, in 5,040ths of a pot.
    pub(super) parts: u64,
}

/// What one hand won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct HandCounts {
    /// Whole pots.
    pub pot: Part,
    /// The halves that go to the best high hand, and whole pots where no hand is low enough; the same as the pot where
    /// it is not split.
    pub high: Part,
    /// The halves that go to the best low hand.
    pub low: Part,
}

/// What every hand won over so many deals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counts {
    pub(super) deals: u64,
    pub(super) with_low: u64,
    pub(super) hands: Vec<HandCounts>,
}

impl Counts {
    pub(super) fn empty(hands: usize) -> Self {
        Self { deals: 0, with_low: 0, hands: vec![HandCounts::default(); hands] }
    }

    /// How many deals.
    pub const fn deals(&self) -> u64 {
        self.deals
    }

    /// How many of them had a hand that is low enough for half of the pot.
    pub const fn with_low(&self) -> u64 {
        self.with_low
    }

    /// What each hand won, in the order of the hands.
    pub fn hands(&self) -> &[HandCounts] {
        &self.hands
    }

    /// The share of all pots that a part of what a hand won is: one half where it is half of each.
    pub fn share(&self, part: Part) -> Ratio<u64> {
        Ratio::new(part.parts, (POT * self.deals).max(1))
    }

    /// Adds what came of so many deals in which the hands were worth this, and gives the parts of the pot that each hand
    /// won.
    #[inline]
    pub(super) fn add(&mut self, worths: &[Worth], weight: u64) -> [u16; MOST_SEATS] {
        let mut won = [0; MOST_SEATS];
        self.deals += weight;
        let high = Winners::of(worths, |worth| worth.high);
        let low = Winners::of(worths, |worth| worth.low);
        let with_low = low.best > 0;
        self.with_low += if with_low { weight } else { 0 };
        let whole = if with_low { HALF } else { POT };
        for ((worth, counts), won) in worths.iter().zip(&mut self.hands).zip(&mut won) {
            let mut parts = 0;
            if worth.high == high.best {
                parts += counts.high.add(whole, high.count, weight);
            }
            if with_low && worth.low == low.best {
                parts += counts.low.add(HALF, low.count, weight);
            }
            if parts > 0 {
                if parts == POT {
                    counts.pot.wins += weight;
                } else {
                    counts.pot.ties += weight;
                }
                counts.pot.parts += parts * weight;
            }
            *won = parts as u16;
        }
        won
    }

    /// With all that another counted.
    pub(super) fn merge(&mut self, other: &Self) {
        self.combine(other, |ours, theirs| *ours += theirs);
    }

    /// Without what another counted, which must be a part of this.
    pub(super) fn take(&mut self, other: &Self) {
        self.combine(other, |ours, theirs| *ours -= theirs);
    }

    fn combine(&mut self, other: &Self, change: impl Fn(&mut u64, u64)) {
        change(&mut self.deals, other.deals);
        change(&mut self.with_low, other.with_low);
        for (ours, theirs) in self.hands.iter_mut().zip(&other.hands) {
            for (ours, theirs) in
                [(&mut ours.pot, theirs.pot), (&mut ours.high, theirs.high), (&mut ours.low, theirs.low)]
            {
                change(&mut ours.wins, theirs.wins);
                change(&mut ours.ties, theirs.ties);
                change(&mut ours.parts, theirs.parts);
            }
        }
    }
}

impl Part {
    /// Adds a win of so much by so many; gives the parts that one of them gets.
    fn add(&mut self, whole: u64, winners: u64, weight: u64) -> u64 {
        let parts = whole / winners;
        if winners == 1 {
            self.wins += weight;
        } else {
            self.ties += weight;
        }
        self.parts += parts * weight;
        parts
    }
}

/// The best number and how many have it.
struct Winners {
    best: u16,
    count: u64,
}

impl Winners {
    fn of(worths: &[Worth], number: impl Fn(&Worth) -> u16) -> Self {
        let best = worths.iter().map(&number).max().unwrap_or(0);
        let count = worths.iter().filter(|worth| number(worth) == best).count() as u64;
        Self { best, count }
    }
}
