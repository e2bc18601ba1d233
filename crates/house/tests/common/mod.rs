//! Rules and packs for tests.
// Each test file uses its part, and none is a library.
#![allow(dead_code, unreachable_pub)]

pub mod judge;
pub mod random;
pub mod witness;

use tuz_cards::{Card, CardSet, parse_card_set, parse_cards};
use tuz_house::Points;
use tuz_house::round::{Action, BoxId, BoxStake, PackOrder, PlayerId, Round};
use tuz_house::rules::{Rules, shipped};

/// The text of a shipped rule file in which each line that starts with the first text of a pair is replaced by the second.
pub fn text_with(name: &str, changes: &[(&str, &str)]) -> String {
    let mut text = shipped().find(|file| file.name == name).unwrap().text.to_owned();
    for (line, new) in changes {
        assert!(text.lines().any(|old| old.starts_with(line)), "no line starts with {line}");
        let lines = text.lines().map(|old| if old.starts_with(line) { new } else { old });
        text = lines.collect::<Vec<_>>().join("\n");
    }
    text
}

/// Rules of such a text.
pub fn rules_with(name: &str, changes: &[(&str, &str)]) -> Rules {
    parse(&text_with(name, changes))
}

/// Rules of a shipped file with more groups at its end.
pub fn rules_and(name: &str, more: &str) -> Rules {
    parse(&format!("{}\n{more}", text_with(name, &[])))
}

pub fn parse(text: &str) -> Rules {
    Rules::parse(text).unwrap_or_else(|faults| panic!("{faults}\n{text}"))
}

pub fn cards(text: &str) -> CardSet {
    parse_card_set(text).unwrap()
}

pub fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub fn exchange(text: &str) -> Action {
    Action::Exchange(cards(text))
}

/// The pack from the two of clubs to the ace of spades.
pub fn sorted_pack() -> PackOrder {
    PackOrder::new(Card::all().collect()).unwrap()
}

/// A pack that deals these hands, and then these cards.
pub fn pack(boxes: &[&str], dealer: &str, then: &str) -> PackOrder {
    let mut hands: Vec<Vec<Card>> = boxes.iter().map(|hand| parse_cards(hand).unwrap()).collect();
    hands.push(parse_cards(dealer).unwrap());
    let mut order: Vec<Card> = (0..5).flat_map(|round| hands.iter().map(move |hand| hand[round])).collect();
    order.extend(parse_cards(then).unwrap());
    let rest: Vec<Card> = Card::all().filter(|card| !order.contains(card)).collect();
    order.extend(rest);
    PackOrder::new(order).unwrap()
}

pub const FIRST: PlayerId = PlayerId(0);
pub const SECOND: PlayerId = PlayerId(1);

/// Boxes 1, 2 ... with these antes.
pub fn antes(antes: &[i64]) -> Vec<BoxStake> {
    let boxes = antes.iter().enumerate();
    boxes.map(|(place, &ante)| BoxStake::ante(BoxId(place as u8), Points(ante))).collect()
}

/// A round of one player with 1,000 points, dealt.
pub fn dealt(rules: Rules, stakes: &[BoxStake], pack: PackOrder) -> Round {
    let mut round = Round::new(rules, &[Points(1000)]).unwrap();
    round.stake(FIRST, stakes).unwrap();
    round.deal(pack).unwrap();
    round
}

/// What each box of the settled round won or lost.
pub fn nets(round: &Round) -> Vec<i64> {
    round.boxes().map(|(place, _)| round.settlement(place).unwrap().net.0).collect()
}
