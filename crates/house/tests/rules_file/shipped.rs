//! The files that come with the program, and the schema of all files.

use std::collections::BTreeSet;

use proptest::prelude::*;
use tuz_hands::Category;
use tuz_house::rules::testing::any_rule_file;
use tuz_house::rules::*;
use tuz_house::{Antes, Points};

use crate::{EXAMPLE, parse};

#[test]
fn every_shipped_file_is_sound() {
    assert_eq!(shipped().next().unwrap().name, "trainer", "the default");
    for file in shipped() {
        let rules = shipped_rules(file.name).unwrap();
        assert_eq!(rules.name(), file.name);
        assert_eq!(parse(file.text), *rules);
        let about = rules.about();
        assert!(about.house.is_some());
    }
    for tag in ["en", "ru", "fa", "ar", "th"] {
        let titles: BTreeSet<_> =
            shipped().filter_map(|file| shipped_rules(file.name).unwrap().about().title.get(tag)).collect();
        assert_eq!(titles.len(), shipped().len(), "a choice by title in {tag} needs different ones");
    }
    assert!(shipped_rules("no-such-file").is_none());

    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = files.filter(|path| path.extension().is_some_and(|end| end == "toml"));
    let mut files: Vec<_> =
        files.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect();
    let mut names: Vec<_> = shipped().map(|file| file.name).collect();
    files.sort_unstable();
    names.sort_unstable();
    assert_eq!(names, files, "the files in rules/ are the shipped ones, each once");
}

#[test]
fn the_shipped_files_differ_where_their_games_do() {
    let [six_box, trainer, online, pagat] =
        ["six-box", "trainer", "online", "pagat"].map(|name| shipped_rules(name).unwrap());
    let cards = |rules: &Rules| rules.exchange().unwrap().price.iter().flatten().count();
    assert_eq!([six_box, trainer, online, pagat].map(cards), [4, 5, 5, 4]);
    assert_eq!([six_box, trainer, online, pagat].map(|rules| rules.table().boxes), [6, 1, 3, 6]);
    assert_eq!(six_box.table().blind, Blind::Rest);
    assert_eq!(six_box.dealer().no_game, NoGame::Returned);
    assert!(six_box.dealer_game().is_none() && six_box.insurance().is_some());
    assert!(trainer.dealer_game().unwrap().still_paid && !online.dealer_game().unwrap().still_paid);
    assert!(trainer.insurance().is_none() && online.insurance().is_none());
    let SixthPays::Table(sixth) = &trainer.bonus().unwrap().sixth_pays else { panic!("two columns") };
    assert_eq!(trainer.bonus().unwrap().pays[&SideHand::Category(Category::Four)], 300);
    assert_eq!(sixth[&SideHand::Category(Category::Four)], 100);
    assert_eq!(online.limits().most, Some(Points(100_000)));
    assert_eq!(pagat.bet().ante_on_win, AnteOnWin::PaidUnlessBought);
    assert_eq!(pagat.bonus().unwrap().pays[&SideHand::Category(Category::Three)], 25);
    let oasis = shipped_rules("oasis-12321").unwrap().exchange().unwrap();
    assert_eq!(oasis.price, [1, 2, 3, 2, 1].map(|price| Some(Antes::whole(price))));
    assert_eq!(oasis.forced_bet, [false, false, false, false, true]);
    // Those of Caribbean stud and Oasis poker come last.
    let studs = shipped().skip_while(|file| file.name != "caribbean");
    for stud in studs.map(|file| shipped_rules(file.name).unwrap()) {
        assert_eq!(stud.bet().ante_on_win, AnteOnWin::Paid);
        assert!(stud.second().is_none() && stud.sixth().is_none() && stud.dealer_game().is_none());
    }
}

/// A TOML text as JSON.
fn as_json(text: &str) -> serde_json::Value {
    serde_json::to_value(text.parse::<toml::Table>().unwrap()).unwrap()
}

#[test]
fn the_schema_takes_every_shipped_file() {
    let schema = jsonschema::validator_for(&json_schema()).unwrap();
    for file in shipped() {
        let errors: Vec<_> = schema.iter_errors(&as_json(file.text)).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{}: {errors:?}", file.name);
    }
    assert!(schema.is_valid(&as_json(EXAMPLE)));
}

#[test]
fn the_schema_refuses_what_the_check_refuses() {
    let schema = jsonschema::validator_for(&json_schema()).unwrap();
    for rest in [
        "colour = 1",
        "pack = 36",
        "[table]\nboxes = 10",
        "[table]\nblind = \"all\"",
        "[table]\nblind_may = [\"fold\"]",
        "[limits]\npayout = { most = 1, ratio = 1 }",
        "[limits]\npayout = {}",
        "[dealer]\nqualifier = \"pair-of-jokers\"",
        "[dealer]\nno_game = { returned_below = \"no-game\" }",
        "[bet]\npays = { no-game = 1 }",
        "[bet]\npays = { flush = -1 }",
        "[bet]\npays = { flush = 1.5 }",
        "[exchange]\nprice = { 6 = 1 }",
        "[exchange]\nprice = { 1 = \"x\" }",
        "[exchange]\nforced_bet = [6]",
        "[bonus]\npays = { one-colour = 1 }",
        "[bonus]\nodds = \"to\"",
        "[bonus]\npays = { flush = 1 }\ninstant = true",
        "[[side_bet]]\npays = { flush = 1 }",
    ] {
        let text = format!("format = 1\nname = \"x\"\n{rest}\n");
        assert!(Rules::parse(&text).is_err(), "{rest}");
        assert!(!schema.is_valid(&as_json(&text)), "{rest}");
    }
    assert!(!schema.is_valid(&as_json("format = 1")));
    assert!(!schema.is_valid(&as_json("format = 2\nname = \"x\"")));
}

proptest! {
    #[test]
    fn the_schema_takes_every_file_that_the_check_takes(file in any_rule_file()) {
        let schema = jsonschema::validator_for(&json_schema()).unwrap();
        let json = as_json(&file.to_toml());
        let errors: Vec<_> = schema.iter_errors(&json).map(|error| error.to_string()).collect();
        prop_assert!(errors.is_empty(), "{errors:?}");
        // The file writes the same as its JSON form.
        prop_assert_eq!(serde_json::to_value(&file).unwrap(), json);
    }
}
