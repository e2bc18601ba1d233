//! The answer: what every option is worth.

use std::cmp::Reverse;

use tuz_cards::{Card, CardSet};
use tuz_hands::Holding;
use tuz_house::Antes;
use tuz_house::round::instant_win;
use tuz_house::rules::{LooksAt, Rules, Thrown};

use crate::dealer::{DealerHands, count_below};
use crate::draws::{Draw, Plan, PlanSum};
use crate::spot::{Spot, SpotError};
use crate::terms::{Bought, Stakes, Terms, Unserved};
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

/// Why a question has no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum QuestionError {
    /// The cards do not fit together.
    Spot(SpotError),
    /// The rules do not offer what was bought.
    NotOffered(Bought),
    /// The bonus looks at the dealt hand, which was not given.
    DealtHandNeeded,
    /// A side bet that pays at once has ended the round.
    RoundOver(String),
    /// More is insured than the hand may insure, or less than nothing.
    Insured {
        /// What is insured.
        stake: Antes,
        /// The most that may be; 0 where insurance is not open to the hand.
        most: Antes,
    },
    /// The first card dealt is the one that goes, and the dealer's cards are not in the order of the deal.
    UpCardPlace {
        /// His up card.
        up: Card,
        /// Where it must stand, counted from 1.
        place: usize,
    },
}

impl std::fmt::Display for QuestionError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Spot(error) => error.fmt(f),
            Self::NotOffered(Bought::Sixth) => f.write_str("these rules offer no sixth card"),
            Self::NotOffered(Bought::Exchange(count)) => {
                write!(f, "these rules offer no exchange of {count} cards")
            }
            Self::NotOffered(Bought::Nothing) => f.write_str("these rules offer nothing of the kind"),
            Self::DealtHandNeeded => {
                f.write_str("the bonus looks at the dealt hand: the five dealt cards must be given")
            }
            Self::Insured { stake, most } if *most == Antes::ZERO => {
                write!(f, "`{stake}` antes are insured, but this hand may not be insured")
            }
            Self::Insured { stake, most } => {
                write!(f, "`{stake}` antes are insured, but it must be from 0 to `{most}` for this hand")
            }
            Self::UpCardPlace { up, place } => write!(
                f,
                "the first card dealt goes here, so the dealer's cards must be in the order of the deal: his up card `{up}` at place {place}"
            ),
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
        let most_drawn = plans.iter().map(|(_, plan)| plan.drawn).max().unwrap_or(0);
        let hands = DealerHands::new(spot.up(), &unseen);
        let dealt = Holding::from(spot.dealt_hand().unwrap_or(hand)).strength().category();
        let draw = Draw::new(terms, &unseen, &hands, spot.up(), dealt, most_drawn);
        let plain: Vec<Plan> = plans.iter().map(|plan| plan.1).collect();
        let sums = draw.sums(&plain);
        let mut choices = Vec::with_capacity(plans.len() + 2);
        let choice = |action, value| Choice { action, value, loss: Antes::ZERO };
        for ((action, plan), sum) in plans.iter().zip(&sums) {
            let paid = terms.price(plan.bought);
            if *action == Action::Play {
                let PlanSum { uninsured, insured, over, .. } = *sum;
                choices.push(choice(
                    Action::Play,
                    self.value(insured.unwrap_or(uninsured).max(uninsured), over, paid),
                ));
                if let Some(insured) = insured {
                    let amount = self.insurable(hand, bought);
                    choices.push(choice(Action::Insure(amount), self.value(insured, over, paid)));
                }
            } else {
                choices.push(choice(*action, self.value(sum.best, sum.over, paid)));
            }
        }
        if !terms.must_bet(bought) {
            let category = Holding::from(hand).strength().category();
            let fold = terms.fold() + terms.bonus_on_fold(dealt, category, bought);
            choices
                .push(choice(Action::Fold, self.value(fold.into(), terms.unit.into(), terms.price(bought))));
        }
        Ok(Answer::new(choices))
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
        let most = self.insurable(spot.hand(), spot.bought());
        if insured < Antes::ZERO || insured > most {
            return Err(QuestionError::Insured { stake: insured, most });
        }
        if let Some(rule) = terms.game.as_ref().filter(|rule| rule.thrown == Thrown::First) {
            let place = if rule.first_is_up { 0 } else { 4 };
            if dealer[place] != spot.up() {
                return Err(QuestionError::UpCardPlace { up: spot.up(), place: place + 1 });
            }
        }
        let dealt = Holding::from(spot.dealt_hand().unwrap_or(spot.hand())).strength().category();
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
        let choice = |action, value| Choice { action, value: with_insurance(value), loss: Antes::ZERO };
        let mut choices = vec![choice(Action::Keep, self.value(keep.into(), terms.unit.into(), paid))];
        let may_buy = |rule: &&crate::terms::GameTerms| {
            !has_game && !left.is_empty() && (insured == Antes::ZERO || rule.insured_may)
        };
        if let Some(rule) = terms.game.as_ref().filter(may_buy) {
            for thrown in Self::thrown(rule.thrown, dealer) {
                let kept = hidden.without(thrown);
                let again = |card: &Card| rule.draw_again && card.rank() == thrown.rank();
                let results: Vec<i64> = left
                    .into_iter()
                    .filter(|card| !again(card))
                    .map(|card| {
                        let strength = Holding::from(kept.with(card)).strength();
                        let result = if strength >= terms.qualifier {
                            payoff.against_bought(strength)
                        } else if rule.still_paid {
                            terms.no_game(strength)
                        } else {
                            0
                        };
                        result - rule.price + bonus
                    })
                    .collect();
                if results.is_empty() {
                    continue;
                }
                let sum: i128 = results.iter().map(|&result| i128::from(result)).sum();
                let over = results.len() as i128 * i128::from(terms.unit);
                let named = (rule.thrown == Thrown::Choice).then_some(thrown);
                choices.push(choice(Action::BuyGame(named), self.value(sum, over, paid)));
            }
        }
        Ok(Answer::new(choices))
    }

    /// How many of the dealer's possible hands have no game, and how many there are.
    pub fn no_game(&self, spot: &Spot) -> (u64, u64) {
        let unseen = Unseen::new(spot.unseen());
        let no_game = count_below(spot.up(), &unseen, self.terms.qualifier);
        (no_game.unsigned_abs(), binomial(unseen.len(), 4).unsigned_abs() as u64)
    }

    /// The cards of which one goes.
    fn thrown(rule: Thrown, dealer: &[Card]) -> Vec<Card> {
        let first = dealer.first().copied();
        match rule {
            Thrown::Highest => dealer.iter().max().copied().into_iter().collect(),
            Thrown::Lowest => dealer.iter().min().copied().into_iter().collect(),
            Thrown::First => first.into_iter().collect(),
            Thrown::Choice => dealer.to_vec(),
        }
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

/// Whether enough cards are there for a draw, the dealer's four and a new one for him.
fn enough(unseen: &Unseen, drawn: usize) -> bool {
    unseen.len() >= drawn + 5
}
