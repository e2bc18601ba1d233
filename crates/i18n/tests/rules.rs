//! Rules are told in every language, from their fields alone.

mod ftl;

use std::collections::{BTreeMap, BTreeSet};

use ftl::{Names, messages};
use serde_json::Value;
use tuz_house::rules::{Rules, Statement, changes, shipped, shipped_rules};
use tuz_i18n::{Args, Language, Reason, Surface, Text};

const ONE: &str = include_str!("files/one.toml");
const OTHER: &str = include_str!("files/other.toml");

fn named(rest: &str) -> Rules {
    parse(&format!("format = 1\nname = \"x\"\n{rest}"))
}

/// Rules that say what the two files do not.
const REST: [&str; 5] = [
    "[table]\nboxes = 1\n",
    "[table]\nblind = \"last\"\n[dealer]\nqualifier = \"pair\"\nno_game = { returned_below = \"three\" }\n[sixth]\n",
    "[table]\nblind = 2\nblind_may = [\"buy-ahead\"]\n[limits]\npayout = { ratio = 100 }\n[exchange]\nprice = { 2 = 1 }\n[insurance]\n",
    "[limits]\nante = { least = 1, most = 7 }\n[exchange]\ntimes = 9\nnext_price = [2, 3, 4, 5, 6]\n",
    "[[side_bet]]\nname = \"early\"\npays = { pair = 1 }\nstake = { most = 9 }\n[[side_bet]]\nname = \"at-once\"\npays = { pair = 2 }\ninstant = true\n",
];

fn parse(text: &str) -> Rules {
    Rules::parse(text).unwrap_or_else(|faults| panic!("{faults}\n{text}"))
}

/// Fields that cannot change alone in the two files, with rules that differ in nothing else.
const APART: [(&str, &str, &str); 4] = [
    (
        "replacement.dealt",
        "[exchange]\n[replacement]\ndealt = \"at-once\"\n",
        "[exchange]\n[replacement]\ndealt = \"after-all\"\n",
    ),
    (
        "bonus.settled",
        "[bonus]\npays = { pair = 1 }\nsettled = \"after-bet\"\n",
        "[bonus]\npays = { pair = 1 }\nsettled = \"before-purchase\"\n",
    ),
    (
        "side_bet.super.settled",
        "[[side_bet]]\nname = \"super\"\npays = { pair = 1 }\nsettled = \"after-bet\"\n",
        "[[side_bet]]\nname = \"super\"\npays = { pair = 1 }\nsettled = \"before-purchase\"\n",
    ),
    (
        "side_bet.super.instant",
        "[[side_bet]]\nname = \"super\"\npays = { pair = 1 }\n",
        "[[side_bet]]\nname = \"super\"\npays = { pair = 1 }\ninstant = true\n",
    ),
];

/// Rules that together make every statement, the shipped ones among them.
fn examples() -> Vec<Rules> {
    let rest = REST.map(named);
    let shipped = shipped().map(|file| shipped_rules(file.name).unwrap().clone());
    [parse(ONE), parse(OTHER)].into_iter().chain(rest).chain(shipped).collect()
}

fn statements() -> Vec<Statement> {
    examples().iter().flat_map(Rules::describe).map(|line| line.statement).collect()
}

fn json(statement: &Statement) -> Value {
    serde_json::to_value(statement).unwrap()
}

/// The parts that are listed in a statement.
fn parts(statement: &Value) -> Vec<Value> {
    let figures = statement.as_object().into_iter().flat_map(|object| object.values());
    let lists = figures.filter_map(|figures| figures.get("list")?.as_array().cloned());
    lists.flatten().collect()
}

fn told(rules: &Rules, text: &Text) -> Vec<String> {
    rules.describe().iter().map(|line| text.reason("rule", &line.statement)).collect()
}

/// The variants of an enum in the code, as JSON writes them.
fn variants(name: &str) -> Names {
    let code = include_str!("../../house/src/rules/describe.rs");
    let (_, body) = code.split_once(&format!("pub enum {name} {{\n")).unwrap();
    let (body, _) = body.split_once("\n}").unwrap();
    let lines = body.lines().filter_map(|line| line.strip_prefix("    "));
    let named = lines.filter(|line| line.starts_with(|letter: char| letter.is_ascii_uppercase()));
    let kebab = |line: &str| {
        let name = line.split(|letter: char| !letter.is_alphanumeric()).next().unwrap();
        let mut text = String::new();
        for letter in name.chars() {
            if letter.is_ascii_uppercase() && !text.is_empty() {
                text.push('-');
            }
            text.push(letter.to_ascii_lowercase());
        }
        text
    };
    named.map(kebab).collect()
}

#[test]
fn every_statement_and_part_has_a_message_with_its_figures() {
    let english = messages(include_str!("../../../locales/en/rules.ftl"));
    let said: Vec<Value> = statements().iter().map(json).collect();
    let listed: Vec<Value> = said.iter().flat_map(parts).collect();
    for (family, examples, kind) in [("rule", &said, "Statement"), ("part", &listed, "Part")] {
        let mut given: BTreeMap<String, Names> = BTreeMap::new();
        for example in examples {
            let reason = Reason::of(example).unwrap();
            given.entry(reason.name).or_default().extend(reason.args.names().map(str::to_owned));
        }
        let names: Names = given.keys().cloned().collect();
        assert_eq!(names, variants(kind), "{family}: an example of each");
        let prefix = format!("{family}-");
        let there: Names =
            english.keys().filter_map(|id| id.strip_prefix(&prefix)).map(str::to_owned).collect();
        assert_eq!(there, names, "{family}: a message of each and no other");
        for (name, variables) in given {
            assert_eq!(english[&format!("{family}-{name}")].variables, variables, "{family}-{name}");
        }
    }
}

#[test]
fn every_group_has_a_name() {
    let groups: BTreeSet<&str> = examples().iter().flat_map(Rules::describe).map(|line| line.group).collect();
    assert_eq!(groups.len(), 12);
    for language in Language::all() {
        let text = Text::new(language, Surface::Terminal);
        for group in &groups {
            text.try_say(&format!("group-{group}"), &Args::new()).unwrap();
        }
    }
}

#[test]
fn every_statement_is_said_in_every_language() {
    // Where something is missing, the English sentence would stand there, or a name or a question mark.
    for language in Language::all() {
        let text = Text::new(language, Surface::Terminal);
        let is_own = |letter: char| match language.tag() {
            "ru" => ('а'..='я').contains(&letter),
            "fa" | "ar" => ('\u{600}'..='\u{6ff}').contains(&letter),
            "th" => ('\u{e00}'..='\u{e7f}').contains(&letter),
            _ => letter.is_ascii_lowercase(),
        };
        for statement in statements() {
            let sentence = text.reason("rule", &statement);
            assert!(sentence.chars().any(is_own), "{}: {sentence}", language.tag());
            for mark in ["rule-", "part-", "?", "{", "  "] {
                assert!(!sentence.contains(mark), "{}: {sentence}", language.tag());
            }
            let ends = sentence.ends_with('.') != (language.tag() == "th");
            assert!(ends, "{}: {sentence}", language.tag());
        }
    }
}

#[test]
fn each_field_changes_what_is_told() {
    let (one, other) = (parse(ONE), parse(OTHER));
    let changes = changes(&one, &other);
    let apart = APART.map(|(key, a, b)| (key, named(a), named(b)));
    // Every field of the first file is another one in the second, or in rules of its own.
    let fields = serde_json::to_value(tuz_house::rules::RuleFile::from(&one)).unwrap();
    let groups = fields.as_object().unwrap().iter().filter_map(|(group, keys)| match keys {
        Value::Object(keys) => Some((group.clone(), keys)),
        Value::Array(bets) => Some((format!("{group}.super"), bets.first()?.as_object()?)),
        _ => None,
    });
    let keys: Vec<String> = groups
        .filter(|(group, _)| group != "title")
        .flat_map(|(group, keys)| keys.keys().map(move |key| format!("{group}.{key}")).collect::<Vec<_>>())
        .filter(|key| key != "side_bet.super.name")
        .collect();
    assert!(keys.len() > 50, "{keys:?}");
    let belongs = |change: &str, key: &str| {
        change.strip_prefix(key).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    for key in &keys {
        let alone = changes.iter().any(|change| belongs(&change.difference.key, key));
        assert!(
            alone != apart.iter().any(|(apart, ..)| apart == key),
            "{key} is the same in both, or twice here"
        );
    }
    for language in Language::all() {
        let text = Text::new(language, Surface::Terminal);
        let before = told(&one, &text);
        for change in &changes {
            let changed =
                change.rules.as_ref().unwrap_or_else(|faults| panic!("{}: {faults}", change.difference));
            assert_ne!(told(changed, &text), before, "{} {}", language.tag(), change.difference);
        }
        for (key, a, b) in &apart {
            assert_ne!(told(a, &text), told(b, &text), "{} {key}", language.tag());
        }
    }
}

#[test]
fn houses_explain_themselves() {
    for name in ["trainer", "six-box", "pagat", "lunar", "wiki-repeat"] {
        let rules = shipped_rules(name).unwrap();
        for language in Language::all() {
            let text = Text::new(language, Surface::Terminal);
            insta::assert_snapshot!(format!("{name}-{}", language.tag()), told(rules, &text).join("\n"));
        }
    }
}

#[test]
fn a_house_s_own_bets_go_by_their_own_names() {
    let rules = named(REST[4]);
    let text = Text::new(Language::from_tag("fa").unwrap(), Surface::Terminal);
    assert!(told(&rules, &text).iter().any(|sentence| sentence.starts_with("early: ")));
}
