//! Exact answers: off the reactor, bounded, and once for many who ask the same.

use std::sync::Arc;

use moka::future::Cache;
use tokio::sync::{Semaphore, oneshot};
use tuz_house::rules::Rules;
use tuz_odds::{Answer, Odds, Question, Spot, Stakes, Unanswered, Unserved, Worths};

use crate::problem::Fault;

/// How many questions may wait for an answer at the same time.
const WAITING: usize = 256;

/// How many answers are kept: some kilobytes each.
const ANSWERS: u64 = 2048;

/// How many analysts are kept: rules and ways of staking under them, some megabytes each.
const ANALYSTS: u64 = 32;

/// Rules by the hash of their text.
#[derive(Debug, Clone)]
pub(crate) struct HashedRules {
    pub(crate) hash: [u8; 32],
    pub(crate) rules: Arc<Rules>,
}

/// An answer as many may hold it.
pub(crate) type Answered = Arc<Result<Worths, Unanswered>>;

type Analysts = Cache<([u8; 32], Stakes), Arc<Result<Odds, Unserved>>>;

/// Answers questions on threads of its own.
#[derive(Clone)]
pub(crate) struct Analyst {
    threads: Arc<rayon::ThreadPool>,
    waiting: Arc<Semaphore>,
    analysts: Analysts,
    answers: Cache<([u8; 32], Question), Answered>,
}

impl Analyst {
    /// With one thread for every core.
    ///
    /// # Errors
    /// When the system gives no threads.
    pub(crate) fn new() -> Result<Self, rayon::ThreadPoolBuildError> {
        let threads = rayon::ThreadPoolBuilder::new()
            .thread_name(|place| format!("analyst-{place}"))
            // Whoever waits for the answer is told; the thread goes on.
            .panic_handler(|_| tracing::error!("the analysis stopped in the middle"))
            .build()?;
        Ok(Self {
            threads: Arc::new(threads),
            waiting: Arc::new(Semaphore::new(WAITING)),
            analysts: Cache::new(ANALYSTS),
            answers: Cache::new(ANSWERS),
        })
    }

    /// What the options of a question are worth under these rules.
    ///
    /// # Errors
    /// When too many questions wait.
    pub(crate) async fn worths(&self, rules: &HashedRules, question: Question) -> Result<Answered, Fault> {
        let key = (rules.hash, question);
        let answer = async {
            let odds = self.odds(rules, key.1.stakes()).await?;
            let question = key.1.clone();
            self.compute(move || {
                Arc::new(match &*odds {
                    Ok(odds) => question.answer(odds).map_err(Unanswered::from),
                    Err(unserved) => Err(unserved.clone().into()),
                })
            })
            .await
        };
        self.answers.try_get_with_by_ref(&key, answer).await.map_err(|busy: Arc<Overrun>| busy.fault())
    }

    /// What every option of a spot is worth under these rules, with these stakes. It is not kept.
    ///
    /// # Errors
    /// When too many questions wait.
    pub(crate) async fn spot(
        &self,
        rules: &HashedRules,
        stakes: Stakes,
        spot: Spot,
    ) -> Result<Result<Answer, Unanswered>, Fault> {
        let answer = async {
            let odds = self.odds(rules, stakes).await?;
            self.compute(move || match &*odds {
                Ok(odds) => odds.options(&spot).map_err(Unanswered::from),
                Err(unserved) => Err(unserved.clone().into()),
            })
            .await
        };
        answer.await.map_err(Overrun::fault)
    }

    /// Whether anybody waits for an answer.
    pub(crate) fn is_busy(&self) -> bool {
        self.waiting.available_permits() < WAITING
    }

    async fn odds(
        &self,
        rules: &HashedRules,
        stakes: Stakes,
    ) -> Result<Arc<Result<Odds, Unserved>>, Overrun> {
        let key = (rules.hash, stakes);
        let rules = Arc::clone(&rules.rules);
        let prepare = self.compute(move || Arc::new(Odds::new(&rules, stakes)));
        self.analysts.try_get_with(key, prepare).await.map_err(|overrun: Arc<Overrun>| *overrun)
    }

    /// Does this on a thread of the analysts.
    async fn compute<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Overrun> {
        let place = Arc::clone(&self.waiting).try_acquire_owned().map_err(|_| Overrun::Busy)?;
        let (done, result) = oneshot::channel();
        self.threads.spawn(move || {
            let _ = done.send(work());
            drop(place);
        });
        result.await.map_err(|_| Overrun::Panicked)
    }
}

/// Why there is no answer.
#[derive(Debug, Clone, Copy)]
enum Overrun {
    /// Too many wait.
    Busy,
    /// The analysis stopped in the middle, which is a fault in it.
    Panicked,
}

impl Overrun {
    fn fault(self) -> Fault {
        match self {
            Self::Busy => Fault::Busy,
            Self::Panicked => Fault::failed("the analysis stopped in the middle"),
        }
    }
}
