//! Lists made better than line by line: lines are taken out, and others grow in their place.

use tuz_cards::Numbers;

use super::fit::{Cells, LEAST_GAIN, Line};
use crate::whole::wanted::Watch;

/// Of so few lines all that matter are taken out in turn: chance finds nothing more.
const FEW: usize = 6;

/// How often lines that chance picks are taken out, for each line above these few, and at most in all.
const TRIES: (usize, usize) = (45, 600);

/// So many lines are taken out together at least, and so many more at most.
const TAKEN: (usize, u32) = (2, 6);

/// A list that brings so much less, in antes a round, may still be gone on with at first.
const WORSE: f64 = 4e-5;

/// What remains of that after each try.
const COOLING: f64 = 0.994;

/// How often all lines are put anew at most, when chance is done.
const ROUNDS: usize = 3;

/// Two lines that are taken out together stand nearer than this.
const NEAR: usize = 10;

impl Cells {
    /// Makes the best list it finds of at most so many lines, beginning with these, or of what it has when the watcher
    /// ends it. The same lines give the same list.
    pub(super) fn improve(&self, lines: &mut Vec<Line>, most: usize, watch: &dyn Watch) {
        self.search(lines, most, watch);
        self.refine(lines, most, watch);
    }

    /// Takes out lines that chance picks, lets others grow, and goes on with what comes of it where that is hardly worse,
    /// since the way to a better list may lead through worse ones.
    fn search(&self, lines: &mut Vec<Line>, most: usize, watch: &dyn Watch) {
        let mut numbers = Numbers::new(0, 0);
        let (mut now, mut total) = (lines.clone(), self.total(lines));
        let (mut best, mut worse) = (total, WORSE);
        for _ in 0..(TRIES.0 * lines.len().saturating_sub(FEW)).min(TRIES.1) {
            if watch.ends() {
                return;
            }
            let mut others = now.clone();
            for _ in 0..TAKEN.0 + numbers.below(TAKEN.1) as usize {
                if !others.is_empty() {
                    others.remove(numbers.below(others.len() as u32) as usize);
                }
            }
            self.grow(&mut others, most);
            let of_others = self.total(&others);
            if of_others > total - worse * f64::from(numbers.below(1000)) / 1000.0 {
                (now, total) = (others, of_others);
            }
            if total > best + LEAST_GAIN {
                (*lines, best) = (now.clone(), total);
            }
            worse *= COOLING;
        }
    }

    /// Takes out one line after the other, then every two, and every few in a row, and lets others grow in their place,
    /// wherever that gains anything, until nothing gains any more.
    fn refine(&self, lines: &mut Vec<Line>, most: usize, watch: &dyn Watch) {
        let mut total = self.total(lines);
        for _ in 0..ROUNDS {
            let before = total;
            for out in outs(lines.len()) {
                if watch.ends() {
                    return;
                }
                let stay = lines.iter().enumerate().filter(|(place, _)| !out.contains(place));
                let mut others: Vec<Line> = stay.map(|(_, line)| *line).collect();
                self.grow(&mut others, most);
                let now = self.total(&others);
                if now > total + LEAST_GAIN || (others.len() < lines.len() && now > total - LEAST_GAIN) {
                    (*lines, total) = (others, now);
                }
            }
            if total - before < LEAST_GAIN {
                return;
            }
        }
    }
}

/// Which of so many lines are taken out together, in turn.
fn outs(lines: usize) -> Vec<Vec<usize>> {
    let one = (0..lines).rev().map(|place| vec![place]);
    let two = (0..lines).flat_map(|a| (a + 1..lines.min(a + NEAR)).map(move |b| vec![a, b]));
    let row =
        |size: usize| (0..(lines + 1).saturating_sub(size)).map(move |from| (from..from + size).collect());
    one.chain(two).chain([3, 4, 6].into_iter().flat_map(row)).collect()
}
