//! A whole game that is being worked out.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tuz_odds::{Progress, Stakes, Watch};

use crate::analyst::Analyst;
use crate::wire::EdgeProgress;

/// How long to step aside before it is looked again whether players still wait.
const ASIDE: Duration = Duration::from_millis(2);

/// A whole game that is being worked out, or waits for that.
pub(super) struct Work {
    pub(super) stakes: Stakes,
    analyst: Analyst,
    started: OnceLock<Instant>,
    /// The last progress, and after how long it was told.
    last: Mutex<Option<(Progress, Duration)>>,
    cancelled: AtomicBool,
}

impl Work {
    pub(super) fn new(stakes: Stakes, analyst: Analyst) -> Self {
        Self {
            stakes,
            analyst,
            started: OnceLock::new(),
            last: Mutex::default(),
            cancelled: AtomicBool::default(),
        }
    }

    pub(super) fn start(&self) {
        let _ = self.started.set(Instant::now());
    }

    pub(super) fn cancel(&self) {
        self.cancelled.store(true, Ordering::SeqCst);
    }

    pub(super) fn seconds(&self) -> f64 {
        self.taken().unwrap_or_default().as_secs_f64()
    }

    /// How far it is; `None` while it waits.
    pub(super) fn progress(&self) -> Option<EdgeProgress> {
        let taken = self.taken()?;
        let last = *self.last.lock().unwrap_or_else(PoisonError::into_inner);
        Some(last.filter(|(progress, _)| progress.done > 0).map_or(
            EdgeProgress { share: 0.0, seconds_left: None },
            |(Progress { done, parts, .. }, then)| {
                let parts = parts.max(done);
                let whole = then.mul_f64(parts as f64 / done as f64);
                let left = whole.saturating_sub(taken).as_secs_f64().ceil() as u64;
                EdgeProgress { share: done as f64 / parts as f64, seconds_left: Some(left) }
            },
        ))
    }

    fn taken(&self) -> Option<Duration> {
        self.started.get().map(Instant::elapsed)
    }
}

impl Watch for Work {
    fn told(&self, progress: Progress) {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        // Threads may overtake each other.
        if last.is_none_or(|(last, _)| last.done <= progress.done) {
            *last = Some((progress, self.taken().unwrap_or_default()));
        }
    }

    /// Players come first: while one waits for an answer this stands still.
    fn ends(&self) -> bool {
        while self.analyst.is_busy() && !self.cancelled.load(Ordering::SeqCst) {
            sleep(ASIDE);
        }
        self.cancelled.load(Ordering::SeqCst)
    }
}
