//! The order of the pack, top card first.

use serde::{Deserialize, Serialize};
use tuz_cards::{Card, CardSet};

use crate::json;

/// All 52 cards in the order in which they are dealt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written")]
pub struct PackOrder(#[serde(with = "json::list")] Vec<Card>);

/// As it is read, before it is known to be a whole pack.
#[derive(Deserialize)]
struct Written(#[serde(with = "json::list")] Vec<Card>);

impl TryFrom<Written> for PackOrder {
    type Error = NotAPack;

    fn try_from(written: Written) -> Result<Self, NotAPack> {
        Self::new(written.0)
    }
}

/// Cards that are no whole pack. Places are counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotAPack {
    /// Too many or too few.
    #[error("a pack has 52 cards, and here are {0}")]
    Count(usize),
    /// A card that was there before.
    #[error("`{card}` is in the pack twice, the second time at place {place}")]
    Twice {
        /// The card.
        card: Card,
        /// Where it stands again.
        place: usize,
    },
}

impl PackOrder {
    /// The pack whose top card is the first of these.
    ///
    /// # Errors
    /// Unless each of the 52 cards is there once.
    pub fn new(cards: Vec<Card>) -> Result<Self, NotAPack> {
        let mut seen = CardSet::EMPTY;
        for (index, &card) in cards.iter().enumerate() {
            if !seen.insert(card) {
                return Err(NotAPack::Twice { card, place: index + 1 });
            }
        }
        if cards.len() == Card::COUNT { Ok(Self(cards)) } else { Err(NotAPack::Count(cards.len())) }
    }

    /// The cards, top first: 52 of them.
    pub fn cards(&self) -> &[Card] {
        &self.0
    }
}
