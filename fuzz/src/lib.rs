//! What must hold for any input. Each fuzz target hands its bytes to one function here.
//!
//! The checks of a round and its plain second account of the settlement are those of the random tests of `tuz-house`.

#![forbid(unsafe_code)]

mod bytes;
mod cards;
#[path = "../../crates/house/tests/common/mod.rs"]
#[allow(clippy::pedantic)]
mod common;
mod record;
mod round;
mod rule_file;
mod rules;

pub use cards::cards;
pub use record::record;
pub use round::round;
pub use rule_file::rule_file;

/// A sentence that is safe to print on a terminal, in one line.
///
/// # Panics
/// When it is not.
fn check_sentence(sentence: &str) {
    assert!(!sentence.is_empty() && !sentence.ends_with('.'), "{sentence:?}");
    check_harmless(sentence);
}

/// A text without anything that moves a terminal's cursor or turns the reading direction.
fn check_harmless(text: &str) {
    assert!(!text.chars().any(tuz_house::is_hostile), "{text:?}");
}
