//! Four cards that lack one to a straight or a flush.

use tuz_cards::{Card, CardSet, Rank, RankSet, Suit};

/// Four cards that lack one to something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DrawKind {
    /// Four cards of one suit.
    Flush,
    /// Four ranks in a row that a rank at either end completes.
    OpenStraight,
    /// Four ranks that one rank alone completes.
    InsideStraight,
    /// Four cards of one suit that some card completes to a straight flush.
    StraightFlush,
}

impl DrawKind {
    /// The four cards, where exactly four of one suit, or four ranks but not a straight, are held. Of several the
    /// highest, and of cards of one rank that of the highest suit.
    pub fn cards(self, held: CardSet) -> Option<CardSet> {
        match self {
            Self::Flush => four_suited(held).map(|suit| suited(held, suit)),
            Self::OpenStraight => four_to_a_straight(held.ranks(), 2).map(|four| highest_of(held, four)),
            Self::InsideStraight => four_to_a_straight(held.ranks(), 1).map(|four| highest_of(held, four)),
            Self::StraightFlush => {
                let four = |suit: Suit| {
                    let ranks = held.of_suit(suit);
                    let four = four_to_a_straight(ranks, 2).or_else(|| four_to_a_straight(ranks, 1))?;
                    Some(four.iter().map(|rank| Card::new(rank, suit)).collect())
                };
                Suit::ALL.into_iter().rev().find_map(four)
            }
        }
    }

    /// Whether it is held.
    pub fn is_in(self, held: CardSet) -> bool {
        match self {
            Self::Flush => four_suited(held).is_some(),
            Self::OpenStraight => four_to_a_straight(held.ranks(), 2).is_some(),
            Self::InsideStraight => four_to_a_straight(held.ranks(), 1).is_some(),
            Self::StraightFlush => self.cards(held).is_some(),
        }
    }
}

/// The suit of exactly four cards.
fn four_suited(held: CardSet) -> Option<Suit> {
    Suit::ALL.into_iter().find(|&suit| held.of_suit(suit).len() == 4)
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
    fn four_cards_lack_one() {
        use DrawKind::{Flush, InsideStraight, OpenStraight, StraightFlush};
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
        ];
        for (kind, held, wanted) in cases {
            assert_eq!(cards(kind, held), wanted, "{kind:?} {held}");
            assert_eq!(kind.is_in(parse_card_set(held).unwrap()), wanted != "-", "{kind:?} {held}");
        }
    }
}
