//! What the tests of the engine share.

#![allow(dead_code)]

pub(crate) mod judge;

use tuz_cards::{Card, CardSet, parse_cards};
use tuz_club::{Action, Chips, Chores, Game, Hand, Limit, PackOrder, Seat, Setup, Stakes};

/// Chips.
pub(crate) fn chips(amounts: &[u64]) -> Vec<Chips> {
    amounts.iter().map(|&amount| Chips(amount)).collect()
}

/// The whole pack with these cards on top.
pub(crate) fn stacked(top: &[Card]) -> PackOrder {
    let first: CardSet = top.iter().copied().collect();
    let rest = Card::all().filter(|&card| !first.contains(card));
    PackOrder::new(&top.iter().copied().chain(rest).collect::<Vec<_>>())
}

/// A pack that deals these hands, one card at a time from the first, and then this board.
pub(crate) fn deals(hands: &[&str], board: &str) -> PackOrder {
    let hands: Vec<Vec<Card>> = hands.iter().map(|hand| parse_cards(hand).unwrap()).collect();
    let mut top = Vec::new();
    for place in 0..hands[0].len() {
        top.extend(hands.iter().map(|hand| hand[place]));
    }
    if !board.is_empty() {
        top.extend(parse_cards(board).unwrap());
    }
    stacked(&top)
}

/// A hand with the engine doing all chores.
pub(crate) fn hand(game: Game, stakes: Stakes, stacks: &[u64], pack: PackOrder) -> Hand {
    let setup = Setup::new(game.variant(), stakes).unwrap();
    Hand::start(&setup, &chips(stacks), Some(pack), Chores::ALL, true).unwrap()
}

/// A hand whose cards do not matter.
pub(crate) fn any(game: Game, stakes: Stakes, stacks: &[u64]) -> Hand {
    hand(game, stakes, stacks, stacked(&[]))
}

/// Two blinds.
pub(crate) fn blinds(limit: Limit, seats: usize, small: u64, big: u64) -> Stakes {
    Stakes::blinds(limit, seats, Chips(small), Chips(big))
}

/// What seats do, one after the other.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Do {
    /// Folds.
    F(u8),
    /// Checks.
    X(u8),
    /// Calls.
    C(u8),
    /// Raises to.
    R(u8, u64),
    /// Brings in.
    B(u8),
}

/// Does it all.
pub(crate) fn play(hand: &mut Hand, actions: &[Do]) {
    for &action in actions {
        let (seat, act) = match action {
            Do::F(seat) => (seat, Action::Fold),
            Do::X(seat) => (seat, Action::Check),
            Do::C(seat) => (seat, Action::Call),
            Do::R(seat, to) => (seat, Action::RaiseTo(Chips(to))),
            Do::B(seat) => (seat, Action::BringIn),
        };
        if let Err(refusal) = hand.act(Seat(seat), act) {
            panic!("{action:?}: {refusal}; {:?}", hand.next());
        }
    }
}

/// The least and the most to which the seat may raise.
pub(crate) fn raise(hand: &Hand, seat: u8) -> Option<(u64, u64)> {
    hand.legal(Seat(seat)).raise.map(|range| (range.least.0, range.most.0))
}

/// The stacks as numbers.
pub(crate) fn stacks(hand: &Hand) -> Vec<u64> {
    hand.stacks().iter().map(|stack| stack.0).collect()
}
