//! Arabic letters as they join their neighbours, by Unicode's presentation forms.
//!
//! The letters of Arabic and Persian, and the four ligatures of lam and alef. Letters of other languages that are
//! written with this script stay as they are.

use unicode_width::UnicodeWidthChar;

/// How a letter joins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Joins {
    /// To neither side.
    Nothing,
    /// To the letter before it only.
    Before,
    /// To both sides.
    Both,
}

/// Each letter with its isolated form. The forms at the end, at the beginning and in the middle of a word follow it.
const LETTERS: [(char, u32, Joins); 45] = [
    ('ء', 0xfe80, Joins::Nothing),
    ('آ', 0xfe81, Joins::Before),
    ('أ', 0xfe83, Joins::Before),
    ('ؤ', 0xfe85, Joins::Before),
    ('إ', 0xfe87, Joins::Before),
    ('ئ', 0xfe89, Joins::Both),
    ('ا', 0xfe8d, Joins::Before),
    ('ب', 0xfe8f, Joins::Both),
    ('ة', 0xfe93, Joins::Before),
    ('ت', 0xfe95, Joins::Both),
    ('ث', 0xfe99, Joins::Both),
    ('ج', 0xfe9d, Joins::Both),
    ('ح', 0xfea1, Joins::Both),
    ('خ', 0xfea5, Joins::Both),
    ('د', 0xfea9, Joins::Before),
    ('ذ', 0xfeab, Joins::Before),
    ('ر', 0xfead, Joins::Before),
    ('ز', 0xfeaf, Joins::Before),
    ('س', 0xfeb1, Joins::Both),
    ('ش', 0xfeb5, Joins::Both),
    ('ص', 0xfeb9, Joins::Both),
    ('ض', 0xfebd, Joins::Both),
    ('ط', 0xfec1, Joins::Both),
    ('ظ', 0xfec5, Joins::Both),
    ('ع', 0xfec9, Joins::Both),
    ('غ', 0xfecd, Joins::Both),
    ('ف', 0xfed1, Joins::Both),
    ('ق', 0xfed5, Joins::Both),
    ('ك', 0xfed9, Joins::Both),
    ('ل', 0xfedd, Joins::Both),
    ('م', 0xfee1, Joins::Both),
    ('ن', 0xfee5, Joins::Both),
    ('ه', 0xfee9, Joins::Both),
    ('و', 0xfeed, Joins::Before),
    // Unicode lets it join what follows, which no Arabic word does.
    ('ى', 0xfeef, Joins::Before),
    ('ي', 0xfef1, Joins::Both),
    ('پ', 0xfb56, Joins::Both),
    ('چ', 0xfb7a, Joins::Both),
    ('ژ', 0xfb8a, Joins::Before),
    ('ک', 0xfb8e, Joins::Both),
    ('گ', 0xfb92, Joins::Both),
    ('ۀ', 0xfba4, Joins::Before),
    ('ی', 0xfbfc, Joins::Both),
    // Has one form, and joins whatever stands beside it.
    (STRETCH, STRETCH as u32, Joins::Both),
    (JOINER, JOINER as u32, Joins::Both),
];

/// The line that words are drawn out with.
const STRETCH: char = '\u{640}';
/// Joins and is not seen.
const JOINER: char = '\u{200d}';
/// Parts letters and is not seen.
const PARTER: char = '\u{200c}';

const LAM: char = 'ل';

/// The isolated form of lam with this alef; the form at the end follows it.
const fn with_lam(alef: char) -> Option<u32> {
    match alef {
        'آ' => Some(0xfef5),
        'أ' => Some(0xfef7),
        'إ' => Some(0xfef9),
        'ا' => Some(0xfefb),
        _ => None,
    }
}

fn entry(letter: char) -> Option<(u32, Joins)> {
    LETTERS.iter().find(|entry| entry.0 == letter).map(|entry| (entry.1, entry.2))
}

fn joins(letter: char) -> Joins {
    entry(letter).map_or(Joins::Nothing, |entry| entry.1)
}

/// A mark above or below, which parts nothing.
fn is_mark(letter: char) -> bool {
    letter != PARTER && letter != JOINER && letter.width() == Some(0) && !super::is_mark(letter)
}

/// The text in the order in which it is read, each letter in the form that fits its neighbours.
pub(super) fn joined(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let mut shaped = String::with_capacity(text.len());
    let mut place = 0;
    while let Some(&letter) = letters.get(place) {
        let behind = letters[..place].iter().rev().find(|letter| !is_mark(**letter));
        let is_joined = behind.is_some_and(|before| joins(*before) == Joins::Both);
        let mut next = place + 1;
        match entry(letter) {
            _ if matches!(letter, PARTER | JOINER) => {}
            Some((isolated, joins_to)) if isolated != letter as u32 => {
                let marks = letters[next..].iter().take_while(|letter| is_mark(**letter)).count();
                let after = letters.get(next + marks).copied();
                let ligature = after.filter(|_| letter == LAM).and_then(with_lam);
                let joins_next = after.is_some_and(|after| joins(after) != Joins::Nothing);
                let (joins_before, joins_after) =
                    (is_joined && joins_to != Joins::Nothing, joins_next && joins_to == Joins::Both);
                let form = match ligature {
                    Some(isolated) => isolated + u32::from(joins_before),
                    None => isolated + u32::from(joins_before) + 2 * u32::from(joins_after),
                };
                shaped.extend(char::from_u32(form));
                if ligature.is_some() {
                    shaped.extend(&letters[next..next + marks]);
                    next += marks + 1;
                }
            }
            _ => shaped.push(letter),
        }
        place = next;
    }
    shaped
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forms(text: &str) -> Vec<u32> {
        joined(text).chars().map(|letter| letter as u32).collect()
    }

    #[test]
    fn letters_join_their_neighbours() {
        // Alone, and four in a row.
        assert_eq!(forms("ب"), [0xfe8f]);
        assert_eq!(forms("بببب"), [0xfe91, 0xfe92, 0xfe92, 0xfe90]);
        // Reh, dal and alef join what stands before them only.
        assert_eq!(forms("بازی"), [0xfe91, 0xfe8e, 0xfeaf, 0xfbfc]);
        assert_eq!(forms("كرت"), [0xfedb, 0xfeae, 0xfe95]);
        assert_eq!(forms("چگ"), [0xfb7c, 0xfb93]);
    }

    #[test]
    fn lam_and_alef_are_one_letter() {
        assert_eq!(forms("لا"), [0xfefb]);
        assert_eq!(forms("بلا"), [0xfe91, 0xfefc]);
        assert_eq!(forms("لآلا"), [0xfef5, 0xfefb]);
        assert_eq!(forms("لّا"), [0xfefb, 0x651]);
        assert_eq!(forms("لم"), [0xfedf, 0xfee2]);
    }

    #[test]
    fn marks_part_nothing_and_the_parter_does() {
        assert_eq!(forms("مُبم"), [0xfee3, 0x64f, 0xfe92, 0xfee2]);
        assert_eq!(forms("می\u{200c}خرد"), [0xfee3, 0xfbfd, 0xfea7, 0xfeae, 0xfea9]);
        assert_eq!(forms("ب\u{200d}"), [0xfe91]);
        assert_eq!(forms("بـ"), [0xfe91, 0x640]);
    }

    #[test]
    fn other_letters_stay() {
        assert_eq!(joined("A♠ 10 Ты ไพ่ é"), "A♠ 10 Ты ไพ่ é");
        assert_eq!(joined(""), "");
    }

    #[test]
    fn every_letter_of_the_translations_has_its_forms() {
        for language in ["fa", "ar"] {
            let folder = format!("{}/../../locales/{language}", env!("CARGO_MANIFEST_DIR"));
            for file in std::fs::read_dir(folder).unwrap() {
                let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
                let arabic = |letter: &char| matches!(letter, 'ء'..='ي' | '\u{671}'..='\u{6d3}');
                let unknown: String =
                    text.chars().filter(arabic).filter(|letter| entry(*letter).is_none()).collect();
                assert_eq!(unknown, "", "{language}");
            }
        }
    }
}
