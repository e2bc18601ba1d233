//! What the dealer's flushes change where his game may be bought.
//!
//! Sums by ranks take every hand of his for no flush. Two kinds are put right: his five cards are a flush, and so a
//! game already; or the four that stay are of one suit, and some new cards make them one.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use tuz_cards::Rank;

use super::buying::{Buying, ChangesKey, Class, Gain, changes_key, packed};
use super::exact::Known;
use crate::terms::Payoff;

/// Sets of thirteen ranks.
const SETS: usize = 1 << Rank::COUNT;

/// What is unseen when the box has its final hand, with suits: the dealer's is number 0.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Left {
    pub(crate) of_rank: [i64; Rank::COUNT],
    pub(crate) suits: [u16; 4],
}

/// What flushes change of the gain of a final hand with certain ranks unseen, suit by suit.
pub(crate) struct Parts {
    terms: Vec<PartTerm>,
    changes: Rc<Vec<[i64; Rank::COUNT]>>,
    of_rank: [i64; Rank::COUNT],
    throws_up_card: bool,
    /// By what is unseen of a suit, and whether it is the dealer's.
    known: FxHashMap<(u16, bool), i64>,
}

/// Hands of the dealer's with the ranks of one entry.
struct PartTerm {
    hidden: u16,
    thrown: u16,
    gain: Gain,
    /// What a purchase gains where no flush matters.
    keeps: i64,
}

/// So many are kept at most.
const MOST_PARTS: usize = 1 << 12;

/// What tells apart [`Parts`]: how flushes change the purchase, and all ranks that are unseen.
pub(super) type PartsKey = (ChangesKey, u64);

impl Buying<'_> {
    /// What flushes change of the gain of a final hand.
    pub(crate) fn flushes(&self, class: &Rc<Class>, payoff: &Payoff, left: &Left, drawn: usize) -> i64 {
        let key = (changes_key(class, payoff), packed(&left.of_rank, drawn));
        let mut parts = self.parts.borrow_mut();
        if parts.len() > MOST_PARTS {
            parts.clear();
        }
        parts.entry(key).or_insert_with(|| self.parts_of(class, payoff, left.of_rank, drawn)).sum(left.suits)
    }

    /// The same for all suits that may be, with these ranks unseen.
    pub(crate) fn parts_of(
        &self,
        class: &Rc<Class>,
        payoff: &Payoff,
        of_rank: [i64; Rank::COUNT],
        drawn: usize,
    ) -> Parts {
        let part = |term| {
            let (entry, gain) = (self.entry(term), self.gain_of(term, &of_rank, drawn));
            let keeps = gain.worth(gain.sum.max(0));
            PartTerm { hidden: entry.hidden, thrown: entry.thrown, gain, keeps }
        };
        Parts {
            terms: class.terms.iter().map(part).collect(),
            changes: self.flush_changes(class, payoff),
            of_rank,
            throws_up_card: class.throws_up_card,
            known: FxHashMap::default(),
        }
    }
}

impl Parts {
    /// With these ranks unseen of each suit, the dealer's first.
    pub(crate) fn sum(&mut self, suits: [u16; 4]) -> i64 {
        let mut sum = 0;
        for (suit, unseen) in suits.into_iter().enumerate() {
            let is_own = suit == 0;
            if !is_own && !self.throws_up_card {
                break;
            }
            let known = self.known.get(&(unseen, is_own)).copied();
            sum += known.unwrap_or_else(|| {
                let part = self.part(unseen, is_own);
                self.known.insert((unseen, is_own), part);
                part
            });
        }
        sum
    }

    /// The part of one suit, of which these ranks are unseen.
    fn part(&self, unseen: u16, is_own: bool) -> i64 {
        let mut sum = 0;
        for (term, changes) in self.terms.iter().zip(self.changes.iter()) {
            if term.hidden & !unseen != 0 || (!is_own && term.thrown != 0) {
                continue;
            }
            if is_own && term.thrown == 0 {
                sum -= term.keeps;
                continue;
            }
            let change: i64 = ranks_of(unseen).map(|rank| changes[rank]).sum();
            let with_flush = term.gain.worth((term.gain.sum + change).max(0)) - term.keeps;
            if is_own {
                let own = i64::from((term.thrown & unseen).count_ones());
                let all: i64 = ranks_of(term.thrown).map(|rank| self.of_rank[rank]).sum();
                sum += (all - own) * with_flush - own * term.keeps;
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
    /// What purchases add that are made in some draws only.
    seldom_own: Seldom,
    seldom_other: Seldom,
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

/// Bounds of what purchases add that are made in some draws only: by sets of ranks, and by how many cards of the suit are
/// in the hand.
#[derive(Default)]
struct Seldom {
    of_set: FxHashMap<u16, [Known; 6]>,
    known: RefCell<FxHashMap<u16, Known>>,
}

impl Seldom {
    fn add(&mut self, set: u16, more: [Known; 6]) {
        let sums = self.of_set.entry(set).or_insert([Known { low: 0, high: 0 }; 6]);
        for (sum, more) in sums.iter_mut().zip(more) {
            sum.low += more.low;
            sum.high += more.high;
        }
    }

    /// Over all sets of these ranks, with so many cards of the suit in the hand.
    fn within(&self, ranks: u16, held: u32) -> Known {
        let sum = || {
            let mut sum = Known { low: 0, high: 0 };
            for more in self.of_set.iter().filter(|(set, _)| **set & !ranks == 0).map(|(_, more)| more) {
                sum.low += more[held as usize].low;
                sum.high += more[held as usize].high;
            }
            sum
        };
        // The ranks that are unseen tell how many are in the hand.
        *self.known.borrow_mut().entry(ranks).or_insert_with(sum)
    }
}

/// What becomes of a purchase where four cards of one suit stay.
enum Change {
    /// It is not made.
    Never,
    /// It may be made in some draws: where so many cards complete the flush, and each changes the gain by so much at
    /// least and at most.
    Seldom { cards: usize, by: [i64; 2] },
    /// It is made, whatever cards that complete the flush are unseen.
    Always,
}

impl Change {
    /// With the cards of some ranks that complete it perhaps unseen, of others surely; `ranks` are all that there are.
    fn of(gain: Gain, changes: &[i64; Rank::COUNT], ranks: u16, some: u16, all: u16) -> Self {
        let (mut least, mut most) = (gain.sum, gain.sum);
        for rank in ranks_of(some) {
            let change = changes[rank];
            let surely = all >> rank & 1 == 1;
            least += if surely { change } else { change.min(0) };
            most += if surely { change } else { change.max(0) };
        }
        if least >= 0 {
            Self::Always
        } else if most <= 0 {
            Self::Never
        } else {
            let by = || ranks_of(ranks).map(|rank| changes[rank]);
            let by = [by().min().unwrap_or(0), by().max().unwrap_or(0)];
            Self::Seldom { cards: ranks.count_ones() as usize, by }
        }
    }

    /// What it adds to a hand over a draw, by how many cards of the suit are in the hand. Where none of the drawn ranks is
    /// among those the draw takes 0, 1, … of the cards that complete the flush in so many `ways`; otherwise it takes
    /// fewer. There are so many hands of each kind, at least and at most.
    fn adds(&self, gain: Gain, ways: &[i64; 6], hands: Known) -> [Known; 6] {
        let &Self::Seldom { cards, by: [least, most] } = self else { return [Known { low: 0, high: 0 }; 6] };
        let there = |held: usize, drawn: usize| cards.saturating_sub(held + drawn) as i64;
        let adds = |change: i64, cards: i64| gain.worth((gain.sum + change * cards).max(0));
        let of = |held: usize| {
            let takes = ways.iter().enumerate().filter(|(_, ways)| **ways > 0);
            let low = takes.clone().map(|(drawn, _)| adds(least, there(held, drawn))).min().unwrap_or(0);
            // The fewer are there, the more is added, unless they add themselves.
            let counted = |drawn: usize| if most > 0 { 0 } else { drawn };
            let high: i64 = takes.map(|(drawn, ways)| ways * adds(most, there(held, counted(drawn)))).sum();
            Known { low: hands.low * ways.iter().sum::<i64>() * low, high: hands.high * high }
        };
        std::array::from_fn(of)
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

    /// In how many ways it takes 0, 1, … cards of a certain suit, none of these ranks.
    fn taking(&self, none_of: u16) -> [i64; 6] {
        let (mut ways, mut over) = ([0; 6], 1);
        ways[0] = self.ways;
        for &(rank, count) in self.ranks {
            let (there, count) = (i64::from(self.rest[rank.index()]), i64::from(count));
            let takes = if none_of >> rank.index() & 1 == 1 { 0 } else { count };
            for taken in (0..6).rev() {
                let one_less = if taken > 0 { ways[taken - 1] } else { 0 };
                ways[taken] = ways[taken] * (there - count) + one_less * takes;
            }
            over *= there;
        }
        ways.map(|ways| ways / over)
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
        Self {
            own: Sums::new(),
            other: Sums::new(),
            seldom_own: Seldom::default(),
            seldom_other: Seldom::default(),
            rounding: 0,
        }
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
            let ranks = buying.ranks & !entry.hidden & !own;
            let change = Change::of(gain, changes, ranks, some & ranks, all & ranks);
            let adds = |hands: Known| change.adds(gain, &drawn.taking(entry.hidden), hands);
            let is_seldom = matches!(change, Change::Seldom { .. });
            if entry.thrown == 0 {
                self.own.add(entry.hidden, -stays * keeps);
                self.rounding += 4 * cut * stays;
                if is_seldom {
                    self.seldom_other.add(entry.hidden, adds(Known { low: 1, high: 1 }));
                }
                match change {
                    Change::Never | Change::Seldom { .. } => {
                        self.other.add(entry.hidden, -stays * keeps);
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
            if is_seldom {
                // Of the dealer's suit itself it is a flush already.
                let own = i64::from((entry.thrown & some).count_ones());
                self.seldom_own.add(entry.hidden, adds(Known { low: (cards - own).max(0), high: cards }));
            }
            // Of any other suit it may be every card but the one.
            let mut each = |set: u16, worth: i64| {
                self.own.add(set, cards * ways(set) * worth);
                for rank in ranks_of(entry.thrown & some) {
                    let set = set | 1 << rank;
                    self.own.add(set, -ways(set) * worth);
                }
            };
            match change {
                Change::Never | Change::Seldom { .. } => each(entry.hidden, -keeps),
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

    /// The sum for the dealer's suit, of which these ranks are unseen and so many cards are in the hand.
    pub(crate) fn own(&self, ranks: u16, held: u32) -> Known {
        let (sum, seldom) = (self.own.within(ranks), self.seldom_own.within(ranks, held));
        Known { low: sum + seldom.low - self.rounding, high: sum + seldom.high + self.rounding }
    }

    /// The sum for another suit, of which these ranks are unseen and so many cards are in the hand.
    pub(crate) fn other(&self, ranks: u16, held: u32) -> Known {
        let (sum, seldom) = (self.other.within(ranks), self.seldom_other.within(ranks, held));
        Known { low: sum + seldom.low, high: sum + seldom.high }
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
