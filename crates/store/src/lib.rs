//! The memory of a house: players, balances, rounds and decisions, in one SQLite file.
//!
//! [`Store`] is the way in. What it promises:
//!
//! * **Nothing that is not a round is kept.** Events are played again by [`Round::replay`](tuz_house::round::Round)
//!   before they are written and after they are read, with the rules, the balance and the shuffle they belong to.
//! * **No point is lost or made.** A balance changes only together with the events that change it, in one
//!   transaction and through an append-only ledger whose sum it is. The tables refuse anything else.
//! * **A second writer does no harm.** Events are appended behind a given number of events; whoever is late is refused.
//! * **A shuffle is secret until its round is settled,** and no seed and no number of the house is used twice.
//!
//! Clock and randomness are handed in: a [`Moment`], a [`Token`], a [`Seed`](tuz_fair::Seed).
//!
//! A round goes like this: [`commit`](Store::commit) to a shuffle and show its commitment, [`start`](Store::start_round)
//! with the stakes, [`append`](Store::append_events) what happens, and once it is settled, which the last append does,
//! [`record`](Store::record) reveals everything. After a crash [`load`](Store::load_open_round) gives the round back.
//!
//! The calls need a tokio runtime with its timers enabled. Each is one transaction; when its future is dropped, all of it has happened or nothing. Rounds are replayed on
//! the calling task, a fraction of a millisecond each; [`export`](Store::export) and [`Export::read`] replay all rounds
//! of a player.
//!
//! The queries are plain static text and not checked at compile time: that would need a prepared database, or files
//! made from one, in every build. The tests run every query instead.

mod decision;
mod error;
mod export;
mod history;
mod open;
mod player;
mod round;
mod training;
mod types;

pub use decision::{Decision, Review, Taught};
pub use error::{Damage, Error};
pub use export::{Export, ExportError};
pub use history::{Page, PastRound};
pub use open::Store;
pub use player::{Player, Profile, ProfileError};
pub use round::{NewRound, OpenRound, Saved};
pub use training::{DrillAnswer, Mistake, MistakeOrder, Mistakes, StudiedDecision, StudiedRound};
pub use types::{Moment, PlayerKey, RoundKey, Token};
