//! TOML files read strictly: the tree of a file is walked with the place of every value, and all faults are collected
//! on the way. Writing such files is here too. Rule files are read so, and whatever else is a file of this kind.

mod fault;
mod named;
mod nearest;
mod write;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::Antes;
use crate::shown::is_hostile;

pub use fault::{Conflict, Fault, FaultKind, Faults, NotServed, ValueType};
pub use named::Named;
pub(crate) use named::named;
pub use nearest::nearest;
pub use write::{Collected, Entries, Item, Section, collected, to_toml};

/// The largest number in a file unless its key says otherwise, small enough that no product of pays and stakes
/// overflows.
pub const MOST: i64 = 1_000_000;

/// The largest denominator of an amount of antes.
pub(crate) const MOST_DENOMINATOR: i128 = 1_000;

/// What a kind of file may say.
#[derive(Debug, Clone, Copy)]
pub struct Grammar {
    /// The longest file in bytes.
    pub longest: usize,
    /// The version of the format, which the key `format` has to name.
    pub format: i64,
    /// Every group that has keys of its own, with them; the file itself has the empty name.
    pub groups: &'static [(&'static str, &'static [&'static str])],
    /// What an unknown key asks for, where that is something which is knowingly left out.
    pub not_served: fn(key: &str) -> Option<NotServed>,
}

impl Grammar {
    /// Reads a text: `read` makes something of the whole file and notes the faults that it finds; a value with a fault
    /// is replaced by a stand-in.
    ///
    /// # Errors
    /// Every fault at once: what is no TOML, another format, unknown keys of the file itself, and what `read` notes.
    pub fn read<T>(&self, text: &str, read: impl FnOnce(&Group) -> T) -> Result<T, Faults> {
        if text.len() > self.longest {
            return Err(Faults::one(FaultKind::TooLong { most: self.longest }));
        }
        let (tree, errors) = DeTable::parse_recoverable(text);
        let log = Log::new(text, *self);
        for error in &errors {
            log.syntax(error);
        }
        let file = log.root(tree.get_ref());
        let known = self.groups.iter().find(|(name, _)| name.is_empty()).map_or(&[][..], |(_, keys)| keys);
        file.refuse_unknown(known);
        if let Some(format) = file.require("format")
            && let Some(found) = format.integer(0..=MOST)
            && found != self.format
        {
            format.fault(FaultKind::UnknownFormat { found: found.to_string(), read: self.format });
        }
        let made = read(&file);
        Faults::new(log.faults()).map_or(Ok(made), Err)
    }
}

/// The faults found so far, and where every value stands.
pub struct Log<'t> {
    grammar: Grammar,
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
    fn new(text: &'t str, grammar: Grammar) -> Self {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        Self {
            grammar,
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
    fn syntax(&self, error: &toml::de::Error) {
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
    pub fn conflict(&self, key: &str, others: &[&str], conflict: Conflict) {
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
    pub fn is_written(&self, key: &str) -> bool {
        self.places.borrow().contains_key(key)
    }

    /// What was found so far.
    fn faults(&self) -> Vec<Fault> {
        self.faults.borrow().clone()
    }
}

/// A key path and the paths above it, innermost first: `a[1].b`, `a[1]`, `a`.
fn ancestors(key: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(Some(key), |key| key.rfind(['.', '[']).map(|end| &key[..end]))
}

/// A value with its path and place.
pub struct Node<'r> {
    log: &'r Log<'r>,
    path: String,
    value: &'r DeValue<'r>,
    place: usize,
}

impl<'r> Node<'r> {
    /// Notes a fault of the value.
    pub fn fault(&self, kind: FaultKind) {
        self.log.report(self.place, &self.path, kind);
    }

    /// Notes that the value is of a wrong type.
    pub fn wrong_type<T>(&self, expected: ValueType) -> Option<T> {
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

    /// Whether it is a text.
    pub fn is_text(&self) -> bool {
        matches!(self.value, DeValue::String(_))
    }

    /// Whether it is a whole number.
    pub fn is_integer(&self) -> bool {
        matches!(self.value, DeValue::Integer(_))
    }

    /// Whether it is a table.
    pub fn is_table(&self) -> bool {
        matches!(self.value, DeValue::Table(_))
    }

    /// Whether it is this whole number.
    pub fn is_number(&self, number: i64) -> bool {
        matches!(self.value, DeValue::Integer(written)
            if i64::from_str_radix(written.as_str(), written.radix()) == Ok(number))
    }

    /// A text or a number as it is written.
    pub fn written(&self) -> String {
        match self.value {
            DeValue::String(text) => text.to_string(),
            DeValue::Integer(number) => number.to_string(),
            _ => String::new(),
        }
    }

    /// `true` or `false`.
    pub fn flag(&self) -> Option<bool> {
        let DeValue::Boolean(flag) = self.value else { return self.wrong_type(ValueType::Flag) };
        Some(*flag)
    }

    /// A whole number within bounds.
    pub fn integer(&self, bounds: RangeInclusive<i64>) -> Option<i64> {
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
    pub fn any_text(&self) -> Option<&'r str> {
        let DeValue::String(text) = self.value else { return self.wrong_type(ValueType::Text) };
        Some(text)
    }

    /// A text with something in it that does a terminal no harm.
    pub fn text(&self) -> Option<&'r str> {
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
    pub fn slug(&self) -> Option<&'r str> {
        let text = self.any_text()?;
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if (1..=64).contains(&text.len()) && text.bytes().all(fits) {
            return Some(text);
        }
        self.fault(FaultKind::NotASlug { found: text.to_owned() });
        None
    }

    /// One of several values by its name.
    pub fn one_of<T, N: AsRef<str>>(&self, all: impl Iterator<Item = (T, N)>) -> Option<T> {
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

    /// One of the values of a closed choice by its name.
    pub fn choice<T: Named>(&self) -> Option<T> {
        self.one_of(T::ALL.iter().copied())
    }

    /// A number of antes from 0: whole, or a fraction as a text.
    pub fn amount(&self) -> Option<Antes> {
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
    pub fn positive_amount(&self) -> Option<Antes> {
        let antes = self.amount()?;
        if antes == Antes::ZERO {
            self.fault(FaultKind::Zero);
            return None;
        }
        Some(antes)
    }

    /// The values of a list, each once, or of the one text that stands in its place; an empty list is a fault.
    pub fn one_or_more<T: PartialEq>(&self, read: impl Fn(&Self) -> Option<T>) -> Vec<T> {
        match self.value {
            DeValue::String(_) => read(self).into_iter().collect(),
            DeValue::Array(items) if items.is_empty() => {
                self.fault(FaultKind::Empty);
                Vec::new()
            }
            DeValue::Array(_) => Self::distinct(&self.items().unwrap_or_default(), read),
            _ => self.wrong_type::<Vec<T>>(ValueType::TextOrList).unwrap_or_default(),
        }
    }

    /// A text of a form that `read` knows; `form` says it in words, such as `a rank from 2 to A`.
    pub fn of_form<T>(&self, form: &'static str, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let text = self.any_text()?;
        let value = read(text);
        if value.is_none() {
            self.fault(FaultKind::NotOfForm { found: text.to_owned(), form });
        }
        value
    }

    /// The values of a list.
    pub fn items(&self) -> Option<Vec<Node<'r>>> {
        let DeValue::Array(items) = self.value else { return self.wrong_type(ValueType::List) };
        let node = |(index, item): (usize, &'r Spanned<DeValue<'r>>)| {
            self.log.node(format!("{}[{index}]", self.path), item)
        };
        Some(items.iter().enumerate().map(node).collect())
    }

    /// The values of a list; one that stands there twice is a fault.
    pub fn distinct<T: PartialEq>(items: &[Self], read: impl Fn(&Self) -> Option<T>) -> Vec<T> {
        let mut values = Vec::new();
        for item in items {
            let Some(value) = read(item) else { continue };
            if values.contains(&value) {
                item.fault(FaultKind::Repeated { found: item.written() });
            } else {
                values.push(value);
            }
        }
        values
    }

    /// A table with keys of its own choice.
    pub fn free_table(&self) -> Option<Group<'r>> {
        let DeValue::Table(table) = self.value else { return self.wrong_type(ValueType::Table) };
        Some(Group { log: self.log, path: self.path.clone(), table: Some(table), place: self.place })
    }

    /// A table of these keys and no others.
    pub fn table(&self, known: &[&'static str]) -> Option<Group<'r>> {
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
    fn root(&'r self, table: &'r DeTable<'r>) -> Group<'r> {
        Group { log: self, path: String::new(), table: Some(table), place: 0 }
    }
}

/// A table with its path and place; one that the file leaves out has no keys.
pub struct Group<'r> {
    log: &'r Log<'r>,
    path: String,
    table: Option<&'r DeTable<'r>>,
    place: usize,
}

impl<'r> Group<'r> {
    /// Where faults are noted.
    pub fn log(&self) -> &'r Log<'r> {
        self.log
    }

    /// Its own path; empty for the whole file.
    pub fn own_path(&self) -> &str {
        &self.path
    }

    /// The path of a key in it.
    pub fn path(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    /// The value of a key, if it is written.
    pub fn get(&self, key: &str) -> Option<Node<'r>> {
        let value = self.table?.get(key)?;
        // The stand-in for a value that could not be read at all has no extent.
        if value.span().is_empty() && !value.get_ref().is_table() {
            self.log.tainted.borrow_mut().insert(self.path(key));
            return None;
        }
        Some(self.log.node(self.path(key), value))
    }

    /// The value of a key that has no default.
    pub fn require(&self, key: &str) -> Option<Node<'r>> {
        if self.table.is_some_and(|table| !table.contains_key(key)) {
            self.log.report(self.place, &self.path(key), FaultKind::Missing);
        }
        self.get(key)
    }

    /// The table at a key, with these keys and no others.
    pub fn group(&self, key: &str, known: &[&'static str]) -> Option<Group<'r>> {
        self.get(key)?.table(known)
    }

    /// The same; without any key where it is left out.
    pub fn group_or_empty(&self, key: &str, known: &[&'static str]) -> Group<'r> {
        let empty = || Group { log: self.log, path: self.path(key), table: None, place: self.place };
        self.group(key, known).unwrap_or_else(empty)
    }

    /// The whole number within bounds at a key.
    pub fn integer(&self, key: &str, bounds: RangeInclusive<i64>) -> Option<i64> {
        self.get(key)?.integer(bounds)
    }

    /// `true` or `false` at a key.
    pub fn flag(&self, key: &str) -> Option<bool> {
        self.get(key)?.flag()
    }

    /// One of the values of a closed choice at a key, by its name.
    pub fn choice<T: Named>(&self, key: &str) -> Option<T> {
        self.get(key)?.choice()
    }

    /// The number of antes at a key.
    pub fn amount(&self, key: &str) -> Option<Antes> {
        self.get(key)?.amount()
    }

    /// The text at a key.
    pub fn text(&self, key: &str) -> Option<String> {
        self.get(key)?.text().map(str::to_owned)
    }

    /// Texts by language code, such as a title.
    pub fn texts_by_language(&self, key: &str) -> BTreeMap<String, String> {
        let mut texts = BTreeMap::new();
        if let Some(group) = self.get(key).and_then(|node| node.free_table()) {
            for (language, place) in group.keys() {
                if !is_language(language) {
                    group.key_fault(language, place, FaultKind::NotALanguage);
                } else if let Some(text) = group.text(language) {
                    texts.insert(language.to_owned(), text);
                }
            }
        }
        texts
    }

    /// The keys as they are written, each with its place.
    pub fn keys(&self) -> impl Iterator<Item = (&'r str, usize)> {
        self.table.into_iter().flat_map(|table| table.keys()).map(|key| (&**key.get_ref(), key.span().start))
    }

    /// Notes a fault of a key itself.
    pub fn key_fault(&self, key: &str, place: usize, kind: FaultKind) {
        self.log.report(place, &self.path(key), kind);
    }

    /// Notes every key that is none of these.
    pub fn refuse_unknown(&self, known: &[&'static str]) {
        for (key, place) in self.keys().filter(|(key, _)| !known.contains(key)) {
            let grammar = &self.log.grammar;
            let kind = match (grammar.not_served)(key) {
                Some(what) => FaultKind::NotServed(what),
                None => FaultKind::UnknownKey {
                    nearest: nearest::nearest_key(key, &self.path, known, grammar.groups),
                    known: known.to_vec(),
                },
            };
            self.key_fault(key, place, kind);
        }
    }
}

/// Whether a text has the form of a language code: `en`, `pt-BR`, `zh-Hant`.
fn is_language(code: &str) -> bool {
    let mut parts = code.split('-');
    let first = parts.next().unwrap_or_default();
    (2..=3).contains(&first.len())
        && first.bytes().all(|byte| byte.is_ascii_lowercase())
        && code.len() <= 35
        && parts.all(|part| {
            (1..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric())
        })
}
