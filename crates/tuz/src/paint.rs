//! Cards and words as they stand in a terminal.

use tuz_cards::Card;

/// How things are coloured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Paint {
    /// Whether at all.
    pub(crate) colour: bool,
}

impl Paint {
    fn with(self, code: &str, text: &str) -> String {
        if self.colour { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// A card with its suit's sign, hearts and diamonds in red.
    pub(crate) fn card(self, card: Card) -> String {
        let text = card.pretty().to_string();
        if card.suit().is_red() { self.with("31", &text) } else { text }
    }

    /// Cards with spaces between.
    pub(crate) fn cards(self, cards: impl IntoIterator<Item = Card>) -> String {
        cards.into_iter().map(|card| self.card(card)).collect::<Vec<_>>().join(" ")
    }

    /// What matters most.
    pub(crate) fn strong(self, text: &str) -> String {
        self.with("1", text)
    }

    /// What matters least.
    pub(crate) fn faint(self, text: &str) -> String {
        self.with("2", text)
    }
}

/// How many columns a text takes, colours not counted.
pub(crate) fn width(text: &str) -> usize {
    let mut columns = 0;
    let mut coloured = false;
    for letter in text.chars() {
        match letter {
            '\x1b' => coloured = true,
            'm' if coloured => coloured = false,
            _ if coloured => {}
            _ => columns += 1,
        }
    }
    columns
}
