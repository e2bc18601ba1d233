//! What a purchase brings to final hands that are alike.

use tuz_cards::{Rank, RankSet};
use tuz_hands::{Category, Strength};

use super::{BoughtGame, Cell, Special};
use crate::shapes::MOST;
use crate::terms::Payoff;

/// What final hands of one class share: the places of their strength and of what their second combination beats, and
/// what they win.
pub(super) type ClassKey = (u16, u16, i64, i64);

/// The outcomes of a purchase for one kind of final hand: all final hands that beat the same of the dealer's new
/// hands, flushes apart, and are paid the same share them.
pub(super) struct Class {
    /// Gain over keeping, by the new card's rank and the row.
    pub(super) gains: Vec<Vec<i64>>,
    /// Sum of the gains over all unseen cards that are not the dealer's, by row.
    pub(super) totals: Vec<i64>,
    /// By special hand: the change if each completing card gave the dealer a hand that wins.
    pub(super) worst: Vec<i64>,
    /// Buying nearly always gains: the sum over all hands is taken, and those put right where it does not.
    pub(super) mostly_gains: bool,
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
}

impl FlushGains {
    /// The change for a special hand when these completing cards are not there.
    pub(super) fn without(&self, special: usize, taken: RankSet) -> i64 {
        let changes = &self.changes[special];
        self.totals[special] - taken.iter().map(|rank| changes[rank.index()]).sum::<i64>()
    }

    fn new(changes: Vec<[i64; Rank::COUNT]>) -> Self {
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
        Self { changes, totals, least, best }
    }
}

impl BoughtGame<'_> {
    /// The class of this final hand; `None` when buying never gains.
    pub(super) fn class(&mut self, payoff: &Payoff) -> Option<usize> {
        let second = if self.terms.must_win { self.places[payoff.second_beats_below.index()] } else { 0 };
        let key =
            (self.places[payoff.strength.index()], second, payoff.bought_win, payoff.bought_win_first_only);
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
            let gains = FlushGains::new(changes.collect());
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
