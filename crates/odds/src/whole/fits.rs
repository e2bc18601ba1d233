//! Whether the sums over all draws fit their numbers.

use tuz_hands::{HandPay, RankCounts, Strength};

use super::table::Game;
use crate::shapes::CHOOSE;
use crate::terms::{Bought, Payoff, Terms};
use crate::unseen::binomial;

/// Whole numbers that a float can hold.
const FLOATS: i128 = 1 << 53;

/// Whether no sum over the draws of one exchange can be too large for 64 bits, and no gain over the dealer's hands for
/// the floats that it is summed with.
pub(crate) fn fits(game: &Game) -> bool {
    let (largest, of_all) = magnitudes(game);
    let fits = |drawn: usize| {
        let stage = game.stage(drawn);
        let each = i128::from(stage.hands) * i128::from(stage.scale);
        // Every draw to the same kept cards makes another hand.
        let draws = (binomial(game.size() - 6, drawn) * i128::from(largest)).min(of_all);
        let draws = if drawn == 0 { largest.into() } else { draws };
        // The half is for bounds, which are a little larger than what they bound.
        each * draws <= i128::from(i64::MAX / 2) && each * i128::from(largest) <= FLOATS
    };
    let sixth = game.six.as_ref().map(|_| 1);
    game.exchanges.iter().copied().chain(sixth).chain([0]).all(fits)
}

/// The most that is won or lost with any final hand, and that summed over all hands of five cards.
fn magnitudes(game: &Game) -> (i64, i128) {
    let terms = game.terms;
    let of = |strength: Strength, pay: HandPay| {
        let payoffs = [Bought::Nothing, Bought::Sixth].map(|bought| terms.payoff(strength, pay, bought));
        payoffs.iter().map(|payoff| magnitude(terms, payoff)).max().unwrap_or(0)
    };
    let (mut largest, mut sum) = (0, 0);
    let mut add = |magnitude: i64, ways: i128| {
        largest = largest.max(magnitude);
        sum += i128::from(magnitude) * ways;
    };
    for hand in &game.five.all {
        add(of(hand.strength, hand.pay), ways(&hand.counts));
        if let Some(ranks) = hand.distinct {
            let strength = Strength::of_suited(ranks);
            let first = terms.book.table().of(strength.category());
            add(of(strength, HandPay { first, second: 0, second_beats_below: strength }), 4);
        }
    }
    for hand in game.six.iter().flat_map(|six| &six.all) {
        add(of(hand.strength, hand.pay), 0);
    }
    (largest, sum)
}

fn magnitude(terms: &Terms, payoff: &Payoff) -> i64 {
    let results = [payoff.win, payoff.win_first_only, payoff.bought_win, payoff.bought_win_first_only];
    let most = results.into_iter().chain([-payoff.lose, terms.unit]).max().unwrap_or(0);
    most + payoff.insurance + terms.game.as_ref().map_or(0, |rule| rule.price)
}

fn ways(counts: &RankCounts) -> i128 {
    counts.iter().map(|(_, count)| i128::from(CHOOSE[4][usize::from(count)])).product()
}

#[cfg(test)]
mod tests {
    use tuz_cards::Pack;
    use tuz_house::Points;
    use tuz_house::rules::{Rules, shipped};

    use super::*;
    use crate::whole::wanted::Unwatched;
    use crate::{Stakes, Unserved};

    fn fits_with(text: &str, ante: Option<i64>) -> Option<bool> {
        let rules = Rules::parse(text).expect("a rule file");
        match Terms::new(&rules, Stakes { ante: ante.map(Points), bonus: None }) {
            Ok(terms) => Some(fits(&Game::new(&terms, Pack::STANDARD, &Unwatched))),
            Err(Unserved::AnteNeeded) => fits_with(text, Some(10)),
            Err(_) => None,
        }
    }

    #[test]
    fn all_shipped_files_fit() {
        for file in shipped() {
            assert_ne!(fits_with(file.text, None), Some(false), "{}", file.name);
        }
    }

    #[test]
    fn what_is_much_larger_does_not() {
        let text = |price: &str| {
            format!(
                "format = 1\nname = \"t\"\n[dealer_game]\nsame_rank = \"again\"\n[exchange]\nprice = {{ 5 = {price} }}\n"
            )
        };
        assert_eq!(fits_with(&text("1"), None), Some(true));
        assert_eq!(fits_with(&text("\"1/1000\""), None), Some(false));
    }
}
