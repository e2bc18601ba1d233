//! What a decision was about.

use serde::{Deserialize, Serialize};
use tuz_house::round::{Action, Asked};
use tuz_odds::Worths;

/// What a decision was about: what was asked, and between which options it lay.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Which cards to throw away.
    Throw,
    /// The sixth card or an exchange.
    SixthOrExchange,
    /// To buy cards or not.
    BuyOrNot,
    /// To give up or to put up the bet.
    FoldOrPlay,
    /// To insure or not.
    Insurance,
    /// To buy the dealer's game or not.
    DealerGame,
}

impl Kind {
    /// All, in the order of a round.
    pub const ALL: [Self; 6] = [
        Self::Throw,
        Self::SixthOrExchange,
        Self::BuyOrNot,
        Self::FoldOrPlay,
        Self::Insurance,
        Self::DealerGame,
    ];

    /// What a decision is about, by its options, best first. It lies between the best option and the chosen one; where
    /// the best was chosen, or nothing yet, between the best and the next. `None` where there is nothing to decide.
    pub fn of(asked: Asked, worths: &Worths, chosen: Option<&Action>) -> Option<Self> {
        let best = worths.options.first()?.action;
        let other = match chosen {
            Some(chosen) if *chosen != best => *chosen,
            _ => worths.options.get(1)?.action,
        };
        Some(match asked {
            Asked::Insurance => Self::Insurance,
            Asked::DealerGame => Self::DealerGame,
            Asked::Decision => Self::between(&best, &other),
        })
    }

    fn between(one: &Action, other: &Action) -> Self {
        let buys = |action: &Action| matches!(action, Action::Sixth | Action::Exchange(_));
        match (one, other) {
            (Action::Exchange(_), Action::Exchange(_)) => Self::Throw,
            (one, other) if buys(one) && buys(other) => Self::SixthOrExchange,
            (one, other) if buys(one) || buys(other) => Self::BuyOrNot,
            (Action::Insure(_), _) | (_, Action::Insure(_)) => Self::Insurance,
            _ => Self::FoldOrPlay,
        }
    }
}
