//! What was decided and what came of it, the latest first, and how the boxes came out.

use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use tuz_coach::Grade;
use tuz_house::Points;
use tuz_i18n::Args as Words;

use super::super::model::{Act, Ends, Judged, Table};
use super::super::pen::{FAINT, PLAIN, Pen, STRONG, below};
use super::felt::result;
use crate::play::told::{Teller, Told};
use crate::table::Side;

/// Draws the decisions of the round.
pub(super) fn draw(pen: &mut Pen, area: Rect, table: &Table, teller: Teller) {
    pen.rule(Rect { height: 1, ..area }, &teller.say("decisions"), STRONG);
    let mut area = below(area, 1);
    for (age, act) in table.story.iter().rev().enumerate() {
        let before = area.height;
        area = one(pen, area, act, age == 0, teller);
        if area.height < before {
            area = below(area, 1);
        }
    }
}

/// One decision and what came of it; the reason of the latest only.
fn one(pen: &mut Pen, mut area: Rect, act: &Act, is_latest: bool, teller: Teller) -> Rect {
    if let Some(decided) = &act.decided {
        let (title, style) = match &decided.judged {
            Some(judged) => (format!("{} · {}", judged.named, decided.what), graded(pen, judged.grade)),
            None => (decided.what.clone(), STRONG),
        };
        area = pen.wrapped(area, &title, style);
        if let Some(judged) = &decided.judged {
            area = match &judged.cost {
                Some(cost) => pen.wrapped(area, cost, PLAIN),
                None => area,
            };
            if is_latest {
                area = why(pen, area, judged, teller);
            }
        }
    }
    for told in &act.told {
        if let Told::Line(line) = told {
            area = pen.wrapped(area, line, PLAIN);
        }
    }
    area
}

fn why(pen: &mut Pen, mut area: Rect, judged: &Judged, teller: Teller) -> Rect {
    for sentence in &judged.why {
        area = pen.wrapped(area, sentence, PLAIN);
    }
    match &judged.ends {
        Some(ends) => ends_of(pen, area, ends, teller),
        None => area,
    }
}

/// How the best option and another one end.
fn ends_of(pen: &mut Pen, mut area: Rect, ends: &Ends, teller: Teller) -> Rect {
    let (best, other) = (ends.why.best, ends.why.other);
    let widths = [0, 1].map(|place| pen.width(&ends.keys[place]).max(6) + 2);
    let label = area.width.saturating_sub(widths[0] + widths[1]);
    let mut row = |pen: &mut Pen, cells: [&str; 3], style: Style| {
        let [name, first, second] =
            pen.columns(Rect { height: 1.min(area.height), ..area }, [label, widths[0], widths[1]]);
        pen.line(name, cells[0], style);
        pen.aligned(first, Side::Right, cells[1], style);
        pen.aligned(second, Side::Right, cells[2], style);
        area = below(area, 1);
    };
    row(pen, ["", &ends.keys[0], &ends.keys[1]], FAINT);
    for (id, first, second) in [
        ("ending-win", best.win, other.win),
        ("ending-no-game", best.no_game, other.no_game),
        ("ending-tie", best.tie, other.tie),
        ("ending-loss", best.loss, other.loss),
        ("ending-folded", best.folded, other.folded),
    ] {
        let shares = [best.share_for_show(first), other.share_for_show(second)];
        if shares.iter().all(|share| *share < 0.0005) {
            continue;
        }
        let [first, second] = shares.map(|share| teller.text.percent(share, 1));
        row(pen, [&teller.say(id), &first, &second], PLAIN);
    }
    area
}

fn graded(pen: &Pen, grade: Grade) -> Style {
    let colour = match grade {
        Grade::Best | Grade::Good => Color::Green,
        Grade::Inaccuracy => Color::Yellow,
        Grade::Mistake | Grade::Blunder => Color::Red,
    };
    pen.coloured(STRONG, colour)
}

/// A line of a settlement.
pub(super) enum Line {
    /// A sentence.
    Text(String, Style),
    /// What, stake, pay, result; and how much was won.
    Row([String; 4], Style, i64),
}

impl Line {
    /// The columns of the figures: each as wide as its widest cell.
    pub(super) fn widths(lines: &[Self], pen: &Pen) -> [u16; 3] {
        let mut widths = [0; 3];
        for line in lines {
            if let Self::Row(cells, ..) = line {
                for (width, cell) in widths.iter_mut().zip(&cells[1..]) {
                    *width = pen.width(cell).max(*width);
                }
            }
        }
        widths.map(|width| width + 2)
    }

    /// Draws it in a row.
    pub(super) fn draw(&self, pen: &mut Pen, area: Rect, widths: [u16; 3]) {
        match self {
            Self::Text(text, style) => pen.line(area, text, *style),
            Self::Row(cells, style, net) => {
                let name = area.width.saturating_sub(widths.iter().sum()).min(24);
                let [what, stake, pays, result_at] =
                    pen.columns(area, [name, widths[0], widths[1], widths[2]]);
                pen.line(what, &cells[0], *style);
                pen.aligned(stake, Side::Right, &cells[1], *style);
                pen.aligned(pays, Side::Right, &cells[2], *style);
                let net = result(*net).map_or(*style, |colour| pen.coloured(*style, colour));
                pen.aligned(result_at, Side::Right, &cells[3], net);
            }
        }
    }
}

/// The settlements of all boxes, line by line.
pub(super) fn settlement(table: &Table, teller: Teller) -> Vec<Line> {
    let text = teller.text;
    let gain = |points: Points| text.say("net-points", &Words::new().with("points", points.0));
    let several = table.view.boxes.len() > 1;
    let mut lines = Vec::new();
    let mut sum = Points::ZERO;
    let titles = ["line", "stake", "pays", "net"].map(|id| teller.say(id));
    for played in &table.view.boxes {
        let Some(settlement) = &played.settlement else { continue };
        lines.push(Line::Text(teller.outcome(several, played.place, settlement), STRONG));
        lines.push(Line::Row(titles.clone(), FAINT, 0));
        for line in &settlement.lines {
            let pays = line.pays.map(|pays| text.say("to-one", &Words::new().with("pays", pays)));
            let cells = [
                text.bet(line.what.name()),
                text.whole(line.stake.0),
                pays.unwrap_or_default(),
                gain(line.net),
            ];
            lines.push(Line::Row(cells, PLAIN, 0));
            if line.withheld != Points::ZERO {
                let withheld = text.say("withheld", &Words::new().with("points", line.withheld.0));
                lines.push(Line::Text(withheld, FAINT));
            }
        }
        let total = [teller.say("net"), String::new(), String::new(), gain(settlement.net)];
        lines.push(Line::Row(total, STRONG, settlement.net.0));
        sum += settlement.net;
        if several {
            lines.push(Line::Text(String::new(), PLAIN));
        }
    }
    if several {
        let total = [teller.say("round-sum"), String::new(), String::new(), gain(sum)];
        lines.push(Line::Row(total, STRONG, sum.0));
    }
    lines
}
