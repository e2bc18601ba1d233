//! The pack a game is played with.

use crate::{Card, CardSet, Rank};

/// A pack: the four suits of all ranks from a lowest one up to the ace.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pack {
    lowest: Rank,
}

impl Pack {
    /// The 52 cards.
    pub const STANDARD: Self = Self { lowest: Rank::Two };

    /// The pack without the ranks below `lowest`: a nine leaves 24 cards.
    pub const fn stripped_below(lowest: Rank) -> Self {
        Self { lowest }
    }

    /// The lowest rank in it.
    pub const fn lowest(self) -> Rank {
        self.lowest
    }

    /// Whether the card belongs to it.
    pub fn contains(self, card: Card) -> bool {
        card.rank() >= self.lowest
    }

    /// Its cards, rank by rank, lowest first.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::all().filter(move |&card| self.contains(card))
    }

    /// Its cards as a set.
    pub fn to_set(self) -> CardSet {
        self.cards().collect()
    }
}

impl Default for Pack {
    fn default() -> Self {
        Self::STANDARD
    }
}
