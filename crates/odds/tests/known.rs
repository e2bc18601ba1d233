//! Values that were computed elsewhere.

use tuz_cards::{Card, parse_card_set};
use tuz_house::rules::{Rules, shipped_rules};
use tuz_odds::{Action, Answer, Odds, Spot, Stakes};

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
    assert_eq!(shown(&answer, exchange("2s 4d 7h 9c Js")), "-1.037488568124");
    assert_eq!(shown(&answer, exchange("2s 4d 7h")), "-1.002778644722");
    assert_eq!(shown(&answer, Action::Fold), "-1.000000000000");
}
