//! Files as text.

use std::fmt::{self, Write};

use super::Named;

/// A value as it is written.
#[derive(Debug, Clone, PartialEq)]
pub enum Item {
    /// `true` or `false`.
    Flag(bool),
    /// A whole number.
    Integer(i64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Self>),
    /// A small table on one line.
    Table(Entries),
}

/// Keys with their values, in the order of writing.
pub type Entries = Vec<(String, Item)>;

impl From<bool> for Item {
    fn from(flag: bool) -> Self {
        Self::Flag(flag)
    }
}

impl From<i64> for Item {
    fn from(number: i64) -> Self {
        Self::Integer(number)
    }
}

impl From<&str> for Item {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl<T: Into<Self>> FromIterator<T> for Item {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flag(flag) => write!(f, "{flag}"),
            Self::Integer(number) => write!(f, "{number}"),
            Self::Text(text) => write_text(text, f),
            Self::List(items) => {
                f.write_str("[")?;
                for (index, item) in items.iter().enumerate() {
                    f.write_str(if index > 0 { ", " } else { "" })?;
                    write!(f, "{item}")?;
                }
                f.write_str("]")
            }
            Self::Table(entries) if entries.is_empty() => f.write_str("{}"),
            Self::Table(entries) => {
                f.write_str("{ ")?;
                for (index, (key, item)) in entries.iter().enumerate() {
                    f.write_str(if index > 0 { ", " } else { "" })?;
                    write_key(key, f)?;
                    write!(f, " = {item}")?;
                }
                f.write_str(" }")
            }
        }
    }
}

/// A TOML basic string.
fn write_text(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str("\"")?;
    for c in text.chars() {
        match c {
            '"' | '\\' => write!(f, "\\{c}")?,
            c if c.is_control() => write!(f, "\\u{:04X}", u32::from(c))?,
            c => f.write_char(c)?,
        }
    }
    f.write_str("\"")
}

fn write_key(key: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let bare = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if !key.is_empty() && key.bytes().all(bare) { f.write_str(key) } else { write_text(key, f) }
}

/// Collects the keys that are written.
#[derive(Debug, Default)]
pub struct Collected(Entries);

impl Collected {
    /// Writes a value, where there is one.
    pub fn put(&mut self, key: &str, value: Option<impl Into<Item>>) -> &mut Self {
        if let Some(value) = value {
            self.0.push((key.to_owned(), value.into()));
        }
        self
    }

    /// Writes the name of a choice, where there is one.
    pub fn put_name(&mut self, key: &str, value: Option<impl Named>) -> &mut Self {
        self.put(key, value.map(Named::name))
    }

    /// Writes a list, where there is one.
    pub fn put_list<T: Into<Item>>(
        &mut self,
        key: &str,
        list: Option<impl IntoIterator<Item = T>>,
    ) -> &mut Self {
        self.put(key, list.map(|list| list.into_iter().collect::<Item>()))
    }
}

/// The keys that `fill` writes.
pub fn collected(fill: impl FnOnce(&mut Collected)) -> Entries {
    let mut collected = Collected::default();
    fill(&mut collected);
    collected.0
}

/// A part of a file under one header.
#[derive(Debug, Clone, PartialEq)]
pub struct Section {
    /// The header's name; empty for the keys at the head of the file.
    pub name: &'static str,
    /// It is one of several tables of this name.
    pub repeated: bool,
    /// Its keys.
    pub entries: Entries,
}

/// A file as text: head and sections in this order.
pub fn to_toml(sections: &[Section]) -> String {
    struct File<'a>(&'a [Section]);

    impl fmt::Display for File<'_> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            for section in self.0 {
                match (section.name, section.repeated) {
                    ("", _) => {}
                    (name, false) => writeln!(f, "\n[{name}]")?,
                    (name, true) => writeln!(f, "\n[[{name}]]")?,
                }
                for (key, item) in &section.entries {
                    write_key(key, f)?;
                    writeln!(f, " = {item}")?;
                }
            }
            Ok(())
        }
    }

    File(sections).to_string()
}
