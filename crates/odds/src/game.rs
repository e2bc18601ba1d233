//! Buying the dealer's game: how much the choice is worth before the dealer shows.
//!
//! For each of the dealer's hands without a game the box keeps the ante's win, or pays for a new card for the dealer:
//! the better of the two. So the worth is the sum over those hands of what buying gains, where it gains. What a
//! purchase brings depends on ranks, but for one thing: four kept cards of one suit may become a flush. Such hands
//! are *special*; all others of the same ranks are counted together in one *cell*.

use std::collections::HashMap;

use num_integer::Integer;
use tuz_cards::{Card, CardSet, Rank, RankSet, Suit};
use tuz_hands::{RankKey, Strength};
use tuz_house::rules::Thrown;

use crate::dealer::{ByRank, DealerHands};
use crate::shapes::{Shape, ShapeId, Shapes};
use crate::terms::{GameTerms, Payoff, Terms};
use crate::unseen::{Unseen, choose};

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

/// The dealer's hands without a game of one rank shape.
#[derive(Debug, Clone)]
struct Cell {
    ranks: Vec<(Rank, u8)>,
    /// How many choices of unseen cards have the shape.
    ways: i64,
    /// Of these, how many are neither special nor a flush.
    plain: i64,
    /// Net of the ante when no game is bought.
    keep: i64,
    /// Its first row.
    row: usize,
    rows: usize,
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
    /// The suits that the one other hidden card may have, and its rank; `None` where the up card is thrown.
    odd: Option<(Rank, Vec<Suit>)>,
    /// Ranks that complete the flush, and the strength of it.
    outs: Vec<(Rank, Strength)>,
}

impl Special {
    fn count(&self) -> i64 {
        self.odd.as_ref().map_or(1, |(_, suits)| suits.len() as i64)
    }
}

/// The outcomes of a purchase for one kind of final hand: all final hands that beat the same of the dealer's new
/// hands and are paid the same share them.
struct Class {
    /// Gain over keeping, by the new card's rank and the row.
    gains: Vec<Vec<i64>>,
    /// Sum of the gains over all unseen cards that are not the dealer's, by row.
    totals: Vec<i64>,
    /// By special hand: what each completing card changes.
    flushes: Vec<FlushGains>,
}

struct FlushGains {
    changes: Vec<(Rank, i64)>,
    total: i64,
    /// The most that the absence of one completing card can add.
    most: i64,
}

type ClassKey = (usize, usize, i64, i64);

/// The purchase of the dealer's game in one spot.
pub(crate) struct BoughtGame<'a> {
    terms: &'a Terms,
    rule: &'a GameTerms,
    unseen: &'a Unseen,
    cells: Vec<Cell>,
    rows: Vec<Row>,
    specials: Vec<Special>,
    /// The dealer's flushes that would be no game by rank: their cell and ranks.
    flushes: Vec<(usize, RankSet)>,
    suit: Suit,
    /// Strengths of the dealer's new hands, ascending: between two of them all final hands are alike.
    steps: Vec<Strength>,
    classes: HashMap<ClassKey, Option<Class>>,
    /// The most cards that the box draws in this spot.
    most_drawn: usize,
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
        let mut cells = Vec::new();
        let mut rows: Vec<Row> = Vec::new();
        let mut cell_of: HashMap<ShapeId, usize> = HashMap::new();
        let mut no_game: Vec<&ByRank> =
            hands.by_rank.iter().filter(|hand| hand.strength < terms.qualifier).collect();
        // Cells of equal ways side by side share a division in the sums.
        no_game.sort_by_key(|hand| hand.ways);
        for hand in no_game {
            let shape = shapes.at(hand.shape);
            let thrown = thrown_ranks(rule, up.rank(), shape);
            cell_of.insert(hand.shape, cells.len());
            cells.push(Cell {
                ranks: shape.ranks.clone(),
                ways: hand.ways,
                plain: hand.ways,
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
        let mut specials = Vec::new();
        for suit in Suit::ALL {
            specials.extend(specials_of(suit, up, unseen, rule, &cell_of, &cells, &rows));
        }
        for special in &specials {
            cells[special.cell].plain -= special.count();
        }
        let flushes: Vec<(usize, RankSet)> = hands
            .suited
            .iter()
            .filter_map(|hand| cell_of.get(&hand.shape).map(|&cell| (cell, hand.ranks)))
            .collect();
        for &(cell, _) in &flushes {
            cells[cell].plain -= 1;
        }
        let mut steps: Vec<Strength> = rows.iter().flat_map(|row| row.strengths).collect();
        steps.extend(specials.iter().flat_map(|special| special.outs.iter().map(|out| out.1)));
        steps.sort_unstable();
        steps.dedup();
        Self {
            terms,
            rule,
            unseen,
            cells,
            rows,
            specials,
            flushes,
            suit: up.suit(),
            steps,
            classes: HashMap::new(),
            most_drawn,
            gains: Vec::new(),
        }
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

    /// The most that one of the dealer's hands can gain for this final hand, in units; 0 where none ever can.
    pub(crate) fn most_gain(&mut self, payoff: &Payoff) -> i64 {
        let key = self.class(payoff);
        if self.classes[&key].is_none() { 0 } else { payoff.bought_win.max(self.terms.unit) }
    }

    /// How many of the dealer's hands depend on suits.
    pub(crate) fn suit_bound(&self) -> i64 {
        self.specials.iter().map(Special::count).sum::<i64>() + self.flushes.len() as i64
    }

    /// What buying gains, summed over all draws of a shape (there are `ways`) and the dealer's hands without a game;
    /// in units times [`Self::scale`].
    pub(crate) fn over_draws(&mut self, payoff: &Payoff, drawn: &Shape, ways: i64) -> i128 {
        let key = self.class(payoff);
        let mut gains = std::mem::take(&mut self.gains);
        let sum = self.classes[&key].as_ref().map_or(0, |class| {
            self.fill_gains(class, drawn, &mut gains);
            self.cells_over_draws(&gains, drawn, ways) + self.specials_over_draws(class, &gains, drawn)
        });
        self.gains = gains;
        sum
    }

    fn cells_over_draws(&self, gains: &[i64], drawn: &Shape, ways: i64) -> i128 {
        let left = self.left_by_rank(drawn);
        let mut sum = 0;
        let mut run = 0;
        let mut run_ways = 1;
        for cell in &self.cells {
            let gain = self.best(&gains[cell.row..cell.row + cell.rows], cell, None);
            if gain == 0 {
                continue;
            }
            if cell.ways != run_ways {
                sum += run * i128::from(ways) / i128::from(run_ways);
                run = 0;
                run_ways = cell.ways;
            }
            // Of the draws, the share (hands left) / (hands) leaves a given one; summed over hands of equal ways
            // the division has no rest.
            let hands: i64 =
                cell.ranks.iter().map(|&(rank, count)| choose(left[rank.index()], count)).product();
            run += i128::from(cell.plain * hands) * i128::from(gain);
        }
        sum + run * i128::from(ways) / i128::from(run_ways)
    }

    fn specials_over_draws(&self, class: &Class, gains: &[i64], drawn: &Shape) -> i128 {
        let most_taken = drawn.ranks.len() as i64;
        let mut sum = 0;
        for (special, flush) in self.specials.iter().zip(&class.flushes) {
            let cell = &self.cells[special.cell];
            let gain = gains[cell.row + special.row];
            let factor = self.row_factor(&self.rows[cell.row + special.row], drawn);
            if cell.rows == 1 && gain + (flush.total + flush.most * most_taken) * factor <= 0 {
                continue;
            }
            let out_bits = special.outs.iter().fold(0, |bits, out| bits | 1u16 << out.0.index());
            let outs = RankSet::from_bits(out_bits);
            let takeable: Vec<Rank> =
                drawn.ranks.iter().map(|&(rank, _)| rank).filter(|&rank| outs.contains(rank)).collect();
            let hidden = |rank: Rank| {
                let pairs = cell.ranks.iter().find(|(other, _)| *other == rank);
                pairs.map_or(0, |&(_, count)| count)
            };
            for taken in 0..1u32 << takeable.len() {
                let is_taken = |rank: Rank| {
                    takeable
                        .iter()
                        .position(|&other| other == rank)
                        .is_some_and(|place| taken >> place & 1 == 1)
                };
                // Draws that leave the dealer's four cards and take exactly these of the completing ones.
                let draws: i64 = drawn
                    .ranks
                    .iter()
                    .map(|&(rank, count)| {
                        let open = self.unseen.of_rank(rank) - hidden(rank);
                        if !outs.contains(rank) {
                            choose(open, count)
                        } else if is_taken(rank) {
                            choose(open - 1, count - 1)
                        } else {
                            choose(open - 1, count)
                        }
                    })
                    .product();
                if draws == 0 {
                    continue;
                }
                let change: i64 =
                    flush.changes.iter().filter(|change| !is_taken(change.0)).map(|change| change.1).sum();
                let with_flush = Some((special.row, gain + change * factor));
                let best = self.best(&gains[cell.row..cell.row + cell.rows], cell, with_flush);
                sum += i128::from(draws * special.count()) * i128::from(best);
            }
        }
        sum
    }

    /// What buying gains for one draw, summed over the dealer's hands without a game; in units times
    /// [`Self::scale`].
    pub(crate) fn for_draw(&mut self, payoff: &Payoff, cards: CardSet, drawn: &Shape) -> i128 {
        let key = self.class(payoff);
        let mut gains = std::mem::take(&mut self.gains);
        let sum = self.classes[&key].as_ref().map_or(0, |class| {
            self.fill_gains(class, drawn, &mut gains);
            self.sum_for_draw(class, &gains, cards, drawn)
        });
        self.gains = gains;
        sum
    }

    fn sum_for_draw(&self, class: &Class, gains: &[i64], cards: CardSet, drawn: &Shape) -> i128 {
        let left = self.left_by_rank(drawn);
        let plain: Vec<i64> = self
            .cells
            .iter()
            .map(|cell| self.best(&gains[cell.row..cell.row + cell.rows], cell, None))
            .collect();
        let mut sum: i128 = 0;
        for (cell, &gain) in self.cells.iter().zip(&plain) {
            if gain > 0 {
                let hands: i64 =
                    cell.ranks.iter().map(|&(rank, count)| choose(left[rank.index()], count)).product();
                sum += i128::from(hands) * i128::from(gain);
            }
        }
        let own = cards.of_suit(self.suit).bits();
        for &(cell, ranks) in &self.flushes {
            if ranks.bits() & own == 0 {
                sum -= i128::from(plain[cell]);
            }
        }
        for (special, flush) in self.specials.iter().zip(&class.flushes) {
            let taken = cards.of_suit(special.suit);
            if special.suited.bits() & taken.bits() != 0 {
                continue;
            }
            let count = special.odd.as_ref().map_or(1, |(rank, suits)| {
                suits.iter().filter(|&&suit| !cards.contains(Card::new(*rank, suit))).count() as i64
            });
            let cell = &self.cells[special.cell];
            let row = cell.row + special.row;
            let change: i64 =
                flush.changes.iter().filter(|change| !taken.contains(change.0)).map(|change| change.1).sum();
            let with_flush = gains[row] + change * self.row_factor(&self.rows[row], drawn);
            let best =
                self.best(&gains[cell.row..cell.row + cell.rows], cell, Some((special.row, with_flush)));
            sum += i128::from(count) * i128::from(best - plain[special.cell]);
        }
        sum
    }

    fn left_by_rank(&self, drawn: &Shape) -> [u8; Rank::COUNT] {
        Rank::ALL.map(|rank| self.unseen.of_rank(rank) - drawn.counts.of(rank))
    }

    /// What the choice of the card to be thrown makes of the gains of a cell's rows. `flush` gives the gain of a row
    /// when its thrown card is the one that leaves four of a suit.
    fn best(&self, gains: &[i64], cell: &Cell, flush: Option<(usize, i64)>) -> i64 {
        let rows = &self.rows[cell.row..cell.row + cell.rows];
        if self.is_mean_of_hidden() {
            let plain: i64 =
                gains.iter().zip(rows).map(|(&gain, row)| gain.max(0) * i64::from(row.hidden)).sum();
            return plain + flush.map_or(0, |(row, gain)| gain.max(0) - gains[row].max(0));
        }
        // A card of the same rank as the one that leaves the four may be thrown in its place, where there is a choice.
        let is_open = |row: usize| {
            flush.is_none_or(|(special, _)| {
                special != row || (self.rule.thrown == Thrown::Choice && rows[row].count > 1)
            })
        };
        let plain = gains.iter().enumerate().filter(|&(row, _)| is_open(row)).map(|(_, &gain)| gain);
        plain.chain(flush.map(|flush| flush.1)).max().unwrap_or(0).max(0)
    }

    /// By how much a row's gain is multiplied to come to the scale.
    fn row_factor(&self, row: &Row, drawn: &Shape) -> i64 {
        let size = drawn.size();
        let left = self.left(size);
        let accepted = if self.rule.draw_again {
            let again = self.unseen.of_rank(row.thrown) - drawn.counts.of(row.thrown) - row.hidden;
            left - i64::from(again)
        } else {
            left
        };
        // No card is left that could be accepted: nothing can be bought.
        if accepted <= 0 { 0 } else { self.row_scale(size) / accepted }
    }

    fn fill_gains(&self, class: &Class, drawn: &Shape, gains: &mut Vec<i64>) {
        gains.clear();
        gains.extend_from_slice(&class.totals);
        for &(rank, count) in &drawn.ranks {
            let count = i64::from(count);
            for (gain, change) in gains.iter_mut().zip(&class.gains[rank.index()]) {
                *gain -= count * change;
            }
        }
        if self.rule.draw_again {
            for (gain, row) in gains.iter_mut().zip(&self.rows) {
                *gain *= self.row_factor(row, drawn);
            }
        }
    }
}

impl BoughtGame<'_> {
    /// Makes sure that the class of this final hand is there; `None` stands there when buying never gains.
    fn class(&mut self, payoff: &Payoff) -> ClassKey {
        let place = |strength: Strength| {
            let place = self.steps.partition_point(|&step| step < strength);
            2 * place + usize::from(self.steps.get(place) == Some(&strength))
        };
        let key = (
            place(payoff.strength),
            place(payoff.second_beats_below),
            payoff.bought_win,
            payoff.bought_win_first_only,
        );
        if !self.classes.contains_key(&key) {
            let class = self.compute_class(payoff);
            self.classes.insert(key, class);
        }
        key
    }

    fn outcome(&self, payoff: &Payoff, dealer: Strength) -> i64 {
        let result = if dealer >= self.terms.qualifier {
            payoff.against_bought(dealer)
        } else if self.rule.still_paid {
            self.terms.no_game(dealer)
        } else {
            0
        };
        result - self.rule.price
    }

    fn compute_class(&self, payoff: &Payoff) -> Option<Class> {
        let mut gains = vec![vec![0; self.rows.len()]; Rank::COUNT];
        let mut totals = vec![0; self.rows.len()];
        let mut is_open = false;
        for cell in &self.cells {
            let open = |rank: Rank| {
                let hidden =
                    cell.ranks.iter().find(|(other, _)| *other == rank).map_or(0, |&(_, count)| count);
                i64::from(self.unseen.of_rank(rank) - hidden)
            };
            for row in cell.row..cell.row + cell.rows {
                let mut bound = GainBound::new(self.left(self.most_drawn));
                for rank in Rank::ALL {
                    if self.rule.draw_again && rank == self.rows[row].thrown {
                        bound.leave_out(open(rank));
                        continue;
                    }
                    let gain = self.outcome(payoff, self.rows[row].strengths[rank.index()]) - cell.keep;
                    gains[rank.index()][row] = gain;
                    totals[row] += open(rank) * gain;
                    bound.add(open(rank), gain);
                }
                is_open |= bound.may_gain();
            }
        }
        let mut flushes = Vec::with_capacity(self.specials.len());
        for special in &self.specials {
            let cell = &self.cells[special.cell];
            let row = cell.row + special.row;
            let thrown = self.rows[row].thrown;
            let accepted = special.outs.iter().filter(|out| !(self.rule.draw_again && out.0 == thrown));
            let changes: Vec<(Rank, i64)> = accepted
                .map(|&(rank, strength)| {
                    let gain = self.outcome(payoff, strength) - cell.keep;
                    (rank, gain - gains[rank.index()][row])
                })
                .filter(|&(_, change)| change != 0)
                .collect();
            is_open |= changes.iter().any(|&(_, change)| change > 0);
            flushes.push(FlushGains {
                total: changes.iter().map(|change| change.1).sum(),
                most: changes.iter().map(|change| -change.1).max().unwrap_or(0).max(0),
                changes,
            });
        }
        is_open.then_some(Class { gains, totals, flushes })
    }
}

/// An upper bound of the gain from a new card, whatever the box has drawn: all cards that gain are there, and the
/// rest lose as little as can be.
struct GainBound {
    left: i64,
    sum: i64,
    least_loss: Option<i64>,
}

impl GainBound {
    fn new(left: i64) -> Self {
        Self { left, sum: 0, least_loss: None }
    }

    fn add(&mut self, cards: i64, gain: i64) {
        if gain > 0 {
            self.sum += cards * gain;
            self.left -= cards;
        } else if cards > 0 {
            self.least_loss = Some(self.least_loss.map_or(gain, |loss| loss.max(gain)));
        }
    }

    fn leave_out(&mut self, cards: i64) {
        self.left -= cards;
    }

    fn may_gain(&self) -> bool {
        self.sum + self.left.max(0) * self.least_loss.unwrap_or(0) > 0
    }
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
    let special = |hidden: CardSet, suited: RankSet, thrown: Rank, odd: Option<(Rank, Vec<Suit>)>| {
        let &cell = cell_of.get(&shapes.find(&hidden.iter().collect()))?;
        let range = cells[cell].row..cells[cell].row + cells[cell].rows;
        let row = rows[range].iter().position(|row| row.thrown == thrown)?;
        let kept = if odd.is_some() { suited.bits() | 1 << up.rank().index() } else { suited.bits() };
        let outs = RankSet::from_bits(own.bits() & !suited.bits());
        let flush = |rank: Rank| Strength::of_suited(RankSet::from_bits(kept | 1 << rank.index()));
        let outs = outs.iter().map(|rank| (rank, flush(rank))).collect();
        Some(Special { cell, row, suit, suited, odd, outs })
    };
    let mut found = Vec::new();
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
                found.extend(special(hidden, suited.ranks(), rank, Some((rank, suits))));
            }
        }
    } else {
        for suited in own_cards.subsets(4) {
            if may_go(rule, up, up, suited) {
                found.extend(special(suited, suited.ranks(), up.rank(), None));
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
    Strength::try_of_five(kept + RankKey::of(rank)).unwrap_or(Strength::weakest(tuz_hands::Category::NoGame))
}
