//! All 34 options of 200 random spots under the `trainer` rules, on one core, with warm tables.
//!
//! Asserts that the answers are those that were found before: a digest over every fraction.

use std::time::{Duration, Instant};

use tuz_cards::Card;
use tuz_house::rules::shipped_rules;
use tuz_odds::{Odds, Spot, Stakes};

/// Of all values of the 200 spots, in order.
const DIGEST: u64 = 10_931_371_669_185_635_627;

/// A small generator with a fixed start: the same spots in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize * bound) >> 31
    }
}

fn spots(count: usize) -> Vec<Spot> {
    let mut numbers = Numbers(2_598_960);
    (0..count)
        .map(|_| {
            let mut pack: Vec<Card> = Card::all().collect();
            let mut next = || pack.swap_remove(numbers.below(pack.len()));
            let hand = (0..5).map(|_| next()).collect();
            Spot::dealt(hand, next()).expect("six cards")
        })
        .collect()
}

fn main() {
    let odds = Odds::new(shipped_rules("trainer").expect("shipped"), Stakes::default()).expect("served");
    let spots = spots(200);
    // Warm up.
    spots.iter().take(5).for_each(|spot| drop(odds.options(spot)));
    let mut digest: u64 = 0xcbf2_9ce4_8422_2325;
    let mut times: Vec<Duration> = Vec::new();
    for spot in &spots {
        let start = Instant::now();
        let answer = odds.options(spot).expect("an answer");
        times.push(start.elapsed());
        assert_eq!(answer.choices.len(), 34);
        for choice in &answer.choices {
            for byte in choice.value.to_string().bytes() {
                digest = (digest ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            }
        }
    }
    times.sort_unstable();
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    println!(
        "all 34 options of a spot: median {:.2} ms, best {:.2} ms, worst of {} {:.2} ms",
        ms(times[times.len() / 2]),
        ms(times[0]),
        times.len(),
        ms(times[times.len() - 1]),
    );
    assert_eq!(digest, DIGEST, "the answers have changed");
}
