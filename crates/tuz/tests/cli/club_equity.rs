use insta::assert_snapshot;

use crate::{Folder, transcript, tuz};

#[test]
fn shares_of_the_pot() {
    let folder = Folder::new("club-equity");
    let runs: &[&[&str]] = &[
        &["club", "equity", "AhKh", "QsQd"],
        &["club", "equity", "As Ah", "Kd Kc", "--board", "2c 7d 9h", "--dead", "3s"],
        &["club", "equity", "--game", "omaha-hi-lo", "--board", "2c7d8h", "As3hKdQd", "Ac4c5c6c"],
        &["club", "equity", "--game", "draw", "AsAd[7h6c2d]", "KsQsJsTs[2c]"],
        &["club", "equity", "--game", "pineapple", "AsKs[2c]", "JsJd", "--board", "Jh Ts 2s"],
        &["club", "equity", "--game", "iranian-draw", "--players", "5", "As6d7s8s9s", "KsKdQcQh6c"],
        &["club", "equity", "--game", "stud", "AsAh/Kd", "Qs/QhJd", "--within", "0.01", "--seed", "7"],
        &["club", "equity", "--game", "razz", "As2s3d", "--random", "2", "--within", "0.01"],
        &["club", "equity", "--game", "stud", "--random", "8", "--within", "0.05"],
    ];
    assert_snapshot!(transcript(&folder, runs));
}

#[test]
fn the_command_explains_itself() {
    assert_snapshot!(tuz(&["club", "equity", "--help"]));
}

#[test]
fn json_has_every_hand() {
    let split =
        ["club", "equity", "--game", "omaha-hi-lo", "--board", "2c7d8h", "As3hKdQd", "Ac4c5c6c", "--json"];
    insta::assert_json_snapshot!("json_of_a_split_pot", tuz(&split).json());
    let random = ["club", "equity", "AsAh", "--random", "3", "--within", "0.01", "--json"];
    insta::assert_json_snapshot!("json_of_random_deals", tuz(&random).json());
}

#[test]
fn what_cannot_be_asked_is_refused() {
    let folder = Folder::new("club-equity-faults");
    let runs: &[&[&str]] = &[
        &["club", "equity"],
        &["club", "equity", "--game", "holdm", "AhKh", "QsQd"],
        &["club", "equity", "AhKh", "QsQx"],
        &["club", "equity", "AhKh", "QsQd[2c"],
        &["club", "equity", "AhKh", "KhQd"],
        &["club", "equity", "AhKh", "QsQd", "--board", "2c3"],
        &["club", "equity", "AhKh", "QsQd", "--within", "0"],
        &["club", "equity", "AhKh", "QsQd", "--within", "nan"],
        &["club", "equity", "AhKh", "--random", "10"],
        &["club", "equity", "AhKh", "--random", "-1"],
        &["club", "equity", "AhKh", "QsQd", "--players", "1"],
        &["club", "equity", "AhKh", "QsQd", "--players", "11"],
        &["club", "equity", "--game", "pineapple", "AhKh2c", "QsQd"],
        &["club", "equity", "--game", "pineapple", "AhKh", "--random", "1"],
    ];
    assert_snapshot!(transcript(&folder, runs));
}
