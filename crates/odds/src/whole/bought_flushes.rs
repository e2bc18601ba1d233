//! What the dealer's flushes change where his game may be bought.
//!
//! Sums by ranks take every hand of his for no flush. Two kinds are put right: his five cards are a flush, and so a
//! game already; or the four that stay are of one suit, and some new cards make them one.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use tuz_cards::Rank;

use super::buying::{Buying, ChangesKey, Class, Gain, changes_key, packed};
use super::exact::each_way;
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

/// What purchases add that are made in some draws only, as the cards that complete the flush are there or not.
#[derive(Default)]
struct Seldom {
    draws: Vec<SeldomDraw>,
    /// By the ranks of the suit that are unseen before the draw.
    known: RefCell<FxHashMap<u16, i64>>,
}

/// One draw by ranks, after which some purchases hang on the cards of a suit.
struct SeldomDraw {
    ranks: &'static [(Rank, u8)],
    /// What was unseen before it.
    rest: [u8; Rank::COUNT],
    terms: Vec<SeldomTerm>,
}

/// A purchase of which it depends on the unseen cards of a suit whether it gains.
struct SeldomTerm {
    hidden: u16,
    thrown: u16,
    /// How many cards may be the one that goes, of any suit.
    goes: i64,
    gain: Gain,
    /// What each card of the suit adds to the gain, by rank.
    changes: [i64; Rank::COUNT],
}

impl Seldom {
    fn add(&mut self, drawn: &DrawnRanks, terms: Vec<SeldomTerm>) {
        if !terms.is_empty() {
            self.draws.push(SeldomDraw { ranks: drawn.ranks, rest: *drawn.rest, terms });
        }
    }

    /// With these ranks of the suit unseen before the draw.
    fn within(&self, ranks: u16) -> i64 {
        *self
            .known
            .borrow_mut()
            .entry(ranks)
            .or_insert_with(|| self.draws.iter().map(|draw| draw.sum(ranks)).sum())
    }
}

impl SeldomDraw {
    fn sum(&self, ranks: u16) -> i64 {
        let there = self.terms.iter().filter(|term| term.hidden & !ranks == 0);
        let there: Vec<(&SeldomTerm, i64)> =
            there.map(|term| (term, term.gain.sum + sum_over(&term.changes, ranks))).collect();
        let mut sum = 0;
        if !there.is_empty() {
            each_way(self.ranks, &self.rest, ranks, 1, 0, &mut |ways, taken| {
                for (term, gain) in there.iter().filter(|(term, _)| term.hidden & taken == 0) {
                    let gain = gain - sum_over(&term.changes, taken);
                    if gain > 0 {
                        // One that is of the suit too would make it a flush already.
                        let goes = term.goes - i64::from((term.thrown & ranks & !taken).count_ones());
                        sum += ways * goes * term.gain.worth(gain);
                    }
                }
            });
        }
        sum
    }
}

fn sum_over(changes: &[i64; Rank::COUNT], ranks: u16) -> i64 {
    ranks_of(ranks).map(|rank| changes[rank]).sum()
}

/// What becomes of a purchase where four cards of one suit stay.
enum Change {
    /// It is not made.
    Never,
    /// It may be made in some draws.
    Seldom,
    /// It is made, whatever cards that complete the flush are unseen.
    Always,
}

impl Change {
    /// With the cards of some ranks that complete it perhaps unseen, of others surely.
    fn of(gain: Gain, changes: &[i64; Rank::COUNT], some: u16, all: u16) -> Self {
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
            Self::Seldom
        }
    }
}

/// One draw by ranks.
pub(crate) struct DrawnRanks<'a> {
    pub(crate) ranks: &'static [(Rank, u8)],
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
        Self {
            own: Sums::new(),
            other: Sums::new(),
            seldom_own: Seldom::default(),
            seldom_other: Seldom::default(),
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
        let (mut seldom_own, mut seldom_other) = (Vec::new(), Vec::new());
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
            let change = Change::of(gain, changes, some & ranks, all & ranks);
            let seldom = |goes: i64| SeldomTerm {
                hidden: entry.hidden,
                thrown: entry.thrown,
                goes,
                gain,
                changes: *changes,
            };
            if entry.thrown == 0 {
                self.own.add(entry.hidden, -stays * keeps);
                match change {
                    Change::Never => self.other.add(entry.hidden, -stays * keeps),
                    Change::Seldom => {
                        self.other.add(entry.hidden, -stays * keeps);
                        seldom_other.push(seldom(1));
                    }
                    Change::Always => {
                        self.other.add(entry.hidden, stays * (gain.worth(gain.sum) - keeps));
                        for rank in ranks_of(some & !entry.hidden).filter(|&rank| changes[rank] != 0) {
                            let set = entry.hidden | 1 << rank;
                            self.other.add(set, ways(set) * gain.worth(changes[rank]));
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
                Change::Never => each(entry.hidden, -keeps),
                Change::Seldom => {
                    each(entry.hidden, -keeps);
                    seldom_own.push(seldom(cards));
                }
                Change::Always => {
                    each(entry.hidden, gain.worth(gain.sum) - keeps);
                    for rank in ranks_of(some & !entry.hidden & !own).filter(|&rank| changes[rank] != 0) {
                        let set = entry.hidden | 1 << rank;
                        each(set, gain.worth(changes[rank]));
                    }
                }
            }
        }
        self.seldom_own.add(drawn, seldom_own);
        self.seldom_other.add(drawn, seldom_other);
    }

    /// To be called when all draws are added.
    pub(crate) fn finish(&mut self) {
        self.own.finish();
        self.other.finish();
    }

    /// The sum for the dealer's suit, of which these ranks are unseen before the draw.
    pub(crate) fn own(&self, ranks: u16) -> i64 {
        self.own.within(ranks) + self.seldom_own.within(ranks)
    }

    /// The sum for another suit, of which these ranks are unseen before the draw.
    pub(crate) fn other(&self, ranks: u16) -> i64 {
        self.other.within(ranks) + self.seldom_other.within(ranks)
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
