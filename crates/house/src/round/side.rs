//! The bonus and other side bets: which there are, and what they pay.

use std::collections::BTreeMap;

use tuz_cards::{Card, CardSet, Rank};
use tuz_hands::{Category, Holding};

use super::dealer::{DEALT, strength};
use crate::rules::{LooksAt, Rules, SideBet, SideHand, SixthPays};

/// The name of the bonus among the side bets.
pub(super) const BONUS: &str = "bonus";

/// All side bets, the bonus first.
pub(super) fn all(rules: &Rules) -> impl Iterator<Item = &SideBet> {
    rules.bonus().into_iter().chain(rules.side_bets())
}

/// Those with a stake of their own.
pub(super) fn staked(rules: &Rules) -> impl Iterator<Item = &SideBet> {
    all(rules).filter(|bet| !bet.instant)
}

/// The instant bets that the dealt cards win, with what they pay.
pub(super) fn instant_wins(rules: &Rules, dealt: CardSet) -> Vec<(&SideBet, u32)> {
    let wins = all(rules).filter(|bet| bet.instant);
    wins.map(|bet| (bet, best_pay(&bet.pays, dealt))).filter(|(_, pays)| *pays > 0).collect()
}

/// The instant bet that the dealt cards win, which ends the round of the box; the first of several.
pub fn instant_win(rules: &Rules, dealt: CardSet) -> Option<&SideBet> {
    instant_wins(rules, dealt).first().map(|(bet, _)| *bet)
}

/// What a side bet pays on the cards dealt and held, 0 where it loses.
pub(super) fn pay(bet: &SideBet, dealt: CardSet, hand: CardSet) -> u32 {
    match &bet.sixth_pays {
        SixthPays::Void if hand.len() > DEALT => 0,
        SixthPays::Table(table) if hand.len() > DEALT => best_pay(table, hand),
        _ => match bet.looks_at {
            LooksAt::Dealt => best_pay(&bet.pays, dealt),
            LooksAt::Final => best_pay(&bet.pays, hand),
        },
    }
}

/// The highest pay that the cards meet; 0 for none.
pub(super) fn best_pay(table: &BTreeMap<SideHand, u32>, cards: CardSet) -> u32 {
    let met = table.iter().filter(|(hand, _)| meets(**hand, cards));
    met.map(|(_, pays)| *pays).max().unwrap_or(0)
}

/// Whether five of the cards are such a hand.
fn meets(hand: SideHand, cards: CardSet) -> bool {
    let red = |card: &Card| card.suit().is_red();
    let one_colour =
        |cards: CardSet| cards.iter().all(|card| red(&card)) || !cards.iter().any(|card| red(&card));
    let any_five = |wanted: &dyn Fn(CardSet) -> bool| cards.subsets(DEALT).any(wanted);
    match hand {
        SideHand::Category(category) => strength(cards).category() == category,
        SideHand::StraightOneColour => any_five(&|five| {
            one_colour(five) && Holding::from(five).strength().category() == Category::Straight
        }),
        SideHand::AceKingQueen => {
            [Rank::Ace, Rank::King, Rank::Queen].into_iter().all(|rank| cards.ranks().contains(rank))
        }
        SideHand::OneColour => any_five(&one_colour),
        SideHand::FiveCourts => any_five(&|five| {
            five.iter().all(|card| matches!(card.rank(), Rank::Jack | Rank::Queen | Rank::King))
        }),
    }
}
