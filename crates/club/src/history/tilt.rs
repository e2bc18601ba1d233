//! The texts of Full Tilt.

use super::amount::decimals_of;
use super::cards::{brackets, row};
use super::site::{Builder, Forced, Header, Line, Site, action, limit};
use super::{ReadReason, Source, StepKind};
use crate::hand::Seat;
use crate::variant::Game;

/// How its texts are read.
pub(super) const SITE: Site = Site { source: Source::FullTilt, opening: "Full Tilt Poker ", header, line };

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
    Ok(Header { game, limit: limit(title), amounts: (amount(small)?, amount(big)?), decimals })
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
        return builder.dealt(line, rest);
    }
    if let Some(rest) = text.strip_prefix("Uncalled bet of ")
        && let Some((amount, name)) = rest.split_once(" returned to ")
    {
        return builder.returned(line, amount, name);
    }
    let Some((seat, rest)) = builder.player(text) else { return Ok(()) };
    // What a player says follows a colon, what he does follows none.
    if text[..text.len() - rest.len()].trim_end().ends_with(':') {
        return Ok(());
    }
    if rest.starts_with("wins ") || rest.starts_with("ties ") {
        let amount = rest.split('(').nth(1).and_then(|rest| rest.split(')').next());
        let amount = builder.chips(amount.unwrap_or_default())?;
        builder.collected(number, seat, amount);
        return Ok(());
    }
    action(builder, line, seat, rest, posts)
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
