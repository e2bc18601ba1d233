//! Many rounds played by a strategy, at random: what cannot be counted exactly can be estimated, and what can be
//! counted can be doubted.
//!
//! Every round is a [`Round`] of the house, dealt from a shuffled pack and settled to the point.
//!
//! ```
//! use std::ops::ControlFlow;
//! use tuz_house::Points;
//! use tuz_house::rules::shipped_rules;
//! use tuz_odds::simulate::{Simulation, Wanted};
//! use tuz_odds::strategy::shipped_strategy;
//! let rules = shipped_rules("caribbean").unwrap();
//! let strategy = shipped_strategy("pair-or-better").unwrap();
//! let simulation = Simulation::new(rules, strategy, &Wanted { boxes: 1, ante: Points(10) }).unwrap();
//! let result = simulation.run(10_000, 1, |_| ControlFlow::Continue(())).unwrap();
//! assert_eq!(result.rounds(), 10_000);
//! ```

mod result;
mod table;

use std::collections::BTreeMap;
use std::fmt;
use std::ops::ControlFlow;

use rayon::prelude::*;
use tuz_cards::{Card, CardSet, Numbers};
use tuz_house::Points;
use tuz_house::round::{BoxId, BoxStake, CannotSit, PackOrder, Refusal, Round};
use tuz_house::rules::Rules;

use crate::strategy::Strategy;

pub use result::{Counts, Estimate, SimulationResult};
use table::Table;

/// The largest number of rounds of one simulation; the sums of squares of any results fit for so many.
pub const MOST_ROUNDS: u64 = 10_000_000_000;

/// Rounds of one chunk, which is played by one thread from a seed of its own.
const CHUNK: u64 = 1_024;

/// Chunks between two looks at whether to go on.
const CHUNKS_AT_ONCE: u64 = 128;

/// What a simulated player stakes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wanted {
    /// How many boxes he plays; those past the open ones are blind where the rules have such.
    pub boxes: u8,
    /// The ante on each. Side bets are staked where they are compulsory, at their least.
    pub ante: Points,
}

/// Why rounds are not simulated.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum SimulationError {
    /// Nobody can sit down for it.
    CannotSit(CannotSit),
    /// The house refuses the stakes.
    Stakes(Refusal),
    /// The strategy wants what the house refuses.
    Refused {
        /// The dealt hand.
        hand: CardSet,
        /// The dealer's open card.
        up: Card,
        /// The reason.
        refusal: Refusal,
    },
    /// More rounds than [`MOST_ROUNDS`].
    TooManyRounds(u64),
}

impl fmt::Display for SimulationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CannotSit(reason) => reason.fmt(f),
            Self::Stakes(refusal) => refusal.fmt(f),
            Self::Refused { hand, up, refusal } => {
                write!(f, "what the strategy does with `{hand}` against `{up}` is refused: {refusal}")
            }
            Self::TooManyRounds(rounds) => {
                write!(f, "at most {MOST_ROUNDS} rounds can be simulated, not `{rounds}`")
            }
        }
    }
}

impl std::error::Error for SimulationError {}

/// A strategy at a table, its stakes accepted.
pub struct Simulation<'s> {
    rules: &'s Rules,
    strategy: &'s dyn Strategy,
    stakes: Vec<BoxStake>,
    ante: Points,
}

impl<'s> Simulation<'s> {
    /// A player who plays so many boxes by a strategy.
    ///
    /// # Errors
    /// When the house refuses the stakes.
    pub fn new(
        rules: &'s Rules,
        strategy: &'s dyn Strategy,
        wanted: &Wanted,
    ) -> Result<Self, SimulationError> {
        let Wanted { boxes, ante } = *wanted;
        let compulsory = rules.all_side_bets().filter(|bet| !bet.instant && bet.stake.compulsory);
        let sides: BTreeMap<String, Points> =
            compulsory.map(|bet| (bet.name.clone(), bet.stake.least_with(ante))).collect();
        let stake = |place| BoxStake { sides: sides.clone(), ..BoxStake::ante(BoxId(place), ante) };
        let simulation = Self { rules, strategy, stakes: (0..boxes).map(stake).collect(), ante };
        simulation.table().map(|_| simulation)
    }

    /// A table of its own: what threads share slows them down.
    fn table(&self) -> Result<Table<'s>, SimulationError> {
        Table::new(self.rules.clone(), &self.stakes, self.strategy)
    }

    /// Plays one round from a known pack to its end.
    ///
    /// # Errors
    /// When the strategy wants what the house refuses.
    pub fn play(&self, pack: PackOrder) -> Result<Round, SimulationError> {
        self.table()?.play(pack)
    }

    /// Plays so many rounds on all processors. The same seed gives the same result whatever their number. `go_on` is
    /// told from time to time how many rounds are played, and may end it; then the result is that of those rounds.
    ///
    /// # Errors
    /// When the strategy wants what the house refuses, or for more than [`MOST_ROUNDS`].
    pub fn run(
        &self,
        rounds: u64,
        seed: u64,
        mut go_on: impl FnMut(u64) -> ControlFlow<()>,
    ) -> Result<SimulationResult, SimulationError> {
        if rounds > MOST_ROUNDS {
            return Err(SimulationError::TooManyRounds(rounds));
        }
        let mut result = self.nothing();
        let chunks = rounds.div_ceil(CHUNK);
        for from in (0..chunks).step_by(CHUNKS_AT_ONCE as usize) {
            let to = (from + CHUNKS_AT_ONCE).min(chunks);
            let played = (from..to).into_par_iter().map(|chunk| {
                let left = rounds - chunk * CHUNK;
                self.chunk(Numbers::new(seed, chunk), left.min(CHUNK))
            });
            // In order, so that of several errors the same one is told every time.
            for chunk in played.collect::<Vec<_>>() {
                result.merge(&chunk?);
            }
            if go_on(result.rounds()).is_break() {
                break;
            }
        }
        Ok(result)
    }

    fn nothing(&self) -> SimulationResult {
        SimulationResult::empty(self.ante, self.stakes.len())
    }

    fn chunk(&self, mut numbers: Numbers, rounds: u64) -> Result<SimulationResult, SimulationError> {
        let mut table = self.table()?;
        let mut result = self.nothing();
        for _ in 0..rounds {
            result.add(&table.shuffle_and_play(&mut numbers)?);
        }
        Ok(result)
    }
}

#[cfg(test)]
mod tests {
    use tuz_house::Antes;
    use tuz_house::rules::shipped_rules;

    use super::*;
    use crate::strategy::shipped_strategy;

    #[test]
    fn sums_are_those_of_single_rounds() {
        const ROUNDS: usize = 400;
        let strategy = shipped_strategy("ace-king-or-better").unwrap();
        let wanted = Wanted { boxes: 3, ante: Points(20) };
        let simulation = Simulation::new(shipped_rules("six-box").unwrap(), strategy, &wanted).unwrap();
        let result = simulation.chunk(Numbers::new(7, 0), ROUNDS as u64).unwrap();

        let (mut table, mut numbers) = (simulation.table().unwrap(), Numbers::new(7, 0));
        let nets: Vec<[i64; 3]> = (0..ROUNDS)
            .map(|_| {
                let round = table.shuffle_and_play(&mut numbers).unwrap();
                [0, 1, 2].map(|place| round.settlement(BoxId(place)).unwrap().net.0)
            })
            .collect();
        let mean = |place: usize| {
            let sum: i64 = nets.iter().map(|net| net[place]).sum();
            Antes::fraction(sum.into(), ROUNDS as i128 * 20).unwrap()
        };
        for a in 0..3 {
            assert_eq!(result.of_box(a).unwrap().mean, mean(a));
            for b in 0..3 {
                let away =
                    |net: &[i64; 3], place: usize| net[place] as f64 / 20.0 - mean(place).to_f64_for_show();
                let sum: f64 = nets.iter().map(|net| away(net, a) * away(net, b)).sum();
                let covariance = result.covariance_for_show(a, b).unwrap();
                assert!((covariance - sum / (ROUNDS - 1) as f64).abs() < 1e-9, "{a} {b}");
            }
        }
    }
}
