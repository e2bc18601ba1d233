//! What happens in a hand between players, in sentences.

use tuz_cards::Card;
use tuz_club::history::Record;
use tuz_club::{Event, Part, Post, Row, Seat};

use crate::paint::Paint;

/// Cards, `??` for those that are not known.
pub(super) fn cards(row: &Row, paint: Paint) -> String {
    let card = |card: &Option<Card>| card.map_or_else(|| "??".to_owned(), |card| paint.card(card));
    row.as_slice().iter().map(card).collect::<Vec<_>>().join(" ")
}

/// What is called the player on this seat: the name, where there is one.
pub(super) fn player(record: &Record, seat: Seat) -> String {
    match record.players.get(seat.index()) {
        Some(name) if !name.is_empty() => name.clone(),
        _ => format!("player {}", seat.number()),
    }
}

/// What happened.
pub(super) fn sentence(record: &Record, event: &Event, paint: Paint) -> String {
    let name = |seat: Seat| player(record, seat);
    let amount = |chips| record.written(chips);
    let pot = |pot: u8| if pot == 0 { "the main pot".to_owned() } else { format!("side pot {pot}") };
    match *event {
        Event::Posted { seat, post, amount: chips } => {
            let what = match post {
                Post::Ante => "an ante of",
                Post::Blind => "a blind of",
                Post::Late => "a late blind of",
                Post::Dead => "a dead blind of",
                Post::BringIn => "the bring-in of",
            };
            format!("{} puts up {what} {}", name(seat), amount(chips))
        }
        Event::Dealt { seat, cards: row, .. } => format!("{} is dealt {}", name(seat), cards(&row, paint)),
        Event::Board { run: 0, cards: row } => format!("the board gets {}", cards(&row, paint)),
        Event::Board { cards: row, .. } => format!("the second board gets {}", cards(&row, paint)),
        Event::Restocked => "the discards are shuffled back".to_owned(),
        Event::Folded(seat) => format!("{} folds", name(seat)),
        Event::Checked(seat) => format!("{} checks", name(seat)),
        Event::Called { seat, amount: chips } => format!("{} calls {}", name(seat), amount(chips)),
        Event::Raised { seat, to } => format!("{} bets or raises to {}", name(seat), amount(to)),
        Event::Threw { seat, cards: row } if row.is_empty() => format!("{} stands pat", name(seat)),
        Event::Threw { seat, cards: row } => format!("{} throws away {}", name(seat), cards(&row, paint)),
        Event::Returned { seat, amount: chips } => {
            format!("{} goes back to {}, as nobody called it", amount(chips), name(seat))
        }
        Event::Twice => "the rest of the board is dealt twice".to_owned(),
        Event::Named { seat, cards: row } => format!("{} held {}", name(seat), cards(&row, paint)),
        Event::Showed { seat, cards: row } => format!("{} shows {}", name(seat), cards(&row, paint)),
        Event::Mucked(seat) => format!("{} throws the hand away unseen", name(seat)),
        Event::Won { seat, pot: of, run, part, amount: chips } => {
            let part = match part {
                Part::Whole => "",
                Part::High => "the high half of ",
                Part::Low => "the low half of ",
            };
            let board = if run == 0 { "" } else { " on the second board" };
            format!("{} wins {} from {part}{}{board}", name(seat), amount(chips), pot(of))
        }
        Event::Raked { pot: of, amount: chips } => {
            format!("the house takes {} from {}", amount(chips), pot(of))
        }
    }
}
