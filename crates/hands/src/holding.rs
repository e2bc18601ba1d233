//! Cards held, with running sums that make ranking a look-up.

use tuz_cards::{Card, CardSet, RankSet, Suit};

use crate::ranks::RankKey;
use crate::strength::{STRENGTHS, Strength};

/// Cards held, with the sums that rank them: one addition a card, so that loops over many hands share the work.
///
/// ```
/// use tuz_cards::parse_card_set;
/// use tuz_hands::{Category, Holding};
/// let hand = Holding::from(parse_card_set("Ah Kh Qh Jh Th 7h").unwrap());
/// assert_eq!(hand.strength().category(), Category::RoyalFlush);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Holding {
    cards: CardSet,
    key: RankKey,
    /// Four bits a suit: how many cards of it.
    suits: u16,
}

impl Holding {
    /// No cards.
    pub const EMPTY: Self = Self { cards: CardSet::EMPTY, key: RankKey::EMPTY, suits: 0 };

    /// With this card, which must not be held already.
    #[must_use]
    pub fn with(self, card: Card) -> Self {
        debug_assert!(!self.cards.contains(card));
        Self {
            cards: self.cards.with(card),
            key: self.key + RankKey::of(card.rank()),
            suits: self.suits + (1 << (4 * card.suit().index())),
        }
    }

    /// The cards.
    pub const fn cards(&self) -> CardSet {
        self.cards
    }

    /// How many cards.
    pub const fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The sum of the keys of its ranks.
    pub const fn key(&self) -> RankKey {
        self.key
    }

    /// The suit of which five or more are held, and its ranks.
    pub fn flush(&self) -> Option<(Suit, RankSet)> {
        // Adding 3 carries into the fourth bit exactly where there are five or more.
        let five_or_more = self.suits.wrapping_add(0x3333) & 0x8888;
        if five_or_more == 0 {
            return None;
        }
        let suit = Suit::ALL[(five_or_more.trailing_zeros() / 4) as usize];
        Some((suit, self.cards.of_suit(suit)))
    }

    /// How strong the best five cards are.
    ///
    /// # Panics
    /// Unless five or six cards are held: fewer have no strength, and more belong to other games.
    pub fn strength(&self) -> Strength {
        let tables = &*STRENGTHS;
        match (self.len(), self.flush()) {
            (5 | 6, Some((_, ranks))) => tables.flush[usize::from(ranks.bits())],
            (5, None) => *tables.five.get(self.key),
            (6, None) => *tables.six.get(self.key),
            (count, _) => panic!("a hand has five or six cards, not {count}"),
        }
    }
}

impl From<CardSet> for Holding {
    fn from(cards: CardSet) -> Self {
        cards.into_iter().collect()
    }
}

impl FromIterator<Card> for Holding {
    /// Cards that come twice count once.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards
            .into_iter()
            .fold(Self::EMPTY, |held, card| if held.cards.contains(card) { held } else { held.with(card) })
    }
}
