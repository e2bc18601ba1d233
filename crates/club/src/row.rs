//! A few cards in order, of which some may be unknown.

use std::fmt;

use tuz_cards::{Card, CardSet};

/// The most cards that somebody holds, or that lie on the table.
pub const MOST_CARDS: usize = 7;

/// Up to seven cards in order; `None` is a card that is not known.
#[derive(Clone, Copy, Default)]
pub struct Row {
    cards: [Option<Card>; MOST_CARDS],
    len: u8,
}

impl Row {
    /// No card.
    pub const EMPTY: Self = Self { cards: [None; MOST_CARDS], len: 0 };

    /// So many unknown cards, seven at most.
    pub fn unknown(count: usize) -> Self {
        Self { cards: [None; MOST_CARDS], len: count.min(MOST_CARDS) as u8 }
    }

    /// These cards, the first seven of them.
    pub fn of(cards: &[Card]) -> Self {
        cards.iter().copied().map(Some).collect()
    }

    /// Puts a card at the end; false when there is no room.
    pub fn push(&mut self, card: Option<Card>) -> bool {
        let place = usize::from(self.len);
        let room = place < MOST_CARDS;
        if room {
            self.cards[place] = card;
            self.len += 1;
        }
        room
    }

    /// How many cards.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards in order.
    pub fn as_slice(&self) -> &[Option<Card>] {
        &self.cards[..usize::from(self.len)]
    }

    /// The cards in order, for changing them in place.
    pub(crate) fn as_mut_slice(&mut self) -> &mut [Option<Card>] {
        &mut self.cards[..usize::from(self.len)]
    }

    /// The cards that are known.
    pub fn known(&self) -> CardSet {
        self.as_slice().iter().flatten().copied().collect()
    }

    /// How many are not known.
    pub fn unknown_count(&self) -> usize {
        self.as_slice().iter().filter(|card| card.is_none()).count()
    }

    /// Takes a card out, the last of them for `None`, and tells its place; `None` when it is not there.
    pub(crate) fn take(&mut self, card: Option<Card>) -> Option<usize> {
        let place = self.as_slice().iter().rposition(|held| *held == card)?;
        let len = usize::from(self.len);
        self.cards.copy_within(place + 1..len, place);
        self.cards[len - 1] = None;
        self.len -= 1;
        Some(place)
    }
}

impl PartialEq for Row {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Row {}

impl FromIterator<Option<Card>> for Row {
    fn from_iter<I: IntoIterator<Item = Option<Card>>>(cards: I) -> Self {
        let mut row = Self::EMPTY;
        for card in cards {
            if !row.push(card) {
                break;
            }
        }
        row
    }
}

impl From<CardSet> for Row {
    fn from(cards: CardSet) -> Self {
        cards.iter().map(Some).collect()
    }
}

impl From<Card> for Row {
    fn from(card: Card) -> Self {
        Self::of(&[card])
    }
}

impl fmt::Display for Row {
    /// Two letters a card, `??` for an unknown one, spaces between.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.as_slice().iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            match card {
                Some(card) => write!(f, "{card}")?,
                None => f.write_str("??")?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}
