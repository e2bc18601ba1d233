//! What a game is: data, which one engine plays.

mod games;

use tuz_cards::{Pack, Rank};
use tuz_hands::club::Ranking;

pub use games::Game;

use crate::row::MOST_CARDS;

/// The most players at a table.
pub const MOST_SEATS: usize = 10;

/// The most common cards on a table.
pub const MOST_BOARD: usize = 5;

/// The most streets of a game.
pub const MOST_STREETS: usize = 8;

/// A game as data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variant {
    /// The pack.
    pub pack: PackRule,
    /// The streets, in order.
    pub streets: Vec<Street>,
    /// How many own cards count at the showdown.
    pub own: OwnCards,
    /// Who wins.
    pub wins: Wins,
    /// The fewest and the most players.
    pub players: (usize, usize),
    /// Who gets the chips of a pot that do not divide.
    pub odd_chips: OddChips,
}

/// Which pack is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PackRule {
    /// The same for any number of players.
    Fixed(Pack),
    /// Nothing below this number less the players: with 11 and five players the lowest card is a six.
    Stripped(u8),
}

impl PackRule {
    /// The pack for so many players; never less than the ranks from the ten.
    pub fn pack(self, players: usize) -> Pack {
        match self {
            Self::Fixed(pack) => pack,
            Self::Stripped(from) => {
                let pips = usize::from(from).saturating_sub(players).clamp(2, 10);
                Pack::stripped_below(Rank::ALL[pips - 2])
            }
        }
    }
}

/// How many own cards make a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OwnCards {
    /// The best five of all.
    Any,
    /// Exactly two own and three common cards.
    Two,
}

/// Who wins a pot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wins {
    /// The best hand by one ranking. In low games the lowest card gets the odd chip, where cards decide that.
    One(RankingRule),
    /// Half goes to the best by the first ranking, half to the best by the second; where nobody qualifies for the
    /// second half, all goes to the first.
    Split(RankingRule, RankingRule),
}

/// A ranking by name; the Iranian one takes the lowest rank from the pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum RankingRule {
    Standard,
    Iranian,
    AceToFive,
    EightOrBetter,
    DeuceToSeven,
}

impl RankingRule {
    /// The ranking with this pack.
    pub fn with(self, pack: Pack) -> Ranking {
        match self {
            Self::Standard => Ranking::Standard,
            Self::Iranian => Ranking::Iranian { lowest: pack.lowest() },
            Self::AceToFive => Ranking::AceToFive,
            Self::EightOrBetter => Ranking::EightOrBetter,
            Self::DeuceToSeven => Ranking::DeuceToSeven,
        }
    }

    /// Whether low cards are good.
    pub const fn is_low(self) -> bool {
        matches!(self, Self::AceToFive | Self::EightOrBetter | Self::DeuceToSeven)
    }
}

/// Who gets the chips of a pot that do not divide, one each. Cards are compared by rank, then by suit, one after the
/// other; where all are the same the seats decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OddChips {
    /// The first winners left of the button.
    Seats,
    /// The winner with the highest of all cards, and not of five alone; for a low ranking the lowest.
    Cards,
    /// The winner with the highest of the five cards that win, for a low ranking too.
    HighCard,
}

/// A street: cards are changed, then dealt, then there is a round of bets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Street {
    /// Its name.
    pub name: StreetName,
    /// Cards that are thrown away first.
    pub change: Option<Change>,
    /// Cards dealt face down to each player in the hand.
    pub down: u8,
    /// Cards dealt face up to each, after those face down.
    pub up: u8,
    /// Cards dealt to the middle.
    pub common: u8,
    /// Who speaks first.
    pub opener: Opener,
    /// Which bet a fixed limit has.
    pub bet: BetSize,
}

/// The name of a street.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum StreetName {
    Preflop,
    Flop,
    Turn,
    River,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    BeforeDraw,
    FirstDraw,
    SecondDraw,
    ThirdDraw,
}

impl StreetName {
    /// The name in English.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Preflop => "before the flop",
            Self::Flop => "flop",
            Self::Turn => "turn",
            Self::River => "river",
            Self::Third => "third street",
            Self::Fourth => "fourth street",
            Self::Fifth => "fifth street",
            Self::Sixth => "sixth street",
            Self::Seventh => "seventh street",
            Self::BeforeDraw => "before the draw",
            Self::FirstDraw => "first draw",
            Self::SecondDraw => "second draw",
            Self::ThirdDraw => "third draw",
        }
    }
}

/// Cards that each player throws away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// The fewest.
    pub least: u8,
    /// The most.
    pub most: u8,
    /// Whether as many are dealt in their place.
    pub drawn: bool,
    /// Whether all throw at once; else in turn from the left of the button.
    pub at_once: bool,
}

/// Who speaks first in a round of bets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opener {
    /// The player after the last of the largest blinds.
    AfterBlinds,
    /// The first player left of the button.
    Button,
    /// The player with the lowest up card, who has to bring it in; ties by suit.
    LowestCard,
    /// The player with the highest up card, the ace being low, who has to bring it in; ties by suit.
    HighestCard,
    /// The player with the best up cards; ties by seat.
    BestBoard,
    /// The player with the lowest up cards, the ace being low; ties by seat.
    LowestBoard,
}

impl Opener {
    /// Whether the one who speaks first has to bring it in.
    pub const fn brings_in(self) -> bool {
        matches!(self, Self::LowestCard | Self::HighestCard)
    }
}

/// The bet of a fixed limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BetSize {
    /// The small bet.
    Small,
    /// The small bet, or the big one when somebody has a pair face up and the stakes allow it.
    SmallOrPair,
    /// The big bet.
    Big,
}

/// Why a variant cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum VariantFault {
    /// No street, or too many.
    #[error("a game has 1 to {MOST_STREETS} streets and not `{0}`")]
    Streets(usize),
    /// A player would hold too many cards or none.
    #[error("a player would hold `{0}` cards; 1 to {MOST_CARDS} are possible")]
    Own(usize),
    /// Too many common cards.
    #[error("`{0}` common cards are more than {MOST_BOARD}")]
    Board(usize),
    /// The first street asks for a change of cards that nobody has.
    #[error("cards are thrown away on street `{0}` before there are so many")]
    Change(usize),
    /// Only the first street has blinds or is brought in.
    #[error("street `{0}` cannot be opened that way")]
    Opener(usize),
    /// Two own cards and three common ones are asked for, and there are not so many.
    #[error("the game deals fewer than two own or three common cards")]
    Two,
    /// Players out of range.
    #[error("from `{0}` to `{1}` players is not within 2 to {MOST_SEATS}")]
    Players(usize, usize),
    /// The pack has too few cards for the most players.
    #[error("the pack of `{pack}` cards does not serve `{players}` players")]
    Pack {
        /// Its cards.
        pack: usize,
        /// The players.
        players: usize,
    },
}

impl Variant {
    /// Why it cannot be played; `None` when it can.
    pub fn fault(&self) -> Option<VariantFault> {
        let count = self.streets.len();
        if count == 0 || count > MOST_STREETS {
            return Some(VariantFault::Streets(count));
        }
        let (least, most) = self.players;
        if least < 2 || most < least || most > MOST_SEATS {
            return Some(VariantFault::Players(least, most));
        }
        let (mut own, mut common, mut drawn) = (0, 0, 0);
        for (at, street) in self.streets.iter().enumerate() {
            if let Some(change) = street.change {
                if change.least > change.most || usize::from(change.most) > own {
                    return Some(VariantFault::Change(at));
                }
                if change.drawn {
                    drawn = drawn.max(usize::from(change.most));
                } else {
                    own -= usize::from(change.least);
                }
            }
            own += usize::from(street.down) + usize::from(street.up);
            common += usize::from(street.common);
            if own == 0 || own > MOST_CARDS {
                return Some(VariantFault::Own(own));
            }
            let first_only = street.opener.brings_in() || street.opener == Opener::AfterBlinds;
            if first_only && at > 0 || street.opener.brings_in() && street.up == 0 {
                return Some(VariantFault::Opener(at));
            }
        }
        if common > MOST_BOARD {
            return Some(VariantFault::Board(common));
        }
        if self.own == OwnCards::Two && (own < 2 || common < 3) {
            return Some(VariantFault::Two);
        }
        // In stud one common card stands for the last own one; what is drawn comes from the discards in the end.
        let stud = self.streets.iter().any(|street| street.up > 0);
        for players in least..=most {
            let pack = self.pack.pack(players).to_set().len();
            let last = self.streets.last().map_or(0, |street| usize::from(street.down + street.up));
            let needed = if stud { players * (own - last) + 1 } else { players * own + common + drawn };
            if pack < needed {
                return Some(VariantFault::Pack { pack, players });
            }
        }
        None
    }

    /// Whether it is opened by blinds, and not by a bring-in.
    pub fn has_blinds(&self) -> bool {
        !self.streets.first().is_some_and(|street| street.opener.brings_in())
    }
}
