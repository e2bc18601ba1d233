//! Dealer and boxes with their cards.

use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use tuz_cards::Card;
use tuz_house::round::{Asked, BoxId, BoxView};
use tuz_i18n::{Args as Words, Text};

use super::super::model::{Decision, Pick, Step, Table};
use super::super::pen::{FAINT, PLAIN, Pen, STRONG};
use super::SIDE_BY_SIDE;
use crate::play::told::Teller;

/// How large cards are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Faces {
    /// One row each.
    Line,
    /// Three rows.
    Small,
    /// Five rows.
    Large,
}

impl Faces {
    /// The largest that leave enough room for what stands beside and below.
    pub(super) fn fitting(room: Rect, boxes: u16) -> Self {
        let fits = |faces: Self, below: u16| faces.rows(boxes) + below <= room.height;
        if fits(Self::Large, 17) && room.width >= SIDE_BY_SIDE {
            Self::Large
        } else if fits(Self::Small, 11) {
            Self::Small
        } else {
            Self::Line
        }
    }

    /// The rows of the dealer and so many boxes; below the box that decides stand the places of its cards.
    pub(super) fn rows(self, boxes: u16) -> u16 {
        (boxes + 1) * self.height() + 1
    }

    const fn height(self) -> u16 {
        match self {
            Self::Line => 1,
            Self::Small => 3,
            Self::Large => 5,
        }
    }

    /// The columns of a card.
    const fn width(self) -> u16 {
        match self {
            Self::Line => 6,
            Self::Small => 5,
            Self::Large => 7,
        }
    }
}

/// How a card lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lies {
    /// As ever.
    Here,
    /// Marked to be thrown away.
    Thrown,
    /// Not dealt yet: there is its place only.
    ToCome,
}

/// A hand has no more cards.
const CARDS: u16 = 6;

/// Draws the dealer and the boxes.
pub(super) fn draw(pen: &mut Pen, area: Rect, faces: Faces, table: &Table, teller: Teller) {
    let view = &table.view;
    let dealer = teller.say("dealer");
    let empty = [None; 5];
    let before_deal = matches!(table.step, Step::Stakes(_));
    let boxes: Vec<u8> = if before_deal {
        (0..table.boxes() as u8).collect()
    } else {
        view.boxes.iter().map(|played| played.place.0).collect()
    };
    let names: Vec<String> = boxes.iter().map(|place| teller.name(boxes.len() > 1, BoxId(*place))).collect();
    let widest = names.iter().map(|name| pen.width(name)).max().unwrap_or(0).max(pen.width(&dealer));
    // The mark of the box that decides stands before its name.
    let label = (widest + 3).min(16);
    // Where a box has six cards, what stands beside all of them makes room.
    let most = view.boxes.iter().map(|played| played.cards.len()).max().unwrap_or(0).clamp(5, CARDS.into());
    let from = label + most as u16 * faces.width() + 1;
    let height = faces.height();
    let row = |y: u16, height: u16| Rect { y, height: height.min(area.bottom().saturating_sub(y)), ..area };
    let mut y = area.y;
    let top = row(y, height);
    name(pen, top, label, &dealer, false);
    let (dealt, lie): (&[Option<Card>], _) =
        if before_deal { (&empty, Lies::ToCome) } else { (&view.dealer.cards, Lies::Here) };
    cards(pen, top, faces, label, dealt, teller.text, |_| lie);
    notes(pen, top, from, &of_dealer(table, teller));
    y += height;
    for called in names.iter().filter(|_| before_deal) {
        let area = row(y, height);
        name(pen, area, label, called, false);
        cards(pen, area, faces, label, &empty, teller.text, |_| Lies::ToCome);
        y += height;
    }
    for (played, called) in view.boxes.iter().zip(&names) {
        let decides = table.asked().filter(|decision| decision.turn.place == played.place);
        let area = row(y, height);
        name(pen, area, label, called, decides.is_some() && view.boxes.len() > 1);
        let lies = |card: Option<Card>| {
            let is_thrown = decides.is_some_and(|decision| {
                decision.pick == Some(Pick::Exchange)
                    && card.is_some_and(|card| decision.chosen.contains(card))
            });
            if is_thrown { Lies::Thrown } else { Lies::Here }
        };
        cards(pen, area, faces, label, &played.cards, teller.text, lies);
        notes(pen, area, from, &of_box(table, played, teller));
        y += height;
        if let Some(decision) = decides.filter(|decision| decision.turn.asked == Asked::Decision) {
            places(pen, row(y, 1), faces, label, decision, played.cards.len());
            y += 1;
        }
    }
}

fn name(pen: &mut Pen, area: Rect, label: u16, text: &str, decides: bool) {
    let y = area.y + area.height / 2;
    let line = Rect { y, height: 1, width: label.saturating_sub(1), ..area };
    let (mark, style) = if decides { ("▶ ", STRONG) } else { ("", STRONG) };
    pen.at(line.x, line.y, line.width, &format!("{mark}{text}"), style);
}

fn cards(
    pen: &mut Pen,
    area: Rect,
    faces: Faces,
    label: u16,
    cards: &[Option<Card>],
    text: &Text,
    lies: impl Fn(Option<Card>) -> Lies,
) {
    for (place, card) in cards.iter().take(CARDS.into()).enumerate() {
        let x = area.x + label + place as u16 * faces.width();
        let lies = lies(*card);
        match faces {
            Faces::Line => {
                let face = card.map_or_else(|| "··".to_owned(), |card| text.card(card));
                let face = match lies {
                    Lies::Here => format!("[{face}]"),
                    Lies::Thrown => format!("✗{face}✗"),
                    Lies::ToCome => "[  ]".to_owned(),
                };
                pen.at(x, area.y, 5, &face, face_style(lies));
            }
            Faces::Small | Faces::Large => framed(pen, Rect { x, ..area }, faces, *card, text, lies),
        }
    }
}

const fn face_style(lies: Lies) -> Style {
    match lies {
        Lies::Here => PLAIN,
        Lies::Thrown => STRONG,
        Lies::ToCome => FAINT,
    }
}

/// A card in its frame: a double one where it is to be thrown away.
fn framed(pen: &mut Pen, area: Rect, faces: Faces, card: Option<Card>, text: &Text, lies: Lies) {
    let inner = usize::from(faces.width() - 2);
    let style = face_style(lies);
    let [left, across, right, side, below_left, below_right] = match lies {
        Lies::Here | Lies::ToCome => ["┌", "─", "┐", "│", "└", "┘"],
        Lies::Thrown => ["╔", "═", "╗", "║", "╚", "╝"],
    };
    let face = card.map(|card| text.card(card));
    for row in 0..faces.height().min(area.height) {
        let is_last = row + 1 == faces.height();
        let y = area.y + row;
        if row == 0 || is_last {
            let (from, to) = if is_last { (below_left, below_right) } else { (left, right) };
            let line = format!("{from}{}{to}", across.repeat(inner));
            pen.as_it_stands(area.x, y, faces.width(), &line, style);
            continue;
        }
        pen.as_it_stands(area.x, y, 1, side, style);
        pen.as_it_stands(area.x + 1 + inner as u16, y, 1, side, style);
        let within = area.x + 1;
        match &face {
            None if lies == Lies::ToCome => {}
            None => {
                pen.at(within, y, inner as u16, &"░".repeat(inner), FAINT);
            }
            // The face stands at the top left, and on large cards at the bottom right too.
            Some(face) if row == 1 => {
                pen.at(within, y, inner as u16, face, STRONG);
            }
            Some(face) if row + 2 == faces.height() => {
                let width = pen.width(face).min(inner as u16);
                pen.at(within + inner as u16 - width, y, width, face, STRONG);
            }
            Some(_) => {}
        }
    }
}

/// The places of the cards, the one on which keys are in brackets.
fn places(pen: &mut Pen, area: Rect, faces: Faces, label: u16, decision: &Decision, cards: usize) {
    if area.is_empty() {
        return;
    }
    for place in 0..cards.min(CARDS.into()) {
        let x = area.x + label + place as u16 * faces.width();
        let number = place + 1;
        let (text, style) = if place == decision.cursor {
            (format!("[{number}]"), STRONG)
        } else {
            (format!(" {number} "), FAINT)
        };
        pen.as_it_stands(x + (faces.width().min(5) - 3) / 2, area.y, 3, &text, style);
    }
}

/// What stands beside cards: as many lines as the cards are high.
fn notes(pen: &mut Pen, area: Rect, from: u16, notes: &[(String, Style)]) {
    let room = Rect { x: area.x + from, width: area.width.saturating_sub(from), ..area };
    if room.is_empty() {
        return;
    }
    if area.height == 1 {
        let line: Vec<&str> =
            notes.iter().map(|note| note.0.as_str()).filter(|note| !note.is_empty()).collect();
        pen.line(room, &line.join(" · "), PLAIN);
        return;
    }
    let mut left = room;
    for (text, style) in notes.iter().filter(|note| !note.0.is_empty()) {
        left = pen.wrapped(left, text, *style);
    }
}

/// What is known of the dealer.
fn of_dealer(table: &Table, teller: Teller) -> Vec<(String, Style)> {
    let dealer = &table.view.dealer;
    if let Some(game) = dealer.game {
        let five = dealer.cards.iter().flatten().copied().collect();
        let mut notes = vec![(teller.dealer_holds(five, game), STRONG)];
        if let Some(replaced) = &dealer.replacement {
            let cards: Vec<String> = replaced.drawn.iter().map(ToString::to_string).collect();
            let words = Words::new().with("card", replaced.thrown.to_string()).with("cards", cards.join(" "));
            notes.push((teller.text.say("dealer-discarded", &words), PLAIN));
            let kept = dealer.cards.iter().flatten().copied().filter(|card| *card != replaced.thrown);
            let five = kept.chain(replaced.drawn.last().copied()).collect();
            notes.push((teller.dealer_holds(five, replaced.game), STRONG));
        }
        return notes;
    }
    let name = match teller.rules.dealer().qualifier {
        tuz_house::rules::Qualifier::AceKing => teller.say("hand-ace-king"),
        tuz_house::rules::Qualifier::PairOf(tuz_cards::Rank::Two) => teller.say("hand-pair"),
        tuz_house::rules::Qualifier::PairOf(rank) => {
            let ranks = tuz_house::rules::Qualifier::plural(rank);
            teller.text.say("hand-pair-of", &Words::new().with("ranks", ranks))
        }
    };
    vec![(teller.text.say("dealer-needs", &Words::new().with("name", name)), FAINT)]
}

/// What is known of a box: its hand, what it staked, what it came to.
fn of_box(table: &Table, played: &BoxView, teller: Teller) -> Vec<(String, Style)> {
    let amount = |name: &str, points: tuz_house::Points| {
        format!("{} {}", teller.text.bet(name), teller.text.whole(points.0))
    };
    let mut stakes = vec![amount("ante", played.stake.ante)];
    stakes.extend(played.bet.map(|bet| amount("bet", bet)));
    stakes.extend(played.insurance.map(|stake| amount("insurance", stake)));
    stakes.extend(played.stake.sides.iter().map(|(name, stake)| amount(name, *stake)));
    let mut notes = vec![(teller.state(&table.view, played), PLAIN), (stakes.join(" · "), FAINT)];
    if let Some(settlement) = &played.settlement {
        let net = teller.text.say("net-points", &Words::new().with("points", settlement.net.0));
        notes.push((net, STRONG));
    }
    notes
}

/// The colour of a result.
pub(super) const fn result(points: i64) -> Option<Color> {
    match points {
        0 => None,
        1.. => Some(Color::Green),
        _ => Some(Color::Red),
    }
}
