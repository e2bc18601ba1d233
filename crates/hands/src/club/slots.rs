//! A place for every hand of up to seven cards by rank, found by the sum of its cards.

use std::cmp::Reverse;
use std::sync::OnceLock;

use super::hand::RANK_SUM;
use crate::ranks::RankCounts;

/// The most cards that a table is made for.
pub(super) const MOST_CARDS: usize = 7;

/// How many places there are; a power of two, so that no place has to be checked.
pub(super) const SLOTS: usize = 1 << 17;

/// How many rows the sums are cut into, and the bits of a sum that say which one it is in.
const ROWS: usize = 1 << ROW_BITS;
const ROW_BITS: u32 = 13;

/// Places of sums. Those of a row are shifted together to where all of them fall on free places.
pub(super) struct Slots {
    /// How far each row is shifted.
    shifts: Box<[u16; ROWS]>,
}

const fn row(key: u32) -> usize {
    (key >> (u32::BITS - ROW_BITS)) as usize
}

const fn slot(key: u32, shift: u16) -> usize {
    key.wrapping_add(shift as u32) as usize % SLOTS
}

impl Slots {
    /// The one that all rankings share.
    pub(super) fn get() -> &'static Self {
        static SLOTS: OnceLock<Slots> = OnceLock::new();
        SLOTS.get_or_init(Self::compute)
    }

    /// The place of a sum of up to seven cards.
    #[inline]
    pub(super) fn of(&self, key: u32) -> usize {
        slot(key, self.shifts[row(key)])
    }

    fn compute() -> Self {
        let mut rows: Vec<Vec<u32>> = vec![Vec::new(); ROWS];
        for size in 1..=MOST_CARDS {
            for counts in RankCounts::all(size) {
                let key = key_of(&counts);
                rows[row(key)].push(key);
            }
        }
        // Those with many sums first, as long as there is much room.
        let mut order: Vec<usize> = (0..ROWS).collect();
        order.sort_by_key(|&row| Reverse(rows[row].len()));
        let mut taken = vec![false; SLOTS];
        let mut shifts = vec![0; ROWS];
        for row in order {
            let keys = &rows[row];
            let is_free = |shift: &u16| keys.iter().all(|&key| !taken[slot(key, *shift)]);
            let shift = (0..u16::MAX).find(is_free).expect("every row finds its place");
            for &key in keys {
                // Two hands with one sum, or with sums that shift alike, would be taken for one.
                assert!(!taken[slot(key, shift)], "two hands share a place");
                taken[slot(key, shift)] = true;
            }
            shifts[row] = shift;
        }
        Self { shifts: boxed(shifts) }
    }
}

/// A list of known length as an array on the heap.
pub(super) fn boxed<T, const N: usize>(list: Vec<T>) -> Box<[T; N]> {
    match list.into_boxed_slice().try_into() {
        Ok(array) => array,
        Err(list) => panic!("{N} values were made, not {}", list.len()),
    }
}

/// The sum of cards with these ranks.
pub(super) fn key_of(counts: &RankCounts) -> u32 {
    let sums = counts.iter().map(|(rank, count)| RANK_SUM[rank.index()].wrapping_mul(count.into()));
    sums.fold(0, u32::wrapping_add)
}
