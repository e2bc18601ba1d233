//! What goes into a shuffle: the house's seed, the number of the round, the player's text.

use std::fmt;
use std::str::FromStr;

use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::hex::{self, Hex, HexError};

/// The house's secret: 32 random bytes, good for one round.
///
/// `Debug` does not show them, and there is neither `Display` nor serde, so that no log or record gives
/// them away by accident.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed of these bytes, which must be random and never used before.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The secret bytes.
    pub const fn secret_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The secret bytes as 64 lower-case hexadecimal digits.
    pub fn to_secret_hex(&self) -> String {
        Hex(&self.0).to_string()
    }
}

impl FromStr for Seed {
    type Err = HexError;

    /// Reads 64 lower-case hexadecimal digits.
    fn from_str(text: &str) -> Result<Self, HexError> {
        hex::read(text).map(Self)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// The number of the round that a shuffle belongs to.
///
/// serde writes it as a string of digits, because many readers of JSON round numbers above 2⁵³, and reads
/// a string or a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nonce(u64);

/// A text that is no nonce.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a nonce is a whole number from 0 to 18446744073709551615 in plain digits, not `{}`", .0.escape_debug())]
pub struct NonceError(pub String);

impl Nonce {
    /// The nonce of this round.
    pub const fn new(round: u64) -> Self {
        Self(round)
    }

    /// The number.
    pub const fn get(self) -> u64 {
        self.0
    }
}

impl From<u64> for Nonce {
    fn from(round: u64) -> Self {
        Self(round)
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl FromStr for Nonce {
    type Err = NonceError;

    /// Reads digits without sign, spaces or leading zeros: one number has one way of writing.
    fn from_str(text: &str) -> Result<Self, NonceError> {
        match text.parse() {
            Ok(round) if Self(round).to_string() == text => Ok(Self(round)),
            _ => Err(NonceError(text.to_owned())),
        }
    }
}

impl Serialize for Nonce {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Nonce {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct DigitsOrNumber;

        impl Visitor<'_> for DigitsOrNumber {
            type Value = Nonce;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a nonce, which is a whole number or its digits in a string")
            }

            fn visit_u64<E: de::Error>(self, round: u64) -> Result<Nonce, E> {
                Ok(Nonce(round))
            }

            fn visit_i64<E: de::Error>(self, round: i64) -> Result<Nonce, E> {
                u64::try_from(round).map(Nonce).map_err(|_| E::custom(NonceError(round.to_string())))
            }

            fn visit_str<E: de::Error>(self, digits: &str) -> Result<Nonce, E> {
                digits.parse().map_err(E::custom)
            }
        }

        deserializer.deserialize_any(DigitsOrNumber)
    }
}

/// The text that a player adds to the shuffle: 1 to 256 bytes of UTF-8 without control characters.
///
/// It counts byte by byte, exactly as given: no space is trimmed and no accent normalised.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PlayerSeed(String);

/// Why a text cannot be a player's seed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PlayerSeedError {
    /// There is nothing in it. A player who adds nothing has no seed.
    #[error("the player's seed is empty")]
    Empty,
    /// It has this many bytes.
    #[error("the player's seed has {0} bytes, at most 256 are allowed")]
    TooLong(usize),
    /// It has a character that nobody can see or type again.
    #[error("the player's seed has the control character `{}` at character {position}", found.escape_debug())]
    Control {
        /// Which character, counted from 1.
        position: usize,
        /// The character.
        found: char,
    },
}

impl PlayerSeed {
    /// How many bytes it may have.
    pub const MAX_BYTES: usize = 256;

    /// The seed of this text.
    ///
    /// # Errors
    /// The text is empty, too long, or has a control character.
    pub fn new(text: impl Into<String>) -> Result<Self, PlayerSeedError> {
        let text = text.into();
        if text.is_empty() {
            return Err(PlayerSeedError::Empty);
        }
        if text.len() > Self::MAX_BYTES {
            return Err(PlayerSeedError::TooLong(text.len()));
        }
        match text.chars().enumerate().find(|(_, letter)| letter.is_control()) {
            Some((place, found)) => Err(PlayerSeedError::Control { position: place + 1, found }),
            None => Ok(Self(text)),
        }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for PlayerSeed {
    type Err = PlayerSeedError;

    fn from_str(text: &str) -> Result<Self, PlayerSeedError> {
        Self::new(text)
    }
}

impl TryFrom<String> for PlayerSeed {
    type Error = PlayerSeedError;

    fn try_from(text: String) -> Result<Self, PlayerSeedError> {
        Self::new(text)
    }
}

impl From<PlayerSeed> for String {
    fn from(seed: PlayerSeed) -> Self {
        seed.0
    }
}

impl fmt::Display for PlayerSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
