//! What a hand of five or six cards holds: its best five, its combinations, and what two of them pay.

use tuz_cards::{CardSet, Rank};

use crate::strength::STRENGTHS;
use crate::{Category, Holding, PayTable, Strength};

/// The cards that make a category, kickers left out: two for a pair or an ace-king, three, four or five for others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Combination {
    /// What the cards make.
    pub category: Category,
    /// The cards.
    pub cards: CardSet,
}

impl Combination {
    /// What exactly these cards make, all of them needed; `None` when they make nothing.
    fn of(cards: CardSet) -> Option<Self> {
        let ranks = cards.ranks();
        let most = || ranks.iter().map(|rank| cards.count_of_rank(rank)).max();
        let category = match (cards.len(), ranks.len()) {
            (2, 1) => Category::Pair,
            (3, 1) => Category::Three,
            (4, 1) => Category::Four,
            (4, 2) if most() == Some(2) => Category::TwoPair,
            (5, 2) if most() == Some(3) => Category::FullHouse,
            (2, 2) if ranks.contains(Rank::Ace) && ranks.contains(Rank::King) => Category::AceKing,
            (5, 5) => {
                let category = Holding::from(cards).strength().category();
                (category >= Category::Straight).then_some(category)?
            }
            _ => return None,
        };
        Some(Self { category, cards })
    }

    /// Whether each has a card that the other lacks.
    fn differs_from(&self, other: &Self) -> bool {
        !self.cards.is_superset(other.cards) && !other.cards.is_superset(self.cards)
    }

    /// The strength below which everything is beaten by this combination with the hand's best kickers.
    /// A kicker that the hand does not have is below every card.
    fn beats_below(&self, hand: CardSet) -> Strength {
        if self.cards.len() == 5 {
            return Holding::from(self.cards).strength();
        }
        let own = self.cards.ranks();
        let by_count =
            |count: usize| own.iter().rev().filter(move |&rank| self.cards.count_of_rank(rank) == count);
        let kickers = hand.ranks().iter().rev().filter(|&rank| !own.contains(rank));
        let mut ranks = [0; 5];
        let room = 5 - self.cards.len() + own.len();
        let order = (1..=4).rev().flat_map(by_count).chain(kickers).take(room);
        for (place, rank) in order.enumerate() {
            ranks[place] = rank as u8 + 1;
        }
        STRENGTHS.not_below((self.category, ranks))
    }
}

/// The second combination of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SecondCombination {
    /// Its cards.
    pub combination: Combination,
    /// It beats exactly the hands below this strength.
    pub beats_below: Strength,
}

/// What a hand of five or six cards is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reading {
    /// Strength of the best five cards.
    pub strength: Strength,
    /// The best five cards; among equal ones those of the higher suits (s, h, d, c).
    pub best: CardSet,
    /// The combination in the best five; `None` when there is no game.
    pub first: Option<Combination>,
    /// The best-paid combination that differs from the first, of equally paid ones the strongest;
    /// `None` when there is none or only the best is paid.
    pub second: Option<SecondCombination>,
}

impl Reading {
    /// Reads a hand; which second combination is the best paid one depends on the pay table.
    ///
    /// # Panics
    /// Unless there are five or six cards.
    pub fn new(hand: CardSet, pays: &PayTable) -> Self {
        assert!(matches!(hand.len(), 5 | 6), "a hand has five or six cards, not {}", hand.len());
        let (strength, best) = best_five(hand);
        let first = first_combination(strength, best);
        let second = first.and_then(|first| second_combination(hand, &first, pays));
        Self { strength, best, first, second }
    }

    /// What the hand pays, to one, when it beats the dealer and its second combination is paid too;
    /// by the table it was read under.
    pub fn pay(&self, pays: &PayTable) -> u32 {
        let first = self.first.map_or(0, |first| pays.of(first.category));
        first + self.second.map_or(0, |second| pays.of(second.combination.category))
    }
}

fn best_five(hand: CardSet) -> (Strength, CardSet) {
    hand.subsets(5)
        .map(|five| (Holding::from(five).strength(), five))
        .max_by_key(|&(strength, five)| (strength, order(five)))
        .expect("the hand has five cards")
}

/// Orders sets of one size by their highest card, then the next: by rank, then by suit s, h, d, c.
fn order(cards: CardSet) -> u64 {
    cards.iter().fold(0, |bits, card| bits | 1 << card.index())
}

fn first_combination(strength: Strength, best: CardSet) -> Option<Combination> {
    let category = strength.category();
    let of_count = |wanted: usize| -> CardSet {
        best.iter().filter(|card| best.count_of_rank(card.rank()) == wanted).collect()
    };
    let cards = match category {
        Category::NoGame => return None,
        Category::AceKing => best.iter().filter(|card| card.rank() >= Rank::King).collect(),
        Category::Pair | Category::TwoPair => of_count(2),
        Category::Three => of_count(3),
        Category::Four => of_count(4),
        _ => best,
    };
    Some(Combination { category, cards })
}

fn second_combination(hand: CardSet, first: &Combination, pays: &PayTable) -> Option<SecondCombination> {
    let rule = pays.second?;
    // A second straight over the same ranks differs by a card of a rank that stands twice.
    let same_straight = |other: &Combination| {
        other.category == Category::Straight && other.cards.ranks() == first.cards.ranks()
    };
    (2..=5)
        .flat_map(|size| hand.subsets(size))
        .filter_map(Combination::of)
        .filter(|other| other.differs_from(first))
        .filter(|other| rule.duplicated_straight || !same_straight(other))
        .map(|combination| SecondCombination { combination, beats_below: combination.beats_below(hand) })
        .max_by_key(|&SecondCombination { combination, beats_below }| {
            // The strength orders equally paid ones by category before kickers.
            (pays.of(combination.category), beats_below, order(combination.cards))
        })
}
