//! Hands that are decided alike.

use serde::{Deserialize, Serialize};
use tuz_cards::{CardSet, Rank};
use tuz_hands::{Category, Holding};
use tuz_odds::strategy::DrawKind;

/// A group of hands by what they are or lack one card of, for statistics. Greater ones are stronger.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandGroup {
    /// Nothing, and no four cards towards a straight or a flush.
    Nothing,
    /// Nothing or ace-king, and one card makes it a straight.
    FourToStraight,
    /// Nothing or ace-king, and one card makes it a flush.
    FourToFlush,
    /// Ace-king, and no such four cards.
    AceKing,
    /// A pair of twos to tens.
    LowPair,
    /// A pair of jacks to aces.
    HighPair,
    /// Two pair.
    TwoPair,
    /// Three of a kind.
    Three,
    /// A straight or a flush.
    StraightOrFlush,
    /// A full house or better.
    FullHouseUp,
}

impl HandGroup {
    /// All, weakest first.
    pub const ALL: [Self; 10] = [
        Self::Nothing,
        Self::FourToStraight,
        Self::FourToFlush,
        Self::AceKing,
        Self::LowPair,
        Self::HighPair,
        Self::TwoPair,
        Self::Three,
        Self::StraightOrFlush,
        Self::FullHouseUp,
    ];

    /// The group of a hand of five or six cards.
    pub fn of(hand: CardSet) -> Self {
        match Holding::from(hand).strength().category() {
            Category::NoGame | Category::AceKing if DrawKind::Flush.is_in(hand) => Self::FourToFlush,
            Category::NoGame | Category::AceKing if four_to_a_straight(hand) => Self::FourToStraight,
            Category::NoGame => Self::Nothing,
            Category::AceKing => Self::AceKing,
            Category::Pair => {
                let pair = Rank::ALL.into_iter().find(|&rank| hand.count_of_rank(rank) == 2);
                if pair >= Some(Rank::Jack) { Self::HighPair } else { Self::LowPair }
            }
            Category::TwoPair => Self::TwoPair,
            Category::Three => Self::Three,
            Category::Straight | Category::Flush => Self::StraightOrFlush,
            _ => Self::FullHouseUp,
        }
    }
}

/// Whether one card more makes a straight.
fn four_to_a_straight(hand: CardSet) -> bool {
    [DrawKind::OpenStraight, DrawKind::InsideStraight].into_iter().any(|draw| draw.is_in(hand))
}

#[cfg(test)]
mod tests {
    use tuz_cards::{Card, parse_card_set};

    use super::*;

    #[test]
    fn hands_fall_into_their_groups() {
        for (hand, group) in [
            ("2s 4d 7h 9s Qc", HandGroup::Nothing),
            ("As 2d 3h 5s 9c", HandGroup::FourToStraight),
            ("As Kd Qh Js 9c", HandGroup::FourToStraight),
            ("9s Td Qh Ks 2c", HandGroup::FourToStraight),
            ("As Ks 7s 4s 2d", HandGroup::FourToFlush),
            ("As Kd 9h 4s 2d", HandGroup::AceKing),
            ("Ts Td 9h 4s 2d", HandGroup::LowPair),
            ("Js Jd 9h 4s 2d", HandGroup::HighPair),
            ("Js Jd 9h 9s 2d 3h", HandGroup::TwoPair),
            ("Js Jd Jh 9s 2d", HandGroup::Three),
            ("5s 6d 7h 8s 9d", HandGroup::StraightOrFlush),
            ("Js Jd Jh 9s 9d", HandGroup::FullHouseUp),
        ] {
            assert_eq!(HandGroup::of(parse_card_set(hand).unwrap()), group, "{hand}");
        }
    }

    /// A hand lacks one card of a straight or a flush just when some card makes one of it.
    #[test]
    fn four_cards_towards_something_are_those_that_one_card_completes() {
        let pack: CardSet = Card::all().collect();
        for hand in pack.subsets(5).step_by(97) {
            let strength = Holding::from(hand).strength().category();
            if strength > Category::AceKing {
                continue;
            }
            let makes = |wanted: fn(Category) -> bool| {
                (pack - hand)
                    .into_iter()
                    .any(|card| wanted(Holding::from(hand.with(card)).strength().category()))
            };
            let flush = makes(|made| {
                matches!(made, Category::Flush | Category::StraightFlush | Category::RoyalFlush)
            });
            let straight = makes(|made| made == Category::Straight);
            let group = HandGroup::of(hand);
            assert_eq!(group == HandGroup::FourToFlush, flush, "{hand}");
            if !flush {
                assert_eq!(group == HandGroup::FourToStraight, straight, "{hand}");
            }
        }
    }
}
