//! The whole game: values that were computed elsewhere, and all spots of a small pack one by one.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use tuz_cards::{Card, CardSet, Pack, Rank, Suit};
use tuz_hands::Category;
use tuz_house::Antes;
use tuz_house::rules::{Rules, shipped_rules};
use tuz_odds::{
    Action, Bought, Choice, Decision, End, Odds, OptimalPlay, Play, Progress, Spot, SpotCards, SpotRow,
    Stakes, Unserved, Value, Wanted, Watch, WholeGame, WholeGameError,
};

fn rules(name: &str) -> &'static Rules {
    shipped_rules(name).unwrap_or_else(|| panic!("`{name}` is shipped"))
}

fn parse(text: &str) -> Rules {
    Rules::parse(text).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn fraction(numerator: i128, denominator: i128) -> Antes {
    Antes::fraction(numerator, denominator).expect("not over nothing")
}

fn exactly(numerator: i128, denominator: i128) -> Value {
    Value::Exact(fraction(numerator, denominator))
}

/// All rounds of caribbean stud.
const CARIBBEAN: i128 = 19_933_230_517_200;

fn solved(rules: &Rules) -> WholeGame {
    WholeGame::solve(rules, &Wanted::default()).expect("it is served")
}

fn blind(rules: &Rules) -> WholeGame {
    WholeGame::solve(rules, &Wanted { play: Play::Blind, ..Wanted::default() }).expect("it is served")
}

/// The ends add up to all rounds and to the value.
fn check_ends(game: &WholeGame) {
    assert_eq!(game.results.iter().map(|outcome| outcome.rounds).sum::<i128>(), game.rounds);
    assert_eq!(game.decisions.iter().map(|row| row.rounds).sum::<i128>(), game.rounds);
    let sum =
        game.results.iter().fold(Antes::ZERO, |sum, outcome| Antes(sum.0 + outcome.net.0 * outcome.rounds));
    let value = game.value.exact().expect("it is exact");
    assert_eq!(sum.0, value.0 * game.rounds);
}

fn count(game: &WholeGame, is_wanted: impl Fn(End) -> bool) -> i128 {
    game.results.iter().filter(|outcome| is_wanted(outcome.end)).map(|outcome| outcome.rounds).sum()
}

fn decided(game: &WholeGame, decision: Decision, dealt: &[Category]) -> i128 {
    let rows = game.decisions.iter().filter(|row| row.decision == decision && dealt.contains(&row.dealt));
    rows.map(|row| row.rounds).sum()
}

#[test]
fn caribbean_stud() {
    let game = solved(rules("caribbean"));
    check_ends(&game);
    assert_eq!(game.rounds, CARIBBEAN);
    assert_eq!(game.value, exactly(-142_031_221, 2_718_662_100));
    assert_eq!(game.value, exactly(-1_041_372_912_372, CARIBBEAN));
    assert_eq!(game.mean_square(), Some(fraction(100_335_017_056_980, CARIBBEAN)));
    let deviation = game.standard_deviation().expect("it is known");
    assert!((deviation - 2.242_950_269_130_694).abs() < 1e-14);
    let stake = game.average_stake().expect("it is known").to_f64_for_show();
    assert!((stake - 2.044_509_522_303_193).abs() < 1e-14);
    let risk = -game.value.to_f64_for_show() / stake;
    assert!((risk - 0.025_552_856_147_583_747).abs() < 1e-16);

    let wins = |hand| count(&game, |end| end == End::Win { hand, second: 0 });
    let table = [
        (End::Fold, 9_523_005_974_460),
        (End::NoGame, 4_532_514_033_720),
        (End::Tie, 321_623_100),
        (End::Loss, 2_726_592_727_512),
    ];
    for (end, rounds) in table {
        assert_eq!(count(&game, |other| other == end), rounds, "{end:?}");
    }
    let wins_by_hand = [
        (Category::RoyalFlush, 16_759_740),
        (Category::StraightFlush, 156_929_720),
        (Category::Four, 2_832_435_800),
        (Category::FullHouse, 16_624_475_280),
        (Category::Flush, 21_856_990_280),
        (Category::Straight, 43_805_516_100),
        (Category::Three, 234_242_908_320),
        (Category::TwoPair, 488_012_139_360),
        (Category::Pair, 2_324_742_321_600),
        (Category::AceKing, 18_505_682_208),
    ];
    for (hand, rounds) in wins_by_hand {
        assert_eq!(wins(hand), rounds, "{hand:?}");
    }
    let numerators: [i128; 13] = [
        49_884_216_784,
        36_183_370_555,
        22_481_854_868,
        8_761_620_133,
        -3_908_549_538,
        -16_625_843_165,
        -29_426_706_994,
        -42_336_693_919,
        -55_896_694_610,
        -68_079_265_505,
        -80_476_940_052,
        -33_363_362_925,
        -47_540_233_725,
    ];
    let by_up_card: Vec<(Rank, Value)> =
        Rank::ALL.into_iter().zip(numerators.map(|sum| exactly(sum, 383_331_356_100))).collect();
    assert_eq!(game.by_up_card, by_up_card);
    assert_eq!(blind(rules("caribbean")).value, exactly(-3_310_360_338_060, CARIBBEAN));
}

#[test]
fn oasis_with_one_card() {
    let game = solved(rules("oasis-1"));
    check_ends(&game);
    assert_eq!(game.value, exactly(-723_583_636_439, 69_766_306_810_200));
    assert_eq!(game.rounds, 837_195_681_722_400);
    let stake = fraction(12_270_507_984, 46 * 122_151_120);
    assert_eq!(game.average_stake(), Some(stake));
    let spots = |rounds: i128| rounds / (game.rounds / 122_151_120);
    let exchange = Decision::Buy(Bought::Exchange(1));
    assert_eq!(spots(decided(&game, exchange, &Category::ALL)), 10_257_468);
    assert_eq!(spots(decided(&game, exchange, &[Category::NoGame, Category::AceKing])), 9_681_516);
    assert_eq!(spots(decided(&game, exchange, &[Category::Pair])), 575_952);
    assert_eq!(spots(decided(&game, Decision::Fold, &Category::ALL)), 49_548_192);
    let folded_after: i128 = game
        .results
        .iter()
        .filter(|outcome| outcome.end == End::Fold && outcome.bought == Bought::Exchange(1))
        .map(|outcome| outcome.rounds)
        .sum();
    assert_eq!(folded_after * 46 * 122_151_120, 249_878_220 * game.rounds);
    let numerators: [i128; 13] = [
        2_864_012_354_697,
        2_279_091_039_354,
        1_690_224_947_607,
        1_095_929_474_571,
        535_444_030_755,
        -27_050_972_556,
        -596_872_572_276,
        -1_174_890_151_521,
        -1_798_995_404_496,
        -2_325_188_026_239,
        -2_858_907_162_642,
        -618_721_997_658,
        -1_234_826_468_913,
    ];
    let by_up_card: Vec<(Rank, Value)> =
        Rank::ALL.into_iter().zip(numerators.map(|sum| exactly(sum, 16_099_916_956_200))).collect();
    assert_eq!(game.by_up_card, by_up_card);
}

#[test]
fn other_pay_tables_and_qualifiers() {
    let pair = "format = 1\nname = \"t\"\n[dealer]\nqualifier = \"pair\"\n[bet]\nante_on_win = \"paid\"\n";
    let known = [
        (rules("caribbean-rf200"), 1_038_020_964_372, 3_307_008_390_060),
        (rules("caribbean-microgaming"), 997_763_657_252, 3_266_751_082_940),
        (&parse(pair), 2_181_506_524_428, 2_499_085_077_900),
    ];
    for (rules, best, blind_loses) in known {
        assert_eq!(solved(rules).value, exactly(-best, CARIBBEAN));
        assert_eq!(blind(rules).value, exactly(-blind_loses, CARIBBEAN));
    }
}

#[test]
fn russian_poker_without_purchases() {
    let second = "[second]\nmust_win = false\n";
    let known = [
        ("", "", 4_187_510_133_048, 9_915_734_828_340, 6_474_249_622_620, Some(1.961_353_427_3)),
        ("", second, 3_697_553_816_432, 9_897_072_991_740, 5_984_111_439_500, Some(2.005_044_238_4)),
        ("no_game = \"returned\"", second, 7_571_078_805_572, 11_943_904_404_960, 14_691_209_385_200, None),
        (
            "qualifier = \"pair\"\nno_game = \"returned\"",
            second,
            8_900_301_373_112,
            12_569_520_447_000,
            14_552_612_482_040,
            None,
        ),
    ];
    for (dealer, second, best, folds, blind_loses, deviation) in known {
        let rules = parse(&format!("format = 1\nname = \"t\"\n[dealer]\n{dealer}\n{second}"));
        let game = solved(&rules);
        check_ends(&game);
        assert_eq!(game.value, exactly(-best, CARIBBEAN));
        assert_eq!(count(&game, |end| end == End::Fold), folds);
        assert_eq!(blind(&rules).value, exactly(-blind_loses, CARIBBEAN));
        if let Some(deviation) = deviation {
            assert!((game.standard_deviation().expect("it is known") - deviation).abs() < 1e-10);
        }
    }
}

/// What the spots with these up cards are worth, each by itself: the mean by the rank of the up card, and over all.
fn spot_by_spot(rules: &Rules, pack: Pack, ups: impl Fn(Rank) -> bool) -> (Vec<(Rank, Antes)>, Antes) {
    let odds = Odds::new(rules, Stakes::default()).expect("it is served");
    let mut by_up_card = Vec::new();
    let (mut sum, mut spots) = (Antes::ZERO, 0_i128);
    for up in pack.to_set().into_iter().filter(|card| card.suit() == Suit::ALL[0] && ups(card.rank())) {
        let mut known: HashMap<CardSet, Antes> = HashMap::new();
        let (mut at_up, mut hands) = (Antes::ZERO, 0_i128);
        for hand in (pack.to_set() - up.into()).subsets(5) {
            let best = *known.entry(least_names(hand)).or_insert_with(|| {
                let cards = SpotCards {
                    hand,
                    up,
                    seen: CardSet::EMPTY,
                    bought: Bought::Nothing,
                    discards: CardSet::EMPTY,
                    dealt: None,
                };
                let answer = odds.options(&Spot::new(cards, pack).expect("a spot")).expect("an answer");
                let listed = answer.choices.iter().filter(|choice| !matches!(choice.action, Action::Keep));
                listed.map(|choice| choice.value).max().expect("an option")
            });
            at_up = Antes(at_up.0 + best.0);
            hands += 1;
        }
        by_up_card.push((up.rank(), Antes(at_up.0 / hands)));
        (sum, spots) = (Antes(sum.0 + at_up.0), spots + hands);
    }
    (by_up_card, Antes(sum.0 / spots))
}

/// Every spot of a pack of twenty cards, each answered by itself.
#[test]
fn every_spot_of_a_small_pack() {
    let pack = Pack::stripped_below(Rank::Ten);
    let texts = [
        "[exchange]\nprice = { 1 = 1, 2 = 2, 3 = 3, 5 = 1 }\nforced_bet = [5]\n",
        "[dealer]\nno_game = { returned_below = \"ace-king\" }\n[second]\n[exchange]\nprice = { 1 = 1, 2 = 1, 4 = \"1/2\" }\n[sixth]\nprice = 1\n[insurance]\nfrom = \"three\"\n",
        "[dealer]\nqualifier = \"pair\"\n[bet]\nante_on_win = \"paid-unless-bought\"\n[second]\nduplicated_rank = \"straight-and-pair\"\n[sixth]\nprice = \"3/2\"\n[insurance]\nfrom = \"two-pair\"\nmost = 1\nbox_loses = \"returned\"\n",
        "[second]\nmust_win = true\n[exchange]\nprice = { 3 = 1 }\n",
    ];
    for text in texts {
        let rules = parse(&format!("format = 1\nname = \"t\"\n{text}"));
        let game = WholeGame::solve(&rules, &Wanted { pack, ..Wanted::default() }).expect("it is served");
        check_ends(&game);
        let (by_up_card, value) = spot_by_spot(&rules, pack, |_| true);
        let exact: Vec<_> = by_up_card.into_iter().map(|(up, value)| (up, Value::Exact(value))).collect();
        assert_eq!(game.by_up_card, exact, "{text}");
        assert_eq!(game.value, Value::Exact(value), "{text}");
    }
}

/// What is told of a spot is what its answer says.
fn check_row(odds: &Odds, pack: Pack, row: &SpotRow) {
    let cards = SpotCards {
        hand: row.hand,
        up: row.up,
        seen: CardSet::EMPTY,
        bought: Bought::Nothing,
        discards: CardSet::EMPTY,
        dealt: None,
    };
    let answer = odds.options(&Spot::new(cards, pack).expect("a spot")).expect("an answer");
    for (action, value) in [Some(row.best), row.second].into_iter().flatten() {
        // What may be insured at its best is told by playing.
        let is_told = |choice: &Choice| {
            choice.action == action || (action == Action::Play && matches!(choice.action, Action::Insure(_)))
        };
        let told = answer.choices.iter().filter(|choice| is_told(choice));
        let exact = told.map(|choice| choice.value).max().expect("it is an option");
        assert!(value.low() <= exact && exact <= value.high(), "{action:?} in {row:?} is worth {exact}");
    }
    let best = answer.choices.iter().map(|choice| choice.value).max().expect("an option");
    assert!(row.best.1.low() <= best, "{row:?}: {best}");
}

#[test]
fn rows_and_the_play_that_is_kept() {
    let pack = Pack::stripped_below(Rank::Nine);
    let text = "[dealer]\nqualifier = \"pair\"\n[dealer_game]\nprice = \"1/2\"\n[exchange]\nprice = { 1 = 1, 2 = 1 }\n[sixth]\nprice = 1\n[second]\n";
    let rules = parse(&format!("format = 1\nname = \"t\"\n{text}"));
    let rows = Mutex::new(Vec::new());
    let see = |row: &SpotRow| rows.lock().expect("no thread panics").push(row.clone());
    let wanted = Wanted { pack, rows: Some(&see), ..Wanted::default() };
    let (game, play) = OptimalPlay::solve(&rules, &wanted).expect("it is served");
    let mut rows = rows.into_inner().expect("no thread panics");
    rows.sort_by_key(|row| (row.up, row.hand.to_string()));
    assert_eq!(rows.iter().map(|row| row.spots).sum::<u32>(), 24 * 33_649);
    let mean =
        rows.iter().fold(Antes::ZERO, |sum, row| Antes(sum.0 + row.best.1.low().0 * i128::from(row.spots)));
    assert!(mean.0 / (24 * 33_649) <= game.value.low().0);
    for row in &rows {
        assert_eq!(play.first(row.hand, row.up), Some(row.best.0), "{row:?}");
        // With other names of the suits.
        let turned = |card: Card| Card::new(card.rank(), Suit::ALL[(card.suit() as usize + 3) % 4]);
        let first = play.first(row.hand.into_iter().map(turned).collect(), turned(row.up));
        let kind = |action| match action {
            Some(Action::Exchange(cards)) => (Some(Action::Fold), cards.ranks()),
            action => (action, CardSet::EMPTY.ranks()),
        };
        assert_eq!(kind(first), kind(Some(row.best.0)), "{row:?}");
    }
    let odds = Odds::new(&rules, Stakes::default()).expect("it is served");
    for row in rows.iter().step_by(97) {
        check_row(&odds, pack, row);
    }
}

/// The same where the dealer's game may be bought.
#[test]
fn every_spot_with_the_dealers_game() {
    let texts = [
        "[dealer_game]\nprice = 1\n[exchange]\nprice = { 1 = 1 }\n[sixth]\nprice = 1\n[second]\n",
        "[dealer]\nqualifier = \"pair\"\n[dealer_game]\nprice = \"1/2\"\nstill_no_game = \"returned\"\n[exchange]\nprice = { 2 = 1 }\n[insurance]\nfrom = \"three\"\n",
        "[dealer]\nqualifier = \"pair\"\n[dealer_game]\nprice = \"1/2\"\ncard = \"lowest\"\nsame_rank = \"again\"\n[exchange]\nprice = { 1 = 1 }\n[sixth]\nprice = 1\n[second]\n",
        "[dealer]\nqualifier = \"pair\"\n[dealer_game]\nprice = \"1/2\"\ncard = \"first\"\n[exchange]\nprice = { 1 = 1 }\n",
        "[dealer]\nqualifier = \"pair\"\n[dealer_game]\nprice = \"1/3\"\nsame_rank = \"again\"\n[exchange]\nprice = { 2 = \"1/2\", 3 = 1 }\n[insurance]\nfrom = \"pair\"\nmost = 1\n[second]\n",
        "[dealer]\nqualifier = \"pair\"\n[dealer_game]\nprice = \"1/3\"\ninsured_may = true\n[exchange]\nprice = { 2 = 1 }\n[insurance]\nfrom = \"pair\"\nbox_loses = \"returned\"\n[sixth]\n",
    ];
    let pack = Pack::stripped_below(Rank::Nine);
    for (place, text) in texts.into_iter().enumerate() {
        let rules = parse(&format!("format = 1\nname = \"t\"\n{text}"));
        let game = WholeGame::solve(&rules, &Wanted { pack, ..Wanted::default() }).expect("it is served");
        // Two of the six up cards for each of the texts, all of them in turn.
        let (by_up_card, _) = spot_by_spot(&rules, pack, |up| up.index() % 3 == place % 3);
        for (up, value) in by_up_card {
            let of_up = game.by_up_card.iter().find(|row| row.0 == up).expect("it is in the pack").1;
            assert_eq!(of_up, Value::Exact(value), "{up}; {text}");
        }
        // The ends are counted by ranks where flushes are the dealer's new hand.
        let mean = game.results.iter().fold(Antes::ZERO, |sum, row| Antes(sum.0 + row.net.0 * row.rounds));
        let mean = Antes(mean.0 / game.rounds);
        let far = (mean.to_f64_for_show() - game.value.to_f64_for_show()).abs();
        assert!(far < 2e-3, "{mean} is far from {}; {text}", game.value);
        assert!(game.results.iter().any(|row| row.bought_game));
        let rounds = game.results.iter().map(|row| row.rounds).sum::<i128>();
        assert_eq!(rounds, game.rounds);
    }
}

/// The hand with the last three suits named in the order that makes it least.
fn least_names(hand: CardSet) -> CardSet {
    let mut names: Vec<u16> = Suit::ALL[1..].iter().map(|&suit| hand.of_suit(suit).bits()).collect();
    names.sort_unstable();
    let own = hand.into_iter().filter(|card| card.suit() == Suit::ALL[0]);
    let others = Suit::ALL[1..].iter().zip(names).flat_map(|(&suit, ranks)| {
        Rank::ALL
            .into_iter()
            .filter(move |rank| ranks >> rank.index() & 1 == 1)
            .map(move |rank| Card::new(rank, suit))
    });
    own.chain(others).collect()
}

#[test]
fn what_is_not_served_says_so() {
    let game = "[dealer_game]\nprice = 1\ncard = \"choice\"\n";
    let rules = parse(&format!("format = 1\nname = \"t\"\n{game}"));
    let error = WholeGame::solve(&rules, &Wanted::default()).expect_err("refused");
    assert_eq!(error, WholeGameError::DealerGame);
    assert!(error.to_string().contains("`dealer_game`"));
}

#[test]
fn amounts_that_cannot_be_summed_are_refused() {
    let amounts =
        "[bet]\npays = { pair = 1000000, royal-flush = 1000000 }\n[exchange]\nprice = { 5 = \"1/1000\" }\n";
    let large = parse(&format!("format = 1\nname = \"t\"\n{amounts}"));
    let error = WholeGame::solve(&large, &Wanted::default()).expect_err("refused");
    assert_eq!(error, WholeGameError::Unserved(Unserved::TooLarge));
}

/// Ends the work once it was told so often.
struct Ends(AtomicU64);

impl Watch for Ends {
    fn told(&self, _: Progress) {
        let _ = self.0.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1));
    }

    fn ends(&self) -> bool {
        self.0.load(Ordering::SeqCst) == 0
    }
}

/// However early it is ended, and however wide the bounds may be: the value lies between them, and closer bounds lie
/// within wider ones.
#[test]
fn bounds_hold_and_nest() {
    let text = "[dealer_game]\nprice = \"1/2\"\n[exchange]\nprice = { 2 = 1, 3 = 1 }\n[sixth]\n[second]\n[insurance]\nfrom = \"three\"\n";
    let rules = parse(&format!("format = 1\nname = \"t\"\n{text}"));
    let pack = Pack::stripped_below(Rank::Nine);
    let exact = WholeGame::solve(&rules, &Wanted { pack, ..Wanted::default() }).expect("it is served");
    let value = exact.value.exact().expect("it is exact");
    let mut last: Option<Value> = None;
    for denominator in [1, 100, 10_000, 1_000_000] {
        let within = fraction(1, denominator);
        let game =
            WholeGame::solve(&rules, &Wanted { pack, within, ..Wanted::default() }).expect("it is served");
        assert!(game.value.low() <= value && value <= game.value.high(), "{within}");
        assert!(game.value.width() <= within, "{within}: {}", game.value);
        let is_within = |outer: Value| outer.low() <= game.value.low() && game.value.high() <= outer.high();
        assert!(last.is_none_or(is_within), "{within}");
        last = Some(game.value);
    }
    // Six up cards, each of which is bounded in one part and solved in three.
    for parts in 0..24 {
        let wanted = Wanted { pack, watch: &Ends(AtomicU64::new(parts)), ..Wanted::default() };
        match WholeGame::solve(&rules, &wanted) {
            Err(error) => assert_eq!((error, parts < 7), (WholeGameError::Ended, true), "{parts}"),
            Ok(game) => {
                assert!(game.value.low() <= value && value <= game.value.high(), "{parts}");
                assert!(game.decisions.is_empty() && game.results.is_empty(), "{parts}");
                assert_eq!((game.rounds, game.average_stake()), (exact.rounds, None));
                for ((_, bounds), (up, value)) in game.by_up_card.iter().zip(&exact.by_up_card) {
                    assert!(bounds.low() <= value.low() && value.high() <= bounds.high(), "{parts}: {up}");
                }
            }
        }
    }
}
