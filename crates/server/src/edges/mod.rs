//! House edges, worked out on demand: one after the other, on few threads that step aside for the players.

mod kept;
mod work;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;

use moka::future::Cache;
use tokio::sync::{Semaphore, oneshot};
use tuz_coach::drill::usual_ante;
use tuz_house::Antes;
use tuz_house::rules::Rules;
use tuz_odds::{Odds, Stakes, Unanswered, Unserved, Wanted, WholeGame, WholeGameError};

use crate::analyst::Analyst;
use crate::problem::Fault;
use crate::wire::{Edge, EdgeStanding, EdgeState, NoFigures};

pub use kept::{KeptEdges, NothingKept};
use work::Work;

/// How many questions may be worked on or wait.
const WAITING: usize = 8;

/// How many answers are remembered besides those that are kept.
const ANSWERS: u64 = 64;

/// How far the proven bounds of a house edge may be apart, in parts of an ante: less than is shown.
const PARTS: i128 = 1_000_000;

/// How a question ended.
#[derive(Debug, Clone)]
enum Answer {
    Known(Edge),
    Refused(NoFigures),
}

/// Works out house edges.
#[derive(Clone)]
pub(crate) struct Edges {
    kept: Arc<dyn KeptEdges>,
    threads: Arc<rayon::ThreadPool>,
    /// One at a time; whoever waits longest comes first.
    turn: Arc<Semaphore>,
    works: Arc<Mutex<HashMap<String, Arc<Work>>>>,
    answers: Cache<String, Answer>,
    analyst: Analyst,
}

/// A question about rules.
struct Asked {
    key: String,
    stakes: Stakes,
}

impl Edges {
    /// With half of the cores, and at least one.
    ///
    /// # Errors
    /// When the system gives no threads.
    pub(crate) fn new(
        kept: Arc<dyn KeptEdges>,
        analyst: Analyst,
    ) -> Result<Self, rayon::ThreadPoolBuildError> {
        let cores = available_parallelism().map_or(1, usize::from);
        let threads = rayon::ThreadPoolBuilder::new()
            .num_threads((cores / 2).max(1))
            .thread_name(|place| format!("edges-{place}"))
            // Whoever waits for the answer is told; the thread goes on.
            .panic_handler(|_| tracing::error!("the analysis of a whole game stopped in the middle"))
            .build()?;
        Ok(Self {
            kept,
            threads: Arc::new(threads),
            turn: Arc::new(Semaphore::new(1)),
            works: Arc::default(),
            answers: Cache::new(ANSWERS),
            analyst,
        })
    }

    /// What is known of the house edge of these rules.
    pub(crate) async fn of(&self, rules: &Rules) -> EdgeState {
        match self.asked(rules) {
            Ok(asked) => self.state(&asked.key, asked.stakes).await,
            Err(unserved) => refused(String::new(), Stakes::default(), (&Unanswered::from(unserved)).into()),
        }
    }

    /// What has become of a question.
    pub(crate) async fn by_key(&self, key: &str) -> EdgeState {
        let stakes = self.works().get(key).map(|work| work.stakes).unwrap_or_default();
        self.state(key, stakes).await
    }

    /// Has the house edge worked out, unless it is known or under way already.
    ///
    /// # Errors
    /// When too many wait.
    pub(crate) async fn begin(&self, rules: Rules) -> Result<EdgeState, Fault> {
        let asked = match self.asked(&rules) {
            Ok(asked) => asked,
            Err(_) => return Ok(self.of(&rules).await),
        };
        let state = self.state(&asked.key, asked.stakes).await;
        if state.state != EdgeStanding::Unknown {
            return Ok(state);
        }
        let work = Arc::new(Work::new(asked.stakes, self.analyst.clone()));
        {
            let mut works = self.works();
            if works.len() >= WAITING {
                return Err(Fault::Busy);
            }
            works.insert(asked.key.clone(), Arc::clone(&work));
        }
        let edges = self.clone();
        let key = asked.key.clone();
        tokio::spawn(async move { edges.work_out(asked, rules, work).await });
        Ok(self.by_key(&key).await)
    }

    /// Ends the work on a question.
    pub(crate) async fn cancel(&self, key: &str) -> EdgeState {
        let work = self.works().remove(key);
        if let Some(work) = work {
            work.cancel();
        }
        self.by_key(key).await
    }

    /// The question about rules. Where their limits are in points, it is asked with the usual ante.
    fn asked(&self, rules: &Rules) -> Result<Asked, Unserved> {
        let mut stakes = Stakes::default();
        if let Err(unserved) = Odds::new(rules, stakes) {
            if unserved != Unserved::AnteNeeded {
                return Err(unserved);
            }
            stakes.ante = Some(usual_ante(rules));
            Odds::new(rules, stakes)?;
        }
        Ok(Asked { key: self.kept.key(rules, stakes), stakes })
    }

    async fn state(&self, key: &str, stakes: Stakes) -> EdgeState {
        let answer = match self.answers.get(key).await {
            None => self.kept.get(key).map(Answer::Known),
            known => known,
        };
        let ante = stakes.ante.map(|ante| ante.0);
        let empty = EdgeState {
            key: key.to_owned(),
            state: EdgeStanding::Unknown,
            edge: None,
            progress: None,
            refused: None,
            ante,
        };
        match answer {
            Some(Answer::Known(edge)) => EdgeState { state: EdgeStanding::Known, edge: Some(edge), ..empty },
            Some(Answer::Refused(reason)) => refused(key.to_owned(), stakes, reason),
            None => match self.works().get(key).map(|work| work.progress()) {
                None => empty,
                Some(None) => EdgeState { state: EdgeStanding::Waiting, ..empty },
                Some(Some(progress)) => {
                    EdgeState { state: EdgeStanding::Working, progress: Some(progress), ..empty }
                }
            },
        }
    }

    async fn work_out(&self, asked: Asked, rules: Rules, work: Arc<Work>) {
        // Nobody closes it.
        let Ok(turn) = Arc::clone(&self.turn).acquire_owned().await else { return };
        let (done, result) = oneshot::channel();
        let watch = Arc::clone(&work);
        work.start();
        self.threads.spawn(move || {
            let _turn = turn;
            let within = Antes::fraction(1, PARTS).unwrap_or_default();
            let wanted = Wanted { stakes: watch.stakes, within, watch: &*watch, ..Wanted::default() };
            let solved = WholeGame::solve(&rules, &wanted);
            let is_close = |game: &WholeGame| game.value.width() <= within;
            // What was ended early is not known.
            let solved =
                solved.and_then(|game| if is_close(&game) { Ok(game) } else { Err(WholeGameError::Ended) });
            let _ = done.send((rules, solved));
        });
        let answer = match result.await {
            Ok((rules, Ok(game))) => {
                let seconds = work.seconds();
                if let Err(error) = self.kept.keep(&rules, asked.stakes, &game, seconds) {
                    tracing::warn!(%error, "a house edge is not kept");
                }
                Some(Answer::Known(Edge::new(&game)))
            }
            Ok((_, Err(WholeGameError::Ended))) => None,
            Ok((_, Err(error))) => Some(Answer::Refused(reason(&error))),
            Err(_) => Some(Answer::Refused(plain("failed", "the analysis stopped in the middle"))),
        };
        if let Some(answer) = answer {
            self.answers.insert(asked.key.clone(), answer).await;
        }
        // Another work on the same question may have begun since this one was cancelled.
        let mut works = self.works();
        if works.get(&asked.key).is_some_and(|other| Arc::ptr_eq(other, &work)) {
            works.remove(&asked.key);
        }
    }

    fn works(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Work>>> {
        // It is whole at any moment.
        self.works.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn refused(key: String, stakes: Stakes, reason: NoFigures) -> EdgeState {
    EdgeState {
        key,
        state: EdgeStanding::Refused,
        edge: None,
        progress: None,
        refused: Some(reason),
        ante: stakes.ante.map(|ante| ante.0),
    }
}

/// Why there is no answer.
fn reason(error: &WholeGameError) -> NoFigures {
    let code = match error {
        WholeGameError::Unserved(unserved) => return (&Unanswered::from(unserved.clone())).into(),
        WholeGameError::DealerGame => "dealer-game",
        WholeGameError::SecondMustWin => "second-must-win",
        // No bonus is staked, the pack is whole, and what was ended has no answer.
        _ => "failed",
    };
    plain(code, &error.to_string())
}

/// A reason without figures.
fn plain(code: &str, message: &str) -> NoFigures {
    NoFigures { code: code.to_owned(), reason: None, message: message.to_owned() }
}
