//! Which cards stay in an exchange.

use tuz_cards::{Card, CardSet, RankSet};
use tuz_hands::{Category, Holding};

use super::draws::DrawKind;

/// Cards that stay for what they make.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum KeepKind {
    /// None.
    Nothing,
    /// The cards that make the combination, kickers left out.
    Combination,
    /// Four to a flush.
    FlushDraw,
    /// Four to a straight, an open one before an inside one.
    StraightDraw,
    /// Four to a straight flush.
    StraightFlushDraw,
    /// Three to a flush.
    ThreeToFlush,
    /// Three to a straight flush.
    ThreeToStraightFlush,
    /// Three to a royal flush, or two where there are not three.
    RoyalFlushDraw,
}

impl KeepKind {
    /// The cards; `None` where the hand does not have them.
    fn cards(self, hand: CardSet) -> Option<CardSet> {
        match self {
            Self::Nothing => Some(CardSet::EMPTY),
            Self::Combination => combination(hand),
            Self::FlushDraw => DrawKind::Flush.cards(hand),
            Self::StraightDraw => {
                DrawKind::OpenStraight.cards(hand).or_else(|| DrawKind::InsideStraight.cards(hand))
            }
            Self::StraightFlushDraw => DrawKind::StraightFlush.cards(hand),
            Self::ThreeToFlush => DrawKind::ThreeToFlush.cards(hand),
            Self::ThreeToStraightFlush => DrawKind::ThreeToStraightFlush.cards(hand),
            Self::RoyalFlushDraw => {
                DrawKind::ThreeToRoyalFlush.cards(hand).or_else(|| DrawKind::TwoToRoyalFlush.cards(hand))
            }
        }
    }
}

/// The cards that make the combination of five cards.
fn combination(hand: CardSet) -> Option<CardSet> {
    let category = Holding::from(hand).strength().category();
    Some(match category {
        Category::NoGame => return None,
        Category::AceKing => hand.iter().filter(|card| card.rank() >= tuz_cards::Rank::King).collect(),
        Category::Pair | Category::TwoPair | Category::Three | Category::Four => {
            hand.iter().filter(|card| hand.count_of_rank(card.rank()) > 1).collect()
        }
        _ => hand,
    })
}

/// Which cards stay: what `kind` names, cards of `ranks`, and the highest of the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Keep {
    /// Cards that stay for what they make.
    pub kind: KeepKind,
    /// All cards of these ranks stay too.
    pub ranks: RankSet,
    /// Of the cards that are left so many stay too, the highest; of equal ranks those of the higher suits.
    pub highest: u8,
}

impl Keep {
    /// Whether every hand has what is to be kept, so that something goes.
    pub fn is_in_every_hand(&self) -> bool {
        self.kind == KeepKind::Nothing && self.ranks.is_empty() && self.highest < 5
    }

    /// The cards that go; `None` where the hand does not have what is to be kept, or nothing would go.
    pub fn thrown(&self, hand: CardSet) -> Option<CardSet> {
        let mut kept = self.kind.cards(hand)?;
        if !self.ranks.is_empty() {
            let of_ranks: CardSet = hand.iter().filter(|card| self.ranks.contains(card.rank())).collect();
            if of_ranks.is_empty() {
                return None;
            }
            kept = kept | of_ranks;
        }
        let mut rest: Vec<Card> = (hand - kept).iter().collect();
        rest.sort_unstable();
        rest.truncate(rest.len().saturating_sub(self.highest.into()));
        (!rest.is_empty()).then(|| rest.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use tuz_cards::{Rank, parse_card_set};

    use super::*;

    fn thrown(kind: KeepKind, ranks: &[Rank], highest: u8, hand: &str) -> String {
        let keep = Keep { kind, ranks: ranks.iter().copied().collect(), highest };
        keep.thrown(parse_card_set(hand).unwrap()).map_or("-".to_owned(), |cards| cards.to_string())
    }

    #[test]
    fn what_is_not_kept_goes() {
        use KeepKind::{
            Combination, FlushDraw, Nothing, RoyalFlushDraw, StraightDraw, StraightFlushDraw, ThreeToFlush,
        };
        let cases: &[(KeepKind, &[Rank], u8, &str, &str)] = &[
            (Combination, &[], 0, "9s 9d Kh 5c 2s", "Kh 5c 2s"),
            (Combination, &[], 1, "9s 9d Kh 5c 2s", "5c 2s"),
            (Combination, &[], 0, "9s 9d Kh Kc 2s", "2s"),
            (Combination, &[], 0, "9s 9d 9h Kc 2s", "Kc 2s"),
            (Combination, &[], 0, "9s 9d 9h 9c 2s", "2s"),
            (Combination, &[], 0, "As Kd 9h 8c 2s", "9h 8c 2s"),
            (Combination, &[], 0, "As Qd 9h 8c 2s", "-"),
            (Combination, &[], 0, "9s 9d 9h Kc Ks", "-"),
            (FlushDraw, &[], 0, "9s 9d As 5s 2s", "9d"),
            (FlushDraw, &[], 1, "9s 9d As 5s 2s", "-"),
            (FlushDraw, &[], 0, "9s 9d Ad 5s 2s", "-"),
            (StraightDraw, &[], 0, "9s 8d 7h 6c 2s", "2s"),
            (StraightDraw, &[], 0, "9s 8d 7h 5c 2s", "2s"),
            (StraightFlushDraw, &[], 0, "9s 8s 7s 5s 6d", "6d"),
            (StraightFlushDraw, &[], 0, "9s 8s 7s 2s 5d", "-"),
            (ThreeToFlush, &[], 0, "9s 9d As 5s 2h", "9d 2h"),
            (ThreeToFlush, &[], 1, "9s 7s Ad 5s 2h", "2h"),
            (RoyalFlushDraw, &[], 0, "Ks Js Ts Qd 3s", "Qd 3s"),
            (RoyalFlushDraw, &[], 0, "Ks Js Qd Td 3s", "Qd Td 3s"),
            (RoyalFlushDraw, &[], 0, "Ks 9s 8s 7d 3s", "-"),
            (Nothing, &[], 0, "As Qd 9h 8c 2s", "As Qd 9h 8c 2s"),
            (Nothing, &[], 2, "As Qd 9h 8c 2s", "9h 8c 2s"),
            (Nothing, &[], 1, "As Ad 9h 8c 2s", "Ad 9h 8c 2s"),
            (Nothing, &[Rank::Ace, Rank::Queen], 0, "As Qd 9h 8c 2s", "9h 8c 2s"),
            (Nothing, &[Rank::King], 0, "As Qd 9h 8c 2s", "-"),
            (Combination, &[Rank::Ace], 0, "9s 9d Ah 5c 2s", "5c 2s"),
        ];
        for &(kind, ranks, highest, hand, wanted) in cases {
            assert_eq!(thrown(kind, ranks, highest, hand), wanted, "{kind:?} {ranks:?} {highest} {hand}");
        }
    }
}
