//! From text to cards.

use std::fmt;
use std::str::FromStr;

use crate::{Card, CardSet, Rank, Suit};

/// Why a text is not what was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// No rank starts with this text.
    UnknownRank(String),
    /// A rank with nothing behind it.
    MissingSuit(String),
    /// A rank, and then something that is no suit.
    UnknownSuit {
        /// The rank as it was written.
        rank: String,
        /// What stands in the suit's place.
        found: char,
    },
    /// A card that was written before.
    Duplicate(Card),
    /// One card was asked for, and there are more or none.
    NotOneCard(usize),
}

/// A text that could not be read as cards: what is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseError {
    /// What is wrong.
    pub kind: ParseErrorKind,
    /// Which character of the text, counted from 1.
    pub position: usize,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.position;
        match &self.kind {
            ParseErrorKind::UnknownRank(text) => {
                write!(
                    f,
                    "`{}` at character {position} is no rank (2 to 10, T, J, Q, K, A)",
                    text.escape_debug()
                )
            }
            ParseErrorKind::MissingSuit(rank) => {
                write!(f, "`{rank}` at character {position} has no suit (c, d, h, s or ♣, ♦, ♥, ♠)")
            }
            ParseErrorKind::UnknownSuit { rank, found } => write!(
                f,
                "`{rank}{}` at character {position}: `{}` is no suit (c, d, h, s or ♣, ♦, ♥, ♠)",
                found.escape_debug(),
                found.escape_debug()
            ),
            ParseErrorKind::Duplicate(card) => {
                write!(f, "`{card}` at character {position} stands there twice")
            }
            ParseErrorKind::NotOneCard(count) => write!(f, "one card is wanted, {count} given"),
        }
    }
}

impl std::error::Error for ParseError {}

/// Latin, Cyrillic (Т К Д В), and the letters of both scripts that look alike. Latin T is ten, Cyrillic Т the ace.
fn rank_of(letter: char) -> Option<Rank> {
    Some(match letter {
        'A' | 'a' | 'Т' | 'т' | 'А' | 'а' => Rank::Ace,
        'K' | 'k' | 'К' | 'к' => Rank::King,
        'Q' | 'q' | 'Д' | 'д' => Rank::Queen,
        'J' | 'j' | 'В' | 'в' | 'B' | 'b' => Rank::Jack,
        'T' | 't' => Rank::Ten,
        _ => {
            let digit = digit_of(letter)?;
            if !(2..=9).contains(&digit) {
                return None;
            }
            Rank::ALL[digit as usize - 2]
        }
    })
}

/// Latin, Arabic-Indic and Persian digits.
fn digit_of(letter: char) -> Option<u32> {
    match letter {
        '0'..='9' => Some(letter as u32 - '0' as u32),
        '٠'..='٩' => Some(letter as u32 - '٠' as u32),
        '۰'..='۹' => Some(letter as u32 - '۰' as u32),
        _ => None,
    }
}

fn suit_of(letter: char) -> Option<Suit> {
    Some(match letter {
        'c' | 'C' | '♣' | '♧' => Suit::Clubs,
        'd' | 'D' | '♦' | '♢' => Suit::Diamonds,
        'h' | 'H' | '♥' | '♡' => Suit::Hearts,
        's' | 'S' | '♠' | '♤' => Suit::Spades,
        _ => return None,
    })
}

/// What may stand between cards, and the selectors that follow a suit's sign as text or picture.
fn is_filler(letter: char) -> bool {
    letter.is_whitespace()
        || matches!(letter, ',' | ';' | '-' | '\u{fe0e}' | '\u{fe0f}' | '\u{200e}' | '\u{200f}')
}

/// Reads cards in the order in which they are written.
///
/// A card is a rank (`2` to `10`, `T`, `J`, `Q`, `K`, `A`, or Cyrillic `В`, `Д`, `К`, `Т`) and a suit
/// (`c d h s` or `♣ ♦ ♥ ♠`), either case; spaces, commas, semicolons and hyphens may stand between cards.
///
/// # Errors
/// The first thing that is no card, or a card that stands there twice.
pub fn parse_cards(text: &str) -> Result<Vec<Card>, ParseError> {
    let letters: Vec<char> = text.chars().collect();
    let mut cards = Vec::new();
    let mut seen = CardSet::EMPTY;
    let mut at = 0;
    while at < letters.len() {
        if is_filler(letters[at]) {
            at += 1;
            continue;
        }
        let start = at;
        let error = |kind| ParseError { kind, position: start + 1 };
        let ten =
            digit_of(letters[at]) == Some(1) && letters.get(at + 1).copied().and_then(digit_of) == Some(0);
        let rank = if ten { Some(Rank::Ten) } else { rank_of(letters[at]) };
        let Some(rank) = rank else {
            let word = letters[at..].iter().take_while(|&&letter| !is_filler(letter)).take(12).collect();
            return Err(error(ParseErrorKind::UnknownRank(word)));
        };
        at += if ten { 2 } else { 1 };
        let written: String = letters[start..at].iter().collect();
        let suit = match letters.get(at) {
            None => return Err(error(ParseErrorKind::MissingSuit(written))),
            Some(&letter) if is_filler(letter) => return Err(error(ParseErrorKind::MissingSuit(written))),
            Some(&letter) => suit_of(letter)
                .ok_or_else(|| error(ParseErrorKind::UnknownSuit { rank: written, found: letter }))?,
        };
        at += 1;
        let card = Card::new(rank, suit);
        if !seen.insert(card) {
            return Err(error(ParseErrorKind::Duplicate(card)));
        }
        cards.push(card);
    }
    Ok(cards)
}

/// Reads cards whose order does not matter.
///
/// # Errors
/// As [`parse_cards`].
pub fn parse_card_set(text: &str) -> Result<CardSet, ParseError> {
    Ok(parse_cards(text)?.into_iter().collect())
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match parse_cards(text)?.as_slice() {
            [card] => Ok(*card),
            cards => Err(ParseError { kind: ParseErrorKind::NotOneCard(cards.len()), position: 1 }),
        }
    }
}
