//! Histories of hands: files in the PHH format, and the texts that PokerStars and Full Tilt wrote.
//!
//! [`read`] makes [`Record`]s of a text, each hand by itself, so that a bad one does not cost the others;
//! [`Record::replay`] plays one through the engine and compares what happened with what the file says. [`write_phh`]
//! writes a hand.

mod amount;
mod cards;
mod codes;
mod decode;
mod phh;
mod play;
mod sections;
mod site;
mod stars;
mod tilt;
mod write;

use std::fmt;
use std::sync::Arc;

use tuz_cards::ParseError;

pub use codes::variant_code;
pub use decode::decode;
pub use play::{End, PartReason, PartedAt, Parting, Replayed};
pub use write::{WriteFault, WriteReason, write_phh};

use crate::chips::Chips;
use crate::hand::Seat;
use crate::row::Row;
use crate::stakes::{Setup, StakesFault};
use crate::variant::Game;

/// Who wrote a history.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// A file in the PHH format.
    Phh,
    /// A text of PokerStars.
    PokerStars,
    /// A text of Full Tilt.
    FullTilt,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Phh => "PHH",
            Self::PokerStars => "PokerStars",
            Self::FullTilt => "Full Tilt",
        })
    }
}

/// A hand as a history tells it.
#[derive(Debug, Clone)]
pub struct Record {
    /// Who wrote it.
    pub source: Source,
    /// Its number or name there; empty where it has none.
    pub id: String,
    /// The line on which it begins, from 1.
    pub line: usize,
    /// The game.
    pub game: Game,
    /// The game and its stakes.
    pub setup: Arc<Setup>,
    /// The stacks before the hand, by seat.
    pub stacks: Vec<Chips>,
    /// The players' names, by seat.
    pub players: Vec<String>,
    /// The seats' numbers at the table; empty where they are not told.
    pub places: Vec<u32>,
    /// How many decimals of the file's unit a chip stands for: 2 where chips are cents.
    pub decimals: u8,
    /// What happened after the forced bets.
    pub steps: Vec<Step>,
    /// What the file says of the result.
    pub told: Told,
}

impl Record {
    /// Chips as an amount of the file's unit, without trailing zeros.
    pub fn written(&self, chips: Chips) -> String {
        amount::written(chips, self.decimals)
    }
}

/// Something that a history tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The line, from 1.
    pub line: usize,
    /// The words.
    pub text: String,
    /// What they mean.
    pub kind: StepKind,
}

/// What a step is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepKind {
    /// Cards to a player.
    Hole(Seat, Row),
    /// Common cards.
    Board(Row),
    /// The common cards until there as the text repeats them: of which board, 0 or 1, and which.
    BoardSoFar(u8, Row),
    /// A player's last cards until there as the text repeats them.
    HandSoFar(Seat, Row),
    /// The rest of the board is dealt twice.
    Twice,
    /// A fold.
    Fold(Seat),
    /// A check.
    Check(Seat),
    /// A call that adds so much.
    Call(Seat, Chips),
    /// A check or a call, whichever is possible.
    CheckOrCall(Seat),
    /// A bring-in.
    BringIn(Seat),
    /// A bet, raise or completion to so much.
    Raise(Seat, Chips),
    /// Cards thrown away.
    Throw(Seat, Row),
    /// A hand that is shown.
    Show(Seat, Row),
    /// A hand that is not; its cards where the file tells them later.
    Muck(Seat, Row),
    /// What a summary says of a hand: these are some of its cards.
    Held(Seat, Row),
    /// A bet that goes back.
    Returned(Seat, Chips),
}

impl StepKind {
    /// Whether it is a decision in a round of bets.
    pub const fn is_bet(self) -> bool {
        matches!(
            self,
            Self::Fold(_)
                | Self::Check(_)
                | Self::Call(..)
                | Self::CheckOrCall(_)
                | Self::BringIn(_)
                | Self::Raise(..)
        )
    }
}

/// What a history says of the result, each with the line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Told {
    /// The stacks after the hand, by seat.
    pub finishing: Option<(usize, Vec<Chips>)>,
    /// What players collected.
    pub collected: Vec<(usize, Seat, Chips)>,
    /// What a summary says that players won, all of it together; the others are not named there.
    pub won: Vec<(usize, Seat, Chips)>,
    /// All pots together, before the house took its share.
    pub total: Option<(usize, Chips)>,
    /// The pots after it, main pot first, where there are several.
    pub pots: Vec<Chips>,
    /// The house's share.
    pub rake: Chips,
    /// The house's share of each pot, main pot first, where it is told.
    pub rakes: Vec<Chips>,
    /// Whether the hand was cancelled and all chips went back.
    pub cancelled: bool,
}

/// Why a hand of a history cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line `{line}`: {reason}")]
pub struct ReadFault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub reason: ReadReason,
}

/// What is wrong in a history.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReadReason {
    /// No hand begins anywhere.
    #[error("this is no hand history in a known format")]
    NoHistory,
    /// A hand without its first line.
    #[error("a hand goes on here of which the first line is missing")]
    NoTitle,
    /// A seat or a player that is named before.
    #[error("the seat or the player of `{0}` is told already")]
    SeatTwice(String),
    /// A second ante of a player.
    #[error("`{0}` has put up an ante already")]
    AnteTwice(String),
    /// More seats than any table has.
    #[error("more than `{0}` seats are told")]
    TooManySeats(usize),
    /// No TOML.
    #[error("this is no TOML: {0}")]
    Toml(String),
    /// A key that has to be there.
    #[error("the key `{0}` is missing")]
    Missing(&'static str),
    /// A value of another kind.
    #[error("`{0}` has a value of another kind than it should")]
    Kind(String),
    /// A list that is not as long as there are players.
    #[error("`{key}` has `{found}` entries for `{players}` players")]
    Length {
        /// Which list.
        key: &'static str,
        /// How many entries.
        found: usize,
        /// How many players.
        players: usize,
    },
    /// A game that is not played here.
    #[error("`{0}` is no game of the club")]
    Game(String),
    /// An amount that is none.
    #[error("`{0}` is no amount")]
    Amount(String),
    /// Cards that are none.
    #[error("`{text}` is no row of cards: {fault}")]
    Cards {
        /// The text.
        text: String,
        /// What is wrong with it.
        fault: ParseError,
    },
    /// More cards than anybody holds.
    #[error("`{0}` are too many cards")]
    TooManyCards(String),
    /// Somebody who does not play.
    #[error("`{0}` does not play in this hand")]
    Player(String),
    /// Something that is no action.
    #[error("`{0}` is no action")]
    Action(String),
    /// The first line of a hand does not tell the stakes.
    #[error("the stakes are not told")]
    NoStakes,
    /// Nobody plays.
    #[error("no players are told")]
    NoPlayers,
    /// The stakes cannot be played for.
    #[error(transparent)]
    Stakes(#[from] StakesFault),
}

impl ReadReason {
    pub(crate) fn at(self, line: usize) -> ReadFault {
        ReadFault { line, reason: self }
    }
}

/// The hands of a text, in order: each as it is told, or why it cannot be read.
pub fn read(text: &str) -> Vec<Result<Record, ReadFault>> {
    // A file of the format may hold the text of a site in a string.
    if sections::has_hand(text) {
        return phh::read(text);
    }
    let hands = site::read(text, &[stars::SITE, tilt::SITE]);
    if hands.is_empty() { vec![Err(ReadReason::NoHistory.at(1))] } else { hands }
}
