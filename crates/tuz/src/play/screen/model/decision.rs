//! A decision before it is made: what is on offer, what is chosen.

use tuz_cards::{Card, CardSet};
use tuz_coach::{Grade, Why};
use tuz_house::Points;
use tuz_house::round::{Action, Asked, BoxView, Turn, View};
use tuz_odds::Valued;

use super::{Decided, Ends, Judged, Key, command};
use crate::play::advice::Advice;
use crate::play::session::Session;
use crate::play::told::{Teller, Unvalued, is_only_best, typed, unvalued, valued};

/// What a box decides, and what is chosen so far.
pub(in super::super) struct Decision {
    /// Which box, and what it is asked.
    pub(in super::super) turn: Turn,
    /// What options are worth, seen or not.
    pub(in super::super) advice: Advice,
    /// What is chosen.
    pub(in super::super) pick: Option<Pick>,
    /// The cards that are marked to be thrown away.
    pub(in super::super) chosen: CardSet,
    /// The card on which keys are.
    pub(in super::super) cursor: usize,
    /// Whether every exchange is listed.
    pub(in super::super) all: bool,
    /// Digits go on with an amount that was begun, and do not take the place of the proposed one.
    begun: bool,
}

/// What is chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in super::super) enum Pick {
    /// This.
    One(Action),
    /// To exchange the marked cards.
    Exchange,
    /// To insure for an amount as far as it is typed.
    Insure(String),
}

/// A line of what is on offer.
#[derive(Debug, Clone, Copy)]
pub(in super::super) enum Row {
    /// With its worth.
    Valued(Valued),
    /// Without.
    Unvalued(Unvalued),
}

/// An amount has no more digits.
const DIGITS: usize = 12;

impl Decision {
    pub(super) fn new(turn: Turn, advice: Advice) -> Self {
        Self { turn, advice, pick: None, chosen: CardSet::EMPTY, cursor: 0, all: false, begun: false }
    }

    /// The box that decides.
    pub(in super::super) fn played<'v>(&self, view: &'v View) -> Option<&'v BoxView> {
        view.boxes.iter().find(|played| played.place == self.turn.place)
    }

    /// What is on offer, best first where that is seen.
    pub(in super::super) fn rows(&self, view: &View, advised: bool) -> Vec<Row> {
        let nothing = Advice::default();
        let advice = if advised { &self.advice } else { &nothing };
        let with = valued(advice, self.all).into_iter().map(Row::Valued);
        with.chain(unvalued(&view.legal, advice).into_iter().map(Row::Unvalued)).collect()
    }

    /// Whether a line is what is chosen.
    pub(in super::super) fn is_picked(&self, row: &Row) -> bool {
        match (row, &self.pick) {
            (Row::Valued(option), _) => self.action() == Ok(option.action),
            (Row::Unvalued(Unvalued::One(action)), Some(Pick::One(picked))) => action == picked,
            (Row::Unvalued(Unvalued::Exchange), Some(Pick::Exchange))
            | (Row::Unvalued(Unvalued::Insure), Some(Pick::Insure(_))) => true,
            _ => false,
        }
    }

    /// The cards that lie to be chosen among.
    fn hand(&self, view: &View) -> Vec<Card> {
        self.played(view).into_iter().flat_map(|played| &played.cards).flatten().copied().collect()
    }

    /// What is chosen.
    ///
    /// # Errors
    /// The message that tells what is missing.
    pub(in super::super) fn action(&self) -> Result<Action, &'static str> {
        match &self.pick {
            None => Err("screen-choose"),
            Some(Pick::One(action)) => Ok(*action),
            Some(Pick::Exchange) if self.chosen.is_empty() => Err("screen-choose-cards"),
            Some(Pick::Exchange) => Ok(Action::Exchange(self.chosen)),
            Some(Pick::Insure(typed)) => {
                typed.parse().map(|points| Action::Insure(Points(points))).map_err(|_| "screen-choose-points")
            }
        }
    }

    /// Chooses what a key says.
    pub(super) fn update(&mut self, key: Key, view: &View, advised: bool) {
        let hand = self.hand(view);
        let begun = std::mem::take(&mut self.begun);
        match key {
            Key::Up => self.move_by(-1, view, advised),
            Key::Down => self.move_by(1, view, advised),
            Key::PageUp => self.move_by(-8, view, advised),
            Key::PageDown => self.move_by(8, view, advised),
            Key::Left => self.cursor = self.cursor.saturating_sub(1),
            Key::Right => self.cursor = (self.cursor + 1).min(hand.len().saturating_sub(1)),
            Key::Letter(' ') => self.toggle(self.cursor, &hand),
            Key::Escape => {
                self.pick = None;
                self.chosen = CardSet::EMPTY;
            }
            Key::Back => match &mut self.pick {
                Some(Pick::Insure(typed)) => {
                    typed.pop();
                    self.begun = true;
                }
                _ => self.chosen = CardSet::EMPTY,
            },
            Key::Letter(letter) => self.letter(command(letter), begun, view, &hand),
            _ => {}
        }
    }

    fn letter(&mut self, letter: char, begun: bool, view: &View, hand: &[Card]) {
        if let (Some(Pick::Insure(typed)), true) = (&mut self.pick, letter.is_ascii_digit()) {
            if !begun {
                typed.clear();
            }
            if typed.len() < DIGITS {
                typed.push(letter);
            }
            self.begun = true;
            return;
        }
        if let Some(place) = letter.to_digit(10).and_then(|digit| (digit as usize).checked_sub(1))
            && place < hand.len()
        {
            return self.toggle(place, hand);
        }
        let one = |action| Some(Pick::One(action));
        match letter {
            'f' => self.pick = one(Action::Fold),
            'p' => self.pick = one(Action::Play),
            '6' | 's' => self.pick = one(Action::Sixth),
            'x' => self.pick = Some(Pick::Exchange),
            'i' => {
                let most = view.legal.insure.map(|range| range.most.to_string()).unwrap_or_default();
                self.pick = Some(Pick::Insure(most));
            }
            'n' | 'k' => self.pick = one(if self.is_game() { Action::Keep } else { Action::NoInsurance }),
            'b' => self.pick = one(self.next_game(view)),
            'm' => self.all = !self.all,
            _ => {}
        }
    }

    fn is_game(&self) -> bool {
        self.turn.asked == Asked::DealerGame
    }

    /// The next way to buy the dealer a game: where the box chooses his card there are several.
    fn next_game(&self, view: &View) -> Action {
        let games: Vec<Action> = view
            .legal
            .actions
            .iter()
            .filter(|action| matches!(action, Action::BuyGame { .. }))
            .copied()
            .collect();
        let at = match &self.pick {
            Some(Pick::One(picked)) => games.iter().position(|game| game == picked).map_or(0, |at| at + 1),
            _ => 0,
        };
        games.get(at).or(games.first()).copied().unwrap_or(Action::BuyGame { thrown: None })
    }

    fn toggle(&mut self, place: usize, hand: &[Card]) {
        let Some(card) = hand.get(place).copied().filter(|_| self.turn.asked == Asked::Decision) else {
            return;
        };
        self.cursor = place;
        self.chosen =
            if self.chosen.contains(card) { self.chosen.without(card) } else { self.chosen.with(card) };
        self.pick = Some(Pick::Exchange);
    }

    /// To a line above or below.
    fn move_by(&mut self, lines: isize, view: &View, advised: bool) {
        let rows = self.rows(view, advised);
        let at = rows.iter().position(|row| self.is_picked(row));
        let to = match at {
            Some(at) => at.saturating_add_signed(lines),
            None if lines > 0 => 0,
            None => rows.len(),
        };
        let Some(row) = rows.get(to.min(rows.len().saturating_sub(1))) else { return };
        self.pick = match row {
            Row::Valued(Valued { action, .. }) | Row::Unvalued(Unvalued::One(action)) => {
                Some(self.picked(*action))
            }
            Row::Unvalued(Unvalued::Exchange) => Some(Pick::Exchange),
            Row::Unvalued(Unvalued::Insure) => {
                let most = view.legal.insure.map(|range| range.most.to_string());
                Some(Pick::Insure(most.unwrap_or_default()))
            }
        };
    }

    fn picked(&mut self, action: Action) -> Pick {
        match action {
            Action::Exchange(cards) => {
                self.chosen = cards;
                Pick::Exchange
            }
            Action::Insure(points) => Pick::Insure(points.to_string()),
            other => Pick::One(other),
        }
    }

    /// The decision in words, judged where that can be.
    pub(super) fn decided(
        &self,
        action: &Action,
        view: &View,
        session: &mut Session,
        teller: Teller,
    ) -> Option<Decided> {
        let played = self.played(view)?;
        let loss = session.judge(&self.advice, action);
        let judged = loss.zip(self.advice.best()).map(|(loss, best)| {
            let why = self.advice.question.as_ref().and_then(|question| {
                Why::new(teller.rules, question, &self.advice.worths, Some(action))
                    .map(|why| (question.spot().up(), why))
            });
            let cost = teller.cost(loss, &best.action, &view.legal, played);
            Judged {
                grade: Grade::of(loss),
                named: teller.grade(loss),
                cost: cost.or_else(|| (!is_only_best(&self.advice)).then(|| teller.say("play-none-better"))),
                why: why.as_ref().map(|(up, why)| teller.why(why, *up)).unwrap_or_default(),
                ends: why.map(|(_, why)| Ends {
                    keys: [&best.action, &why.than].map(|action| typed(action, played).replace(' ', "")),
                    why,
                }),
            }
        });
        Some(Decided { what: teller.describe(action, &view.legal, played), judged })
    }
}
