use insta::assert_snapshot;
use serde_json::Value;

use crate::{Folder, transcript, tuz, tuz_with};

const SPOT: [&str; 5] = ["ev", "As Kd 5h 5c 10s", "9c", "--rules", "trainer"];

fn with(more: &[&str]) -> Vec<String> {
    SPOT.iter().chain(more).map(ToString::to_string).collect()
}

fn run(more: &[&str]) -> crate::Ran {
    let arguments = with(more);
    tuz(&arguments.iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn options_stand_best_first() {
    assert_snapshot!(run(&[]));
    assert_snapshot!(run(&["--exact"]));
    assert_snapshot!(run(&["--all"]));
}

#[test]
fn json_has_all_options() {
    let json = run(&["--json"]).json();
    let options = json["options"].as_array().unwrap();
    assert_eq!(options.len(), 34);
    let worth = |action: &str, discard: Value| {
        let found = options.iter().find(|option| option["action"] == action && option["discard"] == discard);
        format!("{:.12}", found.unwrap()["ev"].as_f64().unwrap())
    };
    assert_eq!(worth("play", Value::Null), "-0.398480252474");
    assert_eq!(worth("sixth", Value::Null), "-0.392547292024");
    assert_eq!(worth("exchange", serde_json::json!(["Ts"])), "-0.643327206387");
    insta::assert_json_snapshot!(json);
}

#[test]
fn cards_may_be_known_bought_and_shown() {
    let folder = Folder::new("ev-later");
    let runs: &[&[&str]] = &[
        &["ev", "As Kd 5h 5c 10s", "9c", "--seen", "2c 3d"],
        &["ev", "As Kd 5h 5c 10s 5d", "9c", "--bought", "sixth"],
        &["ev", "As Kd 5h 5c 2s", "9c", "--bought", "exchange:1", "--discards", "10s"],
        &["ev", "As Kd 5h 5c 10s", "9c", "--bonus", "1/2"],
        &[
            "ev",
            "As Kd 5h 5c 2s",
            "9c",
            "--bought",
            "exchange:1",
            "--discards",
            "10s",
            "--dealt",
            "As Kd 5h 5c 10s",
            "--bonus",
            "1",
            "--json",
        ],
        &["ev", "9s 9d 9h Kc 2d", "4c", "--rules", "pagat", "--ante", "10"],
        &["ev", "9s 9d 9h Kc 2d", "4c", "--rules", "pagat", "--ante", "10", "--dealer", "Jc Td 7h 2s 4c"],
        &["ev", "9s 9d 9h Kc 2d", "4c", "--rules", "pagat", "--dealer", "Jc Td 7h 2s 4c", "--insured", "3"],
        &["ev", "9s 9d 9h Kc 2d", "4c", "--dealer", "Jc Td 7h 2s 4c", "--json"],
    ];
    assert_snapshot!(transcript(&folder, runs));
}

#[test]
fn what_does_not_fit_is_refused() {
    let folder = Folder::new("ev-faults");
    folder.write("faulty.toml", "format = 1\nname = \"faulty\"\nopne = 3\n[bet]\nmultiple = \"two\"\n");
    let runs: &[&[&str]] = &[
        &["ev", "As Kd 5h 5c 1s", "9c"],
        &["ev", "As Kd 5h 5c As", "9c"],
        &["ev", "As Kd 5h 5c", "9c"],
        &["ev", "As Kd 5h 5c 10s 2d", "9c"],
        &["ev", "As Kd 5h 5c 10s", "5h"],
        &["ev", "As Kd 5h 5c 10s", "9c 9d"],
        &["ev", "As Kd 5h 5c 10s", ""],
        &["ev", "", "9c"],
        &["ev", "\u{1b}[2J", "9c"],
        &["ev", "\u{202e}As", "9c"],
        &["ev", "As Kd 5h 5c 10s", "9c", "--seen", "As"],
        &["ev", "As Kd 5h 5c 10s", "9c", "--bought", "exchange:6"],
        &["ev", "As Kd 5h 5c 10s", "9c", "--bought", "exchange:1"],
        &["ev", "As Kd 5h 5c 10s", "9c", "--bought", "seventh"],
        &["ev", "As Kd 5h 5c 10s", "9c", "--bonus", "-1"],
        &["ev", "As Kd 5h 5c 10s", "9c", "--bonus", "1/0"],
        &["ev", "As Kd 5h 5c 10s", "9c", "--bonus", "9999999999999999999999"],
        &["ev", "As Kd 5h 5c 10s", "9c", "--ante", "-5"],
        &["ev", "As Kd 5h 5c 10s", "9c", "--ante", "99999999999999999999"],
        &["ev", "As Kd 5h 5c 10s", "9c", "--insured", "1"],
        &["ev", "As Kd 5h 5c 10s", "9c", "--dealer", "2c 3c 4c 5d 6c"],
        &["ev", "As Kd 5h 5c 10s", "9c", "--rules", "trianer"],
        &["ev", "As Kd 5h 5c 10s", "9c", "--rules", "monaco"],
        &["ev", "As Kd 5h 5c 10s", "9c", "--rules", "nowhere.toml"],
        &["ev", "As Kd 5h 5c 10s", "9c", "--rules", "./"],
        &["ev", "As Kd 5h 5c 10s", "9c", "--rules", "faulty.toml"],
        &["ev", "As Kd 5h 5c 10s", "9c", "--rules", "caribbean", "--bonus", "1"],
        &["ev"],
        &["ev", "As Kd 5h 5c 10s"],
        &["ev", "--batch", "As Kd 5h 5c 10s", "9c"],
        &["ev", "As", "Kd", "5h", "5c", "10s", "9c"],
        &["ev", "As Kd 5h 5c 10s", "9c", "--bought", "sixth"],
    ];
    assert_snapshot!(transcript(&folder, runs));
}

#[test]
fn a_batch_answers_line_by_line() {
    let input = concat!(
        "{\"hand\":\"As Kd 5h 5c 10s\",\"upcard\":\"9c\",\"id\":123456789012345678901234567890}\n",
        "\n",
        "{\"hand\":[\"9s\",\"9d\",\"9h\",\"Kc\",\"2d\"],\"upcard\":\"4c\",\"rules\":\"pagat\",\"ante\":\"10\",\"seen\":[\"2c\"]}\r\n",
        "{\"hand\":\"9s 9d 9h Kc 2d\",\"upcard\":\"4c\",\"dealer\":\"Jc Td 7h 2s 4c\",\"id\":[\"a\", 1]}",
    );
    let ran = tuz_with(&["ev", "--batch"], input);
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 3);
    let alone = run(&["--json"]);
    let first = lines[0].replace("\"id\":123456789012345678901234567890,", "");
    assert_eq!(first, alone.out.trim_end());
    assert!(lines[1].starts_with("{\"format\":1,\"rules\":\"pagat\""), "{}", lines[1]);
    assert!(lines[2].starts_with("{\"format\":1,\"id\":[\"a\", 1],\"rules\":\"trainer\""), "{}", lines[2]);
}

#[test]
fn bad_lines_of_a_batch_are_told_and_the_rest_goes_on() {
    let mut input = Vec::new();
    for line in [
        "nonsense",
        "[]",
        "{\"upcard\":\"9c\"}",
        "{\"hand\":\"As Kd 5h 5c 10s\",\"upcard\":\"9c\",\"wrong\":1}",
        "{\"hand\":\"As Kd 5h 5c Zs\",\"upcard\":\"9c\",\"id\":\"b\"}",
        "{\"hand\":[1,2],\"upcard\":\"9c\"}",
        "{\"hand\":7,\"upcard\":\"9c\"}",
        "{\"hand\":\"As Kd\",\"upcard\":\"9c\",\"id\":{\"a\":1}}",
        "{\"hand\":\"As Kd 5h 5c 10s\",\"upcard\":\"9c\",\"ante\":1.5}",
        "{\"hand\":\"As Kd 5h 5c 10s\",\"upcard\":\"9c\",\"bonus\":\"x\"}",
        "{\"hand\":\"As Kd 5h 5c 10s\",\"upcard\":\"9c\",\"bought\":\"all\"}",
        "{\"hand\":\"As Kd 5h 5c 10s\",\"upcard\":\"9c\",\"rules\":\"nowhere\"}",
        "{\"hand\":\"As Kd 5h 5c 10s\",\"upcard\":\"9c\",\"dealer\":\"2c 3c 4c 5d 9c\"}",
    ] {
        input.extend_from_slice(line.as_bytes());
        input.push(b'\n');
    }
    input.extend_from_slice(b"\xff\xfe\n");
    input.extend(std::iter::repeat_n(b' ', 10).chain([b'x']).chain(std::iter::repeat_n(b' ', 100_000)));
    input.push(b'\n');
    let ran = tuz_with(&["ev", "--batch"], input);
    let shown: String =
        ran.out.lines().map(|line| line.chars().take(150).collect::<String>() + "\n").collect();
    assert_snapshot!(format!("{shown}--- {}--- exit {:?}", ran.err, ran.code));
}

#[test]
fn a_bonus_of_nothing_is_none() {
    assert_eq!(run(&["--bonus", "0"]).out, run(&[]).out);
    assert_eq!(run(&["--bonus", "0", "--json"]).out, run(&["--json"]).out);
}

/// An editor's mark before the text is no part of it.
#[test]
fn a_byte_order_mark_is_skipped() {
    let line = "{\"hand\":\"As Kd 5h 5c 10s\",\"upcard\":[\"9c\"]}";
    assert_eq!(tuz_with(&["ev", "--batch"], format!("\u{feff}{line}")).out, run(&["--json"]).out);
    let folder = Folder::new("ev-mark");
    let rules = tuz(&["rules", "show", "trainer", "--toml"]).out;
    folder.write("mark.toml", format!("\u{feff}{rules}"));
    let arguments = ["ev", "As Kd 5h 5c 10s", "9c", "--rules", "mark.toml"];
    assert_eq!(folder.run(&arguments).out, run(&[]).out);
}

#[cfg(unix)]
#[test]
fn input_that_is_a_folder_is_a_failure() {
    let folder = std::fs::File::open(env!("CARGO_MANIFEST_DIR")).unwrap();
    let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_tuz"));
    let output = program.args(["ev", "--batch"]).stdin(folder).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0), "{said}");
    assert!(said.starts_with("error: `-` cannot be read"), "{said}");
}

#[test]
fn an_empty_batch_is_no_fault() {
    let ran = tuz_with(&["ev", "--batch"], "");
    assert_eq!((ran.out.as_str(), ran.err.as_str(), ran.code), ("", "", Some(0)));
}
