use std::process::{Command, Stdio};

use insta::assert_snapshot;

use crate::{Folder, transcript, tuz};

#[test]
fn the_program_explains_itself() {
    assert_snapshot!(tuz(&["--help"]));
    assert_snapshot!(tuz(&["ev", "--help"]));
    assert_eq!(tuz(&["--version"]).out, format!("tuz {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn what_is_not_understood_is_refused() {
    let folder = Folder::new("faults");
    let runs: &[&[&str]] = &[
        &["plya"],
        &["--lang", "xx", "hand", "As"],
        &["hand", "--jsn", "As"],
        &["completions", "tcsh"],
        &["schema", "x"],
    ];
    assert_snapshot!(transcript(&folder, runs));
}

#[test]
fn english_can_be_asked_for_anywhere() {
    assert_eq!(tuz(&["hand", "--lang", "en", "As Ad Kh 8c 9d"]).code, Some(0));
}

#[test]
fn every_shell_gets_completions() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let ran = tuz(&["completions", shell]);
        assert_eq!(ran.code, Some(0), "{ran}");
        assert!(ran.out.contains("batch"), "{shell}");
    }
}

#[test]
fn a_reader_that_goes_away_is_no_fault() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tuz"));
    let mut child = program
        .args(["rules", "show", "trainer"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

/// A pipe is no terminal: nothing is coloured.
#[test]
fn pipes_get_no_colours() {
    assert!(!tuz(&["ev", "As Kd 5h 5c 10s", "9c"]).out.contains('\u{1b}'));
}
