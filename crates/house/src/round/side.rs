//! The bonus and other side bets: which there are, and what they pay.

use std::collections::BTreeMap;

use tuz_cards::{Card, CardSet, Rank};
use tuz_hands::{Category, Holding};

use super::dealer::{DEALT, strength};
use crate::rules::{LooksAt, Rules, SideBet, SideHand};

/// The name of the bonus among the side bets.
pub(super) const BONUS: &str = "bonus";

/// Those with a stake of their own.
pub(super) fn staked(rules: &Rules) -> impl Iterator<Item = &SideBet> {
    rules.all_side_bets().filter(|bet| !bet.instant)
}

/// The instant bets that the dealt cards win, with what they pay.
pub(super) fn instant_wins(rules: &Rules, dealt: CardSet) -> Vec<(&SideBet, u32)> {
    let wins = rules.all_side_bets().filter(|bet| bet.instant);
    wins.map(|bet| (bet, best_pay(&bet.pays, dealt))).filter(|(_, pays)| *pays > 0).collect()
}

/// The instant bet that the dealt cards win, which ends the round of the box; the first of several.
pub fn instant_win(rules: &Rules, dealt: CardSet) -> Option<&SideBet> {
    instant_wins(rules, dealt).first().map(|(bet, _)| *bet)
}

/// What a side bet pays on the cards dealt and held, 0 where it loses.
pub(super) fn pay(bet: &SideBet, dealt: CardSet, hand: CardSet) -> u32 {
    bet.table(hand.len() > DEALT).map_or(0, |(table, looks_at)| match looks_at {
        LooksAt::Dealt => best_pay(table, dealt),
        LooksAt::Final => best_pay(table, hand),
    })
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
