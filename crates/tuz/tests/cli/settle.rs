use insta::assert_snapshot;

use crate::{Folder, transcript, tuz};

#[test]
fn boxes_are_settled() {
    let folder = Folder::new("settle");
    let runs: &[&[&str]] = &[
        // Full house beats three, and the ace-king is paid though it alone would lose.
        &[
            "settle",
            "--box",
            "5d 5c 5h As Ad Ks",
            "--dealer",
            "7c 7d 7s 9h 4c",
            "--ante",
            "1",
            "--bought",
            "sixth",
        ],
        &[
            "settle",
            "--box",
            "5d 5c 5h As Ad Ks",
            "--dealer",
            "7c 7d 7s 9h 4c",
            "--ante",
            "1",
            "--bought",
            "sixth",
            "--json",
        ],
        // Two pair lose to three although they would be paid more.
        &[
            "settle",
            "--box",
            "Qh Qc 8s 8d 5c 5h",
            "--dealer",
            "7c 7s 7d 9h 4c",
            "--ante",
            "1",
            "--bought",
            "sixth",
        ],
        // A tie; the second straight is not paid.
        &[
            "settle",
            "--box",
            "9c 8d 7s 6s 5c 4h",
            "--dealer",
            "9s 8c 7h 6d 5s",
            "--ante",
            "1",
            "--bought",
            "sixth",
        ],
        &["settle", "--box", "4s 4d 4h 8c 2d", "--dealer", "As Kd 7h 5c 2s", "--ante", "20"],
        &["settle", "--box", "4s 4d 9h 8c 2d", "--dealer", "Qs Jd 7h 5c 2s", "--ante", "20", "--json"],
        &[
            "settle",
            "--box",
            "4s 4d 9h 8c 2d",
            "--dealer",
            "Qs Jd 7h 5c 2s",
            "--ante",
            "20",
            "--bought-game",
            "Jh",
        ],
        &[
            "settle",
            "--box",
            "4s 4d 9h 8c 2d",
            "--dealer",
            "Qs Jd 7h 5c 2s",
            "--ante",
            "20",
            "--bought-game",
            "3h",
            "--json",
        ],
        &[
            "settle",
            "--box",
            "9s 9d 9h 8c 2d",
            "--dealer",
            "Qs Jd 7h 5c 2s",
            "--ante",
            "20",
            "--insurance",
            "60",
            "--rules",
            "pagat",
        ],
        &["settle", "--box", "9s 8d 7h 6c 5d", "--dealer", "As Kd 7c 4c 2s", "--ante", "10", "--bonus", "5"],
        &[
            "settle",
            "--box",
            "9s 8d 7h 6c 5d",
            "--dealer",
            "As Kd 7c 4c 2s",
            "--ante",
            "10",
            "--bonus",
            "5",
            "--bought",
            "exchange:1",
            "--dealt",
            "9s 8d 7h 6c 2d",
        ],
        &["settle", "--box", "9s 8d 7h 6c 2d", "--ante", "10", "--bought", "exchange:1", "--fold"],
        &[
            "settle",
            "--box",
            "9s 8d 7h 6c 2d",
            "--dealer",
            "As Kd 7c 4c 2s",
            "--ante",
            "1000000000000",
            "--json",
            "--fold",
        ],
    ];
    assert_snapshot!(transcript(&folder, runs));
}

#[test]
fn what_cannot_be_settled_is_refused() {
    let folder = Folder::new("settle-faults");
    let settle = |more: &[&'static str]| {
        let all = ["settle", "--box", "4s 4d 9h 8c 2d", "--dealer", "Qs Jd 7h 5c 2s", "--ante", "20"];
        all.iter().chain(more).copied().collect::<Vec<_>>()
    };
    let runs: Vec<Vec<&str>> = vec![
        vec!["settle", "--box", "4s 4d 9h 8c", "--dealer", "Qs Jd 7h 5c 2s", "--ante", "20"],
        vec!["settle", "--box", "4s 4d 9h 8c 2d", "--dealer", "Qs Jd 7h 5c", "--ante", "20"],
        vec!["settle", "--box", "4s 4d 9h 8c 2d", "--dealer", "Qs Jd 7h 5c 2d", "--ante", "20"],
        vec!["settle", "--box", "4s 4d 9h 8c Zz", "--dealer", "Qs Jd 7h 5c 2d", "--ante", "20"],
        vec!["settle", "--box", "4s 4d 9h 8c 2d", "--dealer", "Qs Jd 7h 5c 2s", "--ante", "-20"],
        vec!["settle", "--box", "4s 4d 9h 8c 2d", "--dealer", "Qs Jd 7h 5c 2s", "--ante", "0"],
        vec!["settle", "--box", "4s 4d 9h 8c 2d", "--dealer", "Qs Jd 7h 5c 2s", "--ante", "many"],
        vec![
            "settle",
            "--box",
            "4s 4d 9h 8c 2d",
            "--dealer",
            "Qs Jd 7h 5c 2s",
            "--ante",
            "99999999999999999999",
        ],
        vec![
            "settle",
            "--box",
            "4s 4d 9h 8c 2d",
            "--dealer",
            "Qs Jd 7h 5c 2s",
            "--ante",
            "999999999999999999",
        ],
        vec!["settle", "--box", "4s 4d 9h 8c 2d", "--ante", "20"],
        settle(&["--bought", "sixth"]),
        settle(&["--bought", "exchange:2", "--bought", "exchange:2"]),
        settle(&["--insurance", "5"]),
        settle(&["--bonus", "-5"]),
        settle(&["--bonus", "5", "--bought", "exchange:1"]),
        settle(&["--side", "super=5"]),
        settle(&["--side", "super"]),
        settle(&["--side", "bonus=1", "--bonus", "1"]),
        settle(&["--bought-game", "Jd"]),
        settle(&["--bought-game", "4s"]),
        settle(&["--bought-game", "Jh", "--thrown", "Jd"]),
        settle(&["--bought-game", "Jh", "--rules", "six-box"]),
        settle(&["--bought-game", "Jh", "--fold"]),
        settle(&["--dealt", "4s 4d 9h"]),
    ];
    let runs: Vec<&[&str]> = runs.iter().map(Vec::as_slice).collect();
    assert_snapshot!(transcript(&folder, &runs));
}

/// What the table refuses is refused here, with the same sentence.
#[test]
fn antes_that_the_sheet_does_not_allow_are_refused() {
    let folder = Folder::new("settle-limits");
    let sheet = tuz(&["rules", "show", "trainer", "--toml"]).out;
    let limits = "[limits]\nante = { least = 10, most = 100, step = 5 }\n";
    assert!(sheet.contains("[limits]\n"), "{sheet}");
    folder.write("limits.toml", sheet.replace("[limits]\n", limits));
    let settle = |ante: &str| {
        let box_and_dealer = ["settle", "--box", "4s 4d 4h 8c 2d", "--dealer", "As Kd 7h 5c 2s"];
        let rest = ["--rules", "limits.toml", "--ante", ante];
        folder.run(&[&box_and_dealer[..], &rest[..]].concat())
    };
    assert_eq!(settle("10").code, Some(0), "{}", settle("10"));
    for (ante, limit) in [("5", "10"), ("105", "100"), ("12", "5")] {
        let (settled, played) =
            (settle(ante), folder.run(&["play", "--rules", "limits.toml", "--ante", ante]));
        assert_eq!((settled.code, settled.err.as_str()), (Some(2), played.err.as_str()), "{ante}");
        assert!(settled.err.contains(limit), "{settled}");
    }
}

#[test]
fn a_bonus_of_nothing_is_none() {
    let settle = |more: &[&str]| {
        let arguments = ["settle", "--box", "4s 4d 4h 8c 2d", "--dealer", "As Kd 7h 5c 2s", "--ante", "20"];
        tuz(&[&arguments[..], more].concat())
    };
    assert_eq!(settle(&["--bonus", "0"]).out, settle(&[]).out);
}
