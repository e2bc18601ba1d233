//! Cards that lack one, two or three to a straight or a flush.

use tuz_cards::{Card, CardSet, Rank, RankSet, Suit};

/// Cards that lack one, two or three to something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DrawKind {
    /// Four cards of one suit.
    Flush,
    /// Four ranks in a row that a rank at either end completes.
    OpenStraight,
    /// Four ranks that one rank alone completes.
    InsideStraight,
    /// Five ranks of which two different fours lack one inside, so that two ranks complete a straight.
    DoubleInsideStraight,
    /// Five ranks that one rank inside completes to six in a row, which are two straights.
    SixStraight,
    /// Four cards of one suit that some card completes to a straight flush.
    StraightFlush,
    /// Three cards of one suit.
    ThreeToFlush,
    /// Three cards of one suit that some two cards complete to a straight flush.
    ThreeToStraightFlush,
    /// Three cards of one suit, tens or higher.
    ThreeToRoyalFlush,
    /// Two cards of one suit, tens or higher.
    TwoToRoyalFlush,
}

impl DrawKind {
    /// The cards: of a suit exactly so many must be held, and four ranks must not be part of a straight. Of several the
    /// highest, and of cards of one rank that of the highest suit. Of five ranks all five.
    pub fn cards(self, held: CardSet) -> Option<CardSet> {
        match self {
            Self::Flush => suit_of(held, 4).map(|suit| suited(held, suit)),
            Self::OpenStraight => four_to_a_straight(held.ranks(), 2).map(|four| highest_of(held, four)),
            Self::InsideStraight => four_to_a_straight(held.ranks(), 1).map(|four| highest_of(held, four)),
            Self::DoubleInsideStraight => double_inside(held.ranks()).map(|five| highest_of(held, five)),
            Self::SixStraight => five_to_six(held.ranks()).map(|five| highest_of(held, five)),
            Self::StraightFlush => {
                let four = |suit: Suit| {
                    let ranks = held.of_suit(suit);
                    let four = four_to_a_straight(ranks, 2).or_else(|| four_to_a_straight(ranks, 1))?;
                    Some(four.iter().map(|rank| Card::new(rank, suit)).collect())
                };
                Suit::ALL.into_iter().rev().find_map(four)
            }
            Self::ThreeToFlush => suit_of(held, 3).map(|suit| suited(held, suit)),
            Self::ThreeToStraightFlush => suit_of(held, 3).and_then(|suit| {
                let three = places(held.of_suit(suit));
                // An ace has two places, one of which is in a straight.
                let is_part = |straight: u16| ranks_at(three & straight).len() == 3;
                STRAIGHTS.into_iter().any(is_part).then(|| suited(held, suit))
            }),
            Self::ThreeToRoyalFlush => to_royal(held, 3),
            Self::TwoToRoyalFlush => to_royal(held, 2),
        }
    }

    /// Whether suits matter to it.
    pub fn hangs_on_suits(self) -> bool {
        match self {
            Self::OpenStraight | Self::InsideStraight | Self::DoubleInsideStraight | Self::SixStraight => {
                false
            }
            Self::Flush
            | Self::StraightFlush
            | Self::ThreeToFlush
            | Self::ThreeToStraightFlush
            | Self::ThreeToRoyalFlush
            | Self::TwoToRoyalFlush => true,
        }
    }

    /// Whether it is held.
    pub fn is_in(self, held: CardSet) -> bool {
        match self {
            Self::Flush => suit_of(held, 4).is_some(),
            Self::ThreeToFlush => suit_of(held, 3).is_some(),
            Self::OpenStraight => four_to_a_straight(held.ranks(), 2).is_some(),
            Self::InsideStraight => four_to_a_straight(held.ranks(), 1).is_some(),
            Self::DoubleInsideStraight => double_inside(held.ranks()).is_some(),
            Self::SixStraight => five_to_six(held.ranks()).is_some(),
            Self::StraightFlush
            | Self::ThreeToStraightFlush
            | Self::ThreeToRoyalFlush
            | Self::TwoToRoyalFlush => self.cards(held).is_some(),
        }
    }
}

/// The suit of exactly so many cards, the highest such.
fn suit_of(held: CardSet, cards: usize) -> Option<Suit> {
    Suit::ALL.into_iter().rev().find(|&suit| held.of_suit(suit).len() == cards)
}

/// Exactly so many cards of one suit that are tens or higher; of several suits the highest.
fn to_royal(held: CardSet, cards: usize) -> Option<CardSet> {
    let high = |suit: Suit| {
        let high: RankSet = held.of_suit(suit).iter().filter(|rank| *rank >= Rank::Ten).collect();
        (high.len() == cards).then_some((high.bits(), suit))
    };
    let (high, suit) = Suit::ALL.into_iter().filter_map(high).max()?;
    Some(RankSet::from_bits(high).iter().map(|rank| Card::new(rank, suit)).collect())
}

fn suited(held: CardSet, suit: Suit) -> CardSet {
    held.of_suit(suit).iter().map(|rank| Card::new(rank, suit)).collect()
}

fn highest_of(held: CardSet, ranks: RankSet) -> CardSet {
    let highest = |rank| Suit::ALL.into_iter().rev().map(move |suit| Card::new(rank, suit));
    ranks.iter().filter_map(|rank| highest(rank).find(|&card| held.contains(card))).collect()
}

/// Four of these ranks that `outs` ranks complete to a straight, the highest such; `None` where the ranks hold a
/// straight.
fn four_to_a_straight(ranks: RankSet, outs: usize) -> Option<RankSet> {
    let held = places(ranks);
    if STRAIGHTS.into_iter().any(|straight| held & straight == straight) {
        return None;
    }
    let fours = STRAIGHTS.into_iter().rev().map(|straight| held & straight);
    let fours = fours.filter(|four| four.count_ones() == 4);
    let completed = |four: u16| STRAIGHTS.into_iter().filter(|straight| four & !straight == 0).count();
    fours.filter(|&four| completed(four) == outs).map(ranks_at).next()
}

/// Five of these ranks of which two ranks, each inside another four, complete a straight, the highest such; `None` where
/// the ranks hold a straight or four in a row that a rank at either end completes.
fn double_inside(ranks: RankSet) -> Option<RankSet> {
    four_to_a_straight(ranks, 1).filter(|_| four_to_a_straight(ranks, 2).is_none())?;
    let held = places(ranks);
    let lacking = |straight: &u16| (held & straight).count_ones() == 4;
    let fours: Vec<u16> = STRAIGHTS.into_iter().filter(lacking).collect();
    let next = |pair: &[u16]| held & (pair[0] | pair[1]);
    let pairs = fours.windows(2).filter(|pair| pair[0] & !held != pair[1] & !held);
    pairs.map(next).map(ranks_at).rfind(|five| five.len() == 5)
}

/// Five of these ranks of which one inside is lacking to six in a row, the highest such; `None` where the ranks hold a
/// straight.
fn five_to_six(ranks: RankSet) -> Option<RankSet> {
    let held = places(ranks);
    if STRAIGHTS.into_iter().any(|straight| held & straight == straight) {
        return None;
    }
    let sixes = STRAIGHTS.windows(2).rev().map(|straights| held & (straights[0] | straights[1]));
    sixes.filter(|five| five.count_ones() == 5).map(ranks_at).next()
}

/// The straights from 5-4-3-2-A up, in places: one place for the low ace, then one a rank.
const STRAIGHTS: [u16; 10] = {
    let mut straights = [0; 10];
    let mut lowest = 0;
    while lowest < 10 {
        straights[lowest] = 0b1_1111 << lowest;
        lowest += 1;
    }
    straights
};

/// The places of ranks; the ace has two.
fn places(ranks: RankSet) -> u16 {
    ranks.bits() << 1 | u16::from(ranks.contains(Rank::Ace))
}

fn ranks_at(places: u16) -> RankSet {
    RankSet::from_bits(places >> 1 | (places & 1) << Rank::Ace.index())
}

#[cfg(test)]
mod tests {
    use tuz_cards::parse_card_set;

    use super::*;

    fn cards(kind: DrawKind, held: &str) -> String {
        kind.cards(parse_card_set(held).unwrap()).map_or("-".to_owned(), |cards| cards.to_string())
    }

    #[test]
    fn cards_lack_one_or_two() {
        use DrawKind::{
            DoubleInsideStraight, Flush, InsideStraight, OpenStraight, SixStraight, StraightFlush,
            ThreeToFlush, ThreeToRoyalFlush, ThreeToStraightFlush, TwoToRoyalFlush,
        };
        let cases = [
            (Flush, "As 9s 5s 2s Kd", "As 9s 5s 2s"),
            (Flush, "As 9s 5s 2s 3s", "-"),
            (Flush, "As 9s 5s 2d 3d", "-"),
            (OpenStraight, "9s 8d 7h 6c 2s", "9s 8d 7h 6c"),
            (OpenStraight, "9s 8d 7h 6c 6s", "9s 8d 7h 6s"),
            (OpenStraight, "9s 8d 7h 6c 5s", "-"),
            (OpenStraight, "As 2d 3h 4c 9s", "-"),
            (OpenStraight, "As Kd Qh Jc 9s", "-"),
            (OpenStraight, "2s 3d 4h 5c 9s", "5c 4h 3d 2s"),
            (InsideStraight, "As 2d 3h 4c 9s", "As 4c 3h 2d"),
            (InsideStraight, "As Kd Qh Jc 9s", "As Kd Qh Jc"),
            (InsideStraight, "9s 8d 7h 5c 2s", "9s 8d 7h 5c"),
            (InsideStraight, "9s 8d 7h 6c 2s", "-"),
            (InsideStraight, "8s 6d 5h 4c 2s", "8s 6d 5h 4c"),
            (InsideStraight, "9s 8d 4h 3c 2s", "-"),
            (StraightFlush, "9s 8s 7s 5s 2d", "9s 8s 7s 5s"),
            (StraightFlush, "9s 8s 7s 5d 2d", "-"),
            (StraightFlush, "As 2s 3s 4s Kd", "As 4s 3s 2s"),
            (ThreeToFlush, "As 9s 5s 2d Kd", "As 9s 5s"),
            (ThreeToFlush, "As 9s 5s 2s Kd", "-"),
            (ThreeToFlush, "As 9s 5d 2d Kc", "-"),
            (ThreeToFlush, "9s 9d As 5s 2c", "As 9s 5s"),
            (ThreeToStraightFlush, "9s 8s 5s 2d Kd", "9s 8s 5s"),
            (ThreeToStraightFlush, "9s 8s 4s 2d Kd", "-"),
            (ThreeToStraightFlush, "As 2s 5s 9d Kd", "As 5s 2s"),
            (ThreeToStraightFlush, "As Js Ts 9d 2d", "As Js Ts"),
            (ThreeToStraightFlush, "As Ts 2s 9d 2d", "-"),
            (ThreeToStraightFlush, "9s 8s 7s 6s Kd", "-"),
            (DoubleInsideStraight, "Qs Td 9h 8c 6s", "Qs Td 9h 8c 6s"),
            (DoubleInsideStraight, "Ks Jd Th 9c 7s", "Ks Jd Th 9c 7s"),
            (DoubleInsideStraight, "As 3d 4h 5c 7s", "As 7s 5c 4h 3d"),
            (DoubleInsideStraight, "As Kd Qh Jc 9s", "-"),
            (DoubleInsideStraight, "9s 8d 7h 6c 4s", "-"),
            (DoubleInsideStraight, "9s 8d 7h 5c 2s", "-"),
            (DoubleInsideStraight, "Qs Td 9h 8c 7s", "-"),
            (SixStraight, "Ks Qd Jh 9c 8s", "Ks Qd Jh 9c 8s"),
            (SixStraight, "As 2d 3h 5c 6s", "As 6s 5c 3h 2d"),
            (SixStraight, "Ks Qd Jh Tc 8s", "Ks Qd Jh Tc 8s"),
            (SixStraight, "As Kd Qh Jc 9s", "As Kd Qh Jc 9s"),
            (SixStraight, "Ks Qd Jh Tc 9s", "-"),
            (SixStraight, "Qs Td 9h 8c 6s", "-"),
            (SixStraight, "Ks Qd Jh 9c 7s", "-"),
            (TwoToRoyalFlush, "Ks Js 5s 2d 3h", "Ks Js"),
            (TwoToRoyalFlush, "Ks Js Qd Td 3h", "Ks Js"),
            (TwoToRoyalFlush, "Ks Js Ad Td 3h", "Ad Td"),
            (TwoToRoyalFlush, "Ks Js Ts Qd 3h", "-"),
            (TwoToRoyalFlush, "Ks 9s Qd Tc 3h", "-"),
            (ThreeToRoyalFlush, "Ks Js Ts Qd 3s", "Ks Js Ts"),
            (ThreeToRoyalFlush, "Ks Js Qs As 3h", "-"),
        ];
        for (kind, held, wanted) in cases {
            assert_eq!(cards(kind, held), wanted, "{kind:?} {held}");
            assert_eq!(kind.is_in(parse_card_set(held).unwrap()), wanted != "-", "{kind:?} {held}");
        }
    }
}
