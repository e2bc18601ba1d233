//! Who has the button and who posts the blinds, hand after hand, by the rule of the dead button.

use crate::chips::Chips;
use crate::stakes::{Limit, Stakes};

/// The most places at a table.
pub const MOST_PLACES: usize = 32;

/// Where the button and the blinds are: places at the table, counted clockwise, taken or not.
///
/// The big blind moves to the next player in each hand and passes nobody over; the small blind is where the big one was,
/// and the button where the small one was, though nobody may sit there any more. So nobody escapes a blind and nobody
/// pays one twice in a round.
///
/// ```
/// use tuz_club::button::Positions;
/// let table = |taken: &[usize]| (0..6).map(|place| taken.contains(&place)).collect::<Vec<_>>();
/// let first = Positions::first(&table(&[0, 2, 3, 5]), 0).unwrap();
/// assert_eq!((first.button, first.small, first.big), (0, 2, 3));
/// // The player on 3 leaves: his place has the small blind, which nobody pays.
/// let next = first.next(&table(&[0, 2, 5])).unwrap();
/// assert_eq!((next.button, next.small, next.big), (2, 3, 5));
/// assert_eq!(next.order(&table(&[0, 2, 5])), [5, 0, 2]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Positions {
    /// The place of the button.
    pub button: usize,
    /// The place of the small blind.
    pub small: usize,
    /// The place of the big blind, which is taken.
    pub big: usize,
}

/// The first taken place after this one.
fn after(taken: &[bool], place: usize) -> Option<usize> {
    let count = taken.len();
    (1..=count).map(|step| (place + step) % count).find(|&place| taken[place])
}

impl Positions {
    /// The positions of the first hand, with the button on this place or, where nobody sits there, on the next one that
    /// is taken; `None` with fewer than two players or more places than [`MOST_PLACES`].
    pub fn first(taken: &[bool], button: usize) -> Option<Self> {
        let players = taken.iter().filter(|&&taken| taken).count();
        if players < 2 || taken.len() > MOST_PLACES || button >= taken.len() {
            return None;
        }
        let button = if taken[button] { button } else { after(taken, button)? };
        let next = after(taken, button)?;
        if players == 2 {
            return Some(Self { button, small: button, big: next });
        }
        Some(Self { button, small: next, big: after(taken, next)? })
    }

    /// The positions of the next hand; `None` with fewer than two players or another number of places.
    pub fn next(self, taken: &[bool]) -> Option<Self> {
        let players = taken.iter().filter(|&&taken| taken).count();
        if players < 2 || [self.button, self.small, self.big].iter().any(|&place| place >= taken.len()) {
            return None;
        }
        let big = after(taken, self.big)?;
        if players == 2 {
            let other = after(taken, big)?;
            return Some(Self { button: other, small: other, big });
        }
        Some(Self { button: self.small, small: self.big, big })
    }

    /// The taken places in the order of a hand: from the left of the button.
    pub fn order(self, taken: &[bool]) -> Vec<usize> {
        let count = taken.len();
        (1..=count).map(|step| (self.button + step) % count).filter(|&place| taken[place]).collect()
    }

    /// Two blinds for the hand in this [`order`](Self::order); a small blind at a place that nobody has is not paid.
    pub fn stakes(self, taken: &[bool], limit: Limit, small: Chips, big: Chips) -> Stakes {
        let order = self.order(taken);
        let mut stakes = Stakes::blinds(limit, order.len(), small, big);
        stakes.blinds = order
            .iter()
            .map(|&place| match place {
                place if place == self.big => big,
                place if place == self.small => small,
                _ => Chips::ZERO,
            })
            .collect();
        stakes.unpaid = if order.contains(&self.small) { Chips::ZERO } else { small };
        stakes
    }
}
