//! `tuz edge`: what a house keeps of every ante in the long run.

mod certificate;
mod endings;
mod print;
mod report;

use std::path::{Path, PathBuf};

use schemars::JsonSchema;
use serde::Serialize;
use tuz_house::Antes;
use tuz_house::rules::Rules;
use tuz_i18n::Args as Words;
use tuz_odds::{Play, SpotRow, WholeGame};

use crate::fault::Fault;
use crate::house::House;
use crate::io::Io;
use crate::whole::{Asked, Solved, Solver, unanswered};
pub(crate) use certificate::CheckOutput;
use certificate::{Certificate, Sample, check};
use endings::{Ending, endings};
use print::print;
use report::Loss;
pub(crate) use report::{Report, interval, shown_between};

/// The house edge of a rule set: all rounds of one box, without a bonus, at best play.
///
/// The house edge is the share of the ante that the house keeps in the mean of all rounds. The element of risk is the
/// same loss as a share of everything that is staked in a round. Where the edge is not known exactly it lies between
/// two bounds that are proven, and the other figures are those of a play whose edge lies between them too.
///
/// A certificate is a file with the best decision of every spot and its worth; a check reads one again and works some of
/// the spots out by themselves.
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
    /// Write what every spot is worth to this file, so that the house edge can be checked: some hundred megabytes.
    #[arg(long, value_name = "FILE", conflicts_with = "blind")]
    certificate: Option<PathBuf>,
    /// Check such a file, and work nothing else out.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["rules", "certificate", "within", "blind", "ante", "bonus", "fresh", "data"])]
    check: Option<PathBuf>,
    /// How many classes of spots a check works out one by one, or `all`.
    #[arg(long, value_name = "NUMBER", default_value = "300", requires = "check")]
    sample: Sample,
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
    edge: Loss,
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
    /// Their number; all rounds have the same chance. Null where it is not exact: where the dealer's game is bought, or the
    /// house edge is not exact.
    count: Option<String>,
}

impl EdgeOutput {
    fn new(rules: &Rules, play: Play, solved: &Solved) -> Self {
        let game = &solved.game;
        let by_upcard = game
            .by_up_card
            .iter()
            .map(|(rank, value)| ByUpcard { upcard: rank.to_string(), edge: Loss::new(value.negated()) });
        let is_exact = is_counted(game);
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

/// Whether the numbers of rounds are exact.
fn is_counted(game: &WholeGame) -> bool {
    game.is_counted && game.value.exact().is_some()
}

/// So many rounds as a share of all.
fn share(rounds: i128, game: &WholeGame) -> Antes {
    Antes::fraction(rounds, game.rounds).unwrap_or_default()
}

/// Runs the command.
pub(crate) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    if let Some(path) = &args.check {
        return check(path, args.sample, args.json, io);
    }
    let house = House::find(&args.rules, io)?;
    let play = args.asked.play();
    let mut solver = Solver::new(&args.asked, io);
    let solved = match &args.certificate {
        None => solver.solve(&house.rules, io).map_err(unanswered)?,
        Some(path) => certified(&house.rules, &args.asked, path, &mut solver, io)?,
    };
    if args.json {
        return io.json(&EdgeOutput::new(&house.rules, play, &solved));
    }
    print(&house.rules, &args.asked, &solved, io.paint, &io.text, &mut *io.out)?;
    Ok(())
}

/// Works everything out and writes the certificate.
fn certified(
    rules: &Rules,
    asked: &Asked,
    path: &Path,
    solver: &mut Solver,
    io: &mut Io,
) -> Result<Solved, Fault> {
    let certificate = Certificate::default();
    let see = |row: &SpotRow| certificate.add(row);
    let solved = solver.solve_telling(rules, &see, io).map_err(unanswered)?;
    if solved.game.decisions.is_empty() {
        return Err(Fault::failure("edge-no-certificate", Words::new()));
    }
    let written = certificate.write(path, rules, asked.ante(), &solved.game);
    written.map_err(|error| {
        let words = Words::new().with("name", path.display().to_string());
        Fault::failure("edge-not-written", words.with("text", error.to_string()))
    })?;
    Ok(solved)
}

#[cfg(test)]
mod tests {
    use clap::{Args as _, FromArgMatches};
    use tuz_cards::{Pack, Rank};
    use tuz_house::rules::shipped_rules;
    use tuz_odds::{Value, Wanted};

    use super::*;

    /// Numbers of rounds that are not exact are not given.
    #[test]
    fn bounds_are_told_as_bounds() {
        let rules = shipped_rules("caribbean").expect("it is shipped");
        let pack = Pack::stripped_below(Rank::Ten);
        let mut game = WholeGame::solve(rules, &Wanted { pack, ..Wanted::default() }).expect("it is served");
        let part = |number| Antes::fraction(number, 30).expect("not over nothing");
        game.value = Value::between(part(-2), part(-1));
        let solved = Solved { game, complete: false, seconds: 1.5, kept: None };
        let json = serde_json::to_value(EdgeOutput::new(rules, Play::Best, &solved)).expect("JSON");
        assert_eq!(json["exact"], serde_json::Value::Null);
        assert_eq!(json["interval"], serde_json::json!([0.033_333_333_333, 0.066_666_666_667]));
        assert_eq!(json["complete"], false);
        for ended in json["results"].as_array().expect("results") {
            assert_eq!(ended["count"], serde_json::Value::Null);
            assert!(ended["share"].as_f64().is_some_and(|share| share > 0.0));
        }

        let mut text = Vec::new();
        let nothing = Asked::augment_args(clap::Command::new("edge")).get_matches_from(["edge"]);
        let asked = Asked::from_arg_matches(&nothing).expect("every argument has a default");
        let paint = crate::paint::Paint { colour: false };
        print(rules, &asked, &solved, paint, crate::io::english(), &mut text).expect("it is printed");
        insta::assert_snapshot!(String::from_utf8(text).expect("a text"));
    }
}
