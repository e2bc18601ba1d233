//! What a player can learn from decisions: how good each was and why, what to try again, and how it goes over time.
//!
//! What a decision is worth is said by `tuz_odds` and by nothing here; payouts by `tuz_house`, combinations by
//! `tuz_hands`. Nothing reads a clock, a file or a language: times and seeds are handed in, and reasons come out as
//! data that a translation fills.
//!
//! * [`Grade`] and [`Lesson`]: one decision.
//! * [`drill`]: questions made from a seed.
//! * [`review`]: when a mistake is shown again.
//! * [`statistics`]: many decisions and rounds.
//! * [`twin`]: a finished round played perfectly on the same cards.

pub mod drill;
mod grade;
mod group;
mod kind;
mod lesson;
pub mod review;
pub mod statistics;
mod twin;
mod why;

pub use grade::{GOOD_BELOW, Grade, INACCURACY_BELOW, MISTAKE_BELOW, NEAR_TIE};
pub use group::HandGroup;
pub use kind::Kind;
pub use lesson::{Facts, Lesson};
pub use twin::{Twin, Untwinned, twin};
pub use why::{Because, Blocker, Why};
