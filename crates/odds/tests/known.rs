//! Values that were computed elsewhere.

use std::collections::{BTreeMap, HashMap};

use tuz_cards::{Card, CardSet, Rank, RankSet, Suit, parse_card_set};
use tuz_hands::{Category, Holding, RankCounts};
use tuz_house::rules::{Rules, shipped_rules};
use tuz_odds::{Action, Answer, Choice, Odds, Spot, Stakes};

fn rules(name: &str) -> &'static Rules {
    shipped_rules(name).unwrap_or_else(|| panic!("`{name}` is shipped"))
}

fn answer(rules: &Rules, hand: &str, up: &str) -> Answer {
    let odds = Odds::new(rules, Stakes::default()).unwrap();
    odds.options(&Spot::dealt(parse_card_set(hand).unwrap(), up.parse::<Card>().unwrap()).unwrap()).unwrap()
}

fn shown(answer: &Answer, action: Action) -> String {
    format!("{:.12}", answer.of(action).expect("an option").value.to_f64_for_show())
}

fn exchange(cards: &str) -> Action {
    Action::Exchange(parse_card_set(cards).unwrap())
}

#[test]
fn three_spots_of_the_trainer() {
    let trainer = rules("trainer");
    let answer = answer(trainer, "As Kd 5h 5c 10s", "9c");
    assert_eq!(answer.choices.len(), 34);
    assert_eq!(shown(&answer, Action::Play), "-0.398480252474");
    assert_eq!(shown(&answer, Action::Sixth), "-0.392547292024");
    assert_eq!(shown(&answer, exchange("Ts")), "-0.643327206387");
    assert_eq!(shown(&answer, Action::Fold), "-1.000000000000");
    assert_eq!(answer.best().action, Action::Sixth);

    let answer = self::answer(trainer, "Js Jd 5h 8c 2s", "9c");
    assert_eq!(shown(&answer, Action::Play), "0.749597083065");
    assert_eq!(shown(&answer, Action::Sixth), "0.211288279048");
    assert_eq!(shown(&answer, exchange("5h 8c 2s")), "0.596820594508");

    let answer = self::answer(trainer, "2s 4d 7h 9c Js", "3c");
    assert_eq!(answer.best().action, exchange("2s 4d 7h 9c"));
    assert_eq!(shown(&answer, exchange("2s 4d 7h 9c")), "-0.940940910045");
    // Also counted draw by draw, in the bench of large draws.
    assert_eq!(shown(&answer, exchange("2s 4d 7h 9c Js")), "-1.037488568124");
    assert_eq!(shown(&answer, exchange("2s 4d 7h")), "-1.002778644722");
    assert_eq!(shown(&answer, Action::Fold), "-1.000000000000");
}

#[test]
fn under_online_the_same_spots_are_worth_less() {
    for (hand, up) in [("As Kd 5h 5c 10s", "9c"), ("2s 4d 7h 9c Js", "3c")] {
        let trainer = answer(rules("trainer"), hand, up);
        let online = answer(rules("online"), hand, up);
        assert_eq!(online.choices.len(), 34);
        for choice in &online.choices {
            assert!(choice.value <= trainer.of(choice.action).unwrap().value);
        }
        let lower = |choice: &&Choice| choice.value < trainer.of(choice.action).unwrap().value;
        assert!(online.choices.iter().filter(lower).count() >= 25, "most options may come to a bought game");
    }
}

/// Played, but not analysed: cards are exchanged more than once.
const NOT_SERVED: [&str; 1] = ["wiki-repeat"];

#[test]
fn every_other_shipped_file_is_served() {
    for file in tuz_house::rules::shipped() {
        let is_served = Odds::new(rules(file.name), Stakes::default()).is_ok();
        assert_eq!(is_served, !NOT_SERVED.contains(&file.name), "{}", file.name);
        if !is_served {
            continue;
        }
        let answer = answer(rules(file.name), "Js Jd 5h 8c 2s", "9c");
        let exchanges = rules(file.name).exchange().map_or(0, |exchange| {
            [5, 10, 10, 5, 1]
                .iter()
                .zip(&exchange.price)
                .filter(|(_, price)| price.is_some())
                .map(|(n, _)| n)
                .sum()
        });
        let sixth = usize::from(rules(file.name).sixth().is_some());
        assert_eq!(answer.choices.len(), 2 + sixth + exchanges, "{}", file.name);
        assert!(answer.choices.iter().all(|choice| choice.loss >= tuz_house::Antes::ZERO));
    }
}

/// Pairs of a hand of three of a kind or better with an up card of one suit; no game must be likelier than not.
#[test]
fn insurance_gains_in_a_known_number_of_hands() {
    let odds = Odds::new(rules("caribbean"), Stakes::default()).unwrap();
    let mut known: HashMap<(RankCounts, RankSet, Card), u64> = HashMap::new();
    let mut pairs: BTreeMap<Category, (u64, u64, u64)> = BTreeMap::new();
    let ups: Vec<Card> = Rank::ALL.into_iter().map(|rank| Card::new(rank, Suit::Clubs)).collect();
    let (mut sum, mut all) = (0, 0);
    for hand in CardSet::FULL.subsets(5) {
        let category = Holding::from(hand).strength().category();
        if category < Category::Three {
            continue;
        }
        for &up in ups.iter().filter(|up| !hand.contains(**up)) {
            // The other three suits are alike to the dealer.
            let key = (hand.iter().collect(), hand.of_suit(Suit::Clubs), up);
            let no_game = *known.entry(key).or_insert_with(|| {
                let (no_game, hands) = odds.no_game(&Spot::dealt(hand, up).unwrap());
                assert_eq!(hands, 163_185);
                no_game
            });
            let row = pairs.entry(category).or_default();
            *row = (row.0 + 1, row.1 + u64::from(2 * no_game > 163_185), row.2.max(no_game));
            assert_ne!(2 * no_game, 163_185);
            sum += no_game;
            all += 1;
        }
    }
    let expected = [
        (Category::Three, (645_216, 23_232, 99_183)),
        (Category::Straight, (119_850, 2_295, 82_494)),
        (Category::Flush, (60_019, 663, 82_116)),
        (Category::FullHouse, (43_992, 2_412, 99_127)),
        (Category::Four, (7_332, 72, 83_895)),
        (Category::StraightFlush, (423, 0, 80_640)),
        (Category::RoyalFlush, (47, 9, 82_116)),
    ];
    assert_eq!(pairs, BTreeMap::from(expected));
    assert_eq!(format!("{:.4}", 100.0 * sum as f64 / all as f64 / 163_185.0), "42.6542");
}
