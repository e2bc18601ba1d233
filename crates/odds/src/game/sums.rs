//! What buying gains, summed over draws and over the dealer's hands without a game.

use tuz_cards::{CardSet, Rank, RankSet};
use tuz_hands::Strength;
use tuz_house::rules::Thrown;

use super::class::{Class, FlushGains};
use super::{BoughtGame, Cell, Left, Row, Special};
use crate::shapes::{MOST, Shape, ShapeId};
use crate::terms::Payoff;
use crate::unseen::{Unseen, choose};

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

/// The gain of a class of final hands over all draws of a shape.
#[derive(Debug, Clone, Copy)]
pub(super) enum GroupSum {
    /// All of it.
    Whole(i128),
    /// What is to be added to the sum that [`Games`] give.
    AboveGames(i128),
}

/// The least gains after the draws of a shape.
#[derive(Debug, Clone, Copy)]
pub(super) struct LeastGains {
    all: i64,
    /// Over special hands, before completing cards.
    special: i64,
}

/// A special hand that may lose when it completes its flush.
#[derive(Debug, Clone, Copy)]
pub(super) struct LosingSpecial {
    number: usize,
    /// Its gain before completing cards.
    gain: i64,
    /// A box that is stronger than this never loses by buying.
    safe_above: Strength,
}

impl BoughtGame<'_> {
    /// How the gain of this final hand is summed.
    pub(crate) fn gains(&mut self, payoff: &Payoff) -> Gains {
        if payoff.bought_win.max(payoff.bought_win_first_only) - self.rule.price <= self.least_keep
            && self.terms.unit - self.rule.price <= self.least_keep
        {
            return Gains::Never;
        }
        match self.class(payoff) {
            None => Gains::Never,
            Some(class) if self.classes[class].mostly_gains => Gains::Mostly,
            Some(_) => Gains::Sometimes,
        }
    }

    /// The most that one of the dealer's hands can gain for this final hand, in units.
    pub(crate) fn most_gain(&self, payoff: &Payoff) -> i64 {
        payoff.bought_win.max(payoff.bought_win_first_only).max(self.terms.unit)
    }

    /// How many of the dealer's hands depend on suits.
    pub(crate) fn suit_bound(&self) -> i64 {
        self.suit_bound
    }

    /// What buying gains, summed over all draws of a shape (there are `ways`) and the dealer's hands without a game;
    /// in units times [`Self::scale`]. `games` must be given where the gain is mostly summed from them.
    pub(crate) fn over_draws(
        &mut self,
        payoff: &Payoff,
        id: ShapeId,
        drawn: &Shape,
        ways: i64,
        games: Option<Games>,
    ) -> i128 {
        let Some(class) = self.class(payoff) else { return 0 };
        let flush_key = self.flush_gains(class, payoff);
        let key = (class, flush_key.1, id);
        let known = self.groups.get(&key).copied();
        let sum = known.unwrap_or_else(|| {
            let mut gains = std::mem::take(&mut self.gains);
            self.fill_gains(&self.classes[class], drawn, &mut gains);
            let flushes = &self.flush_gains[&flush_key];
            let from_games = games.is_some() && gains.iter().all(|&gain| gain >= 0);
            let sum = if from_games {
                GroupSum::AboveGames(self.losses_over_draws(flushes, &gains, drawn))
            } else {
                GroupSum::Whole(
                    self.cells_over_draws(&gains, drawn, ways)
                        + self.specials_over_draws(flushes, &gains, drawn),
                )
            };
            self.gains = gains;
            self.groups.insert(key, sum);
            sum
        });
        match (sum, games) {
            (GroupSum::AboveGames(more), Some(games)) => {
                more + self.sum_of_games(payoff, &games, drawn.size())
            }
            (GroupSum::AboveGames(sum) | GroupSum::Whole(sum), _) => sum,
        }
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
        let left = self.left_after(drawn);
        let simple = self.has_one_row_each();
        let mut sum = 0;
        let mut run = 0;
        let mut run_ways = 1;
        for (number, cell) in self.cells.iter().enumerate() {
            // With one row a cell, its row has the cell's number.
            let gain = if simple {
                gains[number]
            } else {
                self.best(&gains[cell.row..cell.row + cell.rows], cell, None)
            };
            if gain <= 0 {
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

    /// The special hands' part of the gain.
    fn specials_over_draws(&self, flushes: &FlushGains, gains: &[i64], drawn: &Shape) -> i128 {
        let support = drawn.counts.support();
        let simple = self.has_one_row_each();
        let best_of_row = &flushes.best_of_row[drawn.ranks.len()];
        let mut sum = 0;
        let gaining = gains.iter().zip(best_of_row).enumerate().filter(|(_, (gain, best))| match **best {
            i64::MIN => false,
            best => !simple || **gain + best > 0,
        });
        for (row, number) in
            gaining.flat_map(|(row, _)| self.specials_of_row[row].clone().map(move |n| (row, n)))
        {
            let gain = gains[row];
            let special = &self.specials[number];
            let takeable = RankSet::from_bits(support.bits() & special.out_ranks.bits());
            if simple && gain + flushes.best[takeable.len()][number] <= 0 {
                continue;
            }
            let cell = &self.cells[special.cell];
            let factor = self.row_factor(&self.rows[row], drawn);
            let around = HandsAround::new(self.unseen, special, cell, drawn);
            for taken in parts(takeable) {
                let gain = gain + flushes.without(number, taken) * factor;
                if simple && gain <= 0 {
                    continue;
                }
                let part = self.best(&gains[cell.row..cell.row + cell.rows], cell, Some((special.row, gain)));
                if part != 0 {
                    sum += i128::from(around.taking(taken)) * i128::from(part);
                }
            }
        }
        sum
    }

    /// What the special hands lose where buying loses, to be taken back from a sum over all hands.
    fn losses_over_draws(&self, flushes: &FlushGains, gains: &[i64], drawn: &Shape) -> i128 {
        let support = drawn.counts.support();
        let mut sum = 0;
        for (number, (&row, least)) in self.special_rows.iter().zip(&flushes.least).enumerate() {
            let gain = gains[row as usize];
            if gain + least >= 0 {
                continue;
            }
            let special = &self.specials[number];
            let around = HandsAround::new(self.unseen, special, &self.cells[special.cell], drawn);
            for taken in parts(RankSet::from_bits(support.bits() & special.out_ranks.bits())) {
                let loss = -(gain + flushes.without(number, taken));
                if loss > 0 {
                    sum += i128::from(around.taking(taken)) * i128::from(loss);
                }
            }
        }
        sum
    }

    /// Whether no gain is a choice or a mean of several, and all have the same scale.
    fn has_one_row_each(&self) -> bool {
        !self.rule.draw_again && !self.is_mean_of_hidden() && self.rows.len() == self.cells.len()
    }

    /// What buying gains for one draw, summed over the dealer's hands without a game; in units times
    /// [`Self::scale`]. `games` may be given where the gain is mostly summed from them.
    pub(crate) fn for_draw(
        &mut self,
        payoff: &Payoff,
        cards: CardSet,
        id: ShapeId,
        drawn: &Shape,
        games: Option<Games>,
    ) -> i128 {
        let Some(class) = self.class(payoff) else { return 0 };
        if let Some(games) = games {
            let least = self.least_gains(class, id, drawn);
            let mut sum = self.sum_of_games(payoff, &games, drawn.size());
            if least.all < 0 {
                sum += self.losses_of_cells(class, cards, id, drawn);
            }
            if least.special < self.classes[class].safe_gains[payoff.strength.index()] {
                sum += self.losses_of_specials(class, payoff, cards, id, drawn);
            }
            return sum;
        }
        let mut gains = std::mem::take(&mut self.gains);
        self.fill_gains(&self.classes[class], drawn, &mut gains);
        let sum = self.sum_for_draw(&self.classes[class], payoff, &gains, cards, drawn);
        self.gains = gains;
        sum
    }

    /// The least gains over cells and over special hands after the draws of a shape, before completing cards.
    fn least_gains(&mut self, class: usize, id: ShapeId, drawn: &Shape) -> LeastGains {
        if let Some(&least) = self.least_gains.get(&(class, id)) {
            return least;
        }
        let mut gains = std::mem::take(&mut self.gains);
        self.fill_gains(&self.classes[class], drawn, &mut gains);
        let special = self.special_rows.iter().map(|&row| gains[row as usize]).min();
        let all = gains.iter().copied().min();
        let least = LeastGains { all: all.unwrap_or(0), special: special.unwrap_or(i64::MAX) };
        self.gains = gains;
        self.least_gains.insert((class, id), least);
        least
    }

    /// What hands that are not special lose by buying after one draw, to be taken back from a sum over all hands.
    fn losses_of_cells(&mut self, class: usize, cards: CardSet, id: ShapeId, drawn: &Shape) -> i128 {
        if !self.losing_cells.contains_key(&(class, id)) {
            let mut gains = std::mem::take(&mut self.gains);
            self.fill_gains(&self.classes[class], drawn, &mut gains);
            // Each cell has one row here, of its own number.
            let losing = gains.iter().copied().enumerate().filter(|(_, gain)| *gain < 0).collect();
            self.gains = gains;
            self.losing_cells.insert((class, id), losing);
        }
        let left = self.left_after(drawn);
        let own = cards.of_suit(self.suit).bits();
        let losses = self.losing_cells[&(class, id)].iter().map(|&(number, gain)| {
            let start = self.flushes.partition_point(|flush| flush.0 < number);
            let flushes = self.flushes[start..].iter().take_while(|flush| flush.0 == number);
            let flushes = flushes.filter(|flush| flush.1.bits() & own == 0).count() as i64;
            let specials = self.specials[self.specials_of_row[number].clone()].iter();
            let specials: i64 = specials.map(|special| special.left_by(cards)).sum();
            i128::from(self.cells[number].hands(&left) - flushes - specials) * i128::from(-gain)
        });
        losses.sum()
    }

    /// What special hands lose by buying after one draw, to be taken back from a sum over all hands.
    fn losses_of_specials(
        &mut self,
        class: usize,
        payoff: &Payoff,
        cards: CardSet,
        id: ShapeId,
        drawn: &Shape,
    ) -> i128 {
        if !self.losing.contains_key(&(class, id)) {
            let mut gains = std::mem::take(&mut self.gains);
            let class_of = &self.classes[class];
            self.fill_gains(class_of, drawn, &mut gains);
            // Boxes come in the order of their strength: what is safe now is safe for all that follow.
            let safe_gain = class_of.safe_gains[payoff.strength.index()];
            let rows = gains.iter().zip(&self.specials_of_row).filter(|(gain, _)| **gain < safe_gain);
            let specials =
                rows.flat_map(|(&gain, specials)| specials.clone().map(move |number| (number, gain)));
            let mut losing: Vec<LosingSpecial> = specials
                .map(|(number, gain)| (number, gain, class_of.falls[number].safe_above(gain)))
                .map(|(number, gain, safe_above)| LosingSpecial { number, gain, safe_above })
                .filter(|special| special.safe_above >= payoff.strength)
                .collect();
            losing.sort_unstable_by_key(|special| std::cmp::Reverse(special.safe_above));
            self.gains = gains;
            self.losing.insert((class, id), losing);
        }
        let losing = &self.losing[&(class, id)];
        let may_lose = losing.iter().take_while(|special| payoff.strength <= special.safe_above);
        let losses = may_lose.map(|&LosingSpecial { number, gain, .. }| {
            let special = &self.specials[number];
            let gain = gain + self.flush_change(&self.classes[class], payoff, special, cards);
            i128::from(special.left_by(cards)) * i128::from((-gain).max(0))
        });
        losses.sum()
    }

    /// By how much the completing cards that a draw leaves change the gain of a special hand.
    fn flush_change(&self, class: &Class, payoff: &Payoff, special: &Special, draw: CardSet) -> i64 {
        let taken = draw.of_suit(special.suit);
        let changes = self.flush_changes(class, payoff, special);
        changes.filter(|change| !taken.contains(change.0)).map(|change| change.1).sum()
    }

    fn sum_for_draw(
        &self,
        class: &Class,
        payoff: &Payoff,
        gains: &[i64],
        cards: CardSet,
        drawn: &Shape,
    ) -> i128 {
        let left = self.left_after(drawn);
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

    fn left_after(&self, drawn: &Shape) -> Left {
        let ranks = Rank::ALL.map(|rank| self.unseen.of_rank(rank) - drawn.counts.of(rank));
        let cards = |set: &RankSet| match set.len() {
            0 => 1,
            _ => set.iter().map(|rank| i64::from(ranks[rank.index()])).sum(),
        };
        Left { ranks, others: self.others.iter().map(cards).collect() }
    }

    /// What the choice of the card to be thrown makes of the gains of a cell's rows. `flush` gives the gain of a row
    /// when its thrown card is the one that leaves four of a suit.
    fn best(&self, gains: &[i64], cell: &Cell, flush: Option<(usize, i64)>) -> i64 {
        if cell.rows == 1 && !self.is_mean_of_hidden() {
            return flush.map_or(gains[0], |flush| flush.1).max(0);
        }
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
        if !self.rule.draw_again {
            return 1;
        }
        let size = drawn.size();
        let open = self.unseen.of_rank(row.thrown).saturating_sub(drawn.counts.of(row.thrown) + row.hidden);
        let accepted = self.left(size) - i64::from(open);
        // No card is left that could be accepted: nothing can be bought.
        if accepted <= 0 { 0 } else { self.row_scale(size) / accepted }
    }

    fn fill_gains(&self, class: &Class, drawn: &Shape, gains: &mut Vec<i64>) {
        gains.clear();
        gains.extend_from_slice(&class.totals);
        for &(rank, count) in &drawn.ranks {
            // Subtracting again is faster than multiplying.
            for _ in 0..count {
                for (gain, change) in gains.iter_mut().zip(&class.gains[rank.index()]) {
                    *gain -= change;
                }
            }
        }
        if self.rule.draw_again {
            for (gain, row) in gains.iter_mut().zip(&self.rows) {
                *gain *= self.row_factor(row, drawn);
            }
        }
    }
}

/// Counts pairs of a special hand and a draw of a shape that leaves it, by the completing cards that the draw takes.
struct HandsAround {
    cases: Vec<Case>,
}

/// Special hands that leave a draw the same choice.
struct Case {
    hands: i64,
    /// Ways to draw the ranks of which no card completes the flush.
    others: i64,
    /// For each rank of which one does: ways to draw its cards with the completing one, and without it.
    completing: [(RankSet, i64, i64); MOST],
    len: usize,
}

impl HandsAround {
    fn new(unseen: &Unseen, special: &Special, cell: &Cell, drawn: &Shape) -> Self {
        let case = |hands: i64, odd: Option<Rank>| {
            let mut case = Case { hands, others: 1, completing: [(RankSet::EMPTY, 0, 0); MOST], len: 0 };
            for &(rank, count) in &drawn.ranks {
                let open = unseen.of_rank(rank) - cell.fixed(rank) - u8::from(odd == Some(rank));
                if special.out_ranks.contains(rank) {
                    case.completing[case.len] =
                        (RankSet::from_iter([rank]), choose(open - 1, count - 1), choose(open - 1, count));
                    case.len += 1;
                } else {
                    case.others *= choose(open, count);
                }
            }
            case
        };
        // Only where the draw has the odd card's rank does that card leave it fewer ways; in a cell of four given
        // cards it is one of them already.
        let matters = |odd: Rank| !cell.others.is_empty() && drawn.counts.of(odd) > 0;
        let (mut alike, mut cases) = (i64::from(special.odd.is_empty()), Vec::new());
        for &(odd, suits) in &special.odd {
            let hands = i64::from(suits.count_ones());
            if matters(odd) {
                cases.push(case(hands, Some(odd)));
            } else {
                alike += hands;
            }
        }
        if alike > 0 {
            cases.push(case(alike, None));
        }
        Self { cases }
    }

    /// Draws that take exactly these completing cards.
    fn taking(&self, taken: RankSet) -> i64 {
        let draws = |case: &Case| {
            let ways = |&(rank, with, without): &(RankSet, i64, i64)| {
                if taken.bits() & rank.bits() == 0 { without } else { with }
            };
            case.hands * case.others * case.completing[..case.len].iter().map(ways).product::<i64>()
        };
        self.cases.iter().map(draws).sum()
    }
}

/// Every part of a set of ranks, itself first and none last.
fn parts(ranks: RankSet) -> impl Iterator<Item = RankSet> {
    let all = ranks.bits();
    std::iter::successors(Some(all), move |&part| (part != 0).then(|| (part - 1) & all))
        .map(RankSet::from_bits)
}
