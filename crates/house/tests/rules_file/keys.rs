//! What a file says, key by key, and how it is written.

use std::collections::BTreeMap;

use tuz_cards::Rank;
use tuz_hands::Category;
use tuz_house::rules::*;
use tuz_house::{Antes, Points};

use crate::{EXAMPLE, minimal, parse};

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
    let said = parse(include_str!("../files/every-key.toml"));
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
