//! The table line by line: questions and what is typed, for pipes, scripts and whoever likes it better.

mod stakes;
mod turn;
mod words;

use std::io::Write;

use tuz_fair::Revealed;
use tuz_house::round::Round;
use tuz_i18n::Args as Words;

use super::session::Session;
use super::told::Teller;
use super::{Args, house_seed, write_record};
use crate::console::{Console, Stop, ended};
use crate::fault::{Fault, harmless};
use crate::house::House;
use crate::io::Io;

/// Plays at the table until the player leaves.
///
/// # Errors
/// When the rules cannot be found, the stakes not be put up, or something cannot be written.
pub(super) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    let mut console = Console::open(io)?;
    let house = match &args.rules {
        Some(which) => House::find(which, console.io)?,
        None => match choose(&mut console) {
            Ok(house) => house,
            Err(Stop::Left) => return Ok(()),
            Err(Stop::Fault(fault)) => return Err(fault),
        },
    };
    let session = Session::new(args, house)?;
    let mut table = Table { args, console, session, warned: false };
    let played = table.rounds();
    ended(played, || table.farewell())
}

/// Asks which rules to play by.
fn choose(console: &mut Console) -> Result<House, Stop> {
    writeln!(console.io.out, "{}\n", console.io.text.say("play-which-rules", &Words::new()))?;
    crate::rules::print_numbered(console.io)?;
    writeln!(console.io.out)?;
    let question = console.io.text.say("play-choose-rules", &Words::new()) + " ";
    loop {
        let typed = console.ask(&question)?;
        let typed = if typed.is_empty() { "1" } else { &typed };
        let by_number = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let name =
            by_number.and_then(|place| crate::rules::all().nth(place)).map(tuz_house::rules::Rules::name);
        match House::find(name.unwrap_or(typed), console.io) {
            Ok(house) => return Ok(house),
            Err(fault) => {
                let why = fault.in_words(&console.io.text);
                writeln!(console.io.out, "{}", harmless(&why))?;
            }
        }
    }
}

/// A table and where it is played.
struct Table<'a> {
    args: &'a Args,
    console: Console<'a>,
    session: Session,
    /// The player has said once that he leaves in the middle of this round.
    warned: bool,
}

impl Table<'_> {
    /// Who says things.
    fn teller(&self) -> Teller<'_> {
        Teller { text: &self.console.io.text, rules: &self.session.house.rules }
    }

    /// A text with cards in their colours.
    fn painted(&self, text: &str) -> String {
        self.console.io.paint.in_text(&harmless(text))
    }

    /// A message in the player's language, with cards in their colours.
    fn said(&self, id: &str, words: &Words) -> String {
        self.painted(&self.console.io.text.say(id, words))
    }

    /// Tells a message on a line of its own.
    fn say(&mut self, id: &str, words: &Words) -> Result<(), Stop> {
        let line = self.said(id, words);
        writeln!(self.console.io.out, "{line}")?;
        Ok(())
    }

    /// Plays until the player leaves or has too little.
    fn rounds(&mut self) -> Result<(), Stop> {
        let paint = self.console.io.paint;
        let rules = &self.session.house.rules;
        let title = crate::rules::title_in(rules, &self.console.io.text);
        writeln!(self.console.io.out, "{} ({})", paint.strong(&title), self.session.house.rules.name())?;
        let hint = self.said("play-hint", &Words::new());
        writeln!(self.console.io.out, "{}", paint.faint(&hint))?;
        loop {
            self.round()?;
            if !self.session.can_go_on()? {
                writeln!(self.console.io.out)?;
                return self.say("play-too-little", &Words::new());
            }
        }
    }

    fn round(&mut self) -> Result<(), Stop> {
        let shuffle = self.session.commit(house_seed(self.args)?);
        let paint = self.console.io.paint;
        let words = Words::new().with("round", shuffle.nonce().get()).with("balance", self.session.balance.0);
        let title = self.said("play-round", &words);
        writeln!(self.console.io.out, "\n{}", paint.strong(&title))?;
        let commitment = Words::new().with("text", shuffle.commitment().to_string());
        let commitment = self.said("play-commitment", &commitment);
        writeln!(self.console.io.out, "{}", paint.faint(&commitment))?;
        let mut round = self.session.round()?;
        self.ask_stakes(&mut round)?;
        self.warned = false;
        let happened = self.session.deal(&mut round, shuffle)?;
        self.tell(&round, &happened)?;
        while let Some(turn) = round.turn() {
            self.turn(&mut round, turn)?;
        }
        match self.session.finish() {
            Some(revealed) => self.finish(&round, revealed),
            None => Ok(()),
        }
    }

    /// Gives the shuffle away and writes the record.
    fn finish(&mut self, round: &Round, revealed: Revealed) -> Result<(), Stop> {
        let paint = self.console.io.paint;
        let balance = self.said("play-balance", &Words::new().with("balance", self.session.balance.0));
        writeln!(self.console.io.out, "\n{}", paint.strong(&balance))?;
        let seed = self.said("play-seed", &Words::new().with("text", revealed.seed.clone()));
        writeln!(self.console.io.out, "{}", paint.faint(&seed))?;
        if let Some(folder) = &self.args.record {
            let path = write_record(folder, round, &self.session.house.text, revealed)?;
            let path = Words::new().with("text", path.display().to_string());
            let recorded = self.said("play-recorded", &path);
            writeln!(self.console.io.out, "{}", paint.faint(&recorded))?;
        }
        Ok(())
    }

    /// Says what the player leaves with.
    fn farewell(&mut self) -> Result<(), Stop> {
        let paint = self.console.io.paint;
        let teller = Teller { text: &self.console.io.text, rules: &self.session.house.rules.clone() };
        let farewell = teller.farewell(&mut self.session);
        let out = &mut self.console.io.out;
        writeln!(out)?;
        if let Some((left, seed)) = farewell.secret {
            writeln!(out, "{}\n{}", harmless(&left), paint.faint(&harmless(&seed)))?;
        }
        for line in std::iter::once(farewell.balance).chain(farewell.cost) {
            writeln!(out, "{}", harmless(&line))?;
        }
        Ok(())
    }
}
