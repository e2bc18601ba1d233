//! Single hands as rule books tell of them.

use std::cmp::Ordering;

use tuz_cards::{CardSet, Rank, parse_card_set};
use tuz_hands::club::{Category, Ranking};

use Ranking::{AceToFive, DeuceToSeven, EightOrBetter, Standard};

fn cards(text: &str) -> CardSet {
    parse_card_set(text).unwrap()
}

fn compare(ranking: Ranking, a: &str, b: &str) -> Ordering {
    let [a, b] = [a, b].map(|text| ranking.rank(cards(text)));
    assert!(a.is_some() && b.is_some());
    a.cmp(&b)
}

fn assert_beats(ranking: Ranking, better: &str, worse: &str) {
    assert_eq!(compare(ranking, better, worse), Ordering::Greater, "{ranking:?} {better} {worse}");
}

fn category(ranking: Ranking, text: &str) -> Category {
    ranking.best(cards(text)).unwrap().category
}

#[test]
fn higher_and_equal_hands() {
    assert_beats(Standard, "Th Td 8s Kc 5d As 8d", "Th Td 8s Kc 5d Qs 8d");
    assert_eq!(compare(Standard, "Th Td 8s Kc 5d 9s 8d", "Th Td 8s Kc 5d 8h 2c"), Ordering::Equal);
    assert_beats(Standard, "8s 4s 3s Js 2s Kd Kh", "8s 4s 3s 9s 8d Kd Kh");
    assert_beats(Standard, "Ks Kd 5s 5d 2c", "Qs Qd Js Jd Ac");
    assert_beats(Standard, "Js Jd Jc 3s 3d", "4s 4d 4c As Ad");
    assert_beats(Standard, "8s 8d 8c 8h 2c", "6s 6d 6c 6h Ac");
    assert_beats(Standard, "7s 6s 5s 4s 3s", "6s 5s 4s 3s 2s");
}

#[test]
fn ace_king_is_a_high_card() {
    assert_eq!(category(Standard, "As Kd 9c 5h 3s"), Category::HighCard);
    assert_beats(Standard, "2s 2d 5c 4h 3s", "As Kd Qc Jh 9s");
}

#[test]
fn wheel_and_steel_wheel() {
    assert_eq!(category(Standard, "5s 4d 3c 2h As"), Category::Straight);
    assert_eq!(category(Standard, "5s 4s 3s 2s As"), Category::StraightFlush);
    assert_eq!(category(Standard, "As Ks Qs Js Ts"), Category::RoyalFlush);
    assert_eq!(category(Standard, "3s 2d Ac Kh Qs"), Category::HighCard);
    assert_beats(Standard, "6s 5d 4c 3h 2s", "5s 4d 3c 2h As");
    assert_beats(Standard, "5s 4s 3s 2s As", "As Kd Qc Jh Ts");
    assert_beats(Standard, "6s 5s 4s 3s 2s", "5s 4s 3s 2s As");
}

#[test]
fn iranian_with_the_pack_of_five_players() {
    let iranian = Ranking::Iranian { lowest: Rank::Six };
    assert_eq!(category(iranian, "As 6d 7c 8h 9s"), Category::Straight);
    assert_eq!(category(iranian, "As 6s 7s 8s 9s"), Category::StraightFlush);
    assert_eq!(category(iranian, "As 7d 8c 9h Ts"), Category::HighCard);
    assert_beats(iranian, "6s 7d 8c 9h Ts", "As 6d 7c 8h 9s");
    assert_beats(iranian, "6s 7s 8s 9s Js", "As Ad Ac Ks Kd");
    assert_beats(iranian, "6s 6d 6c 8h 9s", "As Kd Qc Jh Ts");
    assert_beats(iranian, "6s 6d 6c 6h 9s", "As Ks Qs Js 9s");
    assert_beats(iranian, "6s 7d 8c 9h Ts", "As Ad Ks Kd Qc");
    // With twenty cards the one straight has the ace on top.
    assert_eq!(category(Ranking::Iranian { lowest: Rank::Ten }, "As Ks Qs Js Ts"), Category::RoyalFlush);
}

#[test]
fn neither_straights_nor_flushes_count_in_ace_to_five() {
    assert_eq!(category(AceToFive, "5s 4s 3s 2s As"), Category::HighCard);
    assert_beats(AceToFive, "5s 4s 3s 2s As", "6s 4d 3c 2h As");
    assert_beats(AceToFive, "6s 5d 3c 2h As", "6s 5d 4c 2h As");
    assert_beats(AceToFive, "Ks Qd Jc Th 9s", "As Ad 2c 3h 4s");
    assert_beats(AceToFive, "As Ad 2c 3h 4s", "2s 2d Ac 3h 4s");
    // The best five of seven leave the pairs out.
    assert_beats(AceToFive, "As Ad 2c 2h 3s 4d 9c", "As 2d 3c 4h Ts Td Tc");
}

#[test]
fn eight_or_better_qualifies_or_does_not() {
    assert!(EightOrBetter.rank(cards("8s 7s 6s 5s 4s")).is_some());
    assert_eq!(EightOrBetter.rank(cards("9s 4d 3c 2h As")), None);
    assert_eq!(EightOrBetter.rank(cards("8s 4d 3c 2h 2s Kd Kc")), None);
    assert_eq!(EightOrBetter.rank(cards("4d 3c 2h As")), None);
    assert_beats(EightOrBetter, "8s 4d 3c 2h As", "8s 5d 3c 2h As");
}

#[test]
fn deuce_to_seven_has_no_wheel() {
    assert_eq!(category(DeuceToSeven, "5s 4d 3c 2h As"), Category::HighCard);
    assert_beats(DeuceToSeven, "7s 5d 4c 3h 2s", "7s 6d 4c 3h 2s");
    assert_beats(DeuceToSeven, "5s 4d 3c 2h As", "As 6d 3c 2h 4s");
    assert_beats(DeuceToSeven, "Ks Qd Jc Th 8s", "5s 4d 3c 2h As");
    assert_beats(DeuceToSeven, "As Kd Qc Jh 9s", "2s 2d 3c 4h 5s");
    assert_beats(DeuceToSeven, "2s 2d 3c 4h 5s", "6s 5d 4c 3h 2s");
    assert_beats(DeuceToSeven, "6s 5d 4c 3h 2s", "7s 5s 4s 3s 2s");
    assert_eq!(category(DeuceToSeven, "5s 4s 3s 2s As"), Category::Flush);
    // Of seven cards those five that make no flush.
    assert_eq!(category(DeuceToSeven, "7s 5s 4s 3s 2s 2d Kc"), Category::HighCard);
}

#[test]
fn hands_of_fewer_than_five_cards() {
    assert_eq!(Standard.rank(CardSet::EMPTY), None);
    assert_eq!(Standard.best(CardSet::EMPTY), None);
    assert_beats(Standard, "2s 2d", "As Kd");
    assert_beats(Standard, "As Ad 2c", "As Ad");
    assert_beats(Standard, "2s 2d 2c", "As Ad Ks Kd");
    assert_beats(Standard, "As Ad Kc 3h", "As Ad Kc");
    assert_eq!(category(Standard, "As Ks Qs Js"), Category::HighCard);
    assert_eq!(category(Standard, "As Ac Ks Kd"), Category::TwoPair);
    // The front of Chinese poker against a middle of five.
    assert_beats(Standard, "Qs Qd Qc", "As Ad Ks Kd 2c");
    assert_beats(Standard, "As Ad 3c 2h 4s", "As Ad 3c");
    // What shows in razz.
    assert_beats(AceToFive, "4s 2d Ac", "5s 2d Ac");
    assert_beats(AceToFive, "Ks Qd Jc Th", "As Ad 2c 3h");
}

#[test]
fn exactly_two_own_cards_in_omaha() {
    // Four spades on the board and one in hand are no flush, four of a straight and one in hand no straight.
    let best = Standard.best_two_and_three(cards("Ts 8d 8c 3h"), cards("As Ks Qs Js 2d")).unwrap();
    assert_eq!((best.category, best.cards), (Category::Pair, cards("8d 8c As Ks Qs")));
    // Three of a low on the board, and a card of it in hand again.
    let board = cards("As 2d 3c Kh Kd");
    let low = |own: &str| EightOrBetter.best_two_and_three(cards(own), board);
    assert_eq!(low("Ad 4c Ks Qs"), None);
    assert_eq!(low("Ad 4c 8s Qs").unwrap().cards, cards("As 2d 3c 4c 8s"));
    // Four own kings and aces are worth two.
    assert_eq!(category(Standard, "Ac Ad Ah Ks 7d"), Category::Three);
    let best = Standard.best_two_and_three(cards("Ac Ad Ah Ks"), cards("7d 8c 9h 2s 3s")).unwrap();
    assert_eq!((best.category, best.cards), (Category::Pair, cards("Ah Ad 9h 8c 7d")));
}

#[test]
fn the_cards_that_are_best() {
    let best = Standard.best(cards("As Ad Ah Kc Kd Ks 2c")).unwrap();
    assert_eq!((best.category, best.cards), (Category::FullHouse, cards("As Ad Ah Ks Kd")));
    let best = AceToFive.best(cards("As Ad Ah 2c 3d 8s 9c")).unwrap();
    assert_eq!((best.category, best.cards), (Category::HighCard, cards("As 2c 3d 8s 9c")));
}
