//! Settlements of one box: what every line wins or loses.

mod common;

use common::{cards, rules_and, rules_with};
use tuz_cards::CardSet;
use tuz_hands::Category;
use tuz_house::Points;
use tuz_house::round::{
    Bought, CannotSettle, End, LineKind, Outcome, Played, Refusal, Settlement, card_thrown, settle,
};
use tuz_house::rules::{Rules, Thrown};

const QUALIFIED_LOW: &str = "As Kd 7h 4c 2d";
const NO_GAME: &str = "Qs Jd 7h 4c 2d";

fn played(hand: &str, ante: i64, dealer: &str) -> Played {
    Played {
        dealt: cards(hand).iter().take(5).collect(),
        hand: cards(hand),
        ante: Points(ante),
        sides: [].into(),
        bought: Vec::new(),
        insurance: None,
        blind: false,
        end: End::Showdown { dealer: cards(dealer), bought: None },
    }
}

fn with_sixth(hand: &str, ante: i64, dealer: &str) -> Played {
    Played { bought: vec![Bought::Sixth], ..played(hand, ante, dealer) }
}

fn bought_game(mut played: Played, new: &str) -> Played {
    if let End::Showdown { bought, .. } = &mut played.end {
        *bought = Some(cards(new));
    }
    played
}

fn insured(stake: i64, played: Played) -> Played {
    Played { insurance: Some(Points(stake)), ..played }
}

fn staked(name: &str, stake: i64, mut played: Played) -> Played {
    played.sides.insert(name.to_owned(), Points(stake));
    played
}

fn net(rules: &Rules, played: &Played) -> i64 {
    settled(rules, played).net.0
}

fn settled(rules: &Rules, played: &Played) -> Settlement {
    let settlement = settle(rules, played).unwrap();
    assert_eq!(settlement.net, settlement.lines.iter().map(|line| line.net).sum(), "lines add up");
    settlement
}

fn line(settlement: &Settlement, what: &LineKind) -> (i64, Option<u32>, i64) {
    let mut lines = settlement.lines.iter().filter(|line| line.what == *what);
    let line = lines.next().unwrap();
    assert!(lines.next().is_none());
    (line.stake.0, line.pays, line.net.0)
}

fn trainer() -> Rules {
    rules_with("trainer", &[])
}

fn pagat() -> Rules {
    rules_with("pagat", &[])
}

#[test]
fn a_full_house_with_ace_king_beats_three_and_both_are_paid() {
    let settlement = settled(&trainer(), &with_sixth("5d 5c 5h As Ad Ks", 1, "7c 7d 7s 9h 4c"));
    assert_eq!(line(&settlement, &LineKind::Bet), (2, Some(8), 16));
    assert_eq!(line(&settlement, &LineKind::Sixth), (1, None, -1));
    assert_eq!(line(&settlement, &LineKind::Ante), (1, None, 0));
    assert_eq!(settlement.net, Points(15));
    let paid: Vec<_> =
        settlement.combinations.iter().map(|made| (made.rank, made.cards, made.pays)).collect();
    assert_eq!(paid[0], (Category::FullHouse, cards("5d 5c 5h As Ad"), 7));
    assert_eq!((paid[1].0, paid[1].1.len(), paid[1].2), (Category::AceKing, 2, 1));
}

#[test]
fn two_pairs_lose_to_three_of_a_kind() {
    let settlement = settled(&trainer(), &with_sixth("Qh Qc 8s 8d 5c 5h", 1, "7c 7s 7d 9h 4c"));
    assert_eq!((settlement.outcome, settlement.net), (Outcome::Loss, Points(-4)));
    assert!(settlement.combinations.is_empty());
}

#[test]
fn a_tie_returns_ante_and_bet_and_pays_no_second_combination() {
    let settlement = settled(&trainer(), &with_sixth("9c 8d 7s 6s 5c 4h", 1, "9s 8c 7h 6d 5s"));
    assert_eq!((settlement.outcome, settlement.net), (Outcome::Tie, Points(-1)));
}

#[test]
fn the_bet_wins_by_the_table() {
    let wins =
        |hand: &str, ante| line(&settled(&trainer(), &played(hand, ante, QUALIFIED_LOW)), &LineKind::Bet).2;
    assert_eq!(wins("5d 5c 5h 8s 8d", 10), 140);
    assert_eq!(wins("Ah Kh Qh Jh Th", 10), 2000);
    assert_eq!(wins("4s 4d 4h 8c 2s", 20), 120);
    let four = with_sixth("9c 9d 9h 9s 3c 8h", 25, QUALIFIED_LOW);
    assert_eq!(line(&settled(&trainer(), &four), &LineKind::Bet), (50, Some(20), 1000));
}

#[test]
fn no_game_pays_the_ante_whatever_the_box_holds() {
    let returned = rules_with("trainer", &[("no_game = \"paid\"", "no_game = \"returned\"")]);
    for hand in ["Ah Kh Qh Jh Th", "3s 5d 6h 8c Tc"] {
        assert_eq!(net(&trainer(), &played(hand, 1, NO_GAME)), 1);
        assert_eq!(net(&returned, &played(hand, 1, NO_GAME)), 0);
    }
}

#[test]
fn no_game_may_pay_from_a_rank_upwards() {
    let changes = [
        ("no_game = \"paid\"", "no_game = { returned_below = \"ace-king\" }"),
        ("qualifier", "qualifier = \"pair-of-jacks\""),
    ];
    let rules = rules_with("trainer", &changes);
    assert_eq!(net(&rules, &played("3s 3d 6h 8c Tc", 10, NO_GAME)), 0);
    assert_eq!(net(&rules, &played("3s 3d 6h 8c Tc", 10, QUALIFIED_LOW)), 10);
    assert_eq!(net(&rules, &played("3s 3d 6h 8c Tc", 10, "Ts Th 7h 4c 2d")), 10);
}

#[test]
fn insurance_is_paid_when_the_dealer_has_no_game() {
    let flush = || played("Ah Jh 8h 5h 3h", 100, NO_GAME);
    let returned = rules_with("pagat", &[("no_game = \"paid\"", "no_game = \"returned\"")]);
    assert_eq!(net(&pagat(), &insured(500, flush())), 600);
    assert_eq!(net(&returned, &insured(500, flush())), 500);
    let lost = insured(500, played("Ah Jh 8h 5h 3h", 100, "As Kd 7s 4c 2d"));
    // Insurance is no purchase: the ante is paid here too.
    assert_eq!(net(&pagat(), &lost), 100 + 2 * 5 * 100 - 500);
}

#[test]
fn insurance_is_limited_by_a_share_of_what_the_bet_could_win() {
    let limit = |rules: &Rules, hand: &str, ante| match settle(
        rules,
        &insured(i64::MAX, played(hand, ante, NO_GAME)),
    ) {
        Err(CannotSettle::Refused(Refusal::InsuranceOutside { least, most, .. })) => (least.0, most.0),
        other => panic!("{other:?}"),
    };
    let full = rules_with("pagat", &[("most = \"1/2\"", "most = 1")]);
    let only_first = rules_with("pagat", &[("counts_second", "counts_second = false")]);
    assert_eq!(limit(&pagat(), "Ah Th 8h 5h 3h", 100), (1, 500));
    assert_eq!(limit(&full, "Ah Th 8h 5h 3h", 100), (1, 1000));
    assert_eq!(limit(&pagat(), "9c 9d 9h 9s 3c", 10), (1, 200));
    assert_eq!(limit(&pagat(), "9c 9d 9h As Ks", 10), (1, 40));
    assert_eq!(limit(&only_first, "9c 9d 9h As Ks", 10), (1, 30));
    // 60 by the three nines and 20 by the ace-king, under a largest payout of 50.
    for (of, most) in [("combination", 35), ("both", 25), ("box", 25), ("table", 25)] {
        let payout = format!("payout = {{ most = 50, of = \"{of}\" }}");
        let limited = rules_with("pagat", &[("fraction", &payout)]);
        assert_eq!(limit(&limited, "9c 9d 9h As Ks", 10), (1, most), "{of}");
    }
    let pair = insured(1, played("9c 9d 8h As Ks", 10, "Qs Jd 7h 4c 2d"));
    let too_low = Refusal::HandTooLow { hand: Category::Pair, from: Category::Three };
    assert_eq!(settle(&pagat(), &pair), Err(CannotSettle::Refused(too_low)));
}

#[test]
fn insurance_comes_back_where_the_rules_say_so() {
    let returned = rules_with("pagat", &[("box_loses", "box_loses = \"returned\"")]);
    let three = |dealer| insured(100, played("9c 9d 9h 8s 3c", 100, dealer));
    assert_eq!(net(&returned, &three("Tc Td Th 4c 2d")), -300);
    assert_eq!(net(&pagat(), &three("Tc Td Th 4c 2d")), -400);
    assert_eq!(net(&returned, &three(QUALIFIED_LOW)), 100 + 600 - 100);
    let too_low = rules_with("pagat", &[("too_low", "too_low = \"returned\"")]);
    let pair = |dealer| insured(50, played("9c 9d 8h As 3s", 100, dealer));
    assert_eq!(net(&too_low, &pair(NO_GAME)), 100);
    assert_eq!(net(&too_low, &pair("Tc Td Th 4c 2d")), -300);
    let blind = Played { blind: true, ..insured(150, played("9c 9d 8h As 3s", 100, NO_GAME)) };
    assert_eq!(net(&pagat(), &blind), 100);
}

#[test]
fn a_fold_loses_the_ante_and_what_was_bought() {
    let folded = Played { end: End::Folded, ..with_sixth("9c 8d 7s 6s 2c 3h", 1, NO_GAME) };
    let settlement = settled(&trainer(), &folded);
    assert_eq!((settlement.outcome, settlement.net), (Outcome::Folded, Points(-2)));
    assert_eq!(settlement.lines.len(), 2, "no bet was up");
}

#[test]
fn a_bought_game_that_is_none() {
    let still_none = bought_game(played("9c 9d 8h Ts 3s", 1, NO_GAME), "8s Jd 7h 4c 2d");
    assert_eq!(net(&trainer(), &still_none), 0);
    let settlement = settled(&rules_with("online", &[]), &still_none);
    assert_eq!(settlement.net, Points(-1));
    assert_eq!(line(&settlement, &LineKind::DealerGame), (1, None, -1));
}

#[test]
fn a_bought_game_that_is_one() {
    let against = |hand: &str, ante| bought_game(played(hand, ante, NO_GAME), "Js Jd 7h 4c 2d");
    assert_eq!(net(&trainer(), &against("9c 9d 9h Ts 3s", 1)), 2 * 3 - 1);
    assert_eq!(net(&trainer(), &against("Jc Jh 7s 4d 2h", 1)), -1);
    assert_eq!(net(&trainer(), &against("9c 9d 8h Ts 3s", 1)), -4);
    // Anything bought, the dealer's game too, leaves the ante unpaid.
    assert_eq!(net(&pagat(), &against("9c 9d 9h Ts 3s", 10)), 60 - 10);
    assert_eq!(net(&pagat(), &played("9c 9d 9h Ts 3s", 10, QUALIFIED_LOW)), 60 + 10);
    assert_eq!(net(&pagat(), &with_sixth("9c 9d 9h Ts 3s 6c", 10, QUALIFIED_LOW)), 60 - 10);
    let caribbean = rules_with("caribbean", &[]);
    assert_eq!(net(&caribbean, &played("9c 9d 9h Ts 3s", 10, QUALIFIED_LOW)), 60 + 10);
}

#[test]
fn the_second_combination_may_have_to_win_too() {
    let must = rules_with("trainer", &[("must_win", "must_win = true")]);
    let hand = |dealer| with_sixth("5d 5c 5h As Ad Ks", 1, dealer);
    assert_eq!(net(&must, &hand("7c 7d 7s 9h 4c")), 14 - 1);
    // Ace-king with the hand's best kicker, the five, is above ace-king-four.
    assert_eq!(net(&must, &hand("Ac Kd 4h 3c 2d")), 16 - 1);
}

#[test]
fn payout_limits() {
    let limited = |payout: &str| rules_with("trainer", &[("fraction", &format!("payout = {payout}"))]);
    let full_house = || with_sixth("5d 5c 5h As Ad Ks", 100, "7c 7d 7s 9h 4c");
    let bet = |rules: &Rules| line(&settled(rules, &full_house()), &LineKind::Bet);
    // A full house of 1,400 and an ace-king of 200.
    assert_eq!(bet(&limited("{ most = 1000, of = \"combination\" }")), (200, Some(8), 1200));
    assert_eq!(bet(&limited("{ most = 1500, of = \"both\" }")), (200, Some(8), 1500));
    assert_eq!(bet(&limited("{ ratio = 5 }")), (200, Some(8), 1000));
    assert_eq!(bet(&limited("{ most = 1500, of = \"table\" }")), (200, Some(8), 1500));
    let capped = limited("{ most = 1500, of = \"box\" }");
    let settlement = settled(&capped, &staked("bonus", 10, full_house()));
    assert_eq!(line(&settlement, &LineKind::Bet), (200, Some(8), 1500));
    // The dealt hand was three fives with an ace and a king or two aces: no bonus. A royal flush has one.
    let settlement = settled(&capped, &staked("bonus", 1, played("Ah Kh Qh Jh Th", 7, QUALIFIED_LOW)));
    assert_eq!(line(&settlement, &LineKind::Bet).2, 1400);
    assert_eq!(line(&settlement, &LineKind::Bonus), (1, Some(1000), 100));
    let withheld = settlement.lines.iter().map(|line| line.withheld.0).sum::<i64>();
    assert_eq!(withheld, 900);
}

#[test]
fn the_bonus_is_paid_whatever_the_dealer_has() {
    let flush = |dealer| staked("bonus", 10, played("Ah Jh 8h 5h 3h", 100, dealer));
    for (dealer, rest) in [(NO_GAME, 100), ("As Kd 7s 4c 2d", 1000), ("Qc Qd Qh 2c 2d", -300)] {
        assert_eq!(net(&trainer(), &flush(dealer)), rest + 500, "{dealer}");
    }
    assert_eq!(net(&trainer(), &staked("bonus", 10, played("Ac Jh 8h 5h 3h", 100, NO_GAME))), 100 - 10);
}

#[test]
fn the_bonus_after_a_bought_sixth_card() {
    let played = || staked("bonus", 10, with_sixth("Ah Jh 8h 5h 3c 9h", 100, NO_GAME));
    let bonus = |rules: &Rules, played: &Played| line(&settled(rules, played), &LineKind::Bonus);
    let mut flush = played();
    flush.dealt = cards("Ah Jh 8h 5h 3c");
    assert_eq!(bonus(&trainer(), &flush), (10, Some(15), 150));
    let void = rules_with("trainer", &[("sixth_pays", "sixth_pays = \"void\"")]);
    flush.dealt = cards("Ah Jh 8h 5h 9h");
    assert_eq!(bonus(&void, &flush), (10, None, -10));
    let same = rules_with("trainer", &[("sixth_pays", "")]);
    assert_eq!(bonus(&same, &flush), (10, Some(50), 500));
    let for_one = rules_with("trainer", &[("sixth_pays", ""), ("odds", "odds = \"for\"")]);
    assert_eq!(bonus(&for_one, &flush), (10, Some(49), 490));
    let exchanged =
        Played { bought: vec![Bought::Exchange(1)], hand: cards("Ah Jh 8h 5h 9c"), ..flush.clone() };
    assert_eq!(bonus(&trainer(), &exchanged), (10, Some(50), 500));
    let final_hand = rules_with("trainer", &[("looks_at", "looks_at = \"final\"")]);
    assert_eq!(bonus(&final_hand, &exchanged), (10, None, -10));
}

#[test]
fn the_bonus_of_a_box_that_folds() {
    let bonus = |rules: &Rules, bought: Vec<Bought>| {
        let flush = staked("bonus", 10, played("Ah Jh 8h 5h 3h", 100, NO_GAME));
        let hand = if bought.is_empty() { flush.hand } else { flush.hand.with(common::card("2s")) };
        line(&settled(rules, &Played { bought, hand, end: End::Folded, ..flush }), &LineKind::Bonus).2
    };
    let kept = ("lost_on_fold", "lost_on_fold = false");
    let before = ("settled", "settled = \"before-purchase\"");
    let one_column = ("sixth_pays", "");
    assert_eq!(bonus(&trainer(), vec![]), -10);
    assert_eq!(bonus(&rules_with("trainer", &[kept]), vec![]), 500);
    assert_eq!(bonus(&rules_with("trainer", &[before, one_column]), vec![]), -10);
    assert_eq!(bonus(&rules_with("trainer", &[before, one_column, kept]), vec![]), 500);
    // Settled at the purchase, so the fold after it comes too late.
    assert_eq!(bonus(&rules_with("trainer", &[before, one_column]), vec![Bought::Sixth]), 500);
}

const LUNAR: &str = r#"
[[side_bet]]
name = "lunar"
pays = { royal-flush = 600, straight-flush = 200 }
instant = true

[[side_bet]]
name = "super"
pays = { four = 250, straight-one-colour = 150, full-house = 100, flush = 60, straight = 30, three = 8, ace-king-queen = 6, one-colour = 2 }
"#;

#[test]
fn an_instant_bet_ends_the_round_of_the_box() {
    let rules = rules_and("online", LUNAR);
    let instant = |hand, ante| settled(&rules, &played(hand, ante, "Ac Ad Ah 2c 2d"));
    let settlement = instant("9s 8s 7s 6s 5s", 25);
    assert_eq!((settlement.outcome, settlement.net), (Outcome::Instant, Points(5000)));
    assert_eq!(line(&settlement, &LineKind::Ante), (25, None, 0));
    assert_eq!(line(&settlement, &LineKind::Side("lunar".into())), (25, Some(200), 5000));
    assert_eq!(instant("As Ks Qs Js Ts", 10).net, Points(6000));
    let out_of_play = Played { end: End::Instant, ..played("9s 8s 7s 6s 5s", 25, NO_GAME) };
    assert_eq!(net(&rules, &out_of_play), 5000);
    let nothing = Played { end: End::Instant, ..played("9s 8s 7s 6s 4h", 25, NO_GAME) };
    assert_eq!(settle(&rules, &nothing), Err(CannotSettle::NotInstant));
}

#[test]
fn the_super_knows_colours_and_named_cards() {
    let rules = rules_and("online", LUNAR);
    let pays = |hand: &str| {
        let settlement = settled(&rules, &staked("super", 10, played(hand, 10, "3c 4d 4h 4c 2d")));
        line(&settlement, &LineKind::Side("super".into())).2
    };
    assert_eq!(pays("9c 9d 9h 9s 3s"), 2500);
    assert_eq!(pays("9c 8s 7c 6s 5s"), 1500);
    assert_eq!(pays("9d 8s 7c 6s 5s"), 300);
    assert_eq!(pays("9c 9d 9h 5s 5d"), 1000);
    assert_eq!(pays("9s 8s 7s 6s 2s"), 600);
    assert_eq!(pays("9c 9d 9h 6s 2s"), 80);
    assert_eq!(pays("Ac Kd Qh 6s 2s"), 60);
    assert_eq!(pays("Ah Kd Jh 6d 2h"), 20);
    assert_eq!(pays("Ah Kd Jh 6d 2s"), -10);
}

#[test]
fn the_card_that_goes() {
    let dealt: Vec<_> = ["Qc", "2d", "Qs", "2h", "9c"].map(common::card).into();
    assert_eq!(card_thrown(Thrown::Highest, &dealt), Some(common::card("Qs")));
    assert_eq!(card_thrown(Thrown::Lowest, &dealt), Some(common::card("2d")));
    assert_eq!(card_thrown(Thrown::First, &dealt), Some(common::card("Qc")));
    assert_eq!(card_thrown(Thrown::Choice, &dealt), None);
}

#[test]
fn prices_that_rise_and_prices_in_parts_of_an_ante() {
    let rules = rules_with(
        "online",
        &[
            ("price = { 1 = 1, 2 = 1", "price = { 1 = \"1/2\", 2 = 2 }"),
            ("times", "times = 3\nnext_price = [\"3/2\"]"),
        ],
    );
    let mut exchanged = played("9c 9d 9h 6s 2s", 10, NO_GAME);
    exchanged.bought = vec![Bought::Exchange(2), Bought::Exchange(1), Bought::Exchange(1)];
    assert_eq!(net(&rules, &exchanged), 10 - 20 - 15 - 5);
    exchanged.ante = Points(5);
    assert!(matches!(
        settle(&rules, &exchanged),
        Err(CannotSettle::Refused(Refusal::Fraction { ante: Points(5), .. }))
    ));
    let rounded = rules_with(
        "online",
        &[
            ("price = { 1 = 1, 2 = 1", "price = { 1 = \"1/2\", 2 = 2 }"),
            ("ante = {", "fraction = \"round-down\""),
        ],
    );
    exchanged.bought = vec![Bought::Exchange(1)];
    assert_eq!(net(&rounded, &exchanged), 5 - 3, "half of five points costs three");
}

#[test]
fn boxes_that_cannot_be_settled() {
    let fault = |change: &dyn Fn(&mut Played)| {
        let mut played = played("9c 9d 9h 6s 2s", 10, QUALIFIED_LOW);
        change(&mut played);
        settle(&trainer(), &played).unwrap_err()
    };
    let game = |dealer: &str, new: &str| End::Showdown { dealer: cards(dealer), bought: Some(cards(new)) };
    assert_eq!(fault(&|it| it.dealt = CardSet::EMPTY), CannotSettle::DealtCount(0));
    assert_eq!(fault(&|it| it.hand = CardSet::FULL), CannotSettle::HandCount { cards: 52, wanted: 5 });
    assert_eq!(fault(&|it| it.bought = vec![Bought::Sixth]), CannotSettle::HandCount { cards: 5, wanted: 6 });
    assert_eq!(
        fault(&|it| it.hand = cards("9c 9d 9h 6s 3s")),
        CannotSettle::TooManyNew { new: 1, bought: 0 }
    );
    assert_eq!(fault(&|it| it.end = game(NO_GAME, "As")), CannotSettle::DealerCount(1));
    assert_eq!(fault(&|it| it.end = game("Qs Jd 7h 4c 2s", NO_GAME)), CannotSettle::SharedCards(cards("2s")));
    assert_eq!(fault(&|it| it.end = game(QUALIFIED_LOW, NO_GAME)), CannotSettle::GameNotNeeded);
    assert_eq!(fault(&|it| it.end = game(NO_GAME, "As Ad 7h 4c 2d")), CannotSettle::ReplacedCount(2));
    let refusals = [
        fault(&|it| it.ante = Points(0)),
        fault(&|it| it.ante = Points(i64::MAX)),
        fault(&|it| it.insurance = Some(Points(1))),
        fault(&|it| *it = staked("jackpot", 1, it.clone())),
        fault(&|it| *it = staked("bonus", -1, it.clone())),
        fault(&|it| *it = staked("bonus", i64::MAX, it.clone())),
        fault(&|it| it.bought = vec![Bought::Exchange(0)]),
        fault(&|it| it.bought = vec![Bought::Exchange(usize::MAX); 2]),
    ];
    for refusal in refusals {
        assert!(matches!(refusal, CannotSettle::Refused(_)), "{refusal:?}");
        let sentence = refusal.to_string();
        assert!(!sentence.ends_with('.') && !sentence.contains('\n'), "{sentence}");
    }
}
