//! Ordered lists of rules that lose little: the first line that fits a cell decides what is done there.

use rayon::prelude::*;
use rustc_hash::FxHashMap;
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

/// A line that gains less, in antes a round, is not worth its place.
pub(super) const LEAST_GAIN: f64 = 1e-6;

/// What is done in cells, before those are put together that no condition tells apart.
pub(super) struct Sorted {
    /// For every cell that was given the one that it is part of.
    pub(super) place: Vec<u32>,
    pub(super) cells: Cells,
}

impl Sorted {
    /// Cells by their up card and values, and the conditions that hold in each. Where no line fits the first action is
    /// taken.
    pub(super) fn new<C: Sync>(
        ups: &[Rank],
        values: &[f64],
        conditions: &[C],
        fits: impl Fn(&C, usize) -> bool + Sync,
    ) -> Self {
        let actions = if ups.is_empty() { 1 } else { values.len() / ups.len() };
        let of_cell = |cell: usize| {
            let mut key = vec![0_u64; conditions.len() / 64 + 2];
            for (place, condition) in conditions.iter().enumerate() {
                key[place / 64] |= u64::from(fits(condition, cell)) << (place % 64);
            }
            let can = values[cell * actions..][..actions].iter().enumerate();
            let can: u64 = can.map(|(action, value)| u64::from(!value.is_nan()) << action).sum();
            if let Some(last) = key.last_mut() {
                *last = can << 8 | ups[cell].index() as u64;
            }
            key
        };
        let keys: Vec<Vec<u64>> = (0..ups.len()).into_par_iter().map(of_cell).collect();
        let mut cells = Cells {
            actions,
            otherwise: 0,
            ups: Vec::new(),
            values: Vec::new(),
            conditions: vec![Vec::new(); conditions.len()],
        };
        let mut places: FxHashMap<&[u64], u32> = FxHashMap::default();
        let mut place = Vec::new();
        for (cell, key) in keys.iter().enumerate() {
            let at = *places.entry(key).or_insert_with(|| {
                let at = cells.ups.len() as u32;
                cells.ups.push(ups[cell]);
                cells.values.extend(values[cell * actions..][..actions].iter().map(|value| value * 0.0));
                for (condition, list) in cells.conditions.iter_mut().enumerate() {
                    if key[condition / 64] >> (condition % 64) & 1 == 1 {
                        list.push(at);
                    }
                }
                at
            });
            for (sum, value) in
                cells.values[at as usize * actions..].iter_mut().zip(&values[cell * actions..][..actions])
            {
                *sum += value;
            }
            place.push(at);
        }
        Self { place, cells }
    }
}

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

    /// What every action brings more than what is done now, by cell and action; nothing where it cannot be.
    fn gains(&self, lines: &[Line], deciding: &[u32]) -> Vec<f64> {
        let mut gains = Vec::with_capacity(self.values.len());
        for (values, &deciding) in self.values.chunks(self.actions).zip(deciding) {
            let now = values[self.action(lines, deciding)];
            gains.extend(values.iter().map(|value| if value.is_nan() { 0.0 } else { value - now }));
        }
        gains
    }

    /// Where a new line does best, if it gains enough.
    fn best_insertion(&self, lines: &[Line]) -> Option<Insertion> {
        let deciding = self.deciding(lines);
        let of_cell = self.gains(lines, &deciding);
        let actions = self.actions;
        let of_condition = |(condition, cells): (usize, &Vec<u32>)| {
            // By the place of the line that decides, the up card and the action.
            let mut gains = vec![0.0; (lines.len() + 1) * Rank::COUNT * actions];
            for &cell in cells {
                let cell = cell as usize;
                let at = (deciding[cell] as usize * Rank::COUNT + self.ups[cell].index()) * actions;
                for (sum, gain) in
                    gains[at..][..actions].iter_mut().zip(&of_cell[cell * actions..][..actions])
                {
                    *sum += gain;
                }
            }
            let mut best: Option<Insertion> = None;
            let mut sums: Vec<ByUp> = vec![[0.0; Rank::COUNT]; actions];
            for place in (0..=lines.len()).rev() {
                for (up, gains) in
                    gains.chunks(actions).skip(place * Rank::COUNT).take(Rank::COUNT).enumerate()
                {
                    for (sum, gain) in sums.iter_mut().zip(gains) {
                        sum[up] += gain;
                    }
                }
                for (action, sum) in sums.iter().enumerate() {
                    let before = best.map_or(LEAST_GAIN, |best| best.gain);
                    let most: f64 = sum.iter().map(|gain| gain.max(0.0)).sum();
                    if most <= before {
                        continue;
                    }
                    let (ups, gain) = best_ups(sum);
                    if gain > before {
                        best = Some(Insertion { place, line: Line { condition, ups, action }, gain });
                    }
                }
            }
            best
        };
        let found: Vec<Insertion> = self.conditions.par_iter().enumerate().filter_map(of_condition).collect();
        found.into_iter().reduce(|a, b| if b.gain > a.gain { b } else { a })
    }

    /// Adds lines one by one, each where it gains most, until there are so many or none gains enough: the lists with no
    /// line, with one, and so on, and what each brings.
    pub(super) fn grown(&self, most: usize) -> Vec<(Vec<Line>, f64)> {
        let mut lists = vec![(Vec::new(), self.total(&[]))];
        while let Some((lines, _)) = lists.last().filter(|(lines, _)| lines.len() < most) {
            let Some(next) = self.best_insertion(lines) else { break };
            let mut lines = lines.clone();
            lines.insert(next.place, next.line);
            let total = self.total(&lines);
            lists.push((lines, total));
        }
        lists
    }

    /// Adds lines, each where it gains most, until there are so many or none gains enough.
    pub(super) fn grow(&self, lines: &mut Vec<Line>, most: usize) {
        while lines.len() < most {
            let Some(next) = self.best_insertion(lines) else { return };
            lines.insert(next.place, next.line);
        }
    }
}

/// The up cards that gain most together, in one range or two, and what they gain.
fn best_ups(gains: &ByUp) -> (RankSet, f64) {
    let all: f64 = gains.iter().sum();
    let range = |from: usize, to: usize| RankSet::from_bits((2 << to) - (1 << from));
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
