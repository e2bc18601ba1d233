//! Values of a rule file with a form of their own: amounts of antes, prices, pay tables, ranks.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::ser::{Serialize, SerializeMap, Serializer};
use tuz_cards::Rank;
use tuz_hands::Category;

use super::{Qualifier, SideHand};
use crate::Antes;
use crate::tree::MOST;

/// The ranks that are paid, highest first.
pub(super) const PAID: [Category; 10] = [
    Category::RoyalFlush,
    Category::StraightFlush,
    Category::Four,
    Category::FullHouse,
    Category::Flush,
    Category::Straight,
    Category::Three,
    Category::TwoPair,
    Category::Pair,
    Category::AceKing,
];

/// A number of antes, written `1` or `"3/2"`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Amount(pub Antes);

impl Amount {
    /// The number when it is whole.
    pub(super) fn whole(self) -> Option<i128> {
        self.0.0.is_integer().then(|| self.0.0.to_integer())
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.whole() {
            Some(whole) => serializer.serialize_i128(whole),
            None => serializer.collect_str(&self.0),
        }
    }
}

impl JsonSchema for Amount {
    fn schema_name() -> Cow<'static, str> {
        "Amount".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A number of antes: whole, or a fraction in quotation marks.",
            "anyOf": [
                { "type": "integer", "minimum": 0, "maximum": MOST },
                { "type": "string", "pattern": r"^[0-9]+(/[1-9][0-9]*)?$" },
            ],
        })
    }
}

/// Prices of an exchange by number of cards (index 0 is one card).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Prices(pub [Option<Amount>; 5]);

impl Prices {
    /// The numbers of cards that have a price, with it.
    pub(super) fn iter(&self) -> impl Iterator<Item = (usize, Amount)> {
        self.0.iter().enumerate().filter_map(|(index, price)| price.map(|price| (index + 1, price)))
    }
}

impl Serialize for Prices {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(cards, price)| (cards.to_string(), price)))
    }
}

impl JsonSchema for Prices {
    fn schema_name() -> Cow<'static, str> {
        "Prices".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let price = generator.subschema_for::<Amount>();
        json_schema!({
            "description": "Prices in antes by number of cards.",
            "type": "object",
            "properties": { "1": price, "2": price, "3": price, "4": price, "5": price },
            "additionalProperties": false,
            "minProperties": 1,
        })
    }
}

/// What a pay table may name.
pub trait PayKey: Copy + Ord + 'static {
    /// What the table is called in the JSON Schema.
    const TABLE: &'static str;
    /// Everything it may name, in the order of writing.
    const KEYS: &'static [Self];
    /// Its name in the file.
    fn key(self) -> &'static str;
}

impl PayKey for Category {
    const TABLE: &'static str = "RankPays";
    const KEYS: &'static [Self] = &PAID;

    fn key(self) -> &'static str {
        self.name()
    }
}

impl PayKey for SideHand {
    const TABLE: &'static str = "HandPays";
    const KEYS: &'static [Self] = &Self::ALL;

    fn key(self) -> &'static str {
        self.name()
    }
}

/// A pay table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pays<K: Ord>(pub BTreeMap<K, i64>);

impl<K: PayKey> Pays<K> {
    /// Its rows in the order of writing.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&'static str, i64)> {
        K::KEYS.iter().filter_map(|key| self.0.get(key).map(|pays| (key.key(), *pays)))
    }
}

impl<K: PayKey> Serialize for Pays<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, pays) in self.iter() {
            map.serialize_entry(name, &pays)?;
        }
        map.end()
    }
}

impl<K: PayKey> JsonSchema for Pays<K> {
    fn schema_name() -> Cow<'static, str> {
        K::TABLE.into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let row = || serde_json::json!({ "type": "integer", "minimum": 0, "maximum": MOST });
        let rows: serde_json::Map<_, _> = K::KEYS.iter().map(|key| (key.key().to_owned(), row())).collect();
        json_schema!({
            "description": "What each hand pays.",
            "type": "object",
            "properties": rows,
            "additionalProperties": false,
            "minProperties": 1,
        })
    }
}

/// A schema of a text that is one of these.
fn one_of<'a>(description: &str, names: impl Iterator<Item = &'a str>) -> Schema {
    json_schema!({ "description": description, "type": "string", "enum": names.collect::<Vec<_>>() })
}

/// The name of any rank of a hand, no game included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RankName(pub Category);

impl Serialize for RankName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name())
    }
}

impl JsonSchema for RankName {
    fn schema_name() -> Cow<'static, str> {
        "Rank".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        one_of("A rank of a hand.", Category::ALL.into_iter().rev().map(Category::name))
    }
}

/// The name of a rank that something lies below: any but no game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Below(pub Category);

impl Serialize for Below {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name())
    }
}

impl JsonSchema for Below {
    fn schema_name() -> Cow<'static, str> {
        "PaidRank".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        one_of("A rank of a hand above no game.", PAID.into_iter().map(Category::name))
    }
}

/// The name of a qualifier.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QualifierName(pub Qualifier);

impl QualifierName {
    /// Every name with its meaning; a pair of twos is also called just `pair`.
    pub(super) fn all() -> impl Iterator<Item = (Qualifier, Cow<'static, str>)> {
        let short = [Qualifier::AceKing, Qualifier::PairOf(Rank::Two)];
        let short = short.into_iter().map(|qualifier| (qualifier, qualifier.to_string().into()));
        let twos = (Qualifier::PairOf(Rank::Two), Cow::Borrowed("pair-of-twos"));
        let long = Rank::ALL.into_iter().skip(1).map(Qualifier::PairOf);
        short.chain([twos]).chain(long.map(|qualifier| (qualifier, qualifier.to_string().into())))
    }
}

impl Serialize for QualifierName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl JsonSchema for QualifierName {
    fn schema_name() -> Cow<'static, str> {
        "Qualifier".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let names: Vec<_> = Self::all().map(|(_, name)| name).collect();
        one_of("The lowest hand with which the dealer has a game.", names.iter().map(|name| &**name))
    }
}
