//! The eleven ranks of a hand.

use std::fmt;
use std::str::FromStr;

/// What a hand is, from nothing to the royal flush; ace-king stands between no game and a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Category {
    NoGame,
    AceKing,
    Pair,
    TwoPair,
    Three,
    Straight,
    Flush,
    FullHouse,
    Four,
    StraightFlush,
    RoyalFlush,
}

impl Category {
    /// How many there are.
    pub const COUNT: usize = 11;

    /// All of them, lowest first.
    pub const ALL: [Self; Self::COUNT] = [
        Self::NoGame,
        Self::AceKing,
        Self::Pair,
        Self::TwoPair,
        Self::Three,
        Self::Straight,
        Self::Flush,
        Self::FullHouse,
        Self::Four,
        Self::StraightFlush,
        Self::RoyalFlush,
    ];

    /// Position from 0 (no game) to 10 (royal flush).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in rule files and JSON, such as `full-house`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NoGame => "no-game",
            Self::AceKing => "ace-king",
            Self::Pair => "pair",
            Self::TwoPair => "two-pair",
            Self::Three => "three",
            Self::Straight => "straight",
            Self::Flush => "flush",
            Self::FullHouse => "full-house",
            Self::Four => "four",
            Self::StraightFlush => "straight-flush",
            Self::RoyalFlush => "royal-flush",
        }
    }

    /// The name in plain English, such as `full house`.
    pub const fn words(self) -> &'static str {
        match self {
            Self::NoGame => "no game",
            Self::AceKing => "ace-king",
            Self::Pair => "pair",
            Self::TwoPair => "two pair",
            Self::Three => "three of a kind",
            Self::Straight => "straight",
            Self::Flush => "flush",
            Self::FullHouse => "full house",
            Self::Four => "four of a kind",
            Self::StraightFlush => "straight flush",
            Self::RoyalFlush => "royal flush",
        }
    }
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no category.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownCategory(pub String);

impl fmt::Display for UnknownCategory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no rank of a hand", self.0)
    }
}

impl std::error::Error for UnknownCategory {}

impl FromStr for Category {
    type Err = UnknownCategory;

    fn from_str(text: &str) -> Result<Self, UnknownCategory> {
        Self::ALL
            .into_iter()
            .find(|category| category.name() == text)
            .ok_or_else(|| UnknownCategory(text.to_owned()))
    }
}
