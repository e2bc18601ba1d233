//! A shuffle as it is written down, and the check of it.

use serde::de::{self, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tuz_cards::{Card, Pack, Rank, Suit};

use crate::{Commitment, HexError, Nonce, Order, PlayerSeed, PlayerSeedError, Seed};

/// A shuffle with everything given away, as it stands in a record.
///
/// It is what somebody wrote, and proves nothing before [`check`](Self::check). Reading refuses a record
/// of another format, unknown keys and values of the wrong type.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Revealed {
    format: Format,
    /// The commitment, 64 lower-case hexadecimal digits. To be compared with the one that was shown
    /// before the deal.
    pub commitment: String,
    /// The house's seed, 64 lower-case hexadecimal digits.
    pub seed: String,
    /// The number of the round.
    pub nonce: Nonce,
    /// What the player added.
    pub player_seed: Option<String>,
    /// The cards from the top, two letters each.
    pub order: Vec<String>,
}

/// What is wrong with a revealed shuffle. Places and characters are counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Mismatch {
    /// The value of a key is not 64 hexadecimal digits.
    #[error("`{key}` cannot be read: {fault}")]
    Hex {
        /// The key of the record: `commitment` or `seed`.
        key: &'static str,
        /// What is wrong with its value.
        fault: HexError,
    },
    /// The player's seed could never have been one.
    #[error("`player_seed` cannot be read: {0}")]
    PlayerSeed(PlayerSeedError),
    /// The order does not have as many cards as any pack.
    #[error("`order` must have 4 cards for each rank from the ace down, at most 52, and not {0}")]
    Length(usize),
    /// Something in the order is no card.
    #[error("`order` cannot be read: `{}` at place {place} is no card such as `As` or `Th`", found.escape_debug())]
    Card {
        /// Which card from the top.
        place: usize,
        /// What stands there.
        found: String,
    },
    /// Seed and nonce make another commitment.
    #[error("`commitment` is `{recorded}`, but seed and nonce make `{computed}`")]
    Commitment {
        /// The one in the record.
        recorded: Commitment,
        /// The right one.
        computed: Commitment,
    },
    /// The seeds make another order; this is the first card that differs.
    #[error("`order` has `{recorded}` at place {place}, but the seeds make it `{computed}`")]
    Order {
        /// Which card from the top.
        place: usize,
        /// The one in the record.
        recorded: Card,
        /// The right one.
        computed: Card,
    },
}

impl Revealed {
    pub(crate) fn new(
        seed: &Seed,
        nonce: Nonce,
        commitment: Commitment,
        player_seed: Option<PlayerSeed>,
        order: &Order,
    ) -> Self {
        Self {
            format: Format,
            commitment: commitment.to_string(),
            seed: seed.to_secret_hex(),
            nonce,
            player_seed: player_seed.map(String::from),
            order: order.cards().iter().map(Card::to_string).collect(),
        }
    }

    /// Makes the shuffle again and compares it with what is written.
    ///
    /// That the commitment is the one that was shown before the deal is left to whoever saw it.
    ///
    /// # Errors
    /// The first thing that cannot be read or that disagrees.
    pub fn check(&self) -> Result<Order, Mismatch> {
        let hex = |key| move |fault| Mismatch::Hex { key, fault };
        let recorded: Commitment = self.commitment.parse().map_err(hex("commitment"))?;
        let seed: Seed = self.seed.parse().map_err(hex("seed"))?;
        let player_seed =
            self.player_seed.as_deref().map(PlayerSeed::new).transpose().map_err(Mismatch::PlayerSeed)?;
        let pack = pack_of(self.order.len()).ok_or(Mismatch::Length(self.order.len()))?;
        let cards = self.order.iter().enumerate().map(|(index, text)| {
            read_card(text).ok_or_else(|| Mismatch::Card { place: index + 1, found: text.clone() })
        });
        let cards: Vec<Card> = cards.collect::<Result<_, _>>()?;

        let computed = Commitment::to(&seed, self.nonce);
        if recorded != computed {
            return Err(Mismatch::Commitment { recorded, computed });
        }
        let order = Order::of(pack, &seed, self.nonce, player_seed.as_ref());
        // Both have the length of the pack, so this also finds cards that are missing, doubled or foreign.
        match cards.iter().zip(order.cards()).position(|(recorded, computed)| recorded != computed) {
            Some(index) => Err(Mismatch::Order {
                place: index + 1,
                recorded: cards[index],
                computed: order.cards()[index],
            }),
            None => Ok(order),
        }
    }
}

/// The pack with this many cards.
fn pack_of(count: usize) -> Option<Pack> {
    let ranks = count / Suit::COUNT;
    let fits = count.is_multiple_of(Suit::COUNT) && (1..=Rank::COUNT).contains(&ranks);
    fits.then(|| Pack::stripped_below(Rank::ALL[Rank::COUNT - ranks]))
}

/// A card in the one way in which records write it.
fn read_card(text: &str) -> Option<Card> {
    text.parse().ok().filter(|card: &Card| card.to_string() == text)
}

/// The version of a file: the number 1, and no other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Format;

impl Serialize for Format {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(1)
    }
}

impl<'de> Deserialize<'de> for Format {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match u64::deserialize(deserializer)? {
            1 => Ok(Self),
            other => Err(de::Error::invalid_value(Unexpected::Unsigned(other), &"a record of format 1")),
        }
    }
}
