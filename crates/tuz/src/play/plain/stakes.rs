//! What is typed before the deal.

use std::io::Write;

use tuz_fair::PlayerSeed;
use tuz_house::Points;
use tuz_house::round::{Refusal, Round};
use tuz_i18n::Args as Words;
use tuz_server::wire::Explained;

use super::super::stakes::Stakes;
use super::Table;
use crate::console::Stop;
use crate::fault::harmless;
use crate::paint::wrapped;

/// What is typed before the deal.
enum Said {
    /// To deal with these stakes.
    Deal(Stakes),
    /// To take these words into the shuffles from now on; none to take none.
    Words(Option<PlayerSeed>),
    /// To read the rules; all of them, or what matters most.
    Rules(bool),
    Help,
}

impl Table<'_> {
    /// Asks for the stakes until they are accepted, and puts them up.
    pub(super) fn ask_stakes(&mut self, round: &mut Round) -> Result<(), Stop> {
        loop {
            self.warn(round)?;
            let question =
                self.said("play-stakes", &Words::new().with("text", self.session.stakes.typed())) + " ";
            let line = self.console.ask(&question)?;
            match self.read(&line) {
                Ok(Said::Deal(stakes)) => match self.session.stake(round, stakes) {
                    Ok(()) => return Ok(()),
                    Err(refusal) => self.refuse(&refusal)?,
                },
                Ok(Said::Words(words)) => {
                    self.say(if words.is_some() { "play-words" } else { "play-no-words" }, &Words::new())?;
                    self.session.words = words;
                }
                Ok(Said::Rules(all)) => self.tell_rules(all)?,
                Ok(Said::Help) => self.help_stakes()?,
                Err(reason) => writeln!(self.console.io.out, "{reason}")?,
            }
        }
    }

    /// Says it when only folding would be left after these stakes.
    fn warn(&mut self, round: &Round) -> Result<(), Stop> {
        if let Some(bet) = self.session.bet_not_covered(round, &self.session.stakes) {
            self.say("play-bet-not-covered", &Words::new().with("bet", bet.0))?;
        }
        Ok(())
    }

    fn read(&self, line: &str) -> Result<Said, String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word.to_lowercase().as_str() {
            "" => Ok(Said::Deal(self.session.stakes.clone())),
            "?" | "help" | "h" => Ok(Said::Help),
            "rules" | "r" => Ok(Said::Rules(rest.eq_ignore_ascii_case("more"))),
            "seed" if rest.is_empty() => Ok(Said::Words(None)),
            "seed" => PlayerSeed::new(rest)
                .map(|words| Said::Words(Some(words)))
                .map_err(|error| harmless(&error.to_string()).into_owned()),
            _ => self.read_stakes(line).map(Said::Deal),
        }
    }

    /// `25`, `25 bonus 5`, or `bonus 5` with the ante as before.
    fn read_stakes(&self, line: &str) -> Result<Stakes, String> {
        let points = |text: &str| text.parse().map(Points).ok();
        let mut words = line.split_whitespace().peekable();
        let ante = words.peek().and_then(|word| points(word));
        if ante.is_some() {
            words.next();
        }
        let rules = &self.session.house.rules;
        let mut stakes =
            Stakes::of(rules, self.session.stakes.count(), ante.unwrap_or(self.session.stakes.ante()));
        while let Some(name) = words.next() {
            let known = rules.all_side_bets().any(|bet| bet.name == name);
            if !known {
                return Err(self.unclear("unclear-word", name));
            }
            let stake = words.next().and_then(points);
            let stake = stake.ok_or_else(|| self.unclear("unclear-side", name))?;
            stakes = stakes.with_side(name, stake);
        }
        Ok(stakes)
    }

    fn help_stakes(&mut self) -> Result<(), Stop> {
        let said = |id: &str| self.said(id, &Words::new());
        let mut rows =
            vec![("Enter".to_owned(), said("play-help-deals")), ("25".to_owned(), said("play-help-ante"))];
        for bet in self.session.house.rules.all_side_bets().filter(|bet| !bet.instant) {
            let what = self.said("play-help-side", &Words::new().with("value", bet.name.clone()));
            rows.push((format!("25 {} 5", bet.name), what));
        }
        rows.extend([
            ("seed …".to_owned(), said("play-help-seed")),
            ("rules".to_owned(), said("play-help-rules")),
            ("q".to_owned(), said("play-help-leave")),
        ]);
        for (typed, what) in rows {
            writeln!(self.console.io.out, "{}", wrapped(&format!("{typed} — {what}")))?;
        }
        Ok(())
    }

    /// Why a line is not understood.
    fn unclear(&self, id: &str, typed: &str) -> String {
        self.said(id, &Words::new().with("value", typed.to_owned()))
    }

    /// Says why something is refused.
    pub(super) fn refuse(&mut self, refusal: &Refusal) -> Result<(), Stop> {
        let why = self.painted(&self.teller().refusal(refusal));
        writeln!(self.console.io.out, "{why}")?;
        Ok(())
    }

    /// The rules in plain words; unless all are wanted, as many sentences as fit on a screen.
    pub(super) fn tell_rules(&mut self, all: bool) -> Result<(), Stop> {
        // A small terminal has 24 lines; the question takes one, the last sentence two.
        const SHORT: usize = 20;
        let mut lines = 0;
        let explained = Explained::new(&self.session.house.rules, &self.console.io.text);
        for sentence in explained.parts.iter().flat_map(|part| &part.sentences) {
            let text = wrapped(sentence);
            lines += text.lines().count();
            if lines > SHORT && !all {
                return self.say("play-more-rules", &Words::new());
            }
            writeln!(self.console.io.out, "{text}")?;
        }
        Ok(())
    }
}
