use std::process::Command;

use insta::assert_snapshot;
use serde_json::json;

use crate::replay::recorded;
use crate::transcript;

#[test]
fn shuffles_are_checked() {
    let (folder, record) = recorded("fair");
    let shuffle = &record["shuffle"];
    folder.write("shuffle.json", shuffle.to_string());
    let commitment = shuffle["commitment"].as_str().unwrap();
    let other = "00".repeat(32);
    let runs: &[&[&str]] = &[
        &["fair", "check", "good.json"],
        &["fair", "check", "shuffle.json"],
        &["fair", "check", "good.json", "--commitment", commitment],
        &["fair", "check", "shuffle.json", "--commitment", &other],
        &["fair", "check", "shuffle.json", "--commitment", "xyz"],
    ];
    assert_snapshot!(transcript(&folder, runs));
    insta::assert_json_snapshot!(
        folder.run(&["fair", "check", "good.json", "--json", "--commitment", commitment]).json()
    );
}

#[test]
fn what_does_not_hold_is_told() {
    let (folder, record) = recorded("fair-faults");
    let change = |name: &str, pointer: &str, value| {
        let mut changed = record.clone();
        *changed.pointer_mut(pointer).unwrap() = value;
        folder.write(name, changed.to_string());
    };
    change("seed.json", "/shuffle/seed", json!("08".repeat(32)));
    change("order.json", "/shuffle/order/0", json!("2c"));
    change("short.json", "/shuffle/order", json!(["As"]));
    change("words.json", "/shuffle/player_seed", json!("other words"));
    change("nonce.json", "/shuffle/nonce", json!("2"));
    change("kind.json", "/shuffle/seed", json!(7));
    change("dealt.json", "/events/1/dealt/dealer/0", json!("2c"));
    let mut without = record.clone();
    without.as_object_mut().unwrap().remove("shuffle");
    folder.write("without.json", without.to_string());
    folder.write("empty.json", "");
    folder.write("list.json", "[]");
    folder.write("twice.json", record.to_string().replacen("\"nonce\":", "\"nonce\":\"1\",\"nonce\":", 1));
    let mut ends = record.clone();
    ends["events"].as_array_mut().unwrap().truncate(2);
    folder.write("begun.json", ends.to_string());
    ends["events"] = json!([]);
    folder.write("nothing.json", ends.to_string());
    for (file, holds, shuffle, round) in [
        ("seed.json", false, "fails", json!(null)),
        ("dealt.json", false, "holds", json!("parts")),
        ("begun.json", false, "holds", json!("unfinished")),
        ("nothing.json", false, "holds", json!("unfinished")),
        ("good.json", true, "holds", json!("follows")),
    ] {
        let json = folder.run(&["fair", "check", file, "--json"]).json();
        assert_eq!((&json["holds"], &json["shuffle"]), (&json!(holds), &json!(shuffle)), "{file}");
        assert_eq!(json["round"], round, "{file}");
    }
    let runs: &[&[&str]] = &[
        &["fair", "check", "seed.json"],
        &["fair", "check", "order.json"],
        &["fair", "check", "short.json"],
        &["fair", "check", "words.json"],
        &["fair", "check", "nonce.json"],
        &["fair", "check", "kind.json"],
        &["fair", "check", "dealt.json"],
        &["fair", "check", "without.json"],
        &["fair", "check", "empty.json"],
        &["fair", "check", "list.json"],
        &["fair", "check", "nowhere.json"],
        &["fair", "check", "seed.json", "--json"],
        &["fair", "check", "twice.json"],
        &["fair", "check", "begun.json"],
        &["fair", "check", "nothing.json"],
        &["fair"],
    ];
    assert_snapshot!(transcript(&folder, runs));
}

/// The script that shares no code with the program accepts and refuses the same files, with the same exit code.
#[test]
fn the_independent_script_agrees() {
    const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../fair/tests/verify.py");
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("skipped: there is no python3");
        return;
    }
    let (folder, record) = recorded("fair-script");
    let mut seed = record.clone();
    seed["shuffle"]["seed"] = json!("08".repeat(32));
    let mut kind = record.clone();
    kind["shuffle"]["seed"] = json!(7);
    let mut without = record.clone();
    without.as_object_mut().unwrap().remove("shuffle");
    folder.write("shuffle.json", record["shuffle"].to_string());
    folder.write("seed.json", seed.to_string());
    folder.write("kind.json", kind.to_string());
    folder.write("without.json", without.to_string());
    folder.write("list.json", "[]");
    folder.write("text.json", "hello");
    for (file, code) in [
        ("good.json", 0),
        ("shuffle.json", 0),
        ("seed.json", 2),
        ("kind.json", 2),
        ("without.json", 2),
        ("list.json", 2),
        ("text.json", 2),
        ("nowhere.json", 2),
    ] {
        let script = Command::new("python3").arg(SCRIPT).arg(file).current_dir(&folder.0).output().unwrap();
        assert_eq!(script.status.code(), Some(code), "{file}: {script:?}");
        assert_eq!(folder.run(&["fair", "check", file]).code, Some(code), "{file}");
    }
}
