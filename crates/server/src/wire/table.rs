//! A player's table.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Problem, Round};

/// Everything that a page shows of a player's table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Table {
    /// Who plays.
    pub player: Player,
    /// The shuffle of the next round, which the house cannot change any more; `null` while a round is played, and where
    /// there is none yet: then the table has to be looked at again.
    pub next: Option<CommittedShuffle>,
    /// The round that is played, or the last one.
    pub round: Option<Round>,
}

/// Who plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Player {
    /// What the player is called.
    pub name: String,
    /// A language tag such as `ru`.
    pub language: String,
    /// What is on the account; what is staked in an open round is taken off. Play money.
    pub balance: i64,
}

/// A shuffle that the house has committed itself to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CommittedShuffle {
    /// Its number.
    pub nonce: u64,
    /// The commitment: 64 hexadecimal digits.
    pub commitment: String,
}

/// What a server tells over a socket.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "told", rename_all = "kebab-case")]
pub enum Told {
    /// The table as it is now: at once, and after every change, whoever made it.
    Table {
        /// The table.
        #[schema(value_type = Table)]
        table: Arc<Table>,
    },
    /// What was asked is done; the table that shows it may come before or after this.
    Done {
        /// The number that the page gave to its question.
        id: u64,
    },
    /// What was asked is not done.
    Refused {
        /// The number that the page gave to its question; `None` where it could not be read.
        id: Option<u64>,
        /// Why.
        problem: Problem,
    },
}

/// Settled rounds, latest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Rounds {
    /// The rounds.
    pub rounds: Vec<PastRound>,
    /// Earlier ones come with this as `before`; `None` when these were the first.
    pub before: Option<i64>,
}

/// A settled round in short.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PastRound {
    /// The number by which it is asked for.
    pub id: i64,
    /// The name of its rules.
    pub rules: String,
    /// When it ended, in milliseconds since 1970.
    pub settled_at: i64,
    /// What the player had before.
    pub balance: i64,
    /// What the player won, below 0 lost.
    pub net: i64,
    /// The number of its shuffle.
    pub nonce: u64,
    /// The commitment that was shown before the deal.
    pub commitment: String,
}
