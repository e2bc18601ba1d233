//! Hands written in the PHH format.

use std::fmt::Write;

use super::Record;
use super::amount::written;
use super::codes::variant_code;
use super::phh::{RAKES, UNKNOWN, UNPAID};
use crate::chips::Chips;
use crate::hand::{Event, Hand, Post, Seat};
use crate::row::Row;
use crate::stakes::{AnteOrder, HouseRules, Limit, Stakes};

/// Why a hand cannot be written in the PHH format so that it is read as the same hand.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{} cannot be written as PHH: {reason}", named(id, *line))]
pub struct WriteFault {
    /// The hand's number or name; empty where it has none.
    pub id: String,
    /// The line on which it begins where it was read.
    pub line: usize,
    /// What cannot be written.
    pub reason: WriteReason,
}

/// What the PHH format has no word for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WriteReason {
    /// The rest of the board is dealt twice.
    #[error("the format has no word for a board that is dealt twice")]
    Twice,
    /// The hand was cancelled.
    #[error("the format has no word for a hand that is cancelled")]
    Cancelled,
    /// A player puts up a blind and a newcomer's blind.
    #[error("the format has room for one blind of seat `{}`, who puts up two", .0.number())]
    TwoBlinds(Seat),
    /// A player cannot pay all forced bets, and their order is another one than readers take.
    #[error("the format does not tell which forced bet seat `{}` pays first, who cannot pay them all", .0.number())]
    Order(Seat),
    /// A player cannot pay an ante that is matched, beside a dead blind, which is not.
    #[error("the format has no word for a dead blind beside an ante that seat `{}` cannot pay", .0.number())]
    ShortAnte(Seat),
    /// The house has rules of its own.
    #[error("the format has no word for the rules of the house")]
    House,
}

fn named(id: &str, line: usize) -> String {
    if id.is_empty() { format!("the hand on line `{line}`") } else { format!("hand `{id}`") }
}

/// The antes as they are written: a dead blind is an ante that one player puts up.
fn antes(stakes: &Stakes) -> Stakes {
    let antes = stakes.antes.iter().zip(&stakes.dead).map(|(&ante, &dead)| ante + dead).collect();
    let house = HouseRules { ante_order: AnteOrder::ByKind, ..stakes.house };
    Stakes { antes, house, ..stakes.clone() }
}

/// What of the hand the format has no word for; `None` where it can be written.
fn refusal(record: &Record, hand: &Hand) -> Option<WriteReason> {
    let stakes = record.setup.stakes();
    if hand.runs() > 1 {
        return Some(WriteReason::Twice);
    }
    if record.told.cancelled {
        return Some(WriteReason::Cancelled);
    }
    let plain = HouseRules::default();
    let rest = HouseRules { antes: plain.antes, ante_order: plain.ante_order, ..stakes.house };
    if rest != plain {
        return Some(WriteReason::House);
    }
    let written_last = antes(stakes).antes_last();
    (0..record.stacks.len()).find_map(|at| {
        let seat = Seat(at as u8);
        let (ante, dead) = (stakes.antes[at], stakes.dead[at]);
        let (blind, post) = (stakes.blinds[at], stakes.posts[at]);
        if !blind.is_zero() && !post.is_zero() {
            return Some(WriteReason::TwoBlinds(seat));
        }
        let another_order = written_last && !dead.is_zero() || written_last != stakes.antes_last();
        let both = !(ante + dead).is_zero() && !(blind + post).is_zero();
        if another_order && both && record.stacks[at] < ante + dead + blind + post {
            return Some(WriteReason::Order(seat));
        }
        let matched = stakes.antes_matched() && stakes.dead.iter().any(|dead| !dead.is_zero());
        (matched && record.stacks[at] < ante + dead).then_some(WriteReason::ShortAnte(seat))
    })
}

/// A hand that the engine has played as a file in the PHH format, with the names, the numbers of the seats and the
/// unit that the record has. What is written is read as a hand that agrees.
///
/// # Errors
/// What the format has no word for.
pub fn write_phh(record: &Record, hand: &Hand) -> Result<String, WriteFault> {
    match refusal(record, hand) {
        Some(reason) => Err(WriteFault { id: record.id.clone(), line: record.line, reason }),
        None => Ok(written_hand(record, hand)),
    }
}

fn written_hand(record: &Record, hand: &Hand) -> String {
    let stakes = record.setup.stakes();
    let decimals = record.decimals;
    let number = |chips: &Chips| written(*chips, decimals);
    let list = |amounts: Vec<String>| format!("[{}]", amounts.join(", "));
    let by_seat = |mut amounts: Vec<String>| {
        if amounts.len() == 2 {
            amounts.reverse();
        }
        list(amounts)
    };
    let mut text = String::new();
    let mut line = |key: &str, value: String| {
        // Writing to a string does not fail.
        let _ = writeln!(text, "{key} = {value}");
    };
    line("variant", format!("'{}'", variant_code(record.game, stakes.limit)));
    let dead = stakes.dead.iter().any(|dead| !dead.is_zero());
    line("ante_trimming_status", (stakes.antes_matched() && !dead).to_string());
    line("antes", by_seat(antes(stakes).antes.iter().map(number).collect()));
    if record.game.variant().has_blinds() {
        let blind = |(blind, late): (&Chips, &Chips)| {
            if late.is_zero() { number(blind) } else { format!("-{}", number(late)) }
        };
        line("blinds_or_straddles", by_seat(stakes.blinds.iter().zip(&stakes.posts).map(blind).collect()));
    } else {
        line("bring_in", number(&stakes.bring_in));
    }
    if stakes.limit == Limit::Fixed {
        line("small_bet", number(&stakes.small_bet));
        line("big_bet", number(&stakes.big_bet));
    } else {
        line("min_bet", number(&stakes.small_bet));
    }
    let stack = |chips: &Chips| if *chips == UNKNOWN { "inf".to_owned() } else { number(chips) };
    line("starting_stacks", list(record.stacks.iter().map(stack).collect()));
    let actions = hand.events().iter().filter_map(|event| action_of(event, hand, decimals));
    line("actions", list(actions.map(|text| format!("'{text}'")).collect()));
    if !record.id.is_empty() {
        let digits = record.id.len() < 18 && record.id.bytes().all(|digit| digit.is_ascii_digit());
        // A number has no zeros in front.
        let whole = digits && (record.id == "0" || !record.id.starts_with('0'));
        line("hand", if whole { record.id.clone() } else { quoted(&record.id) });
    }
    if !record.places.is_empty() {
        line("seats", list(record.places.iter().map(ToString::to_string).collect()));
    }
    if record.players.iter().any(|name| !name.is_empty()) {
        line("players", list(record.players.iter().map(|name| quoted(name)).collect()));
    }
    if !record.stacks.contains(&UNKNOWN) {
        line("finishing_stacks", list(hand.stacks().iter().map(number).collect()));
    }
    let mut rakes = Vec::new();
    for event in hand.events() {
        if let Event::Raked { pot, amount } = *event {
            rakes.resize(rakes.len().max(usize::from(pot) + 1), Chips::ZERO);
            rakes[usize::from(pot)] += amount;
        }
    }
    if !rakes.is_empty() {
        line(RAKES, list(rakes.iter().map(number).collect()));
    }
    if stakes.limit == Limit::Pot && !stakes.unpaid.is_zero() {
        line(UNPAID, number(&stakes.unpaid));
    }
    text
}

fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}

/// What an event is in the format; `None` for what follows by itself or has no place in it.
fn action_of(event: &Event, hand: &Hand, decimals: u8) -> Option<String> {
    let cards = |row: &Row| row.to_string().replace(' ', "");
    let player = |seat: &Seat| format!("p{}", seat.number());
    Some(match event {
        Event::Dealt { seat, cards: row, .. } => format!("d dh {} {}", player(seat), cards(row)),
        Event::Board { cards: row, .. } => format!("d db {}", cards(row)),
        Event::Folded(seat) => format!("{} f", player(seat)),
        Event::Checked(seat) | Event::Called { seat, .. } => format!("{} cc", player(seat)),
        Event::Posted { seat, post: Post::BringIn, .. } => format!("{} pb", player(seat)),
        Event::Raised { seat, to } => format!("{} cbr {}", player(seat), written(*to, decimals)),
        Event::Threw { seat, cards: row } if row.is_empty() => format!("{} sd", player(seat)),
        Event::Threw { seat, cards: row } => format!("{} sd {}", player(seat), cards(row)),
        Event::Showed { seat, cards: row } => format!("{} sm {}", player(seat), cards(row)),
        // Who shows though nobody asks.
        Event::Named { seat, cards: row } if hand.is_in(*seat) && !comes_to_the_showdown(hand, *seat) => {
            format!("{} sm {}", player(seat), cards(row))
        }
        Event::Mucked(seat) => format!("{} sm", player(seat)),
        Event::Posted { .. }
        | Event::Restocked
        | Event::Returned { .. }
        | Event::Twice
        | Event::Named { .. }
        | Event::Won { .. }
        | Event::Raked { .. } => return None,
    })
}

/// Whether the player shows or throws the hand away in the end.
fn comes_to_the_showdown(hand: &Hand, seat: Seat) -> bool {
    hand.events().iter().any(|event| match event {
        Event::Showed { seat: other, .. } | Event::Mucked(other) => *other == seat,
        _ => false,
    })
}
