//! The order of all hands of five cards.

use std::fmt::Write;

use md5::{Digest, Md5};
use tuz_cards::{Card, CardSet, Pack, Rank};
use tuz_hands::club::{Ranking, Score};

use super::judge;

const IRANIAN: fn(Rank) -> Ranking = |lowest| Ranking::Iranian { lowest };

/// Calls `visit` with every five cards, in the order of the pack.
fn for_each_five(pack: &[Card], mut visit: impl FnMut([Card; 5])) {
    for (i, &a) in pack.iter().enumerate() {
        for (j, &b) in pack.iter().enumerate().skip(i + 1) {
            for (k, &c) in pack.iter().enumerate().skip(j + 1) {
                for (l, &d) in pack.iter().enumerate().skip(k + 1) {
                    for &e in &pack[l + 1..] {
                        visit([a, b, c, d, e]);
                    }
                }
            }
        }
    }
}

/// The cards rank by rank, the ace first.
fn ace_first() -> Vec<Card> {
    let (aces, others): (Vec<Card>, Vec<Card>) = Card::all().partition(|card| card.rank() == Rank::Ace);
    aces.into_iter().chain(others).collect()
}

fn score(ranking: Ranking, cards: [Card; 5]) -> Option<Score> {
    ranking.rank(cards.into_iter().collect())
}

/// All hands that qualify, in the order of the pack, sorted by score without disturbing equal ones, a line each: how many
/// scores there are, the first and the last line, and the MD5 of all. It is what `PokerKit`'s tests (`test_lookups.py`)
/// make of their rankings, and the digests named as published are theirs.
fn order(ranking: Ranking, pack: &[Card], best_first: bool) -> (usize, String, String, String) {
    let mut hands: Vec<(Score, [Card; 5])> = Vec::new();
    for_each_five(pack, |five| hands.extend(score(ranking, five).map(|score| (score, five))));
    if best_first {
        hands.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
    } else {
        hands.sort_by_key(|(score, _)| *score);
    }
    let classes = 1 + hands.windows(2).filter(|pair| pair[0].0 != pair[1].0).count();
    let mut text = String::with_capacity(hands.len() * 11);
    for (_, five) in &hands {
        for card in five {
            write!(text, "{card}").unwrap();
        }
        text.push('\n');
    }
    text.pop();
    let digest = Md5::digest(&text).iter().fold(String::new(), |mut hex, byte| {
        write!(hex, "{byte:02x}").unwrap();
        hex
    });
    let (first, last) = (text.lines().next().unwrap(), text.lines().last().unwrap());
    (classes, first.to_owned(), last.to_owned(), digest)
}

fn assert_order(ranking: Ranking, pack: &[Card], best_first: bool, wanted: (usize, &str, &str, &str)) {
    let (classes, first, last, digest) = order(ranking, pack, best_first);
    assert_eq!((classes, first.as_str(), last.as_str(), digest.as_str()), wanted, "{ranking:?}");
}

fn standard_pack() -> Vec<Card> {
    Card::all().collect()
}

#[test]
fn standard_order_is_the_published_one() {
    let wanted = (7_462, "2c3c4c5c7d", "TsJsQsKsAs", "488cdd27873395ba75205cd02fb9d6b2");
    assert_order(Ranking::Standard, &standard_pack(), false, wanted);
}

#[test]
fn ace_to_five_order_is_the_published_one() {
    let wanted = (6_175, "Ac2c3c4c5c", "QsKcKdKhKs", "28925b97b06a1e674eaabf241a441e15");
    assert_order(Ranking::AceToFive, &ace_first(), true, wanted);
}

#[test]
fn eight_or_better_order_is_the_published_one() {
    let wanted = (56, "Ac2c3c4c5c", "4s5s6s7s8s", "ecf2b6b16031562a6761932b1ce1de91");
    assert_order(Ranking::EightOrBetter, &ace_first(), true, wanted);
}

/// Not published: the digests of the orders that the judge was found to agree with.
#[test]
fn orders_of_iranian_and_deuce_to_seven_stay_as_they_are() {
    let six: Vec<Card> = Pack::stripped_below(Rank::Six).cards().collect();
    let orders = [
        order(IRANIAN(Rank::Six), &six, false),
        order(IRANIAN(Rank::Two), &standard_pack(), false),
        order(Ranking::DeuceToSeven, &standard_pack(), true),
    ];
    let orders = orders
        .each_ref()
        .map(|(classes, first, last, digest)| (*classes, first.as_str(), last.as_str(), digest.as_str()));
    let wanted = [
        (1_404, "6c7c8c9cJd", "TsJsQsKsAs", "7df54923266badacac4b518be7c230d6"),
        (7_462, "2c3c4c5c7d", "TsJsQsKsAs", "27defd545fb2020a435b5a4006a1e99d"),
        (7_462, "2c3c4c5c7d", "TsJsQsKsAs", "3f1565279b892b21f843b9b038ced8f9"),
    ];
    assert_eq!(orders, wanted);
}

/// Every hand of the pack, against the judge: what it is, and that scores and the judge's values go up together.
fn assert_judged(ranking: Ranking, pack: Pack) {
    let cards: Vec<Card> = pack.cards().collect();
    let mut found = Vec::new();
    for_each_five(&cards, |five| {
        let judged = judge::value(ranking, &five);
        let best = ranking.best(five.into_iter().collect());
        assert_eq!(best.map(|best| best.category), judged.as_ref().map(|judged| judged.0), "{five:?}");
        if let (Some(best), Some((_, value))) = (best, judged) {
            assert_eq!(best.cards, five.into_iter().collect::<CardSet>());
            found.push((best.score, value));
        }
        // Equal ones are many.
        if found.len() > 1 << 20 {
            found.sort_unstable();
            found.dedup();
        }
    });
    found.sort_unstable();
    found.dedup();
    for pair in found.windows(2) {
        assert!(pair[0].0 < pair[1].0 && pair[0].1 < pair[1].1, "{ranking:?} {pair:?}");
    }
}

#[test]
fn standard_agrees_with_the_judge() {
    assert_judged(Ranking::Standard, Pack::STANDARD);
}

#[test]
fn iranian_agrees_with_the_judge() {
    for lowest in Rank::ALL {
        // The larger packs of 48 and 44 cards are no other case.
        if !matches!(lowest, Rank::Three | Rank::Four) {
            assert_judged(IRANIAN(lowest), Pack::stripped_below(lowest));
        }
    }
}

#[test]
fn ace_to_five_agrees_with_the_judge() {
    assert_judged(Ranking::AceToFive, Pack::STANDARD);
}

#[test]
fn eight_or_better_agrees_with_the_judge() {
    assert_judged(Ranking::EightOrBetter, Pack::STANDARD);
}

#[test]
fn deuce_to_seven_agrees_with_the_judge() {
    assert_judged(Ranking::DeuceToSeven, Pack::STANDARD);
}
