//! `tuz strategy`: cards, and what strategies cost.

use insta::{assert_json_snapshot, assert_snapshot};
use serde_json::json;

use crate::Folder;
use crate::edge::kept;

#[test]
fn a_card_is_written_in_every_form() {
    let card = |format: &str| {
        let ran = kept(&["strategy", "--rules", "caribbean", "--lines", "5", "--format", format]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{ran}");
        ran.out
    };
    assert_snapshot!("card_text", card("text"));
    assert_snapshot!("card_markdown", card("markdown"));
    assert_snapshot!("card_html", card("html"));
    assert_snapshot!("card_toml", card("toml"));
}

#[test]
fn a_card_is_told_in_every_language() {
    let card = |arguments: &[&str]| {
        let ran = kept(&[&["strategy", "--rules", "caribbean", "--lines", "5"], arguments].concat());
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{ran}");
        ran.out
    };
    let [json, file] = [&["--json"][..], &["--format", "toml"]].map(card);
    for (language, direction) in [("en", "ltr"), ("ru", "ltr"), ("fa", "rtl"), ("ar", "rtl"), ("th", "ltr")] {
        let told = card(&["--lang", language]);
        // Nothing in a terminal turns its direction.
        assert!(!told.contains(|letter| letter != '\n' && tuz_house::is_hostile(letter)), "{told:?}");
        let own = card(&["--lang", language, "--own-digits"]);
        assert_snapshot!(format!("card_{language}"), format!("{told}\n{own}"));
        let page = card(&["--lang", language, "--format", "html"]);
        assert!(page.contains(&format!("\n<html lang=\"{language}\" dir=\"{direction}\">\n")), "{page}");
        // What programs read is the same in every language.
        assert_eq!(card(&["--lang", language, "--json"]), json);
        assert_eq!(card(&["--lang", language, "--format", "toml"]), file);
    }
}

#[test]
fn a_card_that_was_saved_costs_the_same() {
    let folder = Folder::new("strategy-saved");
    let run =
        |arguments: &[&str]| folder.run(&[arguments, &["--rules", "caribbean", "--data", "data"]].concat());
    let saved = run(&["strategy", "--lines", "3", "--format", "toml", "--out", "card.toml"]);
    assert_eq!((saved.code, saved.out.as_str(), saved.err.as_str()), (Some(0), "", ""));
    let card = run(&["strategy", "--lines", "3", "--json"]).json();
    let costed = run(&["strategy", "--cost", "card.toml", "--json"]).json();
    assert_eq!(card, costed);
    // The card and the best play.
    assert_eq!(folder.files("data/answers").len(), 2);
    let played = run(&["simulate", "--strategy", "card:3", "--rounds", "99", "--json"]);
    assert_eq!(played.json()["strategy"], json!("card"));
}

#[test]
fn a_published_strategy_costs_what_was_published() {
    let costed = kept(&["strategy", "--rules", "caribbean", "--cost", "three-rules", "--json"]).json();
    assert_eq!(costed["exact"], json!("-539036107/10317407100"));
    assert_json_snapshot!(costed["cost"]);
}

#[test]
fn what_cannot_be_costed_is_refused() {
    let folder = Folder::new("strategy-refused");
    let file = |name: &str, rules: &str| folder.write(name, format!("format = 1\nname = \"asks\"\n{rules}"));
    file("sixth.toml", "[[first]]\ndo = \"sixth\"\n");
    file("draw.toml", "[[bet]]\ndraw = \"flush\"\ndo = \"play\"\n");
    let runs: &[&[&str]] = &[
        &["strategy", "--rules", "caribbean", "--cost", "sixth.toml"],
        &["strategy", "--rules", "caribbean", "--cost", "draw.toml"],
        &["strategy", "--rules", "caribbean", "--cost", "nowhere"],
        &["strategy", "--rules", "nowhere"],
        &["strategy", "--lines", "0"],
        &["strategy", "--rules", "caribbean", "--format", "csv"],
        &["simulate", "--rules", "caribbean", "--strategy", "card:0"],
        &["simulate", "--rules", "caribbean", "--strategy", "card:many"],
    ];
    assert_snapshot!(crate::transcript(&folder, runs));
}
