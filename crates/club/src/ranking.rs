//! The rankings that club games are played by.

use tuz_cards::{CardSet, Rank, RankSet, Suit};

/// A way to rank hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ranking {
    /// Straight flush, four, full house, flush, straight, three, two pair, pair, high card.
    Standard,
    /// Straight flush, four, flush, full house, three, straight, two pair, pair, high card; the ace also stands below
    /// the lowest rank of the pack.
    Iranian {
        /// The lowest rank of the pack.
        lowest: Rank,
    },
    /// Low: straights and flushes do not count, the ace is low.
    AceToFive,
    /// As [`AceToFive`](Self::AceToFive), for five different ranks of which none is above the eight.
    EightOrBetter,
    /// Low: straights and flushes count, the ace is high and nothing else.
    DeuceToSeven,
}

/// How good cards are; the greater is the better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(u32);

/// How many cards make a hand.
pub const HAND: usize = 5;

const CATEGORY: u32 = 20;
const HIGH_CARD: u32 = 0;
const PAIR: u32 = 1;
const TWO_PAIR: u32 = 2;
const THREE: u32 = 3;
const STRAIGHT: u32 = 4;
const FLUSH: u32 = 5;
const FULL_HOUSE: u32 = 6;
const FOUR: u32 = 7;
const STRAIGHT_FLUSH: u32 = 8;

impl Ranking {
    /// What the best five of these cards are worth, or all of them where there are fewer; `None` when they do not
    /// qualify.
    pub fn rank(self, cards: CardSet) -> Option<Score> {
        match self {
            Self::Standard => Some(Score(high(cards, Some(Rank::Two), false))),
            Self::Iranian { lowest } => Some(Score(high(cards, Some(lowest), true))),
            Self::AceToFive => Some(low_of(cards, ace_to_five)),
            Self::EightOrBetter => {
                let low = aces_low(cards.ranks()) & 0xff;
                (low.count_ones() >= HAND as u32).then(|| Score(u32::MAX - lowest(low, HAND as u32)))
            }
            Self::DeuceToSeven => Some(low_of(cards, |cards| high(cards, None, false))),
        }
    }
}

/// The lowest of all fives, as a score.
fn low_of(cards: CardSet, height: impl Fn(CardSet) -> u32) -> Score {
    let least = if cards.len() > HAND {
        cards.subsets(HAND).map(height).min().unwrap_or(u32::MAX)
    } else {
        height(cards)
    };
    Score(u32::MAX - least)
}

/// The ranks with the ace as bit 0 and the king as bit 12.
fn aces_low(ranks: RankSet) -> u32 {
    let bits = u32::from(ranks.bits());
    bits << 1 & 0x1fff | bits >> 12
}

/// The lowest `count` of these ranks, the highest of them first, four bits each.
fn lowest(mut bits: u32, count: u32) -> u32 {
    let mut key = 0;
    for place in 0..count.min(bits.count_ones()) {
        key |= bits.trailing_zeros() << (4 * place);
        bits &= bits - 1;
    }
    key
}

/// How high five cards or fewer stand where only pairs and ranks count and the ace is low.
fn ace_to_five(cards: CardSet) -> u32 {
    let [pairs, threes, fours] = repeated(cards);
    let order = |bits: u32| bits << 1 & 0x1fff | bits >> 12;
    let category = category_of_groups(pairs, threes, fours);
    let bits = u32::from(cards.ranks().bits());
    category << CATEGORY | by_groups([fours, threes & !fours, pairs & !threes, bits & !pairs].map(order), 5)
}

/// Ranks held twice, three times and four times at least.
fn repeated(cards: CardSet) -> [u32; 3] {
    let [a, b, c, d] = Suit::ALL.map(|suit| u32::from(cards.of_suit(suit).bits()));
    let pairs = a & b | a & c | a & d | b & c | b & d | c & d;
    let threes = a & b & (c | d) | c & d & (a | b);
    [pairs, threes, a & b & c & d]
}

fn category_of_groups(pairs: u32, threes: u32, fours: u32) -> u32 {
    if fours != 0 {
        FOUR
    } else if threes != 0 && pairs.count_ones() > 1 {
        FULL_HOUSE
    } else if threes != 0 {
        THREE
    } else {
        pairs.count_ones().min(TWO_PAIR)
    }
}

/// The ranks of the groups in order, each group from the highest, four bits each; `places` of them.
fn by_groups(groups: [u32; 4], places: u32) -> u32 {
    let mut key = 0;
    let mut left = places;
    for mut bits in groups {
        while bits != 0 && left > 0 {
            let top = 31 - bits.leading_zeros();
            key = key << 4 | top + 1;
            bits &= !(1 << top);
            left -= 1;
        }
    }
    key << (4 * left)
}

/// The highest rank of a straight in these ranks, plus one; 0 for none. The ace also stands below `lowest`.
fn straight(ranks: u32, lowest: Option<Rank>) -> u32 {
    let runs = ranks & ranks << 1 & ranks << 2 & ranks << 3 & ranks << 4;
    if runs != 0 {
        return 32 - runs.leading_zeros();
    }
    let Some(lowest) = lowest else { return 0 };
    let wheel = 1 << Rank::Ace as u32 | 0b1111 << lowest as u32;
    if ranks & wheel == wheel { lowest as u32 + 4 } else { 0 }
}

/// How high these cards stand.
fn high(cards: CardSet, lowest: Option<Rank>, iranian: bool) -> u32 {
    let ranks = u32::from(cards.ranks().bits());
    let [pairs, threes, fours] = repeated(cards);
    let flush = Suit::ALL.map(|suit| cards.of_suit(suit)).into_iter().find(|suit| suit.len() >= HAND);
    let run = straight(ranks, lowest);
    if let Some(suit) = flush {
        let run = straight(u32::from(suit.bits()), lowest);
        if run != 0 {
            return STRAIGHT_FLUSH << CATEGORY | run;
        }
    }
    let with = |category: u32, key: u32| category << CATEGORY | key;
    let top = |bits: u32| if bits == 0 { 0 } else { 1 << (31 - bits.leading_zeros()) };
    let four = top(fours);
    if four != 0 {
        return with(FOUR, by_groups([four, top(ranks & !four), 0, 0], 2));
    }
    let three = top(threes);
    let pair = top(pairs & !three);
    let full_house = (three != 0 && pair != 0).then(|| by_groups([three, pair, 0, 0], 2));
    let flush = flush.map(|suit| by_groups([u32::from(suit.bits()), 0, 0, 0], 5));
    let threes = (three != 0).then(|| by_groups([three, ranks & !three, 0, 0], 3));
    // The Iranian game exchanges two neighbours twice: its categories carry the number of their place.
    if iranian {
        if let Some(key) = flush {
            return with(FULL_HOUSE, key);
        }
        if let Some(key) = full_house {
            return with(FLUSH, key);
        }
        if let Some(key) = threes {
            return with(STRAIGHT, key);
        }
        if run != 0 {
            return with(THREE, run);
        }
    } else {
        if let Some(key) = full_house {
            return with(FULL_HOUSE, key);
        }
        if let Some(key) = flush {
            return with(FLUSH, key);
        }
        if run != 0 {
            return with(STRAIGHT, run);
        }
        if let Some(key) = threes {
            return with(THREE, key);
        }
    }
    if pair == 0 {
        return with(HIGH_CARD, by_groups([ranks, 0, 0, 0], 5));
    }
    let second = top(pairs & !pair);
    if second == 0 {
        return with(PAIR, by_groups([pair, ranks & !pair, 0, 0], 4));
    }
    with(TWO_PAIR, by_groups([pair, second, top(ranks & !pair & !second), 0], 3))
}
