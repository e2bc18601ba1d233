//! A decision: what is on the table, what may be done, what it costs, what comes of it.

use std::fmt::Write as _;
use std::io::Write;

use tuz_cards::{Card, CardSet};
use tuz_house::round::{Action, Asked, BoxState, BoxView, Event, Legal, Refusal, Round, Turn, View, Viewer};
use tuz_house::{Antes, Points};

use super::advice::Advice;
use super::console::Stop;
use super::words::{Said, Scene};
use super::{ME, Table};
use crate::events::early;
use crate::fault::harmless;
use crate::figures::{cost, worth};
use crate::hand::in_words;
use crate::paint::{width, wrapped};
use crate::settle;
use crate::table::{self, Side};
use crate::values::ordered;

/// A card face down.
const FACE_DOWN: &str = "··";

impl Table<'_> {
    /// Asks for one decision until it is accepted, and tells what comes of it.
    pub(super) fn turn(&mut self, round: &mut Round, turn: Turn) -> Result<(), Stop> {
        let view = round.view(Viewer::Player(ME));
        let Some(played) = view.boxes.iter().find(|played| played.place == turn.place) else {
            return Ok(());
        };
        self.show(&view, Some(turn))?;
        let advice = self.analyst.advise(round);
        let told = if self.args.no_advice { &Advice::default() } else { &advice };
        self.options(&view, played, told, false)?;
        let hand: Vec<Card> = played.cards.iter().flatten().copied().collect();
        let scene = Scene { asked: turn.asked, hand: &hand, legal: &view.legal };
        let question = match view.boxes.len() {
            1 => "Your decision: ".to_owned(),
            _ => format!("Box {}: ", turn.place.number()),
        };
        let action = loop {
            let line = match self.console.ask(&question) {
                Ok(line) => line,
                Err(Stop::Left) if self.console.said_leave() && !self.warned => {
                    self.warned = true;
                    writeln!(self.console.io.out, "You lose what is staked: q again leaves.")?;
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
                    None => writeln!(self.console.io.out, "That may be done.")?,
                    Some(refusal) => self.refuse(&refusal)?,
                },
                Ok(Said::More) => self.options(&view, played, told, true)?,
                Ok(Said::Help) => self.help(round, &scene, played)?,
                Ok(Said::Hand) => {
                    self.show(&view, Some(turn))?;
                    self.options(&view, played, told, false)?;
                }
                Ok(Said::Rules { all }) => self.tell_rules(all)?,
                Err(unclear) => writeln!(self.console.io.out, "{}", harmless(&unclear.to_string()))?,
            }
        };
        self.tell_cost(&view, played, &advice, &action)?;
        let happened = round.act(ME, &action).map_err(crate::fault::Fault::failure)?.to_vec();
        self.balance = round.balance(ME).unwrap_or(self.balance);
        self.tell(round, &happened)
    }

    /// The cards as they lie.
    fn show(&mut self, view: &View, turn: Option<Turn>) -> Result<(), Stop> {
        let paint = self.console.io.paint;
        let row = |cards: &[Option<Card>]| {
            let face = |card: &Option<Card>| match card {
                Some(card) => format!("[{}]", paint.card(*card)),
                None => format!("[{FACE_DOWN}]"),
            };
            cards.iter().map(face).collect::<Vec<_>>().join(" ")
        };
        let table = self.house.rules.pay_table();
        let words = |cards: &[Option<Card>]| {
            let seen: Option<CardSet> = cards.iter().copied().collect();
            seen.filter(|hand| matches!(hand.len(), 5 | 6))
                .map(|hand| in_words(hand, &table))
                .unwrap_or_default()
        };
        let mut rows = table::Table::new([Side::Left, Side::Left, Side::Left]);
        rows.row(["Dealer".to_owned(), row(&view.dealer.cards), String::new()]);
        for played in &view.boxes {
            let is_asked = turn.is_some_and(|turn| turn.place == played.place);
            let name = match (view.boxes.len(), is_asked) {
                (1, _) => "You".to_owned(),
                (_, true) => format!("Box {} <", played.place.number()),
                (_, false) => format!("Box {}", played.place.number()),
            };
            let state = match played.state {
                BoxState::Folded => "folded".to_owned(),
                BoxState::CardsToCome => "cards to come".to_owned(),
                BoxState::Bet if played.blind && !view.dealer.cards.iter().all(Option::is_some) => {
                    "blind".to_owned()
                }
                _ => words(&played.cards),
            };
            rows.row([name, row(&played.cards), state]);
            if is_asked && turn.is_some_and(|turn| turn.asked == Asked::Decision) {
                rows.row([String::new(), places(&played.cards), String::new()]);
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
            rows.row(["type", "to", "worth in antes", "loss"]);
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
            let loss = if loss == Antes::ZERO { paint.strong("best") } else { cost(loss) };
            let action = self.describe(&option.action, legal, played);
            rows.row([typed(&option.action, played), action, worth(option.worth), loss]);
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
            writeln!(
                self.console.io.out,
                "  {}",
                paint.faint(&format!("the balance does not cover the bet of {bet}"))
            )?;
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
                    rows.push(("x CARDS".to_owned(), exchanges(legal)));
                }
                _ => rows.push((typed(action, played), self.describe(action, legal, played))),
            }
        }
        if let Some(range) = legal.insure
            && advice.worths.of(&Action::Insure(range.most)).is_none()
        {
            rows.push(("i POINTS".to_owned(), format!("insure for {} to {}", range.least, range.most)));
        }
        rows
    }

    /// An action in words, with its price.
    fn describe(&self, action: &Action, legal: &Legal, played: &BoxView) -> String {
        let paint = self.console.io.paint;
        let price = |price: Option<Points>| price.map(|price| format!(" for {price}")).unwrap_or_default();
        match action {
            Action::Fold => "fold".to_owned(),
            Action::Play => format!("play: bet {}", self.house.rules.bet().on(played.stake.ante)),
            Action::Sixth => format!("buy the sixth card{}", price(legal.sixth)),
            Action::Exchange(cards) => {
                let offer = legal.exchange.iter().find(|offer| offer.cards == cards.len());
                let price = price(offer.map(|offer| offer.price));
                format!("exchange {}{price}", paint.cards(in_hand_order(*cards, played)))
            }
            Action::Insure(stake) => format!("insure for {stake}"),
            Action::NoInsurance => "not insure".to_owned(),
            Action::BuyGame { thrown } => {
                let thrown = thrown.map(|card| format!(", {} to go", paint.card(card))).unwrap_or_default();
                format!("buy the dealer's game{}{thrown}", price(legal.game))
            }
            Action::Keep => "keep what no game pays".to_owned(),
        }
    }

    /// Every kind of action, and why it is refused where it is.
    fn help(&mut self, round: &Round, scene: &Scene, played: &BoxView) -> Result<(), Stop> {
        let first = scene.hand.iter().copied().take(1).collect();
        let insurance = scene.legal.insure.map_or(Points(1), |range| range.most);
        let named = scene.legal.actions.iter().find(|action| matches!(action, Action::BuyGame { .. }));
        let kinds = [
            ("p", "play", Action::Play),
            ("6", "buy the sixth card", Action::Sixth),
            ("x 1 4", "exchange cards by their places, or x 2s 4d", Action::Exchange(first)),
            ("f", "fold", Action::Fold),
            ("i 50", "insure for 50, or i for the most", Action::Insure(insurance)),
            ("n", "not insure", Action::NoInsurance),
            ("b", "buy the dealer's game", named.copied().unwrap_or(Action::BuyGame { thrown: None })),
            ("k", "keep what no game pays", Action::Keep),
        ];
        let mut rows = table::Table::new([Side::Left, Side::Left]);
        let mut refused = Vec::new();
        for (typed, what, action) in kinds {
            match round.why_not(ME, &action) {
                None => rows.row([typed, what]),
                // What is left to say when nothing is bought need not be explained.
                Some(_) if matches!(action, Action::NoInsurance | Action::Keep) => {}
                // Its time is another one.
                Some(Refusal::NotAsked { .. }) => {}
                Some(refusal) => refused.push((typed, refusal)),
            }
        }
        rows.row(["Enter", "your hand and what can be done, again; or hand"]);
        rows.row(["more", "every exchange with its worth"]);
        rows.row(["? x 1 4", "why something is refused"]);
        rows.row(["rules", "how it is played; rules more tells everything"]);
        rows.row(["q", "leave"]);
        rows.print(&mut self.console.io.out)?;
        let whose = played.place.number();
        if !refused.is_empty() {
            writeln!(self.console.io.out, "  refused to box {whose} now:")?;
        }
        for (typed, refusal) in refused {
            writeln!(self.console.io.out, "  {typed}: {}", harmless(&refusal.to_string()))?;
        }
        Ok(())
    }

    /// What the decision cost.
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
            writeln!(
                self.console.io.out,
                "{}",
                if is_only_best(advice) { "The best decision." } else { "None is better." }
            )?;
            return Ok(());
        }
        self.cost += loss.to_f64_for_show();
        let better = self.describe(&best.action, &view.legal, played);
        let points = loss.to_f64_for_show() * played.stake.ante.0 as f64;
        writeln!(
            self.console.io.out,
            "That costs {} antes ({points:.2} points). Better: {better}.",
            cost(loss)
        )?;
        Ok(())
    }

    /// Tells what happened as far as the player sees it.
    pub(super) fn tell(&mut self, round: &Round, happened: &[Event]) -> Result<(), Stop> {
        let view = round.view(Viewer::Player(ME));
        let paint = self.console.io.paint;
        let several = view.boxes.len() > 1;
        let table = self.house.rules.pay_table();
        for event in happened {
            let text = match event {
                Event::Drawn { place, cards } => {
                    let seen =
                        view.boxes.iter().any(|played| played.place == *place && !played.dealt.is_empty());
                    let drawn = if seen {
                        paint.cards(cards.iter().copied())
                    } else {
                        "a card, face down".to_owned()
                    };
                    if several {
                        format!("Box {} draws {drawn}.", place.number())
                    } else {
                        format!("You draw {drawn}.")
                    }
                }
                Event::Paid { place, lines } => format!("Box {} so far: {}.", place.number(), early(lines)),
                Event::Instant { place } => format!("Box {} wins at once.", place.number()),
                Event::DealerShows { cards, game } => {
                    let hand: CardSet = cards.iter().copied().collect();
                    let what = tuz_hands::Reading::new(hand, &table).strength.category().words();
                    let game = match (*game, what) {
                        (true, what) => format!("{what}, he has a game"),
                        (false, "no game") => "no game".to_owned(),
                        (false, what) => format!("{what}, which is no game here"),
                    };
                    format!("The dealer shows {}: {game}.", paint.cards(cards.iter().copied()))
                }
                Event::DealerDrew { thrown, drawn } => {
                    let game = view.dealer.replacement.as_ref().is_some_and(|replacement| replacement.game);
                    let now = if game { "now he has a game" } else { "still no game" };
                    let drawn = paint.cards(drawn.iter().copied());
                    format!("The dealer throws away {} and draws {drawn}: {now}.", paint.card(*thrown))
                }
                Event::Settled { place, settlement } => {
                    writeln!(self.console.io.out)?;
                    if several {
                        write!(self.console.io.out, "Box {}. ", place.number())?;
                    }
                    writeln!(
                        self.console.io.out,
                        "{}",
                        settle::in_words(settlement, if several { "It wins" } else { "You win" })
                    )?;
                    settle::print(settlement, paint, &mut self.console.io.out)?;
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
            writeln!(self.console.io.out, "{text}")?;
        }
        Ok(())
    }
}

/// The exchanges that are open, and their prices.
fn exchanges(legal: &Legal) -> String {
    let offers = &legal.exchange;
    if let [first, .., last] = offers.as_slice()
        && offers.iter().all(|offer| offer.price == first.price)
        && last.cards - first.cards + 1 == offers.len()
    {
        return format!("exchange {} to {} cards for {}", first.cards, last.cards, first.price);
    }
    let prices = offers.iter().map(|offer| format!("{} for {}", offer.cards, offer.price));
    format!("exchange cards: {}", prices.collect::<Vec<_>>().join(", "))
}

/// Whether no other option is as good as the best.
fn is_only_best(advice: &Advice) -> bool {
    let as_good = |option: &&tuz_odds::Valued| option.loss == Antes::ZERO;
    advice.worths.options.iter().filter(as_good).count() == 1
}

/// The places of a hand's cards, each below its card.
fn places(cards: &[Option<Card>]) -> String {
    let mut text = String::new();
    for (place, card) in cards.iter().enumerate() {
        let face = card.map_or(width(FACE_DOWN), |card| width(&card.pretty().to_string()));
        // The brackets, and the space to the next card.
        let _ = write!(text, " {:<width$}", place + 1, width = face + 2);
    }
    text.trim_end().to_owned()
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
