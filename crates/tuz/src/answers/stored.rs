//! A whole game as JSON: every number that may be long is a text.

use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tuz_cards::Rank;
use tuz_hands::Category;
use tuz_house::Antes;
use tuz_odds::{Decision, Decisions, End, Outcome, Value, WholeGame};

use crate::figures::exact;
use crate::values::Purchase;

/// No number of rounds and no part of a fraction is as large.
const MOST: u128 = 1 << 120;

/// A whole game.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StoredGame {
    value: StoredValue,
    rounds: Text,
    by_up_card: Vec<(Text, StoredValue)>,
    decisions: Vec<StoredDecisions>,
    results: Vec<StoredOutcome>,
    is_counted: bool,
}

/// Something that is written and read as its text.
#[derive(Debug, Serialize, Deserialize)]
#[serde(transparent)]
struct Text(String);

impl Text {
    fn new(value: impl Display) -> Self {
        Self(value.to_string())
    }

    fn read<T: FromStr>(&self) -> Option<T> {
        self.0.parse().ok()
    }

    fn number(&self) -> Option<i128> {
        self.read::<i128>().filter(|number| number.unsigned_abs() <= MOST)
    }

    fn fraction(&self) -> Option<Antes> {
        let (numerator, denominator) = self.0.split_once('/')?;
        let part = |text: &str| Self::new(text).number();
        Antes::fraction(part(numerator)?, part(denominator)?)
    }
}

/// The two bounds; the same twice where it is exact.
#[derive(Debug, Serialize, Deserialize)]
struct StoredValue(Text, Text);

impl StoredValue {
    fn new(value: Value) -> Self {
        Self(Text(exact(value.low())), Text(exact(value.high())))
    }

    fn read(&self) -> Option<Value> {
        let (low, high) = (self.0.fraction()?, self.1.fraction()?);
        (low <= high).then(|| Value::between(low, high))
    }
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredDecisions {
    dealt: Text,
    decision: StoredDecision,
    rounds: Text,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum StoredDecision {
    Fold,
    Play,
    Buy(Text),
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredOutcome {
    bought: Option<Text>,
    end: StoredEnd,
    insured: bool,
    bought_game: bool,
    stake: Text,
    net: Text,
    rounds: Text,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum StoredEnd {
    Fold,
    NoGame,
    Win { hand: Text, second: u32 },
    Tie,
    Loss,
}

impl StoredGame {
    /// A game to be written.
    pub(super) fn new(game: &WholeGame) -> Self {
        let up_card = |&(rank, value): &(Rank, Value)| (Text::new(rank), StoredValue::new(value));
        let decisions = |row: &Decisions| StoredDecisions {
            dealt: Text::new(row.dealt),
            decision: match row.decision {
                Decision::Fold => StoredDecision::Fold,
                Decision::Play => StoredDecision::Play,
                Decision::Buy(bought) => {
                    StoredDecision::Buy(Purchase::of(bought).map_or(Text::new(""), Text::new))
                }
            },
            rounds: Text::new(row.rounds),
        };
        let outcome = |row: &Outcome| StoredOutcome {
            bought: Purchase::of(row.bought).map(Text::new),
            end: match row.end {
                End::Fold => StoredEnd::Fold,
                End::NoGame => StoredEnd::NoGame,
                End::Win { hand, second } => StoredEnd::Win { hand: Text::new(hand), second },
                End::Tie => StoredEnd::Tie,
                End::Loss => StoredEnd::Loss,
            },
            insured: row.insured,
            bought_game: row.bought_game,
            stake: Text(exact(row.stake)),
            net: Text(exact(row.net)),
            rounds: Text::new(row.rounds),
        };
        Self {
            value: StoredValue::new(game.value),
            rounds: Text::new(game.rounds),
            by_up_card: game.by_up_card.iter().map(up_card).collect(),
            decisions: game.decisions.iter().map(decisions).collect(),
            results: game.results.iter().map(outcome).collect(),
            is_counted: game.is_counted,
        }
    }

    /// The game that was written; `None` where something in it cannot be.
    pub(super) fn read(&self) -> Option<WholeGame> {
        let rank = |text: &Text| Rank::ALL.into_iter().find(|rank| rank.to_string() == text.0);
        let up_card = |(up, value): &(Text, StoredValue)| Some((rank(up)?, value.read()?));
        let decisions = |row: &StoredDecisions| {
            Some(Decisions {
                dealt: row.dealt.read::<Category>()?,
                decision: match &row.decision {
                    StoredDecision::Fold => Decision::Fold,
                    StoredDecision::Play => Decision::Play,
                    StoredDecision::Buy(bought) => Decision::Buy(Purchase::bought(Some(bought.read()?))),
                },
                rounds: row.rounds.number()?,
            })
        };
        let outcome = |row: &StoredOutcome| {
            let bought = match &row.bought {
                None => None,
                Some(bought) => Some(bought.read::<Purchase>()?),
            };
            Some(Outcome {
                bought: Purchase::bought(bought),
                end: match &row.end {
                    StoredEnd::Fold => End::Fold,
                    StoredEnd::NoGame => End::NoGame,
                    StoredEnd::Win { hand, second } => End::Win { hand: hand.read()?, second: *second },
                    StoredEnd::Tie => End::Tie,
                    StoredEnd::Loss => End::Loss,
                },
                insured: row.insured,
                bought_game: row.bought_game,
                stake: row.stake.fraction()?,
                net: row.net.fraction()?,
                rounds: row.rounds.number()?,
            })
        };
        Some(WholeGame {
            value: self.value.read()?,
            rounds: self.rounds.number().filter(|rounds| *rounds > 0)?,
            by_up_card: self.by_up_card.iter().map(up_card).collect::<Option<_>>()?,
            decisions: self.decisions.iter().map(decisions).collect::<Option<_>>()?,
            results: self.results.iter().map(outcome).collect::<Option<_>>()?,
            is_counted: self.is_counted,
        })
    }
}
