//! Counts over every hand of five and of six cards, and the published order of all five-card hands.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use md5::{Digest, Md5};
use tuz_cards::{Card, Rank};
use tuz_hands::Category::{
    AceKing, Flush, Four, FullHouse, NoGame, Pair, RoyalFlush, Straight, StraightFlush, Three, TwoPair,
};
use tuz_hands::{Category, Holding, PayBook, PayTable, SecondRule, Strength};

/// First combination, second, how many hands, what they pay in all.
type Row = (Category, Option<Category>, u64, u32);

const FIVE_CARDS: [Row; 15] = [
    (NoGame, None, 1_135_260, 0),
    (AceKing, None, 167_280, 1),
    (Pair, None, 1_013_760, 1),
    (Pair, Some(AceKing), 84_480, 2),
    (TwoPair, None, 120_384, 2),
    (TwoPair, Some(AceKing), 3_168, 3),
    (Three, None, 52_800, 3),
    (Three, Some(AceKing), 2_112, 4),
    (Straight, None, 10_200, 4),
    (Flush, None, 5_108, 5),
    (FullHouse, None, 3_744, 7),
    (Four, None, 616, 20),
    (Four, Some(AceKing), 8, 21),
    (StraightFlush, None, 36, 50),
    (RoyalFlush, None, 4, 100),
];

/// With a straight with a duplicated rank as a second straight.
const SIX_CARDS: [Row; 32] = [
    (NoGame, None, 5_322_480, 0),
    (AceKing, None, 1_290_420, 1),
    (Pair, None, 8_481_060, 1),
    (Pair, Some(AceKing), 1_249_680, 2),
    (TwoPair, None, 2_312_640, 2),
    (TwoPair, Some(AceKing), 158_400, 3),
    (TwoPair, Some(TwoPair), 61_776, 4),
    (Three, None, 675_840, 3),
    (Three, Some(AceKing), 56_320, 4),
    (Straight, None, 245_220, 4),
    (Straight, Some(AceKing), 4_020, 5),
    (Straight, Some(Straight), 112_380, 8),
    (Flush, None, 110_736, 5),
    (Flush, Some(AceKing), 7_704, 6),
    (Flush, Some(Pair), 76_620, 6),
    (Flush, Some(Straight), 4_152, 9),
    (Flush, Some(Flush), 6_580, 10),
    (FullHouse, None, 160_512, 7),
    (FullHouse, Some(AceKing), 4_224, 8),
    (FullHouse, Some(FullHouse), 1_248, 14),
    (Four, None, 13_200, 20),
    (Four, Some(AceKing), 528, 21),
    (Four, Some(FullHouse), 936, 27),
    (StraightFlush, None, 648, 50),
    (StraightFlush, Some(AceKing), 12, 51),
    (StraightFlush, Some(Straight), 744, 54),
    (StraightFlush, Some(Flush), 220, 55),
    (StraightFlush, Some(StraightFlush), 32, 100),
    (RoyalFlush, None, 84, 100),
    (RoyalFlush, Some(Straight), 72, 104),
    (RoyalFlush, Some(Flush), 28, 105),
    (RoyalFlush, Some(StraightFlush), 4, 150),
];

/// The rows that change where a straight with a duplicated rank is a straight and a pair.
const SIX_CARDS_STRAIGHT_AND_PAIR: [Row; 6] = [
    (Straight, Some(Straight), 112_380 - 76_200, 8),
    (Straight, Some(Pair), 76_200, 5),
    (StraightFlush, Some(Straight), 744 - 540, 54),
    (StraightFlush, Some(Pair), 540, 51),
    (RoyalFlush, Some(Straight), 72 - 60, 104),
    (RoyalFlush, Some(Pair), 60, 101),
];

const SIX_CARDS_BEST: [u64; Category::COUNT] =
    [5_322_480, 1_290_420, 9_730_740, 2_532_816, 732_160, 361_620, 205_792, 165_984, 14_664, 1_656, 188];

/// Calls `visit` with every hand of `size` cards.
fn for_each(size: usize, visit: &mut impl FnMut(&Holding)) {
    fn extend(held: Holding, below: usize, left: usize, cards: &[Card], visit: &mut impl FnMut(&Holding)) {
        for (place, &card) in cards[..below].iter().enumerate() {
            let held = held.with(card);
            if left == 1 {
                visit(&held);
            } else {
                extend(held, place, left - 1, cards, visit);
            }
        }
    }
    let cards: Vec<Card> = Card::all().collect();
    extend(Holding::EMPTY, cards.len(), size, &cards, visit);
}

/// A book whose pay for a combination is the number of its category, so that pays tell the combinations.
fn naming_book(duplicated_straight: bool) -> PayBook {
    let pays = std::array::from_fn(|place| place as u32);
    PayBook::new(PayTable::new(pays, Some(SecondRule { duplicated_straight })))
}

/// Counts hands by both combinations, and checks what each pays in all under the usual table.
fn count(size: usize, duplicated_straight: bool) -> BTreeMap<(Category, Option<Category>), u64> {
    let naming = naming_book(duplicated_straight);
    let standard = PayTable::standard();
    let mut table = standard.clone();
    table.second = Some(SecondRule { duplicated_straight });
    let book = PayBook::new(table);
    let mut found = [[0; Category::COUNT]; Category::COUNT];
    for_each(size, &mut |hand| {
        let named = naming.pay(hand);
        let (first, second) = (named.first as usize, named.second as usize);
        found[first][second] += 1;
        let pays = standard.of(Category::ALL[first]) + standard.of(Category::ALL[second]);
        assert_eq!(book.total(hand), pays, "{}", hand.cards());
    });
    let mut by_name = BTreeMap::new();
    for first in Category::ALL {
        for second in Category::ALL {
            let hands = found[first.index()][second.index()];
            if hands > 0 {
                by_name.insert((first, (second != NoGame).then_some(second)), hands);
            }
        }
    }
    by_name
}

fn wanted(rows: &[Row]) -> BTreeMap<(Category, Option<Category>), u64> {
    rows.iter().map(|&(first, second, hands, _)| ((first, second), hands)).collect()
}

/// The rows' last column, from the usual table.
fn assert_pays(rows: &[Row]) {
    let table = PayTable::standard();
    for &(first, second, _, pays) in rows {
        assert_eq!(table.of(first) + second.map_or(0, |second| table.of(second)), pays, "{first} {second:?}");
    }
}

#[test]
fn five_cards_by_combinations() {
    assert_pays(&FIVE_CARDS);
    assert_eq!(FIVE_CARDS.iter().map(|row| row.2).sum::<u64>(), 2_598_960);
    assert_eq!(count(5, true), wanted(&FIVE_CARDS));
    assert_eq!(count(5, false), wanted(&FIVE_CARDS));
}

#[test]
fn six_cards_by_combinations() {
    assert_pays(&SIX_CARDS);
    assert_eq!(SIX_CARDS.iter().map(|row| row.2).sum::<u64>(), 20_358_520);
    let with_second = SIX_CARDS.iter().filter(|row| row.1.is_some());
    assert_eq!(with_second.clone().count(), 21);
    assert_eq!(with_second.map(|row| row.2).sum::<u64>(), 1_745_680);
    assert_eq!(count(6, true), wanted(&SIX_CARDS));
}

#[test]
fn six_cards_with_a_duplicated_rank_as_straight_and_pair() {
    assert_pays(&SIX_CARDS_STRAIGHT_AND_PAIR);
    let mut rows = wanted(&SIX_CARDS);
    rows.extend(wanted(&SIX_CARDS_STRAIGHT_AND_PAIR));
    assert_eq!(rows.values().sum::<u64>(), 20_358_520);
    assert_eq!(count(6, false), rows);
}

#[test]
fn six_cards_by_best_five() {
    let mut found = [0; Category::COUNT];
    for_each(6, &mut |hand| found[hand.strength().category().index()] += 1);
    assert_eq!(found, SIX_CARDS_BEST);
}

#[test]
fn strengths_of_five_cards_have_no_gap_and_start_where_they_say() {
    let mut hands = vec![0u64; Strength::COUNT];
    let mut weakest = [Strength::weakest(RoyalFlush); Category::COUNT];
    let mut weakest_pairs = [Strength::weakest(RoyalFlush); Rank::COUNT];
    let mut with_a_game = 0;
    for_each(5, &mut |hand| {
        let strength = hand.strength();
        hands[strength.index()] += 1;
        let least = &mut weakest[strength.category().index()];
        *least = strength.min(*least);
        if strength.category() == Pair {
            let pair = Rank::ALL.into_iter().find(|&rank| hand.cards().count_of_rank(rank) == 2).unwrap();
            let least = &mut weakest_pairs[pair.index()];
            *least = strength.min(*least);
        }
        with_a_game += u64::from(strength >= Strength::weakest(AceKing));
    });
    assert!(hands.iter().all(|&hands| hands > 0), "7,462 strengths, none without a hand");
    assert_eq!(weakest, Category::ALL.map(Strength::weakest));
    assert_eq!(weakest_pairs, Rank::ALL.map(Strength::weakest_pair_of));
    assert_eq!(Strength::weakest(AceKing).index(), 1113);
    assert_eq!(hands[Strength::COUNT - 1], 4, "royal flushes tie");
    assert_eq!(with_a_game, 1_463_700);
}

/// The digest that `PokerKit` 0.7.4 publishes (`test_lookups.py`): all hands in the order of the pack, sorted by
/// strength without disturbing equal ones, a line each.
#[test]
fn order_of_all_five_card_hands() {
    let cards: Vec<Card> = Card::all().collect();
    let mut by_strength: Vec<Vec<[u8; 5]>> = vec![Vec::new(); Strength::COUNT];
    for a in 0..48 {
        for b in a + 1..49 {
            for c in b + 1..50 {
                for d in c + 1..51 {
                    for e in d + 1..52 {
                        let hand: Holding = [a, b, c, d, e].into_iter().map(|place| cards[place]).collect();
                        by_strength[hand.strength().index()].push([a, b, c, d, e].map(|place| place as u8));
                    }
                }
            }
        }
    }
    let names: Vec<String> = cards.iter().map(Card::to_string).collect();
    let mut text = String::with_capacity(2_598_960 * 11);
    for hand in by_strength.iter().flatten() {
        text.extend(hand.iter().map(|&place| names[usize::from(place)].as_str()));
        text.push('\n');
    }
    text.pop();
    assert!(text.starts_with("2c3c4c5c7d\n") && text.ends_with("\nTsJsQsKsAs"));
    let digest = Md5::digest(&text).iter().fold(String::new(), |mut hex, byte| {
        write!(hex, "{byte:02x}").unwrap();
        hex
    });
    assert_eq!(digest, "488cdd27873395ba75205cd02fb9d6b2");
}
