//! How a box plays: [`Strategy`], and strategies from files.
//!
//! ```
//! use tuz_cards::{Card, parse_card_set};
//! use tuz_odds::strategy::{First, Strategy, shipped_strategy};
//! let careful = shipped_strategy("pair-or-better").unwrap();
//! let hand = parse_card_set("As Kd 9h 5c 3s").unwrap();
//! assert_eq!(careful.first(hand, "9c".parse::<Card>().unwrap()), First::Fold);
//! ```

mod condition;
mod draws;
mod file;
mod keep;
mod names;
mod optimal;
mod read;
mod shipped;
mod write;

use tuz_cards::{Card, CardSet};

use crate::Bought;

pub(crate) use condition::Held;
pub use condition::{Bound, Hand, Kept, NotABound, Purchased, UpCompared};
pub use draws::DrawKind;
pub use file::{Before, BetRule, Draft, FirstRule, GameRule, InsureRule, StrategyFile, Throw};
pub use keep::{Keep, KeepKind};
pub use names::BoughtName;
pub use optimal::Optimal;
pub use shipped::{ShippedStrategy, shipped_strategies, shipped_strategy};

/// What a box decides, in any round. It knows its own cards and the up card, and no other box.
///
/// What the table does not offer it must not choose: a round refuses it.
pub trait Strategy: Send + Sync {
    /// The first decision, on the five cards dealt.
    fn first(&self, hand: CardSet, up: Card) -> First;

    /// Whether it bets after a purchase; otherwise it folds. It is asked too where it bought nothing, as the pack has
    /// too few cards left for what it wanted.
    fn bets(&self, after: &After) -> bool;

    /// Whether it insures a final hand, for the most that may be.
    fn insures(&self, after: &After) -> bool;

    /// Whether it buys the game of a dealer who has shown none.
    fn buys_game(&self, after: &After, shown: &Shown) -> bool;

    /// The card that the dealer throws away, where this box buys his game and the choice is its own: one of his five.
    fn throws(&self, _after: &After, shown: &Shown) -> Card {
        shown.highest()
    }
}

/// A first decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum First {
    /// Give up the ante.
    Fold,
    /// Put up the bet.
    Play,
    /// Buy the sixth card.
    Sixth,
    /// Throw these cards and draw as many.
    Exchange(CardSet),
}

/// What a box has once it has bought cards or decided against it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct After {
    /// The five cards dealt.
    pub dealt: CardSet,
    /// What was bought.
    pub bought: Bought,
    /// The cards now: five, or six with the sixth card.
    pub hand: CardSet,
    /// The dealer's open card.
    pub up: Card,
}

/// The dealer who has shown no game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Shown {
    /// His five cards.
    pub dealer: CardSet,
    /// The card that he throws away when his game is bought; `None` where the box says which.
    pub thrown: Option<Card>,
}

impl Shown {
    /// His highest card, of equal ranks that of the higher suit.
    ///
    /// # Panics
    /// Unless he has a card.
    pub fn highest(&self) -> Card {
        self.dealer.iter().max().expect("a dealer has cards")
    }

    /// His lowest card, of equal ranks that of the lower suit.
    ///
    /// # Panics
    /// Unless he has a card.
    pub fn lowest(&self) -> Card {
        self.dealer.iter().min().expect("a dealer has cards")
    }
}
