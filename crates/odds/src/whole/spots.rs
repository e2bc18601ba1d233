//! Every hand with its suits, and the best that is open to it.

use rustc_hash::{FxHashMap, FxHashSet};
use tuz_cards::{CardSet, Rank};
use tuz_hands::{Category, RankCounts};
use tuz_house::Antes;

use super::base::{Base, Bases, after_play, bases};
use super::bought_flushes::Left;
use super::exact::{self, FEW, Known, Of, Wanted, count, known};
use super::optimal::{FirstDecision, Recorded, Recorder};
use super::outcomes::{FOLDED_FIRST, Outcomes, Played, place_of};
use super::sixth::Sixth;
use super::suitings::{Suitings, five_ranks, held};
use super::sweep::{Numbers, Tally};
use super::table::{Final, Lane, PlaceGains, Table};
use super::wanted::SpotRow;
use crate::shapes::{ShapeId, Shapes};
use crate::terms::Bought;
use crate::{Action, Value};

/// The best play of every spot with one up card.
pub(crate) struct Solved {
    /// What it brings, summed over the spots with one card of this rank and the dealer's hands, times the scale of
    /// the game.
    pub(crate) sum: Sum,
    /// How these rounds end.
    pub(crate) outcomes: Outcomes,
    /// The play itself, where it was to be recorded.
    pub(crate) play: Option<Recorded>,
}

/// A sum between its bounds, comparable with those of other options.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Sum {
    pub(crate) low: i128,
    pub(crate) high: i128,
}

impl Sum {
    pub(crate) fn new(known: Known, per: i64) -> Self {
        let of = |sum: i64| i128::from(sum) * i128::from(per);
        Self { low: of(known.low), high: of(known.high) }
    }

    /// Less what was paid.
    pub(crate) fn less(self, price: i128) -> Self {
        Self { low: self.low - price, high: self.high - price }
    }

    pub(crate) fn add_times(&mut self, more: Self, times: i128) {
        self.low += more.low * times;
        self.high += more.high * times;
    }
}

/// The best option so far: what it is worth at least, and what any is worth at most.
struct Best<'a> {
    worth: Sum,
    bought: Bought,
    exchange: Option<&'a Choice>,
    is_fold: bool,
}

impl<'a> Best<'a> {
    fn decision(&self) -> FirstDecision {
        match (self.bought, self.exchange) {
            _ if self.is_fold => FirstDecision::Fold,
            (Bought::Sixth, _) => FirstDecision::Sixth,
            (_, Some(choice)) => FirstDecision::Exchange(choice.places),
            _ => FirstDecision::Play,
        }
    }

    fn take(&mut self, worth: Sum, bought: Bought, exchange: Option<&'a Choice>) {
        self.worth.high = self.worth.high.max(worth.high);
        if worth.low > self.worth.low {
            *self = Self { worth: Sum { low: worth.low, ..self.worth }, bought, exchange, is_fold: false };
        }
    }
}

/// All spots with one up card as far as they are known by ranks.
pub(crate) struct Bounded {
    bases: Bases,
    recorder: Recorder,
    /// What has to be known exactly.
    wanted: FxHashSet<Wanted>,
    /// Bounds of [`Solved::sum`].
    pub(crate) sum: Sum,
}

/// Bounds what all spots with this up card are worth, by what flushes can change at most. What comes of it means nothing
/// where the watcher ended it. `rows` where what is best of the rest will be told too.
pub(crate) fn bound(table: &Table, mut recorder: Recorder, rows: bool) -> Bounded {
    let bases = bases(table, &mut recorder);
    let (numbers, gains) = undrawn(table);
    let sixth = Sixth::new(table);
    if recorder.is_wanted() {
        recorder.after(0, after_play(table, 0, 0, (&numbers, &gains)));
        recorder.after_sixth(sixth.as_ref().map(Sixth::after_play).unwrap_or_default());
    }
    let mut sum = Sum::default();
    let mut wanted = FxHashSet::default();
    each_spot(table, &bases, (&numbers, &gains), |spot| {
        let lows = spot.lows(table);
        let (best, least) = (lows[0], lows[usize::from(rows)]);
        let mut worth = Sum { low: best, high: best };
        for choice in spot.choices {
            let high = spot.high(choice);
            worth.high = worth.high.max(high);
            if high >= least {
                spot.each_wanted(table, choice, |want, _| {
                    wanted.insert(want);
                });
            }
        }
        if let Some(sixth) = sixth.as_ref().map(|sixth| sixth.bounds(&spot.hand)) {
            worth = Sum { low: worth.low.max(sixth.low), high: worth.high.max(sixth.high) };
        }
        sum.add_times(worth, spot.ways.into());
    });
    Bounded { bases, recorder, wanted, sum }
}

/// In how many further stages the spots of an up card are solved.
pub(crate) const STAGES: u64 = 3;

/// Solves all spots with this up card, exactly or in the mean within so much; what comes of it means nothing where the
/// watcher ended it. `done` is called after each of the [`STAGES`].
pub(crate) fn solve(
    table: &Table,
    bounded: Bounded,
    within: i128,
    rows: Option<&(dyn Fn(&SpotRow) + Sync)>,
    done: &impl Fn(),
) -> Solved {
    let game = table.game;
    let Bounded { bases, mut recorder, wanted, .. } = bounded;
    let (numbers, gains) = undrawn(table);
    let sixth = Sixth::new(table);
    let mut known = known(table, wanted);
    done();
    if table.buying.is_some() {
        refine(table, &bases, (&numbers, &gains), sixth.as_ref(), (&mut known, within));
    }
    done();
    let mut sum = Sum::default();
    let mut outcomes = Outcomes::new(&game.kinds);
    let mut chosen: FxHashMap<Wanted, i128> = FxHashMap::default();
    each_spot(table, &bases, (&numbers, &gains), |spot| {
        let best = spot.best(table, sixth.as_ref(), &known);
        recorder.first(spot.hand.place, spot.hand.suits, best.decision());
        if let Some(see) = rows {
            see(&spot.row(table, sixth.as_ref(), &known, &best));
        }
        let ways = i128::from(spot.ways);
        sum.add_times(best.worth, ways);
        let category = spot.category(table) as usize;
        let spots = i128::from(game.hands) * i128::from(game.scale) * ways;
        let first = if best.is_fold { FOLDED_FIRST } else { place_of(best.bought) };
        outcomes.first[category][first] += spots;
        match (best.bought, best.exchange) {
            _ if best.is_fold => outcomes.folded[0] += spots,
            (Bought::Sixth, _) => {
                if let Some(sixth) = &sixth {
                    sixth.count(&spot.hand, ways, &mut outcomes);
                }
            }
            (_, Some(choice)) => {
                let times = ways * i128::from(choice.per);
                spot.each_wanted(table, choice, |want, _| *chosen.entry(want).or_default() += times);
            }
            _ => spot.count_played(table, ways, &mut outcomes),
        }
    });
    count(table, chosen, &mut outcomes);
    done();
    Solved { sum, outcomes, play: recorder.finish(game.five.all.len()) }
}

/// Looks at all suits of the draws where what they bring is not known well enough: for the best exchange, and for those
/// that may be better. Nothing is done where the sum is known within so much already.
fn refine(
    table: &Table,
    bases: &Bases,
    undrawn: (&[Numbers], &PlaceGains),
    sixth: Option<&Sixth>,
    (known, within): (&mut FxHashMap<Wanted, Known>, i128),
) {
    let mut wanted = FxHashSet::default();
    let mut width = 0;
    each_spot(table, bases, undrawn, |spot| {
        let best = spot.best(table, sixth, known);
        if best.worth.low == best.worth.high {
            return;
        }
        width += (best.worth.high - best.worth.low) * i128::from(spot.ways);
        for choice in spot.choices {
            if spot.worth_of(table, choice, known).is_some_and(|worth| worth.high > best.worth.low) {
                spot.each_wanted(table, choice, |want, finer| {
                    wanted.extend(
                        finer.filter(|_| known.get(&want).is_some_and(|known| known.low < known.high)),
                    );
                });
            }
        }
    });
    if width > within {
        known.extend(exact::known(table, wanted));
    }
}

/// The numbers of the dealer's hands where nothing was drawn, and what buying his game gains then.
fn undrawn(table: &Table) -> (Vec<Numbers>, PlaceGains) {
    let (unseen, mut numbers) = (table.lanes(&[]), Vec::new());
    table.order.sweep(&unseen, &mut Tally::new(), &mut numbers);
    (numbers, table.gains(&unseen, table.game.stage(0)))
}

/// What betting on every hand unseen brings with this up card, summed as [`Solved::sum`].
pub(crate) fn blind(table: &Table) -> Solved {
    let game = table.game;
    let (numbers, gains) = undrawn(table);
    let mut sum = Sum::default();
    let mut outcomes = Outcomes::new(&game.kinds);
    each_spot(table, &Bases::default(), (&numbers, &gains), |spot| {
        let ways = i128::from(spot.ways) * i128::from(game.scale);
        let (last, n) = spot.last(table);
        let split = table.split(last, n, table.own & !spot.hand.seen(), game.hands);
        let net = i128::from(split.net(table.terms, &last.payoff));
        sum.add_times(Sum { low: net, high: net }, ways);
        outcomes.first[spot.category(table) as usize][0] += ways * i128::from(game.hands);
        let played = Played { bought: 0, kind: last.kind, insured: false, bought_game: false };
        outcomes.play(played, &split, ways);
    });
    Solved { sum, outcomes, play: None }
}

/// Some of the five cards are kept, and the rest exchanged.
struct Choice {
    kept: ShapeId,
    discards: ShapeId,
    /// How many are exchanged.
    count: usize,
    /// Which places are kept, as bits.
    places: u8,
    base: Base,
    /// What the sums have to be taken times to be comparable.
    per: i64,
    /// The price over all of the dealer's hands, times the scale of the game.
    price: i128,
}

/// A hand with its suits.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SuitedFive {
    /// Its place among the final hands.
    pub(crate) place: usize,
    pub(crate) ranks: [Rank; 5],
    /// The dealer's suit is 0.
    pub(crate) suits: [u8; 5],
    /// Its ranks of each suit, as bits.
    pub(crate) held: [u16; 4],
}

impl SuitedFive {
    pub(crate) fn new(place: usize, ranks: [Rank; 5], suits: [u8; 5]) -> Self {
        Self { place, ranks, suits, held: held(ranks, suits) }
    }

    /// Its cards.
    pub(crate) fn cards(&self) -> CardSet {
        self.ranks.iter().zip(self.suits).map(|(&rank, suit)| Table::card(rank, suit)).collect()
    }

    /// Its ranks of a suit among the places given by bits, as bits.
    pub(crate) fn of_suit(&self, suit: u8, places: u8) -> u16 {
        let held = |place: &usize| places >> place & 1 == 1 && self.suits[*place] == suit;
        (0..5).filter(held).map(|place| 1 << self.ranks[place].index()).sum()
    }

    fn seen(&self) -> u16 {
        self.held[0]
    }

    fn is_flush(&self) -> bool {
        self.suits.iter().all(|suit| *suit == self.suits[0])
    }

    /// Its ranks of every suit but the dealer's, as bits.
    fn others(&self) -> [u16; 3] {
        let [_, others @ ..] = self.held;
        others
    }

    /// What is unseen besides it and the up card.
    pub(crate) fn left(&self, table: &Table) -> Left {
        let mut of_rank = table.unseen.map(i64::from);
        for rank in self.ranks {
            of_rank[rank.index()] -= 1;
        }
        let [a, b, c] = self.others().map(|held| table.ranks & !held);
        Left { of_rank, suits: [table.own & !self.seen(), a, b, c] }
    }
}

/// A hand with what may be done with it.
struct Spot<'a> {
    hand: SuitedFive,
    choices: &'a [Choice],
    numbers: &'a Numbers,
    /// What buying the dealer's game gains where it is played, as no flush and as one.
    gains: [i64; 2],
    /// For how many hands it stands.
    ways: i64,
}

impl Spot<'_> {
    /// What it brings as it is, and the numbers of the dealer's hands.
    fn last<'t>(&self, table: &'t Table) -> (&'t Final, Lane) {
        let n = self.numbers.lane(0);
        match table.flush(self.hand.place, false).filter(|_| self.hand.is_flush()) {
            Some(flush) => (flush, n.as_flush(flush, table.game.hands)),
            None => (table.plain(self.hand.place, false), n),
        }
    }

    /// What the hand is.
    fn category(&self, table: &Table) -> Category {
        self.last(table).0.payoff.strength.category()
    }

    /// What buying the dealer's game gains where it is played.
    fn gain(&self, table: &Table) -> i64 {
        let (last, _) = self.last(table);
        if last.class.is_none() {
            return 0;
        }
        let plain = self.gains[usize::from(self.hand.is_flush())];
        plain + table.bought_flushes(last, &self.hand.left(table), table.game.stage(0))
    }

    /// What playing is worth, over all of the dealer's hands.
    fn played(&self, table: &Table) -> i64 {
        let (last, n) = self.last(table);
        table.worth(last, n, table.own & !self.hand.seen(), table.game.stage(0), self.gain(table)).0
    }

    /// Counts how rounds end when it is played.
    fn count_played(&self, table: &Table, ways: i128, outcomes: &mut Outcomes) {
        let (last, n) = self.last(table);
        let split = table.split(last, n, table.own & !self.hand.seen(), table.game.hands);
        let gain = self.gain(table);
        let (stage, times) = (table.game.stage(0), ways * i128::from(table.game.per(0)));
        table.count(outcomes, (0, last, gain), &split, &self.hand.left(table).of_rank, (stage, times));
    }

    /// The suit that all kept cards have.
    fn suit(&self, choice: &Choice) -> Option<u8> {
        let mut suits =
            (0..5).filter(|place| choice.places >> place & 1 == 1).map(|place| self.hand.suits[place]);
        let first = suits.next()?;
        suits.all(|suit| suit == first).then_some(first)
    }

    /// What the best is worth at least, and the best of the rest; the sixth card is left out.
    fn lows(&self, table: &Table) -> [i128; 2] {
        let low = |choice: &Choice| {
            i128::from(choice.base.sum - choice.base.error) * i128::from(choice.per) - choice.price
        };
        let undrawn = [self.played(table), table.fold(0, table.game.stage(0))];
        let undrawn = undrawn.map(|sum| i128::from(sum) * i128::from(table.game.per(0)));
        let mut lows = [i128::MIN; 2];
        for low in self.choices.iter().map(low).chain(undrawn) {
            let [first, second] = lows;
            lows = if low > first { [low, first] } else { [first, second.max(low)] };
        }
        lows
    }

    /// What a choice is worth at most.
    fn high(&self, choice: &Choice) -> i128 {
        let Base { sum, error, flush, .. } = choice.base;
        let flush = if choice.count == 5 || self.suit(choice).is_some() { flush } else { 0 };
        i128::from(sum + error + flush) * i128::from(choice.per) - choice.price
    }

    /// What a choice is worth; nothing where that was not wanted.
    fn worth_of(&self, table: &Table, choice: &Choice, known: &FxHashMap<Wanted, Known>) -> Option<Sum> {
        let mut sum = Some(Sum::default());
        self.each_wanted(table, choice, |want, finer| {
            // What is not known shows mostly at the first.
            sum = sum.and_then(|mut sum| {
                let known = finer.and_then(|finer| known.get(&finer)).or_else(|| known.get(&want))?;
                sum.add_times(Sum::new(*known, choice.per), 1);
                Some(sum)
            });
        });
        sum.map(|sum| sum.less(choice.price))
    }

    /// The best option. Of equal ones: play, the sixth card, exchange of fewer cards, fold.
    fn best(&self, table: &Table, sixth: Option<&Sixth>, known: &FxHashMap<Wanted, Known>) -> Best<'_> {
        let game = table.game;
        let played = Sum::new(Known::exactly(self.played(table)), game.per(0));
        let mut best = Best { worth: played, bought: Bought::Nothing, exchange: None, is_fold: false };
        if let Some(worth) = sixth.and_then(|sixth| sixth.value_above(&self.hand, best.worth.low)) {
            best.take(worth, Bought::Sixth, None);
        }
        for choice in self.choices {
            if let Some(worth) = self.worth_of(table, choice, known) {
                best.take(worth, Bought::Exchange(choice.count as u8), Some(choice));
            }
        }
        let fold = i128::from(table.fold(0, game.stage(0))) * i128::from(game.per(0));
        if fold > best.worth.low {
            let worth = Sum { low: fold, high: best.worth.high.max(fold) };
            best = Best { worth, bought: Bought::Nothing, exchange: None, is_fold: true };
        }
        best
    }

    /// What is told of it.
    fn row(
        &self,
        table: &Table,
        sixth: Option<&Sixth>,
        known: &FxHashMap<Wanted, Known>,
        best: &Best,
    ) -> SpotRow {
        let game = table.game;
        let stands = i128::from(game.per(0));
        let fold = i128::from(table.fold(0, game.stage(0))) * stands;
        let mut options =
            vec![(FirstDecision::Play, Sum::new(Known::exactly(self.played(table)), game.per(0)))];
        options.extend(
            sixth
                .and_then(|sixth| sixth.value_above(&self.hand, i128::MIN))
                .map(|worth| (FirstDecision::Sixth, worth)),
        );
        let exchange = |choice: &Choice| {
            let worth = self.worth_of(table, choice, known)?;
            Some((FirstDecision::Exchange(choice.places), worth))
        };
        options.extend(self.choices.iter().filter_map(exchange));
        options.push((FirstDecision::Fold, Sum { low: fold, high: fold }));
        let over = i128::from(game.hands) * i128::from(game.scale) * i128::from(table.terms.unit);
        let antes = |sum: i128| Antes::fraction(sum, over).unwrap_or_default();
        let told = |(decision, worth): (FirstDecision, Sum)| {
            let goes = |places: u8| {
                let goes = (0..5).filter(move |place| places >> place & 1 == 0);
                goes.map(|place| Table::card(self.hand.ranks[place], self.hand.suits[place])).collect()
            };
            let action = match decision {
                FirstDecision::Fold => Action::Fold,
                FirstDecision::Play => Action::Play,
                FirstDecision::Sixth => Action::Sixth,
                FirstDecision::Exchange(places) => Action::Exchange(goes(places)),
            };
            (action, Value::between(antes(worth.low), antes(worth.high)))
        };
        let place = options.iter().position(|(decision, _)| *decision == best.decision());
        let first = place.map_or((best.decision(), best.worth), |place| options.remove(place));
        // Of equal ones the first.
        let second = options.into_iter().rev().max_by_key(|(_, worth)| worth.low);
        SpotRow {
            up: Table::card(table.up, 0),
            hand: self.hand.cards(),
            spots: 4 * self.ways as u32,
            best: told(first),
            second: second.map(told),
        }
    }

    /// The sums of which a choice is made; and where one could be known better with all suits of the hand, that one too.
    fn each_wanted(&self, table: &Table, choice: &Choice, mut see: impl FnMut(Wanted, Option<Wanted>)) {
        let want =
            Wanted { kept: choice.kept, discards: choice.discards, seen: self.hand.seen(), of: Of::Draws };
        let may_buy = table.buying.is_some();
        see(want, may_buy.then(|| Wanted { of: Of::DrawsWithSuits { held: self.hand.others() }, ..want }));
        if may_buy {
            for held in self.hand.others() {
                see(Wanted { seen: 0, of: Of::Bought { held }, ..want }, None);
            }
        }
        let mut flush = |suit: u8| {
            let thrown = self.hand.of_suit(suit, !choice.places);
            let with_suits =
                Wanted { of: Of::Flush { suit, thrown, held: Some(self.hand.others()) }, ..want };
            if may_buy && choice.count <= FEW {
                return see(with_suits, None);
            }
            // Suits that are not the dealer's are alike where no other is looked at.
            let without = Of::Flush { suit: suit.min(1), thrown, held: None };
            see(Wanted { of: without, ..want }, may_buy.then_some(with_suits));
        };
        if choice.count == 5 {
            (0..4).for_each(flush);
        } else if let Some(suit) = self.suit(choice) {
            flush(suit);
        }
    }
}

/// Every hand with its suits; of hands that differ by the names of the suits that are not the dealer's, one stands for
/// all.
fn each_spot(
    table: &Table,
    bases: &Bases,
    (numbers, gains): (&[Numbers], &PlaceGains),
    mut see: impl FnMut(&Spot),
) {
    let (shapes, game) = (Shapes::get(), table.game);
    for (place, hand) in table.order.hands.all.iter().enumerate() {
        if hand.ranks.iter().any(|&(rank, count)| count > table.unseen[rank.index()]) {
            continue;
        }
        let ranks = five_ranks(&hand.ranks);
        let choice = |places: u8| {
            let count = 5 - places.count_ones() as usize;
            if !table.game.exchanges.contains(&count) {
                return None;
            }
            let of = |kept: bool| {
                let places = (0..5).filter(|place| (places >> place & 1 == 1) == kept);
                shapes.find(&RankCounts::from_ranks(places.map(|place| ranks[place])))
            };
            let (kept, discards) = (of(true), of(false));
            let price = game.over_all(table.terms.exchange[count - 1]?);
            let per = game.per(count);
            Some(Choice { kept, discards, count, places, base: *bases.get(&(kept, discards))?, per, price })
        };
        let mut choices: Vec<Choice> = (0..0b11111).filter_map(choice).collect();
        choices.sort_by_key(|choice| choice.count);
        let (numbers, gains) = (&numbers[place], [gains.plain(place, 0), gains.flush(place, 0)]);
        for suiting in Suitings::get().of(table.up, &hand.ranks) {
            let hand = SuitedFive::new(place, ranks, suiting.suits);
            see(&Spot { hand, choices: &choices, numbers, gains, ways: suiting.ways.into() });
        }
    }
}
