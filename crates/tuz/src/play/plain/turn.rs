//! A decision: what is on the table, what may be done, what it costs, what comes of it.

use std::io::Write;

use tuz_cards::Card;
use tuz_house::Antes;
use tuz_house::round::{Action, Asked, BoxView, Event, Round, Turn, View, Viewer};
use tuz_i18n::Args as Words;

use super::super::ME;
use super::super::advice::Advice;
use super::super::told::{self, Told, Unvalued};
use super::Table;
use super::words::{Said, Scene};
use crate::console::Stop;
use crate::faces::{faces, places};
use crate::fault::harmless;
use crate::figures::{shown_cost, shown_worth};
use crate::paint::wrapped;
use crate::settle;
use crate::table::{self, Side};

impl Table<'_> {
    /// Asks for one decision until it is accepted, and tells what comes of it.
    pub(super) fn turn(&mut self, round: &mut Round, turn: Turn) -> Result<(), Stop> {
        let view = round.view(Viewer::Player(ME));
        let Some(played) = view.boxes.iter().find(|played| played.place == turn.place) else {
            return Ok(());
        };
        self.show(&view, Some(turn))?;
        let advice = self.session.analyst.advise(round, &self.console.io.text);
        let told = if self.args.no_advice { &Advice::default() } else { &advice };
        self.options(&view, played, told, false)?;
        let hand: Vec<Card> = played.cards.iter().flatten().copied().collect();
        let scene = Scene { asked: turn.asked, hand: &hand, legal: &view.legal };
        let question = self.painted(&self.teller().question(&view, turn.place)) + " ";
        let action = loop {
            let line = match self.console.ask(&question) {
                Ok(line) => line,
                Err(Stop::Left) if self.console.said_leave() && !self.warned => {
                    self.warned = true;
                    self.say("play-lose-staked", &Words::new())?;
                    continue;
                }
                Err(stop) => return Err(stop),
            };
            self.warned = false;
            match scene.read(&line) {
                Ok(Said::Do(action)) => match round.why_not(ME, &action) {
                    None => break action,
                    Some(refusal) => self.refuse(&refusal)?,
                },
                Ok(Said::Why(action)) => match round.why_not(ME, &action) {
                    None => self.say("play-may-be-done", &Words::new())?,
                    Some(refusal) => self.refuse(&refusal)?,
                },
                Ok(Said::More) => self.options(&view, played, told, true)?,
                Ok(Said::Help) => self.help(round, &scene, played)?,
                Ok(Said::Hand) => {
                    self.show(&view, Some(turn))?;
                    self.options(&view, played, told, false)?;
                }
                Ok(Said::Rules { all }) => self.tell_rules(all)?,
                Err(unclear) => {
                    let unclear = unclear.in_words(&self.console.io.text);
                    writeln!(self.console.io.out, "{}", harmless(&unclear))?;
                }
            }
        };
        self.tell_cost(&view, played, &advice, &action)?;
        let happened = self.session.act(round, &action)?;
        self.tell(round, &happened)
    }

    /// The cards as they lie.
    fn show(&mut self, view: &View, turn: Option<Turn>) -> Result<(), Stop> {
        let (paint, text, teller) = (self.console.io.paint, &self.console.io.text, self.teller());
        let row = |cards: &[Option<Card>]| faces(cards, text, paint);
        let mut rows = table::Table::new([Side::Left, Side::Left, Side::Left]);
        rows.row([teller.say("dealer"), row(&view.dealer.cards), String::new()]);
        for played in &view.boxes {
            let is_asked = turn.is_some_and(|turn| turn.place == played.place);
            let mut name = teller.name(view.boxes.len() > 1, played.place);
            if is_asked && view.boxes.len() > 1 {
                name += " <";
            }
            rows.row([name, row(&played.cards), teller.state(view, played)]);
            if is_asked && turn.is_some_and(|turn| turn.asked == Asked::Decision) {
                rows.row([String::new(), places(&played.cards, text), String::new()]);
            }
        }
        writeln!(self.console.io.out)?;
        rows.print(&mut self.console.io.out)?;
        writeln!(self.console.io.out)?;
        Ok(())
    }

    /// What may be done, with its worth where that is known; of the exchanges of one number of cards only the best.
    fn options(&mut self, view: &View, played: &BoxView, advice: &Advice, all: bool) -> Result<(), Stop> {
        let (paint, legal, teller) = (self.console.io.paint, &view.legal, self.teller());
        let mut rows = table::Table::new([Side::Left, Side::Left, Side::Right, Side::Right]);
        if !advice.worths.options.is_empty() {
            rows.row(["column-type", "column-to", "column-worth", "column-loss"].map(|id| teller.say(id)));
        }
        for option in told::valued(advice, all) {
            let loss = if option.loss == Antes::ZERO {
                paint.strong(&teller.say("option-best"))
            } else {
                shown_cost(teller.text, option.loss)
            };
            let action = self.painted(&teller.describe(&option.action, legal, played));
            let worth = shown_worth(teller.text, option.worth);
            rows.row([told::typed(&option.action, played), action, worth, loss]);
        }
        for offer in told::unvalued(legal, advice) {
            let typed = match offer {
                Unvalued::One(action) => told::typed(&action, played),
                Unvalued::Exchange => format!("x {}", teller.say("play-cards")),
                Unvalued::Insure => format!("i {}", teller.say("play-points")),
            };
            let action = self.painted(&teller.describe_unvalued(offer, legal, played));
            rows.row([typed, action, String::new(), String::new()]);
        }
        let only_fold = teller.only_fold(legal, played);
        rows.print(&mut self.console.io.out)?;
        if let Some(note) = &advice.note {
            writeln!(self.console.io.out, "{}", paint.faint(&wrapped(&harmless(note))))?;
        }
        if let Some(only_fold) = only_fold {
            writeln!(self.console.io.out, "  {}", paint.faint(&harmless(&only_fold)))?;
        }
        Ok(())
    }

    /// Every kind of action, and why it is refused where it is.
    fn help(&mut self, round: &Round, scene: &Scene, played: &BoxView) -> Result<(), Stop> {
        let teller = self.teller();
        let mut rows = table::Table::new([Side::Left, Side::Left]);
        let mut refused = Vec::new();
        for kind in told::kinds(round, scene.hand, scene.legal) {
            match kind.refused {
                None => rows.row([kind.typed.to_owned(), teller.say(kind.what)]),
                Some(refusal) => refused.push((kind.typed, teller.refusal(&refusal))),
            }
        }
        for (typed, what) in [
            ("Enter", "play-help-again"),
            ("more", "play-help-more"),
            ("? x 1 4", "play-help-why"),
            ("rules", "play-help-rules"),
            ("q", "play-help-leave"),
        ] {
            rows.row([typed.to_owned(), teller.say(what)]);
        }
        rows.print(&mut self.console.io.out)?;
        if !refused.is_empty() {
            let title = self.said("play-help-refused", &Words::new().with("place", played.place.0));
            writeln!(self.console.io.out, "  {title}")?;
        }
        for (typed, why) in refused {
            let why = self.painted(&why);
            writeln!(self.console.io.out, "  {typed}: {why}")?;
        }
        Ok(())
    }

    /// How good the decision was, and what it cost.
    fn tell_cost(
        &mut self,
        view: &View,
        played: &BoxView,
        advice: &Advice,
        action: &Action,
    ) -> Result<(), Stop> {
        let (Some(loss), Some(best)) = (self.session.judge(advice, action), advice.best()) else {
            return Ok(());
        };
        let teller = self.teller();
        let line = match teller.cost(loss, &best.action, &view.legal, played) {
            Some(cost) => format!("{} · {cost}", teller.grade(loss)),
            None if told::is_only_best(advice) => teller.say("grade-best"),
            None => teller.say("play-none-better"),
        };
        let line = self.painted(&line);
        writeln!(self.console.io.out, "{line}")?;
        Ok(())
    }

    /// Tells what happened as far as the player sees it.
    pub(super) fn tell(&mut self, round: &Round, happened: &[Event]) -> Result<(), Stop> {
        let several = round.view(Viewer::Player(ME)).boxes.len() > 1;
        for told in self.teller().events(round, happened) {
            match told {
                Told::Line(line) => {
                    let line = self.painted(&line);
                    writeln!(self.console.io.out, "{line}")?;
                }
                Told::Settled(place, settlement) => {
                    let outcome = self.teller().outcome(several, place, &settlement);
                    writeln!(self.console.io.out, "\n{outcome}")?;
                    settle::print(&settlement, self.console.io)?;
                }
            }
        }
        Ok(())
    }
}
