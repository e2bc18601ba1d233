//! Cards and words as they stand in a terminal.

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

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

    /// A text with the cards of red suits in red, however its language prints them.
    pub(crate) fn in_text(self, text: &str) -> String {
        let mut painted = String::new();
        let mut rest = text;
        while let Some(suit) = rest.find(['♥', '♦']) {
            let (before, from_suit) = rest.split_at(suit);
            let card = before
                .rfind(|letter: char| !letter.is_alphanumeric())
                .map_or(0, |space| space + before[space..].chars().next().map_or(0, char::len_utf8));
            let end = from_suit.chars().next().map_or(0, char::len_utf8);
            painted.push_str(&before[..card]);
            painted.push_str(&self.with("31", &format!("{}{}", &before[card..], &from_suit[..end])));
            rest = &from_suit[end..];
        }
        painted + rest
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
    let (plain, coloured) = text.split_once('\x1b').unwrap_or((text, ""));
    let after = coloured.split_once('m').map_or(0, |(_, rest)| width(rest));
    // Letter by letter: as one text lam and alef would be a ligature, which terminals do not make.
    plain.graphemes(true).map(UnicodeWidthStr::width).sum::<usize>() + after
}

/// How many columns a line has.
const COLUMNS: usize = 78;

/// A sentence in lines of at most 78 columns, indented by two, what goes on by four.
pub(crate) fn wrapped(text: &str) -> String {
    broken(text, COLUMNS - 2, COLUMNS - 4)
        .iter()
        .enumerate()
        .map(|(place, line)| format!("{}{line}", if place == 0 { "  " } else { "    " }))
        .collect::<Vec<_>>()
        .join("\n")
}

/// A text in lines: the first of at most so many columns, what goes on of so many. A word that is longer than half a
/// line and than most words, as where words stand without spaces, may be broken between any two of its letters.
pub(crate) fn broken(text: &str, first: usize, next: usize) -> Vec<String> {
    let longest = (first / 2).max(LONG.min(next)).max(1);
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let mut space = if lines.last().is_some_and(String::is_empty) { "" } else { " " };
        let parts = if width(word) > longest { word.graphemes(true).collect() } else { vec![word] };
        for part in parts {
            let room = if lines.len() == 1 { first } else { next };
            let columns = lines.last().map_or(0, |line| width(line));
            if columns > 0 && columns + space.len() + width(part) > room {
                lines.push(String::new());
                space = "";
            }
            if let Some(line) = lines.last_mut() {
                line.push_str(space);
                line.push_str(part);
            }
            space = "";
        }
    }
    lines
}

/// Words of most languages are not longer than so many columns.
const LONG: usize = 24;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_red_suits_are_coloured_and_colours_take_no_room() {
        let colour = Paint { colour: true };
        assert_eq!(colour.in_text("10♥"), "\x1b[31m10♥\x1b[0m");
        assert_eq!(colour.in_text("10♠"), "10♠");
        assert_eq!(width(&colour.in_text("10♥ 10♠")), 7);
    }

    #[test]
    fn cards_in_a_text_are_coloured_in_any_language() {
        let colour = Paint { colour: true };
        let red = |card: &str| format!("\x1b[31m{card}\x1b[0m");
        assert_eq!(
            colour.in_text("Обменять Т♥ 10♠ 9♦."),
            format!("Обменять {} 10♠ {}.", red("Т♥"), red("9♦"))
        );
        assert_eq!(colour.in_text("تعویض ۱۰♥"), format!("تعویض {}", red("۱۰♥")));
        assert_eq!(Paint { colour: false }.in_text("A♥"), "A♥");
        assert_eq!(colour.in_text("no cards"), "no cards");
    }

    #[test]
    fn marks_above_and_below_letters_take_no_room() {
        assert_eq!(width("ไพ่"), 2);
        assert_eq!(width("موزّع"), 4);
        assert_eq!(width("لا"), 2);
        assert_eq!(width("بی\u{200c}بی"), 4);
        assert_eq!(width("\x1b[1mab\x1b[0m c\x1b[2md\x1b[0m"), 5);
    }

    #[test]
    fn words_without_spaces_are_broken_between_letters() {
        let text = wrapped(&"ดีลเลอร์ผ่านเกณฑ์".repeat(10));
        assert!(text.lines().count() > 1);
        for line in text.lines() {
            assert!(width(line) <= COLUMNS && line.starts_with("  "), "{line}");
            // No line begins with a mark that belongs to the letter before it.
            assert!(line.trim_start().starts_with(|letter: char| width(&letter.to_string()) > 0), "{line}");
        }
        assert_eq!(text.replace(['\n', ' '], ""), "ดีลเลอร์ผ่านเกณฑ์".repeat(10));
    }

    #[test]
    fn long_sentences_are_wrapped() {
        let text = wrapped(&"word ".repeat(40));
        assert!(text.lines().all(|line| line.len() <= 78 && line.starts_with("  ")));
        assert_eq!(text.split_whitespace().count(), 40);
    }
}
