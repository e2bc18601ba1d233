//! The casino's side of the game: rule files, a round against the dealer, and its settlement.

pub mod json;
mod money;
#[cfg(feature = "testing")]
pub mod page;
pub mod record;
pub mod round;
pub mod rules;
mod shown;
mod strict;
pub mod tree;
mod words;

pub use money::{Antes, NotAFraction, Points};
pub use shown::is_hostile;
pub use strict::{JsonFault, from_json};
pub use words::{counted, joined};
