//! The languages there are, and what each says about itself.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, LazyLock};

use fluent_bundle::FluentResource;
use fluent_langneg::{
    NegotiationStrategy, accepted_languages, convert_vec_str_to_langids_lossy, negotiate_languages,
};
use fluent_syntax::ast::{Entry, PatternElement};
use unic_langid::LanguageIdentifier;

/// Tags with the texts of their files, English first.
const SHIPPED: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

static ALL: LazyLock<Vec<Language>> =
    LazyLock::new(|| SHIPPED.iter().map(|(tag, files)| Language::new(tag, files)).collect());

/// Which way the lines of a language run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// From left to right.
    Ltr,
    /// From right to left.
    Rtl,
}

impl Direction {
    /// `ltr` or `rtl`, as HTML writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ltr => "ltr",
            Self::Rtl => "rtl",
        }
    }
}

/// A language and its messages.
#[derive(Clone)]
pub struct Language {
    tag: String,
    id: LanguageIdentifier,
    direction: Direction,
    resources: Vec<Arc<FluentResource>>,
    words: Arc<HashMap<String, String>>,
    faults: Vec<String>,
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Language").field(&self.tag).finish()
    }
}

impl Language {
    /// Every language that is shipped, English first.
    pub fn all() -> &'static [Self] {
        &ALL
    }

    /// The language that has every message.
    pub fn english() -> &'static Self {
        // The build fails without it.
        &ALL[0]
    }

    /// Whether it is English, the language of what programs read.
    pub fn is_english(&self) -> bool {
        self.tag() == Self::english().tag()
    }

    /// The shipped language with exactly this tag, such as `ru`.
    pub fn from_tag(tag: &str) -> Option<&'static Self> {
        Self::all().iter().find(|language| language.tag.eq_ignore_ascii_case(tag))
    }

    /// The shipped language that suits a list of wishes best, as in the HTTP header `Accept-Language`; English where
    /// none does. The order of the list counts and its weights do not.
    pub fn negotiate(accept_language: &str) -> &'static Self {
        let wanted = accepted_languages::parse(accept_language);
        let there = convert_vec_str_to_langids_lossy(Self::all().iter().map(|language| &language.tag));
        let found = negotiate_languages(&wanted, &there, None, NegotiationStrategy::Lookup);
        let tag = found.first().map(ToString::to_string);
        tag.and_then(|tag| Self::from_tag(&tag)).unwrap_or_else(Self::english)
    }

    /// A language from the texts of its files. What cannot be read is left out and told by [`Language::faults`].
    pub fn new(tag: &str, files: &[&str]) -> Self {
        let mut faults = Vec::new();
        let id = tag.parse().unwrap_or_else(|error| {
            faults.push(format!("`{tag}` is no language tag: {error}"));
            LanguageIdentifier::default()
        });
        let mut resources = Vec::new();
        for file in files {
            let resource =
                FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(resource, errors)| {
                    faults.extend(errors.iter().map(|error| {
                        let line = file[..error.pos.start].lines().count().max(1);
                        format!("{tag}, line {line} of {}: {error}", first_line(file))
                    }));
                    resource
                });
            resources.push(Arc::new(resource));
        }
        let words =
            Arc::new(resources.iter().flat_map(|resource| words(resource)).collect::<HashMap<_, _>>());
        let mut said = |id: &str| {
            let word: Option<&String> = words.get(id);
            if word.is_none() {
                faults.push(format!("{tag} has no plain message `{id}`"));
            }
            word.map_or("", String::as_str)
        };
        said("language-name");
        said("language-digits");
        let direction = match said("language-direction") {
            "rtl" => Direction::Rtl,
            "ltr" | "" => Direction::Ltr,
            other => {
                faults.push(format!("`language-direction` of {tag} is ltr or rtl, not `{other}`"));
                Direction::Ltr
            }
        };
        Self { tag: tag.to_owned(), id, direction, resources, words, faults }
    }

    /// The tag, such as `ru` or `pt-BR`.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// The name in the language itself.
    pub fn name(&self) -> &str {
        self.word("language-name").unwrap_or(&self.tag)
    }

    /// Which way its lines run.
    pub fn direction(&self) -> Direction {
        self.direction
    }

    /// What could not be read in its files; nothing in a shipped language.
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// A message without arguments.
    pub(crate) fn word(&self, id: &str) -> Option<&str> {
        self.words.get(id).map(String::as_str)
    }

    pub(crate) fn id(&self) -> &LanguageIdentifier {
        &self.id
    }

    /// The Unicode name of its own digits.
    pub(crate) fn native_digits(&self) -> &str {
        self.word("language-digits").unwrap_or("latn")
    }

    pub(crate) fn resources(&self) -> &[Arc<FluentResource>] {
        &self.resources
    }
}

/// The messages that are plain text.
fn words(resource: &FluentResource) -> impl Iterator<Item = (String, String)> {
    resource.entries().filter_map(|entry| {
        let Entry::Message(message) = entry else { return None };
        let text = message.value.as_ref()?.elements.iter().map(|element| match element {
            PatternElement::TextElement { value } => Some(*value),
            PatternElement::Placeable { .. } => None,
        });
        Some((message.id.name.to_owned(), text.collect::<Option<String>>()?))
    })
}

fn first_line(file: &str) -> &str {
    file.lines().next().unwrap_or_default()
}
