//! What cards are worth.

mod category;

pub use category::{Category, UnknownCategory};
