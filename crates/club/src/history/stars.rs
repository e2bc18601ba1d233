//! The texts of PokerStars.

use super::amount::decimals_of;
use super::cards::{brackets, row};
use super::site::{Builder, Forced, Header, Line, Site, action, limit};
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

fn header(title: &str) -> Result<Header, ReadReason> {
    let hi_lo_of_five = title.contains("5 Card Omaha Hi/Lo") || title.contains("6 Card Omaha Hi/Lo");
    let game = GAMES.iter().find(|(name, _)| title.contains(name)).filter(|_| !hi_lo_of_five);
    let Some(&(_, game)) = game else {
        let name = title.split_once(':').map_or(title, |(_, name)| name.trim());
        return Err(ReadReason::Game(name.to_owned()));
    };
    let stakes = title.split('(').skip(1).filter_map(|part| part.split_once(')')).find_map(|(part, _)| {
        let part = part.rsplit(", ").next().unwrap_or(part);
        let (small, big) = part.split_once('/')?;
        let big = big.split_whitespace().next()?;
        (small.ends_with(|sign: char| sign.is_ascii_digit())).then_some((small.trim(), big))
    });
    let (small, big) = stakes.ok_or(ReadReason::NoStakes)?;
    let money = !title.contains("Tournament #");
    let decimals = if money { 2 } else { decimals_of(small).max(decimals_of(big)) };
    let amount = |text| super::amount::amount(text, decimals);
    Ok(Header { game, limit: limit(title), amounts: (amount(small)?, amount(big)?), decimals })
}

fn line(builder: &mut Builder, line: Line) -> Result<(), ReadReason> {
    let (number, text) = line;
    if let Some(street) = text.strip_prefix("*** ") {
        return heading(builder, line, street);
    }
    if text.starts_with("Table ") {
        let button = text.split("Seat #").nth(1).and_then(|rest| rest.split_whitespace().next());
        builder.button = button.and_then(|place| place.parse().ok());
        return Ok(());
    }
    if let Some(rest) = text.strip_prefix("Seat ") {
        return seat(builder, rest);
    }
    if text.starts_with("Hand cancelled") || text.starts_with("Hand canceled") {
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
    let Some((seat, rest)) = builder.player(text) else { return Ok(()) };
    if let Some(amount) = rest.strip_prefix("collected ") {
        let amount = builder.chips(amount.split_whitespace().next().unwrap_or_default())?;
        builder.collected(number, seat, amount);
        return Ok(());
    }
    action(builder, line, seat, rest, posts)
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
    if let Some(cards) = brackets(street).last() {
        let cards = row(cards)?;
        builder.step(line, StepKind::Board(cards));
    }
    Ok(())
}

/// What follows `Seat `: `1: Name ($4 in chips)`.
fn seat(builder: &mut Builder, rest: &str) -> Result<(), ReadReason> {
    let seat = rest.split_once(": ").and_then(|(place, rest)| {
        let (rest, after) = rest.split_once(" in chips")?;
        let (name, stack) = rest.rsplit_once(" (")?;
        Some((
            place.parse().ok()?,
            name,
            stack,
            after.contains("sitting out") || after.contains("out of hand"),
        ))
    });
    let Some((place, name, stack, away)) = seat else { return Ok(()) };
    let stack = builder.chips(stack)?;
    builder.seat(place, name, stack, away);
    Ok(())
}

fn posts(builder: &mut Builder, seat: Seat, text: &str, all_in: bool) -> Result<(), ReadReason> {
    let text = text.trim_end_matches(" and is all-in");
    let amount = builder.chips(text.rsplit(' ').next().unwrap_or_default())?;
    if text.contains("small & big") {
        // The big one is a bet, the small one is not.
        let big = builder.header.blinds().1.min(amount);
        builder.post(seat, Forced::Late, big, all_in);
        builder.post(seat, Forced::Dead, amount.less(big), all_in);
    } else if text.contains("ante") {
        builder.post(seat, Forced::Ante, amount, all_in);
    } else if text.contains("small blind") {
        // Only the first one is the button's neighbour.
        let forced = if builder.has_posted(Forced::Small) { Forced::Dead } else { Forced::Small };
        builder.post(seat, forced, amount, all_in);
    } else if text.contains("big blind") {
        let forced = if builder.has_posted(Forced::Big) { Forced::Late } else { Forced::Big };
        builder.post(seat, forced, amount, all_in);
    } else {
        builder.post(seat, Forced::Late, amount, all_in);
    }
    Ok(())
}
