//! What is known so far, while up cards are solved side by side.

use std::sync::{Mutex, PoisonError};

use tuz_cards::Rank;

use super::WholeGame;
use super::spots::{STAGES, Sum};
use super::table::Game;
use super::wanted::Progress;

/// What is known so far.
pub(crate) struct Reached<'a> {
    game: &'a Game<'a>,
    ups: &'a [Rank],
    state: Mutex<State>,
}

struct State {
    done: u64,
    /// By up card, as far as it is bounded.
    sums: Vec<Option<Sum>>,
}

impl<'a> Reached<'a> {
    /// Nothing.
    pub(crate) fn new(game: &'a Game<'a>, ups: &'a [Rank]) -> Self {
        Self { game, ups, state: Mutex::new(State { done: 0, sums: vec![None; ups.len()] }) }
    }

    /// One part of the work is done, and perhaps an up card bounded.
    pub(crate) fn part_done(&self, bounded: Option<(usize, Sum)>) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.done += 1;
        if let Some((place, sum)) = bounded {
            state.sums[place] = Some(sum);
        }
        let parts = (1 + STAGES) * self.ups.len() as u64;
        let value = known(&state.sums).map(|sums| WholeGame::of(self.game, self.ups, &sums, None).value);
        let done = state.done;
        // Who is told may take his time.
        drop(state);
        self.game.watch.told(Progress { done, parts, value });
    }

    /// An up card is solved.
    pub(crate) fn known(&self, place: usize, sum: Sum) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).sums[place] = Some(sum);
    }

    /// By up card; zero where nothing is known.
    pub(crate) fn sums(&self) -> Vec<Sum> {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.sums.iter().map(|sum| sum.unwrap_or_default()).collect()
    }
}

fn known(sums: &[Option<Sum>]) -> Option<Vec<Sum>> {
    sums.iter().copied().collect()
}
