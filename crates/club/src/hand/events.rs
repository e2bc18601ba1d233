//! Everything that happens in a hand, in order.

use tuz_cards::Card;

use super::actions::Seat;
use crate::chips::Chips;
use crate::row::Row;

/// Something that happened. Events hold hidden cards; [`Event::seen_by`] takes them out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A forced bet was put up.
    Posted {
        /// Who.
        seat: Seat,
        /// Which.
        post: Post,
        /// How much; less than asked where the player has no more.
        amount: Chips,
    },
    /// Cards went to a player.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which.
        cards: Row,
        /// How many of them, the last ones, lie face up.
        up: u8,
    },
    /// Common cards.
    Board {
        /// On which board: 0, or 1 where the rest is dealt twice.
        run: u8,
        /// Which.
        cards: Row,
    },
    /// The discards were shuffled back.
    Restocked,
    /// A player gave up.
    Folded(Seat),
    /// A player bet nothing.
    Checked(Seat),
    /// A player called.
    Called {
        /// Who.
        seat: Seat,
        /// What that added.
        amount: Chips,
    },
    /// A player bet, raised or completed.
    Raised {
        /// Who.
        seat: Seat,
        /// To how much on this street.
        to: Chips,
    },
    /// A player threw cards away, or none.
    Threw {
        /// Who.
        seat: Seat,
        /// Which.
        cards: Row,
    },
    /// What nobody called went back.
    Returned {
        /// To whom.
        seat: Seat,
        /// How much.
        amount: Chips,
    },
    /// The rest of the board is dealt twice.
    Twice,
    /// Cards that were not known became known.
    Named {
        /// Whose.
        seat: Seat,
        /// All cards of the hand.
        cards: Row,
    },
    /// A player showed.
    Showed {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Row,
    },
    /// A player threw the hand away unseen.
    Mucked(Seat),
    /// Somebody won chips.
    Won {
        /// Who.
        seat: Seat,
        /// Of which pot, from 0, the main pot.
        pot: u8,
        /// On which board.
        run: u8,
        /// Which part.
        part: Part,
        /// How much.
        amount: Chips,
    },
    /// The house took its share.
    Raked {
        /// Of which pot.
        pot: u8,
        /// How much.
        amount: Chips,
    },
}

/// A forced bet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Post {
    /// An ante.
    Ante,
    /// A blind or straddle.
    Blind,
    /// A newcomer's blind.
    Late,
    /// A newcomer's blind that counts as no bet.
    Dead,
    /// The bring-in.
    BringIn,
}

/// A part of a pot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Part {
    /// All of it.
    Whole,
    /// The half of the first ranking.
    High,
    /// The half of the second.
    Low,
}

impl Event {
    /// The event as this viewer sees it, `None` for somebody who does not play: cards face down and discards of others
    /// become unknown.
    pub fn seen_by(self, viewer: Option<Seat>) -> Self {
        let own = |seat| viewer == Some(seat);
        match self {
            Self::Dealt { seat, cards, up } if !own(seat) => {
                let hidden = cards.len() - usize::from(up);
                let seen = cards.as_slice().iter().enumerate();
                let cards = seen.map(|(at, card)| card.filter(|_| at >= hidden)).collect();
                Self::Dealt { seat, cards, up }
            }
            Self::Threw { seat, cards } if !own(seat) => {
                Self::Threw { seat, cards: Row::unknown(cards.len()) }
            }
            Self::Named { seat, cards } if !own(seat) => {
                Self::Named { seat, cards: Row::unknown(cards.len()) }
            }
            other => other,
        }
    }

    /// The cards that it names.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        let row = match self {
            Self::Dealt { cards, .. }
            | Self::Board { cards, .. }
            | Self::Threw { cards, .. }
            | Self::Named { cards, .. }
            | Self::Showed { cards, .. } => *cards,
            _ => Row::EMPTY,
        };
        row.known().into_iter()
    }
}
