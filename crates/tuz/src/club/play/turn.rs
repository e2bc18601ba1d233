//! A decision of the person: what may be done, and what is typed.

use tuz_cards::Card;
use tuz_club::table::TableHand;
use tuz_club::{Action, Legal, Seat, View, Viewer};
use tuz_house::counted;
use tuz_i18n::Args as Words;

use super::session::Session;
use super::words::{Said, Scene};
use crate::console::Stop;
use crate::fault::harmless;
use crate::paint::wrapped;
use crate::table::{Side, Table};

impl Session<'_> {
    fn say(&mut self, id: &str) -> Result<(), Stop> {
        let text = self.console.io.text.say(id, &Words::new());
        self.line(&text)
    }

    /// Asks for one decision until it is accepted.
    pub(super) fn turn(&mut self, played: &TableHand, seat: Seat) -> Result<Action, Stop> {
        let hand = &played.hand;
        let view = hand.view(Viewer::Player(seat));
        let own = &view.seats[seat.index()];
        let cards: Vec<Card> = own.cards.as_slice().iter().flatten().copied().collect();
        let all = own.stack + own.bet;
        let scene = Scene { legal: &view.legal, hand: &cards, all };
        self.show(played, &view, seat)?;
        self.options(&view)?;
        let question = self.console.io.text.say("play-decision", &Words::new()) + " ";
        loop {
            let line = match self.console.ask(&question) {
                Ok(line) => line,
                Err(Stop::Left) if self.console.said_leave() && !self.warned => {
                    self.warned = true;
                    self.say("play-lose-staked")?;
                    continue;
                }
                Err(stop) => return Err(stop),
            };
            self.warned = false;
            match scene.read(&line) {
                Ok(Said::Do(action)) => match hand.why_not(seat, &action) {
                    None => return Ok(action),
                    Some(refusal) => self.line(&refusal.to_string())?,
                },
                Ok(Said::Why(action)) => match hand.why_not(seat, &action) {
                    None => self.say("play-may-be-done")?,
                    Some(refusal) => self.line(&refusal.to_string())?,
                },
                Ok(Said::Table) => {
                    self.show(played, &view, seat)?;
                    self.options(&view)?;
                }
                Ok(Said::Help) => self.help(&view)?,
                Ok(Said::Rules) => self.tell_rules()?,
                Err(unclear) => self.line(&harmless(&unclear.to_string()))?,
            }
        }
    }

    fn options(&mut self, view: &View) -> Result<(), Stop> {
        let mut rows = Table::new([Side::Left, Side::Left]);
        for (typed, what) in options(view) {
            rows.row([typed, what]);
        }
        rows.print(&mut self.console.io.out)?;
        Ok(())
    }

    fn help(&mut self, view: &View) -> Result<(), Stop> {
        let mut rows = Table::new([Side::Left, Side::Left]);
        for (typed, what) in options(view) {
            rows.row([typed, what]);
        }
        for (typed, what) in [
            ("Enter", "shows the table again"),
            ("? r 40", "tells why something may not be done"),
            ("rules", "tells how the game is played"),
            ("q", "leaves"),
        ] {
            rows.row([typed, what]);
        }
        rows.print(&mut self.console.io.out)?;
        self.line(&wrapped(
            "Words do as well: fold, check, call, bet 40, raise 40, all, bring, throw As Kd, draw 1 4, stand.",
        ))
    }
}

/// What may be done: what to type, and what it does.
fn options(view: &View) -> Vec<(String, String)> {
    let Legal { fold, check, call, bring_in, raise, throw, .. } = view.legal;
    let mut rows = Vec::new();
    let mut row = |typed: String, what: String| rows.push((typed, what));
    if check {
        row("c".to_owned(), "check".to_owned());
    }
    if let Some(amount) = call {
        row("c".to_owned(), format!("call {amount}"));
    }
    if let Some(amount) = bring_in {
        row("b".to_owned(), format!("bring it in for {amount}"));
    }
    if let Some(range) = raise {
        let open = view.seats.iter().all(|seat| seat.bet.is_zero());
        let verb = if open { "bet" } else { "raise to" };
        match range.between {
            _ if range.least == range.most => row("r".to_owned(), format!("{verb} {}", range.most)),
            true => {
                row(format!("r {}", range.least), format!("{verb} {} or more", range.least));
                row("m".to_owned(), format!("{verb} the most that may be: {}", range.most));
            }
            false => {
                for to in [range.least, range.most] {
                    row(format!("r {to}"), format!("{verb} {to}"));
                }
            }
        }
    }
    if fold && !check {
        row("f".to_owned(), "fold".to_owned());
    }
    if let Some(count) = throw {
        if count.least == 0 {
            row("s".to_owned(), "stand pat: keep all cards".to_owned());
        }
        let how_many = counted(count.most, "card");
        let up_to = if count.least == count.most { "" } else { "up to " };
        let example = if count.most == 1 { "t 1" } else { "t 1 4" };
        row(example.to_owned(), format!("throw away {up_to}{how_many}, by place or by name"));
    }
    rows
}
