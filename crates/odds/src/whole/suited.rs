//! What the dealer's flushes change: hidden cards that are all of the up card's suit.

use tuz_cards::{Rank, RankSet};
use tuz_hands::{RankCounts, RankKey, Strength};

/// The dealer's possible flushes with one up card: how their suit changes the numbers of his hands.
pub(crate) struct Suited {
    up: usize,
    hands: i64,
    /// Strengths at which a number changes, weakest first.
    bounds: Vec<Strength>,
    /// For each bound and each set of unseen ranks of the suit (the up card's left out): by how much the number of
    /// hands below it changes.
    below: Vec<i16>,
}

/// Sets of twelve ranks.
const SETS: usize = 1 << 12;

impl Suited {
    pub(crate) fn new(up: Rank, full: &[u8; Rank::COUNT]) -> Self {
        let is_there = |rank: Rank| rank != up && full[rank.index()] > 0;
        let mut changes: Vec<(Strength, u16, i16)> = Vec::new();
        for bits in 0..1u16 << Rank::COUNT {
            let ranks = RankSet::from_bits(bits);
            if ranks.len() != 4 || !ranks.iter().all(is_there) {
                continue;
            }
            let key = RankCounts::from_ranks(ranks.iter()).key() + RankKey::of(up);
            let set = without(bits, up.index()) as u16;
            changes.push((Strength::of_suited(RankSet::from_bits(bits | 1 << up.index())), set, 1));
            changes.push((Strength::of_five(key), set, -1));
        }
        let hands = changes.len() as i64 / 2;
        changes.sort_by_key(|change| change.0);
        let mut bounds: Vec<Strength> = changes.iter().map(|change| change.0).collect();
        bounds.dedup();
        let mut below = vec![0; SETS];
        let mut changes = changes.into_iter().peekable();
        for bound in &bounds {
            let start = below.len();
            below.extend_from_within(start - SETS..);
            while let Some((_, set, change)) = changes.next_if(|next| next.0 == *bound) {
                // Every set that holds these four.
                let rest = !usize::from(set) & (SETS - 1);
                let mut more = rest;
                loop {
                    below[start + (usize::from(set) | more)] += change;
                    if more == 0 {
                        break;
                    }
                    more = (more - 1) & rest;
                }
            }
        }
        Self { up: up.index(), hands, bounds, below }
    }

    /// Where a strength stands among the bounds: the numbers below it change as those of this row.
    pub(crate) fn row(&self, strength: Strength) -> u32 {
        self.bounds.partition_point(|bound| *bound < strength) as u32
    }

    /// The row past all bounds.
    pub(crate) fn last_row(&self) -> u32 {
        self.bounds.len() as u32
    }

    /// How many flushes there are.
    pub(crate) fn hands(&self) -> i64 {
        self.hands
    }

    /// By how much flushes change the number of the dealer's hands below the strength of a row, with these ranks of
    /// the suit unseen.
    pub(crate) fn below(&self, row: u32, unseen: u16) -> i32 {
        self.below[row as usize * SETS + without(unseen, self.up)].into()
    }
}

/// Thirteen bits without one.
fn without(bits: u16, place: usize) -> usize {
    let low = (1 << place) - 1;
    usize::from(bits & low | bits >> 1 & !low)
}
