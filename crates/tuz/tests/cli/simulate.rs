use insta::assert_snapshot;

use crate::{Folder, transcript, tuz};

#[test]
fn rounds_are_summed_up() {
    let folder = Folder::new("simulate");
    folder.write(
        "buyer.toml",
        concat!(
            "format = 1\nname = \"buyer\"\n[[first]]\nat_least = \"pair\"\ndo = \"play\"\n",
            "[[first]]\ndraw = \"flush\"\ndo = \"exchange\"\nkeep = \"flush-draw\"\n",
            "[[first]]\nhand = \"ace-king\"\ndo = \"sixth\"\n[[bet]]\nat_least = \"pair\"\ndo = \"play\"\n",
            "[[insure]]\nup = \"2-9\"\ndo = \"insure\"\n[[dealer_game]]\nat_least = \"two-pair\"\ndo = \"buy\"\n",
        ),
    );
    let runs: &[&[&str]] = &[
        &["simulate", "--rounds", "20000"],
        &["simulate", "--rules", "caribbean", "--strategy", "pair-or-better", "--rounds", "1", "--seed", "7"],
        &["simulate", "--rules", "pagat", "--strategy", "buyer.toml", "--boxes", "3", "--rounds", "20000"],
    ];
    assert_snapshot!(transcript(&folder, runs));
}

#[test]
fn the_command_explains_itself() {
    assert_snapshot!(tuz(&["simulate", "--help"]));
}

#[test]
fn json_has_every_box() {
    let arguments =
        ["simulate", "--rules", "six-box", "--boxes", "3", "--rounds", "5000", "--seed", "2", "--json"];
    let json = tuz(&arguments).json();
    assert_eq!(json["boxes"].as_array().unwrap().len(), 3);
    assert_eq!(json["covariances"][0][2], json["covariances"][2][0]);
    insta::assert_json_snapshot!(json);
}

#[test]
fn what_cannot_be_played_is_refused() {
    let folder = Folder::new("simulate-faults");
    folder
        .write("faulty.toml", "format = 1\nname = \"faulty\"\n[[first]]\nhnad = \"pair\"\ndo = \"raise\"\n");
    folder.write("sixth.toml", "format = 1\nname = \"sixth\"\n[[first]]\ndo = \"sixth\"\n");
    let runs: &[&[&str]] = &[
        &["simulate", "--strategy", "pair-or-beter"],
        &["simulate", "--strategy", "optimist"],
        &["simulate", "--strategy", "nowhere.toml"],
        &["simulate", "--strategy", "faulty.toml"],
        &["simulate", "--strategy", "sixth.toml", "--rules", "caribbean"],
        &["simulate", "--rules", "monaco"],
        &["simulate", "--rounds", "0"],
        &["simulate", "--rounds", "10000000001"],
        &["simulate", "--rounds", "many"],
        &["simulate", "--seed", "-1"],
        &["simulate", "--boxes", "10"],
        &["simulate", "--boxes", "3", "--rules", "caribbean"],
        &["simulate", "--ante", "0"],
    ];
    assert_snapshot!(transcript(&folder, runs));
}

/// The rounds that were played until then are those of a shorter run.
#[cfg(target_os = "linux")]
#[test]
fn an_interrupt_shows_what_was_reached() {
    use std::process::{Command, Stdio};

    let arguments = ["simulate", "--rules", "caribbean", "--json", "--rounds"];
    let mut program = Command::new(env!("CARGO_BIN_EXE_tuz"));
    program.args(arguments).arg("10000000000").stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = program.spawn().unwrap();
    // Not before it listens to the signal: 2 is the interrupt.
    let listens = || {
        let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap();
        u64::from_str_radix(caught.trim(), 16).unwrap() >> 1 & 1 == 1
    };
    while !listens() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
    let mut json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let rounds = json["rounds"].as_u64().unwrap().to_string();
    assert_eq!(json["complete"], false);
    json["complete"] = true.into();
    assert_eq!(tuz(&[&arguments[..], &[&rounds]].concat()).json(), json);
}
