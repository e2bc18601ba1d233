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
use tuz_odds::{Action, Bought, Odds, Spot, SpotCards, Stakes};

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

fn compare(
    rules: &Rules,
    pack: Pack,
    (hand, up, seen): (CardSet, Card, CardSet),
    stakes: Stakes,
    most_drawn: usize,
) {
    let spot = SpotCards { hand, up, seen, bought: Bought::Nothing, discards: CardSet::EMPTY, dealt: None };
    let spot = Spot::new(spot, pack).expect("a spot");
    let answer = match Odds::new(rules, stakes) {
        Ok(odds) => odds.options(&spot).expect("an answer"),
        Err(_) => return,
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
}

/// On 24 cards all options can be enumerated.
#[test]
fn all_options_on_a_short_pack() {
    let pack = Pack::stripped_below(Rank::Nine);
    let mut runner = runner(1);
    for _ in 0..8 {
        let cards = cards(&mut runner, pack, 0);
        compare(shipped_rules("trainer").unwrap(), pack, cards, Stakes::default(), 5);
    }
}
