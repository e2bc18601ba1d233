//! Ordered lists of rules that lose little: the first line that fits a cell decides what is done there.

use rayon::prelude::*;
use tuz_cards::{Rank, RankSet};

/// What every action brings in every cell, times how often the cell comes up. A cell is a kind of hand against one rank
/// of the up card.
pub(super) struct Cells {
    pub(super) actions: usize,
    /// What is done where no line fits.
    pub(super) otherwise: usize,
    pub(super) ups: Vec<Rank>,
    /// By cell and action; not a number where the action cannot be.
    pub(super) values: Vec<f64>,
    /// For every condition the cells where it holds.
    pub(super) conditions: Vec<Vec<u32>>,
}

/// One line: a condition by number, the up cards for which it is, and what is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) condition: usize,
    pub(super) ups: RankSet,
    pub(super) action: usize,
}

/// Where a new line does best.
#[derive(Debug, Clone, Copy)]
struct Insertion {
    place: usize,
    line: Line,
    gain: f64,
}

type ByUp = [f64; Rank::COUNT];

/// A second range of up cards must bring so much more than one alone, as it is harder to remember.
const TWO_RANGES: f64 = 1.15;

/// All up cards do where they bring this share of what the best of them bring.
const ALL_UPS: f64 = 0.999;

impl Cells {
    fn value(&self, cell: u32, action: usize) -> f64 {
        self.values[cell as usize * self.actions + action]
    }

    /// In every cell the place of the line that decides, the number of lines where none does.
    fn deciding(&self, lines: &[Line]) -> Vec<u32> {
        let mut deciding = vec![lines.len() as u32; self.ups.len()];
        for (place, line) in lines.iter().enumerate().rev() {
            for &cell in &self.conditions[line.condition] {
                if line.ups.contains(self.ups[cell as usize]) && !self.value(cell, line.action).is_nan() {
                    deciding[cell as usize] = place as u32;
                }
            }
        }
        deciding
    }

    fn action(&self, lines: &[Line], deciding: u32) -> usize {
        lines.get(deciding as usize).map_or(self.otherwise, |line| line.action)
    }

    /// What is done in every cell.
    pub(super) fn actions(&self, lines: &[Line]) -> Vec<usize> {
        self.deciding(lines).into_iter().map(|deciding| self.action(lines, deciding)).collect()
    }

    /// What the lines bring.
    pub(super) fn total(&self, lines: &[Line]) -> f64 {
        let actions = self.actions(lines).into_iter().zip(0..);
        actions.map(|(action, cell)| self.value(cell, action)).sum()
    }

    fn best_insertion(&self, lines: &[Line]) -> Option<Insertion> {
        let deciding = self.deciding(lines);
        let now: Vec<f64> = (deciding.iter().zip(0..))
            .map(|(&deciding, cell)| self.value(cell, self.action(lines, deciding)))
            .collect();
        let of_condition = |(condition, cells): (usize, &Vec<u32>)| {
            let mut gains = vec![[0.0; Rank::COUNT]; (lines.len() + 1) * self.actions];
            for &cell in cells {
                let place = deciding[cell as usize] as usize * self.actions;
                let up = self.ups[cell as usize].index();
                for action in 0..self.actions {
                    let value = self.value(cell, action);
                    if !value.is_nan() {
                        gains[place + action][up] += value - now[cell as usize];
                    }
                }
            }
            let mut best: Option<Insertion> = None;
            let mut sums: Vec<ByUp> = vec![[0.0; Rank::COUNT]; self.actions];
            for place in (0..=lines.len()).rev() {
                for (action, sum) in sums.iter_mut().enumerate() {
                    for (sum, gain) in sum.iter_mut().zip(gains[place * self.actions + action]) {
                        *sum += gain;
                    }
                    let (ups, gain) = best_ups(sum);
                    if gain > best.map_or(0.0, |best| best.gain) {
                        best = Some(Insertion { place, line: Line { condition, ups, action }, gain });
                    }
                }
            }
            best
        };
        let found: Vec<Insertion> = self.conditions.par_iter().enumerate().filter_map(of_condition).collect();
        found.into_iter().reduce(|a, b| if b.gain > a.gain { b } else { a })
    }

    /// Adds lines one by one, each where it gains most, until there are so many or none gains; tells what they bring
    /// after each.
    pub(super) fn grow(&self, lines: &mut Vec<Line>, most: usize) -> Vec<f64> {
        let mut totals = vec![self.total(lines)];
        while lines.len() < most {
            let Some(next) = self.best_insertion(lines) else { break };
            lines.insert(next.place, next.line);
            totals.push(self.total(lines));
        }
        totals
    }

    /// Puts each line anew where it gains most, as long as that gains anything.
    pub(super) fn refine(&self, lines: &mut Vec<Line>, rounds: usize) {
        let mut total = self.total(lines);
        for _ in 0..rounds {
            let before = total;
            for place in 0..lines.len() {
                let mut others = lines.clone();
                others.remove(place);
                if let Some(next) = self.best_insertion(&others) {
                    others.insert(next.place, next.line);
                }
                let now = self.total(&others);
                if others.len() == lines.len() && now > total {
                    (*lines, total) = (others, now);
                }
            }
            if total - before < 1e-7 {
                return;
            }
        }
    }
}

/// The up cards that gain most together, in one range or two, and what they gain.
fn best_ups(gains: &ByUp) -> (RankSet, f64) {
    let all: f64 = gains.iter().sum();
    let range = |from: usize, to: usize| -> RankSet {
        Rank::ALL.into_iter().filter(|rank| (from..=to).contains(&rank.index())).collect()
    };
    // For each rank the best range that ends below it, with one rank between.
    let (mut before, mut best) = ([(RankSet::EMPTY, 0.0); Rank::COUNT + 2], (RankSet::EMPTY, 0.0));
    let (mut one, mut two) = (best, best);
    for to in 0..Rank::COUNT {
        let mut gain = 0.0;
        for from in (0..=to).rev() {
            gain += gains[from];
            if gain > one.1 {
                one = (range(from, to), gain);
            }
            let (lower, lower_gain) = before[from];
            if lower_gain > 0.0 && gain + lower_gain > two.1 {
                two = (RankSet::from_bits(lower.bits() | range(from, to).bits()), gain + lower_gain);
            }
            if gain > best.1 {
                best = (range(from, to), gain);
            }
        }
        before[to + 2] = best;
    }
    let (ups, gain) = if two.1 > TWO_RANGES * one.1 { two } else { one };
    // No condition is easier than one that hardly matters.
    if all >= gain * ALL_UPS { (Rank::ALL.into_iter().collect(), all) } else { (ups, gain) }
}
