//! How cards stand in JSON: two letters each, as in `"As"`. The card types themselves depend on nothing.
//!
//! For `#[serde(serialize_with = …)]`.

// serde hands out references, however small the value.
#![allow(clippy::trivially_copy_pass_by_ref, clippy::ref_option)]

use serde::de::{Deserializer, Error, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use tuz_cards::{Card, CardSet};

use crate::shown::shown;

/// A card that can be read and written.
struct Written(Card);

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Text;

        impl Visitor<'_> for Text {
            type Value = Written;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a card such as `As`")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Written, E> {
                let card: Card = text.parse().map_err(E::custom)?;
                // One card, one spelling: records that say the same are the same text.
                let spelled = card.to_string();
                if spelled == text {
                    Ok(Written(card))
                } else {
                    Err(E::custom(format_args!("`{}` must be written `{spelled}`", shown(text))))
                }
            }
        }

        deserializer.deserialize_str(Text)
    }
}

/// A value as it is printed.
///
/// # Errors
/// Those of the serializer.
pub fn text<T: fmt::Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// A card that may be missing.
pub(crate) mod maybe {
    use super::{Card, Deserialize, Deserializer, Serialize, Serializer, Written};

    pub(crate) fn serialize<S: Serializer>(card: &Option<Card>, serializer: S) -> Result<S::Ok, S::Error> {
        card.map(Written).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Card>, D::Error> {
        Ok(Option::<Written>::deserialize(deserializer)?.map(|written| written.0))
    }
}

/// One card.
pub mod one {
    use super::{Card, Deserialize, Deserializer, Serialize, Serializer, Written};

    /// The card as two letters.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<S: Serializer>(card: &Card, serializer: S) -> Result<S::Ok, S::Error> {
        Written(*card).serialize(serializer)
    }

    /// What [`serialize`] wrote.
    ///
    /// # Errors
    /// When it is no card.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        Ok(Written::deserialize(deserializer)?.0)
    }
}

/// Cards in order.
pub(crate) mod list {
    use super::{Card, Deserialize, Deserializer, Serializer, Written};

    pub(crate) fn serialize<S: Serializer>(cards: &[Card], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(cards.iter().map(|&card| Written(card)))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Card>, D::Error> {
        Ok(Vec::<Written>::deserialize(deserializer)?.into_iter().map(|written| written.0).collect())
    }
}

/// Cards in order, those face down as `null`. Only written: a view is never read.
pub(crate) mod faces {
    use super::{Card, Serializer, Written};

    pub(crate) fn serialize<S: Serializer>(cards: &[Option<Card>], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(cards.iter().map(|card| card.map(Written)))
    }
}

/// A set of cards, highest first.
pub mod set {
    use super::{Card, CardSet, Deserialize, Deserializer, Error, Serialize, Serializer, Written};

    /// The cards as a list.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<S: Serializer>(set: &CardSet, serializer: S) -> Result<S::Ok, S::Error> {
        let mut cards: Vec<Card> = set.iter().collect();
        cards.sort_unstable_by(|a, b| b.cmp(a));
        cards.into_iter().map(Written).collect::<Vec<_>>().serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        let mut set = CardSet::EMPTY;
        for Written(card) in Vec::<Written>::deserialize(deserializer)? {
            if !set.insert(card) {
                return Err(D::Error::custom(format_args!("`{card}` stands there twice")));
            }
        }
        Ok(set)
    }
}

/// The category of a hand by its name.
pub(crate) mod category {
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;
    use tuz_hands::Category;

    pub(crate) fn serialize<S: Serializer>(category: &Category, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(category.name())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Category, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// An exact number of antes as text, in lowest terms. [`Antes`](crate::Antes) itself reads what people write, and no more digits
/// than they do.
pub mod exact {
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;

    use crate::Antes;

    /// Reads what was written so; `None` for what is none.
    pub fn read(text: &str) -> Option<Antes> {
        let (numerator, denominator) = match text.split_once('/') {
            Some((numerator, denominator)) => (numerator.parse().ok()?, denominator.parse().ok()?),
            None => (text.parse().ok()?, 1),
        };
        // The least number of all has no absolute value, and no fraction of ours is near it.
        if numerator == i128::MIN || denominator <= 0 {
            return None;
        }
        // One number has one way of writing.
        Antes::fraction(numerator, denominator).filter(|antes| antes.to_string() == text)
    }

    /// As it is printed.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<S: Serializer>(antes: &Antes, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(antes)
    }

    /// What [`serialize`] wrote.
    ///
    /// # Errors
    /// When it is no fraction in lowest terms.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Antes, D::Error> {
        let text = String::deserialize(deserializer)?;
        read(&text).ok_or_else(|| {
            D::Error::custom(format_args!("`{}` is no fraction in lowest terms", text.escape_debug()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_has_one_way_of_writing() {
        let long = "170141183460469231731687303715884105727/2";
        for text in ["0", "3", "-3/2", "3/2", long] {
            assert_eq!(exact::read(text).unwrap().to_string(), text);
        }
        for text in [
            "",
            "6/4",
            "3/1",
            "+3",
            "03",
            "1/0",
            "1/-2",
            "1/2/3",
            "0.5",
            "-170141183460469231731687303715884105728",
        ] {
            assert_eq!(exact::read(text), None, "{text}");
        }
    }
}
