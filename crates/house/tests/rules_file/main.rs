//! Rule files: every key, every default, every shipped file, the schema.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use tuz_cards::Rank;
use tuz_hands::Category;
use tuz_house::rules::testing::{any_rule_file, any_rules};
use tuz_house::rules::*;
use tuz_house::{Antes, Points};

const EXAMPLE: &str = r#"
format = 1
name = "example"
title = { en = "Example", ru = "Пример" }
house = "A house"
source = "https://example.org/sheet"
status = "partial"
published = [{ figure = "house edge", value = "1.4 %", note = "a simple strategy" }]

[table]
boxes = 5
open = 3
blind = 1
blind_may = ["insure", "buy-game", "buy-ahead"]
stakes = "not-above-first"
adjacent = false
seen = "all-at-once"
up_card = "first"

[limits]
ante = { least = 5, most = 100000, step = 5 }
fraction = "round-down"
payout = { most = 20000, of = "table" }

[dealer]
qualifier = "pair-of-jacks"
no_game = { returned_below = "pair" }

[bet]
multiple = 3
pays = { royal-flush = 999, straight-flush = 199, four = 99, full-house = 14, flush = 9, straight = 6, three = 4, two-pair = 3, pair = 2, ace-king = 0 }
ante_on_win = "paid-unless-bought"

[second]
must_win = true
duplicated_rank = "straight-and-pair"

[exchange]
price = { 1 = 1, 2 = 2, 3 = "3/2", 5 = 0 }
forced_bet = [5, 2]
times = 3
next_price = [2, "5/2"]
again_after_one = true

[sixth]
price = 2
with_exchange = true

[replacement]
row = "common"
dealt = "at-once"

[dealer_game]
price = "1/2"
card = "choice"
same_rank = "again"
still_no_game = "returned"
insured_may = true

[insurance]
from = "two-pair"
least = 2
most = 1
counts_second = false
staked = "before-bet"
box_loses = "returned"
too_low = "returned"

[bonus]
pays = { straight = 25, royal-flush = 1000 }
sixth_pays = { straight = 7, royal-flush = 300 }
looks_at = "final"
odds = "for"
settled = "after-bet"
lost_on_fold = false
stake = { least = 2, most = 50, compulsory = true, at_least_ante = "1/2" }

[[side_bet]]
name = "super"
pays = { four = 250, straight-one-colour = 150, ace-king-queen = 6, one-colour = 2, five-courts = 120 }
sixth_pays = "void"
looks_at = "dealt"
odds = "to"
settled = "after-bet"
lost_on_fold = true
stake = { fixed = 2 }
instant = false

[[side_bet]]
name = "early"
pays = { pair = 1 }
settled = "before-purchase"

[[side_bet]]
name = "at-once"
pays = { royal-flush = 600 }
instant = true
"#;

fn parse(text: &str) -> Rules {
    Rules::parse(text).unwrap_or_else(|faults| panic!("{faults}\n{text}"))
}

fn minimal(rest: &str) -> Rules {
    parse(&format!("format = 1\nname = \"x\"\n{rest}"))
}

fn half() -> Antes {
    "1/2".parse().unwrap()
}

fn category(pays: &[(Category, u32)]) -> BTreeMap<SideHand, u32> {
    pays.iter().map(|(category, pays)| (SideHand::Category(*category), *pays)).collect()
}

#[test]
fn every_key_of_a_file_is_read() {
    let rules = parse(EXAMPLE);
    assert_eq!(rules.name(), "example");
    assert_eq!(
        *rules.about(),
        About {
            name: "example".into(),
            title: BTreeMap::from([("en".into(), "Example".into()), ("ru".into(), "Пример".into())]),
            house: Some("A house".into()),
            source: Some("https://example.org/sheet".into()),
            partial: true,
            published: vec![Published {
                figure: "house edge".into(),
                value: "1.4 %".into(),
                note: Some("a simple strategy".into()),
            }],
        }
    );
    assert_eq!(
        *rules.table(),
        Table {
            boxes: 5,
            open: 3,
            blind: Blind::Count(1),
            blind_may: BlindMay { insure: true, buy_game: true, buy_ahead: true },
            stakes: Stakes::NotAboveFirst,
            adjacent: false,
            seen: Seen::AllAtOnce,
            up_card: UpCard::First,
        }
    );
    assert_eq!(
        *rules.limits(),
        Limits {
            least: Points(5),
            most: Some(Points(100_000)),
            step: Points(5),
            fraction: FractionRule::RoundDown,
            payout: Some(PayoutCap::Points { most: Points(20_000), of: CapOf::Table }),
        }
    );
    assert_eq!(
        *rules.dealer(),
        Dealer { qualifier: Qualifier::PairOf(Rank::Jack), no_game: NoGame::ReturnedBelow(Category::Pair) }
    );
    assert_eq!(
        *rules.bet(),
        Bet {
            multiple: 3,
            pays: [0, 0, 2, 3, 4, 6, 9, 14, 99, 199, 999],
            ante_on_win: AnteOnWin::PaidUnlessBought
        }
    );
    assert_eq!(rules.second(), Some(&Second { must_win: true, duplicated_straight: false }));
    let price = |text: &str| Some(text.parse::<Antes>().unwrap());
    assert_eq!(
        rules.exchange(),
        Some(&Exchange {
            price: [price("1"), price("2"), price("3/2"), None, price("0")],
            forced_bet: [false, true, false, false, true],
            times: 3,
            next_price: vec![Antes::whole(2), "5/2".parse().unwrap()],
            again_after_one: true,
        })
    );
    assert_eq!(rules.sixth(), Some(&Sixth { price: Antes::whole(2), with_exchange: true }));
    assert_eq!(*rules.replacement(), Replacement { row: Row::Common, dealt: Dealt::AtOnce });
    assert_eq!(
        rules.dealer_game(),
        Some(&DealerGame {
            price: half(),
            card: Thrown::Choice,
            draw_again: true,
            still_paid: false,
            insured_may: true
        })
    );
    assert_eq!(
        rules.insurance(),
        Some(&Insurance {
            from: Category::TwoPair,
            least: Points(2),
            most: Antes::whole(1),
            counts_second: false,
            staked: InsuranceTime::BeforeBet,
            returned_on_loss: true,
            too_low_returned: true,
        })
    );
    assert_eq!(
        rules.bonus(),
        Some(&SideBet {
            name: "bonus".into(),
            pays: category(&[(Category::Straight, 25), (Category::RoyalFlush, 1000)]),
            sixth_pays: SixthPays::Table(category(&[(Category::Straight, 7), (Category::RoyalFlush, 300)])),
            looks_at: LooksAt::Final,
            for_one: true,
            before_purchase: false,
            lost_on_fold: false,
            stake: SideStake {
                least: Points(2),
                most: Some(Points(50)),
                fixed: None,
                compulsory: true,
                at_least_ante: Some(half()),
            },
            instant: false,
        })
    );
    let [first, second, third] = rules.side_bets() else { panic!("three side bets") };
    assert_eq!(
        *first,
        SideBet {
            name: "super".into(),
            pays: BTreeMap::from([
                (SideHand::Category(Category::Four), 250),
                (SideHand::StraightOneColour, 150),
                (SideHand::AceKingQueen, 6),
                (SideHand::OneColour, 2),
                (SideHand::FiveCourts, 120),
            ]),
            sixth_pays: SixthPays::Void,
            looks_at: LooksAt::Dealt,
            for_one: false,
            before_purchase: false,
            lost_on_fold: true,
            stake: SideStake {
                least: Points(1),
                most: None,
                fixed: Some(Points(2)),
                compulsory: false,
                at_least_ante: None
            },
            instant: false,
        }
    );
    assert!(second.before_purchase);
    assert!(third.instant);
}

#[test]
fn what_is_left_out_takes_its_default() {
    let rules = minimal("");
    assert_eq!(
        *rules.table(),
        Table {
            boxes: 6,
            open: 2,
            blind: Blind::None,
            blind_may: BlindMay::default(),
            stakes: Stakes::Free,
            adjacent: true,
            seen: Seen::BoxByBox,
            up_card: UpCard::Last,
        }
    );
    assert_eq!(
        *rules.limits(),
        Limits {
            least: Points(1),
            most: None,
            step: Points(1),
            fraction: FractionRule::Refuse,
            payout: None
        }
    );
    assert_eq!(*rules.dealer(), Dealer { qualifier: Qualifier::AceKing, no_game: NoGame::Paid });
    let pays = [0, 1, 1, 2, 3, 4, 5, 7, 20, 50, 100];
    assert_eq!(*rules.bet(), Bet { multiple: 2, pays, ante_on_win: AnteOnWin::Returned });
    assert_eq!(*rules.replacement(), Replacement { row: Row::Own, dealt: Dealt::AtOnce });
    assert!(!rules.about().partial && rules.about().published.is_empty());
    assert!(rules.second().is_none() && rules.exchange().is_none() && rules.sixth().is_none());
    assert!(rules.dealer_game().is_none() && rules.insurance().is_none());
    assert!(rules.bonus().is_none() && rules.side_bets().is_empty());

    let rules = minimal(
        "[table]\n[limits]\nante = {}\n[dealer]\n[bet]\npays = { flush = 6 }\n[second]\n[exchange]\n[sixth]\n\
         [replacement]\n[dealer_game]\n[insurance]\n[bonus]\npays = { flush = 20 }\nstake = {}\n",
    );
    assert_eq!(*rules.table(), *minimal("").table());
    assert_eq!(*rules.limits(), *minimal("").limits());
    assert_eq!(rules.bet().pays, [0, 1, 1, 2, 3, 4, 6, 7, 20, 50, 100]);
    assert_eq!(rules.second(), Some(&Second { must_win: false, duplicated_straight: true }));
    assert_eq!(
        rules.exchange(),
        Some(&Exchange {
            price: [Some(Antes::whole(1)); 5],
            forced_bet: [false; 5],
            times: 1,
            next_price: vec![],
            again_after_one: false
        })
    );
    assert_eq!(rules.sixth(), Some(&Sixth { price: Antes::whole(1), with_exchange: false }));
    assert_eq!(
        rules.dealer_game(),
        Some(&DealerGame {
            price: Antes::whole(1),
            card: Thrown::Highest,
            draw_again: false,
            still_paid: true,
            insured_may: false
        })
    );
    assert_eq!(
        rules.insurance(),
        Some(&Insurance {
            from: Category::Three,
            least: Points(1),
            most: half(),
            counts_second: true,
            staked: InsuranceTime::WithBet,
            returned_on_loss: false,
            too_low_returned: false,
        })
    );
    assert_eq!(
        rules.bonus(),
        Some(&SideBet {
            name: "bonus".into(),
            pays: category(&[(Category::Flush, 20)]),
            sixth_pays: SixthPays::Same,
            looks_at: LooksAt::Dealt,
            for_one: false,
            before_purchase: false,
            lost_on_fold: true,
            stake: SideStake {
                least: Points(1),
                most: None,
                fixed: None,
                compulsory: false,
                at_least_ante: None
            },
            instant: false,
        })
    );
}

#[test]
fn the_file_of_every_key_says_the_defaults() {
    let said = parse(include_str!("files/every-key.toml"));
    let silent = parse(
        r#"
format = 1
name = "every-key"
title = { en = "Every key", ru = "Все ключи" }
house = "Nobody"
source = "https://example.org/rules"
published = [{ figure = "house edge", value = "1.4 %", note = "a simple strategy" }]
second = {}
exchange = {}
sixth = {}
dealer_game = {}
insurance = {}
[limits]
ante = { most = 100000 }
payout = { most = 20000 }
[bonus]
pays = { straight = 25, flush = 50, full-house = 100, four = 300, straight-flush = 500, royal-flush = 1000 }
sixth_pays = { straight = 7, flush = 15, full-house = 30, four = 100, straight-flush = 150, royal-flush = 300 }
[[side_bet]]
name = "super"
pays = { four = 250, straight-one-colour = 150, full-house = 100, flush = 60, straight = 30, three = 8, ace-king-queen = 6, one-colour = 2 }
"#,
    );
    assert_eq!(said, silent);
}

#[test]
fn defaults_that_depend_on_another_key() {
    assert_eq!(minimal("[table]\nboxes = 1\n").table().open, 1);
    assert_eq!(minimal("[limits]\nante = { step = 5 }\n").limits().least, Points(5));
    assert_eq!(
        minimal("[limits]\npayout = { most = 7 }\n").limits().payout,
        Some(PayoutCap::Points { most: Points(7), of: CapOf::Both })
    );
    assert_eq!(minimal("[limits]\npayout = { ratio = 7 }\n").limits().payout, Some(PayoutCap::Ratio(7)));
}

#[test]
fn every_qualifier_and_blind_word_is_read() {
    for (written, qualifier) in [
        ("ace-king", Qualifier::AceKing),
        ("pair", Qualifier::PairOf(Rank::Two)),
        ("pair-of-twos", Qualifier::PairOf(Rank::Two)),
        ("pair-of-sixes", Qualifier::PairOf(Rank::Six)),
        ("pair-of-aces", Qualifier::PairOf(Rank::Ace)),
    ] {
        assert_eq!(minimal(&format!("[dealer]\nqualifier = \"{written}\"\n")).dealer().qualifier, qualifier);
    }
    for (written, blind) in [
        ("\"none\"", Blind::None),
        ("\"rest\"", Blind::Rest),
        ("\"last\"", Blind::Last),
        ("4", Blind::Count(4)),
    ] {
        assert_eq!(minimal(&format!("[table]\nblind = {written}\n")).table().blind, blind);
    }
}

#[test]
fn toml_may_be_written_in_any_way() {
    let spread = "name = 'x'\nformat = 0x1\r\ntable.boxes = 4\n\"table\".open = 0b11\n[bet.pays]\nflush = 1_000\n\
                  [exchange.price]\n1 = \"2/4\"\n[bonus.pays]\nflush = 2\n[bonus.stake]\nfixed = 5 # five\n";
    let rules = parse(spread);
    assert_eq!((rules.table().boxes, rules.table().open), (4, 3));
    assert_eq!(rules.bet().pays[Category::Flush.index()], 1000);
    assert_eq!(rules.exchange().unwrap().price, [Some(half()), None, None, None, None]);
    assert_eq!(rules.bonus().unwrap().stake.fixed, Some(Points(5)));
}

#[test]
fn pack_and_ranking_may_be_named_where_they_are_the_only_ones() {
    assert_eq!(minimal("pack = 52\nranking = \"standard\"\n"), minimal(""));
}

#[test]
fn the_canonical_file_is_written_in_the_order_and_form_of_the_example() {
    let text = RuleFile::from(&parse(EXAMPLE)).to_toml();
    let keys = |text: &str| -> Vec<String> {
        let key = |line: &str| line.split(" = ").next().unwrap_or_default().to_owned();
        text.lines().filter(|line| !line.is_empty()).map(key).collect()
    };
    // The two short side bets get all keys that they left out.
    let shared = keys(EXAMPLE).len() - 7;
    assert_eq!(keys(&text)[..shared], keys(EXAMPLE)[..shared]);
    assert!(text.contains("\nprice = { 1 = 1, 2 = 2, 3 = \"3/2\", 5 = 0 }\nforced_bet = [2, 5]\n"), "{text}");
    assert!(text.contains("\nno_game = { returned_below = \"pair\" }\n"), "{text}");
    assert_eq!(parse(&text), parse(EXAMPLE));
}

#[test]
fn texts_are_written_so_that_they_are_read_back() {
    let mut file = RuleFile::new("x");
    file.house = Some("\"a\" \\ b".into());
    file.title = BTreeMap::from([("fa".into(), "پوکر\u{200c}ها".into())]);
    let rules = parse(&file.to_toml());
    assert_eq!(rules.about().house, file.house);
    assert_eq!(rules.about().title, file.title);

    file.house = Some("a\u{1b}[2J\n".into());
    let faults = Rules::parse(&file.to_toml()).unwrap_err();
    assert_eq!(faults.iter().next().unwrap().kind, FaultKind::ControlCharacter { found: '\u{1b}' });
}

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

#[test]
fn what_differs_is_named_by_its_key() {
    let plain = minimal("[exchange]\n");
    let other = minimal(
        "[exchange]\nprice = { 1 = 1, 2 = \"3/2\" }\n[sixth]\n[[side_bet]]\nname = \"super\"\npays = { flush = 60 }\n",
    );
    assert_eq!(diff(&plain, &plain), []);
    let lines: Vec<_> = diff(&plain, &other).iter().map(ToString::to_string).collect();
    assert_eq!(
        lines,
        [
            "exchange.price.2: 1 -> \"3/2\"",
            "exchange.price.3: 1 -> -",
            "exchange.price.4: 1 -> -",
            "exchange.price.5: 1 -> -",
            "sixth.price: - -> 1",
            "sixth.with_exchange: - -> false",
            "side_bet.super.name: - -> \"super\"",
            "side_bet.super.pays.flush: - -> 60",
            "side_bet.super.looks_at: - -> \"dealt\"",
            "side_bet.super.odds: - -> \"to\"",
            "side_bet.super.settled: - -> \"after-bet\"",
            "side_bet.super.lost_on_fold: - -> true",
            "side_bet.super.stake.least: - -> 1",
            "side_bet.super.stake.compulsory: - -> false",
            "side_bet.super.instant: - -> false",
        ]
    );
    let named = parse("format = 1\nname = \"y\"\ntitle = { en = \"Y\" }\n[exchange]\ntimes = 2\n");
    let about: Vec<_> = diff(&plain, &named).iter().map(|one| (one.key.clone(), one.is_about())).collect();
    assert_eq!(about, [("name".into(), true), ("title.en".into(), true), ("exchange.times".into(), false)]);
}

#[test]
fn each_difference_is_a_change_of_its_own() {
    let plain = minimal("[exchange]\nforced_bet = [5]\n[limits]\npayout = { most = 7 }\n");
    let other =
        minimal("[exchange]\nprice = { 1 = 1, 2 = \"3/2\", 3 = 1, 4 = 1 }\n[bet]\nmultiple = 3\n[sixth]\n");
    let told = |change: &Change| {
        let fault = change.rules.as_ref().err().and_then(|faults| faults.iter().next()).map(Fault::message);
        (change.difference.to_string(), fault)
    };
    let told: Vec<_> = changes(&plain, &other).iter().map(told).collect();
    let conflict = "`exchange.forced_bet` tells of exchanges of 5, a number of cards without a price";
    assert_eq!(
        told,
        [
            ("limits.payout: { most = 7, of = \"both\" } -> -".to_owned(), None),
            ("bet.multiple: 2 -> 3".to_owned(), None),
            ("exchange.price.2: 1 -> \"3/2\"".to_owned(), None),
            ("exchange.price.5: 1 -> -".to_owned(), Some(conflict.to_owned())),
            ("exchange.forced_bet: [5] -> []".to_owned(), None),
            ("sixth: - -> { price = 1, with_exchange = false }".to_owned(), None),
        ]
    );
    let changed = changes(&plain, &other).pop().and_then(|change| change.rules.ok()).expect("a sixth card");
    assert_eq!(changed, minimal("[exchange]\nforced_bet = [5]\n[limits]\npayout = { most = 7 }\n[sixth]\n"));
    assert_eq!(changes(&plain, &plain), []);
}

#[test]
fn rules_are_told_in_statements() {
    let lines = parse(EXAMPLE).describe();
    let of = |group: &str| -> Vec<Statement> {
        lines.iter().filter(|line| line.group == group).map(|line| line.statement.clone()).collect()
    };
    let whole = Antes::whole;
    let three_halves = Antes::fraction(3, 2).unwrap();
    assert_eq!(
        of("exchange"),
        [
            Statement::Exchange {
                list: vec![
                    Part::Cards { cards: 1, price: whole(1) },
                    Part::Cards { cards: 2, price: whole(2) },
                    Part::Cards { cards: 3, price: three_halves },
                    Part::Cards { cards: 5, price: whole(0) },
                ]
            },
            Statement::ExchangeForcesBet { list: vec![Part::Count(2), Part::Count(5)] },
            Statement::ExchangeTimes(3),
            Statement::ExchangeAgainAfterOne,
            Statement::NextPrices {
                list: vec![Part::Price(whole(2)), Part::Price(Antes::fraction(5, 2).unwrap())]
            },
        ]
    );
    let prices = |next_price: &str| {
        let rules = minimal(&format!("[exchange]\ntimes = 9\nnext_price = {next_price}\n"));
        rules.describe().into_iter().map(|line| line.statement).find(|statement| {
            matches!(statement, Statement::NextPrices { .. } | Statement::NextPricesTo { .. })
        })
    };
    let one_by_one = |prices: &[i64]| Statement::NextPrices {
        list: prices.iter().map(|&price| Part::Price(whole(price))).collect(),
    };
    assert_eq!(prices("[]"), None);
    assert_eq!(prices("[2, 3, 4, 5]"), Some(one_by_one(&[2, 3, 4, 5])));
    assert_eq!(
        prices("[2, 3, 4, 5, 6, 7]"),
        Some(Statement::NextPricesTo { first: whole(2), second: whole(3), last: whole(7) })
    );
    assert_eq!(prices("[2, 3, 4, 5, 7]"), Some(one_by_one(&[2, 3, 4, 5, 7])));
    assert_eq!(of("dealer"), [Statement::QualifierPairOf("jacks"), Statement::NoGameReturnedBelow("pair")]);
    assert_eq!(of("sixth"), [Statement::Sixth(whole(2)), Statement::SixthWithExchange(true)]);
    let prices = |price: &str| {
        let rules = minimal(&format!("[exchange]\nprice = {{ {price} }}\n"));
        rules.describe().into_iter().find(|line| line.group == "exchange").map(|line| line.statement)
    };
    let between = Part::CardsBetween { from: 1, to: 4, price: whole(1) };
    let five = Part::Cards { cards: 5, price: whole(2) };
    assert_eq!(
        prices("1 = 1, 2 = 1, 3 = 1, 4 = 1, 5 = 2"),
        Some(Statement::Exchange { list: vec![between, five] })
    );
    assert_eq!(
        serde_json::to_value(of("exchange").pop()).unwrap(),
        serde_json::json!({ "next-prices": { "list": [{ "price": "2" }, { "price": "5/2" }] } })
    );
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

    #[test]
    fn rules_without_difference_are_equal(a in any_rules(), b in any_rules()) {
        prop_assert_eq!(diff(&a, &a), vec![]);
        prop_assert_eq!(diff(&a, &b).is_empty(), a == b);
        let back: Vec<_> = diff(&b, &a).into_iter().map(|one| (one.key, one.b, one.a)).collect();
        prop_assert!(diff(&a, &b).into_iter().all(|one| back.contains(&(one.key, one.a, one.b))));
    }

    /// Each difference of the game belongs to one change, after which just these differences are gone.
    #[test]
    fn changes_are_the_differences_of_the_game(a in any_rules(), b in any_rules()) {
        let game = |a: &Rules, b: &Rules| {
            let differences = diff(a, b).into_iter().filter(|one| !one.is_about());
            differences.map(|one| one.key).collect::<Vec<_>>()
        };
        let changes = changes(&a, &b);
        let belongs = |key: &str, change: &Change| {
            let rest = key.strip_prefix(&*change.difference.key);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        let differences = game(&a, &b);
        for key in &differences {
            prop_assert_eq!(changes.iter().filter(|change| belongs(key, change)).count(), 1, "{}", key);
        }
        for change in &changes {
            let Ok(changed) = &change.rules else { continue };
            prop_assert_eq!(changed.about(), a.about());
            // An instant bet has neither stake nor time, so that these may come and go with it.
            if change.difference.key.starts_with("side_bet.") {
                continue;
            }
            let (own, others): (Vec<_>, Vec<_>) =
                differences.iter().cloned().partition(|key| belongs(key, change));
            prop_assert_eq!(game(&a, changed), own);
            prop_assert_eq!(game(changed, &b), others);
        }
    }

    #[test]
    fn what_is_told_differs_only_with_the_rules(rules in any_rules()) {
        let again = Rules::parse(&RuleFile::from(&rules).to_toml()).unwrap();
        prop_assert_eq!(again.describe(), rules.describe());
        prop_assert!(rules.describe().len() >= 12);
    }
}
