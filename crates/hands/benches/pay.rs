//! The pay of all 20,358,520 six-card hands with two combinations, on one core.

use std::hint::black_box;
use std::time::{Duration, Instant};

use tuz_cards::Card;
use tuz_hands::{Holding, PayBook, PayTable, Reading};

const ROUNDS: usize = 11;
const HANDS: u64 = 20_358_520;
/// The naive way reads every hand of this step anew.
const SAMPLE_STEP: usize = 401;

/// Every pay under the standard table and how many six-card hands have it.
const HANDS_BY_PAY: [(u32, u64); 22] = [
    (0, 5_322_480),
    (1, 1_290_420 + 8_481_060),
    (2, 1_249_680 + 2_312_640),
    (3, 158_400 + 675_840),
    (4, 61_776 + 56_320 + 245_220),
    (5, 4_020 + 110_736),
    (6, 7_704 + 76_620),
    (7, 160_512),
    (8, 112_380 + 4_224),
    (9, 4_152),
    (10, 6_580),
    (14, 1_248),
    (20, 13_200),
    (21, 528),
    (27, 936),
    (50, 648),
    (51, 12),
    (54, 744),
    (55, 220),
    (100, 32 + 84),
    (104, 72),
    (105, 28),
];

/// Royal flush with a straight flush, the dearest pair.
const DEAREST: (u32, u64) = (150, 4);

/// Calls `visit` with every six-card hand; hands that share cards share the work on them.
fn for_each_six(cards: &[Card], mut visit: impl FnMut(&Holding)) {
    for (i, &a) in cards.iter().enumerate() {
        let one = Holding::EMPTY.with(a);
        for (j, &b) in cards[..i].iter().enumerate() {
            let two = one.with(b);
            for (k, &c) in cards[..j].iter().enumerate() {
                let three = two.with(c);
                for (l, &d) in cards[..k].iter().enumerate() {
                    let four = three.with(d);
                    for (m, &e) in cards[..l].iter().enumerate() {
                        let five = four.with(e);
                        for &f in &cards[..m] {
                            visit(&five.with(f));
                        }
                    }
                }
            }
        }
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn main() {
    let table = PayTable::standard();
    let cards: Vec<Card> = Card::all().collect();

    let start = Instant::now();
    let book = PayBook::new(table.clone());
    let build = start.elapsed();

    let mut by_pay = vec![0u64; DEAREST.0 as usize + 1];
    for_each_six(&cards, |hand| by_pay[book.total(hand) as usize] += 1);
    let mut wanted = vec![0u64; by_pay.len()];
    for (pay, hands) in HANDS_BY_PAY.into_iter().chain([DEAREST]) {
        wanted[pay as usize] = hands;
    }
    assert_eq!(by_pay, wanted, "hands by pay");
    let sum: u64 = wanted.iter().zip(0..).map(|(hands, pay)| hands * pay).sum();

    let times = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            let mut total = 0;
            for_each_six(black_box(&cards), |hand| total += u64::from(book.total(hand)));
            let time = start.elapsed();
            assert_eq!(total, sum, "sum of all pays");
            time
        })
        .collect();
    let looked_up = median(times);

    let mut sample = Vec::new();
    let mut number = 0;
    for_each_six(&cards, |hand| {
        if number % SAMPLE_STEP == 0 {
            sample.push(hand.cards());
        }
        number += 1;
    });
    let times = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            for &hand in &sample {
                black_box(Reading::new(black_box(hand), &table).pay(&table));
            }
            start.elapsed()
        })
        .collect();
    let read = median(times).as_secs_f64() / sample.len() as f64;

    let each = looked_up.as_secs_f64() / HANDS as f64;
    println!("tables: {:.1} ms", build.as_secs_f64() * 1e3);
    println!(
        "all {HANDS} six-card hands: {:.1} ms, {:.2} ns a hand (median of {ROUNDS}); sum of pays {sum}",
        looked_up.as_secs_f64() * 1e3,
        each * 1e9
    );
    println!("hands by pay:");
    for (pay, hands) in by_pay.iter().enumerate().filter(|(_, hands)| **hands > 0) {
        println!("{pay:>5} {hands:>10}");
    }
    println!(
        "reading each hand anew: {:.0} ns a hand ({} hands), {:.0} times as long",
        read * 1e9,
        sample.len(),
        read / each
    );
}
