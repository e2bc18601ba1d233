//! What an exchange is worth with all flushes, draw by draw as far as suits tell draws apart.

use rustc_hash::FxHashMap;
use tuz_cards::Rank;

use super::outcomes::{Ending, Outcomes};
use super::sets::Change;
use super::sweep::{LANES, Numbers, Tally};
use super::table::{Final, Lane, Table};
use crate::shapes::{CHOOSE, ShapeId, Shapes};

/// A sum that has to be known exactly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Wanted {
    pub(crate) kept: ShapeId,
    pub(crate) discards: ShapeId,
    /// Ranks of the dealer's suit that are in the hand, as bits.
    pub(crate) seen: u16,
    pub(crate) of: Of,
}

/// What is summed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Of {
    /// All draws, as if the box could have no flush.
    Draws,
    /// What changes by the draws that make a flush of a suit.
    Flush {
        /// It is the dealer's suit.
        own: bool,
        /// The ranks of it among the discards, as bits.
        thrown: u16,
    },
}

/// Works out everything that is wanted.
pub(crate) fn known(table: &Table, wanted: impl IntoIterator<Item = Wanted>) -> FxHashMap<Wanted, i64> {
    let mut known = FxHashMap::default();
    each_exchange(table, wanted.into_iter().map(|want| (want, ())), |exchange, wants| {
        let draws = wants.iter().any(|(want, ())| want.of == Of::Draws).then(|| exchange.draws());
        for (want, ()) in wants {
            let own = table.own & !want.seen;
            let sum = match want.of {
                Of::Draws => draws.as_ref().map_or(0, |draws| draws.sum(exchange, own)),
                Of::Flush { own: is_own, thrown } => exchange.flushes(own, is_own, thrown),
            };
            known.insert(*want, sum);
        }
    });
    known
}

/// Counts how rounds end after these exchanges, each so many times.
pub(crate) fn count(
    table: &Table,
    chosen: impl IntoIterator<Item = (Wanted, i128)>,
    outcomes: &mut Outcomes,
) {
    each_exchange(table, chosen, |exchange, chosen| exchange.count(chosen, outcomes));
}

/// Goes through what is wanted, the same exchanges together.
fn each_exchange<T>(
    table: &Table,
    wanted: impl IntoIterator<Item = (Wanted, T)>,
    mut see: impl FnMut(&Exchange, &[(Wanted, T)]),
) {
    let mut by_discards: FxHashMap<ShapeId, FxHashMap<ShapeId, Vec<(Wanted, T)>>> = FxHashMap::default();
    for want in wanted {
        by_discards.entry(want.0.discards).or_default().entry(want.0.kept).or_default().push(want);
    }
    let mut all: Vec<ShapeId> = by_discards.keys().copied().collect();
    all.sort_unstable();
    let (mut tally, mut numbers) = (Tally::new(), Vec::new());
    for discards in all.chunks(LANES) {
        table.order.sweep(&table.lanes(discards), &mut tally, &mut numbers);
        for (lane, &discards) in discards.iter().enumerate() {
            for (&kept, wants) in &by_discards[&discards] {
                see(&Exchange::new(table, kept, discards, lane, &numbers), wants);
            }
        }
    }
}

/// One exchange by rank.
struct Exchange<'a> {
    table: &'a Table<'a>,
    kept: ShapeId,
    /// How many cards are exchanged.
    count: usize,
    lane: usize,
    numbers: &'a [Numbers],
    /// What is unseen of each rank besides hand and up card.
    rest: [u8; Rank::COUNT],
    hands: i64,
    fold: i64,
}

/// A draw of one shape, as if it made no flush.
struct Draw<'a> {
    ranks: &'static [(Rank, u8)],
    ways: i64,
    last: &'a Final,
    n: Lane,
    worth: i64,
    fate: Fate,
}

/// What becomes of a draw, whatever cards of the dealer's suit are in the hand.
#[derive(Clone, Copy)]
enum Fate {
    /// It is folded.
    Folded,
    /// It is played, and changes with the dealer's flushes as [`Sets`](super::sets::Sets) has it.
    Alike,
    /// It has to be looked at suit by suit.
    Apart,
}

/// A draw that has to be looked at suit by suit: its ranks, what the hand brings, and the numbers of the dealer's
/// hands.
type Apart<'a> = (&'static [(Rank, u8)], &'a Final, Lane);

/// All draws of an exchange, summed as far as they are alike whatever cards of the dealer's suit are in the hand.
struct DrawSums<'a> {
    /// What does not depend on suits.
    sum: i64,
    /// Of the draws that are alike: by sets of ranks, in how many ways a draw holds the cards of the dealer's suit of
    /// those ranks, and these times what the hand wins.
    alike: Vec<(i64, i64)>,
    /// The draws that have to be looked at one by one.
    apart: Vec<Apart<'a>>,
}

impl<'a> Exchange<'a> {
    fn new(table: &'a Table, kept: ShapeId, discards: ShapeId, lane: usize, numbers: &'a [Numbers]) -> Self {
        let shapes = Shapes::get();
        let count = shapes.at(discards).size();
        let hands = table.game.hands_after(count);
        let mut rest = table.unseen;
        for shape in [kept, discards] {
            for &(rank, count) in &shapes.at(shape).ranks {
                rest[rank.index()] = rest[rank.index()].saturating_sub(count);
            }
        }
        Self { table, kept, count, lane, numbers, rest, hands, fold: table.fold(count, hands) }
    }

    fn best(&self, last: &Final, n: Lane, own: u16) -> i64 {
        self.table.worth(last, n, own, self.hands).max(self.fold)
    }

    fn ways(&self, ranks: &[(Rank, u8)]) -> i64 {
        let ways =
            |&(rank, count): &(Rank, u8)| CHOOSE[usize::from(self.rest[rank.index()])][usize::from(count)];
        ranks.iter().map(ways).product()
    }

    /// Every draw of one shape, as if it made no flush.
    fn each_draw(&self, mut see: impl FnMut(&Draw<'a>)) {
        let (shapes, table) = (Shapes::get(), self.table);
        for &(drawn, place) in &table.game.draws.kept(self.kept).draws {
            let ranks = &shapes.at(drawn).ranks;
            let ways = self.ways(ranks);
            if ways == 0 {
                continue;
            }
            let last = table.plain(place as usize, true);
            let n = self.numbers[place as usize].lane(self.lane);
            let worth = table.worth(last, n, 0, self.hands);
            let error = table.error(last);
            let fate = if worth + error < self.fold {
                Fate::Folded
            } else if worth - error >= self.fold && table.is_alike(last, n, self.hands) {
                Fate::Alike
            } else {
                Fate::Apart
            };
            see(&Draw { ranks, ways, last, n, worth, fate });
        }
    }

    /// For every set of ranks that a draw of one shape may hold of the dealer's suit: its place, and in how many ways
    /// the draw does.
    fn each_holding(&self, draw: &Draw, mut see: impl FnMut(usize, i64)) {
        let table = self.table;
        let own = || draw.ranks.iter().filter(|(rank, _)| table.own >> rank.index() & 1 == 1);
        let mut holding = [(0_u16, draw.ways); 32];
        let mut sets = 1;
        // All shares have the same divisor.
        let mut over = 1;
        for &(rank, count) in own() {
            let there = i64::from(self.rest[rank.index()]);
            for place in 0..sets {
                let (set, share) = holding[place];
                // Of the ways to draw so many of a rank this share holds a certain one.
                holding[sets + place] = (set | 1 << rank.index(), share * i64::from(count));
                holding[place].1 *= there;
            }
            sets *= 2;
            over *= there;
        }
        for &(set, share) in &holding[..sets] {
            if let Some(place) = table.sets.place(set) {
                see(place, share / over);
            }
        }
    }

    fn draws(&self) -> DrawSums<'a> {
        let mut sums = DrawSums { sum: 0, alike: vec![(0, 0); self.table.sets.len()], apart: Vec::new() };
        self.each_draw(|draw| match draw.fate {
            Fate::Folded => sums.sum += draw.ways * self.fold,
            Fate::Alike => {
                sums.sum += draw.ways * draw.worth;
                self.each_holding(draw, |place, ways| {
                    let (all, won) = &mut sums.alike[place];
                    *all += ways;
                    *won += ways * draw.last.payoff.win;
                });
            }
            Fate::Apart => sums.apart.push((draw.ranks, draw.last, draw.n)),
        });
        sums
    }

    /// Counts how rounds end with some hands, each so many times.
    fn count(&self, chosen: &[(Wanted, i128)], outcomes: &mut Outcomes) {
        let (table, bought) = (self.table, self.count);
        let draws = || chosen.iter().filter(|(want, _)| want.of == Of::Draws);
        let times: i128 = draws().map(|(_, times)| times).sum();
        // Over all hands, how the dealer's flushes change for each set of ranks that a draw holds.
        let mut changes = vec![[0_i128; 3]; table.sets.len()];
        for (want, times) in draws() {
            for (sum, change) in changes.iter_mut().zip(table.sets.changes(table.own & !want.seen)) {
                let Change { no_game, unpaid, beaten } = *change;
                for (sum, change) in sum.iter_mut().zip([no_game, unpaid, beaten]) {
                    *sum += i128::from(change) * times;
                }
            }
        }
        self.each_draw(|draw| match draw.fate {
            Fate::Folded => outcomes.folded[bought] += i128::from(draw.ways * self.hands) * times,
            Fate::Alike => {
                let split = table.split(draw.last, draw.n, 0, self.hands);
                let kind = draw.last.kind;
                outcomes.play(bought, kind, false, &split, times * i128::from(draw.ways));
                self.each_holding(draw, |place, ways| {
                    let changed = changes[place].map(|change| change * i128::from(ways));
                    let endings = [Ending::NoGame, Ending::Unpaid, Ending::Won];
                    for (ending, change) in endings.into_iter().zip(changed) {
                        outcomes.add(bought, kind, ending, -change);
                        outcomes.add(bought, kind, Ending::Lost, change);
                    }
                });
            }
            Fate::Apart => {
                for (want, times) in draws() {
                    let own = table.own & !want.seen;
                    each_way(draw.ranks, &self.rest, own, 1, 0, &mut |ways, taken| {
                        let times = times * i128::from(ways);
                        self.end(draw.last, draw.n, own & !taken, times, outcomes);
                    });
                }
            }
        });
        for (want, times) in chosen {
            let Of::Flush { own: is_own, thrown } = want.of else { continue };
            self.each_flush(table.own & !want.seen, is_own, thrown, |place, flush, own| {
                let n = self.numbers[place].lane(self.lane);
                self.end(flush, n.as_flush(flush, self.hands), own, *times, outcomes);
                self.end(table.plain(place, true), n, own, -times, outcomes);
            });
        }
    }

    /// Counts how rounds end with one final hand.
    fn end(&self, last: &Final, n: Lane, own: u16, times: i128, outcomes: &mut Outcomes) {
        let split = self.table.split(last, n, own, self.hands);
        let (worth, insured) = split.value(self.table.terms, &last.payoff);
        if worth < self.fold {
            outcomes.folded[self.count] += i128::from(self.hands) * times;
        } else {
            outcomes.play(self.count, last.kind, insured, &split, times);
        }
    }

    /// Every draw that makes a flush: the place of the final hand, what it brings, and the unseen ranks of the
    /// dealer's suit.
    fn each_flush(&self, own: u16, is_own: bool, thrown: u16, mut see: impl FnMut(usize, &Final, u16)) {
        let shapes = Shapes::get();
        for &(drawn, place) in &self.table.game.draws.kept(self.kept).draws {
            let Some(flush) = self.table.flush(place as usize, true) else { continue };
            let ranks = shapes.at(drawn).counts.support().bits();
            if ranks & thrown != 0 || (is_own && ranks & !own != 0) {
                continue;
            }
            see(place as usize, flush, if is_own { own & !ranks } else { own });
        }
    }

    /// What changes by the draws that make a flush.
    fn flushes(&self, own: u16, is_own: bool, thrown: u16) -> i64 {
        let mut sum = 0;
        self.each_flush(own, is_own, thrown, |place, flush, own| {
            let n = self.numbers[place].lane(self.lane);
            sum += self.best(flush, n.as_flush(flush, self.hands), own)
                - self.best(self.table.plain(place, true), n, own);
        });
        sum
    }
}

impl DrawSums<'_> {
    /// All draws, with these ranks of the dealer's suit unseen before the draw.
    fn sum(&self, exchange: &Exchange, own: u16) -> i64 {
        let (table, terms) = (exchange.table, exchange.table.terms);
        let mut sum = self.sum;
        let (paid, lose) = (terms.no_game(terms.qualifier), -terms.unit - terms.bet);
        for (&(all, won), change) in self.alike.iter().zip(table.sets.changes(own)) {
            let [no_game, unpaid, beaten] = [change.no_game, change.unpaid, change.beaten].map(i64::from);
            sum += all * (lose * (no_game + unpaid + beaten) - paid * no_game) - won * beaten;
        }
        for &(ranks, last, n) in &self.apart {
            each_way(ranks, &exchange.rest, own, 1, 0, &mut |ways, taken| {
                sum += ways * exchange.best(last, n, own & !taken);
            });
        }
        sum
    }
}

/// Every way to draw these ranks, by which cards of the dealer's suit are taken.
fn each_way(
    ranks: &[(Rank, u8)],
    rest: &[u8; Rank::COUNT],
    own: u16,
    ways: i64,
    taken: u16,
    see: &mut impl FnMut(i64, u16),
) {
    if ways == 0 {
        return;
    }
    let Some((&(rank, count), more)) = ranks.split_first() else { return see(ways, taken) };
    let (there, count) = (usize::from(rest[rank.index()]), usize::from(count));
    let bit = 1 << rank.index();
    if own & bit == 0 {
        return each_way(more, rest, own, ways * CHOOSE[there][count], taken, see);
    }
    if there == 0 {
        return;
    }
    each_way(more, rest, own, ways * CHOOSE[there - 1][count], taken, see);
    each_way(more, rest, own, ways * CHOOSE[there - 1][count - 1], taken | bit, see);
}
