//! Writing a certificate.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use tuz_cards::Rank;
use tuz_house::Points;
use tuz_house::rules::{RuleFile, Rules};
use tuz_odds::{SpotRow, Value, WholeGame};

use super::{COLUMNS, Class, FORMAT, Header};
use crate::figures::exact;

/// The lines of a certificate while they are found: by the rank of the up card, each in an order of its own.
#[derive(Debug, Default)]
pub(in crate::edge) struct Certificate {
    lines: [Mutex<Lines>; Rank::COUNT],
}

#[derive(Debug, Default)]
struct Lines {
    text: String,
    count: u64,
}

impl Certificate {
    /// Takes note of what a class of spots is worth.
    pub(in crate::edge) fn add(&self, row: &SpotRow) {
        let lines = &self.lines[row.up.rank().index()];
        let mut lines = lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.text.push_str(&Class::new(row).line());
        lines.text.push('\n');
        lines.count += 1;
    }

    /// Writes it all; a reader finds the old file or the whole new one.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(in crate::edge) fn write(
        self,
        path: &Path,
        rules: &Rules,
        ante: Option<Points>,
        game: &WholeGame,
    ) -> io::Result<()> {
        let lines = self.lines.map(|lines| lines.into_inner().unwrap_or_else(PoisonError::into_inner));
        let value = |value: Value| [exact(value.low()), exact(value.high())];
        let header = Header {
            format: FORMAT,
            rules: RuleFile::from(rules).to_toml(),
            ante: ante.map(|ante| ante.0),
            classes: lines.iter().map(|lines| lines.count).sum(),
            value: value(game.value),
            by_upcard: game.by_up_card.iter().map(|&(up, of_up)| (up.to_string(), value(of_up))).collect(),
        };
        let mut new = path.as_os_str().to_owned();
        new.push(format!(".{}.new", std::process::id()));
        let write = || {
            let mut file = BufWriter::new(File::create(&new)?);
            serde_json::to_writer(&mut file, &header)?;
            writeln!(file, "\n{COLUMNS}")?;
            for lines in &lines {
                file.write_all(lines.text.as_bytes())?;
            }
            file.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
            fs::rename(&new, path)
        };
        let written = write();
        if written.is_err() {
            // It may not be there at all.
            let _ = fs::remove_file(&new);
        }
        written
    }
}
