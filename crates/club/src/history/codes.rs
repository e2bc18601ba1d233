//! The codes of the PHH format for games and limits.

use crate::stakes::Limit;
use crate::variant::Game;

/// What follows the limit's letter in the code of a variant. The format itself names eleven; the others are made in the
/// same way.
const CODES: [(&str, Game); 14] = [
    ("T", Game::Holdem),
    ("O", Game::Omaha),
    ("O5", Game::Omaha5),
    ("O6", Game::Omaha6),
    ("O/8", Game::OmahaHiLo),
    ("P", Game::Pineapple),
    ("CP", Game::CrazyPineapple),
    ("7S", Game::Stud),
    ("7S/8", Game::StudHiLo),
    ("R", Game::Razz),
    ("5D", Game::Draw),
    ("I5D", Game::IranianDraw),
    ("2L1D", Game::SingleDraw27),
    ("2L3D", Game::TripleDraw27),
];

/// The code of a game with a limit, such as `NT` for no-limit Texas hold'em.
pub fn variant_code(game: Game, limit: Limit) -> String {
    let letter = match limit {
        Limit::Fixed => 'F',
        Limit::Pot => 'P',
        Limit::No => 'N',
    };
    let code = CODES.iter().find(|(_, other)| *other == game).map_or("", |(code, _)| code);
    format!("{letter}{code}")
}

/// The game and limit of a code.
pub(super) fn variant(code: &str) -> Option<(Game, Limit)> {
    let mut letters = code.chars();
    let limit = match letters.next()? {
        'F' => Limit::Fixed,
        'P' => Limit::Pot,
        'N' => Limit::No,
        _ => return None,
    };
    let rest = letters.as_str();
    CODES.iter().find(|(code, _)| *code == rest).map(|(_, game)| (*game, limit))
}
