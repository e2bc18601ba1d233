//! Rounds that are over.

use sqlx::sqlite::SqliteConnection;
use tuz_fair::{Commitment, Nonce};
use tuz_house::Points;
use tuz_house::record::Record;
use tuz_house::round::Phase;

use crate::round::{Played, Stored, load, stored_nonce, stored_seed};
use crate::{Damage, Error, Moment, PlayerKey, RoundKey, Store, player};

/// Which rounds of a history: so many, latest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Page {
    /// Those before this one, the last of the page before; `None` for the latest.
    pub before: Option<RoundKey>,
    /// How many at most.
    pub rounds: u16,
}

/// A settled round in short.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastRound {
    /// By which [`Store::record`] gives all of it.
    pub key: RoundKey,
    /// The name of its rules.
    pub rules_name: String,
    /// SHA-256 of the text of its rules.
    pub rules_hash: [u8; 32],
    /// When it began.
    pub started_at: Moment,
    /// When it ended.
    pub settled_at: Moment,
    /// What the player had before, in points.
    pub starting_balance: Points,
    /// What he won, in points; below 0 what he lost.
    pub net: Points,
    /// The number of its shuffle.
    pub nonce: Nonce,
    /// What was shown before the deal.
    pub commitment: Commitment,
}

impl Store {
    /// The settled rounds of a player, latest first.
    ///
    /// # Errors
    /// There is no such player.
    pub async fn history(&self, player: PlayerKey, page: Page) -> Result<Vec<PastRound>, Error> {
        type Row = (i64, String, Vec<u8>, i64, i64, i64, i64, i64, Vec<u8>);
        let mut transaction = self.read().await?;
        player::balance(&mut transaction, player).await?;
        let rows: Vec<Row> = sqlx::query_as(
            "select round_id, name, rules_hash, started_at, settled_at, starting_balance,
                coalesce((select sum(amount) from entry where entry.round_id = round.round_id), 0), nonce, seed
            from round join shuffle using (shuffle_id) join rule_text using (rules_hash)
            where round.player_id = ? and state = 'settled' and round_id < ?
            order by round_id desc limit ?",
        )
        .bind(player.0)
        .bind(page.before.map_or(i64::MAX, |round| round.0))
        .bind(page.rounds)
        .fetch_all(&mut *transaction)
        .await?;
        let round = |row: Row| {
            let (key, rules_name, rules_hash, started_at, settled_at, start, net, nonce, seed) = row;
            let nonce = stored_nonce(nonce)?;
            Ok(PastRound {
                key: RoundKey(key),
                rules_name,
                rules_hash: rules_hash.try_into().map_err(|_| Damage::Value("a hash"))?,
                started_at: Moment(started_at),
                settled_at: Moment(settled_at),
                starting_balance: Points(start),
                net: Points(net),
                nonce,
                commitment: Commitment::to(&stored_seed(&seed)?, nonce),
            })
        };
        rows.into_iter().map(round).collect()
    }

    /// A settled round with everything revealed, replayed and checked.
    ///
    /// # Errors
    /// The player has no such round, or it is still open and its shuffle a secret; what is stored is damaged.
    pub async fn record(&self, player: PlayerKey, round: RoundKey) -> Result<Record, Error> {
        let mut transaction = self.read().await?;
        owned(&mut transaction, player, round).await?;
        let stored = load(&mut transaction, round).await?.ok_or(Error::NoSuchRound(round))?;
        reveal(&stored)
    }
}

/// That the round is this player's. What is another's is not there for him.
pub(crate) async fn owned(
    connection: &mut SqliteConnection,
    player: PlayerKey,
    round: RoundKey,
) -> Result<(), Error> {
    let owned: bool =
        sqlx::query_scalar("select exists (select 1 from round where round_id = ? and player_id = ?)")
            .bind(round.0)
            .bind(player.0)
            .fetch_one(connection)
            .await?;
    if owned { Ok(()) } else { Err(Error::NoSuchRound(round)) }
}

/// The record of a settled round.
pub(crate) fn reveal(stored: &Stored) -> Result<Record, Error> {
    let key = stored.key;
    if stored.settled_at.is_none() {
        return Err(Error::RoundOpen(key));
    }
    let Played { round, dealt } = stored.play()?;
    if round.phase() != Phase::Settled {
        return Err(Damage::Account(key).into());
    }
    Record::new(&round, stored.rules_text.clone(), Some(dealt.reveal()))
        .map_err(|fault| Damage::Record { round: key, fault }.into())
}
