//! Simple players: what somebody decides who sees a [`View`] and nothing else.
//!
//! [`decide`] is handed no [`Hand`](crate::Hand), so that it cannot look at a hidden card; what it leaves to chance it
//! takes from the numbers that are handed in. The same view and the same numbers give the same decision.
//!
//! A decision rests on two figures. The *share* is what the own hand wins of the pot over some random deals, in which
//! nothing is known of the others but their up cards, and in draws everybody throws away as [`thrown`] does. The *odds*
//! are the part of the pot that a call would be. How much more the share has to be than the odds, and than that of an
//! average hand, is a matter of [`Style`].
//!
//! ```
//! use tuz_cards::{Card, Numbers};
//! use tuz_club::bot::{Style, decide};
//! use tuz_club::{Chips, Chores, Game, Hand, Limit, Next, PackOrder, Setup, Stakes, Viewer};
//! let setup = Setup::new(Game::Holdem.variant(), Stakes::blinds(Limit::No, 3, Chips(1), Chips(2)))?;
//! let pack = PackOrder::new(&Card::all().collect::<Vec<_>>());
//! let mut hand = Hand::start(&setup, &[Chips(100); 3], Some(pack), Chores::ALL, true)?;
//! let mut numbers = Numbers::new(1, 0);
//! while let Next::Act(seat) = hand.next() {
//!     let action = decide(Style::Calling, Game::Holdem, &hand.view(Viewer::Player(seat)), &mut numbers);
//!     hand.act(seat, action.unwrap())?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bets;
pub mod chinese;
mod share;
mod throw;

use std::fmt;

use tuz_cards::Numbers;

pub use throw::thrown;

use crate::hand::{Action, Next, View};
use crate::variant::Game;

/// How somebody plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Style {
    /// Few hands, and those with force.
    Tight,
    /// Many hands, and now and then a bluff.
    Loose,
    /// Calls nearly all and seldom raises.
    Calling,
}

impl Style {
    /// Every style.
    pub const ALL: [Self; 3] = [Self::Tight, Self::Loose, Self::Calling];

    /// The name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Tight => "tight",
            Self::Loose => "loose",
            Self::Calling => "calling",
        }
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What a player of this style does in a hand of this game that looks like this to him; `None` where nothing is asked
/// of him.
pub fn decide(style: Style, game: Game, view: &View, numbers: &mut Numbers) -> Option<Action> {
    let (Next::Act(seat) | Next::Throw(seat) | Next::Show(seat)) = view.next else { return None };
    if view.legal.is_empty() {
        return None;
    }
    match view.next {
        Next::Throw(_) => Some(Action::Throw(throw::decide(game, view, seat, numbers)?.into())),
        Next::Show(_) if view.legal.show => Some(Action::Show),
        Next::Show(_) => Some(Action::Muck),
        _ => Some(bets::decide(style, game, view, seat, numbers)),
    }
}
