//! What hands win on the average: exactly where that ends in seconds, else at random until it is sure enough.
//!
//! Draws and discards are those that are named: nobody decides anything here.
//!
//! ```
//! use std::ops::ControlFlow;
//! use tuz_club::Game;
//! use tuz_club::equity::{Equity, Question, Wanted};
//! let mut question = Question::new(Game::Holdem);
//! question.hands = vec!["As Ah".parse().unwrap(), "Ks Kh".parse().unwrap()];
//! let spot = question.check().unwrap();
//! let Equity::Exact(counts) = spot.equity(&Wanted::default(), |_| ControlFlow::Continue(())) else { panic!() };
//! assert_eq!(counts.deals(), 1_712_304);
//! assert_eq!(counts.hands()[0].pot.wins, 1_410_336);
//! ```

mod all;
mod classes;
mod counts;
mod deal;
mod judge;
mod known;
mod question;
mod random;

use std::ops::ControlFlow;

pub use counts::{Counts, HandCounts, Part};
pub use known::{Known, KnownFault};
pub use question::{Question, QuestionFault, Spot};
pub use random::{Estimate, MOST_DEALS};

/// What is won: counted over every deal, or over random ones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Equity {
    /// Over all deals.
    Exact(Counts),
    /// Over random deals.
    Estimated(Estimate),
}

impl Equity {
    /// What was counted.
    pub const fn counts(&self) -> &Counts {
        match self {
            Self::Exact(counts) => counts,
            Self::Estimated(estimate) => &estimate.counts,
        }
    }
}

/// How sure an estimate has to be, and which random deals are taken.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Wanted {
    /// The share of the pot that each hand's share may be off, in 95 cases of 100: 0.001 is a tenth of a percent.
    pub within: f64,
    /// The seed of the random deals.
    pub seed: u64,
}

impl Default for Wanted {
    fn default() -> Self {
        Self { within: 0.0005, seed: 1 }
    }
}

/// So many hands may be looked up before random deals are taken instead: some seconds of work.
const MOST_LOOK_UPS: u128 = 2_000_000_000;

impl Spot {
    /// Whether [`Spot::equity`] counts all deals, which takes some seconds at most.
    pub fn is_counted(&self) -> bool {
        self.look_ups() <= MOST_LOOK_UPS
    }

    /// What the hands win, on all processors; the same on any number of them. `go_on` is told from time to time how many
    /// random deals there were, and may end it: then the estimate is that of those.
    pub fn equity(&self, wanted: &Wanted, go_on: impl FnMut(u64) -> ControlFlow<()>) -> Equity {
        if self.is_counted() {
            Equity::Exact(self.exact())
        } else {
            Equity::Estimated(self.estimate(wanted, go_on))
        }
    }
}
