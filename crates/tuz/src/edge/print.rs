//! A whole game's figures for people.

use std::io::{self, Write};

use tuz_house::Antes;
use tuz_house::rules::Rules;
use tuz_odds::{Play, WholeGame};

use super::endings::{Ending, endings};
use super::report::{Actions, Report, between};
use super::{is_counted, share};
use crate::figures::{Towards, percent, sign};
use crate::paint::Paint;
use crate::table::{Side, Table};
use crate::whole::{Asked, Solved};

/// Prints all figures.
pub(super) fn print(
    rules: &Rules,
    asked: &Asked,
    solved: &Solved,
    paint: Paint,
    out: &mut dyn Write,
) -> io::Result<()> {
    let report = Report::new(solved);
    let play = match asked.play() {
        Play::Best => "best play",
        Play::Blind => "a blind box",
    };
    writeln!(out, "{}", paint.strong(&format!("{}, {play}", rules.name())))?;
    totals(asked, solved, &report).print(out)?;
    let is_known = !solved.game.decisions.is_empty();
    if is_known {
        writeln!(out, "\n{}", paint.strong("first decision"))?;
        first_decision(&report).print(out)?;
        if asked.play() == Play::Best {
            writeln!(out, "\n{}", paint.strong("later"))?;
            later(rules, &report).print(out)?;
        }
    }
    writeln!(out, "\n{}", paint.strong("by the dealer's open card"))?;
    by_open_card(&solved.game).print(out)?;
    if is_known {
        writeln!(out, "\n{}", paint.strong("how rounds end"))?;
        ends(rules, &solved.game).print(out)?;
    }
    match solved.kept {
        None => writeln!(out, "\n{:.1} s", solved.seconds),
        Some(took) => writeln!(out, "\nkept from a run that took {took:.1} s; --fresh works it out anew"),
    }
}

/// The figures that stand for the whole game.
fn totals(asked: &Asked, solved: &Solved, report: &Report) -> Table {
    let edge = solved.game.value.negated();
    let mut table = Table::new([Side::Left, Side::Left]);
    table.row(["house edge", &format!("{} of the ante", between(edge))]);
    match edge.exact() {
        Some(edge) => table.row(["", &format!("exactly {edge}")]),
        None => table.row(["", "proven: it lies between these bounds"]),
    }
    if !solved.complete {
        let within = asked.within();
        let wanted = if within == Antes::ZERO {
            "it was known exactly".to_owned()
        } else {
            format!("they were within {within} antes")
        };
        table.row(["", &format!("ended before {wanted}")]);
    }
    let a_round = |antes: f64| format!("{antes:.6} antes a round");
    let known = [
        (
            "element of risk",
            report.element_of_risk.map(|risk| format!("{} of all that is staked", rounded(risk))),
        ),
        ("standard deviation", report.standard_deviation.map(a_round)),
        ("average stake", report.average_stake.map(a_round)),
    ];
    for (name, figure) in known.into_iter().filter_map(|(name, figure)| Some((name, figure?))) {
        table.row([name, &figure]);
    }
    table
}

fn first_decision(report: &Report) -> Table {
    let mut table = Table::new([Side::Left, Side::Right]);
    let shares = report.actions.iter().flat_map(Actions::shares);
    for (action, share) in shares.filter(|(_, share)| *share > 0.0) {
        table.row([action, rounded(share)]);
    }
    table
}

fn later(rules: &Rules, report: &Report) -> Table {
    let mut table = Table::new([Side::Left, Side::Right]);
    let often = |is_offered, share: Option<f64>| match share.filter(|_| is_offered) {
        Some(share) => rounded(share),
        None => "not offered".to_owned(),
    };
    table.row(["dealer's game bought", &often(rules.dealer_game().is_some(), report.dealer_game)]);
    table.row(["insured", &often(rules.insurance().is_some(), report.insurance)]);
    table
}

fn by_open_card(game: &WholeGame) -> Table {
    let mut table = Table::new([Side::Left, Side::Right]);
    table.row(["card", "house edge"]);
    for (rank, value) in &game.by_up_card {
        table.row([rank.to_string(), between(value.negated())]);
    }
    table
}

/// Where the numbers of rounds are not exact only shares are told.
fn ends(rules: &Rules, game: &WholeGame) -> Table {
    let mut table = Table::new([Side::Left, Side::Right, Side::Right, Side::Right]);
    let is_exact = is_counted(game);
    let count = |rounds: i128| if is_exact { rounds.to_string() } else { String::new() };
    table.row(["", "net", "share", if is_exact { "rounds" } else { "" }]);
    for Ending { what, net, rounds } in endings(game, &rules.pay_table()) {
        let share = format!("{} %", percent(share(rounds, game), 8, Towards::Nearest));
        table.row([what, sign(net), share, count(rounds)]);
    }
    if is_exact {
        table.row(["all", "", "", &count(game.rounds)]);
    }
    table
}

fn rounded(share: f64) -> String {
    format!("{:.6} %", 100.0 * share)
}
