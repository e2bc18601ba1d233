//! Pay tables, and the pay of any hand as a look-up.

use tuz_cards::{Card, CardSet, Rank, RankSet, Suit};

use crate::ranks::RankTable;
use crate::strength::STRENGTHS;
use crate::{Category, Holding, RankCounts, RankKey, Reading, Strength};

/// When a second combination is paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SecondRule {
    /// In six cards, a straight again with the other card of a rank that stands twice counts as a second straight
    /// (8:1 for the two); otherwise only the pair of that rank does (5:1).
    pub duplicated_straight: bool,
}

/// What combinations pay, to one.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PayTable {
    pays: [u32; Category::COUNT],
    /// The second combination; `None` when only the best is paid.
    pub second: Option<SecondRule>,
}

impl PayTable {
    /// The most that one combination can pay: two such pays still add up.
    pub const MOST: u32 = u32::MAX / 2;

    /// Pay by category, lowest first; what is given for no game is ignored.
    ///
    /// # Panics
    /// When a pay is above [`PayTable::MOST`].
    pub fn new(mut pays: [u32; Category::COUNT], second: Option<SecondRule>) -> Self {
        assert!(pays.iter().all(|&pay| pay <= Self::MOST), "a pay above {}", Self::MOST);
        pays[Category::NoGame.index()] = 0;
        Self { pays, second }
    }

    /// The table of nearly every house: 1 for ace-king and pair, 2, 3, 4, 5, 7, 20, 50, 100; two combinations paid.
    pub fn standard() -> Self {
        Self::new([0, 1, 1, 2, 3, 4, 5, 7, 20, 50, 100], Some(SecondRule { duplicated_straight: true }))
    }

    /// What one combination pays.
    pub const fn of(&self, category: Category) -> u32 {
        self.pays[category.index()]
    }
}

/// What a hand pays, split by combination.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct HandPay {
    /// To one, for the first combination.
    pub first: u32,
    /// To one, for the second; 0 when there is none.
    pub second: u32,
    /// The second beats exactly the hands below this strength (matters only where it must beat the dealer too);
    /// without a second, the strength of the hand.
    pub second_beats_below: Strength,
}

impl HandPay {
    /// To one, for both.
    pub const fn total(&self) -> u32 {
        self.first + self.second
    }

    fn of(reading: &Reading, table: &PayTable) -> Self {
        Self {
            first: reading.first.map_or(0, |first| table.of(first.category)),
            second: reading.second.map_or(0, |second| table.of(second.combination.category)),
            second_beats_below: reading.second.map_or(reading.strength, |second| second.beats_below),
        }
    }
}

/// The pay of every hand of five or six cards under one pay table, computed once and then looked up.
pub struct PayBook {
    table: PayTable,
    five: RankTable<HandPay>,
    six: RankTable<HandPay>,
    /// The totals of `six` alone: a third of its size, to stay in the cache.
    six_totals: RankTable<u32>,
    /// Six cards with a flush, by the bits of the suit and the rank of the card outside it (13: none).
    six_flush: Vec<HandPay>,
}

/// Places for the card outside the suit: a rank, or none.
const OFF_CARDS: usize = Rank::COUNT + 1;

impl PayBook {
    /// Computes the tables: some fifty milliseconds.
    pub fn new(table: PayTable) -> Self {
        let read = |cards: CardSet| HandPay::of(&Reading::new(cards, &table), &table);
        let by_rank = |counts: &RankCounts| read(without_flush(counts));
        let six = STRENGTHS.six.over_same_hands(by_rank);
        let nothing =
            HandPay { first: 0, second: 0, second_beats_below: Strength::weakest(Category::NoGame) };
        let mut six_flush = vec![nothing; (1 << Rank::COUNT) * OFF_CARDS];
        for bits in 0..1u16 << Rank::COUNT {
            let ranks = RankSet::from_bits(bits);
            let suited: CardSet = ranks.iter().map(|rank| Card::new(rank, Suit::Clubs)).collect();
            let row = usize::from(bits) * OFF_CARDS;
            match ranks.len() {
                5 => {
                    for off in Rank::ALL {
                        six_flush[row + off.index()] = read(suited.with(Card::new(off, Suit::Spades)));
                    }
                }
                6 => six_flush[row + Rank::COUNT] = read(suited),
                _ => {}
            }
        }
        Self {
            five: STRENGTHS.five.over_same_hands(by_rank),
            six_totals: six.map(HandPay::total),
            six,
            six_flush,
            table,
        }
    }

    /// The table it was made from.
    pub fn table(&self) -> &PayTable {
        &self.table
    }

    /// What the hand pays, split by combination.
    ///
    /// # Panics
    /// Unless five or six cards are held.
    pub fn pay(&self, hand: &Holding) -> HandPay {
        if hand.is_plain(6) {
            return *self.six.get(hand.key());
        }
        if hand.is_plain(5) {
            return *self.five.get(hand.key());
        }
        match (hand.len(), hand.flush()) {
            (6, Some((suit, ranks))) => self.six_flush[flush_place(hand, suit, ranks)],
            // Whatever else five cards of one suit hold lies inside the first combination.
            (5, Some((_, ranks))) => {
                let strength = STRENGTHS.flush[usize::from(ranks.bits())];
                HandPay { first: self.table.of(strength.category()), second: 0, second_beats_below: strength }
            }
            (count, _) => panic!("a hand has five or six cards, not {count}"),
        }
    }

    /// What five cards of these ranks pay that are not of one suit.
    ///
    /// # Panics
    /// When it is not the key of five cards.
    pub fn pay_of_five(&self, ranks: RankKey) -> HandPay {
        *self.five.get(ranks)
    }

    /// What six cards of these ranks pay, no five of one suit.
    ///
    /// # Panics
    /// When it is not the key of six cards.
    pub fn pay_of_six(&self, ranks: RankKey) -> HandPay {
        *self.six.get(ranks)
    }

    /// What the hand pays in all, to one: [`HandPay::total`] by the shortest way.
    ///
    /// # Panics
    /// Unless five or six cards are held.
    pub fn total(&self, hand: &Holding) -> u32 {
        if hand.is_plain(6) {
            return *self.six_totals.get(hand.key());
        }
        self.pay(hand).total()
    }
}

fn flush_place(hand: &Holding, suit: Suit, ranks: RankSet) -> usize {
    let suited: CardSet = ranks.iter().map(|rank| Card::new(rank, suit)).collect();
    let off = (hand.cards() - suited).ranks().iter().next().map_or(Rank::COUNT, Rank::index);
    usize::from(ranks.bits()) * OFF_CARDS + off
}

/// Cards of these ranks, no five of one suit.
fn without_flush(counts: &RankCounts) -> CardSet {
    let mut next = 0;
    let mut cards = CardSet::EMPTY;
    for (rank, count) in counts.iter() {
        for _ in 0..count {
            cards = cards.with(Card::new(rank, Suit::ALL[next % Suit::COUNT]));
            next += 1;
        }
    }
    cards
}
