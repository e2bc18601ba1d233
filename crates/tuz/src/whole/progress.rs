//! How far the work is, on one line of a terminal that is written again and again.

use std::io::Write;
use std::time::{Duration, Instant};

use tuz_odds::{Progress, Value};

use crate::figures::{Towards, percent};
use crate::paint::width;

/// How often the line is written anew.
pub(super) const TICK: Duration = Duration::from_millis(200);

/// The line.
pub(super) struct Line {
    name: String,
    start: Instant,
    /// The last progress, and when it was told.
    last: Option<(Progress, Duration)>,
    /// When it was written.
    shown: Option<Duration>,
    /// How many columns are written on.
    columns: usize,
}

impl Line {
    /// A line about rules of this name; the work begins now.
    pub(super) fn new(name: &str) -> Self {
        Self { name: name.to_owned(), start: Instant::now(), last: None, shown: None, columns: 0 }
    }

    /// Takes note of how far it is.
    pub(super) fn told(&mut self, progress: Progress) {
        // Threads may overtake each other.
        if self.last.is_none_or(|(last, _)| last.done <= progress.done) {
            self.last = Some((progress, self.start.elapsed()));
        }
    }

    /// Writes it over what stands there, unless that was written a moment ago.
    pub(super) fn show(&mut self, err: &mut dyn Write) {
        let now = self.start.elapsed();
        if self.shown.is_none_or(|shown| now.saturating_sub(shown) >= TICK) {
            self.shown = Some(now);
            self.write(&format!("{}: {}", self.name, told(self.last, now)), err);
        }
    }

    /// Makes the line empty again.
    pub(super) fn clear(mut self, err: &mut dyn Write) {
        self.write("", err);
    }

    fn write(&mut self, text: &str, err: &mut dyn Write) {
        let columns = width(text);
        let room = " ".repeat(self.columns.saturating_sub(columns));
        self.columns = columns;
        let end = if text.is_empty() { "\r" } else { "" };
        // What cannot be shown is not missed.
        let _ = write!(err, "\r{text}{room}{end}").and_then(|()| err.flush());
    }
}

/// How far it is, after so long.
fn told(last: Option<(Progress, Duration)>, now: Duration) -> String {
    let Some((Progress { done, parts, value }, then)) = last.filter(|(progress, _)| progress.done > 0) else {
        return format!("{} s", now.as_secs());
    };
    let share = (done * 100).checked_div(parts).unwrap_or(100);
    let whole = then.mul_f64(parts.max(done) as f64 / done as f64);
    let left = whole.saturating_sub(now).as_secs_f64().ceil() as u64;
    let left = match left {
        0..120 => format!("{left} s"),
        _ => format!("{} min", left.div_ceil(60)),
    };
    format!("{share} %, about {left} left{}", value.map(|value| known(value.negated())).unwrap_or_default())
}

/// The house edge as far as it is known.
fn known(edge: Value) -> String {
    let (low, high) = (percent(edge.low(), 4, Towards::Down), percent(edge.high(), 4, Towards::Up));
    format!(", house edge {low} to {high} %")
}

#[cfg(test)]
mod tests {
    use tuz_house::Antes;

    use super::*;

    fn at(done: u64, parts: u64, seconds: u64) -> (Progress, Duration) {
        (Progress { done, parts, value: None }, Duration::from_secs(seconds))
    }

    #[test]
    fn the_time_left_follows_from_the_time_taken() {
        let now = Duration::from_secs;
        assert_eq!(told(None, now(7)), "7 s");
        assert_eq!(told(Some(at(0, 0, 1)), now(2)), "2 s");
        assert_eq!(told(Some(at(1, 4, 10)), now(10)), "25 %, about 30 s left");
        assert_eq!(told(Some(at(1, 4, 10)), now(15)), "25 %, about 25 s left");
        assert_eq!(told(Some(at(1, 4, 10)), now(99)), "25 %, about 0 s left");
        assert_eq!(told(Some(at(1, 100, 10)), now(10)), "1 %, about 17 min left");
        assert_eq!(told(Some(at(5, 4, 10)), now(10)), "125 %, about 0 s left");
        let value = Value::between(Antes::fraction(-1, 30).unwrap(), Antes::fraction(-1, 31).unwrap());
        let progress = Progress { done: 1, parts: 2, value: Some(value) };
        assert_eq!(
            told(Some((progress, now(10))), now(10)),
            "50 %, about 10 s left, house edge 3.2258 to 3.3334 %"
        );
    }

    #[test]
    fn a_shorter_line_covers_a_longer_one() {
        let mut line = Line::new("caribbean");
        let mut written = Vec::new();
        line.write("a long line", &mut written);
        line.write("short", &mut written);
        line.clear(&mut written);
        assert_eq!(String::from_utf8(written).unwrap(), "\ra long line\rshort      \r     \r");
    }

    #[test]
    fn who_is_overtaken_is_not_listened_to() {
        let mut line = Line::new("caribbean");
        for done in [1, 3, 2] {
            line.told(Progress { done, parts: 4, value: None });
        }
        assert_eq!(line.last.map(|(last, _)| last.done), Some(3));
    }
}
