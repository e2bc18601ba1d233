//! Playing the events of a hand again.

use std::sync::Arc;

use super::actions::Action;
use super::events::{Event, Post};
use super::refusals::{CannotStart, ChoreRefusal, DealRefusal, Refusal};
use super::state::{Chores, Hand, Phase};
use crate::chips::Chips;
use crate::stakes::Setup;

/// Why events cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ReplayFault {
    /// The hand cannot begin.
    #[error(transparent)]
    Start(#[from] CannotStart),
    /// A player's action is refused.
    #[error(transparent)]
    Act(#[from] Refusal),
    /// Cards cannot be dealt.
    #[error(transparent)]
    Deal(#[from] DealRefusal),
    /// A chore is refused.
    #[error(transparent)]
    Chore(#[from] ChoreRefusal),
    /// Something else happens.
    #[error("the hand goes on in another way")]
    Differs,
}

/// The event that cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("event `{at}`: {fault}")]
pub struct ReplayError {
    /// Its place, from 0.
    pub at: usize,
    /// Why.
    pub fault: ReplayFault,
}

impl Hand {
    /// The hand to which these events led.
    ///
    /// # Errors
    /// At the first event that cannot have happened.
    pub fn replay(setup: &Arc<Setup>, stacks: &[Chips], events: &[Event]) -> Result<Self, ReplayError> {
        let fault = |at| move |fault| ReplayError { at, fault };
        let mut hand = Self::start(setup, stacks, None, Chores::NONE, true)
            .map_err(ReplayFault::from)
            .map_err(fault(0))?;
        let mut at = 0;
        while let Some(event) = events.get(at) {
            hand.again(event).map_err(fault(at))?;
            let done = hand.events.get(at..).unwrap_or_default();
            let wanted = events.get(at..at + done.len());
            if done.is_empty() || Some(done) != wanted {
                return Err(ReplayError { at, fault: ReplayFault::Differs });
            }
            at += done.len();
        }
        Ok(hand)
    }

    /// Does what makes this event.
    fn again(&mut self, event: &Event) -> Result<(), ReplayFault> {
        match *event {
            Event::Posted { seat, post: Post::BringIn, .. } => self.act(seat, Action::BringIn)?,
            Event::Posted { .. } | Event::Returned { .. } | Event::Won { .. } => self.step()?,
            Event::Dealt { seat, ref cards, .. } => self.deal(seat, cards)?,
            Event::Board { ref cards, .. } => self.deal_board(cards)?,
            Event::Restocked => {
                if self.phase != Phase::Change || self.next_due().is_none() {
                    return Err(ReplayFault::Differs);
                }
                self.take_discards_back();
            }
            Event::Folded(seat) => self.act(seat, Action::Fold)?,
            Event::Checked(seat) => self.act(seat, Action::Check)?,
            Event::Called { seat, .. } => self.act(seat, Action::Call)?,
            Event::Raised { seat, to } => self.act(seat, Action::RaiseTo(to))?,
            Event::Threw { seat, cards } => self.act(seat, Action::Throw(cards))?,
            Event::Twice => self.twice()?,
            Event::Named { seat, ref cards } => self.name_cards(seat, cards.known())?,
            Event::Showed { seat, .. } => self.act(seat, Action::Show)?,
            Event::Mucked(seat) => self.act(seat, Action::Muck)?,
            Event::Raked { pot, amount } => self.rake(usize::from(pot), amount)?,
        }
        Ok(())
    }
}
