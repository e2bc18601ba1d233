//! Help and rules, over the table.

use ratatui::layout::Rect;
use ratatui::style::Style;
use tuz_cards::Card;
use tuz_i18n::{Args as Words, Direction, Text};
use tuz_server::wire::Explained;

use super::super::model::{Model, Over, Place, Sheet, Step, Table};
use super::super::pen::{FAINT, PLAIN, Pen, STRONG, below};
use crate::bidi::reopened;
use crate::paint::broken;
use crate::play::told::{Teller, kinds};

/// A line of a sheet.
enum Line {
    /// Text.
    Text(String, Style),
    /// A key, and what it does; without a key that goes on.
    Key(String, String),
}

/// The columns of keys.
const KEYS: u16 = 12;

/// Draws a sheet; how many lines can lie above what is seen comes back.
pub(super) fn draw(pen: &mut Pen, area: Rect, model: &Model, over: Over) -> usize {
    let width = (area.width - 4).min(88);
    let outer = Rect { x: area.x + (area.width - width) / 2, y: area.y + 1, width, height: area.height - 2 };
    let text = &model.text;
    let inner = Rect { x: outer.x + 2, y: outer.y + 1, width: outer.width - 4, height: outer.height - 2 };
    let (title, lines) = match (over.what, &model.place) {
        (Sheet::Rules, Place::Table(table)) => {
            (crate::rules::title_in(&table.session.house.rules, text), rules(table, text, inner.width))
        }
        _ => (text.say("help", &Words::new()), help(model, inner.width)),
    };
    pen.clear(outer);
    frame(pen, outer, &title);
    let most = lines.len().saturating_sub(inner.height.into());
    let above = over.above.min(most);
    let mut left = inner;
    for line in lines.iter().skip(above).take(inner.height.into()) {
        match line {
            Line::Text(text, style) => pen.line(left, text, *style),
            Line::Key(key, what) => {
                let [key_at, what_at] = pen.columns(Rect { height: 1, ..left }, [KEYS, left.width - KEYS]);
                let width = pen.width(key);
                let key_at = pen.placed(key_at, Rect { width: width.min(key_at.width), ..key_at });
                pen.as_it_stands(key_at.x, key_at.y, key_at.width, key, STRONG);
                pen.line(what_at, what, PLAIN);
            }
        }
        left = below(left, 1);
    }
    let foot = Rect { y: outer.bottom() - 1, height: 1, ..inner };
    let id = if most > above { "screen-sheet-more" } else { "screen-sheet-close" };
    let how = format!(" {} ", text.say(id, &Words::new()));
    pen.line(foot, &how, FAINT);
    most
}

/// A sentence in lines.
fn lines_of(text: &str, columns: usize) -> Vec<String> {
    reopened(broken(text, columns, columns))
}

fn frame(pen: &mut Pen, area: Rect, title: &str) {
    let across = usize::from(area.width - 2);
    let edge = |from: &str, to: &str| format!("{from}{}{to}", "─".repeat(across));
    pen.as_it_stands(area.x, area.y, area.width, &edge("┌", "┐"), FAINT);
    for y in area.y + 1..area.bottom() - 1 {
        pen.as_it_stands(area.x, y, 1, "│", FAINT);
        pen.as_it_stands(area.right() - 1, y, 1, "│", FAINT);
    }
    pen.as_it_stands(area.x, area.bottom() - 1, area.width, &edge("└", "┘"), FAINT);
    let title = format!(" {title} ");
    pen.line(Rect { x: area.x + 2, width: area.width - 4, height: 1, ..area }, &title, STRONG);
}

/// The rules of the house in words.
fn rules(table: &Table, text: &Text, columns: u16) -> Vec<Line> {
    let explained = Explained::new(&table.session.house.rules, text);
    let mut lines = Vec::new();
    for part in explained.parts {
        lines.push(Line::Text(part.title, STRONG));
        for sentence in part.sentences {
            let sentence = lines_of(&sentence, columns.into());
            lines.extend(sentence.into_iter().map(|line| Line::Text(line, PLAIN)));
        }
        lines.push(Line::Text(String::new(), PLAIN));
    }
    lines
}

/// The keys that work now, why others do not, and the game in a few sentences.
fn help(model: &Model, columns: u16) -> Vec<Line> {
    let text = &model.text;
    let mut lines = Vec::new();
    let mut refused = Vec::new();
    let key = |lines: &mut Vec<Line>, key: &str, id: &str| {
        let room = usize::from(columns.saturating_sub(KEYS));
        for (row, line) in lines_of(&text.say(id, &Words::new()), room).into_iter().enumerate() {
            lines.push(Line::Key(if row == 0 { key.to_owned() } else { String::new() }, line));
        }
    };
    if let Place::Table(table) = &model.place {
        match &table.step {
            Step::Stakes(_) => {
                key(&mut lines, "Enter", "play-help-deals");
                key(&mut lines, "↑ ↓", "screen-help-field");
                key(&mut lines, "← → 0–9", "screen-help-change");
            }
            Step::Decision(_) => {
                refused = decision(&mut lines, table, text, &key);
            }
            Step::Settled(_) => {
                key(&mut lines, "Enter", "screen-help-again");
                key(&mut lines, "s", "key-change-stakes");
                key(&mut lines, "↑ ↓", "screen-help-scroll");
            }
        }
        key(&mut lines, "r", "screen-help-rules");
    } else {
        key(&mut lines, "↑ ↓", "screen-help-houses");
    }
    key(&mut lines, "q", "screen-help-leave");
    key(&mut lines, "Ctrl-C", "screen-help-interrupt");
    lines.push(Line::Text(String::new(), PLAIN));
    if let [title, refused @ ..] = refused.as_slice() {
        lines.push(Line::Text(title.clone(), STRONG));
        let refused = refused.iter().flat_map(|line| lines_of(line, columns.into()));
        lines.extend(refused.map(|line| Line::Text(line, PLAIN)));
        lines.push(Line::Text(String::new(), PLAIN));
    }
    let mut told = vec!["help-stakes", "help-decide", "help-dealer", "help-two", "help-no-game"];
    if text.language().direction() == Direction::Rtl {
        told.push("screen-help-bidi");
    }
    for id in told {
        lines.extend(
            lines_of(&text.say(id, &Words::new()), columns.into())
                .into_iter()
                .chain([String::new()])
                .map(|line| Line::Text(line, PLAIN)),
        );
    }
    lines.pop();
    lines
}

/// The keys of a decision; why others do nothing comes back, with a title before it.
fn decision(
    lines: &mut Vec<Line>,
    table: &Table,
    text: &Text,
    key: &impl Fn(&mut Vec<Line>, &str, &str),
) -> Vec<String> {
    let view = &table.view;
    let Some(played) = table.asked().and_then(|decision| decision.played(view)) else { return Vec::new() };
    let hand: Vec<Card> = played.cards.iter().flatten().copied().collect();
    let teller = Teller { text, rules: &table.session.house.rules };
    let mut refused = Vec::new();
    for kind in kinds(&table.round, &hand, &view.legal) {
        let letter = kind.typed.split(' ').next().unwrap_or_default();
        match kind.refused {
            None => {
                let what = match letter {
                    "x" => "screen-help-exchange",
                    "i" => "screen-help-insure",
                    _ => kind.what,
                };
                key(lines, if letter == "x" { "x 1–5 ← → ␣" } else { letter }, what);
            }
            Some(refusal) => refused.push(format!("{letter}: {}", teller.refusal(&refusal))),
        }
    }
    for (pressed, what) in [
        ("↑ ↓", "screen-help-options"),
        ("Enter", "screen-help-confirm"),
        ("Esc", "screen-help-nothing"),
        ("a", "key-toggle-advice"),
        ("m", "play-help-more"),
    ] {
        key(lines, pressed, what);
    }
    if !refused.is_empty() {
        refused.insert(0, text.say("play-help-refused", &Words::new().with("place", played.place.0)));
    }
    refused
}
