//! Rounds of `caribbean`, `trainer` and `pagat` by a simple strategy, on all processors.
//!
//! Asserts that the results are those that were found before: the exact mean of all nets.

use std::ops::ControlFlow;
use std::time::Instant;

use tuz_house::rules::shipped_rules;
use tuz_house::{Points, counted};
use tuz_odds::simulate::{Simulation, Wanted};
use tuz_odds::strategy::shipped_strategy;

const ROUNDS: u64 = 1_000_000;

fn main() {
    let strategy = shipped_strategy("pair-or-better").expect("shipped");
    for (name, boxes, mean) in
        [("caribbean", 1, "-51907/1000000"), ("trainer", 1, "-93167/500000"), ("pagat", 4, "-1387/4000")]
    {
        let rules = shipped_rules(name).expect("shipped");
        let simulation =
            Simulation::new(rules, strategy, &Wanted { boxes, ante: Points(10) }).expect("accepted");
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
}
