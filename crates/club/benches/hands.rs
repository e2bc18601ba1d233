//! Whole hands of six-handed no-limit hold'em at random, most of them to a showdown, on one core.

use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tuz_cards::Card;
use tuz_club::{Action, Chips, Chores, Game, Hand, Limit, Next, PackOrder, Setup, Stakes};

const SEATS: usize = 6;
const HANDS: u64 = 200_000;
const ROUNDS: usize = 7;
const STACK: Chips = Chips(200);

/// What these hands come to; it changes only where the order of the random numbers or the rules do.
const ACTIONS: u64 = 4_701_144;
const SHOWDOWNS: u64 = 199_945;
const DIGEST: u64 = 2_054_326_921_123_196_556;

/// Numbers at random, the same in every run.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn below(&mut self, count: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(count)) >> 64) as u64
    }
}

/// How many actions there were, how many hands were shown down, and a digest of all stacks.
#[derive(Debug, PartialEq, Eq)]
struct Sum {
    actions: u64,
    showdowns: u64,
    digest: u64,
}

fn play(setup: &Arc<Setup>, seed: u64) -> Sum {
    let mut dice = Dice(seed);
    let mut cards: Vec<Card> = Card::all().collect();
    let mut sum = Sum { actions: 0, showdowns: 0, digest: 0 };
    for _ in 0..HANDS {
        for place in (1..cards.len()).rev() {
            cards.swap(place, dice.below(place as u64 + 1) as usize);
        }
        let pack = PackOrder::new(&cards);
        let mut hand =
            Hand::start(setup, &[STACK; SEATS], Some(pack), Chores::ALL, false).expect("a good setup");
        while let Next::Act(seat) = hand.next() {
            let legal = hand.legal(seat);
            let action = match (dice.below(16), legal.raise) {
                (0, _) if !legal.check => Action::Fold,
                (1..=3, Some(raise)) => {
                    // Small raises more often than large ones.
                    let width = (raise.most - raise.least).0;
                    let some = dice.below(width + 1);
                    Action::RaiseTo(raise.least + Chips(dice.below(some + 1)))
                }
                _ if legal.check => Action::Check,
                _ => Action::Call,
            };
            hand.act(seat, action).expect("a listed action");
            sum.actions += 1;
        }
        assert_eq!(hand.next(), Next::Over);
        assert_eq!(hand.total(), Chips(STACK.0 * SEATS as u64), "chips are conserved");
        sum.showdowns += u64::from(hand.board(0).len() == 5);
        for stack in hand.stacks() {
            sum.digest = (sum.digest ^ stack.0).wrapping_mul(0x0100_0000_01b3);
        }
    }
    sum
}

fn main() {
    let stakes = Stakes::blinds(Limit::No, SEATS, Chips(1), Chips(2));
    let setup = Setup::new(Game::Holdem.variant(), stakes).expect("a good setup");
    // The tables of the ranking are made before the clock runs.
    let warm = play(&setup, 1);
    assert_eq!(warm, Sum { actions: ACTIONS, showdowns: SHOWDOWNS, digest: DIGEST });
    let mut times: Vec<Duration> = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            assert_eq!(play(black_box(&setup), 1), warm);
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    let each = times[ROUNDS / 2].as_secs_f64() / HANDS as f64;
    println!(
        "{HANDS} hands, {} actions, {} dealt to the river: {:.2} µs a hand, {:.0} hands a second (median of {ROUNDS}, best {:.2} µs)",
        warm.actions,
        warm.showdowns,
        each * 1e6,
        1.0 / each,
        times[0].as_secs_f64() / HANDS as f64 * 1e6,
    );
}
