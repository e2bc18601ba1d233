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

/// A sentence in lines of at most 78 columns, indented by two, what goes on by four.
pub(crate) fn wrapped(text: &str) -> String {
    let mut lines = vec![" ".to_owned()];
    for word in text.split_whitespace() {
        let columns = lines.last().map_or(0, |line| width(line));
        if columns + 1 + width(word) > 78 {
            lines.push("   ".to_owned());
        }
        if let Some(line) = lines.last_mut() {
            line.push(' ');
            line.push_str(word);
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_red_suits_are_coloured_and_colours_take_no_room() {
        let colour = Paint { colour: true };
        let (heart, spade): (Card, Card) = ("Th".parse().unwrap(), "Ts".parse().unwrap());
        assert_eq!(colour.card(heart), "\x1b[31m10♥\x1b[0m");
        assert_eq!(colour.card(spade), "10♠");
        assert_eq!(Paint { colour: false }.card(heart), "10♥");
        assert_eq!(width(&colour.cards([heart, spade])), 7);
    }

    #[test]
    fn long_sentences_are_wrapped() {
        let text = wrapped(&"word ".repeat(40));
        assert!(text.lines().all(|line| line.len() <= 78 && line.starts_with("  ")));
        assert_eq!(text.split_whitespace().count(), 40);
    }
}
