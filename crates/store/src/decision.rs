//! What decisions were worth.

use serde::{Deserialize, Serialize};
use sqlx::sqlite::SqliteConnection;
use tuz_house::Antes;
use tuz_house::round::{Action, BoxId, Event};

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
    #[serde(with = "exact")]
    pub loss: Antes,
    /// When it was judged.
    pub at: Moment,
}

impl Decision {
    /// Whether this event of the round is the decision.
    pub(crate) fn is(&self, event: &Event) -> bool {
        event.decision() == Some((self.place, self.chosen))
    }
}

impl Store {
    /// Keeps what the analysis says of a decision. Of the same decision judged twice the later judgement stands.
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
    sqlx::query(
        "insert or replace into decision (round_id, box, seq, spot, chosen, best, loss, created_at)
        values (?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(round.0)
    .bind(decision.place.0)
    .bind(decision.event as i64)
    .bind(to_json(&decision.spot)?)
    .bind(to_json(&decision.chosen)?)
    .bind(to_json(&decision.best)?)
    .bind(decision.loss.to_string())
    .bind(decision.at.0)
    .execute(connection)
    .await?;
    Ok(())
}

pub(crate) async fn load(connection: &mut SqliteConnection, round: RoundKey) -> Result<Vec<Decision>, Error> {
    let rows: Vec<(i64, i64, String, String, String, String, i64)> = sqlx::query_as(
        "select box, seq, spot, chosen, best, loss, created_at from decision where round_id = ? order by seq",
    )
    .bind(round.0)
    .fetch_all(connection)
    .await?;
    let decision =
        |(place, event, spot, chosen, best, loss, at): (i64, i64, String, String, String, String, i64)| {
            Ok(Decision {
                place: BoxId(u8::try_from(place).map_err(|_| Damage::Value("a box"))?),
                event: usize::try_from(event).map_err(|_| Damage::Value("the number of an event"))?,
                spot: from_json(&spot, "a spot")?,
                chosen: from_json(&chosen, "an action")?,
                best: from_json(&best, "an action")?,
                loss: exact::read(&loss).ok_or(Damage::Value("a loss"))?,
                at: Moment(at),
            })
        };
    rows.into_iter().map(decision).collect()
}

/// An exact number of antes as text, in lowest terms. [`Antes`] itself reads what people write, and no more digits
/// than they do.
mod exact {
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;
    use tuz_house::Antes;

    pub(super) fn read(text: &str) -> Option<Antes> {
        let (numerator, denominator) = match text.split_once('/') {
            Some((numerator, denominator)) => (numerator.parse().ok()?, denominator.parse().ok()?),
            None => (text.parse().ok()?, 1),
        };
        // The least number of all has no absolute value, and no fraction of ours is near it.
        if numerator == i128::MIN || denominator <= 0 {
            return None;
        }
        // One number has one way of writing.
        Antes::fraction(numerator, denominator).filter(|antes| antes.to_string() == text)
    }

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
    pub(super) fn serialize<S: Serializer>(antes: &Antes, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(antes)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Antes, D::Error> {
        let text = String::deserialize(deserializer)?;
        read(&text).ok_or_else(|| {
            D::Error::custom(format_args!("`{}` is no fraction in lowest terms", text.escape_debug()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_has_one_way_of_writing() {
        let long = "170141183460469231731687303715884105727/2";
        for text in ["0", "3", "-3/2", "3/2", long] {
            assert_eq!(exact::read(text).unwrap().to_string(), text);
        }
        for text in [
            "",
            "6/4",
            "3/1",
            "+3",
            "03",
            "1/0",
            "1/-2",
            "1/2/3",
            "0.5",
            "-170141183460469231731687303715884105728",
        ] {
            assert_eq!(exact::read(text), None, "{text}");
        }
    }
}
