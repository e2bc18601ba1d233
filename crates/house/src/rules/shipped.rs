//! The rule files that come with the program.

use std::sync::LazyLock;

use super::Rules;

/// A rule file that comes with the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShippedFile {
    /// Its name, the same as in the file.
    pub name: &'static str,
    /// Its text, comments and all.
    pub text: &'static str,
}

macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        &[$(ShippedFile {
            name: $name,
            text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/", $name, ".toml")),
        }),+]
    };
}

const FILES: &[ShippedFile] =
    files!["trainer", "six-box", "pagat", "online", "caribbean", "oasis-1", "oasis-12321"];

/// Every rule file that comes with the program, the default one first.
pub fn shipped() -> impl ExactSizeIterator<Item = &'static ShippedFile> {
    FILES.iter()
}

/// The checked rules of a shipped file by its name; `None` when there is no such file.
///
/// # Panics
///
/// When a shipped file has a fault, which the tests rule out.
pub fn shipped_rules(name: &str) -> Option<&'static Rules> {
    static RULES: LazyLock<Vec<Rules>> = LazyLock::new(|| {
        let parse = |file: &ShippedFile| match Rules::parse(file.text) {
            Ok(rules) => rules,
            Err(faults) => panic!("the shipped rule file {} has faults:\n{faults}", file.name),
        };
        FILES.iter().map(parse).collect()
    });
    RULES.iter().find(|rules| rules.name() == name)
}
