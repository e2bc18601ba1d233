//! `tuz rules compare`: what rule sets cost, side by side, and what each difference between them is worth.

use std::io::{self, Write};

use schemars::JsonSchema;
use serde::Serialize;
use tuz_house::Antes;
use tuz_house::rules::{Change, Difference, Rules, changes};
use tuz_i18n::Args as Words;
use tuz_odds::{Value, WholeGameError};

use crate::edge::{Report, interval, shown_between};
use crate::fault::{Fault, harmless};
use crate::figures::{difference, exact, shown_worths};
use crate::house::House;
use crate::io::Io;
use crate::paint::wrapped;
use crate::reasons;
use crate::table::{Side, Table};
use crate::whole::{Asked, Solved, Solver, unanswered};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Names of shipped rules, or paths of rule files.
    #[arg(required = true, num_args = 2.., value_name = "NAME|PATH")]
    rules: Vec<String>,
    #[command(flatten)]
    asked: Asked,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// What `tuz rules compare --json` prints.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "tuz rules compare")]
pub(crate) struct CompareOutput {
    /// The version of this format: 1.
    format: u8,
    /// The rules in the order in which they were named.
    rules: Vec<Compared>,
    /// Each further rules against the first.
    against_first: Vec<Against>,
}

/// Rules and what they cost.
#[derive(Debug, Serialize, JsonSchema)]
struct Compared {
    /// The name of the rules.
    name: String,
    /// The figures of the whole game; null where there is no answer.
    game: Option<Report>,
    /// Why there is no answer; null where there is one.
    refused: Option<String>,
}

/// Rules against the first.
#[derive(Debug, Serialize, JsonSchema)]
struct Against {
    /// The name of the rules.
    name: String,
    /// How far the house edge is above that of the first; null where one of them has no answer.
    worth: Option<Worth>,
    /// Each difference of the game alone, in the order of the file.
    differences: Vec<Single>,
}

/// What is added to the house edge.
#[derive(Debug, Serialize, JsonSchema)]
struct Worth {
    /// In antes, above zero where the house gains; halfway between its bounds where it is not known exactly.
    antes: f64,
    /// As `numerator/denominator` in lowest terms; null where it is not known exactly.
    exact: Option<String>,
    /// The proven bounds, the lower first; the same twice where it is known exactly.
    interval: [f64; 2],
}

impl Worth {
    fn new(worth: Value) -> Self {
        Self { antes: worth.to_f64_for_show(), exact: worth.exact().map(exact), interval: interval(worth) }
    }
}

/// One difference.
#[derive(Debug, Serialize, JsonSchema)]
struct Single {
    /// The path of its key; of a group or table that only one of them has, its name.
    key: String,
    /// Its value in the first, as in the file; null where there is no such field.
    a: Option<String>,
    /// Its value in the other.
    b: Option<String>,
    /// What the house edge of the first gains where only this field is as in the other; null where that is not known.
    worth: Option<Worth>,
    /// Why it is not known; null where it is.
    unknown: Option<String>,
}

/// A difference, and what it adds to the house edge or why that is not known.
type Effect = (Difference, Result<Value, Fault>);

/// Runs the command.
pub(super) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    let houses = args.rules.iter().map(|which| House::find(which, io)).collect::<Result<Vec<_>, _>>()?;
    let mut solver = Solver::new(&args.asked, io);
    let mut games = Vec::new();
    for house in &houses {
        games.push((&*house.rules, solver.solve(&house.rules, io)));
    }
    if let [(_, Err(error)), ..] = games.as_slice()
        && games.iter().all(|(_, game)| game.is_err())
    {
        return Err(unanswered(error.clone()));
    }
    let [(first, game), others @ ..] = games.as_slice() else { return Ok(()) };
    let mut against = Vec::new();
    for (other, of_other) in others {
        let together = game.as_ref().ok().zip(of_other.as_ref().ok()).map(|(game, other)| added(game, other));
        against.push((*other, together, effects(first, game.as_ref(), other, &mut solver, io)));
    }
    if args.json {
        return io.json(&output(&games, against));
    }
    side_by_side(&games, io)?;
    for (other, together, effects) in &against {
        let words = Words::new().with("name", other.name().to_owned()).with("text", first.name().to_owned());
        let title = io.text.say("compare-adds", &words);
        writeln!(io.out, "\n{}", io.paint.strong(&title))?;
        print_effects(*together, effects, io)?;
    }
    Ok(())
}

/// How far the house edge of the second is above that of the first.
fn added(first: &Solved, second: &Solved) -> Value {
    difference(second.game.value.negated(), first.game.value.negated())
}

/// What each difference adds, one by one.
fn effects(
    first: &Rules,
    game: Result<&Solved, &WholeGameError>,
    other: &Rules,
    solver: &mut Solver,
    io: &mut Io,
) -> Vec<Effect> {
    let mut effect = |changed: &Rules| {
        let game = game.map_err(|error| unanswered(error.clone()))?;
        if solver.is_same(first, changed) {
            return Ok(Value::Exact(Antes::ZERO));
        }
        let changed = solver.solve(changed, io).map_err(unanswered)?;
        Ok(added(game, &changed))
    };
    let worth = |change: Change| {
        let worth = match change.rules {
            Ok(changed) => effect(&changed),
            Err(faults) => Err(Fault::because(move |text| {
                let why = faults.iter().next().map(|fault| reasons::file_fault(fault, text));
                text.say("compare-not-alone", &Words::new().with("text", why.unwrap_or_default()))
            })),
        };
        (change.difference, worth)
    };
    changes(first, other).into_iter().map(worth).collect()
}

fn output(
    games: &[(&Rules, Result<Solved, WholeGameError>)],
    against: Vec<(&Rules, Option<Value>, Vec<Effect>)>,
) -> CompareOutput {
    let compared = |(rules, game): &(&Rules, Result<Solved, WholeGameError>)| Compared {
        name: rules.name().to_owned(),
        game: game.as_ref().ok().map(Report::new),
        refused: game.as_ref().err().map(ToString::to_string),
    };
    let single = |(Difference { key, a, b }, worth): Effect| {
        let (worth, unknown) = match worth {
            Ok(worth) => (Some(Worth::new(worth)), None),
            Err(why) => (None, Some(why.in_english())),
        };
        Single { key, a, b, worth, unknown }
    };
    let against = against.into_iter().map(|(rules, together, effects)| Against {
        name: rules.name().to_owned(),
        worth: together.map(Worth::new),
        differences: effects.into_iter().map(single).collect(),
    });
    CompareOutput { format: 1, rules: games.iter().map(compared).collect(), against_first: against.collect() }
}

/// A column for each rule set.
fn side_by_side(games: &[(&Rules, Result<Solved, WholeGameError>)], io: &mut Io) -> io::Result<()> {
    let reports: Vec<Option<(Value, Report)>> = games
        .iter()
        .map(|(_, game)| game.as_ref().ok().map(|game| (game.game.value.negated(), Report::new(game))))
        .collect();
    let mut sides = vec![Side::Right; games.len() + 1];
    sides[0] = Side::Left;
    let mut table = Table::new(sides);
    let text = &io.text;
    let said = |id: &str| text.say(id, &Words::new());
    let named = |name: String, cells: Vec<String>| [vec![name], cells].concat();
    table.row(named(String::new(), games.iter().map(|(rules, _)| rules.name().to_owned()).collect()));
    let mut row = |name: String, cell: &dyn Fn(&(Value, Report)) -> String| {
        let cells = reports.iter().map(|report| report.as_ref().map_or_else(|| "-".to_owned(), cell));
        table.row(named(name, cells.collect()));
    };
    row(said("compare-edge"), &|(edge, _)| shown_between(*edge, text));
    let known = |figure: Option<f64>, unit: &str| match figure {
        Some(figure) => format!("{}{unit}", text.decimal(figure, 6, false)),
        None => "-".to_owned(),
    };
    row(said("compare-risk"), &|(_, report)| known(report.element_of_risk.map(|risk| 100.0 * risk), " %"));
    row(said("compare-deviation"), &|(_, report)| known(report.standard_deviation, ""));
    row(said("compare-stake"), &|(_, report)| known(report.average_stake, ""));
    let shares = reports.iter().flatten().map(|(_, report)| report.shares());
    let shares: Vec<_> = shares.filter(|shares| !shares.is_empty()).collect();
    for (place, (what, _)) in shares.first().into_iter().flatten().enumerate() {
        if shares.iter().any(|shares| shares[place].1 > 0.0) {
            row(what.name(text), &|(_, report)| {
                known(report.shares().get(place).map(|(_, share)| 100.0 * share), " %")
            });
        }
    }
    table.print(&mut io.out)?;
    for (rules, game) in games {
        let note = match game {
            Err(error) => {
                let words = Words::new().with("name", rules.name().to_owned());
                let words = words.with("text", reasons::unsolved(error, text));
                text.say("compare-no-answer", &words)
            }
            Ok(game) if !game.complete => {
                text.say("compare-ended", &Words::new().with("name", rules.name().to_owned()))
            }
            Ok(_) => continue,
        };
        writeln!(io.out, "\n{}", wrapped(&harmless(&note)))?;
    }
    Ok(())
}

fn print_effects(together: Option<Value>, effects: &[Effect], io: &mut Io) -> io::Result<()> {
    let mut table = Table::new([Side::Right, Side::Left]);
    for (difference, worth) in effects {
        match worth {
            Ok(worth) => table.row([shown_worths(*worth, &io.text), difference.to_string()]),
            Err(why) => {
                table.row(["-".to_owned(), difference.to_string()]);
                table.row([String::new(), io.paint.faint(&harmless(&why.in_words(&io.text)))]);
            }
        }
    }
    if effects.is_empty() {
        table.row([String::new(), io.text.say("diff-same", &Words::new())]);
    }
    if let Some(together) = together {
        let all = io.text.say("compare-together", &Words::new());
        table.row([shown_worths(together, &io.text), all]);
    }
    table.print(&mut io.out)
}
