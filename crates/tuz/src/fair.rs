//! `tuz fair check`: a shuffle made again and compared.

use std::io::Write;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tuz_fair::{Commitment, Revealed};
use tuz_house::record::Record;
use tuz_house::round::Event;

use crate::fault::Fault;
use crate::files;
use crate::io::Io;

/// Checks shuffles.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    /// Makes a revealed shuffle again and compares it with what is written.
    Check(Check),
}

#[derive(Debug, clap::Args)]
struct Check {
    /// The record of a round, or a revealed shuffle alone; `-` is the standard input.
    file: String,
    /// The commitment that was shown before the deal, 64 hexadecimal digits.
    #[arg(long, value_name = "HEX")]
    commitment: Option<Commitment>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// What `tuz fair check --json` prints.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "tuz fair check")]
pub(crate) struct CheckOutput {
    /// The version of this format: 1.
    format: u8,
    /// Whether the shuffle is what it claims to be.
    holds: bool,
    /// What is wrong; null where it holds.
    fault: Option<String>,
    /// The commitment in the file.
    commitment: String,
    /// Whether it is the one that was shown before the deal; null where that was not handed in.
    shown: Option<bool>,
    /// The number of the round.
    nonce: String,
    /// What the player added.
    player_seed: Option<String>,
    /// The cards from the top as written in the file.
    order: Vec<String>,
    /// Whether a round was dealt from it; null where the file has none.
    dealt: Option<bool>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    let Command::Check(args) = &args.command;
    let text = files::read_object(&args.file, io)?;
    let unreadable = |message: &dyn std::fmt::Display| {
        Fault::bad(format_args!("the shuffle in `{}` cannot be read: {message}", args.file))
    };
    let tree: Value = serde_json::from_str(&text).map_err(|error| unreadable(&error))?;
    let is_record = ["rules", "players", "events"].iter().any(|key| tree.get(key).is_some());
    let revealed = if is_record {
        let shuffle = tree.get("shuffle").ok_or_else(|| {
            Fault::bad(format_args!("the record `{}` has no shuffle that could be checked", args.file))
        })?;
        Revealed::deserialize(shuffle).map_err(|error| unreadable(&error))?
    } else {
        serde_json::from_str(&text).map_err(|error| unreadable(&error))?
    };
    let shown = args.commitment.map(|shown| shown.to_string() == revealed.commitment);
    let mut fault = revealed.check().err().map(|mismatch| mismatch.to_string());
    if fault.is_none() && shown == Some(false) {
        fault = Some("the commitment is not the one that was shown before the deal".to_owned());
    }
    let mut dealt = None;
    if fault.is_none() && is_record {
        match round_of(&text) {
            Ok(cards_out) => dealt = cards_out.then_some(true),
            Err(message) => {
                dealt = Some(false);
                fault = Some(message);
            }
        }
    }
    if args.json {
        io.json(&CheckOutput {
            format: 1,
            holds: fault.is_none(),
            fault: fault.clone(),
            commitment: revealed.commitment,
            shown,
            nonce: revealed.nonce.to_string(),
            player_seed: revealed.player_seed,
            order: revealed.order,
            dealt,
        })?;
    } else if fault.is_none() {
        print(&revealed, shown, dealt, io)?;
    }
    match fault {
        None => Ok(()),
        Some(fault) => Err(Fault::bad(format_args!("the shuffle in `{}` does not hold: {fault}", args.file))),
    }
}

/// Whether the round of a record was dealt from its shuffle, or why it is no round.
fn round_of(text: &str) -> Result<bool, String> {
    let record = Record::read(text).map_err(|error| error.to_string())?;
    let round = record.replay().map_err(|error| format!("the round was not dealt from it: {error}"))?;
    Ok(round.events().iter().any(|event| matches!(event, Event::Dealt { .. })))
}

fn print(revealed: &Revealed, shown: Option<bool>, dealt: Option<bool>, io: &mut Io) -> std::io::Result<()> {
    writeln!(io.out, "the shuffle holds: {} cards, round {}", revealed.order.len(), revealed.nonce)?;
    writeln!(io.out, "  commitment   {}", revealed.commitment)?;
    if let Some(words) = &revealed.player_seed {
        writeln!(io.out, "  player seed  {words}")?;
    }
    if dealt == Some(true) {
        writeln!(io.out, "the round was dealt from it, and every event follows")?;
    }
    if shown == Some(true) {
        writeln!(io.out, "the commitment is the one that was shown before the deal")
    } else {
        writeln!(io.out, "compare the commitment with the one that was shown before the deal")
    }
}
