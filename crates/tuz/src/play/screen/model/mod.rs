//! The table as it stands, and what keys do to it. Nothing here draws, and nothing waits.

mod decision;
mod houses;
mod stakes;

use tuz_coach::{Grade, Why};
use tuz_fair::{Revealed, Seed, Shuffle};
use tuz_house::round::{Event, Round, View, Viewer};
use tuz_i18n::{Args as Words, Text};

pub(super) use self::decision::{Decision, Pick, Row};
pub(super) use self::houses::Houses;
pub(super) use self::stakes::{Field, Form};
use super::keys::{Key, command};
use super::view::Reach;
use crate::fault::Fault;
use crate::house::House;
use crate::play::session::Session;
use crate::play::told::{Teller, Told};
use crate::play::{Args, ME};

/// Where secrets of the house come from.
pub(super) type Secrets<'a> = Box<dyn FnMut() -> Result<Seed, Fault> + 'a>;

/// What comes after a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    /// The table goes on.
    Stay,
    /// The player leaves.
    Leave,
}

/// All that is to be seen.
pub(super) struct Model<'a> {
    args: &'a Args,
    /// The language.
    pub(super) text: Text,
    secrets: Secrets<'a>,
    /// What is played.
    pub(super) place: Place,
    /// What lies over the table.
    pub(super) over: Option<Over>,
    /// What is said about the last key.
    pub(super) message: Option<String>,
    /// Whether the player sees what options are worth.
    pub(super) advised: bool,
}

/// Where the player is.
pub(super) enum Place {
    /// Before the list of houses.
    Houses(Houses),
    /// At a table.
    Table(Box<Table>),
}

/// A text that lies over the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Over {
    /// Which.
    pub(super) what: Sheet,
    /// How many of its lines lie above what is seen.
    pub(super) above: usize,
}

/// What can lie over the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sheet {
    /// Keys and the game.
    Help,
    /// The rules of the house.
    Rules,
}

/// A table and its round.
pub(super) struct Table {
    /// Account and stakes.
    pub(super) session: Session,
    /// The round.
    pub(super) round: Round,
    /// The round as the player sees it.
    pub(super) view: View,
    /// What is to be done.
    pub(super) step: Step,
    /// The decisions of the round with what came of each, the deal first.
    pub(super) story: Vec<Act>,
    /// The player has said once that he leaves in the middle of this round.
    warned: bool,
}

/// What is to be done.
pub(super) enum Step {
    /// Stakes are put up.
    Stakes(Form),
    /// A box decides.
    Decision(Box<Decision>),
    /// The round is over.
    Settled(Settled),
}

/// A finished round.
pub(super) struct Settled {
    /// Its shuffle.
    pub(super) revealed: Revealed,
    /// The file that it was recorded in.
    pub(super) record: Option<String>,
    /// The next shuffle; none where the balance covers no stake.
    pub(super) next: Option<Shuffle>,
    /// How many lines of the settlement lie above what is seen.
    pub(super) above: usize,
}

/// A decision and what came of it.
#[derive(Debug, Default)]
pub(super) struct Act {
    /// The decision; none for the deal.
    pub(super) decided: Option<Decided>,
    /// What happened then.
    pub(super) told: Vec<Told>,
}

/// A decision in words.
#[derive(Debug)]
pub(super) struct Decided {
    /// What was done.
    pub(super) what: String,
    /// How good it was, where that is known.
    pub(super) judged: Option<Judged>,
}

/// How good a decision was.
#[derive(Debug)]
pub(super) struct Judged {
    /// The grade.
    pub(super) grade: Grade,
    /// The same in words.
    pub(super) named: String,
    /// What it cost and what was better, or that nothing was.
    pub(super) cost: Option<String>,
    /// Why.
    pub(super) why: Vec<String>,
    /// How it ends.
    pub(super) ends: Option<Ends>,
}

/// How two options end.
#[derive(Debug)]
pub(super) struct Ends {
    /// The best one and another, as they are typed.
    pub(super) keys: [String; 2],
    /// What both shares are of.
    pub(super) why: Why,
}

impl<'a> Model<'a> {
    /// At a table with these rules, or before the list of houses.
    ///
    /// # Errors
    /// When the stakes that were asked for cannot be put up, or there is no secret.
    pub(super) fn new(
        args: &'a Args,
        text: Text,
        house: Option<House>,
        mut secrets: Secrets<'a>,
    ) -> Result<Self, Fault> {
        let place = match house {
            None => Place::Houses(Houses::new(&text)),
            Some(house) => Place::Table(Box::new(Table::new(args, house, &mut secrets)?)),
        };
        Ok(Self { args, text, secrets, place, over: None, message: None, advised: !args.no_advice })
    }

    /// Does what a key means here.
    ///
    /// # Errors
    /// When there is no secret for the next shuffle, or the round does not do its part.
    pub(super) fn update(&mut self, key: Key) -> Result<Next, Fault> {
        if key == Key::Interrupt {
            return Ok(Next::Leave);
        }
        if let Some(over) = &mut self.over {
            if !over.update(key) {
                self.over = None;
            }
            return Ok(Next::Stay);
        }
        self.message = None;
        if let Some(sheet) = self.sheet(key) {
            self.over = Some(Over { what: sheet, above: 0 });
            return Ok(Next::Stay);
        }
        match &mut self.place {
            Place::Houses(houses) => match houses.update(key) {
                houses::Chosen::Nothing => Ok(Next::Stay),
                houses::Chosen::Leave => Ok(Next::Leave),
                houses::Chosen::House(house) => {
                    match Table::new(self.args, house, &mut self.secrets) {
                        Ok(table) => self.place = Place::Table(Box::new(table)),
                        Err(fault) if fault.is_failure() => return Err(fault),
                        Err(fault) => self.message = Some(fault.in_words(&self.text)),
                    }
                    Ok(Next::Stay)
                }
            },
            Place::Table(_) => self.at_table(key),
        }
    }

    /// Whether letters are the player's own words and no keys.
    pub(super) fn is_typing(&self) -> bool {
        match &self.place {
            Place::Table(table) => matches!(&table.step, Step::Stakes(form) if form.takes_words()),
            Place::Houses(_) => false,
        }
    }

    /// The sheet that a key opens.
    fn sheet(&self, key: Key) -> Option<Sheet> {
        let table = match &self.place {
            Place::Table(table) => Some(table),
            Place::Houses(_) => None,
        };
        match key {
            Key::Help => Some(Sheet::Help),
            Key::Letter(letter) if !self.is_typing() => match command(letter) {
                '?' | 'h' => Some(Sheet::Help),
                'r' if table.is_some() => Some(Sheet::Rules),
                _ => None,
            },
            _ => None,
        }
    }

    fn at_table(&mut self, key: Key) -> Result<Next, Fault> {
        let Place::Table(table) = &mut self.place else { return Ok(Next::Stay) };
        let is_leaving = matches!(key, Key::Letter(letter) if command(letter) == 'q');
        match &mut table.step {
            Step::Stakes(form) => {
                if is_leaving && !form.takes_words() {
                    return Ok(Next::Leave);
                }
                if form.update(key, &table.session, &table.round) {
                    self.message = table.deal(&self.text, &mut self.secrets)?;
                }
            }
            Step::Decision(decision) => {
                if is_leaving && table.warned {
                    return Ok(Next::Leave);
                }
                table.warned = is_leaving;
                if is_leaving {
                    self.message = Some(self.text.say("play-lose-staked", &Words::new()));
                    return Ok(Next::Stay);
                }
                if matches!(key, Key::Letter(letter) if command(letter) == 'a') {
                    self.advised = !self.advised;
                    return Ok(Next::Stay);
                }
                if key == Key::Enter {
                    self.message = table.decide(&self.text, &mut self.secrets)?;
                } else {
                    decision.update(key, &table.view, self.advised);
                }
            }
            Step::Settled(settled) => match key {
                _ if is_leaving => return Ok(Next::Leave),
                Key::Up => settled.above = settled.above.saturating_sub(1),
                Key::Down => settled.above += 1,
                Key::Enter if settled.next.is_none() => return Ok(Next::Leave),
                Key::Enter => {
                    table.again()?;
                    self.message = table.deal(&self.text, &mut self.secrets)?;
                }
                Key::Letter(letter) if command(letter) == 's' => table.again()?,
                _ => {}
            },
        }
        Ok(Next::Stay)
    }

    /// Notes how far what can be scrolled can be.
    pub(super) fn reached(&mut self, reach: Reach) {
        if let Some(over) = &mut self.over {
            over.above = over.above.min(reach.sheet);
        }
        if let Place::Table(table) = &mut self.place
            && let Step::Settled(settled) = &mut table.step
        {
            settled.above = settled.above.min(reach.settlement);
        }
    }

    /// The words, and what the player leaves.
    pub(super) fn leave(&mut self) -> (&Text, Option<&mut Session>) {
        let session = match &mut self.place {
            Place::Table(table) => Some(&mut table.session),
            Place::Houses(_) => None,
        };
        (&self.text, session)
    }

    /// The round that is over and not recorded yet.
    pub(super) fn to_record(&self) -> Option<(&Round, &str, &Revealed)> {
        match &self.place {
            Place::Table(table) => match &table.step {
                Step::Settled(settled) if settled.record.is_none() => {
                    Some((&table.round, &table.session.house.text, &settled.revealed))
                }
                _ => None,
            },
            Place::Houses(_) => None,
        }
    }

    /// Notes where the round was recorded.
    pub(super) fn recorded(&mut self, path: String) {
        if let Place::Table(table) = &mut self.place
            && let Step::Settled(settled) = &mut table.step
        {
            settled.record = Some(path);
        }
    }
}

impl Over {
    /// Scrolls, or closes: then false.
    fn update(&mut self, key: Key) -> bool {
        match key {
            Key::Up => self.above = self.above.saturating_sub(1),
            Key::Down => self.above += 1,
            Key::PageUp => self.above = self.above.saturating_sub(PAGE),
            Key::PageDown | Key::Letter(' ') => self.above += PAGE,
            _ => return false,
        }
        true
    }
}

/// So many lines are a page of a sheet.
const PAGE: usize = 10;

impl Table {
    fn new(args: &Args, house: House, secrets: &mut Secrets) -> Result<Self, Fault> {
        let session = Session::new(args, house)?;
        let round = session.round()?;
        let form = Form::new(&session, session.commit(secrets()?));
        let view = round.view(Viewer::Player(ME));
        Ok(Self { session, round, view, step: Step::Stakes(form), story: Vec::new(), warned: false })
    }

    /// From a finished round to the stakes of the next one, where there is one.
    fn again(&mut self) -> Result<(), Fault> {
        let Step::Settled(settled) = &mut self.step else { return Ok(()) };
        let Some(shuffle) = settled.next.take() else { return Ok(()) };
        self.round = self.session.round()?;
        self.view = self.round.view(Viewer::Player(ME));
        self.story.clear();
        self.step = Step::Stakes(Form::new(&self.session, shuffle));
        Ok(())
    }

    /// Puts up the stakes and deals; a refusal comes back in words.
    fn deal(&mut self, text: &Text, secrets: &mut Secrets) -> Result<Option<String>, Fault> {
        let Step::Stakes(form) = &mut self.step else { return Ok(None) };
        if let Err(refusal) = self.session.stake(&mut self.round, form.stakes.clone()) {
            return Ok(Some(text.reason("refusal", &refusal)));
        }
        self.session.words = form.words();
        let Some(shuffle) = form.shuffle.take() else { return Ok(None) };
        let happened = self.session.deal(&mut self.round, shuffle)?;
        self.go_on(None, &happened, text, secrets)?;
        Ok(None)
    }

    /// Does what is chosen; what is in the way comes back in words.
    fn decide(&mut self, text: &Text, secrets: &mut Secrets) -> Result<Option<String>, Fault> {
        let Step::Decision(decision) = &mut self.step else { return Ok(None) };
        let action = match decision.action() {
            Ok(action) => action,
            Err(what) => return Ok(Some(text.say(what, &Words::new()))),
        };
        if let Some(refusal) = self.round.why_not(ME, &action) {
            return Ok(Some(text.reason("refusal", &refusal)));
        }
        let teller = Teller { text, rules: &self.session.house.rules.clone() };
        let decided = decision.decided(&action, &self.view, &mut self.session, teller);
        let happened = self.session.act(&mut self.round, &action)?;
        self.go_on(decided, &happened, text, secrets)?;
        Ok(None)
    }

    /// After something happened: the next decision, or the end of the round.
    fn go_on(
        &mut self,
        decided: Option<Decided>,
        happened: &[Event],
        text: &Text,
        secrets: &mut Secrets,
    ) -> Result<(), Fault> {
        self.view = self.round.view(Viewer::Player(ME));
        self.warned = false;
        let teller = Teller { text, rules: &self.session.house.rules };
        self.story.push(Act { decided, told: teller.events(&self.round, happened) });
        if let Some(turn) = self.round.turn() {
            let advice = self.session.analyst.advise(&self.round, text);
            self.step = Step::Decision(Box::new(Decision::new(turn, advice)));
            return Ok(());
        }
        if let Some(revealed) = self.session.finish() {
            let next = if self.session.can_go_on()? { Some(self.session.commit(secrets()?)) } else { None };
            self.step = Step::Settled(Settled { revealed, record: None, next, above: 0 });
        }
        Ok(())
    }

    /// The number of the round.
    pub(super) fn number(&self) -> u64 {
        let is_over = matches!(self.step, Step::Settled(_));
        self.session.rounds + u64::from(!is_over)
    }

    /// How many boxes are played, or are to be.
    pub(super) fn boxes(&self) -> u16 {
        match &self.step {
            Step::Stakes(form) => form.stakes.count().into(),
            _ => self.view.boxes.len() as u16,
        }
    }

    /// The box that decides.
    pub(super) fn asked(&self) -> Option<&Decision> {
        match &self.step {
            Step::Decision(decision) => Some(decision),
            _ => None,
        }
    }
}
