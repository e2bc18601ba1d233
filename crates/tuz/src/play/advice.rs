//! What each option at the table is worth.

use std::fmt;
use std::sync::Arc;

use tuz_house::round::Round;
use tuz_house::rules::Rules;
use tuz_odds::{Odds, Question, Stakes, Unanswered, Unserved, Valued, Worths};

/// What the options of a decision are worth, as far as it is known.
#[derive(Debug, Default)]
pub(super) struct Advice {
    /// Those with a figure.
    pub(super) worths: Worths,
    /// What the figures leave out, or why there are none.
    pub(super) note: Option<String>,
}

impl Advice {
    fn silent(reason: &dyn fmt::Display) -> Self {
        Self { worths: Worths::default(), note: Some(format!("no figures here: {reason}")) }
    }

    /// The best option.
    pub(super) fn best(&self) -> Option<Valued> {
        self.worths.options.first().copied()
    }
}

/// Asks the exact analysis; what it has prepared for one way of staking it keeps for the next round.
pub(super) struct Analyst {
    rules: Arc<Rules>,
    prepared: Option<(Stakes, Result<Odds, Unserved>)>,
}

impl Analyst {
    /// For a table with these rules.
    pub(super) fn new(rules: Arc<Rules>) -> Self {
        Self { rules, prepared: None }
    }

    /// What may be done on the box whose turn it is, and its worth.
    pub(super) fn advise(&mut self, round: &Round) -> Advice {
        match self.worths(round) {
            Ok(worths) => {
                let left_out = worths.left_out.join(", ");
                let note = (!left_out.is_empty()).then(|| format!("the figures leave out: {left_out}"));
                Advice { worths, note }
            }
            Err(Unanswered::NothingAsked) => Advice::default(),
            Err(reason) => Advice::silent(&reason),
        }
    }

    fn worths(&mut self, round: &Round) -> Result<Worths, Unanswered> {
        let question = Question::of(round)?;
        let odds = self.odds(question.stakes())?;
        Ok(question.answer(odds)?)
    }

    /// The analysis for this way of staking, or why there is none.
    fn odds(&mut self, stakes: Stakes) -> Result<&Odds, Unserved> {
        let prepared = self.prepared.take().filter(|prepared| prepared.0 == stakes);
        let prepare = || (stakes, Odds::new(&self.rules, stakes));
        self.prepared.insert(prepared.unwrap_or_else(prepare)).1.as_ref().map_err(Clone::clone)
    }
}
