//! The table drawn on cells. What is drawn follows from the model and the size alone.

mod felt;
mod foot;
mod options;
mod sheet;
mod stakes;
mod story;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tuz_i18n::{Args as Words, Text};

use self::felt::Faces;
use super::model::{Model, Place, Settled, Step, Table};
use super::pen::{FAINT, Look, PLAIN, Pen, STRONG, below};
use crate::play::told::Teller;
use crate::table::Side;

/// The smallest window in which there is a table.
pub(super) const LEAST: (u16, u16) = (60, 20);

/// From so many columns on the story stands beside what is to be done.
const SIDE_BY_SIDE: u16 = 76;

/// How far what can be scrolled can be: so many lines may lie above what is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Reach {
    /// Of a sheet over the table.
    pub(super) sheet: usize,
    /// Of a settlement.
    pub(super) settlement: usize,
}

/// Draws everything.
pub(super) fn draw(buffer: &mut Buffer, model: &Model, look: Look) -> Reach {
    let area = buffer.area;
    let mut pen = Pen::new(buffer, look, model.text.language().direction());
    let mut reach = Reach::default();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let words = Words::new().with("columns", LEAST.0).with("rows", LEAST.1);
        pen.wrapped(area, &model.text.say("screen-too-small", &words), PLAIN);
        return reach;
    }
    let inner = Rect { x: area.x + 1, width: area.width - 2, ..area };
    match &model.place {
        Place::Houses(houses) => stakes::houses(&mut pen, inner, houses, &model.text),
        Place::Table(table) => reach.settlement = table_of(&mut pen, inner, model, table),
    }
    foot::message(&mut pen, inner, model);
    foot::keys(&mut pen, Rect { y: inner.bottom() - 1, height: 1, ..inner }, model);
    if let Some(over) = model.over {
        reach.sheet = sheet::draw(&mut pen, area, model, over);
    }
    reach
}

/// Cards above, below them what is to be done and what happened.
fn table_of(pen: &mut Pen, area: Rect, model: &Model, table: &Table) -> usize {
    let teller = Teller { text: &model.text, rules: &table.session.house.rules };
    head(pen, area, table, teller);
    // The head, a message and the keys take a row each.
    let room = Rect { y: area.y + 1, height: area.height - 3, ..area };
    let faces = Faces::fitting(room, table.boxes());
    let felt = Rect { height: faces.rows(table.boxes()), ..room };
    felt::draw(pen, felt, faces, table, teller);
    let mut panels = below(room, felt.height);
    let proof = proof(table, teller.text);
    let proof_rows = proof.len() as u16;
    panels.height = panels.height.saturating_sub(proof_rows);
    for (row, line) in proof.iter().enumerate() {
        pen.line(Rect { y: panels.bottom() + row as u16, height: 1, ..area }, line, FAINT);
    }
    let (left, right) = if area.width >= SIDE_BY_SIDE {
        let width = (panels.width * 3 / 5).max(52);
        let right = panels.width - width;
        let [left, right] = pen.columns(panels, [width, right]);
        // A free column lies between them.
        let gap = pen.placed(left, Rect { width: left.width - 1, ..left });
        (gap, right)
    } else {
        let needed = match &table.step {
            Step::Decision(decision) => decision.rows(&table.view, model.advised).len() as u16 + 2,
            Step::Stakes(form) => form.fields.len() as u16 + 2,
            Step::Settled(_) => 8,
        };
        let height = needed.min(panels.height.saturating_sub(4).max(panels.height / 2));
        (Rect { height, ..panels }, below(panels, height))
    };
    let above = match &table.step {
        Step::Stakes(form) => {
            stakes::form(pen, left, table, form, teller);
            0
        }
        Step::Decision(decision) => {
            options::draw(pen, left, model, table, decision, teller);
            0
        }
        Step::Settled(settled) => settlement(pen, left, table, settled, teller),
    };
    match &table.step {
        Step::Stakes(_) => stakes::welcome(pen, right, teller.text),
        _ => story::draw(pen, right, table, teller),
    }
    above
}

/// The house at one side, round and balance at the other.
fn head(pen: &mut Pen, area: Rect, table: &Table, teller: Teller) {
    let words = Words::new().with("round", table.number()).with("balance", table.session.balance.0);
    let round = teller.text.say("play-round", &words);
    let width = pen.width(&round);
    let [house, at] = pen.columns(area, [area.width.saturating_sub(width), width]);
    let title = crate::rules::title_in(teller.rules, teller.text);
    let title = format!("{title} ({})", teller.rules.name());
    pen.line(Rect { width: house.width.saturating_sub(1), ..house }, &title, STRONG);
    pen.aligned(at, Side::Right, &round, STRONG);
}

/// What proves the shuffle: before the deal the commitment, after the round the secret and the next commitment.
fn proof(table: &Table, text: &Text) -> Vec<String> {
    let said = |id: &str, value: String| text.say(id, &Words::new().with("text", value));
    match &table.step {
        Step::Stakes(form) => form
            .shuffle
            .iter()
            .map(|shuffle| said("play-commitment", shuffle.commitment().to_string()))
            .collect(),
        Step::Decision(_) => Vec::new(),
        Step::Settled(settled) => {
            let recorded = settled.record.clone().map(|path| said("play-recorded", path));
            let seed = said("play-seed", settled.revealed.seed.clone());
            let next = settled.next.as_ref();
            let next = next.map(|shuffle| said("play-commitment", shuffle.commitment().to_string()));
            recorded.into_iter().chain([seed]).chain(next).collect()
        }
    }
}

/// How the boxes came out; how many lines can lie above what is seen comes back.
fn settlement(pen: &mut Pen, area: Rect, table: &Table, settled: &Settled, teller: Teller) -> usize {
    pen.rule(Rect { height: 1, ..area }, &teller.say("settlement"), STRONG);
    let area = below(area, 1);
    let lines = story::settlement(table, teller);
    let most = lines.len().saturating_sub(area.height.into());
    let widths = story::Line::widths(&lines, pen);
    for (row, line) in lines.iter().skip(settled.above.min(most)).take(area.height.into()).enumerate() {
        line.draw(pen, Rect { y: area.y + row as u16, height: 1, ..area }, widths);
    }
    most
}
