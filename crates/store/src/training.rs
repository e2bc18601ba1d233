//! Mistakes, when they are shown again, answers to drills, and what statistics are made of.

use serde::{Deserialize, Serialize};
use sqlx::sqlite::SqliteConnection;
use tuz_house::round::BoxId;
use tuz_house::{Antes, Points, json};

use crate::round::to_json;
use crate::{Damage, Decision, Error, Moment, PlayerKey, Review, RoundKey, Store, decision, history, player};

/// Which decisions are listed as mistakes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mistakes {
    /// Only those that cost so much or more, in billionths of an ante.
    pub least: i64,
    /// Only those about this; `None` for all.
    pub kind: Option<String>,
    /// Which ones first.
    pub order: MistakeOrder,
    /// How many of them are passed over.
    pub skip: u32,
    /// How many at most.
    pub count: u16,
}

/// Which mistakes are told first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MistakeOrder {
    /// The costliest.
    Size,
    /// The latest.
    Latest,
}

/// A decision that was not the best, and its round.
#[derive(Debug, Clone, PartialEq)]
pub struct Mistake {
    /// The round.
    pub round: RoundKey,
    /// The name of its rules.
    pub rules_name: String,
    /// The decision.
    pub decision: Decision,
}

/// A settled round as statistics count it.
#[derive(Debug, Clone, PartialEq)]
pub struct StudiedRound {
    /// The round.
    pub key: RoundKey,
    /// When it ended.
    pub settled_at: Moment,
    /// What the player won, below 0 lost, in points.
    pub net: Points,
    /// Its decisions, in order.
    pub decisions: Vec<StudiedDecision>,
}

/// A decision as statistics count it.
#[derive(Debug, Clone, PartialEq)]
pub struct StudiedDecision {
    /// What it gave up, in antes.
    pub loss: Antes,
    /// What it teaches, as JSON, where that is kept.
    pub lesson: Option<String>,
}

/// An answer in a drill.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrillAnswer {
    /// The name of the drill.
    pub drill: String,
    /// Whether it was right.
    pub correct: bool,
    /// How long it took, in milliseconds.
    pub took: u32,
    /// When it was given.
    pub at: Moment,
}

impl Store {
    /// The player's decisions that were not the best, and how many there are in all.
    ///
    /// # Errors
    /// There is no such player; what is stored is damaged.
    pub async fn mistakes(&self, player: PlayerKey, wanted: &Mistakes) -> Result<(Vec<Mistake>, u64), Error> {
        let mut transaction = self.read().await?;
        player::balance(&mut transaction, player).await?;
        let count: i64 = sqlx::query_scalar(
            "select count(*) from decision join round using (round_id)
            where player_id = ?1 and size >= ?2 and (?3 is null or kind = ?3)",
        )
        .bind(player.0)
        .bind(wanted.least)
        .bind(wanted.kind.as_deref())
        .fetch_one(&mut *transaction)
        .await?;
        let query = match wanted.order {
            MistakeOrder::Size => sqlx::query_as(
                "select round_id, box, seq from decision join round using (round_id)
                where player_id = ?1 and size >= ?2 and (?3 is null or kind = ?3)
                order by size desc, round_id desc, seq desc limit ?4 offset ?5",
            ),
            MistakeOrder::Latest => sqlx::query_as(
                "select round_id, box, seq from decision join round using (round_id)
                where player_id = ?1 and size >= ?2 and (?3 is null or kind = ?3)
                order by round_id desc, seq desc limit ?4 offset ?5",
            ),
        };
        let keys: Vec<(i64, i64, i64)> = query
            .bind(player.0)
            .bind(wanted.least)
            .bind(wanted.kind.as_deref())
            .bind(wanted.count)
            .bind(wanted.skip)
            .fetch_all(&mut *transaction)
            .await?;
        let mut mistakes = Vec::with_capacity(keys.len());
        for (round, _, event) in keys {
            mistakes.push(mistake(&mut transaction, RoundKey(round), event).await?);
        }
        Ok((mistakes, count.unsigned_abs()))
    }

    /// How many of the player's mistakes are to be shown again by this time, and the one that has waited longest. Those of
    /// a round that is not over wait until it is.
    ///
    /// # Errors
    /// There is no such player; what is stored is damaged.
    pub async fn due(&self, player: PlayerKey, by: Moment) -> Result<(u64, Option<Mistake>), Error> {
        let mut transaction = self.read().await?;
        player::balance(&mut transaction, player).await?;
        let count: i64 = sqlx::query_scalar(
            "select count(*) from review join round using (round_id)
            where player_id = ? and state = 'settled' and due <= ?",
        )
        .bind(player.0)
        .bind(by.0)
        .fetch_one(&mut *transaction)
        .await?;
        let first: Option<(i64, i64)> = sqlx::query_as(
            "select round_id, seq from review join round using (round_id)
            where player_id = ? and state = 'settled' and due <= ? order by due, round_id, seq limit 1",
        )
        .bind(player.0)
        .bind(by.0)
        .fetch_optional(&mut *transaction)
        .await?;
        let first = match first {
            Some((round, event)) => Some(mistake(&mut transaction, RoundKey(round), event).await?),
            None => None,
        };
        Ok((count.unsigned_abs(), first))
    }

    /// When the player's next mistake is to be shown again; `None` where none is.
    ///
    /// # Errors
    /// There is no such player.
    pub async fn next_due(&self, player: PlayerKey) -> Result<Option<Moment>, Error> {
        let mut transaction = self.read().await?;
        player::balance(&mut transaction, player).await?;
        let due: Option<i64> = sqlx::query_scalar(
            "select min(due) from review join round using (round_id) where player_id = ? and state = 'settled'",
        )
        .bind(player.0)
        .fetch_one(&mut *transaction)
        .await?;
        Ok(due.map(Moment))
    }

    /// Shows a mistake again at another time.
    ///
    /// # Errors
    /// The player has no such round, or the event is no decision that is shown again.
    pub async fn review(
        &self,
        player: PlayerKey,
        round: RoundKey,
        (place, event): (BoxId, usize),
        review: &Review,
    ) -> Result<(), Error> {
        let mut transaction = self.write().await?;
        history::owned(&mut transaction, player, round).await?;
        let done =
            sqlx::query("update review set due = ?, memory = ? where round_id = ? and box = ? and seq = ?")
                .bind(review.due.0)
                .bind(to_json(&review.memory)?)
                .bind(round.0)
                .bind(place.0)
                .bind(i64::try_from(event).ok())
                .execute(&mut *transaction)
                .await?;
        if done.rows_affected() == 0 {
            return Err(Error::NotTheDecision { round, event });
        }
        Ok(transaction.commit().await?)
    }

    /// Everything that was said of the player's decisions, first ones first.
    ///
    /// # Errors
    /// There is no such player; what is stored is damaged.
    pub async fn all_decisions(&self, player: PlayerKey) -> Result<Vec<(RoundKey, Decision)>, Error> {
        let mut transaction = self.read().await?;
        player::balance(&mut transaction, player).await?;
        let rounds: Vec<i64> =
            sqlx::query_scalar("select round_id from round where player_id = ? order by round_id")
                .bind(player.0)
                .fetch_all(&mut *transaction)
                .await?;
        let mut decisions = Vec::new();
        for round in rounds {
            let key = RoundKey(round);
            let judged = decision::load(&mut transaction, key).await?;
            decisions.extend(judged.into_iter().map(|decision| (key, decision)));
        }
        Ok(decisions)
    }

    /// Keeps an answer in a drill.
    ///
    /// # Errors
    /// There is no such player.
    pub async fn answer(&self, player: PlayerKey, answer: &DrillAnswer) -> Result<(), Error> {
        let mut transaction = self.write().await?;
        player::balance(&mut transaction, player).await?;
        insert_answer(&mut transaction, player, answer).await?;
        Ok(transaction.commit().await?)
    }

    /// The player's answers in drills, first one first.
    ///
    /// # Errors
    /// There is no such player; what is stored is damaged.
    pub async fn answers(&self, player: PlayerKey) -> Result<Vec<DrillAnswer>, Error> {
        let mut transaction = self.read().await?;
        player::balance(&mut transaction, player).await?;
        answers(&mut transaction, player).await
    }

    /// The player's settled rounds with their decisions, first one first, as statistics need them: nothing is replayed.
    ///
    /// # Errors
    /// There is no such player; what is stored is damaged.
    pub async fn studied(&self, player: PlayerKey) -> Result<Vec<StudiedRound>, Error> {
        let mut transaction = self.read().await?;
        player::balance(&mut transaction, player).await?;
        let rounds: Vec<(i64, i64, i64)> = sqlx::query_as(
            "select round.round_id, settled_at, coalesce(sum(amount), 0)
            from round left join entry on entry.round_id = round.round_id
            where round.player_id = ? and state = 'settled' group by round.round_id order by round.round_id",
        )
        .bind(player.0)
        .fetch_all(&mut *transaction)
        .await?;
        let mut studied: Vec<StudiedRound> = rounds
            .into_iter()
            .map(|(key, settled_at, net)| StudiedRound {
                key: RoundKey(key),
                settled_at: Moment(settled_at),
                net: Points(net),
                decisions: Vec::new(),
            })
            .collect();
        let decisions: Vec<(i64, String, Option<String>)> = sqlx::query_as(
            "select decision.round_id, loss, lesson from decision join round using (round_id)
            where player_id = ? and state = 'settled' order by decision.round_id, seq",
        )
        .bind(player.0)
        .fetch_all(&mut *transaction)
        .await?;
        // Both are in the order of the rounds.
        let mut rounds = studied.iter_mut();
        let mut current = rounds.next();
        for (key, loss, lesson) in decisions {
            while current.as_ref().is_some_and(|round| round.key.0 < key) {
                current = rounds.next();
            }
            let loss = json::exact::read(&loss).ok_or(Damage::Value("a loss"))?;
            if let Some(round) = current.as_mut() {
                round.decisions.push(StudiedDecision { loss, lesson });
            }
        }
        Ok(studied)
    }
}

async fn mistake(connection: &mut SqliteConnection, round: RoundKey, event: i64) -> Result<Mistake, Error> {
    let rules_name =
        sqlx::query_scalar("select name from round join rule_text using (rules_hash) where round_id = ?")
            .bind(round.0)
            .fetch_one(&mut *connection)
            .await?;
    let decisions = decision::load(connection, round).await?;
    let decision = decisions.into_iter().find(|decision| i64::try_from(decision.event) == Ok(event));
    let decision = decision.ok_or(Damage::Value("a decision"))?;
    Ok(Mistake { round, rules_name, decision })
}

pub(crate) async fn insert_answer(
    connection: &mut SqliteConnection,
    player: PlayerKey,
    answer: &DrillAnswer,
) -> Result<(), Error> {
    sqlx::query("insert into answer (player_id, drill, correct, took, created_at) values (?, ?, ?, ?, ?)")
        .bind(player.0)
        .bind(&answer.drill)
        .bind(answer.correct)
        .bind(answer.took)
        .bind(answer.at.0)
        .execute(connection)
        .await?;
    Ok(())
}

pub(crate) async fn answers(
    connection: &mut SqliteConnection,
    player: PlayerKey,
) -> Result<Vec<DrillAnswer>, Error> {
    let rows: Vec<(String, bool, i64, i64)> = sqlx::query_as(
        "select drill, correct, took, created_at from answer where player_id = ? order by answer_id",
    )
    .bind(player.0)
    .fetch_all(connection)
    .await?;
    let answer = |(drill, correct, took, at): (String, bool, i64, i64)| {
        let took = u32::try_from(took).map_err(|_| Damage::Value("a time"))?;
        Ok(DrillAnswer { drill, correct, took, at: Moment(at) })
    };
    rows.into_iter().map(answer).collect()
}
