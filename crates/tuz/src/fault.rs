//! What went wrong, as it is told on the standard error.

// A sentence is handed over where it is made.
#![allow(clippy::needless_pass_by_value)]

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{self, Write};

use serde::Serialize;
use serde_json::Value;
use tuz_house::is_hostile;
use tuz_i18n::{Language, Text};

/// Why a command ends early.
#[derive(Debug)]
pub(crate) struct Fault {
    kind: Kind,
    /// One sentence; what follows on further lines lists single faults.
    message: String,
    hints: Vec<String>,
    /// The family of messages that says the same in other languages, and what it is filled with.
    reason: Option<(&'static str, Value)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// What was handed in cannot be used.
    BadInput,
    /// The machine did not do its part.
    Failure,
    /// Nobody reads on.
    BrokenPipe,
}

impl Fault {
    /// What was handed in cannot be used.
    pub(crate) fn bad(message: impl ToString) -> Self {
        Self { kind: Kind::BadInput, message: message.to_string(), hints: Vec::new(), reason: None }
    }

    /// What was handed in is refused for a reason of a family that has messages in every language.
    pub(crate) fn refused(family: &'static str, reason: &(impl ToString + Serialize)) -> Self {
        let json = serde_json::to_value(reason).ok();
        Self { reason: json.map(|json| (family, json)), ..Self::bad(reason.to_string()) }
    }

    /// The machine did not do its part.
    pub(crate) fn failure(message: impl ToString) -> Self {
        Self { kind: Kind::Failure, message: message.to_string(), hints: Vec::new(), reason: None }
    }

    /// Bad input about which everything has been said.
    pub(crate) fn told() -> Self {
        Self::bad("")
    }

    /// What to do about it.
    pub(crate) fn hint(mut self, hint: impl ToString) -> Self {
        self.hints.push(hint.to_string());
        self
    }

    /// The sentence.
    pub(crate) fn message(&self) -> &str {
        &self.message
    }

    /// The sentence, in the language of the words where the fault has a reason in it.
    pub(crate) fn in_words(&self, words: &Text) -> String {
        let own = self.reason.as_ref().filter(|_| words.language().tag() != Language::english().tag());
        own.map_or_else(|| self.message.clone(), |(family, json)| words.reason(family, json))
    }

    /// Whether the machine did not do its part.
    pub(crate) fn is_failure(&self) -> bool {
        self.kind == Kind::Failure
    }

    /// Tells it, in the language of the words where the fault has a reason in it.
    pub(crate) fn tell(&self, words: &Text, err: &mut dyn Write) {
        let mut text = String::new();
        let message = self.in_words(words);
        if !message.is_empty() && self.kind != Kind::BrokenPipe {
            let _ = writeln!(text, "error: {message}");
            for hint in &self.hints {
                let _ = writeln!(text, "hint: {hint}");
            }
        }
        // When even this cannot be written there is nobody left to tell.
        let _ = err.write_all(harmless(&text).as_bytes()).and_then(|()| err.flush());
    }

    /// The exit code of the program.
    pub(crate) fn code(&self) -> u8 {
        match self.kind {
            Kind::BadInput => 2,
            Kind::Failure => 1,
            Kind::BrokenPipe => 0,
        }
    }
}

impl From<io::Error> for Fault {
    /// The output cannot be written.
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self { kind: Kind::BrokenPipe, message: String::new(), hints: Vec::new(), reason: None };
        }
        Self::failure(format_args!("the output cannot be written: {error}"))
    }
}

/// The text without characters that move a terminal's cursor or turn the direction of writing.
pub(crate) fn harmless(text: &str) -> Cow<'_, str> {
    escaped(text, |letter| letter != '\n' && is_hostile(letter))
}

/// The same for what stands on one line: ends of lines are escaped too.
pub(crate) fn one_line(text: &str) -> Cow<'_, str> {
    escaped(text, is_hostile)
}

fn escaped(text: &str, hostile: impl Fn(char) -> bool + Copy) -> Cow<'_, str> {
    if !text.contains(hostile) {
        return Cow::Borrowed(text);
    }
    let mut clean = String::with_capacity(text.len());
    for letter in text.chars() {
        if hostile(letter) {
            clean.extend(letter.escape_default());
        } else {
            clean.push(letter);
        }
    }
    Cow::Owned(clean)
}
