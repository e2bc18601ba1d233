//! A place for every hand of up to seven cards by rank, found by the sum of its cards.
//!
//! The sums are cut into rows, and those of a row are shifted together to where all of them fall on free places.

use std::cmp::Reverse;
use std::sync::OnceLock;

use super::scorer::{MOST_CARDS, sum_of};
use crate::ranks::RankCounts;

/// How many places there are; a power of two, so that no place has to be checked.
pub(super) const SLOTS: usize = 1 << 17;

/// How many rows, and the bits of a sum that say which one it is in.
pub(super) const ROWS: usize = 1 << ROW_BITS;
const ROW_BITS: u32 = 13;

/// The row of a sum.
#[inline]
pub(super) const fn row(sum: u32) -> usize {
    (sum >> (u32::BITS - ROW_BITS)) as usize
}

/// The place of a sum whose row is shifted so far.
#[inline]
pub(super) const fn slot(sum: u32, shift: u16) -> usize {
    sum.wrapping_add(shift as u32) as usize % SLOTS
}

/// How far each row is shifted, in all rankings.
pub(super) fn shifts() -> &'static [u16] {
    static SHIFTS: OnceLock<Vec<u16>> = OnceLock::new();
    SHIFTS.get_or_init(|| {
        let mut rows: Vec<Vec<u32>> = vec![Vec::new(); ROWS];
        for sum in (1..=MOST_CARDS).flat_map(RankCounts::all).map(|counts| sum_of(&counts)) {
            rows[row(sum)].push(sum);
        }
        // Those with many sums first, as long as there is much room.
        let mut order: Vec<usize> = (0..ROWS).collect();
        order.sort_by_key(|&row| Reverse(rows[row].len()));
        let mut taken = vec![false; SLOTS];
        let mut shifts = vec![0; ROWS];
        for row in order {
            let sums = &rows[row];
            let is_free = |shift: &u16| sums.iter().all(|&sum| !taken[slot(sum, *shift)]);
            let shift = (0..u16::MAX).find(is_free).expect("every row finds its places");
            for &sum in sums {
                // Two hands with one sum, or with sums that shift alike, would be taken for one.
                assert!(!taken[slot(sum, shift)], "two hands share a place");
                taken[slot(sum, shift)] = true;
            }
            shifts[row] = shift;
        }
        shifts
    })
}
