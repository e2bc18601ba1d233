//! Amounts as they are shown.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};
use tuz_house::{Antes, Points};

/// The largest whole number that every reader of JSON keeps.
const MOST_EXACT: u64 = 1 << 53;

/// A whole number in JSON: a string beyond 2⁵³.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Whole(pub(crate) i64);

impl From<Points> for Whole {
    fn from(points: Points) -> Self {
        Self(points.0)
    }
}

impl Serialize for Whole {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0.unsigned_abs() <= MOST_EXACT {
            serializer.serialize_i64(self.0)
        } else {
            serializer.collect_str(&self.0)
        }
    }
}

impl JsonSchema for Whole {
    fn schema_name() -> Cow<'static, str> {
        "Whole".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A whole number; a string of its digits beyond 2^53.",
            "type": ["integer", "string"],
            "pattern": "^-?[0-9]+$"
        })
    }
}

/// An exact fraction as `numerator/denominator` in lowest terms, whole numbers too.
pub(crate) fn exact(antes: Antes) -> String {
    format!("{}/{}", antes.0.numer(), antes.0.denom())
}

/// Six decimals and the sign.
pub(crate) fn worth(antes: Antes) -> String {
    signed(format!("{:+.6}", antes.to_f64_for_show()))
}

/// An estimate of [`worth`] that is not exact: six decimals and the sign.
pub(crate) fn estimated(antes: f64) -> String {
    signed(format!("{antes:+.6}"))
}

/// Six decimals of something that has no sign.
pub(crate) fn cost(antes: Antes) -> String {
    format!("{:.6}", antes.to_f64_for_show())
}

/// Points with their sign.
pub(crate) fn gain(points: Points) -> String {
    signed(format!("{:+}", points.0))
}

/// Nothing has no sign.
fn signed(text: String) -> String {
    if text.contains(|digit| ('1'..='9').contains(&digit)) { text } else { text[1..].to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_has_no_sign() {
        assert_eq!(worth(Antes::ZERO), "0.000000");
        assert_eq!(worth(Antes::whole(-1)), "-1.000000");
        assert_eq!(gain(Points(0)), "0");
        assert_eq!(gain(Points(140)), "+140");
    }

    #[test]
    fn whole_numbers_stay_exact_for_every_reader() {
        let written = |number| serde_json::to_string(&Whole(number)).unwrap();
        assert_eq!(written(9_007_199_254_740_992), "9007199254740992");
        assert_eq!(written(9_007_199_254_740_993), "\"9007199254740993\"");
        assert_eq!(written(i64::MIN), "\"-9223372036854775808\"");
    }
}
