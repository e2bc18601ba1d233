//! What a dealer must know: what a box gets, which combinations a hand has, whether there is a game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tuz_cards::{Card, CardSet, Numbers, Suit};
use tuz_hands::{Category, Holding, Reading};
use tuz_house::Points;
use tuz_house::round::{Bought, CannotSettle, End, Outcome, Played, Settlement, has_game, settle};
use tuz_house::rules::Rules;

use super::shuffled;

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum QuizKind {
    /// What a box wins or loses in all.
    Payout,
    /// Both combinations of a hand.
    Combinations,
    /// Whether the dealer has a game.
    Game,
}

impl QuizKind {
    /// All.
    pub const ALL: [Self; 3] = [Self::Payout, Self::Combinations, Self::Game];
}

/// A question about cards on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Quiz {
    /// What is asked.
    pub kind: QuizKind,
    /// The box's cards, five or six: nothing, or the sixth card, was bought. Empty where only the dealer is looked at.
    pub hand: Vec<Card>,
    /// The dealer's five cards; empty where only the box is looked at.
    pub dealer: Vec<Card>,
    /// The ante in points; the bet is up.
    pub ante: Points,
}

/// What the player says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Guess {
    /// What the box wins, below 0 loses, in points.
    Net(Points),
    /// The combination in the best five cards, and the second one.
    Combinations(Option<Category>, Option<Category>),
    /// Whether the dealer has a game.
    Game(bool),
}

/// What is right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Solution {
    /// The settlement of the box.
    Payout(Box<Settlement>),
    /// The reading of its hand.
    Combinations(Reading),
    /// Whether the dealer has a game, and what he holds.
    Game(bool, Category),
}

impl Solution {
    /// Whether this is right; a guess about something else never is.
    pub fn is(&self, guess: &Guess) -> bool {
        match (self, guess) {
            (Self::Payout(settlement), Guess::Net(net)) => settlement.net == *net,
            (Self::Combinations(reading), Guess::Combinations(first, second)) => {
                let made = |combination: tuz_hands::Combination| combination.category;
                reading.first.map(made) == *first
                    && reading.second.map(|second| made(second.combination)) == *second
            }
            (Self::Game(game, _), Guess::Game(guess)) => game == guess,
            _ => false,
        }
    }
}

/// How many hands are tried for one that is wanted; a full house, the rarest, is one of some 700.
const TRIES: usize = 20_000;

/// What is made sure to come up: each as often as any other.
const HANDS: [Category; 6] = [
    Category::Pair,
    Category::TwoPair,
    Category::Three,
    Category::Straight,
    Category::Flush,
    Category::FullHouse,
];

impl Quiz {
    /// The question of this seed under these rules; `None` where they leave nothing to ask: no second combination, or
    /// a limit that depends on other boxes.
    pub fn new(rules: &Rules, kind: QuizKind, ante: Points, seed: u64) -> Option<Self> {
        let mut numbers = Numbers::new(seed, kind as u64);
        let cards = match kind {
            QuizKind::Payout => payout(rules, &mut numbers),
            QuizKind::Combinations => {
                rules.second()?;
                Some((combinations(rules, &mut numbers), Vec::new()))
            }
            QuizKind::Game => Some((Vec::new(), game(rules, &mut numbers))),
        };
        let (hand, dealer) = cards?;
        let quiz = Self { kind, hand, dealer, ante };
        quiz.solution(rules).is_ok().then_some(quiz)
    }

    /// What is right.
    ///
    /// # Errors
    /// When the rules do not settle such a box.
    pub fn solution(&self, rules: &Rules) -> Result<Solution, CannotSettle> {
        let hand: CardSet = self.hand.iter().copied().collect();
        let dealer: CardSet = self.dealer.iter().copied().collect();
        Ok(match self.kind {
            QuizKind::Payout => Solution::Payout(Box::new(settle(rules, &self.played(hand, dealer))?)),
            QuizKind::Combinations => Solution::Combinations(Reading::new(hand, &rules.pay_table())),
            QuizKind::Game => {
                Solution::Game(has_game(rules, dealer), Holding::from(dealer).strength().category())
            }
        })
    }

    fn played(&self, hand: CardSet, dealer: CardSet) -> Played {
        Played {
            dealt: self.hand.iter().take(5).copied().collect(),
            hand,
            ante: self.ante,
            sides: BTreeMap::new(),
            bought: if self.hand.len() == 6 { vec![Bought::Sixth] } else { Vec::new() },
            insurance: None,
            blind: false,
            end: End::Showdown { dealer, bought: None },
        }
    }
}

/// Five cards or, where the rules sell it and in half of the cases, six; and the rest of the pack.
fn dealt(rules: &Rules, numbers: &mut Numbers) -> (Vec<Card>, Vec<Card>) {
    let count = 5 + usize::from(rules.sixth().is_some() && numbers.below(2) == 0);
    let mut hand = shuffled(numbers);
    let rest = hand.split_off(count);
    (hand, rest)
}

fn category(cards: &[Card]) -> Category {
    Holding::from(cards.iter().copied().collect::<CardSet>()).strength().category()
}

/// A hand and a dealer's: one time in five he has no game, one in five the box loses or is equal, else it wins.
fn payout(rules: &Rules, numbers: &mut Numbers) -> Option<(Vec<Card>, Vec<Card>)> {
    let outcome = match numbers.below(10) {
        0 | 1 => Outcome::NoGame,
        2 => Outcome::Loss,
        3 if numbers.below(4) == 0 => Outcome::Tie,
        _ => Outcome::Win,
    };
    let wanted = HANDS[numbers.below(HANDS.len() as u32) as usize];
    let (mut fitting, mut any) = (None, None);
    for _ in 0..TRIES {
        let (mut hand, rest) = dealt(rules, numbers);
        let dealer = if outcome == Outcome::Tie {
            hand.truncate(5);
            let Some(dealer) = equal(&hand, numbers) else { continue };
            dealer
        } else {
            rest.get(..5)?.to_vec()
        };
        let quiz = Quiz { kind: QuizKind::Payout, hand, dealer, ante: Points(100) };
        let Ok(Solution::Payout(settlement)) = quiz.solution(rules) else { return None };
        let fits = settlement.outcome == outcome;
        let cards = (quiz.hand, quiz.dealer);
        if fits && (outcome == Outcome::Tie || category(&cards.0) == wanted) {
            return Some(cards);
        }
        let kept = if fits { &mut fitting } else { &mut any };
        kept.get_or_insert(cards);
    }
    // What never comes under some rules is not asked for in vain.
    fitting.or(any)
}

/// Other cards of the same ranks: equal hands are too seldom to wait for.
fn equal(hand: &[Card], numbers: &mut Numbers) -> Option<Vec<Card>> {
    let mut taken: CardSet = hand.iter().copied().collect();
    let mut other = |card: &Card| {
        let free: Vec<Card> = Suit::ALL
            .iter()
            .map(|&suit| Card::new(card.rank(), suit))
            .filter(|card| !taken.contains(*card))
            .collect();
        if free.is_empty() {
            return None;
        }
        let card = free[numbers.below(free.len() as u32) as usize];
        taken.insert(card);
        Some(card)
    };
    hand.iter().map(&mut other).collect()
}

/// A hand of six or five cards; two times in three with a second combination.
fn combinations(rules: &Rules, numbers: &mut Numbers) -> Vec<Card> {
    let pays = rules.pay_table();
    let with_second = numbers.below(3) > 0;
    let wanted = HANDS[numbers.below(HANDS.len() as u32) as usize];
    let mut found = Vec::new();
    for _ in 0..TRIES {
        let (hand, _) = dealt(rules, numbers);
        let has_second = Reading::new(hand.iter().copied().collect(), &pays).second.is_some();
        if has_second != with_second {
            continue;
        }
        if category(&hand) == wanted {
            return hand;
        }
        if found.is_empty() {
            found = hand;
        }
    }
    found
}

/// A dealer's hand near the lowest game, three times in four.
fn game(rules: &Rules, numbers: &mut Numbers) -> Vec<Card> {
    let lowest = rules.dealer().qualifier.weakest();
    let near = numbers.below(4) > 0;
    let has = numbers.below(2) == 0;
    let mut last = Vec::new();
    for _ in 0..TRIES {
        let mut hand = shuffled(numbers);
        hand.truncate(5);
        let strength = Holding::from(hand.iter().copied().collect::<CardSet>()).strength();
        let distance = strength.index().abs_diff(lowest.index());
        let fits = !near || (strength >= lowest) == has && distance < 330;
        last = hand;
        if fits {
            break;
        }
    }
    last
}
