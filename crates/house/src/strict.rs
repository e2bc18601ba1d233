//! JSON read into typed values, more strictly than serde reads by itself, and with sentences for people.
//!
//! serde takes a list for an object when the values stand in the right order, lets the last of two equal keys of a
//! map win, and names types of Rust in its complaints. None of that belongs into a file from outside.

use std::collections::BTreeSet;
use std::fmt;

use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, Expected, MapAccess, SeqAccess,
    Unexpected, VariantAccess, Visitor,
};

use crate::shown::{harmless, shown};

/// Why a text is not the JSON that is wanted.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}{}: {}", at(path), harmless(message))]
pub struct JsonFault {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// The path of the key, such as `events[3].bet.box`; empty where the fault is none of a key's.
    pub path: String,
    /// What is wrong.
    pub message: String,
}

fn at(path: &str) -> String {
    if path.is_empty() { String::new() } else { format!(", `{}`", shown(path)) }
}

impl JsonFault {
    /// The reader's error without the place in its sentence, which stands before it here.
    fn new(error: &serde_json::Error, path: String) -> Self {
        let (line, column) = (error.line(), error.column());
        let message = error.to_string();
        let message = message.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&message);
        Self { line, column, path, message: message.to_owned() }
    }
}

/// Reads one value from a text that holds nothing else: objects only where objects are meant, each key once.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn from_json<T: DeserializeOwned>(json: &str) -> Result<T, JsonFault> {
    let mut reader = serde_json::Deserializer::from_str(json);
    let value = serde_path_to_error::deserialize(Strict::any(&mut reader)).map_err(|error| {
        // A `?` stands for a key that could not be read, a single `.` for the whole.
        let path = error.path().to_string();
        JsonFault::new(error.inner(), path.trim_end_matches(['.', '?']).to_owned())
    })?;
    reader.end().map_err(|error| JsonFault::new(&error, String::new()))?;
    Ok(value)
}

/// What is meant to stand at a place.
#[derive(Clone, Copy)]
enum Kind {
    /// Whatever the type takes.
    Any,
    Whole,
    Small,
    Natural,
    Number,
    Text,
    Flag,
    List,
    Object,
}

impl Kind {
    fn words(self) -> Option<&'static str> {
        Some(match self {
            Self::Any => return None,
            Self::Whole => "a whole number",
            Self::Small => "a whole number from 0 to 255",
            Self::Natural => "a whole number, not below 0",
            Self::Number => "a number",
            Self::Text => "a text",
            Self::Flag => "true or false",
            Self::List => "a list",
            Self::Object => "an object",
        })
    }
}

/// A reader, visitor or seed that hands everything on, and holds on to what is meant.
struct Strict<T> {
    inner: T,
    kind: Kind,
}

impl<T> Strict<T> {
    fn any(inner: T) -> Self {
        Self { inner, kind: Kind::Any }
    }
}

/// Hands a request on and notes what was asked for.
macro_rules! asks {
    ($($method:ident => $kind:ident,)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
            self.inner.$method(Strict { inner: visitor, kind: Kind::$kind })
        })*
    };
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Strict<D> {
    type Error = D::Error;

    asks! {
        deserialize_any => Any,
        deserialize_bool => Flag,
        deserialize_i8 => Whole,
        deserialize_i16 => Whole,
        deserialize_i32 => Whole,
        deserialize_i64 => Whole,
        deserialize_i128 => Whole,
        deserialize_u8 => Small,
        deserialize_u16 => Natural,
        deserialize_u32 => Natural,
        deserialize_u64 => Natural,
        deserialize_u128 => Natural,
        deserialize_f32 => Number,
        deserialize_f64 => Number,
        deserialize_char => Text,
        deserialize_str => Text,
        deserialize_string => Text,
        deserialize_bytes => Any,
        deserialize_byte_buf => Any,
        deserialize_option => Any,
        deserialize_unit => Any,
        deserialize_seq => List,
        deserialize_map => Object,
        deserialize_identifier => Any,
        deserialize_ignored_any => Any,
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.inner.deserialize_unit_struct(name, Strict::any(visitor))
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.inner.deserialize_newtype_struct(name, Strict::any(visitor))
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, D::Error> {
        self.inner.deserialize_tuple(len, Strict { inner: visitor, kind: Kind::List })
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.inner.deserialize_tuple_struct(name, len, Strict { inner: visitor, kind: Kind::List })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.inner.deserialize_struct(name, fields, Strict { inner: visitor, kind: Kind::Object })
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.inner.deserialize_enum(name, variants, Strict::any(visitor))
    }

    fn is_human_readable(&self) -> bool {
        self.inner.is_human_readable()
    }
}

impl<T> Strict<T> {
    /// Refuses a value of another kind.
    fn expect<E: Error>(&self, found: Unexpected<'_>, fits: &[Kind]) -> Result<(), E> {
        let same = |kind: &Kind| std::mem::discriminant(kind) == std::mem::discriminant(&self.kind);
        match self.kind.words() {
            Some(words) if !fits.iter().any(same) => Err(E::invalid_type(found, &words)),
            _ => Ok(()),
        }
    }

    /// A number that was refused, in words: its type knows no better than its own name.
    fn outside<E: Error>(&self, found: Unexpected<'_>, error: E) -> E {
        match self.kind {
            Kind::Whole | Kind::Small | Kind::Natural | Kind::Number => {
                E::invalid_value(found, &self.kind.words().unwrap_or_default())
            }
            _ => error,
        }
    }
}

const NUMBERS: [Kind; 4] = [Kind::Whole, Kind::Small, Kind::Natural, Kind::Number];

impl<'de, V: Visitor<'de>> Visitor<'de> for Strict<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind.words() {
            Some(words) => f.write_str(words),
            None => Expected::fmt(&self.inner, f),
        }
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<V::Value, E> {
        self.expect(Unexpected::Bool(value), &[Kind::Flag])?;
        self.inner.visit_bool(value)
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<V::Value, E> {
        let found = Unexpected::Signed(value);
        self.expect(found, &NUMBERS)?;
        let outside = Strict { inner: (), kind: self.kind };
        self.inner.visit_i64(value).map_err(|error| outside.outside(found, error))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<V::Value, E> {
        let found = Unexpected::Unsigned(value);
        self.expect(found, &NUMBERS)?;
        let outside = Strict { inner: (), kind: self.kind };
        self.inner.visit_u64(value).map_err(|error| outside.outside(found, error))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<V::Value, E> {
        self.expect(Unexpected::Float(value), &[Kind::Number])?;
        self.inner.visit_f64(value)
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<V::Value, E> {
        self.expect(Unexpected::Str(value), &[Kind::Text])?;
        self.inner.visit_str(value)
    }

    fn visit_borrowed_str<E: Error>(self, value: &'de str) -> Result<V::Value, E> {
        self.expect(Unexpected::Str(value), &[Kind::Text])?;
        self.inner.visit_borrowed_str(value)
    }

    fn visit_string<E: Error>(self, value: String) -> Result<V::Value, E> {
        self.expect(Unexpected::Str(&value), &[Kind::Text])?;
        self.inner.visit_string(value)
    }

    fn visit_unit<E: Error>(self) -> Result<V::Value, E> {
        self.expect(Unexpected::Unit, &[])?;
        self.inner.visit_unit()
    }

    fn visit_none<E: Error>(self) -> Result<V::Value, E> {
        self.inner.visit_none()
    }

    fn visit_some<D: Deserializer<'de>>(self, reader: D) -> Result<V::Value, D::Error> {
        self.inner.visit_some(Strict::any(reader))
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, reader: D) -> Result<V::Value, D::Error> {
        self.inner.visit_newtype_struct(Strict::any(reader))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<V::Value, A::Error> {
        self.expect(Unexpected::Seq, &[Kind::List])?;
        self.inner.visit_seq(Strict::any(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, entries: A) -> Result<V::Value, A::Error> {
        self.expect(Unexpected::Map, &[Kind::Object])?;
        self.inner.visit_map(Entries { inner: entries, seen: BTreeSet::new() })
    }

    fn visit_enum<A: EnumAccess<'de>>(self, choice: A) -> Result<V::Value, A::Error> {
        self.inner.visit_enum(Strict::any(choice))
    }
}

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for Strict<S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<S::Value, D::Error> {
        self.inner.deserialize(Strict::any(reader))
    }
}

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for Strict<A> {
    type Error = A::Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, A::Error> {
        self.inner.next_element_seed(Strict::any(seed))
    }

    fn size_hint(&self) -> Option<usize> {
        self.inner.size_hint()
    }
}

/// The entries of an object, and the keys that went by.
struct Entries<A> {
    inner: A,
    seen: BTreeSet<String>,
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Entries<A> {
    type Error = A::Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, A::Error> {
        let Some(key) = self.inner.next_key::<String>()? else { return Ok(None) };
        if self.seen.contains(&key) {
            return Err(A::Error::custom(format_args!("the key `{}` stands there twice", shown(&key))));
        }
        self.seen.insert(key.clone());
        seed.deserialize(serde::de::value::StringDeserializer::new(key)).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, A::Error> {
        self.inner.next_value_seed(Strict::any(seed))
    }

    fn size_hint(&self) -> Option<usize> {
        self.inner.size_hint()
    }
}

impl<'de, A: EnumAccess<'de>> EnumAccess<'de> for Strict<A> {
    type Error = A::Error;
    type Variant = Strict<A::Variant>;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self::Variant), A::Error> {
        let (value, variant) = self.inner.variant_seed(Strict::any(seed))?;
        Ok((value, Strict::any(variant)))
    }
}

impl<'de, A: VariantAccess<'de>> VariantAccess<'de> for Strict<A> {
    type Error = A::Error;

    fn unit_variant(self) -> Result<(), A::Error> {
        self.inner.unit_variant()
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, A::Error> {
        self.inner.newtype_variant_seed(Strict::any(seed))
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, A::Error> {
        self.inner.tuple_variant(len, Strict { inner: visitor, kind: Kind::List })
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        self.inner.struct_variant(fields, Strict { inner: visitor, kind: Kind::Object })
    }
}
