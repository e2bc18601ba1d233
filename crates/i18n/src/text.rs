//! Messages said in a language.

use std::fmt;
use std::sync::Arc;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use serde::Serialize;
use serde_json::{Map, Value};
use tuz_cards::{Card, Rank};

use crate::cards::{print_rank, rank_name, suit_name};
use crate::functions::{FAILED, Printer, add_functions};
use crate::{Args, Digits, Direction, Language, Reason};

/// Where a text is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Surface {
    /// In HTML: what is filled in stands between U+2068 and U+2069, so that its direction does not turn the sentence.
    Web,
    /// In a terminal, where such marks would be boxes.
    Terminal,
}

/// Why a message cannot be said in a language.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SayError {
    /// The language has no such message.
    #[error("there is no message `{0}`")]
    NoMessage(String),
    /// An argument is missing or is not what the message takes.
    #[error("`{id}` is not filled: {text}")]
    NotFilled {
        /// The message.
        id: String,
        /// What there is of it.
        text: String,
    },
    /// No JSON of a reason.
    #[error("`{0}` is no reason")]
    NoReason(String),
}

/// Says messages in a language, and in English where the language lacks one.
pub struct Text {
    own: Voice,
    english: Option<Voice>,
    digits: Digits,
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Text").field(self.language()).finish()
    }
}

impl Text {
    /// Texts of a language with Latin digits.
    pub fn new(language: &Language, surface: Surface) -> Self {
        Self::with_digits(language, surface, Digits::Latin)
    }

    /// Texts of a language with these digits.
    pub fn with_digits(language: &Language, surface: Surface, digits: Digits) -> Self {
        let english = Language::english();
        let falls_back = language.tag() != english.tag();
        Self {
            own: Voice::new(language, surface, digits),
            english: falls_back.then(|| Voice::new(english, surface, digits)),
            digits,
        }
    }

    /// The same language and digits for another place.
    pub fn on(&self, surface: Surface) -> Self {
        Self::with_digits(self.language(), surface, self.digits)
    }

    /// The language.
    pub fn language(&self) -> &Language {
        &self.own.printer.language
    }

    /// A message with its arguments filled in. Where it cannot be said, the English one is; where that cannot
    /// either, what there is of it, or its name.
    pub fn say(&self, id: &str, args: &Args) -> String {
        self.try_say(id, args).unwrap_or_else(|fault| {
            let english = self.english.as_ref().map(|english| english.say(id, args));
            match english.unwrap_or(Err(fault)) {
                Ok(text) | Err(SayError::NotFilled { text, .. }) => text,
                Err(_) => id.to_owned(),
            }
        })
    }

    /// A message with its arguments filled in, in this language.
    ///
    /// # Errors
    /// When there is none, or an argument is missing or is not what the message takes.
    pub fn try_say(&self, id: &str, args: &Args) -> Result<String, SayError> {
        self.own.say(id, args)
    }

    /// A reason of a family (`refusal`, `question`, `unserved`), or a statement about rules (`rule`), as a sentence.
    /// Where one of its figures is a list of objects, each is said as a message of the family `part`.
    pub fn reason(&self, family: &str, reason: &impl Serialize) -> String {
        let mut json = serde_json::to_value(reason).unwrap_or_default();
        for figure in json.as_object_mut().into_iter().flat_map(Map::values_mut) {
            for value in figure.as_object_mut().into_iter().flat_map(Map::values_mut) {
                if let Some(list) = self.list(value) {
                    *value = list.into();
                }
            }
        }
        match Reason::of(&json) {
            Some(Reason { name, args }) => self.say(&format!("{family}-{name}"), &args),
            None => json.to_string(),
        }
    }

    /// A list of objects in words; `None` for anything else.
    fn list(&self, value: &Value) -> Option<String> {
        let parts = value.as_array().filter(|parts| parts.iter().any(Value::is_object))?;
        let parts: Vec<String> = parts.iter().map(|part| self.reason("part", part)).collect();
        Some(parts.join(&self.say("list-separator", &Args::new())))
    }

    /// The name of a bet, or of another line of a settlement; a house's own bets are called by their own names.
    pub fn bet(&self, name: &str) -> String {
        self.own.printer.bet(name)
    }

    /// A card as it is printed: `A♠`.
    pub fn card(&self, card: Card) -> String {
        self.cards(&[card])
    }

    /// Cards as they are printed, in this order: `A♠ K♦`.
    pub fn cards(&self, cards: &[Card]) -> String {
        self.own.printer.cards(cards).unwrap_or_else(|| {
            let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
            cards.join(" ")
        })
    }

    /// A card as it is read aloud: `ace of spades`.
    pub fn card_name(&self, card: Card) -> String {
        let args = Args::new().with("rank", rank_name(card.rank())).with("suit", suit_name(card.suit()));
        self.say("card-name", &args)
    }

    /// Whole points or another whole number: `1,234`.
    pub fn whole(&self, number: i64) -> String {
        self.own.printer.numbers.whole(number as f64)
    }

    /// A decimal number with so many digits after the point, with `+` above zero if asked.
    pub fn decimal(&self, number: f64, digits: usize, signed: bool) -> String {
        self.own.printer.numbers.decimal(number, Some(digits), signed)
    }

    /// A number that was written exactly, as `-1.25`, with the signs and digits of the language: nothing is rounded.
    pub fn figure(&self, number: &str) -> String {
        self.own.printer.numbers.rewritten(number)
    }

    /// A rank as on a card: `A`, `10`.
    pub fn rank(&self, rank: Rank) -> String {
        let printer = &self.own.printer;
        print_rank(rank, &printer.language, &printer.numbers).unwrap_or_else(|| rank.to_string())
    }

    /// A share as a percentage with so many digits after the point.
    pub fn percent(&self, share: f64, digits: usize) -> String {
        self.own.printer.numbers.percent(share, Some(digits))
    }
}

/// A mark that runs from right to left and takes no room.
const RIGHT_TO_LEFT: char = '\u{200f}';

/// Whether a text consists of several parts that are all kept apart, so that none says which way they follow each other:
/// within another text it would run from left to right.
fn is_without_direction(text: &str) -> bool {
    let (mut depth, mut parts) = (0, 0);
    for letter in text.chars() {
        match letter {
            '\u{2066}'..='\u{2068}' => {
                parts += usize::from(depth == 0);
                depth += 1;
            }
            '\u{2069}' => depth -= 1,
            _ if depth == 0 && letter.is_alphabetic() => return false,
            _ => {}
        }
    }
    parts > 1
}

/// One language with its functions.
struct Voice {
    bundle: FluentBundle<Arc<FluentResource>>,
    printer: Arc<Printer>,
}

impl Voice {
    fn new(language: &Language, surface: Surface, digits: Digits) -> Self {
        let printer = Arc::new(Printer::new(language, surface, digits));
        let mut bundle = FluentBundle::new_concurrent(vec![language.id().clone()]);
        bundle.set_use_isolating(surface == Surface::Web);
        add_functions(&mut bundle, &printer);
        for resource in language.resources() {
            // A message that stands twice keeps its first text.
            let _ = bundle.add_resource(Arc::clone(resource));
        }
        Self { bundle, printer }
    }

    fn say(&self, id: &str, args: &Args) -> Result<String, SayError> {
        let pattern = self.bundle.get_message(id).and_then(|message| message.value());
        let pattern = pattern.ok_or_else(|| SayError::NoMessage(id.to_owned()))?;
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args.fluent()), &mut faults);
        if faults.is_empty() && !text.contains(FAILED) {
            return Ok(match self.printer.language.direction() {
                Direction::Rtl if is_without_direction(&text) => format!("{RIGHT_TO_LEFT}{text}"),
                _ => text.into_owned(),
            });
        }
        Err(SayError::NotFilled { id: id.to_owned(), text: text.replace(FAILED, "?") })
    }
}
