//! `tuz play`: a table in the terminal.

mod advice;
mod stakes;
mod turn;
mod words;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tuz_cards::Pack;
use tuz_fair::{Dealt, Nonce, PlayerSeed, Revealed, Seed, Shuffle};
use tuz_house::Points;
use tuz_house::record::Record;
use tuz_house::round::{PackOrder, PlayerId, Round};
use tuz_i18n::Args as Words;

use self::advice::Analyst;
use self::stakes::Stakes;
use crate::console::{Console, Stop, ended};
use crate::fault::{Fault, harmless};
use crate::house::House;
use crate::io::Io;
use crate::values;

/// The only player.
const ME: PlayerId = PlayerId(0);

/// With how many points one sits down.
const BALANCE: Points = Points(1000);

/// A table in the terminal: every option with its exact worth, every decision with its cost, every shuffle proven.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Args {
    /// The name of shipped rules, or the path of a rule file; asked for when left out.
    #[arg(long, value_name = "NAME|PATH")]
    rules: Option<String>,
    /// The first ante in points.
    #[arg(long, value_name = "POINTS", value_parser = values::points, allow_negative_numbers = true)]
    ante: Option<Points>,
    /// The points to sit down with; 1000 when left out.
    #[arg(long, value_name = "POINTS", value_parser = values::points, allow_negative_numbers = true)]
    balance: Option<Points>,
    /// How many boxes to play; 1 when left out.
    #[arg(long, value_name = "NUMBER", value_parser = values::boxes)]
    boxes: Option<u8>,
    /// Your own words for every shuffle, which the house cannot have foreseen.
    #[arg(long, value_name = "TEXT")]
    seed: Option<PlayerSeed>,
    /// Show no figures before a decision; what it cost is told after it.
    #[arg(long)]
    no_advice: bool,
    /// Write a record of each finished round into this folder, for `tuz replay` and `tuz fair check`.
    #[arg(long, value_name = "FOLDER")]
    record: Option<PathBuf>,
    /// For tests: the secret of the house, the same in every round, in place of the system's randomness.
    #[arg(long, value_name = "HEX", hide = true)]
    house_seed: Option<Seed>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    if let Some(folder) = &args.record {
        fs::create_dir_all(folder).map_err(|error| {
            Fault::failure(format_args!("the folder `{}` cannot be made: {error}", folder.display()))
        })?;
    }
    let mut console = Console::open(io)?;
    let house = match &args.rules {
        Some(which) => House::find(which, console.io)?,
        None => match choose(&mut console) {
            Ok(house) => house,
            Err(Stop::Left) => return Ok(()),
            Err(Stop::Fault(fault)) => return Err(fault),
        },
    };
    let mut table = Table::new(args, console, house)?;
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
            Err(fault) => writeln!(console.io.out, "{}", harmless(fault.message()))?,
        }
    }
}

/// A table at which one plays round after round.
struct Table<'a> {
    args: &'a Args,
    console: Console<'a>,
    house: House,
    analyst: Analyst,
    /// With how many points the player came.
    start: Points,
    balance: Points,
    stakes: Stakes,
    words: Option<PlayerSeed>,
    /// Finished rounds.
    rounds: u64,
    /// The shuffle of the round that is going on.
    dealt: Option<Dealt>,
    /// The player has said once that he leaves in the middle of this round.
    warned: bool,
    /// What all decisions together cost, in antes, to be shown.
    cost: f64,
}

impl<'a> Table<'a> {
    fn new(args: &'a Args, console: Console<'a>, house: House) -> Result<Self, Fault> {
        let balance = args.balance.unwrap_or(BALANCE);
        let round = Round::new(Arc::clone(&house.rules), &[balance]).map_err(Fault::bad)?;
        let boxes = args.boxes.unwrap_or(1);
        let mut stakes = Stakes::first(&house.rules, boxes, args.ante);
        if args.ante.is_none() && !round.may_stake(ME, &stakes.boxes()) {
            stakes = Stakes::least(&house.rules, boxes);
        }
        if let Some(refusal) = round.why_not_stake(ME, &stakes.boxes()) {
            return Err(Fault::refused("refusal", &refusal));
        }
        Ok(Self {
            args,
            console,
            analyst: Analyst::new(Arc::clone(&house.rules)),
            house,
            start: balance,
            balance,
            stakes,
            words: args.seed.clone(),
            rounds: 0,
            dealt: None,
            warned: false,
            cost: 0.0,
        })
    }

    /// A message in the player's language, with cards in their colours.
    fn said(&self, id: &str, words: &Words) -> String {
        self.console.io.paint.in_text(&harmless(&self.console.io.text.say(id, words)))
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
        let rules = &self.house.rules;
        let title = crate::rules::title_in(rules, &self.console.io.text);
        writeln!(self.console.io.out, "{} ({})", paint.strong(&title), self.house.rules.name())?;
        let hint = self.said("play-hint", &Words::new());
        writeln!(self.console.io.out, "{}", paint.faint(&hint))?;
        loop {
            self.round()?;
            if !self.can_go_on()? {
                return Ok(());
            }
        }
    }

    /// Whether the account still covers a stake, if need be a lower one.
    fn can_go_on(&mut self) -> Result<bool, Stop> {
        let round = Round::new(Arc::clone(&self.house.rules), &[self.balance]).map_err(Fault::failure)?;
        if round.may_stake(ME, &self.stakes.boxes()) {
            return Ok(true);
        }
        let least = Stakes::least(&self.house.rules, self.stakes.count());
        if !round.may_stake(ME, &least.boxes()) {
            writeln!(self.console.io.out)?;
            self.say("play-too-little", &Words::new())?;
            return Ok(false);
        }
        self.stakes = least;
        Ok(true)
    }

    fn round(&mut self) -> Result<(), Stop> {
        let nonce = Nonce::new(self.rounds + 1);
        let shuffle = Shuffle::commit(self.house_seed()?, nonce);
        let paint = self.console.io.paint;
        let words = Words::new().with("round", nonce.get()).with("balance", self.balance.0);
        let title = self.said("play-round", &words);
        writeln!(self.console.io.out, "\n{}", paint.strong(&title))?;
        let commitment = Words::new().with("text", shuffle.commitment().to_string());
        let commitment = self.said("play-commitment", &commitment);
        writeln!(self.console.io.out, "{}", paint.faint(&commitment))?;
        let mut round = Round::new(Arc::clone(&self.house.rules), &[self.balance]).map_err(Fault::failure)?;
        self.ask_stakes(&mut round)?;
        let dealt = shuffle.deal(Pack::STANDARD, self.words.clone());
        let order = PackOrder::new(dealt.order().cards().to_vec()).map_err(Fault::failure)?;
        self.dealt = Some(dealt);
        self.warned = false;
        let happened = round.deal(order).map_err(Fault::failure)?.to_vec();
        self.balance = round.balance(ME).unwrap_or(self.balance);
        self.tell(&round, &happened)?;
        while let Some(turn) = round.turn() {
            self.turn(&mut round, turn)?;
        }
        self.rounds += 1;
        match self.dealt.take() {
            Some(dealt) => self.finish(&round, dealt.reveal()),
            None => Ok(()),
        }
    }

    fn house_seed(&self) -> Result<Seed, Fault> {
        if let Some(seed) = &self.args.house_seed {
            return Ok(seed.clone());
        }
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)
            .map_err(|error| Fault::failure(format_args!("the system gives no randomness: {error}")))?;
        Ok(Seed::from_bytes(bytes))
    }

    /// Gives the shuffle away and writes the record.
    fn finish(&mut self, round: &Round, revealed: Revealed) -> Result<(), Stop> {
        let paint = self.console.io.paint;
        let balance = self.said("play-balance", &Words::new().with("balance", self.balance.0));
        writeln!(self.console.io.out, "\n{}", paint.strong(&balance))?;
        let seed = self.said("play-seed", &Words::new().with("text", revealed.seed.clone()));
        writeln!(self.console.io.out, "{}", paint.faint(&seed))?;
        if let Some(folder) = &self.args.record {
            let path = write_record(folder, round, &self.house.text, revealed)?;
            let path = Words::new().with("text", path.display().to_string());
            let recorded = self.said("play-recorded", &path);
            writeln!(self.console.io.out, "{}", paint.faint(&recorded))?;
        }
        Ok(())
    }

    /// Says what the player leaves with.
    fn farewell(&mut self) -> Result<(), Stop> {
        let paint = self.console.io.paint;
        writeln!(self.console.io.out)?;
        if let Some(dealt) = self.dealt.take() {
            self.say("play-left-early", &Words::new())?;
            let seed = self.said("play-seed", &Words::new().with("text", dealt.reveal().seed));
            writeln!(self.console.io.out, "{}", paint.faint(&seed))?;
        }
        let change = self.balance - self.start;
        let id = match change.0 {
            0 => "play-leave-even",
            1.. => "play-leave-more",
            _ => "play-leave-fewer",
        };
        self.say(id, &Words::new().with("balance", self.balance.0).with("change", change.0.abs()))?;
        if self.rounds == 0 && self.cost == 0.0 {
            return Ok(());
        }
        self.say("play-cost", &Words::new().with("antes", self.cost).with("rounds", self.rounds))
    }
}

/// Writes the record of a round to a file of its own.
fn write_record(folder: &Path, round: &Round, rules: &str, revealed: Revealed) -> Result<PathBuf, Fault> {
    let short: String = revealed.commitment.chars().take(12).collect();
    let path = folder.join(format!("round-{}-{short}.json", revealed.nonce));
    let record = Record::new(round, rules, Some(revealed)).map_err(Fault::failure)?;
    let text = record.to_json().map_err(Fault::failure)?;
    let mut options = fs::OpenOptions::new();
    // What was recorded once is never written over.
    let file = options.write(true).create_new(true).open(&path);
    file.and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.write_all(b"\n"))).map_err(
        |error| Fault::failure(format_args!("the record `{}` cannot be written: {error}", path.display())),
    )?;
    Ok(path)
}
