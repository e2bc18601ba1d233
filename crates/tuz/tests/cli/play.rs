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
    let typed = "zero\n9\n1\n?\nseed lucky horse\n25 bonus 5\n?\n? i 5\n? x 7\nfly\nx\nx 1\np\nf\nk\nrules\n0\nsuper 5\n10\nmore\nf\nq\n";
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
