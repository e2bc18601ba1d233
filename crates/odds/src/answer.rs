//! The answer: what every option is worth.

use std::cmp::{Ordering, Reverse};

use serde::Serialize;
use tuz_cards::{Card, CardSet};
use tuz_hands::{Category, Holding, Strength};
use tuz_house::round::{card_thrown, instant_win};
use tuz_house::rules::{LooksAt, Rules, Thrown};
use tuz_house::{Antes, counted, json};

use crate::chances::Chances;
use crate::dealer::{DealerHands, count_below};
use crate::draws::{Draw, Plan, PlanSum};
use crate::spot::{Spot, SpotError};
use crate::terms::{Bought, GameTerms, Payoff, Stakes, Terms, Unserved};
use crate::unseen::{Unseen, binomial};

/// What a box may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Give up what was staked.
    Fold,
    /// Put up the bet; what may be decided later (insurance, the dealer's game) at its best.
    Play,
    /// Buy the sixth card.
    Sixth,
    /// Throw these cards and draw as many.
    Exchange(CardSet),
    /// Put up the bet and insure this much, the most that may be.
    Insure(Antes),
    /// Leave the dealer without a game, or take the result as it is.
    Keep,
    /// Buy the dealer's game; `Some` says which card he throws where the box chooses.
    BuyGame(Option<Card>),
}

impl Action {
    /// Among equal options the one that is told first: play, sixth card, exchange of fewer cards, fold; insurance
    /// and the dealer's game only when strictly better.
    fn order(self) -> u8 {
        match self {
            Self::Play => 0,
            Self::Keep => 1,
            Self::Sixth => 2,
            Self::Exchange(cards) => 2 + cards.len() as u8,
            Self::Fold => 8,
            Self::Insure(_) => 9,
            Self::BuyGame(_) => 10,
        }
    }

    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fold => "fold",
            Self::Play => "play",
            Self::Sixth => "sixth",
            Self::Exchange(_) => "exchange",
            Self::Insure(_) => "insure",
            Self::Keep => "keep",
            Self::BuyGame(_) => "buy-game",
        }
    }
}

/// One option and its worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// What is done.
    pub action: Action,
    /// Mean net of everything from the deal on, what was already paid included: a fold is -1, after one purchase
    /// -2. All later choices are made at their best.
    pub value: Antes,
    /// How much less than the best option.
    pub loss: Antes,
    /// How often it ends in which way.
    pub chances: Chances,
}

/// All options of a spot, best first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// Never empty.
    pub choices: Vec<Choice>,
}

impl Answer {
    fn new(mut choices: Vec<Choice>) -> Self {
        let best = choices.iter().map(|choice| choice.value).max().unwrap_or_default();
        for choice in &mut choices {
            choice.loss = Antes(best.0 - choice.value.0);
        }
        choices.sort_by_cached_key(|choice| {
            let mut cards: Vec<Card> = match choice.action {
                Action::Exchange(cards) => cards.into_iter().collect(),
                _ => Vec::new(),
            };
            cards.sort_unstable();
            (Reverse(choice.value), choice.action.order(), cards)
        });
        Self { choices }
    }

    /// The best option.
    pub fn best(&self) -> &Choice {
        &self.choices[0]
    }

    /// The option with this action.
    pub fn of(&self, action: Action) -> Option<&Choice> {
        self.choices.iter().find(|choice| choice.action == action)
    }
}

/// Why a question has no answer. JSON is as that of [`SpotError`], whose reasons stand among these.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum QuestionError {
    /// The rules do not offer what was bought.
    NotOffered(Bought),
    /// The bonus looks at the dealt hand, which was not given.
    DealtHandNeeded,
    /// A side bet that pays at once has ended the round.
    RoundOver(String),
    /// The first card dealt is the one that goes, and the dealer's cards are not in the order of the deal.
    UpCardPlace {
        /// His up card.
        #[serde(serialize_with = "json::text")]
        up: Card,
        /// Where it must stand, counted from 1.
        place: usize,
    },
    /// So much cannot be insured on this hand.
    InsuranceOutside {
        /// The stake in antes.
        #[serde(serialize_with = "json::text")]
        stake: Antes,
        /// The most; 0 where the hand cannot be insured.
        #[serde(serialize_with = "json::text")]
        most: Antes,
    },
    /// The cards do not fit together.
    #[serde(untagged)]
    Spot(SpotError),
}

impl std::fmt::Display for QuestionError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Spot(error) => error.fmt(f),
            Self::NotOffered(Bought::Sixth) => f.write_str("these rules offer no sixth card"),
            Self::NotOffered(Bought::Exchange(count)) => {
                write!(f, "these rules offer no exchange of {}", counted(count, "card"))
            }
            Self::NotOffered(Bought::Nothing) => f.write_str("these rules offer nothing of the kind"),
            Self::DealtHandNeeded => {
                f.write_str("the bonus looks at the dealt hand: the five dealt cards must be given")
            }
            Self::UpCardPlace { up, place } => write!(
                f,
                "the first card dealt goes here, so the dealer's cards must be in the order of the deal: his up card `{up}` at place {place}"
            ),
            Self::InsuranceOutside { stake, most } if *most == Antes::ZERO => {
                write!(f, "this hand cannot be insured, and `{stake}` is staked on it")
            }
            Self::InsuranceOutside { stake, most } => {
                write!(f, "this hand may be insured for 0 to {most} antes, not for `{stake}`")
            }
            Self::RoundOver(bet) => write!(f, "the dealt hand wins `{bet}` at once, which ends the round"),
        }
    }
}

impl std::error::Error for QuestionError {}

impl From<SpotError> for QuestionError {
    fn from(error: SpotError) -> Self {
        Self::Spot(error)
    }
}

/// The exact analyst of one rule set and one way of staking.
pub struct Odds {
    terms: Terms,
    rules: Rules,
    bonus_needs_dealt: bool,
}

impl Odds {
    /// Prepares tables for the rules: some ten milliseconds, once.
    ///
    /// # Errors
    /// When the rules or stakes are not served.
    pub fn new(rules: &Rules, stakes: Stakes) -> Result<Self, Unserved> {
        let bonus_needs_dealt =
            stakes.bonus.is_some() && rules.bonus().is_some_and(|bonus| bonus.looks_at == LooksAt::Dealt);
        Ok(Self { terms: Terms::new(rules, stakes)?, rules: rules.clone(), bonus_needs_dealt })
    }

    /// Every option of a spot: fold, play, and before a purchase the sixth card and all exchanges; where the final
    /// hand may be insured, also to play insured.
    ///
    /// # Errors
    /// When the spot does not fit the rules.
    pub fn options(&self, spot: &Spot) -> Result<Answer, QuestionError> {
        self.check(spot)?;
        let terms = &self.terms;
        let unseen = Unseen::new(spot.unseen());
        let hand = spot.hand();
        let bought = spot.bought();
        let mut plans = vec![(Action::Play, Plan { kept: hand, drawn: 0, bought })];
        if bought == Bought::Nothing {
            if terms.sixth.is_some() && enough(&unseen, 1) {
                plans.push((Action::Sixth, Plan { kept: hand, drawn: 1, bought: Bought::Sixth }));
            }
            for count in
                (1..=5).filter(|&count| terms.exchange[count - 1].is_some() && enough(&unseen, count))
            {
                for thrown in hand.subsets(count) {
                    let bought = Bought::Exchange(count as u8);
                    plans
                        .push((Action::Exchange(thrown), Plan { kept: hand - thrown, drawn: count, bought }));
                }
            }
        }
        let plain: Vec<Plan> = plans.iter().map(|plan| plan.1).collect();
        let sums = self.sums(spot, &unseen, &plain);
        let mut choices = Vec::with_capacity(plans.len() + 2);
        let choice = |action, value, chances| Choice { action, value, loss: Antes::ZERO, chances };
        for ((action, plan), sum) in plans.iter().zip(&sums) {
            let paid = terms.price(plan.bought);
            if *action == Action::Play {
                let PlanSum { uninsured, insured, over, played, .. } = *sum;
                choices.push(choice(
                    Action::Play,
                    self.value(insured.unwrap_or(uninsured).max(uninsured), over, paid),
                    played,
                ));
                if let Some(insured) = insured {
                    let amount = self.insurable(hand, bought);
                    choices.push(choice(Action::Insure(amount), self.value(insured, over, paid), played));
                }
            } else {
                choices.push(choice(*action, self.value(sum.best, sum.over, paid), sum.chances));
            }
        }
        if !terms.must_bet(bought) {
            let dealt = dealt_category(spot);
            let category = Holding::from(hand).strength().category();
            let fold = terms.fold() + terms.bonus_on_fold(dealt, category, bought);
            let value = self.value(fold.into(), terms.unit.into(), terms.price(bought));
            choices.push(choice(Action::Fold, value, Chances::folded(1)));
        }
        Ok(Answer::new(choices))
    }

    /// What it is worth to play this hand with so much of it insured, 0 for nothing; the dealer's game at its best,
    /// where the box may buy it. Whether the stake reaches the least that the rules ask for is not looked at.
    ///
    /// # Errors
    /// When the spot does not fit the rules, or the stake is below 0 or above the most that may be insured.
    pub fn insured(&self, spot: &Spot, stake: Antes) -> Result<Antes, QuestionError> {
        self.check(spot)?;
        let stake = self.insurance(spot, stake)?;
        let plan = Plan { kept: spot.hand(), drawn: 0, bought: spot.bought() };
        let PlanSum { uninsured, insured, insured_from, over, .. } =
            self.sums(spot, &Unseen::new(spot.unseen()), &[plan])[0];
        let worth = |sum| self.value(sum, over, self.terms.price(plan.bought));
        Ok(match insured.filter(|_| stake > Antes::ZERO) {
            None => worth(uninsured),
            // Each part of the stake adds the same.
            Some(insured) => {
                let most = self.insurable(plan.kept, plan.bought);
                let (from, to) = (worth(insured_from), worth(insured));
                Antes(from.0 + (to.0 - from.0) * stake.0 / most.0)
            }
        })
    }

    /// How playing this hand ends.
    ///
    /// # Errors
    /// When the spot does not fit the rules.
    pub fn played(&self, spot: &Spot) -> Result<Chances, QuestionError> {
        self.check(spot)?;
        let plan = Plan { kept: spot.hand(), drawn: 0, bought: spot.bought() };
        Ok(self.sums(spot, &Unseen::new(spot.unseen()), &[plan])[0].played)
    }

    /// What each plan is worth in all.
    fn sums(&self, spot: &Spot, unseen: &Unseen, plans: &[Plan]) -> Vec<PlanSum> {
        let most_drawn = plans.iter().map(|plan| plan.drawn).max().unwrap_or(0);
        let hands = DealerHands::new(spot.up(), unseen);
        Draw::new(&self.terms, unseen, &hands, spot.up(), dealt_category(spot), most_drawn).sums(plans)
    }

    /// The choice after the dealer shows: keep the result, or buy his game. The result counts a bet that is up, and
    /// `insured` antes of insurance. The order of `dealer` matters only where the first card dealt is the one that
    /// goes: then it is that of the deal.
    ///
    /// # Errors
    /// When the cards do not fit together or the rules, or more is insured than this hand may insure.
    pub fn after_show(&self, spot: &Spot, dealer: &[Card], insured: Antes) -> Result<Answer, QuestionError> {
        self.check(spot)?;
        let terms = &self.terms;
        let hidden: CardSet = dealer.iter().copied().collect();
        if dealer.len() != 5 || hidden.len() != 5 {
            return Err(SpotError::DealerCount(dealer.len()).into());
        }
        if !hidden.contains(spot.up()) {
            return Err(SpotError::UpCardMissing(spot.up()).into());
        }
        let unseen = spot.unseen();
        if let Some(card) = (hidden.without(spot.up()) - unseen).into_iter().next() {
            return Err(SpotError::Twice(card).into());
        }
        let left = unseen - hidden;
        let hand = Holding::from(spot.hand());
        let payoff = terms.payoff(hand.strength(), terms.book.pay(&hand), spot.bought());
        let insured = self.insurance(spot, insured)?;
        if let Some(rule) = terms.game.as_ref().filter(|rule| rule.thrown == Thrown::First) {
            let place = if rule.first_is_up { 0 } else { 4 };
            if dealer[place] != spot.up() {
                return Err(QuestionError::UpCardPlace { up: spot.up(), place: place + 1 });
            }
        }
        let dealt = dealt_category(spot);
        let bonus = terms.bonus(dealt, hand.strength().category(), spot.bought());
        let paid = terms.price(spot.bought());
        let strength = Holding::from(hidden).strength();
        let has_game = strength >= terms.qualifier;
        let keep = if has_game { payoff.against(strength) } else { terms.no_game(strength) } + bonus;
        let lost = !terms.insurance_returned_on_loss() || payoff.strength > strength;
        let insurance = match (has_game, lost) {
            (false, _) => insured.0,
            (true, true) => -insured.0,
            (true, false) => Antes::ZERO.0,
        };
        let with_insurance = |value: Antes| Antes(value.0 + insurance);
        let choice = |action, value, chances| Choice {
            action,
            value: with_insurance(value),
            loss: Antes::ZERO,
            chances,
        };
        let shown = ending(terms, &payoff, strength);
        let mut choices = vec![choice(Action::Keep, self.value(keep.into(), terms.unit.into(), paid), shown)];
        let may_buy =
            |rule: &&GameTerms| !has_game && !left.is_empty() && (insured == Antes::ZERO || rule.insured_may);
        if let Some(rule) = terms.game.as_ref().filter(may_buy) {
            let named = card_thrown(rule.thrown, dealer);
            let choices_of_card = named.as_ref().map_or(dealer, std::slice::from_ref);
            for &thrown in choices_of_card {
                let (sum, chances) = bought_sum(terms, rule, &payoff, (hidden, thrown), left);
                let cards = i128::from(chances.deals());
                if cards == 0 {
                    continue;
                }
                let sum = sum + i128::from(bonus) * cards;
                let over = cards * i128::from(terms.unit);
                let chosen = named.is_none().then_some(thrown);
                choices.push(choice(Action::BuyGame(chosen), self.value(sum, over, paid), chances));
            }
        }
        Ok(Answer::new(choices))
    }

    /// Whether buying his game gains against a dealer who has shown none, no bonus at stake: he throws this card, and any
    /// of `left` may be the new one.
    pub(crate) fn buying_gains(
        &self,
        (hand, bought): (CardSet, Bought),
        (dealer, thrown): (CardSet, Card),
        left: CardSet,
    ) -> bool {
        let terms = &self.terms;
        let Some(rule) = &terms.game else { return false };
        let holding = Holding::from(hand);
        let payoff = terms.payoff(holding.strength(), terms.book.pay(&holding), bought);
        let keep = terms.no_game(Holding::from(dealer).strength());
        let (sum, chances) = bought_sum(terms, rule, &payoff, (dealer, thrown), left);
        sum > i128::from(keep) * i128::from(chances.deals())
    }

    /// How many of the dealer's possible hands have no game, and how many there are.
    pub fn no_game(&self, spot: &Spot) -> (u64, u64) {
        let unseen = Unseen::new(spot.unseen());
        let no_game = count_below(spot.up(), &unseen, self.terms.qualifier);
        (no_game.unsigned_abs(), binomial(unseen.len(), 4).unsigned_abs() as u64)
    }

    fn check(&self, spot: &Spot) -> Result<(), QuestionError> {
        let offered = match spot.bought() {
            Bought::Nothing => true,
            Bought::Sixth => self.terms.sixth.is_some(),
            Bought::Exchange(count) => self.terms.exchange[usize::from(count) - 1].is_some(),
        };
        if !offered {
            return Err(QuestionError::NotOffered(spot.bought()));
        }
        if self.bonus_needs_dealt && spot.dealt_hand().is_none() {
            return Err(QuestionError::DealtHandNeeded);
        }
        match spot.dealt_hand().and_then(|dealt| instant_win(&self.rules, dealt)) {
            Some(bet) => Err(QuestionError::RoundOver(bet.name.clone())),
            None => Ok(()),
        }
    }

    /// What a stake of insurance counts; one that comes back, since the hand is too low, is as good as none.
    fn insurance(&self, spot: &Spot, stake: Antes) -> Result<Antes, QuestionError> {
        if stake >= Antes::ZERO && self.terms.insurance_comes_back(Holding::from(spot.hand()).strength()) {
            return Ok(Antes::ZERO);
        }
        let most = self.insurable(spot.hand(), spot.bought());
        if stake < Antes::ZERO || stake > most {
            return Err(QuestionError::InsuranceOutside { stake, most });
        }
        Ok(stake)
    }

    /// The most that may be insured on a final hand; 0 where insurance is not open to it.
    fn insurable(&self, hand: CardSet, bought: Bought) -> Antes {
        let hand = Holding::from(hand);
        let payoff = self.terms.payoff(hand.strength(), self.terms.book.pay(&hand), bought);
        Antes::fraction(payoff.insurance.into(), self.terms.unit.into()).unwrap_or_default()
    }

    fn value(&self, sum: i128, over: i128, paid: i64) -> Antes {
        let mean = Antes::fraction(sum, over).unwrap_or_default();
        let paid = Antes::fraction(paid.into(), self.terms.unit.into()).unwrap_or_default();
        Antes(mean.0 - paid.0)
    }
}

/// What the new cards of a bought game bring, the price deducted, and how they end: the dealer throws this card of his
/// five, and any of `left` may come.
fn bought_sum(
    terms: &Terms,
    rule: &GameTerms,
    payoff: &Payoff,
    (dealer, thrown): (CardSet, Card),
    left: CardSet,
) -> (i128, Chances) {
    let kept = dealer.without(thrown);
    let comes = |card: &Card| !(rule.draw_again && card.rank() == thrown.rank());
    left.into_iter().filter(comes).fold((0, Chances::default()), |(sum, mut chances), card| {
        let strength = Holding::from(kept.with(card)).strength();
        let result = if strength >= terms.qualifier {
            payoff.against_bought(strength)
        } else if rule.still_paid {
            terms.no_game(strength)
        } else {
            0
        };
        chances += ending(terms, payoff, strength);
        (sum + i128::from(result - rule.price), chances)
    })
}

/// How the box comes out against a dealer's hand that is known.
fn ending(terms: &Terms, payoff: &Payoff, dealer: Strength) -> Chances {
    let none = Chances::default();
    if dealer < terms.qualifier {
        return Chances { no_game: 1, ..none };
    }
    match payoff.strength.cmp(&dealer) {
        Ordering::Greater => Chances { win: 1, ..none },
        Ordering::Equal => Chances { tie: 1, ..none },
        Ordering::Less => Chances { loss: 1, ..none },
    }
}

/// What the five cards dealt are, where they are known; otherwise nothing looks at them.
fn dealt_category(spot: &Spot) -> Category {
    Holding::from(spot.dealt_hand().unwrap_or(spot.hand())).strength().category()
}

/// Whether enough cards are there for a draw, the dealer's four and a new one for him.
fn enough(unseen: &Unseen, drawn: usize) -> bool {
    unseen.len() >= drawn + 5
}
