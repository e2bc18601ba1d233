//! What the house shows before the deal.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::hex::{self, Hex, HexError};
use crate::{Nonce, Seed};

const TAG: &[u8] = b"tuz/fair/1/commit";

/// The hash that binds the house to a seed and a round without giving the seed away.
///
/// Written and read as 64 lower-case hexadecimal digits, by serde too.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The commitment to this seed in this round.
    pub fn to(seed: &Seed, nonce: Nonce) -> Self {
        // Every part has a fixed length, so no two pairs share their bytes.
        let hash = Sha256::new()
            .chain_update(TAG)
            .chain_update(seed.secret_bytes())
            .chain_update(nonce.get().to_be_bytes())
            .finalize();
        Self(hash.into())
    }

    /// The bytes of the hash.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hex(&self.0).fmt(f)
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl FromStr for Commitment {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        hex::read(text).map(Self)
    }
}

impl TryFrom<String> for Commitment {
    type Error = HexError;

    fn try_from(text: String) -> Result<Self, HexError> {
        text.parse()
    }
}

impl From<Commitment> for String {
    fn from(commitment: Commitment) -> Self {
        commitment.to_string()
    }
}
