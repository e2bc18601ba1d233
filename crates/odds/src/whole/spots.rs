//! Every hand with its suits, and the best that is open to it.

use rustc_hash::{FxHashMap, FxHashSet};
use tuz_cards::Rank;
use tuz_hands::{Category, RankCounts};

use super::base::{Base, Bases, bases};
use super::exact::{Of, Wanted, count, known};
use super::outcomes::{Ending, FOLDED_FIRST, Outcomes, place_of};
use super::sixth::Sixth;
use super::sweep::{Numbers, Tally};
use super::table::{Final, Lane, Table};
use crate::shapes::{ShapeId, Shapes};
use crate::terms::Bought;

/// The best play of every spot with one up card.
pub(crate) struct Solved {
    /// What it brings, summed over the spots with one card of this rank and the dealer's hands, times the scale of
    /// the game.
    pub(crate) sum: i128,
    /// How these rounds end.
    pub(crate) outcomes: Outcomes,
}

/// Solves all spots with this up card.
pub(crate) fn solve(table: &Table) -> Solved {
    let game = table.game;
    let bases = bases(table);
    let mut numbers = Vec::new();
    table.order.sweep(&table.lanes(&[]), &mut Tally::new(), &mut numbers);
    let sixth = Sixth::new(table);

    let mut wanted = FxHashSet::default();
    each_spot(table, &bases, &numbers, |spot| {
        let low = spot.low(table);
        for choice in spot.choices.iter().filter(|choice| spot.high(choice) >= low) {
            spot.each_wanted(choice, |want| {
                wanted.insert(want);
            });
        }
    });
    let known = known(table, wanted);

    let mut sum = 0;
    let mut outcomes = Outcomes::new(&game.kinds);
    let mut chosen: FxHashMap<Wanted, i128> = FxHashMap::default();
    each_spot(table, &bases, &numbers, |spot| {
        // Of equal options: play, the sixth card, exchange of fewer cards, fold.
        let mut best = spot.played(table) * game.scale;
        let mut bought = Bought::Nothing;
        let mut exchange = None;
        if let Some(value) = sixth.as_ref().and_then(|sixth| sixth.value_above(spot, best)) {
            (best, bought) = (value, Bought::Sixth);
        }
        for choice in spot.choices {
            let mut value = Some(0);
            spot.each_wanted(choice, |want| {
                value = value.and_then(|value| Some(value + known.get(&want)?));
            });
            if let Some(value) =
                value.map(|value| value * choice.per - choice.price).filter(|value| *value > best)
            {
                (best, bought, exchange) = (value, Bought::Exchange(choice.count as u8), Some(choice));
            }
        }
        let fold = table.fold(0, game.hands) * game.scale;
        let is_folded = fold > best;
        let ways = i128::from(spot.ways);
        sum += ways * i128::from(best.max(fold));
        let category = spot.category(table) as usize;
        let spots = i128::from(game.hands) * i128::from(game.scale) * ways;
        let first = if is_folded { FOLDED_FIRST } else { place_of(bought) };
        outcomes.first[category][first] += spots;
        match (bought, exchange) {
            _ if is_folded => outcomes.folded[0] += spots,
            (Bought::Sixth, _) => {
                if let Some(sixth) = &sixth {
                    sixth.count(spot, ways, &mut outcomes);
                }
            }
            (_, Some(choice)) => spot.each_wanted(choice, |want| {
                *chosen.entry(want).or_default() += ways * i128::from(choice.per);
            }),
            _ => spot.count_played(table, ways, &mut outcomes),
        }
    });
    count(table, chosen, &mut outcomes);
    Solved { sum, outcomes }
}

/// What betting on every hand unseen brings with this up card, summed as [`Solved::sum`].
pub(crate) fn blind(table: &Table) -> Solved {
    let game = table.game;
    let mut numbers = Vec::new();
    table.order.sweep(&table.lanes(&[]), &mut Tally::new(), &mut numbers);
    let mut sum = 0;
    let mut outcomes = Outcomes::new(&game.kinds);
    each_spot(table, &Bases::default(), &numbers, |spot| {
        let ways = i128::from(spot.ways) * i128::from(game.scale);
        let (last, n) = spot.last(table);
        let split = table.split(last, n, table.own & !spot.seen(), game.hands);
        let net: i64 = Ending::ALL
            .iter()
            .zip(split.parts())
            .map(|(end, n)| end.net(table.terms, &last.payoff) * n)
            .sum();
        sum += ways * i128::from(net);
        outcomes.first[spot.category(table) as usize][0] += ways * i128::from(game.hands);
        outcomes.play(0, last.kind, false, &split, ways);
    });
    Solved { sum, outcomes }
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
    price: i64,
}

/// A hand with its suits.
pub(crate) struct Spot<'a> {
    choices: &'a [Choice],
    /// Its place among the final hands.
    pub(crate) place: usize,
    numbers: &'a Numbers,
    pub(crate) ranks: [Rank; 5],
    /// The dealer's suit is 0.
    pub(crate) suits: [u8; 5],
    /// For how many hands it stands.
    ways: i64,
}

impl Spot<'_> {
    /// Its ranks of a suit among the places given by bits, as bits.
    pub(crate) fn of_suit(&self, suit: u8, places: u8) -> u16 {
        let held = |place: &usize| places >> place & 1 == 1 && self.suits[*place] == suit;
        (0..5).filter(held).map(|place| 1 << self.ranks[place].index()).sum()
    }

    pub(crate) fn seen(&self) -> u16 {
        self.of_suit(0, 0b11111)
    }

    /// What it brings as it is, and the numbers of the dealer's hands.
    fn last<'t>(&self, table: &'t Table) -> (&'t Final, Lane) {
        let n = self.numbers.lane(0);
        let is_flush = self.suits.iter().all(|suit| *suit == self.suits[0]);
        match table.flush(self.place, false).filter(|_| is_flush) {
            Some(flush) => (flush, n.as_flush(flush, table.game.hands)),
            None => (table.plain(self.place, false), n),
        }
    }

    /// What the hand is.
    fn category(&self, table: &Table) -> Category {
        self.last(table).0.payoff.strength.category()
    }

    /// What playing is worth, over all of the dealer's hands.
    fn played(&self, table: &Table) -> i64 {
        let (last, n) = self.last(table);
        table.worth(last, n, table.own & !self.seen(), table.game.hands)
    }

    /// Counts how rounds end when it is played.
    fn count_played(&self, table: &Table, ways: i128, outcomes: &mut Outcomes) {
        let (last, n) = self.last(table);
        let split = table.split(last, n, table.own & !self.seen(), table.game.hands);
        let (_, insured) = split.value(table.terms, &last.payoff);
        outcomes.play(0, last.kind, insured, &split, ways * i128::from(table.game.scale));
    }

    /// The suit that all kept cards have.
    fn suit(&self, choice: &Choice) -> Option<u8> {
        let mut suits = (0..5).filter(|place| choice.places >> place & 1 == 1).map(|place| self.suits[place]);
        let first = suits.next()?;
        suits.all(|suit| suit == first).then_some(first)
    }

    /// What the best is worth at least.
    fn low(&self, table: &Table) -> i64 {
        let low = |choice: &Choice| (choice.base.sum - choice.base.error) * choice.per - choice.price;
        let undrawn = self.played(table).max(table.fold(0, table.game.hands)) * table.game.scale;
        self.choices.iter().map(low).fold(undrawn, i64::max)
    }

    /// What a choice is worth at most.
    fn high(&self, choice: &Choice) -> i64 {
        let Base { sum, error, flush } = choice.base;
        let flush = if choice.count == 5 || self.suit(choice).is_some() { flush } else { 0 };
        (sum + error + flush) * choice.per - choice.price
    }

    /// The sums of which a choice is made.
    fn each_wanted(&self, choice: &Choice, mut see: impl FnMut(Wanted)) {
        let want = Wanted { kept: choice.kept, discards: choice.discards, seen: self.seen(), of: Of::Draws };
        see(want);
        let mut flush = |suit: u8| {
            let thrown = self.of_suit(suit, !choice.places);
            see(Wanted { of: Of::Flush { own: suit == 0, thrown }, ..want });
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
fn each_spot(table: &Table, bases: &Bases, numbers: &[Numbers], mut see: impl FnMut(&Spot)) {
    let (shapes, game) = (Shapes::get(), table.game);
    for (place, hand) in table.order.hands.all.iter().enumerate() {
        if hand.ranks.iter().any(|&(rank, count)| count > table.unseen[rank.index()]) {
            continue;
        }
        let mut ranks = [Rank::Two; 5];
        let cards = hand.ranks.iter().flat_map(|&(rank, count)| std::iter::repeat_n(rank, count.into()));
        for (place, rank) in cards.enumerate() {
            ranks[place] = rank;
        }
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
            let price = table.terms.exchange[count - 1]? * game.hands * game.scale;
            let per = game.scale / game.draws_each(count);
            Some(Choice { kept, discards, count, places, base: *bases.get(&(kept, discards))?, per, price })
        };
        let mut choices: Vec<Choice> = (0..0b11111).filter_map(choice).collect();
        choices.sort_by_key(|choice| choice.count);
        let numbers = &numbers[place];
        let mut spot = Spot { choices: &choices, place, numbers, ranks, suits: [0; 5], ways: 0 };
        each_suits(table.up, &hand.ranks, &mut spot, 0, &mut see);
    }
}

fn each_suits(up: Rank, ranks: &[(Rank, u8)], spot: &mut Spot, done: usize, see: &mut impl FnMut(&Spot)) {
    let Some((&(rank, count), rest)) = ranks.split_first() else {
        let [a, b, c] = [1, 2, 3].map(|suit| spot.of_suit(suit, 0b11111));
        if a >= b && b >= c {
            spot.ways = match (a == b, b == c) {
                (true, true) => 1,
                (false, false) => 6,
                _ => 3,
            };
            see(spot);
        }
        return;
    };
    for suits in 0..16_u8 {
        if suits.count_ones() != u32::from(count) || (rank == up && suits & 1 == 1) {
            continue;
        }
        for (place, suit) in (done..).zip((0..4).filter(|suit| suits >> suit & 1 == 1)) {
            spot.suits[place] = suit;
        }
        each_suits(up, rest, spot, done + usize::from(count), see);
    }
}
