//! Sets of cards and of ranks as bits.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use crate::{Card, Rank, Suit};

/// A set of ranks; bit `n` stands for the rank of index `n`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct RankSet(u16);

impl RankSet {
    /// No rank.
    pub const EMPTY: Self = Self(0);

    /// The set whose bits these are; bits that stand for no rank are dropped.
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits & 0x1fff)
    }

    /// The bits.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// How many ranks it holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it holds this rank.
    pub const fn contains(self, rank: Rank) -> bool {
        self.0 >> rank as u8 & 1 == 1
    }

    /// The ranks, lowest first.
    pub const fn iter(self) -> RankIter {
        RankIter(self.0)
    }

    /// The ranks in rows without a gap, each by its lowest and its highest; lowest first.
    pub fn runs(self) -> Vec<(Rank, Rank)> {
        let mut runs: Vec<(Rank, Rank)> = Vec::new();
        for rank in self.iter() {
            match runs.last_mut() {
                Some((_, high)) if high.index() + 1 == rank.index() => *high = rank,
                _ => runs.push((rank, rank)),
            }
        }
        runs
    }
}

/// The ranks of a set; see [`RankSet::iter`].
#[derive(Debug, Clone)]
pub struct RankIter(u16);

impl Iterator for RankIter {
    type Item = Rank;

    fn next(&mut self) -> Option<Rank> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Rank::ALL[place as usize])
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl DoubleEndedIterator for RankIter {
    fn next_back(&mut self) -> Option<Rank> {
        let place = 15u32.checked_sub(self.0.leading_zeros())?;
        self.0 &= !(1 << place);
        Some(Rank::ALL[place as usize])
    }
}

impl ExactSizeIterator for RankIter {}

impl FromIterator<Rank> for RankSet {
    fn from_iter<I: IntoIterator<Item = Rank>>(ranks: I) -> Self {
        Self(ranks.into_iter().fold(0, |bits, rank| bits | 1 << rank.index()))
    }
}

/// A set of cards in 64 bits: four lanes of 16, one a suit, one bit a rank.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct CardSet(u64);

const LANE: u32 = 16;

const fn bit(card: Card) -> u64 {
    1 << (card.suit() as u32 * LANE + card.rank() as u32)
}

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// All 52 cards.
    pub const FULL: Self = Self(0x1fff_1fff_1fff_1fff);

    /// How many cards it holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it holds this card.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & bit(card) != 0
    }

    /// Whether it holds every card of `other`.
    pub const fn is_superset(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether no card is in both.
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }

    /// The set with this card in it.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | bit(card))
    }

    /// The set without this card.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !bit(card))
    }

    /// Puts the card in; false when it was there already.
    pub fn insert(&mut self, card: Card) -> bool {
        let new = !self.contains(card);
        self.0 |= bit(card);
        new
    }

    /// Takes the card out; false when it was not there.
    pub fn remove(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        self.0 &= !bit(card);
        there
    }

    /// The ranks held in one suit.
    pub const fn of_suit(self, suit: Suit) -> RankSet {
        RankSet::from_bits((self.0 >> (suit as u32 * LANE)) as u16)
    }

    /// The ranks held in any suit.
    pub const fn ranks(self) -> RankSet {
        RankSet::from_bits((self.0 | self.0 >> 16 | self.0 >> 32 | self.0 >> 48) as u16)
    }

    /// How many cards of this rank it holds.
    pub const fn count_of_rank(self, rank: Rank) -> usize {
        (self.0 & 0x0001_0001_0001_0001 << rank as u32).count_ones() as usize
    }

    /// The cards: suit by suit from clubs, lowest rank first.
    pub const fn iter(self) -> Iter {
        Iter(self.0)
    }

    /// Every subset of `size` cards, each once.
    pub fn subsets(self, size: usize) -> Subsets {
        Subsets::new(self, size)
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<Card> for CardSet {
    fn from(card: Card) -> Self {
        Self(bit(card))
    }
}

impl BitOr for CardSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = Self;

    /// The cards of the left that are not in the right.
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl fmt::Display for CardSet {
    /// Highest rank first, within a rank by suit s, h, d, c; two letters a card, spaces between.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut cards: Vec<Card> = self.iter().collect();
        cards.sort_unstable_by(|a, b| b.cmp(a));
        for (place, card) in cards.iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{card}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

/// The cards of a set; see [`CardSet::iter`].
#[derive(Debug, Clone)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        let rank = Rank::ALL[(place % LANE) as usize];
        let suit = Suit::ALL[(place / LANE) as usize];
        Some(Card::new(rank, suit))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Iter {}

/// The subsets of one size; see [`CardSet::subsets`].
#[derive(Debug, Clone)]
pub struct Subsets {
    cards: Vec<Card>,
    /// Positions of the next subset, ascending; `None` when all were given.
    next: Option<Vec<usize>>,
}

impl Subsets {
    fn new(set: CardSet, size: usize) -> Self {
        let cards: Vec<Card> = set.iter().collect();
        let next = (size <= cards.len()).then(|| (0..size).collect());
        Self { cards, next }
    }
}

impl Iterator for Subsets {
    type Item = CardSet;

    fn next(&mut self) -> Option<CardSet> {
        let places = self.next.as_mut()?;
        let subset = places.iter().map(|&place| self.cards[place]).collect();
        let size = places.len();
        let last = self.cards.len() - size;
        match (0..size).rev().find(|&i| places[i] < last + i) {
            Some(i) => {
                places[i] += 1;
                for j in i + 1..size {
                    places[j] = places[j - 1] + 1;
                }
            }
            None => self.next = None,
        }
        Some(subset)
    }
}
