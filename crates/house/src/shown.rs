//! Texts from outside, made fit to be shown.

/// The text without control characters, and cut where it is long.
pub(crate) fn shown(text: &str) -> String {
    const MOST: usize = 60;
    let cut = text.char_indices().nth(MOST).map_or(text.len(), |(end, _)| end);
    let mut shown = harmless(&text[..cut]);
    if cut < text.len() {
        shown.push('…');
    }
    shown
}

/// The whole text without control characters.
pub(crate) fn harmless(text: &str) -> String {
    text.chars().map(|c| if is_hostile(c) { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

/// Whether a character could move the cursor, change colours or turn the reading direction of a terminal.
///
/// Whatever shows texts from outside asks here, so that there is one list.
pub fn is_hostile(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        )
}
