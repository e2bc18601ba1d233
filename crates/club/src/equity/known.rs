//! What is known of a player's cards.

use std::str::FromStr;

use tuz_cards::{Card, CardSet, ParseError, parse_cards};

/// A player's cards as far as they are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Known {
    /// Those that he holds and keeps.
    pub kept: CardSet,
    /// Those that he throws away; they do not come back.
    pub thrown: CardSet,
    /// Whether up cards were told apart from others, as in stud. It changes nothing that is worked out.
    pub up_told: bool,
}

/// A text that is no hand.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum KnownFault {
    /// Something that is no card, or a card that stands there twice.
    #[error(transparent)]
    Cards(#[from] ParseError),
    /// A bracket without its other half, or one within another.
    #[error("the bracket at character {position} has no other half")]
    Bracket {
        /// Which character of the text, counted from 1.
        position: usize,
    },
}

impl FromStr for Known {
    type Err = KnownFault;

    /// Cards, those thrown away in brackets; `/` may stand between up cards and others: `As Kd [7c]`, `Qh 9h/Qs 2d`.
    fn from_str(text: &str) -> Result<Self, KnownFault> {
        // With spaces for the signs, so that places are those of the text.
        let plain: String = text.chars().map(|sign| if "[]/".contains(sign) { ' ' } else { sign }).collect();
        let cards = parse_cards(&plain)?;
        let mut thrown = CardSet::EMPTY;
        let mut open = None;
        for (place, sign) in text.chars().enumerate() {
            match (sign, open) {
                ('[', None) => open = Some(place),
                (']', Some(start)) => {
                    let between: String = plain.chars().take(place).skip(start).collect();
                    thrown = thrown | parse_cards(&between)?.into_iter().collect();
                    open = None;
                }
                ('[' | ']', _) => return Err(KnownFault::Bracket { position: place + 1 }),
                _ => {}
            }
        }
        if let Some(place) = open {
            return Err(KnownFault::Bracket { position: place + 1 });
        }
        let kept = cards.iter().copied().filter(|card: &Card| !thrown.contains(*card)).collect();
        Ok(Self { kept, thrown, up_told: text.contains('/') })
    }
}
