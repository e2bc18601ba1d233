//! A decision at a table as a question to the analysis.

use std::cmp::Reverse;
use std::fmt;

use tuz_cards::{Card, CardSet, Pack};
use tuz_house::round::{self, Action, Asked, BoxView, Event, Legal, Round, View, Viewer};
use tuz_house::rules::{Row, Rules, UpCard};
use tuz_house::{Antes, Points};

use crate::{Answer, Bought, Chances, Odds, QuestionError, Spot, SpotCards, SpotError, Stakes, Unserved};

/// What the box whose turn it is has to decide, with all that its owner knows. Equal questions have equal answers
/// under the same rules.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Question {
    stakes: Stakes,
    ante: Points,
    spot: Spot,
    asked: What,
    legal: Legal,
    left_out: Vec<String>,
}

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum What {
    Decision,
    Insurance,
    DealerGame { dealer: Vec<Card>, insured: Antes, named: Option<Card> },
}

/// An option that is accepted now, and its worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Valued {
    /// What is done.
    pub action: Action,
    /// Mean net in antes of everything from the deal on.
    pub worth: Antes,
    /// How much less than the best option.
    pub loss: Antes,
    /// How often it ends in which way.
    pub chances: Chances,
}

/// Every option of a decision that has a figure, best first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Worths {
    /// The options. Of insurance the least and the largest stake are among them, before the bet the largest only.
    pub options: Vec<Valued>,
    /// Side bets that are staked and that the figures do not count.
    pub left_out: Vec<String>,
}

impl Worths {
    /// The option with this action, which may be a stake of insurance between two that are listed: between them each
    /// part of the stake adds the same.
    pub fn of(&self, action: &Action) -> Option<Valued> {
        if let Some(listed) = self.options.iter().find(|option| option.action == *action) {
            return Some(*listed);
        }
        let Action::Insure(stake) = *action else { return None };
        let insured = |option: &&Valued| match option.action {
            Action::Insure(stake) => Some(stake),
            _ => None,
        };
        let low = self.options.iter().min_by_key(|option| (insured(option).is_none(), insured(option)))?;
        let high = self.options.iter().max_by_key(insured)?;
        let (least, most) = (insured(&low)?, insured(&high)?);
        let share = in_antes(stake - least, most - least).filter(|_| (least..=most).contains(&stake))?;
        let between = |low: Antes, high: Antes| Antes(low.0 + (high.0 - low.0) * share.0);
        let (worth, loss) = (between(low.worth, high.worth), between(low.loss, high.loss));
        Some(Valued { action: *action, worth, loss, chances: low.chances })
    }
}

/// Why a decision gets no figures.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unanswered {
    /// Nothing is to be decided.
    NothingAsked,
    /// A blind box decides without its cards.
    Blind,
    /// The box has bought more than once.
    SeveralPurchases,
    /// The boxes draw the same cards, and some are drawn already.
    SharedCards,
    /// The hand was insured before the bet.
    InsuredFirst,
    /// The cards make no spot.
    Spot(SpotError),
    /// The analysis does not serve these rules.
    Rules(Unserved),
    /// The analysis does not serve this question.
    Question(QuestionError),
}

impl Unanswered {
    /// A name for programs, in small letters and hyphens.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::NothingAsked => "nothing-asked",
            Self::Blind => "blind",
            Self::SeveralPurchases => "several-purchases",
            Self::SharedCards => "shared-cards",
            Self::InsuredFirst => "insured-first",
            Self::Spot(_) => "spot",
            Self::Rules(_) => "rules",
            Self::Question(_) => "question",
        }
    }
}

impl fmt::Display for Unanswered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NothingAsked => f.write_str("no decision is asked for"),
            Self::Blind => f.write_str("a blind box decides without its cards"),
            Self::SeveralPurchases => f.write_str("more than one purchase was made"),
            Self::SharedCards => f.write_str("the boxes share their replacement cards"),
            Self::InsuredFirst => f.write_str("the hand is insured before the bet"),
            Self::Spot(error) => error.fmt(f),
            Self::Rules(error) => error.fmt(f),
            Self::Question(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Unanswered {}

impl From<SpotError> for Unanswered {
    fn from(error: SpotError) -> Self {
        Self::Spot(error)
    }
}

impl From<Unserved> for Unanswered {
    fn from(error: Unserved) -> Self {
        Self::Rules(error)
    }
}

impl From<QuestionError> for Unanswered {
    fn from(error: QuestionError) -> Self {
        Self::Question(error)
    }
}

impl Question {
    /// What a round asks now.
    ///
    /// # Errors
    /// When nothing is asked, or the box knows too little or too much for the analysis.
    pub fn of(round: &Round) -> Result<Self, Unanswered> {
        let turn = round.turn().ok_or(Unanswered::NothingAsked)?;
        let view = round.view(Viewer::Player(turn.owner));
        let played = view.boxes.iter().find(|played| played.place == turn.place);
        let played = played.ok_or(Unanswered::NothingAsked)?;
        let ante = played.stake.ante;
        let spot = spot(round.rules(), &view, played)?;
        let bonus = played.stake.sides.get("bonus").copied().filter(|stake| *stake > Points::ZERO);
        let stakes = Stakes {
            ante: counts_points(round.rules()).then_some(ante),
            bonus: bonus.and_then(|bonus| in_antes(bonus, ante)),
        };
        let asked = match turn.asked {
            Asked::Decision if played.insurance.is_some() => return Err(Unanswered::InsuredFirst),
            Asked::Decision => What::Decision,
            Asked::Insurance => What::Insurance,
            Asked::DealerGame => {
                let insured = played.insurance.and_then(|insured| in_antes(insured, ante));
                let named = round.events().iter().find_map(|event| match event {
                    Event::GameBought { thrown, .. } => *thrown,
                    _ => None,
                });
                let dealer = view.dealer.cards.iter().flatten().copied().collect();
                What::DealerGame { dealer, insured: insured.unwrap_or_default(), named }
            }
        };
        let left_out = left_out(round.rules(), played);
        Ok(Self { stakes, ante, spot, asked, legal: view.legal, left_out })
    }

    /// What kind of decision the round waits for.
    pub fn asked(&self) -> Asked {
        match self.asked {
            What::Decision => Asked::Decision,
            What::Insurance => Asked::Insurance,
            What::DealerGame { .. } => Asked::DealerGame,
        }
    }

    /// The ante in points.
    pub fn ante(&self) -> Points {
        self.ante
    }

    /// The dealer's cards in the order of the deal, where he has shown.
    pub fn shown_dealer(&self) -> Option<&[Card]> {
        match &self.asked {
            What::DealerGame { dealer, .. } => Some(dealer),
            _ => None,
        }
    }

    /// What is staked, for [`Odds::new`].
    pub fn stakes(&self) -> Stakes {
        self.stakes
    }

    /// The cards that are known.
    pub fn spot(&self) -> &Spot {
        &self.spot
    }

    /// The worth of every option that is accepted, by an analyst for the rules of the round and these stakes.
    ///
    /// # Errors
    /// When the spot does not fit the analyst's rules.
    pub fn answer(&self, odds: &Odds) -> Result<Worths, QuestionError> {
        let worths = match &self.asked {
            What::Decision => self.accepted(&odds.options(&self.spot)?, None),
            What::Insurance => self.insured(odds)?,
            What::DealerGame { dealer, insured, named } => {
                self.accepted(&odds.after_show(&self.spot, dealer, *insured)?, *named)
            }
        };
        let best = worths.iter().map(|(_, worth, _)| *worth).max().unwrap_or_default();
        let valued = |(action, worth, chances): (Action, Antes, Chances)| Valued {
            action,
            worth,
            loss: Antes(best.0 - worth.0),
            chances,
        };
        let mut options: Vec<Valued> = worths.into_iter().map(valued).collect();
        options.sort_by_key(|option| Reverse(option.worth));
        Ok(Worths { options, left_out: self.left_out.clone() })
    }

    /// To insure as much as may be, as little as may be, and not to.
    fn insured(&self, odds: &Odds) -> Result<Vec<(Action, Antes, Chances)>, QuestionError> {
        let worth = |stake: Points| {
            let stake = in_antes(stake, self.ante).unwrap_or_default();
            odds.insured(&self.spot, stake)
        };
        let chances = odds.played(&self.spot)?;
        let mut worths = vec![(Action::NoInsurance, worth(Points::ZERO)?, chances)];
        if let Some(range) = self.legal.insure {
            worths.push((Action::Insure(range.most), worth(range.most)?, chances));
            if range.least < range.most {
                worths.push((Action::Insure(range.least), worth(range.least)?, chances));
            }
        }
        Ok(worths)
    }

    /// The options that are accepted now, in the words of the round; `named` is the card that a box before it named.
    fn accepted(&self, answer: &Answer, named: Option<Card>) -> Vec<(Action, Antes, Chances)> {
        let legal = &self.legal;
        let most = legal.insure.map(|range| range.most);
        let names_a_card =
            legal.actions.iter().any(|action| matches!(action, Action::BuyGame { thrown: Some(_) }));
        let mut worths = Vec::new();
        for choice in &answer.choices {
            let action = match choice.action {
                crate::Action::Fold => Action::Fold,
                crate::Action::Play => Action::Play,
                crate::Action::Sixth => Action::Sixth,
                crate::Action::Exchange(cards) => Action::Exchange(cards),
                crate::Action::Keep => Action::Keep,
                crate::Action::Insure(amount) => match most {
                    Some(most) if in_antes(most, self.ante) == Some(amount) => Action::Insure(most),
                    _ => continue,
                },
                // Once a box has named the card, the others buy with that card.
                crate::Action::BuyGame(card) if card.is_none() || names_a_card => {
                    Action::BuyGame { thrown: card }
                }
                crate::Action::BuyGame(card) if card == named => Action::BuyGame { thrown: None },
                crate::Action::BuyGame(_) => continue,
            };
            if legal.allows(&action) {
                worths.push((action, choice.value, choice.chances));
            }
        }
        worths
    }
}

/// Whether an amount in points has a part in the figures, so that they depend on how many points the ante is.
fn counts_points(rules: &Rules) -> bool {
    rules.insurance().is_some() || rules.limits().payout.is_some()
}

fn in_antes(points: Points, ante: Points) -> Option<Antes> {
    Antes::fraction(points.0.into(), ante.0.into())
}

/// What the box knows.
fn spot(rules: &Rules, view: &View, played: &BoxView) -> Result<Spot, Unanswered> {
    if played.cards.iter().any(Option::is_none) {
        return Err(Unanswered::Blind);
    }
    let bought = match *played.bought.as_slice() {
        [] => Bought::Nothing,
        [round::Bought::Sixth] => Bought::Sixth,
        [round::Bought::Exchange(cards)] => Bought::Exchange(u8::try_from(cards).unwrap_or(u8::MAX)),
        _ => return Err(Unanswered::SeveralPurchases),
    };
    // Later boxes draw the same cards again, which no analysis of one box knows.
    let drawn = view.boxes.iter().any(|other| !other.bought.is_empty());
    if rules.replacement().row == Row::Common && view.boxes.len() > 1 && drawn {
        return Err(Unanswered::SharedCards);
    }
    let up = match rules.table().up_card {
        UpCard::First => view.dealer.cards.first(),
        UpCard::Last => view.dealer.cards.last(),
    };
    let up = up.copied().flatten().ok_or(Unanswered::NothingAsked)?;
    let others = view.boxes.iter().filter(|other| other.place != played.place);
    let seen = others.flat_map(|other| other.cards.iter().flatten().copied().chain(other.discards));
    let cards = SpotCards {
        hand: played.cards.iter().flatten().copied().collect(),
        up,
        seen: seen.collect(),
        bought,
        discards: played.discards,
        dealt: Some(played.dealt.iter().copied().collect::<CardSet>()),
    };
    Ok(Spot::new(cards, Pack::STANDARD)?)
}

/// The side bets that are staked and that no figure counts.
fn left_out(rules: &Rules, played: &BoxView) -> Vec<String> {
    let staked = |name: &String| played.stake.sides.get(name).is_some_and(|stake| *stake > Points::ZERO);
    let lost = rules.side_bets().iter().filter(|bet| bet.lost_on_fold && staked(&bet.name));
    lost.map(|bet| bet.name.clone()).collect()
}
