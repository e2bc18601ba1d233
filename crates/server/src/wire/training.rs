//! What a decision teaches.

use serde::{Deserialize, Serialize};
use tuz_coach::Lesson;
use tuz_odds::Chances;
use utoipa::ToSchema;

use super::{Card, Decision, Worth};
use crate::view::named;

/// What a decision was about, and why its best option is the best.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Teaching {
    /// What was decided: `throw`, `sixth-or-exchange`, `buy-or-not`, `fold-or-play`, `insurance` or `dealer-game`.
    pub kind: String,
    /// The hand: `nothing`, `four-to-straight`, `four-to-flush`, `ace-king`, `low-pair`, `high-pair`, `two-pair`,
    /// `three`, `straight-or-flush` or `full-house-up`.
    pub group: String,
    /// The dealer's open card.
    pub up: Card,
    /// What the best option was worth.
    pub worth: Worth,
    /// What speaks for it: `folding-is-cheaper`, `wins-outweigh-the-bet`, `cards-bring-more`, `cards-bring-less`,
    /// `makes-better-hands`, `insurance-pays`, `insurance-does-not-pay`, `game-is-worth-its-price`,
    /// `game-is-not-worth-its-price` or `better-card-to-throw`.
    pub because: String,
    /// How the best option ends.
    pub best: Endings,
    /// What it is compared with: what was done or, where that was the best, the next best.
    pub than: Decision,
    /// How that ends.
    pub other: Endings,
    /// Cards that a game of the dealer's needs, and how many of them are seen.
    pub blockers: Vec<Blocker>,
}

/// How an option ends, as shares of all deals that may follow; they add up to 1. Later decisions are made at their best,
/// and the dealer is counted as he first shows.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Endings {
    /// The box gives up, now or after its draw.
    pub folded: f64,
    /// The dealer has no game.
    pub no_game: f64,
    /// He has one, and the box is higher.
    pub win: f64,
    /// Both are equal.
    pub tie: f64,
    /// He is higher.
    pub loss: f64,
}

/// Cards of one rank that are seen or not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Blocker {
    /// The rank: `2` to `9`, `T`, `J`, `Q`, `K` or `A`.
    pub rank: String,
    /// How many are held or seen, the dealer's open card apart.
    pub seen: usize,
    /// How many are unseen.
    pub unseen: usize,
}

impl From<Chances> for Endings {
    fn from(chances: Chances) -> Self {
        let share = |deals| chances.share_for_show(deals);
        Self {
            folded: share(chances.folded),
            no_game: share(chances.no_game),
            win: share(chances.win),
            tie: share(chances.tie),
            loss: share(chances.loss),
        }
    }
}

impl From<&Lesson> for Teaching {
    fn from(lesson: &Lesson) -> Self {
        let why = &lesson.why;
        let blocker = |blocker: &tuz_coach::Blocker| Blocker {
            rank: blocker.rank.to_string(),
            seen: blocker.seen,
            unseen: blocker.unseen,
        };
        Self {
            kind: named(&lesson.kind),
            group: named(&lesson.group),
            up: lesson.up.into(),
            worth: lesson.worth.into(),
            because: named(&why.because),
            best: why.best.into(),
            than: Decision::from(&why.than),
            other: why.other.into(),
            blockers: why.blockers.iter().map(blocker).collect(),
        }
    }
}
