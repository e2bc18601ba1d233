//! The settlement of a box written a second time, as plainly as can be: without side bets and payout limits.

use num_rational::Ratio;
use tuz_cards::CardSet;
use tuz_hands::{Category, Holding, PayTable, Reading, SecondRule, Strength};
use tuz_house::Antes;
use tuz_house::round::{Bought, End, Played};
use tuz_house::rules::{AnteOnWin, NoGame, Qualifier, Rules};

fn strength(cards: CardSet) -> Strength {
    Holding::from(cards).strength()
}

fn qualifies(rules: &Rules, dealer: CardSet) -> bool {
    let strength = strength(dealer);
    match rules.dealer().qualifier {
        Qualifier::AceKing => strength.category() > Category::NoGame,
        Qualifier::PairOf(rank) => {
            let pairs =
                dealer.iter().any(|card| card.rank() >= rank && dealer.count_of_rank(card.rank()) == 2);
            strength.category() > Category::Pair || strength.category() == Category::Pair && pairs
        }
    }
}

fn price(antes: Antes, ante: i64) -> i64 {
    (antes.0 * Ratio::from_integer(i128::from(ante))).ceil().to_integer() as i64
}

/// What ante, bet, purchases, insurance and the dealer's game win or lose together.
pub fn net(rules: &Rules, played: &Played) -> i64 {
    let ante = played.ante.0;
    let bet = ante * i64::from(rules.bet().multiple);
    let mut exchanges = 0;
    let mut spent = 0;
    for bought in &played.bought {
        spent += match *bought {
            Bought::Sixth => price(rules.sixth().unwrap().price, ante),
            Bought::Exchange(cards) => {
                let rule = rules.exchange().unwrap();
                let first = rule.price[cards - 1].unwrap();
                let antes = if exchanges == 0 {
                    first
                } else {
                    *rule.next_price.get(exchanges - 1).unwrap_or(&first)
                };
                exchanges += 1;
                price(antes, ante)
            }
        };
    }
    let insured = played.insurance.map_or(0, |stake| stake.0);
    let (dealer, game) = match played.end {
        End::Folded => return -ante - spent - insured,
        End::Instant => return -spent,
        End::Showdown { dealer, bought } => (dealer, bought),
    };
    let too_low = rules.insurance().is_some_and(|rule| strength(played.hand).category() < rule.from);
    let higher = |dealer: CardSet| strength(played.hand) > strength(dealer);
    let insurance = match (too_low, qualifies(rules, dealer)) {
        (true, _) => 0,
        (_, false) => insured,
        (_, true) if rules.insurance().is_some_and(|rule| rule.returned_on_loss) && !higher(dealer) => 0,
        (_, true) => -insured,
    };
    let fee = game.map_or(0, |_| price(rules.dealer_game().unwrap().price, ante));
    let against = game.unwrap_or(dealer);
    let main = if qualifies(rules, against) {
        if higher(against) {
            let paid_ante = match rules.bet().ante_on_win {
                AnteOnWin::Returned => false,
                AnteOnWin::Paid => true,
                AnteOnWin::PaidUnlessBought => played.bought.is_empty() && game.is_none(),
            };
            i64::from(paid_ante) * ante + bet * pays(rules, played.hand, strength(against))
        } else if strength(played.hand) == strength(against) {
            0
        } else {
            -ante - bet
        }
    } else {
        let paid = match rules.dealer().no_game {
            NoGame::Paid => true,
            NoGame::Returned => false,
            NoGame::ReturnedBelow(category) => strength(against).category() >= category,
        };
        i64::from(paid && (game.is_none() || rules.dealer_game().unwrap().still_paid)) * ante
    };
    main + insurance - fee - spent
}

/// To one, for what the bet is paid.
fn pays(rules: &Rules, hand: CardSet, dealer: Strength) -> i64 {
    let rule = rules.second().map(|second| SecondRule { duplicated_straight: second.duplicated_straight });
    let table = PayTable::new(rules.bet().pays, rule);
    let reading = Reading::new(hand, &table);
    let first = reading.first.map_or(0, |first| table.of(first.category));
    let second = match (rules.second(), reading.second) {
        (Some(rule), Some(second)) if !rule.must_win || second.beats_below > dealer => {
            table.of(second.combination.category)
        }
        _ => 0,
    };
    i64::from(first) + i64::from(second)
}
