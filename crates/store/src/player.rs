//! Players and what they have.

use sqlx::sqlite::SqliteConnection;
use tuz_house::round::MOST_BALANCE;
use tuz_house::{Points, is_hostile};

use crate::{Damage, Error, Moment, PlayerKey, RoundKey, Store, Token};

/// What a player is called and how he is spoken to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    name: String,
    language: String,
}

/// Why a profile is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ProfileError {
    /// The name is empty or too long.
    #[error("a name has 1 to {most} characters, not {0}", most = Profile::MOST_NAME)]
    NameLength(usize),
    /// The name has a character that moves more than itself when it is shown.
    #[error("the name has the control character `{}`", .0.escape_unicode())]
    NameControl(char),
    /// The language is no tag.
    #[error("`{}` is no language tag such as `ru` or `pt-BR`", .0.escape_debug())]
    Language(String),
}

impl Profile {
    /// How many characters a name may have.
    pub const MOST_NAME: usize = 100;

    /// A display name and a language tag such as `ru`.
    ///
    /// # Errors
    /// The name is empty, too long or has control characters, those that turn the reading direction among them; the tag has anything but 1 to 35 Latin letters, digits
    /// and hyphens.
    pub fn new(name: impl Into<String>, language: impl Into<String>) -> Result<Self, ProfileError> {
        let (name, language) = (name.into(), language.into());
        let length = name.chars().count();
        if !(1..=Self::MOST_NAME).contains(&length) {
            return Err(ProfileError::NameLength(length));
        }
        if let Some(found) = name.chars().find(|letter| is_hostile(*letter)) {
            return Err(ProfileError::NameControl(found));
        }
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        if !(1..=35).contains(&language.len()) || !language.bytes().all(fits) {
            return Err(ProfileError::Language(language));
        }
        Ok(Self { name, language })
    }

    /// The display name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The language tag.
    pub fn language(&self) -> &str {
        &self.language
    }
}

/// A player as he is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// By which the store knows him.
    pub key: PlayerKey,
    /// Name and language.
    pub profile: Profile,
    /// When he came.
    pub created_at: Moment,
    /// What he has, in points; what is staked in an open round is taken off.
    pub balance: Points,
}

impl Store {
    /// Makes a player with this token and these points.
    ///
    /// # Errors
    /// The token is a player's; the points are below 0 or more than one may sit down with.
    pub async fn create_player(
        &self,
        token: &Token,
        profile: &Profile,
        opening: Points,
        at: Moment,
    ) -> Result<Player, Error> {
        if !(Points::ZERO..=MOST_BALANCE).contains(&opening) {
            return Err(Error::Amount { amount: opening, balance: Points::ZERO });
        }
        let mut transaction = self.write().await?;
        let key = insert(&mut transaction, token, profile, at).await?;
        post(&mut transaction, key, None, opening, at).await?;
        transaction.commit().await?;
        Ok(Player { key, profile: profile.clone(), created_at: at, balance: opening })
    }

    /// The player with this token.
    ///
    /// # Errors
    /// Only when the database fails.
    pub async fn find_player(&self, token: &Token) -> Result<Option<Player>, Error> {
        let mut transaction = self.read().await?;
        let key = sqlx::query_scalar("select player_id from player where token_hash = ?")
            .bind(token.hash())
            .fetch_optional(&mut *transaction)
            .await?;
        match key {
            Some(key) => player(&mut transaction, PlayerKey(key)).await.map(Some),
            None => Ok(None),
        }
    }

    /// The player with this key.
    ///
    /// # Errors
    /// There is none.
    pub async fn player(&self, key: PlayerKey) -> Result<Player, Error> {
        player(&mut *self.read().await?, key).await
    }

    /// Changes name and language.
    ///
    /// # Errors
    /// There is no such player.
    pub async fn change_profile(&self, key: PlayerKey, profile: &Profile) -> Result<(), Error> {
        let done = sqlx::query("update player set name = ?, language = ? where player_id = ?")
            .bind(&profile.name)
            .bind(&profile.language)
            .bind(key.0)
            .execute(self.writer())
            .await?;
        if done.rows_affected() == 0 { Err(Error::NoSuchPlayer(key)) } else { Ok(()) }
    }

    /// Gives points to a player between two rounds; gives back the new balance.
    ///
    /// # Errors
    /// The player is in a round, whose balance is reckoned from its start; the points are not above 0, or would make
    /// more than one may sit down with.
    pub async fn credit(&self, key: PlayerKey, amount: Points, at: Moment) -> Result<Points, Error> {
        let mut transaction = self.write().await?;
        let balance = balance(&mut transaction, key).await?;
        if let Some(round) = open_round(&mut transaction, key).await? {
            return Err(Error::RoundOpen(round));
        }
        if amount <= Points::ZERO || amount > MOST_BALANCE || balance + amount > MOST_BALANCE {
            return Err(Error::Amount { amount, balance });
        }
        post(&mut transaction, key, None, amount, at).await?;
        transaction.commit().await?;
        Ok(balance + amount)
    }

    /// Removes a player and everything about him: balance, rounds, decisions. Numbers of shuffles stay used.
    ///
    /// # Errors
    /// There is no such player.
    pub async fn wipe(&self, key: PlayerKey) -> Result<(), Error> {
        let mut transaction = self.write().await?;
        remove(&mut transaction, key).await?;
        transaction.commit().await?;
        self.flush().await;
        Ok(())
    }
}

/// Everything about a player goes.
pub(crate) async fn remove(connection: &mut SqliteConnection, key: PlayerKey) -> Result<(), Error> {
    let gone =
        sqlx::query("delete from player where player_id = ?").bind(key.0).execute(&mut *connection).await?;
    if gone.rows_affected() == 0 {
        return Err(Error::NoSuchPlayer(key));
    }
    // Rules of his own may say who he is.
    sqlx::query("delete from rule_text where rules_hash not in (select rules_hash from round)")
        .execute(connection)
        .await?;
    Ok(())
}

/// A new player with nothing.
pub(crate) async fn insert(
    connection: &mut SqliteConnection,
    token: &Token,
    profile: &Profile,
    at: Moment,
) -> Result<PlayerKey, Error> {
    let taken: bool = sqlx::query_scalar("select exists (select 1 from player where token_hash = ?)")
        .bind(token.hash())
        .fetch_one(&mut *connection)
        .await?;
    if taken {
        return Err(Error::TokenTaken);
    }
    let key = sqlx::query("insert into player (token_hash, name, language, created_at) values (?, ?, ?, ?)")
        .bind(token.hash())
        .bind(&profile.name)
        .bind(&profile.language)
        .bind(at.0)
        .execute(&mut *connection)
        .await?
        .last_insert_rowid();
    sqlx::query("insert into account (player_id) values (?)").bind(key).execute(connection).await?;
    Ok(PlayerKey(key))
}

pub(crate) async fn player(connection: &mut SqliteConnection, key: PlayerKey) -> Result<Player, Error> {
    let row: Option<(String, String, i64, i64)> = sqlx::query_as(
        "select name, language, created_at, balance from player join account using (player_id) where player_id = ?",
    )
    .bind(key.0)
    .fetch_optional(connection)
    .await?;
    let (name, language, created_at, balance) = row.ok_or(Error::NoSuchPlayer(key))?;
    let profile = Profile::new(name, language).map_err(|_| Damage::Value("a profile"))?;
    Ok(Player { key, profile, created_at: Moment(created_at), balance: Points(balance) })
}

pub(crate) async fn balance(connection: &mut SqliteConnection, key: PlayerKey) -> Result<Points, Error> {
    let balance: Option<i64> = sqlx::query_scalar("select balance from account where player_id = ?")
        .bind(key.0)
        .fetch_optional(connection)
        .await?;
    balance.map(Points).ok_or(Error::NoSuchPlayer(key))
}

pub(crate) async fn open_round(
    connection: &mut SqliteConnection,
    player: PlayerKey,
) -> Result<Option<RoundKey>, Error> {
    let key = sqlx::query_scalar("select round_id from round where player_id = ? and state = 'open'")
        .bind(player.0)
        .fetch_optional(connection)
        .await?;
    Ok(key.map(RoundKey))
}

/// Writes an amount into the ledger, which moves the balance. An amount of 0 is no entry.
pub(crate) async fn post(
    connection: &mut SqliteConnection,
    player: PlayerKey,
    round: Option<RoundKey>,
    amount: Points,
    at: Moment,
) -> Result<(), Error> {
    if amount == Points::ZERO {
        return Ok(());
    }
    sqlx::query(
        "insert into entry (player_id, seq, round_id, amount, balance, created_at)
        select player_id, coalesce((select max(seq) + 1 from entry where player_id = ?1), 0), ?2, ?3, balance + ?3, ?4
        from account where player_id = ?1",
    )
    .bind(player.0)
    .bind(round.map(|round| round.0))
    .bind(amount.0)
    .bind(at.0)
    .execute(connection)
    .await?;
    Ok(())
}
