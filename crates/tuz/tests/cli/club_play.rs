use insta::assert_snapshot;

use crate::{Folder, Ran, transcript, tuz, tuz_with};

const GAMES: [&str; 14] = [
    "holdem",
    "omaha",
    "omaha-5",
    "omaha-6",
    "omaha-hi-lo",
    "pineapple",
    "crazy-pineapple",
    "stud",
    "stud-hi-lo",
    "razz",
    "draw",
    "iranian-draw",
    "single-draw-27",
    "triple-draw-27",
];

fn play(more: &[&str], typed: &str) -> Ran {
    tuz_with(&[&["club", "play"], more].concat(), typed)
}

#[test]
fn the_command_explains_itself() {
    assert_snapshot!(tuz(&["club", "play", "--help"]));
}

#[test]
fn no_limit_holdem_is_played_hand_after_hand() {
    let typed = "?\nc\nr 5\nraise\nr 60\nc\nc\nc\n\ncall\nfold\nrules\n\nf\nq\n";
    assert_snapshot!(play(&["--seed", "17", "--players", "4"], typed));
}

#[test]
fn stud_is_brought_in_and_played_for_two_sizes() {
    let typed = "b\nc\nr\nc\nr 20\nc\nc\nc\nc\n\nrules\nf\nc\n";
    assert_snapshot!(play(&["--game", "stud", "--seed", "4", "--players", "3"], typed));
}

#[test]
fn hi_lo_is_told_with_both_halves() {
    let typed = "c\nc\nc\nc\nc\nc\nc\nc\n";
    assert_snapshot!(play(&["--game", "stud-hi-lo", "--seed", "8", "--players", "4", "--hands", "1"], typed));
}

#[test]
fn cards_are_drawn_three_times() {
    let typed = "c\nt 1 9\nt 1 1\nthrow 2c\nfold\nt 1 2\nc\ndraw 1\n? s\nc\nstand\nc\nc\n";
    let more = ["--game", "triple-draw-27", "--seed", "5", "--players", "3", "--hands", "1"];
    assert_snapshot!(play(&more, typed));
}

#[test]
fn the_iranian_pack_depends_on_the_players() {
    let typed = "c\nt 1 2\nc\nc\nc\nc\n";
    assert_snapshot!(play(&["--game", "iranian-draw", "--seed", "9", "--hands", "1"], typed));
}

#[test]
fn a_pineapple_card_is_thrown_away() {
    let typed = "c\ns\nt 1 2\nt 1\nc\nc\nc\nc\n";
    assert_snapshot!(play(&["--game", "pineapple", "--seed", "5", "--players", "3", "--hands", "1"], typed));
}

#[test]
fn thirteen_cards_are_set() {
    let typed = "?\nAs / Ks\nzero\nAd\nAd Qd / Jh Jd\nAd Qd 8c / Ad Jh Jd 7d 6s\nJh Jd 8c / Ad 7d 6s 5h 4s\n\
         Ad Qd 8c / Jh Jd 7d 6s 4s\nrules\n\n\nauto\nq\n";
    assert_snapshot!(play(&["--game", "chinese", "--seed", "17", "--players", "3"], typed));
}

#[test]
fn bots_are_watched_with_all_cards_open() {
    let watch = |more: &[&str]| play(&[&["--watch", "--seed", "3"], more].concat(), "");
    assert_snapshot!(watch(&["--hands", "2", "--players", "3"]));
    assert_snapshot!(watch(&["--game", "chinese", "--hands", "1", "--players", "2"]));
    // Nobody is left to play with before all hands are played.
    let short = watch(&["--stack", "10", "--players", "2", "--hands", "1000"]);
    assert_eq!(short.code, Some(0), "{short}");
    assert!(short.out.contains("has no chips left"), "{short}");
    assert!(short.out.ends_with("were played.\n") || short.out.ends_with("was played.\n"), "{short}");
}

#[test]
fn the_end_of_the_input_leaves_the_table() {
    assert_snapshot!(play(&["--seed", "17"], ""));
    let typed = play(&["--seed", "17"], "q\nc\nq\nq\n");
    assert_eq!(typed.code, Some(0), "{typed}");
    assert_eq!(typed.out.matches("You lose what is staked: q again leaves.").count(), 2, "{typed}");
}

#[test]
fn what_cannot_be_played_is_refused() {
    let folder = Folder::new("club-play-faults");
    folder.write("there.phhs", "");
    let runs: &[&[&str]] = &[
        &["club", "play", "--game", "whist"],
        &["club", "play", "--players", "1"],
        &["club", "play", "--players", "11"],
        &["club", "play", "--players", "18446744073709551615"],
        &["club", "play", "--game", "omaha-6", "--players", "8"],
        &["club", "play", "--stakes", "10/5"],
        &["club", "play", "--stakes", "10"],
        &["club", "play", "--stakes", "0/0"],
        &["club", "play", "--stakes", "18446744073709551615/18446744073709551615"],
        &["club", "play", "--stack", "0"],
        &["club", "play", "--stack", "9000000000000000000"],
        &["club", "play", "--ante", "-1"],
        &["club", "play", "--bring-in", "3"],
        &["club", "play", "--game", "stud", "--stakes", "1/2"],
        &["club", "play", "--seed", "-1"],
        &["club", "play", "--hands", "0"],
        &["club", "play", "--record", "there.phhs"],
        &["club", "play", "--game", "chinese", "--stack", "5"],
        &["club", "play", "--game", "chinese", "--players", "5"],
    ];
    assert_snapshot!(transcript(&folder, runs));
    assert!(runs.iter().all(|arguments| folder.run(arguments).code != Some(0)));
}

#[test]
fn recorded_hands_of_every_game_agree() {
    let folder = Folder::new("club-play-record");
    for game in GAMES {
        let file = format!("{game}.phhs");
        let more = ["--game", game, "--seed", "7", "--record", &file];
        let played = folder.run(&[&["club", "play", "--watch", "--hands", "6"], &more[..]].concat());
        assert_eq!((played.code, played.err.as_str()), (Some(0), ""), "{game}: {played}");
        let replayed = folder.run(&["club", "replay", &file, "--json"]);
        assert_eq!(replayed.code, Some(0), "{game}: {replayed}");
        assert_eq!(replayed.json()["agree"].as_u64(), Some(6), "{game}: {replayed}");
    }
}

/// Whatever is typed, the table goes on or ends in order, and what it records agrees.
#[test]
fn no_words_bring_the_table_down() {
    const WORDS: [&str; 24] = [
        "",
        "c",
        "c",
        "c",
        "c",
        "f",
        "r",
        "r 40",
        "raise 1",
        "m",
        "all",
        "b",
        "s",
        "t 1",
        "t 1 2",
        "d 5",
        "throw As",
        "?",
        "? f",
        "rules",
        "q",
        "\u{1b}[2J",
        "é",
        "auto",
    ];
    let folder = Folder::new("club-play-words");
    let mut number: u64 = 1;
    for game in GAMES.into_iter().chain(["chinese"]) {
        let mut typed = String::new();
        for _ in 0..80 {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            typed.push_str(WORDS[(number >> 33) as usize % WORDS.len()]);
            typed.push('\n');
        }
        let file = format!("{game}.phhs");
        let record = if game == "chinese" { vec![] } else { vec!["--record", &file] };
        let arguments = [&["club", "play", "--game", game, "--seed", "11"], &record[..]].concat();
        let ran = folder.run_with(&arguments, &typed);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{game}: {typed}\n{ran}");
        assert!(ran.out.contains(" played."), "{ran}");
        assert!(!ran.out.contains('\u{1b}'), "{ran}");
        if game != "chinese" && !folder.read(&file).is_empty() {
            let replayed = folder.run(&["club", "replay", &file]);
            assert_eq!(replayed.code, Some(0), "{game}: {replayed}");
        }
    }
}
