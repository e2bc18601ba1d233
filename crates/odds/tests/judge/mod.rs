//! A slow, plainly written enumerator: every draw, every dealer's hand, every new card for the dealer, one by one.
//!
//! It reads the rules for itself and shares nothing with the analysis but cards, the ranking of hands and fractions.

// Each test binary uses a part of it.
#![allow(dead_code)]

use std::cmp::Ordering;
use std::collections::BTreeMap;

use num_rational::Ratio;
use tuz_cards::{Card, CardSet, Pack};
use tuz_hands::{Category, Holding, PayTable, Reading, SecondRule, Strength};
use tuz_house::Antes;
use tuz_house::rules::{
    AnteOnWin, CapOf, LooksAt, NoGame, PayoutCap, Qualifier, Rules, SideHand, SixthPays, Thrown, UpCard,
};
use tuz_odds::{Action, Bought};

type Exact = Ratio<i128>;

/// One of the dealer's possible hands.
struct DealerHand {
    hidden: CardSet,
    /// Where he has no game: for each card that he may have to throw, how likely it is that one (of `likely` in
    /// all), and his strength with each new card.
    purchases: Vec<(Card, Vec<(Card, Strength)>)>,
}

pub(crate) struct Judge<'a> {
    rules: &'a Rules,
    pays: PayTable,
    qualifier: Strength,
    up: Card,
    dealt: CardSet,
    unseen: CardSet,
    /// By strength.
    dealer: Vec<(Strength, Vec<DealerHand>)>,
    /// The bonus stake in antes.
    pub(crate) bonus: Option<Antes>,
    /// Points an ante.
    pub(crate) ante: Option<i64>,
}

fn antes(number: i64) -> Exact {
    Exact::from_integer(number.into())
}

impl<'a> Judge<'a> {
    pub(crate) fn new(rules: &'a Rules, pack: Pack, dealt: CardSet, up: Card, seen: CardSet) -> Self {
        let unseen = pack.to_set() - dealt - seen - up.into();
        let second = rules.second().map(|rule| SecondRule { duplicated_straight: rule.duplicated_straight });
        let qualifier = match rules.dealer().qualifier {
            Qualifier::AceKing => Strength::weakest(Category::AceKing),
            Qualifier::PairOf(rank) => Strength::weakest_pair_of(rank),
        };
        let mut judge = Self {
            rules,
            pays: PayTable::new(rules.bet().pays, second),
            qualifier,
            up,
            dealt,
            unseen,
            dealer: Vec::new(),
            bonus: None,
            ante: None,
        };
        let mut by_strength: BTreeMap<Strength, Vec<DealerHand>> = BTreeMap::new();
        for hidden in unseen.subsets(4) {
            let (strength, hand) = judge.dealer_hand(hidden);
            by_strength.entry(strength).or_default().push(hand);
        }
        judge.dealer = by_strength.into_iter().collect();
        judge
    }

    fn dealer_hand(&self, hidden: CardSet) -> (Strength, DealerHand) {
        let five = hidden.with(self.up);
        let strength = Holding::from(five).strength();
        let mut purchases = Vec::new();
        if let Some(game) = self.rules.dealer_game().filter(|_| strength < self.qualifier) {
            let thrown: Vec<Card> = match game.card {
                Thrown::Highest => five.into_iter().max().into_iter().collect(),
                Thrown::Lowest => five.into_iter().min().into_iter().collect(),
                Thrown::First if self.rules.table().up_card == UpCard::First => vec![self.up],
                Thrown::First => hidden.into_iter().collect(),
                Thrown::Choice => five.into_iter().collect(),
            };
            for thrown in thrown {
                let new_cards = (self.unseen - hidden)
                    .into_iter()
                    .filter(|card| !(game.draw_again && card.rank() == thrown.rank()))
                    .map(|card| (card, Holding::from(five.without(thrown).with(card)).strength()));
                purchases.push((thrown, new_cards.collect()));
            }
        }
        (strength, DealerHand { hidden, purchases })
    }

    /// Every option with draws of at most `most_drawn` cards.
    pub(crate) fn options(&self, most_drawn: usize) -> Vec<(Action, Antes)> {
        let fold = |bought| self.fold(self.dealt, bought);
        let mut options = vec![
            (Action::Fold, fold(Bought::Nothing)),
            (Action::Play, self.play(self.dealt, Bought::Nothing, CardSet::EMPTY)),
        ];
        if let Some(sixth) = self.rules.sixth().filter(|_| most_drawn > 0) {
            let value = self.after_draws(self.dealt, 1, Bought::Sixth) - sixth.price.0;
            options.push((Action::Sixth, value));
        }
        if let Some(exchange) = self.rules.exchange() {
            for count in 1..=most_drawn.min(5) {
                let Some(price) = exchange.price[count - 1] else { continue };
                for thrown in self.dealt.subsets(count) {
                    let kept = self.dealt - thrown;
                    let value = self.after_draws(kept, count, Bought::Exchange(count as u8)) - price.0;
                    options.push((Action::Exchange(thrown), value));
                }
            }
        }
        options.into_iter().map(|(action, value)| (action, Antes(value))).collect()
    }

    /// The mean over all draws of the better of fold and play.
    pub(crate) fn after_draws(&self, kept: CardSet, count: usize, bought: Bought) -> Exact {
        let mut sum = antes(0);
        let mut draws = 0;
        for drawn in self.unseen.subsets(count) {
            let hand = kept | drawn;
            let play = self.play(hand, bought, drawn);
            let forced = match (bought, self.rules.exchange()) {
                (Bought::Exchange(count), Some(rule)) => rule.forced_bet[usize::from(count) - 1],
                _ => false,
            };
            sum += if forced { play } else { play.max(self.fold(hand, bought)) };
            draws += 1;
        }
        sum / antes(draws)
    }

    /// The mean net of playing a final hand, `drawn` cards of which came from the unseen ones.
    pub(crate) fn play(&self, hand: CardSet, bought: Bought, drawn: CardSet) -> Exact {
        let reading = Reading::new(hand, &self.pays);
        let best = reading.strength;
        let multiple = i64::from(self.rules.bet().multiple);
        let bet_win = |with_second: bool| -> Exact {
            let first = reading.first.map_or(0, |first| self.pays.of(first.category));
            let second = reading.second.map_or(0, |second| self.pays.of(second.combination.category));
            let second = if with_second { second } else { 0 };
            let of = |odds: u32| antes(multiple * i64::from(odds));
            let points =
                |points: i64| Exact::new(points.into(), self.ante.expect("an ante for limits").into());
            match self.rules.limits().payout {
                None => of(first + second),
                Some(PayoutCap::Ratio(ratio)) => of((first + second).min(ratio)),
                Some(PayoutCap::Points { most, of: cap }) => match cap {
                    CapOf::Combination => of(first).min(points(most.0)) + of(second).min(points(most.0)),
                    CapOf::Both => of(first + second).min(points(most.0)),
                    CapOf::Box | CapOf::Table => of(first + second),
                },
            }
        };
        let win = |dealer: Strength, bought_anything: bool| -> Exact {
            let second_wins = match (self.rules.second(), reading.second) {
                (Some(rule), Some(second)) if rule.must_win => dealer < second.beats_below,
                _ => true,
            };
            let ante = match self.rules.bet().ante_on_win {
                AnteOnWin::Returned => 0,
                AnteOnWin::Paid => 1,
                AnteOnWin::PaidUnlessBought => i64::from(!bought_anything),
            };
            let all = bet_win(second_wins) + antes(ante);
            match self.rules.limits().payout {
                Some(PayoutCap::Points { most, of: CapOf::Box }) => {
                    all.min(Exact::new(most.0.into(), self.ante.expect("an ante for limits").into()))
                }
                _ => all,
            }
        };
        let against = |dealer: Strength, bought_anything: bool| match best.cmp(&dealer) {
            Ordering::Greater => win(dealer, bought_anything),
            Ordering::Equal => antes(0),
            Ordering::Less => antes(-1 - multiple),
        };
        let no_game = |dealer: Strength| match self.rules.dealer().no_game {
            NoGame::Paid => antes(1),
            NoGame::Returned => antes(0),
            NoGame::ReturnedBelow(category) => antes(i64::from(dealer.category() >= category)),
        };
        let cards_bought = bought != Bought::Nothing;
        let insurance = self.insurance(best, &bet_win);
        let mut sums = Sums::default();
        for (strength, hands) in &self.dealer {
            let left = || hands.iter().filter(|hand| hand.hidden.is_disjoint(drawn));
            let count = left().count() as i128;
            sums.hands += count;
            if *strength >= self.qualifier {
                sums.results += against(*strength, cards_bought) * count;
                let returned = self.rules.insurance().is_some_and(|rule| rule.returned_on_loss);
                if !returned || best > *strength {
                    sums.insurance -= count;
                }
                continue;
            }
            let keep = no_game(*strength);
            sums.results += keep * count;
            sums.insurance += count;
            let Some(game) = self.rules.dealer_game() else { continue };
            if win(Strength::weakest(Category::NoGame), true) - game.price.0 <= keep && antes(0) <= keep {
                // Not even a sure win is worth the price.
                continue;
            }
            sums.gains +=
                left().map(|hand| self.gain(hand, drawn, keep, best, &against, &no_game)).sum::<Exact>();
        }
        let mean = |sum: Exact| sum / Exact::from_integer(sums.hands);
        let plain = mean(sums.results);
        let gain = mean(sums.gains);
        let uninsured = plain + gain;
        let may_both = self.rules.dealer_game().is_some_and(|game| game.insured_may);
        let insured = plain
            + mean(insurance * Exact::from_integer(sums.insurance))
            + if may_both { gain } else { antes(0) };
        let play = if insurance > antes(0) { uninsured.max(insured) } else { uninsured };
        play + self.bonus_result(best, bought)
    }

    /// What buying the dealer's game gains over keeping, for one of his hands without a game.
    fn gain(
        &self,
        hand: &DealerHand,
        drawn: CardSet,
        keep: Exact,
        best: Strength,
        against: &dyn Fn(Strength, bool) -> Exact,
        no_game: &dyn Fn(Strength) -> Exact,
    ) -> Exact {
        let game = self.rules.dealer_game().expect("a dealer's game");
        // Rules under which results change within one of the four kinds below.
        let has_steps = self.rules.second().is_some_and(|rule| rule.must_win)
            || matches!(self.rules.dealer().no_game, NoGame::ReturnedBelow(_));
        let mut gains: Vec<Exact> = Vec::new();
        for (_, new_cards) in &hand.purchases {
            let mut total = antes(0);
            let mut count = 0;
            // New hands that come to the same are counted first: no game, higher than the box, equal, lower.
            let mut alike = [(0, None); 4];
            for &(_, strength) in new_cards.iter().filter(|(card, _)| !drawn.contains(*card)) {
                count += 1;
                let place = match best.cmp(&strength) {
                    _ if strength < self.qualifier => 0,
                    Ordering::Less => 1,
                    Ordering::Equal => 2,
                    Ordering::Greater => 3,
                };
                if has_steps {
                    total += self.bought_result(strength, against, no_game);
                } else {
                    alike[place] = (alike[place].0 + 1, Some(strength));
                }
            }
            for (times, strength) in alike {
                if let Some(strength) = strength {
                    total += self.bought_result(strength, against, no_game) * antes(times);
                }
            }
            let mean = if count == 0 { keep } else { total / antes(count) - game.price.0 };
            gains.push((mean - keep).max(antes(0)));
        }
        if game.card == Thrown::Choice {
            gains.into_iter().max().unwrap_or_default()
        } else {
            let count = gains.len().max(1) as i64;
            gains.into_iter().sum::<Exact>() / antes(count)
        }
    }

    fn bought_result(
        &self,
        strength: Strength,
        against: &dyn Fn(Strength, bool) -> Exact,
        no_game: &dyn Fn(Strength) -> Exact,
    ) -> Exact {
        let still_paid = self.rules.dealer_game().is_some_and(|game| game.still_paid);
        if strength >= self.qualifier {
            against(strength, true)
        } else if still_paid {
            no_game(strength)
        } else {
            antes(0)
        }
    }

    fn insurance(&self, best: Strength, bet_win: &dyn Fn(bool) -> Exact) -> Exact {
        let Some(rule) = self.rules.insurance().filter(|rule| best.category() >= rule.from) else {
            return antes(0);
        };
        let mut win = bet_win(rule.counts_second);
        if let Some(PayoutCap::Points { most, of: CapOf::Box }) = self.rules.limits().payout {
            win = win.min(Exact::new(most.0.into(), self.ante.expect("an ante for limits").into()));
        }
        let most = win * rule.most.0;
        match self.ante {
            None => most,
            Some(ante) => {
                let points = (most * antes(ante)).floor();
                if points < antes(rule.least.0) { antes(0) } else { points / antes(ante) }
            }
        }
    }

    fn fold(&self, hand: CardSet, bought: Bought) -> Exact {
        let Some(rule) = self.rules.bonus().filter(|_| self.bonus.is_some()) else {
            return antes(-1);
        };
        let stake = self.bonus.unwrap_or_default().0;
        let settled_before = rule.before_purchase && bought != Bought::Nothing;
        if rule.lost_on_fold && !settled_before {
            antes(-1) - stake
        } else {
            antes(-1) + self.bonus_result(Holding::from(hand).strength(), bought)
        }
    }

    fn bonus_result(&self, last: Strength, bought: Bought) -> Exact {
        let Some(rule) = self.rules.bonus().filter(|_| self.bonus.is_some()) else {
            return antes(0);
        };
        let stake = self.bonus.unwrap_or_default().0;
        let dealt = Holding::from(self.dealt).strength().category();
        let mut table = &rule.pays;
        let mut looked_at = if rule.looks_at == LooksAt::Final { last.category() } else { dealt };
        if rule.before_purchase {
            looked_at = dealt;
        } else if bought == Bought::Sixth {
            match &rule.sixth_pays {
                SixthPays::Same => {}
                SixthPays::Void => return -stake,
                SixthPays::Table(other) => {
                    table = other;
                    looked_at = last.category();
                }
            }
        }
        match table.get(&SideHand::Category(looked_at)) {
            None | Some(0) => -stake,
            Some(&odds) if rule.for_one => stake * antes(i64::from(odds) - 1),
            Some(&odds) => stake * antes(odds.into()),
        }
    }
}

#[derive(Default)]
struct Sums {
    hands: i128,
    results: Exact,
    gains: Exact,
    /// Hands that pay an insurance less hands that take it.
    insurance: i128,
}
