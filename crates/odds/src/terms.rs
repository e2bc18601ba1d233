//! A rule set as amounts of money in whole units, so that sums over millions of hands need no fractions.

use std::fmt;

use num_integer::Integer;
use serde::Serialize;
use tuz_hands::{Category, HandPay, PayBook, Strength};
use tuz_house::rules::{AnteOnWin, CapOf, LooksAt, NoGame, PayoutCap, Rules, SideBet, SideHand, Thrown};
use tuz_house::{Antes, Points, json};

/// Why the exact answer under these rules is not given. JSON is as that of [`SpotError`](crate::SpotError).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Unserved {
    /// Cards may be exchanged more than once.
    RepeatedExchange,
    /// A sixth card may be bought besides an exchange.
    SixthWithExchange,
    /// A payout limit in points means nothing without the ante in points.
    AnteNeeded,
    /// The payout limit depends on what other boxes or the bonus win.
    SharedPayoutLimit,
    /// A bonus stake was given, and the rules have no bonus.
    NoBonus,
    /// The bonus stake is not positive.
    BonusStake(#[serde(serialize_with = "json::text")] Antes),
    /// The ante is not positive.
    AnteStake(Points),
    /// An amount so large or so finely divided that sums would not fit.
    TooLarge,
}

impl fmt::Display for Unserved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RepeatedExchange => {
                f.write_str("`exchange.times` above 1 is played, but its exact analysis is not served yet")
            }
            Self::SixthWithExchange => {
                f.write_str("`sixth.with_exchange` is played, but its exact analysis is not served yet")
            }
            Self::AnteNeeded => {
                f.write_str("`limits.payout` is in points: the ante in points must be given to know what it caps")
            }
            Self::SharedPayoutLimit => f.write_str(
                "`limits.payout` of the box or the table depends on other bets, so a spot alone has no exact answer",
            ),
            Self::NoBonus => f.write_str("a bonus stake is given, but these rules offer no bonus"),
            Self::BonusStake(stake) => write!(f, "a bonus stake of `{stake}` antes is not above zero"),
            Self::AnteStake(ante) => write!(f, "an ante of `{ante}` points is not above zero"),
            Self::TooLarge => f.write_str("the amounts of these rules are too large to be summed exactly"),
        }
    }
}

impl std::error::Error for Unserved {}

/// What was bought before the bet. In JSON `what`, and of an exchange `cards`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "what", content = "cards", rename_all = "kebab-case")]
pub enum Bought {
    /// Nothing.
    Nothing,
    /// The sixth card.
    Sixth,
    /// So many cards were exchanged, 1 to 5.
    Exchange(u8),
}

/// What is staked besides the ante, and how large the ante is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Stakes {
    /// The ante in points; only limits in points need it.
    pub ante: Option<Points>,
    /// The bonus stake in antes; `None` where no bonus was staked.
    pub bonus: Option<Antes>,
}

/// Buying the dealer's game.
#[derive(Debug, Clone)]
pub(crate) struct GameTerms {
    pub(crate) price: i64,
    pub(crate) thrown: Thrown,
    pub(crate) first_is_up: bool,
    pub(crate) draw_again: bool,
    pub(crate) still_paid: bool,
    pub(crate) insured_may: bool,
}

#[derive(Debug, Clone)]
struct InsuranceTerms {
    from: Strength,
    /// Numerator and denominator of the share of the possible win.
    most: (i64, i64),
    counts_second: bool,
    returned_on_loss: bool,
    too_low_returned: bool,
    least: i64,
    /// Units a point, where the ante is known: stakes are whole points.
    point: Option<i64>,
}

#[derive(Debug, Clone)]
struct BonusTerms {
    stake: i64,
    bet: SideBet,
}

#[derive(Debug, Clone, Copy)]
enum Cap {
    None,
    Ratio(i64),
    Combination(i64),
    Both(i64),
    Box(i64),
}

/// The rules as whole numbers of units.
pub(crate) struct Terms {
    /// Units an ante.
    pub(crate) unit: i64,
    pub(crate) bet: i64,
    pub(crate) qualifier: Strength,
    no_game_paid: bool,
    no_game_returned_below: Option<Strength>,
    ante_on_win: AnteOnWin,
    pub(crate) must_win: bool,
    cap: Cap,
    pub(crate) book: PayBook,
    pub(crate) sixth: Option<i64>,
    pub(crate) exchange: [Option<i64>; 5],
    pub(crate) forced_bet: [bool; 5],
    pub(crate) game: Option<GameTerms>,
    insurance: Option<InsuranceTerms>,
    bonus: Option<BonusTerms>,
}

/// Results of one final hand that is played, in units, purchases of cards left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Payoff {
    pub(crate) strength: Strength,
    /// The dealer has a game and loses.
    pub(crate) win: i64,
    /// As `win`, but the second combination is not paid since it does not beat him.
    pub(crate) win_first_only: i64,
    /// The second combination beats exactly the hands below this.
    pub(crate) second_beats_below: Strength,
    /// As `win` and `win_first_only` when the game was bought, its price not deducted.
    pub(crate) bought_win: i64,
    pub(crate) bought_win_first_only: i64,
    pub(crate) tie: i64,
    pub(crate) lose: i64,
    /// The most that may be insured; 0 where insurance is not open to this hand.
    pub(crate) insurance: i64,
}

impl Payoff {
    /// Against a dealer who has a game of this strength.
    pub(crate) fn against(&self, dealer: Strength) -> i64 {
        self.outcome(dealer, self.win, self.win_first_only)
    }

    /// The same when the box bought that game, its price not deducted.
    pub(crate) fn against_bought(&self, dealer: Strength) -> i64 {
        self.outcome(dealer, self.bought_win, self.bought_win_first_only)
    }

    fn outcome(&self, dealer: Strength, win: i64, win_first_only: i64) -> i64 {
        match self.strength.cmp(&dealer) {
            std::cmp::Ordering::Greater if dealer < self.second_beats_below => win,
            std::cmp::Ordering::Greater => win_first_only,
            std::cmp::Ordering::Equal => self.tie,
            std::cmp::Ordering::Less => self.lose,
        }
    }
}

/// Amounts above this could overflow the sums over all draws and dealer's hands.
const MOST_UNITS: i64 = 1 << 32;

impl Terms {
    pub(crate) fn new(rules: &Rules, stakes: Stakes) -> Result<Self, Unserved> {
        if rules.exchange().is_some_and(|exchange| exchange.times > 1) {
            return Err(Unserved::RepeatedExchange);
        }
        if rules.sixth().is_some_and(|sixth| sixth.with_exchange) {
            return Err(Unserved::SixthWithExchange);
        }
        if let Some(ante) = stakes.ante.filter(|ante| ante.0 <= 0) {
            return Err(Unserved::AnteStake(ante));
        }
        if let Some(bonus) = stakes.bonus.filter(|bonus| *bonus <= Antes::ZERO) {
            return Err(Unserved::BonusStake(bonus));
        }
        let unit = Self::units_an_ante(rules, stakes)?;
        let amount = |antes: Antes| -> Result<i64, Unserved> {
            let units = antes.0.numer().checked_mul(unit.into()).ok_or(Unserved::TooLarge)? / antes.0.denom();
            i64::try_from(units).ok().filter(|units| units.abs() < MOST_UNITS).ok_or(Unserved::TooLarge)
        };
        let whole = |antes: i64| amount(Antes::whole(antes));
        let points = |points: Points| match stakes.ante {
            Some(ante) => {
                Antes::fraction(points.0.into(), ante.0.into()).ok_or(Unserved::TooLarge).and_then(amount)
            }
            None => Err(Unserved::AnteNeeded),
        };
        let bet = rules.bet();
        let cap = match rules.limits().payout {
            None => Cap::None,
            Some(PayoutCap::Ratio(ratio)) => Cap::Ratio(ratio.into()),
            Some(PayoutCap::Points { most, of: CapOf::Combination }) => Cap::Combination(points(most)?),
            Some(PayoutCap::Points { most, of: CapOf::Both }) => Cap::Both(points(most)?),
            Some(PayoutCap::Points { most, of: CapOf::Box }) if stakes.bonus.is_none() => {
                Cap::Box(points(most)?)
            }
            Some(PayoutCap::Points { .. }) => return Err(Unserved::SharedPayoutLimit),
        };
        let mut exchange = [None; 5];
        let mut forced_bet = [false; 5];
        if let Some(rule) = rules.exchange() {
            for (price, units) in rule.price.iter().zip(&mut exchange) {
                *units = price.map(amount).transpose()?;
            }
            forced_bet = rule.forced_bet;
        }
        let bonus = match stakes.bonus {
            None => None,
            Some(stake) => {
                let bet = rules.bonus().ok_or(Unserved::NoBonus)?.clone();
                Some(BonusTerms { stake: amount(stake)?, bet })
            }
        };
        let insurance = match rules.insurance() {
            None => None,
            Some(rule) => Some(InsuranceTerms {
                from: Strength::weakest(rule.from),
                most: (
                    i64::try_from(*rule.most.0.numer()).map_err(|_| Unserved::TooLarge)?,
                    i64::try_from(*rule.most.0.denom()).map_err(|_| Unserved::TooLarge)?,
                ),
                counts_second: rule.counts_second,
                returned_on_loss: rule.returned_on_loss,
                too_low_returned: rule.too_low_returned,
                least: if stakes.ante.is_some() { points(rule.least)? } else { 0 },
                point: stakes.ante.map(|_| points(Points(1))).transpose()?,
            }),
        };
        let game = match rules.dealer_game() {
            None => None,
            Some(rule) => Some(GameTerms {
                price: amount(rule.price)?,
                thrown: rule.card,
                first_is_up: rules.table().up_card == tuz_house::rules::UpCard::First,
                draw_again: rule.draw_again,
                still_paid: rule.still_paid,
                insured_may: rule.insured_may,
            }),
        };
        let dealer = rules.dealer();
        let largest = bet.pays.iter().copied().max().unwrap_or(0);
        // A win by two combinations must fit the sums too.
        whole(i64::from(bet.multiple) * i64::from(largest) * 2 + 2)?;
        Ok(Self {
            unit,
            bet: whole(bet.multiple.into())?,
            qualifier: dealer.qualifier.weakest(),
            no_game_paid: dealer.no_game != NoGame::Returned,
            no_game_returned_below: match dealer.no_game {
                NoGame::ReturnedBelow(category) => Some(Strength::weakest(category)),
                NoGame::Paid | NoGame::Returned => None,
            },
            ante_on_win: bet.ante_on_win,
            must_win: rules.second().is_some_and(|second| second.must_win),
            cap,
            book: PayBook::new(rules.pay_table()),
            sixth: rules.sixth().map(|sixth| amount(sixth.price)).transpose()?,
            exchange,
            forced_bet,
            game,
            insurance,
            bonus,
        })
    }

    /// The least number of units that makes every amount whole.
    fn units_an_ante(rules: &Rules, stakes: Stakes) -> Result<i64, Unserved> {
        let mut unit: i128 = 1;
        let mut divide = |antes: Antes| unit = unit.lcm(antes.0.denom());
        rules.sixth().into_iter().for_each(|sixth| divide(sixth.price));
        rules.exchange().iter().flat_map(|exchange| exchange.price).flatten().for_each(&mut divide);
        rules.dealer_game().into_iter().for_each(|game| divide(game.price));
        rules.insurance().into_iter().for_each(|insurance| divide(insurance.most));
        stakes.bonus.into_iter().for_each(&mut divide);
        // Insurance is staked in whole points.
        let counts_points =
            rules.insurance().is_some() || matches!(rules.limits().payout, Some(PayoutCap::Points { .. }));
        if let Some(ante) = stakes.ante.filter(|_| counts_points) {
            unit = unit.lcm(&ante.0.into());
        }
        i64::try_from(unit).ok().filter(|&unit| unit < MOST_UNITS).ok_or(Unserved::TooLarge)
    }

    /// The net of a fold, purchases and the bonus left out.
    pub(crate) fn fold(&self) -> i64 {
        -self.unit
    }

    /// The net of the ante when a dealer with this hand has no game.
    pub(crate) fn no_game(&self, dealer: Strength) -> i64 {
        let returned = !self.no_game_paid || self.no_game_returned_below.is_some_and(|below| dealer < below);
        if returned { 0 } else { self.unit }
    }

    /// Where the result of no game changes: a dealer's hand below this gets nothing for the ante.
    pub(crate) fn no_game_step(&self) -> Option<Strength> {
        self.no_game_returned_below.map(|below| below.min(self.qualifier))
    }

    fn bet_win(&self, first: u32, second: u32) -> i64 {
        let (first, second) = (i64::from(first), i64::from(second));
        match self.cap {
            Cap::Ratio(most) => self.bet * (first + second).min(most),
            Cap::Combination(most) => (self.bet * first).min(most) + (self.bet * second).min(most),
            Cap::Both(most) => (self.bet * (first + second)).min(most),
            Cap::None | Cap::Box(_) => self.bet * (first + second),
        }
    }

    fn box_win(&self, pay: (u32, u32), bought: bool) -> i64 {
        let ante = if self.ante_on_win.is_paid(bought) { self.unit } else { 0 };
        let win = self.bet_win(pay.0, pay.1) + ante;
        match self.cap {
            Cap::Box(most) => win.min(most),
            _ => win,
        }
    }

    /// The results of a final hand.
    pub(crate) fn payoff(&self, strength: Strength, pay: HandPay, bought: Bought) -> Payoff {
        let cards_bought = bought != Bought::Nothing;
        let both = (pay.first, pay.second);
        let first_only = (pay.first, 0);
        Payoff {
            strength,
            win: self.box_win(both, cards_bought),
            win_first_only: self.box_win(first_only, cards_bought),
            second_beats_below: if self.must_win { pay.second_beats_below } else { strength },
            bought_win: self.box_win(both, true),
            bought_win_first_only: self.box_win(first_only, true),
            tie: 0,
            lose: -self.unit - self.bet,
            insurance: self.insurance_most(strength, pay),
        }
    }

    fn insurance_most(&self, strength: Strength, pay: HandPay) -> i64 {
        let Some(rule) = self.insurance.as_ref().filter(|rule| strength >= rule.from) else {
            return 0;
        };
        let second = if rule.counts_second { pay.second } else { 0 };
        let win = self.bet_win(pay.first, second);
        let win = if let Cap::Box(most) = self.cap { win.min(most) } else { win };
        let most = win * rule.most.0 / rule.most.1;
        let whole = rule.point.map_or(most, |point| most - most % point);
        if whole < rule.least { 0 } else { whole }
    }

    /// Whether insurance comes back when the dealer has a game and the box does not win.
    pub(crate) fn insurance_returned_on_loss(&self) -> bool {
        self.insurance.as_ref().is_some_and(|rule| rule.returned_on_loss)
    }

    /// Whether a stake of insurance on a hand of this strength is accepted and only comes back.
    pub(crate) fn insurance_comes_back(&self, strength: Strength) -> bool {
        self.insurance.as_ref().is_some_and(|rule| rule.too_low_returned && strength < rule.from)
    }

    /// Price of what was bought.
    pub(crate) fn price(&self, bought: Bought) -> i64 {
        match bought {
            Bought::Nothing => 0,
            Bought::Sixth => self.sixth.unwrap_or(0),
            Bought::Exchange(count) => self.exchange[usize::from(count) - 1].unwrap_or(0),
        }
    }

    /// Whether the bet must follow, so that a fold is not open.
    pub(crate) fn must_bet(&self, bought: Bought) -> bool {
        matches!(bought, Bought::Exchange(count) if self.forced_bet[usize::from(count) - 1])
    }

    /// Result of the bonus when the box plays on, by the dealt and the final hand.
    pub(crate) fn bonus(&self, dealt: Category, last: Category, bought: Bought) -> i64 {
        let Some(BonusTerms { stake, bet }) = &self.bonus else {
            return 0;
        };
        let odds = |table: &std::collections::BTreeMap<SideHand, u32>, category| {
            let pays = table.get(&SideHand::Category(category)).copied().unwrap_or(0);
            bet.to_one(pays).map_or(-stake, |to_one| stake * i64::from(to_one))
        };
        if bet.before_purchase {
            return odds(&bet.pays, dealt);
        }
        bet.table(bought == Bought::Sixth).map_or(-stake, |(table, looks_at)| match looks_at {
            LooksAt::Dealt => odds(table, dealt),
            LooksAt::Final => odds(table, last),
        })
    }

    /// Result of the bonus when the box folds.
    pub(crate) fn bonus_on_fold(&self, dealt: Category, last: Category, bought: Bought) -> i64 {
        match &self.bonus {
            Some(BonusTerms { stake, bet })
                if bet.lost_on_fold && !(bet.before_purchase && bought != Bought::Nothing) =>
            {
                -stake
            }
            _ => self.bonus(dealt, last, bought),
        }
    }
}
