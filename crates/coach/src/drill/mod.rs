//! Questions made from a seed: the same seed asks the same question everywhere.
//!
//! A [`Search`] finds a decision of one kind in a round as it is dealt; what its options are worth comes from the
//! analysis. A [`Quiz`] asks what a table pays, which combinations a hand has, or whether the dealer has a game; its
//! answer comes from the settlement, the reading of hands and the rules.

mod quiz;
mod search;

pub use quiz::{Guess, Quiz, QuizKind, Solution};
pub use search::{CLOSE, Search, Wanted};

use tuz_cards::{Card, Numbers};
use tuz_house::Points;
use tuz_house::rules::Rules;

/// The ante that drills are asked with, in points: the least that the rules accept from 10 on.
pub fn usual_ante(rules: &Rules) -> Points {
    let limits = rules.limits();
    let step = limits.step.0.max(1);
    let ante = Points((limits.least.0.max(10) + step - 1) / step * step);
    limits.most.map_or(ante, |most| ante.min(most))
}

/// A pack in random order.
fn shuffled(numbers: &mut Numbers) -> Vec<Card> {
    let mut pack: Vec<Card> = Card::all().collect();
    for place in (1..pack.len()).rev() {
        pack.swap(place, numbers.below(place as u32 + 1) as usize);
    }
    pack
}
