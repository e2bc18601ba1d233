//! What is asked of the whole game, and who watches while it is solved.

use tuz_cards::{Card, CardSet, Pack};
use tuz_house::Antes;

use super::Play;
use crate::{Action, Stakes, Value};

/// What is asked of the whole game.
#[derive(Clone, Copy)]
pub struct Wanted<'a> {
    /// How the box plays.
    pub play: Play,
    /// What is staked besides the ante.
    pub stakes: Stakes,
    /// The cards that are played with.
    pub pack: Pack,
    /// How far the bounds of the value may be apart; 0 asks for the exact value. Wider ones are sooner known.
    pub within: Antes,
    /// Who is told how far it is, and may end it.
    pub watch: &'a dyn Watch,
    /// Who is told what every spot is worth, if anybody; calls come from several threads.
    pub rows: Option<&'a (dyn Fn(&SpotRow) + Sync)>,
}

/// Spots that differ by the names of suits alone, under the best play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpotRow {
    /// The up card; always a club.
    pub up: Card,
    /// One hand for all.
    pub hand: CardSet,
    /// For how many of the spots it stands.
    pub spots: u32,
    /// What is best, and what that is worth.
    pub best: (Action, Value),
    /// What is best of the rest; between bounds where these overlap with those of others.
    pub second: Option<(Action, Value)>,
}

impl Default for Wanted<'_> {
    /// The best play with the whole pack, no bonus, exactly, watched by nobody.
    fn default() -> Self {
        Self {
            play: Play::Best,
            stakes: Stakes::default(),
            pack: Pack::STANDARD,
            within: Antes::ZERO,
            watch: &Unwatched,
            rows: None,
        }
    }
}

/// Watches the whole game being solved. Calls come from several threads.
pub trait Watch: Sync {
    /// Told after each part of the work.
    fn told(&self, progress: Progress) {
        let _ = progress;
    }

    /// Whether to end it: asked often. What was reached so far is then the answer.
    fn ends(&self) -> bool {
        false
    }
}

/// How far the work is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// So many parts are done, which take about the same time each.
    pub done: u64,
    /// So many there are, as far as is known.
    pub parts: u64,
    /// The value as far as it is known; `None` until everything was looked at once.
    pub value: Option<Value>,
}

/// Nobody watches.
pub(crate) struct Unwatched;

impl Watch for Unwatched {}
