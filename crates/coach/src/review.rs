//! When a mistake is shown again: sooner when it is made again, later and later when it is not.
//!
//! The scheduler is FSRS-5 with its published weights and without randomness.

use chrono::{DateTime, Utc};
use rs_fsrs::{Card, FSRS, Rating};
use serde::{Deserialize, Serialize};

use crate::Grade;

/// What is remembered of a mistake between two reviews. Its JSON is kept.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Memory(Card);

impl Memory {
    /// A mistake that was made at this time, in milliseconds since 1970. It is due at once.
    pub fn new(made_at: i64) -> Self {
        let made_at = time(made_at);
        Self(Card { due: made_at, last_review: made_at, ..Card::default() })
    }

    /// When it is to be shown again, in milliseconds since 1970.
    pub fn due(&self) -> i64 {
        self.0.due.timestamp_millis()
    }

    /// How often it was answered.
    pub fn answers(&self) -> u32 {
        self.0.reps.unsigned_abs()
    }

    /// After an answer of this grade at this time, in milliseconds since 1970.
    #[must_use]
    pub fn answered(self, grade: Grade, at: i64) -> Self {
        let rating = match grade {
            Grade::Best => Rating::Good,
            Grade::Good => Rating::Hard,
            Grade::Inaccuracy | Grade::Mistake | Grade::Blunder => Rating::Again,
        };
        // A clock that was set back must not make the pause since the last review negative.
        let at = time(at).max(self.0.last_review);
        Self(FSRS::default().next(self.0, at, rating).card)
    }
}

/// The scheduler's own type; a time that no calendar has is that of its beginning.
fn time(millis: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(millis).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = 86_400_000;

    #[test]
    fn a_new_mistake_is_due_at_once() {
        let memory = Memory::new(5 * DAY);
        assert_eq!((memory.due(), memory.answers()), (5 * DAY, 0));
    }

    #[test]
    fn pauses_grow_with_right_answers_and_shrink_with_a_wrong_one() {
        let mut memory = Memory::new(0);
        let mut pauses = Vec::new();
        for _ in 0..6 {
            let at = memory.due();
            memory = memory.answered(Grade::Best, at);
            pauses.push(memory.due() - at);
        }
        assert!(pauses.is_sorted(), "{pauses:?}");
        assert!(pauses[5] > 20 * DAY, "{pauses:?}");
        let at = memory.due();
        let wrong = memory.clone().answered(Grade::Blunder, at);
        assert!(wrong.due() - at < DAY);
        assert!(memory.clone().answered(Grade::Good, at).due() < memory.answered(Grade::Best, at).due());
    }

    #[test]
    fn the_same_answers_give_the_same_times_and_json_keeps_them() {
        let answered = || Memory::new(7).answered(Grade::Mistake, 8).answered(Grade::Best, DAY);
        assert_eq!(answered(), answered());
        let json = serde_json::to_string(&answered()).unwrap();
        assert_eq!(serde_json::from_str::<Memory>(&json).unwrap(), answered());
    }

    #[test]
    fn a_clock_that_goes_back_is_borne() {
        let memory = Memory::new(10 * DAY).answered(Grade::Best, 10 * DAY).answered(Grade::Best, 0);
        assert!(memory.due() >= 10 * DAY);
        assert!(Memory::new(i64::MAX).answered(Grade::Best, i64::MIN).due() >= 0);
    }
}
