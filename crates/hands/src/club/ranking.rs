//! Which hand is better.

use std::cmp::Reverse;
use std::sync::OnceLock;

use tuz_cards::{Card, CardSet, Rank};

use super::{Category, Score, Scorer};

/// Which of two hands is better.
///
/// ```
/// use tuz_cards::parse_card_set;
/// use tuz_hands::club::Ranking;
/// let cards = |text| parse_card_set(text).unwrap();
/// let (wheel, six) = (cards("5c 4d 3h 2s Ac"), cards("6c 4d 3h 2s Ac"));
/// assert!(Ranking::AceToFive.rank(wheel) > Ranking::AceToFive.rank(six));
/// assert!(Ranking::DeuceToSeven.rank(wheel) > Ranking::DeuceToSeven.rank(cards("Ac 6d 3h 2s 4c")));
/// assert_eq!(Ranking::EightOrBetter.rank(cards("9c 4d 3h 2s Ac")), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ranking {
    /// The usual one: a straight flush is best and a high card worst; the ace is high, or low in 5-4-3-2-A.
    Standard,
    /// That of Iranian poker with a stripped pack: a flush beats a full house, and three of a kind a straight.
    Iranian {
        /// The lowest rank of the pack. The ace stands below it too, in a straight.
        lowest: Rank,
    },
    /// The lowest hand is best: the ace is low, straights and flushes do not count, pairs do.
    AceToFive,
    /// As ace-to-five, but only five different ranks from the ace to the eight count at all.
    EightOrBetter,
    /// The worst hand of the standard ranking is best, but that the ace is always high, so that 5-4-3-2-A is no straight.
    DeuceToSeven,
}

/// The best five cards of a hand, or all where there are fewer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Best {
    /// How good they are.
    pub score: Score,
    /// What they are.
    pub category: Category,
    /// The cards. Of equally good ones those with the higher suits (spades, hearts, diamonds, clubs).
    pub cards: CardSet,
}

const STANDARD_ORDER: [Category; Category::COUNT] = Category::ALL;

const IRANIAN_ORDER: [Category; Category::COUNT] = [
    Category::HighCard,
    Category::Pair,
    Category::TwoPair,
    Category::Straight,
    Category::Three,
    Category::FullHouse,
    Category::Flush,
    Category::Four,
    Category::StraightFlush,
    Category::RoyalFlush,
];

const LOW_ORDER: [Category; Category::COUNT] = [
    Category::RoyalFlush,
    Category::StraightFlush,
    Category::Four,
    Category::FullHouse,
    Category::Flush,
    Category::Straight,
    Category::Three,
    Category::TwoPair,
    Category::Pair,
    Category::HighCard,
];

impl Ranking {
    /// How good the best five of these cards are, or all where there are fewer; `None` for no cards, and where they do
    /// not qualify.
    pub fn rank(self, cards: CardSet) -> Option<Score> {
        self.scorer().score(&cards.into())
    }

    /// The best five of these cards; `None` as with [`Ranking::rank`].
    pub fn best(self, cards: CardSet) -> Option<Best> {
        self.best_of(cards.subsets(cards.len().min(5)))
    }

    /// The best of several hands of up to five cards; of equal ones that with the higher suits.
    pub(super) fn best_of(self, hands: impl Iterator<Item = CardSet>) -> Option<Best> {
        let by_suit = |cards: CardSet| {
            let mut cards: Vec<Reverse<Card>> = cards.iter().map(Reverse).collect();
            cards.sort_unstable();
            cards.into_iter().map(|Reverse(card)| card).collect::<Vec<_>>()
        };
        let scored = hands.filter_map(|cards| Some((self.rank(cards)?, cards)));
        let (score, cards) =
            scored.max_by(|a, b| a.0.cmp(&b.0).then_with(|| by_suit(a.1).cmp(&by_suit(b.1))))?;
        Some(Best { score, category: self.category(score), cards })
    }

    /// What a hand with this score under this ranking is.
    pub fn category(self, score: Score) -> Category {
        self.order()[(score.category_place() - 1).min(Category::COUNT - 1)]
    }

    /// Whether low hands are good ones.
    pub const fn is_low(self) -> bool {
        matches!(self, Self::AceToFive | Self::EightOrBetter | Self::DeuceToSeven)
    }

    /// The tables behind it, for loops. They are made when they are first asked for, which takes some hundredths of a
    /// second.
    pub fn scorer(self) -> &'static Scorer {
        static SCORERS: [OnceLock<Scorer>; 4 + Rank::COUNT] = [const { OnceLock::new() }; 4 + Rank::COUNT];
        let place = match self {
            Self::Standard => 0,
            Self::AceToFive => 1,
            Self::EightOrBetter => 2,
            Self::DeuceToSeven => 3,
            Self::Iranian { lowest } => 4 + lowest.index(),
        };
        SCORERS[place].get_or_init(|| Scorer::new(self))
    }

    /// The categories, worst first.
    pub(super) const fn order(self) -> &'static [Category; Category::COUNT] {
        match self {
            Self::Standard => &STANDARD_ORDER,
            Self::Iranian { .. } => &IRANIAN_ORDER,
            Self::AceToFive | Self::EightOrBetter | Self::DeuceToSeven => &LOW_ORDER,
        }
    }

    /// The rank below which the ace stands too in a straight.
    pub(super) const fn ace_also_below(self) -> Option<Rank> {
        match self {
            Self::Standard => Some(Rank::Two),
            Self::Iranian { lowest } => Some(lowest),
            Self::AceToFive | Self::EightOrBetter | Self::DeuceToSeven => None,
        }
    }
}
