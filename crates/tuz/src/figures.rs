//! Amounts as they are shown.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};
use tuz_house::{Antes, Points};
use tuz_i18n::{Args as Words, Text};
use tuz_odds::Value;

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

/// Six decimals and the sign, as a language writes them.
pub(crate) fn shown_worth(text: &Text, antes: Antes) -> String {
    text.decimal(antes.to_f64_for_show(), 6, true)
}

/// Six decimals of something that has no sign, as a language writes them.
pub(crate) fn shown_cost(text: &Text, antes: Antes) -> String {
    text.decimal(antes.to_f64_for_show(), 6, false)
}

/// An estimate that is not exact: six decimals and the sign.
pub(crate) fn estimated(antes: f64) -> String {
    signed(format!("{antes:+.6}"))
}

/// The bounds of a figure with their signs, rounded away from each other to six decimals.
fn bounds(value: Value) -> (String, String) {
    let bound = |antes: Antes, towards| {
        let sign = if antes > Antes::ZERO { "+" } else { "" };
        format!("{sign}{}", decimal(antes, 6, towards))
    };
    (bound(value.low(), Towards::Down), bound(value.high(), Towards::Up))
}

/// Six decimals and the sign, or the two bounds, which are rounded away from each other, as a language writes them.
pub(crate) fn shown_worths(value: Value, text: &Text) -> String {
    if let Some(antes) = value.exact() {
        return shown_worth(text, antes);
    }
    let (low, high) = bounds(value);
    let words = Words::new().with("text", text.figure(&low)).with("value", text.figure(&high));
    text.say("edge-between", &words)
}

/// What the first is above the second.
pub(crate) fn difference(first: Value, second: Value) -> Value {
    let exactly = |first: Antes, second: Antes| first.checked_sub(second);
    if let (Some(low), Some(high)) =
        (exactly(first.low(), second.high()), exactly(first.high(), second.low()))
    {
        return Value::between(low, high);
    }
    // Fractions with denominators so long that their difference has none: fewer digits, and still bounds.
    let short = |antes, towards| scaled(antes, SHORT, towards);
    let bound = |digits| Antes::fraction(digits, 10_i128.pow(SHORT as u32)).unwrap_or_default();
    Value::between(
        bound(short(first.low(), Towards::Down) - short(second.high(), Towards::Up)),
        bound(short(first.high(), Towards::Up) - short(second.low(), Towards::Down)),
    )
}

/// Decimals of a difference that has no exact fraction.
const SHORT: usize = 18;

/// In which direction a figure is rounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Towards {
    /// To what is below.
    Down,
    /// To what is nearest, of two the one above.
    Nearest,
    /// To what is above.
    Up,
}

/// So many decimals, without a sign where it is above nothing. No float lies between the figure and its digits, so that
/// a bound stays one.
pub(crate) fn decimal(antes: Antes, decimals: usize, towards: Towards) -> String {
    pointed(scaled(antes, decimals, towards), decimals)
}

/// As percent, so many decimals, without the sign `%`.
pub(crate) fn percent(antes: Antes, decimals: usize, towards: Towards) -> String {
    pointed(scaled(antes, decimals + 2, towards), decimals)
}

/// The fraction times so many powers of ten, as a whole number.
pub(crate) fn scaled(antes: Antes, powers: usize, towards: Towards) -> i128 {
    let (numerator, denominator) = (*antes.0.numer(), *antes.0.denom());
    let (mut digits, mut rest) = (numerator.div_euclid(denominator), numerator.rem_euclid(denominator));
    for _ in 0..powers {
        rest *= 10;
        digits = digits * 10 + rest / denominator;
        rest %= denominator;
    }
    let above = match towards {
        Towards::Down => false,
        Towards::Nearest => rest >= denominator - rest,
        Towards::Up => rest > 0,
    };
    digits + i128::from(above)
}

/// The digits with a point before the last so many.
fn pointed(digits: i128, decimals: usize) -> String {
    let sign = if digits < 0 { "-" } else { "" };
    let width = decimals + 1;
    let mut text = format!("{:0width$}", digits.unsigned_abs());
    if decimals > 0 {
        text.insert(text.len() - decimals, '.');
    }
    format!("{sign}{text}")
}

/// Exact antes with their sign.
pub(crate) fn sign(antes: Antes) -> String {
    if antes > Antes::ZERO { format!("+{antes}") } else { antes.to_string() }
}

/// Nothing has no sign.
fn signed(text: String) -> String {
    if text.contains(|digit| ('1'..='9').contains(&digit)) { text } else { text[1..].to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::io::english;

    #[test]
    fn nothing_has_no_sign() {
        assert_eq!([0.0, -1.0, 0.5].map(estimated), ["0.000000", "-1.000000", "+0.500000"]);
        let shown = [Antes::ZERO, Antes::whole(-1)].map(|antes| shown_worth(english(), antes));
        assert_eq!(shown, ["0.000000", "-1.000000"]);
    }

    #[test]
    fn figures_are_rounded_in_the_direction_asked_for() {
        let rounded = |numerator, denominator, decimals| {
            let antes = Antes::fraction(numerator, denominator).unwrap();
            [Towards::Down, Towards::Nearest, Towards::Up].map(|towards| decimal(antes, decimals, towards))
        };
        assert_eq!(rounded(1, 3, 3), ["0.333", "0.333", "0.334"]);
        assert_eq!(rounded(-1, 3, 3), ["-0.334", "-0.333", "-0.333"]);
        assert_eq!(rounded(-2, 3, 0), ["-1", "-1", "0"]);
        assert_eq!(rounded(1, 8, 2), ["0.12", "0.13", "0.13"]);
        assert_eq!(rounded(-1, 1_000_000, 3), ["-0.001", "0.000", "0.000"]);
        assert_eq!(rounded(201, 1, 2), ["201.00"; 3]);
        let edge = Antes::fraction(142_031_221, 2_718_662_100).unwrap();
        assert_eq!(percent(edge, 12, Towards::Nearest), "5.224305771578");
        assert_eq!(percent(edge, 0, Towards::Up), "6");
    }

    #[test]
    fn differences_are_exact_or_bounded() {
        let antes = |numerator, denominator| Antes::fraction(numerator, denominator).unwrap();
        let third = Value::Exact(antes(1, 3));
        assert_eq!(difference(third, Value::Exact(antes(1, 2))), Value::Exact(antes(-1, 6)));
        let bounds = Value::between(antes(1, 4), antes(1, 2));
        assert_eq!(difference(third, bounds), Value::between(antes(-1, 6), antes(1, 12)));
        assert_eq!(difference(bounds, bounds), Value::between(antes(-1, 4), antes(1, 4)));
        assert_eq!(shown_worths(difference(third, bounds), english()), "-0.166667 to +0.083334");
        // Two primes whose product fits nowhere.
        let long = |denominator| Value::Exact(antes(1, denominator));
        let short =
            difference(long(1_000_000_000_000_000_003), long(100_000_000_000_000_000_000_000_000_000_067));
        assert_eq!(short.exact(), None);
        let tiny = |number| antes(number, 1_000_000_000_000_000_000);
        assert_eq!((short.low(), short.high()), (tiny(-1), tiny(1)));
    }

    #[test]
    fn whole_numbers_stay_exact_for_every_reader() {
        let written = |number| serde_json::to_string(&Whole(number)).unwrap();
        assert_eq!(written(9_007_199_254_740_992), "9007199254740992");
        assert_eq!(written(9_007_199_254_740_993), "\"9007199254740993\"");
        assert_eq!(written(i64::MIN), "\"-9223372036854775808\"");
    }
}
