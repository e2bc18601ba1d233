//! Names as they stand in a sentence.

use tuz_i18n::{Args as Words, Text};

/// Names one after the other.
pub(crate) fn listed(names: &[impl AsRef<str>], text: &Text) -> String {
    let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
    names.join(&text.say("list-separator", &Words::new()))
}

/// Names in backticks, one after the other.
pub(crate) fn quoted(names: &[impl AsRef<str>], text: &Text) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("`{}`", name.as_ref())).collect();
    listed(&names, text)
}

/// One of these is perhaps meant.
pub(crate) fn perhaps(names: &[impl AsRef<str>]) -> impl Fn(&Text) -> String + Send + 'static {
    let names: Vec<String> = names.iter().map(|name| name.as_ref().to_owned()).collect();
    move |text| match names.as_slice() {
        [name] => text.say("said-perhaps", &Words::new().with("name", name.clone())),
        names => text.say("said-perhaps-one", &Words::new().with("list", quoted(names, text))),
    }
}
