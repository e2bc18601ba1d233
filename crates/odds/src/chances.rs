//! How a decision may end, and how often.

use std::ops::{AddAssign, Mul};

use serde::{Deserialize, Serialize};

/// How often a decision ends in which way: in so many of all deals that may follow, each as likely as any other. What
/// is decided later is decided at its best; the dealer is counted as he first shows, before his game is bought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chances {
    /// The box gives up, now or after its draw.
    pub folded: i64,
    /// The dealer has no game.
    pub no_game: i64,
    /// He has one, and the box is higher.
    pub win: i64,
    /// Both are equal.
    pub tie: i64,
    /// He is higher.
    pub loss: i64,
}

impl Chances {
    /// So many deals in which the box gives up.
    pub const fn folded(deals: i64) -> Self {
        Self { folded: deals, no_game: 0, win: 0, tie: 0, loss: 0 }
    }

    /// The share of all deals that so many are, to be shown and for nothing else.
    pub fn share_for_show(self, deals: i64) -> f64 {
        deals as f64 / self.deals() as f64
    }

    /// How many deals there are in all, never 0 in what an analysis tells.
    pub const fn deals(self) -> i64 {
        self.folded + self.no_game + self.win + self.tie + self.loss
    }
}

impl AddAssign for Chances {
    fn add_assign(&mut self, other: Self) {
        self.folded += other.folded;
        self.no_game += other.no_game;
        self.win += other.win;
        self.tie += other.tie;
        self.loss += other.loss;
    }
}

impl Mul<i64> for Chances {
    type Output = Self;

    fn mul(self, times: i64) -> Self {
        Self {
            folded: self.folded * times,
            no_game: self.no_game * times,
            win: self.win * times,
            tie: self.tie * times,
            loss: self.loss * times,
        }
    }
}
