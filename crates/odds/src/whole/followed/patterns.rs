//! What suits change: sums over sets of cards of one suit.
//!
//! All that a final hand brings is first summed as if the dealer could have no flush. What his flushes change, those
//! that he is dealt and those that a bought card completes, is a sum over *patterns*: sets of ranks that all are unseen
//! of one suit, each with an amount that hangs on ranks alone.

use tuz_cards::Rank;

use super::dealer::Dealer;
use super::finals::{Class, Purchase};

/// How many sets of ranks there are.
const SETS: usize = 1 << Rank::COUNT;

/// Numbers by the part of a set of ranks that lies within a few ranks.
pub(super) struct Within {
    ranks: u16,
    values: Vec<i64>,
}

impl Within {
    pub(super) fn new() -> Self {
        Self { ranks: 0, values: vec![0; SETS] }
    }

    /// Sets the number of every part of these ranks.
    pub(super) fn fill(&mut self, ranks: u16, value: impl Fn(u16) -> i64) {
        self.ranks = ranks;
        let mut part = ranks;
        loop {
            self.values[usize::from(part)] = value(part);
            if part == 0 {
                break;
            }
            part = (part - 1) & ranks;
        }
    }

    pub(super) fn of(&self, set: u16) -> i64 {
        self.values[usize::from(set & self.ranks)]
    }
}

/// Amounts by set of ranks.
struct Amounts {
    of_set: Vec<i64>,
    is_touched: Vec<bool>,
    touched: Vec<u16>,
}

impl Amounts {
    fn new() -> Self {
        Self { of_set: vec![0; SETS], is_touched: vec![false; SETS], touched: Vec::new() }
    }

    fn add(&mut self, set: u16, amount: i64) {
        if amount == 0 {
            return;
        }
        let place = usize::from(set);
        if !std::mem::replace(&mut self.is_touched[place], true) {
            self.touched.push(set);
        }
        self.of_set[place] += amount;
    }

    fn each(&self, mut see: impl FnMut(u16, i64)) {
        for &set in &self.touched {
            see(set, self.of_set[usize::from(set)]);
        }
    }

    fn clear(&mut self) {
        for set in self.touched.drain(..) {
            self.of_set[usize::from(set)] = 0;
            self.is_touched[usize::from(set)] = false;
        }
    }
}

/// The patterns of a final hand, in the dealer's suit and in each other one.
pub(super) struct Patterns {
    own: Amounts,
    other: Amounts,
}

/// What is unseen besides a final hand, the discards and the up card, by rank; and when.
pub(in crate::whole) struct Left {
    pub(in crate::whole) of_rank: [i64; Rank::COUNT],
    /// How many cards a new one of the dealer's may be.
    pub(in crate::whole) cards: i64,
    /// What results over his hands are multiplied by, so that the share of a new card is whole.
    pub(in crate::whole) scale: i64,
}

impl Patterns {
    pub(super) fn new() -> Self {
        Self { own: Amounts::new(), other: Amounts::new() }
    }

    pub(super) fn clear(&mut self) {
        self.own.clear();
        self.other.clear();
    }

    pub(super) fn each_own(&self, see: impl FnMut(u16, i64)) {
        self.own.each(see);
    }

    pub(super) fn each_other(&self, see: impl FnMut(u16, i64)) {
        self.other.each(see);
    }

    /// Adds those of a final hand, taken so many times, and tells what buying the dealer's game gains but for flushes.
    pub(super) fn add(&mut self, class: &Class, dealer: &Dealer, left: &Left, times: i64) -> i64 {
        for &(hidden, change) in &class.dealt {
            self.own.add(hidden, times * change * left.scale);
        }
        self.add_purchases(class, dealer, left, times)
    }

    fn add_purchases(&mut self, class: &Class, dealer: &Dealer, left: &Left, times: i64) -> i64 {
        let n = &left.of_rank;
        let draws_again = dealer.rule.is_some_and(|rule| rule.draw_again);
        let mut sum = 0;
        purchases(class, dealer, left, |purchase, ways, gain, each| {
            let entry = &dealer.entries[purchase.entry];
            let [plain, suited] = purchase.is_made.map(i64::from);
            sum += plain * ways * gain;
            let (change, made) = (times * (suited - plain) * gain, times * suited * each);
            let completing = (0..Rank::COUNT).filter(|&rank| made != 0 && purchase.flushes[rank] != 0);
            match entry.thrown {
                None => {
                    // Of the dealer's suit his five cards are a flush already.
                    self.own.add(entry.hidden, -times * plain * gain);
                    self.other.add(entry.hidden, change);
                    for rank in completing.filter(|&rank| !(draws_again && rank == dealer.up.index())) {
                        self.other.add(entry.hidden | 1 << rank, made * purchase.flushes[rank]);
                    }
                }
                Some(thrown) => {
                    let stays = entry.hidden & !(1 << thrown);
                    // The card that goes is of another suit: if it is not, his five cards are a flush already, and
                    // neither what is bought nor what was counted for it is.
                    self.own.add(stays, n[thrown] * change);
                    self.own.add(entry.hidden, -times * suited * gain);
                    for rank in completing {
                        let amount = made * purchase.flushes[rank];
                        if rank != thrown {
                            self.own.add(stays | 1 << rank, n[thrown] * amount);
                            self.own.add(entry.hidden | 1 << rank, -amount);
                        } else if !draws_again {
                            self.own.add(entry.hidden, (n[thrown] - 1) * amount);
                        }
                    }
                }
            }
        });
        sum
    }
}

/// The purchases of the dealer's game with what is left: in how many ways he has the hidden cards; what a purchase gains
/// over one of these hands, its four cards not of one suit; and what a gain with one card counts for in that.
pub(in crate::whole) fn purchases(
    class: &Class,
    dealer: &Dealer,
    left: &Left,
    mut see: impl FnMut(&Purchase, i64, i64, i64),
) {
    let n = &left.of_rank;
    let draws_again = dealer.rule.is_some_and(|rule| rule.draw_again);
    for purchase in &class.purchases {
        let entry = &dealer.entries[purchase.entry];
        let [a, b, c, d] = entry.places;
        let ways = n[a] * n[b] * n[c] * n[d];
        if ways == 0 {
            continue;
        }
        let gains = &purchase.gains;
        let mut gain: i64 = n.iter().zip(gains).map(|(cards, gain)| cards * gain).sum();
        gain -= gains[a] + gains[b] + gains[c] + gains[d];
        let mut cards = left.cards;
        if draws_again {
            let thrown = entry.thrown.unwrap_or(dealer.up.index());
            let of_rank = n[thrown] - i64::from(entry.thrown.is_some());
            gain -= of_rank * gains[thrown];
            cards -= of_rank;
        }
        // Where any of his cards may go, each counts for its share.
        let each = left.scale / (cards * dealer.cards_that_go());
        see(purchase, ways, gain * each, each);
    }
}
