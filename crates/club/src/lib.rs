//! Poker between players: [`Variant`]s as data, one engine that plays them, and the histories of hands.
//!
//! [`Game`] names the games that come with it; [`Stakes`] say what a hand is played for; [`Setup`] holds both, checked;
//! [`Hand`] plays, [`table`] hand after hand, [`bot`] decides in place of a person. Chips are whole numbers.

pub mod bot;
pub mod button;
pub mod chinese;
mod chips;
pub mod equity;
mod hand;
pub mod history;
mod pile;
mod row;
mod stakes;
pub mod table;
mod variant;

pub use chips::Chips;
pub use hand::{
    Action, CannotStart, ChoreRefusal, Chores, DealRefusal, Event, Hand, Legal, Next, PackOrder, Part, Post,
    Pot, Pots, RaiseTo, Refusal, ReplayError, ReplayFault, Seat, SeatView, Seats, ThrowCount, View, Viewer,
};
pub use row::{MOST_CARDS, Row};
pub use stakes::{AnteOrder, AnteRule, HouseRules, Limit, Setup, Stakes, StakesFault};
pub use tuz_hands::club::{Best, Category, Ranking, Score};
pub use variant::{
    BetSize, Change, Game, MOST_BOARD, MOST_SEATS, MOST_STREETS, OddChips, Opener, OwnCards, PackRule,
    RankingRule, Street, StreetName, Variant, VariantFault, Wins,
};
