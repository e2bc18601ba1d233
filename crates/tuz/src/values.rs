//! Values as they are typed: cards, points, antes, purchases.

use std::fmt;
use std::str::FromStr;

use tuz_cards::{Card, CardSet, ParseError, parse_cards};
use tuz_club::Chips;
use tuz_house::{Antes, Points};
use tuz_i18n::{Args as Words, Language, Text};
use tuz_odds::{Action, Bought};

use crate::fault::Fault;
use crate::io::english;
use crate::lists::quoted;
use crate::reasons;

/// A typed value that is not what it must be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum BadValue {
    /// No whole number that fits.
    Points,
    /// No amount of antes.
    Antes,
    /// No width of bounds.
    Width,
    /// No purchase.
    Purchase,
    /// No name with points.
    SideStake,
    /// No number of chips.
    Chips,
    /// No stakes.
    Stakes,
    /// No share.
    Share,
    /// Another language.
    Language,
    /// No whole number between these.
    Whole {
        /// The least.
        least: u64,
        /// The most.
        most: u64,
    },
    /// Neither a number nor `all`.
    Sample,
}

impl BadValue {
    /// What is wanted, in a language.
    pub(crate) fn in_words(self, text: &Text) -> String {
        let say = |id: &str| text.say(id, &Words::new());
        match self {
            Self::Points => say("value-points"),
            Self::Antes => text.say("value-antes", &Words::new().with("most", MOST_ANTES)),
            Self::Width => say("value-width"),
            Self::Purchase => say("value-purchase"),
            Self::SideStake => say("value-side-stake"),
            Self::Chips => say("value-chips"),
            Self::Stakes => say("value-stakes"),
            Self::Share => say("value-share"),
            Self::Language => text.say("value-language", &Words::new().with("list", languages(text))),
            Self::Whole { least, most } => {
                let number = |number: u64| text.figure(&number.to_string());
                text.say("value-whole", &Words::new().with("value", number(least)).with("text", number(most)))
            }
            Self::Sample => say("value-sample"),
        }
    }
}

impl fmt::Display for BadValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_words(english()))
    }
}

impl std::error::Error for BadValue {}

/// Amounts above it do not occur, and their sums would not be exact.
const MOST_ANTES: i64 = 1_000_000;

/// The largest denominator of an amount.
const MOST_DENOMINATOR: i128 = 1_000_000;

/// Points; a sign is read, so that the refusal can speak of the amount.
pub(crate) fn points(text: &str) -> Result<Points, BadValue> {
    let number = text.parse::<i64>().ok().filter(|number| number.unsigned_abs() < 10_u64.pow(18));
    number.map(Points).ok_or(BadValue::Points)
}

/// A number of chips.
pub(crate) fn chips(text: &str) -> Result<Chips, BadValue> {
    text.parse().map(Chips).map_err(|_| BadValue::Chips)
}

/// Two numbers of chips, `SMALL/BIG`.
pub(crate) fn stakes(text: &str) -> Result<(Chips, Chips), BadValue> {
    let both = text.split_once('/').and_then(|(small, big)| Some((chips(small).ok()?, chips(big).ok()?)));
    both.filter(|(small, big)| small <= big).ok_or(BadValue::Stakes)
}

/// An exact number of antes.
pub(crate) fn antes(text: &str) -> Result<Antes, BadValue> {
    let antes = text.parse::<Antes>().ok();
    let fits = |antes: &Antes| {
        (Antes::ZERO..=Antes::whole(MOST_ANTES)).contains(antes) && *antes.0.denom() <= MOST_DENOMINATOR
    };
    antes.filter(fits).ok_or(BadValue::Antes)
}

/// No number of rounds and no part of a fraction is as large.
const MOST: u128 = 1 << 120;

/// A whole number such as the analysis counts with.
pub(crate) fn count(text: &str) -> Option<i128> {
    text.parse::<i128>().ok().filter(|number| number.unsigned_abs() <= MOST)
}

/// An exact fraction, `numerator/denominator`, as [`exact`](crate::figures::exact) writes it.
pub(crate) fn fraction(text: &str) -> Option<Antes> {
    let (numerator, denominator) = text.split_once('/')?;
    Antes::fraction(count(numerator)?, count(denominator)?)
}

/// How far bounds may be apart, in antes: a fraction, or a decimal number as others write it.
pub(crate) fn width(text: &str) -> Result<Antes, BadValue> {
    let number = text.parse().ok().or_else(|| decimal(text));
    number.filter(|antes| (Antes::ZERO..=Antes::whole(1)).contains(antes)).ok_or(BadValue::Width)
}

/// A number such as `0.001` or `1e-3`, with up to 18 digits before and after the point.
fn decimal(text: &str) -> Option<Antes> {
    let (digits, power) = match text.split_once(['e', 'E']) {
        Some((digits, power)) => (digits, power.parse::<i32>().ok()?),
        None => (text, 0),
    };
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let both = format!("{whole}{part}");
    if both.is_empty() || both.len() > 18 || !both.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let power = power.checked_sub(part.len() as i32).filter(|power| power.abs() <= 18)?;
    let ten = 10_i128.pow(power.unsigned_abs());
    let number = both.parse::<i128>().ok()?;
    if power < 0 { Antes::fraction(number, ten) } else { Antes::fraction(number * ten, 1) }
}

/// A share of something, above nothing.
pub(crate) fn share(text: &str) -> Result<f64, BadValue> {
    let share = text.parse().ok();
    share.filter(|share| *share > 0.0 && *share <= 1.0).ok_or(BadValue::Share)
}

/// The language of the program.
pub(crate) fn language(tag: &str) -> Result<&'static Language, BadValue> {
    Language::from_tag(tag).ok_or(BadValue::Language)
}

/// The languages that there are.
fn languages(text: &Text) -> String {
    let tags: Vec<&str> = Language::all().iter().map(Language::tag).collect();
    quoted(&tags, text)
}

/// As many boxes as any table has.
pub(crate) const MOST_BOXES: u64 = 9;

/// The largest number that is typed or stands in JSON.
pub(crate) const MOST_NUMBER: u64 = i64::MAX as u64;

/// A reader of whole numbers between these.
pub(crate) fn whole<T: TryFrom<u64>>(least: u64, most: u64) -> impl Fn(&str) -> Result<T, BadValue> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| (least..=most).contains(number));
        number.and_then(|number| T::try_from(number).ok()).ok_or(BadValue::Whole { least, most })
    }
}

/// A purchase of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purchase {
    /// The sixth card.
    Sixth,
    /// An exchange of so many cards.
    Exchange(u8),
}

impl Purchase {
    /// The same for the analysis.
    pub(crate) fn bought(purchase: Option<Self>) -> Bought {
        match purchase {
            None => Bought::Nothing,
            Some(Self::Sixth) => Bought::Sixth,
            Some(Self::Exchange(cards)) => Bought::Exchange(cards),
        }
    }

    /// What the analysis says was bought.
    pub(crate) fn of(bought: Bought) -> Option<Self> {
        match bought {
            Bought::Nothing => None,
            Bought::Sixth => Some(Self::Sixth),
            Bought::Exchange(cards) => Some(Self::Exchange(cards)),
        }
    }
}

impl FromStr for Purchase {
    type Err = BadValue;

    fn from_str(text: &str) -> Result<Self, BadValue> {
        if text == "sixth" {
            return Ok(Self::Sixth);
        }
        let cards = text.strip_prefix("exchange:").and_then(|cards| cards.parse().ok());
        cards.filter(|cards| (1..=5).contains(cards)).map(Self::Exchange).ok_or(BadValue::Purchase)
    }
}

impl fmt::Display for Purchase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sixth => f.write_str("sixth"),
            Self::Exchange(cards) => write!(f, "exchange:{cards}"),
        }
    }
}

/// A stake on a side bet, `NAME=POINTS`.
pub(crate) fn side_stake(text: &str) -> Result<(String, Points), BadValue> {
    let (name, stake) = text.split_once('=').ok_or(BadValue::SideStake)?;
    let stake = points(stake).map_err(|_| BadValue::SideStake)?;
    if name.is_empty() { Err(BadValue::SideStake) } else { Ok((name.to_owned(), stake)) }
}

/// Reads cards; `what` names them in the sentence that tells what is wrong.
pub(crate) fn cards(what: &str, text: &str) -> Result<Vec<Card>, Fault> {
    parse_cards(text).map_err(|error| unread(what, error))
}

/// Reads one card.
pub(crate) fn card(what: &str, text: &str) -> Result<Card, Fault> {
    text.parse().map_err(|error| unread(what, error))
}

fn unread(what: &str, error: ParseError) -> Fault {
    let what = what.to_owned();
    Fault::because(move |text| {
        let why = reasons::cards(&error, text);
        text.say("cards-unread", &Words::new().with("name", what.clone()).with("text", why))
    })
}

/// What a first decision is called in files, and the cards that go.
pub(crate) fn first_decision(action: Action) -> (&'static str, CardSet) {
    match action {
        Action::Fold => ("fold", CardSet::EMPTY),
        Action::Sixth => ("sixth", CardSet::EMPTY),
        Action::Exchange(discards) => ("exchange", discards),
        // Nothing else is a first decision.
        _ => ("play", CardSet::EMPTY),
    }
}

/// Cards as JSON lists them.
pub(crate) fn letters(cards: impl IntoIterator<Item = Card>) -> Vec<String> {
    cards.into_iter().map(|card| card.to_string()).collect()
}

/// The cards of a set, highest first, within a rank by suit s, h, d, c.
pub(crate) fn ordered(cards: CardSet) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.into_iter().collect();
    cards.sort_unstable_by(|a, b| b.cmp(a));
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_are_read_exactly() {
        for (text, numerator, denominator) in [
            ("0", 0, 1),
            ("1", 1, 1),
            ("1/1000", 1, 1000),
            ("0.001", 1, 1000),
            (".5", 1, 2),
            ("1e-5", 1, 100_000),
            ("2.5E-3", 1, 400),
            ("0.1e1", 1, 1),
        ] {
            assert_eq!(width(text).ok(), Antes::fraction(numerator, denominator), "{text}");
        }
        for text in [
            "0.000000000000000001",
            "",
            ".",
            "e5",
            "-1",
            "2",
            "1e1",
            "1e-19",
            "1e99999999999",
            "0x1",
            "1/0",
            "nan",
            "1e",
            "+-1",
        ] {
            assert!(width(text).is_err(), "{text}");
        }
    }

    #[test]
    fn purchases_are_those_of_the_analysis() {
        for purchase in [None, Some(Purchase::Sixth), Some(Purchase::Exchange(4))] {
            assert_eq!(Purchase::of(Purchase::bought(purchase)), purchase);
        }
    }
}
