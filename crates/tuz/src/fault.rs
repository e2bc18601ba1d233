//! What went wrong, as it is told on the standard error.

use std::borrow::Cow;
use std::fmt::{self, Write as _};
use std::io::{self, Write};

use serde::Serialize;
use serde_json::Value;
use tuz_house::is_hostile;
use tuz_i18n::{Args as Words, Text};

use crate::io::english;

/// Something that is said in the language of whoever reads it.
type Sentence = Box<dyn Fn(&Text) -> String + Send>;

/// Why a command ends early.
pub(crate) struct Fault {
    kind: Kind,
    /// One sentence; what follows on further lines lists single faults. Nothing where everything has been said.
    sentence: Option<Sentence>,
    hints: Vec<Sentence>,
}

impl fmt::Debug for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fault")
            .field("kind", &self.kind)
            .field("sentence", &self.in_english())
            .finish_non_exhaustive()
    }
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
    /// What was handed in cannot be used: a message, and what it is filled with.
    pub(crate) fn bad(id: &'static str, words: Words) -> Self {
        Self::because(move |text| text.say(id, &words))
    }

    /// What was handed in cannot be used, in a sentence that is made for each language.
    pub(crate) fn because(sentence: impl Fn(&Text) -> String + Send + 'static) -> Self {
        Self { kind: Kind::BadInput, sentence: Some(Box::new(sentence)), hints: Vec::new() }
    }

    /// What was handed in is refused for a reason of a family that has messages in every language.
    pub(crate) fn refused(family: &'static str, reason: &(impl ToString + Serialize)) -> Self {
        let (english, json) = (reason.to_string(), serde_json::to_value(reason).unwrap_or_default());
        Self::because(move |text| reason_in_words(family, &english, &json, text))
    }

    /// The machine did not do its part: a message, and what it is filled with.
    pub(crate) fn failure(id: &'static str, words: Words) -> Self {
        Self { kind: Kind::Failure, ..Self::bad(id, words) }
    }

    /// The program came where it should never come.
    // Stands in `map_err`.
    #[allow(clippy::needless_pass_by_value)]
    pub(crate) fn internal(what: impl ToString) -> Self {
        Self::failure("play-fault", Words::new().with("text", what.to_string()))
    }

    /// Bad input about which everything has been said.
    pub(crate) fn told() -> Self {
        Self { kind: Kind::BadInput, sentence: None, hints: Vec::new() }
    }

    /// What to do about it: a message, and what it is filled with.
    pub(crate) fn hint(self, id: &'static str, words: Words) -> Self {
        self.hint_in_words(move |text| text.say(id, &words))
    }

    /// What to do about it, in a sentence that is made for each language.
    pub(crate) fn hint_in_words(mut self, hint: impl Fn(&Text) -> String + Send + 'static) -> Self {
        self.hints.push(Box::new(hint));
        self
    }

    /// The sentence as programs read it.
    pub(crate) fn in_english(&self) -> String {
        self.in_words(english())
    }

    /// The sentence in a language.
    pub(crate) fn in_words(&self, text: &Text) -> String {
        self.sentence.as_ref().map_or_else(String::new, |sentence| sentence(text))
    }

    /// Whether the machine did not do its part.
    pub(crate) fn is_failure(&self) -> bool {
        self.kind == Kind::Failure
    }

    /// Tells it in a language.
    pub(crate) fn tell(&self, text: &Text, err: &mut dyn Write) {
        let framed = |id: &str, sentence: String| text.say(id, &Words::new().with("text", sentence));
        let mut lines = String::new();
        let sentence = self.in_words(text);
        if !sentence.is_empty() {
            let _ = writeln!(lines, "{}", framed("said-error", sentence));
            for hint in &self.hints {
                let _ = writeln!(lines, "{}", framed("said-hint", hint(text)));
            }
        }
        // When even this cannot be written there is nobody left to tell.
        let _ = err.write_all(harmless(&lines).as_bytes()).and_then(|()| err.flush());
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
            return Self { kind: Kind::BrokenPipe, ..Self::told() };
        }
        Self::failure("file-output", Words::new().with("text", error.to_string()))
    }
}

/// A reason of a family in a language: in English as the library tells it.
pub(crate) fn reason_in_words(family: &str, english: &str, json: &Value, text: &Text) -> String {
    if text.language().is_english() { english.to_owned() } else { text.reason(family, json) }
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
