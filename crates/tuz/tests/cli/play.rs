use insta::assert_snapshot;

use crate::{Folder, Ran};

/// The house's secret of the tests: this byte 32 times.
fn house(byte: &str) -> String {
    byte.repeat(32)
}

fn play(name: &str, seed: &str, more: &[&str], input: &str) -> Ran {
    let seed = house(seed);
    let arguments: Vec<&str> =
        ["play", "--house-seed", &seed].into_iter().chain(more.iter().copied()).collect();
    Folder::new(name).run_with(&arguments, input)
}

#[test]
fn a_table_is_chosen_and_two_rounds_are_played() {
    let typed = "zero\n99\n1\n?\nseed lucky horse\n25 bonus 5\n?\n? i 5\n? x 7\nfly\nx\nx 1\np\nf\nk\nrules\n0\nsuper 5\n10\nmore\nf\nq\n";
    assert_snapshot!(play("play-choose", "07", &[], typed));
}

#[test]
fn without_advice_the_cost_is_told_afterwards() {
    assert_snapshot!(play("play-no-advice", "16", &["--rules", "trainer", "--no-advice"], "\nmore\np\nb\n"));
}

#[test]
fn hands_are_insured() {
    assert_snapshot!(play("play-insurance", "21", &["--rules", "pagat"], "\n6\np\n? i 81\ni 1000\ni\nq\n"));
}

#[test]
fn several_boxes_are_played_some_of_them_blind() {
    let typed = "\n6\np\nx 1\nf\nq\n";
    assert_snapshot!(play(
        "play-boxes",
        "07",
        &["--rules", "six-box", "--boxes", "4", "--seed", "mine"],
        typed
    ));
}

#[test]
fn the_table_ends_when_the_balance_does() {
    assert_snapshot!(play("play-poor", "07", &["--rules", "trainer", "--balance", "1"], "\n?\np\nf\n"));
}

#[test]
fn the_end_of_the_input_in_a_round_leaves_the_table() {
    assert_snapshot!(play("play-eof", "07", &["--rules", "trainer"], "\n"));
    assert_snapshot!(play("play-nothing", "07", &[], ""));
}

#[test]
fn what_cannot_be_played_is_refused() {
    for (place, more) in [
        &["--ante", "-1", "--rules", "trainer"][..],
        &["--ante", "0", "--rules", "trainer"],
        &["--ante", "2000", "--rules", "trainer"],
        &["--balance", "-1", "--rules", "trainer"],
        &["--balance", "99999999999999999", "--rules", "trainer"],
        &["--boxes", "2", "--rules", "trainer"],
        &["--boxes", "10"],
        &["--seed", "", "--rules", "trainer"],
        &["--seed", "a\nb", "--rules", "trainer"],
        &["--rules", "nowhere"],
    ]
    .iter()
    .enumerate()
    {
        let ran = play(&format!("play-refused-{place}"), "07", more, "");
        assert_snapshot!(format!("refused-{place}"), format!("{more:?}\n{ran}"));
        assert_eq!(ran.code, Some(2), "{more:?}");
    }
}

#[test]
fn a_decision_can_be_looked_at_again() {
    let typed = "seed \u{7}\n\nx 1 1\nx 7h 7h\n\nrules\nhand\nrules more\nq\n?\nq\nq\n";
    let ran = play("play-again", "07", &["--rules", "trainer"], typed);
    assert_eq!(ran.out.matches("“1” stands there twice").count(), 1, "{ran}");
    assert_eq!(ran.out.matches("[7♥]").count(), 3, "{ran}");
    assert_eq!(ran.out.matches("rules more tells everything.").count(), 1, "{ran}");
    assert_eq!(ran.out.matches("You lose what is staked: q again leaves.").count(), 2, "{ran}");
    assert!(ran.out.contains(&format!("seed       {}", house("07"))), "{ran}");
    assert!(ran.out.contains("You leave in the middle of a round"), "{ran}");
}

#[test]
fn what_is_no_text_is_refused() {
    let folder = Folder::new("play-bytes");
    let mut typed = b"seed \xff\xfe\n".to_vec();
    typed.extend(b"q\n");
    let ran = folder.run_with(&["play", "--rules", "trainer"], typed);
    assert!(ran.out.contains("That is no text in UTF-8."), "{ran}");
    assert!(!ran.out.contains("Your words count"), "{ran}");
}

#[test]
fn a_bonus_of_nothing_is_none() {
    let ran = play("play-bonus", "07", &["--rules", "trainer"], "10 bonus 0\nf\nq\n");
    assert!(ran.out.contains("Enter deals with an ante of 10: "), "{ran}");
    assert!(!ran.out.contains("bonus 0:"), "{ran}");
}

#[test]
fn shuffles_differ_without_a_fixed_secret() {
    let folder = Folder::new("play-random");
    let commitment = || {
        let out = folder.run_with(&["play", "--rules", "trainer"], "q\n").out;
        out.lines().find_map(|line| line.strip_prefix("commitment ")).unwrap().to_owned()
    };
    assert_ne!(commitment(), commitment());
}

#[test]
fn finished_rounds_are_recorded_and_hold() {
    let folder = Folder::new("play-record");
    let seed = house("07");
    let arguments = ["play", "--house-seed", &seed, "--rules", "trainer", "--record", "records"];
    let ran = folder.run_with(&arguments, "\nx 1\np\nseed horse\n\nf\n\n");
    assert_eq!(ran.code, Some(0), "{ran}");
    let records = folder.files("records");
    assert_eq!(records.len(), 2, "{ran}");
    for record in &records {
        assert_eq!(folder.run(&["replay", record]).code, Some(0), "{record}");
        assert_eq!(folder.run(&["fair", "check", record]).code, Some(0), "{record}");
    }
    // The same shuffle again would be the same file, which is not written over.
    let again = folder.run_with(&arguments, "\nf\n");
    assert_eq!(again.code, Some(1), "{again}");
    assert!(again.err.contains("cannot be written"), "{again}");
}

/// What a table may do and no shipped file does: blind boxes with rights, common cards dealt after all, insurance
/// before the bet, a chosen card, bets that pay at once.
const STRANGE: &str = include_str!("files/strange.toml");

#[test]
fn strange_rules_are_played() {
    let folder = Folder::new("play-strange");
    folder.write("strange.toml", STRANGE);
    let seed = house("2a");
    let arguments = ["play", "--house-seed", &seed, "--rules", "strange.toml", "--boxes", "5"];
    let typed = "\n24 bonus 2 super 3\ni\nx 1 2\np\n?\nf\ni\nx 3\np\nb\nb 2c\nn\nk\nk\nk\nk\nk\n";
    assert_snapshot!(folder.run_with(&arguments, typed));
}

/// Whatever is typed, the table goes on or ends in order, and what it records holds.
#[test]
fn no_words_bring_the_table_down() {
    const WORDS: [&str; 28] = [
        "",
        "",
        "f",
        "p",
        "p",
        "p",
        "6",
        "x 1",
        "x 2 3",
        "x 1 2 3 4 5",
        "x As",
        "i",
        "i 5",
        "n",
        "n",
        "k",
        "k",
        "b",
        "b Ks",
        "more",
        "?",
        "? f",
        "10",
        "24 super 3",
        "seed hi",
        "rules",
        "\u{1b}[2J",
        "é",
    ];
    let folder = Folder::new("play-words");
    folder.write("strange.toml", STRANGE);
    let tables =
        [("trainer", "1"), ("pagat", "4"), ("online", "2"), ("oasis-12321", "1"), ("strange.toml", "5")];
    let mut number: u64 = 1;
    for (place, (rules, boxes)) in tables.into_iter().cycle().take(10).enumerate() {
        let mut typed = String::new();
        for _ in 0..50 {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            typed.push_str(WORDS[(number >> 33) as usize % WORDS.len()]);
            typed.push('\n');
        }
        let records = format!("records-{place}");
        let ran =
            folder.run_with(&["play", "--rules", rules, "--boxes", boxes, "--record", &records], &typed);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{rules}: {typed}\n{ran}");
        assert!(ran.out.contains("You leave with"), "{ran}");
        for record in folder.files(&records) {
            assert_eq!(folder.run(&["replay", &record]).code, Some(0), "{record}");
            assert_eq!(folder.run(&["fair", "check", &record]).code, Some(0), "{record}");
        }
    }
}
