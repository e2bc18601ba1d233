//! A decision: what is on the table, what may be done, what it costs, what comes of it.

use std::io::Write;

use tuz_cards::{Card, CardSet};
use tuz_coach::Grade;
use tuz_hands::Category;
use tuz_house::round::{Action, Asked, BoxState, BoxView, Event, Legal, Refusal, Round, Turn, View, Viewer};
use tuz_house::{Antes, Points};
use tuz_i18n::{Args as Words, Text};

use super::advice::Advice;
use super::words::{Said, Scene};
use super::{ME, Table};
use crate::console::Stop;
use crate::events::early;
use crate::faces::{faces, places};
use crate::fault::harmless;
use crate::figures::{shown_cost, shown_worth};
use crate::hand::in_words;
use crate::paint::wrapped;
use crate::settle;
use crate::table::{self, Side};
use crate::values::{letters, ordered};

impl Table<'_> {
    /// Asks for one decision until it is accepted, and tells what comes of it.
    pub(super) fn turn(&mut self, round: &mut Round, turn: Turn) -> Result<(), Stop> {
        let view = round.view(Viewer::Player(ME));
        let Some(played) = view.boxes.iter().find(|played| played.place == turn.place) else {
            return Ok(());
        };
        self.show(&view, Some(turn))?;
        let advice = self.analyst.advise(round, &self.console.io.text);
        let told = if self.args.no_advice { &Advice::default() } else { &advice };
        self.options(&view, played, told, false)?;
        let hand: Vec<Card> = played.cards.iter().flatten().copied().collect();
        let scene = Scene { asked: turn.asked, hand: &hand, legal: &view.legal };
        let question = match view.boxes.len() {
            1 => self.said("play-decision", &Words::new()),
            _ => self.said("asked-box", &Words::new().with("place", turn.place.0)),
        } + " ";
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
        let happened = round.act(ME, &action).map_err(crate::fault::Fault::failure)?.to_vec();
        self.balance = round.balance(ME).unwrap_or(self.balance);
        self.tell(round, &happened)
    }

    /// The cards as they lie.
    fn show(&mut self, view: &View, turn: Option<Turn>) -> Result<(), Stop> {
        let (paint, text) = (self.console.io.paint, &self.console.io.text);
        let said = |id: &str| text.say(id, &Words::new());
        let row = |cards: &[Option<Card>]| faces(cards, text, paint);
        let table = self.house.rules.pay_table();
        let words = |cards: &[Option<Card>]| {
            let seen: Option<CardSet> = cards.iter().copied().collect();
            seen.filter(|hand| matches!(hand.len(), 5 | 6))
                .map(|hand| in_words(hand, &table, text))
                .unwrap_or_default()
        };
        let mut rows = table::Table::new([Side::Left, Side::Left, Side::Left]);
        rows.row([said("dealer"), row(&view.dealer.cards), String::new()]);
        for played in &view.boxes {
            let is_asked = turn.is_some_and(|turn| turn.place == played.place);
            let name = match (view.boxes.len(), is_asked) {
                (1, _) => said("play-you"),
                (_, is_asked) => {
                    let name = text.say("box-name", &Words::new().with("place", played.place.0));
                    if is_asked { name + " <" } else { name }
                }
            };
            let state = match played.state {
                BoxState::Folded => said("box-state-folded"),
                BoxState::CardsToCome => said("box-state-cards-to-come"),
                BoxState::Bet if played.blind && !view.dealer.cards.iter().all(Option::is_some) => {
                    said("play-blind")
                }
                _ => words(&played.cards),
            };
            rows.row([name, row(&played.cards), state]);
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
        let paint = self.console.io.paint;
        let legal = &view.legal;
        let mut rows = table::Table::new([Side::Left, Side::Left, Side::Right, Side::Right]);
        if !advice.worths.options.is_empty() {
            let titles = ["column-type", "column-to", "column-worth", "column-loss"];
            rows.row(titles.map(|id| self.said(id, &Words::new())));
        }
        let mut told = [false; 6];
        for option in &advice.worths.options {
            if let Action::Exchange(cards) = option.action
                && !all
                && std::mem::replace(&mut told[cards.len()], true)
            {
                continue;
            }
            let loss = option.loss;
            let text = &self.console.io.text;
            let loss = if loss == Antes::ZERO {
                paint.strong(&self.said("option-best", &Words::new()))
            } else {
                shown_cost(text, loss)
            };
            let action = self.describe(&option.action, legal, played);
            rows.row([typed(&option.action, played), action, shown_worth(text, option.worth), loss]);
        }
        for (typed, action) in self.without_figures(legal, played, advice) {
            rows.row([typed, action, String::new(), String::new()]);
        }
        rows.print(&mut self.console.io.out)?;
        if let Some(note) = &advice.note {
            writeln!(self.console.io.out, "{}", paint.faint(&wrapped(&harmless(note))))?;
        }
        if legal.actions == [Action::Fold] {
            let bet = self.house.rules.bet().on(played.stake.ante);
            let short = self.said("play-only-fold", &Words::new().with("bet", bet.0));
            writeln!(self.console.io.out, "  {}", paint.faint(&short))?;
        }
        Ok(())
    }

    /// What may be done and has no figure, exchanges told as one.
    fn without_figures(&self, legal: &Legal, played: &BoxView, advice: &Advice) -> Vec<(String, String)> {
        let mut rows = Vec::new();
        let mut exchange = false;
        for action in legal.actions.iter().filter(|action| advice.worths.of(action).is_none()) {
            match action {
                Action::Exchange(_) if exchange => {}
                Action::Exchange(_) => {
                    exchange = true;
                    let cards = self.said("play-cards", &Words::new());
                    rows.push((format!("x {cards}"), exchanges(legal, &self.console.io.text)));
                }
                _ => rows.push((typed(action, played), self.describe(action, legal, played))),
            }
        }
        if let Some(range) = legal.insure
            && advice.worths.of(&Action::Insure(range.most)).is_none()
        {
            let points = self.said("play-points", &Words::new());
            let words = Words::new().with("least", range.least.0).with("most", range.most.0);
            rows.push((format!("i {points}"), self.said("play-insure-between", &words)));
        }
        rows
    }

    /// An action in words, with its price.
    fn describe(&self, action: &Action, legal: &Legal, played: &BoxView) -> String {
        let named = |id: &str| self.said(id, &Words::new());
        let (name, price) = match action {
            Action::Fold => (named("action-fold"), None),
            Action::Play => (named("action-play"), Some(self.house.rules.bet().on(played.stake.ante))),
            Action::Sixth => (named("action-sixth"), legal.sixth),
            Action::Exchange(cards) => {
                let offer = legal.exchange.iter().find(|offer| offer.cards == cards.len());
                let words = Words::new().with("cards", letters(in_hand_order(*cards, played)).join(" "));
                (self.said("decision-exchange", &words), offer.map(|offer| offer.price))
            }
            Action::Insure(stake) => {
                (self.said("decision-insure", &Words::new().with("points", stake.0)), None)
            }
            Action::NoInsurance => (named("action-no-insurance"), None),
            Action::BuyGame { thrown: None } => (named("action-buy-game"), legal.game),
            Action::BuyGame { thrown: Some(card) } => {
                (self.said("decision-buy-game", &Words::new().with("card", card.to_string())), legal.game)
            }
            Action::Keep => (named("action-keep"), None),
        };
        match price {
            None => name,
            Some(price) => {
                let words = Words::new().with("name", name).with("points", price.0);
                self.console.io.text.say("action-price", &words)
            }
        }
    }

    /// Every kind of action, and why it is refused where it is.
    fn help(&mut self, round: &Round, scene: &Scene, played: &BoxView) -> Result<(), Stop> {
        let first = scene.hand.iter().copied().take(1).collect();
        let insurance = scene.legal.insure.map_or(Points(1), |range| range.most);
        let named = scene.legal.actions.iter().find(|action| matches!(action, Action::BuyGame { .. }));
        let kinds = [
            ("p", "action-play", Action::Play),
            ("6", "action-sixth", Action::Sixth),
            ("x 1 4", "play-help-exchange", Action::Exchange(first)),
            ("f", "action-fold", Action::Fold),
            ("i 50", "play-help-insure", Action::Insure(insurance)),
            ("n", "action-no-insurance", Action::NoInsurance),
            ("b", "action-buy-game", named.copied().unwrap_or(Action::BuyGame { thrown: None })),
            ("k", "action-keep", Action::Keep),
        ];
        let said = |id: &str| self.said(id, &Words::new());
        let mut rows = table::Table::new([Side::Left, Side::Left]);
        let mut refused = Vec::new();
        for (typed, what, action) in kinds {
            match round.why_not(ME, &action) {
                None => rows.row([typed.to_owned(), said(what)]),
                // What is left to say when nothing is bought need not be explained.
                Some(_) if matches!(action, Action::NoInsurance | Action::Keep) => {}
                // Its time is another one.
                Some(Refusal::NotAsked { .. }) => {}
                Some(refusal) => refused.push((typed, refusal)),
            }
        }
        for (typed, what) in [
            ("Enter", "play-help-again"),
            ("more", "play-help-more"),
            ("? x 1 4", "play-help-why"),
            ("rules", "play-help-rules"),
            ("q", "play-help-leave"),
        ] {
            rows.row([typed.to_owned(), said(what)]);
        }
        rows.print(&mut self.console.io.out)?;
        if !refused.is_empty() {
            let title = self.said("play-help-refused", &Words::new().with("place", played.place.0));
            writeln!(self.console.io.out, "  {title}")?;
        }
        for (typed, refusal) in refused {
            let io = &mut *self.console.io;
            let why = io.paint.in_text(&harmless(&io.text.reason("refusal", &refusal)));
            writeln!(io.out, "  {typed}: {why}")?;
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
        let (Some(best), Some(option)) = (advice.best(), advice.worths.of(action)) else { return Ok(()) };
        if advice.worths.options.len() < 2 {
            return Ok(());
        }
        let loss = option.loss;
        if loss == Antes::ZERO {
            return self
                .say(if is_only_best(advice) { "grade-best" } else { "play-none-better" }, &Words::new());
        }
        self.cost += loss.to_f64_for_show();
        let better = self.describe(&best.action, &view.legal, played);
        let points = loss.to_f64_for_show() * played.stake.ante.0 as f64;
        let costs = Words::new().with("antes", loss.to_f64_for_show()).with("points", points);
        let costs = self.said("play-costs", &costs);
        let better = self.console.io.text.say("judged-better", &Words::new().with("text", better));
        let grade = self.said(&format!("grade-{}", Grade::of(loss).name()), &Words::new());
        writeln!(self.console.io.out, "{grade} · {costs} {better}")?;
        Ok(())
    }

    /// What the dealer holds, and whether it is a game.
    fn dealer_holds(&self, hand: CardSet, game: bool) -> String {
        let rank = tuz_hands::Reading::new(hand, &self.house.rules.pay_table()).strength.category();
        let name = self.said(&format!("hand-{}", rank.name()), &Words::new());
        let id = match (game, rank) {
            (true, _) => "dealer-has-game",
            (false, Category::NoGame) => "dealer-no-game",
            (false, _) => "dealer-below-game",
        };
        self.said(id, &Words::new().with("name", name))
    }

    /// Tells what happened as far as the player sees it.
    pub(super) fn tell(&mut self, round: &Round, happened: &[Event]) -> Result<(), Stop> {
        let view = round.view(Viewer::Player(ME));
        let several = view.boxes.len() > 1;
        for event in happened {
            let line = match event {
                Event::Drawn { place, cards } => {
                    let seen =
                        view.boxes.iter().any(|played| played.place == *place && !played.dealt.is_empty());
                    let words = Words::new().with("place", place.0);
                    let cards = letters(cards.iter().copied()).join(" ");
                    match (seen, several) {
                        (false, _) => self.said("play-box-drawn-hidden", &words),
                        (true, true) => self.said("play-box-drawn", &words.with("cards", cards)),
                        (true, false) => self.said("play-drawn", &words.with("cards", cards)),
                    }
                }
                Event::Paid { place, lines } => {
                    let text = early(lines, &self.console.io.text);
                    self.said("play-paid-early", &Words::new().with("place", place.0).with("text", text))
                }
                Event::Instant { place } => self.said("play-instant", &Words::new().with("place", place.0)),
                Event::DealerShows { cards, game } => {
                    let game = self.dealer_holds(cards.iter().copied().collect(), *game);
                    let cards = letters(cards.iter().copied()).join(" ");
                    self.said("play-dealer-shows", &Words::new().with("cards", cards).with("text", game))
                }
                Event::DealerDrew { thrown, drawn } => {
                    let kept = view.dealer.cards.iter().flatten().copied().filter(|card| card != thrown);
                    let game = view.dealer.replacement.as_ref().is_some_and(|replaced| replaced.game);
                    let game = self.dealer_holds(kept.chain(drawn.last().copied()).collect(), game);
                    let words = Words::new()
                        .with("card", thrown.to_string())
                        .with("cards", letters(drawn.iter().copied()).join(" "))
                        .with("text", game);
                    self.said("play-dealer-draws", &words)
                }
                Event::Settled { place, settlement } => {
                    writeln!(self.console.io.out)?;
                    let outcome = settle::outcome(settlement, &self.console.io.text);
                    if several {
                        let whose = self.said("asked-box", &Words::new().with("place", place.0));
                        writeln!(self.console.io.out, "{whose} {outcome}")?;
                    } else {
                        writeln!(self.console.io.out, "{outcome}")?;
                    }
                    settle::print(settlement, self.console.io)?;
                    continue;
                }
                Event::Staked { .. }
                | Event::Dealt { .. }
                | Event::Folded { .. }
                | Event::Bet { .. }
                | Event::Sixth { .. }
                | Event::Exchanged { .. }
                | Event::Insured { .. }
                | Event::NotInsured { .. }
                | Event::GameBought { .. }
                | Event::GameKept { .. } => continue,
            };
            writeln!(self.console.io.out, "{line}")?;
        }
        Ok(())
    }
}

/// The exchanges that are open, and their prices.
fn exchanges(legal: &Legal, text: &Text) -> String {
    let offers = &legal.exchange;
    if let [first, .., last] = offers.as_slice()
        && offers.iter().all(|offer| offer.price == first.price)
        && last.cards - first.cards + 1 == offers.len()
    {
        let words = Words::new().with("from", first.cards).with("to", last.cards);
        return text.say("play-exchange-between", &words.with("price", first.price.0));
    }
    let prices = offers.iter().map(|offer| {
        text.say("part-cards-points", &Words::new().with("cards", offer.cards).with("price", offer.price.0))
    });
    let list = prices.collect::<Vec<_>>().join(&text.say("list-separator", &Words::new()));
    text.say("play-exchanges", &Words::new().with("list", list))
}

/// Whether no other option is as good as the best.
fn is_only_best(advice: &Advice) -> bool {
    let as_good = |option: &&tuz_odds::Valued| option.loss == Antes::ZERO;
    advice.worths.options.iter().filter(as_good).count() == 1
}

/// Cards of the hand in the order in which they lie.
fn in_hand_order(cards: CardSet, played: &BoxView) -> Vec<Card> {
    let held = played.cards.iter().flatten().copied().filter(|card| cards.contains(*card));
    let held: Vec<Card> = held.collect();
    if held.len() == cards.len() { held } else { ordered(cards) }
}

/// What to type for an action.
fn typed(action: &Action, played: &BoxView) -> String {
    match action {
        Action::Fold => "f".to_owned(),
        Action::Play => "p".to_owned(),
        Action::Sixth => "6".to_owned(),
        Action::Exchange(cards) => {
            let place = |(place, card): (usize, &Option<Card>)| {
                card.filter(|card| cards.contains(*card)).map(|_| format!(" {}", place + 1))
            };
            format!("x{}", played.cards.iter().enumerate().filter_map(place).collect::<String>())
        }
        Action::Insure(stake) => format!("i {stake}"),
        Action::NoInsurance => "n".to_owned(),
        Action::BuyGame { thrown } => thrown.map_or_else(|| "b".to_owned(), |card| format!("b {card}")),
        Action::Keep => "k".to_owned(),
    }
}
