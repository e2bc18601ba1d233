//! A hand between players as a state machine, for any variant and any stakes.
//!
//! [`Hand`] has no randomness, clock or input and output: the order of the pack is handed in, or the cards are told
//! one by one. Each action has three faces: why it is refused ([`Hand::why_not`]), whether it may be done
//! ([`Hand::may`]), and doing it ([`Hand::act`]); so have dealing and shuffling the discards back. What the engine does
//! by itself is told by [`Chores`]. What happened is a list of [`Event`]s, and [`Hand::replay`] makes the same hand of
//! them.
//!
//! ```
//! use tuz_cards::Card;
//! use tuz_club::{Action, Chips, Chores, Game, Hand, Limit, Next, PackOrder, Seat, Setup, Stakes};
//!
//! let stakes = Stakes::blinds(Limit::No, 3, Chips(1), Chips(2));
//! let setup = Setup::new(Game::Holdem.variant(), stakes)?;
//! // Whoever holds the hand shuffles; here the pack is sorted.
//! let pack = PackOrder::new(&Card::all().collect::<Vec<_>>());
//! let mut hand = Hand::start(&setup, &[Chips(100); 3], Some(pack), Chores::ALL, true)?;
//! assert_eq!(hand.next(), Next::Act(Seat(2)));
//! assert_eq!(hand.legal(Seat(2)).raise.unwrap().least, Chips(4));
//! hand.act(Seat(2), Action::RaiseTo(Chips(6)))?;
//! hand.act(Seat(0), Action::Fold)?;
//! let refusal = hand.why_not(Seat(1), &Action::RaiseTo(Chips(9))).unwrap();
//! assert_eq!(refusal.to_string(), "`9` is not allowed: the least is `10`, the most `100`");
//! hand.act(Seat(1), Action::Fold)?;
//! assert_eq!(hand.stacks(), [Chips(99), Chips(98), Chips(103)]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where rules differ from house to house
//!
//! * A short all-in opens the betting again when what a player who has acted has to add is a full raise or, in fixed
//!   limit, half a bet; an all-in of half a bet counts as a bet.
//! * A fixed limit's cap that was reached by three or more stays when all but two fold.
//! * Where the player with the bring-in card has no chips left, the next one who has brings it in, completes or folds; so
//!   does the one after him.
//! * Where the same hands win both halves of a pot, it is shared as one: at most one odd chip for each.
//! * A straddle is the least raise until somebody raises more.
//! * When the board is dealt twice, the first half of an odd pot is the larger one.
//! * With the discards no folded hand is shuffled back, and not what the drawing player has just thrown away.

mod actions;
mod betting;
mod dealing;
mod events;
mod flow;
mod legal;
mod refusals;
mod replay;
mod seats;
mod showdown;
mod state;
mod view;

pub use actions::{Action, Legal, RaiseTo, Seat, ThrowCount};
pub use events::{Event, Part, Post};
pub use refusals::{CannotStart, ChoreRefusal, DealRefusal, Refusal};
pub use replay::{ReplayError, ReplayFault};
pub use seats::Seats;
pub use state::{Chores, Hand, Next, PackOrder, Pot, Pots};
pub use view::{SeatView, View, Viewer};
