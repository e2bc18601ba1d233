//! Buying the dealer's game: how much the choice is worth before the dealer shows.
//!
//! For each of the dealer's hands without a game the box keeps the ante's win, or pays for a new card for the dealer:
//! the better of the two. So the worth is the sum over those hands of what buying gains, where it gains. What a
//! purchase brings depends on ranks, but for one thing: four kept cards of one suit may become a flush. Such hands
//! are *special*; all others of the same ranks are counted together in one *cell*.

mod class;
mod sums;

use std::collections::HashMap;
use std::ops::Range;

use num_integer::Integer;
use rustc_hash::FxHashMap;
use tuz_cards::{Card, CardSet, Rank, RankSet, Suit};
use tuz_hands::{Category, RankCounts, RankKey, Strength};
use tuz_house::rules::Thrown;

use crate::dealer::{ByRank, DealerHands, Event, Moved};
use crate::shapes::{Shape, ShapeId, Shapes};
use crate::terms::{GameTerms, Terms};
use crate::unseen::{Unseen, choose};

use class::{Class, ClassKey, FlushGains};
use sums::{GroupSum, LeastGains, LosingSpecial};

pub(crate) use sums::{Gains, Games};

/// One card the dealer may have to throw from the hands of a cell.
#[derive(Debug, Clone)]
struct Row {
    thrown: Rank,
    /// How many of the dealer's five cards have that rank.
    count: u8,
    /// How many of the hidden ones.
    hidden: u8,
    /// The dealer's new strength by the rank of the new card, no flush.
    strengths: [Strength; Rank::COUNT],
}

/// Hands of the dealer's without a game that are alike by rank: some cards that all of them have, and perhaps one more
/// that is to be thrown, whose rank does not matter.
#[derive(Debug, Clone)]
struct Cell {
    /// The hidden cards that all have.
    ranks: Vec<(Rank, u8)>,
    /// What ranks the one more hidden card may have; none where `ranks` are all four.
    others: RankSet,
    /// The place of `others` among the sets of the spot.
    others_place: usize,
    /// How many choices of unseen cards have `ranks`.
    ways: i64,
    /// Of these, how many make no special hand and no flush.
    plain: i64,
    /// Net of the ante when no game is bought.
    keep: i64,
    /// Its first row.
    row: usize,
    rows: usize,
}

impl Cell {
    /// How many hidden cards of a rank a hand of the cell has; of the one more card the lowest rank stands for all.
    fn hidden(&self, rank: Rank) -> u8 {
        let other = self.others.iter().next() == Some(rank);
        self.fixed(rank) + u8::from(other)
    }

    fn fixed(&self, rank: Rank) -> u8 {
        self.ranks.iter().find(|(other, _)| *other == rank).map_or(0, |&(_, count)| count)
    }

    /// The rank shapes of its hands.
    fn shapes(&self) -> impl Iterator<Item = RankCounts> {
        let fixed = self.ranks.iter().flat_map(|&(rank, count)| std::iter::repeat_n(rank, count.into()));
        let fixed = RankCounts::from_ranks(fixed);
        let one_more = self.others.iter().filter_map(move |rank| fixed.with(rank));
        self.others.is_empty().then_some(fixed).into_iter().chain(one_more)
    }

    /// How many of its hands are left, for so many cards of each rank, and so many in all of each set of others.
    fn hands(&self, left: &Left) -> i64 {
        let fixed: i64 = match *self.ranks.as_slice() {
            [(a, 1), (b, 1), (c, 1)] => left.of(a) * left.of(b) * left.of(c),
            [(a, 1), (b, 1), (c, 1), (d, 1)] => left.of(a) * left.of(b) * left.of(c) * left.of(d),
            _ => self.ranks.iter().map(|&(rank, count)| choose(left.ranks[rank.index()], count)).product(),
        };
        fixed * left.others[self.others_place]
    }
}

/// What a draw leaves unseen.
struct Left {
    ranks: [u8; Rank::COUNT],
    /// By the place of a set of ranks among those of the spot, how many cards; 1 for no rank.
    others: Vec<i64>,
}

impl Left {
    fn of(&self, rank: Rank) -> i64 {
        self.ranks[rank.index()].into()
    }
}

/// Hands of a cell that keep four cards of one suit when a certain card is thrown.
#[derive(Debug, Clone)]
struct Special {
    cell: usize,
    /// Place of the thrown card's row within the cell.
    row: usize,
    suit: Suit,
    /// The hidden cards of that suit.
    suited: RankSet,
    /// What the one other hidden card may be, by rank and by bits of suits; none where the up card is thrown.
    odd: Vec<(Rank, u8)>,
    /// Ranks that complete the flush, and the strength of it.
    outs: Vec<(Rank, Strength)>,
    out_ranks: RankSet,
}

impl Special {
    fn count(&self) -> i64 {
        self.odd.iter().map(|(_, suits)| i64::from(suits.count_ones())).sum::<i64>().max(1)
    }

    /// How many of its hands a draw leaves.
    fn left_by(&self, draw: CardSet) -> i64 {
        if self.suited.bits() & draw.of_suit(self.suit).bits() != 0 {
            return 0;
        }
        let open = |&(rank, suits): &(Rank, u8)| {
            let open = |suit: &Suit| suits >> suit.index() & 1 == 1 && !draw.contains(Card::new(rank, *suit));
            Suit::ALL.iter().filter(|suit| open(suit)).count() as i64
        };
        if self.odd.is_empty() { 1 } else { self.odd.iter().map(open).sum() }
    }
}

/// The purchase of the dealer's game in one spot.
pub(crate) struct BoughtGame<'a> {
    terms: &'a Terms,
    rule: &'a GameTerms,
    unseen: &'a Unseen,
    cells: Vec<Cell>,
    rows: Vec<Row>,
    specials: Vec<Special>,
    /// The sets of ranks that the one more card of a cell may have.
    others: Vec<RankSet>,
    /// The row of each special hand.
    special_rows: Vec<u32>,
    /// The special hands of each row.
    specials_of_row: Vec<Range<usize>>,
    /// The dealer's flushes that would be no game by rank: their cell and ranks.
    flushes: Vec<(usize, RankSet)>,
    suit: Suit,
    /// For every strength, its place among the strengths of the dealer's new hands, flushes apart: final hands of
    /// equal place beat the same.
    places: Vec<u16>,
    /// The same among his new flushes.
    flush_places: Vec<u16>,
    /// The most cards that the box draws in this spot.
    most_drawn: usize,
    /// The least that keeping brings.
    least_keep: i64,
    /// How many of the dealer's hands depend on suits.
    suit_bound: i64,
    /// Every class met so far, or `None` when buying never gains.
    class_of: FxHashMap<ClassKey, Option<usize>>,
    classes: Vec<Class>,
    flush_gains: FxHashMap<(usize, u16), FlushGains>,
    groups: FxHashMap<(usize, u16, ShapeId), GroupSum>,
    least_gains: FxHashMap<(usize, ShapeId), LeastGains>,
    /// Cells over which buying loses, with the loss as a gain below 0.
    losing_cells: FxHashMap<(usize, ShapeId), Vec<(usize, i64)>>,
    /// Special hands over which it may; those that lose to the strongest hands first.
    losing: FxHashMap<(usize, ShapeId), Vec<LosingSpecial>>,
    /// Gains by row, for the draw at hand.
    gains: Vec<i64>,
}

impl<'a> BoughtGame<'a> {
    pub(crate) fn new(
        terms: &'a Terms,
        rule: &'a GameTerms,
        up: Card,
        hands: &DealerHands,
        unseen: &'a Unseen,
        most_drawn: usize,
    ) -> Self {
        let shapes = Shapes::get();
        let mut cells: Vec<Cell> = Vec::new();
        let mut rows: Vec<Row> = Vec::new();
        let mut cell_of: HashMap<ShapeId, usize> = HashMap::new();
        let mut no_game: Vec<&ByRank> =
            hands.by_rank.iter().filter(|hand| hand.strength < terms.qualifier).collect();
        // Cells of equal ways side by side share a division in the sums.
        no_game.sort_by_key(|hand| hand.ways);
        let merges = terms.no_game_step().is_none() && !rule.draw_again;
        let mut cell_with: HashMap<RankSet, usize> = HashMap::new();
        for hand in no_game {
            let shape = shapes.at(hand.shape);
            let thrown = thrown_ranks(rule, up.rank(), shape);
            let merged = match thrown.as_slice() {
                &[thrown] if merges => card_of_no_matter(thrown, up.rank(), shape),
                _ => None,
            };
            if let Some((fixed, other)) = merged {
                if let Some(&cell) = cell_with.get(&fixed) {
                    cell_of.insert(hand.shape, cell);
                    let others: &mut RankSet = &mut cells[cell].others;
                    *others = others.iter().chain([other]).collect();
                    continue;
                }
                cell_with.insert(fixed, cells.len());
            }
            cell_of.insert(hand.shape, cells.len());
            let fixed: Vec<(Rank, u8)> = match merged {
                Some((fixed, _)) => fixed.iter().map(|rank| (rank, 1)).collect(),
                None => shape.ranks.clone(),
            };
            let ways = fixed.iter().map(|&(rank, count)| choose(unseen.of_rank(rank), count)).product();
            cells.push(Cell {
                ranks: fixed,
                others: merged.into_iter().map(|(_, other)| other).collect(),
                others_place: 0,
                ways,
                plain: ways,
                keep: terms.no_game(hand.strength),
                row: rows.len(),
                rows: thrown.len(),
            });
            rows.extend(thrown.into_iter().map(|thrown| {
                let kept = kept_key(up.rank(), shape, thrown);
                Row {
                    thrown,
                    count: shape.counts.of(thrown) + u8::from(thrown == up.rank()),
                    hidden: shape.counts.of(thrown),
                    strengths: Rank::ALL.map(|rank| new_strength(kept, rank)),
                }
            }));
        }
        let mut others = vec![RankSet::EMPTY];
        for cell in &mut cells {
            let place = others.iter().position(|&set| set == cell.others);
            cell.others_place = place.unwrap_or(others.len());
            if place.is_none() {
                others.push(cell.others);
            }
        }
        let mut specials = Vec::new();
        for suit in Suit::ALL {
            specials.extend(specials_of(suit, up, unseen, rule, &cell_of, &cells, &rows));
        }
        specials.sort_by_key(|special| (special.cell, special.row));
        for special in &specials {
            let cell = &mut cells[special.cell];
            // Where the one more card is left out of the count, cards of one suit make special hands and flushes alike.
            cell.plain -= if cell.others.is_empty() { special.count() } else { 1 };
        }
        let mut flushes: Vec<(usize, RankSet)> = hands
            .suited
            .iter()
            .filter_map(|hand| cell_of.get(&hand.shape).map(|&cell| (cell, hand.ranks)))
            .collect();
        flushes.sort_by_key(|flush| flush.0);
        for (place, &(cell, ranks)) in flushes.iter().enumerate() {
            let others = cells[cell].others;
            // The special hands with the same cards that stay were left out already; there are none where the one that
            // goes can only be of the suit too.
            let stay = |ranks: RankSet| ranks.bits() & !others.bits();
            let is_same = |flush: &&(usize, RankSet)| flush.0 == cell && stay(flush.1) == stay(ranks);
            let is_special = |special: &Special| special.cell == cell && special.suited.bits() == stay(ranks);
            let is_left_out = !others.is_empty()
                && (specials.iter().any(is_special) || flushes[..place].iter().any(|flush| is_same(&flush)));
            cells[cell].plain -= i64::from(!is_left_out);
        }
        let places = places(rows.iter().flat_map(|row| row.strengths).collect());
        let flush_places =
            self::places(specials.iter().flat_map(|special| special.outs.iter().map(|out| out.1)).collect());
        let least_keep = cells.iter().map(|cell| cell.keep).min().unwrap_or(0);
        let suit_bound = specials.iter().map(Special::count).sum::<i64>() + flushes.len() as i64;
        let special_rows: Vec<u32> =
            specials.iter().map(|special| (cells[special.cell].row + special.row) as u32).collect();
        let specials_of_row = (0..rows.len() as u32)
            .map(|row| special_rows.partition_point(|&other| other < row))
            .zip((0..rows.len() as u32).map(|row| special_rows.partition_point(|&other| other <= row)))
            .map(|(start, end)| start..end)
            .collect();
        Self {
            terms,
            rule,
            unseen,
            cells,
            rows,
            specials,
            others,
            special_rows,
            specials_of_row,
            flushes,
            suit: up.suit(),
            places,
            flush_places,
            most_drawn,
            least_keep,
            suit_bound,
            class_of: FxHashMap::default(),
            classes: Vec::new(),
            flush_gains: FxHashMap::default(),
            groups: FxHashMap::default(),
            least_gains: FxHashMap::default(),
            losing_cells: FxHashMap::default(),
            losing: FxHashMap::default(),
            gains: Vec::new(),
        }
    }

    /// The dealer's new hands with a game: a hand of his without one and a new card, in the order of strength.
    pub(crate) fn events(&self) -> Vec<Event> {
        let shapes = Shapes::get();
        let mut events = Vec::new();
        if !self.sums_games() {
            return events;
        }
        let has_game = |strength: Strength| strength >= self.terms.qualifier;
        for cell in &self.cells {
            let row = &self.rows[cell.row];
            for rank in Rank::ALL {
                let strength = row.strengths[rank.index()];
                if !has_game(strength) {
                    continue;
                }
                for five in cell.shapes().filter_map(|hidden| hidden.with(rank)) {
                    let shape = shapes.find(&five);
                    let ways = self.unseen.ways(shapes.at(shape)) * i64::from(five.of(rank));
                    if ways > 0 {
                        events.push(Event { strength, shape, count: ways as i32, moved: None });
                    }
                }
            }
        }
        // Flushes that the sum by ranks takes for no game.
        for &(cell, ranks) in &self.flushes {
            let row = &self.rows[self.cells[cell].row];
            let hidden = RankCounts::from_ranks(ranks.iter());
            for rank in Rank::ALL {
                let strength = row.strengths[rank.index()];
                let Some(five) = hidden.with(rank).filter(|_| has_game(strength)) else { continue };
                let other =
                    |suit: &Suit| *suit != self.suit && self.unseen.suits[suit.index()].contains(rank);
                let suits = Suit::ALL
                    .iter()
                    .filter(|suit| other(suit))
                    .fold(0, |bits, suit| bits | 1 << suit.index());
                let shape = shapes.find(&five);
                if suits != 0 {
                    let moved = Moved { suit: self.suit, ranks, other: Some((rank, suits)) };
                    events.push(Event { strength, shape, count: -1, moved: Some(moved) });
                }
                if self.unseen.suits[self.suit.index()].contains(rank) && !ranks.contains(rank) {
                    let ranks = RankSet::from_bits(ranks.bits() | 1 << rank.index());
                    let moved = Moved { suit: self.suit, ranks, other: None };
                    events.push(Event { strength, shape, count: -1, moved: Some(moved) });
                }
            }
        }
        for special in &self.specials {
            let row = &self.rows[self.cells[special.cell].row + special.row];
            for &(rank, flush) in &special.outs {
                let ranks = RankSet::from_bits(special.suited.bits() | 1 << rank.index());
                let strength = row.strengths[rank.index()];
                let alone = special.odd.is_empty().then_some(None);
                for other in alone.into_iter().chain(special.odd.iter().copied().map(Some)) {
                    let moved = Moved { suit: special.suit, ranks, other };
                    let all = ranks.iter().chain(other.map(|odd| odd.0));
                    let shape = shapes.find(&RankCounts::from_ranks(all));
                    if has_game(strength) {
                        events.push(Event { strength, shape, count: -1, moved: Some(moved) });
                    }
                    events.push(Event { strength: flush, shape, count: 1, moved: Some(moved) });
                }
            }
        }
        events.sort_by_key(|event| event.strength);
        events
    }

    /// Whether the outcome of a purchase is the same for all hands without a game, so that numbers of new hands tell
    /// what buying brings.
    fn sums_games(&self) -> bool {
        !self.rule.draw_again
            && !self.terms.must_win
            && self.terms.no_game_step().is_none()
            && self.cells.iter().all(|cell| cell.rows == 1)
            && !self.is_mean_of_hidden()
    }

    /// How many cards are left to draw the new one from, when the box drew `drawn`.
    fn left(&self, drawn: usize) -> i64 {
        self.unseen.len() as i64 - 4 - drawn as i64
    }

    /// A multiple of every number of cards that a new one may be drawn from.
    fn row_scale(&self, drawn: usize) -> i64 {
        let left = self.left(drawn).max(1);
        if self.rule.draw_again {
            (left - 4..left).filter(|&n| n > 0).fold(left, |scale, n| scale.lcm(&n))
        } else {
            left
        }
    }

    /// Whether any of the four hidden cards may be the one that goes.
    fn is_mean_of_hidden(&self) -> bool {
        self.rule.thrown == Thrown::First && !self.rule.first_is_up
    }

    /// Gains are whole numbers of units over this.
    pub(crate) fn scale(&self, drawn: usize) -> i64 {
        self.row_scale(drawn) * if self.is_mean_of_hidden() { 4 } else { 1 }
    }
}

/// For every strength its place among these steps: an odd place is on a step, an even one between two.
fn places(steps: Vec<Strength>) -> Vec<u16> {
    let mut is_step = vec![false; Strength::COUNT];
    for step in steps {
        is_step[step.index()] = true;
    }
    let mut place = 0;
    is_step
        .into_iter()
        .map(|is_step| {
            if is_step {
                place += 2;
                place - 1
            } else {
                place
            }
        })
        .collect()
}

/// The ranks of which the dealer may have to throw a card.
fn thrown_ranks(rule: &GameTerms, up: Rank, hidden: &Shape) -> Vec<Rank> {
    let ranks = hidden.ranks.iter().map(|&(rank, _)| rank);
    match rule.thrown {
        Thrown::Highest => vec![ranks.fold(up, Rank::max)],
        Thrown::Lowest => vec![ranks.fold(up, Rank::min)],
        Thrown::First if rule.first_is_up => vec![up],
        Thrown::First => ranks.collect(),
        Thrown::Choice => {
            let mut all: Vec<Rank> = ranks.chain([up]).collect();
            all.sort_unstable();
            all.dedup();
            all
        }
    }
}

/// Where all ranks differ and a hidden card is thrown, any other card in its place that is thrown as well makes the
/// same hand: the ranks of the hidden cards that stay, and the rank of the one thrown.
fn card_of_no_matter(thrown: Rank, up: Rank, hidden: &Shape) -> Option<(RankSet, Rank)> {
    let ranks = hidden.counts.support();
    let fits = ranks.len() == 4 && !ranks.contains(up) && ranks.contains(thrown);
    fits.then(|| (ranks.iter().filter(|&rank| rank != thrown).collect(), thrown))
}

/// The key of the four cards that stay.
fn kept_key(up: Rank, hidden: &Shape, thrown: Rank) -> RankKey {
    let mut cards: Vec<Rank> =
        hidden.ranks.iter().flat_map(|&(rank, count)| std::iter::repeat_n(rank, count.into())).collect();
    cards.push(up);
    if let Some(place) = cards.iter().position(|&rank| rank == thrown) {
        cards.swap_remove(place);
    }
    cards.into_iter().map(RankKey::of).sum()
}

/// Hands without a game that keep four cards of this suit when a card goes that may go.
fn specials_of(
    suit: Suit,
    up: Card,
    unseen: &Unseen,
    rule: &GameTerms,
    cell_of: &HashMap<ShapeId, usize>,
    cells: &[Cell],
    rows: &[Row],
) -> Vec<Special> {
    let shapes = Shapes::get();
    let own = unseen.suits[suit.index()];
    let own_cards: CardSet = own.iter().map(|rank| Card::new(rank, suit)).collect();
    let special = |hidden: CardSet, suited: RankSet, thrown: Rank, odd: Vec<(Rank, u8)>| {
        let &cell = cell_of.get(&shapes.find(&hidden.iter().collect()))?;
        let range = cells[cell].row..cells[cell].row + cells[cell].rows;
        // The row of a cell whose thrown card does not matter stands for every such card.
        let is_row = |row: &Row| !cells[cell].others.is_empty() || row.thrown == thrown;
        let row = rows[range].iter().position(is_row)?;
        let kept = if odd.is_empty() { suited.bits() } else { suited.bits() | 1 << up.rank().index() };
        let out_ranks = RankSet::from_bits(own.bits() & !suited.bits());
        let flush = |rank: Rank| Strength::of_suited(RankSet::from_bits(kept | 1 << rank.index()));
        let outs = out_ranks.iter().map(|rank| (rank, flush(rank))).collect();
        Some(Special { cell, row, suit, suited, odd, outs, out_ranks })
    };
    let mut found: Vec<Special> = Vec::new();
    if suit == up.suit() {
        for suited in own_cards.subsets(3) {
            for rank in Rank::ALL {
                let suits: Vec<Suit> = unseen
                    .cards_of(rank)
                    .filter(|card| card.suit() != suit && may_go(rule, *card, up, suited.with(*card)))
                    .map(Card::suit)
                    .collect();
                let Some(&first) = suits.first() else { continue };
                let hidden = suited.with(Card::new(rank, first));
                let bits = suits.iter().fold(0, |bits, suit| bits | 1 << suit.index());
                let Some(next) = special(hidden, suited.ranks(), rank, vec![(rank, bits)]) else { continue };
                let merges = !cells[next.cell].others.is_empty();
                match found.last_mut() {
                    Some(last) if merges && (last.cell, last.suited) == (next.cell, next.suited) => {
                        last.odd.extend(next.odd);
                    }
                    _ => found.push(next),
                }
            }
        }
    } else {
        for suited in own_cards.subsets(4) {
            if may_go(rule, up, up, suited) {
                found.extend(special(suited, suited.ranks(), up.rank(), Vec::new()));
            }
        }
    }
    found
}

/// Whether the rule can make this card of the dealer's go.
fn may_go(rule: &GameTerms, card: Card, up: Card, hidden: CardSet) -> bool {
    match rule.thrown {
        Thrown::Highest => hidden.iter().all(|other| other <= card) && up <= card,
        Thrown::Lowest => hidden.iter().all(|other| other >= card) && up >= card,
        Thrown::First => (card == up) == rule.first_is_up,
        Thrown::Choice => true,
    }
}

/// The strength of four kept cards and a new one, no flush. Where there is no such card any answer does.
fn new_strength(kept: RankKey, rank: Rank) -> Strength {
    Strength::try_of_five(kept + RankKey::of(rank)).unwrap_or(Strength::weakest(Category::NoGame))
}
