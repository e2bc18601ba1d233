//! The dealer's hand: whether it is a game, and which card goes when his game is bought.

use tuz_cards::{Card, CardSet};
use tuz_hands::{Holding, Strength};

use crate::rules::{Rules, Thrown};

/// How many cards a hand is dealt.
pub(crate) const DEALT: usize = 5;

/// The strength of five or six cards.
pub(crate) fn strength(cards: CardSet) -> Strength {
    Holding::from(cards).strength()
}

/// Whether the dealer has a game with these five cards under these rules.
///
/// # Panics
/// Unless there are five or six cards.
pub fn has_game(rules: &Rules, cards: CardSet) -> bool {
    strength(cards) >= rules.dealer().qualifier.weakest()
}

/// The card that goes when the dealer's game is bought, of his five in the order of the deal;
/// `None` where the buyer chooses.
pub fn card_thrown(rule: Thrown, dealt: &[Card]) -> Option<Card> {
    // Cards are ordered by rank, then by suit, which is just what decides here.
    match rule {
        Thrown::Highest => dealt.iter().copied().max(),
        Thrown::Lowest => dealt.iter().copied().min(),
        Thrown::First => dealt.first().copied(),
        Thrown::Choice => None,
    }
}
