//! What can be read, what cannot, and that reading undoes writing.

use proptest::prelude::*;
use tuz_cards::{Card, CardSet, Pack, ParseErrorKind, Rank, RankSet, Suit, parse_cards};

fn kind(text: &str) -> ParseErrorKind {
    parse_cards(text).expect_err(text).kind
}

#[test]
fn every_way_of_writing_is_read() {
    let expected = parse_cards("As Kd Qh Jc Ts 9c").unwrap();
    for text in [
        "AsKdQhJcTs9c",
        "as kd qh jc 10s 9C",
        "A♠ K♦ Q♥ J♣ 10♠ 9♣",
        "Т♠К♦Д♥В♣10♠9♣",
        "тs кd дh вc ts 9c",
        "А♠ K♦️ Q♡ B♧ ۱۰♠ ٩♣",
        "  As,Kd;Qh-Jc  Ts\t9c\n",
    ] {
        assert_eq!(parse_cards(text).unwrap(), expected, "{text}");
    }
}

#[test]
fn latin_t_is_ten_and_cyrillic_t_the_ace() {
    assert_eq!("Ts".parse::<Card>().unwrap().rank(), Rank::Ten);
    assert_eq!("Тs".parse::<Card>().unwrap().rank(), Rank::Ace);
}

#[test]
fn every_fault_is_named_with_its_place() {
    assert_eq!(kind("As Xd"), ParseErrorKind::UnknownRank("Xd".into()));
    assert_eq!(kind("As K"), ParseErrorKind::MissingSuit("K".into()));
    assert_eq!(kind("A s"), ParseErrorKind::MissingSuit("A".into()));
    assert_eq!(kind("Az"), ParseErrorKind::UnknownSuit { rank: "A".into(), found: 'z' });
    assert_eq!(kind("1s"), ParseErrorKind::UnknownRank("1s".into()));
    assert_eq!(kind("0s"), ParseErrorKind::UnknownRank("0s".into()));
    assert_eq!(kind("10"), ParseErrorKind::MissingSuit("10".into()));
    let twice = parse_cards("As Kd As").unwrap_err();
    assert_eq!(twice.position, 7);
    assert_eq!(twice.to_string(), "`As` at character 7 stands there twice");
    assert!("".parse::<Card>().is_err() && "AsKs".parse::<Card>().is_err());
}

#[test]
fn hostile_text_is_not_echoed() {
    let sentence = parse_cards("As \u{1b}[2J").unwrap_err().to_string();
    assert_eq!(sentence, "`\\u{1b}[2J` at character 4 is no rank (2 to 10, T, J, Q, K, A)");
}

#[test]
fn numbers_outside_the_range_are_refused() {
    assert!(Rank::try_from(13).is_err() && Suit::try_from(4).is_err() && Card::try_from(52).is_err());
    for index in 0..52 {
        assert_eq!(Card::try_from(index).unwrap().index(), usize::from(index));
    }
}

#[test]
fn packs_hold_what_they_say() {
    assert_eq!(Pack::STANDARD.to_set(), CardSet::FULL);
    assert_eq!(Pack::stripped_below(Rank::Nine).to_set().len(), 24);
    assert!(!Pack::stripped_below(Rank::Nine).contains("8s".parse().unwrap()));
}

#[test]
fn subsets_are_counted_right() {
    let set: CardSet = Card::all().take(8).collect();
    for (size, count) in [(0, 1), (1, 8), (3, 56), (8, 1), (9, 0)] {
        let subsets: Vec<CardSet> = set.subsets(size).collect();
        assert_eq!(subsets.len(), count);
        assert!(subsets.iter().all(|subset| subset.len() == size && set.is_superset(*subset)));
        let distinct: std::collections::HashSet<CardSet> = subsets.into_iter().collect();
        assert_eq!(distinct.len(), count);
    }
}

proptest! {
    #[test]
    fn reading_undoes_writing(indices in proptest::collection::hash_set(0u8..52, 0..20)) {
        let cards: Vec<Card> = indices.into_iter().map(|i| Card::try_from(i).unwrap()).collect();
        let plain: Vec<String> = cards.iter().map(ToString::to_string).collect();
        let pretty: Vec<String> = cards.iter().map(|card| card.pretty().to_string()).collect();
        prop_assert_eq!(&parse_cards(&plain.concat()).unwrap(), &cards);
        prop_assert_eq!(&parse_cards(&pretty.join(" ")).unwrap(), &cards);
        let set: CardSet = cards.iter().copied().collect();
        prop_assert_eq!(set.len(), cards.len());
        prop_assert_eq!(set.iter().collect::<CardSet>(), set);
        prop_assert_eq!(tuz_cards::parse_card_set(&set.to_string()).unwrap(), set);
    }

    #[test]
    fn no_text_panics(text in "\\PC*") {
        let _ = parse_cards(&text);
    }
}

#[test]
fn ranks_in_a_row_are_runs() {
    let runs = |letters: &str| -> Vec<String> {
        let ranks: RankSet =
            Rank::ALL.into_iter().filter(|rank| letters.contains(&rank.to_string())).collect();
        ranks.runs().into_iter().map(|(low, high)| format!("{low}-{high}")).collect()
    };
    assert_eq!(runs(""), Vec::<String>::new());
    assert_eq!(runs("A2"), ["2-2", "A-A"]);
    assert_eq!(runs("23459KA"), ["2-5", "9-9", "K-A"]);
    assert_eq!(runs("23456789TJQKA"), ["2-A"]);
}
