//! The last rows: what is said about the last key, and the keys that there are.

use ratatui::layout::Rect;
use ratatui::style::Color;
use tuz_i18n::Args as Words;

use super::super::model::{Model, Place, Step};
use super::super::pen::{FAINT, PLAIN, Pen, STRONG};
use super::options::chosen;
use crate::play::told::Teller;

/// Draws what is to be said: in the row above the keys, or over the row above it too.
pub(super) fn message(pen: &mut Pen, area: Rect, model: &Model) {
    let (text, style) = match (&model.message, &model.place) {
        (Some(message), _) => (message.clone(), pen.coloured(STRONG, Color::Yellow)),
        (None, Place::Houses(_)) => return,
        (None, Place::Table(table)) => {
            let teller = Teller { text: &model.text, rules: &table.session.house.rules };
            match &table.step {
                Step::Decision(decision) => match chosen(model, table, decision, teller) {
                    Some(chosen) => (chosen, STRONG),
                    None => (teller.say(decision.action().err().unwrap_or("screen-choose")), FAINT),
                },
                Step::Settled(settled) if settled.next.is_none() => (teller.say("play-too-little"), STRONG),
                Step::Settled(_) | Step::Stakes(_) => return,
            }
        }
    };
    let rows = crate::paint::broken(&text, area.width.into(), area.width.into());
    let height = rows.len().min(3) as u16;
    let lines = Rect { y: area.bottom() - 1 - height, height, ..area };
    if height > 1 {
        pen.clear(lines);
    }
    pen.wrapped(lines, &text, style);
}

/// Draws the keys, those that matter most first; what has no room is told by the help.
pub(super) fn keys(pen: &mut Pen, area: Rect, model: &Model) {
    let mut shown: Vec<(&str, &str)> = match &model.place {
        Place::Houses(_) => vec![("↑↓", "screen-key-choose"), ("Enter", "screen-key-sit-down")],
        Place::Table(table) => match &table.step {
            Step::Stakes(_) if model.is_typing() => {
                vec![("Enter", "screen-key-deal"), ("↑↓", "screen-key-field"), ("Esc", "screen-key-back")]
            }
            Step::Stakes(_) => {
                vec![("Enter", "screen-key-deal"), ("↑↓", "screen-key-field"), ("←→", "screen-key-change")]
            }
            Step::Decision(decision) => {
                let mut keys = vec![("Enter", "screen-key-confirm"), ("↑↓", "screen-key-choose")];
                if !table.view.legal.exchange.is_empty() {
                    keys.push(("1–5", "screen-key-cards"));
                }
                keys.push(("a", "screen-key-advice"));
                if !decision.advice.worths.options.is_empty() && !table.view.legal.exchange.is_empty() {
                    keys.push(("m", if decision.all { "screen-key-fewer" } else { "screen-key-all" }));
                }
                keys
            }
            Step::Settled(settled) if settled.next.is_none() => Vec::new(),
            Step::Settled(_) => vec![("Enter", "screen-key-again"), ("s", "screen-key-stakes")],
        },
    };
    if !model.is_typing() {
        // The last ones have no room everywhere.
        let place = shown.len().min(3);
        shown.splice(place..place, [("?", "screen-key-help"), ("q", "screen-key-leave")]);
        if matches!(model.place, Place::Table(_)) {
            shown.push(("r", "screen-key-rules"));
        }
    }
    let labels: Vec<(&str, String)> =
        shown.iter().map(|(key, id)| (*key, model.text.say(id, &Words::new()))).collect();
    let mut x = area.x;
    for (key, label) in labels {
        let (key_width, label_width) = (pen.width(key), pen.width(&label));
        if x + key_width + 1 + label_width > area.right() {
            break;
        }
        let key_at = pen.placed(area, Rect { x, width: key_width, ..area });
        pen.as_it_stands(key_at.x, area.y, key_width, key, STRONG);
        let label_at = pen.placed(area, Rect { x: x + key_width + 1, width: label_width, ..area });
        pen.at(label_at.x, area.y, label_width, &label, PLAIN);
        x += key_width + label_width + 3;
    }
}
