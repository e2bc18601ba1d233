//! Everything that happens in a round, in order.

use serde::{Deserialize, Serialize};
use tuz_cards::{Card, CardSet};

use super::settle::{Line, Settlement};
use super::{Action, BoxId, BoxStake, PlayerId};
use crate::{Points, json};

/// Something that happened. Events hold hidden cards: they are for records, and a [`View`](super::View) is for eyes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// A player put up the stakes of all own boxes, blind ones with the bet and what they buy in advance.
    Staked {
        /// Who.
        player: PlayerId,
        /// The boxes, by place.
        boxes: Vec<BoxStake>,
    },
    /// Five cards went to each box and to the dealer.
    Dealt {
        /// The boxes, by place.
        boxes: Vec<DealtBox>,
        /// The dealer's cards in the order of the deal.
        #[serde(with = "json::list")]
        dealer: Vec<Card>,
    },
    /// An instant bet came in: the box's round is over.
    Instant {
        /// The box.
        #[serde(rename = "box")]
        place: BoxId,
    },
    /// A box gave up.
    Folded {
        /// The box.
        #[serde(rename = "box")]
        place: BoxId,
    },
    /// A box put up its bet.
    Bet {
        /// The box.
        #[serde(rename = "box")]
        place: BoxId,
        /// The bet.
        bet: Points,
    },
    /// A box bought the sixth card.
    Sixth {
        /// The box.
        #[serde(rename = "box")]
        place: BoxId,
        /// What it cost.
        price: Points,
    },
    /// A box exchanged cards.
    Exchanged {
        /// The box.
        #[serde(rename = "box")]
        place: BoxId,
        /// What it cost.
        price: Points,
        /// The cards it threw away.
        #[serde(with = "json::set")]
        thrown: CardSet,
    },
    /// Cards that a box bought were dealt to it.
    Drawn {
        /// The box.
        #[serde(rename = "box")]
        place: BoxId,
        /// The cards.
        #[serde(with = "json::list")]
        cards: Vec<Card>,
    },
    /// Bets of a box that are decided before its round ends were paid or taken.
    Paid {
        /// The box.
        #[serde(rename = "box")]
        place: BoxId,
        /// How they came out.
        lines: Vec<Line>,
    },
    /// A box insured its hand.
    Insured {
        /// The box.
        #[serde(rename = "box")]
        place: BoxId,
        /// The stake.
        stake: Points,
    },
    /// A box left its hand uninsured.
    NotInsured {
        /// The box.
        #[serde(rename = "box")]
        place: BoxId,
    },
    /// The dealer turned his cards up.
    DealerShows {
        /// His cards in the order of the deal.
        #[serde(with = "json::list")]
        cards: Vec<Card>,
        /// Whether he has a game.
        game: bool,
    },
    /// A box bought the dealer's game.
    GameBought {
        /// The box.
        #[serde(rename = "box")]
        place: BoxId,
        /// What it cost.
        price: Points,
        /// The card that it named to be thrown away.
        #[serde(with = "json::maybe")]
        thrown: Option<Card>,
    },
    /// A box took what no game pays.
    GameKept {
        /// The box.
        #[serde(rename = "box")]
        place: BoxId,
    },
    /// The dealer replaced a card for the boxes that bought his game.
    DealerDrew {
        /// The card that went.
        #[serde(with = "json::one")]
        thrown: Card,
        /// The cards drawn; the last one stands.
        #[serde(with = "json::list")]
        drawn: Vec<Card>,
    },
    /// A box was settled.
    Settled {
        /// The box.
        #[serde(rename = "box")]
        place: BoxId,
        /// How.
        settlement: Settlement,
    },
}

impl Event {
    /// The decision that it is, and of which box; `None` for everything that follows from decisions.
    pub fn decision(&self) -> Option<(BoxId, Action)> {
        Some(match *self {
            Self::Folded { place } => (place, Action::Fold),
            Self::Bet { place, .. } => (place, Action::Play),
            Self::Sixth { place, .. } => (place, Action::Sixth),
            Self::Exchanged { place, thrown, .. } => (place, Action::Exchange(thrown)),
            Self::Insured { place, stake } => (place, Action::Insure(stake)),
            Self::NotInsured { place } => (place, Action::NoInsurance),
            Self::GameBought { place, thrown, .. } => (place, Action::BuyGame { thrown }),
            Self::GameKept { place } => (place, Action::Keep),
            _ => return None,
        })
    }
}

/// Five cards dealt to a box.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealtBox {
    /// The box.
    #[serde(rename = "box")]
    pub place: BoxId,
    /// Its cards in the order of the deal.
    #[serde(with = "json::list")]
    pub cards: Vec<Card>,
}
