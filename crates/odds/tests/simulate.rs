//! Simulated rounds: against exact values, against plain enumeration, and against themselves.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::ControlFlow;
use std::sync::Mutex;

use num_rational::Ratio;
use proptest::prelude::{ProptestConfig, prop_assert, proptest};
use tuz_cards::{Card, CardSet, Pack, Rank, parse_cards};
use tuz_hands::Category;
use tuz_house::round::{
    self, CannotSettle, End, Outcome, PackOrder, Played, Refusal, card_thrown, has_game, settle,
};
use tuz_house::rules::testing::any_rules;
use tuz_house::rules::{Rules, shipped_rules};
use tuz_house::{Antes, Points};
use tuz_odds::simulate::{Counts, MOST_ROUNDS, Simulation, SimulationError, SimulationResult, Wanted};
use tuz_odds::strategy::{After, First, Optimal, Shown, Strategy, StrategyFile, shipped_strategy};
use tuz_odds::{Action, Bought, Odds, OptimalPlay, Play, Spot, SpotCards, Stakes, WholeGame};

fn rules(name: &str) -> &'static Rules {
    shipped_rules(name).unwrap_or_else(|| panic!("`{name}` is shipped"))
}

const ONE_BOX: Wanted = Wanted { boxes: 1, ante: Points(10) };

fn run(simulation: &Simulation, rounds: u64, seed: u64) -> SimulationResult {
    simulation.run(rounds, seed, |_| ControlFlow::Continue(())).unwrap()
}

#[test]
fn simulated_means_lie_near_the_exact_ones() {
    const DEALS: i128 = 19_933_230_517_200;
    let losses = [
        ("three-rules", 1_041_417_758_724),
        ("akj83-or-better", 1_059_715_400_580),
        ("pair-or-matched-ace-king", 1_063_176_931_284),
        ("pair-or-better", 1_090_272_101_460),
        ("ace-king-or-better", 1_132_600_203_540),
        ("bet-everything", 3_310_360_338_060),
    ];
    for (name, loss) in losses {
        let simulation =
            Simulation::new(rules("caribbean"), shipped_strategy(name).unwrap(), &ONE_BOX).unwrap();
        let estimate = run(&simulation, 400_000, 5).total();
        let exact = Antes::fraction(-loss, DEALS).unwrap().to_f64_for_show();
        let away = (estimate.mean.to_f64_for_show() - exact).abs() / estimate.error_for_show();
        assert!(away < 4.0, "{name}: {away} errors away");
        assert!((2.0..3.0).contains(&estimate.deviation_for_show()), "{name}");
        let [low, high] = estimate.interval_for_show();
        assert!(low < estimate.mean.to_f64_for_show() && estimate.mean.to_f64_for_show() < high);
    }
}

#[test]
fn counts_lie_near_the_exact_ones() {
    let strategy = shipped_strategy("three-rules").unwrap();
    let simulation = Simulation::new(rules("caribbean"), strategy, &ONE_BOX).unwrap();
    let rounds = 300_000;
    let result = run(&simulation, rounds, 8);
    let counts = result.counts(0).unwrap();
    let near = |count: u64, share: f64| {
        let (wanted, error) = (share * rounds as f64, (share * (1.0 - share) * rounds as f64).sqrt());
        assert!((count as f64 - wanted).abs() < 4.0 * error, "{count} is not near {wanted}");
    };
    // Those of the best play, which differs in some few deals of ten thousand.
    near(counts.ended(Outcome::Folded), 0.47774);
    near(counts.ended(Outcome::NoGame), 0.22738);
    near(counts.ended(Outcome::Loss), 0.13679);
    near(counts.won_with(Category::Three), 0.011_751);
    near(counts.won_with(Category::TwoPair), 0.024_482);
    let ends =
        [Outcome::Win, Outcome::NoGame, Outcome::Tie, Outcome::Loss, Outcome::Folded, Outcome::Instant];
    assert_eq!(ends.map(|end| counts.ended(end)).iter().sum::<u64>(), rounds);
    let wins = Category::ALL.map(|category| counts.won_with(category));
    assert_eq!(wins.iter().sum::<u64>(), counts.ended(Outcome::Win));
    assert_eq!((counts.sixth, counts.exchanges, counts.insured, counts.games), (0, [0; 5], 0, 0));
}

/// A strategy that does something of everything.
const EVERYTHING: &str = r#"
format = 1
name = "everything"

[[first]]
draw = ["flush", "open-straight"]
do = "sixth"

[[first]]
hand = "three"
do = "exchange"
keep = "combination"
keep_highest = 1

[[first]]
at_least = "pair-of-jacks"
do = "play"

[[first]]
hand = "pair"
do = "exchange"
keep = "combination"
keep_highest = 2

[[first]]
above_up = 3
do = "exchange"
keep_highest = 4

[[bet]]
at_least = "ace-king"
do = "play"

[[insure]]
up = "2-J"
do = "insure"

[[dealer_game]]
at_least = "two-pair"
kept_holds_none = "A"
do = "buy"
throw = "lowest"
"#;

fn everything() -> StrategyFile {
    StrategyFile::parse(EVERYTHING).unwrap()
}

#[test]
fn the_result_is_the_same_on_any_number_of_threads() {
    let strategy = everything();
    let wanted = Wanted { boxes: 4, ante: Points(10) };
    let simulation = Simulation::new(rules("pagat"), &strategy, &wanted).unwrap();
    let on = |threads: usize, seed: u64| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| run(&simulation, 20_500, seed))
    };
    let one = on(1, 3);
    assert_eq!(one.rounds(), 20_500);
    assert_eq!(one, on(2, 3));
    assert_eq!(one, on(5, 3));
    assert_ne!(one, on(1, 4));
}

#[test]
fn it_ends_when_it_is_told_to() {
    let simulation =
        Simulation::new(rules("caribbean"), shipped_strategy("pair-or-better").unwrap(), &ONE_BOX).unwrap();
    let mut told = Vec::new();
    let result = simulation.run(10_000_000, 1, |rounds| {
        told.push(rounds);
        if told.len() < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let result = result.unwrap();
    assert_eq!(told, [131_072, 262_144]);
    // What was played is what a shorter run plays.
    assert_eq!(result, run(&simulation, 262_144, 1));
    let nothing = run(&simulation, 0, 1);
    assert_eq!((nothing.rounds(), nothing.total().mean), (0, Antes::ZERO));
    assert!(nothing.total().error_for_show() < 1e-9);
}

#[test]
fn boxes_go_together_and_a_blind_one_decides_nothing() {
    let strategy = everything();
    let wanted = Wanted { boxes: 3, ante: Points(10) };
    let simulation = Simulation::new(rules("six-box"), &strategy, &wanted).unwrap();
    let result = run(&simulation, 100_000, 1);
    assert_eq!(result.boxes(), 3);
    let mut sum = 0.0;
    for a in 0..3 {
        for b in 0..3 {
            let covariance = result.covariance_for_show(a, b).unwrap();
            assert_eq!(Some(covariance), result.covariance_for_show(b, a));
            // All play against the same dealer.
            assert!(covariance > 0.1, "{a} {b} {covariance}");
            sum += covariance;
        }
        let estimate = result.of_box(a).unwrap();
        let variance = estimate.deviation_for_show().powi(2);
        assert!((variance - result.covariance_for_show(a, a).unwrap()).abs() < 1e-9);
    }
    assert!((result.total().deviation_for_show().powi(2) - sum).abs() < 1e-9);
    let means = (0..3).map(|place| result.of_box(place).unwrap().mean.0).sum::<Ratio<i128>>();
    assert_eq!(result.total().mean, Antes(means));
    assert_eq!((result.of_box(3), result.counts(3), result.covariance_for_show(3, 0)), (None, None, None));
    let folded = |place: usize| result.counts(place).unwrap().ended(Outcome::Folded);
    assert!(folded(0) > 0 && folded(1) > 0);
    assert_eq!(folded(2), 0);
    assert!(result.counts(0).unwrap().insured > 0);
}

#[test]
fn what_the_house_refuses_is_told() {
    let error = |rules: &'static Rules, strategy: &dyn Strategy, wanted: &Wanted| {
        let simulation = match Simulation::new(rules, strategy, wanted) {
            Ok(simulation) => simulation,
            Err(error) => return error.to_string(),
        };
        simulation.run(10_000, 1, |_| ControlFlow::Continue(())).unwrap_err().to_string()
    };
    let pairs = shipped_strategy("pair-or-better").unwrap();
    let wanted = |boxes, ante| Wanted { boxes, ante: Points(ante) };
    let caribbean = rules("caribbean");
    assert_eq!(
        error(caribbean, pairs, &wanted(3, 10)),
        Refusal::TooManyBoxes { boxes: 3, most: 2 }.to_string()
    );
    assert_eq!(error(caribbean, pairs, &wanted(0, 10)), Refusal::NoBoxes.to_string());
    assert!(error(caribbean, pairs, &wanted(1, 0)).contains("below the least"));
    let refused = error(caribbean, &everything(), &ONE_BOX);
    assert!(refused.starts_with("what the strategy does with `"), "{refused}");
    assert!(refused.contains("` is refused: this table does not offer "), "{refused}");
    let simulation = Simulation::new(caribbean, pairs, &ONE_BOX).unwrap();
    let many = simulation.run(MOST_ROUNDS + 1, 1, |_| ControlFlow::Continue(()));
    assert_eq!(many, Err(SimulationError::TooManyRounds(MOST_ROUNDS + 1)));
}

#[test]
fn where_the_pack_is_too_short_a_box_bets_or_folds() {
    let text = r#"
format = 1
name = "x"
[limits]
[table]
boxes = 9
open = 9
[exchange]
"#;
    let nine = Rules::parse(text).unwrap();
    let throw_all = "format = 1\nname = \"y\"\n[[first]]\ndo = \"exchange\"\nkeep = \"nothing\"\n[[bet]]\ndo = \"play\"\n";
    let strategy = StrategyFile::parse(throw_all).unwrap();
    let simulation = Simulation::new(&nine, &strategy, &Wanted { boxes: 9, ante: Points(10) }).unwrap();
    let result = run(&simulation, 500, 1);
    // Fifty of the cards are dealt.
    assert_eq!(result.counts(0).unwrap().exchanges, [0; 5]);
    assert_eq!(result.counts(8).unwrap().ended(Outcome::Folded), 0);
    let simulation = Simulation::new(&nine, &strategy, &Wanted { boxes: 5, ante: Points(10) }).unwrap();
    let result = run(&simulation, 500, 1);
    let exchanges = [0, 1, 2, 3, 4].map(|place| result.counts(place).unwrap().exchanges[4]);
    assert_eq!(exchanges, [500, 500, 500, 500, 0]);
}

/// A pack whose first cards are dealt to one box and the dealer so that they have these.
fn pack(hand: CardSet, hidden: CardSet, up: Card, then: &[Card]) -> PackOrder {
    let mut cards: Vec<Card> = hand.iter().zip(hidden.iter().chain([up])).flat_map(|(a, b)| [a, b]).collect();
    cards.extend(then);
    let rest: Vec<Card> = Card::all().filter(|card| !cards.contains(card)).collect();
    PackOrder::new(cards.into_iter().chain(rest).collect()).unwrap()
}

/// Every deal of one box from a pack of twelve cards: the box, the dealer's hidden cards, his up card, and the two cards
/// that follow.
fn deals(twelve: CardSet) -> impl Iterator<Item = (CardSet, CardSet, Card, [Card; 2])> {
    let hands = twelve.subsets(5).flat_map(move |hand| (twelve - hand).into_iter().map(move |up| (hand, up)));
    let with_hidden = hands.flat_map(move |(hand, up)| {
        (twelve - hand).without(up).subsets(4).map(move |hidden| (hand, hidden, up))
    });
    with_hidden.flat_map(move |(hand, hidden, up)| {
        let rest: Vec<Card> = (twelve - hand - hidden).without(up).iter().collect();
        [[rest[0], rest[1]], [rest[1], rest[0]]].map(|then| (hand, hidden, up, then))
    })
}

/// The net of one box, step by step in plain code, settled by itself.
fn net(
    rules: &Rules,
    strategy: &dyn Strategy,
    ante: Points,
    (dealt, hidden, up, then): (CardSet, CardSet, Card, [Card; 2]),
) -> Points {
    let mut played = Played {
        dealt,
        hand: dealt,
        ante,
        sides: BTreeMap::new(),
        bought: Vec::new(),
        insurance: None,
        blind: false,
        end: End::Folded,
    };
    let (mut then, mut bought) = (then.into_iter(), Bought::Nothing);
    let bets = match strategy.first(dealt, up) {
        First::Fold => false,
        First::Play => true,
        First::Sixth => {
            played.hand = dealt.with(then.next().unwrap());
            (played.bought, bought) = (vec![round::Bought::Sixth], Bought::Sixth);
            strategy.bets(&After { dealt, bought, hand: played.hand, up })
        }
        First::Exchange(thrown) => {
            assert_eq!(thrown.len(), 1);
            played.hand = (dealt - thrown).with(then.next().unwrap());
            (played.bought, bought) = (vec![round::Bought::Exchange(1)], Bought::Exchange(1));
            strategy.bets(&After { dealt, bought, hand: played.hand, up })
        }
    };
    let net = |played: &Played| settle(rules, played).map(|settled| settled.net);
    if !bets {
        return net(&played).unwrap();
    }
    let after = After { dealt, bought, hand: played.hand, up };
    let dealer = hidden.with(up);
    played.end = End::Showdown { dealer, bought: None };
    if rules.insurance().is_some() && strategy.insures(&after) {
        // The most that is not refused.
        played.insurance = (1..=1_000)
            .rev()
            .map(|stake| Some(Points(stake)))
            .find(|&stake| {
                let refused = net(&Played { insurance: stake, ..played.clone() });
                !matches!(refused, Err(CannotSettle::Refused(_)))
            })
            .flatten();
    }
    if let Some(game) = rules.dealer_game().filter(|_| !has_game(rules, dealer)) {
        let in_order: Vec<Card> = hidden.iter().chain([up]).collect();
        let shown = Shown { dealer, thrown: card_thrown(game.card, &in_order) };
        if played.insurance.is_none() && strategy.buys_game(&after, &shown) {
            let thrown = shown.thrown.unwrap_or_else(|| strategy.throws(&after, &shown));
            let new = dealer.without(thrown).with(then.next().unwrap());
            played.end = End::Showdown { dealer, bought: Some(new) };
        }
    }
    net(&played).unwrap()
}

/// A strategy whose exchanges are of one card, so that two cards behind the deal are enough.
const ONE_CARD: &str = r#"
format = 1
name = "one-card"

[[first]]
draw = "inside-straight"
do = "sixth"

[[first]]
hand = ["two-pair", "four"]
do = "exchange"
keep = "combination"

[[first]]
hand = "pair"
up = ["9", "K"]
do = "exchange"
keep = "combination"
keep_highest = 2

[[first]]
at_least = "pair"
do = "play"

[[bet]]
at_least = "9-9-A-K-Q"
do = "play"

[[insure]]
at_least = "three"
up = ["9-Q"]
do = "insure"

[[dealer_game]]
at_least = "two-pair"
do = "buy"
throw = "lowest"
"#;

#[test]
fn every_deal_of_a_small_pack_is_played_as_by_hand() {
    let strategy = StrategyFile::parse(ONE_CARD).unwrap();
    let choice =
        "format = 1\nname = \"x\"\n[second]\n[sixth]\n[exchange]\n[dealer_game]\ncard = \"choice\"\n";
    let choice = Rules::parse(choice).unwrap();
    let twelve: CardSet = parse_cards("Ks Kd Qs Qd Jc Th 9s 9d 9h 4c 3c 2d").unwrap().into_iter().collect();
    for rules in [rules("six-box"), rules("trainer"), &choice] {
        let simulation = Simulation::new(rules, &strategy, &ONE_BOX).unwrap();
        let mut seen = BTreeSet::new();
        // Every seventh deal sees all that is done.
        for deal in deals(twelve).step_by(7) {
            let (hand, hidden, up, then) = deal;
            let round = simulation.play(pack(hand, hidden, up, &then)).unwrap();
            let (place, _) = round.boxes().next().unwrap();
            let settlement = round.settlement(place).unwrap();
            seen.extend(settlement.lines.iter().map(|line| line.what.name().to_owned()));
            assert_eq!(
                settlement.net,
                net(rules, &strategy, ONE_BOX.ante, deal),
                "{} {deal:?}",
                rules.name()
            );
        }
        let last = if rules.insurance().is_some() { "insurance" } else { "dealer-game" };
        let wanted = ["ante", "bet", "sixth", "exchange", last];
        let wanted = wanted.into_iter().filter(|what| *what != "sixth" || rules.sixth().is_some());
        assert_eq!(seen, wanted.map(str::to_owned).collect());
    }
}

/// The best play of rounds without purchases from a small pack.
struct Best {
    odds: Odds,
    pack: Pack,
    known: Mutex<HashMap<(CardSet, Card), First>>,
}

impl Strategy for Best {
    fn first(&self, hand: CardSet, up: Card) -> First {
        let best = || {
            let cards = SpotCards {
                hand,
                up,
                seen: CardSet::EMPTY,
                bought: Bought::Nothing,
                discards: CardSet::EMPTY,
                dealt: None,
            };
            let answer = self.odds.options(&Spot::new(cards, self.pack).unwrap()).unwrap();
            if answer.best().action == Action::Play { First::Play } else { First::Fold }
        };
        *self.known.lock().unwrap().entry((hand, up)).or_insert_with(best)
    }

    fn bets(&self, _: &After) -> bool {
        unreachable!("nothing is bought")
    }

    fn insures(&self, _: &After) -> bool {
        false
    }

    fn buys_game(&self, _: &After, _: &Shown) -> bool {
        false
    }
}

#[test]
fn the_mean_of_all_deals_of_a_small_pack_is_that_of_the_whole_game() {
    let rules = rules("caribbean");
    let pack = Pack::stripped_below(Rank::Queen);
    let odds = Odds::new(rules, Stakes::default()).unwrap();
    let best = Best { odds, pack, known: Mutex::default() };
    let everything = shipped_strategy("bet-everything").unwrap();
    let wanted = tuz_odds::Wanted { pack, ..tuz_odds::Wanted::default() };
    let (_, play) = OptimalPlay::solve(rules, &wanted).unwrap();
    let optimal = Optimal::new(rules, play, pack).unwrap();
    let cases: [(&dyn Strategy, Play); 3] =
        [(&best, Play::Best), (&optimal, Play::Best), (everything, Play::Blind)];
    for (strategy, play) in cases {
        let simulation = Simulation::new(rules, strategy, &ONE_BOX).unwrap();
        let (mut sum, mut count) = (0, 0);
        // The two cards that follow do not matter here.
        for (hand, hidden, up, then) in deals(pack.to_set()).step_by(2) {
            let round = simulation.play(self::pack(hand, hidden, up, &then)).unwrap();
            let (place, _) = round.boxes().next().unwrap();
            sum += i128::from(round.settlement(place).unwrap().net.0);
            count += 1;
        }
        let whole =
            WholeGame::solve(rules, &tuz_odds::Wanted { play, pack, ..tuz_odds::Wanted::default() }).unwrap();
        assert_eq!(Antes::fraction(sum, 10 * count), whole.value.exact(), "{play:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// Under any rules a round comes to its end, unless the strategy wants what the house does not have.
    #[test]
    fn any_rules_are_played(rules in any_rules(), boxes in 1_u8..=9, seed: u64) {
        let strategy = everything();
        let ante = rules.limits().least;
        let played = Simulation::new(&rules, &strategy, &Wanted { boxes, ante })
            .and_then(|simulation| simulation.run(60, seed, |_| ControlFlow::Continue(())));
        match played {
            Ok(result) => {
                let ends = |place| Counts::ENDS.map(|end| result.counts(place).unwrap().ended(end));
                prop_assert!((0..result.boxes()).all(|place| ends(place).iter().sum::<u64>() == 60));
            }
            Err(SimulationError::Refused { refusal, .. }) => {
                let lacks = matches!(refusal, Refusal::NotOffered(_) | Refusal::ExchangeCount { .. });
                prop_assert!(lacks, "{refusal}");
            }
            Err(SimulationError::Stakes(refusal)) => {
                let played = matches!(refusal, Refusal::PackTooShort { .. } | Refusal::NotAsked { .. });
                prop_assert!(!played, "{refusal}");
            }
            Err(other) => panic!("{other}"),
        }
    }
}
