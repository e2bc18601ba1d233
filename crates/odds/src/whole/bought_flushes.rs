//! What the dealer's flushes change where his game may be bought.
//!
//! Sums by ranks take every hand of his for no flush. Two kinds are put right: his five cards are a flush, and so a
//! game already; or the four that stay are of one suit, and some new cards make them one.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use tuz_cards::Rank;

use super::buying::{Buying, ChangesKey, Class, Gain, changes_key, packed};
use crate::terms::Payoff;

/// Sets of thirteen ranks.
const SETS: usize = 1 << Rank::COUNT;

/// What is unseen when the box has its final hand, with suits: the dealer's is number 0.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Left {
    pub(crate) of_rank: [i64; Rank::COUNT],
    pub(crate) suits: [u16; 4],
}

/// What the flushes of one suit change: the class, the strength where that matters, all ranks that are unseen, and
/// those of the suit; is it the dealer's?
pub(super) type PartKey = (ChangesKey, u64, u16, bool);

/// So many parts are kept at most.
const MOST_PARTS: usize = 1 << 20;

impl Buying<'_> {
    /// What flushes change of the gain of a final hand.
    pub(crate) fn flushes(&self, class: &Rc<Class>, payoff: &Payoff, left: &Left, drawn: usize) -> i64 {
        let key = changes_key(class, payoff);
        let of_rank = packed(&left.of_rank, drawn);
        let mut parts = self.parts.borrow_mut();
        if parts.len() > MOST_PARTS {
            parts.clear();
        }
        // The parts of suits of which the same is unseen are alike.
        let mut part = |suit: usize| {
            let is_own = suit == 0;
            if !is_own && !class.throws_up_card {
                return 0;
            }
            *parts
                .entry((key, of_rank, left.suits[suit], is_own))
                .or_insert_with(|| self.part(class, payoff, &left.of_rank, left.suits[suit], is_own, drawn))
        };
        (0..4).map(&mut part).sum()
    }

    /// The part of one suit, of which these ranks are unseen.
    fn part(
        &self,
        class: &Rc<Class>,
        payoff: &Payoff,
        of_rank: &[i64; Rank::COUNT],
        suit: u16,
        is_own: bool,
        drawn: usize,
    ) -> i64 {
        let changes = self.flush_changes(class, payoff);
        let mut sum = 0;
        for (term, changes) in class.terms.iter().zip(changes.iter()) {
            let entry = self.entry(term);
            if entry.hidden & !suit != 0 || (!is_own && entry.thrown != 0) {
                continue;
            }
            let gain = self.gain_of(term, of_rank, drawn);
            let keeps = gain.worth(gain.sum.max(0));
            if is_own && entry.thrown == 0 {
                sum -= keeps;
                continue;
            }
            let change: i64 = ranks_of(suit).map(|rank| changes[rank]).sum();
            let with_flush = gain.worth((gain.sum + change).max(0)) - keeps;
            if is_own {
                let own = i64::from((entry.thrown & suit).count_ones());
                let all: i64 = ranks_of(entry.thrown).map(|rank| of_rank[rank]).sum();
                sum += (all - own) * with_flush - own * keeps;
            } else {
                sum += with_flush;
            }
        }
        sum
    }
}

/// What flushes change of the gains of an exchange, summed over its draws: by the ranks of a suit that have to be
/// unseen before the draw.
pub(crate) struct FlushSums {
    own: Sums,
    other: Sums,
    /// By how much the sum over all suits may be more.
    pub(crate) more: i64,
    /// By how much what is cut off may change it either way.
    pub(crate) rounding: i64,
}

/// Numbers by sets of ranks.
struct Sums {
    of_set: Vec<i64>,
    sets: Vec<u16>,
    known: RefCell<FxHashMap<u16, i64>>,
}

impl Sums {
    fn new() -> Self {
        Self { of_set: vec![0; SETS], sets: Vec::new(), known: RefCell::default() }
    }

    fn add(&mut self, set: u16, more: i64) {
        let sum = &mut self.of_set[usize::from(set)];
        if *sum == 0 && more != 0 {
            self.sets.push(set);
        }
        *sum += more;
    }

    fn finish(&mut self) {
        self.sets.sort_unstable();
        self.sets.dedup();
    }

    /// Over all sets of these ranks.
    fn within(&self, ranks: u16) -> i64 {
        let sum =
            || self.sets.iter().filter(|set| **set & !ranks == 0).map(|set| self.of_set[usize::from(*set)]);
        *self.known.borrow_mut().entry(ranks).or_insert_with(|| sum().sum())
    }
}

/// What becomes of a purchase where four cards of one suit stay.
enum Change {
    /// It is not made; or it may be in some draws, which adds at most so much to each hand.
    Never { more: i64 },
    /// It is made, whatever cards that complete the flush are unseen.
    Always,
}

impl Change {
    /// With some cards that complete it perhaps unseen, and others surely.
    fn of(gain: Gain, changes: &[i64; Rank::COUNT], some: u16, all: u16) -> Self {
        let (mut least, mut most) = (gain.sum, gain.sum);
        for rank in ranks_of(some) {
            let change = changes[rank];
            let surely = all >> rank & 1 == 1;
            least += if surely { change } else { change.min(0) };
            most += if surely { change } else { change.max(0) };
        }
        if least >= 0 { Self::Always } else { Self::Never { more: gain.worth(most.max(0)) } }
    }
}

/// One draw by ranks.
pub(crate) struct DrawnRanks<'a> {
    pub(crate) ranks: &'a [(Rank, u8)],
    /// What was unseen before it.
    pub(crate) rest: &'a [u8; Rank::COUNT],
    /// In how many ways it is drawn.
    pub(crate) ways: i64,
}

impl DrawnRanks<'_> {
    /// What is unseen after it.
    fn left(&self) -> [i64; Rank::COUNT] {
        let mut left = self.rest.map(i64::from);
        for &(rank, count) in self.ranks {
            left[rank.index()] -= i64::from(count);
        }
        left
    }

    /// For each choice of its ranks, in how many ways it is drawn without the cards of these ranks and a certain suit.
    fn avoiding(&self) -> [i64; 32] {
        let mut ways = [self.ways; 32];
        for (place, &(rank, count)) in self.ranks.iter().enumerate() {
            let there = i64::from(self.rest[rank.index()]);
            for (set, ways) in ways.iter_mut().enumerate() {
                // Of the ways to draw so many of a rank, this share leaves a certain one.
                if set >> place & 1 == 1 {
                    *ways = *ways * (there - i64::from(count)) / there;
                }
            }
        }
        ways
    }
}

impl FlushSums {
    pub(crate) fn new() -> Self {
        Self { own: Sums::new(), other: Sums::new(), more: 0, rounding: 0 }
    }

    /// Adds a draw whose final hand is played.
    pub(crate) fn add(
        &mut self,
        buying: &Buying,
        class: &Rc<Class>,
        payoff: &Payoff,
        drawn: &DrawnRanks,
        count: usize,
    ) {
        let left = drawn.left();
        let avoiding = drawn.avoiding();
        let ways = |set: u16| {
            let choice = drawn.ranks.iter().enumerate();
            let choice = choice.map(|(place, (rank, _))| usize::from(set >> rank.index() & 1) << place);
            avoiding[choice.sum::<usize>()]
        };
        // The ranks of which a certain card may be unseen, and those of which every card is.
        let (mut some, mut all) = (0_u16, 0_u16);
        for (rank, &cards) in left.iter().enumerate() {
            some |= u16::from(cards > 0) << rank;
            all |= u16::from(cards > 0 && cards == i64::from(buying.unseen[rank])) << rank;
        }
        let is_own = 1_u16 << buying.up.index();
        let changes = buying.flush_changes(class, payoff);
        let cut = i64::from(buying.rounding() > 0);
        for (term, changes) in class.terms.iter().zip(changes.iter()) {
            let entry = buying.entry(term);
            if entry.hidden & !some != 0 {
                continue;
            }
            let gain = buying.gain_of(term, &left, count);
            let stays = ways(entry.hidden);
            let keeps = gain.worth(gain.sum.max(0));
            // The card of the dealer's suit and the up card's rank is the up card itself.
            let own = if entry.thrown == 0 { 0 } else { is_own };
            let change = Change::of(gain, changes, some & !entry.hidden & !own, all & !entry.hidden & !own);
            if entry.thrown == 0 {
                self.own.add(entry.hidden, -stays * keeps);
                self.rounding += 4 * cut * stays;
                match change {
                    Change::Never { more } => {
                        self.other.add(entry.hidden, -stays * keeps);
                        self.more += 3 * stays * more;
                    }
                    Change::Always => {
                        self.other.add(entry.hidden, stays * (gain.worth(gain.sum) - keeps));
                        for rank in ranks_of(some & !entry.hidden).filter(|&rank| changes[rank] != 0) {
                            let set = entry.hidden | 1 << rank;
                            self.other.add(set, ways(set) * gain.worth(changes[rank]));
                            self.rounding += 3 * cut * ways(set);
                        }
                    }
                }
                continue;
            }
            let cards: i64 = ranks_of(entry.thrown).map(|rank| left[rank]).sum();
            // A flush already where the one that goes is of the suit too.
            for rank in ranks_of(entry.thrown & some) {
                let set = entry.hidden | 1 << rank;
                self.own.add(set, -ways(set) * keeps);
                self.rounding += cut * ways(set);
            }
            self.rounding += cut * cards * stays;
            // Of any other suit it may be every card but the one.
            let mut each = |set: u16, worth: i64| {
                self.own.add(set, cards * ways(set) * worth);
                for rank in ranks_of(entry.thrown & some) {
                    let set = set | 1 << rank;
                    self.own.add(set, -ways(set) * worth);
                }
            };
            match change {
                Change::Never { more } => {
                    each(entry.hidden, -keeps);
                    self.more += cards * stays * more;
                }
                Change::Always => {
                    each(entry.hidden, gain.worth(gain.sum) - keeps);
                    for rank in ranks_of(some & !entry.hidden & !own).filter(|&rank| changes[rank] != 0) {
                        let set = entry.hidden | 1 << rank;
                        each(set, gain.worth(changes[rank]));
                        self.rounding += cut * cards * ways(set);
                    }
                }
            }
        }
    }

    /// To be called when all draws are added.
    pub(crate) fn finish(&mut self) {
        self.own.finish();
        self.other.finish();
    }

    /// The sum for the dealer's suit, of which these ranks are unseen.
    pub(crate) fn own(&self, ranks: u16) -> i64 {
        self.own.within(ranks)
    }

    /// The sum for another suit.
    pub(crate) fn other(&self, ranks: u16) -> i64 {
        self.other.within(ranks)
    }
}

/// The ranks of a set.
fn ranks_of(set: u16) -> impl Iterator<Item = usize> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let rank = rest.trailing_zeros() as usize;
        (rest != 0).then(|| {
            rest &= rest - 1;
            rank
        })
    })
}
