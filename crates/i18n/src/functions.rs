//! The functions that messages may call, the same as on the web page.
//!
//! What is shown comes from them alone, since Fluent itself writes numbers differently in Rust and in a browser.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use tuz_cards::{Card, parse_cards};

use crate::cards::print_card;
use crate::{Digits, Direction, Language, Numbers, Surface};

/// What a function gives when its arguments are not what it takes. No text from people holds this character.
pub(crate) const FAILED: &str = "\u{ffff}";

/// How a language prints cards, numbers and words.
pub(crate) struct Printer {
    pub(crate) language: Language,
    pub(crate) numbers: Numbers,
    /// Whether cards need marks that keep their order inside a line that runs from right to left.
    island: bool,
}

type Function = fn(&Printer, &[FluentValue], &FluentArgs) -> Option<String>;

/// Every function by name.
const FUNCTIONS: [(&str, Function); 9] = [
    ("CHIPS", |printer, values, _| Some(printer.numbers.whole(number(values.first())?))),
    ("COUNT", |printer, values, _| Some(printer.numbers.whole(number(values.first())?))),
    ("PLACE", |printer, values, _| Some(printer.numbers.whole(number(values.first())? + 1.0))),
    ("ANTES", |printer, values, options| {
        let signed = text(options.get("sign")) == Some("always");
        Some(printer.numbers.decimal(number(values.first())?, digits(options), signed))
    }),
    ("PERCENT", |printer, values, options| {
        Some(printer.numbers.percent(number(values.first())?, digits(options)))
    }),
    ("CARD", |printer, values, _| printer.cards(&[text(values.first())?.parse().ok()?])),
    ("CARDS", |printer, values, _| printer.cards(&parse_cards(text(values.first())?).ok()?)),
    ("WORD", |printer, values, _| {
        let [family, name] = values else { return None };
        printer.language.word(&format!("{}-{}", text(Some(family))?, text(Some(name))?)).map(str::to_owned)
    }),
    ("BET", |printer, values, _| Some(printer.bet(text(values.first())?))),
];

impl Printer {
    pub(crate) fn new(language: &Language, surface: Surface, digits: Digits) -> Self {
        let system = match digits {
            Digits::Latin => "latn",
            Digits::Native => language.native_digits(),
        };
        let numbers = Numbers::new(language.id(), system);
        Self {
            language: language.clone(),
            numbers: if surface == Surface::Web { numbers } else { numbers.without_marks() },
            island: surface == Surface::Web && language.direction() == Direction::Rtl,
        }
    }

    /// A line of a settlement.
    pub(crate) fn bet(&self, name: &str) -> String {
        self.language.word(&format!("line-{name}")).unwrap_or(name).to_owned()
    }

    /// Cards in their order.
    pub(crate) fn cards(&self, cards: &[Card]) -> Option<String> {
        let printed = cards.iter().map(|&card| print_card(card, &self.language, &self.numbers));
        let text = printed.collect::<Option<Vec<_>>>()?.join(" ");
        Some(if self.island { format!("\u{2066}{text}\u{2069}") } else { text })
    }
}

/// Lets the messages of a bundle call the functions.
pub(crate) fn add_functions(bundle: &mut FluentBundle<Arc<FluentResource>>, printer: &Arc<Printer>) {
    for (name, function) in FUNCTIONS {
        let printer = Arc::clone(printer);
        // Names differ, so none is refused.
        let _ = bundle.add_function(name, move |values, options| {
            function(&printer, values, options).unwrap_or_else(|| FAILED.to_owned()).into()
        });
    }
}

/// A number, or a text such as `3` or `3/2`.
fn number(value: Option<&FluentValue>) -> Option<f64> {
    let number = match value? {
        FluentValue::Number(number) => number.value,
        FluentValue::String(text) => {
            let (over, under) = text.split_once('/').unwrap_or((text, "1"));
            over.parse::<i64>().ok()? as f64 / under.parse::<u64>().ok()? as f64
        }
        _ => return None,
    };
    number.is_finite().then_some(number)
}

fn digits(options: &FluentArgs) -> Option<usize> {
    number(options.get("digits")).map(|digits| digits as usize)
}

fn text<'a>(value: Option<&'a FluentValue>) -> Option<&'a str> {
    match value? {
        FluentValue::String(text) => Some(text),
        _ => None,
    }
}
