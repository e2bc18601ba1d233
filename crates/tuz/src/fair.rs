//! `tuz fair check`: a shuffle made again and compared, and the round that was dealt from it.

use std::io::Write;

use schemars::JsonSchema;
use serde::Serialize;
use tuz_fair::{Commitment, Mismatch, Revealed};
use tuz_house::record::{Unchecked, Written};
use tuz_house::round::Phase;
use tuz_i18n::{Args as Words, Text};

use crate::fault::{Fault, harmless};
use crate::files;
use crate::io::Io;
use crate::paint::width;
use crate::reasons;

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

/// Why a shuffle does not hold.
#[derive(Debug, thiserror::Error)]
enum Failure {
    /// Something in it is not what it claims to be.
    #[error(transparent)]
    Mismatch(#[from] Mismatch),
    /// The commitment is another one than was shown.
    #[error("the commitment is not the one that was shown before the deal")]
    NotShown,
}

impl Failure {
    /// The sentence in a language.
    fn in_words(&self, text: &Text) -> String {
        match self {
            Self::Mismatch(mismatch) => reasons::mismatch(mismatch, text),
            Self::NotShown => text.say("fair-not-shown", &Words::new()),
        }
    }
}

/// Runs the command.
pub(crate) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    let Command::Check(args) = &args.command;
    let text = files::read_object(&args.file, io)?;
    let of_file = || Words::new().with("name", args.file.clone());
    let written = Written::read(&text).map_err(|error| {
        let name = args.file.clone();
        Fault::because(move |text| {
            let words = Words::new().with("name", name.clone()).with("text", reasons::record(&error, text));
            text.say("fair-unread", &words)
        })
    })?;
    let (revealed, record) = match written {
        Written::Shuffle(revealed) => (*revealed, None),
        Written::Round(record) => {
            let shuffle = record.shuffle().cloned();
            let shuffle = shuffle.ok_or_else(|| Fault::bad("fair-no-shuffle", of_file()))?;
            (shuffle, Some(record))
        }
    };
    let shown = args.commitment.map(|shown| shown.to_string() == revealed.commitment);
    let failure = match revealed.check() {
        Err(mismatch) => Some(Failure::from(mismatch)),
        Ok(_) if shown == Some(false) => Some(Failure::NotShown),
        Ok(_) => None,
    };
    let played = record.filter(|_| failure.is_none()).map(|record| round_of(*record));
    let shuffle = if failure.is_some() { ShuffleVerdict::Fails } else { ShuffleVerdict::Holds };
    let round = match &played {
        _ if failure.is_some() => None,
        None => Some(RoundVerdict::Absent),
        Some(Ok(verdict)) => Some(*verdict),
        Some(Err(_)) => Some(RoundVerdict::Parts),
    };
    let parting = played.as_ref().and_then(|played| played.as_ref().err());
    if args.json {
        io.json(&CheckOutput {
            format: 1,
            holds: matches!(round, Some(RoundVerdict::Follows | RoundVerdict::Absent)),
            shuffle,
            round,
            fault: failure.as_ref().map(ToString::to_string).or_else(|| parting.map(Fault::in_english)),
            commitment: revealed.commitment,
            shown,
            nonce: revealed.nonce.to_string(),
            player_seed: revealed.player_seed,
            order: revealed.order,
        })?;
    } else if let Some(round) = round {
        print(&revealed, shown, round, io)?;
    }
    let fault = |id: &'static str, reason: String| Err(Fault::bad(id, of_file().with("text", reason)));
    match (failure, parting) {
        (None, None) => Ok(()),
        (Some(failure), _) => fault("fair-fails", failure.in_words(&io.text)),
        (None, Some(parting)) => fault("fair-parts", parting.in_words(&io.text)),
    }
}

/// How far the round of a record follows from its shuffle, or why it does not.
fn round_of(record: Unchecked) -> Result<RoundVerdict, Fault> {
    let record = record.check().map_err(|error| Fault::because(move |text| reasons::record(&error, text)))?;
    let round = record.replay().map_err(|error| {
        let error = error.clone();
        Fault::because(move |text| reasons::replay(&error, text))
    })?;
    let settled = round.phase() == Phase::Settled;
    Ok(if settled { RoundVerdict::Follows } else { RoundVerdict::Unfinished })
}

fn print(revealed: &Revealed, shown: Option<bool>, round: RoundVerdict, io: &mut Io) -> std::io::Result<()> {
    let text = &io.text;
    let said = |id: &str| text.say(id, &Words::new());
    let words = Words::new()
        .with("count", revealed.order.len())
        .with("text", text.figure(&revealed.nonce.to_string()));
    writeln!(io.out, "{}", text.say("fair-holds", &words))?;
    let labels = ["fair-commitment", "fair-player-seed"].map(said);
    let room = labels.iter().map(|label| width(label)).max().unwrap_or_default();
    let told = [Some(revealed.commitment.clone()), revealed.player_seed.clone()];
    for (label, told) in labels.iter().zip(told) {
        if let Some(told) = told {
            writeln!(io.out, "  {label}{}  {}", " ".repeat(room - width(label)), harmless(&told))?;
        }
    }
    match round {
        RoundVerdict::Follows => writeln!(io.out, "{}", said("fair-follows"))?,
        RoundVerdict::Unfinished => writeln!(io.out, "{}", said("fair-unfinished"))?,
        RoundVerdict::Parts | RoundVerdict::Absent => {}
    }
    writeln!(io.out, "{}", said(if shown == Some(true) { "fair-shown" } else { "fair-compare" }))
}
