//! Sums over draws of what the dealer's flushes change.
//!
//! For draws that are all played the change is a function of which ranks of the dealer's suit stay unseen, summed over
//! the draws. Let `E(S)` be the number of draws that hold the cards of his suit of the ranks `S`; then the sum is that
//! over all `S` of `E(S)` times how the function changes when `S` is taken, counted with alternating signs. So a draw
//! adds to a few `E(S)`, whatever else is in the hand, and each hand asks once for the sum.

use tuz_cards::Rank;

/// How many of the dealer's hands are flushes that would be something else by their ranks.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Change {
    /// Hands without a game, for which the ante is paid.
    pub(crate) no_game: i32,
    /// Hands without a game, for which it is not.
    pub(crate) unpaid: i32,
    /// Hands with a game, straights left out.
    pub(crate) beaten: i32,
}

/// Changes by sets of up to four ranks.
pub(crate) struct Sets {
    /// The sets, none first.
    all: Vec<u16>,
    /// The place of each set.
    places: Vec<u16>,
    /// For each set of unseen ranks that can be, where its changes begin.
    starts: Vec<u32>,
    changes: Vec<Change>,
}

const NOWHERE: u16 = u16::MAX;

impl Sets {
    /// For a function of the unseen ranks of the suit.
    pub(crate) fn new(own: u16, function: impl Fn(u16) -> Change) -> Self {
        let mut all: Vec<u16> =
            (0..1_u16 << Rank::COUNT).filter(|set| set & !own == 0 && set.count_ones() <= 4).collect();
        all.sort_by_key(|set| set.count_ones());
        let mut places = vec![NOWHERE; 1 << Rank::COUNT];
        for (place, &set) in all.iter().enumerate() {
            places[usize::from(set)] = place as u16;
        }
        let values: Vec<Change> = (0..1_u16 << Rank::COUNT).map(|set| function(set & own)).collect();
        let mut starts = vec![u32::MAX; 1 << Rank::COUNT];
        let mut changes = Vec::new();
        // At most five cards of the suit are in the hand.
        for unseen in (0..1_u16 << Rank::COUNT).filter(|set| set & !own == 0) {
            if (own & !unseen).count_ones() > 5 {
                continue;
            }
            starts[usize::from(unseen)] = changes.len() as u32;
            for &set in &all {
                let mut change = Change::default();
                if set & !unseen == 0 {
                    let mut part = set;
                    loop {
                        let value = values[usize::from(unseen & !part)];
                        let sign = if (part.count_ones()) % 2 == 0 { 1 } else { -1 };
                        // Taken of the set: counted below 0 for an odd number of ranks that are put back.
                        let sign = if set.count_ones() % 2 == 0 { sign } else { -sign };
                        change.no_game += sign * value.no_game;
                        change.unpaid += sign * value.unpaid;
                        change.beaten += sign * value.beaten;
                        if part == 0 {
                            break;
                        }
                        part = (part - 1) & set;
                    }
                }
                changes.push(change);
            }
        }
        Self { all, places, starts, changes }
    }

    /// How many sets there are.
    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// The place of a set; `None` where it has more than four ranks, as no flush has so many hidden cards.
    pub(crate) fn place(&self, set: u16) -> Option<usize> {
        Some(self.places[usize::from(set)]).filter(|place| *place != NOWHERE).map(usize::from)
    }

    /// For every set, how the function changes when it is taken from these unseen ranks.
    pub(crate) fn changes(&self, unseen: u16) -> &[Change] {
        let start = self.starts[usize::from(unseen)] as usize;
        &self.changes[start..start + self.all.len()]
    }
}
