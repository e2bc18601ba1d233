use insta::assert_snapshot;

use crate::edge::kept;
use crate::{Folder, transcript, tuz, tuz_with};

const MANY_FAULTS: &str = r#"format = 2
name = "Many Faults"
opne = 3
title = { en = "A \u001b title" }

[table]
boxes = 99
blind = "some"

[bet]
multiple = "two"
pays = { flush = -1, flsh = 5 }

[exchange]
price = { 6 = 1 }

[sixth]
price = "1/0"
= broken
"#;

#[test]
fn rules_are_listed_and_shown() {
    assert_snapshot!(tuz(&["rules", "list"]));
    insta::assert_json_snapshot!(tuz(&["rules", "list", "--json"]).json());
    assert_snapshot!(tuz(&["rules", "show", "trainer"]));
    assert_snapshot!(tuz(&["rules", "show", "oasis-1"]));
    insta::assert_json_snapshot!(tuz(&["rules", "show", "trainer", "--json"]).json());
}

#[test]
fn a_shown_file_is_the_shipped_one() {
    let text = tuz(&["rules", "show", "pagat", "--toml"]).out;
    let shipped =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/pagat.toml")).unwrap();
    assert_eq!(text, shipped);
    assert_snapshot!(tuz_with(&["rules", "check", "-"], text), @"-: no faults");
}

#[test]
fn all_faults_are_told_with_their_places() {
    let folder = Folder::new("rules-check");
    folder.write("many.toml", MANY_FAULTS);
    folder.write("empty.toml", "");
    folder.write("binary.toml", b"format = 1\nname = \"\xff\xfe\"\n");
    folder.write("long.toml", "#".repeat(17 << 20));
    folder.write("sound.toml", tuz(&["rules", "show", "trainer", "--toml"]).out);
    let runs: &[&[&str]] = &[
        &["rules", "check", "sound.toml", "trainer"],
        &["rules", "check", "many.toml", "sound.toml", "empty.toml"],
        &["rules", "check", "many.toml", "sound.toml", "--json"],
        &["rules", "check", "many.toml", "nowhere.toml", "--json"],
        &["rules", "check", "nowhere.toml"],
        &["rules", "check", "./"],
        &["rules", "check", "binary.toml"],
        &["rules", "check", "long.toml"],
        &["rules", "check", "nosuchname"],
        &["rules", "show", "lunr"],
        &["rules", "show", "olympic"],
        &["rules", "check"],
        &["rules", "show", "many.toml"],
    ];
    assert_snapshot!(transcript(&folder, runs));
    assert_snapshot!(tuz_with(&["rules", "check", "-"], MANY_FAULTS));
}

#[test]
fn differences_are_told() {
    let folder = Folder::new("rules-diff");
    let runs: &[&[&str]] = &[
        &["rules", "diff", "trainer", "pagat"],
        &["rules", "diff", "oasis-1", "oasis-12321", "--json"],
        &["rules", "diff", "trainer", "trainer"],
        &["rules", "diff", "trainer"],
        &["rules", "diff", "trainer", "nowhere"],
    ];
    assert_snapshot!(transcript(&folder, runs));
}

#[test]
fn the_schema_is_the_committed_one() {
    let committed =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/schema.json")).unwrap();
    assert_eq!(tuz(&["rules", "schema"]).out, committed);
}

/// The path of rules that differ from caribbean stud, and nothing else in the folder.
fn changed(name: &str, changes: &[(&str, &str)]) -> String {
    let mut text = tuz(&["rules", "show", "caribbean", "--toml"]).out;
    for (from, to) in [("\"caribbean\"", "\"other\"")].iter().chain(changes) {
        assert!(text.contains(from), "{from}");
        text = text.replace(from, to);
    }
    let folder = Folder::new(name);
    folder.write("other.toml", text);
    folder.0.join("other.toml").to_str().expect("a text").to_owned()
}

#[test]
fn rules_are_compared_and_each_difference_has_its_worth() {
    assert_snapshot!(kept(&["rules", "compare", "caribbean", "oasis-1"]));
    let other = changed(
        "compare",
        &[
            ("flush = 5, straight = 4", "flush = 6, straight = 4"),
            ("ante_on_win = \"paid\"", "[table]\nboxes = 1"),
        ],
    );
    let refused = changed("compare-one-refused", &[("ante_on_win = \"paid\"", "[exchange]\ntimes = 2")]);
    assert_snapshot!(kept(&["rules", "compare", "caribbean", &other, &refused]));
    insta::assert_json_snapshot!(kept(&["rules", "compare", "caribbean", &other, &refused, "--json"]).json());
    assert_snapshot!(kept(&["rules", "compare", &refused, "caribbean"]));
    assert_snapshot!(kept(&["rules", "compare", "caribbean", "caribbean"]));
}

#[test]
fn what_has_no_answer_at_all_is_not_compared() {
    let other = changed("compare-refused", &[("ante_on_win = \"paid\"", "[exchange]\ntimes = 2")]);
    let ran = kept(&["rules", "compare", &other, &other]);
    let told = "error: `exchange.times` above 1 is played, but its exact analysis is not served yet\n";
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(2), "", told));
    assert_eq!(kept(&["rules", "compare", "caribbean"]).code, Some(2));
}

#[test]
fn edges_are_a_table_in_markdown() {
    let other = changed("edges", &[("ante_on_win = \"paid\"", "[exchange]\ntimes = 2")]);
    assert_snapshot!(kept(&["rules", "edges", "caribbean", "oasis-1", &other]), @r"
    | file | house edge | element of risk | standard deviation |
    |---|---|---|---|
    | `caribbean` | 5.2243 % | 2.5553 % | 2.2430 |
    | `oasis-1` | 1.0372 % | 0.4749 % | 2.4975 |
    | `other` | `exchange.times` above 1 is played, but its exact analysis is not served yet |  |  |
    ");
}
