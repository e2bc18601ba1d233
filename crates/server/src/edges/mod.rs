//! House edges and strategy cards, worked out on demand: one after the other, on few threads that step aside for the
//! players.

mod kept;
mod work;

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;

use moka::future::Cache;
use tokio::sync::{Semaphore, oneshot};
use tuz_coach::drill::usual_ante;
use tuz_house::Antes;
use tuz_house::rules::Rules;
use tuz_i18n::Text;
use tuz_odds::{
    Cards, Followed, FollowedError, Odds, Stakes, Unanswered, Unserved, Wanted, WholeGame, WholeGameError,
};

use crate::analyst::Analyst;
use crate::problem::Fault;
use crate::wire::{Edge, EdgeStanding, EdgeState, NoFigures, StrategyCard};

pub use kept::{KeptCard, KeptEdges, NothingKept};
use work::Work;

/// How many questions may be worked on or wait.
const WAITING: usize = 8;

/// How many answers are remembered besides those that are kept.
const ANSWERS: u64 = 64;

/// How far the proven bounds of a house edge may be apart, in parts of an ante: less than is shown.
const PARTS: i128 = 1_000_000;

/// How many lines a strategy card has at most: as many as those of `tuz strategy`.
pub const CARD_LINES: u16 = 25;

/// What is asked about rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Question {
    /// The house edge.
    Edge,
    /// The strategy card.
    Card,
}

/// How a question ended.
#[derive(Debug, Clone)]
enum Answer {
    Edge(Edge),
    Card(Arc<KeptCard>),
    Refused(NoFigures),
}

/// What was worked out.
enum Solved {
    Edge(Box<WholeGame>),
    Card(KeptCard),
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
    question: Question,
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

    /// What is known of the answer to a question about these rules.
    pub(crate) async fn of(&self, question: Question, rules: &Rules, text: &Text) -> EdgeState {
        match self.asked(question, rules) {
            Ok(asked) => self.state(&asked.key, asked.stakes, text).await,
            Err(unserved) => {
                let reason = (&Unanswered::from(unserved)).into();
                EdgeState {
                    state: EdgeStanding::Refused,
                    refused: Some(reason),
                    ..empty("", Stakes::default())
                }
            }
        }
    }

    /// What has become of a question.
    pub(crate) async fn by_key(&self, key: &str, text: &Text) -> EdgeState {
        let stakes = self.works().get(key).map(|work| work.stakes).unwrap_or_default();
        self.state(key, stakes, text).await
    }

    /// Has the answer worked out, unless it is known or under way already.
    ///
    /// # Errors
    /// When too many wait.
    pub(crate) async fn begin(
        &self,
        question: Question,
        rules: Rules,
        text: &Text,
    ) -> Result<EdgeState, Fault> {
        let state = self.of(question, &rules, text).await;
        let (EdgeStanding::Unknown, Ok(asked)) = (state.state, self.asked(question, &rules)) else {
            return Ok(state);
        };
        let work = Arc::new(Work::new(asked.stakes, self.analyst.clone()));
        let begun = {
            let mut works = self.works();
            let waiting = works.len();
            match works.entry(asked.key.clone()) {
                // Somebody else has asked since it was looked at.
                Entry::Occupied(_) => false,
                Entry::Vacant(_) if waiting >= WAITING => return Err(Fault::Busy),
                Entry::Vacant(place) => {
                    place.insert(Arc::clone(&work));
                    true
                }
            }
        };
        if !begun {
            return Ok(self.by_key(&state.key, text).await);
        }
        let edges = self.clone();
        tokio::spawn(async move { edges.work_out(asked, rules, work).await });
        Ok(self.by_key(&state.key, text).await)
    }

    /// Ends the work on a question.
    pub(crate) async fn cancel(&self, key: &str, text: &Text) -> EdgeState {
        let work = self.works().remove(key);
        if let Some(work) = work {
            work.cancel();
        }
        self.by_key(key, text).await
    }

    /// The question about rules. Where their limits are in points, it is asked with the usual ante.
    fn asked(&self, question: Question, rules: &Rules) -> Result<Asked, Unserved> {
        let mut stakes = Stakes::default();
        if let Err(unserved) = Odds::new(rules, stakes) {
            if unserved != Unserved::AnteNeeded {
                return Err(unserved);
            }
            stakes.ante = Some(usual_ante(rules));
            Odds::new(rules, stakes)?;
        }
        let key = match question {
            Question::Edge => self.kept.key(rules, stakes),
            Question::Card => self.kept.card_key(rules, stakes),
        };
        Ok(Asked { question, key, stakes })
    }

    async fn state(&self, key: &str, stakes: Stakes, text: &Text) -> EdgeState {
        let answer = match self.answers.get(key).await {
            None => {
                let card = || self.kept.card(key).map(|card| Answer::Card(Arc::new(card)));
                self.kept.get(key).map(Answer::Edge).or_else(card)
            }
            known => known,
        };
        let empty = empty(key, stakes);
        match answer {
            Some(Answer::Edge(edge)) => EdgeState { state: EdgeStanding::Known, edge: Some(edge), ..empty },
            Some(Answer::Card(card)) => {
                let card = StrategyCard::new(&card.strategy, card.value, text);
                EdgeState { state: EdgeStanding::Known, card: Some(card), ..empty }
            }
            Some(Answer::Refused(reason)) => {
                EdgeState { state: EdgeStanding::Refused, refused: Some(reason), ..empty }
            }
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
            let solved = solved(asked.question, &rules, &watch);
            let _ = done.send((rules, solved));
        });
        let answer = match result.await {
            Ok((rules, Ok(Solved::Edge(game)))) => {
                unkept(self.kept.keep(&rules, asked.stakes, &game, work.seconds()));
                Some(Answer::Edge(Edge::new(&game)))
            }
            Ok((rules, Ok(Solved::Card(card)))) => {
                unkept(self.kept.keep_card(&rules, asked.stakes, &card));
                Some(Answer::Card(Arc::new(card)))
            }
            Ok((_, Err(FollowedError::Game(WholeGameError::Ended)))) => None,
            Ok((_, Err(FollowedError::Game(error)))) => Some(Answer::Refused(reason(&error))),
            // A card made for rules fits them.
            Ok((_, Err(error))) => Some(Answer::Refused(plain("failed", &error.to_string()))),
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

/// Works it out; what was ended early is not known.
fn solved(question: Question, rules: &Rules, watch: &Work) -> Result<Solved, FollowedError> {
    let within = Antes::fraction(1, PARTS).unwrap_or_default();
    let wanted = Wanted { stakes: watch.stakes, within, watch, ..Wanted::default() };
    match question {
        Question::Edge => {
            let game = WholeGame::solve(rules, &wanted)?;
            if game.value.width() > within {
                return Err(WholeGameError::Ended.into());
            }
            Ok(Solved::Edge(Box::new(game)))
        }
        Question::Card => {
            let strategy = Cards::new(rules, &wanted)?.of(CARD_LINES.into(), watch)?;
            let value = Followed::new(rules, &strategy, &wanted)?.value;
            Ok(Solved::Card(KeptCard { strategy, value }))
        }
    }
}

fn unkept(kept: std::io::Result<()>) {
    if let Err(error) = kept {
        tracing::warn!(%error, "an answer about a whole game is not kept");
    }
}

/// Nothing is known of this question.
fn empty(key: &str, stakes: Stakes) -> EdgeState {
    EdgeState {
        key: key.to_owned(),
        state: EdgeStanding::Unknown,
        edge: None,
        card: None,
        progress: None,
        refused: None,
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
