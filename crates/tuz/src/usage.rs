//! What is wrong with the arguments, in the words of a language.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use tuz_fair::{HexError, PlayerSeedError};
use tuz_i18n::{Args as Words, Text};

use crate::fault::{Fault, one_line};
use crate::lists::{listed, perhaps, quoted};
use crate::reasons;
use crate::values::BadValue;

/// Arguments that cannot be understood, as a fault.
pub(crate) fn misused(error: &clap::Error) -> Fault {
    let texts = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => vec![one_line(text).into_owned()],
        Some(ContextValue::Strings(texts)) => texts.iter().map(|text| one_line(text).into_owned()).collect(),
        _ => Vec::new(),
    };
    let number = |kind| match error.get(kind) {
        Some(ContextValue::Number(number)) => *number,
        _ => 0,
    };
    let first = |kind| texts(kind).into_iter().next().unwrap_or_default();
    let named = |kind| Words::new().with("name", first(kind));
    let argument = || named(ContextKind::InvalidArg);
    let valued = || argument().with("value", first(ContextKind::InvalidValue));
    let fault = match error.kind() {
        ErrorKind::InvalidValue if first(ContextKind::InvalidValue).is_empty() => {
            Fault::bad("arg-no-value", argument())
        }
        ErrorKind::InvalidValue => Fault::bad("arg-value", valued()),
        ErrorKind::ValueValidation => {
            bad_value(error, first(ContextKind::InvalidArg), first(ContextKind::InvalidValue))
        }
        ErrorKind::UnknownArgument => Fault::bad("arg-unknown", argument()),
        ErrorKind::InvalidSubcommand => {
            Fault::bad("arg-unknown-command", named(ContextKind::InvalidSubcommand))
        }
        ErrorKind::ArgumentConflict => {
            let others = texts(ContextKind::PriorArg);
            if others.contains(&first(ContextKind::InvalidArg)) {
                Fault::bad("arg-twice", argument())
            } else {
                let name = first(ContextKind::InvalidArg);
                Fault::because(move |text| {
                    let words = Words::new().with("name", name.clone());
                    text.say("arg-conflict", &words.with("list", quoted(&others, text)))
                })
            }
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = texts(ContextKind::InvalidArg);
            Fault::because(move |text| {
                text.say("arg-missing", &Words::new().with("list", quoted(&missing, text)))
            })
        }
        ErrorKind::TooManyValues => Fault::bad("arg-many", valued()),
        ErrorKind::TooFewValues => {
            let words = argument().with("count", number(ContextKind::ActualNumValues) as i64);
            Fault::bad("arg-few", words.with("least", number(ContextKind::MinValues) as i64))
        }
        ErrorKind::InvalidUtf8 => Fault::bad("arg-no-text", Words::new()),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Fault::bad("arg-no-command", Words::new())
        }
        // What no argument of this program can do wrong is told as it comes.
        _ => {
            let told = error.to_string();
            let told = told.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned();
            Fault::because(move |_| told.clone())
        }
    };
    hinted(fault, error, &texts(ContextKind::ValidValue), &first(ContextKind::InvalidArg))
}

/// With what was perhaps meant, what there is, and how it is used.
fn hinted(mut fault: Fault, error: &clap::Error, values: &[String], argument: &str) -> Fault {
    if error.kind() == ErrorKind::UnknownArgument
        && !argument.starts_with('-')
        && tuz_cards::parse_cards(argument).is_ok_and(|cards| !cards.is_empty())
    {
        return fault.hint("arg-quotes", Words::new());
    }
    for kind in [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue] {
        match error.get(kind) {
            Some(ContextValue::String(name)) => fault = fault.hint_in_words(perhaps(&[name])),
            Some(ContextValue::Strings(names)) => fault = fault.hint_in_words(perhaps(names)),
            _ => {}
        }
    }
    if error.kind() == ErrorKind::UnknownArgument && error.get(ContextKind::Suggested).is_some() {
        fault = fault.hint("arg-as-value", Words::new().with("text", format!("-- {argument}")));
    }
    if !values.is_empty() {
        let values = values.to_vec();
        fault = fault.hint_in_words(move |text| {
            text.say("help-values", &Words::new().with("list", listed(&values, text)))
        });
    }
    // Where arguments exclude each other, or are too many, the usage shows those that were given.
    if !matches!(error.kind(), ErrorKind::ArgumentConflict | ErrorKind::TooManyValues)
        && let Some(usage) = usage(error)
    {
        fault = fault.hint("said-usage", Words::new().with("text", usage));
    }
    fault
}

/// How the command is used.
fn usage(error: &clap::Error) -> Option<String> {
    let told = match error.get(ContextKind::Usage) {
        Some(ContextValue::StyledStr(usage)) => usage.to_string(),
        // Help that is shown because a command is missing tells it too.
        _ if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => error.to_string(),
        _ => return None,
    };
    let (_, usage) = told.split_once("Usage: ")?;
    let lines = usage.lines().map(str::trim).take_while(|line| !line.is_empty());
    Some(lines.collect::<Vec<_>>().join(", "))
}

/// A value that its reader refused.
fn bad_value(error: &clap::Error, name: String, value: String) -> Fault {
    let source = std::error::Error::source(error);
    let why: Box<dyn Fn(&Text) -> String + Send> =
        if let Some(&bad) = source.and_then(|why| why.downcast_ref::<BadValue>()) {
            Box::new(move |text| bad.in_words(text))
        } else if let Some(hex) = source.and_then(|why| why.downcast_ref::<HexError>()).cloned() {
            Box::new(move |text| reasons::hex(&hex, text))
        } else if let Some(seed) = source.and_then(|why| why.downcast_ref::<PlayerSeedError>()).cloned() {
            Box::new(move |text| reasons::player_seed(&seed, text))
        } else {
            let told = source.map(ToString::to_string).unwrap_or_default();
            Box::new(move |_| told.clone())
        };
    Fault::because(move |text| {
        let words = Words::new().with("name", name.clone()).with("value", value.clone());
        text.say("arg-bad-value", &words.with("text", why(text)))
    })
}
