//! Where a command reads and prints.

use std::io::{self, BufRead, BufReader, BufWriter, IsTerminal, Write};
use std::sync::LazyLock;

use serde::Serialize;
use tuz_i18n::{Args as Words, Language, Surface, Text};

use crate::fault::Fault;
use crate::paint::Paint;

/// Input and output of one run of the program.
pub(crate) struct Io {
    input: Option<Box<dyn BufRead + Send>>,
    /// What a command prints.
    pub(crate) out: Box<dyn Write>,
    /// What went wrong.
    pub(crate) err: Box<dyn Write>,
    /// Whether a person types the input.
    pub(crate) typed: bool,
    /// Whether a person reads what goes to the standard error while it happens.
    pub(crate) watched: bool,
    /// Whether a person types, and reads on a terminal that can be written on at any place.
    pub(crate) is_screen: bool,
    /// How cards and words are coloured.
    pub(crate) paint: Paint,
    /// The language in which people are spoken to.
    pub(crate) text: Text,
    /// The language that the environment asks for, in `TUZ_LANG`.
    pub(crate) asked_language: Option<String>,
}

impl Io {
    /// Those of the process.
    pub(crate) fn of_process() -> Self {
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Self {
            input: Some(Box::new(BufReader::new(io::stdin()))),
            out: Box::new(BufWriter::new(io::stdout())),
            err: Box::new(io::stderr()),
            typed: io::stdin().is_terminal(),
            watched: io::stderr().is_terminal(),
            is_screen: io::stdin().is_terminal()
                && io::stdout().is_terminal()
                && std::env::var_os("TERM").is_none_or(|terminal| terminal != "dumb"),
            paint: Paint { colour: io::stdout().is_terminal() && !plain },
            text: Text::new(Language::english(), Surface::Terminal),
            asked_language: std::env::var_os("TUZ_LANG")
                .filter(|tag| !tag.is_empty())
                .map(|tag| tag.to_string_lossy().into_owned()),
        }
    }

    /// The input, which one reader can have.
    ///
    /// # Errors
    /// When somebody has it already, as with two files named `-`.
    pub(crate) fn take_input(&mut self) -> Result<Box<dyn BufRead + Send>, Fault> {
        self.input.take().ok_or_else(|| Fault::bad("file-input-once", Words::new()))
    }

    /// Prints one JSON object on a line of its own.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(crate) fn json(&mut self, output: &impl Serialize) -> Result<(), Fault> {
        serde_json::to_writer(&mut self.out, output).map_err(io::Error::from)?;
        writeln!(self.out)?;
        Ok(())
    }
}

/// The words of what programs read, whatever language people are spoken to in.
pub(crate) fn english() -> &'static Text {
    static ENGLISH: LazyLock<Text> = LazyLock::new(|| Text::new(Language::english(), Surface::Terminal));
    &ENGLISH
}
