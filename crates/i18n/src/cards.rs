//! Cards as a language prints and reads them.

use tuz_cards::{Card, Rank, Suit};

use crate::Language;
use crate::numbers::Numbers;

/// The name of a rank in messages, `two` to `ace`.
pub(crate) const fn rank_name(rank: Rank) -> &'static str {
    ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"]
        [rank.index()]
}

/// The name of a suit in messages.
pub(crate) const fn suit_name(suit: Suit) -> &'static str {
    ["clubs", "diamonds", "hearts", "spades"][suit.index()]
}

/// A card as it is printed: the rank's letter or number, and the sign of the suit. `None` when the language has no
/// letter for the rank.
pub(crate) fn print_card(card: Card, language: &Language, numbers: &Numbers) -> Option<String> {
    Some(format!("{}{}", print_rank(card.rank(), language, numbers)?, card.suit().glyph()))
}

/// A rank as on a card. `None` when the language has no letter for it.
pub(crate) fn print_rank(rank: Rank, language: &Language, numbers: &Numbers) -> Option<String> {
    if rank > Rank::Ten {
        return language.word(&format!("rank-letter-{}", rank_name(rank))).map(str::to_owned);
    }
    Some(numbers.whole(rank.index() as f64 + 2.0))
}
