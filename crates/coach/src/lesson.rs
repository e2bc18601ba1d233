//! What a decision teaches, as it is kept beside it.

use serde::{Deserialize, Serialize};
use tuz_cards::Card;
use tuz_house::round::Action;
use tuz_house::rules::Rules;
use tuz_house::{Antes, Points, json};
use tuz_odds::{Question, Worths};

use crate::{HandGroup, Kind, Why};

/// What a decision was about, and what speaks for its best option. Its JSON is kept with the decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// What was decided.
    pub kind: Kind,
    /// The hand.
    pub group: HandGroup,
    /// The dealer's open card.
    #[serde(with = "json::one")]
    pub up: Card,
    /// The ante in points.
    pub ante: Points,
    /// What the best option was worth, in antes.
    #[serde(with = "json::exact")]
    pub worth: Antes,
    /// Whether the cards in the hand are those dealt and nothing was decided on them yet.
    pub first: bool,
    /// Why.
    pub why: Why,
}

/// What statistics need of a [`Lesson`]. Read from the same JSON, whose reason is passed over: of thousands that is most
/// of the time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub struct Facts {
    /// What was decided.
    pub kind: Kind,
    /// The hand.
    pub group: HandGroup,
    /// The dealer's open card.
    #[serde(with = "json::one")]
    pub up: Card,
    /// The ante in points.
    pub ante: Points,
    /// What the best option was worth, in antes.
    #[serde(with = "json::exact")]
    pub worth: Antes,
    /// Whether the cards in the hand are those dealt and nothing was decided on them yet.
    pub first: bool,
}

impl Lesson {
    /// What statistics need of it.
    pub fn facts(&self) -> Facts {
        let Self { kind, group, up, ante, worth, first, .. } = *self;
        Facts { kind, group, up, ante, worth, first }
    }

    /// What this decision teaches; `None` where there was nothing to choose between.
    pub fn new(rules: &Rules, question: &Question, worths: &Worths, chosen: &Action) -> Option<Self> {
        use tuz_house::round::Asked;
        use tuz_odds::Bought;
        let spot = question.spot();
        Some(Self {
            kind: Kind::of(question.asked(), worths, Some(chosen))?,
            group: HandGroup::of(spot.hand()),
            up: spot.up(),
            ante: question.ante(),
            worth: worths.options.first()?.worth,
            first: question.asked() == Asked::Decision && spot.bought() == Bought::Nothing,
            why: Why::new(rules, question, worths, Some(chosen))?,
        })
    }
}
