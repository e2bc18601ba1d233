//! Cards.

use tuz_cards::{Card, CardSet, ParseErrorKind, parse_card_set, parse_cards};

use crate::check_harmless;

/// Reads the text as cards and writes them again.
///
/// # Panics
/// When a relation does not hold.
pub fn cards(text: &str) {
    let read = parse_cards(text);
    assert_eq!(parse_card_set(text), read.clone().map(|cards| cards.into_iter().collect()));
    match (&read, text.parse::<Card>()) {
        (Ok(cards), Ok(card)) => assert_eq!(cards, &[card]),
        (Ok(cards), Err(error)) => assert_eq!(error.kind, ParseErrorKind::NotOneCard(cards.len())),
        (Err(error), alone) => assert_eq!(alone.as_ref(), Err(error)),
    }
    match read {
        Ok(cards) => {
            let set: CardSet = cards.iter().copied().collect();
            assert_eq!(set.len(), cards.len(), "no card is read twice");
            let written = |separator: &str, card: &dyn Fn(&Card) -> String| {
                cards.iter().map(card).collect::<Vec<_>>().join(separator)
            };
            assert_eq!(parse_cards(&written(" ", &Card::to_string)).as_ref(), Ok(&cards));
            assert_eq!(parse_cards(&written("", &|card| card.pretty().to_string())).as_ref(), Ok(&cards));
            assert_eq!(parse_card_set(&set.to_string()), Ok(set));
        }
        Err(error) => {
            assert!((1..=text.chars().count()).contains(&error.position), "{error:?}");
            check_harmless(&error.to_string());
        }
    }
}
