//! Parts of sentences that several messages need.

use std::fmt::Display;

use crate::Antes;

/// A number with what it counts, in the plural unless it is one: `1 card`, `2 cards`, `0 boxes`.
///
/// ```
/// assert_eq!(tuz_house::counted(1, "card"), "1 card");
/// assert_eq!(tuz_house::counted(3, "box"), "3 boxes");
/// ```
pub fn counted(number: impl Display, of: &str) -> String {
    let number = number.to_string();
    let ending = match (number.as_str(), of.ends_with('x')) {
        ("1", _) => "",
        (_, true) => "es",
        (_, false) => "s",
    };
    format!("{number} {of}{ending}")
}

/// A number of antes: `1/2 ante`, `1 ante`, `3/2 antes`; none at all are `nothing`.
pub(crate) fn antes(number: Antes) -> String {
    if number == Antes::ZERO {
        "nothing".to_owned()
    } else if number <= Antes::whole(1) {
        format!("{number} ante")
    } else {
        format!("{number} antes")
    }
}

/// Parts of a sentence: `a`, `a and b`, `a, b and c`, with another last word as well.
pub fn joined<T: AsRef<str>>(parts: &[T], last: &str) -> String {
    let parts: Vec<&str> = parts.iter().map(AsRef::as_ref).collect();
    match parts.as_slice() {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [rest @ .., end] => format!("{} {last} {end}", rest.join(", ")),
    }
}
