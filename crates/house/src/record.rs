//! A round as a file: the rules it was played by, the pack, the players, and everything that happened.
//!
//! A record is JSON. Reading one reports what is wrong and where; [`Record::replay`] plays it again and says at
//! which event it stops being a round under those rules.

use std::fmt;
use std::sync::Arc;

use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Serialize};
use tuz_fair::{Format, Mismatch, Revealed};

use crate::Points;
use crate::round::{Event, NotAPack, PackOrder, PlayerId, ReplayError, Round};
use crate::rules::{Faults, Rules};
use crate::strict::{JsonFault, from_json};

/// A recorded round. Its parts can be read; that the events are a round is known after [`replay`](Self::replay).
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    rules_text: String,
    rules: Arc<Rules>,
    pack: PackSource,
    balances: Vec<Points>,
    events: Vec<Event>,
}

/// Where the order of the pack comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PackSource {
    /// No cards were dealt.
    None,
    /// It is written down.
    Order(PackOrder),
    /// It follows from a revealed shuffle that has been checked.
    Shuffle(Box<Revealed>, PackOrder),
}

impl PackSource {
    /// The order of the pack; `None` when no cards were dealt.
    pub fn order(&self) -> Option<&PackOrder> {
        match self {
            Self::None => None,
            Self::Order(order) | Self::Shuffle(_, order) => Some(order),
        }
    }

    /// The order that a revealed shuffle makes.
    fn from_shuffle(shuffle: Revealed) -> Result<Self, RecordError> {
        let order = shuffle.check().map_err(RecordError::Shuffle)?;
        let order = PackOrder::new(order.into_cards()).map_err(RecordError::ShortPack)?;
        Ok(Self::Shuffle(Box::new(shuffle), order))
    }
}

/// What is wrong with a record.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum RecordError {
    /// It is no JSON, or something in it is not what it must be.
    #[error(transparent)]
    Json(#[from] JsonFault),
    /// The rules in it have faults.
    #[error("the rules in `rules` have faults:\n{0}")]
    Rules(Faults),
    /// The rules handed in are not those the round was played by.
    #[error("the round was played by other rules than those in the text")]
    OtherRules,
    /// The order of the pack is there twice.
    #[error("a record has `pack` or `shuffle`, not both")]
    TwoPacks,
    /// The shuffle proves something else.
    #[error("`shuffle` does not hold: {0}")]
    Shuffle(Mismatch),
    /// The shuffle is one of another pack.
    #[error("`shuffle` is of another pack: {0}")]
    ShortPack(NotAPack),
    /// The round was dealt from another order.
    #[error("the round was not dealt from the order that `shuffle` makes")]
    OtherPack,
}

/// The file as it is written.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: Format,
    rules: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pack: Option<PackOrder>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    shuffle: Option<Revealed>,
    players: Vec<Player>,
    events: Vec<Event>,
}

/// A player before the round.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Player {
    balance: Points,
}

/// A record that can be read, with its shuffle as it is written: whether it holds is not known yet.
#[derive(Debug)]
pub struct Unchecked {
    file: File,
    rules: Rules,
}

impl Unchecked {
    /// Reads a record.
    ///
    /// # Errors
    /// As [`Record::read`], but for the shuffle.
    pub fn read(json: &str) -> Result<Self, RecordError> {
        let file: File = from_json(json)?;
        let rules = Rules::parse(&file.rules).map_err(RecordError::Rules)?;
        if file.pack.is_some() && file.shuffle.is_some() {
            return Err(RecordError::TwoPacks);
        }
        Ok(Self { file, rules })
    }

    /// The shuffle, where there is one.
    pub fn shuffle(&self) -> Option<&Revealed> {
        self.file.shuffle.as_ref()
    }

    /// The rules, checked.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What happened, as it is written.
    pub fn events(&self) -> &[Event] {
        &self.file.events
    }

    /// Makes the shuffle again.
    ///
    /// # Errors
    /// When it does not hold, or is of another pack.
    pub fn check(self) -> Result<Record, RecordError> {
        let Self { file, rules } = self;
        let pack = match (file.pack, file.shuffle) {
            (_, Some(shuffle)) => PackSource::from_shuffle(shuffle)?,
            (Some(order), None) => PackSource::Order(order),
            (None, None) => PackSource::None,
        };
        Ok(Record {
            rules_text: file.rules,
            rules: Arc::new(rules),
            pack,
            balances: file.players.into_iter().map(|player| player.balance).collect(),
            events: file.events,
        })
    }
}

/// A file in which a shuffle may stand: the record of a round, or the revealed shuffle alone.
#[derive(Debug)]
pub enum Written {
    /// A round.
    Round(Box<Unchecked>),
    /// A shuffle and nothing else.
    Shuffle(Box<Revealed>),
}

impl Written {
    /// Reads either.
    ///
    /// # Errors
    /// The first thing that is wrong, with its place.
    pub fn read(json: &str) -> Result<Self, RecordError> {
        // Which of the two it is meant to be is told by its keys; any other fault is found when it is read as that.
        let mut is_round = false;
        let _ = Keys(&mut is_round).deserialize(&mut serde_json::Deserializer::from_str(json));
        if is_round {
            return Ok(Self::Round(Box::new(Unchecked::read(json)?)));
        }
        Ok(Self::Shuffle(Box::new(from_json(json)?)))
    }
}

/// Notes whether an object has a key that only the record of a round has.
struct Keys<'a>(&'a mut bool);

impl<'de> DeserializeSeed<'de> for Keys<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for Keys<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<(), A::Error> {
        while let Some(key) = entries.next_key::<String>()? {
            *self.0 |= matches!(key.as_str(), "rules" | "players" | "events" | "shuffle" | "pack");
            entries.next_value::<IgnoredAny>()?;
        }
        Ok(())
    }
}

impl Record {
    /// Records a round, finished or not, with the text of the rules it is played by. A revealed shuffle, where there
    /// is one, stands in for the order of the pack.
    ///
    /// # Errors
    /// When the text is not the rules of the round, or the shuffle does not make its pack.
    pub fn new(
        round: &Round,
        rules_text: impl Into<String>,
        shuffle: Option<Revealed>,
    ) -> Result<Self, RecordError> {
        let rules_text = rules_text.into();
        let rules = Rules::parse(&rules_text).map_err(RecordError::Rules)?;
        if rules != *round.rules() {
            return Err(RecordError::OtherRules);
        }
        let pack = match (shuffle, round.pack()) {
            (Some(shuffle), Some(pack)) => {
                let source = PackSource::from_shuffle(shuffle)?;
                if source.order() != Some(pack) {
                    return Err(RecordError::OtherPack);
                }
                source
            }
            (_, None) => PackSource::None,
            (None, Some(pack)) => PackSource::Order(pack.clone()),
        };
        let balances = (0..round.players()).filter_map(|player| round.starting_balance(PlayerId(player)));
        Ok(Self {
            rules_text,
            rules: Arc::new(rules),
            pack,
            balances: balances.collect(),
            events: round.events().to_vec(),
        })
    }

    /// Reads a record.
    ///
    /// # Errors
    /// The first thing that is wrong, with its place: no JSON, an unknown or missing key, a value of the wrong kind,
    /// rules with faults, a shuffle that does not hold.
    pub fn read(json: &str) -> Result<Self, RecordError> {
        Unchecked::read(json)?.check()
    }

    /// The record as JSON, indented.
    ///
    /// # Errors
    /// None that is known: everything in a record can be written. The writer's own error is passed on.
    pub fn to_json(&self) -> serde_json::Result<String> {
        let (pack, shuffle) = match &self.pack {
            PackSource::None => (None, None),
            PackSource::Order(order) => (Some(order.clone()), None),
            PackSource::Shuffle(shuffle, _) => (None, Some(Revealed::clone(shuffle))),
        };
        let file = File {
            format: Format,
            rules: self.rules_text.clone(),
            pack,
            shuffle,
            players: self.balances.iter().map(|&balance| Player { balance }).collect(),
            events: self.events.clone(),
        };
        serde_json::to_string_pretty(&file)
    }

    /// The text of the rules, as played.
    pub fn rules_text(&self) -> &str {
        &self.rules_text
    }

    /// The rules, checked.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The pack and where it comes from.
    pub fn pack(&self) -> &PackSource {
        &self.pack
    }

    /// The balances with which the players sat down, in points.
    pub fn balances(&self) -> &[Points] {
        &self.balances
    }

    /// What happened, as it is written.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Plays the round again: the same round, with the same lines.
    ///
    /// # Errors
    /// The first event that cannot have happened so under these rules and with this pack, and why.
    pub fn replay(&self) -> Result<Round, ReplayError> {
        Round::replay(Arc::clone(&self.rules), &self.balances, self.pack.order(), &self.events)
    }
}
