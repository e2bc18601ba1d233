//! What a house's rule sheet says, checked.
//!
//! [`Rules`] is a rule set without contradiction. It comes only out of the check of a rule file, which reports
//! every fault at once with its line and column; so whoever holds one need not check anything again.

mod canonical;
mod change;
mod check;
mod describe;
mod diff;
mod file;
mod names;
mod read;
mod schema;
mod shipped;
mod side_file;
mod table;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod write;

use std::collections::BTreeMap;
use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;
use tuz_cards::Rank;
use tuz_hands::{Category, PayTable, SecondRule, Strength};

use crate::{Antes, Points};

pub use change::{Change, changes};
pub use describe::{Line, Part, Statement};
pub use diff::{Difference, diff};
pub use file::{
    AnteFile, BetFile, BlindAct, BlindFile, BlindWord, DealerFile, DealerGameFile, DuplicatedRank,
    ExchangeFile, InsuranceFile, LimitsFile, NoGameFile, NoGameWord, PayoutFile, PayoutPoints, PayoutRatio,
    PublishedFile, ReplacementFile, ReturnedBelow, RuleFile, SameRank, SecondFile, SixthFile, StakeBack,
    Status, StillNoGame, TableFile, TooLow,
};
pub use read::keys;
pub use schema::{json_schema, json_schema_text};
pub use shipped::{ShippedFile, shipped, shipped_rules};
pub use side_file::{BonusFile, Odds, Settled, SideBetFile, SixthPaysFile, StakeFile, Void};
pub use table::{Amount, Below, PayKey, Pays, Prices, QualifierName, RankName};

pub use crate::tree::{Conflict, Fault, FaultKind, Faults, NotServed, ValueType, nearest};

/// A checked rule set. Its groups are read through the methods of the same name.
#[derive(Debug, Clone, PartialEq)]
pub struct Rules {
    pub(crate) about: About,
    pub(crate) table: Table,
    pub(crate) limits: Limits,
    pub(crate) dealer: Dealer,
    pub(crate) bet: Bet,
    pub(crate) second: Option<Second>,
    pub(crate) exchange: Option<Exchange>,
    pub(crate) sixth: Option<Sixth>,
    pub(crate) replacement: Replacement,
    pub(crate) dealer_game: Option<DealerGame>,
    pub(crate) insurance: Option<Insurance>,
    pub(crate) bonus: Option<SideBet>,
    pub(crate) side_bets: Vec<SideBet>,
}

impl Rules {
    /// The file's name, such as `trainer`.
    pub fn name(&self) -> &str {
        &self.about.name
    }

    /// Where the rules come from.
    pub fn about(&self) -> &About {
        &self.about
    }

    /// Boxes and who sees what.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Least and most stakes, rounding, largest payout.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// When the dealer has a game, and what happens when not.
    pub fn dealer(&self) -> &Dealer {
        &self.dealer
    }

    /// The bet and its pay table.
    pub fn bet(&self) -> &Bet {
        &self.bet
    }

    /// Pay for a second combination; `None` when only the best is paid.
    pub fn second(&self) -> Option<&Second> {
        self.second.as_ref()
    }

    /// Exchange of cards; `None` when not offered.
    pub fn exchange(&self) -> Option<&Exchange> {
        self.exchange.as_ref()
    }

    /// The sixth card; `None` when not offered.
    pub fn sixth(&self) -> Option<&Sixth> {
        self.sixth.as_ref()
    }

    /// How replacement cards are dealt.
    pub fn replacement(&self) -> &Replacement {
        &self.replacement
    }

    /// Buying the dealer's game; `None` when not offered.
    pub fn dealer_game(&self) -> Option<&DealerGame> {
        self.dealer_game.as_ref()
    }

    /// Insurance against no game; `None` when not offered.
    pub fn insurance(&self) -> Option<&Insurance> {
        self.insurance.as_ref()
    }

    /// The bonus; `None` when not offered.
    pub fn bonus(&self) -> Option<&SideBet> {
        self.bonus.as_ref()
    }

    /// Side bets besides the bonus.
    pub fn side_bets(&self) -> &[SideBet] {
        &self.side_bets
    }

    /// All side bets, the bonus first.
    pub fn all_side_bets(&self) -> impl Iterator<Item = &SideBet> {
        self.bonus.iter().chain(&self.side_bets)
    }

    /// What the bet is paid for combinations, the second one among them where the rules pay it.
    pub fn pay_table(&self) -> PayTable {
        let second = self.second.map(|second| SecondRule { duplicated_straight: second.duplicated_straight });
        PayTable::new(self.bet.pays, second)
    }
}

/// Name and provenance of a rule file. Nothing in it changes the game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct About {
    /// The file's name.
    pub name: String,
    /// A title by language code.
    pub title: BTreeMap<String, String>,
    /// Who plays it so.
    pub house: Option<String>,
    /// Address of the published sheet.
    pub source: Option<String>,
    /// Whether the sheet leaves points open that take the default here.
    pub partial: bool,
    /// Figures that were published for it, right or wrong.
    pub published: Vec<Published>,
}

/// A published figure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Published {
    /// What it is, such as `house edge`.
    pub figure: String,
    /// As it was printed.
    pub value: String,
    /// What else is known of it.
    pub note: Option<String>,
}

/// Which boxes of a player are blind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Blind {
    /// None: no more boxes than the open ones.
    None,
    /// All boxes past the open ones.
    Rest,
    /// The last box, when a player has more than one.
    Last,
    /// At most so many past the open ones.
    Count(u8),
}

/// What a blind box may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct BlindMay {
    /// Insure, unseen.
    pub insure: bool,
    /// Buy the dealer's game.
    pub buy_game: bool,
    /// Buy in advance: bonus, sixth card, insurance.
    pub buy_ahead: bool,
}

/// How the stakes of one player's boxes may differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stakes {
    /// As the player likes.
    Free,
    /// All equal.
    Equal,
    /// A later box never above the first.
    NotAboveFirst,
}

/// When a player sees the cards of the own boxes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Seen {
    /// Each box once those before it are finished.
    BoxByBox,
    /// All own open boxes at once.
    AllAtOnce,
}

/// Which of the dealer's five cards is turned up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum UpCard {
    /// The fifth.
    Last,
    /// The first.
    First,
}

/// The table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Boxes on the layout, 1 to 9.
    pub boxes: u8,
    /// Open boxes a player may have, 1 to 9.
    pub open: u8,
    /// Blind boxes.
    pub blind: Blind,
    /// What a blind box may do.
    pub blind_may: BlindMay,
    /// How stakes may differ.
    pub stakes: Stakes,
    /// Whether a player's boxes must lie side by side.
    pub adjacent: bool,
    /// When own cards are seen.
    pub seen: Seen,
    /// The dealer's open card.
    pub up_card: UpCard,
}

impl Table {
    /// How many boxes one player may have, open and blind.
    pub fn most_boxes(&self) -> u8 {
        let most = match self.blind {
            Blind::None => self.open,
            Blind::Rest => self.boxes,
            Blind::Last => self.open + 1,
            Blind::Count(more) => self.open + more,
        };
        most.min(self.boxes)
    }
}

/// What becomes of a payment that is no whole number of points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FractionRule {
    /// A stake that could lead to one is refused.
    Refuse,
    /// The payment is rounded down, against the player.
    RoundDown,
}

/// The largest payout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PayoutCap {
    /// In points, on what `of` says.
    Points {
        /// The most that is paid.
        most: Points,
        /// What it caps.
        of: CapOf,
    },
    /// The bet is never paid above this ratio to one (both combinations together).
    Ratio(u32),
}

/// What a payout limit in points caps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CapOf {
    /// The win of the bet by each of the two combinations.
    Combination,
    /// The win of the bet by both combinations together.
    Both,
    /// All that is won on one box: bet, ante, bonus and side bets.
    Box,
    /// All that is won on the table in one round; boxes are paid in order until it is used up.
    Table,
}

/// Limits of stakes and payments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// The least ante.
    pub least: Points,
    /// The largest ante; `None` is no limit.
    pub most: Option<Points>,
    /// An ante is a multiple of this.
    pub step: Points,
    /// Payments that are no whole number.
    pub fraction: FractionRule,
    /// The largest payout; `None` is no limit.
    pub payout: Option<PayoutCap>,
}

/// The lowest hand with which the dealer has a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Qualifier {
    /// Ace-king or better.
    AceKing,
    /// A pair of this rank or better.
    PairOf(Rank),
}

impl Qualifier {
    /// What pairs of each rank are called in a rule file.
    pub(crate) const PLURAL: [&str; Rank::COUNT] = [
        "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens", "jacks", "queens",
        "kings", "aces",
    ];

    /// What pairs of this rank are called in a rule file, `aces` for one, and in messages.
    pub const fn plural(rank: Rank) -> &'static str {
        Self::PLURAL[rank.index()]
    }

    /// The weakest hand with which the dealer has a game.
    pub fn weakest(self) -> Strength {
        match self {
            Self::AceKing => Strength::weakest(Category::AceKing),
            Self::PairOf(rank) => Strength::weakest_pair_of(rank),
        }
    }
}

impl fmt::Display for Qualifier {
    /// As in a rule file: `ace-king`, `pair`, `pair-of-jacks`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AceKing => f.write_str("ace-king"),
            Self::PairOf(Rank::Two) => f.write_str("pair"),
            Self::PairOf(rank) => write!(f, "pair-of-{}", Self::PLURAL[rank.index()]),
        }
    }
}

/// The ante when the dealer has no game. The bet always comes back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoGame {
    /// Paid one to one.
    Paid,
    /// Returned.
    Returned,
    /// Returned when the dealer's hand is below this category, paid one to one otherwise.
    ReturnedBelow(Category),
}

/// The dealer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dealer {
    /// When he has a game.
    pub qualifier: Qualifier,
    /// The ante when he has none.
    pub no_game: NoGame,
}

/// The ante when the box beats a dealer who has a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AnteOnWin {
    /// Returned.
    Returned,
    /// Paid one to one.
    Paid,
    /// Paid one to one unless the box bought anything: cards or the dealer's game.
    PaidUnlessBought,
}

impl AnteOnWin {
    /// Whether it is paid to a box that bought something, or to one that did not.
    pub fn is_paid(self, bought: bool) -> bool {
        match self {
            Self::Returned => false,
            Self::Paid => true,
            Self::PaidUnlessBought => !bought,
        }
    }
}

/// The bet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bet {
    /// How many antes it is.
    pub multiple: u32,
    /// To one, by the category of a combination; no game pays 0.
    pub pays: [u32; Category::COUNT],
    /// The ante on a win.
    pub ante_on_win: AnteOnWin,
}

impl Bet {
    /// The bet that goes with an ante, in points.
    pub fn on(&self, ante: Points) -> Points {
        Points(ante.0.saturating_mul(self.multiple.into()))
    }
}

/// The second combination.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Second {
    /// It is paid only when it beats the dealer too.
    pub must_win: bool,
    /// A second straight that differs from the first only by a card of the same rank counts as a straight;
    /// otherwise only the pair does.
    pub duplicated_straight: bool,
}

/// Exchange of cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exchange {
    /// Price by number of cards (index 0 is one card); `None` where so many may not be exchanged.
    pub price: [Option<Antes>; 5],
    /// After an exchange of so many cards (index 0 is one card) the bet must follow.
    pub forced_bet: [bool; 5],
    /// How often a box may exchange.
    pub times: u8,
    /// Price of the second, third ... exchange; where the list ends, the price by number of cards.
    pub next_price: Vec<Antes>,
    /// A further exchange only after exchanges of exactly one card, and of one card again.
    pub again_after_one: bool,
}

/// The sixth card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sixth {
    /// Its price.
    pub price: Antes,
    /// It may be bought besides an exchange.
    pub with_exchange: bool,
}

/// Whose the replacement cards are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Row {
    /// Each box draws its own.
    Own,
    /// One row for all: each box takes the first cards of the same row.
    Common,
}

/// When replacement cards are dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Dealt {
    /// When the box buys.
    AtOnce,
    /// When every box has decided.
    AfterAll,
}

/// Replacement cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Replacement {
    /// Own or common.
    pub row: Row,
    /// At once or after all.
    pub dealt: Dealt,
}

/// Which card the dealer throws away for a bought game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Thrown {
    /// The highest rank; where it stands twice, the higher suit.
    Highest,
    /// The lowest rank; where it stands twice, the lower suit.
    Lowest,
    /// The first dealt.
    First,
    /// The first box that buys chooses.
    Choice,
}

/// Buying the dealer's game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DealerGame {
    /// Its price.
    pub price: Antes,
    /// The card that goes.
    pub card: Thrown,
    /// When the new card has the rank of the one thrown, another is drawn; otherwise it stands.
    pub draw_again: bool,
    /// When the dealer still has no game the ante is paid as for no game; otherwise it is returned.
    pub still_paid: bool,
    /// An insured box may buy too, after taking the insurance win.
    pub insured_may: bool,
}

/// When insurance is staked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum InsuranceTime {
    /// Once the bet is up.
    WithBet,
    /// Before the bet, never after.
    BeforeBet,
}

/// Insurance against no game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Insurance {
    /// The lowest final hand that may insure.
    pub from: Category,
    /// The least stake.
    pub least: Points,
    /// The largest, as a share of what the bet could win.
    pub most: Antes,
    /// The second combination counts in what the bet could win.
    pub counts_second: bool,
    /// When it is staked.
    pub staked: InsuranceTime,
    /// It comes back when the dealer has a game and the box loses or ties.
    pub returned_on_loss: bool,
    /// A stake on a hand that is too low comes back at the settlement; otherwise it is refused.
    pub too_low_returned: bool,
}

/// What a side bet pays for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SideHand {
    /// A rank of the five-card hand.
    Category(Category),
    /// A straight whose cards are all red or all black (not of one suit).
    StraightOneColour,
    /// An ace, a king and a queen.
    AceKingQueen,
    /// Five cards all red or all black.
    OneColour,
    /// Five court cards: jacks, queens and kings.
    FiveCourts,
}

impl SideHand {
    /// All of them but the hand without game, which nothing is paid for; highest rank first.
    pub const ALL: [Self; 14] = [
        Self::Category(Category::RoyalFlush),
        Self::Category(Category::StraightFlush),
        Self::Category(Category::Four),
        Self::Category(Category::FullHouse),
        Self::Category(Category::Flush),
        Self::Category(Category::Straight),
        Self::Category(Category::Three),
        Self::Category(Category::TwoPair),
        Self::Category(Category::Pair),
        Self::Category(Category::AceKing),
        Self::StraightOneColour,
        Self::AceKingQueen,
        Self::OneColour,
        Self::FiveCourts,
    ];

    /// The name in rule files and JSON, such as `ace-king-queen`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Category(category) => category.name(),
            Self::StraightOneColour => "straight-one-colour",
            Self::AceKingQueen => "ace-king-queen",
            Self::OneColour => "one-colour",
            Self::FiveCourts => "five-courts",
        }
    }
}

impl From<Category> for SideHand {
    fn from(category: Category) -> Self {
        Self::Category(category)
    }
}

/// The cards a side bet is settled on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LooksAt {
    /// The five dealt.
    Dealt,
    /// The final hand.
    Final,
}

/// What becomes of the bonus when a sixth card was bought.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SixthPays {
    /// It pays as without.
    Same,
    /// It pays nothing and is lost.
    Void,
    /// The best five of six are paid by this table.
    Table(BTreeMap<SideHand, u32>),
}

/// Stakes that are allowed on a side bet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SideStake {
    /// The least.
    pub least: Points,
    /// The most; `None` is no limit.
    pub most: Option<Points>,
    /// The only stake; `None` where it is free.
    pub fixed: Option<Points>,
    /// It must be put up with every ante.
    pub compulsory: bool,
    /// Never below this many antes.
    pub at_least_ante: Option<Antes>,
}

impl SideStake {
    /// The least that may be staked besides an ante, in points; where the stake is fixed, that.
    pub fn least_with(&self, ante: Points) -> Points {
        let share = self.at_least_ante.map_or(Points::ZERO, |share| share.in_points(ante));
        self.fixed.unwrap_or_else(|| self.least.max(share))
    }
}

/// The bonus or another side bet on the box's own hand, whatever the dealer has.
#[derive(Debug, Clone, PartialEq)]
pub struct SideBet {
    /// `bonus`, or its own name.
    pub name: String,
    /// Pay by hand; a hand that meets several is paid the highest.
    pub pays: BTreeMap<SideHand, u32>,
    /// After a bought sixth card.
    pub sixth_pays: SixthPays,
    /// The cards it looks at. After a bought sixth card and with a table for it: the best five of six.
    pub looks_at: LooksAt,
    /// True: `a for 1`, the stake is inside the payment. False: `a to 1`.
    pub for_one: bool,
    /// Settled before a purchase; otherwise after the bet.
    pub before_purchase: bool,
    /// Lost when the box folds.
    pub lost_on_fold: bool,
    /// Its stake.
    pub stake: SideStake,
    /// It has no stake of its own: it pays on the ante and ends the box's round. `stake`, `before_purchase` and
    /// `sixth_pays` have no meaning then, and it looks at the five dealt.
    pub instant: bool,
}

impl SideBet {
    /// The table that pays, and the cards it is asked about, after a bought sixth card or without one; `None` where
    /// the bet is lost for the sixth card.
    pub fn table(&self, sixth: bool) -> Option<(&BTreeMap<SideHand, u32>, LooksAt)> {
        match &self.sixth_pays {
            SixthPays::Void if sixth => None,
            SixthPays::Table(table) if sixth => Some((table, LooksAt::Final)),
            _ => Some((&self.pays, self.looks_at)),
        }
    }

    /// What an entry of its table wins, to one; `None` where it wins nothing and the stake is lost.
    pub fn to_one(&self, pays: u32) -> Option<u32> {
        // `a for 1` has the stake inside the payment.
        pays.checked_sub(u32::from(self.for_one)).filter(|_| pays > 0)
    }
}
