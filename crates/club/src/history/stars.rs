//! The texts of PokerStars.

use super::amount::decimals_of;
use super::cards::{brackets, row};
use super::site::{Builder, Forced, Header, Line};
use super::{ReadFault, ReadReason, Record, Source, StepKind};
use crate::hand::Seat;
use crate::row::Row;
use crate::stakes::Limit;
use crate::variant::Game;

/// How each hand begins.
pub(super) const OPENING: &str = "PokerStars ";

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

pub(super) fn read(lines: &[Line]) -> Result<Record, ReadFault> {
    let Some(&(first, title)) = lines.first() else { return Err(ReadReason::NoHistory.at(1)) };
    let header = header(title).map_err(|reason| reason.at(first))?;
    let id = title.split('#').nth(1).and_then(|text| text.split(':').next()).unwrap_or_default();
    let mut builder = Builder::new(Source::PokerStars, id.trim().to_owned(), header, first);
    let mut in_summary = false;
    for &(number, text) in &lines[1..] {
        if text.starts_with("*** SUMMARY") {
            in_summary = true;
        }
        let read = if in_summary {
            summary(&mut builder, (number, text))
        } else {
            line(&mut builder, (number, text))
        };
        read.map_err(|reason| reason.at(number))?;
    }
    builder.finish()
}

fn header(title: &str) -> Result<Header, ReadReason> {
    let hi_lo_of_five = title.contains("5 Card Omaha Hi/Lo") || title.contains("6 Card Omaha Hi/Lo");
    let game = GAMES.iter().find(|(name, _)| title.contains(name)).filter(|_| !hi_lo_of_five);
    let Some(&(_, game)) = game else {
        let name = title.split_once(':').map_or(title, |(_, name)| name.trim());
        return Err(ReadReason::Game(name.to_owned()));
    };
    let limit = if title.contains("No Limit") {
        Limit::No
    } else if title.contains("Pot Limit") {
        Limit::Pot
    } else {
        Limit::Fixed
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
    Ok(Header { game, limit, amounts: (amount(small)?, amount(big)?), decimals })
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
        let (seat, rest) = builder.player(rest).ok_or_else(|| ReadReason::Player(rest.to_owned()))?;
        let groups: Vec<&str> = brackets(rest).collect();
        return builder.dealt(line, seat, &groups);
    }
    if let Some(rest) = text.strip_prefix("Uncalled bet (")
        && let Some((amount, name)) = rest.split_once(") returned to ")
    {
        let (seat, _) = builder.player(name).ok_or_else(|| ReadReason::Player(name.to_owned()))?;
        let amount = builder.chips(amount)?;
        builder.step(line, StepKind::Returned(seat, amount));
        return Ok(());
    }
    let Some((seat, rest)) = builder.player(text) else { return Ok(()) };
    if let Some(amount) = rest.strip_prefix("collected ") {
        let amount = builder.chips(amount.split_whitespace().next().unwrap_or_default())?;
        builder.collected(number, seat, amount);
        return Ok(());
    }
    action(builder, line, seat, rest)
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

fn action(builder: &mut Builder, line: Line, seat: Seat, text: &str) -> Result<(), ReadReason> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let all_in = text.ends_with("all-in");
    let word = |at: usize| words.get(at).copied().unwrap_or_default();
    let kind = match word(0) {
        "posts" => return posts(builder, seat, text, all_in),
        "brings" => {
            let amount = builder.chips(word(3))?;
            builder.post(seat, Forced::BringIn, amount, all_in);
            StepKind::BringIn(seat)
        }
        "folds" => StepKind::Fold(seat),
        "checks" => StepKind::Check(seat),
        "calls" => StepKind::Call(seat, builder.chips(word(1))?),
        "bets" => StepKind::Raise(seat, builder.chips(word(1))?),
        "raises" | "completes" => {
            let to = words.iter().position(|word| *word == "to").map_or("", |at| word(at + 1));
            StepKind::Raise(seat, builder.chips(to)?)
        }
        "stands" => StepKind::Throw(seat, Row::EMPTY),
        "discards" => {
            let count = word(1).parse().map_err(|_| ReadReason::Action(text.to_owned()))?;
            let cards = brackets(text).next().map_or(Ok(Row::unknown(count)), row)?;
            StepKind::Throw(seat, cards)
        }
        "shows" => match brackets(text).next() {
            Some(cards) => StepKind::Show(seat, row(cards)?),
            None => return Ok(()),
        },
        "mucks" => StepKind::Muck(seat, Row::EMPTY),
        // Somebody leaves, comes back, takes long, talks.
        _ => return Ok(()),
    };
    builder.step(line, kind);
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

fn summary(builder: &mut Builder, line: Line) -> Result<(), ReadReason> {
    let (_, text) = line;
    if text.starts_with("Total pot") {
        return builder.totals(line);
    }
    builder.summary(text)
}
