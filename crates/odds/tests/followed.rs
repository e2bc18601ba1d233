//! What strategies cost: published values, and every deal of a small pack one by one.

use std::cmp::Ordering;

use num_rational::Ratio;
use tuz_cards::{Card, CardSet, Pack, Rank, Suit};
use tuz_hands::{Category, Holding, PayTable, Reading, SecondRule, Strength};
use tuz_house::Antes;
use tuz_house::rules::{AnteOnWin, NoGame, Rules, Thrown, UpCard, shipped_rules};
use tuz_odds::strategy::{After, First, Shown, Strategy, StrategyFile, shipped_strategy};
use tuz_odds::{Bought, Cards, Followed, FollowedError, Wanted};

/// All rounds of caribbean stud.
const CARIBBEAN: i128 = 19_933_230_517_200;

fn worth(rules: &str, strategy: &StrategyFile) -> Antes {
    let rules = shipped_rules(rules).unwrap();
    Followed::new(rules, strategy, &Wanted::default()).unwrap().value
}

#[test]
fn simple_strategies_of_caribbean_stud_cost_what_was_published() {
    let losses = [
        ("three-rules", 1_041_417_758_724),
        ("pair-or-matched-ace-king", 1_063_176_931_284),
        ("bet-everything", 3_310_360_338_060),
    ];
    for (name, loss) in losses {
        let value = worth("caribbean", shipped_strategy(name).unwrap());
        assert_eq!(Some(value), Antes::fraction(-loss, CARIBBEAN), "{name}");
    }
}

/// A round of the house after the strategy, every draw, every dealer's hand and every new card of his one by one. For
/// rules without limits of payouts.
struct Judge<'a> {
    rules: &'a Rules,
    pays: PayTable,
    strategy: &'a StrategyFile,
    up: Card,
    pack: CardSet,
    dealer: Vec<DealerHand>,
}

struct DealerHand {
    hidden: CardSet,
    strength: Strength,
    /// Where he has no game: each card that may go, and what he has with each new one.
    purchases: Vec<(Card, Vec<(Card, Strength)>)>,
}

fn whole(number: i64) -> Ratio<i128> {
    Ratio::from_integer(number.into())
}

impl<'a> Judge<'a> {
    fn new(rules: &'a Rules, strategy: &'a StrategyFile, up: Card, pack: Pack) -> Self {
        let second = rules.second().map(|rule| SecondRule { duplicated_straight: rule.duplicated_straight });
        let pays = PayTable::new(rules.bet().pays, second);
        let pack = pack.to_set();
        let mut dealer = Vec::new();
        for hidden in pack.without(up).subsets(4) {
            let five = hidden.with(up);
            let strength = Holding::from(five).strength();
            let mut purchases = Vec::new();
            if let Some(game) =
                rules.dealer_game().filter(|_| strength < Strength::weakest(Category::AceKing))
            {
                let thrown: Vec<Card> = match game.card {
                    Thrown::Highest => five.into_iter().max().into_iter().collect(),
                    Thrown::Lowest => five.into_iter().min().into_iter().collect(),
                    Thrown::First if rules.table().up_card == UpCard::First => vec![up],
                    _ => hidden.into_iter().collect(),
                };
                for thrown in thrown {
                    let new = (pack - five)
                        .into_iter()
                        .filter(|card| !(game.draw_again && card.rank() == thrown.rank()))
                        .map(|card| (card, Holding::from(five.without(thrown).with(card)).strength()));
                    purchases.push((thrown, new.collect()));
                }
            }
            dealer.push(DealerHand { hidden, strength, purchases });
        }
        Self { rules, pays, strategy, up, pack, dealer }
    }

    fn spot(&self, dealt: CardSet) -> Ratio<i128> {
        let after = |bought, hand| After { dealt, bought, hand, up: self.up };
        let draws = |bought, kept: CardSet, count: usize| {
            let (mut sum, mut draws) = (whole(0), 0);
            for drawn in (self.pack - dealt).without(self.up).subsets(count) {
                sum += self.bet_or_fold(&after(bought, kept | drawn));
                draws += 1;
            }
            sum / whole(draws)
        };
        match self.strategy.first(dealt, self.up) {
            First::Fold => whole(-1),
            First::Play => self.play(&after(Bought::Nothing, dealt)),
            First::Sixth => draws(Bought::Sixth, dealt, 1) - self.rules.sixth().unwrap().price.0,
            First::Exchange(thrown) => {
                let count = thrown.len();
                let price = self.rules.exchange().unwrap().price[count - 1].unwrap();
                draws(Bought::Exchange(count as u8), dealt - thrown, count) - price.0
            }
        }
    }

    fn bet_or_fold(&self, after: &After) -> Ratio<i128> {
        if self.strategy.bets(after) { self.play(after) } else { whole(-1) }
    }

    fn play(&self, after: &After) -> Ratio<i128> {
        let reading = Reading::new(after.hand, &self.pays);
        let first = reading.first.map_or(0, |first| self.pays.of(first.category));
        let second = reading.second.map_or(0, |second| self.pays.of(second.combination.category));
        let win = 2 * i64::from(first + second);
        let insurance =
            self.rules.insurance().filter(|rule| reading.strength >= Strength::weakest(rule.from));
        let insurance = insurance.filter(|_| self.strategy.insures(after));
        let insured = insurance.map_or(whole(0), |rule| whole(win) * rule.most.0);
        let against = |dealer: Strength, bought_anything: bool| match reading.strength.cmp(&dealer) {
            Ordering::Greater => {
                win + match self.rules.bet().ante_on_win {
                    AnteOnWin::Returned => 0,
                    AnteOnWin::Paid => 1,
                    AnteOnWin::PaidUnlessBought => i64::from(!bought_anything),
                }
            }
            Ordering::Equal => 0,
            Ordering::Less => -3,
        };
        let no_game = i64::from(self.rules.dealer().no_game == NoGame::Paid);
        let seen = after.dealt | after.hand;
        let (mut plain, mut bought, mut hands) = (whole(0), whole(0), 0);
        // Hands that bring the same are added up first.
        let (mut results, mut insurances) = (0, 0);
        for dealer in self.dealer.iter().filter(|dealer| dealer.hidden.is_disjoint(seen)) {
            hands += 1;
            if dealer.strength >= Strength::weakest(Category::AceKing) {
                let result = against(dealer.strength, after.bought != Bought::Nothing);
                results += result;
                let comes_back = insurance.is_some_and(|rule| rule.returned_on_loss)
                    && reading.strength <= dealer.strength;
                insurances -= i64::from(!comes_back);
                continue;
            }
            results += no_game;
            insurances += 1;
            let Some(game) = self.rules.dealer_game() else { continue };
            if insurance.is_some() && !game.insured_may {
                continue;
            }
            for (thrown, new) in &dealer.purchases {
                let shown = Shown { dealer: dealer.hidden.with(self.up), thrown: Some(*thrown) };
                if !self.strategy.buys_game(after, &shown) {
                    continue;
                }
                let new = new.iter().filter(|(card, _)| !seen.contains(*card));
                let result = |strength: Strength| {
                    if strength >= Strength::weakest(Category::AceKing) {
                        against(strength, true)
                    } else {
                        i64::from(game.still_paid) * no_game
                    }
                };
                let (sum, count) =
                    new.fold((0, 0), |(sum, count), (_, strength)| (sum + result(*strength), count + 1));
                let gain = Ratio::new(i128::from(sum), count) - game.price.0 - whole(no_game);
                bought += gain / whole(dealer.purchases.len() as i64);
            }
        }
        plain += whole(results) + insured * whole(insurances);
        (plain + bought) / whole(hands)
    }
}

/// What a strategy brings in the mean that folds unless the up card has a certain rank.
fn judged(rules: &Rules, strategy: &StrategyFile, up: Rank, pack: Pack) -> Antes {
    let (mut sum, mut hands) = (whole(0), 0);
    for suit in Suit::ALL {
        let up = Card::new(up, suit);
        let judge = Judge::new(rules, strategy, up, pack);
        for hand in pack.to_set().without(up).subsets(5) {
            hands += 1;
            sum += judge.spot(hand);
        }
    }
    let ranks = Rank::ALL.into_iter().filter(|rank| *rank >= pack.lowest()).count() as i64;
    let of_up = sum / whole(hands);
    Antes((of_up - whole(ranks - 1)) / whole(ranks))
}

fn check(rules: &str, first: &str, later: &str, up: &str, lowest: Rank) {
    let rules = Rules::parse(rules).unwrap();
    let text = format!("format = 1\nname = \"judged\"\n{first}\n{later}");
    let strategy = StrategyFile::parse(&text).unwrap_or_else(|faults| panic!("{faults:?}"));
    let pack = Pack::stripped_below(lowest);
    let up = up.parse::<Card>().unwrap().rank();
    let followed = Followed::new(&rules, &strategy, &Wanted { pack, ..Wanted::default() }).unwrap();
    assert_eq!(followed.value, judged(&rules, &strategy, up, pack), "{text}");
}

const PAGAT: &str = include_str!("../../../rules/pagat.toml");
const TRAINER: &str = include_str!("../../../rules/trainer.toml");

/// Rules for what comes after the first decision, all kinds of conditions among them.
const LATER: &str = r#"
[[bet]]
bought = ["exchange", "sixth"]
at_least = "A-K-J-9-8"
do = "play"

[[bet]]
holds = "A"
matches_up = true
do = "play"

[[bet]]
hand = "ace-king"
discards_match_up = true
do = "play"

[[insure]]
at_least = "straight"
do = "insure"

[[insure]]
hand = "three"
holds_any = ["A", "K"]
do = "insure"

[[dealer_game]]
below = "full-house"
kept_draw = "flush"
do = "keep"

[[dealer_game]]
at_least = "three"
kept_holds_none = "K"
do = "buy"

[[dealer_game]]
hand = ["pair", "ace-king"]
kept_highest = ["9-J"]
do = "buy"

[[dealer_game]]
at_least = "straight"
discards_match_up = false
kept_draw = ["inside-straight"]
do = "buy"
"#;

fn rule(conditions: &str, does: &str) -> String {
    format!("[[first]]\n{conditions}\n{does}\n")
}

/// Pagat's rules with some words put in the place of others.
fn pagat(words: &[(&str, &str)]) -> String {
    words.iter().fold(PAGAT.to_owned(), |text, (old, new)| {
        assert!(text.contains(old), "{old}");
        text.replace(old, new)
    })
}

#[test]
fn exchanged_cards_are_worth_what_every_deal_brings() {
    let three = "hand = \"three\"\npaired = \"9\"\nholds = [\"A\", \"J\"]\nup = \"Q\"";
    check(PAGAT, &rule(three, "do = \"exchange\"\nkeep = \"combination\""), LATER, "Qs", Rank::Eight);
    let full_house = "hand = \"full-house\"\npaired = \"A\"\nholds = \"9\"\nup = \"T\"";
    let rules = pagat(&[("same_rank = \"stands\"", "same_rank = \"again\"")]);
    check(&rules, &rule(full_house, "do = \"exchange\"\nkeep_highest = 2"), LATER, "Ts", Rank::Nine);
    let four = "hand = \"four\"\npaired = \"A\"\nholds = \"J\"\nup = \"9\"";
    check(TRAINER, &rule(four, "do = \"exchange\"\nkeep_highest = 1"), LATER, "9s", Rank::Nine);
}

#[test]
fn drawn_flushes_are_worth_what_every_deal_brings() {
    let draw =
        "draw = \"flush\"\nholds = [\"A\", \"J\", \"9\", \"8\"]\nholds_none = [\"K\", \"T\"]\nup = \"Q\"";
    check(PAGAT, &rule(draw, "do = \"exchange\"\nkeep = \"flush-draw\""), LATER, "Qs", Rank::Eight);
    let rules =
        pagat(&[("card = \"highest\"", "card = \"first\""), ("insured_may = false", "insured_may = true")]);
    check(&rules, &rule(draw, "do = \"sixth\""), LATER, "Qs", Rank::Eight);
    let flush = "hand = [\"flush\", \"straight-flush\"]\nholds = [\"J\", \"9\", \"8\"]\nup = \"T\"";
    check(PAGAT, &rule(flush, "do = \"sixth\""), LATER, "Ts", Rank::Eight);
}

#[test]
fn draws_that_lack_two_cards_are_worth_what_every_deal_brings() {
    let three = "draw = \"three-to-straight-flush\"\nholds = [\"A\", \"Q\", \"J\", \"9\"]\nholds_none = \"K\"\nup = \"T\"";
    let three = format!("hand = \"no-game\"\n{three}");
    check(PAGAT, &rule(&three, "do = \"exchange\"\nkeep = \"three-to-flush\""), LATER, "Ts", Rank::Nine);
}

#[test]
fn dealt_hands_are_worth_what_every_deal_brings() {
    let hands =
        "hand = [\"three\", \"straight\", \"flush\", \"ace-king\"]\nholds = [\"A\", \"9\"]\nup = \"J\"";
    let words = [
        ("card = \"highest\"", "card = \"lowest\""),
        ("same_rank = \"stands\"", "same_rank = \"again\""),
        ("still_no_game = \"paid\"", "still_no_game = \"returned\""),
    ];
    for words in [&words[..1], &words[1..]] {
        check(&pagat(words), &rule(hands, "do = \"play\""), LATER, "Js", Rank::Eight);
    }
}

#[test]
fn what_is_not_offered_is_refused() {
    let strategy = |does: &str| {
        StrategyFile::parse(&format!("format = 1\nname = \"wants\"\n[[first]]\ndo = \"{does}\"\n{LATER}"))
            .unwrap()
    };
    let followed =
        |strategy| Followed::new(shipped_rules("caribbean").unwrap(), &strategy, &Wanted::default());
    assert_eq!(followed(strategy("sixth")), Err(FollowedError::NotOffered(Bought::Sixth)));
}

#[test]
fn cards_cost_little_and_none_beats_the_best_play() {
    let rules = shipped_rules("caribbean").unwrap();
    let wanted = Wanted::default();
    let cards = Cards::new(rules, &wanted).unwrap();
    let best = Antes::fraction(-1_041_372_912_372, CARIBBEAN).unwrap();
    // The best strategy of three rules that was published costs 0.0225 % of the ante.
    for (lines, most) in [(1, Ratio::new(1, 500)), (5, Ratio::new(225, 1_000_000))] {
        let card = cards.of(lines, wanted.watch).unwrap();
        assert!(card.draft().first.len() <= lines);
        assert_eq!(StrategyFile::parse(&card.to_toml()).as_ref(), Ok(&card));
        let cost = best.0 - worth("caribbean", &card).0;
        assert!(cost >= Ratio::from_integer(0) && cost < most, "{lines} lines cost {cost}");
    }
}
