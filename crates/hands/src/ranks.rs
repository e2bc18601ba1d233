//! Hands by rank alone: how many cards of each rank, and tables over all such hands.

use std::iter::Sum;
use std::ops::Add;
use std::sync::Arc;

use tuz_cards::{Card, Rank, RankSet};

/// How many cards of each rank are held, at most four.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RankCounts([u8; Rank::COUNT]);

impl RankCounts {
    /// No cards.
    pub const EMPTY: Self = Self([0; Rank::COUNT]);

    /// The ranks of these cards. More than four of one rank count as four.
    pub fn from_ranks(ranks: impl IntoIterator<Item = Rank>) -> Self {
        ranks.into_iter().fold(Self::EMPTY, |counts, rank| counts.with(rank).unwrap_or(counts))
    }

    /// Every choice of `size` cards by rank, each once.
    pub fn all(size: usize) -> Vec<Self> {
        fn extend(from: usize, left: usize, counts: &mut RankCounts, found: &mut Vec<RankCounts>) {
            if left == 0 {
                found.push(*counts);
                return;
            }
            for rank in from..Rank::COUNT {
                if counts.0[rank] < 4 {
                    counts.0[rank] += 1;
                    extend(rank, left - 1, counts, found);
                    counts.0[rank] -= 1;
                }
            }
        }
        let mut found = Vec::new();
        extend(0, size, &mut Self::EMPTY.clone(), &mut found);
        found
    }

    /// How many cards of this rank.
    pub const fn of(&self, rank: Rank) -> u8 {
        self.0[rank as usize]
    }

    /// How many cards in all.
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The ranks of which there is at least one card.
    pub fn support(&self) -> RankSet {
        self.iter().map(|(rank, _)| rank).collect()
    }

    /// The ranks that are there with their counts, lowest first.
    pub fn iter(&self) -> impl Iterator<Item = (Rank, u8)> {
        Rank::ALL.into_iter().zip(self.0).filter(|(_, count)| *count > 0)
    }

    /// With one more card of this rank; `None` when there are four.
    pub fn with(mut self, rank: Rank) -> Option<Self> {
        self.0[rank.index()] += 1;
        (self.0[rank.index()] <= 4).then_some(self)
    }

    /// With one card fewer of this rank; `None` when there is none.
    pub fn without(mut self, rank: Rank) -> Option<Self> {
        self.0[rank.index()] = self.0[rank.index()].checked_sub(1)?;
        Some(self)
    }

    /// The sum of the ranks' keys.
    pub fn key(&self) -> RankKey {
        self.iter().flat_map(|(rank, count)| std::iter::repeat_n(rank, count.into())).map(RankKey::of).sum()
    }
}

impl FromIterator<Card> for RankCounts {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        Self::from_ranks(cards.into_iter().map(Card::rank))
    }
}

/// A sum of the keys of ranks: equal for two hands of six (or of five) cards only when they are equal by rank.
/// Sums of parts of a hand add up to the sum of the whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct RankKey(u32);

impl RankKey {
    /// The key of no cards.
    pub const EMPTY: Self = Self(0);

    /// The key of one card of this rank.
    pub const fn of(rank: Rank) -> Self {
        Self(RANK_KEY[rank as usize])
    }
}

impl Add for RankKey {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sum for RankKey {
    fn sum<I: Iterator<Item = Self>>(keys: I) -> Self {
        keys.fold(Self::EMPTY, Add::add)
    }
}

/// Addends by rank. Each is the least number that keeps the sums of all hands of six cards apart
/// (found by trying one after another); a test checks it for six and for five.
const RANK_KEY: [u32; Rank::COUNT] =
    [0, 1, 5, 22, 98, 422, 1734, 5760, 14270, 37951, 90838, 206_930, 436_437];

/// A value for every hand of one size by rank, found by the hand's key.
pub(crate) struct RankTable<T> {
    hands: Arc<RankHands>,
    values: Vec<T>,
}

/// The hands of one size by rank. The tables over them share it, and with it the cache.
struct RankHands {
    all: Vec<RankCounts>,
    /// Number of the hand by key; [`NO_HAND`] where no hand has that key.
    number: Vec<u16>,
}

const NO_HAND: u16 = u16::MAX;

impl<T> RankTable<T> {
    /// Computes the value of every hand of `size` cards, which is five or six.
    pub(crate) fn new(size: usize, value: impl FnMut(&RankCounts) -> T) -> Self {
        let all = RankCounts::all(size);
        let keys = all.iter().map(|counts| counts.key().0).max().unwrap_or(0) as usize + 1;
        let mut number = vec![NO_HAND; keys];
        for (counts, next) in all.iter().zip(0..NO_HAND) {
            let slot = &mut number[counts.key().0 as usize];
            assert_eq!(*slot, NO_HAND, "two hands share a key");
            *slot = next;
        }
        let values = all.iter().map(value).collect();
        Self { hands: Arc::new(RankHands { all, number }), values }
    }

    /// Another table over the same hands.
    pub(crate) fn over_same_hands<U>(&self, value: impl FnMut(&RankCounts) -> U) -> RankTable<U> {
        RankTable { hands: Arc::clone(&self.hands), values: self.hands.all.iter().map(value).collect() }
    }

    /// Another table over the same hands, each value made from the one here.
    pub(crate) fn map<U>(&self, value: impl FnMut(&T) -> U) -> RankTable<U> {
        RankTable { hands: Arc::clone(&self.hands), values: self.values.iter().map(value).collect() }
    }

    /// The value of the hand with this key.
    pub(crate) fn get(&self, key: RankKey) -> &T {
        &self.values[usize::from(self.hands.number[key.0 as usize])]
    }

    /// The value of the hand with this key; `None` when there is no such hand.
    pub(crate) fn try_get(&self, key: RankKey) -> Option<&T> {
        self.values.get(usize::from(*self.hands.number.get(key.0 as usize)?))
    }

    /// The value of this hand.
    pub(crate) fn at(&self, counts: &RankCounts) -> &T {
        self.get(counts.key())
    }
}
