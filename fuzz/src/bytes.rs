//! The fuzzer's bytes as a source of decisions.

use tuz_house::Points;

use crate::common::random::Numbers;

/// Bytes that are taken from the front; when they are used up, all that comes is 0.
pub(crate) struct Bytes<'a>(&'a [u8]);

/// Numbers at which something may change.
const EDGES: [i64; 12] = [
    0,
    1,
    -1,
    2,
    100_000,
    1_000_000,
    100_000_000_000_000,
    100_000_000_000_001,
    1_000_000_000_000_000,
    1_000_000_000_000_001,
    i64::MAX,
    i64::MIN,
];

impl<'a> Bytes<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    pub(crate) fn are_used_up(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    /// A number below the bound; 0 where nothing is.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        let one = usize::from(self.byte());
        let number = if bound > 256 { one << 8 | usize::from(self.byte()) } else { one };
        number % bound.max(1)
    }

    pub(crate) fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == times - 1
    }

    pub(crate) fn pick<'t, T>(&mut self, items: &'t [T]) -> Option<&'t T> {
        items.get(self.below(items.len()))
    }

    pub(crate) fn long(&mut self) -> u64 {
        (0..8).fold(0, |number, _| number << 8 | u64::from(self.byte()))
    }

    /// Small, at an edge, or anything.
    pub(crate) fn number(&mut self) -> i64 {
        match self.byte() {
            edge @ 0..64 => EDGES[usize::from(edge) % EDGES.len()],
            64 => self.long().cast_signed(),
            small => i64::from(small - 64) * [1, 5, 10, 100][self.below(4)],
        }
    }

    pub(crate) fn points(&mut self) -> Points {
        Points(self.number())
    }

    /// Numbers that follow from the next two bytes, for what need not be steered one by one.
    pub(crate) fn numbers(&mut self) -> Numbers {
        Numbers(u64::from(self.byte()) << 8 | u64::from(self.byte()))
    }
}
