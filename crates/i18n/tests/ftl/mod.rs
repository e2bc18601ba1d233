//! What a message is made of, for checks of translations.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;

pub(crate) type Names = BTreeSet<String>;

/// The categories that a plural may have.
pub(crate) const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// One message.
#[derive(Debug, Default)]
pub(crate) struct Message {
    /// Its variables.
    pub(crate) variables: Names,
    /// The variables that are shown as they are, by no function.
    pub(crate) bare: Names,
    /// The functions that it calls.
    pub(crate) functions: Names,
    /// The categories of each choice by number.
    pub(crate) plurals: Vec<Names>,
    /// The words of each other choice, by variable.
    pub(crate) choices: BTreeMap<String, Names>,
    /// Whether it refers to another message, which the two readers of Fluent mark differently.
    pub(crate) refers: bool,
}

/// The messages of a file, by name with the attribute's behind a point.
///
/// # Panics
/// When something in it cannot be read, or stands there twice.
pub(crate) fn messages(file: &str) -> BTreeMap<String, Message> {
    let resource = parse(file).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else {
            assert!(
                !matches!(entry, Entry::Junk { .. } | Entry::Term(_)),
                "only messages are wanted: {entry:?}"
            );
            continue;
        };
        let name = message.id.name;
        let attributes = message.attributes.iter();
        let attributes =
            attributes.map(|attribute| (format!("{name}.{}", attribute.id.name), &attribute.value));
        let value = message.value.iter().map(|value| (name.to_owned(), value));
        for (name, pattern) in value.chain(attributes) {
            let mut read = Message::default();
            read.pattern(pattern);
            assert!(messages.insert(name.clone(), read).is_none(), "{name} stands there twice");
        }
    }
    messages
}

impl Message {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        let (selector, variants) = match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                self.bare.insert(id.name.to_owned());
                self.variables.insert(id.name.to_owned());
                return;
            }
            Expression::Inline(inline) => return self.inline(inline),
            Expression::Select { selector, variants } => (selector, variants),
        };
        self.inline(selector);
        let keys: Names = variants
            .iter()
            .map(|variant| match variant.key {
                VariantKey::Identifier { name } => name.to_owned(),
                VariantKey::NumberLiteral { value } => value.to_owned(),
            })
            .collect();
        match selector {
            _ if keys.iter().all(|key| PLURALS.contains(&key.as_str()) || key.parse::<f64>().is_ok()) => {
                self.plurals.push(keys);
            }
            InlineExpression::VariableReference { id } => {
                self.choices.entry(id.name.to_owned()).or_default().extend(keys);
            }
            other => panic!("a choice is made by a variable, not by {other:?}"),
        }
        for variant in variants {
            self.pattern(&variant.value);
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments: CallArguments { positional, .. } } => {
                self.functions.insert(id.name.to_owned());
                for argument in positional {
                    self.inline(argument);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
                self.refers = true;
            }
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}
