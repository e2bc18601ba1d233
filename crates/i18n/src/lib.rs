//! Messages, cards and numbers in the languages of the players.
//!
//! The messages are Fluent files in the folder `locales`, one folder for each [`Language`], which the web page reads
//! as well. A [`Text`] says them in one language:
//!
//! ```
//! use tuz_i18n::{Args, Language, Surface, Text};
//!
//! let russian = Language::from_tag("ru").unwrap();
//! let text = Text::new(russian, Surface::Terminal);
//! let args = Args::new().with("needed", 1234).with("balance", 21);
//! assert_eq!(text.say("refusal-balance-too-low", &args), "Нужно 1\u{a0}234 очка, а потратить можно 21.");
//! assert_eq!(text.card("As".parse()?), "Т♠");
//! # Ok::<(), tuz_cards::ParseError>(())
//! ```
//!
//! Why something is refused is handed on as JSON, and [`Reason`] makes a message of it.
//!
//! # A new language
//!
//! 1. Copy `locales/en` to `locales/<tag>`, such as `locales/pt` or `locales/pt-BR`.
//! 2. Say in `language.ftl` what the language is called, which way it runs, and which digits are its own.
//! 3. Translate the other files; `locales/README.md` tells what stands in them.
//!
//! No code changes. The tests of this crate read every folder and tell what is missing. How numbers are written
//! comes from `src/numbers.json`, which `scripts/numbers.mjs` takes from the Unicode data of Node for all languages.

mod cards;
mod functions;
mod language;
mod numbers;
mod reason;
mod text;

pub use language::{Direction, Language};
pub use numbers::{Digits, Numbers, latin_digits};
pub use reason::{Args, Reason};
pub use text::{SayError, Surface, Text};
