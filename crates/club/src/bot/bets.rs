//! Whether to fold, call or raise, and to how much.

use tuz_cards::Numbers;

use super::Style;
use super::share::{Share, share};
use crate::chips::Chips;
use crate::hand::{Action, Legal, RaiseTo, Seat, View};
use crate::variant::Game;

/// What a style asks of a hand, in thousandths.
struct Wants {
    /// What is added to the odds of a call, and the share has to reach; below nothing it calls more than pays.
    over_odds: i64,
    /// What part of the odds is added besides, since whoever bets much has more than a random hand.
    respect: i64,
    /// The least of an average hand's share with which it calls anything.
    to_call: i64,
    /// The least of an average hand's share with which it bets or raises.
    to_raise: i64,
    /// How often it raises when it could.
    raises: u32,
    /// How often it bets or raises with what is worth neither.
    bluffs: u32,
}

/// The share with which every style raises, in thousandths.
const NEARLY_ALL: i64 = 900;

const fn wants(style: Style) -> Wants {
    match style {
        Style::Tight => {
            Wants { over_odds: 60, respect: 500, to_call: 1_150, to_raise: 1_400, raises: 850, bluffs: 0 }
        }
        Style::Loose => {
            Wants { over_odds: -40, respect: 200, to_call: 750, to_raise: 1_250, raises: 700, bluffs: 120 }
        }
        Style::Calling => {
            Wants { over_odds: -200, respect: 0, to_call: 350, to_raise: 1_700, raises: 400, bluffs: 0 }
        }
    }
}

/// A decision in a round of bets; always one that the view allows.
pub(super) fn decide(style: Style, game: Game, view: &View, seat: Seat, numbers: &mut Numbers) -> Action {
    let legal = &view.legal;
    let wants = wants(style);
    let pot: Chips = view.pots.iter().map(|pot| pot.amount).sum();
    let call = legal.call.unwrap_or(Chips::ZERO);
    let odds = (u128::from(call.0) * 1_000 / u128::from((pot + call).0.max(1))) as i64;
    let Share { thousandths, players } = share(game, view, seat, numbers);
    let of_average = thousandths * players as i64;
    let often = |chance: u32, numbers: &mut Numbers| numbers.below(1_000) < chance;
    // Against much that is bet it takes a better hand, but never more than one that hardly loses.
    let strong = of_average >= wants.to_raise + 2 * odds || thousandths >= NEARLY_ALL;
    let raises = if strong { often(wants.raises, numbers) } else { often(wants.bluffs, numbers) };
    if let Some(range) = legal.raise.filter(|_| raises) {
        return Action::RaiseTo(raise_to(range, view, pot + call, numbers));
    }
    let calls =
        thousandths >= odds + odds * wants.respect / 1_000 + wants.over_odds && of_average >= wants.to_call;
    passive(legal, calls)
}

/// What is left to do without a raise.
fn passive(legal: &Legal, calls: bool) -> Action {
    if legal.check {
        Action::Check
    } else if legal.bring_in.is_some() && (calls || !legal.fold) {
        Action::BringIn
    } else if legal.call.is_some() && (calls || !legal.fold) {
        Action::Call
    } else {
        Action::Fold
    }
}

/// Half of the pot to all of it, and everything where not much would be left; of two sizes of bet the larger.
fn raise_to(range: RaiseTo, view: &View, pot: Chips, numbers: &mut Numbers) -> Chips {
    if !range.between {
        return range.most;
    }
    let price = view.seats.iter().map(|seat| seat.bet).max().unwrap_or(Chips::ZERO);
    let quarters = u64::from(2 + numbers.below(3));
    let to = rounded(price + Chips(pot.0 / 4 * quarters)).max(range.least);
    if to.0 >= range.most.0 / 3 * 2 { range.most } else { to }
}

/// An amount as people say it: two figures that are not nothing.
fn rounded(chips: Chips) -> Chips {
    let mut unit = 1;
    while chips.0 / unit >= 100 {
        unit *= 10;
    }
    Chips(chips.0 / unit * unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_rounded_down_to_two_figures() {
        for (amount, round) in [(0, 0), (7, 7), (99, 99), (147, 140), (1_234, 1_200), (99_999, 99_000)] {
            assert_eq!(rounded(Chips(amount)), Chips(round));
        }
    }

    #[test]
    fn what_costs_nothing_is_never_folded() {
        let free = Legal { fold: true, check: true, ..Legal::default() };
        assert_eq!(passive(&free, false), Action::Check);
        let dear = Legal { fold: true, call: Some(Chips(5)), ..Legal::default() };
        assert_eq!(passive(&dear, false), Action::Fold);
        assert_eq!(passive(&dear, true), Action::Call);
        let forced = Legal { bring_in: Some(Chips(1)), ..Legal::default() };
        assert_eq!(passive(&forced, false), Action::BringIn);
        assert_eq!(passive(&Legal { fold: true, ..forced }, false), Action::Fold);
    }
}
