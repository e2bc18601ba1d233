use insta::assert_snapshot;

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
