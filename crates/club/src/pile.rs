//! Cards that come at random.

use tuz_cards::{Card, CardSet, Numbers};

/// Cards of which each one that is drawn is as likely as any other that is left.
#[derive(Debug, Clone)]
pub(crate) struct Pile {
    cards: Vec<Card>,
    next: usize,
}

impl Pile {
    /// A pile of these cards.
    pub(crate) fn of(cards: CardSet) -> Self {
        Self { cards: cards.iter().collect(), next: 0 }
    }

    /// Takes back what was drawn.
    pub(crate) fn restart(&mut self) {
        self.next = 0;
    }

    /// Draws a card; `None` when none is left.
    #[inline]
    pub(crate) fn draw(&mut self, numbers: &mut Numbers) -> Option<Card> {
        let left = self.cards.len() - self.next;
        if left == 0 {
            return None;
        }
        let other = self.next + numbers.below(left as u32) as usize;
        self.cards.swap(self.next, other);
        self.next += 1;
        Some(self.cards[self.next - 1])
    }

    /// Draws so many cards; `None` when there are not so many.
    pub(crate) fn draw_many(&mut self, count: usize, numbers: &mut Numbers) -> Option<CardSet> {
        (0..count).map(|_| self.draw(numbers)).collect()
    }
}
