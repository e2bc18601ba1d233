//! Lines that run from right to left, for terminals that do not turn them themselves.

mod shape;

use std::borrow::Cow;

use tuz_i18n::Direction;
use unicode_bidi::{BidiClass, BidiInfo, Level, bidi_class};
use unicode_segmentation::UnicodeSegmentation;

/// Who brings the letters of a line into the order in which they are seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, clap::ValueEnum)]
pub(crate) enum Bidi {
    /// The terminal: letters are printed in the order in which they are read.
    #[default]
    Terminal,
    /// This program, which joins Arabic letters too; the terminal is asked to leave them where they are.
    App,
    /// Nobody: as with `terminal`, and the terminal is asked to turn nothing.
    Off,
}

impl Bidi {
    /// What tells the terminal whether it turns lines (ECMA-48, mode BDSM); terminals that never do pass over it.
    pub(crate) const fn asks(self) -> &'static str {
        match self {
            Self::Terminal => "",
            Self::App | Self::Off => "\x1b[8l",
        }
    }

    /// What takes it back.
    pub(crate) const fn takes_back(self) -> &'static str {
        match self {
            Self::Terminal => "",
            Self::App | Self::Off => "\x1b[8h",
        }
    }

    /// A line as it is printed, from the left; marks of direction are not in it.
    pub(crate) fn line(self, text: &str, direction: Direction) -> Cow<'_, str> {
        match self {
            Self::App if direction == Direction::Rtl || text.contains(is_mark) => {
                Cow::Owned(visual(text, direction))
            }
            _ if text.contains(is_mark) => {
                Cow::Owned(text.chars().filter(|letter| !is_mark(*letter)).collect())
            }
            _ => Cow::Borrowed(text),
        }
    }
}

/// A mark of direction, which takes no room and is for the order of letters only.
const fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// One line with its letters joined and in the order in which they are seen, from the left.
fn visual(text: &str, direction: Direction) -> String {
    let joined = shape::joined(&isolated(text));
    let base = if direction == Direction::Rtl { Level::rtl() } else { Level::ltr() };
    let info = BidiInfo::new(&joined, Some(base));
    let mut seen = String::with_capacity(joined.len());
    for paragraph in &info.paragraphs {
        let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
        for run in runs {
            let letters = joined[run.clone()].graphemes(true);
            // A mark above or below stays behind the letter that carries it.
            if levels[run.start].is_rtl() {
                seen.extend(letters.rev().flat_map(mirrored));
            } else {
                seen.extend(letters.flat_map(str::chars));
            }
        }
    }
    seen.retain(|letter| !is_mark(letter) && letter != '\n');
    seen
}

/// The text with each part that is to find its direction itself given one: from right to left where a letter of it is
/// written so. Unicode looks at the first letter alone and not into parts of parts, so that a sentence around isolated
/// words would have none.
fn isolated(text: &str) -> String {
    const FIRST_STRONG: char = '\u{2068}';
    let letters: Vec<char> = text.chars().collect();
    let direction = |place: usize| {
        let mut depth = 0_usize;
        let inner = letters[place..].iter().take_while(|letter| {
            match letter {
                '\u{2066}'..='\u{2068}' => depth += 1,
                '\u{2069}' => depth -= 1,
                _ => {}
            }
            depth > 0
        });
        let turns = |letter: &char| matches!(bidi_class(*letter), BidiClass::R | BidiClass::AL);
        if inner.into_iter().any(turns) { '\u{2067}' } else { '\u{2066}' }
    };
    let place = |(place, letter): (usize, &char)| {
        if *letter == FIRST_STRONG { direction(place) } else { *letter }
    };
    letters.iter().enumerate().map(place).collect()
}

/// The lines of a text, each with the marks that are open where it begins, so that a part that goes on from one line to
/// the next keeps its order.
pub(crate) fn reopened(lines: Vec<String>) -> Vec<String> {
    let mut open = String::new();
    let reopen = |line: String| {
        let line = format!("{open}{line}");
        open.clear();
        for letter in line.chars() {
            match letter {
                '\u{2066}'..='\u{2068}' => open.push(letter),
                '\u{2069}' => drop(open.pop()),
                _ => {}
            }
        }
        line
    };
    lines.into_iter().map(reopen).collect()
}

/// The letters of a cluster, brackets turned round.
fn mirrored(cluster: &str) -> impl Iterator<Item = char> {
    cluster.chars().map(|letter| match letter {
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '{' => '}',
        '}' => '{',
        '<' => '>',
        '>' => '<',
        '«' => '»',
        '»' => '«',
        '‹' => '›',
        '›' => '‹',
        other => other,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rtl(text: &str) -> String {
        Bidi::App.line(text, Direction::Rtl).into_owned()
    }

    #[test]
    fn words_run_from_right_to_left_and_numbers_do_not() {
        assert_eq!(rtl("abc 12"), "abc 12");
        // Two letters of each word, joined: the last letter of the line comes first.
        assert_eq!(rtl("ما 25"), "25 \u{fe8e}\u{fee3}");
        assert_eq!(rtl("(ما)"), "(\u{fe8e}\u{fee3})");
        assert_eq!(rtl(""), "");
    }

    #[test]
    fn what_is_isolated_keeps_its_order() {
        let card = "\u{2066}10♥\u{2069}";
        assert_eq!(rtl(&format!("ما {card}")), "10♥ \u{fe8e}\u{fee3}");
        assert_eq!(rtl(&format!("{card} ما {card}")), "10♥ \u{fe8e}\u{fee3} 10♥");
        assert_eq!(rtl("\u{200e}-5"), "-5");
    }

    #[test]
    fn a_part_around_isolated_words_runs_as_they_do() {
        let part = "\u{2068}\u{2068}ما\u{2069} 25\u{2069}";
        assert_eq!(rtl(&format!("Enter: {part}")), "25 \u{fe8e}\u{fee3} :Enter");
        assert_eq!(rtl("\u{2068}A♠ 10♥\u{2069} ما"), "\u{fe8e}\u{fee3} A♠ 10♥");
        let lines = vec!["ما \u{2066}7♥".to_owned(), "4♣\u{2069} ما".to_owned()];
        let seen: Vec<String> = reopened(lines).iter().map(|line| rtl(line)).collect();
        assert_eq!(seen, ["7♥ \u{fe8e}\u{fee3}", "\u{fe8e}\u{fee3} 4♣"]);
    }

    #[test]
    fn marks_stay_with_their_letters() {
        let seen = rtl("مُّ");
        assert_eq!(seen, "\u{fee1}\u{64f}\u{651}");
    }

    #[test]
    fn lines_from_left_to_right_stay_as_they_are() {
        for bidi in [Bidi::Terminal, Bidi::App, Bidi::Off] {
            assert_eq!(bidi.line("Пас (10♥)", Direction::Ltr), "Пас (10♥)");
            assert_eq!(bidi.line("\u{2068}A♠\u{2069}", Direction::Ltr), "A♠");
        }
        assert_eq!(Bidi::Terminal.line("ما (10♥)", Direction::Rtl), "ما (10♥)");
        assert_eq!(Bidi::Off.line("ما \u{2066}10♥\u{2069}", Direction::Rtl), "ما 10♥");
    }
}
