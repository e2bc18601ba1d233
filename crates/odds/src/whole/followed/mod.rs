//! What a strategy file is worth, exactly, when all of its rules are followed to the end.
//!
//! Of every spot only what the strategy does is looked at ([`spots`]). What it does with a final hand hangs on ranks and
//! on whether that is a flush, not on the cards thrown away ([`finals`]); so the sum over all draws and all of the
//! dealer's hands is one by ranks, and what suits change is added as a sum over sets of cards of one suit
//! ([`patterns`], [`sums`]). As nothing is chosen on the way, all of this is linear, and exact.

mod dealer;
mod finals;
mod patterns;
mod spots;
mod sums;

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use rayon::prelude::*;
use tuz_cards::Rank;
use tuz_house::Antes;
use tuz_house::rules::Rules;

use super::fits::fits;
use super::hands::full;
use super::outcomes::BOUGHT;
use super::table::{Game, Table};
use super::wanted::{Progress, Wanted};
use super::{Play, WholeGameError, served};
use crate::strategy::{Hand, StrategyFile};
use crate::terms::{Bought, Terms};
use crate::unseen::binomial;
use crate::{Unserved, Value};
pub(super) use finals::{Bet, Finals, cards_of};
pub(super) use patterns::{Left, purchases};
use spots::Spots;
use sums::Sums;

/// What a strategy is worth under some rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Followed {
    /// The mean net of a round in antes, without a bonus.
    pub value: Antes,
    /// The same by the rank of the up card, lowest first.
    pub by_up_card: Vec<(Rank, Antes)>,
}

/// Why it is not told what a strategy is worth.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum FollowedError {
    /// The whole game is not served under these rules.
    Game(WholeGameError),
    /// The strategy buys what the rules do not offer.
    NotOffered(Bought),
    /// A rule of this list for a final hand asks for a flush draw, which nothing hangs on any more.
    SuitedDraw(&'static str),
}

impl fmt::Display for FollowedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(error) => error.fmt(f),
            Self::NotOffered(Bought::Nothing) => {
                f.write_str("the strategy does what these rules do not offer")
            }
            Self::NotOffered(Bought::Sixth) => {
                f.write_str("the strategy buys the sixth card, which these rules do not offer")
            }
            Self::NotOffered(Bought::Exchange(cards)) => {
                write!(f, "the strategy exchanges {cards} cards at once, which these rules do not offer")
            }
            Self::SuitedDraw(list) => write!(
                f,
                "`{list}` asks for a flush draw in a final hand: the exact cost of such a strategy is not served yet"
            ),
        }
    }
}

impl std::error::Error for FollowedError {}

impl From<WholeGameError> for FollowedError {
    fn from(error: WholeGameError) -> Self {
        Self::Game(error)
    }
}

impl Followed {
    /// Follows a strategy through all rounds; of what is wanted, the stakes, the pack and the watcher count. Takes up to
    /// minutes of all processors where many cards are exchanged and the dealer's game may be bought too.
    ///
    /// # Errors
    /// When the rules or the strategy have something that this analysis does not know; see [`FollowedError`].
    pub fn new(rules: &Rules, strategy: &StrategyFile, wanted: &Wanted) -> Result<Self, FollowedError> {
        let &Wanted { pack, watch, .. } = wanted;
        let terms = served(rules, &Wanted { play: Play::Best, ..*wanted })?;
        known(strategy)?;
        let game = Game::new(&terms, pack, watch);
        if !fits(&game) {
            return Err(WholeGameError::from(Unserved::TooLarge).into());
        }
        let ups: Vec<Rank> = Rank::ALL.into_iter().filter(|rank| full(pack)[rank.index()] > 0).collect();
        let (done, parts) = (AtomicU64::new(0), ups.len() as u64);
        let of_up = |&up: &Rank| {
            if watch.ends() {
                return Err(WholeGameError::Ended.into());
            }
            let value = of_up_card(&Table::new(&game, up), &terms, strategy)?;
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            watch.told(Progress { done, parts, value: None::<Value> });
            if watch.ends() { Err(WholeGameError::Ended.into()) } else { Ok((up, value)) }
        };
        let by_up_card: Vec<(Rank, Antes)> =
            ups.par_iter().map(of_up).collect::<Result<_, FollowedError>>()?;
        let sum = by_up_card.iter().fold(Antes::ZERO, |sum, (_, value)| Antes(sum.0 + value.0));
        Ok(Self { value: Antes(sum.0 / i128::from(parts)), by_up_card })
    }
}

fn of_up_card(table: &Table, terms: &Terms, strategy: &StrategyFile) -> Result<Antes, FollowedError> {
    let spots = Spots::new(table, strategy)?;
    let mut sums = Sums::new(table, Finals::new(table, strategy.draft()));
    let by_purchase = sums.of(&spots);
    let unit = i128::from(terms.unit);
    let mut value = Antes::ZERO;
    let mut add = |units: i128, over: i128| {
        let part = Antes::fraction(units, over * unit).unwrap_or_default();
        value = Antes(value.0 + part.0);
    };
    add(i128::from(terms.fold() * spots.folded), 1);
    let size = table.game.size();
    for (bought, sum) in by_purchase.into_iter().enumerate() {
        let drawn = match BOUGHT[bought] {
            Bought::Nothing => 0,
            Bought::Sixth => 1,
            Bought::Exchange(cards) => usize::from(cards),
        };
        let ways = binomial(size - 6, drawn) * i128::from(table.game.stage(drawn).hands);
        add(sum, ways * i128::from(sums.scale(drawn)));
    }
    for (done, hands) in &spots.done {
        add(-i128::from(terms.price(BOUGHT[done.bought]) * hands.weight), 1);
    }
    Ok(Antes(value.0 / i128::from(spots.weight)))
}

/// Whether its rules for final hands hang on what is known of these.
fn known(strategy: &StrategyFile) -> Result<(), FollowedError> {
    let draft = strategy.draft();
    let asks = |hand: &Hand| hand.draws.iter().any(|draw| draw.hangs_on_suits());
    if draft.bet.iter().any(|rule| asks(&rule.when)) {
        return Err(FollowedError::SuitedDraw("bet"));
    }
    if draft.insure.iter().any(|rule| asks(&rule.when)) {
        return Err(FollowedError::SuitedDraw("insure"));
    }
    if draft.dealer_game.iter().any(|rule| asks(&rule.when)) {
        return Err(FollowedError::SuitedDraw("dealer_game"));
    }
    Ok(())
}
