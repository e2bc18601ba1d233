//! What a purchase brings to final hands that are alike.

use tuz_cards::{Rank, RankSet};
use tuz_hands::{Category, Strength};

use super::{BoughtGame, Special};
use crate::shapes::MOST;
use crate::terms::Payoff;

/// What final hands of one class share: the places of their strength and of what their second combination beats,
/// whether they can beat a flush, and what they win.
pub(super) type ClassKey = (u16, u16, bool, i64, i64);

/// The outcomes of a purchase for one kind of final hand: all final hands that beat the same of the dealer's new
/// hands, flushes apart, and are paid the same share them.
pub(super) struct Class {
    /// Gain over keeping, by the new card's rank and the row.
    pub(super) gains: Vec<Vec<i64>>,
    /// Sum of the gains over all unseen cards that are not the dealer's, by row.
    pub(super) totals: Vec<i64>,
    /// Buying nearly always gains: the sum over all hands is taken, and those put right where it does not.
    pub(super) mostly_gains: bool,
    /// By special hand, where buying mostly gains: how far the gain falls.
    pub(super) falls: Vec<Fall>,
    /// By strength, where buying mostly gains: with this gain over every special hand a box loses to none.
    pub(super) safe_gains: Vec<i64>,
}

/// How far the gain over a special hand can fall as its completing cards give the dealer stronger and stronger
/// flushes than the box's.
pub(super) struct Fall {
    /// From the strongest flush down: the change when all flushes so far beat the box.
    steps: Vec<(Strength, i64)>,
}

impl Fall {
    /// The strength above which a box with this gain never loses by buying.
    pub(super) fn safe_above(&self, gain: i64) -> Strength {
        if gain < 0 {
            return Strength::weakest(Category::RoyalFlush);
        }
        let step = self.steps.iter().find(|(_, change)| gain + change < 0);
        step.map_or(Strength::weakest(Category::NoGame), |step| step.0)
    }
}

/// What the cards that complete their flush change for the special hands, one after another.
pub(super) struct FlushGains {
    /// By rank; 0 where no card of that rank completes the flush.
    pub(super) changes: Vec<[i64; Rank::COUNT]>,
    pub(super) totals: Vec<i64>,
    /// The sums of the changes for the worse.
    pub(super) least: Vec<i64>,
    /// The best that the changes can come to when so many completing cards are not there.
    pub(super) best: [Vec<i64>; MOST + 1],
    /// The same for the best of the special hands of one row; `i64::MIN` for a row without.
    pub(super) best_of_row: [Vec<i64>; MOST + 1],
}

impl FlushGains {
    /// The change for a special hand when these completing cards are not there.
    pub(super) fn without(&self, special: usize, taken: RankSet) -> i64 {
        let changes = &self.changes[special];
        self.totals[special] - taken.iter().map(|rank| changes[rank.index()]).sum::<i64>()
    }

    fn new(changes: Vec<[i64; Rank::COUNT]>, special_rows: &[u32], rows: usize) -> Self {
        let totals: Vec<i64> = changes.iter().map(|changes| changes.iter().sum()).collect();
        let least =
            changes.iter().map(|changes| changes.iter().filter(|&&change| change < 0).sum()).collect();
        let mut best: [Vec<i64>; MOST + 1] = Default::default();
        for (changes, total) in changes.iter().zip(&totals) {
            let mut ascending = *changes;
            ascending.sort_unstable();
            for (taken, best) in best.iter_mut().enumerate() {
                best.push(total - ascending[..taken].iter().map(|change| change.min(&0)).sum::<i64>());
            }
        }
        let best_of_row = std::array::from_fn(|taken| {
            let mut of_row = vec![i64::MIN; rows];
            for (&row, &best) in special_rows.iter().zip(&best[taken]) {
                let of_row = &mut of_row[row as usize];
                *of_row = best.max(*of_row);
            }
            of_row
        });
        Self { changes, totals, least, best, best_of_row }
    }
}

/// Whether there are flushes that lose to the hand.
fn beats_flushes(payoff: &Payoff) -> bool {
    payoff.strength >= Strength::weakest(Category::Flush)
}

/// By strength of the box, the most that the completing cards of any special hand can cost.
fn safe_gains(falls: &[Fall]) -> Vec<i64> {
    let mut safe = vec![0; Strength::COUNT];
    for (flush, change) in falls.iter().flat_map(|fall| &fall.steps) {
        let safe = &mut safe[flush.index()];
        *safe = (-change).max(*safe);
    }
    // A weaker box loses to all that a stronger one loses to.
    for strength in (1..safe.len()).rev() {
        safe[strength - 1] = safe[strength - 1].max(safe[strength]);
    }
    safe
}

impl BoughtGame<'_> {
    /// The class of this final hand; `None` when buying never gains.
    pub(super) fn class(&mut self, payoff: &Payoff) -> Option<usize> {
        let second = if self.terms.must_win { self.places[payoff.second_beats_below.index()] } else { 0 };
        let key = (
            self.places[payoff.strength.index()],
            second,
            beats_flushes(payoff),
            payoff.bought_win,
            payoff.bought_win_first_only,
        );
        if let Some(&class) = self.class_of.get(&key) {
            return class;
        }
        let class = self.compute_class(payoff).map(|class| {
            self.classes.push(class);
            self.classes.len() - 1
        });
        self.class_of.insert(key, class);
        class
    }

    /// What completing cards change for this final hand; the key finds it again.
    pub(super) fn flush_gains(&mut self, class: usize, payoff: &Payoff) -> (usize, u16) {
        let key = (class, self.flush_places[payoff.strength.index()]);
        if !self.flush_gains.contains_key(&key) {
            let changes = self.specials.iter().map(|special| {
                let mut changes = [0; Rank::COUNT];
                for (rank, change) in self.flush_changes(&self.classes[class], payoff, special) {
                    changes[rank.index()] = change;
                }
                changes
            });
            let gains = FlushGains::new(changes.collect(), &self.special_rows, self.rows.len());
            self.flush_gains.insert(key, gains);
        }
        key
    }

    /// What each card that completes the flush of a special hand changes.
    pub(super) fn flush_changes(
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

    fn falls(&self, payoff: &Payoff, gains: &[Vec<i64>]) -> Vec<Fall> {
        let fall = |(special, &row): (&Special, &u32)| {
            let keep = self.cells[special.cell].keep;
            let change =
                |result: i64, rank: Rank| result - self.rule.price - keep - gains[rank.index()][row as usize];
            let mut steps: Vec<(Strength, i64)> = special
                .outs
                .iter()
                // A card that changes for the worse even when the box wins counts against every strength.
                .map(|&(rank, flush)| match change(payoff.bought_win, rank) {
                    worse if worse < 0 => {
                        (Strength::weakest(Category::RoyalFlush), change(payoff.lose, rank))
                    }
                    _ => (flush, change(payoff.lose, rank).min(0)),
                })
                .collect();
            steps.sort_unstable_by_key(|step| std::cmp::Reverse(step.0));
            let mut sum = 0;
            for step in &mut steps {
                sum += step.1;
                step.1 = sum;
            }
            Fall { steps }
        };
        self.specials.iter().zip(&self.special_rows).map(fall).collect()
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
            let open = |rank: Rank| i64::from(self.unseen.of_rank(rank) - cell.hidden(rank));
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
        // Where nothing else gains, a flush may that the box beats; of the class some hand may beat any.
        let beaten_flush_gains = || {
            beats_flushes(payoff)
                && self.specials.iter().zip(&self.special_rows).any(|(special, &row)| {
                    let won = payoff.bought_win - self.rule.price - self.cells[special.cell].keep;
                    special.outs.iter().any(|out| won > gains[out.0.index()][row as usize].max(0))
                })
        };
        if !is_open && !beaten_flush_gains() {
            return None;
        }
        let losing = totals.iter().filter(|&&total| total < 0).count();
        let mostly_gains = self.sums_games() && 4 * losing <= totals.len() && beats_flushes(payoff);
        let falls = if mostly_gains { self.falls(payoff, &gains) } else { Vec::new() };
        let safe_gains = if mostly_gains { safe_gains(&falls) } else { Vec::new() };
        Some(Class { gains, totals, mostly_gains, falls, safe_gains })
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
