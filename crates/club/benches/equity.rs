//! Exact equities: two hold'em hands before the flop on one core, and what takes longer on all of them.

#[path = "../tests/equity/holdem.rs"]
mod holdem;

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use tuz_club::Game;
use tuz_club::equity::{Counts, Equity, Question, Spot, Wanted};

use holdem::HOLDEM;

const ROUNDS: usize = 101;

fn spot(game: Game, hands: &[&str], random: usize) -> Spot {
    let hands = hands.iter().map(|hand| hand.parse().expect("these are hands")).collect();
    Question { hands, random, ..Question::new(game) }.check().expect("this can be asked")
}

fn exact(spot: &Spot) -> Counts {
    match spot.equity(&Wanted::default(), |_| ControlFlow::Continue(())) {
        Equity::Exact(counts) => counts,
        Equity::Estimated(_) => panic!("this is counted"),
    }
}

fn timed<T>(run: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let found = run();
    (found, start.elapsed())
}

fn main() {
    // Tables are made when a ranking is first asked for.
    for game in [Game::Holdem, Game::OmahaHiLo, Game::Razz] {
        black_box(game.variant());
        black_box(spot(game, &[], 2));
    }
    let one = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("one thread can be had");
    for (first, second, wanted) in HOLDEM {
        let spot = spot(Game::Holdem, &[first, second], 0);
        let mut times: Vec<Duration> = (0..ROUNDS)
            .map(|_| {
                let (counts, time) = timed(|| one.install(|| exact(black_box(&spot))));
                let [one, other] = counts.hands() else { panic!("two hands were asked for") };
                assert_eq!([one.pot.wins, one.pot.ties, other.pot.wins], wanted, "{first} {second}");
                time
            })
            .collect();
        times.sort_unstable();
        let (least, median) = (times[0].as_secs_f64() * 1e3, times[ROUNDS / 2].as_secs_f64() * 1e3);
        println!("{first} - {second}: {least:.2} ms on one core (median of {ROUNDS} {median:.2} ms)");
    }
    let long: [(Game, &[&str], usize); 6] = [
        (Game::Holdem, &["AsAh"], 1),
        (Game::Omaha, &["AsAhKsKh", "JcTc9d8d"], 0),
        (Game::OmahaHiLo, &["AsAh2s3h", "JcTc9d8d"], 0),
        (Game::Omaha5, &["AsAhKsKhQs", "JcTc9d8d7d"], 0),
        (Game::Omaha6, &["AsAhKsKhQsQh", "JcTc9d8d7d6c"], 0),
        (Game::Razz, &["As2s3d4h5c", "5s6d7h8c9d"], 0),
    ];
    for (game, hands, random) in long {
        let spot = spot(game, hands, random);
        let (counts, time) = timed(|| exact(&spot));
        assert_eq!(u128::from(counts.deals()), spot.deals());
        let hands = [hands.join(" - "), vec![" - random"; random].concat()].concat();
        println!("{game} {hands}: {} deals in {:.2} s on all cores", counts.deals(), time.as_secs_f64());
    }
    let spot = spot(Game::Stud, &["AsAhKd", "QsQhJd"], 0);
    let (equity, time) = timed(|| spot.equity(&Wanted::default(), |_| ControlFlow::Continue(())));
    let deals = equity.counts().deals();
    println!("stud AsAhKd - QsQhJd: {deals} random deals in {:.2} s on all cores", time.as_secs_f64());
}
