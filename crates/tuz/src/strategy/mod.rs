//! `tuz strategy`: cards of a few lines, what strategies cost, and the best play of every spot.

mod card;
mod spots;

use std::error::Error;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use schemars::JsonSchema;
use serde::Serialize;
use tuz_cards::Pack;
use tuz_house::Antes;
use tuz_house::rules::Rules;
use tuz_i18n::{Args as Words, Text};
use tuz_odds::strategy::{StrategyFile, shipped_strategies};
use tuz_odds::{Followed, Value, Wanted};
use tuz_server::wire::CardList;

use crate::cards::CardMaker;
use crate::edge::interval;
use crate::fault::Fault;
use crate::figures::{difference, exact};
use crate::files;
use crate::house::House;
use crate::io::{Io, english};
use crate::lists::quoted;
use crate::values;
use crate::whole::{Asked, Solver, unanswered, unfollowed};

/// How many lines a card has where nothing is said.
pub(crate) const LINES: u16 = 25;

/// How many it may have.
pub(crate) const MOST_LINES: RangeInclusive<u16> = 1..=200;

/// A strategy that a person can learn: a card of a few lines, with what it costs against the best play.
///
/// The cost is exact, or lies between two proven bounds where the best play does: every line is followed to the end,
/// through all draws, insurance and the dealer's game. Cards are kept in the data folder and given again.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The name of shipped rules, or the path of a rule file.
    #[arg(long, value_name = "NAME|PATH", default_value = "trainer")]
    rules: String,
    /// The most lines that the card may have: fewer are learned sooner, more cost less. Several numbers with commas give
    /// several cards, as text or Markdown.
    #[arg(
        long,
        value_name = "COUNT",
        value_delimiter = ',',
        default_values_t = [LINES],
        allow_negative_numbers = true,
        value_parser = values::whole::<u16>((*MOST_LINES.start()).into(), (*MOST_LINES.end()).into()),
    )]
    lines: Vec<u16>,
    /// In place of a card, what this strategy costs: the name of a shipped one, or the path of a strategy file.
    #[arg(long, value_name = "NAME|PATH", conflicts_with = "lines")]
    cost: Option<String>,
    /// How it is written. `csv` and `parquet` are no cards: they are the best play of every spot.
    #[arg(long, value_enum, default_value_t = Format::Text, conflicts_with = "json")]
    format: Format,
    /// The file that is written; the standard output when left out.
    #[arg(long, value_name = "PATH")]
    out: Option<PathBuf>,
    /// Work it out anew, even where it is kept.
    #[arg(long)]
    fresh: bool,
    /// Where answers are kept, in a folder `answers`; the platform's place for such data when left out.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// How a strategy is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    /// The card, for a terminal
    Text,
    /// The card, in Markdown
    Markdown,
    /// The card, as a page
    Html,
    /// The card, as a strategy file
    Toml,
    /// The best play of every spot, one row for all that differ by the names of suits alone
    Csv,
    /// The same as a Parquet file, where the program was built with the feature `export`
    Parquet,
}

impl Format {
    /// The name that stands for it where it writes every spot.
    fn of_all_spots(self) -> Option<&'static str> {
        match self {
            Self::Csv => Some("csv"),
            Self::Parquet => Some("parquet"),
            Self::Text | Self::Markdown | Self::Html | Self::Toml => None,
        }
    }
}

/// What `tuz strategy --json` prints.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "tuz strategy")]
pub(crate) struct StrategyOutput {
    /// The version of this format: 1.
    format: u8,
    /// The name of the rules.
    rules: String,
    /// The name of the strategy.
    strategy: String,
    /// How many lines it has.
    lines: usize,
    /// The mean net of a round in antes, positive for the player.
    value: f64,
    /// The same as `numerator/denominator` in lowest terms.
    exact: String,
    /// The proven bounds of what the strategy costs against the best play, in antes; the same twice where that is exact.
    cost: [f64; 2],
    /// The proven bounds of what the best play brings.
    best: [f64; 2],
    /// The strategy in English, list by list.
    lists: Vec<List>,
    /// The strategy as a strategy file.
    file: String,
}

/// One list of the strategy.
#[derive(Debug, Serialize, JsonSchema)]
struct List {
    /// What it decides.
    decides: String,
    /// Its lines in order: the first that fits counts.
    lines: Vec<String>,
}

/// A strategy, and what it is worth.
struct Costed {
    rules: String,
    strategy: StrategyFile,
    value: Antes,
    best: Value,
}

impl Costed {
    fn lines(&self) -> usize {
        let draft = self.strategy.draft();
        draft.first.len() + draft.bet.len() + draft.insure.len() + draft.dealer_game.len()
    }

    /// What it costs against the best play.
    fn cost(&self) -> Value {
        difference(self.best, Value::Exact(self.value))
    }

    fn output(&self) -> StrategyOutput {
        let lists = CardList::all(&self.strategy, english()).into_iter();
        let lists = lists.map(|CardList { title, lines, .. }| List { decides: title, lines });
        StrategyOutput {
            format: 1,
            rules: self.rules.clone(),
            strategy: self.strategy.name().to_owned(),
            lines: self.lines(),
            value: self.value.to_f64_for_show(),
            exact: exact(self.value),
            cost: interval(self.cost()),
            best: interval(self.best),
            lists: lists.collect(),
            file: self.strategy.to_toml(),
        }
    }
}

/// The strategy of a shipped file or of the file at a path; `also` names what else may be asked for.
///
/// # Errors
/// When there is no such file, or every fault of it.
pub(crate) fn find(which: &str, also: &[&str], io: &mut Io) -> Result<StrategyFile, Fault> {
    let shipped: Vec<(&str, &str)> = shipped_strategies().map(|file| (file.name, file.text)).collect();
    let known = shipped.iter().map(|(name, _)| *name).chain(also.iter().copied());
    let known: Vec<String> = known.map(str::to_owned).collect();
    let names =
        move |text: &Text| text.say("file-strategy-names", &Words::new().with("list", quoted(&known, text)));
    let text = files::shipped_or_read(which, &shipped, "file-no-strategy", names, io)?;
    StrategyFile::parse(&text).map_err(|faults| files::faulty("file-strategy-faults", which, faults))
}

/// Runs the command.
pub(crate) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    let house = House::find(&args.rules, io)?;
    let asked = Asked::best(args.fresh, args.data.clone());
    let mut solver = Solver::new(&asked, io);
    if let Some(format) = args.format.of_all_spots() {
        let Some(path) = &args.out else {
            return Err(Fault::bad("strategy-needs-file", Words::new().with("text", format)));
        };
        let write = match args.format {
            #[cfg(feature = "export")]
            Format::Parquet => spots::parquet,
            #[cfg(not(feature = "export"))]
            Format::Parquet => {
                let fault = Fault::bad("strategy-no-parquet", Words::new());
                return Err(fault.hint("strategy-no-parquet-how", Words::new()));
            }
            _ => spots::csv,
        };
        let mut file = create(path)?;
        let written = write(&house.rules, &solver, &mut file, io)?;
        return written.and_then(|()| Ok(file.flush()?)).map_err(|error| unwritten(path, &*error));
    }
    let several = args.lines.len() > 1;
    if several && (args.json || !matches!(args.format, Format::Text | Format::Markdown)) {
        return Err(Fault::bad("strategy-several", Words::new()));
    }
    let mut all = Vec::new();
    if let Some(which) = &args.cost {
        all.push(of_file(which, &house.rules, &mut solver, io)?);
    } else {
        let mut maker = CardMaker::new(&house.rules);
        // The cards first: each is kept as soon as it is made.
        let made = args.lines.iter().map(|&lines| maker.card(lines, &solver, io));
        for card in made.collect::<Result<Vec<_>, _>>()? {
            all.push(costed(card.strategy, card.value, &house.rules, &mut solver, io)?);
        }
    }
    if let (true, Some(costed)) = (args.json, all.first()) {
        return io.json(&costed.output());
    }
    let paint = io.paint;
    write_to(args, io, |text, out| {
        all.iter().enumerate().try_for_each(|(place, costed)| {
            if place > 0 {
                writeln!(out)?;
            }
            match args.format {
                Format::Markdown => card::markdown(costed, text, out),
                Format::Html => card::html(costed, text, out),
                Format::Toml => card::toml(costed, out),
                _ => card::text(costed, text, paint, out),
            }
        })
    })
}

fn of_file(which: &str, rules: &Rules, solver: &mut Solver, io: &mut Io) -> Result<Costed, Fault> {
    let strategy = find(which, &[], io)?;
    let value = followed(&strategy, rules, solver, io)?;
    costed(strategy, value, rules, solver, io)
}

fn costed(
    strategy: StrategyFile,
    value: Antes,
    rules: &Rules,
    solver: &mut Solver,
    io: &mut Io,
) -> Result<Costed, Fault> {
    let best = solver.solve(rules, io).map_err(unanswered)?.game.value;
    Ok(Costed { rules: rules.name().to_owned(), strategy, value, best })
}

/// What a strategy is worth when it is followed to the end.
///
/// # Errors
/// When that is not known, or it was interrupted.
pub(crate) fn followed(
    strategy: &StrategyFile,
    rules: &Rules,
    solver: &Solver,
    io: &mut Io,
) -> Result<Antes, Fault> {
    let name = format!("{}, {}", rules.name(), strategy.name());
    let followed = solver.watched(&name, io, |watch| {
        Followed::new(rules, strategy, &Wanted { watch, pack: Pack::STANDARD, ..Wanted::default() })
    });
    followed.map(|followed| followed.value).map_err(unfollowed)
}

/// Writes to the file that is asked for, or to the standard output.
fn write_to(
    args: &Args,
    io: &mut Io,
    write: impl FnOnce(&Text, &mut dyn Write) -> std::io::Result<()>,
) -> Result<(), Fault> {
    let Some(path) = &args.out else { return Ok(write(&io.text, &mut *io.out)?) };
    let mut file = create(path)?;
    write(&io.text, &mut file).and_then(|()| file.flush()).map_err(|error| unwritten(path, &error))
}

fn create(path: &Path) -> Result<BufWriter<File>, Fault> {
    File::create(path).map(BufWriter::new).map_err(|error| unwritten(path, &error))
}

fn unwritten(path: &Path, error: &dyn Error) -> Fault {
    let words = Words::new().with("name", path.display().to_string());
    Fault::failure("file-unwritten", words.with("text", error.to_string()))
}
