//! The cards that nobody in a spot has seen.

use tuz_cards::{Card, CardSet, Rank, RankSet, Suit};

use crate::shapes::{CHOOSE, Shape};

/// Unseen cards, counted by rank and by suit.
#[derive(Debug, Clone)]
pub(crate) struct Unseen {
    pub(crate) cards: CardSet,
    pub(crate) counts: [u8; Rank::COUNT],
    pub(crate) suits: [RankSet; Suit::COUNT],
}

impl Unseen {
    pub(crate) fn new(cards: CardSet) -> Self {
        Self {
            cards,
            counts: Rank::ALL.map(|rank| cards.count_of_rank(rank) as u8),
            suits: Suit::ALL.map(|suit| cards.of_suit(suit)),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.cards.len()
    }

    pub(crate) fn of_rank(&self, rank: Rank) -> u8 {
        self.counts[rank.index()]
    }

    /// How many sets of cards have this shape; 0 when there are not enough.
    pub(crate) fn ways(&self, shape: &Shape) -> i64 {
        shape.ranks.iter().map(|&(rank, count)| choose(self.of_rank(rank), count)).product()
    }

    /// The cards of one rank.
    pub(crate) fn cards_of(&self, rank: Rank) -> impl Iterator<Item = Card> + use<'_> {
        Suit::ALL.into_iter().map(move |suit| Card::new(rank, suit)).filter(|&card| self.cards.contains(card))
    }
}

/// C(of, count) for counts of cards of one rank.
pub(crate) fn choose(of: u8, count: u8) -> i64 {
    CHOOSE[usize::from(of)][usize::from(count)]
}

/// C(of, count) for any small numbers.
pub(crate) fn binomial(of: usize, count: usize) -> i128 {
    if count > of {
        return 0;
    }
    (0..count).fold(1, |value, i| value * (of - i) as i128 / (i as i128 + 1))
}
