//! A player who plays the cards of a finished round perfectly.

use std::fmt;
use std::sync::Arc;

use tuz_house::Points;
use tuz_house::round::{Event, Phase, PlayerId, Refusal, Round};
use tuz_odds::{Question, Unanswered, Worths};

/// The twin of a player: he staked the same and gets the same cards, and always does what is worth most by what he
/// knows. He cannot see the future either, so that he may lose where his brother won.
#[derive(Debug, Clone)]
pub struct Twin {
    round: Round,
    player: PlayerId,
    start: Points,
}

/// Why a round has no twin.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Untwinned {
    /// It is not over, and its cards are a secret.
    NotSettled,
    /// A decision has no figures.
    Unanswered(Unanswered),
    /// What should be done is refused.
    Refused(Refusal),
}

impl fmt::Display for Untwinned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotSettled => f.write_str("the round is not settled"),
            Self::Unanswered(reason) => reason.fmt(f),
            Self::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for Untwinned {}

impl From<Refusal> for Untwinned {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// The twin of the player in a settled round, before his first decision.
///
/// # Errors
/// When the round is not settled.
pub fn twin(round: &Round, player: PlayerId) -> Result<Twin, Untwinned> {
    let (Phase::Settled, Some(pack)) = (round.phase(), round.pack()) else {
        return Err(Untwinned::NotSettled);
    };
    let balances: Vec<Points> =
        (0..round.players()).filter_map(|seat| round.starting_balance(PlayerId(seat))).collect();
    let start = round.starting_balance(player).ok_or(Untwinned::NotSettled)?;
    let rules = Arc::new(round.rules().clone());
    let mut own = Round::new(rules, &balances).map_err(|_| Untwinned::NotSettled)?;
    for event in round.events() {
        if let Event::Staked { player, boxes } = event {
            own.stake(*player, boxes)?;
        }
    }
    own.deal(pack.clone())?;
    Ok(Twin { round: own, player, start })
}

impl Twin {
    /// What he has to decide; `None` when his round is over.
    ///
    /// # Errors
    /// When the decision has no figures, so that nobody knows what is perfect.
    pub fn asks(&self) -> Result<Option<Question>, Untwinned> {
        match self.round.phase() {
            Phase::Settled => Ok(None),
            _ => Question::of(&self.round).map(Some).map_err(Untwinned::Unanswered),
        }
    }

    /// Does what is worth most of what was asked.
    ///
    /// # Errors
    /// When the options are those of another question.
    pub fn decides(&mut self, worths: &Worths) -> Result<(), Untwinned> {
        let best = worths.options.first().ok_or(Untwinned::Unanswered(Unanswered::NothingAsked))?;
        self.round.act(self.player, &best.action)?;
        Ok(())
    }

    /// His round.
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// What he has won so far, below 0 lost, in points.
    pub fn net(&self) -> Points {
        self.round.balance(self.player).unwrap_or(self.start) - self.start
    }
}
