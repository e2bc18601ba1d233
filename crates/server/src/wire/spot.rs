//! A spot made by hand.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{Decision, Endings, NoFigures, Worth};

/// The cards of a spot. Cards are written one after the other, with spaces or without: `As Kd`.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct SpotAsked {
    /// The name of shipped rules.
    pub rules: String,
    /// The hand: five cards, or six after the sixth card.
    pub hand: String,
    /// The dealer's open card.
    pub up: String,
    /// Other cards that are seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<String>,
    /// Cards that were exchanged already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub discards: Option<String>,
}

/// What every option of a spot is worth.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct SpotOptions {
    /// Best first; of insurance the most that may be staked. Empty where there are no figures.
    pub options: Vec<SpotOption>,
    /// The ante in points that the stakes of insurance are told for.
    pub ante: i64,
    /// Why there are no figures.
    pub no_figures: Option<NoFigures>,
}

/// An option of a spot.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct SpotOption {
    /// What is done.
    pub decision: Decision,
    /// Mean net in antes of everything from the deal on.
    pub worth: Worth,
    /// How much less than the best option, never below 0.
    pub loss: Worth,
    /// How it ends.
    pub endings: Endings,
}
