//! What may be done, best first where the player sees what it is worth.

use ratatui::layout::Rect;
use ratatui::style::Color;
use tuz_cards::CardSet;
use tuz_house::Antes;
use tuz_house::round::{Action, BoxView};
use tuz_i18n::Args as Words;
use tuz_odds::Valued;

use super::super::model::{Decision, Model, Pick, Row, Table};
use super::super::pen::{FAINT, PLAIN, Pen, STRONG, below};
use crate::play::told::{Teller, Unvalued, typed};
use crate::table::Side;

/// Draws the question and its options.
pub(super) fn draw(
    pen: &mut Pen,
    area: Rect,
    model: &Model,
    table: &Table,
    decision: &Decision,
    teller: Teller,
) {
    let view = &table.view;
    let Some(played) = decision.played(view) else { return };
    pen.rule(Rect { height: 1, ..area }, &teller.question(view, decision.turn.place), STRONG);
    let mut area = below(area, 1);
    let rows = decision.rows(view, model.advised);
    let key = |row: &Row| match row {
        Row::Valued(option) => pressed(&option.action, played),
        Row::Unvalued(Unvalued::One(action)) => pressed(action, played),
        Row::Unvalued(Unvalued::Exchange) => "x".to_owned(),
        Row::Unvalued(Unvalued::Insure) => "i".to_owned(),
    };
    let keys: Vec<String> = rows.iter().map(key).collect();
    let widest = keys.iter().map(|key| pen.width(key)).max().unwrap_or(0);
    let is_valued = rows.iter().any(|row| matches!(row, Row::Valued(_)));
    let [worth_title, loss_title] = ["screen-worth", "column-loss"].map(|id| teller.say(id));
    let best = teller.say("option-best");
    let worths = if is_valued { pen.width(&worth_title).max(6) + 1 } else { 0 };
    let losses = if is_valued { pen.width(&loss_title).max(pen.width(&best)).max(5) + 2 } else { 0 };
    let words = area.width.saturating_sub(2 + widest + 1 + worths + losses);
    let widths = [2, widest + 1, words, worths, losses];
    if is_valued {
        let title = Rect { height: 1, ..area };
        let [_, _, _, worth, loss] = pen.columns(title, widths);
        pen.aligned(worth, Side::Right, &worth_title, FAINT);
        pen.aligned(loss, Side::Right, &loss_title, FAINT);
        area = below(area, 1);
    }
    let notes = notes(table, decision, model.advised, teller);
    // Notes stand below the options, where there is room for both.
    let visible = rows.len().min(area.height.into());
    let picked = rows.iter().position(|row| decision.is_picked(row));
    let first = picked.map_or(0, |picked| (picked + 1).saturating_sub(visible));
    for (row, key) in rows.iter().zip(&keys).skip(first).take(visible) {
        let [mark, key_at, words_at, worth_at, loss_at] = pen.columns(Rect { height: 1, ..area }, widths);
        let is_picked = decision.is_picked(row);
        let style = if is_picked { STRONG } else { PLAIN };
        if is_picked {
            pen.line(mark, if pen.is_mirrored() { "◀" } else { "▶" }, STRONG);
        }
        let width = pen.width(key);
        let key_at = pen.placed(key_at, Rect { width: width.min(key_at.width), ..key_at });
        pen.as_it_stands(key_at.x, key_at.y, key_at.width, key, STRONG);
        let what = match row {
            // Which cards, is told by their places.
            Row::Valued(Valued { action: Action::Exchange(cards), .. }) => exchange(*cards, table, teller),
            Row::Valued(option) => teller.describe(&option.action, &view.legal, played),
            Row::Unvalued(offer) => teller.describe_unvalued(*offer, &view.legal, played),
        };
        pen.line(words_at, &what, style);
        if let Row::Valued(option) = row {
            pen.aligned(worth_at, Side::Right, &worth(option.worth, teller), style);
            if option.loss == Antes::ZERO {
                let style = pen.coloured(STRONG, Color::Green);
                pen.aligned(loss_at, Side::Right, &best, style);
            } else {
                let loss = teller.text.decimal(option.loss.to_f64_for_show(), 3, false);
                pen.aligned(loss_at, Side::Right, &loss, style);
            }
        }
        area = below(area, 1);
    }
    if !notes.is_empty() && area.height > 1 {
        area = below(area, 1);
    }
    for note in notes {
        area = pen.wrapped(area, &note, FAINT);
    }
}

/// The keys that choose an action.
pub(super) fn pressed(action: &Action, played: &BoxView) -> String {
    match action {
        // The places stand as they are pressed, one after the other.
        Action::Exchange(_) => typed(action, played).replace(' ', ""),
        Action::BuyGame { .. } => "b".to_owned(),
        Action::Insure(_) => "i".to_owned(),
        _ => typed(action, played),
    }
}

/// An exchange of so many cards, and its price.
fn exchange(cards: CardSet, table: &Table, teller: Teller) -> String {
    let name = teller.text.say("exchange-cards", &Words::new().with("count", cards.len()));
    match table.view.legal.exchange.iter().find(|offer| offer.cards == cards.len()) {
        None => name,
        Some(offer) => {
            let words = Words::new().with("name", name).with("points", offer.price.0);
            teller.text.say("action-price", &words)
        }
    }
}

/// What an option is worth, in antes.
pub(super) fn worth(antes: Antes, teller: Teller) -> String {
    teller.text.decimal(antes.to_f64_for_show(), 3, true)
}

/// What the figures leave out, or why there are none, and that only folding is left.
fn notes(table: &Table, decision: &Decision, advised: bool, teller: Teller) -> Vec<String> {
    let Some(played) = decision.played(&table.view) else { return Vec::new() };
    let note = decision.advice.note.clone().filter(|_| advised);
    let hidden =
        (!advised && !decision.advice.worths.options.is_empty()).then(|| teller.say("screen-hidden"));
    note.into_iter().chain(teller.only_fold(&table.view.legal, played)).chain(hidden).collect()
}

/// What Enter does now, with its worth where that is seen; nothing while nothing is chosen.
pub(super) fn chosen(model: &Model, table: &Table, decision: &Decision, teller: Teller) -> Option<String> {
    let played = decision.played(&table.view)?;
    if let (Some(Pick::Insure(typed)), Some(range)) = (&decision.pick, table.view.legal.insure) {
        let words = Words::new()
            .with("text", format!("{typed}▏"))
            .with("least", range.least.0)
            .with("most", range.most.0);
        return Some(teller.text.say("screen-insure", &words));
    }
    let action = decision.action().ok()?;
    let mut what = teller.describe(&action, &table.view.legal, played);
    if let Some(option) = decision.advice.worths.of(&action).filter(|_| model.advised) {
        what = format!("{what} ({})", worth(option.worth, teller));
    }
    Some(teller.text.say("screen-confirm", &Words::new().with("text", what)))
}
