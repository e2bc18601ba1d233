//! The strategy files that come with the program.

use std::sync::LazyLock;

use super::StrategyFile;

/// A strategy file that comes with the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShippedStrategy {
    /// Its name, the same as in the file.
    pub name: &'static str,
    /// Its text, comments and all.
    pub text: &'static str,
}

macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        &[$(ShippedStrategy {
            name: $name,
            text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../strategies/", $name, ".toml")),
        }),+]
    };
}

const FILES: &[ShippedStrategy] = files![
    "three-rules",
    "akj83-or-better",
    "pair-or-matched-ace-king",
    "pair-or-better",
    "ace-king-or-better",
    "bet-everything",
];

/// Every strategy file that comes with the program, the default one first.
pub fn shipped_strategies() -> impl ExactSizeIterator<Item = &'static ShippedStrategy> {
    FILES.iter()
}

/// The checked strategy of a shipped file by its name; `None` when there is no such file.
///
/// # Panics
/// When a shipped file has a fault, which the tests rule out.
pub fn shipped_strategy(name: &str) -> Option<&'static StrategyFile> {
    static STRATEGIES: LazyLock<Vec<StrategyFile>> = LazyLock::new(|| {
        let parse = |file: &ShippedStrategy| match StrategyFile::parse(file.text) {
            Ok(strategy) => strategy,
            Err(faults) => panic!("the shipped strategy file {} has faults:\n{faults}", file.name),
        };
        FILES.iter().map(parse).collect()
    });
    STRATEGIES.iter().find(|strategy| strategy.name() == name)
}
