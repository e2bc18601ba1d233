//! Hands of ordinary poker between players: five rankings, high and low, of hands of any number of cards.
//!
//! [`Ranking`] says which hand is better; [`Hand`] and [`Scorer`] are the same for loops over millions of hands.
//!
//! ```
//! use tuz_cards::parse_card_set;
//! use tuz_hands::club::{Category, Ranking};
//! let cards = |text| parse_card_set(text).unwrap();
//! let board = cards("Th Td 8s Kc 5d");
//! let [ace, queen] = ["As 8d", "Qs 8h"].map(|own| Ranking::Standard.best(board | cards(own)).unwrap());
//! assert_eq!((ace.category, queen.category), (Category::TwoPair, Category::TwoPair));
//! assert!(ace.score > queen.score);
//! assert_eq!(ace.cards, cards("Th Td 8s 8d As"));
//! ```

mod category;
mod hand;
mod omaha;
mod ranking;
mod score;
mod scorer;
mod slots;

pub use category::Category;
pub use hand::{Hand, Suitless};
pub use omaha::{OmahaBoard, OmahaHand};
pub use ranking::{Best, Ranking};
pub use score::Score;
pub use scorer::Scorer;
