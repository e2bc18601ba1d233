//! Cards of a hand as they are typed.

use tuz_cards::{Card, CardSet, ParseError, parse_cards};

/// Why no cards are chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum NotChosen {
    /// None are named.
    Nothing,
    /// No place in the hand, which has so many cards.
    Place(char, usize),
    /// A card is named more than once.
    Twice(String),
    /// No card.
    Card(ParseError),
}

/// Cards by name, or by their places in the hand as it is shown.
///
/// # Errors
/// When there is no card or no place, or one of them twice. Cards that are named may be others than those of the hand.
pub(crate) fn chosen(text: &str, hand: &[Card]) -> Result<CardSet, NotChosen> {
    if text.is_empty() {
        return Err(NotChosen::Nothing);
    }
    let places = text.chars().filter(|letter| !letter.is_whitespace() && *letter != ',');
    if places.clone().all(|letter| letter.is_ascii_digit()) {
        let card = |letter: char| {
            let place = letter.to_digit(10).and_then(|place| place.checked_sub(1));
            let card = place.and_then(|place| hand.get(place as usize));
            card.copied().ok_or(NotChosen::Place(letter, hand.len()))
        };
        let mut set = CardSet::EMPTY;
        for place in places {
            if !set.insert(card(place)?) {
                return Err(NotChosen::Twice(place.to_string()));
            }
        }
        return Ok(set);
    }
    // A card that is named twice is refused by the reader already.
    Ok(parse_cards(text).map_err(NotChosen::Card)?.into_iter().collect())
}
