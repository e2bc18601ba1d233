//! What decisions were worth.

use serde::{Deserialize, Serialize};
use sqlx::sqlite::SqliteConnection;
use tuz_house::round::{Action, BoxId, Event};
use tuz_house::{Antes, json};

use crate::round::{from_json, to_json};
use crate::{Damage, Error, Moment, PlayerKey, RoundKey, Store, history};

/// A decision of a round and what the analysis says of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// The box that decided.
    #[serde(rename = "box")]
    pub place: BoxId,
    /// Which event of the round the decision is, counted from 0.
    pub event: usize,
    /// What was known, as whoever analysed it writes a spot.
    pub spot: serde_json::Value,
    /// What was done.
    pub chosen: Action,
    /// What would have been best.
    pub best: Action,
    /// What the difference costs, in antes; 0 where the best was chosen.
    #[serde(with = "json::exact")]
    pub loss: Antes,
    /// When it was judged.
    pub at: Moment,
    /// What it teaches, where that is kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taught: Option<Taught>,
    /// When it is shown again, where it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub review: Option<Review>,
}

/// What a decision teaches, as whoever teaches writes it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Taught {
    /// The name of what was decided.
    pub kind: String,
    /// The loss in billionths of an ante, by which mistakes are ordered.
    pub size: i64,
    /// All of it.
    pub lesson: serde_json::Value,
}

/// A decision that is shown again.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Review {
    /// When.
    pub due: Moment,
    /// What the scheduler remembers, as it writes it.
    pub memory: serde_json::Value,
}

impl Decision {
    /// Whether this event of the round is the decision.
    pub(crate) fn is(&self, event: &Event) -> bool {
        event.decision() == Some((self.place, self.chosen))
    }
}

impl Store {
    /// Keeps what the analysis says of a decision. Of the same decision judged twice the later judgement stands, and the
    /// earlier review.
    ///
    /// # Errors
    /// The player has no such round; the event is not this decision.
    pub async fn judge(&self, player: PlayerKey, round: RoundKey, decision: &Decision) -> Result<(), Error> {
        let mut transaction = self.write().await?;
        history::owned(&mut transaction, player, round).await?;
        let event: Option<String> =
            sqlx::query_scalar("select body from event where round_id = ? and seq = ?")
                .bind(round.0)
                .bind(i64::try_from(decision.event).ok())
                .fetch_optional(&mut *transaction)
                .await?;
        let event = event.map(|event| from_json::<Event>(&event, "an event")).transpose()?;
        if !event.is_some_and(|event| decision.is(&event)) {
            return Err(Error::NotTheDecision { round, event: decision.event });
        }
        insert(&mut transaction, round, decision).await?;
        Ok(transaction.commit().await?)
    }

    /// What was said of the decisions of a round, in the order of the events.
    ///
    /// # Errors
    /// The player has no such round.
    pub async fn decisions(&self, player: PlayerKey, round: RoundKey) -> Result<Vec<Decision>, Error> {
        let mut transaction = self.read().await?;
        history::owned(&mut transaction, player, round).await?;
        load(&mut transaction, round).await
    }
}

pub(crate) async fn insert(
    connection: &mut SqliteConnection,
    round: RoundKey,
    decision: &Decision,
) -> Result<(), Error> {
    let taught = decision.taught.as_ref();
    sqlx::query(
        "insert into decision (round_id, box, seq, spot, chosen, best, loss, created_at, lesson, kind, size)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        on conflict do update set spot = excluded.spot, chosen = excluded.chosen, best = excluded.best,
            loss = excluded.loss, created_at = excluded.created_at, lesson = excluded.lesson,
            kind = excluded.kind, size = excluded.size",
    )
    .bind(round.0)
    .bind(decision.place.0)
    .bind(decision.event as i64)
    .bind(to_json(&decision.spot)?)
    .bind(to_json(&decision.chosen)?)
    .bind(to_json(&decision.best)?)
    .bind(decision.loss.to_string())
    .bind(decision.at.0)
    .bind(taught.map(|taught| to_json(&taught.lesson)).transpose()?)
    .bind(taught.map(|taught| taught.kind.as_str()))
    .bind(taught.map(|taught| taught.size))
    .execute(&mut *connection)
    .await?;
    if let Some(review) = &decision.review {
        sqlx::query(
            "insert into review (round_id, box, seq, due, memory) values (?, ?, ?, ?, ?) on conflict do nothing",
        )
        .bind(round.0)
        .bind(decision.place.0)
        .bind(decision.event as i64)
        .bind(review.due.0)
        .bind(to_json(&review.memory)?)
        .execute(connection)
        .await?;
    }
    Ok(())
}

/// A row of `decision` with its `review`, apart from the round.
type Row = (
    i64,
    i64,
    String,
    String,
    String,
    String,
    i64,
    Option<String>,
    Option<String>,
    Option<i64>,
    Option<i64>,
    Option<String>,
);

pub(crate) async fn load(connection: &mut SqliteConnection, round: RoundKey) -> Result<Vec<Decision>, Error> {
    let rows: Vec<Row> = sqlx::query_as(
        "select box, seq, spot, chosen, best, loss, created_at, lesson, kind, size, due, memory
        from decision left join review using (round_id, box, seq) where round_id = ? order by seq",
    )
    .bind(round.0)
    .fetch_all(connection)
    .await?;
    rows.into_iter().map(read).collect()
}

/// The decision of a row.
pub(crate) fn read(row: Row) -> Result<Decision, Error> {
    let (place, event, spot, chosen, best, loss, at, lesson, kind, size, due, memory) = row;
    let taught = match (lesson, kind, size) {
        (Some(lesson), Some(kind), Some(size)) => {
            Some(Taught { kind, size, lesson: from_json(&lesson, "a lesson")? })
        }
        _ => None,
    };
    let review = match (due, memory) {
        (Some(due), Some(memory)) => {
            Some(Review { due: Moment(due), memory: from_json(&memory, "a review")? })
        }
        _ => None,
    };
    Ok(Decision {
        place: BoxId(u8::try_from(place).map_err(|_| Damage::Value("a box"))?),
        event: usize::try_from(event).map_err(|_| Damage::Value("the number of an event"))?,
        spot: from_json(&spot, "a spot")?,
        chosen: from_json(&chosen, "an action")?,
        best: from_json(&best, "an action")?,
        loss: json::exact::read(&loss).ok_or(Damage::Value("a loss"))?,
        at: Moment(at),
        taught,
        review,
    })
}
