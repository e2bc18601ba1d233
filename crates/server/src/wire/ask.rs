//! What a player asks for.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tuz_cards::CardSet;
use tuz_house::Points;
use tuz_house::round::{self, BoxId};
use utoipa::ToSchema;

use super::Card;
use crate::problem::Fault;

/// Somebody who comes to the table.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPlayer {
    /// What the player is called, 1 to 100 characters.
    pub name: String,
    /// A language tag such as `ru`.
    pub language: String,
}

/// Another name, another language, or both.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerChange {
    /// The new name; unchanged where it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The new language tag; unchanged where it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

/// More play money.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TopUp {
    /// What the balance is now; a second click on the same button finds another one and is refused.
    pub balance: i64,
    /// How many points more.
    #[schema(minimum = 1, maximum = 1_000_000)]
    pub points: i64,
}

/// Stakes, and with them the deal.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The name of the rules: of shipped ones, or of the player's own.
    pub rules: String,
    /// The player's own rule file of that name, which no shipped one has; missing where shipped rules are meant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 65536)]
    pub own_rules: Option<String>,
    /// The number of the shuffle whose commitment was seen.
    pub nonce: u64,
    /// The player's own words for the shuffle, which the house cannot have foreseen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 256)]
    pub player_seed: Option<String>,
    /// The boxes.
    pub boxes: Vec<BoxStake>,
}

/// What is put up on one box before the deal.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BoxStake {
    /// The box, counted from 0 at the right.
    pub r#box: u8,
    /// The ante.
    pub ante: i64,
    /// Stakes on the bonus (`bonus`) and on other side bets, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub sides: BTreeMap<String, i64>,
    /// What a blind box buys in advance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ahead: Option<Ahead>,
}

/// What a blind box buys in advance, besides its bet.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Ahead {
    /// The sixth card.
    #[serde(default)]
    pub sixth: bool,
    /// The stake of insurance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub insurance: Option<i64>,
}

/// A decision at a certain point of a certain round, so that one that comes late or twice is told from a new one.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The round.
    pub round: i64,
    /// How many events it had when the decision was made.
    pub events: usize,
    /// What is done.
    pub decision: Decision,
}

/// What may be done on the box whose turn it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Decision {
    /// Give up the box.
    Fold {},
    /// Put up the bet.
    Play {},
    /// Buy the sixth card.
    Sixth {},
    /// Throw these cards away and draw as many.
    Exchange {
        /// The cards.
        cards: Vec<Card>,
    },
    /// Stake so much that the dealer has no game.
    Insure {
        /// The stake.
        points: i64,
    },
    /// Leave the hand uninsured.
    NoInsurance {},
    /// Pay for a new card of the dealer.
    BuyGame {
        /// The card that he throws away, where the box may choose it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        thrown: Option<Card>,
    },
    /// Take what no game pays.
    Keep {},
}

/// What can be asked over a socket, as over HTTP.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// `POST /api/v1/table/deal`.
    Deal(Deal),
    /// `POST /api/v1/table/act`.
    Act(Act),
    /// `POST /api/v1/table/points`.
    TopUp(TopUp),
}

/// A message from a page over its socket.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Asking {
    /// A number of the page's choice, by which the answer names the question.
    pub id: u64,
    /// What is asked.
    pub ask: Ask,
}

impl BoxStake {
    /// The stake as the round wants it.
    pub fn to_stake(&self) -> round::BoxStake {
        let ahead = self
            .ahead
            .map(|ahead| round::Ahead { sixth: ahead.sixth, insurance: ahead.insurance.map(Points) });
        round::BoxStake {
            place: BoxId(self.r#box),
            ante: Points(self.ante),
            sides: self.sides.iter().map(|(name, &points)| (name.clone(), Points(points))).collect(),
            ahead: ahead.unwrap_or_default(),
        }
    }
}

impl Decision {
    /// The action as the round wants it.
    ///
    /// # Errors
    /// When a card is no card, or stands there twice.
    pub fn to_action(&self) -> Result<round::Action, Fault> {
        Ok(match self {
            Self::Fold {} => round::Action::Fold,
            Self::Play {} => round::Action::Play,
            Self::Sixth {} => round::Action::Sixth,
            Self::Exchange { cards } => {
                let mut thrown = CardSet::EMPTY;
                for card in cards {
                    if !thrown.insert(read_card(card)?) {
                        return Err(Fault::bad(format_args!("`{}` is named twice", card.0)));
                    }
                }
                round::Action::Exchange(thrown)
            }
            Self::Insure { points } => round::Action::Insure(Points(*points)),
            Self::NoInsurance {} => round::Action::NoInsurance,
            Self::BuyGame { thrown } => {
                round::Action::BuyGame { thrown: thrown.as_ref().map(read_card).transpose()? }
            }
            Self::Keep {} => round::Action::Keep,
        })
    }
}

impl From<&round::Action> for Decision {
    fn from(action: &round::Action) -> Self {
        match *action {
            round::Action::Fold => Self::Fold {},
            round::Action::Play => Self::Play {},
            round::Action::Sixth => Self::Sixth {},
            round::Action::Exchange(thrown) => Self::Exchange { cards: super::cards(thrown) },
            round::Action::Insure(points) => Self::Insure { points: points.0 },
            round::Action::NoInsurance => Self::NoInsurance {},
            round::Action::BuyGame { thrown } => Self::BuyGame { thrown: thrown.map(Card::from) },
            round::Action::Keep => Self::Keep {},
        }
    }
}

fn read_card(card: &Card) -> Result<tuz_cards::Card, Fault> {
    card.0.parse().map_err(Fault::bad)
}
