//! Mistakes, reviews and drills.

use serde::{Deserialize, Serialize};
use tuz_coach::Kind;
use tuz_coach::drill::Wanted;
use utoipa::{IntoParams, ToSchema};

use super::{Card, Decision, Hand, Judged, Legal, OptionWorth, Settlement};
use crate::problem::Fault;
use crate::view::named;

/// Decisions that were not good, one page of them.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Mistakes {
    /// How many there are on all pages.
    pub count: u64,
    /// Those of this page.
    pub mistakes: Vec<Mistake>,
}

/// A decision that was not good.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Mistake {
    /// The round.
    pub round: i64,
    /// The name of its rules.
    pub rules: String,
    /// When it was judged, in milliseconds since 1970.
    pub at: i64,
    /// The hand at that time.
    pub hand: Vec<Card>,
    /// The decision, and what is said of it.
    pub judged: Judged,
    /// When it is shown again, in milliseconds since 1970.
    pub due: Option<i64>,
}

/// A decision to be made: what is known, and what may be done.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Task {
    /// The name of the rules.
    pub rules: String,
    /// What is asked: `decision`, `insurance` or `dealer-game`.
    pub asked: String,
    /// The ante in points.
    pub ante: i64,
    /// The hand, drawn cards last.
    pub hand: Vec<Card>,
    /// How many of its last cards were drawn.
    pub drawn: usize,
    /// The dealer's open card.
    pub up: Card,
    /// The dealer's cards in the order of the deal, where he has shown; otherwise none.
    pub dealer: Vec<Card>,
    /// The cards that were thrown away.
    pub discards: Vec<Card>,
    /// Cards of other boxes that are seen.
    pub seen: Vec<Card>,
    /// What may be done.
    pub legal: Legal,
}

/// What is to be shown again.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Review {
    /// How many mistakes wait now.
    pub due: u64,
    /// When the next one is due, now or later, in milliseconds since 1970; `null` where there is none.
    pub next: Option<i64>,
    /// The round of the one that has waited longest.
    pub round: Option<i64>,
    /// Its event.
    pub event: Option<usize>,
    /// The decision to be made anew.
    pub task: Option<Task>,
}

/// The answer to a mistake that was shown again.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReviewAnswer {
    /// The round.
    pub round: i64,
    /// The event.
    pub event: usize,
    /// What is done now.
    pub decision: Decision,
    /// How long it took, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub took: Option<u32>,
}

/// What a decision beside the table would be worth.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Marked {
    /// What is said of it.
    pub judged: Judged,
    /// All options, best first.
    pub options: Vec<OptionWorth>,
}

/// The same in a review.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Reviewed {
    /// What is said of the decision.
    pub marked: Marked,
    /// When it is shown again, in milliseconds since 1970.
    pub due: i64,
}

/// Which decision a drill asks for. The same question is the same decision.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Drill {
    /// The name of shipped rules.
    pub rules: String,
    /// What it is about; any where it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// Close decisions only.
    pub close: bool,
    /// Any number.
    #[schema(maximum = 9_007_199_254_740_991_u64)]
    pub seed: u64,
}

/// The decision that was found; `null` where there is none such under the rules.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct DrillTask {
    /// The decision.
    pub task: Option<Task>,
}

/// What is decided in a drill.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DrillDone {
    /// The question.
    pub drill: Drill,
    /// What is done.
    pub decision: Decision,
    /// How long it took, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub took: Option<u32>,
}

/// Which question is asked.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct QuizAsked {
    /// The name of shipped rules.
    pub rules: String,
    /// `payout`, `combinations` or `game`.
    pub kind: String,
    /// Any number.
    #[schema(maximum = 9_007_199_254_740_991_u64)]
    pub seed: u64,
}

/// The cards of a question.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct QuizTask {
    /// Whether anything is asked: under some rules there is no second combination, or one box cannot be settled alone.
    pub asked: bool,
    /// The ante in points.
    pub ante: i64,
    /// The bet in points.
    pub bet: i64,
    /// What the sixth card cost, where the hand has one.
    pub sixth: Option<i64>,
    /// The box's cards; none where only the dealer is looked at.
    pub hand: Vec<Card>,
    /// The dealer's cards; none where only the box is looked at.
    pub dealer: Vec<Card>,
}

/// What the player says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "says", rename_all = "kebab-case", deny_unknown_fields)]
pub enum QuizGuess {
    /// What the box wins in all.
    Net {
        /// In points, below 0 lost.
        points: i64,
    },
    /// Both combinations, such as `pair`.
    Combinations {
        /// That of the best five cards; `null` for none.
        first: Option<String>,
        /// The second one; `null` for none.
        second: Option<String>,
    },
    /// Whether the dealer has a game.
    Game {
        /// He has.
        has: bool,
    },
}

/// The answer to a question.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuizAnswer {
    /// The question.
    pub quiz: QuizAsked,
    /// What the player says.
    pub guess: QuizGuess,
    /// How long it took, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub took: Option<u32>,
}

/// What is right.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct QuizDone {
    /// Whether the player was.
    pub correct: bool,
    /// Of a question about pay: the settlement.
    pub settlement: Option<Settlement>,
    /// Of a question about a hand: what it holds.
    pub hand: Option<Hand>,
    /// Of a question about the dealer: whether he has a game.
    pub game: Option<bool>,
    /// And what he holds.
    pub rank: Option<String>,
}

impl Drill {
    /// What is wanted, in the coach's words.
    ///
    /// # Errors
    /// When there is no such kind of decision.
    pub fn wanted(&self) -> Result<Wanted, Fault> {
        let known = |name: &String| {
            let kind = Kind::ALL.into_iter().find(|kind| named(kind) == *name);
            kind.ok_or_else(|| Fault::bad(format_args!("there is no kind of decision called `{name}`")))
        };
        Ok(Wanted { kind: self.kind.as_ref().map(known).transpose()?, close: self.close })
    }
}
