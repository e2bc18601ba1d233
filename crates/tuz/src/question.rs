//! A spot as it is asked for, and what every option of it is worth.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::value::RawValue;
use tuz_cards::{Card, CardSet, Pack};
use tuz_house::rules::Rules;
use tuz_house::{Antes, Points};
use tuz_i18n::Args as Words;
use tuz_odds::{Action, Answer, Bought, Odds, Spot, SpotCards, Stakes};

use crate::fault::Fault;
use crate::figures::{Whole, exact};
use crate::house::House;
use crate::io::Io;
use crate::values::{Purchase, letters, ordered};

/// What a box knows, as it was written.
#[derive(Debug, Clone)]
pub(crate) struct Question {
    /// The box's cards in the order in which they were given.
    pub(crate) hand: Vec<Card>,
    /// The dealer's open card.
    pub(crate) upcard: Card,
    /// Other cards that are known.
    pub(crate) seen: Vec<Card>,
    /// What was bought already.
    pub(crate) bought: Option<Purchase>,
    /// The cards thrown away.
    pub(crate) discards: Vec<Card>,
    /// The five cards dealt, where something was bought.
    pub(crate) dealt: Option<Vec<Card>>,
    /// The dealer's five cards in the order of the deal, once he has shown.
    pub(crate) dealer: Option<Vec<Card>>,
    /// The insurance in antes.
    pub(crate) insured: Option<Antes>,
    /// The bonus stake in antes.
    pub(crate) bonus: Option<Antes>,
    /// The ante in points.
    pub(crate) ante: Option<Points>,
}

impl Question {
    /// What is staked.
    pub(crate) fn stakes(&self) -> Stakes {
        // A stake of 0 is none.
        Stakes { ante: self.ante, bonus: self.bonus.filter(|bonus| *bonus != Antes::ZERO) }
    }

    /// Every option, best first.
    ///
    /// # Errors
    /// When the cards do not fit together or the rules.
    pub(crate) fn answer(&self, odds: &Odds) -> Result<Answer, Fault> {
        let set = |cards: &[Card]| cards.iter().copied().collect::<CardSet>();
        let bought = Purchase::bought(self.bought);
        // The sixth card is the last, so the first five are those dealt.
        let dealt = match (&self.dealt, bought) {
            (Some(dealt), _) => Some(set(dealt)),
            (None, Bought::Sixth) => self.hand.get(..5).map(set),
            (None, _) => None,
        };
        let cards = SpotCards {
            hand: set(&self.hand),
            up: self.upcard,
            seen: set(&self.seen),
            bought,
            discards: set(&self.discards),
            dealt,
        };
        let spot = Spot::new(cards, Pack::STANDARD).map_err(|error| {
            let fault = Fault::refused("question", &error);
            match (self.hand.len(), self.bought) {
                (6, bought) if bought != Some(Purchase::Sixth) => fault.hint("ev-six-cards", Words::new()),
                (5, Some(Purchase::Sixth)) => fault.hint("ev-sixth-last", Words::new()),
                _ => fault,
            }
        })?;
        let answer = match (&self.dealer, self.insured) {
            (Some(dealer), insured) => odds.after_show(&spot, dealer, insured.unwrap_or_default()),
            (None, Some(_)) => {
                return Err(Fault::bad("ev-insured-early", Words::new()));
            }
            (None, None) => odds.options(&spot),
        };
        answer.map_err(|error| Fault::refused("question", &error))
    }
}

/// The analysts of the rule sets that were asked for, each made once.
pub(crate) struct Analysts {
    made: Mutex<HashMap<(String, StakesKey), Arc<Odds>>>,
}

/// Stakes as a key.
type StakesKey = (Option<Points>, Option<Antes>);

/// As many analysts are kept; each takes some megabytes.
const MOST_ANALYSTS: usize = 16;

impl Analysts {
    /// None yet.
    pub(crate) fn new() -> Self {
        Self { made: Mutex::default() }
    }

    /// The analyst for these rules and stakes.
    ///
    /// # Errors
    /// When there is no exact answer under these rules.
    pub(crate) fn get(&self, which: &str, rules: &Rules, stakes: Stakes) -> Result<Arc<Odds>, Fault> {
        let key = (which.to_owned(), (stakes.ante, stakes.bonus));
        if let Some(odds) = self.lock().get(&key) {
            return Ok(Arc::clone(odds));
        }
        // Made without the lock, so that nobody waits for another's; of two that are made at once one is kept.
        let odds = Arc::new(Odds::new(rules, stakes).map_err(|error| Fault::refused("unserved", &error))?);
        let mut made = self.lock();
        if made.len() >= MOST_ANALYSTS {
            made.clear();
        }
        Ok(Arc::clone(made.entry(key).or_insert(odds)))
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<(String, StakesKey), Arc<Odds>>> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The rule files that were asked for, each read once.
pub(crate) struct Houses {
    read: HashMap<String, House>,
}

/// As many rule files are kept.
const MOST_HOUSES: usize = 64;

impl Houses {
    /// None yet.
    pub(crate) fn new() -> Self {
        Self { read: HashMap::new() }
    }

    /// The rules of this name or path.
    ///
    /// # Errors
    /// When there is no such file, or every fault of it.
    pub(crate) fn get(&mut self, which: &str, io: &mut Io) -> Result<House, Fault> {
        if let Some(house) = self.read.get(which) {
            return Ok(house.clone());
        }
        let house = House::find(which, io)?;
        if self.read.len() >= MOST_HOUSES {
            self.read.clear();
        }
        self.read.insert(which.to_owned(), house.clone());
        Ok(house)
    }
}

/// What `tuz ev --json` prints: a spot and its options.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "tuz ev")]
pub(crate) struct EvOutput {
    /// The version of this format: 1.
    format: u8,
    /// What the question was called, just as it was given; only with `--batch`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<serde_json::Value>")]
    pub(crate) id: Option<Box<RawValue>>,
    /// The name of the rules.
    rules: String,
    /// The box's cards as they were given.
    hand: Vec<String>,
    /// The dealer's open card.
    upcard: String,
    /// Other cards that are known.
    seen: Vec<String>,
    /// What was bought already: `sixth` or `exchange:` with the number of cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    bought: Option<String>,
    /// The cards thrown away.
    #[serde(skip_serializing_if = "Option::is_none")]
    discards: Option<Vec<String>>,
    /// The five cards dealt, where they were given.
    #[serde(skip_serializing_if = "Option::is_none")]
    dealt: Option<Vec<String>>,
    /// The dealer's five cards, once he has shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    dealer: Option<Vec<String>>,
    /// The insurance in antes, an exact fraction.
    #[serde(skip_serializing_if = "Option::is_none")]
    insured: Option<String>,
    /// The bonus stake in antes, an exact fraction.
    #[serde(skip_serializing_if = "Option::is_none")]
    bonus: Option<String>,
    /// The ante in points.
    #[serde(skip_serializing_if = "Option::is_none")]
    ante: Option<Whole>,
    /// Every option, best first.
    options: Vec<EvOption>,
}

/// One option of a spot.
#[derive(Debug, Serialize, JsonSchema)]
struct EvOption {
    /// `fold`, `play`, `sixth`, `exchange`, `insure`, `buy-game` or `keep`.
    action: &'static str,
    /// The cards thrown away; only with `exchange`.
    #[serde(skip_serializing_if = "Option::is_none")]
    discard: Option<Vec<String>>,
    /// The insurance in antes, an exact fraction; only with `insure`.
    #[serde(skip_serializing_if = "Option::is_none")]
    amount: Option<String>,
    /// The card that the dealer throws away; only with `buy-game` where the box chooses it.
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<String>,
    /// Mean net in antes of everything from the deal on, what was already paid included; the nearest float.
    ev: f64,
    /// The same as an exact fraction in lowest terms.
    exact: String,
    /// How much less than the best option, in antes.
    loss: f64,
}

impl EvOutput {
    /// The answer to a question.
    pub(crate) fn new(rules: &Rules, question: &Question, answer: &Answer) -> Self {
        let list = |cards: &[Card]| letters(cards.iter().copied());
        let options = answer.choices.iter().map(|choice| EvOption {
            action: choice.action.name(),
            discard: match choice.action {
                Action::Exchange(cards) => Some(letters(ordered(cards))),
                _ => None,
            },
            amount: match choice.action {
                Action::Insure(amount) => Some(exact(amount)),
                _ => None,
            },
            card: match choice.action {
                Action::BuyGame(card) => card.map(|card| card.to_string()),
                _ => None,
            },
            ev: choice.value.to_f64_for_show(),
            exact: exact(choice.value),
            loss: choice.loss.to_f64_for_show(),
        });
        Self {
            format: 1,
            id: None,
            rules: rules.name().to_owned(),
            hand: list(&question.hand),
            upcard: question.upcard.to_string(),
            seen: list(&question.seen),
            bought: question.bought.map(|bought| bought.to_string()),
            discards: (!question.discards.is_empty()).then(|| list(&question.discards)),
            dealt: question.dealt.as_deref().map(list),
            dealer: question.dealer.as_deref().map(list),
            insured: question.insured.map(exact),
            bonus: question.stakes().bonus.map(exact),
            ante: question.ante.map(Whole::from),
            options: options.collect(),
        }
    }
}
