//! The texts of Full Tilt.

use super::amount::decimals_of;
use super::cards::{brackets, row};
use super::site::{Builder, Forced, Header, Line};
use super::{ReadFault, ReadReason, Record, Source, StepKind};
use crate::hand::Seat;
use crate::row::Row;
use crate::stakes::Limit;
use crate::variant::Game;

/// How each hand begins.
pub(super) const OPENING: &str = "Full Tilt Poker ";

/// The games by the names of the first line; the longer names first.
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

pub(super) fn read(lines: &[Line]) -> Result<Record, ReadFault> {
    let Some(&(first, title)) = lines.first() else { return Err(ReadReason::NoHistory.at(1)) };
    let header = header(title).map_err(|reason| reason.at(first))?;
    let id = title.split('#').nth(1).and_then(|text| text.split(':').next()).unwrap_or_default();
    let mut builder = Builder::new(Source::FullTilt, id.trim().to_owned(), header, first);
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

/// The first line has parts between dashes: the table, the stakes, the game, the time.
fn header(title: &str) -> Result<Header, ReadReason> {
    let game = GAMES.iter().find(|(name, _)| title.contains(name)).filter(|_| {
        // Five and six cards have no name here.
        !title.contains("Card Omaha")
    });
    let Some(&(_, game)) = game else {
        let name = title.split(" - ").nth(2).unwrap_or(title);
        return Err(ReadReason::Game(name.to_owned()));
    };
    let limit = if title.contains("No Limit") {
        Limit::No
    } else if title.contains("Pot Limit") {
        Limit::Pot
    } else {
        Limit::Fixed
    };
    let stakes = title.split(" - ").find_map(|part| {
        let (small, big) = part.trim().split_once('/')?;
        let big = big.split_whitespace().next()?;
        let number = |text: &str| text.ends_with(|sign: char| sign.is_ascii_digit());
        let short = |text: &str| !text.contains(' ');
        (number(small) && number(big) && short(small)).then_some((small, big))
    });
    let (small, big) = stakes.ok_or(ReadReason::NoStakes)?;
    let money = small.starts_with(|sign: char| !sign.is_ascii_digit());
    let decimals = if money { 2 } else { decimals_of(small).max(decimals_of(big)) };
    let amount = |text| super::amount::amount(text, decimals);
    Ok(Header { game, limit, amounts: (amount(small)?, amount(big)?), decimals })
}

fn line(builder: &mut Builder, line: Line) -> Result<(), ReadReason> {
    let (number, text) = line;
    if let Some(street) = text.strip_prefix("*** ") {
        if street.starts_with("SHOW DOWN") {
            return Ok(());
        }
        if let Some(cards) = brackets(street).last() {
            let cards = row(cards)?;
            builder.step(line, StepKind::Board(cards));
        }
        return Ok(());
    }
    if let Some(rest) = text.strip_prefix("Seat ") {
        return seat(builder, rest);
    }
    if let Some(place) = text.strip_prefix("The button is in seat #") {
        builder.button = place.trim().parse().ok();
        return Ok(());
    }
    if text.starts_with("Hand #") && (text.contains("canceled") || text.contains("cancelled")) {
        builder.cancel();
        return Ok(());
    }
    if let Some(rest) = text.strip_prefix("Dealt to ") {
        let (seat, rest) = builder.player(rest).ok_or_else(|| ReadReason::Player(rest.to_owned()))?;
        let groups: Vec<&str> = brackets(rest).collect();
        return builder.dealt(line, seat, &groups);
    }
    if let Some(rest) = text.strip_prefix("Uncalled bet of ")
        && let Some((amount, name)) = rest.split_once(" returned to ")
    {
        let (seat, _) = builder.player(name).ok_or_else(|| ReadReason::Player(name.to_owned()))?;
        let amount = builder.chips(amount)?;
        builder.step(line, StepKind::Returned(seat, amount));
        return Ok(());
    }
    let Some((seat, rest)) = builder.player(text) else { return Ok(()) };
    if rest.starts_with("wins ") || rest.starts_with("ties ") {
        let amount = rest.split('(').nth(1).and_then(|rest| rest.split(')').next());
        let amount = builder.chips(amount.unwrap_or_default())?;
        builder.collected(number, seat, amount);
        return Ok(());
    }
    action(builder, line, seat, rest)
}

/// What follows `Seat `: `1: Name ($4)`.
fn seat(builder: &mut Builder, rest: &str) -> Result<(), ReadReason> {
    let seat = rest.split_once(": ").and_then(|(place, rest)| {
        let (name, rest) = rest.rsplit_once(" (")?;
        let (stack, after) = rest.split_once(')')?;
        Some((place.parse().ok()?, name, stack, after.contains("sitting out")))
    });
    let Some((place, name, stack, away)) = seat else { return Ok(()) };
    let stack = builder.chips(stack)?;
    builder.seat(place, name, stack, away);
    Ok(())
}

fn action(builder: &mut Builder, line: Line, seat: Seat, text: &str) -> Result<(), ReadReason> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let all_in = text.ends_with("all in");
    let word = |at: usize| words.get(at).copied().unwrap_or_default();
    let after_to = || words.iter().position(|word| *word == "to").map_or("", |at| word(at + 1));
    let kind = match word(0) {
        "antes" => {
            let amount = builder.chips(word(1))?;
            builder.post(seat, Forced::Ante, amount, all_in);
            return Ok(());
        }
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
        "raises" | "completes" => StepKind::Raise(seat, builder.chips(after_to())?),
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
    builder.post(seat, forced, amount, all_in);
    Ok(())
}

fn summary(builder: &mut Builder, line: Line) -> Result<(), ReadReason> {
    let (_, text) = line;
    if text.starts_with("Total pot") {
        return builder.totals(line);
    }
    builder.summary(text)
}
