//! Buying the dealer's game with one up card: what it gains, by ranks.
//!
//! For each of the dealer's hands without a game the box keeps what that brings, or pays for a new card of his: the
//! better of the two. What a new card gains is linear in the numbers of unseen cards by rank, so the gain over all
//! hands is a sum of products. Suits matter where four cards of one suit stay, and where five are a flush: those hands
//! are few, and are put right in [`bought_flushes`](super::bought_flushes).

use std::cell::RefCell;
use std::cmp::Ordering;
use std::rc::Rc;

use num_integer::Integer;
use rustc_hash::FxHashMap;
use tuz_cards::{Rank, RankSet};
use tuz_hands::{Category, RankCounts, RankKey, Strength};
use tuz_house::rules::Thrown;

use super::bought_flushes::{Parts, PartsKey};
use super::outcomes::{Ending, Purchase};
use super::sweep::{LANES, Unseen};
use crate::terms::{GameTerms, Payoff, Terms};

/// Gains side by side, for several sets of discards.
pub(crate) type Gains = [i64; LANES];

/// So many purchases are kept at most.
const MOST_PURCHASES: usize = 1 << 18;

/// Hands of the dealer's without a game that throw alike: the hidden cards that stay, and one more that goes, unless
/// that is the up card.
pub(super) struct Entry {
    /// The ranks of the hidden cards that stay: four, or three and one of `thrown` with them.
    pub(super) hidden: u16,
    places: [usize; 4],
    /// The ranks that the one that goes may have; none where the up card goes.
    pub(super) thrown: u16,
    thrown_place: usize,
    /// Net of the ante where no game is bought.
    keep: i64,
    /// The dealer's new strength by the rank of the new card, no flush.
    strengths: [Strength; Rank::COUNT],
    /// The same as a flush; nothing for ranks that stay already.
    flushes: [Option<Strength>; Rank::COUNT],
}

/// A purchase for final hands that beat the same of the dealer's new hands and are paid the same.
pub(crate) struct Class {
    pub(super) terms: Vec<Term>,
    /// The up card goes against some hands.
    pub(super) throws_up_card: bool,
    /// By how much suits can change the gain over all of the dealer's hands, summed over the new cards.
    error: i64,
}

/// What a purchase against the hands of one entry gains.
pub(super) struct Term {
    pub(super) entry: usize,
    /// With any card, over all of them.
    each: i64,
    /// With certain ranks besides.
    more: Vec<(usize, i64)>,
    /// What the hidden cards that stay take from that.
    less: i64,
    /// How the round ends with a new card of each rank.
    ends: [Ending; Rank::COUNT],
}

type ClassKey = (u16, u16, bool, i64, i64);
/// The address of a class, and the strength of the final hand, where that is a straight or more.
pub(super) type ChangesKey = (usize, Strength);

/// Buying the dealer's game with one up card.
pub(crate) struct Buying<'a> {
    pub(super) terms: &'a Terms,
    pub(super) rule: &'a GameTerms,
    pub(super) up: Rank,
    /// What is unseen of each rank besides the up card.
    pub(super) unseen: [u8; Rank::COUNT],
    /// The ranks of the pack, as bits.
    pub(super) ranks: u16,
    size: usize,
    pub(super) entries: Vec<Entry>,
    /// The different sets of ranks that go.
    thrown: Vec<u16>,
    /// For every strength its place among the dealer's new ones.
    places: Vec<u16>,
    classes: RefCell<FxHashMap<ClassKey, Option<Rc<Class>>>>,
    changes: RefCell<FxHashMap<ChangesKey, Rc<Vec<[i64; Rank::COUNT]>>>>,
    /// How rounds with a purchase end, as far as it was worked out, by class and unseen ranks.
    purchases: RefCell<FxHashMap<(usize, u64), Purchase>>,
    /// What flushes change, as far as it was worked out.
    pub(super) parts: RefCell<FxHashMap<PartsKey, Parts>>,
}

/// Whether any of the four hidden cards may be the one that goes, each as often.
fn is_mean_of_hidden(rule: &GameTerms) -> bool {
    rule.thrown == Thrown::First && !rule.first_is_up
}

/// Which of these five ranks goes.
fn thrown_ranks(rule: &GameTerms, up: Rank, hidden: RankSet) -> Vec<Rank> {
    let all = hidden.iter().chain([up]);
    match rule.thrown {
        Thrown::Highest => all.max().into_iter().collect(),
        Thrown::Lowest => all.min().into_iter().collect(),
        Thrown::First if rule.first_is_up => vec![up],
        Thrown::First => hidden.iter().collect(),
        Thrown::Choice => all.collect(),
    }
}

/// What makes the worth of hands whole numbers once a game may be bought, for a pack of so many cards of which the box
/// has drawn some: the numbers are over so many as would be without.
pub(crate) fn scale(rule: Option<&GameTerms>, size: usize, drawn: usize) -> i64 {
    let Some(rule) = rule else { return 1 };
    new_cards(rule, size, drawn) * if is_mean_of_hidden(rule) { 4 } else { 1 }
}

/// What all numbers of cards that the new one may be are divisors of.
fn new_cards(rule: &GameTerms, size: usize, drawn: usize) -> i64 {
    let left = left(size, drawn);
    // Up to three others have the rank of the one that goes.
    let fewest = if rule.draw_again { (left - 3).max(1) } else { left };
    (fewest..=left).fold(1, |all, cards| all.lcm(&cards))
}

/// How many cards are unseen besides the dealer's, when the box has drawn so many.
fn left(size: usize, drawn: usize) -> i64 {
    size as i64 - 10 - drawn as i64
}

impl<'a> Buying<'a> {
    /// For a pack of so many cards.
    pub(crate) fn new(
        terms: &'a Terms,
        rule: &'a GameTerms,
        up: Rank,
        unseen: [u8; Rank::COUNT],
        size: usize,
    ) -> Self {
        let is_there = |rank: Rank| rank != up && unseen[rank.index()] > 0;
        // Hands that differ only by the card that goes are one, unless its rank matters.
        let merges = terms.no_game_step().is_none() && !rule.draw_again;
        let mut entries: Vec<Entry> = Vec::new();
        let mut place_of: FxHashMap<u16, usize> = FxHashMap::default();
        for bits in 0..1_u16 << Rank::COUNT {
            let hidden = RankSet::from_bits(bits);
            if hidden.len() != 4 || !hidden.iter().all(is_there) {
                continue;
            }
            let strength = Strength::of_five(key_of(hidden.iter().chain([up])));
            if strength >= terms.qualifier {
                continue;
            }
            for thrown in thrown_ranks(rule, up, hidden) {
                let stay = bits & !(1 << thrown.index());
                let thrown = if thrown == up { 0 } else { 1 << thrown.index() };
                if merges && thrown != 0 {
                    if let Some(&place) = place_of.get(&stay) {
                        entries[place].thrown |= thrown;
                        continue;
                    }
                    place_of.insert(stay, entries.len());
                }
                entries.push(Entry::new(up, stay, thrown, terms.no_game(strength)));
            }
        }
        entries.sort_by_key(|entry| (entry.thrown.is_power_of_two(), entry.thrown, entry.hidden));
        let mut thrown: Vec<u16> = entries.iter().map(|entry| entry.thrown).collect();
        thrown.sort_unstable();
        thrown.dedup();
        for entry in &mut entries {
            entry.thrown_place = thrown.partition_point(|set| *set < entry.thrown);
        }
        let ranks = (0..Rank::COUNT).filter(|&rank| unseen[rank] > 0).map(|rank| 1 << rank).sum();
        let places = places(entries.iter().flat_map(|entry| entry.strengths));
        Self {
            terms,
            rule,
            up,
            unseen,
            ranks,
            size,
            entries,
            thrown,
            places,
            classes: RefCell::default(),
            changes: RefCell::default(),
            purchases: RefCell::default(),
            parts: RefCell::default(),
        }
    }

    /// How many cards a new one of the dealer's may be, when the box has drawn so many.
    pub(super) fn left(&self, drawn: usize) -> i64 {
        left(self.size, drawn)
    }

    /// By how much suits can change the gain over all of the dealer's hands, when so many cards were drawn.
    pub(crate) fn error(&self, class: &Class, drawn: usize) -> i64 {
        let fewest = if self.rule.draw_again { (self.left(drawn) - 3).max(1) } else { self.left(drawn) };
        class.error * self.times(fewest, drawn)
    }

    /// What a sum over so many new cards is multiplied by to be comparable.
    fn times(&self, cards: i64, drawn: usize) -> i64 {
        new_cards(self.rule, self.size, drawn) / cards.max(1)
    }

    /// What a final hand shares with others; `None` where buying never gains.
    pub(crate) fn class(&self, payoff: &Payoff) -> Option<Rc<Class>> {
        let place = |strength: Strength| self.places[strength.index()];
        let second = if self.terms.must_win { place(payoff.second_beats_below) } else { 0 };
        let key = (
            place(payoff.strength),
            second,
            payoff.strength >= Strength::weakest(Category::Flush),
            payoff.bought_win,
            payoff.bought_win_first_only,
        );
        if let Some(class) = self.classes.borrow().get(&key) {
            return class.clone();
        }
        let class = self.new_class(payoff).map(Rc::new);
        self.classes.borrow_mut().insert(key, class.clone());
        class
    }

    /// What a box with this hand has when its purchase makes the dealer this strong, less what it keeps otherwise.
    pub(super) fn gain(&self, payoff: &Payoff, entry: &Entry, strength: Strength) -> i64 {
        let result = if strength >= self.terms.qualifier {
            payoff.against_bought(strength)
        } else if self.rule.still_paid {
            self.terms.no_game(strength)
        } else {
            0
        };
        result - self.rule.price - entry.keep
    }

    /// How the round ends when a purchase makes the dealer this strong.
    fn ending(&self, payoff: &Payoff, strength: Strength) -> Ending {
        if strength < self.terms.qualifier {
            return if self.terms.no_game(strength) == 0 { Ending::Unpaid } else { Ending::NoGame };
        }
        match payoff.strength.cmp(&strength) {
            Ordering::Greater if strength < payoff.second_beats_below => Ending::Won,
            Ordering::Greater => Ending::WonFirstOnly,
            Ordering::Equal => Ending::Tied,
            Ordering::Less => Ending::Lost,
        }
    }

    /// How rounds end against the hands over which a purchase gains, as if there were no flushes; numbers are those of
    /// the dealer's hands times the [`scale`].
    pub(crate) fn purchase(&self, class: &Rc<Class>, unseen: &[i64; Rank::COUNT], drawn: usize) -> Purchase {
        let key = (Rc::as_ptr(class) as usize, packed(unseen, drawn));
        let mut purchases = self.purchases.borrow_mut();
        if purchases.len() > MOST_PURCHASES {
            purchases.clear();
        }
        *purchases.entry(key).or_insert_with(|| self.new_purchase(class, unseen, drawn))
    }

    fn new_purchase(&self, class: &Class, unseen: &[i64; Rank::COUNT], drawn: usize) -> Purchase {
        let mut purchase = Purchase::default();
        for term in &class.terms {
            let gain = self.gain_of(term, unseen, drawn);
            if gain.sum <= 0 {
                continue;
            }
            let entry = self.entry(term);
            let others: i64 = RankSet::from_bits(entry.thrown).iter().map(|rank| unseen[rank.index()]).sum();
            let hidden = &entry.places[..if entry.thrown == 0 { 4 } else { 3 }];
            let last = if entry.thrown == 0 { 1 } else { others };
            let ways = hidden.iter().map(|&rank| unseen[rank]).product::<i64>() * last;
            let mut ends = [0; 6];
            for (rank, &end) in term.ends.iter().enumerate() {
                let again = self.rule.draw_again && entry.goes(rank, self.up);
                if !again {
                    ends[end as usize] += unseen[rank] - i64::from(entry.hidden >> rank & 1);
                }
            }
            // A card that goes is no new one; with its rank there is no game either.
            if entry.thrown != 0 && !self.rule.draw_again {
                let rank = entry.thrown.trailing_zeros() as usize;
                ends[term.ends[rank] as usize] -= 1;
            }
            let kept = if entry.keep == 0 { Ending::Unpaid } else { Ending::NoGame };
            for (sum, cards) in purchase.to.iter_mut().zip(ends) {
                let hands = ways * gain.worth(cards);
                *sum += hands;
                purchase.from[kept as usize] += hands;
            }
        }
        purchase
    }

    fn new_class(&self, payoff: &Payoff) -> Option<Class> {
        let beats_flushes = payoff.strength >= Strength::weakest(Category::Flush);
        let most = self.left(0);
        let mut class = Class { terms: Vec::new(), throws_up_card: false, error: 0 };
        for (place, entry) in self.entries.iter().enumerate() {
            let gains = entry.strengths.map(|strength| self.gain(payoff, entry, strength));
            // What most cards bring: the dealer still has no game, and no rank makes him stronger.
            let each = mode(&gains);
            let again = |rank: usize| self.rule.draw_again && entry.goes(rank, self.up);
            let differs = |rank: &usize| gains[*rank] != each && !again(*rank);
            let more: Vec<(usize, i64)> =
                (0..Rank::COUNT).filter(differs).map(|rank| (rank, gains[rank] - each)).collect();
            let taken = |rank: usize| i64::from(entry.hidden >> rank & 1);
            let less = more.iter().map(|&(rank, gain)| gain * taken(rank)).sum();
            // All cards that gain are there, and none that lose; as few as can be for what each loses.
            let fewest = self.left(5) - if self.rule.draw_again { 3 } else { 0 };
            let best = each.max(0) * most
                + each.min(0) * fewest.max(0)
                + more
                    .iter()
                    .map(|&(rank, gain)| gain.max(0) * (i64::from(self.unseen[rank]) - taken(rank)))
                    .sum::<i64>();
            let best = best.min(most * gains.iter().copied().max().unwrap_or(0));
            let with_flush = if beats_flushes {
                most * (payoff.bought_win - self.rule.price - entry.keep).max(0)
            } else {
                0
            };
            if best <= 0 && with_flush <= 0 {
                continue;
            }
            // Of each suit, or with any other suit of the card that goes.
            let suited = 4 * i64::from(entry.thrown.count_ones().max(1));
            class.error += suited * best.max(with_flush).max(0);
            class.throws_up_card |= entry.thrown == 0;
            let ends = entry.strengths.map(|strength| self.ending(payoff, strength));
            class.terms.push(Term { entry: place, each, more, less, ends });
        }
        (!class.terms.is_empty()).then_some(class)
    }

    /// What a purchase gains over all of the dealer's hands as if there were no flushes, for several sets of discards:
    /// these cards are unseen when the box has its final hand.
    pub(crate) fn gains(&self, class: &Class, unseen: &Unseen, drawn: usize) -> Gains {
        let cards = unseen.map(|cards| cards.map(f64::from));
        let sets: Vec<[f64; LANES]> = self.thrown.iter().map(|&set| sum_of(&cards, set)).collect();
        let n = self.left(drawn) as f64;
        let mut sums = [0.0; LANES];
        if !self.rule.draw_again {
            for term in &class.terms {
                add(&mut sums, &times(self.ways(term, &cards, &sets), gain(term, &cards, [n; LANES])));
            }
            return sums.map(|sum| sum as i64);
        }
        let all = new_cards(self.rule, self.size, drawn) as f64;
        // Entries that throw one rank stand side by side.
        for terms in class.terms.chunk_by(|a, b| self.entries[a.entry].thrown == self.entries[b.entry].thrown)
        {
            let mut of_rank = [0.0; LANES];
            let entry = &self.entries[terms[0].entry];
            let others = self.others(entry, &cards, n);
            for term in terms {
                add(&mut of_rank, &times(self.ways(term, &cards, &sets), gain(term, &cards, others)));
            }
            for lane in 0..LANES {
                // A whole number: all that others may be divide it.
                sums[lane] += of_rank[lane] * (all / others[lane].max(1.0));
            }
        }
        sums.map(|sum| sum as i64)
    }

    /// The cards that are not of the rank that goes.
    fn others(&self, entry: &Entry, cards: &[[f64; LANES]; Rank::COUNT], n: f64) -> [f64; LANES] {
        if entry.thrown == 0 {
            return cards[self.up.index()].map(|same| n - same);
        }
        cards[entry.thrown.trailing_zeros() as usize].map(|same| n - same + 1.0)
    }

    fn ways(&self, term: &Term, cards: &[[f64; LANES]; Rank::COUNT], sets: &[[f64; LANES]]) -> [f64; LANES] {
        let entry = &self.entries[term.entry];
        let [a, b, c, d] = entry.places;
        let three = times(times(cards[a], cards[b]), cards[c]);
        times(three, if entry.thrown == 0 { cards[d] } else { sets[entry.thrown_place] })
    }

    /// The entries a purchase may gain against.
    pub(super) fn entry(&self, term: &Term) -> &Entry {
        &self.entries[term.entry]
    }

    /// What a purchase gains over one hand of a term when these cards are unseen.
    pub(super) fn gain_of(&self, term: &Term, unseen: &[i64; Rank::COUNT], drawn: usize) -> Gain {
        let n = self.left(drawn);
        let entry = self.entry(term);
        let cards = if !self.rule.draw_again {
            n
        } else if entry.thrown == 0 {
            n - unseen[self.up.index()]
        } else {
            n - unseen[entry.thrown.trailing_zeros() as usize] + 1
        };
        let more: i64 = term.more.iter().map(|&(rank, gain)| gain * unseen[rank]).sum();
        Gain { sum: cards * term.each + more - term.less, times: self.times(cards, drawn) }
    }

    /// For each term, what a new card that makes a flush of four kept ones brings more than by its rank alone, by rank.
    pub(super) fn flush_changes(&self, class: &Rc<Class>, payoff: &Payoff) -> Rc<Vec<[i64; Rank::COUNT]>> {
        let key = changes_key(class, payoff);
        if let Some(changes) = self.changes.borrow().get(&key) {
            return changes.clone();
        }
        let of = |term: &Term| {
            let entry = self.entry(term);
            let mut changes = [0; Rank::COUNT];
            for (rank, change) in changes.iter_mut().enumerate() {
                let Some(flush) = entry.flushes[rank] else { continue };
                if !(self.rule.draw_again && entry.goes(rank, self.up)) {
                    let plain = self.gain(payoff, entry, entry.strengths[rank]);
                    *change = self.gain(payoff, entry, flush) - plain;
                }
            }
            changes
        };
        let changes = Rc::new(class.terms.iter().map(of).collect());
        self.changes.borrow_mut().insert(key, Rc::clone(&changes));
        changes
    }
}

/// What a purchase gains, summed over the new cards.
#[derive(Clone, Copy)]
pub(super) struct Gain {
    pub(super) sum: i64,
    /// What it is multiplied by, to be comparable.
    times: i64,
}

impl Gain {
    /// A sum over the same new cards, comparable.
    pub(super) fn worth(&self, sum: i64) -> i64 {
        sum * self.times
    }
}

impl Entry {
    fn new(up: Rank, hidden: u16, thrown: u16, keep: i64) -> Self {
        let mut places = [0; 4];
        for (place, rank) in places.iter_mut().zip(RankSet::from_bits(hidden).iter()) {
            *place = rank.index();
        }
        let stay = if thrown == 0 { hidden } else { hidden | 1 << up.index() };
        let kept = key_of(RankSet::from_bits(stay).iter());
        let flush = |rank: Rank| {
            let bit = 1 << rank.index();
            (stay & bit == 0).then(|| Strength::of_suited(RankSet::from_bits(stay | bit)))
        };
        Self {
            hidden,
            places,
            thrown,
            thrown_place: 0,
            keep,
            // No rank stands five times among five cards of which four differ.
            strengths: Rank::ALL.map(|rank| Strength::of_five(kept + RankKey::of(rank))),
            flushes: Rank::ALL.map(flush),
        }
    }

    /// Whether a card of this rank is the one that goes.
    pub(super) fn goes(&self, rank: usize, up: Rank) -> bool {
        if self.thrown == 0 { rank == up.index() } else { self.thrown >> rank & 1 == 1 }
    }
}

fn key_of(ranks: impl Iterator<Item = Rank>) -> RankKey {
    RankCounts::from_ranks(ranks).key()
}

/// The numbers of unseen cards, and how many were drawn, as one number.
pub(super) fn packed(unseen: &[i64; Rank::COUNT], drawn: usize) -> u64 {
    unseen.iter().fold(drawn as u64, |all, &cards| all << 3 | cards as u64)
}

/// What tells apart how flushes change purchases.
pub(super) fn changes_key(class: &Rc<Class>, payoff: &Payoff) -> ChangesKey {
    // What is below all flushes is below all.
    let strength = payoff.strength.max(Strength::weakest(Category::Straight));
    (Rc::as_ptr(class) as usize, strength)
}

/// The number that stands most often.
fn mode(numbers: &[i64]) -> i64 {
    let times = |number: &&i64| numbers.iter().filter(|other| other == number).count();
    numbers.iter().max_by_key(times).copied().unwrap_or(0)
}

/// For every strength its place among these: an odd place is on one, an even one between two.
fn places(steps: impl Iterator<Item = Strength>) -> Vec<u16> {
    let mut is_step = vec![false; Strength::COUNT];
    for step in steps {
        is_step[step.index()] = true;
    }
    let mut place = 0;
    let next = |is_step: bool| {
        place += if is_step { 2 } else { 0 };
        if is_step { place - 1 } else { place }
    };
    is_step.into_iter().map(next).collect()
}

fn sum_of(cards: &[[f64; LANES]; Rank::COUNT], set: u16) -> [f64; LANES] {
    let mut sum = [0.0; LANES];
    for rank in RankSet::from_bits(set).iter() {
        add(&mut sum, &cards[rank.index()]);
    }
    sum
}

/// What a purchase gains where it gains.
fn gain(term: &Term, cards: &[[f64; LANES]; Rank::COUNT], n: [f64; LANES]) -> [f64; LANES] {
    let (each, less) = (term.each as f64, term.less as f64);
    let mut sum = n.map(|n| n * each - less);
    for &(rank, gain) in &term.more {
        let gain = gain as f64;
        for lane in 0..LANES {
            sum[lane] += cards[rank][lane] * gain;
        }
    }
    sum.map(|sum| sum.max(0.0))
}

fn add(sum: &mut [f64; LANES], more: &[f64; LANES]) {
    for lane in 0..LANES {
        sum[lane] += more[lane];
    }
}

fn times(a: [f64; LANES], b: [f64; LANES]) -> [f64; LANES] {
    std::array::from_fn(|lane| a[lane] * b[lane])
}
