//! Buying the dealer's game: how much the choice is worth before the dealer shows.
//!
//! For each of the dealer's hands without a game the box keeps the ante's win, or pays for a new card for the dealer:
//! the better of the two. So the worth is the sum over those hands of what buying gains, where it gains. What a
//! purchase brings depends on ranks, but for one thing: four kept cards of one suit may become a flush. Such hands
//! are *special*; all others of the same ranks are counted together in one *cell*.

use std::collections::HashMap;

use num_integer::Integer;
use tuz_cards::{Card, CardSet, Rank, RankSet, Suit};
use tuz_hands::{Category, RankCounts, RankKey, Strength};
use tuz_house::rules::Thrown;

use crate::dealer::{ByRank, DealerHands, Event, Moved};
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
    /// Four different ranks, by index; `None` where a rank stands twice.
    distinct: Option<[u8; 4]>,
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

impl Cell {
    fn hidden(&self, rank: Rank) -> u8 {
        self.ranks.iter().find(|(other, _)| *other == rank).map_or(0, |&(_, count)| count)
    }

    /// How many hands of the cell are left when so many cards of each rank are.
    fn hands(&self, left: &[u8; Rank::COUNT]) -> i64 {
        match self.distinct {
            Some([a, b, c, d]) => {
                [a, b, c, d].iter().map(|&rank| i64::from(left[usize::from(rank)])).product()
            }
            None => self.ranks.iter().map(|&(rank, count)| choose(left[rank.index()], count)).product(),
        }
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
    /// The suits that the one other hidden card may have, by bits, and its rank; `None` where the up card is thrown.
    odd: Option<(Rank, u8)>,
    /// Ranks that complete the flush, and the strength of it.
    outs: Vec<(Rank, Strength)>,
}

impl Special {
    fn count(&self) -> i64 {
        self.odd.map_or(1, |(_, suits)| suits.count_ones().into())
    }

    /// How many of its hands a draw leaves.
    fn left_by(&self, draw: CardSet) -> i64 {
        if self.suited.bits() & draw.of_suit(self.suit).bits() != 0 {
            return 0;
        }
        self.odd.map_or(1, |(rank, suits)| {
            let open = |suit: &Suit| suits >> suit.index() & 1 == 1 && !draw.contains(Card::new(rank, *suit));
            Suit::ALL.iter().filter(|suit| open(suit)).count() as i64
        })
    }

    fn outs(&self) -> RankSet {
        self.outs.iter().map(|out| out.0).collect()
    }
}

/// The outcomes of a purchase for one kind of final hand: all final hands that beat the same of the dealer's new
/// hands, flushes apart, and are paid the same share them.
struct Class {
    /// Gain over keeping, by the new card's rank and the row.
    gains: Vec<Vec<i64>>,
    /// Sum of the gains over all unseen cards that are not the dealer's, by row.
    totals: Vec<i64>,
    /// By special hand: the change if each completing card gave the dealer a hand that wins.
    worst: Vec<i64>,
    /// Buying nearly always gains: the sum over all hands is taken, and those put right where it does not.
    mostly_gains: bool,
}

/// What the completing cards of a special hand change.
struct FlushGains {
    changes: Vec<(Rank, i64)>,
    total: i64,
    /// The most that the absence of one completing card can add.
    most: i64,
    /// The sum of the changes for the worse.
    least: i64,
}

/// Numbers of pairs of a dealer's hand without a game and a new card that gives him one, for one draw or summed over
/// many.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Games {
    /// All of them.
    pub(crate) all: i64,
    /// Those that lose to the box.
    pub(crate) below: i64,
    /// Those that tie.
    pub(crate) equal: i64,
    /// Dealer's hands without a game, each counted once.
    pub(crate) no_game: i64,
}

/// How the gain of a final hand is summed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Gains {
    /// Buying never gains.
    Never,
    /// Hand by hand.
    Sometimes,
    /// From [`Games`].
    Mostly,
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
    /// Strengths of the dealer's new hands, flushes apart, ascending: between two of them all final hands are alike.
    steps: Vec<Strength>,
    /// The same of his new flushes.
    flush_steps: Vec<Strength>,
    classes: HashMap<ClassKey, Option<Class>>,
    flush_gains: HashMap<(ClassKey, usize), Vec<FlushGains>>,
    /// The most cards that the box draws in this spot.
    most_drawn: usize,
    /// The least that keeping brings.
    least_keep: i64,
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
            let ranks: Vec<u8> = shape.ranks.iter().map(|(rank, _)| *rank as u8).collect();
            cells.push(Cell {
                ranks: shape.ranks.clone(),
                distinct: <[u8; 4]>::try_from(ranks).ok(),
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
        let sorted = |mut steps: Vec<Strength>| {
            steps.sort_unstable();
            steps.dedup();
            steps
        };
        let steps = sorted(rows.iter().flat_map(|row| row.strengths).collect());
        let flush_steps =
            sorted(specials.iter().flat_map(|special| special.outs.iter().map(|out| out.1)).collect());
        let least_keep = cells.iter().map(|cell| cell.keep).min().unwrap_or(0);
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
            flush_steps,
            classes: HashMap::new(),
            flush_gains: HashMap::new(),
            most_drawn,
            least_keep,
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
            let hidden = RankCounts::from_ranks(
                cell.ranks.iter().flat_map(|&(rank, count)| std::iter::repeat_n(rank, count.into())),
            );
            for rank in Rank::ALL {
                let strength = row.strengths[rank.index()];
                if let Some(five) = hidden.with(rank).filter(|_| has_game(strength)) {
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
                let moved = Moved { suit: special.suit, ranks, other: special.odd };
                let all = ranks.iter().chain(special.odd.map(|odd| odd.0));
                let shape = shapes.find(&RankCounts::from_ranks(all));
                let strength = row.strengths[rank.index()];
                if has_game(strength) {
                    events.push(Event { strength, shape, count: -1, moved: Some(moved) });
                }
                events.push(Event { strength: flush, shape, count: 1, moved: Some(moved) });
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

    /// How the gain of this final hand is summed.
    pub(crate) fn gains(&mut self, payoff: &Payoff) -> Gains {
        if payoff.bought_win.max(payoff.bought_win_first_only) - self.rule.price <= self.least_keep
            && self.terms.unit - self.rule.price <= self.least_keep
        {
            return Gains::Never;
        }
        let key = self.class(payoff);
        match &self.classes[&key] {
            None => Gains::Never,
            Some(class) if class.mostly_gains => Gains::Mostly,
            Some(_) => Gains::Sometimes,
        }
    }

    /// The most that one of the dealer's hands can gain for this final hand, in units.
    pub(crate) fn most_gain(&self, payoff: &Payoff) -> i64 {
        payoff.bought_win.max(payoff.bought_win_first_only).max(self.terms.unit)
    }

    /// How many of the dealer's hands depend on suits.
    pub(crate) fn suit_bound(&self) -> i64 {
        self.specials.iter().map(Special::count).sum::<i64>() + self.flushes.len() as i64
    }

    /// What buying gains, summed over all draws of a shape (there are `ways`) and the dealer's hands without a game;
    /// in units times [`Self::scale`]. `games` must be given where the gain is summed from them.
    pub(crate) fn over_draws(
        &mut self,
        payoff: &Payoff,
        drawn: &Shape,
        ways: i64,
        games: Option<Games>,
    ) -> i128 {
        let key = self.class(payoff);
        let flush_key = (key, self.flush_place(payoff));
        if !self.flush_gains.contains_key(&flush_key) {
            let flushes = match &self.classes[&key] {
                Some(class) => self.compute_flush_gains(class, payoff),
                None => Vec::new(),
            };
            self.flush_gains.insert(flush_key, flushes);
        }
        let mut gains = std::mem::take(&mut self.gains);
        let sum = self.classes[&key].as_ref().map_or(0, |class| {
            self.fill_gains(class, drawn, &mut gains);
            let flushes = &self.flush_gains[&flush_key];
            match games.filter(|_| class.mostly_gains && gains.iter().all(|&gain| gain >= 0)) {
                Some(games) => {
                    self.sum_of_games(payoff, &games, drawn.size())
                        + self.specials_over_draws(flushes, &gains, drawn, true)
                }
                None => {
                    self.cells_over_draws(&gains, drawn, ways)
                        + self.specials_over_draws(flushes, &gains, drawn, false)
                }
            }
        });
        self.gains = gains;
        sum
    }

    /// What buying brings over keeping, gain or loss, summed over all hands without a game.
    fn sum_of_games(&self, payoff: &Payoff, games: &Games, drawn: usize) -> i128 {
        let times = |count: i64, units: i64| i128::from(count) * i128::from(units - self.rule.price);
        let all = games.no_game * self.left(drawn);
        let still = if self.rule.still_paid { self.terms.no_game(self.terms.qualifier) } else { 0 };
        let keep = self.terms.no_game(self.terms.qualifier);
        times(games.below, payoff.bought_win)
            + times(games.equal, payoff.tie)
            + times(games.all - games.below - games.equal, payoff.lose)
            + times(all - games.all, still)
            - i128::from(all) * i128::from(keep)
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
            run += i128::from(cell.plain * cell.hands(&left)) * i128::from(gain);
        }
        sum + run * i128::from(ways) / i128::from(run_ways)
    }

    /// The special hands' part. With `corrects` the sum already holds their gains and losses alike, and the losses
    /// are taken back.
    fn specials_over_draws(
        &self,
        flushes: &[FlushGains],
        gains: &[i64],
        drawn: &Shape,
        corrects: bool,
    ) -> i128 {
        let most_taken = drawn.ranks.len() as i64;
        let mut sum = 0;
        for (special, flush) in self.specials.iter().zip(flushes) {
            let cell = &self.cells[special.cell];
            let gain = gains[cell.row + special.row];
            let factor = self.row_factor(&self.rows[cell.row + special.row], drawn);
            let nothing = if corrects {
                gain + flush.least * factor >= 0
            } else {
                cell.rows == 1 && gain + (flush.total + flush.most * most_taken) * factor <= 0
            };
            if nothing {
                continue;
            }
            let outs = special.outs();
            let takeable: RankSet =
                drawn.ranks.iter().map(|&(rank, _)| rank).filter(|&rank| outs.contains(rank)).collect();
            let mut taken = takeable.bits();
            loop {
                let is_taken = |rank: Rank| taken >> rank.index() & 1 == 1;
                // Draws that leave the dealer's four cards and take exactly these of the completing ones.
                let draws: i64 = drawn
                    .ranks
                    .iter()
                    .map(|&(rank, count)| {
                        let open = self.unseen.of_rank(rank) - cell.hidden(rank);
                        match (outs.contains(rank), is_taken(rank)) {
                            (false, _) => choose(open, count),
                            (true, true) => choose(open - 1, count - 1),
                            (true, false) => choose(open - 1, count),
                        }
                    })
                    .product();
                if draws > 0 {
                    let change: i64 = flush
                        .changes
                        .iter()
                        .filter(|change| !is_taken(change.0))
                        .map(|change| change.1)
                        .sum();
                    let gain = gain + change * factor;
                    let best =
                        self.best(&gains[cell.row..cell.row + cell.rows], cell, Some((special.row, gain)));
                    let part = if corrects { best - gain } else { best };
                    sum += i128::from(draws * special.count()) * i128::from(part);
                }
                if taken == 0 {
                    break;
                }
                taken = (taken - 1) & takeable.bits();
            }
        }
        sum
    }

    /// What buying gains for one draw, summed over the dealer's hands without a game; in units times
    /// [`Self::scale`]. `games` may be given where the gain is summed from them.
    pub(crate) fn for_draw(
        &mut self,
        payoff: &Payoff,
        cards: CardSet,
        drawn: &Shape,
        games: Option<Games>,
    ) -> i128 {
        let key = self.class(payoff);
        let mut gains = std::mem::take(&mut self.gains);
        let sum = self.classes[&key].as_ref().map_or(0, |class| {
            self.fill_gains(class, drawn, &mut gains);
            match games.filter(|_| class.mostly_gains && gains.iter().all(|&gain| gain >= 0)) {
                Some(games) => {
                    let losses = self.specials.iter().zip(&class.worst).filter_map(|(special, worst)| {
                        let gain = gains[self.cells[special.cell].row];
                        if gain + worst >= 0 {
                            return None;
                        }
                        let gain = gain + self.flush_change(class, payoff, special, cards);
                        Some(i128::from(special.left_by(cards)) * i128::from((-gain).max(0)))
                    });
                    self.sum_of_games(payoff, &games, drawn.size()) + losses.sum::<i128>()
                }
                None => self.sum_for_draw(class, payoff, &gains, cards, drawn),
            }
        });
        self.gains = gains;
        sum
    }

    /// By how much the completing cards that a draw leaves change the gain of a special hand.
    fn flush_change(&self, class: &Class, payoff: &Payoff, special: &Special, draw: CardSet) -> i64 {
        let taken = draw.of_suit(special.suit);
        self.flush_changes(class, payoff, special)
            .filter(|change| !taken.contains(change.0))
            .map(|change| change.1)
            .sum()
    }

    fn flush_changes(
        &self,
        class: &Class,
        payoff: &Payoff,
        special: &Special,
    ) -> impl Iterator<Item = (Rank, i64)> {
        let cell = &self.cells[special.cell];
        let row = cell.row + special.row;
        let thrown = self.rows[row].thrown;
        special.outs.iter().filter(move |out| !(self.rule.draw_again && out.0 == thrown)).map(
            move |&(rank, flush)| {
                (rank, self.outcome(payoff, flush) - cell.keep - class.gains[rank.index()][row])
            },
        )
    }

    fn compute_flush_gains(&self, class: &Class, payoff: &Payoff) -> Vec<FlushGains> {
        let gains = |special: &Special| {
            let changes: Vec<(Rank, i64)> = self.flush_changes(class, payoff, special).collect();
            let each = || changes.iter().map(|change| change.1);
            FlushGains {
                total: each().sum(),
                most: each().map(|change| -change).max().unwrap_or(0).max(0),
                least: each().filter(|&change| change < 0).sum(),
                changes,
            }
        };
        self.specials.iter().map(gains).collect()
    }

    fn sum_for_draw(
        &self,
        class: &Class,
        payoff: &Payoff,
        gains: &[i64],
        cards: CardSet,
        drawn: &Shape,
    ) -> i128 {
        let left = self.left_by_rank(drawn);
        let plain: Vec<i64> = self
            .cells
            .iter()
            .map(|cell| self.best(&gains[cell.row..cell.row + cell.rows], cell, None))
            .collect();
        let mut sum: i128 = 0;
        for (cell, &gain) in self.cells.iter().zip(&plain) {
            if gain > 0 {
                sum += i128::from(cell.hands(&left)) * i128::from(gain);
            }
        }
        let own = cards.of_suit(self.suit).bits();
        for &(cell, ranks) in &self.flushes {
            if ranks.bits() & own == 0 {
                sum -= i128::from(plain[cell]);
            }
        }
        for special in &self.specials {
            let count = special.left_by(cards);
            if count == 0 {
                continue;
            }
            let cell = &self.cells[special.cell];
            let row = cell.row + special.row;
            let change = self.flush_change(class, payoff, special, cards);
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
        let second = if self.terms.must_win { place(&self.steps, payoff.second_beats_below) } else { 0 };
        let key =
            (place(&self.steps, payoff.strength), second, payoff.bought_win, payoff.bought_win_first_only);
        if !self.classes.contains_key(&key) {
            let class = self.compute_class(payoff);
            self.classes.insert(key, class);
        }
        key
    }

    fn flush_place(&self, payoff: &Payoff) -> usize {
        place(&self.flush_steps, payoff.strength)
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
        let loss = |cell: &Cell| payoff.lose - self.rule.price - cell.keep;
        let worst = self
            .specials
            .iter()
            .map(|special| {
                let cell = &self.cells[special.cell];
                let row = cell.row + special.row;
                let change = |rank: Rank| (loss(cell) - gains[rank.index()][row]).min(0);
                special.outs.iter().map(|out| change(out.0)).sum()
            })
            .collect();
        // A flush of the dealer's that the box beats may gain where nothing else does.
        is_open |= self.specials.iter().any(|special| {
            let cell = &self.cells[special.cell];
            let row = cell.row + special.row;
            let gains = |&(rank, flush): &(Rank, Strength)| {
                self.outcome(payoff, flush) - cell.keep > gains[rank.index()][row].max(0)
            };
            special.outs.iter().any(gains)
        });
        if !is_open {
            return None;
        }
        let losing = totals.iter().filter(|&&total| total < 0).count();
        let mostly_gains =
            self.sums_games() && losing == 0 && payoff.strength >= Strength::weakest(Category::Flush);
        Some(Class { gains, totals, worst, mostly_gains })
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

/// Where a strength stands among ascending steps: an odd place is on one, an even one between two.
fn place(steps: &[Strength], strength: Strength) -> usize {
    let place = steps.partition_point(|&step| step < strength);
    2 * place + usize::from(steps.get(place) == Some(&strength))
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
    let special = |hidden: CardSet, suited: RankSet, thrown: Rank, odd: Option<(Rank, u8)>| {
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
                let bits = suits.iter().fold(0, |bits, suit| bits | 1 << suit.index());
                found.extend(special(hidden, suited.ranks(), rank, Some((rank, bits))));
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
    Strength::try_of_five(kept + RankKey::of(rank)).unwrap_or(Strength::weakest(Category::NoGame))
}
