//! Rows in columns.

use std::io::{self, Write};

use crate::paint::width;

/// Where the text of a column stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    /// At the left.
    Left,
    /// At the right, as figures do.
    Right,
}

/// Rows whose columns stand one below the other.
pub(crate) struct Table<const N: usize> {
    sides: [Side; N],
    rows: Vec<[String; N]>,
}

impl<const N: usize> Table<N> {
    /// A table without rows.
    pub(crate) fn new(sides: [Side; N]) -> Self {
        Self { sides, rows: Vec::new() }
    }

    /// Adds a row.
    pub(crate) fn row(&mut self, cells: [impl Into<String>; N]) {
        self.rows.push(cells.map(Into::into));
    }

    /// Prints it, indented by two columns.
    pub(crate) fn print(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut widths = [0; N];
        for row in &self.rows {
            for (widest, cell) in widths.iter_mut().zip(row) {
                *widest = width(cell).max(*widest);
            }
        }
        for row in &self.rows {
            let mut line = String::new();
            for ((cell, side), widest) in row.iter().zip(self.sides).zip(widths) {
                let room = " ".repeat(widest - width(cell));
                line.push_str("  ");
                match side {
                    Side::Left => {
                        line.push_str(cell);
                        line.push_str(&room);
                    }
                    Side::Right => {
                        line.push_str(&room);
                        line.push_str(cell);
                    }
                }
            }
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok(())
    }
}
