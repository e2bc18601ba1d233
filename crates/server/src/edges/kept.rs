//! House edges and strategy cards that are kept from one run to the next.

use std::fmt::Write as _;
use std::io;

use sha2::{Digest, Sha256};
use tuz_house::Antes;
use tuz_house::rules::{RuleFile, Rules};
use tuz_odds::strategy::StrategyFile;
use tuz_odds::{Stakes, WholeGame};

use crate::wire::Edge;

/// A strategy card and what it is worth.
#[derive(Debug, Clone)]
pub struct KeptCard {
    /// The card as a strategy.
    pub strategy: StrategyFile,
    /// What it brings a round in the mean, followed to the end.
    pub value: Antes,
}

/// Where house edges and strategy cards are kept.
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

    /// What the question for a strategy card of [`CARD_LINES`](super::CARD_LINES) goes by.
    fn card_key(&self, rules: &Rules, stakes: Stakes) -> String;

    /// The card that goes by this, where there is one.
    fn card(&self, key: &str) -> Option<KeptCard>;

    /// Keeps a card.
    ///
    /// # Errors
    /// When it cannot be written.
    fn keep_card(&self, rules: &Rules, stakes: Stakes, card: &KeptCard) -> io::Result<()>;
}

/// Keeps nothing.
#[derive(Debug, Clone, Copy, Default)]
pub struct NothingKept;

impl NothingKept {
    fn hash(what: &str, rules: &Rules, stakes: Stakes) -> String {
        let ante = stakes.ante.map(|ante| ante.to_string()).unwrap_or_default();
        let mut key = String::new();
        for byte in Sha256::digest(format!("{what}\n{ante}\n{}", RuleFile::from(rules).to_toml())) {
            // A text takes all that is written to it.
            let _ = write!(key, "{byte:02x}");
        }
        key
    }
}

impl KeptEdges for NothingKept {
    fn key(&self, rules: &Rules, stakes: Stakes) -> String {
        Self::hash("edge", rules, stakes)
    }

    fn get(&self, _key: &str) -> Option<Edge> {
        None
    }

    fn keep(&self, _rules: &Rules, _stakes: Stakes, _game: &WholeGame, _seconds: f64) -> io::Result<()> {
        Ok(())
    }

    fn card_key(&self, rules: &Rules, stakes: Stakes) -> String {
        Self::hash("card", rules, stakes)
    }

    fn card(&self, _key: &str) -> Option<KeptCard> {
        None
    }

    fn keep_card(&self, _rules: &Rules, _stakes: Stakes, _card: &KeptCard) -> io::Result<()> {
        Ok(())
    }
}
