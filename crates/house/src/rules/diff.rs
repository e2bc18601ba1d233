//! What differs between two rule sets.

use std::collections::BTreeMap;
use std::fmt;

use super::{RuleFile, Rules};
use crate::tree::{Entries, Item, Section};

/// A field in which two rule sets differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The path of its key as in the file, such as `exchange.price.5`; a side bet goes by its name, as in
    /// `side_bet.super.pays.flush`.
    pub key: String,
    /// Its value in the first, as in the file; `None` where the first has no such field.
    pub a: Option<String>,
    /// Its value in the second.
    pub b: Option<String>,
}

impl Difference {
    /// Whether the field only tells where the rules come from and changes nothing in the game.
    pub fn is_about(&self) -> bool {
        let head = self.key.split(['.', '[']).next().unwrap_or_default();
        matches!(head, "name" | "title" | "house" | "source" | "status" | "published")
    }
}

impl fmt::Display for Difference {
    /// `key: value -> value`, with `-` for a field that is not there.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |value: &Option<String>| value.clone().unwrap_or_else(|| "-".to_owned());
        write!(f, "{}: {} -> {}", self.key, shown(&self.a), shown(&self.b))
    }
}

/// Every field in which two rule sets differ, in the order of the file; none exactly when they are equal but for the
/// order of their side bets.
pub fn diff(a: &Rules, b: &Rules) -> Vec<Difference> {
    let (a, b) = (flat(a), flat(b));
    let values = |of: &[(String, String)]| of.iter().cloned().collect::<BTreeMap<_, _>>();
    let (of_a, of_b) = (values(&a), values(&b));
    let only_b = b.into_iter().filter(|(key, _)| !of_a.contains_key(key));
    let keys = a.into_iter().chain(only_b).map(|(key, _)| key);
    let difference = |key: String| {
        let (a, b) = (of_a.get(&key).cloned(), of_b.get(&key).cloned());
        (a != b).then_some(Difference { key, a, b })
    };
    let mut differences: Vec<_> = keys.filter_map(difference).collect();
    // Fields that only the second has stand with their group.
    differences.sort_by_key(|difference| order(&difference.key));
    differences
}

/// Where the group of a key stands in the file.
pub(super) fn order(key: &str) -> usize {
    const GROUPS: [&str; 12] = [
        "table",
        "limits",
        "dealer",
        "bet",
        "second",
        "exchange",
        "sixth",
        "replacement",
        "dealer_game",
        "insurance",
        "bonus",
        "side_bet",
    ];
    let head = key.split('.').next().unwrap_or_default();
    GROUPS.iter().position(|group| *group == head).map_or(0, |group| group + 1)
}

/// Every field with its value as written.
fn flat(rules: &Rules) -> Vec<(String, String)> {
    let mut fields = Vec::new();
    for Section { name, repeated, entries } in RuleFile::from(rules).sections() {
        let own_name = entries.iter().find(|(key, _)| key == "name").map(|(_, name)| name);
        let path = match (name, own_name) {
            ("", _) => String::new(),
            (name, Some(Item::Text(own))) if repeated => format!("{name}.{own}."),
            (name, _) => format!("{name}."),
        };
        flatten(&path, entries, &mut fields);
    }
    fields
}

fn flatten(path: &str, entries: Entries, fields: &mut Vec<(String, String)>) {
    for (key, item) in entries {
        match item {
            Item::Table(inner) if !inner.is_empty() => flatten(&format!("{path}{key}."), inner, fields),
            item => fields.push((format!("{path}{key}"), item.to_string())),
        }
    }
}
