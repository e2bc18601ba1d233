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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Holding {
    cards: CardSet,
    key: RankKey,
    /// Five bits a suit, clubs lowest: 11 more than the cards of it, so that the fifth bit is set where there are
    /// five or more. Above them the number of all cards. One comparison then says what a hand is looked up by.
    sums: u32,
}

const SUIT_BITS: usize = 5;
const EACH_SUIT: u32 = 1 | 1 << SUIT_BITS | 1 << (2 * SUIT_BITS) | 1 << (3 * SUIT_BITS);
const NO_CARDS: u32 = 11 * EACH_SUIT;
const FIVE_OR_MORE: u32 = 16 * EACH_SUIT;
const ONE_CARD: u32 = 1 << (4 * SUIT_BITS);

impl Holding {
    /// No cards.
    pub const EMPTY: Self = Self { cards: CardSet::EMPTY, key: RankKey::EMPTY, sums: NO_CARDS };

    /// With this card, which must not be held already: only debug builds check it, for this is the innermost step
    /// of every loop over hands.
    #[must_use]
    pub fn with(self, card: Card) -> Self {
        debug_assert!(!self.cards.contains(card));
        Self {
            cards: self.cards.with(card),
            key: self.key + RankKey::of(card.rank()),
            sums: self.sums + (ONE_CARD | 1 << (SUIT_BITS * card.suit().index())),
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

    /// The sum of the cards' rank keys.
    pub const fn key(&self) -> RankKey {
        self.key
    }

    /// The suit of which five or more are held, and its ranks; the lowest such suit, should there be two.
    pub fn flush(&self) -> Option<(Suit, RankSet)> {
        let flushes = self.sums & FIVE_OR_MORE;
        if flushes == 0 {
            return None;
        }
        let suit = Suit::ALL[flushes.trailing_zeros() as usize / SUIT_BITS];
        Some((suit, self.cards.of_suit(suit)))
    }

    /// Whether there are `count` cards and no five of one suit.
    pub(crate) const fn is_plain(&self, count: u32) -> bool {
        self.sums & (FIVE_OR_MORE | !(ONE_CARD - 1)) == count * ONE_CARD
    }

    /// How strong the best five cards are.
    ///
    /// # Panics
    /// Unless five or six cards are held: fewer have no strength, and more belong to other games.
    pub fn strength(&self) -> Strength {
        let tables = &*STRENGTHS;
        if self.is_plain(6) {
            return *tables.six.get(self.key);
        }
        if self.is_plain(5) {
            return *tables.five.get(self.key);
        }
        match (self.len(), self.flush()) {
            (5 | 6, Some((_, ranks))) => tables.flush[usize::from(ranks.bits())],
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

impl Default for Holding {
    fn default() -> Self {
        Self::EMPTY
    }
}
