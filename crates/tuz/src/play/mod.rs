//! `tuz play`: a table in the terminal, as a full screen or line by line.

mod advice;
mod plain;
mod screen;
mod session;
mod stakes;
mod told;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use tuz_fair::{PlayerSeed, Revealed, Seed};
use tuz_house::Points;
use tuz_house::record::Record;
use tuz_house::round::{PlayerId, Round};
use tuz_i18n::Args as Words;

use crate::bidi::Bidi;
use crate::fault::Fault;
use crate::io::Io;
use crate::values;

/// The only player.
const ME: PlayerId = PlayerId(0);

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
    #[arg(long, value_name = "NUMBER", value_parser = values::whole::<u8>(1, values::MOST_BOXES))]
    boxes: Option<u8>,
    /// Your own words for every shuffle, which the house cannot have foreseen.
    #[arg(long, value_name = "TEXT")]
    seed: Option<PlayerSeed>,
    /// Show no figures before a decision; what it cost is told after it.
    #[arg(long)]
    no_advice: bool,
    /// Ask and answer line by line, as where standard input or output is no terminal.
    #[arg(long)]
    plain: bool,
    /// On the full screen, who turns lines from right to left: the terminal; `app`, this program, which joins letters
    /// too; or nobody.
    #[arg(long, value_enum, default_value_t, value_name = "WHO")]
    bidi: Bidi,
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
            let words = Words::new().with("name", folder.display().to_string());
            Fault::failure("file-unmade", words.with("text", error.to_string()))
        })?;
    }
    if args.plain || !io.is_screen { plain::run(args, io) } else { screen::run(args, io) }
}

/// The house's secret for a shuffle.
fn house_seed(args: &Args) -> Result<Seed, Fault> {
    if let Some(seed) = &args.house_seed {
        return Ok(seed.clone());
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(no_randomness)?;
    Ok(Seed::from_bytes(bytes))
}

/// The system gives no randomness.
pub(crate) fn no_randomness(error: getrandom::Error) -> Fault {
    Fault::failure("play-no-randomness", Words::new().with("text", error.to_string()))
}

/// Writes the record of a round to a file of its own.
fn write_record(folder: &Path, round: &Round, rules: &str, revealed: Revealed) -> Result<PathBuf, Fault> {
    let short: String = revealed.commitment.chars().take(12).collect();
    let path = folder.join(format!("round-{}-{short}.json", revealed.nonce));
    let record = Record::new(round, rules, Some(revealed)).map_err(Fault::internal)?;
    let text = record.to_json().map_err(Fault::internal)?;
    let mut options = fs::OpenOptions::new();
    // What was recorded once is never written over.
    let file = options.write(true).create_new(true).open(&path);
    file.and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.write_all(b"\n"))).map_err(
        |error| {
            let words = Words::new().with("name", path.display().to_string());
            Fault::failure("file-unwritten", words.with("text", error.to_string()))
        },
    )?;
    Ok(path)
}
