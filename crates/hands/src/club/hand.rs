//! Cards held, with running sums that make ranking a look-up.

use std::ops::{Add, BitOr};

use tuz_cards::{Card, CardSet, Rank, RankSet, Suit};

/// Cards held, with the sums that rank them: one addition a card, so that loops over many hands share the work.
///
/// ```
/// use tuz_cards::parse_card_set;
/// use tuz_hands::club::{Hand, Ranking};
/// let hand = Hand::from(parse_card_set("Ah Kh Qh Jh Th 7h 2c").unwrap());
/// assert_eq!(Ranking::Standard.scorer().score(&hand), Ranking::Standard.rank(hand.cards()));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hand {
    cards: CardSet,
    /// The sum of what the cards add. The lowest 32 bits say which ranks are held how often, of up to seven cards. From bit
    /// 38 on: how many cards. From bit 44 on four bits a suit, clubs lowest: 3 more than the cards of it, so that the
    /// fourth bit is set where there are five or more, and right for up to twelve.
    sums: u64,
}

/// What a card adds by rank: the upper halves of the first numbers that `SplitMix64` makes of 0. The sums of all hands of
/// up to seven cards differ, and have a place each: whoever makes the places checks it.
pub(super) const RANK_SUM: [u32; Rank::COUNT] = [
    0xe220_a839,
    0x6e78_9e6a,
    0x06c4_5d18,
    0xf88b_b8a8,
    0x1b39_896a,
    0x53cb_9f0c,
    0x2c82_9abe,
    0xc584_133a,
    0x3ee5_7890,
    0xf3b8_488c,
    0x657e_ecdd,
    0xc2d3_26e0,
    0x8621_a03f,
];

const COUNT: u32 = 38;
const FIRST_SUIT: u32 = 44;
const SUIT_BITS: u32 = 4;
const EACH_SUIT: u64 = (1 | 1 << SUIT_BITS | 1 << (2 * SUIT_BITS) | 1 << (3 * SUIT_BITS)) << FIRST_SUIT;

/// The bits of which one is set where five or more cards of one suit are held.
pub(super) const FIVE_OF_A_SUIT: u64 = 8 * EACH_SUIT;

/// The bits of which one is set where eight or more cards are held.
pub(super) const EIGHT_OR_MORE: u64 = 0b11_1000 << COUNT;

/// The same of six or more; some are set for two or three cards too, but none for five.
pub(super) const SIX_OR_MORE: u64 = EIGHT_OR_MORE | 0b10 << COUNT;

/// What a card adds whatever its suit.
const fn card_sum(rank: usize) -> u64 {
    RANK_SUM[rank] as u64 + (1 << COUNT)
}

/// The hand of each card alone, the sums without what no cards have. Its length lets every place be looked up unchecked.
static CARDS: [Hand; 64] = {
    let mut hands = [Hand { cards: CardSet::EMPTY, sums: 0 }; 64];
    let mut place = 0;
    while place < Card::COUNT {
        let (rank, suit) = (place / Suit::COUNT, place % Suit::COUNT);
        let card = Card::new(Rank::ALL[rank], Suit::ALL[suit]);
        let suit_sum = 1 << (FIRST_SUIT + SUIT_BITS * suit as u32);
        hands[place] = Hand { cards: CardSet::EMPTY.with(card), sums: card_sum(rank) + suit_sum };
        place += 1;
    }
    hands
};

impl Hand {
    /// No cards.
    pub const EMPTY: Self = Self { cards: CardSet::EMPTY, sums: 3 * EACH_SUIT };

    /// With this card, which must not be held already: only debug builds check it, for this is the innermost step
    /// of every loop over hands.
    #[must_use]
    #[inline]
    pub fn with(self, card: Card) -> Self {
        debug_assert!(!self.cards.contains(card), "`{card}` is held already");
        let one = &CARDS[card.index() % CARDS.len()];
        Self { cards: self.cards | one.cards, sums: self.sums + one.sums }
    }

    /// The cards.
    #[inline]
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

    /// The sums: their lowest 32 bits tell hands of up to seven cards apart by rank.
    #[inline]
    pub(super) const fn sums(&self) -> u64 {
        self.sums
    }

    /// The ranks of the suit of which five or more are held, of up to seven cards; none where there is no such suit.
    #[inline]
    pub(super) const fn flush(&self) -> RankSet {
        let flushes = self.sums & FIVE_OF_A_SUIT;
        if flushes == 0 {
            return RankSet::EMPTY;
        }
        self.cards.of_suit(Suit::ALL[((flushes.trailing_zeros() - FIRST_SUIT) / SUIT_BITS) as usize])
    }
}

/// The ranks held, each so many times, whatever their suits: what is compared where nobody has a flush.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Suitless(u64);

impl Suitless {
    /// No cards.
    pub const EMPTY: Self = Self(0);

    /// With one more card of this rank.
    #[must_use]
    #[inline]
    pub fn with(self, rank: Rank) -> Self {
        Self(self.0 + card_sum(rank.index()))
    }

    /// The sums, those of the suits left out.
    #[inline]
    pub(super) const fn sums(self) -> u64 {
        self.0
    }
}

impl Add for Suitless {
    type Output = Self;

    /// The ranks of both.
    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl From<Hand> for Suitless {
    fn from(hand: Hand) -> Self {
        Self(hand.sums & ((1 << FIRST_SUIT) - 1))
    }
}

impl BitOr for Hand {
    type Output = Self;

    /// The cards of both, which must not share one: only debug builds check it.
    #[inline]
    fn bitor(self, other: Self) -> Self {
        debug_assert!(
            self.cards.is_disjoint(other.cards),
            "`{}` and `{}` share cards",
            self.cards,
            other.cards
        );
        Self { cards: self.cards | other.cards, sums: self.sums + (other.sums - Self::EMPTY.sums) }
    }
}

impl From<CardSet> for Hand {
    fn from(cards: CardSet) -> Self {
        cards.iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<Hand> for CardSet {
    fn from(hand: Hand) -> Self {
        hand.cards
    }
}

impl FromIterator<Card> for Hand {
    /// Cards that come twice count once.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().collect::<CardSet>().into()
    }
}

impl Default for Hand {
    fn default() -> Self {
        Self::EMPTY
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_of_a_set_are_those_of_its_cards() {
        let cards: Vec<Card> = Card::all().collect();
        for size in 0..=cards.len() {
            for from in 0..=cards.len() - size {
                let one_by_one =
                    cards[from..from + size].iter().fold(Hand::EMPTY, |hand, &card| hand.with(card));
                let set: CardSet = cards[from..from + size].iter().copied().collect();
                assert_eq!(one_by_one, Hand::from(set));
                let (front, back) = cards[from..from + size].split_at(size / 2);
                let [front, back] = [front, back].map(|part| part.iter().copied().collect::<Hand>());
                assert_eq!(front | back, one_by_one);
                assert_eq!(one_by_one.sums & EIGHT_OR_MORE != 0, size >= 8);
                let most = Suit::ALL.into_iter().map(|suit| set.of_suit(suit).len()).max();
                assert!(size > 12 || one_by_one.flush().is_empty() == (most < Some(5)));
                assert!(size < 5 || (one_by_one.sums & SIX_OR_MORE != 0) == (size >= 6));
            }
        }
    }
}
