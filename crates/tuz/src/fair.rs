//! `tuz fair check`: a shuffle made again and compared, and the round that was dealt from it.

use std::io::Write;

use schemars::JsonSchema;
use serde::Serialize;
use tuz_fair::{Commitment, Revealed};
use tuz_house::record::{Unchecked, Written};
use tuz_house::round::Phase;

use crate::fault::{Fault, harmless};
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
    /// Makes a revealed shuffle again and compares it with what is written; in a record also the round.
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
    /// Whether all is well: the shuffle holds, and a round that is in the file follows from it to its settlement.
    holds: bool,
    /// Whether the shuffle is what it claims to be.
    shuffle: ShuffleVerdict,
    /// Whether the round follows from it; null where the shuffle fails.
    round: Option<RoundVerdict>,
    /// What is wrong; null where nothing is.
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
}

/// What is to be said of a shuffle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum ShuffleVerdict {
    /// It is what it claims to be.
    Holds,
    /// It is not.
    Fails,
}

/// What is to be said of the round in a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum RoundVerdict {
    /// Every event follows, up to the settlement.
    Follows,
    /// Some event does not follow.
    Parts,
    /// Every event follows, but the record ends before the round is settled.
    Unfinished,
    /// The file holds a shuffle and no round.
    Absent,
}

/// Runs the command.
pub(crate) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    let Command::Check(args) = &args.command;
    let text = files::read_object(&args.file, io)?;
    let written = Written::read(&text)
        .map_err(|error| Fault::bad(format_args!("`{}` cannot be read: {error}", args.file)))?;
    let (revealed, record) = match written {
        Written::Shuffle(revealed) => (*revealed, None),
        Written::Round(record) => {
            let shuffle = record.shuffle().cloned().ok_or_else(|| {
                Fault::bad(format_args!("the record `{}` has no shuffle that could be checked", args.file))
            })?;
            (shuffle, Some(record))
        }
    };
    let shown = args.commitment.map(|shown| shown.to_string() == revealed.commitment);
    let mismatch = match revealed.check() {
        Err(mismatch) => Some(mismatch.to_string()),
        Ok(_) if shown == Some(false) => {
            Some("the commitment is not the one that was shown before the deal".to_owned())
        }
        Ok(_) => None,
    };
    let (shuffle, round, fault) = match (mismatch, record) {
        (Some(mismatch), _) => (ShuffleVerdict::Fails, None, Some(mismatch)),
        (None, None) => (ShuffleVerdict::Holds, Some(RoundVerdict::Absent), None),
        (None, Some(record)) => match round_of(*record) {
            Ok(verdict) => (ShuffleVerdict::Holds, Some(verdict), None),
            Err(reason) => (ShuffleVerdict::Holds, Some(RoundVerdict::Parts), Some(reason)),
        },
    };
    if args.json {
        io.json(&CheckOutput {
            format: 1,
            holds: matches!(round, Some(RoundVerdict::Follows | RoundVerdict::Absent)),
            shuffle,
            round,
            fault: fault.clone(),
            commitment: revealed.commitment,
            shown,
            nonce: revealed.nonce.to_string(),
            player_seed: revealed.player_seed,
            order: revealed.order,
        })?;
    } else if let Some(round) = round {
        print(&revealed, shown, round, io)?;
    }
    match (fault, shuffle) {
        (None, _) => Ok(()),
        (Some(fault), ShuffleVerdict::Fails) => {
            Err(Fault::bad(format_args!("the shuffle in `{}` does not hold: {fault}", args.file)))
        }
        (Some(fault), ShuffleVerdict::Holds) => {
            Err(Fault::bad(format_args!("the round in `{}` does not follow from it: {fault}", args.file)))
        }
    }
}

/// How far the round of a record follows from its shuffle, or why it does not.
fn round_of(record: Unchecked) -> Result<RoundVerdict, String> {
    let record = record.check().map_err(|error| error.to_string())?;
    let round = record.replay().map_err(|error| error.to_string())?;
    let settled = round.phase() == Phase::Settled;
    Ok(if settled { RoundVerdict::Follows } else { RoundVerdict::Unfinished })
}

fn print(revealed: &Revealed, shown: Option<bool>, round: RoundVerdict, io: &mut Io) -> std::io::Result<()> {
    writeln!(io.out, "the shuffle holds: {} cards, round {}", revealed.order.len(), revealed.nonce)?;
    writeln!(io.out, "  commitment   {}", revealed.commitment)?;
    if let Some(words) = &revealed.player_seed {
        writeln!(io.out, "  player seed  {}", harmless(words))?;
    }
    match round {
        RoundVerdict::Follows => writeln!(io.out, "the round follows from it, up to its settlement")?,
        RoundVerdict::Unfinished => {
            writeln!(io.out, "the record ends before the round is settled: what is there follows from it")?;
        }
        RoundVerdict::Parts | RoundVerdict::Absent => {}
    }
    if shown == Some(true) {
        writeln!(io.out, "the commitment is the one that was shown before the deal")
    } else {
        writeln!(io.out, "compare the commitment with the one that was shown before the deal")
    }
}
