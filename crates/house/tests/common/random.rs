//! Random tables: balances, boxes and stakes that random rules accept.

use std::collections::BTreeMap;

use tuz_cards::Card;
use tuz_house::Points;
use tuz_house::round::{Ahead, BoxId, BoxStake, PackOrder, PlayerId, Round};
use tuz_house::rules::{Blind, Rules};

/// Numbers that follow from a seed.
pub struct Numbers(pub u64);

impl Numbers {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    pub fn between(&mut self, least: i64, most: i64) -> i64 {
        least + (self.next() % (most - least + 1).max(1) as u64) as i64
    }

    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub fn pack(&mut self) -> PackOrder {
        let mut cards: Vec<Card> = Card::all().collect();
        for place in (1..cards.len()).rev() {
            cards.swap(place, self.below(place + 1));
        }
        PackOrder::new(cards).unwrap()
    }
}

/// An ante of which every price is a whole number of points, near the least.
pub fn ante(rules: &Rules, numbers: &mut Numbers) -> i64 {
    let exchange =
        rules.exchange().into_iter().flat_map(|rule| rule.price.iter().flatten().chain(&rule.next_price));
    let prices = exchange
        .chain(rules.sixth().map(|rule| &rule.price))
        .chain(rules.dealer_game().map(|rule| &rule.price));
    let multiple = |a: i128, b: i128| {
        let (mut x, mut y) = (a, b);
        while y != 0 {
            (x, y) = (y, x % y);
        }
        a / x * b
    };
    let unit = prices.map(|price| *price.0.denom()).fold(i128::from(rules.limits().step.0), multiple);
    let unit = i64::try_from(unit).unwrap_or(i64::MAX).min(1_000_000_000_000);
    let least = (rules.limits().least.0 + unit - 1) / unit;
    unit * (least + numbers.between(0, 2))
}

pub fn stakes(rules: &Rules, numbers: &mut Numbers, from: u8) -> Vec<BoxStake> {
    let count = 1 + numbers.below(4);
    let first = ante(rules, numbers);
    let boxes = (0..count).map(|place| {
        let mut stake = BoxStake::ante(BoxId(from + place as u8), Points(first));
        for bet in rules.bonus().into_iter().chain(rules.side_bets()).filter(|bet| !bet.instant) {
            let limits = &bet.stake;
            if limits.compulsory || numbers.one_in(2) {
                let share = limits
                    .at_least_ante
                    .map_or(0, |share| (share.0 * i128::from(first)).ceil().to_integer() as i64);
                let least = limits.least.0.max(share);
                let most = limits.most.map_or(least + 50, |most| most.0.min(least + 50));
                let points =
                    limits.fixed.map_or_else(|| numbers.between(least, most.max(least)), |fixed| fixed.0);
                stake.sides.insert(bet.name.clone(), Points(points));
            }
        }
        if rules.table().blind != Blind::None && numbers.one_in(2) {
            let insurance = rules.insurance().filter(|_| numbers.one_in(2)).map(|rule| rule.least);
            stake.ahead = Ahead { sixth: rules.sixth().is_some(), insurance };
        }
        stake
    });
    boxes.collect()
}

/// Several players with stakes that were accepted; `None` where the rules leave no way to one.
pub fn table(rules: &Rules, numbers: &mut Numbers) -> Option<Round> {
    let players = 1 + numbers.below(3);
    let ante = ante(rules, numbers);
    let balances: Vec<Points> = (0..players)
        .map(|_| {
            let rich = if numbers.one_in(3) { 40 } else { 4 };
            Points(numbers.between(0, ante * rich) + if numbers.one_in(2) { 100_000_000 } else { 0 })
        })
        .collect();
    let mut round = Round::new(rules.clone(), &balances).unwrap();
    for player in (0..players).map(PlayerId) {
        for _ in 0..20 {
            let from = numbers.below(usize::from(rules.table().boxes)) as u8;
            let mut stakes = stakes(rules, numbers, from);
            if numbers.one_in(2) {
                stakes.truncate(1);
            }
            if numbers.one_in(2) {
                for stake in &mut stakes {
                    stake.ahead = Ahead::default();
                }
            }
            if numbers.one_in(2) {
                for stake in &mut stakes {
                    stake.sides = BTreeMap::new();
                }
            }
            let before = round.clone();
            let refusal = round.why_not_stake(player, &stakes);
            assert_eq!(round.stake(player, &stakes).err(), refusal);
            if refusal.is_none() {
                break;
            }
            assert_eq!(round, before, "a refusal changes nothing");
        }
    }
    round.may_deal().then_some(round)
}
