//! Playing cards: [`Rank`], [`Suit`], [`Card`], [`CardSet`] and [`Pack`], and how people write them.
//!
//! Nothing here knows a game. No type can hold nonsense: a [`Card`] is one of the 52, a [`CardSet`]
//! holds each card once, and text becomes cards only through [`parse_cards`], which names what is wrong.
//!
//! ```
//! use tuz_cards::{Card, CardSet, parse_cards};
//! let hand = parse_cards("As Kd 5♥ 5c 10s").unwrap();
//! assert_eq!(hand.len(), 5);
//! assert_eq!(hand[4].to_string(), "Ts");
//! let set: CardSet = hand.iter().copied().collect();
//! assert!(set.contains("Т♠".parse::<Card>().unwrap())); // Cyrillic Т is the ace
//! ```

mod card;
mod numbers;
mod pack;
mod parse;
mod set;

pub use card::{Card, OutOfRange, Rank, Suit};
pub use numbers::Numbers;
pub use pack::Pack;
pub use parse::{ParseError, ParseErrorKind, parse_card_set, parse_cards};
pub use set::{CardSet, Iter, RankIter, RankSet, Subsets};
