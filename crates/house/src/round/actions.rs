//! What a player puts up before the deal and decides after it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tuz_cards::{Card, CardSet};

use super::BoxId;
use crate::{Points, json};

/// What is put up on one box before the deal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxStake {
    /// The box.
    #[serde(rename = "box")]
    pub place: BoxId,
    /// The ante in points.
    pub ante: Points,
    /// Stakes in points on the bonus (`bonus`) and on other side bets, by name. A stake of 0 is none.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub sides: BTreeMap<String, Points>,
    /// What a blind box buys in advance.
    #[serde(default, skip_serializing_if = "Ahead::is_nothing")]
    pub ahead: Ahead,
}

impl BoxStake {
    /// An ante and nothing else.
    pub fn ante(place: BoxId, ante: Points) -> Self {
        Self { place, ante, sides: BTreeMap::new(), ahead: Ahead::default() }
    }
}

/// What a blind box buys in advance, besides its bet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ahead {
    /// The sixth card.
    #[serde(default)]
    pub sixth: bool,
    /// Insurance, in points.
    #[serde(default)]
    pub insurance: Option<Points>,
}

impl Ahead {
    /// Whether nothing is bought.
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

/// A decision on the box whose turn it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Give up the box.
    Fold,
    /// Put up the bet.
    Play,
    /// Buy the sixth card.
    Sixth,
    /// Throw these cards away and draw as many.
    Exchange(#[serde(with = "json::set")] CardSet),
    /// Stake so much that the dealer has no game.
    Insure(Points),
    /// Leave the hand uninsured.
    NoInsurance,
    /// Pay for a new card of the dealer.
    BuyGame {
        /// The card that he throws away: named by the first buyer where the rules let him choose, and by nobody else.
        #[serde(default, with = "json::maybe")]
        thrown: Option<Card>,
    },
    /// Take what no game pays.
    Keep,
}

/// An exchange of so many cards, and its price.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct ExchangeOffer {
    /// How many cards.
    pub cards: usize,
    /// The price in points.
    pub price: Points,
}

/// From the least to the most that may be staked, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct InsuranceRange {
    /// The least, in points.
    pub least: Points,
    /// The most, in points; never below the least.
    pub most: Points,
}

impl InsuranceRange {
    /// Whether the stake lies within.
    pub fn contains(&self, stake: Points) -> bool {
        (self.least..=self.most).contains(&stake)
    }
}

/// Every action that is accepted now, and no other.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize)]
pub struct Legal {
    /// All but the insurance stakes, one entry for each set of cards that may be exchanged.
    pub actions: Vec<Action>,
    /// The exchanges among them by number of cards.
    pub exchange: Vec<ExchangeOffer>,
    /// The price of the sixth card where it may be bought, in points.
    pub sixth: Option<Points>,
    /// The insurance stakes.
    pub insure: Option<InsuranceRange>,
    /// The price of the dealer's game where it may be bought, in points.
    pub game: Option<Points>,
}

impl Legal {
    /// Whether this action is among them.
    pub fn allows(&self, action: &Action) -> bool {
        match action {
            Action::Insure(stake) => self.insure.is_some_and(|range| range.contains(*stake)),
            other => self.actions.contains(other),
        }
    }

    /// Whether nothing is accepted.
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty() && self.insure.is_none()
    }
}
