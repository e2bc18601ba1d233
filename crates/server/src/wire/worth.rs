//! What options are worth.

use serde::{Deserialize, Serialize};
use tuz_house::Antes;
use tuz_odds::{Unanswered, Worths};
use utoipa::ToSchema;

use super::{Decision, Teaching};

/// An exact number of antes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Worth {
    /// To be shown.
    pub antes: f64,
    /// Exactly, `num/den` in lowest terms.
    pub exact: String,
}

impl From<Antes> for Worth {
    fn from(antes: Antes) -> Self {
        Self { antes: antes.to_f64_for_show(), exact: format!("{}/{}", antes.0.numer(), antes.0.denom()) }
    }
}

/// An option and its worth.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct OptionWorth {
    /// What is done.
    pub decision: Decision,
    /// Mean net in antes of everything from the deal on, all later choices made at their best.
    pub worth: Worth,
    /// How much less than the best option, never below 0.
    pub loss: Worth,
}

/// The options of one decision.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Options {
    /// The round.
    pub round: i64,
    /// Which event of the round the decision is, counted from 0; how many events there are where it is still open.
    pub event: usize,
    /// The box that decides.
    pub r#box: u8,
    /// What was done, where the decision is made.
    pub chosen: Option<Decision>,
    /// Those that have a figure, best first; of insurance the least and the largest stake. Empty where there are no
    /// figures.
    pub options: Vec<OptionWorth>,
    /// Side bets that are staked and that the figures do not count.
    pub left_out: Vec<String>,
    /// Why there are no figures.
    pub no_figures: Option<NoFigures>,
}

/// Why a decision gets no figures.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct NoFigures {
    /// A name for programs: `blind`, `several-purchases`, `shared-cards`, `insured-first`, `rules`, `spot`,
    /// `question`.
    pub code: String,
    /// The reason in English.
    pub message: String,
    /// With `rules`, `spot` and `question`: what exactly is not analysed, with its figures.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub reason: Option<serde_json::Value>,
}

impl From<&Unanswered> for NoFigures {
    fn from(reason: &Unanswered) -> Self {
        let exactly = match reason {
            Unanswered::Rules(reason) => serde_json::to_value(reason).ok(),
            Unanswered::Spot(reason) => serde_json::to_value(reason).ok(),
            Unanswered::Question(reason) => serde_json::to_value(reason).ok(),
            _ => None,
        };
        Self { code: reason.name().to_owned(), message: reason.to_string(), reason: exactly }
    }
}

/// A decision that was made, and what the analysis says of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Judged {
    /// Which event of the round it is, counted from 0.
    pub event: usize,
    /// The box that decided.
    pub r#box: u8,
    /// What was done.
    pub chosen: Decision,
    /// What would have been best; the choice itself where it was.
    pub best: Decision,
    /// What the difference costs, never below 0.
    pub loss: Worth,
    /// How good it was: `best`, `good`, `inaccuracy`, `mistake` or `blunder`.
    pub grade: String,
    /// What it teaches; `null` where it was judged before that was kept, or nothing was to be chosen.
    pub teaches: Option<Teaching>,
}

/// The options as they are shown.
pub fn option_worths(worths: &Worths) -> Vec<OptionWorth> {
    let shown = |option: &tuz_odds::Valued| OptionWorth {
        decision: Decision::from(&option.action),
        worth: option.worth.into(),
        loss: option.loss.into(),
    };
    worths.options.iter().map(shown).collect()
}
