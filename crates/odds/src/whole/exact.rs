//! What an exchange is worth with all flushes, draw by draw as far as suits tell draws apart.

use std::cell::{LazyCell, RefCell};

use rustc_hash::FxHashMap;
use tuz_cards::{Rank, RankSet};

use super::bought_flushes::{DrawnRanks, FlushSums, Parts};
use super::outcomes::{Ending, Outcomes, Played};
use super::sets::Change;
use super::sweep::{LANES, Numbers, Tally};
use super::table::{Final, Lane, PlaceGains, Stage, Table};
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
    /// The same with the ranks of the hand of every suit but the dealer's: where it hangs on them whether a draw is folded,
    /// insured, or the dealer's game bought.
    DrawsWithSuits { held: [u16; 3] },
    /// What flushes of another suit than the dealer's change of buying his game: with these ranks of it in the hand.
    Bought { held: u16 },
    /// What changes by the draws that make a flush of a suit.
    Flush {
        /// The suit.
        suit: u8,
        /// The ranks of it among the discards, as bits.
        thrown: u16,
        /// The ranks of the hand of every suit but the dealer's, where the dealer's game may be bought and the draws are
        /// few.
        held: Option<[u16; 3]>,
    },
}

/// A sum as far as it is known: its bounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Known {
    pub(crate) low: i64,
    pub(crate) high: i64,
}

impl Known {
    pub(crate) fn exactly(sum: i64) -> Self {
        Self { low: sum, high: sum }
    }
}

/// Draws that make a flush of a suit, with all suits of the hand.
struct FlushWant {
    /// What is unseen of the dealer's suit before the draw.
    own: u16,
    suit: u8,
    thrown: u16,
    held: [u16; 3],
}

/// The most cards of an exchange whose draws of one suit are few enough to be looked at with all suits.
pub(crate) const FEW: usize = 2;

/// Works out everything that is wanted.
pub(crate) fn known(table: &Table, wanted: impl IntoIterator<Item = Wanted>) -> FxHashMap<Wanted, Known> {
    let mut known = FxHashMap::default();
    each_exchange(table, wanted.into_iter().map(|want| (want, ())), |exchange, wants| {
        let draws = LazyCell::new(|| exchange.draws());
        let (mut with_suits, mut places) = (Vec::new(), Vec::new());
        for (want, ()) in wants {
            let own = table.own & !want.seen;
            let sum = match want.of {
                Of::Draws => draws.sum(exchange, own),
                Of::DrawsWithSuits { held } => Known::exactly(draws.sum_with_suits(exchange, own, held)),
                Of::Bought { held } => Known::exactly(draws.bought.other(table.ranks & !held)),
                Of::Flush { suit, thrown, held: None } => exchange.flushes(own, suit, thrown),
                Of::Flush { suit, thrown, held: Some(held) } => {
                    with_suits.push(FlushWant { own, suit, thrown, held });
                    places.push(*want);
                    continue;
                }
            };
            known.insert(*want, sum);
        }
        let sums = exchange.flushes_with_suits(&with_suits).into_iter().map(Known::exactly);
        known.extend(places.into_iter().zip(sums));
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
    // Those of one size stand side by side.
    let sized = all.chunk_by(|a, b| Shapes::get().at(*a).size() == Shapes::get().at(*b).size());
    for discards in sized.flat_map(|discards| discards.chunks(LANES)) {
        if table.game.watch.ends() {
            return;
        }
        let unseen = table.lanes(discards);
        table.order.sweep(&unseen, &mut tally, &mut numbers);
        let count = Shapes::get().at(discards[0]).size();
        let gains = table.gains(&unseen, table.game.stage(count));
        for (lane, &discards) in discards.iter().enumerate() {
            for (&kept, wants) in &by_discards[&discards] {
                see(&Exchange::new(table, kept, discards, lane, (&numbers, &gains)), wants);
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
    gains: &'a PlaceGains,
    /// What is unseen of each rank besides hand and up card.
    rest: [u8; Rank::COUNT],
    stage: Stage,
    fold: i64,
    /// The draws that may make a flush: the place of the final hand, the ranks drawn, and what it brings.
    flush_draws: Vec<(usize, u16, &'a Final)>,
}

/// A draw of one shape, as if it made no flush.
struct Draw<'a> {
    ranks: &'static [(Rank, u8)],
    ways: i64,
    last: &'a Final,
    n: Lane,
    /// With the gain.
    worth: i64,
    /// What buying the dealer's game gains, his flushes apart.
    gain: i64,
    purchase: Purchase,
    fate: Fate,
}

/// Whether the dealer's game is bought, whatever the suits are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purchase {
    /// Wherever it gains: it is played in any case and never insured instead, so that the gain just comes on top.
    OnTop,
    /// Never: insurance is better.
    Never,
    /// It hangs on suits; it gains so much at least and at most.
    Perhaps { least: i64, most: i64 },
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

/// A draw that has to be looked at suit by suit.
struct Apart<'a> {
    ranks: &'static [(Rank, u8)],
    last: &'a Final,
    n: Lane,
    gain: i64,
    purchase: Purchase,
    /// What flushes change of the gain, once it is asked for.
    parts: RefCell<Option<Parts>>,
}

/// All draws of an exchange, summed as far as they are alike whatever cards of the dealer's suit are in the hand.
struct DrawSums<'a> {
    /// What does not depend on suits.
    sum: i64,
    /// Of the draws that are alike: by sets of ranks, in how many ways a draw holds the cards of the dealer's suit of
    /// those ranks, and these times what the hand wins.
    alike: Vec<(i64, i64)>,
    /// The draws that have to be looked at one by one.
    apart: Vec<Apart<'a>>,
    /// What the dealer's flushes change of what buying his game gains.
    bought: FlushSums,
}

impl<'a> Exchange<'a> {
    fn new(
        table: &'a Table,
        kept: ShapeId,
        discards: ShapeId,
        lane: usize,
        (numbers, gains): (&'a [Numbers], &'a PlaceGains),
    ) -> Self {
        let shapes = Shapes::get();
        let count = shapes.at(discards).size();
        let stage = table.game.stage(count);
        let mut rest = table.unseen;
        for shape in [kept, discards] {
            for &(rank, count) in &shapes.at(shape).ranks {
                rest[rank.index()] = rest[rank.index()].saturating_sub(count);
            }
        }
        let fold = table.fold(count, stage);
        let flush_draw = |&(drawn, place): &(ShapeId, u32)| {
            let flush = table.flush(place as usize, true)?;
            Some((place as usize, shapes.at(drawn).counts.support().bits(), flush))
        };
        let flush_draws = table.game.draws.kept(kept).draws.iter().filter_map(flush_draw).collect();
        Self { table, kept, count, lane, numbers, gains, rest, stage, fold, flush_draws }
    }

    fn best(&self, last: &Final, n: Lane, own: u16, gain: i64) -> i64 {
        self.table.worth(last, n, own, self.stage, gain).0.max(self.fold)
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
            let gain = self.gains.plain(place as usize, self.lane);
            let worth = table.worth(last, n, 0, self.stage, gain).0;
            let ungained = table.worth(last, n, 0, self.stage, 0).0;
            let error = table.error(last, self.stage);
            let is_played = ungained - error >= self.fold;
            let purchase = self.purchase(last, n, gain, is_played);
            let fate = if worth + error < self.fold {
                Fate::Folded
            } else if is_played && purchase == Purchase::OnTop && table.is_alike(last, n, self.stage) {
                Fate::Alike
            } else {
                Fate::Apart
            };
            see(&Draw { ranks, ways, last, n, worth, gain, purchase, fate });
        }
    }

    /// Whether the dealer's game is bought with a hand that is no flush, where that gains so much, his flushes apart.
    fn purchase(&self, last: &Final, n: Lane, gain: i64, is_played: bool) -> Purchase {
        let table = self.table;
        if last.class.is_none() {
            return Purchase::OnTop;
        }
        let error = table.gain_error(last, self.stage);
        let (least, most) = ((gain - error).max(0), gain + error);
        let insurance = if table.may_buy_insured() { None } else { table.insurance(last, n, self.stage) };
        match insurance {
            Some((low, _)) if low >= most => Purchase::Never,
            Some((_, high)) if high > least => Purchase::Perhaps { least, most },
            _ if is_played => Purchase::OnTop,
            _ => Purchase::Perhaps { least, most },
        }
    }

    /// What a hand that has to be looked at suit by suit is worth with these ranks of the dealer's suit unseen, where
    /// buying his game gains so much; without the gain where that comes on top.
    fn best_apart(&self, draw: &Apart, own: u16, gain: i64) -> i64 {
        match draw.purchase {
            Purchase::OnTop if !self.table.may_buy_insured() && draw.last.class.is_some() => {
                let split = self.table.split(draw.last, draw.n, own, self.stage.hands);
                split.net(self.table.terms, &draw.last.payoff) * self.stage.scale
            }
            Purchase::OnTop | Purchase::Never => self.best(draw.last, draw.n, own, 0),
            Purchase::Perhaps { .. } => self.best(draw.last, draw.n, own, gain),
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
            if let Some(place) = table.sets().place(set) {
                see(place, share / over);
            }
        }
    }

    fn draws(&self) -> DrawSums<'a> {
        let alike = vec![(0, 0); self.table.sets().len()];
        let mut sums = DrawSums { sum: 0, alike, apart: Vec::new(), bought: FlushSums::new() };
        self.each_draw(|draw| {
            match draw.fate {
                Fate::Folded => sums.sum += draw.ways * self.fold,
                Fate::Alike => {
                    sums.sum += draw.ways * draw.worth;
                    self.each_holding(draw, |place, ways| {
                        let (all, won) = &mut sums.alike[place];
                        *all += ways;
                        *won += ways * draw.last.payoff.win;
                    });
                }
                Fate::Apart => {
                    let &Draw { ranks, ways, last, n, gain, purchase, .. } = draw;
                    if purchase == Purchase::OnTop {
                        sums.sum += ways * gain;
                    }
                    sums.apart.push(Apart { ranks, last, n, gain, purchase, parts: RefCell::default() });
                }
            }
            if let (Some(buying), Some(class)) = (&self.table.buying, &draw.last.class)
                && draw.purchase == Purchase::OnTop
            {
                let drawn = DrawnRanks { ranks: draw.ranks, rest: &self.rest, ways: draw.ways };
                sums.bought.add(buying, class, &draw.last.payoff, &drawn, self.count);
            }
        });
        sums.bought.finish();
        sums
    }

    /// Counts how rounds end with some hands, each so many times.
    fn count(&self, chosen: &[(Wanted, i128)], outcomes: &mut Outcomes) {
        let (table, bought) = (self.table, self.count);
        let draws = || chosen.iter().filter(|(want, _)| want.of == Of::Draws);
        let times: i128 = draws().map(|(_, times)| times).sum();
        // Over all hands, how the dealer's flushes change for each set of ranks that a draw holds.
        let mut changes = vec![[0_i128; 3]; table.sets().len()];
        for (want, times) in draws() {
            for (sum, change) in changes.iter_mut().zip(table.sets().changes(table.own & !want.seen)) {
                let Change { no_game, unpaid, beaten } = *change;
                for (sum, change) in sum.iter_mut().zip([no_game, unpaid, beaten]) {
                    *sum += i128::from(change) * times;
                }
            }
        }
        self.each_draw(|draw| match draw.fate {
            Fate::Folded => {
                let hands = draw.ways * self.stage.hands * self.stage.scale;
                outcomes.folded[bought] += i128::from(hands) * times;
            }
            Fate::Alike => {
                let split = table.split(draw.last, draw.n, 0, self.stage.hands);
                let played = Played { bought, kind: draw.last.kind, insured: false, bought_game: false };
                let last = (bought, draw.last, draw.gain);
                let left = self.left_of_rank(draw.ranks);
                table.count(outcomes, last, &split, &left, (self.stage, times * i128::from(draw.ways)));
                self.each_holding(draw, |place, ways| {
                    let ways = i128::from(ways * self.stage.scale);
                    let changed = changes[place].map(|change| change * ways);
                    let endings = [Ending::NoGame, Ending::Unpaid, Ending::Won];
                    for (ending, change) in endings.into_iter().zip(changed) {
                        outcomes.add(played, ending, -change);
                        outcomes.add(played, Ending::Lost, change);
                    }
                });
            }
            Fate::Apart => {
                for (want, times) in draws() {
                    let own = table.own & !want.seen;
                    each_way(draw.ranks, &self.rest, own, 1, 0, &mut |ways, taken| {
                        let times = times * i128::from(ways);
                        self.end((draw.last, draw.n, draw.gain), own & !taken, draw.ranks, times, outcomes);
                    });
                }
            }
        });
        for (want, times) in chosen {
            let Of::Flush { suit, thrown, .. } = want.of else { continue };
            self.each_flush(table.own & !want.seen, suit, thrown, |place, ranks, flush, own| {
                let [with, without] = self.with_and_without(place, flush);
                let drawn: Vec<(Rank, u8)> = RankSet::from_bits(ranks).iter().map(|rank| (rank, 1)).collect();
                self.end(with, own, &drawn, *times, outcomes);
                self.end(without, own, &drawn, -times, outcomes);
            });
        }
    }

    /// Counts how rounds end with one final hand.
    fn end(
        &self,
        (last, n, gain): (&Final, Lane, i64),
        own: u16,
        drawn: &[(Rank, u8)],
        times: i128,
        outcomes: &mut Outcomes,
    ) {
        let split = self.table.split(last, n, own, self.stage.hands);
        let (worth, _) = self.table.worth_of(&split, last, self.stage, gain);
        if worth < self.fold {
            outcomes.folded[self.count] += i128::from(self.stage.hands * self.stage.scale) * times;
        } else {
            let left = self.left_of_rank(drawn);
            self.table.count(outcomes, (self.count, last, gain), &split, &left, (self.stage, times));
        }
    }

    /// What is unseen of each rank after a draw.
    fn left_of_rank(&self, drawn: &[(Rank, u8)]) -> [i64; Rank::COUNT] {
        let mut left = self.rest.map(i64::from);
        for &(rank, count) in drawn {
            left[rank.index()] -= i64::from(count);
        }
        left
    }

    /// Every draw that makes a flush: the place of the final hand, the ranks drawn, what it brings, and the unseen ranks
    /// of the dealer's suit.
    fn each_flush(&self, own: u16, suit: u8, thrown: u16, mut see: impl FnMut(usize, u16, &Final, u16)) {
        let is_own = suit == 0;
        for &(place, ranks, flush) in &self.flush_draws {
            if ranks & thrown == 0 && !(is_own && ranks & !own != 0) {
                see(place, ranks, flush, if is_own { own & !ranks } else { own });
            }
        }
    }

    /// What changes by the draws that make a flush, where no suit but that and the dealer's is looked at.
    fn flushes(&self, own: u16, suit: u8, thrown: u16) -> Known {
        let table = self.table;
        let mut sum = Known::exactly(0);
        self.each_flush(own, suit, thrown, |place, _, flush, own| {
            let [with, without] = self.with_and_without(place, flush).map(|(last, n, gain)| {
                let error = table.gain_error(last, self.stage);
                let best = |gain: i64| self.best(last, n, own, gain.max(0));
                Known { low: best(gain - error), high: best(gain + error) }
            });
            sum.low += with.low - without.high;
            sum.high += with.high - without.low;
        });
        sum
    }

    /// The same for several hands, with all their suits.
    fn flushes_with_suits(&self, wants: &[FlushWant]) -> Vec<i64> {
        let table = self.table;
        let mut sums = vec![0; wants.len()];
        for &(place, ranks, flush) in &self.flush_draws {
            let of_rank =
                std::array::from_fn(|rank| i64::from(self.rest[rank]) - i64::from(ranks >> rank & 1));
            let mut hands = self.with_and_without(place, flush).map(|(last, n, gain)| {
                let parts = table.parts(last, of_rank, self.stage);
                (last, n, gain, parts)
            });
            for (want, sum) in wants.iter().zip(&mut sums) {
                if ranks & want.thrown != 0 || (want.suit == 0 && ranks & !want.own != 0) {
                    continue;
                }
                let [a, b, c] = want.held.map(|held| table.ranks & !held);
                let mut suits = [want.own, a, b, c];
                suits[usize::from(want.suit)] &= !ranks;
                let [with, without] = hands.each_mut().map(|(last, n, gain, parts)| {
                    let change = parts.as_mut().map_or(0, |parts| parts.sum(suits));
                    self.best(last, *n, suits[0], *gain + change)
                });
                *sum += with - without;
            }
        }
        sums
    }

    /// The hand at this place as a flush and as none: what it brings, the numbers of the dealer's hands, and what buying
    /// his game gains.
    fn with_and_without<'f>(&self, place: usize, flush: &'f Final) -> [(&'f Final, Lane, i64); 2]
    where
        'a: 'f,
    {
        let n = self.numbers[place].lane(self.lane);
        let as_flush = (flush, n.as_flush(flush, self.stage.hands), self.gains.flush(place, self.lane));
        [as_flush, (self.table.plain(place, true), n, self.gains.plain(place, self.lane))]
    }
}

impl DrawSums<'_> {
    /// All draws, with these ranks of the dealer's suit unseen before the draw; what flushes of other suits change of
    /// buying the dealer's game is left out, where it comes on top.
    fn sum(&self, exchange: &Exchange, own: u16) -> Known {
        let sum = self.certain(exchange, own);
        let mut sum = Known::exactly(sum);
        for draw in &self.apart {
            if let Purchase::Perhaps { least, most } = draw.purchase {
                each_way(draw.ranks, &exchange.rest, own, 1, 0, &mut |ways, taken| {
                    let best = |gain: i64| exchange.best_apart(draw, own & !taken, gain);
                    sum.low += ways * best(least);
                    sum.high += ways * best(most);
                });
            }
        }
        sum
    }

    /// The same with these ranks of every other suit in the hand.
    fn sum_with_suits(&self, exchange: &Exchange, own: u16, held: [u16; 3]) -> i64 {
        let table = exchange.table;
        let mut sum = self.certain(exchange, own);
        let [a, b, c] = held.map(|held| table.ranks & !held);
        for draw in &self.apart {
            if !matches!(draw.purchase, Purchase::Perhaps { .. }) {
                continue;
            }
            let mut parts = draw.parts.borrow_mut();
            if parts.is_none() {
                *parts = table.parts(draw.last, exchange.left_of_rank(draw.ranks), exchange.stage);
            }
            each_draw_of_suits(draw.ranks, [own, a, b, c], &mut |left| {
                let change = parts.as_mut().map_or(0, |parts| parts.sum(left));
                sum += exchange.best_apart(draw, left[0], draw.gain + change);
            });
        }
        sum
    }

    /// All draws but those of which it hangs on suits whether the dealer's game is bought.
    fn certain(&self, exchange: &Exchange, own: u16) -> i64 {
        let (table, terms) = (exchange.table, exchange.table.terms);
        let mut sum = 0;
        let (paid, lose) = (terms.no_game(terms.qualifier), -terms.unit - terms.bet);
        for (&(all, won), change) in self.alike.iter().zip(table.sets().changes(own)) {
            let [no_game, unpaid, beaten] = [change.no_game, change.unpaid, change.beaten].map(i64::from);
            sum += all * (lose * (no_game + unpaid + beaten) - paid * no_game) - won * beaten;
        }
        let mut sum = self.sum + sum * exchange.stage.scale;
        for draw in &self.apart {
            if !matches!(draw.purchase, Purchase::Perhaps { .. }) {
                each_way(draw.ranks, &exchange.rest, own, 1, 0, &mut |ways, taken| {
                    sum += ways * exchange.best_apart(draw, own & !taken, 0);
                });
            }
        }
        sum + self.bought.own(own)
    }
}

/// Every way to draw these ranks, by which cards of a suit are taken: in how many ways each, with these ranks of the suit
/// unseen before.
pub(super) fn each_way(
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

/// Every draw of these ranks with its suits: what it leaves of the ranks that are unseen of each suit.
fn each_draw_of_suits(ranks: &[(Rank, u8)], unseen: [u16; 4], see: &mut impl FnMut([u16; 4])) {
    let Some((&(rank, count), more)) = ranks.split_first() else { return see(unseen) };
    let bit = 1 << rank.index();
    let there = |suits: u8| (0..4).all(|suit| suits >> suit & 1 == 0 || unseen[suit] & bit != 0);
    for suits in (0..16_u8).filter(|&suits| suits.count_ones() == u32::from(count) && there(suits)) {
        let left = std::array::from_fn(|suit| unseen[suit] & !(u16::from(suits >> suit & 1) << rank.index()));
        each_draw_of_suits(more, left, see);
    }
}
