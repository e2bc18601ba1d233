//! `tuz replay`: a recorded round again.

use std::io::Write;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use tuz_house::record::{Record, Unchecked};
use tuz_house::round::{Event, Phase, PlayerId, ReplayError, Round};
use tuz_i18n::{Args as Words, Text};

use crate::events::sentence;
use crate::fault::Fault;
use crate::figures::Whole;
use crate::files;
use crate::io::Io;
use crate::reasons;
use crate::settle;

/// Plays a recorded round again and says at which event it stops being a round under its rules.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The record; `-` is the standard input.
    file: String,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// What `tuz replay --json` prints.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "tuz replay")]
pub(crate) struct ReplayOutput {
    /// The version of this format: 1.
    format: u8,
    /// The name of the rules.
    rules: String,
    /// Everything that happened, as it is recorded.
    events: Vec<Value>,
    /// Where the record stops being a round; null where it is one.
    parts: Option<Parts>,
    /// Whether every box is settled; null where the record parts.
    settled: Option<bool>,
    /// The players; empty where the record parts.
    players: Vec<Player>,
}

/// Where a record stops being a round.
#[derive(Debug, Serialize, JsonSchema)]
struct Parts {
    /// The event, counted from 1; null where it is the players or the shuffle.
    event: Option<usize>,
    /// Why.
    reason: String,
}

/// A player's balance.
#[derive(Debug, Serialize, JsonSchema)]
struct Player {
    /// Before the round, in points.
    before: Whole,
    /// After what is recorded, in points.
    after: Whole,
}

impl Parts {
    fn new(error: &ReplayError) -> Self {
        match error {
            ReplayError::Event { event, fault } => Self { event: Some(*event), reason: fault.to_string() },
            ReplayError::Players(fault) => Self { event: None, reason: fault.to_string() },
        }
    }
}

impl ReplayOutput {
    /// What is to be said of these events and of the round that they are.
    fn new(
        rules: String,
        events: &[Event],
        parts: Option<Parts>,
        round: Option<&Round>,
    ) -> Result<Self, Fault> {
        let events = events.iter().map(serde_json::to_value).collect::<Result<_, _>>();
        Ok(Self {
            format: 1,
            rules,
            events: events.map_err(std::io::Error::from)?,
            parts,
            settled: round.map(|round| round.phase() == Phase::Settled),
            players: round.map(players).unwrap_or_default(),
        })
    }
}

/// Runs the command.
pub(crate) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    let text = files::read_object(&args.file, io)?;
    let record = Unchecked::read(&text).map_err(|error| {
        let name = args.file.clone();
        Fault::because(move |text| {
            let why = reasons::record(&error, text);
            text.say("file-unread", &Words::new().with("name", name.clone()).with("text", why))
        })
    })?;
    let (rules, events) = (record.rules().name().to_owned(), record.events().to_vec());
    let record = match record.check() {
        Ok(record) => record,
        Err(error) => {
            if args.json {
                let parts = Parts { event: None, reason: error.to_string() };
                io.json(&ReplayOutput::new(rules, &events, Some(parts), None)?)?;
            }
            return Err(no_round(&args.file, move |text| reasons::record(&error, text)));
        }
    };
    let played = record.replay();
    if args.json {
        let parts = played.as_ref().err().map(Parts::new);
        io.json(&ReplayOutput::new(rules, &events, parts, played.as_ref().ok())?)?;
    } else {
        print(&record, played.as_ref(), io)?;
    }
    match played {
        Ok(_) => Ok(()),
        Err(error) => {
            let error = error.clone();
            Err(no_round(&args.file, move |text| reasons::replay(&error, text)))
        }
    }
}

fn no_round(file: &str, why: impl Fn(&Text) -> String + Send + 'static) -> Fault {
    let name = file.to_owned();
    Fault::because(move |text| {
        let words = Words::new().with("name", name.clone()).with("text", why(text));
        text.say("record-no-round", &words)
    })
}

fn players(round: &Round) -> Vec<Player> {
    let balances = (0..round.players()).map(PlayerId);
    let balances = balances.filter_map(|player| {
        Some(Player { before: round.starting_balance(player)?.into(), after: round.balance(player)?.into() })
    });
    balances.collect()
}

fn print(record: &Record, played: Result<&Round, &ReplayError>, io: &mut Io) -> std::io::Result<()> {
    let words =
        Words::new().with("name", record.rules().name().to_owned()).with("count", record.events().len());
    writeln!(io.out, "{}", io.text.say("replay-title", &words))?;
    let sound = match played {
        Ok(_) => record.events().len(),
        Err(ReplayError::Event { event, .. }) => event - 1,
        Err(ReplayError::Players(_)) => 0,
    };
    for (place, event) in record.events().iter().take(sound).enumerate() {
        writeln!(io.out, "{:4}  {}", place + 1, sentence(event, io.paint, &io.text))?;
        if let Event::Settled { settlement, .. } = event {
            settle::print(settlement, io)?;
        }
    }
    let Ok(round) = played else { return Ok(()) };
    for player in (0..round.players()).map(PlayerId) {
        if let (Some(before), Some(after)) = (round.starting_balance(player), round.balance(player)) {
            let words = Words::new()
                .with("player", player.0)
                .with("before", before.0)
                .with("after", after.0)
                .with("points", (after - before).0);
            writeln!(io.out, "{}", io.text.say("replay-player", &words))?;
        }
    }
    writeln!(io.out, "{}", io.text.say("replay-follows", &Words::new()))?;
    if round.phase() != Phase::Settled {
        writeln!(io.out, "{}", io.text.say("replay-unsettled", &Words::new()))?;
    }
    Ok(())
}
