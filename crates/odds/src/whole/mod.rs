//! The whole game: the best play of every spot, summed exactly.
//!
//! Suits hardly matter, so everything is first worked out by ranks: what each final hand is worth for each up card and
//! each set of discards ([`sweep`]), and from that what each exchange is worth but for flushes ([`base`]). How much
//! flushes can change is bounded, and only options that may then be the best of some hand are worked out suit by suit
//! ([`exact`], [`sixth`]). The sum over all hands with their suits ([`spots`]) is exact, and so are the numbers of
//! rounds by how they end ([`outcomes`]), but for the dealer's flushes where his game is bought. While the work is under
//! way the bounds are what is known ([`reached`]).

mod base;
mod bought_flushes;
mod buying;
mod card;
mod exact;
mod fits;
mod followed;
mod hands;
mod optimal;
mod outcomes;
mod reached;
mod sets;
mod sixth;
mod spots;
mod suited;
mod suitings;
mod sweep;
mod table;
mod wanted;

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;

use rayon::prelude::*;
use tuz_cards::Rank;
use tuz_hands::{Category, HandPay, Strength};
use tuz_house::Antes;
use tuz_house::rules::{Rules, Thrown};

use crate::terms::Terms;
use crate::unseen::binomial;
use crate::{Bought, Unserved, Value};
use hands::full;
use optimal::{Recorded, Recorder};
use outcomes::{BOUGHT, Ending, FOLDED_FIRST, Outcomes, Played};
use reached::Reached;
use spots::{Bounded, Solved, Sum};
use table::{Game, Table};

pub use card::Cards;
pub use followed::{Followed, FollowedError};
pub use optimal::OptimalPlay;
pub use wanted::{Progress, SpotRow, Wanted, Watch};

/// Why the whole game is not solved under some rules.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum WholeGameError {
    /// No spot has an exact answer under these rules.
    Unserved(Unserved),
    /// The dealer's game may be bought in a way that is not known: the box chooses the card that goes, or hands with a
    /// pair are none.
    DealerGame,
    /// In six cards the second combination has to beat the dealer too.
    SecondMustWin,
    /// There is a bonus stake.
    Bonus,
    /// So few cards that a draw or the dealer's hand may not be dealt.
    TooFewCards(usize),
    /// Ended before there was an answer.
    Ended,
}

impl fmt::Display for WholeGameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unserved(reason) => reason.fmt(f),
            Self::DealerGame => {
                f.write_str(
                "`dealer_game` with `card = \"choice\"` or with a qualifier above a pair: the whole game with it is not served yet",
            )
            }
            Self::SecondMustWin => f.write_str(
                "`second.must_win` together with `sixth`: the whole game with both is not served yet",
            ),
            Self::Bonus => f.write_str("the whole game with a bonus stake is not served yet"),
            Self::TooFewCards(cards) => {
                write!(f, "a pack of {cards} cards is too small for every draw that these rules allow")
            }
            Self::Ended => f.write_str("ended before anything was known"),
        }
    }
}

impl std::error::Error for WholeGameError {}

impl From<Unserved> for WholeGameError {
    fn from(reason: Unserved) -> Self {
        Self::Unserved(reason)
    }
}

/// How a box plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Play {
    /// It sees its cards and does what is best. Of equal options it takes, in this order: play, the sixth card, the
    /// exchange of fewer cards, fold; it insures only where that gains.
    Best,
    /// It is blind: it bets on every hand and does nothing else.
    Blind,
}

/// All rounds of one box without a bonus, under one rule set.
///
/// Rounds are counted so that all are equally likely: one is a hand, an up card, what may be drawn and the dealer's
/// hidden cards, times a number that depends on the rules alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WholeGame {
    /// The mean net of a round: the house edge with the sign changed.
    pub value: Value,
    /// How many rounds there are.
    pub rounds: i128,
    /// The mean net by the rank of the up card, lowest first.
    pub by_up_card: Vec<(Rank, Value)>,
    /// First decisions by what was dealt. None where the work was ended before the play was known.
    pub decisions: Vec<Decisions>,
    /// How rounds end: by net result, best first. None where the work was ended before the play was known. Where the
    /// value is not exact, these are the rounds of a play whose value lies between its bounds.
    pub results: Vec<Outcome>,
    /// Whether the numbers of rounds in `results` are exact. Where the dealer's game is bought they leave out his
    /// flushes.
    pub is_counted: bool,
}

/// How often something is the first decision with hands of one category.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decisions {
    /// What was dealt.
    pub dealt: Category,
    /// What is done; a bought card says nothing yet about the bet.
    pub decision: Decision,
    /// In how many of the [`WholeGame::rounds`].
    pub rounds: i128,
}

/// A first decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Give up the ante.
    Fold,
    /// Put up the bet.
    Play,
    /// Buy the sixth card, or exchange so many.
    Buy(Bought),
}

/// Rounds that end alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// What was bought.
    pub bought: Bought,
    /// How they end.
    pub end: End,
    /// Insured, for the most that may be.
    pub insured: bool,
    /// The dealer's game was bought; `end` is then what came of it.
    pub bought_game: bool,
    /// Everything that was staked: ante, purchases, bet, insurance and the dealer's game.
    pub stake: Antes,
    /// The net result.
    pub net: Antes,
    /// How many of the [`WholeGame::rounds`].
    pub rounds: i128,
}

/// How a round ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum End {
    /// The box folds.
    Fold,
    /// The dealer has no game.
    NoGame,
    /// The box beats him with this hand.
    Win {
        /// Its best combination.
        hand: Category,
        /// What the second pays, to one; 0 for none.
        second: u32,
    },
    /// Equal hands.
    Tie,
    /// The dealer is better.
    Loss,
}

impl WholeGame {
    /// Goes through all rounds. Takes up to some tens of seconds of all processors where five cards may be exchanged, and
    /// minutes where the dealer's game may be bought too.
    ///
    /// # Errors
    /// When the rules have something that this analysis does not know; see [`WholeGameError`]. Where the watcher ends it
    /// the answer is what was reached, or [`WholeGameError::Ended`] before there were bounds for every up card.
    pub fn solve(rules: &Rules, wanted: &Wanted) -> Result<Self, WholeGameError> {
        solve(rules, wanted, false).map(|(game, _)| game)
    }

    fn of_all(game: &Game, ups: &[Rank], solved: &[Solved]) -> Self {
        let sums: Vec<Sum> = solved.iter().map(|solved| solved.sum).collect();
        let mut outcomes = Outcomes::new(&game.kinds);
        for solved in solved {
            outcomes.merge(&solved.outcomes);
        }
        Self::of(game, ups, &sums, Some(&outcomes))
    }

    /// From the sums of every up card, and the outcomes where all are solved.
    fn of(game: &Game, ups: &[Rank], sums: &[Sum], outcomes: Option<&Outcomes>) -> Self {
        let each = rounds_each(game);
        let mut all = Sum::default();
        for &sum in sums {
            // An up card of each suit.
            all.add_times(sum, 4);
        }
        let rounds = 4 * each * ups.len() as i128;
        let results = outcomes.map_or_else(Vec::new, |outcomes| results(game, outcomes));
        Self {
            value: value(game, all, rounds),
            rounds,
            by_up_card: ups.iter().zip(sums).map(|(&up, &sum)| (up, value(game, sum, each))).collect(),
            decisions: outcomes.map_or_else(Vec::new, decisions),
            is_counted: results.iter().all(|outcome| !outcome.bought_game),
            results,
        }
    }

    /// The mean of everything staked in a round; nothing where the play is not known.
    pub fn average_stake(&self) -> Option<Antes> {
        self.mean(|outcome| outcome.stake)
    }

    /// The mean of the squared net result; nothing where the play is not known.
    pub fn mean_square(&self) -> Option<Antes> {
        self.mean(|outcome| Antes(outcome.net.0 * outcome.net.0))
    }

    /// The standard deviation of a round's net result, for show; nothing where the play is not known.
    pub fn standard_deviation(&self) -> Option<f64> {
        let spread = self.mean_square()?.to_f64_for_show() - self.value.to_f64_for_show().powi(2);
        Some(spread.sqrt())
    }

    fn mean(&self, of: impl Fn(&Outcome) -> Antes) -> Option<Antes> {
        let add = |sum: Antes, outcome: &Outcome| Antes(sum.0 + of(outcome).0 * outcome.rounds);
        let sum = self.results.iter().fold(Antes::ZERO, add);
        (!self.results.is_empty()).then(|| Antes(sum.0 / self.rounds))
    }
}

/// How many rounds there are with one up card.
fn rounds_each(game: &Game) -> i128 {
    binomial(game.size() - 1, 5) * game.over_all(1)
}

/// A sum over so many rounds as their mean.
fn value(game: &Game, sum: Sum, rounds: i128) -> Value {
    let antes = |sum: i128| Antes::fraction(sum, rounds * i128::from(game.terms.unit)).unwrap_or_default();
    Value::between(antes(sum.low), antes(sum.high))
}

impl OptimalPlay {
    /// Solves the whole game and keeps the play.
    ///
    /// # Errors
    /// As [`WholeGame::solve`]; [`WholeGameError::Ended`] wherever the watcher ended it.
    pub fn solve(rules: &Rules, wanted: &Wanted) -> Result<(WholeGame, Self), WholeGameError> {
        let (game, play) = solve(rules, &Wanted { play: Play::Best, ..*wanted }, true)?;
        if game.decisions.is_empty() { Err(WholeGameError::Ended) } else { Ok((game, play)) }
    }
}

/// The amounts of the rules, if the whole game is served under them.
fn served(rules: &Rules, wanted: &Wanted) -> Result<Terms, WholeGameError> {
    let &Wanted { play, stakes, pack, .. } = wanted;
    let terms = Terms::new(rules, stakes)?;
    if stakes.bonus.is_some() {
        return Err(WholeGameError::Bonus);
    }
    if let Some(rule) = terms.game.as_ref().filter(|_| play == Play::Best) {
        let above_a_pair = terms.qualifier > Strength::weakest(Category::Pair);
        if above_a_pair || rule.thrown == Thrown::Choice {
            return Err(WholeGameError::DealerGame);
        }
    }
    if play == Play::Best && terms.must_win && terms.sixth.is_some() {
        return Err(WholeGameError::SecondMustWin);
    }
    let most_drawn = terms.exchange.iter().rposition(Option::is_some).map_or(0, |place| place + 1);
    let most_drawn = most_drawn.max(usize::from(terms.sixth.is_some()));
    let cards = pack.to_set().len();
    // Of the cards that the dealer draws his new one from, three may have the rank that is drawn again.
    let new = terms.game.as_ref().map_or(0, |rule| if rule.draw_again { 4 } else { 1 });
    if cards < 10 + most_drawn + new {
        return Err(WholeGameError::TooFewCards(cards));
    }
    Ok(terms)
}

fn solve(rules: &Rules, wanted: &Wanted, records: bool) -> Result<(WholeGame, OptimalPlay), WholeGameError> {
    let &Wanted { play, pack, within, watch, rows, .. } = wanted;
    let terms = served(rules, wanted)?;
    let game = Game::new(&terms, pack, watch);
    if !fits::fits(&game) {
        return Err(Unserved::TooLarge.into());
    }
    let ups: Vec<Rank> = Rank::ALL.into_iter().filter(|rank| full(pack)[rank.index()] > 0).collect();
    let nothing = || Vec::from(Rank::ALL.map(|_| None));
    if play == Play::Blind {
        let solved: Vec<Solved> = ups.par_iter().map(|&up| spots::blind(&Table::new(&game, up))).collect();
        return Ok((WholeGame::of_all(&game, &ups, &solved), OptimalPlay::new(&game, nothing())));
    }
    let reached = Reached::new(&game, &ups);
    let bound = |(place, &up): (usize, &Rank)| {
        let bounded = spots::bound(&Table::new(&game, up), Recorder::new(records), rows.is_some());
        (!watch.ends()).then(|| {
            reached.part_done(Some((place, bounded.sum)));
            bounded
        })
    };
    let bounded: Option<Vec<Bounded>> = ups.par_iter().enumerate().map(bound).collect();
    let Some(bounded) = bounded else { return Err(WholeGameError::Ended) };
    // As a sum over the rounds of one up card, like its width.
    let rounds = rounds_each(&game) * i128::from(terms.unit);
    let (numerator, denominator) = (*within.0.numer(), *within.0.denom());
    let within = match numerator.checked_mul(rounds) {
        Some(product) => product / denominator,
        // Closer than was wanted does no harm.
        None => (rounds / denominator).saturating_mul(numerator),
    };
    let solve = |(place, bounded): (usize, Bounded)| {
        let table = Table::new(&game, ups[place]);
        let solved = spots::solve(&table, bounded, within, rows, &|| reached.part_done(None));
        (!watch.ends()).then(|| {
            reached.known(place, solved.sum);
            solved
        })
    };
    let solved: Option<Vec<Solved>> = bounded.into_par_iter().enumerate().map(solve).collect();
    let Some(mut solved) = solved else {
        return Ok((WholeGame::of(&game, &ups, &reached.sums(), None), OptimalPlay::new(&game, nothing())));
    };
    let mut plays: Vec<Option<Recorded>> = nothing();
    for (up, solved) in ups.iter().zip(&mut solved) {
        plays[up.index()] = solved.play.take();
    }
    Ok((WholeGame::of_all(&game, &ups, &solved), OptimalPlay::new(&game, plays)))
}

fn decisions(outcomes: &Outcomes) -> Vec<Decisions> {
    let decision = |place: usize| match BOUGHT.get(place) {
        None => Decision::Fold,
        Some(Bought::Nothing) => Decision::Play,
        Some(&bought) => Decision::Buy(bought),
    };
    const { assert!(FOLDED_FIRST == BOUGHT.len()) };
    let of = |dealt: Category| {
        let counts = outcomes.first[dealt as usize].into_iter().enumerate();
        counts.map(move |(place, count)| Decisions { dealt, decision: decision(place), rounds: 4 * count })
    };
    Category::ALL.into_iter().flat_map(of).filter(|row| row.rounds > 0).collect()
}

fn results(game: &Game, outcomes: &Outcomes) -> Vec<Outcome> {
    let terms: &Terms = game.terms;
    let antes = |units: i64| Antes::fraction(units.into(), terms.unit.into()).unwrap_or_default();
    let mut results = BTreeMap::new();
    let mut add = |played: Played, end: End, stake: i64, net: i64, rounds: i128| {
        let Played { bought, insured, bought_game, .. } = played;
        let (stake, net) = (antes(stake), antes(net));
        let row = Outcome { bought: BOUGHT[bought], end, insured, bought_game, stake, net, rounds: 0 };
        let key = (Reverse(net), end, bought, bought_game, stake);
        results.entry(key).or_insert(row).rounds += 4 * rounds;
    };
    for (bought, &folded) in outcomes.folded.iter().enumerate().filter(|(_, folded)| **folded != 0) {
        let price = terms.price(BOUGHT[bought]);
        let played = Played { bought, kind: 0, insured: false, bought_game: false };
        add(played, End::Fold, terms.unit + price, terms.fold() - price, folded);
    }
    for (played, ending, rounds) in outcomes.each() {
        let Played { bought, kind, insured, bought_game } = played;
        let kind = game.kinds.at(kind);
        let strength = Strength::weakest(kind.category);
        let first = terms.book.table().of(kind.category);
        let pay = HandPay { first, second: kind.second, second_beats_below: strength };
        let payoff = terms.payoff(strength, pay, BOUGHT[bought]);
        let insured = if insured { payoff.insurance } else { 0 };
        let game_price = terms.game.as_ref().filter(|_| bought_game).map_or(0, |rule| rule.price);
        let price = terms.price(BOUGHT[bought]) + game_price;
        let end = match ending {
            Ending::NoGame | Ending::Unpaid => End::NoGame,
            Ending::Won => End::Win { hand: kind.category, second: kind.second },
            Ending::WonFirstOnly => End::Win { hand: kind.category, second: 0 },
            Ending::Tied => End::Tie,
            Ending::Lost => End::Loss,
        };
        // Insurance is about the hand that the dealer was dealt.
        let insurance = if bought_game { insured } else { insured * ending.insurance(terms) };
        let brought =
            if bought_game { ending.net_of_bought(terms, &payoff) } else { ending.net(terms, &payoff) };
        add(played, end, terms.unit + price + terms.bet + insured, brought - price + insurance, rounds);
    }
    results.into_values().collect()
}
