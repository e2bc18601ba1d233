//! What happens in a hand between players, in sentences.

use tuz_cards::Card;
use tuz_club::history::Record;
use tuz_club::{Chips, Event, Part, Post, Row, Seat};
use tuz_i18n::{Args as Words, Text};

use crate::fault::one_line;
use crate::paint::Paint;

/// Cards, `??` for those that are not known.
fn cards(row: &Row, paint: Paint, text: &Text) -> String {
    let card =
        |card: &Option<Card>| card.map_or_else(|| "??".to_owned(), |card| paint.in_text(&text.card(card)));
    row.as_slice().iter().map(card).collect::<Vec<_>>().join(" ")
}

/// What is called the player on this seat: the name, where there is one.
pub(super) fn player(record: &Record, seat: Seat, text: &Text) -> String {
    match record.players.get(seat.index()) {
        Some(name) if !name.is_empty() => one_line(name).into_owned(),
        _ => text.say("club-player", &Words::new().with("player", seat.index())),
    }
}

/// An amount in the unit of the history.
pub(super) fn amount(record: &Record, chips: Chips, text: &Text) -> String {
    text.figure(&record.written(chips))
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

    /// Who does something: `$who` is `you` for the one who is spoken to, and `$name` what he is called.
    fn who(&self, seat: Seat, text: &Text) -> Words {
        let who = if self.you == Some(seat) { "you" } else { "player" };
        Words::new().with("who", who).with("name", player(self.record, seat, text))
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
    pub(super) fn sentence(&mut self, event: &Event, text: &Text) -> String {
        let opens = self.note(event);
        let does = |id: &str, seat: Seat| text.say(id, &self.who(seat, text));
        let with =
            |id: &str, seat: Seat, what: String| text.say(id, &self.who(seat, text).with("text", what));
        let said = |id: &str, what: String| text.say(id, &Words::new().with("text", what));
        let amount = |chips| amount(self.record, chips, text);
        let cards = |row: &Row| cards(row, self.paint, text);
        let pot = |pot: u8| match pot {
            0 => text.say("club-pot-main", &Words::new()),
            _ => text.say("club-pot-side", &Words::new().with("count", pot)),
        };
        match *event {
            Event::Posted { seat, post, amount: chips } => {
                let id = match post {
                    Post::Ante => "club-posts-ante",
                    Post::Blind => "club-posts-blind",
                    Post::Late => "club-posts-late",
                    Post::Dead => "club-posts-dead",
                    Post::BringIn => "club-posts-bring-in",
                };
                with(id, seat, amount(chips))
            }
            Event::Dealt { seat, cards: row, .. } => with("club-dealt", seat, cards(&row)),
            Event::Board { run: 0, cards: row } => said("club-board", cards(&row)),
            Event::Board { cards: row, .. } => said("club-board-second", cards(&row)),
            Event::Restocked => text.say("club-restocked", &Words::new()),
            Event::Folded(seat) => does("club-folds", seat),
            Event::Checked(seat) => does("club-checks", seat),
            Event::Called { seat, amount: chips } => with("club-calls", seat, amount(chips)),
            Event::Raised { seat, to } if opens => with("club-bets", seat, amount(to)),
            Event::Raised { seat, to } => with("club-raises", seat, amount(to)),
            Event::Threw { seat, cards: row } if row.is_empty() => does("club-stands-pat", seat),
            Event::Threw { seat, cards: row } if row.known().is_empty() => {
                text.say("club-throws-unseen", &self.who(seat, text).with("count", row.len()))
            }
            Event::Threw { seat, cards: row } => with("club-throws", seat, cards(&row)),
            Event::Returned { seat, amount: chips } => with("club-returned", seat, amount(chips)),
            Event::Twice => text.say("club-twice", &Words::new()),
            Event::Named { seat, cards: row } => with("club-held", seat, cards(&row)),
            Event::Showed { seat, cards: row } => with("club-shows", seat, cards(&row)),
            Event::Mucked(seat) => does("club-mucks", seat),
            Event::Won { seat, pot: of, run, part, amount: chips } => {
                let part = match part {
                    Part::Whole => "whole",
                    Part::High => "high",
                    Part::Low => "low",
                };
                let words = self.who(seat, text).with("text", amount(chips)).with("list", pot(of));
                let words = words.with("part", part).with("board", if run == 0 { "first" } else { "second" });
                text.say("club-wins", &words)
            }
            Event::Raked { pot: of, amount: chips } => {
                let words = Words::new().with("text", amount(chips)).with("list", pot(of));
                text.say("club-raked", &words)
            }
        }
    }
}
