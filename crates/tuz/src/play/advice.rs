//! What each option at the table is worth.

use std::fmt;
use std::sync::Arc;

use tuz_cards::{Card, CardSet, Pack};
use tuz_house::round::{self, Action, Asked, BoxView, Event, Legal, Round, Turn, View};
use tuz_house::rules::{Row, Rules, UpCard};
use tuz_house::{Antes, Points};
use tuz_odds::{Answer, Bought, Odds, QuestionError, Spot, SpotCards, Stakes};

/// What the options of a decision are worth, as far as it is known.
#[derive(Debug, Default)]
pub(super) struct Advice {
    /// Those with a figure, best first.
    pub(super) options: Vec<Valued>,
    /// What the figures leave out, or why there are none.
    pub(super) note: Option<String>,
}

/// An option and its worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Valued {
    /// What is done.
    pub(super) action: Action,
    /// Mean net in antes from the deal on.
    pub(super) worth: Antes,
}

impl Advice {
    fn silent(reason: &dyn fmt::Display) -> Self {
        Self { options: Vec::new(), note: Some(format!("no figures here: {reason}")) }
    }

    /// The best option.
    pub(super) fn best(&self) -> Option<Valued> {
        self.options.first().copied()
    }

    /// How much less than the best this option is worth.
    pub(super) fn loss(&self, option: &Valued) -> Antes {
        self.best().map_or(Antes::ZERO, |best| Antes(best.worth.0 - option.worth.0))
    }

    /// The option with this action.
    pub(super) fn of(&self, action: &Action) -> Option<Valued> {
        self.options.iter().find(|option| option.action == *action).copied()
    }
}

/// Asks the exact analysis; what it has prepared for one way of staking it keeps for the next round.
pub(super) struct Analyst {
    rules: Arc<Rules>,
    prepared: Option<Prepared>,
}

struct Prepared {
    stakes: Stakes,
    odds: Result<Odds, String>,
}

impl Analyst {
    /// For a table with these rules.
    pub(super) fn new(rules: Arc<Rules>) -> Self {
        Self { rules, prepared: None }
    }

    /// What may be done on the box whose turn it is, and its worth.
    pub(super) fn advise(&mut self, round: &Round, view: &View, turn: Turn) -> Advice {
        let Some(played) = view.boxes.iter().find(|played| played.place == turn.place) else {
            return Advice::default();
        };
        let spot = match spot(&self.rules, view, played) {
            Ok(spot) => spot,
            Err(reason) => return Advice::silent(&reason),
        };
        let ante = played.stake.ante;
        let bonus = played.stake.sides.get("bonus").copied().filter(|stake| *stake > Points::ZERO);
        let stakes = Stakes { ante: Some(ante), bonus: bonus.and_then(|bonus| in_antes(bonus, ante)) };
        let odds = match self.odds(stakes) {
            Ok(odds) => odds,
            Err(reason) => return Advice::silent(reason),
        };
        let options = match turn.asked {
            Asked::Decision if played.insurance.is_some() => {
                return Advice::silent(&"the hand is insured before the bet");
            }
            Asked::Decision => odds.options(&spot).map(|answer| valued(&answer, &view.legal, ante, None)),
            Asked::Insurance => insured(odds, &spot, &view.legal, ante),
            Asked::DealerGame => {
                let dealer: Vec<Card> = view.dealer.cards.iter().flatten().copied().collect();
                let insured = played.insurance.and_then(|insured| in_antes(insured, ante));
                let named = round.events().iter().find_map(|event| match event {
                    Event::GameBought { thrown, .. } => *thrown,
                    _ => None,
                });
                let answer = odds.after_show(&spot, &dealer, insured.unwrap_or_default());
                answer.map(|answer| valued(&answer, &view.legal, ante, named))
            }
        };
        match options {
            Ok(mut options) => {
                options.sort_by_key(|option| std::cmp::Reverse(option.worth));
                Advice { options, note: left_out(&self.rules, played) }
            }
            Err(reason) => Advice::silent(&reason),
        }
    }

    /// The analysis for this way of staking, or why there is none.
    fn odds(&mut self, stakes: Stakes) -> Result<&Odds, &String> {
        let prepared = self.prepared.take().filter(|prepared| prepared.stakes == stakes);
        let prepare =
            || Prepared { stakes, odds: Odds::new(&self.rules, stakes).map_err(|reason| reason.to_string()) };
        self.prepared.insert(prepared.unwrap_or_else(prepare)).odds.as_ref()
    }
}

/// To insure as much as may be, and not to.
fn insured(odds: &Odds, spot: &Spot, legal: &Legal, ante: Points) -> Result<Vec<Valued>, QuestionError> {
    let mut options = vec![Valued { action: Action::NoInsurance, worth: odds.insured(spot, Antes::ZERO)? }];
    if let Some(range) = legal.insure
        && let Some(stake) = in_antes(range.most, ante)
    {
        options.push(Valued { action: Action::Insure(range.most), worth: odds.insured(spot, stake)? });
    }
    Ok(options)
}

fn in_antes(points: Points, ante: Points) -> Option<Antes> {
    Antes::fraction(points.0.into(), ante.0.into())
}

/// What the box knows, or why it cannot be analysed.
fn spot(rules: &Rules, view: &View, played: &BoxView) -> Result<Spot, String> {
    if played.cards.iter().any(Option::is_none) {
        return Err("a blind box decides without its cards".to_owned());
    }
    let bought = match *played.bought.as_slice() {
        [] => Bought::Nothing,
        [round::Bought::Sixth] => Bought::Sixth,
        [round::Bought::Exchange(cards)] => Bought::Exchange(u8::try_from(cards).unwrap_or(u8::MAX)),
        _ => return Err("more than one purchase was made".to_owned()),
    };
    // Later boxes draw the same cards again, which no analysis of one box knows.
    let drawn = view.boxes.iter().any(|other| !other.bought.is_empty());
    if rules.replacement().row == Row::Common && view.boxes.len() > 1 && drawn {
        return Err("the boxes share their replacement cards".to_owned());
    }
    let up = match rules.table().up_card {
        UpCard::First => view.dealer.cards.first(),
        UpCard::Last => view.dealer.cards.last(),
    };
    let up = up.copied().flatten().ok_or("the dealer has no open card")?;
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
    Spot::new(cards, Pack::STANDARD).map_err(|error| error.to_string())
}

/// The options that are accepted now, in the words of the round; `named` is the card that a box before it named.
fn valued(answer: &Answer, legal: &Legal, ante: Points, named: Option<Card>) -> Vec<Valued> {
    let most = legal.insure.map(|range| range.most);
    let names_a_card =
        legal.actions.iter().any(|action| matches!(action, Action::BuyGame { thrown: Some(_) }));
    let mut options = Vec::new();
    for choice in &answer.choices {
        let action = match choice.action {
            tuz_odds::Action::Fold => Action::Fold,
            tuz_odds::Action::Play => Action::Play,
            tuz_odds::Action::Sixth => Action::Sixth,
            tuz_odds::Action::Exchange(cards) => Action::Exchange(cards),
            tuz_odds::Action::Keep => Action::Keep,
            tuz_odds::Action::Insure(amount) => match most {
                Some(most) if in_antes(most, ante) == Some(amount) => Action::Insure(most),
                _ => continue,
            },
            // Once a box has named the card, the others buy with that card.
            tuz_odds::Action::BuyGame(card) if card.is_none() || names_a_card => {
                Action::BuyGame { thrown: card }
            }
            tuz_odds::Action::BuyGame(card) if card == named => Action::BuyGame { thrown: None },
            tuz_odds::Action::BuyGame(_) => continue,
        };
        if legal.allows(&action) {
            options.push(Valued { action, worth: choice.value });
        }
    }
    options
}

/// What the figures do not count.
fn left_out(rules: &Rules, played: &BoxView) -> Option<String> {
    let lost = rules.side_bets().iter().filter(|bet| bet.lost_on_fold);
    let staked =
        lost.filter(|bet| played.stake.sides.get(&bet.name).is_some_and(|stake| *stake > Points::ZERO));
    let names: Vec<&str> = staked.map(|bet| bet.name.as_str()).collect();
    (!names.is_empty()).then(|| format!("the figures leave out: {}", names.join(", ")))
}
