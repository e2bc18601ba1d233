//! A round again from what happened in it.

use std::sync::Arc;

use serde_json::Value;

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
    #[error("{what} is {}, and must be {}", shown(recorded), shown(played))]
    Differs {
        /// The field, such as `` `net` of line 2 ``.
        what: String,
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
        return ReplayFault::Differs { what: "it".to_owned(), recorded: kinds.0, played: kinds.1 };
    }
    let field = |event| match serde_json::to_value(event) {
        Ok(Value::Object(event)) => event.into_iter().next().map_or(Value::Null, |(_, fields)| fields),
        _ => Value::Null,
    };
    let (recorded, played) = (field(recorded), field(played));
    let (what, recorded, played) = first_difference(&recorded, &played, &Place::default());
    ReplayFault::Differs { what, recorded, played }
}

/// Where in an event one is.
#[derive(Default, Clone)]
struct Place {
    /// The key.
    key: String,
    /// What the key belongs to, such as ` of line 2`.
    of: String,
}

impl Place {
    fn words(&self) -> String {
        if self.key.is_empty() { "it".to_owned() } else { format!("`{}`{}", self.key, self.of) }
    }

    fn at_key(&self, key: &str) -> Self {
        Self { key: harmless(key), of: self.of.clone() }
    }

    /// Within an item of the list that stands here.
    fn in_item(&self, index: usize) -> Self {
        let number = index + 1;
        let item = match self.key.as_str() {
            "lines" => format!("line {number}"),
            "combinations" => format!("combination {number}"),
            key => format!("entry {number} of `{key}`"),
        };
        Self { key: String::new(), of: format!(" of {item}{}", self.of) }
    }
}

/// What differs first, what is written there and what must be; with nothing different, the whole.
fn first_difference(recorded: &Value, played: &Value, place: &Place) -> (String, String, String) {
    let told = |recorded: Option<&Value>, played: Option<&Value>, place: &Place| {
        let text = |value: Option<&Value>| value.map_or_else(|| "missing".to_owned(), Value::to_string);
        (place.words(), text(recorded), text(played))
    };
    match (recorded, played) {
        (Value::Object(recorded), Value::Object(played)) => {
            let keys = played.keys().chain(recorded.keys().filter(|key| !played.contains_key(*key)));
            // What belongs to a place is told by it; sums come after what they are made of.
            let rank =
                |key: &&String| (key.as_str() != "box", key.as_str() == "net", key.as_str() == "outcome");
            let differing = keys.filter(|key| recorded.get(*key) != played.get(*key)).min_by_key(rank);
            if let Some(key) = differing {
                let place = place.at_key(key);
                return match (recorded.get(key), played.get(key)) {
                    (Some(recorded), Some(played)) => first_difference(recorded, played, &place),
                    (recorded, played) => told(recorded, played, &place),
                };
            }
        }
        (Value::Array(recorded), Value::Array(played)) if recorded.len() == played.len() => {
            let pair =
                recorded.iter().zip(played).enumerate().find(|(_, (recorded, played))| recorded != played);
            if let Some((index, (recorded, played))) = pair
                && recorded.is_object()
            {
                return first_difference(recorded, played, &place.in_item(index));
            }
        }
        _ => {}
    }
    told(Some(recorded), Some(played), place)
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
