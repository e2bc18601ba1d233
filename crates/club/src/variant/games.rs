//! The games that come with the engine.

use std::fmt;
use std::str::FromStr;

use tuz_cards::Pack;

use super::{
    BetSize, Change, OddChips, Opener, OwnCards, PackRule, RankingRule, Street, StreetName, Variant, Wins,
};

/// A game by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Game {
    /// Texas hold'em.
    Holdem,
    /// Omaha.
    Omaha,
    /// Omaha with five own cards.
    Omaha5,
    /// Omaha with six own cards.
    Omaha6,
    /// Omaha hi-lo, eight or better.
    OmahaHiLo,
    /// Hold'em with three cards, of which one goes before the flop.
    Pineapple,
    /// Hold'em with three cards, of which one goes before the turn.
    CrazyPineapple,
    /// Seven-card stud.
    Stud,
    /// Seven-card stud hi-lo, eight or better.
    StudHiLo,
    /// Seven-card stud for low.
    Razz,
    /// Five-card draw.
    Draw,
    /// Iranian five-card draw.
    IranianDraw,
    /// Deuce-to-seven lowball with one draw.
    SingleDraw27,
    /// Deuce-to-seven lowball with three draws.
    TripleDraw27,
}

impl Game {
    /// Every game.
    pub const ALL: [Self; 14] = [
        Self::Holdem,
        Self::Omaha,
        Self::Omaha5,
        Self::Omaha6,
        Self::OmahaHiLo,
        Self::Pineapple,
        Self::CrazyPineapple,
        Self::Stud,
        Self::StudHiLo,
        Self::Razz,
        Self::Draw,
        Self::IranianDraw,
        Self::SingleDraw27,
        Self::TripleDraw27,
    ];

    /// The name in files and commands.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Holdem => "holdem",
            Self::Omaha => "omaha",
            Self::Omaha5 => "omaha-5",
            Self::Omaha6 => "omaha-6",
            Self::OmahaHiLo => "omaha-hi-lo",
            Self::Pineapple => "pineapple",
            Self::CrazyPineapple => "crazy-pineapple",
            Self::Stud => "stud",
            Self::StudHiLo => "stud-hi-lo",
            Self::Razz => "razz",
            Self::Draw => "draw",
            Self::IranianDraw => "iranian-draw",
            Self::SingleDraw27 => "single-draw-27",
            Self::TripleDraw27 => "triple-draw-27",
        }
    }

    /// The name in English sentences.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Holdem => "Texas hold'em",
            Self::Omaha => "Omaha",
            Self::Omaha5 => "Omaha with five cards",
            Self::Omaha6 => "Omaha with six cards",
            Self::OmahaHiLo => "Omaha hi-lo",
            Self::Pineapple => "pineapple",
            Self::CrazyPineapple => "crazy pineapple",
            Self::Stud => "seven-card stud",
            Self::StudHiLo => "seven-card stud hi-lo",
            Self::Razz => "razz",
            Self::Draw => "five-card draw",
            Self::IranianDraw => "Iranian draw",
            Self::SingleDraw27 => "deuce-to-seven single draw",
            Self::TripleDraw27 => "deuce-to-seven triple draw",
        }
    }

    /// The game as data.
    pub fn variant(self) -> Variant {
        use RankingRule::{AceToFive, DeuceToSeven, EightOrBetter, Iranian, Standard};
        let flop = |own, pass| Variant {
            pack: PackRule::Fixed(Pack::STANDARD),
            streets: flop_streets(own, pass),
            own: OwnCards::Any,
            wins: Wins::One(Standard),
            players: (2, 10),
            odd_chips: OddChips::Seats,
        };
        let omaha = |own| Variant {
            own: OwnCards::Two,
            players: (
                2,
                if own == 6 {
                    7
                } else if own == 5 {
                    9
                } else {
                    10
                },
            ),
            ..flop(own, None)
        };
        let stud = |first, later, wins| Variant {
            pack: PackRule::Fixed(Pack::STANDARD),
            streets: stud_streets(first, later),
            own: OwnCards::Any,
            wins,
            players: (2, 8),
            odd_chips: OddChips::Cards,
        };
        let draw = |draws, pack, rule| Variant {
            pack,
            streets: draw_streets(draws),
            own: OwnCards::Any,
            wins: Wins::One(rule),
            players: (2, 9),
            odd_chips: OddChips::Seats,
        };
        let standard = PackRule::Fixed(Pack::STANDARD);
        let high = |rule| stud(Opener::LowestCard, Opener::BestBoard, rule);
        match self {
            Self::Holdem => flop(2, None),
            Self::Omaha => omaha(4),
            Self::Omaha5 => omaha(5),
            Self::Omaha6 => omaha(6),
            Self::OmahaHiLo => Variant { wins: Wins::Split(Standard, EightOrBetter), ..omaha(4) },
            Self::Pineapple => flop(3, Some(StreetName::Flop)),
            Self::CrazyPineapple => flop(3, Some(StreetName::Turn)),
            Self::Stud => {
                let mut variant = high(Wins::One(Standard));
                variant.streets[1].bet = BetSize::SmallOrPair;
                variant
            }
            Self::StudHiLo => high(Wins::Split(Standard, EightOrBetter)),
            Self::Razz => stud(Opener::HighestCard, Opener::LowestBoard, Wins::One(AceToFive)),
            Self::Draw => draw(1, standard, Standard),
            Self::IranianDraw => draw(1, PackRule::Stripped(11), Iranian),
            Self::SingleDraw27 => draw(1, standard, DeuceToSeven),
            Self::TripleDraw27 => draw(3, standard, DeuceToSeven),
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A name that is no game's.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no game of the club")]
pub struct UnknownGame(pub String);

impl FromStr for Game {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        Self::ALL.into_iter().find(|game| game.as_str() == name).ok_or_else(|| UnknownGame(name.to_owned()))
    }
}

const fn street(name: StreetName, opener: Opener, bet: BetSize) -> Street {
    Street { name, change: None, down: 0, up: 0, common: 0, opener, bet }
}

/// Four rounds around five common cards; a card is passed before the street `pass`.
fn flop_streets(own: u8, pass: Option<StreetName>) -> Vec<Street> {
    use StreetName::{Flop, Preflop, River, Turn};
    let change =
        |name| (Some(name) == pass).then_some(Change { least: 1, most: 1, drawn: false, at_once: false });
    let later =
        |name, common, bet| Street { common, change: change(name), ..street(name, Opener::Button, bet) };
    vec![
        Street { down: own, ..street(Preflop, Opener::AfterBlinds, BetSize::Small) },
        later(Flop, 3, BetSize::Small),
        later(Turn, 1, BetSize::Big),
        later(River, 1, BetSize::Big),
    ]
}

fn stud_streets(first: Opener, later: Opener) -> Vec<Street> {
    use StreetName::{Fifth, Fourth, Seventh, Sixth, Third};
    vec![
        Street { down: 2, up: 1, ..street(Third, first, BetSize::Small) },
        Street { up: 1, ..street(Fourth, later, BetSize::Small) },
        Street { up: 1, ..street(Fifth, later, BetSize::Big) },
        Street { up: 1, ..street(Sixth, later, BetSize::Big) },
        Street { down: 1, ..street(Seventh, later, BetSize::Big) },
    ]
}

fn draw_streets(draws: usize) -> Vec<Street> {
    use StreetName::{BeforeDraw, FirstDraw, SecondDraw, ThirdDraw};
    let mut streets = vec![Street { down: 5, ..street(BeforeDraw, Opener::AfterBlinds, BetSize::Small) }];
    for (at, name) in [FirstDraw, SecondDraw, ThirdDraw].into_iter().take(draws).enumerate() {
        // The bet is big in the second half of the game.
        let bet = if draws == 1 || at > 0 { BetSize::Big } else { BetSize::Small };
        streets.push(Street {
            change: Some(Change { least: 0, most: 5, drawn: true, at_once: false }),
            ..street(name, Opener::Button, bet)
        });
    }
    streets
}
