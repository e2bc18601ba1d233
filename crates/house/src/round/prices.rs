//! Prices in points, what a bet could win, and the bounds within which nothing can overflow.

use num_rational::Ratio;
use tuz_cards::CardSet;
use tuz_hands::Reading;

use super::Refusal;
use super::actions::BoxStake;
use crate::rules::{CapOf, FractionRule, Insurance, PayoutCap, Rules};
use crate::{Antes, Points};

/// The largest balance with which a player may sit down, in points. Sums of balances and wins stay below 2^53,
/// so that every program reads them as they are written.
pub const MOST_BALANCE: Points = Points(1_000_000_000_000_000);

/// The most that may be won or put up on one box, in points.
pub const MOST_WIN: Points = Points(100_000_000_000_000);

/// The price of a box's exchange of so many cards after `earlier` exchanges; `None` where it is not offered.
pub(super) fn exchange(rules: &Rules, earlier: usize, cards: usize) -> Option<Antes> {
    let exchange = rules.exchange()?;
    let by_count = exchange.price.get(cards.checked_sub(1)?).copied().flatten()?;
    let later = earlier.checked_sub(1).and_then(|place| exchange.next_price.get(place));
    Some(later.copied().unwrap_or(by_count))
}

/// Every price of the rules.
fn all(rules: &Rules) -> impl Iterator<Item = Antes> {
    let exchange = rules.exchange().into_iter();
    let exchange = exchange.flat_map(|rule| rule.price.iter().flatten().chain(&rule.next_price).copied());
    exchange.chain(rules.sixth().map(|rule| rule.price)).chain(rules.dealer_game().map(|rule| rule.price))
}

/// Why the rules cannot be played with such stakes on a box: a price would be a part of a point,
/// or more could be won than is counted with.
pub(super) fn why_not_stakes(rules: &Rules, stake: &BoxStake) -> Option<Refusal> {
    let ante = stake.ante;
    if ante > MOST_WIN || most_at_stake(rules, stake).is_none_or(|most| most > i128::from(MOST_WIN.0)) {
        return Some(Refusal::StakeTooLarge { place: stake.place, most: MOST_WIN });
    }
    let whole = |price: &Antes| (price.0 * Ratio::from_integer(i128::from(ante.0))).is_integer();
    match rules.limits().fraction {
        FractionRule::RoundDown => None,
        FractionRule::Refuse => {
            all(rules).find(|price| !whole(price)).map(|price| Refusal::Fraction { ante, price })
        }
    }
}

/// More than everything that could be put up and won on a box; `None` where even that cannot be counted.
fn most_at_stake(rules: &Rules, stake: &BoxStake) -> Option<i128> {
    let ante = i128::from(stake.ante.0);
    let times = |count: i128, factor: i128| count.checked_mul(factor);
    let part = |share: Antes, of: i128| Some(times(share.0.ceil().to_integer(), of)?.max(0));
    let highest = |pays: &mut dyn Iterator<Item = u32>| i128::from(pays.max().unwrap_or(0)) + 1;

    let bet = times(ante, rules.bet().multiple.into())?;
    let bet_win = times(bet, 2 * highest(&mut rules.bet().pays.into_iter()))?;
    let exchanges = rules.exchange().map_or(0, |exchange| i128::from(exchange.times));
    let dearest = all(rules).max().unwrap_or(Antes::ZERO);
    let prices = times(part(dearest, ante)?, exchanges + 2)?;
    let insured = rules.insurance().map_or(Some(0), |rule| part(rule.most, bet_win))?;
    let mut most = ante.checked_mul(2)?.checked_add(bet_win)?.checked_add(prices)?.checked_add(insured)?;
    for bet in rules.all_side_bets() {
        let on = if bet.instant {
            ante
        } else {
            i128::from(stake.sides.get(&bet.name).map_or(0, |stake| stake.0))
        };
        let pays = highest(&mut bet.pays.values().copied());
        let sixth = match &bet.sixth_pays {
            crate::rules::SixthPays::Table(table) => highest(&mut table.values().copied()),
            _ => 0,
        };
        most = most.checked_add(times(on, pays.max(sixth))?)?;
    }
    Some(most)
}

/// The most that a hand may insure: a share of what its bet could win, before anything is rounded up.
pub(super) fn insurance_limit(rules: &Rules, insurance: &Insurance, ante: Points, hand: CardSet) -> Points {
    let mut table = rules.pay_table();
    if !insurance.counts_second {
        table.second = None;
    }
    let reading = Reading::new(hand, &table);
    let first = reading.first.map_or(0, |first| table.of(first.category));
    let second = reading.second.map_or(0, |second| table.of(second.combination.category));
    share_of_win(rules, insurance, ante, first, second)
}

/// The most that a hand which nobody has seen may insure: what the lowest hand that may insure allows. The hand
/// itself must not decide here, or the limit would tell what it is.
pub(super) fn unseen_insurance_limit(rules: &Rules, insurance: &Insurance, ante: Points) -> Points {
    share_of_win(rules, insurance, ante, rules.pay_table().of(insurance.from), 0)
}

fn share_of_win(rules: &Rules, insurance: &Insurance, ante: Points, first: u32, second: u32) -> Points {
    let win = bet_win(rules, rules.bet().on(ante), first, second);
    let win = match rules.limits().payout {
        Some(PayoutCap::Points { most, of: CapOf::Box | CapOf::Table }) => win.min(most.0),
        _ => win,
    };
    let share = (insurance.most.0 * Ratio::from_integer(i128::from(win))).floor().to_integer();
    Points(i64::try_from(share).unwrap_or(i64::MAX))
}

/// What a winning bet wins by its two combinations, in points, after the limits that touch the bet alone.
pub(super) fn bet_win(rules: &Rules, bet: Points, first: u32, second: u32) -> i64 {
    let win = |pays: u32| bet.0.saturating_mul(pays.into());
    let both = first.saturating_add(second);
    match rules.limits().payout {
        Some(PayoutCap::Ratio(most)) => win(both.min(most)),
        Some(PayoutCap::Points { most, of: CapOf::Combination }) => {
            win(first).min(most.0) + win(second).min(most.0)
        }
        Some(PayoutCap::Points { most, of: CapOf::Both }) => win(both).min(most.0),
        _ => win(both),
    }
}
