//! Cards in JSON.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A card: rank `2` to `9`, `T`, `J`, `Q`, `K`, `A` and suit `s`, `h`, `d`, `c`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(pattern = "^[2-9TJQKA][shdc]$", examples("As"))]
pub struct Card(pub String);

impl From<tuz_cards::Card> for Card {
    fn from(card: tuz_cards::Card) -> Self {
        Self(card.to_string())
    }
}

/// Cards in the order given.
pub fn cards(cards: impl IntoIterator<Item = tuz_cards::Card>) -> Vec<Card> {
    cards.into_iter().map(Card::from).collect()
}
