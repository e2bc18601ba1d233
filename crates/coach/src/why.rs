//! Why an option is better than another, as data that a sentence in any language can be made of.

use serde::{Deserialize, Serialize};
use tuz_cards::{Card, CardSet, Rank};
use tuz_house::round::Action;
use tuz_house::rules::{Qualifier, Rules};
use tuz_odds::{Chances, Question, Valued, Worths};

/// Why the best option is the best, beside the one that was chosen or, where that was it, the next one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Why {
    /// What speaks for it in a word.
    pub because: Because,
    /// How the best option ends.
    pub best: Chances,
    /// How the other one ends.
    pub other: Chances,
    /// What the other one does.
    pub than: Action,
    /// The cards that a game of the dealer's needs, and how many of them are seen.
    pub blockers: Vec<Blocker>,
}

/// What speaks for the best option against another one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Because {
    /// To give up costs less than all that playing or buying loses.
    FoldingIsCheaper,
    /// What is won, and what no game pays, outweigh the bet that may be lost.
    WinsOutweighTheBet,
    /// New cards bring more than their price.
    CardsBringMore,
    /// New cards bring less than their price.
    CardsBringLess,
    /// Of two purchases this one makes better hands.
    MakesBetterHands,
    /// The dealer has no game often enough for the stake.
    InsurancePays,
    /// The dealer has a game too often for the stake.
    InsuranceDoesNotPay,
    /// A game of the dealer's would be beaten often enough for the price.
    GameIsWorthItsPrice,
    /// A game of the dealer's comes, or is beaten, too rarely for the price.
    GameIsNotWorthItsPrice,
    /// Of the dealer's cards this one leaves him the games that the box beats.
    BetterCardToThrow,
}

/// Cards of a rank that a game of the dealer's needs. The fewer are left, the rarer is that game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Blocker {
    /// Of which rank, by its letter.
    pub rank: char,
    /// How many of them the player holds or sees, the dealer's open card apart.
    pub seen: usize,
    /// How many are unseen.
    pub unseen: usize,
}

impl Why {
    /// Why the best of these options is the best; `None` where there is no other.
    pub fn new(rules: &Rules, question: &Question, worths: &Worths, chosen: Option<&Action>) -> Option<Self> {
        let best = worths.options.first()?;
        let next = || worths.options.get(1).copied();
        let other = match chosen.filter(|chosen| **chosen != best.action) {
            Some(chosen) => worths.of(chosen)?,
            None => next()?,
        };
        let spot = question.spot();
        Some(Self {
            because: Because::of(best, &other),
            best: best.chances,
            other: other.chances,
            than: other.action,
            blockers: blockers(rules, spot.up(), spot.known()),
        })
    }
}

impl Because {
    fn of(best: &Valued, other: &Valued) -> Self {
        let buys = |action: &Action| matches!(action, Action::Sixth | Action::Exchange(_));
        match (best.action, other.action) {
            (Action::BuyGame { .. }, Action::BuyGame { .. }) => Self::BetterCardToThrow,
            (Action::BuyGame { .. }, _) => Self::GameIsWorthItsPrice,
            (Action::Keep, _) => Self::GameIsNotWorthItsPrice,
            (Action::NoInsurance, _) => Self::InsuranceDoesNotPay,
            (Action::Insure(best), Action::Insure(other)) if best < other => Self::InsuranceDoesNotPay,
            (Action::Insure(_), _) => Self::InsurancePays,
            (Action::Fold, _) => Self::FoldingIsCheaper,
            (best, other) if buys(&best) && buys(&other) => Self::MakesBetterHands,
            (best, _) if buys(&best) => Self::CardsBringMore,
            (Action::Play, Action::Insure(_)) => Self::InsuranceDoesNotPay,
            (Action::Play, other) if buys(&other) => Self::CardsBringLess,
            _ => Self::WinsOutweighTheBet,
        }
    }
}

/// The rank of the up card, and those that make the lowest game.
fn blockers(rules: &Rules, up: Card, known: CardSet) -> Vec<Blocker> {
    let lowest = match rules.dealer().qualifier {
        Qualifier::AceKing => [Rank::Ace, Rank::King].as_slice(),
        Qualifier::PairOf(_) => &[],
    };
    let ranks = std::iter::once(up.rank()).chain(lowest.iter().copied().filter(|&rank| rank != up.rank()));
    let blocker = |rank: Rank| {
        let seen = known.without(up).count_of_rank(rank);
        let all = if rank == up.rank() { 3 } else { 4 };
        Blocker { rank: rank.letter(), seen, unseen: all - seen }
    };
    ranks.map(blocker).collect()
}
