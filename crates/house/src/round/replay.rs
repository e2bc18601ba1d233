//! A round again from what happened in it.

use std::sync::Arc;

use super::actions::Action;
use super::events::Event;
use super::state::{BalanceOutOfRange, Round};
use super::{PackOrder, PlayerId, Refusal};
use crate::Points;
use crate::rules::Rules;
use crate::shown::harmless;

/// Where events stop being a round that can be played.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum ReplayError {
    /// Nobody can sit down with such a balance.
    #[error(transparent)]
    Balance(#[from] BalanceOutOfRange),
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
    /// Something else happened.
    #[error("{recorded} is written, but it must be {played}")]
    Differs {
        /// As it is written, in JSON.
        recorded: String,
        /// As it must be, in JSON.
        played: String,
    },
    /// What must follow is missing.
    #[error("the events end, but {0} must follow")]
    Missing(String),
}

fn written(event: &Event) -> String {
    let json = serde_json::to_string(event).unwrap_or_else(|_| format!("{event:?}"));
    format!("`{}`", harmless(&json))
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
                    Some(recorded) => {
                        ReplayFault::Differs { recorded: written(recorded), played: written(played) }
                    }
                    None => ReplayFault::Missing(written(played)),
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
            | Event::Settled { .. } => return Err(ReplayFault::DoesNotFollow(written(event))),
        };
        // Whoever's turn it is did it; had it been another box, the event would name another.
        let player = self.turn().map_or(PlayerId(0), |turn| turn.owner);
        Ok(self.act(player, &action)?.to_vec())
    }
}
