//! The best play as a strategy.

use tuz_cards::{Card, CardSet, Pack};
use tuz_house::rules::Rules;

use super::{After, First, Shown, Strategy};
use crate::{Action, Odds, OptimalPlay, Stakes, Unserved};

/// The best play of every spot, from the tables of the whole game.
///
/// First decisions are exact, and so is buying the dealer's game; see [`OptimalPlay`] for drawn hands.
pub struct Optimal {
    play: OptimalPlay,
    odds: Odds,
    pack: CardSet,
}

impl Optimal {
    /// The play under the rules for which it was found.
    ///
    /// # Errors
    /// When the rules have no exact answers; then there is no play either.
    pub fn new(rules: &Rules, play: OptimalPlay, pack: Pack) -> Result<Self, Unserved> {
        Ok(Self { play, odds: Odds::new(rules, Stakes::default())?, pack: pack.to_set() })
    }
}

impl Strategy for Optimal {
    fn first(&self, hand: CardSet, up: Card) -> First {
        match self.play.first(hand, up) {
            Some(Action::Fold) => First::Fold,
            Some(Action::Sixth) => First::Sixth,
            Some(Action::Exchange(cards)) => First::Exchange(cards),
            _ => First::Play,
        }
    }

    fn bets(&self, after: &After) -> bool {
        self.play.plays(after.dealt, after.bought, after.hand, after.up)
    }

    fn insures(&self, after: &After) -> bool {
        self.play.insures(after.dealt, after.bought, after.hand, after.up)
    }

    fn buys_game(&self, after: &After, shown: &Shown) -> bool {
        // Where the box chooses the card that goes there are no such tables.
        let Some(thrown) = shown.thrown else { return false };
        let left = self.pack - after.dealt - after.hand - shown.dealer;
        self.odds.buying_gains((after.hand, after.bought), (shown.dealer, thrown), left)
    }
}
