//! The analysis against the plain enumerator, to the last digit of every fraction.

mod judge;

use judge::Judge;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use tuz_cards::{Card, CardSet, Pack, Rank};
use tuz_house::rules::testing::any_rules;
use tuz_house::rules::{Rules, shipped, shipped_rules};
use tuz_house::{Antes, Points};
use tuz_odds::{Bought, Odds, QuestionError, Spot, SpotCards, Stakes};

/// A source of the same random spots in every run.
fn runner(seed: u8) -> TestRunner {
    TestRunner::new_with_rng(Config::default(), TestRng::from_seed(RngAlgorithm::ChaCha, &[seed; 32]))
}

fn draw<S: Strategy>(runner: &mut TestRunner, strategy: &S) -> S::Value {
    strategy.new_tree(runner).expect("a value").current()
}

/// A hand of five, an up card, and up to `seen` other cards.
fn cards(runner: &mut TestRunner, pack: Pack, seen: usize) -> (CardSet, Card, CardSet) {
    let all: Vec<Card> = pack.cards().collect();
    let order = draw(runner, &Just(all).prop_shuffle());
    let others = draw(runner, &(0..=seen));
    (order[..5].iter().copied().collect(), order[5], order[6..6 + others].iter().copied().collect())
}

/// Holds an answer against the judge; false where these rules or this hand have none.
fn agrees(
    rules: &Rules,
    pack: Pack,
    (hand, up, seen): (CardSet, Card, CardSet),
    stakes: Stakes,
    most_drawn: usize,
) -> bool {
    let spot = SpotCards { hand, up, seen, bought: Bought::Nothing, discards: CardSet::EMPTY, dealt: None };
    let spot = Spot::new(spot, pack).expect("a spot");
    let Ok(odds) = Odds::new(rules, stakes) else { return false };
    let answer = match odds.options(&spot) {
        Ok(answer) => answer,
        Err(QuestionError::RoundOver(_)) => return false,
        Err(error) => panic!("{error}"),
    };
    let mut judge = Judge::new(rules, pack, hand, up, seen);
    judge.bonus = stakes.bonus;
    judge.ante = stakes.ante.map(|ante| ante.0);
    for (action, value) in judge.options(most_drawn) {
        let choice = answer.of(action).unwrap_or_else(|| panic!("{action:?} is missing"));
        assert_eq!(
            choice.value, value,
            "{action:?} of {hand} against {up}, seen {seen}, {stakes:?}, {rules:#?}"
        );
    }
    true
}

/// Stakes that these rules allow: with and without a bonus, and the ante where a limit needs it.
fn stakes(runner: &mut TestRunner, rules: &Rules) -> Stakes {
    let bonus = (1i128..=6, 1i128..=3).prop_map(|(over, under)| Antes::fraction(over, under));
    let (ante, with_bonus, bonus) = draw(runner, &(1i64..=200, any::<bool>(), bonus));
    Stakes {
        ante: rules.limits().payout.map(|_| Points(ante)),
        bonus: bonus.filter(|_| with_bonus && rules.bonus().is_some()),
    }
}

/// Spots under the `trainer` rules, which offer all 34 options, and then a few under others.
fn short_pack(seed: u8, under_trainer: usize, under_others: usize) {
    let pack = Pack::stripped_below(Rank::Nine);
    let mut runner = runner(seed);
    let mut round = 0;
    while round < under_trainer + under_others {
        let cards = cards(&mut runner, pack, 2);
        let rules = if round < under_trainer {
            shipped_rules("trainer").expect("shipped").clone()
        } else if round % 2 == 0 {
            shipped_rules("pagat").expect("shipped").clone()
        } else {
            draw(&mut runner, &any_rules())
        };
        let stakes = stakes(&mut runner, &rules);
        round += usize::from(agrees(&rules, pack, cards, stakes, 5));
    }
}

/// On 24 cards all options can be enumerated.
#[test]
fn all_options_on_a_short_pack() {
    short_pack(1, 25, 8);
}

#[test]
fn all_options_on_a_short_pack_again() {
    short_pack(2, 25, 8);
}

/// The dealer throws a card of which only that of the up card's suit is left: with the others of one suit it is a flush.
#[test]
fn the_last_card_to_throw_is_of_the_dealers_suit() {
    let card = |text: &str| text.parse::<Card>().expect("a card");
    let hand = ["As", "Ah", "Ad", "Td", "9d"].map(card).into_iter().collect();
    let cards = (hand, card("9c"), CardSet::EMPTY);
    let rules = shipped_rules("trainer").expect("shipped");
    assert!(agrees(rules, Pack::stripped_below(Rank::Nine), cards, Stakes::default(), 1));
}

/// On 52 cards the options with draws of at most one card, under shipped rules and random ones by turns.
fn full_pack(seed: u8, spots: usize) {
    let mut runner = runner(seed);
    let names: Vec<&str> = shipped().map(|file| file.name).collect();
    let mut names = names.into_iter().cycle();
    let mut judged = 0;
    while judged < spots {
        for name in [names.next(), None] {
            let cards = cards(&mut runner, Pack::STANDARD, 6);
            let rules = match name {
                Some(name) => shipped_rules(name).expect("shipped").clone(),
                None => draw(&mut runner, &any_rules()),
            };
            let stakes = stakes(&mut runner, &rules);
            judged += usize::from(agrees(&rules, Pack::STANDARD, cards, stakes, 1));
        }
    }
}

#[test]
fn small_draws_on_the_full_pack() {
    full_pack(3, 60);
}

#[test]
fn small_draws_on_the_full_pack_again() {
    full_pack(4, 60);
}
