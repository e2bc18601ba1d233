//! The rule file as it is written: every key, its type and its bounds.
//!
//! Nothing here is checked against anything else; [`Rules::parse`](super::Rules::parse) does that. The doc comments
//! are the descriptions in the JSON Schema.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;
use tuz_hands::Category;

use super::side_file::{BonusFile, SideBetFile};
use super::table::{Amount, Below, Pays, Prices, QualifierName, RankName};
use super::{AnteOnWin, CapOf, Dealt, FractionRule, InsuranceTime, Row, Seen, Stakes, Thrown, UpCard};

/// The version of the file format, the value of the key `format`.
pub(super) const FORMAT: i64 = 1;

/// A rule file, key by key; a key that is `None` or empty is not written and takes its default.
///
/// [`to_toml`](Self::to_toml) writes it, and [`Rules::parse`](super::Rules::parse) checks what was written.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Rule file")]
pub struct RuleFile {
    /// Version of the file format: 1.
    #[schemars(extend("const" = FORMAT))]
    pub format: i64,
    /// The file's name: small letters, digits and hyphens.
    #[schemars(length(min = 1, max = 64), regex(pattern = r"^[a-z0-9-]+$"))]
    pub name: String,
    /// A title by language code.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(default)]
    pub title: BTreeMap<String, String>,
    /// Who plays it so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub house: Option<String>,
    /// Address of the published sheet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Whether the sheet is silent on points that take the default here. Default: complete.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
    /// Figures that were published for these rules, right or wrong.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub published: Vec<PublishedFile>,
    /// Cards in the pack; only 52 is served.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("const" = 52))]
    pub pack: Option<i64>,
    /// The ranking of hands; only `standard` is served.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("const" = "standard"))]
    pub ranking: Option<String>,
    /// Boxes, and who sees what.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableFile>,
    /// Least and most stakes, rounding, largest payout.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limits: Option<LimitsFile>,
    /// When the dealer has a game, and what happens when not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dealer: Option<DealerFile>,
    /// The bet and its pay table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bet: Option<BetFile>,
    /// Pay for a second combination. Left out: only the best is paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second: Option<SecondFile>,
    /// Exchange of cards. Left out: not offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exchange: Option<ExchangeFile>,
    /// The sixth card. Left out: not offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sixth: Option<SixthFile>,
    /// How replacement cards are dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replacement: Option<ReplacementFile>,
    /// Buying the dealer's game. Left out: not offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dealer_game: Option<DealerGameFile>,
    /// Insurance against no game. Left out: not offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub insurance: Option<InsuranceFile>,
    /// The bonus. Left out: not offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus: Option<BonusFile>,
    /// Side bets besides the bonus.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub side_bet: Vec<SideBetFile>,
}

impl RuleFile {
    /// A file of this name that says nothing else, so that everything takes its default.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            format: FORMAT,
            name: name.into(),
            title: BTreeMap::new(),
            house: None,
            source: None,
            status: None,
            published: Vec::new(),
            pack: None,
            ranking: None,
            table: None,
            limits: None,
            dealer: None,
            bet: None,
            second: None,
            exchange: None,
            sixth: None,
            replacement: None,
            dealer_game: None,
            insurance: None,
            bonus: None,
            side_bet: Vec::new(),
        }
    }
}

/// Whether the sheet says all that the file says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// It does.
    Complete,
    /// It is silent on points that take the default.
    Partial,
}

/// A published figure.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PublishedFile {
    /// What it is, such as `house edge`.
    pub figure: String,
    /// As it was printed.
    pub value: String,
    /// What else is known of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// The table.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableFile {
    /// Boxes on the layout. Default: 6.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 9))]
    pub boxes: Option<i64>,
    /// Open boxes a player may have. Default: 2, at a table of one box 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 9))]
    pub open: Option<i64>,
    /// Blind boxes of a player: none, all past the open ones, the last of several, or at most so many. Default: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blind: Option<BlindFile>,
    /// What a blind box may do. Default: nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blind_may: Option<Vec<BlindAct>>,
    /// How the stakes of one player's boxes may differ. Default: free.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stakes: Option<Stakes>,
    /// Whether a player's boxes must lie side by side. Default: true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjacent: Option<bool>,
    /// When a player sees the cards of the own boxes. Default: box by box.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen: Option<Seen>,
    /// Which of the dealer's cards is turned up. Default: the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub up_card: Option<UpCard>,
}

/// Blind boxes: a word or a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum BlindFile {
    /// In a word.
    Word(BlindWord),
    /// At most so many past the open ones.
    Count(#[schemars(range(min = 1, max = 8))] i64),
}

/// Which boxes of a player are blind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BlindWord {
    /// None.
    None,
    /// All past the open ones.
    Rest,
    /// The last, when a player has more than one.
    Last,
}

/// What a blind box may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BlindAct {
    /// Insure, unseen.
    Insure,
    /// Buy the dealer's game.
    BuyGame,
    /// Buy in advance: bonus, sixth card, insurance.
    BuyAhead,
}

/// Limits of stakes and payments.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LimitsFile {
    /// What an ante may be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ante: Option<AnteFile>,
    /// A payment of a fraction of a point. Default: such a stake is refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fraction: Option<FractionRule>,
    /// The largest payout. Default: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payout: Option<PayoutFile>,
}

/// What an ante may be, in points.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AnteFile {
    /// The least. Default: the step.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 1_000_000))]
    pub least: Option<i64>,
    /// The most. Default: no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 1_000_000))]
    pub most: Option<i64>,
    /// Least, most and every ante are multiples of it. Default: 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 1_000_000))]
    pub step: Option<i64>,
}

/// The largest payout: in points, or as a ratio.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum PayoutFile {
    /// In points.
    Points(PayoutPoints),
    /// As a ratio to one.
    Ratio(PayoutRatio),
}

/// The largest payout in points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PayoutPoints {
    /// The most that is paid.
    #[schemars(range(min = 1, max = 1_000_000_000))]
    pub most: i64,
    /// What it caps. Default: both combinations together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<CapOf>,
}

/// The largest payout as a ratio.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PayoutRatio {
    /// The bet is never paid above this to one.
    #[schemars(range(min = 1, max = 1_000_000))]
    pub ratio: i64,
}

/// The dealer.
#[derive(Debug, Clone, Default, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DealerFile {
    /// The lowest hand with which he has a game. Default: ace-king.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub qualifier: Option<QualifierName>,
    /// The ante when he has no game. Default: paid one to one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_game: Option<NoGameFile>,
}

/// The ante when the dealer has no game: a word, or a rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum NoGameFile {
    /// In a word.
    Word(NoGameWord),
    /// By the dealer's hand.
    Below(ReturnedBelow),
}

/// The ante when the dealer has no game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NoGameWord {
    /// Paid one to one.
    Paid,
    /// Returned.
    Returned,
}

/// The ante is returned below a rank, and paid one to one from it on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReturnedBelow {
    /// The rank.
    pub returned_below: Below,
}

/// The bet.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BetFile {
    /// How many antes it is. Default: 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 100))]
    pub multiple: Option<i64>,
    /// Pay by rank, to one. A rank left out keeps its default: royal flush 100, straight flush 50, four 20, full house
    /// 7, flush 5, straight 4, three 3, two pair 2, pair 1, ace-king 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pays: Option<Pays<Category>>,
    /// The ante when the box beats a dealer who has a game. Default: returned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ante_on_win: Option<AnteOnWin>,
}

/// The second combination.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SecondFile {
    /// It must beat the dealer too. Default: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub must_win: Option<bool>,
    /// What a straight with one rank twice is in six cards. Default: two straights.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub duplicated_rank: Option<DuplicatedRank>,
}

/// What a straight with one rank twice is in six cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DuplicatedRank {
    /// Two straights.
    TwoStraights,
    /// A straight and a pair.
    StraightAndPair,
}

/// Exchange of cards.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ExchangeFile {
    /// Price in antes by number of cards; a number left out may not be exchanged. Default: 1 for 1 to 5 cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<Prices>,
    /// Numbers of cards after which the bet must follow. Default: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(inner(range(min = 1, max = 5)))]
    pub forced_bet: Option<Vec<i64>>,
    /// How often a box may exchange. Default: 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 42))]
    pub times: Option<i64>,
    /// Price of the second, third ... exchange; where the list ends, the price by number of cards. Default: empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_price: Option<Vec<Amount>>,
    /// A further exchange only after exactly one card, and of one card. Default: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub again_after_one: Option<bool>,
}

/// The sixth card.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SixthFile {
    /// Its price in antes. Default: 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<Amount>,
    /// It may be bought besides an exchange. Default: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with_exchange: Option<bool>,
}

/// How replacement cards are dealt.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReplacementFile {
    /// Whose they are. Default: each box's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row: Option<Row>,
    /// When they are dealt. Default: at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dealt: Option<Dealt>,
}

/// Buying the dealer's game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DealerGameFile {
    /// Its price in antes. Default: 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<Amount>,
    /// Which card he throws away. Default: the highest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<Thrown>,
    /// When the new card has the rank of the one thrown away. Default: it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub same_rank: Option<SameRank>,
    /// The ante when he still has no game. Default: paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub still_no_game: Option<StillNoGame>,
    /// An insured box may buy too, after taking the insurance win. Default: false.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub insured_may: Option<bool>,
}

/// When the dealer's new card has the rank of the one thrown away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SameRank {
    /// It stands.
    Stands,
    /// Another is drawn, until the rank differs.
    Again,
}

/// The ante when the dealer has no game even after one was bought for him.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StillNoGame {
    /// Paid as for no game.
    Paid,
    /// Returned.
    Returned,
}

/// Insurance against no game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InsuranceFile {
    /// The lowest final hand that may insure. Default: three of a kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<RankName>,
    /// The least stake in points. Default: 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 1_000_000))]
    pub least: Option<i64>,
    /// The most, as a share of what the bet could win; above 0. Default: one half.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<Amount>,
    /// The second combination counts in what the bet could win. Default: true.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counts_second: Option<bool>,
    /// When it is staked. Default: with the bet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub staked: Option<InsuranceTime>,
    /// The stake when the dealer has a game and the box loses or ties. Default: lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub box_loses: Option<StakeBack>,
    /// A stake on a hand that is too low. Default: refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub too_low: Option<TooLow>,
}

/// What becomes of a stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StakeBack {
    /// It is lost.
    Lost,
    /// It comes back.
    Returned,
}

/// A stake of insurance on a hand that is too low.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TooLow {
    /// It is refused.
    Refused,
    /// It comes back at the settlement.
    Returned,
}
