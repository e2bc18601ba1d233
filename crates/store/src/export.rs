//! A player as one file, to take away and to bring back.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};
use sqlx::sqlite::SqliteConnection;
use tuz_fair::{Format, Seed};
use tuz_house::record::{PackSource, Record, RecordError};
use tuz_house::round::{MOST_BALANCE, Phase, ReplayError};
use tuz_house::{JsonFault, Points, from_json};

use crate::round::{SEAT, insert_events, insert_round, insert_shuffle, keep_rules, load, settle};
use crate::{Damage, Error, Moment, Player, PlayerKey, Profile, ProfileError, RoundKey, Store, Token};
use crate::{DrillAnswer, decision, history, player, training};

/// A player with his ledger, his rounds, his decisions and his answers in drills, checked: every round replays and every point is accounted for.
///
/// The token is not in it: whoever brings it back gets a new one. Nor is an open round, which must be finished first, as
/// the file reveals the shuffles.
///
/// As a file it is JSON of format 1:
///
/// ```json
/// {
///   "format": 1,
///   "name": "Anna", "language": "ru", "created_at": 0,
///   "rounds": [{ "started_at": 1, "settled_at": 2, "record": { }, "decisions": [] }],
///   "entries": [{ "amount": 1000, "at": 0 }, { "amount": -10, "at": 1, "round": 0 }],
///   "answers": [{ "drill": "payout", "correct": true, "took": 4000, "at": 3 }]
/// }
/// ```
///
/// Times are milliseconds since 1970, amounts points; `round` of an entry is the place in `rounds`, and is missing where
/// points were given. A `record` is one as `tuz replay` reads it.
#[derive(Debug, Clone, PartialEq)]
pub struct Export {
    profile: Profile,
    created_at: Moment,
    rounds: Vec<ExportedRound>,
    entries: Vec<Entry>,
    answers: Vec<DrillAnswer>,
    balance: Points,
}

#[derive(Debug, Clone, PartialEq)]
struct ExportedRound {
    started_at: Moment,
    settled_at: Moment,
    record: Record,
    seed: Seed,
    /// What the player had after it.
    after: Points,
    decisions: Vec<crate::Decision>,
}

/// A line of the ledger.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    amount: Points,
    at: Moment,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    round: Option<usize>,
}

/// What is wrong with an exported player. Rounds and entries are counted from 0, as in the file.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum ExportError {
    /// It is no JSON, or something in it is not what it must be.
    #[error(transparent)]
    Json(#[from] JsonFault),
    /// Name or language is refused.
    #[error(transparent)]
    Profile(#[from] ProfileError),
    /// A record cannot be read.
    #[error("round {round}: {fault}")]
    Record {
        /// Which round.
        round: usize,
        /// What is wrong with its record.
        fault: RecordError,
    },
    /// A record is no round.
    #[error("round {round}: {fault}")]
    Replay {
        /// Which round.
        round: usize,
        /// Where it stops being one.
        fault: ReplayError,
    },
    /// A round is not over, has several players, or its shuffle is not revealed.
    #[error("round {0} is not a settled round of one player with its shuffle revealed")]
    NotSettled(usize),
    /// Two rounds have the same seed.
    #[error("round {0} has the seed of an earlier one")]
    SeedTwice(usize),
    /// A decision is not in its round.
    #[error("round {round}: event {event} is not the decision that is judged")]
    Decision {
        /// Which round.
        round: usize,
        /// Which event.
        event: usize,
    },
    /// The ledger does not agree with the rounds, or leaves what no account can hold.
    #[error("entry {0} does not agree with the rounds")]
    Entry(usize),
    /// The ledger ends before all rounds are accounted for.
    #[error("round {0} is not accounted for")]
    Missing(usize),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: Format,
    name: String,
    language: String,
    created_at: Moment,
    rounds: Vec<RoundFile>,
    entries: Vec<Entry>,
    /// Missing in files from before there were drills.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    answers: Vec<DrillAnswer>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RoundFile {
    started_at: Moment,
    settled_at: Moment,
    record: serde_json::Value,
    decisions: Vec<crate::Decision>,
}

impl Export {
    /// Reads an exported player and checks all of it, which takes a millisecond for some rounds.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn read(text: &str) -> Result<Self, ExportError> {
        let file: File = from_json(text)?;
        let profile = Profile::new(file.name, file.language)?;
        let rounds = file.rounds.into_iter().enumerate().map(|(place, round)| {
            let record = Record::read(&round.record.to_string());
            let record = record.map_err(|fault| ExportError::Record { round: place, fault })?;
            ExportedRound::new(place, record, round.started_at, round.settled_at, round.decisions)
        });
        let rounds = rounds.collect::<Result<_, _>>()?;
        Self::new(profile, file.created_at, rounds, file.entries, file.answers)
    }

    /// The file.
    ///
    /// # Errors
    /// None that is known: everything in it can be written. The writer's own error is passed on.
    pub fn to_json(&self) -> serde_json::Result<String> {
        let rounds = self.rounds.iter().map(|round| {
            Ok(RoundFile {
                started_at: round.started_at,
                settled_at: round.settled_at,
                record: serde_json::from_str(&round.record.to_json()?)?,
                decisions: round.decisions.clone(),
            })
        });
        let file = File {
            format: Format,
            name: self.profile.name().to_owned(),
            language: self.profile.language().to_owned(),
            created_at: self.created_at,
            rounds: rounds.collect::<serde_json::Result<_>>()?,
            entries: self.entries.clone(),
            answers: self.answers.clone(),
        };
        serde_json::to_string(&file)
    }

    /// Name and language.
    pub fn profile(&self) -> &Profile {
        &self.profile
    }

    /// What the player has, in points.
    pub fn balance(&self) -> Points {
        self.balance
    }

    /// The records of the rounds, first one first.
    pub fn records(&self) -> impl ExactSizeIterator<Item = &Record> {
        self.rounds.iter().map(|round| &round.record)
    }

    fn new(
        profile: Profile,
        created_at: Moment,
        rounds: Vec<ExportedRound>,
        entries: Vec<Entry>,
        answers: Vec<DrillAnswer>,
    ) -> Result<Self, ExportError> {
        let mut seeds = HashSet::new();
        if let Some(twice) = rounds.iter().position(|round| !seeds.insert(*round.seed.secret_bytes())) {
            return Err(ExportError::SeedTwice(twice));
        }
        let balance = balance(&rounds, &entries)?;
        Ok(Self { profile, created_at, rounds, entries, answers, balance })
    }
}

impl ExportedRound {
    fn new(
        place: usize,
        record: Record,
        started_at: Moment,
        settled_at: Moment,
        decisions: Vec<crate::Decision>,
    ) -> Result<Self, ExportError> {
        let not_settled = ExportError::NotSettled(place);
        let round = record.replay().map_err(|fault| ExportError::Replay { round: place, fault })?;
        let PackSource::Shuffle(shuffle, _) = record.pack() else { return Err(not_settled) };
        let seed: Seed = shuffle.seed.parse().map_err(|_| not_settled.clone())?;
        let too_large = i64::try_from(shuffle.nonce.get()).is_err();
        if round.phase() != Phase::Settled || round.players() != 1 || too_large {
            return Err(not_settled);
        }
        // One for an event, in their order.
        let mut free = 0;
        for judged in &decisions {
            let is = record.events().get(judged.event).is_some_and(|event| judged.is(event));
            if !is || judged.event < free {
                return Err(ExportError::Decision { round: place, event: judged.event });
            }
            free = judged.event + 1;
        }
        let after = round.balance(SEAT).unwrap_or_default();
        Ok(Self { started_at, settled_at, record, seed, after, decisions })
    }

    fn start(&self) -> Points {
        self.record.balances().first().copied().unwrap_or_default()
    }
}

/// Goes through the ledger: one round after the other, each begun with the balance it was begun with and leaving what it
/// left. Gives back what remains.
fn balance(rounds: &[ExportedRound], entries: &[Entry]) -> Result<Points, ExportError> {
    let mut balance = Points::ZERO;
    // The round whose entries these are, and the first one that has none yet.
    let (mut current, mut next) = (None, 0);
    for (place, entry) in entries.iter().enumerate() {
        let wrong = || ExportError::Entry(place);
        if entry.round != current {
            if current.is_some_and(|round: usize| rounds[round].after != balance) {
                return Err(wrong());
            }
            if let Some(round) = entry.round {
                if round != next || rounds.get(round).is_none_or(|round| round.start() != balance) {
                    return Err(wrong());
                }
                next += 1;
            }
            current = entry.round;
        }
        let sum = balance.0.checked_add(entry.amount.0).filter(|sum| *sum >= 0).ok_or_else(wrong)?;
        let given = entry.round.is_none();
        if entry.amount == Points::ZERO || given && (entry.amount < Points::ZERO || sum > MOST_BALANCE.0) {
            return Err(wrong());
        }
        balance = Points(sum);
    }
    if current.is_some_and(|round| rounds[round].after != balance) {
        return Err(ExportError::Missing(next - 1));
    }
    if next < rounds.len() { Err(ExportError::Missing(next)) } else { Ok(balance) }
}

impl Store {
    /// A player to take away.
    ///
    /// # Errors
    /// There is no such player, or he is in a round; what is stored is damaged.
    pub async fn export(&self, key: PlayerKey) -> Result<Export, Error> {
        let mut transaction = self.read().await?;
        let Player { profile, created_at, .. } = player::player(&mut transaction, key).await?;
        if let Some(round) = player::open_round(&mut transaction, key).await? {
            return Err(Error::RoundOpen(round));
        }
        let keys: Vec<i64> =
            sqlx::query_scalar("select round_id from round where player_id = ? order by round_id")
                .bind(key.0)
                .fetch_all(&mut *transaction)
                .await?;
        let mut rounds = Vec::with_capacity(keys.len());
        for (place, &key) in keys.iter().enumerate() {
            let key = RoundKey(key);
            let stored = load(&mut transaction, key).await?.ok_or(Error::NoSuchRound(key))?;
            let record = history::reveal(&stored)?;
            let settled_at = stored.settled_at.ok_or(Damage::Account(key))?;
            let decisions = decision::load(&mut transaction, key).await?;
            let round = ExportedRound::new(place, record, stored.started_at, settled_at, decisions);
            rounds.push(round.map_err(|_| Damage::Account(key))?);
        }
        let rows: Vec<(i64, i64, Option<i64>)> =
            sqlx::query_as("select amount, created_at, round_id from entry where player_id = ? order by seq")
                .bind(key.0)
                .fetch_all(&mut *transaction)
                .await?;
        let entry = |(amount, at, round): (i64, i64, Option<i64>)| Entry {
            amount: Points(amount),
            at: Moment(at),
            // The rounds were read in the order of their keys.
            round: round.and_then(|round| keys.binary_search(&round).ok()),
        };
        let entries = rows.into_iter().map(entry).collect();
        let answers = training::answers(&mut transaction, key).await?;
        Ok(Export::new(profile, created_at, rounds, entries, answers).map_err(|_| Damage::Ledger(key))?)
    }

    /// Brings a player back, under a new token: all of him or, on an error, nothing.
    ///
    /// # Errors
    /// The token is a player's; a seed of his rounds is known here, as when he was brought back before.
    pub async fn import(&self, token: &Token, export: &Export) -> Result<Player, Error> {
        let mut transaction = self.write().await?;
        let back = insert(&mut transaction, token, export).await?;
        transaction.commit().await?;
        Ok(back)
    }

    /// Wipes a player and brings one back: both or, on an error, nothing. The one may be an earlier state of the other.
    ///
    /// # Errors
    /// As [`wipe`](Self::wipe) and [`import`](Self::import).
    pub async fn replace(&self, key: PlayerKey, token: &Token, export: &Export) -> Result<Player, Error> {
        let mut transaction = self.write().await?;
        player::remove(&mut transaction, key).await?;
        let back = insert(&mut transaction, token, export).await?;
        transaction.commit().await?;
        self.flush().await;
        Ok(back)
    }
}

async fn insert(connection: &mut SqliteConnection, token: &Token, export: &Export) -> Result<Player, Error> {
    let key = player::insert(connection, token, &export.profile, export.created_at).await?;
    let mut keys: Vec<RoundKey> = Vec::with_capacity(export.rounds.len());
    for round in &export.rounds {
        let PackSource::Shuffle(shuffle, _) = round.record.pack() else { continue };
        let (nonce, at) = (shuffle.nonce, round.started_at);
        let used = insert_shuffle(connection, key, &round.seed, nonce, true, at).await?;
        let (record, seed) = (&round.record, shuffle.player_seed.as_deref());
        let rules = keep_rules(connection, record.rules().name(), record.rules_text()).await?;
        let into = insert_round(connection, key, used, &rules, seed, round.start(), at).await?;
        insert_events(connection, into, 0, round.record.events()).await?;
        for judged in &round.decisions {
            decision::insert(connection, into, judged).await?;
        }
        settle(connection, into, round.settled_at).await?;
        keys.push(into);
    }
    for entry in &export.entries {
        let round = entry.round.and_then(|round| keys.get(round)).copied();
        player::post(connection, key, round, entry.amount, entry.at).await?;
    }
    for answer in &export.answers {
        training::insert_answer(connection, key, answer).await?;
    }
    let Export { profile, created_at, balance, .. } = export.clone();
    Ok(Player { key, profile, created_at, balance })
}
