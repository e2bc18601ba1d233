//! Every choice of up to five cards by rank, and how each contains the smaller ones.
//!
//! Suits hardly matter to a hand, so sums over millions of draws become sums over these few thousand shapes.
//! The tables here hold for every game and are made once.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;
use tuz_cards::{Rank, RankSet};
use tuz_hands::{RankCounts, RankKey};

/// The most cards a shape may have.
pub(crate) const MOST: usize = 5;

/// Binomials up to four of four.
pub(crate) const CHOOSE: [[i64; 5]; 5] =
    [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]];

/// Number of a shape; 0 is no cards.
pub(crate) type ShapeId = u16;

/// Some cards by rank.
#[derive(Debug, Clone)]
pub(crate) struct Shape {
    pub(crate) counts: RankCounts,
    pub(crate) key: RankKey,
    /// The ranks that are there with their counts, lowest first.
    pub(crate) ranks: Vec<(Rank, u8)>,
    /// The shapes contained in it. The order is that of [`products`]: no card of the first rank first.
    pub(crate) parts: Vec<ShapeId>,
    /// In how many ways it contains each part, counting equal ranks apart.
    pub(crate) ways: Vec<i64>,
}

impl Shape {
    /// How many cards.
    pub(crate) fn size(&self) -> usize {
        self.ranks.iter().map(|&(_, count)| usize::from(count)).sum()
    }
}

/// All shapes, by size.
pub(crate) struct Shapes {
    all: Vec<Shape>,
    /// Where the shapes of each size begin.
    starts: [usize; MOST + 2],
    by_counts: FxHashMap<RankCounts, ShapeId>,
    /// The shapes in which no rank stands twice, by the bits of their ranks; 0 for more than five.
    distinct: Vec<ShapeId>,
}

impl Shapes {
    /// The tables.
    pub(crate) fn get() -> &'static Self {
        static SHAPES: LazyLock<Shapes> = LazyLock::new(Shapes::compute);
        &SHAPES
    }

    /// How many shapes there are.
    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// The numbers of the shapes of this size.
    pub(crate) fn of_size(&self, size: usize) -> std::ops::Range<ShapeId> {
        self.starts[size] as ShapeId..self.starts[size + 1] as ShapeId
    }

    /// The shape of this number.
    pub(crate) fn at(&self, id: ShapeId) -> &Shape {
        &self.all[usize::from(id)]
    }

    /// The number of the shape with these ranks, of at most five cards.
    pub(crate) fn find(&self, counts: &RankCounts) -> ShapeId {
        self.by_counts[counts]
    }

    /// The number of the shape with one card of each of these ranks, at most five.
    pub(crate) fn of_distinct(&self, ranks: RankSet) -> ShapeId {
        self.distinct[usize::from(ranks.bits())]
    }

    fn compute() -> Self {
        let mut counts = Vec::new();
        let mut starts = [0; MOST + 2];
        for size in 0..=MOST {
            counts.extend(RankCounts::all(size));
            starts[size + 1] = counts.len();
        }
        let by_counts: FxHashMap<RankCounts, ShapeId> =
            counts.iter().enumerate().map(|(id, counts)| (*counts, id as ShapeId)).collect();
        let all = counts
            .iter()
            .map(|counts| {
                let ranks: Vec<(Rank, u8)> = counts.iter().collect();
                let mut parts = vec![RankCounts::EMPTY];
                for &(rank, count) in &ranks {
                    let mut more = Vec::with_capacity(parts.len() * (usize::from(count) + 1));
                    for times in 0..=count {
                        more.extend(
                            parts.iter().map(|part| {
                                (0..times).fold(*part, |part, _| part.with(rank).unwrap_or(part))
                            }),
                        );
                    }
                    parts = more;
                }
                let ways = products(&ranks, |_, count, part| CHOOSE[usize::from(count)][usize::from(part)]);
                Shape {
                    counts: *counts,
                    key: counts.key(),
                    parts: parts.iter().map(|part| by_counts[part]).collect(),
                    ways,
                    ranks,
                }
            })
            .collect();
        let distinct = (0..1u16 << Rank::COUNT)
            .map(|bits| by_counts.get(&RankCounts::from_ranks(RankSet::from_bits(bits).iter())).copied())
            .map(Option::unwrap_or_default)
            .collect();
        Self { all, starts, by_counts, distinct }
    }
}

/// For every part of a shape the product over its ranks of `factor(rank, count in the shape, count in the part)`,
/// in the order of [`Shape::parts`].
fn products(ranks: &[(Rank, u8)], factor: impl Fn(Rank, u8, u8) -> i64) -> Vec<i64> {
    let mut values = vec![1];
    extend_products(ranks, factor, &mut values);
    values
}

/// As [`products`], into a buffer that holds the start value 1.
fn extend_products(ranks: &[(Rank, u8)], factor: impl Fn(Rank, u8, u8) -> i64, values: &mut Vec<i64>) {
    for &(rank, count) in ranks {
        let before = values.len();
        for part in 1..=count {
            let factor = factor(rank, count, part);
            for place in 0..before {
                values.push(values[place] * factor);
            }
        }
        let factor = factor(rank, count, 0);
        for value in &mut values[..before] {
            *value *= factor;
        }
    }
}

/// The alternating weights with which the parts of a drawn shape count what the draw leaves:
/// the product over ranks of `(-1)^part * C(unseen - part, count - part)`.
pub(crate) fn draw_weights(shape: &Shape, unseen: &[u8; Rank::COUNT], values: &mut Vec<i64>) {
    values.clear();
    values.push(1);
    extend_products(
        &shape.ranks,
        |rank, count, part| {
            let ways = CHOOSE[usize::from(unseen[rank.index()] - part)][usize::from(count - part)];
            if part % 2 == 0 { ways } else { -ways }
        },
        values,
    );
}
