//! What cards are worth: the standard ranking with ace-king, the combinations of a hand, what two of them pay, and the
//! rankings of poker between players.
//!
//! [`Holding::strength`] orders hands of five or six cards; [`Reading`] says what a hand holds, card by card;
//! [`PayBook`] looks up what any hand pays under a [`PayTable`]. [`club`] ranks hands of ordinary poker, high and low.
//!
//! ```
//! use tuz_cards::parse_card_set;
//! use tuz_hands::{Category, PayTable, Reading};
//! let table = PayTable::standard();
//! let reading = Reading::new(parse_card_set("As Ad Kh 8c 9d").unwrap(), &table);
//! assert_eq!(reading.first.unwrap().category, Category::Pair);
//! assert_eq!(reading.second.unwrap().combination.category, Category::AceKing);
//! assert_eq!(reading.pay(&table), 2);
//! ```

mod category;
pub mod club;
mod holding;
mod pay;
mod ranks;
mod reading;
mod strength;

pub use category::{Category, UnknownCategory};
pub use holding::Holding;
pub use pay::{HandPay, PayBook, PayTable, SecondRule};
pub use ranks::{RankCounts, RankKey};
pub use reading::{Combination, Reading, SecondCombination};
pub use strength::Strength;
