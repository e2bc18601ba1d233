//! How it goes over time.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Decision;

/// Everything that is shown of a player's rounds, decisions and drills.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Statistics {
    /// How many rounds are settled.
    pub rounds: u64,
    /// All decisions.
    pub all: Tallied,
    /// How many decisions got each grade, best first.
    pub grades: Vec<Graded>,
    /// By what was decided.
    pub kinds: Vec<Tallied>,
    /// By the hand, weakest first.
    pub groups: Vec<Tallied>,
    /// By the rank of the dealer's open card, lowest first.
    pub up_cards: Vec<Tallied>,
    /// After some of the rounds, first ones first, and always after the last one.
    pub standings: Vec<Standing>,
    /// Best decisions in a row.
    pub best: Streak,
    /// Rounds won in a row.
    pub won: Streak,
    /// Rounds lost in a row.
    pub lost: Streak,
    /// Answers in drills and reviews, by the name of the drill.
    pub drills: Vec<Drilled>,
}

/// What many decisions of a sort come to.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Tallied {
    /// Of which sort.
    pub name: String,
    /// How many there are.
    pub decisions: u64,
    /// How many were the best.
    pub best: u64,
    /// What they gave up in all, in antes.
    pub lost: f64,
}

/// How many decisions got a grade.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Graded {
    /// The grade.
    pub grade: String,
    /// How many.
    pub count: u64,
}

/// Where the player stood after some rounds, in points since the first one.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Standing {
    /// How many rounds.
    pub rounds: u64,
    /// When the last of them ended, in milliseconds since 1970.
    pub at: i64,
    /// What was won.
    pub net: i64,
    /// What was to be expected of the cards at each first decision, and of the decisions made.
    pub expected: f64,
    /// What is left when all luck is taken away: what decisions gave up, never above 0.
    pub luck_free: f64,
}

/// A row without a break.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Streak {
    /// The longest.
    pub longest: u64,
    /// The one that goes on.
    pub current: u64,
}

/// How a drill goes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Drilled {
    /// `decision`, `review`, `payout`, `combinations` or `game`.
    pub drill: String,
    /// How many answers.
    pub answers: u64,
    /// How many were right.
    pub correct: u64,
    /// How long one took on average, in milliseconds.
    pub took: u64,
}

/// How a settled round would have gone for a player who always does what is worth most.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Twin {
    /// What the player won, below 0 lost, in points.
    pub own: i64,
    /// What the twin would have won on the same cards.
    pub net: i64,
    /// What the player's decisions gave up on average, in points, never below 0.
    pub given_up: f64,
    /// How much more than that difference the player won: luck, below 0 bad luck.
    pub luck: f64,
    /// What the twin would have done.
    pub decisions: Vec<TwinDecision>,
}

/// A decision of the twin.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TwinDecision {
    /// The box.
    pub r#box: u8,
    /// What he would have done.
    pub decision: Decision,
}
