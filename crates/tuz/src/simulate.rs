//! `tuz simulate`: many rounds by a strategy.

use std::collections::BTreeMap;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use schemars::JsonSchema;
use serde::Serialize;
use tuz_cards::Pack;
use tuz_hands::Category;
use tuz_house::round::Outcome;
use tuz_house::rules::Rules;
use tuz_house::{Antes, Points};
use tuz_i18n::Args as Words;
use tuz_odds::simulate::{
    Counts, Estimate, MOST_ROUNDS, Simulation, SimulationError, SimulationResult, Wanted,
};
use tuz_odds::strategy::{Optimal, Strategy, StrategyFile};
use tuz_odds::{OptimalPlay, Value};

use crate::cards::CardMaker;
use crate::fault::Fault;
use crate::figures::{Whole, estimated, exact, shown_worth};
use crate::house::{House, usual_ante};
use crate::io::Io;
use crate::reasons;
use crate::strategy;
use crate::table::{Side, Table};
use crate::values;
use crate::whole::{Asked, Solver, unanswered, watched};

/// Plays many rounds by a strategy, each dealt and settled as at the table: what they win or lose in the mean, and how
/// sure that is.
///
/// The same seed gives the same rounds. Ctrl-C ends it and shows what was reached.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The name of shipped rules, or the path of a rule file.
    #[arg(long, value_name = "NAME|PATH", default_value = "trainer")]
    rules: String,
    /// The name of a shipped strategy, the path of a strategy file, `card` or `card:COUNT`: the strategy card of 25 lines or
    /// of so many, or `optimal`: the best play. Cards and the best play are worked out first.
    #[arg(long, value_name = "NAME|PATH", default_value = "three-rules")]
    strategy: String,
    /// How many rounds.
    #[arg(
        long,
        value_name = "COUNT",
        default_value_t = 1_000_000,
        allow_negative_numbers = true,
        value_parser = values::whole::<u64>(1, MOST_ROUNDS),
    )]
    rounds: u64,
    /// How many boxes, all by the same strategy; those past the open ones are blind where the rules have such.
    #[arg(long, value_name = "COUNT", default_value = "1", value_parser = values::whole::<u8>(1, values::MOST_BOXES))]
    boxes: u8,
    /// The ante on each box in points; where nothing is said 10, or the least that the table takes.
    #[arg(long, value_name = "POINTS", value_parser = values::points, allow_negative_numbers = true)]
    ante: Option<Points>,
    /// Which rounds are dealt.
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 1,
        allow_negative_numbers = true,
        value_parser = values::whole::<u64>(0, values::MOST_NUMBER),
    )]
    seed: u64,
    /// Where strategy cards are kept, in a folder `answers`; the platform's place for such data when left out.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// What `tuz simulate --json` prints.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "tuz simulate")]
pub(crate) struct SimulateOutput {
    /// The version of this format: 1.
    format: u8,
    /// The name of the rules.
    rules: String,
    /// The name of the strategy.
    strategy: String,
    /// The seed of the shuffles.
    seed: Whole,
    /// The ante on each box, in points.
    ante: Whole,
    /// How many rounds were played.
    rounds: Whole,
    /// Whether that is as many as were asked for.
    complete: bool,
    /// All boxes together.
    #[serde(flatten)]
    total: Net,
    /// Each box, counted from the dealer's left.
    boxes: Vec<OfBox>,
    /// Of the best play: what a round brings by proof, from where to where; null for other strategies.
    proven: Option<[f64; 2]>,
    /// How the nets of two boxes go together, in square antes: a row for each box; of a box with itself its variance.
    covariances: Vec<Vec<f64>>,
}

/// A mean and how sure it is.
#[derive(Debug, Serialize, JsonSchema)]
struct Net {
    /// The mean net of a round in antes, positive for the player.
    mean: f64,
    /// The same as a fraction `numerator/denominator` in lowest terms: exact for the rounds that were played.
    exact: String,
    /// From where to where the true mean lies in 95 cases of 100.
    interval: [f64; 2],
    /// The standard deviation of a round, in antes.
    standard_deviation: f64,
}

impl From<Estimate> for Net {
    fn from(estimate: Estimate) -> Self {
        Self {
            mean: estimate.mean.to_f64_for_show(),
            exact: exact(estimate.mean),
            interval: estimate.interval_for_show(),
            standard_deviation: estimate.deviation_for_show(),
        }
    }
}

/// One box.
#[derive(Debug, Serialize, JsonSchema)]
struct OfBox {
    /// Its number, from 1 at the dealer's left.
    #[serde(rename = "box")]
    number: usize,
    #[serde(flatten)]
    net: Net,
    /// In how many rounds it won, met no game, tied, lost, folded, or won an instant bet.
    ends: BTreeMap<&'static str, u64>,
    /// The rounds that it won, by its best combination.
    wins: BTreeMap<&'static str, u64>,
    /// In how many rounds it bought the sixth card.
    sixth: u64,
    /// In how many rounds it exchanged one card, two, and so on to five.
    exchanges: [u64; 5],
    /// In how many rounds it was insured.
    insured: u64,
    /// In how many rounds it bought the dealer's game.
    dealer_games: u64,
}

/// The name of an end in JSON.
const fn name(end: Outcome) -> &'static str {
    match end {
        Outcome::Win => "win",
        Outcome::NoGame => "no-game",
        Outcome::Tie => "tie",
        Outcome::Loss => "loss",
        Outcome::Folded => "folded",
        Outcome::Instant => "instant",
    }
}

impl OfBox {
    fn new(place: usize, estimate: Estimate, counts: &Counts) -> Self {
        let wins = Category::ALL.into_iter().map(|category| (category.name(), counts.won_with(category)));
        Self {
            number: place + 1,
            net: estimate.into(),
            ends: Counts::ENDS.map(|end| (name(end), counts.ended(end))).into(),
            wins: wins.filter(|(_, count)| *count > 0).collect(),
            sixth: counts.sixth,
            exchanges: counts.exchanges,
            insured: counts.insured,
            dealer_games: counts.games,
        }
    }
}

/// How the boxes play.
enum Playing {
    File(StrategyFile),
    Optimal(Box<Optimal>, Value),
}

/// The name by which the best play is asked for.
const OPTIMAL: &str = "optimal";

/// The name by which a strategy card is asked for.
const CARD: &str = "card";

/// How many lines the card may have that is asked for; nothing where it is no card.
fn lines_of_card(which: &str) -> Result<Option<u16>, Fault> {
    if which == CARD {
        return Ok(Some(strategy::LINES));
    }
    let Some(count) = which.strip_prefix(CARD).and_then(|rest| rest.strip_prefix(':')) else {
        return Ok(None);
    };
    let lines = count.parse().ok().filter(|lines| strategy::MOST_LINES.contains(lines));
    lines.map(Some).ok_or_else(|| {
        let (least, most) = (*strategy::MOST_LINES.start(), *strategy::MOST_LINES.end());
        let words = Words::new().with("least", least).with("most", most);
        Fault::bad("strategy-lines", words.with("text", count.to_owned()))
    })
}

impl Playing {
    fn find(args: &Args, rules: &Rules, interrupted: &Arc<AtomicBool>, io: &mut Io) -> Result<Self, Fault> {
        let which = &*args.strategy;
        if let Some(lines) = lines_of_card(which)? {
            let asked = Asked::best(false, args.data.clone());
            let solver = Solver::ended_by(&asked, Arc::clone(interrupted), io);
            return CardMaker::new(rules).card(lines, &solver, io).map(|card| Self::File(card.strategy));
        }
        if which != OPTIMAL {
            return strategy::find(which, &[CARD, "card:COUNT", OPTIMAL], io).map(Self::File);
        }
        let solved = watched(rules.name(), interrupted, io, |watch| {
            OptimalPlay::solve(rules, &tuz_odds::Wanted { watch, ..tuz_odds::Wanted::default() })
        });
        let (game, play) = solved.map_err(unanswered)?;
        let play = Optimal::new(rules, play, Pack::STANDARD)
            .map_err(|reason| Fault::refused("unserved", &reason))?;
        Ok(Self::Optimal(Box::new(play), game.value))
    }

    fn strategy(&self) -> &dyn Strategy {
        match self {
            Self::File(file) => file,
            Self::Optimal(play, _) => &**play,
        }
    }

    fn name(&self) -> &str {
        match self {
            Self::File(file) => file.name(),
            Self::Optimal(..) => OPTIMAL,
        }
    }

    /// What a round brings by proof.
    fn proven(&self) -> Option<Value> {
        match self {
            Self::File(_) => None,
            Self::Optimal(_, value) => Some(*value),
        }
    }
}

/// Runs the command.
pub(crate) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    let house = House::find(&args.rules, io)?;
    let ante = args.ante.unwrap_or_else(|| usual_ante(&house.rules));
    let interrupted = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&interrupted);
    // Where there is no handler Ctrl-C ends the program at once, which is no harm.
    let _ = ctrlc::set_handler(move || flag.store(true, Ordering::SeqCst));
    let strategy = Playing::find(args, &house.rules, &interrupted, io)?;
    let wanted = Wanted { boxes: args.boxes, ante };
    let simulation = Simulation::new(&house.rules, strategy.strategy(), &wanted).map_err(unsimulated)?;

    let result = simulation.run(args.rounds, args.seed, |played| {
        if io.watched {
            // Nothing depends on whether it can be seen.
            let _ = write!(io.err, "\r{} %", played * 100 / args.rounds).and_then(|()| io.err.flush());
        }
        if interrupted.load(Ordering::SeqCst) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    if io.watched {
        let _ = write!(io.err, "\r     \r").and_then(|()| io.err.flush());
    }
    let result = result.map_err(unsimulated)?;
    if args.json {
        return io.json(&output(args, house.rules.name(), &strategy, &result));
    }
    print(args, house.rules.name(), &strategy, &result, io)?;
    Ok(())
}

fn unsimulated(error: SimulationError) -> Fault {
    Fault::because(move |text| reasons::unsimulated(&error, text))
}

fn output(args: &Args, rules: &str, strategy: &Playing, result: &SimulationResult) -> SimulateOutput {
    let boxes = 0..result.boxes();
    let of_box = |place| Some(OfBox::new(place, result.of_box(place)?, result.counts(place)?));
    let row = |a| boxes.clone().filter_map(|b| result.covariance_for_show(a, b)).collect();
    SimulateOutput {
        format: 1,
        rules: rules.to_owned(),
        strategy: strategy.name().to_owned(),
        seed: Whole(args.seed as i64),
        ante: result.ante().into(),
        rounds: Whole(result.rounds() as i64),
        complete: result.rounds() == args.rounds,
        total: result.total().into(),
        boxes: boxes.clone().filter_map(of_box).collect(),
        proven: strategy.proven().map(|value| [value.low(), value.high()].map(Antes::to_f64_for_show)),
        covariances: boxes.clone().map(row).collect(),
    }
}

fn print(
    args: &Args,
    rules: &str,
    strategy: &Playing,
    result: &SimulationResult,
    io: &mut Io,
) -> std::io::Result<()> {
    let text = &io.text;
    let said = |id: &str| text.say(id, &Words::new());
    let words = Words::new()
        .with("name", rules.to_owned())
        .with("text", strategy.name().to_owned())
        .with("rounds", result.rounds() as f64)
        .with("value", args.seed.to_string());
    writeln!(io.out, "{}", text.say("simulate-title", &words))?;
    if result.rounds() < args.rounds {
        let words = Words::new().with("count", args.rounds as f64);
        writeln!(io.out, "{}", text.say("simulate-ended", &words))?;
    }
    writeln!(io.out)?;

    let mut table = Table::new([Side::Left, Side::Right, Side::Right, Side::Right, Side::Right]);
    let titles = ["simulate-mean", "simulate-from", "simulate-to", "simulate-deviation"].map(said);
    table.row([String::new()].into_iter().chain(titles));
    let estimated = |antes: f64| text.figure(&estimated(antes));
    let mut row = |name: String, estimate: Estimate| {
        let [low, high] = estimate.interval_for_show().map(estimated);
        let deviation = text.decimal(estimate.deviation_for_show(), 4, false);
        table.row([name, shown_worth(text, estimate.mean), low, high, deviation]);
    };
    for place in 0..result.boxes() {
        if let Some(estimate) = result.of_box(place) {
            row(text.say("box-name", &Words::new().with("place", place)), estimate);
        }
    }
    if result.boxes() > 1 {
        row(said("edge-all"), result.total());
    }
    table.print(&mut io.out)?;
    if let (Some(proven), Some(first)) = (strategy.proven(), result.of_box(0)) {
        let [low, high] = [proven.low(), proven.high()].map(Antes::to_f64_for_show);
        let sure = first.interval_for_show();
        let is_inside = sure[0] <= high && low <= sure[1];
        let id = if is_inside { "simulate-inside" } else { "simulate-outside" };
        let words = Words::new().with("text", estimated(low)).with("value", estimated(high));
        writeln!(io.out, "\n{}", text.say(id, &words))?;
    }
    writeln!(io.out)?;

    let mut table = Table::new([Side::Left, Side::Right, Side::Right]);
    let all = result.rounds() as f64 * result.boxes() as f64;
    let counts: Vec<&Counts> = (0..result.boxes()).filter_map(|place| result.counts(place)).collect();
    let mut row = |name: String, count: &dyn Fn(&Counts) -> u64, always: bool| {
        let count: u64 = counts.iter().map(|counts| count(counts)).sum();
        if always || count > 0 {
            let share = format!("{} %", text.decimal(100.0 * count as f64 / all, 4, false));
            table.row([name, text.figure(&count.to_string()), share]);
        }
    };
    for end in Counts::ENDS {
        let always = end != Outcome::Instant;
        row(said(&format!("simulate-{}", name(end))), &|counts| counts.ended(end), always);
    }
    row(said("simulate-sixth"), &|counts| counts.sixth, false);
    for place in 0..5 {
        let name = text.say("simulate-exchanged", &Words::new().with("cards", place + 1));
        row(name, &|counts| counts.exchanges[place], false);
    }
    row(said("simulate-insured"), &|counts| counts.insured, false);
    row(said("simulate-game"), &|counts| counts.games, false);
    table.print(&mut io.out)
}
