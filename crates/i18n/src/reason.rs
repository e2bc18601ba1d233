//! What a message is filled with, and reasons that come as JSON.

use fluent_bundle::{FluentArgs, FluentValue};
use serde_json::Value;

/// What a message is filled with, by name.
///
/// Cards are texts as in JSON: `As`, or several with spaces between. Texts are shown as they are: whoever takes them
/// from outside has cleaned them.
#[derive(Debug, Default)]
pub struct Args(FluentArgs<'static>);

impl Args {
    /// None.
    pub fn new() -> Self {
        Self::default()
    }

    /// And a number or a text.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<FluentValue<'static>>) -> Self {
        self.0.set(name.to_owned(), value);
        self
    }

    /// The names, in alphabetical order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| name)
    }

    pub(crate) fn fluent(&self) -> &FluentArgs<'static> {
        &self.0
    }
}

/// Why something is refused, read from the JSON in which it is handed on.
#[derive(Debug)]
pub struct Reason {
    /// Its name, such as `box-taken`.
    pub name: String,
    /// Its figures.
    pub args: Args,
}

impl Reason {
    /// Name and arguments. `"no-boxes"` has none; `{"unknown-player": 0}` has `value`; the fields of
    /// `{"box-taken": {"box": 1, "owner": 0}}` are the arguments. A list becomes one text with spaces between.
    /// `None` for what is neither a text nor an object with one key.
    pub fn of(json: &Value) -> Option<Self> {
        let (name, content) = match json {
            Value::String(name) => return Some(Self { name: name.clone(), args: Args::new() }),
            Value::Object(object) if object.len() == 1 => object.iter().next()?,
            _ => return None,
        };
        let args = match content {
            Value::Object(fields) => fields
                .iter()
                .filter(|(_, value)| !value.is_null())
                .fold(Args::new(), |args, (name, value)| args.with(name, argument(value))),
            Value::Null => Args::new(),
            value => Args::new().with("value", argument(value)),
        };
        Some(Self { name: name.clone(), args })
    }
}

fn argument(value: &Value) -> FluentValue<'static> {
    match value {
        Value::Number(number) => number.as_f64().unwrap_or_default().into(),
        other => text(other).into(),
    }
}

fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(text).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}
