//! Rounds of `caribbean`, `trainer` and `pagat` by a simple strategy, and of `oasis-1` by its best play, on all
//! processors.
//!
//! Asserts that the results are those that were found before: the exact mean of all nets.

use std::ops::ControlFlow;
use std::time::Instant;

use tuz_cards::Pack;
use tuz_house::rules::shipped_rules;
use tuz_house::{Points, counted};
use tuz_odds::simulate::{Simulation, Wanted as Rounds};
use tuz_odds::strategy::{Optimal, Strategy, shipped_strategy};
use tuz_odds::{OptimalPlay, Wanted};

const ROUNDS: u64 = 1_000_000;

fn main() {
    let simple = shipped_strategy("pair-or-better").expect("shipped");
    for (name, boxes, mean) in
        [("caribbean", 1, "-51907/1000000"), ("trainer", 1, "-93167/500000"), ("pagat", 4, "-1387/4000")]
    {
        play(name, simple, boxes, mean);
    }
    let rules = shipped_rules("oasis-1").expect("shipped");
    let (_, best) = OptimalPlay::solve(rules, &Wanted::default()).expect("served");
    let best = Optimal::new(rules, best, Pack::STANDARD).expect("served");
    play("oasis-1", &best, 1, "-9359/1000000");
}

fn play(name: &str, strategy: &dyn Strategy, boxes: u8, mean: &str) {
    let rules = shipped_rules(name).expect("shipped");
    let wanted = Rounds { boxes, ante: Points(10) };
    let simulation = Simulation::new(rules, strategy, &wanted).expect("accepted");
    // Warm up.
    simulation.run(10_000, 0, |_| ControlFlow::Continue(())).expect("played");
    let start = Instant::now();
    let result = simulation.run(ROUNDS, 1, |_| ControlFlow::Continue(())).expect("played");
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{name}, {}: {:.2} million rounds a second",
        counted(boxes, "box"),
        ROUNDS as f64 / seconds / 1e6
    );
    assert_eq!(result.total().mean.to_string(), mean, "{name}");
}
