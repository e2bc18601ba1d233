//! Text on cells: cut and wrapped by columns, in the order in which it is seen, cards of red suits in red.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use tuz_i18n::Direction;
use unicode_segmentation::UnicodeSegmentation;

use crate::bidi::{Bidi, reopened};
use crate::paint::{broken, width};
use crate::table::Side;

/// How a terminal is written on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Look {
    /// Who orders the letters of lines from right to left.
    pub(super) bidi: Bidi,
    /// Whether in colour.
    pub(super) colour: bool,
}

/// Writes on cells.
pub(super) struct Pen<'a> {
    buffer: &'a mut Buffer,
    look: Look,
    direction: Direction,
}

/// What matters most.
pub(super) const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
/// What matters least.
pub(super) const FAINT: Style = Style::new().add_modifier(Modifier::DIM);
/// As everything else.
pub(super) const PLAIN: Style = Style::new();

impl<'a> Pen<'a> {
    pub(super) fn new(buffer: &'a mut Buffer, look: Look, direction: Direction) -> Self {
        Self { buffer, look, direction }
    }

    /// Whether columns and lines run from right to left.
    pub(super) fn is_mirrored(&self) -> bool {
        self.look.bidi == Bidi::App && self.direction == Direction::Rtl
    }

    /// A style with this colour, where there are colours.
    pub(super) fn coloured(&self, style: Style, colour: Color) -> Style {
        if self.look.colour { style.fg(colour) } else { style }
    }

    /// How many columns a text takes.
    pub(super) fn width(&self, text: &str) -> u16 {
        width(&self.look.bidi.line(text, self.direction)).min(u16::MAX.into()) as u16
    }

    /// Writes in a row from a column on, in at most so many columns; what does not fit is cut. How many it took comes
    /// back.
    pub(super) fn at(&mut self, x: u16, y: u16, room: u16, text: &str, style: Style) -> u16 {
        let cut = if self.width(text) > room { cut(text, room) } else { text.to_owned() };
        let line = self.look.bidi.line(&cut, self.direction).into_owned();
        self.as_it_stands(x, y, room, &line, style)
    }

    /// Writes what has its order already, such as frames and keys.
    pub(super) fn as_it_stands(&mut self, x: u16, y: u16, room: u16, line: &str, style: Style) -> u16 {
        let letters: Vec<&str> = line.graphemes(true).flat_map(columns_of).collect();
        let red = if self.look.colour { red_cards(&letters) } else { Vec::new() };
        let mut column = x;
        for (place, letter) in letters.iter().enumerate() {
            let style = if red.get(place) == Some(&true) { style.fg(Color::Red) } else { style };
            let room = if self.buffer.area.contains((column, y).into()) {
                (x + room).saturating_sub(column)
            } else {
                0
            };
            if room == 0 {
                break;
            }
            column = self.buffer.set_stringn(column, y, letter, room.into(), style).0;
        }
        column - x
    }

    /// Writes in the first row of an area, at the side where its lines begin or at the other.
    pub(super) fn aligned(&mut self, area: Rect, side: Side, text: &str, style: Style) {
        if area.is_empty() {
            return;
        }
        let room = area.width.saturating_sub(self.width(text));
        let is_right = (side == Side::Right) != self.is_mirrored();
        let x = if is_right { area.x + room } else { area.x };
        self.at(x, area.y, area.right() - x, text, style);
    }

    /// Writes in the first row of an area, where lines begin.
    pub(super) fn line(&mut self, area: Rect, text: &str, style: Style) {
        self.aligned(area, Side::Left, text, style);
    }

    /// Writes a text in as many rows as it needs and there are; what is left of the area comes back.
    pub(super) fn wrapped(&mut self, area: Rect, text: &str, style: Style) -> Rect {
        let mut left = area;
        for line in reopened(broken(text, area.width.into(), area.width.into())) {
            self.line(left, &line, style);
            left = below(left, 1);
        }
        left
    }

    /// Columns of these widths in an area, the first one where lines begin; what is left over comes last.
    pub(super) fn columns<const N: usize>(&self, area: Rect, widths: [u16; N]) -> [Rect; N] {
        let mut x = area.x;
        widths.map(|width| {
            let width = width.min(area.right().saturating_sub(x));
            let column = Rect { x, width, ..area };
            x += width;
            self.placed(area, column)
        })
    }

    /// A part of an area as it lies there, or its mirror image where columns run from right to left.
    pub(super) fn placed(&self, area: Rect, part: Rect) -> Rect {
        if !self.is_mirrored() {
            return part;
        }
        Rect { x: area.right() - (part.x - area.x) - part.width, ..part }
    }

    /// A line across an area, with a title where lines begin.
    pub(super) fn rule(&mut self, area: Rect, title: &str, style: Style) {
        if area.is_empty() {
            return;
        }
        let line = "─".repeat(area.width.into());
        self.as_it_stands(area.x, area.y, area.width, &line, FAINT);
        if !title.is_empty() {
            let width = (self.width(title) + 2).min(area.width.saturating_sub(2));
            let part = self.placed(area, Rect { x: area.x + 1.min(area.width), width, ..area });
            self.at(part.x, part.y, part.width, " ", PLAIN);
            self.at((part.x + 1).min(part.right()), part.y, width.saturating_sub(2), title, style);
            self.at(part.right().saturating_sub(1), part.y, 1, " ", PLAIN);
        }
    }

    /// Empties an area.
    pub(super) fn clear(&mut self, area: Rect) {
        for y in area.top()..area.bottom() {
            for x in area.left()..area.right() {
                if let Some(cell) = self.buffer.cell_mut((x, y)) {
                    cell.reset();
                }
            }
        }
    }
}

/// The parts of a letter that take columns of their own, as Thai vowels behind their consonants do: each is a cell, so that
/// nothing of it stays on the screen when the other changes.
fn columns_of(letter: &str) -> Vec<&str> {
    let is_split = width(letter) > 1 && letter.chars().all(|part| width(part.encode_utf8(&mut [0; 4])) <= 1);
    if !is_split {
        return vec![letter];
    }
    let mut parts = Vec::new();
    let mut from = 0;
    for (place, part) in letter.char_indices() {
        if place > from && width(part.encode_utf8(&mut [0; 4])) == 1 {
            parts.push(&letter[from..place]);
            from = place;
        }
    }
    parts.push(&letter[from..]);
    parts
}

/// An area without its first rows.
pub(super) fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}

/// The beginning of a text, with a sign that something is missing.
fn cut(text: &str, room: u16) -> String {
    let mut kept = String::new();
    let mut left = usize::from(room).saturating_sub(1);
    for letter in text.graphemes(true) {
        let columns = width(letter);
        if columns > left {
            break;
        }
        left -= columns;
        kept.push_str(letter);
    }
    if room > 0 {
        kept.push('…');
    }
    kept
}

/// Which letters belong to cards of red suits: the suit and the rank before it.
fn red_cards(letters: &[&str]) -> Vec<bool> {
    let mut red = vec![false; letters.len()];
    for (place, _) in letters.iter().enumerate().filter(|(_, letter)| matches!(**letter, "♥" | "♦")) {
        let rank =
            letters[..place].iter().rev().take_while(|letter| letter.chars().all(char::is_alphanumeric));
        let from = place - rank.count();
        red[from..=place].fill(true);
    }
    red
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(room: u16, text: &str, look: Look, direction: Direction) -> Vec<String> {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 12, 3));
        let mut pen = Pen::new(&mut buffer, look, direction);
        pen.wrapped(Rect::new(1, 0, room, 3), text, PLAIN);
        let row = |y| (0..12).map(|x| buffer[(x, y)].symbol().to_owned()).collect::<String>();
        (0..3).map(row).map(|row| row.trim_end().to_owned()).collect()
    }

    const LOOK: Look = Look { bidi: Bidi::Terminal, colour: true };

    #[test]
    fn texts_are_wrapped_and_cut_by_columns() {
        assert_eq!(written(6, "to be or not", LOOK, Direction::Ltr), [" to be", " or not", ""]);
        assert_eq!(written(4, "ไพ่ไพ่ไพ่", LOOK, Direction::Ltr), [" ไพ่ไพ่", " ไพ่", ""]);
        assert_eq!(cut("ไพ่ไพ่", 4), "ไพ่ไ…");
        assert_eq!(cut("abc", 0), "");
        assert_eq!(columns_of("ทำ"), ["ท", "ำ"]);
        assert_eq!(columns_of("พ่"), ["พ่"]);
    }

    #[test]
    fn lines_from_right_to_left_begin_at_the_right() {
        let app = Look { bidi: Bidi::App, ..LOOK };
        assert_eq!(written(8, "ما 25", app, Direction::Rtl)[0], "    25 \u{fe8e}\u{fee3}");
        assert_eq!(written(8, "ما 25", LOOK, Direction::Rtl)[0], " ما 25");
        assert_eq!(written(8, "ab", app, Direction::Ltr)[0], " ab");
    }

    #[test]
    fn cards_of_red_suits_are_red_unless_there_is_no_colour() {
        let colours = |colour| {
            let mut buffer = Buffer::empty(Rect::new(0, 0, 12, 1));
            let look = Look { colour, ..LOOK };
            Pen::new(&mut buffer, look, Direction::Ltr).at(0, 0, 12, "A♠ 10♥ ok", PLAIN);
            (0..12).filter(|x| buffer[(*x, 0)].fg == Color::Red).collect::<Vec<u16>>()
        };
        assert_eq!(colours(true), [3, 4, 5]);
        assert_eq!(colours(false), [0; 0]);
    }
}
