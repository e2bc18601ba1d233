//! What can be wrong with a file.

use std::fmt;

use serde::Serialize;

use crate::Antes;
use crate::json;
use crate::shown::shown;
use crate::words::{counted, joined};

/// Everything that is wrong with a file, by position; never empty.
#[derive(Debug, Clone, PartialEq)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// Sorted by position; `None` where there is no fault.
    pub(crate) fn new(mut faults: Vec<Fault>) -> Option<Self> {
        faults.sort_by_key(|fault| (fault.line, fault.column));
        (!faults.is_empty()).then_some(Self(faults))
    }

    /// A single fault of the file as a whole.
    pub(crate) fn one(kind: FaultKind) -> Self {
        Self(vec![Fault { line: 1, column: 1, key: String::new(), kind }])
    }

    /// Each of them, by position.
    pub fn iter(&self) -> std::slice::Iter<'_, Fault> {
        self.0.iter()
    }
}

impl<'a> IntoIterator for &'a Faults {
    type Item = &'a Fault;
    type IntoIter = std::slice::Iter<'a, Fault>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for Faults {
    /// One fault a line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            fmt::Display::fmt(fault, f)?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

/// One thing that is wrong with a file.
#[derive(Debug, Clone, PartialEq)]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The path of the key, such as `side_bet[1].stake.most`; empty where the fault is none of a key's.
    pub key: String,
    /// What is wrong.
    pub kind: FaultKind,
}

/// What is wrong.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum FaultKind {
    /// The file is longer than this many bytes.
    TooLong {
        /// The most it may have.
        most: usize,
    },
    /// With every default written out it would be longer than this many bytes, and could not be read again.
    TooLongInFull {
        /// The most it may have.
        most: usize,
    },
    /// It is no TOML; in the words of the TOML reader.
    Syntax(String),
    /// A format that this version does not read.
    UnknownFormat {
        /// The format it asks for.
        found: String,
        /// The format that is read.
        read: i64,
    },
    /// A key that does not belong there.
    UnknownKey {
        /// The path of the key that was perhaps meant.
        nearest: Option<String>,
        /// All keys that belong there.
        known: Vec<&'static str>,
    },
    /// A key for something that is not served, whatever its value.
    NotServed(NotServed),
    /// A key that has no default is missing.
    Missing,
    /// A value of the wrong type.
    WrongType {
        /// What it must be.
        expected: ValueType,
        /// What it is.
        found: ValueType,
    },
    /// A value that is none of those that are allowed.
    NotAllowed {
        /// The value.
        found: String,
        /// Those that are allowed.
        allowed: Vec<String>,
    },
    /// A number outside its bounds.
    OutOfRange {
        /// The number.
        found: String,
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// A text that is not of the form that is wanted.
    NotOfForm {
        /// The text.
        found: String,
        /// What is wanted, in words.
        form: &'static str,
    },
    /// A text that is no number of antes.
    NotAnAmount {
        /// The text.
        found: String,
    },
    /// A number of antes whose denominator is too large.
    LargeDenominator {
        /// The number.
        found: String,
        /// The largest denominator.
        most: i128,
    },
    /// A number of antes that must be above 0.
    Zero,
    /// A text without anything in it.
    Empty,
    /// A name with other characters than small letters, digits and hyphens, or with too many of them.
    NotASlug {
        /// The name.
        found: String,
    },
    /// A key under `title` that is no language code.
    NotALanguage,
    /// A text with a character that may not be sent to a terminal.
    ControlCharacter {
        /// The character.
        found: char,
    },
    /// A value that stands in the list already.
    Repeated {
        /// The value.
        found: String,
    },
    /// A side bet whose name belongs to something else.
    ReservedName {
        /// The name.
        found: String,
    },
    /// A side bet with the name of one before it.
    RepeatedName {
        /// The name.
        found: String,
    },
    /// A value that does not go together with another.
    Conflict(Conflict),
}

/// What rule files may ask for and the game does not serve.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum NotServed {
    /// Bets on other people's boxes.
    OtherBoxes,
    /// Progressive funds and jackpots.
    Fund,
    /// Rules for misdeals.
    Misdeals,
    /// Any pack but 52 cards.
    Pack,
    /// Any ranking but the standard one.
    Ranking,
}

/// The types of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ValueType {
    /// A text.
    Text,
    /// A whole number.
    Integer,
    /// A number with a decimal point.
    Float,
    /// `true` or `false`.
    Flag,
    /// A date or a time.
    Date,
    /// A list.
    List,
    /// A table.
    Table,
    /// A whole number, or a fraction in quotation marks.
    Amount,
    /// A text or a whole number.
    TextOrInteger,
    /// A text or a table.
    TextOrTable,
    /// A text or a list of texts.
    TextOrList,
}

/// Values that do not go together.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Conflict {
    /// More open boxes than boxes.
    OpenAboveBoxes {
        /// Open boxes.
        open: u8,
        /// Boxes on the layout.
        boxes: u8,
    },
    /// The open boxes leave no room for the blind ones.
    NoRoomForBlind {
        /// Boxes on the layout.
        boxes: u8,
    },
    /// Blind boxes may do something, and there are none.
    NoBlindBoxes,
    /// It needs a group that the file does not have.
    Needs {
        /// The group; any one of several.
        groups: &'static [&'static str],
    },
    /// It must not stand together with another key.
    Excludes {
        /// The path of the other key.
        other: String,
    },
    /// It has a meaning only where another key has a certain value.
    OnlyWith {
        /// The path of the other key.
        key: String,
        /// The value.
        value: &'static str,
    },
    /// One that comes before it leaves nothing for it.
    NeverReached {
        /// The path of the one before.
        earlier: String,
    },
    /// One of these keys must stand there.
    OneOf {
        /// The keys.
        keys: &'static [&'static str],
    },
    /// The least is above the most.
    LeastAboveMost {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// It is no multiple of the step.
    NotAMultiple {
        /// The value.
        value: i64,
        /// The step.
        step: i64,
    },
    /// The fixed stake is not within the least and the most.
    FixedOutside {
        /// The fixed stake.
        fixed: i64,
    },
    /// Even at the least ante the stake must be above the most.
    AnteAboveMost {
        /// What must be staked at the least ante.
        #[serde(serialize_with = "json::text")]
        needed: Antes,
        /// The most.
        most: i64,
    },
    /// So many cards have no price, so they cannot be exchanged.
    NoPrice {
        /// The number of cards.
        cards: usize,
    },
    /// It tells of a further exchange, and a box may exchange only once.
    OnlyOnce,
    /// More prices than further exchanges.
    TooManyPrices {
        /// Further exchanges.
        further: usize,
    },
    /// Replacement cards that come after all boxes have decided allow one purchase.
    OnePurchase,
    /// It tells of replacement cards, and none can be bought.
    NothingBought,
    /// The bet is settled before a purchase and cannot look at what comes after.
    SettledBefore,
    /// It has no meaning for an instant bet.
    Instant,
}

/// Names in backticks: `a`, `b` or `c`.
fn list<T: AsRef<str>>(names: &[T], last: &str) -> String {
    let quoted: Vec<_> = names.iter().map(|name| format!("`{}`", name.as_ref())).collect();
    joined(&quoted, last)
}

impl Fault {
    /// What is wrong in one sentence, without its place.
    pub fn message(&self) -> String {
        Sentence(self).to_string()
    }
}

impl fmt::Display for Fault {
    /// `line:column: ` and one sentence.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, Sentence(self))
    }
}

/// A fault without its place.
struct Sentence<'a>(&'a Fault);

impl fmt::Display for Sentence<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let key = shown(&self.0.key);
        match &self.0.kind {
            FaultKind::TooLong { most } => write!(f, "the file is longer than {most} bytes"),
            FaultKind::TooLongInFull { most } => {
                write!(f, "the file is longer than {most} bytes once every default is written out")
            }
            FaultKind::Syntax(words) => write!(f, "the file is not valid TOML: {}", shown(words)),
            FaultKind::UnknownFormat { found, read } => {
                write!(f, "`{key}` is {}, and only format {read} can be read", shown(found))
            }
            FaultKind::UnknownKey { nearest: Some(nearest), .. } => {
                write!(f, "there is no key `{key}`; perhaps `{nearest}` is meant")
            }
            FaultKind::UnknownKey { nearest: None, known } => {
                write!(f, "there is no key `{key}`; the keys here are {}", list(known, "and"))
            }
            FaultKind::NotServed(what) => write!(f, "`{key}` asks for {what}"),
            FaultKind::Missing => write!(f, "`{key}` is missing"),
            FaultKind::WrongType { expected, found } => {
                write!(f, "`{key}` must be {expected}, but is {found}")
            }
            FaultKind::NotAllowed { found, allowed } => {
                write!(f, "`{key}` is `{}`, but must be {}", shown(found), list(allowed, "or"))
            }
            FaultKind::OutOfRange { found, least, most } => {
                write!(f, "`{key}` is {}, but must be from {least} to {most}", shown(found))
            }
            FaultKind::NotOfForm { found, form } => {
                write!(f, "`{key}` is `{}`, but must be {form}", shown(found))
            }
            FaultKind::NotAnAmount { found } => write!(
                f,
                "`{key}` is `{}`, but must be a whole number or a fraction such as `3/2`",
                shown(found)
            ),
            FaultKind::LargeDenominator { found, most } => {
                write!(f, "`{key}` is {}, but its denominator must not be above {most}", shown(found))
            }
            FaultKind::Zero => write!(f, "`{key}` must be above 0"),
            FaultKind::Empty => write!(f, "`{key}` is empty"),
            FaultKind::NotASlug { found } => write!(
                f,
                "`{key}` is `{}`, but must be 1 to 64 small Latin letters, digits and hyphens",
                shown(found)
            ),
            FaultKind::NotALanguage => {
                write!(f, "`{key}` is not under a language code such as `en` or `pt-BR`")
            }
            FaultKind::ControlCharacter { found } => {
                write!(f, "`{key}` has the control character U+{:04X} in it", u32::from(*found))
            }
            FaultKind::Repeated { found } => write!(f, "`{key}` has `{}` twice", shown(found)),
            FaultKind::ReservedName { found } => {
                write!(f, "`{key}` is `{found}`, a name that belongs to another line of the settlement")
            }
            FaultKind::RepeatedName { found } => {
                write!(f, "`{key}` is `{}`, the name of another side bet", shown(found))
            }
            FaultKind::Conflict(conflict) => conflict.fmt_for(&key, f),
        }
    }
}

impl Conflict {
    fn fmt_for(&self, key: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OpenAboveBoxes { open, boxes } => {
                write!(f, "`{key}` is {open}, but the layout has only {}", counted(boxes, "box"))
            }
            Self::NoRoomForBlind { boxes } => {
                write!(f, "`{key}` asks for more blind boxes than the layout of {boxes} leaves")
            }
            Self::NoBlindBoxes => write!(f, "`{key}` says what a blind box may do, but no box is blind"),
            Self::Needs { groups } => {
                let groups: Vec<_> = groups.iter().map(|group| format!("[{group}]")).collect();
                write!(f, "`{key}` needs {}, which the file does not have", list(&groups, "or"))
            }
            Self::Excludes { other } => write!(f, "`{key}` and `{other}` exclude each other"),
            Self::OnlyWith { key: other, value } => {
                write!(f, "`{key}` has a meaning only where `{other}` is `{value}`")
            }
            Self::NeverReached { earlier } => {
                write!(f, "`{key}` is never reached: `{earlier}` before it fits always")
            }
            Self::OneOf { keys } => write!(f, "`{key}` must have {}", list(keys, "or")),
            Self::LeastAboveMost { least, most } => {
                write!(f, "`{key}` is {most}, below the least of {least}")
            }
            Self::NotAMultiple { value, step } => {
                write!(f, "`{key}` is {value}, which is no multiple of the step {step}")
            }
            Self::FixedOutside { fixed } => {
                write!(f, "`{key}` is {fixed}, which is not within the least and the most stake")
            }
            Self::AnteAboveMost { needed, most } => {
                write!(
                    f,
                    "`{key}` asks for {needed} points at the least ante, above the most stake of {most}"
                )
            }
            Self::NoPrice { cards } => {
                write!(f, "`{key}` tells of exchanges of {cards}, a number of cards without a price")
            }
            Self::OnlyOnce => write!(f, "`{key}` tells of a further exchange, but `exchange.times` is 1"),
            Self::TooManyPrices { further } => {
                write!(f, "`{key}` has more prices than exchanges after the first, {further}")
            }
            Self::OnePurchase => {
                write!(
                    f,
                    "`{key}` allows a second purchase, but replacement cards come after all have decided"
                )
            }
            Self::NothingBought => {
                write!(
                    f,
                    "`{key}` tells of replacement cards, but there is neither `[exchange]` nor `[sixth]`"
                )
            }
            Self::SettledBefore => {
                write!(f, "`{key}` tells of the hand after a purchase, but the bet is settled before it")
            }
            Self::Instant => write!(f, "`{key}` has no meaning for an instant bet"),
        }
    }
}

impl fmt::Display for NotServed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OtherBoxes => "bets on other players' boxes, which are not served",
            Self::Fund => "a progressive fund, which is not served",
            Self::Misdeals => "rules for misdeals, which are not served: no card is ever misdealt",
            Self::Pack => "another pack, and only one pack of 52 cards is served",
            Self::Ranking => "another ranking, and only the standard one is served",
        })
    }
}

impl fmt::Display for ValueType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Text => "a text",
            Self::Integer => "a whole number",
            Self::Float => "a number with a decimal point",
            Self::Flag => "`true` or `false`",
            Self::Date => "a date",
            Self::List => "a list",
            Self::Table => "a table",
            Self::Amount => "a whole number or a fraction in quotation marks",
            Self::TextOrInteger => "a text or a whole number",
            Self::TextOrTable => "a text or a table",
            Self::TextOrList => "a text or a list of texts",
        })
    }
}
