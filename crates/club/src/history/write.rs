//! Hands written in the PHH format.

use std::fmt::Write;

use super::Record;
use super::amount::written;
use super::codes::variant_code;
use super::phh::RAKES;
use crate::chips::Chips;
use crate::hand::{Event, Hand, Post, Seat};
use crate::row::Row;
use crate::stakes::{AnteRule, Limit};

/// A hand that the engine has played as a file in the PHH format, with the names, the numbers of the seats and the
/// unit that the record has.
pub fn write_phh(record: &Record, hand: &Hand) -> String {
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
    let matched = match stakes.house.antes {
        AnteRule::Matched => true,
        AnteRule::Whole => false,
        AnteRule::ByKind => stakes.antes.windows(2).all(|pair| pair[0] == pair[1]),
    };
    line("ante_trimming_status", matched.to_string());
    line("antes", by_seat(stakes.antes.iter().map(number).collect()));
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
    line("starting_stacks", list(record.stacks.iter().map(number).collect()));
    let actions: Vec<String> = hand
        .events()
        .iter()
        .filter_map(|event| action_of(event, decimals))
        .map(|text| format!("'{text}'"))
        .collect();
    line("actions", list(actions));
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
    line("finishing_stacks", list(hand.stacks().iter().map(number).collect()));
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
    text
}

fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}

/// What an event is in the format; `None` for what follows by itself or has no place in it.
fn action_of(event: &Event, decimals: u8) -> Option<String> {
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
