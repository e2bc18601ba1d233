//! What the right decision is, and what the wrong one costs: exact analysis of rounds against the dealer.
//!
//! [`Odds`] answers for one rule set: [`Odds::options`] gives every option of a [`Spot`] as an exact fraction, all
//! later choices (fold or play after a draw, insurance, buying the dealer's game) made at their best. [`Question`] is
//! what a round asks, in the words of the round. A [`strategy`] decides without knowing what options are worth.

mod answer;
mod chances;
mod dealer;
mod draws;
mod game;
mod question;
mod shapes;
pub mod simulate;
mod spot;
pub mod strategy;
mod terms;
mod unseen;
mod value;
mod whole;

pub use answer::{Action, Answer, Choice, Odds, QuestionError};
pub use chances::Chances;
pub use question::{Question, Unanswered, Valued, Worths};
pub use spot::{Spot, SpotCards, SpotError};
pub use terms::{Bought, Stakes, Unserved};
pub use value::{Bounds, Value};
pub use whole::{
    Cards, Decision, Decisions, End, Followed, FollowedError, OptimalPlay, Outcome, Play, Progress, SpotRow,
    Wanted, Watch, WholeGame, WholeGameError,
};

/// The version of the analysis of whole games: another one wherever a figure of [`WholeGame`] may come out otherwise
/// for the same rules, so that answers which somebody kept are not taken for those of now.
pub const WHOLE_GAME_VERSION: u32 = 2;

/// The version of strategy cards: another one wherever [`Cards`] may make others for the same rules.
pub const CARDS_VERSION: u32 = 3;
