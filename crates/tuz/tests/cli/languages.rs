use insta::assert_snapshot;

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
fn nothing_in_a_terminal_turns_its_direction() {
    let folder = Folder::new("languages-marks");
    for language in LANGUAGES {
        let run = |arguments: &[&str]| folder.run(&[&["--lang", language], arguments].concat()).out;
        let told = run(&["ev", "As Kd 5h 5c 10s", "9c"]) + &run(&["rules", "explain", "pagat"]);
        let hostile = |letter: char| letter != '\n' && tuz_house::is_hostile(letter);
        assert!(!told.contains(hostile), "{language}: {told:?}");
    }
}
