//! Which hand is higher, the names of categories, and what is refused.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use tuz_cards::{Card, CardSet, Rank, Suit, parse_card_set};
use tuz_hands::{Category, Holding, PayBook, PayTable, RankCounts, RankKey, Reading, Strength};

fn cards(text: &str) -> CardSet {
    parse_card_set(text).unwrap()
}

fn strength(text: &str) -> Strength {
    Holding::from(cards(text)).strength()
}

#[test]
fn which_hand_is_higher() {
    for (one, other, order) in [
        ("5c 5d 4h 3s 2c", "4c 4d Ah Ks Qc", Ordering::Greater),
        ("5c 5d Qh 3s 2c", "5h 5s Jh Ts 9c", Ordering::Greater),
        ("Ac Ad 2h 2s 3c", "Kc Kd Qh Qs Ac", Ordering::Greater),
        ("3c 3d 3h 2s 2c", "2h 2d 2s As Ac", Ordering::Greater),
        ("Ac Kd Qh Js Tc", "Kc Qd Jh Ts 9c", Ordering::Greater),
        ("6c 5d 4h 3s 2c", "5c 4d 3h 2s Ac", Ordering::Greater),
        ("5c 4d 3h 2s Ac", "Ah Ad As Kc Kd", Ordering::Less),
        ("5c 4d 3h 2s Ac", "Ah Ad As Kc Qd", Ordering::Greater),
        ("Ah Kh Qh Jh Th", "Ac Kc Qc Jc Tc", Ordering::Equal),
        ("Ah Kd 9h 8s 3c", "Ac Ks 8h 7d 6c", Ordering::Greater),
        ("Ah Kd 9h 8s 3c", "Ac Ks 9c 7d 6c", Ordering::Greater),
        ("Ah Kd 9h 8s 3c", "Ac Ks 9c 8d 2c", Ordering::Greater),
        ("Ah Kd 9h 8s 3c", "Ac Ks 9c 8d 3h", Ordering::Equal),
        ("Ac Kd 4h 3s 2c", "Ac Qd Jh Ts 9c", Ordering::Greater),
        ("Ac Kd Qh Js 9c", "2c 2d 3h 4s 5c", Ordering::Less),
        ("9c 8d 7s 6s 5c 4h", "9s 8c 7h 6d 5s", Ordering::Equal),
        ("Qh Qc 8s 8d 5c 5h", "7c 7s 7d 9h 4c", Ordering::Less),
    ] {
        assert_eq!(strength(one).cmp(&strength(other)), order, "{one} and {other}");
    }
}

#[test]
fn what_a_hand_is() {
    for (text, category) in [
        ("3s 2d Ah Kc Qs", Category::AceKing),
        ("Js Td 7h 5c 2d", Category::NoGame),
        ("As Kd 8h 7c 3d", Category::AceKing),
        ("As Qd 8h 7c 3d", Category::NoGame),
        ("Ks Qd 8h 7c 3d", Category::NoGame),
        ("Ah 2h 3h 4h 5h", Category::StraightFlush),
        ("As 2h 3h 4h 5h", Category::Straight),
        ("As 2h 3h 4h Ks Qs", Category::AceKing),
        ("As Ks Js 8s 3s", Category::Flush),
        ("2s 2d Ah Kc 9d", Category::Pair),
    ] {
        assert_eq!(strength(text).category(), category, "{text}");
    }
    assert_eq!(strength("7c 5d 4h 3s 2c").index(), 0);
    assert_eq!(strength("Ac Kd 4h 3s 2c").index(), 1113);
    assert_eq!(strength("Ac Kc Qc Jc Tc").index(), Strength::COUNT - 1);
}

#[test]
fn categories_are_read_as_they_are_written() {
    assert!(Category::ALL.is_sorted());
    for (place, category) in Category::ALL.into_iter().enumerate() {
        assert_eq!(category.index(), place);
        assert_eq!(category.to_string().parse(), Ok(category));
        assert_eq!(category.words().contains('-'), category == Category::AceKing);
    }
    let error = "Pair".parse::<Category>().unwrap_err();
    assert_eq!(error.to_string(), "`Pair` is no rank of a hand");
}

#[test]
fn keys_keep_hands_apart() {
    for size in [5, 6] {
        let all = RankCounts::all(size);
        let keys: BTreeSet<RankKey> = all.iter().map(RankCounts::key).collect();
        assert_eq!(keys.len(), all.len());
    }
    assert_eq!(RankCounts::all(5).len(), 6175);
    assert_eq!(RankCounts::all(6).len(), 18_395);
}

#[test]
fn counts_of_ranks_stay_between_none_and_four() {
    let four = RankCounts::from_ranks([Rank::Ace; 5]);
    assert_eq!((four.of(Rank::Ace), four.len()), (4, 4));
    assert_eq!(four.with(Rank::Ace), None);
    assert_eq!(four.without(Rank::King), None);
    assert_eq!(four.without(Rank::Ace).unwrap().with(Rank::Ace), Some(four));
    assert!(RankCounts::EMPTY.is_empty() && RankCounts::EMPTY.support().is_empty());
}

#[test]
fn a_flush_is_five_or_more_of_a_suit_however_many_cards_are_held() {
    for suit in Suit::ALL {
        for count in 0..=Rank::COUNT {
            let suited = Rank::ALL.into_iter().take(count).map(|rank| Card::new(rank, suit));
            let others = Suit::ALL.into_iter().filter(|&other| other != suit);
            let others =
                others.flat_map(|other| Rank::ALL.map(|rank| Card::new(rank, other)).into_iter().take(4));
            let held: Holding = suited.chain(others).collect();
            let flush = held.flush();
            assert_eq!(flush.map(|(suit, ranks)| (suit, ranks.len())), (count >= 5).then_some((suit, count)));
        }
    }
    assert_eq!(Holding::from(CardSet::FULL).flush().map(|(suit, _)| suit), Some(Suit::Clubs));
}

#[test]
fn a_card_given_twice_counts_once() {
    let twice: Holding = cards("As Kd Qh").into_iter().chain(cards("Kd Qh Jc")).collect();
    assert_eq!(twice, Holding::from(cards("As Kd Qh Jc")));
    assert_eq!(twice.len(), 4);
    assert!(Holding::default().is_empty() && !twice.is_empty());
}

/// Runs what must panic.
fn refused<T>(action: impl FnOnce() -> T + std::panic::UnwindSafe) -> String {
    match std::panic::catch_unwind(action) {
        Ok(_) => panic!("accepted"),
        Err(message) => *message.downcast::<String>().unwrap(),
    }
}

#[test]
fn only_five_and_six_cards_make_a_hand() {
    for text in ["As Kd Qh Jc", "As Kd Qh Jc Ts 9s 8s", "As Ks Qs Js Ts 9s 8s"] {
        let hand = cards(text);
        let held = Holding::from(hand);
        let expected = format!("a hand has five or six cards, not {}", hand.len());
        assert_eq!(refused(move || held.strength()), expected);
        assert_eq!(refused(move || Reading::new(hand, &PayTable::standard())), expected);
        assert_eq!(refused(move || PayBook::new(PayTable::standard()).pay(&held)), expected);
        assert_eq!(refused(move || PayBook::new(PayTable::standard()).total(&held)), expected);
    }
}

#[test]
fn pays_that_would_not_add_up_are_refused() {
    let most = PayTable::new([PayTable::MOST; Category::COUNT], PayTable::standard().second);
    let pay = PayBook::new(most.clone()).total(&Holding::from(cards("As Ad Kh 8c 9d")));
    assert_eq!(pay, 2 * PayTable::MOST);
    assert_eq!(most.of(Category::NoGame), 0);
    let pays = [PayTable::MOST + 1; Category::COUNT];
    assert!(refused(move || PayTable::new(pays, None)).starts_with("a pay above"));
}
