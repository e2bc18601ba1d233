//! A whole game's figures for people.

use std::io::{self, Write};

use tuz_house::Antes;
use tuz_house::rules::Rules;
use tuz_i18n::{Args as Words, Text};
use tuz_odds::{Play, WholeGame};

use super::endings::{endings, in_words};
use super::report::{Actions, Report, Share, shown_between};
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
    text: &Text,
    out: &mut dyn Write,
) -> io::Result<()> {
    let report = Report::new(solved);
    let said = |id: &str| text.say(id, &Words::new());
    let title = match asked.play() {
        Play::Best => "edge-best",
        Play::Blind => "edge-blind",
    };
    let title = text.say(title, &Words::new().with("name", rules.name().to_owned()));
    writeln!(out, "{}", paint.strong(&title))?;
    totals(asked, solved, &report, text).print(out)?;
    let is_known = !solved.game.decisions.is_empty();
    if is_known {
        writeln!(out, "\n{}", paint.strong(&said("edge-first")))?;
        first_decision(&report, text).print(out)?;
        if asked.play() == Play::Best {
            writeln!(out, "\n{}", paint.strong(&said("edge-later")))?;
            later(rules, &report, text).print(out)?;
        }
    }
    writeln!(out, "\n{}", paint.strong(&said("edge-by-card")))?;
    by_open_card(&solved.game, text).print(out)?;
    if is_known {
        writeln!(out, "\n{}", paint.strong(&said("edge-ends")))?;
        ends(rules, &solved.game, text).print(out)?;
    }
    let (took, seconds) = match solved.kept {
        None => ("edge-took", solved.seconds),
        Some(took) => ("edge-kept", took),
    };
    writeln!(out, "\n{}", text.say(took, &Words::new().with("seconds", seconds)))
}

/// The figures that stand for the whole game.
fn totals(asked: &Asked, solved: &Solved, report: &Report, text: &Text) -> Table {
    let said = |id: &str| text.say(id, &Words::new());
    let with = |id: &str, value: String| text.say(id, &Words::new().with("text", value));
    let edge = solved.game.value.negated();
    let mut table = Table::new([Side::Left, Side::Left]);
    table.row([said("edge-name"), with("edge-of-ante", shown_between(edge, text))]);
    let known = match edge.exact() {
        Some(edge) => with("edge-exactly", edge.to_string()),
        None => said("edge-proven"),
    };
    table.row([String::new(), known]);
    if !solved.complete {
        let within = asked.within();
        let ended = if within == Antes::ZERO {
            said("edge-ended-exact")
        } else {
            with("edge-ended-within", within.to_string())
        };
        table.row([String::new(), ended]);
    }
    let a_round = |antes: f64| text.say("edge-a-round", &Words::new().with("antes", antes));
    let known = [
        ("edge-risk", report.element_of_risk.map(|risk| with("edge-of-staked", rounded(risk, text)))),
        ("edge-deviation", report.standard_deviation.map(a_round)),
        ("edge-stake", report.average_stake.map(a_round)),
    ];
    for (name, figure) in known.into_iter().filter_map(|(name, figure)| Some((name, figure?))) {
        table.row([said(name), figure]);
    }
    table
}

fn first_decision(report: &Report, text: &Text) -> Table {
    let mut table = Table::new([Side::Left, Side::Right]);
    let shares = report.actions.iter().flat_map(Actions::shares);
    for (action, share) in shares.filter(|(_, share)| *share > 0.0) {
        table.row([action.name(text), rounded(share, text)]);
    }
    table
}

fn later(rules: &Rules, report: &Report, text: &Text) -> Table {
    let mut table = Table::new([Side::Left, Side::Right]);
    let often = |is_offered, share: Option<f64>| match share.filter(|_| is_offered) {
        Some(share) => rounded(share, text),
        None => text.say("edge-not-offered", &Words::new()),
    };
    let game = often(rules.dealer_game().is_some(), report.dealer_game);
    table.row([Share::DealerGame.name(text), game]);
    table.row([Share::Insured.name(text), often(rules.insurance().is_some(), report.insurance)]);
    table
}

fn by_open_card(game: &WholeGame, text: &Text) -> Table {
    let mut table = Table::new([Side::Left, Side::Right]);
    table.row(["edge-card", "edge-name"].map(|id| text.say(id, &Words::new())));
    for (rank, value) in &game.by_up_card {
        table.row([text.rank(*rank), shown_between(value.negated(), text)]);
    }
    table
}

/// Where the numbers of rounds are not exact only shares are told.
fn ends(rules: &Rules, game: &WholeGame, text: &Text) -> Table {
    let said = |id: &str| text.say(id, &Words::new());
    let mut table = Table::new([Side::Left, Side::Right, Side::Right, Side::Right]);
    let is_exact = is_counted(game);
    let count = |rounds: i128| if is_exact { text.figure(&rounds.to_string()) } else { String::new() };
    let rounds = if is_exact { said("edge-rounds") } else { String::new() };
    table.row([String::new(), said("edge-net"), said("edge-share"), rounds]);
    let pays = rules.pay_table();
    for ending in endings(game, &pays) {
        let share = percent(share(ending.rounds, game), 8, Towards::Nearest);
        let share = format!("{} %", text.figure(&share));
        let net = text.figure(&sign(ending.net));
        table.row([in_words(ending.end, &pays, text), net, share, count(ending.rounds)]);
    }
    if is_exact {
        table.row([said("edge-all"), String::new(), String::new(), count(game.rounds)]);
    }
    table
}

fn rounded(share: f64, text: &Text) -> String {
    format!("{} %", text.decimal(100.0 * share, 6, false))
}
