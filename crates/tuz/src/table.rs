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
pub(crate) struct Table {
    sides: Vec<Side>,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table without rows.
    pub(crate) fn new(sides: impl Into<Vec<Side>>) -> Self {
        Self { sides: sides.into(), rows: Vec::new() }
    }

    /// Adds a row; cells past the last column are not shown.
    pub(crate) fn row<C: Into<String>>(&mut self, cells: impl IntoIterator<Item = C>) {
        self.rows.push(cells.into_iter().map(Into::into).collect());
    }

    /// Prints it, indented by two columns.
    pub(crate) fn print(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut widths = vec![0; self.sides.len()];
        for row in &self.rows {
            for (widest, cell) in widths.iter_mut().zip(row) {
                *widest = width(cell).max(*widest);
            }
        }
        for row in &self.rows {
            let mut line = String::new();
            for ((cell, side), widest) in row.iter().zip(&self.sides).zip(&widths) {
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
