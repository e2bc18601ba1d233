//! The whole game of `trainer`: solved, some hundred of its spots worked out by themselves, and a billion rounds played
//! by the best play.
//!
//! Asserts that the spots have just the worth that was added up, and that the mean of the rounds is not more than three
//! standard errors from the value. `TUZ_BENCH_ROUNDS` plays another number of rounds.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::time::Instant;

use tuz_cards::{CardSet, Pack};
use tuz_house::Points;
use tuz_house::rules::shipped_rules;
use tuz_odds::simulate::{Simulation, Wanted as Rounds};
use tuz_odds::strategy::Optimal;
use tuz_odds::{Bought, Odds, OptimalPlay, Spot, SpotCards, SpotRow, Stakes, Wanted};

/// One of so many classes of spots is worked out by itself.
const SPREAD: u64 = 15_000;

/// Whether this class is one of them: by a number that looks random.
fn is_chosen(row: &SpotRow) -> bool {
    let cards = row.hand.into_iter().chain([row.up]);
    let mixed = cards.fold(0_u64, |mixed, card| {
        (mixed ^ card.index() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
    });
    mixed % SPREAD == 0
}

fn main() {
    let rules = shipped_rules("trainer").expect("shipped");
    let chosen = Mutex::new(Vec::new());
    let see = |row: &SpotRow| {
        if is_chosen(row) {
            chosen.lock().expect("no thread panics").push(row.clone());
        }
    };
    let start = Instant::now();
    let (game, play) =
        OptimalPlay::solve(rules, &Wanted { rows: Some(&see), ..Wanted::default() }).expect("served");
    println!("solved in {:.0?}: {}", start.elapsed(), game.value);
    assert!(game.value.exact().is_some());

    let chosen = chosen.into_inner().expect("no thread panics");
    let odds = Odds::new(rules, Stakes::default()).expect("served");
    let start = Instant::now();
    for row in &chosen {
        let cards = SpotCards {
            hand: row.hand,
            up: row.up,
            seen: CardSet::EMPTY,
            bought: Bought::Nothing,
            discards: CardSet::EMPTY,
            dealt: None,
        };
        let answer = odds.options(&Spot::new(cards, Pack::STANDARD).expect("a spot")).expect("an answer");
        let best = answer.choices.iter().map(|choice| choice.value).max();
        assert_eq!(row.best.1.exact(), best, "{row:?}");
        let told = answer.choices.iter().find(|choice| choice.action == row.best.0);
        assert_eq!(told.map(|choice| Some(choice.value)), Some(best), "{row:?}");
    }
    println!("{} spots by themselves in {:.0?}", chosen.len(), start.elapsed());
    assert!(chosen.len() >= 300);

    let rounds =
        std::env::var("TUZ_BENCH_ROUNDS").map_or(1_000_000_000, |rounds| rounds.parse().expect("a number"));
    let strategy = Optimal::new(rules, play, Pack::STANDARD).expect("served");
    let simulation =
        Simulation::new(rules, &strategy, &Rounds { boxes: 1, ante: Points(10) }).expect("accepted");
    let start = Instant::now();
    let result = simulation.run(rounds, 1, |_| ControlFlow::Continue(())).expect("played");
    println!("{:.2} million rounds a second", rounds as f64 / start.elapsed().as_secs_f64() / 1e6);
    let (mean, value) = (result.total().mean.to_f64_for_show(), game.value.to_f64_for_show());
    let error = result.total().error_for_show();
    println!("mean {mean:.9}, value {value:.9}, {:.2} standard errors apart", (mean - value).abs() / error);
    assert!((mean - value).abs() < 3.0 * error);
}
