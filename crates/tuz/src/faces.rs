//! Cards on a table in the terminal.

use std::fmt::Write;

use tuz_cards::Card;
use tuz_i18n::Text;

use crate::paint::{Paint, width};

/// A card face down.
const FACE_DOWN: &str = "··";

/// Cards side by side, those that are not seen face down.
pub(crate) fn faces(cards: &[Option<Card>], text: &Text, paint: Paint) -> String {
    let face = |card: &Option<Card>| match card {
        Some(card) => format!("[{}]", paint.in_text(&text.card(*card))),
        None => format!("[{FACE_DOWN}]"),
    };
    cards.iter().map(face).collect::<Vec<_>>().join(" ")
}

/// The places of a hand's cards, each below its card.
pub(crate) fn places(cards: &[Option<Card>], text: &Text) -> String {
    let mut row = String::new();
    for (place, card) in cards.iter().enumerate() {
        let face = card.map_or(width(FACE_DOWN), |card| width(&text.card(card)));
        // The brackets, and the space to the next card.
        let _ = write!(row, " {:<width$}", place + 1, width = face + 2);
    }
    row.trim_end().to_owned()
}
