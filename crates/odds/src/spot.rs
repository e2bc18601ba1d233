//! The question: what is known when a box decides.

use std::fmt;

use serde::Serialize;
use tuz_cards::{Card, CardSet, Pack};
use tuz_house::{counted, json};

use crate::Bought;

/// What a box knows when it decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Spot {
    hand: CardSet,
    dealt: Option<CardSet>,
    up: Card,
    bought: Bought,
    /// Every card that is not unseen.
    known: CardSet,
    pack: Pack,
}

/// Why cards make no spot. JSON has the name of the reason with the figures that a translation needs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum SpotError {
    /// The box has the wrong number of cards.
    HandCount {
        /// How many it must have.
        wanted: usize,
        /// How many were given.
        given: usize,
    },
    /// The number of discards is not the number of cards exchanged.
    DiscardCount {
        /// How many it must be.
        wanted: usize,
        /// How many were given.
        given: usize,
    },
    /// The dealer has the wrong number of cards.
    DealerCount(usize),
    /// The dealer's hand lacks his up card.
    UpCardMissing(#[serde(serialize_with = "json::text")] Card),
    /// A card stands in two places.
    Twice(#[serde(serialize_with = "json::text")] Card),
    /// A card that the pack does not have.
    NotInPack(#[serde(serialize_with = "json::text")] Card),
    /// Only one to five cards can be exchanged.
    ExchangeCount(u8),
    /// The dealt hand does not fit the hand and what was bought.
    DealtHand(#[serde(serialize_with = "json::set::serialize")] CardSet),
    /// Too few unseen cards are left.
    TooFewUnseen(usize),
}

impl fmt::Display for SpotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::HandCount { wanted, given } => {
                write!(f, "the box must have {} here, {given} given", counted(wanted, "card"))
            }
            Self::DiscardCount { wanted, given } => {
                write!(f, "{} must be discarded here, {given} given", counted(wanted, "card"))
            }
            Self::DealerCount(given) => write!(f, "the dealer has five cards, {given} given"),
            Self::UpCardMissing(card) => {
                write!(f, "the dealer's five cards do not have his up card `{card}`")
            }
            Self::Twice(card) => write!(f, "`{card}` stands in two places"),
            Self::NotInPack(card) => write!(f, "`{card}` is not in the pack"),
            Self::ExchangeCount(count) => write!(f, "1 to 5 cards can be exchanged, not {count}"),
            Self::DealtHand(dealt) => {
                write!(f, "the dealt hand `{dealt}` does not fit the hand and what was bought")
            }
            Self::TooFewUnseen(count) => {
                write!(f, "only {} left unseen, too few to deal on", counted(count, "card"))
            }
        }
    }
}

impl std::error::Error for SpotError {}

/// Cards that must fit together; see [`Spot::new`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SpotCards {
    /// The box's cards: five, or six after the sixth card.
    pub hand: CardSet,
    /// The dealer's open card.
    pub up: Card,
    /// Other cards that are known: own discards apart.
    pub seen: CardSet,
    /// What was bought already.
    pub bought: Bought,
    /// The cards thrown away in an exchange.
    pub discards: CardSet,
    /// The five cards dealt, where something was bought; only a bonus on the dealt hand needs it.
    pub dealt: Option<CardSet>,
}

impl Spot {
    /// The first decision, with the standard pack and no other card seen.
    ///
    /// # Errors
    /// As [`Spot::new`].
    pub fn dealt(hand: CardSet, up: Card) -> Result<Self, SpotError> {
        let cards = SpotCards {
            hand,
            up,
            seen: CardSet::EMPTY,
            bought: Bought::Nothing,
            discards: CardSet::EMPTY,
            dealt: None,
        };
        Self::new(cards, Pack::STANDARD)
    }

    /// A spot of any kind.
    ///
    /// # Errors
    /// When counts do not fit what was bought, a card stands in two places or is not in the pack, or too few cards
    /// are left unseen for the dealer and the largest draw.
    pub fn new(cards: SpotCards, pack: Pack) -> Result<Self, SpotError> {
        let SpotCards { hand, up, seen, bought, discards, dealt } = cards;
        let (wanted_hand, wanted_discards) = match bought {
            Bought::Nothing => (5, 0),
            Bought::Sixth => (6, 0),
            Bought::Exchange(count @ 1..=5) => (5, usize::from(count)),
            Bought::Exchange(count) => return Err(SpotError::ExchangeCount(count)),
        };
        if hand.len() != wanted_hand {
            return Err(SpotError::HandCount { wanted: wanted_hand, given: hand.len() });
        }
        if discards.len() != wanted_discards {
            return Err(SpotError::DiscardCount { wanted: wanted_discards, given: discards.len() });
        }
        let mut known = CardSet::EMPTY;
        for group in [hand, up.into(), seen, discards] {
            if let Some(card) = (group & known).into_iter().next() {
                return Err(SpotError::Twice(card));
            }
            if let Some(card) = group.into_iter().find(|&card| !pack.contains(card)) {
                return Err(SpotError::NotInPack(card));
            }
            known = known | group;
        }
        let dealt = match (bought, dealt) {
            (Bought::Nothing, None) => Some(hand),
            (_, None) => None,
            (_, Some(dealt)) => {
                let fits = dealt.len() == 5
                    && match bought {
                        Bought::Nothing => dealt == hand,
                        Bought::Sixth => hand.is_superset(dealt),
                        Bought::Exchange(_) => {
                            dealt.is_superset(discards) && hand.is_superset(dealt - discards)
                        }
                    };
                if !fits {
                    return Err(SpotError::DealtHand(dealt));
                }
                Some(dealt)
            }
        };
        let unseen = pack.to_set().len() - known.len();
        let spot = Self { hand, dealt, up, bought, known, pack };
        // Four hidden cards, and one to replace a card of the dealer's.
        if unseen < 5 { Err(SpotError::TooFewUnseen(unseen)) } else { Ok(spot) }
    }

    /// The box's cards.
    pub fn hand(&self) -> CardSet {
        self.hand
    }

    /// The five cards dealt, where they are known.
    pub fn dealt_hand(&self) -> Option<CardSet> {
        self.dealt
    }

    /// The dealer's open card.
    pub fn up(&self) -> Card {
        self.up
    }

    /// What was bought already.
    pub fn bought(&self) -> Bought {
        self.bought
    }

    /// Every card that is seen: the box's own, its discards, the up card and those of others.
    pub fn known(&self) -> CardSet {
        self.known
    }

    /// The cards that nobody in the spot has seen.
    pub fn unseen(&self) -> CardSet {
        self.pack.to_set() - self.known
    }
}
