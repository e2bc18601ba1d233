//! 32 bytes as 64 hexadecimal digits.

use std::fmt;

/// A text that is not 64 lower-case hexadecimal digits.
///
/// Upper case is refused: one value has one way of writing, so that no change to a record goes unseen.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum HexError {
    /// Too many characters or too few.
    #[error("64 hexadecimal digits are wanted, not {0}")]
    Length(usize),
    /// Something that is no such digit.
    #[error("`{}` at character {position} is no hexadecimal digit in lower case", found.escape_debug())]
    Digit {
        /// Which character, counted from 1.
        position: usize,
        /// The character.
        found: char,
    },
}

/// The bytes, shown as digits.
pub(crate) struct Hex<'a>(pub(crate) &'a [u8; 32]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

pub(crate) fn read(text: &str) -> Result<[u8; 32], HexError> {
    let length = text.chars().count();
    if length != 64 {
        return Err(HexError::Length(length));
    }
    let mut bytes = [0; 32];
    for (place, found) in text.chars().enumerate() {
        let digit = match found {
            '0'..='9' => found as u8 - b'0',
            'a'..='f' => found as u8 - b'a' + 10,
            _ => return Err(HexError::Digit { position: place + 1, found }),
        };
        bytes[place / 2] = bytes[place / 2] << 4 | digit;
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_64_lower_case_digits_are_read() {
        assert_eq!(read(&"0f".repeat(32)), Ok([15; 32]));
        assert_eq!(read(&"0f".repeat(31)), Err(HexError::Length(62)));
        assert_eq!(read(""), Err(HexError::Length(0)));
        assert_eq!(read(&"0F".repeat(32)), Err(HexError::Digit { position: 2, found: 'F' }));
        assert_eq!(read(&"é".repeat(64)), Err(HexError::Digit { position: 1, found: 'é' }));
    }
}
