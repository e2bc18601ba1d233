//! A round as its player sees it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Card, Judged};

/// A round as its player sees it. A card that he may not see is not in it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Round {
    /// The number by which it is asked for.
    pub id: i64,
    /// How many events it has; a decision names this number, so that it can be told from a late one.
    pub events: usize,
    /// The name of its rules.
    pub rules: String,
    /// How far it is: `decisions`, `dealer-game` or `settled`.
    pub phase: String,
    /// Its shuffle.
    pub shuffle: PlayedShuffle,
    /// The box that has to decide.
    pub turn: Option<Turn>,
    /// The dealer.
    pub dealer: Dealer,
    /// The boxes in play, by place.
    pub boxes: Vec<PlayedBox>,
    /// What may be done now, and nothing else.
    pub legal: Legal,
    /// Why other things may not be done, while something is to be decided.
    pub refused: Vec<Refused>,
    /// The decisions that were made and judged, in order; a judgement may come a moment after its decision.
    pub judged: Vec<Judged>,
    /// What the player won in all, below 0 lost, once the round is settled.
    pub net: Option<i64>,
}

/// The shuffle that a round is dealt from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PlayedShuffle {
    /// Its number.
    pub nonce: u64,
    /// The commitment that was shown before the deal: 64 hexadecimal digits.
    pub commitment: String,
    /// What the player added.
    pub player_seed: Option<String>,
    /// The house's secret, 64 hexadecimal digits, once the round is settled.
    pub seed: Option<String>,
}

/// The box that has to decide.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Turn {
    /// The box.
    pub r#box: u8,
    /// What it is asked: `decision`, `insurance` or `dealer-game`.
    pub asked: String,
}

/// The dealer as he is seen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Dealer {
    /// His cards in the order of the deal; `null` is a card face down.
    pub cards: Vec<Option<Card>>,
    /// The place of the open card in that list.
    pub up: usize,
    /// What the cards dealt to him are, once he has shown: a rank such as `two-pair` or `no-game`.
    pub rank: Option<String>,
    /// Whether the cards dealt to him are a game, once he has shown.
    pub game: Option<bool>,
    /// The replacement of a card for the boxes that bought his game.
    pub replacement: Option<Replacement>,
}

/// The replacement of a dealer's card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Replacement {
    /// The card that went.
    pub thrown: Card,
    /// The cards drawn; the last one stands.
    pub drawn: Vec<Card>,
    /// What his cards are now.
    pub rank: String,
    /// Whether he has a game now.
    pub game: bool,
}

/// A box as it is seen.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct PlayedBox {
    /// The box, counted from 0 at the right.
    pub r#box: u8,
    /// Its bet was put up before the deal, and its cards are not seen before the showdown.
    pub blind: bool,
    /// How far it is: `waiting`, `cards-to-come`, `bet`, `folded` or `instant`.
    pub state: String,
    /// The ante.
    pub ante: i64,
    /// Stakes on the bonus and on other side bets, by name.
    pub sides: BTreeMap<String, i64>,
    /// The bet, once it is up.
    pub bet: Option<i64>,
    /// What was bought, in order; never given back.
    pub purchases: Vec<Purchase>,
    /// The stake of insurance.
    pub insurance: Option<i64>,
    /// What was paid for the dealer's game.
    pub game: Option<i64>,
    /// Its cards, drawn ones last; `null` is a card face down.
    pub cards: Vec<Option<Card>>,
    /// How many of them, counted from the end, were drawn.
    pub drawn: usize,
    /// The cards it threw away.
    pub discards: Vec<Card>,
    /// What its cards are, where they are seen.
    pub hand: Option<Hand>,
    /// What was paid or taken before the end.
    pub paid: Vec<Line>,
    /// The settlement, once the box is settled.
    pub settlement: Option<Settlement>,
}

/// A purchase of cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Purchase {
    /// `sixth` or `exchange`.
    pub what: String,
    /// How many cards came for it.
    pub cards: usize,
    /// What it cost.
    pub price: i64,
}

/// What five or six cards hold.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Hand {
    /// The rank of the best five, such as `two-pair` or `no-game`.
    pub rank: String,
    /// The best five cards.
    pub best: Vec<Card>,
    /// The combinations that are paid when the box wins: none, one or two, first that of the best five.
    pub combinations: Vec<Combination>,
    /// What they pay together, to one.
    pub pays: u32,
}

/// A combination: the cards that make it, kickers left out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Combination {
    /// What it is.
    pub rank: String,
    /// Its cards.
    pub cards: Vec<Card>,
    /// What it pays by the table, to one.
    pub pays: u32,
}

/// The settlement of one box.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Settlement {
    /// How it came out: `folded`, `instant`, `no-game`, `win`, `tie` or `loss`.
    pub outcome: String,
    /// The combinations for which the bet was paid.
    pub combinations: Vec<Combination>,
    /// What was put up, line by line.
    pub lines: Vec<Line>,
    /// The sum of the lines.
    pub net: i64,
}

/// One line of a settlement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Line {
    /// What it is about: `ante`, `bet`, `sixth`, `exchange`, `insurance`, `dealer-game`, `bonus` or the name of
    /// another side bet.
    pub what: String,
    /// What was put up on it.
    pub stake: i64,
    /// What it is paid, to one; `null` where it is lost, returned, or a price.
    pub pays: Option<u32>,
    /// What is won by it, below 0 lost.
    pub net: i64,
    /// What a limit on payouts took from the win.
    pub withheld: i64,
}

/// What may be done now.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Legal {
    /// The box may give up.
    pub fold: bool,
    /// What the bet costs, where it may be put up.
    pub play: Option<i64>,
    /// What the sixth card costs, where it may be bought.
    pub sixth: Option<i64>,
    /// The exchanges, by number of cards.
    pub exchange: Vec<ExchangeOffer>,
    /// The stakes of insurance.
    pub insure: Option<InsureOffer>,
    /// The hand may be left uninsured.
    pub no_insurance: bool,
    /// The dealer's game.
    pub buy_game: Option<GameOffer>,
    /// The box may take what no game pays.
    pub keep: bool,
}

/// An exchange of so many cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ExchangeOffer {
    /// How many.
    pub cards: usize,
    /// What it costs.
    pub price: i64,
    /// The bet must follow.
    pub forces_bet: bool,
}

/// From the least to the most that may be staked, both included.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct InsureOffer {
    /// The least.
    pub least: i64,
    /// The most.
    pub most: i64,
}

/// The dealer's game for sale.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GameOffer {
    /// What it costs.
    pub price: i64,
    /// The cards of which the box names the one to be thrown away; empty where it is not for the box to say.
    pub choose: Vec<Card>,
}

/// Something that may not be done now, and why.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Refused {
    /// `fold`, `play`, `sixth`, `exchange`, `insure`, `no-insurance`, `buy-game` or `keep`.
    pub what: String,
    /// With an exchange: of how many cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<usize>,
    /// The rule that forbids it and the figures behind it, as in a problem.
    #[schema(value_type = Object)]
    pub reason: serde_json::Value,
    /// One sentence in English.
    pub message: String,
}
