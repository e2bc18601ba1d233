//! Rank, suit and card: closed types with every value listed.

use std::fmt;

/// A number that stands for no rank, suit or card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OutOfRange(pub u8);

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is out of range", self.0)
    }
}

impl std::error::Error for OutOfRange {}

/// A rank, from the two to the ace. The order is that of the ace-high game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

impl Rank {
    /// How many ranks there are.
    pub const COUNT: usize = 13;

    /// Every rank, lowest first.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
        Self::Ace,
    ];

    /// Position from 0 (two) to 12 (ace).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter in cards, files and JSON: `2` to `9`, `T`, `J`, `Q`, `K`, `A`.
    pub const fn letter(self) -> char {
        b"23456789TJQKA"[self as usize] as char
    }
}

impl TryFrom<u8> for Rank {
    type Error = OutOfRange;

    fn try_from(index: u8) -> Result<Self, OutOfRange> {
        Self::ALL.get(usize::from(index)).copied().ok_or(OutOfRange(index))
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A suit. The order (clubs, diamonds, hearts, spades) decides nothing in the ranking of hands;
/// houses use it where one of two equal cards has to go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    /// How many suits there are.
    pub const COUNT: usize = 4;

    /// Every suit, lowest first.
    pub const ALL: [Self; Self::COUNT] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// Position from 0 (clubs) to 3 (spades).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter in cards, files and JSON: `c`, `d`, `h`, `s`.
    pub const fn letter(self) -> char {
        b"cdhs"[self as usize] as char
    }

    /// The sign that players read: ♣ ♦ ♥ ♠.
    pub const fn glyph(self) -> char {
        ['♣', '♦', '♥', '♠'][self as usize]
    }

    /// Whether the suit is printed in red.
    pub const fn is_red(self) -> bool {
        matches!(self, Self::Diamonds | Self::Hearts)
    }
}

impl TryFrom<u8> for Suit {
    type Error = OutOfRange;

    fn try_from(index: u8) -> Result<Self, OutOfRange> {
        Self::ALL.get(usize::from(index)).copied().ok_or(OutOfRange(index))
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// One of the 52 cards. Ordered by rank, then suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// How many cards there are.
    pub const COUNT: usize = 52;

    /// The card of this rank and suit.
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self(rank as u8 * 4 + suit as u8)
    }

    /// All 52 cards, rank by rank from the two of clubs to the ace of spades.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its rank.
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 / 4) as usize]
    }

    /// Its suit.
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 % 4) as usize]
    }

    /// Position from 0 (two of clubs) to 51 (ace of spades): four times the rank plus the suit.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Written with the suit's sign, and ten as `10`: `10♠`, `A♦`.
    pub fn pretty(self) -> impl fmt::Display {
        Pretty(self)
    }
}

impl TryFrom<u8> for Card {
    type Error = OutOfRange;

    fn try_from(index: u8) -> Result<Self, OutOfRange> {
        if usize::from(index) < Self::COUNT { Ok(Self(index)) } else { Err(OutOfRange(index)) }
    }
}

impl fmt::Display for Card {
    /// Two letters, as in files and JSON: `As`, `Th`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank().letter(), self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

struct Pretty(Card);

impl fmt::Display for Pretty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.rank() {
            Rank::Ten => write!(f, "10{}", self.0.suit().glyph()),
            rank => write!(f, "{}{}", rank.letter(), self.0.suit().glyph()),
        }
    }
}
