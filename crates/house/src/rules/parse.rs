//! Walks the tree of a rule file, with the place of every value, and collects all faults on the way.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::fault::{Conflict, Fault, FaultKind, NotServed, ValueType};
use super::names::Named;
use super::table::{MOST, MOST_DENOMINATOR};
use crate::Antes;
use crate::shown::is_hostile;

/// The faults found so far, and where every value stands.
pub(super) struct Log<'t> {
    text: &'t str,
    /// Where each line starts.
    lines: Vec<usize>,
    faults: RefCell<Vec<Fault>>,
    /// Where the value of each key that was looked up starts.
    places: RefCell<BTreeMap<String, usize>>,
    /// Keys with a fault: their value is a stand-in, and nothing is to be concluded from it.
    tainted: RefCell<BTreeSet<String>>,
    /// Lines that are no TOML; what was made of them is a guess.
    broken: RefCell<BTreeSet<usize>>,
}

impl<'t> Log<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        Self {
            text,
            lines: std::iter::once(0).chain(ends.map(|(end, _)| end + 1)).collect(),
            faults: RefCell::default(),
            places: RefCell::default(),
            tainted: RefCell::default(),
            broken: RefCell::default(),
        }
    }

    /// Line and column, from 1, of a place in bytes.
    fn position(&self, place: usize) -> (usize, usize) {
        let place = place.min(self.text.len());
        let line = self.lines.partition_point(|start| *start <= place);
        let before = &self.text.as_bytes()[self.lines[line - 1]..place];
        // Every character has one byte that continues none.
        let column = before.iter().filter(|byte| **byte & 0xc0 != 0x80).count() + 1;
        (line, column)
    }

    /// Notes a fault of the TOML reader.
    pub(super) fn syntax(&self, error: &toml::de::Error) {
        let (line, column) = self.position(error.span().map_or(self.text.len(), |span| span.start));
        self.broken.borrow_mut().insert(line);
        let kind = FaultKind::Syntax(error.message().to_owned());
        self.faults.borrow_mut().push(Fault { line, column, key: String::new(), kind });
    }

    fn report(&self, place: usize, key: &str, kind: FaultKind) {
        self.tainted.borrow_mut().insert(key.to_owned());
        let (line, column) = self.position(place);
        if !self.broken.borrow().contains(&line) {
            self.faults.borrow_mut().push(Fault { line, column, key: key.to_owned(), kind });
        }
    }

    /// Notes a conflict at a key, unless that key or one of the `others` has a fault of its own.
    pub(super) fn conflict(&self, key: &str, others: &[&str], conflict: Conflict) {
        let sound = |key: &str| {
            let tainted = self.tainted.borrow();
            ancestors(key).all(|key| !tainted.contains(key))
        };
        if sound(key) && others.iter().all(|other| sound(other)) {
            let place = ancestors(key).find_map(|key| self.places.borrow().get(key).copied()).unwrap_or(0);
            self.report(place, key, FaultKind::Conflict(conflict));
        }
    }

    /// Whether a key is written in the file.
    pub(super) fn is_written(&self, key: &str) -> bool {
        self.places.borrow().contains_key(key)
    }

    /// What was found so far.
    pub(super) fn faults(&self) -> Vec<Fault> {
        self.faults.borrow().clone()
    }
}

/// A key path and the paths above it, innermost first: `a[1].b`, `a[1]`, `a`.
fn ancestors(key: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(Some(key), |key| key.rfind(['.', '[']).map(|end| &key[..end]))
}

/// A value with its path and place.
pub(super) struct Node<'r> {
    log: &'r Log<'r>,
    pub(super) path: String,
    value: &'r DeValue<'r>,
    place: usize,
}

impl<'r> Node<'r> {
    pub(super) fn fault(&self, kind: FaultKind) {
        self.log.report(self.place, &self.path, kind);
    }

    /// Notes that the value is of a wrong type.
    pub(super) fn wrong_type<T>(&self, expected: ValueType) -> Option<T> {
        let found = match self.value {
            DeValue::String(_) => ValueType::Text,
            DeValue::Integer(_) => ValueType::Integer,
            DeValue::Float(_) => ValueType::Float,
            DeValue::Boolean(_) => ValueType::Flag,
            DeValue::Datetime(_) => ValueType::Date,
            DeValue::Array(_) => ValueType::List,
            DeValue::Table(_) => ValueType::Table,
        };
        self.fault(FaultKind::WrongType { expected, found });
        None
    }

    pub(super) fn is_text(&self) -> bool {
        matches!(self.value, DeValue::String(_))
    }

    pub(super) fn is_integer(&self) -> bool {
        matches!(self.value, DeValue::Integer(_))
    }

    pub(super) fn is_table(&self) -> bool {
        matches!(self.value, DeValue::Table(_))
    }

    /// Whether it is this whole number.
    pub(super) fn is_number(&self, number: i64) -> bool {
        matches!(self.value, DeValue::Integer(written)
            if i64::from_str_radix(written.as_str(), written.radix()) == Ok(number))
    }

    /// A text or a number as it is written.
    pub(super) fn written(&self) -> String {
        match self.value {
            DeValue::String(text) => text.to_string(),
            DeValue::Integer(number) => number.to_string(),
            _ => String::new(),
        }
    }

    pub(super) fn flag(&self) -> Option<bool> {
        let DeValue::Boolean(flag) = self.value else { return self.wrong_type(ValueType::Flag) };
        Some(*flag)
    }

    /// A whole number within bounds.
    pub(super) fn integer(&self, bounds: RangeInclusive<i64>) -> Option<i64> {
        let DeValue::Integer(written) = self.value else { return self.wrong_type(ValueType::Integer) };
        let number = i64::from_str_radix(written.as_str(), written.radix()).ok();
        let number = number.filter(|number| bounds.contains(number));
        if number.is_none() {
            let (least, most) = bounds.into_inner();
            self.fault(FaultKind::OutOfRange { found: written.to_string(), least, most });
        }
        number
    }

    /// Any text, as it is.
    pub(super) fn any_text(&self) -> Option<&'r str> {
        let DeValue::String(text) = self.value else { return self.wrong_type(ValueType::Text) };
        Some(text)
    }

    /// A text with something in it that does a terminal no harm.
    pub(super) fn text(&self) -> Option<&'r str> {
        let text = self.any_text()?;
        if let Some(found) = text.chars().find(|c| is_hostile(*c)) {
            self.fault(FaultKind::ControlCharacter { found });
            return None;
        }
        if text.trim().is_empty() {
            self.fault(FaultKind::Empty);
            return None;
        }
        Some(text)
    }

    /// A name of small letters, digits and hyphens.
    pub(super) fn slug(&self) -> Option<&'r str> {
        let text = self.any_text()?;
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if (1..=64).contains(&text.len()) && text.bytes().all(fits) {
            return Some(text);
        }
        self.fault(FaultKind::NotASlug { found: text.to_owned() });
        None
    }

    /// One of several values by its name.
    pub(super) fn one_of<T, N: AsRef<str>>(&self, all: impl Iterator<Item = (T, N)>) -> Option<T> {
        let text = self.any_text()?;
        let mut allowed = Vec::new();
        for (value, name) in all {
            if name.as_ref() == text {
                return Some(value);
            }
            allowed.push(name.as_ref().to_owned());
        }
        self.fault(FaultKind::NotAllowed { found: text.to_owned(), allowed });
        None
    }

    pub(super) fn choice<T: Named>(&self) -> Option<T> {
        self.one_of(T::ALL.iter().copied())
    }

    /// A number of antes from 0: whole, or a fraction as a text.
    pub(super) fn amount(&self) -> Option<Antes> {
        if self.is_integer() {
            return self.integer(0..=MOST).map(Antes::whole);
        }
        let DeValue::String(text) = self.value else { return self.wrong_type(ValueType::Amount) };
        let Ok(antes) = text.parse::<Antes>() else {
            self.fault(FaultKind::NotAnAmount { found: text.to_string() });
            return None;
        };
        if antes < Antes::ZERO || antes > Antes::whole(MOST) {
            self.fault(FaultKind::OutOfRange { found: antes.to_string(), least: 0, most: MOST });
            return None;
        }
        if *antes.0.denom() > MOST_DENOMINATOR {
            self.fault(FaultKind::LargeDenominator { found: antes.to_string(), most: MOST_DENOMINATOR });
            return None;
        }
        Some(antes)
    }

    /// A number of antes above 0.
    pub(super) fn positive_amount(&self) -> Option<Antes> {
        let antes = self.amount()?;
        if antes == Antes::ZERO {
            self.fault(FaultKind::Zero);
            return None;
        }
        Some(antes)
    }

    /// The values of a list.
    pub(super) fn items(&self) -> Option<Vec<Node<'r>>> {
        let DeValue::Array(items) = self.value else { return self.wrong_type(ValueType::List) };
        let node = |(index, item): (usize, &'r Spanned<DeValue<'r>>)| {
            self.log.node(format!("{}[{index}]", self.path), item)
        };
        Some(items.iter().enumerate().map(node).collect())
    }

    /// A table with keys of its own choice.
    pub(super) fn free_table(&self) -> Option<Group<'r>> {
        let DeValue::Table(table) = self.value else { return self.wrong_type(ValueType::Table) };
        Some(Group { log: self.log, path: self.path.clone(), table: Some(table), place: self.place })
    }

    /// A table of these keys and no others.
    pub(super) fn table(&self, known: &[&'static str]) -> Option<Group<'r>> {
        let group = self.free_table()?;
        group.refuse_unknown(known);
        Some(group)
    }
}

impl<'r> Log<'r> {
    fn node(&'r self, path: String, value: &'r Spanned<DeValue<'r>>) -> Node<'r> {
        self.places.borrow_mut().insert(path.clone(), value.span().start);
        Node { log: self, path, value: value.get_ref(), place: value.span().start }
    }

    /// The whole file.
    pub(super) fn root(&'r self, table: &'r DeTable<'r>) -> Group<'r> {
        Group { log: self, path: String::new(), table: Some(table), place: 0 }
    }
}

/// A table with its path and place; one that the file leaves out has no keys.
pub(super) struct Group<'r> {
    pub(super) log: &'r Log<'r>,
    path: String,
    table: Option<&'r DeTable<'r>>,
    place: usize,
}

impl<'r> Group<'r> {
    /// The path of a key in it.
    pub(super) fn path(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    /// The value of a key, if it is written.
    pub(super) fn get(&self, key: &str) -> Option<Node<'r>> {
        let value = self.table?.get(key)?;
        // The stand-in for a value that could not be read at all has no extent.
        if value.span().is_empty() && !value.get_ref().is_table() {
            self.log.tainted.borrow_mut().insert(self.path(key));
            return None;
        }
        Some(self.log.node(self.path(key), value))
    }

    /// The value of a key that has no default.
    pub(super) fn require(&self, key: &str) -> Option<Node<'r>> {
        if self.table.is_some_and(|table| !table.contains_key(key)) {
            self.log.report(self.place, &self.path(key), FaultKind::Missing);
        }
        self.get(key)
    }

    /// The table at a key, with these keys and no others.
    pub(super) fn group(&self, key: &str, known: &[&'static str]) -> Option<Group<'r>> {
        self.get(key)?.table(known)
    }

    /// The same; without any key where it is left out.
    pub(super) fn group_or_empty(&self, key: &str, known: &[&'static str]) -> Group<'r> {
        let empty = || Group { log: self.log, path: self.path(key), table: None, place: self.place };
        self.group(key, known).unwrap_or_else(empty)
    }

    pub(super) fn integer(&self, key: &str, bounds: RangeInclusive<i64>) -> Option<i64> {
        self.get(key)?.integer(bounds)
    }

    pub(super) fn flag(&self, key: &str) -> Option<bool> {
        self.get(key)?.flag()
    }

    pub(super) fn choice<T: Named>(&self, key: &str) -> Option<T> {
        self.get(key)?.choice()
    }

    pub(super) fn amount(&self, key: &str) -> Option<Antes> {
        self.get(key)?.amount()
    }

    pub(super) fn text(&self, key: &str) -> Option<String> {
        self.get(key)?.text().map(str::to_owned)
    }

    /// The keys as they are written, each with its place.
    pub(super) fn keys(&self) -> impl Iterator<Item = (&'r str, usize)> {
        self.table.into_iter().flat_map(|table| table.keys()).map(|key| (&**key.get_ref(), key.span().start))
    }

    /// Notes a fault of a key itself.
    pub(super) fn key_fault(&self, key: &str, place: usize, kind: FaultKind) {
        self.log.report(place, &self.path(key), kind);
    }

    pub(super) fn refuse_unknown(&self, known: &[&'static str]) {
        for (key, place) in self.keys().filter(|(key, _)| !known.contains(key)) {
            let kind = match not_served(key) {
                Some(what) => FaultKind::NotServed(what),
                None => FaultKind::UnknownKey {
                    nearest: super::suggest::nearest_key(key, &self.path, known),
                    known: known.to_vec(),
                },
            };
            self.key_fault(key, place, kind);
        }
    }
}

/// What an unknown key asks for, where that is something which is knowingly left out.
fn not_served(key: &str) -> Option<NotServed> {
    let key = key.to_ascii_lowercase().replace('-', "_");
    let has = |parts: &[&str]| parts.iter().any(|part| key.contains(part));
    let is = |names: &[&str]| names.contains(&&*key);
    if has(&[
        "other_box",
        "others_box",
        "other_player",
        "bet_on_other",
        "bets_on_other",
        "behind",
        "back_bet",
    ]) {
        Some(NotServed::OtherBoxes)
    } else if has(&["progressive", "jackpot", "mystery"]) || is(&["fund", "funds", "seed"]) {
        Some(NotServed::Fund)
    } else if has(&["misdeal", "irregularit"]) {
        Some(NotServed::Misdeals)
    } else if is(&["pack", "packs", "deck", "decks", "joker", "jokers", "wild", "lowest_rank"]) {
        Some(NotServed::Pack)
    } else if is(&["ranking", "rankings"]) {
        Some(NotServed::Ranking)
    } else {
        None
    }
}
