//! Readings and pays against published hands, and against a judge that tries everything.

mod judge;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use judge::{Combination, KINDS, Pays, Value};
use proptest::prelude::*;
use proptest::sample::subsequence;
use tuz_cards::{Card, CardSet, Rank, Suit, parse_cards};
use tuz_hands::{Category, Holding, PayBook, PayTable, Reading, SecondRule};

const STANDARD: Pays = Pays { by_kind: [0, 1, 1, 2, 3, 4, 5, 7, 20, 50, 100], duplicated_straight: true };
const STRAIGHT_AND_PAIR: Pays = Pays { duplicated_straight: false, ..STANDARD };

fn table(pays: &Pays) -> PayTable {
    PayTable::new(pays.by_kind, Some(SecondRule { duplicated_straight: pays.duplicated_straight }))
}

fn best_only(pays: &Pays) -> PayTable {
    PayTable::new(pays.by_kind, None)
}

fn set(hand: &[Card]) -> CardSet {
    hand.iter().copied().collect()
}

fn name(combination: Option<Combination>, none: &'static str) -> &'static str {
    combination.map_or(none, |combination| KINDS[combination.kind as usize].1)
}

/// The value of every strength, weakest first.
static VALUES: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let mut values: Vec<Value> = judge::one_of_each(5).iter().map(|hand| judge::value(hand)).collect();
    values.sort();
    values
});

/// How many strengths are below a value.
fn below(value: &Value) -> usize {
    VALUES.partition_point(|other| other < value)
}

/// What the crate reads, in the judge's terms.
fn same(ours: &tuz_hands::Combination, judged: &Combination) -> bool {
    ours.category.name() == KINDS[judged.kind as usize].1 && ours.cards == set(&judged.cards)
}

/// Holds a reading against the judge in everything that it says.
fn assert_judged(hand: &[Card], pays: &Pays) {
    let table = table(pays);
    let reading = Reading::new(set(hand), &table);
    let best = judge::best_five(hand);
    let (first, second) = (judge::first(hand), judge::second(hand, pays));
    assert_eq!(reading.best, set(&best), "best five of {hand:?}");
    assert_eq!(reading.strength.index(), below(&judge::value(&best)), "strength of {hand:?}");
    assert_eq!(Holding::from(set(hand)).strength(), reading.strength, "strength of {hand:?}, looked up");
    match (&reading.first, &first) {
        (None, None) => {}
        (Some(ours), Some(judged)) => assert!(same(ours, judged), "{hand:?}: {ours:?}, not {judged:?}"),
        (ours, judged) => panic!("{hand:?}: {ours:?}, not {judged:?}"),
    }
    match (&reading.second, &second) {
        (None, None) => {}
        (Some(ours), Some(judged)) => {
            assert!(same(&ours.combination, judged), "{hand:?}: {ours:?}, not {judged:?}");
            let alone = judge::value_with_kickers(judged, hand);
            assert_eq!(ours.beats_below.index(), below(&alone), "{hand:?}: {judged:?} alone is {alone:?}");
        }
        (ours, judged) => panic!("{hand:?}: {ours:?}, not {judged:?}"),
    }
    let pay = [&first, &second].into_iter().flatten().map(|one| pays.of(one)).sum::<u32>();
    assert_eq!(reading.pay(&table), pay, "pay of {hand:?}");

    let best_only = best_only(pays);
    let alone = Reading::new(set(hand), &best_only);
    assert_eq!(alone, Reading { second: None, ..reading }, "{hand:?}");
    assert_eq!(alone.pay(&best_only), first.map_or(0, |first| pays.of(&first)), "{hand:?}");
}

/// Holds a look-up against the reading.
fn assert_looked_up(book: &PayBook, hand: CardSet) {
    let table = book.table();
    let reading = Reading::new(hand, table);
    let held = Holding::from(hand);
    let pay = book.pay(&held);
    assert_eq!(pay.first, reading.first.map_or(0, |first| table.of(first.category)), "{hand}");
    assert_eq!(
        pay.second,
        reading.second.map_or(0, |second| table.of(second.combination.category)),
        "{hand}"
    );
    let beats_below = reading.second.map_or(reading.strength, |second| second.beats_below);
    assert_eq!(pay.second_beats_below, beats_below, "{hand}");
    assert_eq!((pay.total(), book.total(&held)), (reading.pay(table), reading.pay(table)), "{hand}");
}

struct Line {
    text: &'static str,
    hand: Vec<Card>,
    first: &'static str,
    second: &'static str,
    pays: u32,
    straight_and_pair: u32,
    best_only: u32,
}

fn lines() -> Vec<Line> {
    let mut lines = include_str!("data/payouts.tsv").lines().filter(|line| !line.starts_with('#'));
    assert_eq!(
        lines.next(),
        Some("cards\tfirst\tsecond\tpays\tstraight_and_pair\tbest_only\tsource"),
        "columns"
    );
    lines
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            let number = |field: usize| fields[field].parse().unwrap();
            Line {
                text: fields[0],
                hand: parse_cards(fields[0]).unwrap(),
                first: fields[1],
                second: fields[2],
                pays: number(3),
                straight_and_pair: number(4),
                best_only: number(5),
            }
        })
        .collect()
}

#[test]
fn published_payouts() {
    let lines = lines();
    assert_eq!(lines.len(), 94);
    let books = [table(&STANDARD), table(&STRAIGHT_AND_PAIR), best_only(&STANDARD)].map(PayBook::new);
    for line in lines {
        let Line { text, hand, .. } = &line;
        let reading = Reading::new(set(hand), &PayTable::standard());
        assert_eq!(reading.first.map_or("no-game", |first| first.category.name()), line.first, "{text}");
        let second = reading.second.map_or("-", |second| second.combination.category.name());
        assert_eq!(second, line.second, "{text}");
        for (book, pays) in books.iter().zip([line.pays, line.straight_and_pair, line.best_only]) {
            assert_eq!(book.total(&Holding::from(set(hand))), pays, "{text}");
            assert_eq!(Reading::new(set(hand), book.table()).pay(book.table()), pays, "{text}");
        }
        // The judge is held to the same.
        assert_eq!(name(judge::first(hand), "no-game"), line.first, "{text}, judged");
        assert_eq!(name(judge::second(hand, &STANDARD), "-"), line.second, "{text}, judged");
        assert_eq!(judge::dearest(hand, &STANDARD), line.pays, "{text}, judged");
        assert_eq!(judge::dearest(hand, &STRAIGHT_AND_PAIR), line.straight_and_pair, "{text}, judged");
    }
}

#[test]
fn which_cards_make_the_combinations() {
    for (hand, first, second) in [
        ("As Ad Kh 9c 8d", "As Ad", "As Kh"),
        ("As Ad Ah Ac 7d 7c", "As Ah Ad Ac", "As Ah Ad 7d 7c"),
        ("As Ad Ah Ac 9d", "As Ah Ad Ac", ""),
        ("As Kd Qh Jc Td 9s", "As Kd Qh Jc Td", "Kd Qh Jc Td 9s"),
        ("As Ks Qs Js Ts 9s", "As Ks Qs Js Ts", "Ks Qs Js Ts 9s"),
        ("8c 7d 6s 5c 4d 5h", "8c 7d 6s 5h 4d", "8c 7d 6s 5c 4d"),
        ("As Ks Js 8s 3s", "As Ks Js 8s 3s", ""),
        ("Ks Js 8s 5s 3s Ad", "Ks Js 8s 5s 3s", "Ad Ks"),
        ("As Ad Ah Kc Kd Qs", "As Ah Ad Kd Kc", ""),
        ("7s 7d 7h Kc Kd As", "7s 7h 7d Kd Kc", "As Kd"),
        ("Qs Qd 8h 8c 5s 5d", "Qs Qd 8h 8c", "Qs Qd 5s 5d"),
        ("8c 8h 8s 3d 3h 3s", "8s 8h 8c 3s 3h", "8s 8h 8c 3s 3d"),
        ("As Ks 9s 5s 3s Ah", "As Ks 9s 5s 3s", "As Ah"),
        ("Js Td 7h 5c 2d", "", ""),
    ] {
        let cards = |text: &str| set(&parse_cards(text).unwrap());
        let reading = Reading::new(cards(hand), &PayTable::standard());
        let read = |combination: Option<CardSet>| combination.unwrap_or_default();
        assert_eq!(read(reading.first.map(|first| first.cards)), cards(first), "{hand}");
        assert_eq!(read(reading.second.map(|second| second.combination.cards)), cards(second), "{hand}");
    }
}

#[test]
fn a_second_combination_beats_what_is_below_it_and_its_kickers() {
    let beats = |hand: &str, dealer: &str| {
        let cards = |text: &str| set(&parse_cards(text).unwrap());
        let second = Reading::new(cards(hand), &PayTable::standard()).second.unwrap();
        Holding::from(cards(dealer)).strength() < second.beats_below
    };
    // Ace-king alone loses to three of a kind, though the full house beats it.
    assert!(!beats("5d 5c 5h As Ad Ks", "7c 7d 7s 9h 4c"));
    // Ace, king, nine, eight and a card that is missing.
    assert!(beats("As Ad Kh 9c 8d", "Ac Kd 9h 7c 6d"));
    assert!(!beats("As Ad Kh 9c 8d", "Ac Kd 9h 8c 2d"));
    // A pair of sevens with ace, ten, eight, out of a flush.
    assert!(beats("Ah Th 8h 7h 2h 7s", "7c 7d As Ts 6c"));
    assert!(!beats("Ah Th 8h 7h 2h 7s", "7c 7d As Ts 8c"));
    assert!(!beats("9c 8d 7s 6s 5c 4h", "8s 7h 6d 5d 4c"));
    assert!(beats("9c 8d 7s 6s 5c 4h", "7h 6d 5d 4c 3c"));
}

#[test]
fn strengths_are_numbered_as_the_judge_orders_them() {
    assert_eq!(VALUES.len(), 7462);
    assert!(VALUES.is_sorted_by(|one, next| one < next), "no two of them tie");
    for hand in judge::one_of_each(5) {
        assert_eq!(Holding::from(set(&hand)).strength().index(), below(&judge::value(&hand)), "{hand:?}");
    }
}

/// Every hand but for the names of suits, so every hand of five or six cards there is.
#[test]
fn every_reading_is_as_judged() {
    let books = [STANDARD, STRAIGHT_AND_PAIR].map(|pays| PayBook::new(table(&pays)));
    for hand in [5, 6].into_iter().flat_map(judge::one_of_each) {
        for (pays, book) in [STANDARD, STRAIGHT_AND_PAIR].iter().zip(&books) {
            assert_judged(&hand, pays);
            assert_looked_up(book, set(&hand));
        }
    }
}

#[test]
fn the_first_and_the_best_second_are_the_dearest_pair() {
    let mut pairings = BTreeSet::new();
    for hand in [5, 6].into_iter().flat_map(judge::one_of_each) {
        for pays in [STANDARD, STRAIGHT_AND_PAIR] {
            let table = table(&pays);
            assert_eq!(
                Reading::new(set(&hand), &table).pay(&table),
                judge::dearest(&hand, &pays),
                "{hand:?}"
            );
        }
        let reading = Reading::new(set(&hand), &PayTable::standard());
        if let (Some(first), Some(second)) = (reading.first, reading.second) {
            pairings.insert((first.category.name(), second.combination.category.name()));
        }
    }
    let expected = [
        ("royal-flush", "straight-flush"),
        ("royal-flush", "flush"),
        ("royal-flush", "straight"),
        ("straight-flush", "straight-flush"),
        ("straight-flush", "flush"),
        ("straight-flush", "straight"),
        ("straight-flush", "ace-king"),
        ("four", "full-house"),
        ("four", "ace-king"),
        ("full-house", "full-house"),
        ("full-house", "ace-king"),
        ("flush", "flush"),
        ("flush", "straight"),
        ("flush", "pair"),
        ("flush", "ace-king"),
        ("straight", "straight"),
        ("straight", "ace-king"),
        ("three", "ace-king"),
        ("two-pair", "two-pair"),
        ("two-pair", "ace-king"),
        ("pair", "ace-king"),
    ];
    assert_eq!(pairings, expected.into_iter().collect());
}

/// Cards to draw a hand from: the whole pack, or few enough that flushes, straights and full houses are common.
fn pool() -> impl Strategy<Value = Vec<Card>> {
    let all = || Card::all().collect::<Vec<_>>();
    let filtered = |keep: &dyn Fn(Card) -> bool| Card::all().filter(|&card| keep(card)).collect::<Vec<_>>();
    let near = |from: usize, card: Card| {
        // Six ranks in a row; the lowest row starts with the ace.
        let place = if from == 0 && card.rank() == Rank::Ace { 0 } else { card.rank().index() + 1 };
        (from..from + 6).contains(&place)
    };
    prop_oneof![
        Just(all()),
        // One suit and three other cards.
        (0..4usize, subsequence(all(), 3)).prop_map(move |(suit, others)| {
            filtered(&|card| card.suit() == Suit::ALL[suit] || others.contains(&card))
        }),
        // Ranks in a row.
        (0..9usize).prop_map(move |from| filtered(&|card| near(from, card))),
        // Ranks in a row, mostly of one suit.
        (0..9usize, 0..4usize, subsequence(all(), 2)).prop_map(move |(from, suit, others)| {
            filtered(&|card| near(from, card) && card.suit() == Suit::ALL[suit] || others.contains(&card))
        }),
        // Few ranks.
        subsequence(Rank::ALL.to_vec(), 2..=3)
            .prop_map(move |ranks| filtered(&|card| ranks.contains(&card.rank()))),
        // Aces, kings and two ranks more.
        subsequence(Rank::ALL[..11].to_vec(), 2).prop_map(move |ranks| {
            filtered(&|card| card.rank() >= Rank::King || ranks.contains(&card.rank()))
        }),
    ]
}

fn hand() -> impl Strategy<Value = Vec<Card>> {
    (pool(), 5..=6usize).prop_flat_map(|(pool, size)| subsequence(pool, size))
}

/// The usual pays, or any others, also such that a lower kind pays more or as much, or nothing.
fn pays() -> impl Strategy<Value = Pays> {
    let by_kind = prop_oneof![
        Just(STANDARD.by_kind),
        prop::array::uniform11(0..=150u32),
        prop::array::uniform11(0..=3u32),
        Just(STANDARD.by_kind.to_vec()).prop_shuffle().prop_map(|pays| pays.try_into().unwrap()),
    ];
    (by_kind, any::<bool>()).prop_map(|(by_kind, duplicated_straight)| Pays { by_kind, duplicated_straight })
}

fn pay_table() -> impl Strategy<Value = PayTable> {
    (pays(), prop::bool::weighted(0.8))
        .prop_map(|(pays, second)| if second { table(&pays) } else { best_only(&pays) })
}

static BOOK: LazyLock<PayBook> = LazyLock::new(|| PayBook::new(PayTable::standard()));

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8000))]

    #[test]
    fn readings_are_as_judged(hand in hand(), pays in pays()) {
        assert_judged(&hand, &pays);
    }

    #[test]
    fn names_of_suits_do_not_matter(hand in hand(), suits in Just(Suit::ALL.to_vec()).prop_shuffle()) {
        let renamed: CardSet =
            hand.iter().map(|card| Card::new(card.rank(), suits[card.suit().index()])).collect();
        let (held, other) = (Holding::from(set(&hand)), Holding::from(renamed));
        prop_assert_eq!(held.strength(), other.strength());
        prop_assert_eq!(BOOK.pay(&held), BOOK.pay(&other));
        let category = |hand: CardSet| {
            let reading = Reading::new(hand, BOOK.table());
            (reading.first.map(|one| one.category), reading.second.map(|two| two.combination.category))
        };
        prop_assert_eq!(category(set(&hand)), category(renamed));
    }

    #[test]
    fn one_more_card_never_weakens(hand in pool().prop_flat_map(|pool| subsequence(pool, 6))) {
        let six = Holding::from(set(&hand)).strength();
        let fives = hand.iter().map(|&card| Holding::from(set(&hand).without(card)).strength());
        prop_assert_eq!(fives.max(), Some(six));
    }

    #[test]
    fn the_order_of_cards_does_not_matter(hand in hand().prop_shuffle()) {
        let held: Holding = hand.iter().copied().collect();
        prop_assert_eq!(held, Holding::from(set(&hand)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn look_ups_are_as_read(table in pay_table(), hands in prop::collection::vec(hand(), 500)) {
        let book = PayBook::new(table);
        for hand in hands {
            assert_looked_up(&book, set(&hand));
        }
    }
}

/// Both ways over every hand, under tables that turn the order of categories round or pay all alike.
#[test]
fn look_ups_are_as_read_under_odd_tables() {
    let rising: [u32; Category::COUNT] = std::array::from_fn(|place| place as u32);
    let mut falling = rising;
    falling.reverse();
    for by_kind in [falling, [1; Category::COUNT], [0; Category::COUNT]] {
        for duplicated_straight in [true, false] {
            let pays = Pays { by_kind, duplicated_straight };
            let book = PayBook::new(table(&pays));
            for hand in [5, 6].into_iter().flat_map(judge::one_of_each) {
                assert_looked_up(&book, set(&hand));
            }
        }
    }
}
