//! Chinese poker.

use proptest::prelude::*;
use tuz_cards::{Card, CardSet, Rank, parse_card_set};
use tuz_club::Category;
use tuz_club::chinese::{
    CARDS, Natural, Place, RoyaltiesCount, Royalty, Rules, Scoring, Setting, SettingFault, between, deal,
    settle,
};

fn cards(text: &str) -> CardSet {
    parse_card_set(text).unwrap()
}

fn rows(text: &str) -> Setting {
    let rows: Vec<CardSet> = text.split('/').map(cards).collect();
    Setting::new(rows[0], rows[1], rows[2]).unwrap()
}

#[test]
fn rows_count_by_both_scorings() {
    let strong = rows("Ks Kd 2c / As Ad 7h 6h 5c / 8s 8d 8h 4c 4d");
    let weak = rows("Qs Qd 3c / Qh Qc 9h 6d 5d / Jc Jd 7d 7c 2s");
    let two_of_three = rows("Qs Qd 3c / Ah Ac 9h 6d 5d / Jc Jd 7d 7c 2s");
    let [one_six, two_four] = [Scoring::OneSix, Scoring::TwoFour].map(Rules::plain);
    assert_eq!((between(&one_six, &strong, &weak), between(&two_four, &strong, &weak)), (6, 4));
    assert_eq!(
        (between(&one_six, &strong, &two_of_three), between(&two_four, &strong, &two_of_three)),
        (1, 2)
    );
    assert_eq!(between(&one_six, &strong, &strong), 0);
}

#[test]
fn a_fouled_hand_loses_all_rows() {
    let fouled = rows("Ks Kd 2c / As Qd 7h 6h 5c / 8s 8d 8h 4c 4d");
    let good = rows("5s 4s 3s / Ah Qc 9h 6d 5d / Jc Jd 7d 7c 2s");
    assert!(fouled.is_fouled());
    assert!(!good.is_fouled(), "three cards know no straight and no flush");
    assert!(!rows("Ks Kd 2c / Kh Kc 2d 3h 4c / 8s 8d 8h 4s 4d").is_fouled());
    for (scoring, points) in [(Scoring::OneSix, 6), (Scoring::TwoFour, 4)] {
        let rules = Rules::plain(scoring);
        assert_eq!(between(&rules, &good, &fouled), points);
        assert_eq!(between(&rules, &fouled, &fouled), 0, "two fouled hands owe each other nothing");
    }
}

#[test]
fn royalties_and_naturals_are_fields() {
    let three = Royalty { place: Place::Front, category: Category::Three, rank: None, points: 3 };
    let queens =
        Royalty { place: Place::Front, category: Category::Pair, rank: Some(Rank::Queen), points: 7 };
    let mut rules = Rules { royalties: vec![three, queens], ..Rules::plain(Scoring::OneSix) };
    let kings = rows("Ks Kd 2c / As Ad 7h 6h 5c / 8s 8d 8h 4c 4d");
    let with_queens = rows("Qs Qd 3c / Ah Ac 9h 6d 5d / Jc Jd 7d 7c 2s");
    assert_eq!(between(&rules, &kings, &with_queens), 1 - 7);
    rules.royalties_count = RoyaltiesCount::OnWinningRow;
    assert_eq!(between(&rules, &kings, &with_queens), 1);

    rules.naturals = vec![(Natural::Dragon, 13), (Natural::SixPairs, 6)];
    let dragon = rows("2s 3d 4c / 5s 6d 7h 8h 9c / Ts Jd Qh Kc Ad");
    let pairs = rows("2h 2d 7s / 3s 3h 4d 4h 5d / 5h 6s 6h 8s 8d");
    assert_eq!(between(&rules, &dragon, &kings), 13);
    assert_eq!(between(&rules, &dragon, &pairs), 13);
    assert_eq!(between(&rules, &with_queens, &pairs), -6);
    assert_eq!(between(&rules, &pairs, &pairs), 0);
}

#[test]
fn naturals_are_recognised() {
    let fits = |natural: Natural, text: &str| natural.fits(cards(text));
    let clean = "2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As";
    assert!(fits(Natural::CleanDragon, clean) && fits(Natural::Dragon, clean));
    assert!(fits(Natural::ThreeFlushes, clean));
    assert!(!fits(Natural::CleanDragon, "2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks Ad"));
    assert!(fits(Natural::ThreeFlushes, "2s 4s 6s 3h 5h 7h 9h Jh 2d 4d 6d 8d Td"));
    assert!(!fits(Natural::ThreeFlushes, "2s 4s 6s Js 3h 5h 7h 9h 2d 4d 6d 8d Td"));
    assert!(fits(Natural::ThreeStraights, "As 2d 3c Th Js Qd Kc Ah 4s 5d 6c 7h 8s"));
    assert!(fits(Natural::ThreeStraights, "Qs Kd Ac As 2d 3c 4h 5s 5d 6c 7h 8s 9d"));
    assert!(!fits(Natural::ThreeStraights, "Ks Ad 2c Th Js Qd Kc Ah 4s 5d 6c 7h 8s"));
    assert!(fits(Natural::SixPairs, "2s 2d 3c 3h 5s 5d 6c 6h 9s 9d 9c 9h Ks"));
    assert!(!fits(Natural::SixPairs, "2s 2d 3c 3h 5s 5d 6c 6h 9s 9d 9c Kh Qs"));
}

#[test]
fn what_is_no_setting_is_refused() {
    let fault = Setting::new(cards("2s 3s"), cards("4s 5s 6s 7s 8s"), cards("9s Ts Js Qs Ks")).unwrap_err();
    assert_eq!(fault.to_string(), "the rows hold `2`, `5` and `5` cards and not 3, 5 and 5");
    let fault = Setting::new(cards("2s 3s 4s"), cards("4s 5s 6s 7s 8s"), cards("9s Ts Js Qs Ks"));
    assert_eq!(fault, Err(SettingFault::Twice("4s".parse().unwrap())));
    let one = rows("Ks Kd 2c / As Ad 7h 6h 5c / 8s 8d 8h 4c 4d");
    let rules = Rules::plain(Scoring::OneSix);
    assert_eq!(settle(&rules, &[one]), Err(SettingFault::Players(1)));
    assert_eq!(settle(&rules, &[one, one]), Err(SettingFault::Twice("2c".parse().unwrap())));
}

proptest! {
    #[test]
    fn points_add_up_to_nothing(order in Just(Card::all().collect::<Vec<_>>()).prop_shuffle(), players in 2usize..=4) {
        let hands = deal(&order, players).unwrap();
        let settings: Vec<Setting> = hands
            .iter()
            .map(|hand| {
                prop_assert_eq!(hand.len(), CARDS);
                // Sorted by rank: the best rows are mostly at the back.
                let mut cards: Vec<Card> = hand.into_iter().collect();
                cards.sort_unstable();
                let row = |cards: &[Card]| cards.iter().copied().collect();
                Ok(Setting::new(row(&cards[..3]), row(&cards[3..8]), row(&cards[8..])).unwrap())
            })
            .collect::<Result<_, TestCaseError>>()?;
        for scoring in [Scoring::OneSix, Scoring::TwoFour] {
            let rules = Rules { naturals: vec![(Natural::SixPairs, 3)], ..Rules::plain(scoring) };
            let points = settle(&rules, &settings).unwrap();
            prop_assert_eq!(points.iter().sum::<i64>(), 0);
            for one in &settings {
                for other in &settings {
                    prop_assert_eq!(between(&rules, one, other), -between(&rules, other, one));
                }
            }
        }
        prop_assert!(deal(&order, 5).is_none());
        prop_assert!(deal(&order[..25], 2).is_none());
    }
}
