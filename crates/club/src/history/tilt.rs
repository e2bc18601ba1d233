//! The texts of Full Tilt.

use super::amount::decimals_of;
use super::site::{Builder, Forced, Header, Line, Site, VERBS, action, limit_before};
use super::{ReadReason, Source};
use crate::hand::Seat;
use crate::variant::Game;

/// How its texts are read.
pub(super) const SITE: Site = Site { source: Source::FullTilt, opening: "Full Tilt Poker ", header, line };

/// The games by the names of the first line.
const GAMES: [(&str, Game); 9] = [
    ("Omaha H/L", Game::OmahaHiLo),
    ("Omaha Hi", Game::Omaha),
    ("Hold'em", Game::Holdem),
    ("Stud H/L", Game::StudHiLo),
    ("Stud Hi", Game::Stud),
    ("Razz", Game::Razz),
    ("5 Card Draw", Game::Draw),
    ("2-7 Single Draw", Game::SingleDraw27),
    ("2-7 Triple Draw", Game::TripleDraw27),
];

/// The first line has parts between dashes: the table, the stakes, the game, the time.
fn header(title: &str) -> Result<Header, ReadReason> {
    let parts: Vec<&str> = title.split(" - ").map(str::trim).collect();
    let game = parts.iter().enumerate().rev().find_map(|(at, part)| Some((at, part.rsplit_once("Limit ")?)));
    let Some((at, (limit, name))) = game else { return Err(ReadReason::Game(title.to_owned())) };
    let Some(&(_, game)) = GAMES.iter().find(|(other, _)| *other == name) else {
        return Err(ReadReason::Game(name.to_owned()));
    };
    let stakes = parts[..at].iter().rev().find_map(|part| {
        let (small, big) = part.split_once('/')?;
        let big = big.split_whitespace().next()?;
        let number = |text: &str| text.ends_with(|sign: char| sign.is_ascii_digit());
        let short = |text: &str| !text.contains(' ');
        (number(small) && number(big) && short(small)).then_some((small, big))
    });
    let (small, big) = stakes.ok_or(ReadReason::NoStakes)?;
    let money = small.starts_with(|sign: char| !sign.is_ascii_digit());
    let decimals = if money { 2 } else { decimals_of(small).max(decimals_of(big)) };
    let amount = |text| super::amount::amount(text, decimals);
    Ok(Header { game, limit: limit_before(limit), amounts: (amount(small)?, amount(big)?), decimals })
}

/// The words of what a player does, after the blank; `None` where it is something else, such as what he says, which
/// follows a colon.
fn does(rest: &str) -> Option<&str> {
    let words = rest.strip_prefix(' ')?;
    let verb = words.split(' ').next().unwrap_or_default();
    (VERBS.contains(&verb) || RESULTS.contains(&verb)).then_some(words)
}

const RESULTS: [&str; 2] = ["wins", "ties"];

fn line(builder: &mut Builder, line: Line) -> Result<(), ReadReason> {
    let (number, text) = line;
    if builder.seating
        && let Some((place, name, stack, away)) = text.strip_prefix("Seat ").and_then(seat)
    {
        let stack = builder.chips(stack)?;
        return builder.seat(place, name, stack, away);
    }
    // Players may be called like any other line.
    if let Some((seat, words)) = builder.player(text, |rest| does(rest).is_some()) {
        builder.seating = false;
        let words = does(words).unwrap_or_default();
        if RESULTS.iter().any(|result| words.starts_with(result)) {
            let amount = words.split('(').nth(1).and_then(|rest| rest.split(')').next());
            let amount = builder.chips(amount.unwrap_or_default())?;
            builder.collected(number, seat, amount);
            return Ok(());
        }
        return action(builder, line, seat, words, posts);
    }
    if builder.player(text, |rest| rest.starts_with(": ")).is_some() {
        return Ok(());
    }
    if let Some(street) = text.strip_prefix("*** ") {
        builder.seating = false;
        if street.starts_with("SHOW DOWN") {
            return Ok(());
        }
        return builder.board(line, street, 0);
    }
    if let Some(place) = text.strip_prefix("The button is in seat #")
        && let Ok(place) = place.parse()
    {
        builder.button = Some(place);
        return Ok(());
    }
    let ended = text.trim_end_matches('.');
    if text.starts_with("Hand #") && (ended.ends_with(" canceled") || ended.ends_with(" cancelled")) {
        builder.cancel();
        return Ok(());
    }
    if let Some(rest) = text.strip_prefix("Dealt to ") {
        return builder.dealt(line, rest);
    }
    if let Some(rest) = text.strip_prefix("Uncalled bet of ")
        && let Some((amount, name)) = rest.split_once(" returned to ")
    {
        return builder.returned(line, amount, name);
    }
    // What somebody says follows a colon.
    let winner = [" wins the ", " ties for the "].into_iter().find_map(|does| text.split_once(does));
    let winner = winner.filter(|(name, won)| !name.contains(": ") && won.contains("pot ("));
    builder.deed(line, winner.map(|(name, _)| name))
}

/// What follows `Seat `: `1: Name ($4)` is the place, the name, the stack, and whether the player sits out.
fn seat(rest: &str) -> Option<(u32, &str, &str, bool)> {
    let (place, rest) = rest.split_once(": ")?;
    let (name, rest) = rest.rsplit_once(" (")?;
    let (stack, after) = rest.split_once(')')?;
    Some((place.parse().ok()?, name, stack, after.contains("sitting out")))
}

fn posts(builder: &mut Builder, seat: Seat, text: &str, all_in: bool) -> Result<(), ReadReason> {
    let amount = text.split_whitespace().find(|word| word.contains(|sign: char| sign.is_ascii_digit()));
    let amount = builder.chips(amount.unwrap_or_default())?;
    let forced = if text.contains("dead") {
        Forced::Dead
    } else if text.contains("ante") {
        Forced::Ante
    } else if text.contains("small blind") {
        Forced::Small
    } else if text.contains("big blind") && !builder.has_posted(Forced::Big) {
        Forced::Big
    } else {
        Forced::Late
    };
    builder.post(seat, forced, amount, all_in)?;
    Ok(())
}
