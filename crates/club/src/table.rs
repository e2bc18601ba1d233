//! A table at which hand follows hand: stacks are kept, the button moves, and whoever has no chips left leaves.

use std::sync::Arc;

use tuz_cards::{Card, CardSet, Numbers, Pack};

use crate::button::Positions;
use crate::chips::Chips;
use crate::hand::{CannotStart, Chores, Hand, PackOrder, Seat};
use crate::pile::Pile;
use crate::stakes::{Limit, Setup, Stakes, StakesFault};
use crate::variant::Game;

/// What every hand at a table is played for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Amounts {
    /// How much may be bet.
    pub limit: Limit,
    /// The small blind; in games that are brought in the small bet.
    pub small: Chips,
    /// The big blind; in games that are brought in the big bet of a fixed limit.
    pub big: Chips,
    /// The ante of everybody.
    pub ante: Chips,
    /// The bring-in; nothing in games with blinds.
    pub bring_in: Chips,
}

/// Why there is no table or no further hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TableFault {
    /// The amounts or the number of players do not go with the game.
    #[error(transparent)]
    Stakes(#[from] StakesFault),
    /// The hand cannot begin.
    #[error(transparent)]
    Start(#[from] CannotStart),
    /// Fewer than two players have chips.
    #[error("fewer than two players have chips left")]
    Alone,
}

/// The cards in an order of which each is as likely as any other.
pub fn shuffled(cards: CardSet, numbers: &mut Numbers) -> Vec<Card> {
    let mut pile = Pile::of(cards);
    std::iter::from_fn(|| pile.draw(numbers)).collect()
}

/// Players at their places, hand after hand. It holds no cards and no randomness.
#[derive(Debug, Clone)]
pub struct Table {
    game: Game,
    amounts: Amounts,
    stacks: Vec<Chips>,
    positions: Positions,
}

/// A hand at a table.
#[derive(Debug, Clone)]
pub struct TableHand {
    /// The hand; the engine does all chores.
    pub hand: Hand,
    /// The stacks before it, by seat of the hand.
    pub before: Vec<Chips>,
    /// The place at the table of each seat of the hand.
    pub places: Vec<usize>,
}

impl TableHand {
    /// The seat of the player at this place; `None` where nobody plays there.
    pub fn seat(&self, place: usize) -> Option<Seat> {
        self.places.iter().position(|&taken| taken == place).map(|at| Seat(at as u8))
    }
}

impl Table {
    /// A table with these stacks, by place, and the button on this place.
    ///
    /// # Errors
    /// When the amounts or the number of players do not go with the game.
    pub fn new(game: Game, amounts: Amounts, stacks: &[Chips], button: usize) -> Result<Self, TableFault> {
        let (least, most) = game.variant().players;
        if !(least..=most).contains(&stacks.len()) {
            return Err(StakesFault::Players { players: stacks.len(), least, most }.into());
        }
        let taken: Vec<bool> = stacks.iter().map(|stack| !stack.is_zero()).collect();
        let positions = Positions::first(&taken, button).ok_or(TableFault::Alone)?;
        let table = Self { game, amounts, stacks: stacks.to_vec(), positions };
        let setup = table.setup()?;
        Hand::start(&setup, &table.in_order(), None, Chores::NONE, false)?;
        Ok(table)
    }

    /// The game.
    pub const fn game(&self) -> Game {
        self.game
    }

    /// What is played for.
    pub const fn amounts(&self) -> &Amounts {
        &self.amounts
    }

    /// The stacks, by place; nothing where nobody sits any more.
    pub fn stacks(&self) -> &[Chips] {
        &self.stacks
    }

    /// The place of the button, where nobody may sit any more.
    pub const fn button(&self) -> usize {
        self.positions.button
    }

    /// How many have chips.
    pub fn players(&self) -> usize {
        self.stacks.iter().filter(|stack| !stack.is_zero()).count()
    }

    fn taken(&self) -> Vec<bool> {
        self.stacks.iter().map(|stack| !stack.is_zero()).collect()
    }

    fn in_order(&self) -> Vec<Chips> {
        self.positions.order(&self.taken()).into_iter().map(|place| self.stacks[place]).collect()
    }

    /// The pack of the next hand, which is to be shuffled.
    pub fn pack(&self) -> Pack {
        self.game.variant().pack.pack(self.players())
    }

    /// The game and its stakes for the players of the next hand.
    ///
    /// # Errors
    /// When too few players are left.
    pub fn setup(&self) -> Result<Arc<Setup>, TableFault> {
        if self.players() < 2 {
            return Err(TableFault::Alone);
        }
        let Amounts { limit, small, big, ante, bring_in } = self.amounts;
        let variant = self.game.variant();
        let stakes = if variant.has_blinds() {
            let blinds = self.positions.stakes(&self.taken(), limit, small, big).with_ante(ante);
            Stakes { bring_in, ..blinds }
        } else {
            Stakes::bring_in(limit, self.players(), ante, bring_in, small, big)
        };
        Ok(Setup::new(variant, stakes)?)
    }

    /// Deals the next hand from a shuffled pack.
    ///
    /// # Errors
    /// When too few players are left, or the pack is not the game's.
    pub fn deal(&self, pack: PackOrder) -> Result<TableHand, TableFault> {
        let setup = self.setup()?;
        let before = self.in_order();
        let hand = Hand::start(&setup, &before, Some(pack), Chores::ALL, true)?;
        Ok(TableHand { hand, before, places: self.positions.order(&self.taken()) })
    }

    /// Takes the stacks of a hand that is over and moves the button on.
    pub fn finish(&mut self, played: &TableHand) {
        for (&place, &stack) in played.places.iter().zip(played.hand.stacks()) {
            if let Some(kept) = self.stacks.get_mut(place) {
                *kept = stack;
            }
        }
        if let Some(next) = self.positions.next(&self.taken()) {
            self.positions = next;
        }
    }
}
