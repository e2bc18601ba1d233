use insta::assert_snapshot;

use serde_json::json;

use crate::club_replay::STARS;
use crate::edge::kept;
use crate::replay::recorded;
use crate::{Folder, transcript};

const LANGUAGES: [&str; 4] = ["ru", "fa", "ar", "th"];

/// What is typed: stakes, a reason, a mistake, an exchange by places in digits of other scripts, a decision.
const TYPED: &str = "?\n۲۵\n? i 5\nfly\n?\nx ๑ ٢\np\nk\n\nf\nq\n";

#[test]
fn hands_rules_and_settlements_are_told_in_every_language() {
    let folder = Folder::new("languages");
    for language in LANGUAGES {
        let runs: [&[&str]; 7] = [
            &["--lang", language, "ev", "As Kd 5h 5c 10s", "9c", "--rules", "trainer"],
            &["--lang", language, "hand", "As Ad Kh 8c 9d"],
            &[
                "--lang",
                language,
                "settle",
                "--box",
                "As Ad Kh 8c 9d",
                "--dealer",
                "Qs Qd 7h 6c 2d",
                "--ante",
                "10",
            ],
            &["--lang", language, "ev", "As Kd 5h 5c 10s", "As"],
            &["--lang", language, "play", "--rules", "trainer", "--boxes", "2"],
            &["--lang", language, "rules", "explain", "six-box"],
            &["--lang", language, "--own-digits", "rules", "show", "novo"],
        ];
        assert_snapshot!(language, transcript(&folder, &runs));
    }
}

#[test]
fn a_table_speaks_every_language() {
    for language in LANGUAGES {
        let seed = "07".repeat(32);
        let arguments = ["play", "--lang", language, "--rules", "trainer", "--house-seed", &seed];
        let ran = Folder::new(&format!("languages-play-{language}")).run_with(&arguments, TYPED);
        assert_eq!(ran.code, Some(0), "{ran}");
        assert_snapshot!(format!("play-{language}"), ran);
    }
}

#[test]
fn whole_games_simulations_and_records_are_told_in_every_language() {
    let (folder, _) = recorded("languages-replay");
    for language in ["en"].into_iter().chain(LANGUAGES) {
        let edge = kept(&["edge", "--lang", language, "--rules", "caribbean", "--blind"]);
        assert_eq!((edge.code, edge.err.as_str()), (Some(0), ""), "{edge}");
        // The last line tells how long it took.
        let (edge, _) = edge.out.trim_end().rsplit_once('\n').unwrap();
        let compared =
            kept(&["rules", "compare", "--lang", language, "caribbean", "caribbean-rf200", "--blind"]);
        let runs: [&[&str]; 3] = [
            &["--lang", language, "rules", "diff", "caribbean", "oasis-1"],
            &["--lang", language, "simulate", "--rules", "pagat", "--boxes", "2", "--rounds", "500"],
            &["--lang", language, "replay", "good.json"],
        ];
        assert_snapshot!(
            format!("cli-{language}"),
            format!("{edge}\n{compared}\n{}", transcript(&folder, &runs))
        );
    }
}

#[test]
fn poker_between_players_and_shuffles_are_told_in_every_language() {
    let (folder, mut record) = recorded("languages-club");
    folder.write("stars.txt", STARS);
    folder.write("wrong.txt", STARS.replace("calls $70 and", "calls $60 and"));
    record["shuffle"]["order"][0] = json!("2c");
    folder.write("order.json", record.to_string());
    for language in LANGUAGES {
        let runs: [&[&str]; 14] = [
            &["club", "equity", "--game", "omaha-hi-lo", "--board", "2c7d8h", "As3hKdQd", "Ac4c5c6c"],
            &["club", "equity", "--game", "draw", "AsAd[7h6c2d]", "KsQsJsTs[2c]", "--dead", "3s"],
            &["club", "equity", "--game", "razz", "As2s3d", "--random", "1", "--within", "0.01"],
            &["club", "equity", "AhKh", "QsQx"],
            &["club", "equity", "AhKh", "QsQd", "--board", "2c3"],
            &["club", "replay", "stars.txt"],
            &["club", "replay", "stars.txt", "--hand", "1003", "--events", "--own-digits"],
            &["club", "replay", "wrong.txt", "--hand", "1001"],
            &["club", "replay", "stars.txt", "--hand", "1"],
            &["club", "play", "--watch", "--seed", "3", "--hands", "1", "--players", "3"],
            &[
                "club",
                "play",
                "--watch",
                "--seed",
                "8",
                "--hands",
                "1",
                "--game",
                "stud-hi-lo",
                "--own-digits",
            ],
            &[
                "club",
                "play",
                "--watch",
                "--seed",
                "3",
                "--hands",
                "1",
                "--players",
                "2",
                "--game",
                "chinese",
            ],
            &["fair", "check", "good.json"],
            &["fair", "check", "order.json"],
        ];
        let runs = runs.map(|run| [&["--lang", language], run].concat());
        let runs: Vec<&[&str]> = runs.iter().map(Vec::as_slice).collect();
        assert_snapshot!(format!("club-{language}"), transcript(&folder, &runs));
        let json = |language| {
            let run = |file| folder.run(&["club", "replay", file, "--json", "--events", "--lang", language]);
            (run("stars.txt").json(), run("wrong.txt").json())
        };
        assert_eq!(json(language), json("en"), "JSON speaks English");
    }
}

#[test]
fn a_table_of_club_poker_speaks_every_language() {
    const DRAW: &str = "?\nc\nt 1 9\nt 1 1\nt Zz\nt\nthrow 2c\nfold\nfly\nt 1 2\nr many\nc\ndraw 1\n? s\nc\nstand\n\nrules\nc\nc\n";
    const ROWS: &str = "?\nAs / Ks\nAd\nAd Qd / Jh Jd\nJh Jd 8c / Ad 7d 6s 5h 4s\nauto\nq\n";
    const HOLDEM: &str = "r\nr 1\nb\nm\nc\nc\nc\nfly\nrules\n\nq\nq\n";
    for language in LANGUAGES {
        let folder = Folder::new(&format!("languages-club-play-{language}"));
        let play = |more: &[&str], typed: &str| {
            let ran = folder.run_with(&[&["club", "play", "--lang", language], more].concat(), typed);
            assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{ran}");
            ran.out
        };
        let draw = ["--game", "triple-draw-27", "--seed", "5", "--players", "3", "--hands", "1"];
        let rows = ["--game", "chinese", "--seed", "17", "--players", "3"];
        let holdem = ["--seed", "17", "--players", "2", "--own-digits"];
        assert_snapshot!(
            format!("club-play-{language}"),
            [play(&draw, DRAW), play(&rows, ROWS), play(&holdem, HOLDEM)].join("\n")
        );
    }
}

#[test]
fn nothing_in_a_terminal_turns_its_direction() {
    let folder = Folder::new("languages-marks");
    for language in LANGUAGES {
        let run = |arguments: &[&str]| folder.run(&[&["--lang", language], arguments].concat()).out;
        let told = run(&["ev", "As Kd 5h 5c 10s", "9c"])
            + &run(&["rules", "explain", "pagat"])
            + &run(&["club", "equity", "AhKh", "QsQd"])
            + &run(&["club", "play", "--watch", "--seed", "3", "--hands", "2", "--own-digits"]);
        let hostile = |letter: char| letter != '\n' && tuz_house::is_hostile(letter);
        assert!(!told.contains(hostile), "{language}: {told:?}");
    }
}

#[test]
fn help_is_shown_in_every_language() {
    let folder = Folder::new("languages-help");
    for language in LANGUAGES {
        let runs: [&[&str]; 6] = [
            &["--help", "--lang", language],
            &["help", "schema", "--lang", language],
            &["serve", "--help", "--lang", language],
            &["--lang", language, "help", "strategy"],
            &["--lang", language, "hand", "-h"],
            &["--lang", language, "club", "help"],
        ];
        assert_snapshot!(format!("help-{language}"), transcript(&folder, &runs));
    }
}

/// The environment names a language, and an argument another one.
#[test]
fn the_environment_may_name_the_language() {
    let folder = Folder::new("languages-environment");
    let run = |tag: &str, arguments: &[&str]| {
        let mut program = folder.program(arguments);
        program.env("TUZ_LANG", tag).output().unwrap()
    };
    let told = |output: &std::process::Output| String::from_utf8(output.stdout.clone()).unwrap();
    assert_eq!(
        told(&run("ru", &["hand", "As Ad Kh 8c 9d"])),
        folder.run(&["--lang", "ru", "hand", "As Ad Kh 8c 9d"]).out
    );
    assert_eq!(told(&run("ru", &["--lang=en", "--help"])), folder.run(&["--help"]).out);
    assert_eq!(told(&run("", &["--help"])), folder.run(&["--help"]).out);
    let refused = run("xx", &["--help"]);
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(said.starts_with("error: `TUZ_LANG` in the environment: "), "{said}");
}

#[test]
fn what_is_refused_is_told_in_every_language() {
    let (folder, mut record) = recorded("languages-refused");
    record["events"][0]["staked"]["boxes"][0]["ante"] = json!(11);
    folder.write("other.json", record.to_string());
    record["pack"] = json!([]);
    folder.write("broken.json", record.to_string());
    folder.write("bad.toml", "format = 1\nname = \"Bad\"\nopne = 2\n[table]\nboxes = 99\n");
    folder.write("stars.txt", STARS.replace("$0.50", "$x"));
    for language in LANGUAGES {
        let runs: Vec<&[&str]> = vec![
            &["plya"],
            &["pl\nya"],
            &["club"],
            &["hand", "--jsn", "As"],
            &["hand", "As", "Kd"],
            &["hand"],
            &["hand", "As Kd 5h 5c 10s 2c 3c"],
            &["hand", "As 1d"],
            &["hand", "As Kx"],
            &["hand", "As Kd As"],
            &["hand", "As", "--rules", "lunr"],
            &["hand", "As Ad Kh 8c 9d", "--rules", "bad.toml"],
            &["rules", "check", "bad.toml", "trainer"],
            &["rules", "show", "nowhere.toml"],
            &["rules", "show", "now\nhere.toml"],
            &["completions", "tcsh"],
            &["ev", "As Kd 5h 5c 10s", "9c", "--bonus", "many"],
            &["ev", "As Kd 5h 5c 10s", "9c", "--bought", "seventh"],
            &["ev", "As Kd 5h 5c 10s", "9c", "--insured", "1"],
            &["ev", "As Kd 5h 5c 10s 2c", "9c"],
            &["ev", "--batch", "As"],
            &["settle", "--box", "As Ad Kh 8c 9d", "--ante", "10"],
            &["settle", "--box", "As Ad Kh 8c 9d", "--dealer", "As Qd 7h 6c 2d", "--ante", "10"],
            &["edge", "--rules", "wiki-repeat"],
            &["edge", "--within", "2"],
            &["edge", "--json", "--json"],
            &["edge", "--check", "bad.toml"],
            &["edge", "--check", "nowhere.csv"],
            &["edge", "--check", "."],
            &["strategy", "--cost", "pair-or-beter"],
            &["strategy", "--format", "csv"],
            &["simulate", "--rounds", "0"],
            &["simulate", "--strategy", "card:0"],
            &["simulate", "--rules", "caribbean", "--strategy", "three-rules", "--ante", "-5"],
            &["play", "--balance", "-1"],
            &["play", "--seed", ""],
            &["replay", "other.json"],
            &["replay", "broken.json"],
            &["replay", "bad.toml"],
            &["fair", "check", "good.json", "--commitment", "xyz"],
            &["club", "play", "--game", "whist"],
            &["club", "equity", "--game", "holdm", "AhKh", "QsQd"],
            &["club", "play", "--players", "11"],
            &["club", "play", "--game", "stud", "--stakes", "1/2", "--bring-in", "1"],
            &["club", "play", "--game", "chinese", "--stack", "9"],
            &["club", "equity", "AhKh"],
            &["club", "equity", "AhKh", "QsQdJs"],
            &["club", "equity", "--game", "draw", "AhKh[", "QsQdJs2c2d"],
            &["club", "equity", "AhKh", "AhQd"],
            &["club", "replay", "stars.txt"],
            &["club", "replay", "bad.toml"],
        ];
        let runs: Vec<Vec<&str>> = runs.iter().map(|run| [&["--lang", language], *run].concat()).collect();
        let runs: Vec<&[&str]> = runs.iter().map(Vec::as_slice).collect();
        assert_snapshot!(format!("refused-{language}"), transcript(&folder, &runs));
    }
}
