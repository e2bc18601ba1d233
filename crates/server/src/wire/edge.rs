//! House edges, and the strategy cards that are made beside them.

use serde::{Deserialize, Serialize};
use tuz_house::Antes;
use tuz_odds::WholeGame;
use utoipa::ToSchema;

use super::{NoFigures, StrategyCard, Worth};

/// What is known of the house edge of some rules, or of their strategy card.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct EdgeState {
    /// By what it is asked for while it is worked out.
    pub key: String,
    /// How it stands.
    pub state: EdgeStanding,
    /// The house edge, where it is known.
    pub edge: Option<Edge>,
    /// The strategy card, where that was asked for and is known.
    pub card: Option<StrategyCard>,
    /// How far the work is, where it is worked out.
    pub progress: Option<EdgeProgress>,
    /// Why it is not worked out under these rules.
    pub refused: Option<NoFigures>,
    /// The ante in points that it is worked out for, where the rules limit payouts in points.
    pub ante: Option<i64>,
}

/// How a house edge stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EdgeStanding {
    /// It is known.
    Known,
    /// Nobody has worked it out, or that was ended early.
    Unknown,
    /// Another one is worked out first.
    Waiting,
    /// It is worked out now.
    Working,
    /// It is not worked out under these rules.
    Refused,
}

/// What a house keeps in the long run, of who makes no mistake on one box and stakes no side bet.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Edge {
    /// The least that it may be, as a share of the ante.
    pub least: Worth,
    /// The most; the same where it is known exactly.
    pub most: Worth,
    /// The house edge as a share of all that is staked in a round.
    pub element_of_risk: Option<f64>,
    /// The standard deviation of the result of a round, in antes.
    pub standard_deviation: Option<f64>,
}

impl Edge {
    /// The house edge of a whole game.
    pub fn new(game: &WholeGame) -> Self {
        let edge = game.value.negated();
        let stake = game.average_stake().map(Antes::to_f64_for_show);
        Self {
            least: edge.low().into(),
            most: edge.high().into(),
            element_of_risk: stake.map(|stake| edge.to_f64_for_show() / stake),
            standard_deviation: game.standard_deviation(),
        }
    }
}

/// How far the work on a house edge is.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct EdgeProgress {
    /// Which share of the work is done, 0 to 1.
    pub share: f64,
    /// About how many seconds it will still take, as far as that can be told.
    pub seconds_left: Option<u64>,
}
