//! Hands of more than five cards: the best five of them, however they are looked up.

use proptest::prelude::*;
use tuz_cards::{Card, CardSet, Rank, Suit};
use tuz_hands::RankCounts;
use tuz_hands::club::{Hand, OmahaBoard, OmahaHand, Ranking, Suitless};

use super::judge;

const RANKINGS: [Ranking; 7] = [
    Ranking::Standard,
    Ranking::Iranian { lowest: Rank::Two },
    Ranking::Iranian { lowest: Rank::Seven },
    Ranking::Iranian { lowest: Rank::Ten },
    Ranking::AceToFive,
    Ranking::EightOrBetter,
    Ranking::DeuceToSeven,
];

/// As the best of all fives, each ranked alone; the tests of the orders check those.
fn assert_best_of_fives(ranking: Ranking, cards: CardSet) {
    let best = cards.subsets(5).filter_map(|five| ranking.rank(five)).max();
    assert_eq!(ranking.rank(cards), best, "{ranking:?} {cards}");
}

/// Cards of these ranks, their suits in turn, so that there are not five of one.
fn cards_of(counts: &RankCounts) -> CardSet {
    let ranks = counts.iter().flat_map(|(rank, count)| std::iter::repeat_n(rank, count.into()));
    ranks.zip(Suit::ALL.into_iter().cycle()).map(|(rank, suit)| Card::new(rank, suit)).collect()
}

#[test]
fn every_six_and_seven_cards_by_rank() {
    for size in [6, 7] {
        for counts in RankCounts::all(size) {
            let cards = cards_of(&counts);
            assert_eq!(cards.len(), size);
            for ranking in RANKINGS {
                assert_best_of_fives(ranking, cards);
            }
        }
    }
}

#[test]
fn every_flush_with_other_cards() {
    let others = ["", "2c", "Ac 9d", "Kd Kc"].map(|text| tuz_cards::parse_card_set(text).unwrap());
    for bits in 0..1_u16 << Rank::COUNT {
        let ranks = tuz_cards::RankSet::from_bits(bits);
        if !(5..=7).contains(&ranks.len()) {
            continue;
        }
        for other in others {
            let cards = ranks.iter().map(|rank| Card::new(rank, Suit::Hearts)).collect::<CardSet>() | other;
            for ranking in RANKINGS.into_iter().filter(|_| cards.len() <= 7) {
                assert_best_of_fives(ranking, cards);
            }
        }
    }
}

/// A number generator as plain as can be.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    fn cards(&mut self, size: usize) -> CardSet {
        let all: Vec<Card> = Card::all().collect();
        let mut cards = CardSet::EMPTY;
        while cards.len() < size {
            cards.insert(all[self.below(all.len())]);
        }
        cards
    }
}

#[test]
fn a_hundred_thousand_random_sevens_by_the_judge() {
    let mut numbers = Numbers(7);
    let standard = Ranking::Standard;
    let mut before = numbers.cards(7);
    for _ in 0..100_000 {
        let cards = numbers.cards(7);
        let judged = |cards: CardSet| judge::best(standard, &cards.iter().collect::<Vec<_>>()).unwrap();
        let best = standard.best(cards).unwrap();
        assert_eq!(best.category, judged(cards).0, "{cards}");
        assert_eq!(standard.rank(best.cards), Some(best.score));
        assert_eq!(
            standard.rank(cards).cmp(&standard.rank(before)),
            judged(cards).1.cmp(&judged(before).1),
            "{cards} {before}"
        );
        before = cards;
    }
}

#[test]
fn random_hands_of_any_size_are_their_best_five() {
    let mut numbers = Numbers(1);
    for _ in 0..40_000 {
        let size = 6 + numbers.below(2);
        let cards = numbers.cards(size);
        for ranking in RANKINGS {
            assert_best_of_fives(ranking, cards);
        }
    }
    for size in [8, 9, 11, 13, 20] {
        let cards = numbers.cards(size);
        for ranking in RANKINGS {
            assert_best_of_fives(ranking, cards);
        }
    }
}

fn cards(size: usize) -> impl Strategy<Value = Vec<Card>> {
    proptest::sample::subsequence(Card::all().collect::<Vec<_>>(), size).prop_shuffle()
}

proptest! {
    #[test]
    fn omaha_is_the_best_of_all_twos_with_threes(dealt in cards(11), own in 4_usize..=6, common in 3_usize..=5) {
        let (own, common) = (&dealt[..own], &dealt[6..6 + common]);
        let [own_set, common_set] = [own, common].map(|cards| cards.iter().copied().collect::<CardSet>());
        for ranking in RANKINGS {
            let mut wanted: Option<(judge::Value, CardSet)> = None;
            for five in judge::fives(&[own, common].concat()) {
                if five.iter().filter(|card| own.contains(card)).count() != 2 {
                    continue;
                }
                let Some((_, value)) = judge::value(ranking, &five) else { continue };
                if wanted.as_ref().is_none_or(|wanted| wanted.0 < value) {
                    wanted = Some((value, five.into_iter().collect()));
                }
            }
            let wanted = wanted.map(|(_, cards)| ranking.rank(cards).unwrap());
            let (hand, board) = (OmahaHand::new(own_set), OmahaBoard::new(common_set));
            prop_assert_eq!(hand.score(&board, ranking.scorer()), wanted);
            prop_assert_eq!(ranking.rank_two_and_three(own_set, common_set), wanted);
            let best = ranking.best_two_and_three(own_set, common_set);
            prop_assert_eq!(best.map(|best| best.score), wanted);
            if let Some(best) = best {
                prop_assert_eq!((best.cards & own_set).len(), 2);
                prop_assert_eq!((best.cards & common_set).len(), 3);
                prop_assert_eq!(ranking.rank(best.cards), wanted);
                prop_assert_eq!(ranking.category(best.score), best.category);
            }
        }
    }

    #[test]
    fn without_a_flush_the_ranks_are_enough(dealt in cards(7), size in 1_usize..=7) {
        let dealt = &dealt[..size];
        let hand: Hand = dealt.iter().copied().collect();
        let one_by_one = dealt.iter().fold(Suitless::EMPTY, |ranks, card| ranks.with(card.rank()));
        prop_assert_eq!(Suitless::from(hand), one_by_one);
        let (front, back) = dealt.split_at(size / 2);
        let [front, back] = [front, back].map(|part| Suitless::from(part.iter().copied().collect::<Hand>()));
        prop_assert_eq!(front + back, one_by_one);
        let flush = Suit::ALL.map(|suit| hand.cards().of_suit(suit)).into_iter().find(|ranks| ranks.len() >= 5);
        for ranking in RANKINGS {
            let (scorer, score) = (ranking.scorer(), ranking.rank(hand.cards()));
            match flush {
                None => prop_assert_eq!(scorer.score_suitless(one_by_one), score),
                Some(ranks) if !ranking.is_low() => prop_assert_eq!(scorer.score_flush(ranks), score),
                Some(_) => {}
            }
        }
    }

    #[test]
    fn hands_grow_card_by_card(dealt in cards(7)) {
        let mut hand = Hand::EMPTY;
        for &card in &dealt {
            hand = hand.with(card);
            for ranking in RANKINGS {
                prop_assert_eq!(ranking.scorer().score(&hand), ranking.rank(hand.cards()));
            }
        }
    }
}
