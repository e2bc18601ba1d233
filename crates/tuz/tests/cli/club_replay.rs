use insta::assert_snapshot;

use crate::{Folder, transcript};

/// Hands in the format of `PokerStars`: six that agree, one of an unknown game, one that was cancelled.
pub(crate) const STARS: &str = include_str!("../../../club/tests/files/stars.txt");

fn folder(name: &str) -> Folder {
    let folder = Folder::new(name);
    folder.write("stars.txt", STARS);
    folder.write("wrong.txt", STARS.replace("calls $70 and", "calls $60 and"));
    folder.write("none.txt", "hello\n");
    folder.write("broke.txt", STARS.replace("Seat 1: Anna ($200", "Seat 1: Anna ($0"));
    folder
}

#[test]
fn recorded_hands_are_played_again() {
    let folder = folder("club-replay");
    let runs: &[&[&str]] = &[
        &["club", "replay", "stars.txt"],
        &["club", "replay", "stars.txt", "--hand", "1003", "--events"],
        &["club", "replay", "wrong.txt", "--hand", "1001"],
        &["club", "replay", "stars.txt", "--hand", "1001", "--phh"],
        &["club", "replay", "stars.txt", "--hand", "1"],
        &["club", "replay", "broke.txt", "--hand", "1001"],
        &["club", "replay", "none.txt"],
        &["club", "replay", "nowhere.txt"],
        &["club", "replay"],
        &["club"],
    ];
    assert_snapshot!(transcript(&folder, runs));
    insta::assert_json_snapshot!(
        folder.run(&["club", "replay", "wrong.txt", "--hand", "1001", "--json"]).json()
    );
}

#[test]
fn names_cannot_reach_the_terminal_as_they_are() {
    let folder = Folder::new("club-replay-names");
    folder.write("hostile.txt", STARS.replace("Chen", "Ch\u{1b}[2Jen\u{202e}"));
    for arguments in [&["club", "replay", "hostile.txt"][..], &["club", "replay", "hostile.txt", "--events"]]
    {
        let ran = folder.run(arguments);
        assert!(ran.out.contains(r"Ch\u{1b}[2Jen\u{202e}"), "{ran}");
        assert!(!ran.out.contains(['\u{1b}', '\u{202e}']), "{ran}");
    }
}

#[test]
fn what_is_written_as_phh_is_read_again() {
    let folder = folder("club-phh");
    let written = folder.run(&["club", "replay", "stars.txt", "--hand", "1004", "--phh"]);
    assert_eq!(written.code, Some(0), "{written}");
    folder.write("one.phhs", &written.out);
    let again = folder.run(&["club", "replay", "one.phhs", "--json"]).json();
    assert_eq!(
        (again["agree"].as_u64(), again["hands"][0]["id"].as_str()),
        (Some(1), Some("1004")),
        "{again}"
    );
    assert_eq!(folder.run(&["club", "replay", "one.phhs", "--phh"]).out, written.out);
}

#[test]
fn what_the_format_cannot_tell_is_named_and_not_written() {
    let folder = folder("club-phh-refused");
    let tilt = include_str!("../../../club/tests/files/tilt.txt");
    folder.write("both.txt", format!("{STARS}\n\n{tilt}"));
    let written = folder.run(&["club", "replay", "both.txt", "--phh"]);
    assert_eq!(written.code, Some(2), "{written}");
    assert_snapshot!(written.err);
    folder.write("written.phhs", &written.out);
    let again = folder.run(&["club", "replay", "written.phhs", "--json"]);
    assert_eq!(again.code, Some(0), "{again}");
    let hands = again.json()["hands"].as_array().unwrap().clone();
    let ids: Vec<&str> = hands.iter().filter_map(|hand| hand["id"].as_str()).collect();
    assert_eq!(ids, ["1001", "1003", "1004", "1005", "1006", "2001", "2002", "2004"]);
    assert_eq!(folder.run(&["club", "replay", "written.phhs", "--phh"]).out, written.out);
}

#[test]
fn a_name_stays_on_its_line() {
    let folder = Folder::new("club-replay-lines");
    folder.write(
        "one.phh",
        "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [100, 100]\n\
         actions = ['d dh p1 AsKs', 'd dh p2 ????', 'p2 f']\nhand = \"a\\nb\"\nplayers = [\"A\\nB\", \"C\"]\n\
         finishing_stacks = [100, 99]\n",
    );
    assert_snapshot!(folder.run(&["club", "replay", "one.phh", "--events"]).out);
}
