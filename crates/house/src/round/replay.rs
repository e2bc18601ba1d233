//! A round again from what happened in it.

use std::sync::Arc;

use serde_json::{Map, Value};

use super::actions::Action;
use super::events::Event;
use super::state::{CannotSit, Round};
use super::{PackOrder, PlayerId, Refusal};
use crate::Points;
use crate::rules::Rules;
use crate::shown::{harmless, shown};

/// Where events stop being a round that can be played.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum ReplayError {
    /// The players cannot sit down.
    #[error(transparent)]
    Players(#[from] CannotSit),
    /// An event disagrees.
    #[error("event {event}: {fault}")]
    Event {
        /// Which event, counted from 1.
        event: usize,
        /// How it disagrees.
        fault: ReplayFault,
    },
}

/// How an event disagrees with the rules, the pack and the events before it.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum ReplayFault {
    /// The rules refuse it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Cards are dealt, and no pack was handed in.
    #[error("cards are dealt, but there is no pack")]
    NoPack,
    /// It is nobody's doing, and does not follow from the events before it.
    #[error("{0} does not follow from what went before")]
    DoesNotFollow(String),
    /// Something else happened; this is the first field that differs.
    #[error("{} is {}, and must be {}", at(path), shown(recorded), shown(played))]
    Differs {
        /// The path of the field, such as `settlement.lines[1].net`; empty where it is another event.
        path: String,
        /// As it is written, in JSON.
        recorded: String,
        /// As it must be, in JSON.
        played: String,
    },
    /// What must follow is missing.
    #[error("the events end, but {0} must follow")]
    Missing(String),
}

/// The kind of an event, as it is written.
fn kind(event: &Event) -> String {
    match serde_json::to_value(event) {
        Ok(Value::Object(event)) => match event.keys().next() {
            Some(kind) => format!("`{kind}`"),
            None => "an event".to_owned(),
        },
        _ => "an event".to_owned(),
    }
}

/// The first field in which two events differ.
fn difference(recorded: &Event, played: &Event) -> ReplayFault {
    let kinds = (kind(recorded), kind(played));
    if kinds.0 != kinds.1 {
        return ReplayFault::Differs { path: String::new(), recorded: kinds.0, played: kinds.1 };
    }
    let field = |event| match serde_json::to_value(event) {
        Ok(Value::Object(event)) => event.into_iter().next().map_or(Value::Null, |(_, fields)| fields),
        _ => Value::Null,
    };
    let (recorded, played) = (field(recorded), field(played));
    let (path, recorded, played) = first_difference(&recorded, &played, String::new());
    ReplayFault::Differs { path, recorded, played }
}

/// A field in backticks.
fn at(path: &str) -> String {
    if path.is_empty() { "it".to_owned() } else { format!("`{path}`") }
}

/// The path of what differs first, what is written there and what must be; with nothing different, the whole. What is
/// not there is `null`.
fn first_difference(recorded: &Value, played: &Value, path: String) -> (String, String, String) {
    match (recorded, played) {
        (Value::Object(recorded), Value::Object(played)) => {
            let keys = played.keys().chain(recorded.keys().filter(|key| !played.contains_key(*key)));
            // What belongs to a place is told by it; sums come after what they are made of.
            let rank =
                |key: &&String| (key.as_str() != "box", key.as_str() == "net", key.as_str() == "outcome");
            let differing = keys.filter(|key| recorded.get(*key) != played.get(*key)).min_by_key(rank);
            if let Some(key) = differing {
                let dot = if path.is_empty() { "" } else { "." };
                let path = format!("{path}{dot}{}", harmless(key));
                let of = |fields: &Map<String, Value>| fields.get(key).cloned().unwrap_or_default();
                return first_difference(&of(recorded), &of(played), path);
            }
        }
        (Value::Array(recorded), Value::Array(played)) if recorded.len() == played.len() => {
            let pair =
                recorded.iter().zip(played).enumerate().find(|(_, (recorded, played))| recorded != played);
            if let Some((index, (recorded, played))) = pair
                && recorded.is_object()
            {
                return first_difference(recorded, played, format!("{path}[{index}]"));
            }
        }
        _ => {}
    }
    (path, recorded.to_string(), played.to_string())
}

impl Round {
    /// Plays these events over the same rules, balances and pack. The pack may be missing as long as none is dealt.
    ///
    /// # Errors
    /// A balance that is refused, or the first event that cannot happen so or that is missing.
    pub fn replay(
        rules: impl Into<Arc<Rules>>,
        balances: &[Points],
        pack: Option<&PackOrder>,
        events: &[Event],
    ) -> Result<Self, ReplayError> {
        let mut round = Self::new(rules, balances)?;
        let mut done = 0;
        while let Some(event) = events.get(done) {
            let error = |place: usize, fault| ReplayError::Event { event: place + 1, fault };
            let happened = round.replay_one(pack, event).map_err(|fault| error(done, fault))?;
            for (place, played) in happened.iter().enumerate() {
                let fault = match events.get(done + place) {
                    Some(recorded) if recorded == played => continue,
                    Some(recorded) => difference(recorded, played),
                    None => ReplayFault::Missing(kind(played)),
                };
                return Err(error(done + place, fault));
            }
            done += happened.len();
        }
        Ok(round)
    }

    /// Does what the event says was done; gives back what happened.
    fn replay_one(&mut self, pack: Option<&PackOrder>, event: &Event) -> Result<Vec<Event>, ReplayFault> {
        let action = match event {
            Event::Staked { player, boxes } => return Ok(self.stake(*player, boxes)?.to_vec()),
            Event::Dealt { .. } => {
                let pack = pack.ok_or(ReplayFault::NoPack)?;
                return Ok(self.deal(pack.clone())?.to_vec());
            }
            Event::Folded { .. } => Action::Fold,
            Event::Bet { .. } => Action::Play,
            Event::Sixth { .. } => Action::Sixth,
            Event::Exchanged { thrown, .. } => Action::Exchange(*thrown),
            Event::Insured { stake, .. } => Action::Insure(*stake),
            Event::NotInsured { .. } => Action::NoInsurance,
            Event::GameBought { thrown, .. } => Action::BuyGame { thrown: *thrown },
            Event::GameKept { .. } => Action::Keep,
            Event::Instant { .. }
            | Event::Drawn { .. }
            | Event::Paid { .. }
            | Event::DealerShows { .. }
            | Event::DealerDrew { .. }
            | Event::Settled { .. } => return Err(ReplayFault::DoesNotFollow(kind(event))),
        };
        // Whoever's turn it is did it; had it been another box, the event would name another.
        let player = self.turn().map_or(PlayerId(0), |turn| turn.owner);
        Ok(self.act(player, &action)?.to_vec())
    }
}
