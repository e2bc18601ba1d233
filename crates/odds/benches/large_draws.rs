//! Large draws on the full pack against a count that goes draw by draw.
//!
//! Every draw is taken by itself. The dealer's hands that avoid it are counted by inclusion and exclusion over the
//! drawn cards, from counters of single cards, pairs, triples and fours; a bought game is tried card by card.

use std::collections::HashMap;
use std::time::Instant;

use tuz_cards::{Card, CardSet, parse_card_set};
use tuz_hands::{Category, Holding, PayBook, PayTable, Strength};
use tuz_house::Antes;
use tuz_house::rules::shipped_rules;
use tuz_odds::{Action, Odds, Spot, Stakes};

/// Counters for every set of up to four of the unseen cards, numbered 0 to 45.
struct Counters {
    by_size: [Vec<i32>; 5],
}

fn choose(n: usize, k: usize) -> usize {
    (0..k).fold(1, |value, i| value * (n - i) / (i + 1))
}

/// The place of an ascending set among the sets of its size.
fn place(set: &[usize]) -> usize {
    set.iter().enumerate().map(|(i, &card)| if card > i { choose(card, i + 1) } else { 0 }).sum()
}

impl Counters {
    fn new(cards: usize) -> Self {
        Self { by_size: std::array::from_fn(|size| vec![0; choose(cards, size)]) }
    }

    fn subsets(set: &[usize], visit: &mut impl FnMut(&[usize])) {
        for bits in 0..1usize << set.len() {
            let mut part = [0; 5];
            let mut len = 0;
            for (i, &card) in set.iter().enumerate() {
                if bits >> i & 1 == 1 {
                    part[len] = card;
                    len += 1;
                }
            }
            if len <= 4 {
                visit(&part[..len]);
            }
        }
    }

    fn add(&mut self, hand: &[usize]) {
        Self::subsets(hand, &mut |part| self.by_size[part.len()][place(part)] += 1);
    }

    fn avoiding(&self, draw: &[usize]) -> i64 {
        let mut sum = 0;
        Self::subsets(draw, &mut |part| {
            let count = i64::from(self.by_size[part.len()][place(part)]);
            sum += if part.len() % 2 == 0 { count } else { -count };
        });
        sum
    }
}

/// The worth of an exchange under the `trainer` rules, whose fields are written out here.
fn exchange(hand: CardSet, up: Card, thrown: CardSet) -> Antes {
    let book = PayBook::new(PayTable::standard());
    let unseen: Vec<Card> = (CardSet::FULL - hand - up.into()).into_iter().collect();
    let number: HashMap<Card, usize> = unseen.iter().enumerate().map(|(i, &card)| (card, i)).collect();
    let numbers = |set: CardSet| -> Vec<usize> {
        let mut numbers: Vec<usize> = set.into_iter().map(|card| number[&card]).collect();
        numbers.sort_unstable();
        numbers
    };
    let all: CardSet = unseen.iter().copied().collect();
    let game = Strength::weakest(Category::AceKing);
    let mut dealer: Vec<(Strength, CardSet)> =
        all.subsets(4).map(|hidden| (Holding::from(hidden.with(up)).strength(), hidden)).collect();
    dealer.sort_unstable_by_key(|hand| hand.0);
    // For each of the dealer's hands without a game, the new cards that give him one.
    let purchases: Vec<(CardSet, Vec<(Card, Strength)>)> = dealer
        .iter()
        .filter(|hand| hand.0 < game)
        .map(|&(_, hidden)| {
            let five = hidden.with(up);
            let highest = five.into_iter().max().expect("five cards");
            let new_hands = (all - hidden)
                .into_iter()
                .map(|card| (card, Holding::from(five.without(highest).with(card)).strength()))
                .filter(|new| new.1 >= game);
            (hidden, new_hands.collect())
        })
        .collect();
    let kept = hand - thrown;
    let count = thrown.len();
    let mut draws: Vec<(Strength, CardSet)> =
        all.subsets(count).map(|drawn| (Holding::from(kept | drawn).strength(), drawn)).collect();
    draws.sort_unstable_by_key(|draw| draw.0);
    let mut no_game = Counters::new(46);
    dealer.iter().filter(|hand| hand.0 < game).for_each(|hand| no_game.add(&numbers(hand.1)));
    let (mut below, mut through) = (Counters::new(46), Counters::new(46));
    let (mut next_below, mut next_through) = (0, 0);
    let hands = choose(46 - count, 4) as i128;
    let left = (42 - count) as i128;
    let mut sum: i128 = 0;
    for (strength, drawn) in draws {
        while dealer.get(next_below).is_some_and(|hand| hand.0 < strength) {
            below.add(&numbers(dealer[next_below].1));
            next_below += 1;
        }
        while dealer.get(next_through).is_some_and(|hand| hand.0 <= strength) {
            through.add(&numbers(dealer[next_through].1));
            next_through += 1;
        }
        let cards = numbers(drawn);
        let none = i128::from(no_game.avoiding(&cards));
        let (lower, equal) = if strength >= game {
            let lower = i128::from(below.avoiding(&cards));
            (lower - none, i128::from(through.avoiding(&cards)) - lower)
        } else {
            (0, 0)
        };
        let win = 2 * i128::from(book.total(&Holding::from(kept | drawn)));
        let lost = hands - none - lower - equal;
        let mut play = (none + win * lower - 3 * lost) * left;
        if win - 1 > 1 {
            let wins = i64::try_from(win).expect("a small win") - 1;
            for (_, games) in purchases.iter().filter(|purchase| purchase.0.is_disjoint(drawn)) {
                let results =
                    games.iter().filter(|new| !drawn.contains(new.0)).map(|new| match new.1.cmp(&strength) {
                        std::cmp::Ordering::Less => wins,
                        std::cmp::Ordering::Equal => -1,
                        std::cmp::Ordering::Greater => -4,
                    });
                let bought = i128::from(results.sum::<i64>());
                play += (bought - left).max(0);
            }
        }
        sum += play.max(-hands * left);
    }
    let mean = Antes::fraction(sum, choose(46, count) as i128 * hands * left).expect("draws");
    Antes(mean.0 - Antes::whole(1).0)
}

fn main() {
    let odds = Odds::new(shipped_rules("trainer").expect("shipped"), Stakes::default()).expect("served");
    for (hand, up, thrown) in [
        ("As Kd 5h 5c 10s", "9c", "5h 5c 10s"),
        ("2s 4d 7h 9c Js", "3c", "2s 4d 7h 9c"),
        ("2s 4d 7h 9c Js", "3c", "2s 4d 7h 9c Js"),
    ] {
        let (hand, thrown) = (parse_card_set(hand).expect("cards"), parse_card_set(thrown).expect("cards"));
        let up: Card = up.parse().expect("a card");
        let start = Instant::now();
        let answer = odds.options(&Spot::dealt(hand, up).expect("a spot")).expect("an answer");
        let fast = start.elapsed();
        let start = Instant::now();
        let plain = exchange(hand, up, thrown);
        let slow = start.elapsed();
        let found = answer.of(Action::Exchange(thrown)).expect("an option").value;
        assert_eq!(found, plain, "{thrown} of {hand} against {up}");
        println!(
            "{hand} against {up}, exchange {thrown}: {:.12} = {found}, all options {:.1} ms, draw by draw {:.1} s",
            found.to_f64_for_show(),
            fast.as_secs_f64() * 1e3,
            slow.as_secs_f64(),
        );
    }
}
