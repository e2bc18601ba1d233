//! One rule set on the way to another: each difference alone.

use super::diff::{Difference, order};
use super::{Faults, RuleFile, Rules};
use crate::tree::{Entries, Item, Section, to_toml};

/// A difference between two rule sets, and what the first becomes by it alone.
#[derive(Debug, Clone, PartialEq)]
pub struct Change {
    /// The field. A group or a table that only one of the two has is one field: `second`, `limits.payout`;
    /// so are tables without a common key.
    pub difference: Difference,
    /// The first rules with nothing but this field as in the second, or why that is no rule set: where fields hang
    /// together, one of them cannot change alone.
    pub rules: Result<Rules, Faults>,
}

/// Every single change that leads from the first rules to the second, in the order of the file; fields that only tell
/// where the rules come from are left out.
pub fn changes(a: &Rules, b: &Rules) -> Vec<Change> {
    let (a, b) = (RuleFile::from(a).sections(), RuleFile::from(b).sections());
    let mut edits = Vec::new();
    let only_b = b.iter().filter(|group| find(&a, &path(group)).is_none());
    // The head of a file has no name, and nothing in it changes the game.
    for group in a.iter().chain(only_b).filter(|group| !group.name.is_empty()) {
        let group = path(group);
        let of = |sections| find(sections, &group).map(|section| Item::Table(section.entries.clone()));
        differing(&group, &[], of(&a).as_ref(), of(&b).as_ref(), &mut edits);
    }
    edits.sort_by_key(|edit| order(&edit.group));
    let change = |edit: Edit| {
        let rules = Rules::parse(&edit.applied(&a, &b));
        let text = |item: Option<Item>| item.map(|item| item.to_string());
        Change { difference: Difference { key: edit.key(), a: text(edit.a), b: text(edit.b) }, rules }
    };
    edits.into_iter().map(change).collect()
}

/// A place in the file, and what the two have there.
struct Edit {
    group: String,
    /// The keys from the group on; none where it is the group itself.
    inner: Vec<String>,
    a: Option<Item>,
    b: Option<Item>,
}

impl Edit {
    fn key(&self) -> String {
        let mut key = self.group.clone();
        self.inner.iter().for_each(|part| key.extend([".", part]));
        key
    }

    /// The text of the first file with this edit.
    fn applied(&self, a: &[Section], b: &[Section]) -> String {
        let mut sections = a.to_vec();
        let place = sections.iter().position(|section| path(section) == self.group);
        match place {
            Some(place) if !self.inner.is_empty() => {
                put(&mut sections[place].entries, &self.inner, self.b.as_ref());
            }
            place => {
                place.map(|place| sections.remove(place));
                sections.extend(find(b, &self.group).cloned());
            }
        }
        to_toml(&sections)
    }
}

/// Puts a value at a path, or takes away what is there.
fn put(entries: &mut Entries, path: &[String], value: Option<&Item>) {
    let [key, inner @ ..] = path else { return };
    let place = entries.iter().position(|(own, _)| own == key);
    match (place.map(|place| &mut entries[place].1), value) {
        (Some(Item::Table(table)), value) if !inner.is_empty() => put(table, inner, value),
        (Some(item), Some(value)) => *item = value.clone(),
        (None, Some(value)) => entries.push((key.clone(), value.clone())),
        (_, None) => entries.retain(|(own, _)| own != key),
    }
}

/// Notes the places from a key on where two values differ. Tables without a common key are different as a whole.
fn differing(group: &str, inner: &[String], a: Option<&Item>, b: Option<&Item>, edits: &mut Vec<Edit>) {
    match (a, b) {
        (Some(Item::Table(a)), Some(Item::Table(b))) if a.iter().any(|(key, _)| value(b, key).is_some()) => {
            let only_b = b.iter().filter(|(key, _)| value(a, key).is_none());
            for (key, _) in a.iter().chain(only_b) {
                let inner = [inner, std::slice::from_ref(key)].concat();
                differing(group, &inner, value(a, key), value(b, key), edits);
            }
        }
        (a, b) if a != b => {
            let (group, inner) = (group.to_owned(), inner.to_vec());
            edits.push(Edit { group, inner, a: a.cloned(), b: b.cloned() });
        }
        _ => {}
    }
}

fn value<'a>(table: &'a Entries, key: &str) -> Option<&'a Item> {
    table.iter().find(|(own, _)| own == key).map(|(_, item)| item)
}

fn find<'a>(sections: &'a [Section], group: &str) -> Option<&'a Section> {
    sections.iter().find(|section| path(section) == group)
}

/// Where a part of the file stands; side bets go by their names.
fn path(section: &Section) -> String {
    let own_name = section.entries.iter().find(|(key, _)| key == "name").map(|(_, name)| name);
    match (section.name, own_name) {
        (name, Some(Item::Text(own))) if section.repeated => format!("{name}.{own}"),
        (name, _) => name.to_owned(),
    }
}
