//! The rules of a house.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tuz_hands::Category;
use tuz_house::rules::{self, NoGame, Rules, SideHand};
use tuz_i18n::{Args, Text};
use utoipa::ToSchema;

use crate::view::named;

/// Shipped rules by name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct HouseName {
    /// The name by which they are asked for.
    pub name: String,
    /// A title by language.
    pub title: BTreeMap<String, String>,
    /// Who plays it so.
    pub house: Option<String>,
    /// Boxes on the layout.
    pub boxes: u8,
}

/// The rules of a house, as far as a table shows them. Prices are antes, such as `1` or `3/2`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct House {
    /// The name by which they are asked for.
    pub name: String,
    /// A title by language.
    pub title: BTreeMap<String, String>,
    /// Who plays it so.
    pub house: Option<String>,
    /// Address of the published sheet.
    pub source: Option<String>,
    /// The sheet leaves points open that take a default here.
    pub partial: bool,
    /// The rule file.
    pub text: String,
    /// Boxes on the layout, 1 to 9.
    pub boxes: u8,
    /// Boxes that one player may have.
    pub most_boxes: u8,
    /// Open boxes that one player may have; others are blind.
    pub open: u8,
    /// Whether the last of several boxes is blind, whatever their number.
    pub blind_last: bool,
    /// Whether a player's boxes must lie side by side.
    pub adjacent: bool,
    /// How the antes of one player's boxes may differ: `free`, `equal` or `not-above-first`.
    pub stakes: String,
    /// Whether blind boxes may buy in advance.
    pub buy_ahead: bool,
    /// The antes that are accepted.
    pub ante: AnteLimits,
    /// The lowest hand with which the dealer has a game: `ace-king`, `pair`, `pair-of-jacks` and so on.
    pub qualifier: String,
    /// The ante when the dealer has no game: `paid`, `returned` or `returned-below`.
    pub no_game: String,
    /// How many antes the bet is.
    pub bet: u32,
    /// What the bet is paid, highest first.
    pub pays: Vec<Pay>,
    /// The ante when the box beats a dealer who has a game: `returned`, `paid` or `paid-unless-bought`.
    pub ante_on_win: String,
    /// Whether a second combination is paid.
    pub second: bool,
    /// Prices of exchanges; empty where none is offered.
    pub exchange: Vec<ExchangePrice>,
    /// Price of the sixth card.
    pub sixth: Option<String>,
    /// Price of the dealer's game.
    pub dealer_game: Option<String>,
    /// Insurance.
    pub insurance: Option<InsuranceTerms>,
    /// The bonus and other side bets.
    pub side_bets: Vec<SideBet>,
}

/// What a box may do at a house, what it costs and what is paid, in words made from the rule set alone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Explained {
    /// The language, such as `ru`.
    pub language: String,
    /// The parts of the rule file, in its order.
    pub parts: Vec<ExplainedPart>,
}

/// What is said of a part of a rule file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ExplainedPart {
    /// The part, such as `dealer_game`.
    pub about: String,
    /// What it is called.
    pub title: String,
    /// What it says.
    pub sentences: Vec<String>,
}

impl Explained {
    /// The rules in the language of the text.
    pub fn new(rules: &Rules, text: &Text) -> Self {
        let mut parts: Vec<ExplainedPart> = Vec::new();
        for line in rules.describe() {
            let sentence = text.reason("rule", &line.statement);
            match parts.last_mut().filter(|part| part.about == line.group) {
                Some(part) => part.sentences.push(sentence),
                None => parts.push(ExplainedPart {
                    about: line.group.to_owned(),
                    title: text.say(&format!("group-{}", line.group), &Args::new()),
                    sentences: vec![sentence],
                }),
            }
        }
        Self { language: text.language().tag().to_owned(), parts }
    }
}

/// The antes that are accepted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AnteLimits {
    /// The least.
    pub least: i64,
    /// The most; `null` is no limit.
    pub most: Option<i64>,
    /// An ante is a multiple of this.
    pub step: i64,
}

/// What is paid for a hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Pay {
    /// The hand, such as `full-house` or, in side bets, `one-colour`.
    pub hand: String,
    /// What it pays.
    pub pays: u32,
}

/// The price of an exchange.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ExchangePrice {
    /// Of how many cards.
    pub cards: usize,
    /// The price in antes.
    pub price: String,
    /// The bet must follow.
    pub forces_bet: bool,
}

/// Insurance against no game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct InsuranceTerms {
    /// The lowest final hand that may insure.
    pub from: String,
    /// The least stake in points.
    pub least: i64,
    /// The most, as a share of what the bet could win.
    pub most: String,
}

/// The bonus or another side bet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SideBet {
    /// `bonus` or its own name.
    pub name: String,
    /// What it pays, highest first.
    pub pays: Vec<Pay>,
    /// After a bought sixth card.
    pub sixth_pays: SixthPays,
    /// What it pays after a bought sixth card, where that has a table of its own.
    pub sixth_table: Vec<Pay>,
    /// The stake is inside the payment.
    pub for_one: bool,
    /// It takes no stake, pays on the ante and ends the box's round.
    pub instant: bool,
    /// What may be staked on it.
    pub stake: SideStake,
}

/// What becomes of a side bet after a bought sixth card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SixthPays {
    /// It pays as without.
    Same,
    /// It is lost.
    Void,
    /// It has a table of its own.
    Table,
}

/// What may be staked on a side bet, in points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SideStake {
    /// The least.
    pub least: i64,
    /// The most; `null` is no limit.
    pub most: Option<i64>,
    /// The only stake; `null` where it is free.
    pub fixed: Option<i64>,
    /// It must be put up with every ante.
    pub compulsory: bool,
    /// Never below this many antes.
    pub at_least_antes: Option<String>,
}

impl From<&Rules> for HouseName {
    fn from(rules: &Rules) -> Self {
        let about = rules.about();
        Self {
            name: about.name.clone(),
            title: about.title.clone(),
            house: about.house.clone(),
            boxes: rules.table().boxes,
        }
    }
}

impl House {
    /// What a table shows of these rules, whose file is this text.
    pub fn new(rules: &Rules, text: &str) -> Self {
        let (about, table, limits) = (rules.about(), rules.table(), rules.limits());
        let pays = Category::ALL.iter().rev().map(|&category| (category, rules.bet().pays[category.index()]));
        let forced = |count: usize| rules.exchange().is_some_and(|rule| rule.forced_bet[count]);
        let exchange = rules.exchange().into_iter().flat_map(|rule| rule.price.iter().enumerate());
        Self {
            name: about.name.clone(),
            title: about.title.clone(),
            house: about.house.clone(),
            source: about.source.clone(),
            partial: about.partial,
            text: text.to_owned(),
            boxes: table.boxes,
            most_boxes: table.most_boxes(),
            open: table.open,
            blind_last: table.blind == rules::Blind::Last,
            adjacent: table.adjacent,
            stakes: named(&table.stakes),
            buy_ahead: table.blind_may.buy_ahead,
            ante: AnteLimits {
                least: limits.least.0.max(1),
                most: limits.most.map(|most| most.0),
                step: limits.step.0.max(1),
            },
            qualifier: rules.dealer().qualifier.to_string(),
            no_game: match rules.dealer().no_game {
                NoGame::Paid => "paid",
                NoGame::Returned => "returned",
                NoGame::ReturnedBelow(_) => "returned-below",
            }
            .to_owned(),
            bet: rules.bet().multiple,
            pays: pays
                .filter(|(_, pays)| *pays > 0)
                .map(|(category, pays)| Pay { hand: category.name().to_owned(), pays })
                .collect(),
            ante_on_win: named(&rules.bet().ante_on_win),
            second: rules.second().is_some(),
            exchange: exchange
                .filter_map(|(place, price)| {
                    let (cards, price) = (place + 1, price.as_ref()?.to_string());
                    Some(ExchangePrice { cards, price, forces_bet: forced(place) })
                })
                .collect(),
            sixth: rules.sixth().map(|rule| rule.price.to_string()),
            dealer_game: rules.dealer_game().map(|rule| rule.price.to_string()),
            insurance: rules.insurance().map(|rule| InsuranceTerms {
                from: rule.from.name().to_owned(),
                least: rule.least.0,
                most: rule.most.to_string(),
            }),
            side_bets: rules.all_side_bets().map(SideBet::from).collect(),
        }
    }
}

impl From<&rules::SideBet> for SideBet {
    fn from(bet: &rules::SideBet) -> Self {
        let (sixth_pays, sixth_table) = match &bet.sixth_pays {
            rules::SixthPays::Same => (SixthPays::Same, Vec::new()),
            rules::SixthPays::Void => (SixthPays::Void, Vec::new()),
            rules::SixthPays::Table(table) => (SixthPays::Table, highest_first(table)),
        };
        Self {
            name: bet.name.clone(),
            pays: highest_first(&bet.pays),
            sixth_pays,
            sixth_table,
            for_one: bet.for_one,
            instant: bet.instant,
            stake: SideStake {
                least: bet.stake.least.0,
                most: bet.stake.most.map(|most| most.0),
                fixed: bet.stake.fixed.map(|fixed| fixed.0),
                compulsory: bet.stake.compulsory,
                at_least_antes: bet.stake.at_least_ante.map(|share| share.to_string()),
            },
        }
    }
}

fn highest_first(table: &BTreeMap<SideHand, u32>) -> Vec<Pay> {
    let mut pays: Vec<Pay> =
        table.iter().map(|(hand, &pays)| Pay { hand: hand.name().to_owned(), pays }).collect();
    pays.sort_by_key(|pay| std::cmp::Reverse(pay.pays));
    pays
}
