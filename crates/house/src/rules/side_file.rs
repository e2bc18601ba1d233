//! The bonus and other side bets as they are written in a rule file.

use schemars::JsonSchema;
use serde::Serialize;
use tuz_hands::Category;

use super::table::{Amount, PayKey, Pays};
use super::{LooksAt, SideHand};

/// The bonus on the box's own hand.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BonusFile {
    /// Pay by rank.
    pub pays: Pays<Category>,
    /// Once a sixth card was bought: nothing, or a table for the best five of six. Default: as without.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sixth_pays: Option<SixthPaysFile<Category>>,
    /// The cards it is settled on. Default: the five dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub looks_at: Option<LooksAt>,
    /// Whether the stake comes back besides the payment (`to`) or lies inside it (`for`). Default: to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<Odds>,
    /// When it is settled. Default: after the bet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settled: Option<Settled>,
    /// It is lost when the box folds. Default: true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lost_on_fold: Option<bool>,
    /// What may be staked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stake: Option<StakeFile>,
}

/// A side bet besides the bonus.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SideBetFile {
    /// Its own name: small letters, digits and hyphens.
    #[schemars(length(min = 1, max = 64), regex(pattern = r"^[a-z0-9-]+$"))]
    pub name: String,
    /// Pay by hand; a hand that meets several is paid the highest.
    pub pays: Pays<SideHand>,
    /// Once a sixth card was bought: nothing, or a table for the best five of six. Default: as without.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sixth_pays: Option<SixthPaysFile<SideHand>>,
    /// The cards it is settled on. Default: the five dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub looks_at: Option<LooksAt>,
    /// Whether the stake comes back besides the payment (`to`) or lies inside it (`for`). Default: to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<Odds>,
    /// When it is settled. Default: after the bet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settled: Option<Settled>,
    /// It is lost when the box folds. Default: true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lost_on_fold: Option<bool>,
    /// What may be staked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stake: Option<StakeFile>,
    /// It has no stake of its own: it pays on the ante and ends the box's round. Then `stake`, `settled` and `sixth_pays`
    /// must be left out. Default: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub instant: Option<bool>,
}

/// A side bet once a sixth card was bought.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
#[serde(bound(serialize = "K: PayKey"))]
#[schemars(bound = "K: PayKey", inline)]
pub enum SixthPaysFile<K: Ord> {
    /// It is lost.
    Void(Void),
    /// It is paid by this table.
    Table(Pays<K>),
}

/// A side bet that is lost once a sixth card was bought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Void {
    /// It is lost.
    Void,
}

/// Whether the stake comes back besides a payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Odds {
    /// `a to 1`: it does.
    To,
    /// `a for 1`: it lies inside the payment.
    For,
}

/// When a side bet is settled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Settled {
    /// After the bet.
    AfterBet,
    /// Before a purchase.
    BeforePurchase,
}

/// What may be staked on a side bet.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StakeFile {
    /// The least in points. Default: 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 1_000_000))]
    pub least: Option<i64>,
    /// The most in points. Default: no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 1_000_000))]
    pub most: Option<i64>,
    /// The only stake in points. Default: the stake is free.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 1_000_000))]
    pub fixed: Option<i64>,
    /// It must be put up with every ante. Default: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub compulsory: Option<bool>,
    /// Never below this many antes; above 0. Default: no such bound.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_least_ante: Option<Amount>,
}
