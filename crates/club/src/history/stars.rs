//! The texts of PokerStars.

use super::amount::decimals_of;
use super::site::{Builder, Forced, Header, Line, Site, VERBS, action, limit_before};
use super::{ReadReason, Source, StepKind};
use crate::hand::Seat;
use crate::variant::Game;

/// How its texts are read.
pub(super) const SITE: Site = Site { source: Source::PokerStars, opening: "PokerStars ", header, line };

/// The games by the names of the first line; the longer names first.
const GAMES: [(&str, Game); 11] = [
    ("Omaha Hi/Lo", Game::OmahaHiLo),
    ("5 Card Omaha", Game::Omaha5),
    ("6 Card Omaha", Game::Omaha6),
    ("Omaha", Game::Omaha),
    ("Hold'em", Game::Holdem),
    ("7 Card Stud Hi/Lo", Game::StudHiLo),
    ("7 Card Stud", Game::Stud),
    ("Razz", Game::Razz),
    ("5 Card Draw", Game::Draw),
    ("Single Draw 2-7 Lowball", Game::SingleDraw27),
    ("Triple Draw 2-7 Lowball", Game::TripleDraw27),
];

/// Whether what stands before the name of a game leaves it what it is: the mix of games that it is played in, a private
/// club, or a tournament and its price. Another word makes another game of it: `Split Hold'em`, `6+ Hold'em`.
fn may_precede(words: &str) -> bool {
    let before = words.trim_end();
    if before.is_empty() || before.ends_with(['(', '}']) {
        return true;
    }
    let last = before.rsplit(' ').next().unwrap_or_default();
    let numeric = |sign: char| !sign.is_alphabetic();
    let price = last.chars().all(numeric) && last.ends_with(|sign: char| sign.is_ascii_digit());
    let unit = last.chars().all(|sign| sign.is_ascii_uppercase());
    before.starts_with("Tournament #") && words != before && (price || unit || last == "Freeroll")
}

fn header(title: &str) -> Result<Header, ReadReason> {
    let told = title.split_once(':').map_or(title, |(_, told)| told.trim());
    let ends = [" No Limit", " Pot Limit", " Limit"].into_iter().filter_map(|limit| told.find(limit));
    let (words, after) = told.split_at(ends.min().unwrap_or(told.len()));
    let is = |name: &str| words.strip_suffix(name).is_some_and(may_precede);
    let game = GAMES.iter().find(|(name, _)| is(name)).filter(|_| !after.is_empty());
    let Some(&(_, game)) = game else { return Err(ReadReason::Game(words.to_owned())) };
    let limit = limit_before(after.split_once("Limit").map_or("", |(before, _)| before));
    let stakes = told.split('(').skip(1).filter_map(|part| part.split_once(')')).find_map(|(part, _)| {
        let part = part.rsplit(", ").next().unwrap_or(part);
        let (small, big) = part.split_once('/')?;
        let big = big.split_whitespace().next()?;
        (small.ends_with(|sign: char| sign.is_ascii_digit())).then_some((small.trim(), big))
    });
    let (small, big) = stakes.ok_or(ReadReason::NoStakes)?;
    let money = !told.contains("Tournament #");
    let decimals = if money { 2 } else { decimals_of(small).max(decimals_of(big)) };
    let amount = |text| super::amount::amount(text, decimals);
    Ok(Header { game, limit, amounts: (amount(small)?, amount(big)?), decimals })
}

/// The words of what a player does, without the colon after his name; `None` where it is something else.
fn does(rest: &str) -> Option<&str> {
    let (colon, plain) = (rest.strip_prefix(": "), rest.strip_prefix(' '));
    let verb = |words: &&str| VERBS.contains(&words.split(' ').next().unwrap_or_default());
    colon.filter(verb).or(plain.filter(|words| words.starts_with(COLLECTED)))
}

const COLLECTED: &str = "collected ";

fn line(builder: &mut Builder, line: Line) -> Result<(), ReadReason> {
    let (number, text) = line;
    if builder.seating {
        if text.starts_with("Table ") && builder.button.is_none() {
            let button = text.rsplit_once("Seat #").and_then(|(_, rest)| rest.split_whitespace().next());
            builder.button = button.and_then(|place| place.parse().ok());
            return Ok(());
        }
        if let Some((place, name, stack, away)) = text.strip_prefix("Seat ").and_then(seat) {
            let stack = builder.chips(stack)?;
            return builder.seat(place, name, stack, away);
        }
    }
    // Players may be called like any other line.
    if let Some((seat, words)) = builder.player(text, |rest| does(rest).is_some()) {
        builder.seating = false;
        let words = does(words).unwrap_or_default();
        if let Some(amount) = words.strip_prefix(COLLECTED) {
            let amount = builder.chips(amount.split_whitespace().next().unwrap_or_default())?;
            builder.collected(number, seat, amount);
            return Ok(());
        }
        return action(builder, line, seat, words, posts);
    }
    if builder.player(text, |rest| rest.starts_with(" said, \"")).is_some() {
        return Ok(());
    }
    if let Some(street) = text.strip_prefix("*** ").filter(|street| street.ends_with([']', '*'])) {
        builder.seating = false;
        return heading(builder, line, street);
    }
    if ["Hand cancelled", "Hand canceled"].contains(&text.trim_end_matches('.')) {
        builder.cancel();
        return Ok(());
    }
    if let Some(rest) = text.strip_prefix("Dealt to ") {
        return builder.dealt(line, rest);
    }
    if let Some(rest) = text.strip_prefix("Uncalled bet (")
        && let Some((amount, name)) = rest.split_once(") returned to ")
    {
        return builder.returned(line, amount, name);
    }
    builder.deed(line, doer(text))
}

/// The name in a line on which somebody acts or wins; `None` where it is something else, such as what he says.
fn doer(text: &str) -> Option<&str> {
    if text.contains(" said, \"") {
        return None;
    }
    if let Some((name, won)) = text.rsplit_once(" collected ") {
        return (won.contains(" from ") && won.ends_with("pot")).then_some(name);
    }
    let (name, rest) = text.rsplit_once(": ")?;
    VERBS.contains(&rest.split(' ').next().unwrap_or_default()).then_some(name)
}

/// A line such as `*** TURN *** [2h 2d Qd] [5d]`.
fn heading(builder: &mut Builder, line: Line, street: &str) -> Result<(), ReadReason> {
    if street.contains("SHOW DOWN") {
        return Ok(());
    }
    let twice = street.starts_with("FIRST ") || street.starts_with("SECOND ");
    if twice && !street.contains("DRAW") && street.starts_with("FIRST ") && !builder.has_step(StepKind::Twice)
    {
        builder.step(line, StepKind::Twice);
    }
    builder.board(line, street, u8::from(street.starts_with("SECOND ")))
}

/// What follows `Seat `: `1: Name ($4 in chips)` is the place, the name, the stack, and whether the player sits out.
fn seat(rest: &str) -> Option<(u32, &str, &str, bool)> {
    let (place, rest) = rest.split_once(": ")?;
    let (rest, after) = rest.rsplit_once(" in chips")?;
    let (name, stack) = rest.rsplit_once(" (")?;
    let away = after.contains("sitting out") || after.contains("out of hand");
    Some((place.parse().ok()?, name, stack, away))
}

fn posts(builder: &mut Builder, seat: Seat, text: &str, all_in: bool) -> Result<(), ReadReason> {
    let text = text.trim_end_matches(" and is all-in");
    let amount = builder.chips(text.rsplit(' ').next().unwrap_or_default())?;
    if text.contains("small & big") {
        // The big one is a bet, the small one is not.
        let big = builder.header.blinds().1.min(amount);
        builder.post(seat, Forced::Late, big, all_in)?;
        builder.post(seat, Forced::Dead, amount.less(big), all_in)?;
    } else if text.contains("ante") {
        builder.post(seat, Forced::Ante, amount, all_in)?;
    } else if text.contains("small blind") {
        // Only the first one is the button's neighbour.
        let forced = if builder.has_posted(Forced::Small) { Forced::Dead } else { Forced::Small };
        builder.post(seat, forced, amount, all_in)?;
    } else if text.contains("big blind") {
        let forced = if builder.has_posted(Forced::Big) { Forced::Late } else { Forced::Big };
        builder.post(seat, forced, amount, all_in)?;
    } else {
        builder.post(seat, Forced::Late, amount, all_in)?;
    }
    Ok(())
}
