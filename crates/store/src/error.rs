//! Everything that can go wrong.

use std::path::PathBuf;

use tuz_house::Points;
use tuz_house::record::RecordError;
use tuz_house::round::ReplayError;
use tuz_house::rules::Faults;

use crate::{PlayerKey, RoundKey};

/// Why the store did not do it. Then nothing has changed.
///
/// The messages are fit for a log; what SQLite says, which may quote SQL, is only in the source.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The path is a folder or another thing that is no file.
    #[error("`{}` is not a file", .0.display())]
    NotAFile(PathBuf),
    /// The file holds something else.
    #[error("`{}` is not a database", .0.display())]
    NotADatabase(PathBuf),
    /// The file is another program's database.
    #[error("`{}` is the database of another program", .0.display())]
    Foreign(PathBuf),
    /// The file was made by a newer version of this program.
    #[error(
        "the database was made by a newer version: its tables are of version {found}, known are those up to {known}"
    )]
    Newer {
        /// The version of its tables.
        found: i64,
        /// The newest version known here.
        known: i64,
    },
    /// The file cannot be written.
    #[error("the database is read-only")]
    ReadOnly,
    /// The file cannot be opened or made.
    #[error("`{}` cannot be opened", path.display())]
    CannotOpen {
        /// Which file.
        path: PathBuf,
        /// Why.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// What is stored contradicts itself.
    #[error("the database is damaged: {0}")]
    Damaged(#[from] Damage),
    /// Others used the database for so long that this was given up. It may be tried again.
    #[error("the database is busy")]
    Busy,
    /// There is no room left.
    #[error("there is no room left for the database")]
    Full,
    /// The database failed in another way.
    #[error("the database failed")]
    Database(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// The player is not there, or not any more.
    #[error("there is no player `{}`", .0.0)]
    NoSuchPlayer(PlayerKey),
    /// The player has no such round.
    #[error("there is no round `{}`", .0.0)]
    NoSuchRound(RoundKey),
    /// There is a player with this token.
    #[error("the token belongs to a player")]
    TokenTaken,
    /// No points can be given so: none, less than none, or more than an account holds.
    #[error("`{amount}` points cannot be given to a balance of `{balance}`")]
    Amount {
        /// What was to be given.
        amount: Points,
        /// What is there.
        balance: Points,
    },
    /// The player is in a round.
    #[error("round `{}` is not finished", .0.0)]
    RoundOpen(RoundKey),
    /// The round is over.
    #[error("round `{}` is settled", .0.0)]
    RoundSettled(RoundKey),
    /// No shuffle with this number waits for a round of the player.
    #[error("no shuffle is committed to with the nonce `{0}`")]
    NoShuffle(u64),
    /// The seed was used before, or is used already.
    #[error("the seed of the house has been used")]
    SeedUsed,
    /// Events were to be appended behind others than the last.
    #[error("events were to follow after `{expected}` events, but there are `{stored}`")]
    Stale {
        /// How many events the writer knew of.
        expected: usize,
        /// How many there are.
        stored: usize,
    },
    /// The rules of a new round have faults.
    #[error("the rules have faults:\n{0}")]
    Rules(Faults),
    /// A new round without a stake.
    #[error("a round begins with a stake")]
    NothingStaked,
    /// The events cannot happen so.
    #[error("this is no round: {0}")]
    NotARound(#[from] ReplayError),
    /// The round was begun with another balance than the player has.
    #[error("the round was begun with `{given}` points, but there are `{stored}`")]
    OtherBalance {
        /// As it was given.
        given: Points,
        /// As it is.
        stored: Points,
    },
    /// The events change the balance by another amount.
    #[error("the balance was to change by `{given}`, but the events change it by `{played}`")]
    OtherChange {
        /// As it was given.
        given: Points,
        /// As it follows from the events.
        played: Points,
    },
    /// The event is not the decision that was to be judged.
    #[error("event {event} of round `{}` is not this decision", round.0)]
    NotTheDecision {
        /// The round.
        round: RoundKey,
        /// Which event, counted from 0.
        event: usize,
    },
}

/// How what is stored contradicts itself.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum Damage {
    /// Pages are broken or missing.
    #[error("the file is broken")]
    File,
    /// There are rows that belong to nothing.
    #[error("there are rows in `{0}` that belong to nothing")]
    Orphans(String),
    /// A value is not what its column holds.
    #[error("{0} cannot be read")]
    Value(&'static str),
    /// A ledger does not add up to the balance.
    #[error("the ledger of player `{}` does not add up", .0.0)]
    Ledger(PlayerKey),
    /// The text of the rules is not the one that was played by.
    #[error("the rules of round `{}` are not those it was played by", .0.0)]
    RulesHash(RoundKey),
    /// The rules cannot be read.
    #[error("the rules of round `{}` have faults:\n{faults}", round.0)]
    Rules {
        /// The round.
        round: RoundKey,
        /// Their faults.
        faults: Faults,
    },
    /// Seed and nonce do not make the commitment that was shown.
    #[error("the shuffle of round `{}` is not the one committed to", .0.0)]
    Commitment(RoundKey),
    /// The events are no round.
    #[error("round `{}`: {fault}", round.0)]
    Replay {
        /// The round.
        round: RoundKey,
        /// Where it stops being one.
        fault: ReplayError,
    },
    /// The round does not make the record that it should.
    #[error("round `{}`: {fault}", round.0)]
    Record {
        /// The round.
        round: RoundKey,
        /// Why.
        fault: RecordError,
    },
    /// The balance is not what the open round leaves, or the round is settled without being over, or the reverse.
    #[error("round `{}` does not agree with the account", .0.0)]
    Account(RoundKey),
}

/// SQLite's primary result codes: <https://www.sqlite.org/rescode.html>.
mod code {
    pub(super) const BUSY: i32 = 5;
    pub(super) const LOCKED: i32 = 6;
    pub(super) const READONLY: i32 = 8;
    pub(super) const CORRUPT: i32 = 11;
    pub(super) const FULL: i32 = 13;
    pub(super) const NOTADB: i32 = 26;
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        let extended = match &error {
            sqlx::Error::Database(database) => database.code().and_then(|code| code.parse::<i32>().ok()),
            sqlx::Error::PoolTimedOut => return Self::Busy,
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                return Damage::Value("a column").into();
            }
            _ => None,
        };
        match extended.map(|code| code & 0xff) {
            Some(code::BUSY | code::LOCKED) => Self::Busy,
            Some(code::READONLY) => Self::ReadOnly,
            Some(code::CORRUPT | code::NOTADB) => Damage::File.into(),
            Some(code::FULL) => Self::Full,
            _ => Self::Database(Box::new(error)),
        }
    }
}
