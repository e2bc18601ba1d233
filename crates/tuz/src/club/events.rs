//! What happens in a hand between players, in sentences.

use tuz_cards::Card;
use tuz_club::history::Record;
use tuz_club::{Event, Part, Post, Row, Seat};
use tuz_house::counted;

use crate::fault::one_line;
use crate::paint::Paint;

/// Cards, `??` for those that are not known.
pub(super) fn cards(row: &Row, paint: Paint) -> String {
    let card = |card: &Option<Card>| card.map_or_else(|| "??".to_owned(), |card| paint.card(card));
    row.as_slice().iter().map(card).collect::<Vec<_>>().join(" ")
}

/// What is called the player on this seat: the name, where there is one.
pub(super) fn player(record: &Record, seat: Seat) -> String {
    match record.players.get(seat.index()) {
        Some(name) if !name.is_empty() => one_line(name).into_owned(),
        _ => format!("player {}", seat.number()),
    }
}

/// Tells the events of a hand one after the other.
pub(super) struct Teller<'r> {
    record: &'r Record,
    paint: Paint,
    /// Who is spoken to.
    you: Option<Seat>,
    /// Whether there is a bet that could be raised.
    bet: bool,
    /// Whether somebody has acted on this street.
    acted: bool,
}

impl<'r> Teller<'r> {
    /// Tells it to somebody who does not play.
    pub(super) fn new(record: &'r Record, paint: Paint) -> Self {
        Self { record, paint, you: None, bet: false, acted: false }
    }

    /// Tells it to the player on this seat.
    pub(super) fn to(self, you: Option<Seat>) -> Self {
        Self { you, ..self }
    }

    /// The player and what he does: the verb as it stands after a name, and after `You`.
    fn does(&self, seat: Seat, he: &str, you: &str) -> String {
        if self.you == Some(seat) {
            format!("You {you}")
        } else {
            format!("{} {he}", player(self.record, seat))
        }
    }

    /// Notes what the event changes, and whether it makes the first bet of a street.
    fn note(&mut self, event: &Event) -> bool {
        let had_bet = self.bet;
        match event {
            Event::Posted { post: Post::Ante | Post::Dead, .. } => {}
            Event::Posted { post, .. } => {
                self.bet = true;
                self.acted |= *post == Post::BringIn;
            }
            Event::Raised { .. } => {
                self.bet = true;
                self.acted = true;
            }
            Event::Folded(_) | Event::Checked(_) | Event::Called { .. } => self.acted = true,
            Event::Dealt { .. } | Event::Board { .. } | Event::Threw { .. } if self.acted => {
                self.bet = false;
                self.acted = false;
            }
            _ => {}
        }
        !had_bet
    }

    /// What happened; to be asked for each event of the hand, in order.
    pub(super) fn sentence(&mut self, event: &Event) -> String {
        let opens = self.note(event);
        let (record, paint) = (self.record, self.paint);
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
                format!("{} {what} {}", self.does(seat, "puts up", "put up"), amount(chips))
            }
            Event::Dealt { seat, cards: row, .. } => {
                format!("{} {}", self.does(seat, "is dealt", "are dealt"), cards(&row, paint))
            }
            Event::Board { run: 0, cards: row } => format!("the board gets {}", cards(&row, paint)),
            Event::Board { cards: row, .. } => format!("the second board gets {}", cards(&row, paint)),
            Event::Restocked => "the discards are shuffled back".to_owned(),
            Event::Folded(seat) => self.does(seat, "folds", "fold"),
            Event::Checked(seat) => self.does(seat, "checks", "check"),
            Event::Called { seat, amount: chips } => {
                format!("{} {}", self.does(seat, "calls", "call"), amount(chips))
            }
            Event::Raised { seat, to } if opens => {
                format!("{} {}", self.does(seat, "bets", "bet"), amount(to))
            }
            Event::Raised { seat, to } => {
                format!("{} {}", self.does(seat, "raises to", "raise to"), amount(to))
            }
            Event::Threw { seat, cards: row } if row.is_empty() => self.does(seat, "stands pat", "stand pat"),
            Event::Threw { seat, cards: row } => {
                let unseen = row.known().is_empty();
                let what = if unseen { counted(row.len(), "card") } else { cards(&row, paint) };
                format!("{} {what}", self.does(seat, "throws away", "throw away"))
            }
            Event::Returned { seat, amount: chips } => {
                let whom = if self.you == Some(seat) { "you".to_owned() } else { player(record, seat) };
                format!("{} goes back to {whom}, as nobody called it", amount(chips))
            }
            Event::Twice => "the rest of the board is dealt twice".to_owned(),
            Event::Named { seat, cards: row } => {
                format!("{} {}", self.does(seat, "held", "held"), cards(&row, paint))
            }
            Event::Showed { seat, cards: row } => {
                format!("{} {}", self.does(seat, "shows", "show"), cards(&row, paint))
            }
            Event::Mucked(seat) => {
                self.does(seat, "throws the hand away unseen", "throw the hand away unseen")
            }
            Event::Won { seat, pot: of, run, part, amount: chips } => {
                let part = match part {
                    Part::Whole => "",
                    Part::High => "the high half of ",
                    Part::Low => "the low half of ",
                };
                let board = if run == 0 { "" } else { " on the second board" };
                let wins = self.does(seat, "wins", "win");
                format!("{wins} {} from {part}{}{board}", amount(chips), pot(of))
            }
            Event::Raked { pot: of, amount: chips } => {
                format!("the house takes {} from {}", amount(chips), pot(of))
            }
        }
    }
}
