//! What the server is given from outside.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sha2::{Digest, Sha256};
use tuz_fair::{Nonce, Seed};
use tuz_store::{Store, Token};

use crate::edges::KeptEdges;
use crate::problem::Fault;

/// What the server is given from outside.
pub struct Config {
    /// Players, points and rounds.
    pub store: Store,
    /// Where the secrets of the shuffles come from.
    pub chance: Chance,
    /// Names, without a port, under which the server may be asked besides `localhost` and the loopback addresses.
    pub hosts: Vec<String>,
    /// The name of the cookie. Servers on other ports of the same host see it too, so that each store needs its
    /// own: [`cookie_of`] makes one.
    pub cookie: String,
    /// Where house edges are kept.
    pub kept: Arc<dyn KeptEdges>,
    /// A folder with the built page, in place of the one inside the program.
    pub web_root: Option<PathBuf>,
}

/// Where the secrets of the shuffles come from.
#[derive(Debug, Clone)]
pub enum Chance {
    /// The operating system's generator.
    System,
    /// This secret: the seed of shuffle `n` is SHA-256 of it and of `n` in eight bytes, most significant first. Whoever
    /// knows it knows every card, so that it is for tests and demonstrations only.
    Known(Seed),
}

impl Chance {
    /// The seed for a number that is not known yet.
    pub(crate) fn draw(&self) -> Result<impl FnOnce(Nonce) -> Seed + Send + use<>, Fault> {
        let (bytes, is_known) = match self {
            Self::System => (random_bytes()?, false),
            Self::Known(secret) => (*secret.secret_bytes(), true),
        };
        Ok(move |nonce: Nonce| {
            if !is_known {
                return Seed::from_bytes(bytes);
            }
            let hash = Sha256::new().chain_update(bytes).chain_update(nonce.get().to_be_bytes());
            Seed::from_bytes(hash.finalize().into())
        })
    }
}

/// A token that nobody has.
pub(crate) fn new_token() -> Result<(Token, String), Fault> {
    let bytes = random_bytes()?;
    Ok((Token::from_bytes(bytes), hex(&bytes)))
}

/// The name of the cookie for the data in this folder.
pub fn cookie_of(folder: &Path) -> String {
    let hash = Sha256::digest(folder.as_os_str().as_encoded_bytes());
    format!("tuz_{}", hex(&hash[..4]))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The token that was written so; `None` for what is none.
pub(crate) fn read_token(hex: &str) -> Option<Token> {
    if hex.len() != 64 || !hex.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; 32];
    for (place, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(hex.get(2 * place..2 * place + 2)?, 16).ok()?;
    }
    Some(Token::from_bytes(bytes))
}

fn random_bytes() -> Result<[u8; 32], Fault> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Fault::failed(error.to_string()))?;
    Ok(bytes)
}
