use insta::assert_snapshot;

use crate::{Folder, transcript, tuz};

#[test]
fn hands_are_read() {
    let folder = Folder::new("hand");
    let runs: &[&[&str]] = &[
        &["hand", "As Ad Kh 8c 9d"],
        &["hand", "As Ad Kh 8c 9d", "--json"],
        &["hand", "Ac Kc Qc Jc 10c 9c", "--json"],
        &["hand", "AsKdQhJcTd9s"],
        &["hand", "8c 7d 6s 5c 4d 5h", "--json"],
        &["hand", "Т♠ К♦ 5♥ 3♣ 10♠"],
        &["hand", "Js Td 7h 5c 2d", "--json"],
        &["hand", "As Ad Kh 8c 9d", "--rules", "caribbean", "--json"],
    ];
    assert_snapshot!(transcript(&folder, runs));
}

#[test]
fn what_is_no_hand_is_refused() {
    let folder = Folder::new("hand-faults");
    let runs: &[&[&str]] = &[
        &["hand", ""],
        &["hand", "As"],
        &["hand", "As Ad Kh 8c 9d 2c 3c"],
        &["hand", "As As Kh 8c 9d"],
        &["hand", "As Ad Kh 8c 9x"],
        &["hand", "As Ad Kh 8c 9\u{7}"],
        &["hand"],
        &["hand", "As", "Ad"],
        &["hand", "As", "--rules", "trainer", "10s"],
    ];
    assert_snapshot!(transcript(&folder, runs));
}

/// Cards, both combinations and what they pay together.
#[test]
fn worked_payouts_come_out() {
    for (cards, first, second, pays) in [
        ("Ac Kc Qc Jc Tc 9c", "royal-flush", Some("straight-flush"), 150),
        ("Ah Kh Qh Jh Th 7h", "royal-flush", Some("flush"), 105),
        ("5s 4s 3s 2s As Kd", "straight-flush", Some("ace-king"), 51),
        ("6c 6d 6h 6s Jh Js", "four", Some("full-house"), 27),
        ("Ah Th 8h 7h 2h 7s", "flush", Some("pair"), 6),
        ("Qc Qh 6s 6d 3h 3s", "two-pair", Some("two-pair"), 4),
        ("As Ad Ah Ac 9d", "four", None, 20),
        ("As Ks Js 8s 3s", "flush", None, 5),
        ("Kc Kd Kh As Ad Qs", "full-house", None, 7),
    ] {
        let json = tuz(&["hand", cards, "--json"]).json();
        assert_eq!(json["pays"], pays, "{cards}");
        assert_eq!(json["combinations"][0]["rank"], first, "{cards}");
        assert_eq!(json["combinations"][1]["rank"].as_str(), second, "{cards}");
    }
}
