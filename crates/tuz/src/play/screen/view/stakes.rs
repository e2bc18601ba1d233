//! Before the deal: the list of houses, and what is put up.

use ratatui::layout::Rect;
use ratatui::style::Color;
use tuz_i18n::{Args as Words, Text};

use super::super::model::{Field, Form, Houses, Table};
use super::super::pen::{FAINT, PLAIN, Pen, STRONG, below};
use crate::play::ME;
use crate::play::told::Teller;
use crate::table::Side;

/// Draws the houses to choose among.
pub(super) fn houses(pen: &mut Pen, area: Rect, houses: &Houses, text: &Text) {
    pen.line(Rect { height: 1, ..area }, &text.say("play-which-rules", &Words::new()), STRONG);
    // Message and keys stand below.
    let rows = area.height.saturating_sub(5);
    let list = Rect { y: area.y + 2, height: rows, ..area };
    let widest = houses.names.iter().map(|(name, _)| pen.width(name)).max().unwrap_or(0);
    let first = (houses.at + 1).saturating_sub(rows.into());
    for (row, (place, (name, title))) in
        houses.names.iter().enumerate().skip(first).take(rows.into()).enumerate()
    {
        let line = Rect { y: list.y + row as u16, height: 1, ..list };
        let is_marked = place == houses.at;
        let style = if is_marked { STRONG } else { PLAIN };
        let [mark, name_at, title_at] =
            pen.columns(line, [2, widest + 2, line.width.saturating_sub(widest + 4)]);
        if is_marked {
            pen.line(mark, if pen.is_mirrored() { "◀" } else { "▶" }, STRONG);
        }
        pen.line(name_at, name, style);
        pen.line(title_at, title, style);
    }
}

/// Draws what is put up, and what stands against it.
pub(super) fn form(pen: &mut Pen, area: Rect, table: &Table, form: &Form, teller: Teller) {
    let text = teller.text;
    pen.rule(Rect { height: 1, ..area }, &teller.say("phase-stakes"), STRONG);
    let mut area = below(area, 1);
    let name = |field: &Field| match field {
        Field::Ante => text.bet("ante"),
        Field::Side(name) => text.bet(name),
        Field::Boxes => teller.say("screen-boxes"),
        Field::Words => teller.say("own-words"),
    };
    let names: Vec<String> = form.fields.iter().map(name).collect();
    let widest = names.iter().map(|name| pen.width(name)).max().unwrap_or(0);
    for (place, (field, name)) in form.fields.iter().zip(&names).enumerate() {
        let is_marked = place == form.at;
        let style = if is_marked { STRONG } else { PLAIN };
        let line = Rect { height: 1.min(area.height), ..area };
        let [mark, name_at, value_at] =
            pen.columns(line, [2, widest + 2, line.width.saturating_sub(widest + 4)]);
        if is_marked {
            pen.line(mark, if pen.is_mirrored() { "◀" } else { "▶" }, STRONG);
        }
        pen.line(name_at, name, style);
        if let Some(number) = form.number(field) {
            let [value, _] = pen.columns(value_at, [12, value_at.width.saturating_sub(12)]);
            let number = text.whole(number);
            let number = if is_marked { format!("◂ {number} ▸") } else { format!("{number}  ") };
            pen.aligned(value, Side::Right, &number, style);
        } else {
            let cursor = if is_marked { "▏" } else { "" };
            let typed = ending(&form.typed, value_at.width.saturating_sub(1), pen);
            let value = format!("{typed}{cursor}");
            pen.line(value_at, if value.is_empty() { "—" } else { &value }, style);
        }
        area = below(area, 1);
    }
    area = below(area, 1);
    if let Some(hint) = hint(form, teller) {
        area = pen.wrapped(area, &hint, FAINT);
    }
    let refused = table.round.why_not_stake(ME, &form.stakes.boxes()).map(|refusal| teller.refusal(&refusal));
    let short = table.session.bet_not_covered(&table.round, &form.stakes);
    let short = short.map(|bet| text.say("play-bet-not-covered", &Words::new().with("bet", bet.0)));
    if let Some(against) = refused.or(short) {
        let style = pen.coloured(STRONG, Color::Yellow);
        pen.wrapped(area, &against, style);
    }
}

/// The end of a text, as much as there is room for.
fn ending(text: &str, room: u16, pen: &Pen) -> String {
    let mut kept: &str = text;
    while pen.width(kept) > room {
        let first = kept.chars().next().map_or(0, char::len_utf8);
        kept = &kept[first..];
    }
    kept.to_owned()
}

/// What may stand in the field.
fn hint(form: &Form, teller: Teller) -> Option<String> {
    let limits = teller.rules.limits();
    match form.fields.get(form.at)? {
        Field::Ante => {
            let words = Words::new().with("least", limits.least.0).with("step", limits.step.0);
            Some(match limits.most {
                Some(most) => teller.text.say("ante-between", &words.with("most", most.0)),
                None => teller.text.say("ante-from", &words),
            })
        }
        Field::Side(name) => {
            let bet = teller.rules.all_side_bets().find(|bet| bet.name == *name)?;
            Some(teller.say(if bet.stake.compulsory { "side-compulsory" } else { "side-free" }))
        }
        Field::Boxes => {
            let most = teller.rules.table().most_boxes();
            Some(teller.text.say("screen-boxes-most", &Words::new().with("most", most)))
        }
        Field::Words => Some(teller.say("own-words-explained")),
    }
}

/// Draws how it goes on, and what the commitment is for.
pub(super) fn welcome(pen: &mut Pen, area: Rect, text: &Text) {
    let said = |id: &str| text.say(id, &Words::new());
    pen.rule(Rect { height: 1, ..area }, &said("panel-fairness"), STRONG);
    let area = pen.wrapped(below(area, 1), &said("fair-explained"), FAINT);
    pen.wrapped(below(area, 1), &said("screen-welcome"), PLAIN);
}
