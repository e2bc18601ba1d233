//! How decisions end, against a plain count of every draw and every hand of the dealer's.

use std::cmp::Ordering;

use tuz_cards::{Card, CardSet, Pack, Rank, parse_card_set};
use tuz_hands::Holding;
use tuz_house::Antes;
use tuz_house::round::has_game;
use tuz_house::rules::{Rules, shipped_rules};
use tuz_odds::{Action, Bought, Chances, Odds, Spot, SpotCards, Stakes};

const UP: &str = "Qc";

fn spot(hand: CardSet, bought: Bought, discards: CardSet, pack: Pack) -> Spot {
    let up = UP.parse().unwrap();
    let cards = SpotCards { hand, up, seen: CardSet::EMPTY, bought, discards, dealt: None };
    Spot::new(cards, pack).unwrap()
}

/// Playing this hand against each hand that the dealer may have.
fn played(rules: &Rules, spot: &Spot) -> Chances {
    let own = Holding::from(spot.hand()).strength();
    let mut chances = Chances::default();
    for hidden in spot.unseen().subsets(4) {
        let dealer = hidden.with(spot.up());
        let ends = match own.cmp(&Holding::from(dealer).strength()) {
            _ if !has_game(rules, dealer) => &mut chances.no_game,
            Ordering::Greater => &mut chances.win,
            Ordering::Equal => &mut chances.tie,
            Ordering::Less => &mut chances.loss,
        };
        *ends += 1;
    }
    chances
}

#[test]
fn every_option_ends_as_a_plain_count_says() {
    let pack = Pack::stripped_below(Rank::Nine);
    let cards = |text: &str| parse_card_set(text).unwrap();
    for (name, hand) in [
        ("trainer", "As Kd Ts 9h 9c"),
        ("online", "As Ks Qs Ts 9h"),
        ("six-box", "Ah Kh Jh Th 9h"),
        ("pagat", "Jd Jh Ts Tc 9c"),
    ] {
        let rules = shipped_rules(name).unwrap();
        let odds = Odds::new(rules, Stakes::default()).unwrap();
        let hand = cards(hand);
        let before = spot(hand, Bought::Nothing, CardSet::EMPTY, pack);
        let answer = odds.options(&before).unwrap();
        assert_eq!(odds.played(&before).unwrap(), played(rules, &before), "{name}");
        let mut draws = 0;
        for choice in &answer.choices {
            let (count, bought, thrown) = match choice.action {
                Action::Play | Action::Insure(_) => {
                    assert_eq!(choice.chances, played(rules, &before), "{name} {:?}", choice.action);
                    continue;
                }
                Action::Fold => {
                    assert_eq!(choice.chances, Chances::folded(1));
                    continue;
                }
                Action::Sixth => (1, Bought::Sixth, CardSet::EMPTY),
                Action::Exchange(thrown) if thrown.len() <= 2 && draws < 6 => {
                    (thrown.len(), Bought::Exchange(thrown.len() as u8), thrown)
                }
                _ => continue,
            };
            draws += 1;
            let mut counted = Chances::default();
            for drawn in before.unseen().subsets(count) {
                let after = spot((hand - thrown) | drawn, bought, thrown, pack);
                let ends = played(rules, &after);
                let options = odds.options(&after).unwrap();
                let folds = options.of(Action::Fold).is_some_and(|fold| {
                    options
                        .choices
                        .iter()
                        .all(|other| other.action == Action::Fold || other.value < fold.value)
                });
                counted += if folds { Chances::folded(ends.deals()) } else { ends };
            }
            assert_eq!(choice.chances, counted, "{name} {:?}", choice.action);
        }
        assert!(draws > 0, "{name}");
    }
}

#[test]
fn a_shown_dealer_leaves_the_new_card_open() {
    let rules = shipped_rules("trainer").unwrap();
    let odds = Odds::new(rules, Stakes::default()).unwrap();
    let hand = parse_card_set("Ts Td Th Ac Kd").unwrap();
    let spot = spot(hand, Bought::Nothing, CardSet::EMPTY, Pack::STANDARD);
    let dealer: Vec<Card> = ["2s", "4d", "7h", "9s", UP].map(|card| card.parse().unwrap()).into();
    let answer = odds.after_show(&spot, &dealer, Antes::ZERO).unwrap();
    let keep = answer.of(Action::Keep).unwrap();
    assert_eq!(keep.chances, Chances { no_game: 1, ..Chances::default() });
    let buy = answer.choices.iter().find(|choice| matches!(choice.action, Action::BuyGame(_))).unwrap();
    // Of 42 cards three pair each of the four that stay; three tens and better pay nothing else.
    assert_eq!(buy.chances, Chances { win: 12, no_game: 30, ..Chances::default() });
}
