//! Keys as the table knows them, whatever the keyboard writes.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use tuz_i18n::latin_digits;

/// A key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Key {
    /// A letter, a digit or a sign.
    Letter(char),
    /// Does what is chosen.
    Enter,
    /// Nothing chosen, or closes.
    Escape,
    /// Takes back what was typed last.
    Back,
    /// To the line above.
    Up,
    /// To the line below.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// A screen up.
    PageUp,
    /// A screen down.
    PageDown,
    /// Opens the help.
    Help,
    /// Leaves at once.
    Interrupt,
}

impl Key {
    /// What was pressed; `None` for keys that the table does not know.
    pub(super) fn of(event: KeyEvent) -> Option<Self> {
        if event.kind == KeyEventKind::Release {
            return None;
        }
        let control = event.modifiers.contains(KeyModifiers::CONTROL);
        match event.code {
            KeyCode::Char(letter) if control => {
                matches!(command(letter), 'c' | 'd').then_some(Self::Interrupt)
            }
            KeyCode::Char(_) if event.modifiers.contains(KeyModifiers::ALT) => None,
            KeyCode::Char(letter) => Some(Self::Letter(letter)),
            KeyCode::Enter => Some(Self::Enter),
            KeyCode::Esc => Some(Self::Escape),
            KeyCode::Backspace | KeyCode::Delete => Some(Self::Back),
            KeyCode::Up | KeyCode::BackTab => Some(Self::Up),
            KeyCode::Down | KeyCode::Tab => Some(Self::Down),
            KeyCode::Left => Some(Self::Left),
            KeyCode::Right => Some(Self::Right),
            KeyCode::PageUp | KeyCode::Home => Some(Self::PageUp),
            KeyCode::PageDown | KeyCode::End => Some(Self::PageDown),
            KeyCode::F(1) => Some(Self::Help),
            _ => None,
        }
    }
}

/// What the letters of a keyboard stand on, from `q` to `m`.
const LATIN: &str = "qwertyuiopasdfghjklzxcvbnm";

/// The same keys on other keyboards.
const LAYOUTS: [&str; 4] = [
    // Russian.
    "йцукенгшщзфывапролдячсмить",
    // Persian, ISIRI 9147.
    "ضصثقفغعهخحشسیبلاتنمظطزرذدپ",
    // Arabic 101; on `b` it writes two letters.
    "ضصثقفغعهخحشسيبلاتنمئءؤر\u{fefb}ىة",
    // Thai, Kedmanee.
    "ๆไำพะัีรนยฟหกดเ้่าสผปแอิืท",
];

/// The digits of the Thai keyboard, where they stand elsewhere: 1 to 6.
const THAI_DIGITS: &str = "ๅ/-ภถุ";

/// The Latin letter or digit on the key that wrote this one.
pub(super) fn command(letter: char) -> char {
    let lower = letter.to_lowercase().next().unwrap_or(letter);
    let at = |layout: &str, letters: &str| {
        let place = layout.chars().position(|written| written == lower)?;
        letters.chars().nth(place)
    };
    let digit = latin_digits(&letter.to_string()).chars().next().filter(char::is_ascii_digit);
    let thai = || if lower.is_ascii() { None } else { at(THAI_DIGITS, "123456") };
    digit
        .or_else(|| LAYOUTS.iter().find_map(|layout| at(layout, LATIN)))
        .or_else(thai)
        .or((letter == '؟').then_some('?'))
        .unwrap_or(lower)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_known_by_their_place() {
        for layout in LAYOUTS {
            assert_eq!(layout.chars().map(command).collect::<String>(), LATIN, "{layout}");
        }
        assert_eq!("FpX?6".chars().map(command).collect::<String>(), "fpx?6");
        assert_eq!("ЗФ؟".chars().map(command).collect::<String>(), "pa?");
        assert_eq!("۳٤๕ๅภ".chars().map(command).collect::<String>(), "34514");
    }

    #[test]
    fn ctrl_c_interrupts_on_every_keyboard() {
        let pressed = |letter, modifiers| Key::of(KeyEvent::new(KeyCode::Char(letter), modifiers));
        assert_eq!(pressed('c', KeyModifiers::CONTROL), Some(Key::Interrupt));
        assert_eq!(pressed('с', KeyModifiers::CONTROL), Some(Key::Interrupt));
        assert_eq!(pressed('x', KeyModifiers::CONTROL), None);
        assert_eq!(pressed('x', KeyModifiers::ALT), None);
        assert_eq!(pressed('X', KeyModifiers::SHIFT), Some(Key::Letter('X')));
    }
}
