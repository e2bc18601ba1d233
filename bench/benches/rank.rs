//! The best five of seven cards, beside `aya_poker`, `rs_poker` and `poker`: all 133,784,560 hands one after another, and
//! random ones, on one core. All evaluators are run in turn, so that what disturbs one disturbs the others too, and of
//! their times the least counts.

use std::array;
use std::collections::HashMap;
use std::hint::black_box;
use std::time::{Duration, Instant};

use poker::Evaluator as Poker;
use rs_poker::core::{CardBitSet, Rankable, SevenCardAccum};
use tuz_cards::{Card, CardSet, parse_card_set};
use tuz_hands::club::{Category, Hand, Ranking, Score, Scorer};

const ROUNDS: usize = 7;
const ALL: u64 = 133_784_560;

/// How many hands of seven cards are what, a royal flush apart from other straight flushes.
const BY_CATEGORY: [u64; Category::COUNT] =
    [23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 37_260, 4_324];

/// How many hands are as good as this one or better, by every evaluator.
const BAR: &str = "As Ad Kc Qh Js";

/// Random hands, and how often they are ranked in one round.
const RANDOM: usize = 1 << 16;
const REPEATS: u64 = 64;

/// What ranks hands that grow card by card.
trait Evaluator {
    const NAME: &str;
    type Card: Copy;
    type Hand: Copy;
    type Rank: Copy + Ord;

    fn card(card: Card) -> Self::Card;
    fn empty(&self) -> Self::Hand;
    fn with(hand: Self::Hand, card: Self::Card) -> Self::Hand;
    fn rank(&self, hand: &Self::Hand) -> Self::Rank;

    fn cards() -> [Self::Card; Card::COUNT] {
        let mut cards = Card::all();
        array::from_fn(|_| Self::card(cards.next().expect("there are 52 cards")))
    }

    fn bar(&self) -> Self::Rank {
        let cards = parse_card_set(BAR).expect("the bar is a hand");
        self.rank(&cards.iter().fold(self.empty(), |hand, card| Self::with(hand, Self::card(card))))
    }
}

struct Tuz(&'static Scorer);

impl Evaluator for Tuz {
    const NAME: &str = "tuz";
    type Card = Card;
    type Hand = Hand;
    type Rank = u16;

    fn card(card: Card) -> Card {
        card
    }

    fn empty(&self) -> Hand {
        Hand::EMPTY
    }

    fn with(hand: Hand, card: Card) -> Hand {
        hand.with(card)
    }

    fn rank(&self, hand: &Hand) -> u16 {
        Score::number(self.0.score(hand))
    }
}

struct Aya;

impl Evaluator for Aya {
    const NAME: &str = "aya_poker";
    type Card = aya_poker::base::Card;
    type Hand = aya_poker::base::Hand;
    type Rank = aya_poker::PokerHandRank;

    fn card(card: Card) -> Self::Card {
        card.to_string().parse().expect("it reads cards as they are written here")
    }

    fn empty(&self) -> Self::Hand {
        Self::Hand::new()
    }

    fn with(mut hand: Self::Hand, card: Self::Card) -> Self::Hand {
        hand.insert_unchecked(&card);
        hand
    }

    fn rank(&self, hand: &Self::Hand) -> Self::Rank {
        aya_poker::poker_rank(hand)
    }
}

struct Rs;

impl Evaluator for Rs {
    const NAME: &str = "rs_poker";
    type Card = rs_poker::core::Card;
    type Hand = SevenCardAccum;
    type Rank = rs_poker::core::Rank;

    fn card(card: Card) -> Self::Card {
        Self::Card::try_from(card.to_string().as_str()).expect("it reads cards as they are written here")
    }

    fn empty(&self) -> SevenCardAccum {
        SevenCardAccum::new()
    }

    fn with(hand: SevenCardAccum, card: Self::Card) -> SevenCardAccum {
        hand + card
    }

    fn rank(&self, hand: &SevenCardAccum) -> Self::Rank {
        hand.rank()
    }
}

/// Two evaluators of the same hands.
struct Both<A, B>(A, B);

impl<A: Evaluator, B: Evaluator> Evaluator for Both<A, B> {
    const NAME: &str = "both";
    type Card = (A::Card, B::Card);
    type Hand = (A::Hand, B::Hand);
    type Rank = (A::Rank, B::Rank);

    fn card(card: Card) -> Self::Card {
        (A::card(card), B::card(card))
    }

    fn empty(&self) -> Self::Hand {
        (self.0.empty(), self.1.empty())
    }

    fn with(hand: Self::Hand, card: Self::Card) -> Self::Hand {
        (A::with(hand.0, card.0), B::with(hand.1, card.1))
    }

    fn rank(&self, hand: &Self::Hand) -> Self::Rank {
        (self.0.rank(&hand.0), self.1.rank(&hand.1))
    }
}

/// Calls `visit` with every seven cards; hands that share cards share the work on them.
fn for_each_seven<E: Evaluator>(evaluator: &E, cards: &[E::Card], mut visit: impl FnMut(&E::Hand)) {
    let empty = evaluator.empty();
    for (i, &a) in cards.iter().enumerate() {
        let one = E::with(empty, a);
        for (j, &b) in cards[..i].iter().enumerate() {
            let two = E::with(one, b);
            for (k, &c) in cards[..j].iter().enumerate() {
                let three = E::with(two, c);
                for (l, &d) in cards[..k].iter().enumerate() {
                    let four = E::with(three, d);
                    for (m, &e) in cards[..l].iter().enumerate() {
                        let five = E::with(four, e);
                        for (n, &f) in cards[..m].iter().enumerate() {
                            let six = E::with(five, f);
                            for &g in &cards[..n] {
                                visit(&E::with(six, g));
                            }
                        }
                    }
                }
            }
        }
    }
}

/// All seven cards one after another.
#[inline(never)]
fn sequential<E: Evaluator>(evaluator: &E, cards: &[E::Card]) -> u64 {
    let bar = evaluator.bar();
    let mut found = 0;
    for_each_seven(evaluator, cards, |hand| found += u64::from(evaluator.rank(hand) >= bar));
    found
}

/// Random hands from their cards.
#[inline(never)]
fn from_cards<E: Evaluator>(evaluator: &E, cards: &[E::Card; Card::COUNT], hands: &[[u8; 7]]) -> u64 {
    let bar = evaluator.bar();
    let mut found = 0;
    for _ in 0..REPEATS {
        for places in black_box(hands) {
            let hand = places
                .iter()
                .fold(evaluator.empty(), |hand, &place| E::with(hand, cards[usize::from(place)]));
            found += u64::from(evaluator.rank(&hand) >= bar);
        }
    }
    found
}

/// Random hands whose cards are put together already.
#[inline(never)]
fn put_together<E: Evaluator>(evaluator: &E, hands: &[E::Hand]) -> u64 {
    let bar = evaluator.bar();
    let mut found = 0;
    for _ in 0..REPEATS {
        for hand in black_box(hands) {
            found += u64::from(evaluator.rank(hand) >= bar);
        }
    }
    found
}

/// Random hands as sets of cards.
#[inline(never)]
fn from_sets<S, R: Ord>(sets: &[S], bar: &R, rank: impl Fn(&S) -> R) -> u64 {
    let mut found = 0;
    for _ in 0..REPEATS {
        for set in black_box(sets) {
            found += u64::from(rank(set) >= *bar);
        }
    }
    found
}

/// Random hands of seven different cards, by a generator as plain as can be.
fn random_hands() -> Vec<[u8; 7]> {
    let mut state = 1_u64;
    let mut below = |bound: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    };
    (0..RANDOM)
        .map(|_| {
            let mut pack: [u8; Card::COUNT] = array::from_fn(|place| place as u8);
            array::from_fn(|place| {
                pack.swap(place, place + below(Card::COUNT - place));
                pack[place]
            })
        })
        .collect()
}

/// What was measured, and the least time of each who did it.
struct Measure {
    what: &'static str,
    hands: u64,
    found: Option<u64>,
    times: Vec<(&'static str, Duration)>,
}

impl Measure {
    const fn new(what: &'static str, hands: u64) -> Self {
        Self { what, hands, found: None, times: Vec::new() }
    }

    /// Runs it once more; all have to find as many hands at the bar.
    fn run(&mut self, who: &'static str, found: impl FnOnce() -> u64) {
        let start = Instant::now();
        let found = found();
        let time = start.elapsed();
        assert_eq!(*self.found.get_or_insert(found), found, "{who}: {}", self.what);
        match self.times.iter_mut().find(|row| row.0 == who) {
            Some(row) => row.1 = row.1.min(time),
            None => self.times.push((who, time)),
        }
    }

    fn print(&self) {
        let each = |time: Duration| time.as_secs_f64() * 1e9 / self.hands as f64;
        let of = |ours: bool| {
            self.times.iter().filter(move |row| (row.0 == Tuz::NAME) == ours).map(|row| row.1).min()
        };
        let [ours, fastest] = [true, false].map(|ours| of(ours).expect("it was measured").as_secs_f64());
        println!("{}:", self.what);
        for (who, time) in &self.times {
            println!("  {who:<10} {:>7.2} ns a hand", each(*time));
        }
        println!("  the fastest other takes {:.2} times as long", fastest / ours);
    }
}

/// The best of all 21 fives of seven cards, each ranked alone.
fn best_of_fives(scorer: &Scorer, cards: CardSet) -> Option<Score> {
    let mut seven = cards.iter();
    let seven: [Card; 7] = array::from_fn(|_| seven.next().expect("there are seven cards"));
    let five = |(a, b): (usize, usize)| {
        let stay = seven.iter().enumerate().filter(|(place, _)| *place != a && *place != b);
        scorer.score(&stay.fold(Hand::EMPTY, |hand, (_, &card)| hand.with(card)))
    };
    (0..7).flat_map(|a| (0..a).map(move |b| (a, b))).filter_map(five).max()
}

/// Ranks every seven cards by both evaluators: those of equal rank by one are so by the other, and those of higher rank
/// too; and each as the best of its fives. Counts what they are, and those at the bar.
fn check(tuz: &Tuz) -> u64 {
    let both = Both(Tuz(tuz.0), Rs);
    let bar = tuz.bar();
    let mut by_category = [0; Category::COUNT];
    let mut pairs = HashMap::new();
    let mut at_bar = 0;
    for_each_seven(&both, &Both::<Tuz, Rs>::cards(), |hand| {
        let (number, theirs) = both.rank(hand);
        assert_eq!(*pairs.entry(number).or_insert(theirs), theirs, "{}", hand.0.cards());
        let score = tuz.0.score(&hand.0).expect("every hand has a score");
        assert_eq!(best_of_fives(tuz.0, hand.0.cards()), Some(score), "{}", hand.0.cards());
        by_category[Ranking::Standard.category(score).index()] += 1;
        at_bar += u64::from(number >= bar);
    });
    let mut pairs: Vec<_> = pairs.into_iter().collect();
    pairs.sort_unstable();
    assert!(pairs.windows(2).all(|pair| pair[0].1 < pair[1].1), "the orders differ");
    assert_eq!(by_category, BY_CATEGORY);
    assert_eq!(by_category.iter().sum::<u64>(), ALL);
    at_bar
}

/// The sequential and the random hands, by one evaluator once.
fn run<E: Evaluator>(evaluator: &E, hands: &[[u8; 7]], measures: &mut [Measure; 4]) {
    let cards = E::cards();
    let whole = |places: &[u8; 7]| {
        places.iter().fold(evaluator.empty(), |hand, &place| E::with(hand, cards[usize::from(place)]))
    };
    let together: Vec<E::Hand> = hands.iter().map(whole).collect();
    let [all, by_cards, sums, _] = measures;
    all.run(E::NAME, || sequential(evaluator, black_box(&cards)));
    by_cards.run(E::NAME, || from_cards(evaluator, black_box(&cards), hands));
    sums.run(E::NAME, || put_together(evaluator, &together));
}

fn main() {
    let start = Instant::now();
    let tuz = Tuz(Ranking::Standard.scorer());
    println!("tables made in {:.1} ms", start.elapsed().as_secs_f64() * 1e3);
    let at_bar = check(&tuz);

    let hands = random_hands();
    let cards: Vec<Card> = Card::all().collect();
    let sets: Vec<CardSet> =
        hands.iter().map(|hand| hand.iter().map(|&place| cards[usize::from(place)]).collect()).collect();
    let rs_cards = Rs::cards();
    let rs_sets: Vec<CardBitSet> = hands
        .iter()
        .map(|hand| {
            let mut set = CardBitSet::new();
            for &place in hand {
                set.insert(rs_cards[usize::from(place)]);
            }
            set
        })
        .collect();

    let random = RANDOM as u64 * REPEATS;
    let mut measures = [
        Measure::new("all hands one after another", ALL),
        Measure::new("random hands, card by card", random),
        Measure::new("random hands, put together before", random),
        Measure::new("random sets of cards", random),
    ];
    for _ in 0..ROUNDS {
        run(&tuz, &hands, &mut measures);
        run(&Rs, &hands, &mut measures);
        run(&Aya, &hands, &mut measures);
        measures[3].run(Tuz::NAME, || from_sets(&sets, &tuz.bar(), |&set| tuz.rank(&set.into())));
        measures[3].run(Rs::NAME, || from_sets(&rs_sets, &Rs.bar(), Rankable::rank));
    }
    assert_eq!(measures[0].found, Some(at_bar), "hands at the bar");
    for measure in &measures {
        measure.print();
    }
    poker(&hands, &cards, measures[1].found.expect("it was measured") / REPEATS);
}

/// `poker` is another kind of thing: it tries the 21 fives of a hand.
fn poker(hands: &[[u8; 7]], cards: &[Card], wanted: u64) {
    let evaluator = Poker::new();
    let card = |card: &Card| {
        card.to_string().parse::<poker::Card>().expect("it reads cards as they are written here")
    };
    let cards: Vec<poker::Card> = cards.iter().map(card).collect();
    let bar: Vec<poker::Card> =
        parse_card_set(BAR).expect("the bar is a hand").iter().map(|one| card(&one)).collect();
    let rank = |cards: &[poker::Card]| evaluator.evaluate_five(cards).expect("the cards are different");
    let bar = rank(&bar);
    let start = Instant::now();
    let found = hands.iter().filter(|hand| rank(&hand.map(|place| cards[usize::from(place)])) >= bar).count();
    let time = start.elapsed();
    assert_eq!(found as u64, wanted, "poker: random hands");
    println!(
        "  {:<10} {:>7.2} ns a hand, card by card",
        "poker",
        time.as_secs_f64() * 1e9 / hands.len() as f64
    );
}
