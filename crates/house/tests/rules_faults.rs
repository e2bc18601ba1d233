//! What is wrong with a rule file is said with its place, all at once.

use proptest::prelude::*;
use tuz_house::rules::testing::any_rule_file;
use tuz_house::rules::{Conflict, FaultKind, NotServed, RuleFile, Rules, ValueType};

fn faults(text: &str) -> Vec<String> {
    match Rules::parse(text) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.to_string().lines().map(str::to_owned).collect(),
    }
}

/// The faults of a file with these lines from line 3 on.
fn after_name(rest: &str) -> Vec<String> {
    faults(&format!("format = 1\nname = \"x\"\n{rest}"))
}

#[test]
fn ten_faults_are_reported_together() {
    let text = r#"format = 1
name = "Ten Faults"
colour = "red"

[table]
boxes = 12
opne = 2
stakes = "eqaul"
seen = true

[limits]
ante = { least = 10, most = 5 }
fraction =

[bet]
pays = { flush = -1, quads = 20 }

[exchange]
forced_bet = [2, 2]
next_price = ["3/0"]
"#;
    assert_eq!(
        faults(text),
        [
            "2:8: `name` is `Ten Faults`, but must be 1 to 64 small Latin letters, digits and hyphens",
            "3:1: there is no key `colour`; the keys here are `format`, `name`, `title`, `house`, `source`, `status`, \
             `published`, `pack`, `ranking`, `table`, `limits`, `dealer`, `bet`, `second`, `exchange`, `sixth`, \
             `replacement`, `dealer_game`, `insurance`, `bonus` and `side_bet`",
            "6:9: `table.boxes` is 12, but must be from 1 to 9",
            "7:1: there is no key `table.opne`; perhaps `table.open` is meant",
            "8:10: `table.stakes` is `eqaul`, but must be `free`, `equal` or `not-above-first`",
            "9:8: `table.seen` must be a text, but is `true` or `false`",
            "12:29: `limits.ante.most` is 5, below the least of 10",
            "13:11: the file is not valid TOML: string values must be quoted, expected literal string",
            "16:18: `bet.pays.flush` is -1, but must be from 0 to 1000000",
            "16:22: there is no key `bet.pays.quads`; the keys here are `royal-flush`, `straight-flush`, `four`, \
             `full-house`, `flush`, `straight`, `three`, `two-pair`, `pair` and `ace-king`",
            "19:18: `exchange.forced_bet[1]` has `2` twice",
            "20:15: `exchange.next_price[0]` is `3/0`, but must be a whole number or a fraction such as `3/2`",
        ]
    );
}

#[test]
fn a_fault_has_a_sentence_without_its_place() {
    let faults = Rules::parse("format = 1\nname = \"x\"\npack = 36").unwrap_err();
    let fault = faults.iter().next().unwrap();
    assert_eq!(fault.message(), "`pack` asks for another pack, and only one pack of 52 cards is served");
    assert_eq!(fault.to_string(), format!("3:8: {}", fault.message()));
}

#[test]
fn every_single_fault_has_its_place_and_sentence() {
    let cases: &[(&str, &str)] = &[
        ("house = \"a\\u001b[2J\"", "3:9: `house` has the control character U+001B in it"),
        ("house = \"a\u{202e}b\"", "3:9: `house` has the control character U+202E in it"),
        ("source = \" \"", "3:10: `source` is empty"),
        (
            "title = { en = \"é\", english = \"x\" }",
            "3:21: `title.english` is not under a language code such as `en` or `pt-BR`",
        ),
        ("title = \"x\"", "3:9: `title` must be a table, but is a text"),
        ("status = \"done\"", "3:10: `status` is `done`, but must be `complete` or `partial`"),
        ("published = [{ figure = \"x\" }]", "3:14: `published[0].value` is missing"),
        ("pack = 36", "3:8: `pack` asks for another pack, and only one pack of 52 cards is served"),
        (
            "ranking = \"short\"",
            "3:11: `ranking` asks for another ranking, and only the standard one is served",
        ),
        ("decks = 6", "3:1: `decks` asks for another pack, and only one pack of 52 cards is served"),
        ("[progressive]\nseed = 4000", "3:2: `progressive` asks for a progressive fund, which is not served"),
        (
            "[misdeal]",
            "3:2: `misdeal` asks for rules for misdeals, which are not served: no card is ever misdealt",
        ),
        (
            "[table]\nother_boxes = true",
            "4:1: `table.other_boxes` asks for bets on other players' boxes, which are not served",
        ),
        ("[table]\nopen = 7", "4:8: `table.open` is 7, but the layout has only 6 boxes"),
        (
            "[table]\nopen = 6\nblind = \"rest\"",
            "5:9: `table.blind` asks for more blind boxes than the layout of 6 leaves",
        ),
        (
            "[table]\nopen = 3\nblind = 4",
            "5:9: `table.blind` asks for more blind boxes than the layout of 6 leaves",
        ),
        (
            "[table]\nboxes = 1\nblind = \"last\"",
            "5:9: `table.blind` asks for more blind boxes than the layout of 1 leaves",
        ),
        (
            "[table]\nblind = 1.5",
            "4:9: `table.blind` must be a text or a whole number, but is a number with a decimal point",
        ),
        (
            "[table]\nblind_may = [\"insure\"]\n[insurance]",
            "4:13: `table.blind_may` says what a blind box may do, but no box is blind",
        ),
        (
            "[table]\nblind = \"rest\"\nblind_may = [\"insure\"]",
            "5:13: `table.blind_may` needs `[insurance]`, which the file does not have",
        ),
        (
            "[table]\nblind = \"rest\"\nblind_may = [\"buy-game\"]",
            "5:13: `table.blind_may` needs `[dealer_game]`, which the file does not have",
        ),
        (
            "[table]\nblind = \"rest\"\nblind_may = [\"buy-ahead\"]",
            "5:13: `table.blind_may` needs `[bonus]`, `[sixth]` or `[insurance]`, which the file does not have",
        ),
        (
            "[table]\nblind = \"rest\"\nblind_may = [\"buy\"]",
            "5:14: `table.blind_may[0]` is `buy`, but must be `insure`, `buy-game` or `buy-ahead`",
        ),
        ("[table]\nadjacent = 1979-05-27", "4:12: `table.adjacent` must be `true` or `false`, but is a date"),
        (
            "[limits]\nante = { least = 7, step = 5 }",
            "4:18: `limits.ante.least` is 7, which is no multiple of the step 5",
        ),
        (
            "[limits]\nante = { most = 7, step = 5 }",
            "4:17: `limits.ante.most` is 7, which is no multiple of the step 5",
        ),
        ("[limits]\nante = { least = 0 }", "4:18: `limits.ante.least` is 0, but must be from 1 to 1000000"),
        (
            "[limits]\nante = { most = 99999999999999999999 }",
            "4:17: `limits.ante.most` is 99999999999999999999, but must be from 1 to 1000000",
        ),
        (
            "[limits]\npayout = { most = 1, ratio = 1 }",
            "4:19: `limits.payout.most` and `limits.payout.ratio` exclude each other",
        ),
        (
            "[limits]\npayout = { ratio = 1, of = \"box\" }",
            "4:28: `limits.payout.of` and `limits.payout.ratio` exclude each other",
        ),
        ("[limits]\npayout = { of = \"box\" }", "4:10: `limits.payout` must have `most` or `ratio`"),
        ("[dealer]\nno_game = 1", "4:11: `dealer.no_game` must be a text or a table, but is a whole number"),
        ("[dealer]\nno_game = {}", "4:11: `dealer.no_game.returned_below` is missing"),
        (
            "[dealer]\nno_game = \"lost\"",
            "4:11: `dealer.no_game` is `lost`, but must be `paid` or `returned`",
        ),
        ("[bet]\nmultiple = 101", "4:12: `bet.multiple` is 101, but must be from 1 to 100"),
        ("[bet]\npays = {}", "4:8: `bet.pays` is empty"),
        (
            "[bet]\npays = { flush = 1000001 }",
            "4:18: `bet.pays.flush` is 1000001, but must be from 0 to 1000000",
        ),
        ("[exchange]\nprice = {}", "4:9: `exchange.price` is empty"),
        (
            "[exchange]\nprice = { 1 = 1.5 }",
            "4:15: `exchange.price.1` must be a whole number or a fraction in quotation marks, but is a number with a decimal point",
        ),
        (
            "[exchange]\nprice = { 1 = \"-1/2\" }",
            "4:15: `exchange.price.1` is -1/2, but must be from 0 to 1000000",
        ),
        (
            "[exchange]\nprice = { 1 = \"1/1001\" }",
            "4:15: `exchange.price.1` is 1/1001, but its denominator must not be above 1000",
        ),
        (
            "[exchange]\nprice = { 1 = 1 }\nforced_bet = [5]",
            "5:14: `exchange.forced_bet` tells of exchanges of 5, a number of cards without a price",
        ),
        ("[exchange]\ntimes = 43", "4:9: `exchange.times` is 43, but must be from 1 to 42"),
        (
            "[exchange]\nnext_price = [2]",
            "4:14: `exchange.next_price` tells of a further exchange, but `exchange.times` is 1",
        ),
        (
            "[exchange]\ntimes = 2\nnext_price = [2, 3]",
            "5:14: `exchange.next_price` has more prices than exchanges after the first, 1",
        ),
        (
            "[exchange]\nagain_after_one = true",
            "4:19: `exchange.again_after_one` tells of a further exchange, but `exchange.times` is 1",
        ),
        (
            "[exchange]\nprice = { 2 = 1 }\ntimes = 2\nagain_after_one = true",
            "6:19: `exchange.again_after_one` tells of exchanges of 1, a number of cards without a price",
        ),
        (
            "[exchange]\ntimes = 2\n[replacement]\ndealt = \"after-all\"",
            "4:9: `exchange.times` allows a second purchase, but replacement cards come after all have decided",
        ),
        (
            "[exchange]\n[sixth]\nwith_exchange = true\n[replacement]\ndealt = \"after-all\"",
            "5:17: `sixth.with_exchange` allows a second purchase, but replacement cards come after all have decided",
        ),
        (
            "[sixth]\nwith_exchange = true",
            "4:17: `sixth.with_exchange` needs `[exchange]`, which the file does not have",
        ),
        (
            "[replacement]\nrow = \"common\"",
            "4:7: `replacement.row` tells of replacement cards, but there is neither `[exchange]` nor `[sixth]`",
        ),
        (
            "[dealer_game]\ninsured_may = true",
            "4:15: `dealer_game.insured_may` needs `[insurance]`, which the file does not have",
        ),
        ("[insurance]\nmost = 0", "4:8: `insurance.most` must be above 0"),
        ("[bonus]", "3:1: `bonus.pays` is missing"),
        (
            "[bonus]\npays = { flush = 1 }\nsixth_pays = \"void\"",
            "5:14: `bonus.sixth_pays` needs `[sixth]`, which the file does not have",
        ),
        (
            "[sixth]\n[bonus]\npays = { flush = 1 }\nsixth_pays = \"same\"",
            "6:14: `bonus.sixth_pays` is `same`, but must be `void`",
        ),
        (
            "[sixth]\n[bonus]\npays = { flush = 1 }\nsixth_pays = \"void\"\nsettled = \"before-purchase\"",
            "6:14: `bonus.sixth_pays` tells of the hand after a purchase, but the bet is settled before it",
        ),
        (
            "[bonus]\npays = { flush = 1 }\nlooks_at = \"final\"\nsettled = \"before-purchase\"",
            "5:12: `bonus.looks_at` tells of the hand after a purchase, but the bet is settled before it",
        ),
        (
            "[bonus]\npays = { flush = 1 }\nstake = { least = 5, most = 2 }",
            "5:29: `bonus.stake.most` is 2, below the least of 5",
        ),
        (
            "[bonus]\npays = { flush = 1 }\nstake = { least = 5, fixed = 2 }",
            "5:30: `bonus.stake.fixed` is 2, which is not within the least and the most stake",
        ),
        (
            "[bonus]\npays = { flush = 1 }\nstake = { most = 5, fixed = 6 }",
            "5:29: `bonus.stake.fixed` is 6, which is not within the least and the most stake",
        ),
        (
            "[bonus]\npays = { flush = 1 }\nstake = { fixed = 6, at_least_ante = 1 }",
            "5:38: `bonus.stake.at_least_ante` and `bonus.stake.fixed` exclude each other",
        ),
        (
            "[limits]\nante = { least = 5 }\n[bonus]\npays = { flush = 1 }\nstake = { most = 7, at_least_ante = \"3/2\" }",
            "7:37: `bonus.stake.at_least_ante` asks for 15/2 points at the least ante, above the most stake of 7",
        ),
        ("[[side_bet]]\npays = { flush = 1 }", "3:1: `side_bet[0].name` is missing"),
        (
            "[[side_bet]]\nname = \"ante\"\npays = { flush = 1 }",
            "4:8: `side_bet[0].name` is `ante`, a name that belongs to another line of the settlement",
        ),
        (
            "side_bet = [{ name = \"a\", pays = { flush = 1 } }, { name = \"a\", pays = { flush = 1 } }]",
            "3:60: `side_bet[1].name` is `a`, the name of another side bet",
        ),
        (
            "[[side_bet]]\nname = \"a\"\npays = { flush = 1 }\ninstant = true\nstake = { fixed = 1 }",
            "7:9: `side_bet[0].stake` has no meaning for an instant bet",
        ),
        (
            "[[side_bet]]\nname = \"a\"\npays = { flush = 1 }\ninstant = true\nsettled = \"after-bet\"",
            "7:11: `side_bet[0].settled` has no meaning for an instant bet",
        ),
        (
            "[[side_bet]]\nname = \"a\"\npays = { flush = 1 }\ninstant = true\nlooks_at = \"final\"",
            "7:12: `side_bet[0].looks_at` has no meaning for an instant bet",
        ),
        ("[table]\n[table]", "4:2: the file is not valid TOML: duplicate key"),
        (
            "[table]\nup-card = \"first\"",
            "4:1: there is no key `table.up-card`; perhaps `table.up_card` is meant",
        ),
        ("fraction = \"refuse\"", "3:1: there is no key `fraction`; perhaps `limits.fraction` is meant"),
    ];
    for (rest, expected) in cases {
        assert_eq!(after_name(rest), [*expected], "{rest}");
    }
}

#[test]
fn the_head_of_a_file_is_asked_for() {
    assert_eq!(faults(""), ["1:1: `format` is missing", "1:1: `name` is missing"]);
    assert_eq!(faults("format = 2\nname = \"x\""), ["1:10: `format` is 2, and only format 1 can be read"]);
    assert_eq!(
        faults("format = \"1\"\nname = \"x\""),
        ["1:10: `format` must be a whole number, but is a text"]
    );
    let name = |name: &str| faults(&format!("format = 1\nname = \"{name}\""));
    assert_eq!(name("oasis-12321"), [""; 0]);
    let slug = "but must be 1 to 64 small Latin letters, digits and hyphens";
    assert_eq!(name(""), [format!("2:8: `name` is ``, {slug}")]);
    assert_eq!(name("á"), [format!("2:8: `name` is `á`, {slug}")]);
    assert_eq!(name(&"a".repeat(65)), [format!("2:8: `name` is `{}…`, {slug}", "a".repeat(60))]);
}

#[test]
fn a_file_that_is_too_long_is_not_read() {
    let head = "format = 1\nname = \"x\"\n";
    let filled = |length: usize| format!("{head}{}", "#".repeat(length - head.len()));
    assert_eq!(faults(&filled(65_536)), [""; 0]);
    assert_eq!(faults(&filled(65_537)), ["1:1: the file is longer than 65536 bytes"]);
}

#[test]
fn a_file_that_cannot_be_written_out_is_refused() {
    // Each backslash of a literal text is two in the canonical file, and each side bet has its defaults there.
    let house = |backslashes: usize| after_name(&format!("house = '{}'\n", "\\".repeat(backslashes)));
    let fault = "1:1: the file is longer than 65536 bytes once every default is written out";
    assert_eq!(house(32_000), [""; 0]);
    assert_eq!(house(40_000), [fault]);
    let bets = (0..1_000).map(|bet| format!("[[side_bet]]\nname = \"{bet}\"\npays = {{ pair = 1 }}\n"));
    assert_eq!(after_name(&bets.collect::<String>()), [fault]);
}

#[test]
fn columns_count_characters() {
    assert_eq!(
        after_name("title = { fa = \"پوکر\", ru = 1 }"),
        ["3:29: `title.ru` must be a text, but is a whole number"]
    );
    assert_eq!(
        after_name("house = \"a\"\r\nodds = 1\r\n"),
        ["4:1: there is no key `odds`; perhaps `bonus.odds` is meant"]
    );
}

#[test]
fn a_fault_is_not_reported_again_for_what_follows_from_it() {
    // The default of six boxes would be too few.
    assert_eq!(
        after_name("[table]\nboxes = 10\nopen = 9"),
        ["4:9: `table.boxes` is 10, but must be from 1 to 9"]
    );
    // A group of the wrong type is still a group.
    assert_eq!(
        after_name("exchange = 1\n[sixth]\nwith_exchange = true"),
        ["3:12: `exchange` must be a table, but is a whole number"]
    );
    // What stands on a line that is no TOML is a guess.
    assert_eq!(
        after_name("[bet]\nmultiple = two"),
        ["4:12: the file is not valid TOML: invalid boolean, expected `true`"]
    );
}

#[test]
fn hostile_keys_are_not_echoed() {
    let shown = after_name("\"\\u001b[2J\" = 1\n").concat();
    assert!(shown.starts_with("3:1: there is no key `\u{fffd}[2J`"), "{shown}");
}

#[test]
fn faults_can_be_matched() {
    let text = "format = 1\nname = \"x\"\njackpot = 1\n[table]\nopen = 7\nseen = 1\n";
    let faults = Rules::parse(text).unwrap_err();
    let kinds: Vec<_> =
        faults.iter().map(|fault| (fault.line, fault.column, &*fault.key, &fault.kind)).collect();
    assert_eq!(
        kinds,
        [
            (3, 1, "jackpot", &FaultKind::NotServed(NotServed::Fund)),
            (5, 8, "table.open", &FaultKind::Conflict(Conflict::OpenAboveBoxes { open: 7, boxes: 6 })),
            (
                6,
                8,
                "table.seen",
                &FaultKind::WrongType { expected: ValueType::Text, found: ValueType::Integer }
            ),
        ]
    );
}

/// Every place in a file where a key may stand: behind a header, and in each inline table.
fn with_unknown_keys(text: &str) -> Vec<String> {
    let places = text.match_indices("{ ").map(|(at, found)| at + found.len());
    let places = places.chain(text.match_indices("]\n").filter_map(|(at, found)| {
        let line_start = text[..at].rfind('\n').map_or(0, |end| end + 1);
        text[line_start..].starts_with('[').then_some(at + found.len())
    }));
    let inline = |at: usize| text[..at].ends_with("{ ");
    places
        .map(|at| format!("{}zz_z = 1{}{}", &text[..at], if inline(at) { ", " } else { "\n" }, &text[at..]))
        .collect()
}

proptest! {
    #[test]
    fn an_unknown_key_is_found_wherever_it_stands(file in any_rule_file()) {
        let canonical = RuleFile::from(&Rules::parse(&file.to_toml()).unwrap()).to_toml();
        for text in with_unknown_keys(&canonical) {
            let faults = Rules::parse(&text).unwrap_err();
            let found: Vec<_> = faults.iter().collect();
            prop_assert_eq!(found.len(), 1, "{}\n{}", faults, text);
            let line = text.lines().nth(found[0].line - 1).unwrap();
            let there: String = line.chars().skip(found[0].column - 1).collect();
            prop_assert!(there.starts_with("zz_z = 1"), "{}", there);
            prop_assert!(found[0].key.ends_with("zz_z"));
        }
    }
}
