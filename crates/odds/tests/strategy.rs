//! Strategy files: reading, faults, writing, and what they decide.

use proptest::collection::vec;
use proptest::option::of;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use tuz_cards::{Card, CardSet, Rank, RankSet, parse_card_set};
use tuz_hands::{Category, Holding};
use tuz_house::tree::Named;
use tuz_odds::Bought;
use tuz_odds::strategy::{
    After, Before, BetRule, BoughtName, Bound, Draft, DrawKind, First, FirstRule, GameRule, Hand, InsureRule,
    Keep, KeepKind, Kept, Purchased, Shown, Strategy as _, StrategyFile, Throw, UpCompared,
    shipped_strategies, shipped_strategy,
};

fn set(cards: &str) -> CardSet {
    parse_card_set(cards).unwrap()
}

fn card(card: &str) -> Card {
    card.parse().unwrap()
}

fn parse(text: &str) -> StrategyFile {
    let text = format!("format = 1\nname = \"x\"\n{text}");
    StrategyFile::parse(&text).unwrap_or_else(|faults| panic!("{faults}\n{text}"))
}

fn faults(text: &str) -> Vec<String> {
    match StrategyFile::parse(text) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.to_string().lines().map(str::to_owned).collect(),
    }
}

#[test]
fn every_shipped_file_is_the_strategy_of_its_name() {
    assert!(shipped_strategies().len() > 5);
    for file in shipped_strategies() {
        let strategy =
            StrategyFile::parse(file.text).unwrap_or_else(|faults| panic!("{}: {faults}", file.name));
        assert_eq!(strategy.name(), file.name);
        assert_eq!(shipped_strategy(file.name), Some(&strategy));
        assert_eq!(StrategyFile::parse(&strategy.to_toml()).unwrap(), strategy);
    }
    assert_eq!(shipped_strategy("optimist"), None);
}

#[test]
fn all_faults_are_told_at_once() {
    let text = r#"format = 2
name = "Bad Name"
colour = "red"

[[first]]
hand = ["pair", "pairs", "pair"]
at_leest = "pair"
at_least = "A-A-A-A-A"
up = "Q-2"
above_up = 7
do = "raise"

[[first]]
holds = ["A", "K"]
holds_none = "K"
at_least = "flush"
below = "pair-of-eights"
do = "exchange"

[[first]]
draw = []
matches_up = "yes"
keep = "combination"
do = "play"

[[bet]]
bought = 6

[[insure]]
do = "insure"

[[insure]]
do = "decline"

[[dealer_game]]
kept_highest = "one"
do = "keep"
throw = "lowest"
"#;
    assert_eq!(
        faults(text),
        [
            "1:10: `format` is 2, and only format 1 can be read",
            "2:8: `name` is `Bad Name`, but must be 1 to 64 small Latin letters, digits and hyphens",
            "3:1: there is no key `colour`; the keys here are `format`, `name`, `title`, `source`, `first`, `bet`, \
             `insure` and `dealer_game`",
            "6:17: `first[0].hand[1]` is `pairs`, but must be `no-game`, `ace-king`, `pair`, `two-pair`, `three`, \
             `straight`, `flush`, `full-house`, `four`, `straight-flush` or `royal-flush`",
            "6:26: `first[0].hand[2]` has `pair` twice",
            "7:1: there is no key `first[0].at_leest`; perhaps `first[0].at_least` is meant",
            "8:12: `first[0].at_least` is `A-A-A-A-A`, but must be a rank of a hand above `no-game`, a pair such as \
             `pair-of-eights` or five ranks such as `A-K-J-8-3`",
            "9:6: `first[0].up` is `Q-2`, but must be a rank such as `A`, or a range from low to high such as `2-Q`",
            "10:12: `first[0].above_up` is 7, but must be from 1 to 6",
            "11:6: `first[0].do` is `raise`, but must be `fold`, `play`, `sixth` or `exchange`",
            "13:1: `first[1]` must have `keep`, `keep_ranks` or `keep_highest`",
            "15:14: `first[1].holds_none` and `first[1].holds` exclude each other",
            "17:9: `first[1].below` and `first[1].at_least` exclude each other",
            "21:8: `first[2].draw` is empty",
            "22:14: `first[2].matches_up` must be `true` or `false`, but is a text",
            "23:8: `first[2].keep` has a meaning only where `first[2].do` is `exchange`",
            "26:1: `bet[0].do` is missing",
            "27:10: `bet[0].bought` must be a text or a list of texts, but is a whole number",
            "32:1: `insure[1]` is never reached: `insure[0]` before it fits always",
            "36:16: `dealer_game[0].kept_highest` is `one`, but must be a rank such as `A`, or a range from low to \
             high such as `2-Q`",
            "38:9: `dealer_game[0].throw` has a meaning only where `dealer_game[0].do` is `buy`",
        ]
    );
}

#[test]
fn a_rule_behind_one_that_fits_always_is_a_fault() {
    let first =
        |rule: &str| format!("format = 1\nname = \"x\"\n[[first]]\n{rule}\n[[first]]\ndo = \"play\"\n");
    assert_eq!(faults(&first("do = \"fold\"")).len(), 1);
    assert_eq!(faults(&first("do = \"exchange\"\nkeep_highest = 2")).len(), 1);
    // These need not have what they keep.
    assert_eq!(faults(&first("do = \"exchange\"\nkeep = \"flush-draw\"")), [""; 0]);
    assert_eq!(faults(&first("do = \"exchange\"\nkeep_ranks = \"A\"")), [""; 0]);
    assert_eq!(faults(&first("at_least = \"pair\"\ndo = \"fold\"")), [""; 0]);
}

#[test]
fn the_first_rule_that_fits_counts() {
    let strategy = parse(
        r#"
[[first]]
draw = "straight-flush"
do = "exchange"
keep = "straight-flush-draw"

[[first]]
hand = "pair"
paired = "2-7"
paired_to_up = "below"
do = "exchange"
keep = "combination"
keep_highest = 1

[[first]]
at_least = "pair"
do = "play"

[[first]]
below_up = 1
do = "fold"

[[first]]
holds = ["A", "K"]
do = "sixth"

[[first]]
do = "exchange"
keep = "nothing"
"#,
    );
    let first = |hand: &str, up: &str| strategy.first(set(hand), card(up));
    assert_eq!(first("9s 8s 7s 6s 6d", "2c"), First::Exchange(set("6d")));
    assert_eq!(first("6s 6d As 9c 2h", "7c"), First::Exchange(set("9c 2h")));
    assert_eq!(first("6s 6d As 9c 2h", "6c"), First::Play);
    assert_eq!(first("6s 6d 6h 9c 2h", "7c"), First::Play);
    assert_eq!(first("8s 8d As 9c 2h", "Kc"), First::Play);
    assert_eq!(first("Js 9d 5s 3c 2h", "Kc"), First::Fold);
    assert_eq!(first("As Kd 5s 3c 2h", "2c"), First::Sixth);
    assert_eq!(first("Ks 9d 5s 3c 2h", "2c"), First::Exchange(set("Ks 9d 5s 3c 2h")));
    let nothing = parse("");
    assert_eq!(nothing.first(set("As Ad Ah Ac 2h"), card("2c")), First::Fold);
}

#[test]
fn later_decisions_have_rules_of_their_own() {
    let strategy = parse(
        r#"
[[bet]]
bought = ["exchange-1", "exchange-2"]
at_least = "two-pair"
do = "play"

[[bet]]
bought = "sixth"
at_least = "pair"
do = "play"

[[bet]]
hand = "ace-king"
discards_match_up = true
do = "play"

[[insure]]
at_least = "straight"
up = "2-6"
do = "insure"

[[dealer_game]]
kept_draw = ["flush", "open-straight"]
do = "keep"

[[dealer_game]]
at_least = "three"
kept_holds_none = "A"
kept_highest = ["9", "J-K"]
do = "buy"
throw = "lowest"
"#,
    );
    let after = |hand: &str, bought| {
        let hand = set(hand);
        After { dealt: hand.iter().take(5).collect(), bought, hand, up: card("2c") }
    };
    let bets = |hand: &str, bought| strategy.bets(&after(hand, bought));
    assert!(bets("As Ad 9h 9c 2h", Bought::Exchange(2)));
    assert!(!bets("As Ad 9h 9c 2h", Bought::Exchange(3)));
    assert!(!bets("As Ad 9h 8c 2h", Bought::Exchange(1)));
    assert!(bets("As Ad 9h 8c 2h 3h", Bought::Sixth));
    assert!(!bets("As Ad 9h 8c 2h", Bought::Nothing));
    let dealt = |dealt: &str| After { dealt: set(dealt), ..after("As Kd 9h 8c 7h", Bought::Exchange(2)) };
    assert!(strategy.bets(&dealt("As Kd 9h 2s 3s")));
    assert!(!strategy.bets(&dealt("As Kd 9h 3s 4s")));
    assert!(strategy.insures(&after("6s 5d 4h 3c 2h", Bought::Nothing)));
    assert!(!strategy.insures(&After { up: card("7c"), ..after("6s 5d 4h 3c 2h", Bought::Nothing) }));
    let buys = |hand: &str, dealer: &str, thrown: Option<&str>| {
        let shown = Shown { dealer: set(dealer), thrown: thrown.map(card) };
        let after = after(hand, Bought::Nothing);
        strategy.buys_game(&after, &shown).then(|| strategy.throws(&after, &shown).to_string())
    };
    let three = "6s 6d 6h 3c 2h";
    assert_eq!(buys(three, "Kc Jc 7c 5c 2c", Some("Kc")), None);
    assert_eq!(buys(three, "Kc Jd 7c 5c 4d", Some("Kc")).as_deref(), Some("Kc"));
    assert_eq!(buys(three, "Kc Jd 7c 5c 4d", None).as_deref(), Some("4d"));
    assert_eq!(buys(three, "Ac Jd 7c 5c 4d", Some("Ac")).as_deref(), Some("Ac"));
    assert_eq!(buys(three, "Ac Jd 7c 5c 4d", None), None);
    assert_eq!(buys(three, "Jc Td 7c 5c 4d", Some("Jc")), None);
    assert_eq!(buys("6s 6d 4h 3c 2h", "Kc Jd 7c 5c 4d", None), None);
}

/// The simple strategies once more, in plain code.
fn plain(name: &str, hand: CardSet, up: Card) -> bool {
    let category = Holding::from(hand).strength().category();
    let mut ranks: Vec<Rank> = hand.iter().map(Card::rank).collect();
    ranks.sort_unstable_by(|a, b| b.cmp(a));
    let ace_king = category == Category::AceKing;
    let matched = ranks.contains(&up.rank());
    match name {
        "bet-everything" => true,
        "pair-or-better" => category >= Category::Pair,
        "ace-king-or-better" => category >= Category::AceKing,
        "pair-or-matched-ace-king" => category >= Category::Pair || ace_king && matched,
        "akj83-or-better" => {
            use Rank::{Ace, Eight, Jack, King, Three};
            category >= Category::Pair || ace_king && ranks >= vec![Ace, King, Jack, Eight, Three]
        }
        "three-rules" => {
            let (queen, jack) = (ranks.contains(&Rank::Queen), ranks.contains(&Rank::Jack));
            let first = up.rank() <= Rank::Queen && matched;
            let second = up.rank() >= Rank::King && (queen || jack);
            let third = !matched && queen && up.rank() < ranks[3];
            category >= Category::Pair || ace_king && (first || second || third)
        }
        other => panic!("{other}"),
    }
}

#[test]
fn the_simple_strategies_do_what_they_say() {
    // Each hand with an ace and a king, and every seventh other, against each up card.
    let full = CardSet::FULL;
    let (ace, king) = (card("As"), card("Kd"));
    let with: Vec<CardSet> =
        (full - set("As Kd")).subsets(3).map(|three| three.with(ace).with(king)).step_by(5).collect();
    let others: Vec<CardSet> = full.subsets(5).step_by(701).collect();
    for file in shipped_strategies() {
        let strategy = shipped_strategy(file.name).unwrap();
        let mut bets = 0;
        for &hand in with.iter().chain(&others) {
            for up in full - hand {
                let wanted = if plain(file.name, hand, up) { First::Play } else { First::Fold };
                assert_eq!(strategy.first(hand, up), wanted, "{} {hand} {up}", file.name);
                bets += usize::from(wanted == First::Play);
            }
        }
        assert!(bets > 0);
    }
}

fn ranks() -> impl Strategy<Value = RankSet> {
    prop_oneof![
        3 => Just(RankSet::EMPTY),
        1 => (1_u16..1 << Rank::COUNT).prop_map(RankSet::from_bits),
        1 => select(&Rank::ALL[..]).prop_map(|rank| std::iter::once(rank).collect()),
    ]
}

fn some<T: Named + std::fmt::Debug>() -> impl Strategy<Value = Vec<T>> {
    let all: Vec<T> = T::ALL.iter().map(|(value, _)| *value).collect();
    let count = all.len();
    prop_oneof![2 => Just(Vec::new()), 1 => subsequence(all, 0..=count).prop_shuffle()]
}

fn bound() -> impl Strategy<Value = Bound> {
    prop_oneof![
        select(&Category::ALL[1..]).prop_map(Bound::Category),
        select(&Rank::ALL[1..]).prop_map(Bound::PairOf),
        vec(select(&Rank::ALL[..]), 5)
            .prop_filter_map("five of one rank", |ranks| { Bound::of_ranks(ranks.try_into().unwrap()) }),
    ]
}

fn hand() -> impl Strategy<Value = Hand> {
    let categories = prop_oneof![
        Just(Vec::new()),
        subsequence(Category::ALL.to_vec(), 0..=Category::COUNT).prop_shuffle()
    ];
    let strength = (categories, of(bound()), of(bound()), ranks(), some::<UpCompared>());
    let held = (ranks(), ranks(), ranks(), some::<DrawKind>());
    let up = (ranks(), of(any::<bool>()), of(1_u8..=6), of(1_u8..=6));
    (strength, held, up).prop_map(|(strength, held, up)| {
        let (categories, at_least, below, paired, paired_to_up) = strength;
        let (holds, holds_any, holds_none, draws) = held;
        let (up, matches_up, above_up, below_up) = up;
        let below = below.filter(|below| at_least.is_none_or(|least| least.strength() < below.strength()));
        let holds_none = RankSet::from_bits(holds_none.bits() & !holds.bits());
        Hand {
            categories,
            at_least,
            below,
            paired,
            paired_to_up,
            holds,
            holds_any,
            holds_none,
            draws,
            up,
            matches_up,
            above_up,
            below_up,
        }
    })
}

fn purchased() -> impl Strategy<Value = Purchased> {
    (some::<BoughtName>(), of(any::<bool>()))
        .prop_map(|(any, discards_match_up)| Purchased { any, discards_match_up })
}

fn kept() -> impl Strategy<Value = Kept> {
    use DrawKind::{Flush, InsideStraight, OpenStraight, StraightFlush};
    let draws = subsequence(vec![Flush, OpenStraight, InsideStraight, StraightFlush], 0..=4);
    (ranks(), ranks(), ranks(), ranks(), draws).prop_map(|(holds, holds_any, holds_none, highest, draws)| {
        Kept { holds, holds_any, holds_none, highest, draws }
    })
}

fn keep() -> impl Strategy<Value = Keep> {
    let kinds: Vec<KeepKind> = KeepKind::ALL.iter().map(|(kind, _)| *kind).collect();
    (select(kinds), ranks(), 0_u8..=4).prop_map(|(kind, ranks, highest)| Keep { kind, ranks, highest })
}

fn draft() -> impl Strategy<Value = Draft> {
    let before = prop_oneof![
        Just(Before::Fold),
        Just(Before::Play),
        Just(Before::Sixth),
        keep().prop_map(Before::Exchange)
    ];
    let first = (hand(), before).prop_map(|(when, does)| FirstRule { when, does });
    let bet = (purchased(), hand(), any::<bool>());
    let bet = bet.prop_map(|(bought, when, bets)| BetRule { bought, when, bets });
    let insure = (purchased(), hand(), any::<bool>());
    let insure = insure.prop_map(|(bought, when, insures)| InsureRule { bought, when, insures });
    let game = (purchased(), hand(), kept(), of(select(&[Throw::Highest, Throw::Lowest][..])));
    let game = game.prop_map(|(bought, when, kept, buys)| GameRule { bought, when, kept, buys });
    let head = ("[a-z0-9-]{1,64}", of("[a-zA-Z\"\\\\é]{1,9}"), of("[a-z:/.?'#]{1,20}"));
    let lists = (vec(first, 0..4), vec(bet, 0..3), vec(insure, 0..3), vec(game, 0..3));
    (head, lists).prop_map(|((name, title, source), (mut first, mut bet, mut insure, mut dealer_game))| {
        // Nothing stands behind a rule that may fit always.
        first.retain(|rule| !rule.when.is_empty());
        bet.retain(|rule| !rule.when.is_empty());
        insure.retain(|rule| !rule.when.is_empty());
        dealer_game.retain(|rule| !rule.when.is_empty());
        Draft {
            name,
            title: title.into_iter().map(|title| ("en".to_owned(), title)).collect(),
            source,
            first,
            bet,
            insure,
            dealer_game,
        }
    })
}

proptest! {
    #[test]
    fn reading_undoes_writing(draft in draft()) {
        let text = draft.to_toml();
        let read = StrategyFile::parse(&text).map_err(|faults| faults.to_string());
        prop_assert_eq!(read.as_ref().map(StrategyFile::draft), Ok(&draft), "{}", text);
    }

    #[test]
    fn any_strategy_decides_everything(draft in draft(), cards in subsequence(Card::all().collect::<Vec<_>>(), 14).prop_shuffle()) {
        let strategy = StrategyFile::parse(&draft.to_toml()).unwrap();
        let hand: CardSet = cards[..5].iter().copied().collect();
        let dealer: CardSet = cards[9..].iter().copied().collect();
        let up = cards[9];
        if let First::Exchange(thrown) = strategy.first(hand, up) {
            prop_assert!(!thrown.is_empty() && hand.is_superset(thrown));
        }
        for (bought, hand) in [(Bought::Nothing, hand), (Bought::Exchange(2), hand), (Bought::Sixth, hand.with(cards[6]))] {
            let after = After { dealt: hand, bought, hand, up };
            strategy.bets(&after);
            strategy.insures(&after);
            for thrown in [None, Some(cards[10])] {
                let shown = Shown { dealer, thrown };
                strategy.buys_game(&after, &shown);
                prop_assert!(dealer.contains(strategy.throws(&after, &shown)));
                prop_assert!(thrown.is_none_or(|thrown| strategy.throws(&after, &shown) == thrown));
            }
        }
    }

    #[test]
    fn any_text_is_refused_or_read_and_never_panics(text in "\\PC*|[\\PC\n\t]*|[a-z_.=\\[\\]\"{}, 0-9\n-]*") {
        if let Err(faults) = StrategyFile::parse(&text) {
            let lines = text.split('\n').count();
            prop_assert!(faults.iter().all(|fault| (1..=lines).contains(&fault.line)));
        }
    }
}
