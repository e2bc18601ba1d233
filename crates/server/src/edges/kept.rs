//! House edges that are kept from one run to the next.

use std::fmt::Write as _;
use std::io;

use sha2::{Digest, Sha256};
use tuz_house::rules::{RuleFile, Rules};
use tuz_odds::{Stakes, WholeGame};

use crate::wire::Edge;

/// Where house edges are kept.
pub trait KeptEdges: Send + Sync {
    /// What a question goes by: the same for all rules that are the same game for one box.
    fn key(&self, rules: &Rules, stakes: Stakes) -> String;

    /// The answer to a question, where there is one.
    fn get(&self, key: &str) -> Option<Edge>;

    /// Keeps an answer, which took so many seconds.
    ///
    /// # Errors
    /// When it cannot be written.
    fn keep(&self, rules: &Rules, stakes: Stakes, game: &WholeGame, seconds: f64) -> io::Result<()>;
}

/// Keeps nothing.
#[derive(Debug, Clone, Copy, Default)]
pub struct NothingKept;

impl KeptEdges for NothingKept {
    fn key(&self, rules: &Rules, stakes: Stakes) -> String {
        let ante = stakes.ante.map(|ante| ante.to_string()).unwrap_or_default();
        let mut key = String::new();
        for byte in Sha256::digest(format!("{ante}\n{}", RuleFile::from(rules).to_toml())) {
            // A text takes all that is written to it.
            let _ = write!(key, "{byte:02x}");
        }
        key
    }

    fn get(&self, _key: &str) -> Option<Edge> {
        None
    }

    fn keep(&self, _rules: &Rules, _stakes: Stakes, _game: &WholeGame, _seconds: f64) -> io::Result<()> {
        Ok(())
    }
}
