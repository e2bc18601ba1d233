//! Rounds: committed to, started, appended to, loaded again.

use std::fmt;
use std::sync::Arc;

use sqlx::sqlite::SqliteConnection;
use tuz_cards::Pack;
use tuz_fair::{Dealt, Nonce, PlayerSeed, Seed, Shuffle};
use tuz_house::Points;
use tuz_house::round::{Event, PackOrder, Phase, PlayerId, ReplayError, Round};
use tuz_house::rules::Rules;

use crate::types::sha256;
use crate::{Damage, Error, Moment, PlayerKey, RoundKey, Store, player};

/// The one seat of a stored round.
pub(crate) const SEAT: PlayerId = PlayerId(0);

/// A round that begins. It is played by one player, who sits at seat 0.
#[derive(Debug, Clone, Copy)]
pub struct NewRound<'a> {
    /// The number of the shuffle that [`Store::commit`] gave.
    pub nonce: Nonce,
    /// What the player adds to the shuffle.
    pub player_seed: Option<&'a PlayerSeed>,
    /// The text of the rules.
    pub rules_text: &'a str,
    /// What has happened: the stakes and perhaps more.
    pub events: &'a [Event],
    /// With how many points it was begun.
    pub start: Points,
    /// By how much that changes the balance, in points.
    pub change: Points,
}

/// What is stored after a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Saved {
    /// The round.
    pub round: RoundKey,
    /// How many events it has: the number behind which the next ones are appended.
    pub events: usize,
    /// What the player has now, in points.
    pub balance: Points,
    /// The round is over and its shuffle may be revealed.
    pub settled: bool,
}

/// Everything to go on with an open round. `Debug` does not show the cards.
pub struct OpenRound {
    /// The round.
    pub key: RoundKey,
    /// Its state, played again from its events. [`Round::events`] has as many as the next ones are appended behind.
    pub round: Round,
    /// The text of its rules.
    pub rules_text: String,
    /// Its shuffle with what the player added; the pack to deal from, where it is not dealt yet, is its order.
    pub shuffle: Dealt,
    /// When it began.
    pub started_at: Moment,
}

impl fmt::Debug for OpenRound {
    /// Without the round, whose cards are mostly face down.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpenRound")
            .field("key", &self.key)
            .field("shuffle", &self.shuffle)
            .field("started_at", &self.started_at)
            .finish_non_exhaustive()
    }
}

impl Store {
    /// The shuffle of the player's next round, to show its commitment before he stakes.
    ///
    /// A shuffle that waits is given again, after a crash too, and no seed is asked for: whoever could throw
    /// a commitment away could draw until a shuffle pleased him. Otherwise the seed is asked for, for the next number of
    /// the house.
    ///
    /// # Errors
    /// There is no such player; the seed was used before.
    pub async fn commit(
        &self,
        player: PlayerKey,
        seed: impl FnOnce(Nonce) -> Seed + Send,
        at: Moment,
    ) -> Result<Shuffle, Error> {
        let mut transaction = self.write().await?;
        player::balance(&mut transaction, player).await?;
        let waiting: Option<(i64, Vec<u8>)> =
            sqlx::query_as("select nonce, seed from shuffle where player_id = ? and used = 0")
                .bind(player.0)
                .fetch_optional(&mut *transaction)
                .await?;
        if let Some((nonce, seed)) = waiting {
            return Ok(Shuffle::commit(stored_seed(&seed)?, stored_nonce(nonce)?));
        }
        let nonce: i64 = sqlx::query_scalar("update nonce set last = last + 1 returning last")
            .fetch_one(&mut *transaction)
            .await?;
        let nonce = stored_nonce(nonce)?;
        let seed = seed(nonce);
        insert_shuffle(&mut transaction, player, &seed, nonce, false, at).await?;
        transaction.commit().await?;
        Ok(Shuffle::commit(seed, nonce))
    }

    /// Starts a round with the shuffle that waits: round, events and what they cost, all at once.
    ///
    /// # Errors
    /// There is no such player or he is in a round; no such shuffle waits; he has other points than the round was begun with; the rules have faults; the events are no
    /// round with these rules, this shuffle and the player's balance, or change it by another amount.
    pub async fn start_round(
        &self,
        player: PlayerKey,
        new: NewRound<'_>,
        at: Moment,
    ) -> Result<Saved, Error> {
        let rules = Rules::parse(new.rules_text).map_err(Error::Rules)?;
        let mut transaction = self.write().await?;
        let start = player::balance(&mut transaction, player).await?;
        if let Some(round) = player::open_round(&mut transaction, player).await? {
            return Err(Error::RoundOpen(round));
        }
        let waiting: Option<(i64, i64, Vec<u8>)> =
            sqlx::query_as("select shuffle_id, nonce, seed from shuffle where player_id = ? and used = 0")
                .bind(player.0)
                .fetch_optional(&mut *transaction)
                .await?;
        let no_shuffle = || Error::NoShuffle(new.nonce.get());
        let (shuffle, nonce, seed) = waiting.ok_or_else(no_shuffle)?;
        let nonce = stored_nonce(nonce)?;
        if nonce != new.nonce {
            return Err(no_shuffle());
        }
        if new.start != start {
            return Err(Error::OtherBalance { given: new.start, stored: start });
        }
        let dealt =
            Shuffle::commit(stored_seed(&seed)?, nonce).deal(Pack::STANDARD, new.player_seed.cloned());
        let rules_name = rules.name().to_owned();
        let played = Round::replay(rules, &[start], Some(&order(&dealt)?), new.events)?;
        if new.events.is_empty() {
            return Err(Error::NothingStaked);
        }
        let seed = new.player_seed.map(PlayerSeed::as_str);
        let hash = keep_rules(&mut transaction, &rules_name, new.rules_text).await?;
        let key = insert_round(&mut transaction, player, shuffle, &hash, seed, start, at).await?;
        let before = Before { player, round: key, events: 0, balance: start };
        let saved = before.save(&mut transaction, &played, new.change, at).await?;
        transaction.commit().await?;
        Ok(saved)
    }

    /// Appends what happened next, and what it changes of the balance, all at once. The events that end a round settle
    /// it: there is no moment in which it is over and not settled.
    ///
    /// `expected` is how many events the writer knows of.
    ///
    /// # Errors
    /// There is no such round or it is settled; there are more or fewer events than expected, so that somebody else was
    /// quicker; the events cannot follow, end before what must follow, or change the balance by another amount.
    pub async fn append_events(
        &self,
        round: RoundKey,
        expected: usize,
        events: &[Event],
        change: Points,
        at: Moment,
    ) -> Result<Saved, Error> {
        let mut transaction = self.write().await?;
        let mut stored = load(&mut transaction, round).await?.ok_or(Error::NoSuchRound(round))?;
        let known = stored.events.len();
        // First, as who is late in a round that is over is late all the same.
        if known != expected {
            return Err(Error::Stale { expected, stored: known });
        }
        if stored.settled_at.is_some() {
            return Err(Error::RoundSettled(round));
        }
        stored.events.extend_from_slice(events);
        let played = stored.play().map_err(|error| match error {
            Error::Damaged(Damage::Replay { fault: ReplayError::Event { event, fault }, .. })
                if event > known =>
            {
                ReplayError::Event { event, fault }.into()
            }
            other => other,
        })?;
        let balance = player::balance(&mut transaction, stored.player).await?;
        let before = Before { player: stored.player, round, events: known, balance };
        let saved = before.save(&mut transaction, &played.round, change, at).await?;
        transaction.commit().await?;
        Ok(saved)
    }

    /// The round that the player is in, played again and checked against his balance; `None` when he is in none.
    ///
    /// # Errors
    /// There is no such player; what is stored is damaged.
    pub async fn load_open_round(&self, player: PlayerKey) -> Result<Option<OpenRound>, Error> {
        let mut transaction = self.read().await?;
        let balance = player::balance(&mut transaction, player).await?;
        let Some(key) = player::open_round(&mut transaction, player).await? else { return Ok(None) };
        let stored = load(&mut transaction, key).await?.ok_or(Damage::Account(key))?;
        let Played { round, dealt } = stored.play()?;
        if round.balance(SEAT) != Some(balance) || round.phase() == Phase::Settled {
            return Err(Damage::Account(key).into());
        }
        let Stored { rules_text, started_at, .. } = stored;
        Ok(Some(OpenRound { key, round, rules_text, shuffle: dealt, started_at }))
    }
}

/// A round as it stands in the tables.
pub(crate) struct Stored {
    pub(crate) key: RoundKey,
    pub(crate) player: PlayerKey,
    pub(crate) seed: Vec<u8>,
    pub(crate) nonce: i64,
    pub(crate) commitment: Vec<u8>,
    pub(crate) player_seed: Option<String>,
    pub(crate) rules_hash: Vec<u8>,
    pub(crate) rules_text: String,
    pub(crate) starting_balance: Points,
    pub(crate) started_at: Moment,
    /// `None` while it is open.
    pub(crate) settled_at: Option<Moment>,
    pub(crate) events: Vec<Event>,
}

/// A stored round, played again.
pub(crate) struct Played {
    pub(crate) round: Round,
    pub(crate) dealt: Dealt,
}

impl Stored {
    /// Plays it again; nothing of it is believed.
    pub(crate) fn play(&self) -> Result<Played, Error> {
        let key = self.key;
        if sha256(self.rules_text.as_bytes()) != self.rules_hash {
            return Err(Damage::RulesHash(key).into());
        }
        let rules = Rules::parse(&self.rules_text).map_err(|faults| Damage::Rules { round: key, faults })?;
        let shuffle = Shuffle::commit(stored_seed(&self.seed)?, stored_nonce(self.nonce)?);
        if shuffle.commitment().bytes()[..] != self.commitment[..] {
            return Err(Damage::Commitment(key).into());
        }
        let player_seed = self.player_seed.as_ref().map(PlayerSeed::new).transpose();
        let player_seed = player_seed.map_err(|_| Damage::Value("a player's seed"))?;
        let dealt = shuffle.deal(Pack::STANDARD, player_seed);
        let round =
            Round::replay(Arc::new(rules), &[self.starting_balance], Some(&order(&dealt)?), &self.events)
                .map_err(|fault| Damage::Replay { round: key, fault })?;
        Ok(Played { round, dealt })
    }
}

/// The round with this key.
pub(crate) async fn load(connection: &mut SqliteConnection, key: RoundKey) -> Result<Option<Stored>, Error> {
    type Row = (i64, Vec<u8>, i64, Vec<u8>, Option<String>, Vec<u8>, String, i64, i64, Option<i64>);
    let row: Option<Row> = sqlx::query_as(
        "select round.player_id, seed, nonce, commitment, player_seed, rules_hash, body, starting_balance,
            started_at, settled_at
        from round join shuffle using (shuffle_id) join rule_text using (rules_hash)
        where round_id = ?",
    )
    .bind(key.0)
    .fetch_optional(&mut *connection)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let (player, seed, nonce, commitment, player_seed, rules_hash, rules_text, start, started_at, settled_at) =
        row;
    let events: Vec<String> = sqlx::query_scalar("select body from event where round_id = ? order by seq")
        .bind(key.0)
        .fetch_all(connection)
        .await?;
    let events = events.iter().map(|event| from_json(event, "an event")).collect::<Result<_, _>>()?;
    Ok(Some(Stored {
        key,
        player: PlayerKey(player),
        seed,
        nonce,
        commitment,
        player_seed,
        rules_hash,
        rules_text,
        starting_balance: Points(start),
        started_at: Moment(started_at),
        settled_at: settled_at.map(Moment),
        events,
    }))
}

pub(crate) async fn insert_shuffle(
    connection: &mut SqliteConnection,
    player: PlayerKey,
    seed: &Seed,
    nonce: Nonce,
    used: bool,
    at: Moment,
) -> Result<i64, Error> {
    let seen: bool = sqlx::query_scalar("select exists (select 1 from shuffle where seed = ?)")
        .bind(&seed.secret_bytes()[..])
        .fetch_one(&mut *connection)
        .await?;
    if seen {
        return Err(Error::SeedUsed);
    }
    let commitment = tuz_fair::Commitment::to(seed, nonce);
    let done = sqlx::query(
        "insert into shuffle (player_id, nonce, seed, commitment, used, created_at) values (?, ?, ?, ?, ?, ?)",
    )
    .bind(player.0)
    .bind(nonce.get() as i64)
    .bind(&seed.secret_bytes()[..])
    .bind(&commitment.bytes()[..])
    .bind(used)
    .bind(at.0)
    .execute(connection)
    .await?;
    Ok(done.last_insert_rowid())
}

/// Keeps the text of rules; gives back its hash.
pub(crate) async fn keep_rules(
    connection: &mut SqliteConnection,
    name: &str,
    text: &str,
) -> Result<Vec<u8>, Error> {
    let hash = sha256(text.as_bytes());
    sqlx::query("insert into rule_text (rules_hash, name, body) values (?, ?, ?) on conflict do nothing")
        .bind(&hash)
        .bind(name)
        .bind(text)
        .execute(connection)
        .await?;
    Ok(hash)
}

/// A round without events, whose shuffle is used from now on.
pub(crate) async fn insert_round(
    connection: &mut SqliteConnection,
    player: PlayerKey,
    shuffle: i64,
    rules_hash: &[u8],
    player_seed: Option<&str>,
    start: Points,
    at: Moment,
) -> Result<RoundKey, Error> {
    sqlx::query("update shuffle set used = 1 where shuffle_id = ?")
        .bind(shuffle)
        .execute(&mut *connection)
        .await?;
    let done = sqlx::query(
        "insert into round (player_id, shuffle_id, rules_hash, player_seed, starting_balance, started_at)
        values (?, ?, ?, ?, ?, ?)",
    )
    .bind(player.0)
    .bind(shuffle)
    .bind(rules_hash)
    .bind(player_seed)
    .bind(start.0)
    .bind(at.0)
    .execute(connection)
    .await?;
    Ok(RoundKey(done.last_insert_rowid()))
}

/// Where a round stands before a change.
struct Before {
    player: PlayerKey,
    round: RoundKey,
    events: usize,
    balance: Points,
}

impl Before {
    /// Writes the events behind these, the change of the balance, and that the round is over when it is.
    async fn save(
        self,
        connection: &mut SqliteConnection,
        played: &Round,
        change: Points,
        at: Moment,
    ) -> Result<Saved, Error> {
        let Self { player, round, events, .. } = self;
        let balance = played.balance(SEAT).ok_or(Damage::Account(round))?;
        if balance - self.balance != change {
            return Err(Error::OtherChange { given: change, played: balance - self.balance });
        }
        insert_events(connection, round, events, &played.events()[events..]).await?;
        player::post(connection, player, Some(round), change, at).await?;
        let settled = played.phase() == Phase::Settled;
        if settled {
            settle(connection, round, at).await?;
        }
        Ok(Saved { round, events: played.events().len(), balance, settled })
    }
}

pub(crate) async fn insert_events(
    connection: &mut SqliteConnection,
    key: RoundKey,
    from: usize,
    events: &[Event],
) -> Result<(), Error> {
    for (seq, event) in (from..).zip(events) {
        sqlx::query("insert into event (round_id, seq, body) values (?, ?, ?)")
            .bind(key.0)
            .bind(seq as i64)
            .bind(to_json(event)?)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

pub(crate) async fn settle(
    connection: &mut SqliteConnection,
    key: RoundKey,
    at: Moment,
) -> Result<(), Error> {
    sqlx::query("update round set state = 'settled', settled_at = ? where round_id = ?")
        .bind(at.0)
        .bind(key.0)
        .execute(connection)
        .await?;
    Ok(())
}

/// The pack as the round deals it.
fn order(dealt: &Dealt) -> Result<PackOrder, Error> {
    // A standard pack is whole, so that this never fails.
    PackOrder::new(dealt.order().cards().to_vec()).map_err(|_| Damage::Value("a pack").into())
}

pub(crate) fn stored_seed(bytes: &[u8]) -> Result<Seed, Error> {
    let bytes = bytes.try_into().map_err(|_| Damage::Value("a seed"))?;
    Ok(Seed::from_bytes(bytes))
}

pub(crate) fn stored_nonce(nonce: i64) -> Result<Nonce, Error> {
    Ok(Nonce::new(u64::try_from(nonce).map_err(|_| Damage::Value("a nonce"))?))
}

pub(crate) fn to_json(value: &impl serde::Serialize) -> Result<String, Error> {
    // Everything that is stored can be written; a failure would be passed on rather than panic.
    serde_json::to_string(value).map_err(|error| Error::Database(Box::new(error)))
}

pub(crate) fn from_json<T: serde::de::DeserializeOwned>(json: &str, what: &'static str) -> Result<T, Error> {
    serde_json::from_str(json).map_err(|_| Damage::Value(what).into())
}
