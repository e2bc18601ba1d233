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

const FILES: &[ShippedFile] = files![
    // The default, and other common forms of Russian poker.
    "trainer",
    "six-box",
    "pagat",
    "online",
    // Houses and descriptions of Russian poker.
    "admiral-hr",
    "admiral-lt",
    "aragon",
    "campione",
    "casinoz",
    "champion",
    "coololdgames",
    "corona",
    "ezugi",
    "gamsoft-classic",
    "golden-cave",
    "mirage",
    "olympic-lt",
    "olympic-lv",
    "olympic-lv-old",
    "olympic-sk",
    "oracul",
    "senator",
    "sochi",
    "wiki-repeat",
    // Lunar poker and other relatives.
    "lunar",
    "aspers",
    "carnival-city",
    "nz-lunar",
    "pechanga",
    "solaire",
    "widus",
    "novo",
    // Caribbean stud.
    "caribbean",
    "caribbean-microgaming",
    "caribbean-rf200",
    "royal-lv",
    // Oasis poker.
    "oasis-1",
    "oasis-12321",
    "oasis-12345",
    "oasis-1or5",
    "olympic-lv-oasis",
    "profit-bitcoin-oasis",
    "vip-prague-oasis",
];

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
