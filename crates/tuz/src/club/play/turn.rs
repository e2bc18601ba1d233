//! A decision of the person: what may be done, and what is typed.

use tuz_cards::Card;
use tuz_club::table::TableHand;
use tuz_club::{Action, Legal, Seat, View, Viewer};
use tuz_i18n::{Args as Words, Text};

use super::session::Session;
use super::show::chips;
use super::words::{Said, Scene};
use crate::club::reasons::refused;
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
                    Some(refusal) => self.line(&refused(&refusal, &self.console.io.text))?,
                },
                Ok(Said::Why(action)) => match hand.why_not(seat, &action) {
                    None => self.say("play-may-be-done")?,
                    Some(refusal) => self.line(&refused(&refusal, &self.console.io.text))?,
                },
                Ok(Said::Table) => {
                    self.show(played, &view, seat)?;
                    self.options(&view)?;
                }
                Ok(Said::Help) => self.help(&view)?,
                Ok(Said::Rules) => self.tell_rules()?,
                Err(unclear) => self.line(&harmless(&unclear.in_words(&self.console.io.text)))?,
            }
        }
    }

    fn options(&mut self, view: &View) -> Result<(), Stop> {
        let mut rows = Table::new([Side::Left, Side::Left]);
        for (typed, what) in options(view, &self.console.io.text) {
            rows.row([typed, what]);
        }
        rows.print(&mut self.console.io.out)?;
        Ok(())
    }

    fn help(&mut self, view: &View) -> Result<(), Stop> {
        let text = &self.console.io.text;
        let mut rows = Table::new([Side::Left, Side::Left]);
        for (typed, what) in options(view, text) {
            rows.row([typed, what]);
        }
        for (typed, id) in [
            ("Enter", "club-help-table"),
            ("? r 40", "club-help-why"),
            ("rules", "club-help-rules"),
            ("q", "club-help-leave"),
        ] {
            rows.row([typed.to_owned(), text.say(id, &Words::new())]);
        }
        let words = wrapped(&text.say("club-help-words", &Words::new()));
        rows.print(&mut self.console.io.out)?;
        self.line(&words)
    }
}

/// What may be done: what to type, and what it does.
fn options(view: &View, text: &Text) -> Vec<(String, String)> {
    let Legal { fold, check, call, bring_in, raise, throw, .. } = view.legal;
    let said = |id: &str| text.say(id, &Words::new());
    let with = |id: &str, amount| text.say(id, &Words::new().with("text", chips(amount, text)));
    let mut rows = Vec::new();
    let mut row = |typed: String, what: String| rows.push((typed, what));
    if check {
        row("c".to_owned(), said("club-option-check"));
    }
    if let Some(amount) = call {
        row("c".to_owned(), with("club-option-call", amount));
    }
    if let Some(amount) = bring_in {
        row("b".to_owned(), with("club-option-bring-in", amount));
    }
    if let Some(range) = raise {
        let open = view.seats.iter().all(|seat| seat.bet.is_zero());
        let [to, or_more, most] = if open {
            ["club-option-bet", "club-option-bet-or-more", "club-option-bet-most"]
        } else {
            ["club-option-raise", "club-option-raise-or-more", "club-option-raise-most"]
        };
        match range.between {
            _ if range.least == range.most => row("r".to_owned(), with(to, range.most)),
            true => {
                row(format!("r {}", range.least), with(or_more, range.least));
                row("m".to_owned(), with(most, range.most));
            }
            false => {
                for amount in [range.least, range.most] {
                    row(format!("r {amount}"), with(to, amount));
                }
            }
        }
    }
    if fold && !check {
        row("f".to_owned(), said("club-option-fold"));
    }
    if let Some(count) = throw {
        if count.least == 0 {
            row("s".to_owned(), said("club-option-stand"));
        }
        let how = if count.least == count.most { "exactly" } else { "up-to" };
        let words = Words::new().with("count", count.most).with("how", how);
        let example = if count.most == 1 { "t 1" } else { "t 1 4" };
        row(example.to_owned(), text.say("club-option-throw", &words));
    }
    rows
}
