//! `tuz edge`: what a house keeps of every ante in the long run.

mod endings;
mod report;

use std::io::{self, Write};

use schemars::JsonSchema;
use serde::Serialize;
use tuz_house::Antes;
use tuz_house::rules::Rules;
use tuz_odds::{Play, WholeGame};

use crate::fault::Fault;
use crate::figures::{Towards, percent, sign};
use crate::house::House;
use crate::io::Io;
use crate::table::{Side, Table};
use crate::whole::{Asked, Solved, Solver, unanswered};
use endings::{Ending, endings};
use report::Edge;
pub(crate) use report::{Actions, Report, between, interval};

/// The house edge of a rule set: all rounds of one box, without a bonus, at best play.
///
/// The house edge is the share of the ante that the house keeps in the mean of all rounds. The element of risk is the
/// same loss as a share of everything that is staked in a round. Where the edge is not known exactly it lies between
/// two bounds that are proven, and the other figures are those of a play whose edge lies between them too.
///
/// An answer is kept in the data folder and given again when the same game is asked for. Ctrl-C ends the work with the
/// bounds reached so far.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The name of shipped rules, or the path of a rule file.
    #[arg(long, value_name = "NAME|PATH", default_value = "trainer")]
    rules: String,
    #[command(flatten)]
    asked: Asked,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// What `tuz edge --json` prints.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "tuz edge")]
pub(crate) struct EdgeOutput {
    /// The version of this format: 1.
    format: u8,
    /// The name of the rules.
    rules: String,
    /// How the box plays: `best`, or `blind`.
    play: &'static str,
    #[serde(flatten)]
    report: Report,
    /// The side bets that were staked. None can be staked yet, so it is empty.
    side_bets: [(); 0],
    /// By the rank of the dealer's open card, lowest first.
    by_upcard: Vec<ByUpcard>,
    /// How rounds end, best first.
    results: Vec<Ended>,
    /// How long this run has worked on it.
    seconds: f64,
}

/// The rounds with one rank of the dealer's open card.
#[derive(Debug, Serialize, JsonSchema)]
struct ByUpcard {
    /// The rank, one character.
    upcard: String,
    #[serde(flatten)]
    edge: Edge,
}

/// Rounds that end alike.
#[derive(Debug, Serialize, JsonSchema)]
struct Ended {
    /// How: `win, ` with the combinations, `dealer has no game`, `tie`, `fold` or `dealer wins`.
    what: String,
    /// The net result in antes.
    net: f64,
    /// Their share of all rounds.
    share: f64,
    /// Their number; all rounds have the same chance. Null where the house edge is not exact.
    count: Option<String>,
}

impl EdgeOutput {
    fn new(rules: &Rules, play: Play, solved: &Solved) -> Self {
        let game = &solved.game;
        let by_upcard = game
            .by_up_card
            .iter()
            .map(|(rank, value)| ByUpcard { upcard: rank.to_string(), edge: Edge::new(value.negated()) });
        let is_exact = game.value.exact().is_some();
        let ended = |ending: Ending| Ended {
            what: ending.what,
            net: ending.net.to_f64_for_show(),
            share: share(ending.rounds, game).to_f64_for_show(),
            count: is_exact.then(|| ending.rounds.to_string()),
        };
        Self {
            format: 1,
            rules: rules.name().to_owned(),
            play: name(play),
            report: Report::new(solved),
            side_bets: [],
            by_upcard: by_upcard.collect(),
            results: endings(game, &rules.pay_table()).into_iter().map(ended).collect(),
            seconds: solved.seconds,
        }
    }
}

fn name(play: Play) -> &'static str {
    match play {
        Play::Best => "best",
        Play::Blind => "blind",
    }
}

/// So many rounds as a share of all.
fn share(rounds: i128, game: &WholeGame) -> Antes {
    Antes::fraction(rounds, game.rounds).unwrap_or_default()
}

/// Runs the command.
pub(crate) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    let house = House::find(&args.rules, io)?;
    let play = args.asked.play();
    let solved = Solver::new(&args.asked, io).solve(&house.rules, io).map_err(|error| unanswered(&error))?;
    if args.json {
        return io.json(&EdgeOutput::new(&house.rules, play, &solved));
    }
    let title =
        format!("{}, {}", house.rules.name(), if play == Play::Best { "best play" } else { "a blind box" });
    writeln!(io.out, "{}", io.paint.strong(&title))?;
    print(&house.rules, play, &args.asked, &solved, io)?;
    Ok(())
}

fn print(rules: &Rules, play: Play, asked: &Asked, solved: &Solved, io: &mut Io) -> io::Result<()> {
    let (game, report) = (&solved.game, Report::new(solved));
    let edge = game.value.negated();
    let mut table = Table::new([Side::Left, Side::Left]);
    table.row(["house edge", &format!("{} of the ante", between(edge))]);
    match edge.exact() {
        Some(edge) => table.row(["", &format!("exactly {edge}")]),
        None => table.row(["", "proven: it lies between these bounds"]),
    }
    if !solved.complete {
        table.row(["", &format!("ended before they were within {} antes", asked.within())]);
    }
    table.row(["element of risk", &format!("{:.6} % of all that is staked", 100.0 * report.element_of_risk)]);
    table.row(["standard deviation", &format!("{:.6} antes a round", report.standard_deviation)]);
    table.row(["average stake", &format!("{:.6} antes a round", report.average_stake)]);
    table.print(&mut io.out)?;

    writeln!(io.out, "\n{}", io.paint.strong("first decision"))?;
    let mut table = Table::new([Side::Left, Side::Right]);
    for (action, share) in report.actions.shares().into_iter().filter(|(_, share)| *share > 0.0) {
        table.row([action, format!("{:.6} %", 100.0 * share)]);
    }
    table.print(&mut io.out)?;

    if play == Play::Best {
        writeln!(io.out, "\n{}", io.paint.strong("later"))?;
        let mut table = Table::new([Side::Left, Side::Right]);
        let later = |is_offered: bool, share: f64| {
            if is_offered { format!("{:.6} %", 100.0 * share) } else { "not offered".to_owned() }
        };
        table.row(["dealer's game bought".into(), later(rules.dealer_game().is_some(), report.dealer_game)]);
        table.row(["insured".into(), later(rules.insurance().is_some(), report.insurance)]);
        table.print(&mut io.out)?;
    }

    writeln!(io.out, "\n{}", io.paint.strong("by the dealer's open card"))?;
    let mut table = Table::new([Side::Left, Side::Right]);
    table.row(["card", "house edge"]);
    for (rank, value) in &game.by_up_card {
        table.row([rank.to_string(), between(value.negated())]);
    }
    table.print(&mut io.out)?;

    writeln!(io.out, "\n{}", io.paint.strong("how rounds end"))?;
    let mut table = Table::new([Side::Left, Side::Right, Side::Right, Side::Right]);
    let is_exact = edge.exact().is_some();
    table.row(["", "net", "share", if is_exact { "rounds" } else { "" }]);
    for Ending { what, net, rounds } in endings(game, &rules.pay_table()) {
        let share = format!("{} %", percent(share(rounds, game), 8, Towards::Nearest));
        let count = if is_exact { rounds.to_string() } else { String::new() };
        table.row([what, sign(net), share, count]);
    }
    table.row([
        "all".into(),
        String::new(),
        String::new(),
        if is_exact { game.rounds.to_string() } else { String::new() },
    ]);
    table.print(&mut io.out)?;

    match solved.kept {
        None => writeln!(io.out, "\n{:.1} s", solved.seconds),
        Some(took) => writeln!(io.out, "\nkept from a run that took {took:.1} s; --fresh works it out anew"),
    }
}
