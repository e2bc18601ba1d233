//! What is put up before the deal.

use std::collections::BTreeMap;
use std::io::Write;

use tuz_fair::PlayerSeed;
use tuz_house::Points;
use tuz_house::round::{BoxId, BoxStake, Refusal, Round};
use tuz_house::rules::Rules;
use tuz_i18n::Args as Words;
use tuz_server::wire::Explained;

use super::{ME, Table};
use crate::console::Stop;
use crate::fault::harmless;
use crate::house::usual_ante;
use crate::paint::wrapped;

/// The stakes of a player, the same on every box.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Stakes {
    boxes: u8,
    ante: Points,
    /// On the bonus and other side bets, by name.
    sides: BTreeMap<String, Points>,
}

impl Stakes {
    /// What is put up in the first round unless the player says something else.
    pub(super) fn first(rules: &Rules, boxes: u8, ante: Option<Points>) -> Self {
        Self::of(rules, boxes, ante.unwrap_or_else(|| usual_ante(rules)))
    }

    /// The least that can be put up.
    pub(super) fn least(rules: &Rules, boxes: u8) -> Self {
        Self::of(rules, boxes, rules.limits().least)
    }

    /// This ante and what must go with it.
    fn of(rules: &Rules, boxes: u8, ante: Points) -> Self {
        let compulsory = rules.all_side_bets().filter(|bet| !bet.instant && bet.stake.compulsory);
        let sides = compulsory.map(|bet| (bet.name.clone(), bet.stake.least_with(ante)));
        Self { boxes, ante, sides: sides.collect() }
    }

    /// How many boxes.
    pub(super) fn count(&self) -> u8 {
        self.boxes
    }

    /// As the round wants them.
    pub(super) fn boxes(&self) -> Vec<BoxStake> {
        let on_box =
            |place| BoxStake { sides: self.sides.clone(), ..BoxStake::ante(BoxId(place), self.ante) };
        (0..self.boxes).map(on_box).collect()
    }

    /// As they are typed: `10 bonus 5`.
    fn typed(&self) -> String {
        let sides = self.sides.iter().map(|(name, stake)| format!(" {name} {stake}"));
        format!("{}{}", self.ante, sides.collect::<String>())
    }
}

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
            let question = self.said("play-stakes", &Words::new().with("text", self.stakes.typed())) + " ";
            let line = self.console.ask(&question)?;
            match self.read(&line) {
                Ok(Said::Deal(stakes)) => match round.stake(ME, &stakes.boxes()) {
                    Ok(_) => {
                        self.stakes = stakes;
                        return Ok(());
                    }
                    Err(refusal) => self.refuse(&refusal)?,
                },
                Ok(Said::Words(words)) => {
                    self.say(if words.is_some() { "play-words" } else { "play-no-words" }, &Words::new())?;
                    self.words = words;
                }
                Ok(Said::Rules(all)) => self.tell_rules(all)?,
                Ok(Said::Help) => self.help_stakes()?,
                Err(reason) => writeln!(self.console.io.out, "{reason}")?,
            }
        }
    }

    /// Says it when only folding would be left after these stakes.
    fn warn(&mut self, round: &Round) -> Result<(), Stop> {
        let boxes = self.stakes.boxes();
        let mut after = round.clone();
        let bet = self.house.rules.bet().on(self.stakes.ante);
        let short = after.stake(ME, &boxes).is_ok() && after.balance(ME).is_some_and(|left| left < bet);
        if short {
            self.say("play-bet-not-covered", &Words::new().with("bet", bet.0))?;
        }
        Ok(())
    }

    fn read(&self, line: &str) -> Result<Said, String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word.to_lowercase().as_str() {
            "" => Ok(Said::Deal(self.stakes.clone())),
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
        let rules = &self.house.rules;
        let mut stakes = Stakes::of(rules, self.stakes.boxes, ante.unwrap_or(self.stakes.ante));
        while let Some(name) = words.next() {
            let known = rules.all_side_bets().any(|bet| bet.name == name);
            if !known {
                return Err(self.unclear("unclear-word", name));
            }
            let stake = words.next().and_then(points);
            let stake = stake.ok_or_else(|| self.unclear("unclear-side", name))?;
            if stake == Points::ZERO {
                stakes.sides.remove(name);
            } else {
                stakes.sides.insert(name.to_owned(), stake);
            }
        }
        Ok(stakes)
    }

    fn help_stakes(&mut self) -> Result<(), Stop> {
        let said = |id: &str| self.said(id, &Words::new());
        let mut rows =
            vec![("Enter".to_owned(), said("play-help-deals")), ("25".to_owned(), said("play-help-ante"))];
        for bet in self.house.rules.all_side_bets().filter(|bet| !bet.instant) {
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
        let io = &mut *self.console.io;
        let why = io.paint.in_text(&harmless(&io.text.reason("refusal", refusal)));
        writeln!(io.out, "{why}")?;
        Ok(())
    }

    /// The rules in plain words; unless all are wanted, as many sentences as fit on a screen.
    pub(super) fn tell_rules(&mut self, all: bool) -> Result<(), Stop> {
        // A small terminal has 24 lines; the question takes one, the last sentence two.
        const SHORT: usize = 20;
        let mut lines = 0;
        let explained = Explained::new(&self.house.rules, &self.console.io.text);
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
