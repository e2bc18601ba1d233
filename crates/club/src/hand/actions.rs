//! What a player may do.

use crate::chips::Chips;
use crate::row::Row;

/// A seat, counted clockwise from 0 at the left of the button.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// As an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, as people do.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }
}

/// A decision of the player whose turn it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Give up the hand.
    Fold,
    /// Bet nothing where nothing is to be called.
    Check,
    /// Match the bet, or all that is left of it.
    Call,
    /// Put up the bring-in.
    BringIn,
    /// Bet, raise or complete *to* so much on this street.
    RaiseTo(Chips),
    /// Throw these cards away; none to stand pat. Cards that are not known are thrown as such.
    Throw(Row),
    /// Show the hand.
    Show,
    /// Throw the hand away unseen.
    Muck,
}

/// The amounts to which a player may bet, raise or complete.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RaiseTo {
    /// The least.
    pub least: Chips,
    /// The most.
    pub most: Chips,
    /// Whether every amount between them is allowed too; a fixed limit has at most two.
    pub between: bool,
}

impl RaiseTo {
    /// Whether this is one of the amounts.
    pub fn contains(self, to: Chips) -> bool {
        to == self.least || to == self.most || self.between && (self.least..=self.most).contains(&to)
    }
}

/// How many cards are thrown away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ThrowCount {
    /// The fewest.
    pub least: usize,
    /// The most.
    pub most: usize,
}

/// Every action that is accepted from a player now, and no other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Legal {
    /// Whether folding is.
    pub fold: bool,
    /// Whether checking is.
    pub check: bool,
    /// What a call adds.
    pub call: Option<Chips>,
    /// What bringing in adds.
    pub bring_in: Option<Chips>,
    /// The amounts to bet, raise or complete to.
    pub raise: Option<RaiseTo>,
    /// How many of the own cards may be thrown away, any of them.
    pub throw: Option<ThrowCount>,
    /// Whether the hand may be shown.
    pub show: bool,
    /// Whether it may be thrown away unseen.
    pub muck: bool,
}

impl Legal {
    /// Whether nothing is accepted.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
