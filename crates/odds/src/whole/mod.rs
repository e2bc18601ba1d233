//! The whole game: the best play of every spot, summed exactly.
//!
//! Suits hardly matter, so everything is first worked out by ranks: what each final hand is worth for each up card and
//! each set of discards ([`sweep`]), and from that what each exchange is worth but for flushes ([`base`]). How much
//! flushes can change is bounded, and only options that may then be the best of some hand are worked out suit by suit
//! ([`exact`], [`sixth`]). The sum over all hands with their suits ([`spots`]) is exact, and so are the numbers of
//! rounds by how they end ([`outcomes`]).

mod base;
mod bought_flushes;
mod buying;
mod card;
mod exact;
mod followed;
mod hands;
mod optimal;
mod outcomes;
mod sets;
mod sixth;
mod spots;
mod suited;
mod sweep;
mod table;
mod wanted;

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use rayon::prelude::*;
use tuz_cards::Rank;
use tuz_hands::{Category, HandPay, Strength};
use tuz_house::Antes;
use tuz_house::rules::{Rules, Thrown};

use crate::terms::Terms;
use crate::unseen::binomial;
use crate::{Bought, Unserved, Value};
use hands::full;
use optimal::{Recorder, UpPlay};
use outcomes::{BOUGHT, Ending, FOLDED_FIRST, Outcomes, Played};
use spots::{STAGES, Solved, Sum};
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
    /// First decisions by what was dealt.
    pub decisions: Vec<Decisions>,
    /// How rounds end: by net result, best first. Where the value is not exact, these are the rounds of a play whose
    /// value lies between its bounds, and their numbers are rounded.
    pub results: Vec<Outcome>,
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
    /// When the rules have something that this analysis does not know; see [`WholeGameError`].
    pub fn solve(rules: &Rules, wanted: &Wanted) -> Result<Self, WholeGameError> {
        solve(rules, wanted, false).map(|(game, _)| game)
    }

    fn of(game: &Game, ups: &[Rank], solved: &[Solved]) -> Self {
        let size = game.size();
        let each = binomial(size - 1, 5) * i128::from(game.hands) * i128::from(game.scale);
        let terms = game.terms;
        let antes = |sum: i128, rounds: i128| {
            Antes::fraction(sum, rounds * i128::from(terms.unit)).unwrap_or_default()
        };
        let value = |sum: Sum, rounds: i128| Value::between(antes(sum.low, rounds), antes(sum.high, rounds));
        let mut outcomes = Outcomes::new(&game.kinds);
        for solved in solved {
            outcomes.merge(&solved.outcomes);
        }
        // An up card of each suit.
        let rounds = 4 * each * ups.len() as i128;
        let mut sum = Sum::default();
        for solved in solved {
            sum.add_times(solved.sum, 4);
        }
        Self {
            value: value(sum, rounds),
            rounds,
            by_up_card: ups.iter().zip(solved).map(|(&up, solved)| (up, value(solved.sum, each))).collect(),
            decisions: decisions(&outcomes),
            results: results(game, &outcomes),
        }
    }

    /// The mean of everything staked in a round.
    pub fn average_stake(&self) -> Antes {
        self.mean(|outcome| outcome.stake)
    }

    /// The mean of the squared net result.
    pub fn mean_square(&self) -> Antes {
        self.mean(|outcome| Antes(outcome.net.0 * outcome.net.0))
    }

    /// The standard deviation of a round's net result, for show.
    pub fn standard_deviation(&self) -> f64 {
        let spread = self.mean_square().to_f64_for_show() - self.value.to_f64_for_show().powi(2);
        spread.sqrt()
    }

    fn mean(&self, of: impl Fn(&Outcome) -> Antes) -> Antes {
        let sum = self
            .results
            .iter()
            .fold(Antes::ZERO, |sum, outcome| Antes(sum.0 + of(outcome).0 * outcome.rounds));
        Antes(sum.0 / self.rounds)
    }
}

impl OptimalPlay {
    /// Solves the whole game and keeps the play.
    ///
    /// # Errors
    /// As [`WholeGame::solve`].
    pub fn solve(rules: &Rules, wanted: &Wanted) -> Result<(WholeGame, Self), WholeGameError> {
        solve(rules, &Wanted { play: Play::Best, ..*wanted }, true)
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
    if cards < 10 + most_drawn {
        return Err(WholeGameError::TooFewCards(cards));
    }
    Ok(terms)
}

fn solve(rules: &Rules, wanted: &Wanted, records: bool) -> Result<(WholeGame, OptimalPlay), WholeGameError> {
    let &Wanted { play, pack, watch, rows, .. } = wanted;
    let terms = served(rules, wanted)?;
    let game = Game::new(&terms, pack, watch);
    let ups: Vec<Rank> = Rank::ALL.into_iter().filter(|rank| full(pack)[rank.index()] > 0).collect();
    let stages = if play == Play::Best { STAGES } else { 1 };
    let (done, parts) = (AtomicU64::new(0), stages * ups.len() as u64);
    let one_done = || {
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        watch.told(Progress { done, parts, value: None });
    };
    let solve = |&up: &Rank| {
        if watch.ends() {
            return Err(WholeGameError::Ended);
        }
        let table = Table::new(&game, up);
        let solved = match play {
            Play::Best => spots::solve(&table, Recorder::new(records), rows, &one_done),
            Play::Blind => {
                let solved = spots::blind(&table);
                one_done();
                solved
            }
        };
        if watch.ends() { Err(WholeGameError::Ended) } else { Ok(solved) }
    };
    let mut solved: Vec<Solved> = ups.par_iter().map(solve).collect::<Result<_, _>>()?;
    let mut plays: Vec<Option<UpPlay>> = Rank::ALL.map(|_| None).into();
    for (up, solved) in ups.iter().zip(&mut solved) {
        plays[up.index()] = solved.play.take();
    }
    Ok((WholeGame::of(&game, &ups, &solved), OptimalPlay::new(&game, plays)))
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
