//! `tuz edge` and its kept answers.

use std::fs;
use std::sync::LazyLock;

use insta::{assert_json_snapshot, assert_snapshot};
use serde_json::{Value, json};

use crate::{Folder, Ran, tuz};

/// A folder in which answers are kept while these tests run, so that each is worked out once.
static KEPT: LazyLock<Folder> = LazyLock::new(|| Folder::new("edge-kept"));

/// Runs a command with the kept answers.
pub(crate) fn kept(arguments: &[&str]) -> Ran {
    KEPT.run(&[arguments, &["--data", "data"]].concat())
}

/// What is printed, without the time taken.
pub(crate) fn untimed(ran: &Ran) -> String {
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{ran}");
    let (text, time) = ran.out.trim_end().rsplit_once('\n').expect("several lines");
    assert!(time.ends_with(" s") || time.ends_with("--fresh works it out anew"), "{time}");
    text.trim_end().to_owned()
}

fn untimed_json(ran: &Ran) -> Value {
    let mut json = ran.json();
    assert!(json["seconds"].as_f64().is_some_and(|seconds| seconds >= 0.0));
    json["seconds"] = json!(0);
    json
}

#[test]
fn caribbean_costs_what_is_published() {
    assert_snapshot!(untimed(&kept(&["edge", "--rules", "caribbean"])));
    assert_json_snapshot!(untimed_json(&kept(&["edge", "--rules", "caribbean", "--json"])));
}

#[test]
fn a_blind_box_costs_more() {
    assert_snapshot!(untimed(&kept(&["edge", "--rules", "caribbean", "--blind"])));
    let json = untimed_json(&kept(&["edge", "--rules", "caribbean", "--blind", "--json"]));
    assert_eq!((&json["play"], &json["exact"]), (&json!("blind"), &json!("18390890767/110740169540")));
}

#[test]
fn an_exchange_costs_less() {
    assert_snapshot!(untimed(&kept(&["edge", "--rules", "oasis-1"])));
    assert_json_snapshot!(untimed_json(&kept(&["edge", "--rules", "oasis-1", "--json"])));
}

#[test]
fn what_has_no_answer_is_refused() {
    let folder = Folder::new("edge-refused");
    let rules = |rest: &str| format!("format = 1\nname = \"house\"\n{rest}");
    folder.write("twice.toml", rules("[exchange]\ntimes = 2\n"));
    folder.write("capped.toml", rules("[limits]\npayout = { most = 100, of = \"both\" }\n"));
    let runs: &[&[&str]] = &[
        &["edge", "--rules", "twice.toml"],
        &["edge", "--rules", "twice.toml", "--json"],
        &["edge", "--rules", "capped.toml"],
        &["edge", "--rules", "capped.toml", "--ante", "0"],
        &["edge", "--rules", "caribbean", "--bonus", "1"],
        &["edge", "--rules", "pagat", "--bonus", "1"],
        &["edge", "--rules", "nowhere"],
        &["edge", "--within", "2"],
        &["edge", "--within", "little"],
    ];
    assert_snapshot!(crate::transcript(&folder, runs));
    assert!(!folder.0.join("data").exists());
}

/// The ante decides what a limit in points caps, and a kept answer for another ante is another one.
#[test]
fn a_limit_in_points_hangs_on_the_ante() {
    let folder = Folder::new("edge-capped");
    let text = tuz(&["rules", "show", "caribbean", "--toml"]).out;
    folder.write("capped.toml", format!("{text}\n[limits]\npayout = {{ most = 1000, of = \"both\" }}\n"));
    let edge = |ante: &str| {
        let ran = folder.run(&["edge", "--rules", "capped.toml", "--ante", ante, "--data", "data", "--json"]);
        ran.json()["exact"].clone()
    };
    assert_eq!(edge("1"), json!("142031221/2718662100"));
    assert_ne!(edge("100"), edge("1"));
    assert_eq!(folder.files("data/answers").len(), 2);
}

#[test]
fn answers_are_kept_and_given_again() {
    let folder = Folder::new("edge-again");
    let arguments = ["edge", "--rules", "caribbean", "--data", "data"];
    let first = folder.run(&arguments);
    let [file] = &*folder.files("data/answers") else { panic!("one answer is kept") };
    let written = folder.read(file);

    let again = folder.run(&arguments);
    assert!(again.out.ends_with("--fresh works it out anew\n"), "{again}");
    assert_eq!(untimed(&again), untimed(&first));
    assert_eq!(folder.read(file), written);

    // The same game under another name, which is none of the shipped files.
    let renamed = tuz(&["rules", "show", "caribbean", "--toml"]).out.replace("\"caribbean\"", "\"mine\"");
    folder.write("mine.toml", renamed);
    let mine = folder.run(&["edge", "--rules", "mine.toml", "--data", "data"]);
    assert_eq!(untimed(&mine), untimed(&first).replace("caribbean", "mine"));
    assert_eq!(folder.files("data/answers"), [file.as_str()]);

    // What is damaged is worked out anew, and without a word.
    folder.write(file, &written[..written.len() / 2]);
    let mended = folder.run(&arguments);
    assert!(!mended.out.contains("--fresh"), "{mended}");
    assert_eq!(untimed(&mended), untimed(&first));

    let fresh = folder.run(&[&arguments[..], &["--fresh"]].concat());
    assert!(!fresh.out.contains("--fresh"), "{fresh}");
    assert_eq!(untimed(&fresh), untimed(&first));
    assert_eq!(folder.files("data/answers"), [file.as_str()]);
}

#[test]
fn where_nothing_can_be_kept_there_is_a_warning_and_an_answer() {
    let folder = Folder::new("edge-unkept");
    folder.write("file", "");
    let ran = folder.run(&["edge", "--rules", "caribbean", "--blind", "--data", "file", "--json"]);
    assert_eq!(ran.code, Some(0), "{ran}");
    assert_eq!(ran.json()["exact"], json!("18390890767/110740169540"));
    assert!(ran.err.starts_with("warning: the answer cannot be kept in `file/answers`: "), "{ran}");
    assert_eq!(ran.err.lines().count(), 1, "{ran}");
    assert_eq!(fs::read(folder.0.join("file")).expect("it is still there"), b"");
}

/// Ctrl-C as soon as the program listens to it, which Linux tells.
#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_ends_it_with_what_is_known() {
    use std::process::{Command, Stdio};

    const INTERRUPT: u64 = 1 << 1;
    let folder = Folder::new("edge-interrupted");
    let mut program = Command::new(env!("CARGO_BIN_EXE_tuz"));
    program.args(["edge", "--rules", "oasis-1", "--data", "data"]).current_dir(&folder.0);
    let mut child = program.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    let status = format!("/proc/{}/status", child.id());
    let listens = || {
        let status = fs::read_to_string(&status).expect("it runs");
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).expect("its signals");
        u64::from_str_radix(caught.trim(), 16).expect("a number") & INTERRUPT != 0
    };
    while !listens() {
        assert!(child.try_wait().expect("its state").is_none(), "it ended before it was interrupted");
        std::thread::yield_now();
    }
    let told = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("`kill`");
    assert!(told.success());
    let output = child.wait_with_output().expect("its end");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "error: interrupted before anything was known\n");
    assert_eq!(output.stdout, b"");
    assert!(!folder.0.join("data").exists());
}
