//! Whole games as commands ask for them: answered once and kept, watched on a terminal, ended early by Ctrl-C.

mod progress;

use std::collections::HashMap;
use std::io::Write;
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Instant;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tuz_house::rules::Rules;
use tuz_house::{Antes, Points};
use tuz_i18n::Args as Words;
use tuz_odds::{
    FollowedError, Play, Progress, SpotRow, Stakes, Unserved, Wanted, Watch, WholeGame, WholeGameError,
};

use crate::answers::{Answers, Kept, Key};
use crate::data;
use crate::fault::{Fault, harmless};
use crate::io::Io;
use crate::reasons;
use crate::values;
use progress::{Line, TICK};

/// The exit code of a program that a second Ctrl-C ends at once, as shells have it.
const INTERRUPTED: i32 = 130;

/// What is asked of a whole game.
#[derive(Debug, clap::Args)]
pub(crate) struct Asked {
    /// How far the proven bounds of the house edge may be apart, in antes; 0 asks for the exact figure.
    #[arg(long, value_name = "ANTES", value_parser = values::width, default_value = "0")]
    within: Antes,
    /// A blind box in place of the best play: it bets on every hand and does nothing else.
    #[arg(long)]
    blind: bool,
    /// The ante in points, where the rules limit payouts in points.
    #[arg(long, value_name = "POINTS", value_parser = values::points, allow_negative_numbers = true)]
    ante: Option<Points>,
    /// The bonus stake in antes; 0 is none.
    #[arg(long, value_name = "ANTES", value_parser = values::antes, allow_negative_numbers = true)]
    bonus: Option<Antes>,
    /// Work it out anew, even where an answer is kept.
    #[arg(long)]
    fresh: bool,
    /// Where answers are kept, in a folder `answers`; the platform's place for such data when left out.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

impl Asked {
    /// The best play, with no bonus.
    pub(crate) fn best(fresh: bool, data: Option<PathBuf>) -> Self {
        Self { within: Wanted::default().within, blind: false, ante: None, bonus: None, fresh, data }
    }

    /// How the box plays.
    pub(crate) fn play(&self) -> Play {
        if self.blind { Play::Blind } else { Play::Best }
    }

    /// How far the bounds may be apart.
    pub(crate) fn within(&self) -> Antes {
        self.within
    }

    /// The ante in points, where it was given.
    pub(crate) fn ante(&self) -> Option<Points> {
        self.ante
    }

    fn stakes(&self) -> Stakes {
        // A stake of 0 is none.
        Stakes { ante: self.ante, bonus: self.bonus.filter(|bonus| *bonus != Antes::ZERO) }
    }

    fn key(&self, rules: &Rules) -> Key {
        Key::new(rules, self.play(), self.stakes())
    }
}

/// A whole game that is known.
#[derive(Debug, Clone)]
pub(crate) struct Solved {
    /// Its figures.
    pub(crate) game: WholeGame,
    /// Whether the bounds are as close as they were wanted.
    pub(crate) complete: bool,
    /// How long this run has worked on it.
    pub(crate) seconds: f64,
    /// How long the run took that it is kept from; `None` where it is of this one.
    pub(crate) kept: Option<f64>,
}

/// Answers one question after the other.
pub(crate) struct Solver<'a> {
    asked: &'a Asked,
    answers: Option<Answers>,
    /// What this run has answered.
    known: HashMap<Key, Solved>,
    interrupted: Arc<AtomicBool>,
}

impl<'a> Solver<'a> {
    /// Listens to Ctrl-C from now on. Where no answers can be kept that is told, and no fault.
    pub(crate) fn new(asked: &'a Asked, io: &mut Io) -> Self {
        let interrupted = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&interrupted);
        let handler = move || {
            if flag.swap(true, Ordering::SeqCst) {
                std::process::exit(INTERRUPTED);
            }
        };
        // Where there is no handler Ctrl-C ends the program at once, which is no harm.
        let _ = ctrlc::set_handler(handler);
        Self::ended_by(asked, interrupted, io)
    }

    /// The same where somebody else listens to Ctrl-C, and says that it ends.
    pub(crate) fn ended_by(asked: &'a Asked, interrupted: Arc<AtomicBool>, io: &mut Io) -> Self {
        let answers = match data::folder(asked.data.as_deref()) {
            Ok(folder) => Some(Answers::new(&folder)),
            Err(fault) => {
                let why = fault.in_words(&io.text);
                warn(io, why);
                None
            }
        };
        Self { asked, answers, known: HashMap::new(), interrupted }
    }

    /// The whole game under these rules: as it is kept, or worked out.
    ///
    /// # Errors
    /// When the rules have no answer, or it was interrupted before anything was known.
    pub(crate) fn solve(&mut self, rules: &Rules, io: &mut Io) -> Result<Solved, WholeGameError> {
        let key = self.asked.key(rules);
        if let Some(known) = self.known.get(&key) {
            return Ok(known.clone());
        }
        let start = Instant::now();
        let is_close = |game: &WholeGame| game.value.width() <= self.asked.within;
        let kept = self.answers.as_ref().filter(|_| !self.asked.fresh).and_then(|answers| answers.get(&key));
        let (game, kept) = match kept {
            Some(kept) if is_close(&kept.game) => (kept.game, Some(kept.seconds)),
            kept => match (self.worked_out(rules, None, io), kept) {
                (Ok(game), Some(kept)) if kept.game.value.width() < game.value.width() => {
                    (kept.game, Some(kept.seconds))
                }
                (Err(WholeGameError::Ended), Some(kept)) => (kept.game, Some(kept.seconds)),
                (answer, _) => {
                    let game = answer?;
                    self.keep(&key, &Kept { game: game.clone(), seconds: seconds(start) }, io);
                    (game, None)
                }
            },
        };
        let solved = Solved { complete: is_close(&game), seconds: seconds(start), game, kept };
        self.known.insert(key, solved.clone());
        Ok(solved)
    }

    /// Works something else out as this one does, and listens to Ctrl-C.
    pub(crate) fn watched<T: Send>(
        &self,
        name: &str,
        io: &mut Io,
        work: impl FnOnce(&dyn Watch) -> T + Send,
    ) -> T {
        watched(name, &self.interrupted, io, work)
    }

    /// What else is kept under this key.
    pub(crate) fn kept<T: DeserializeOwned>(&self, key: &Key) -> Option<T> {
        self.answers.as_ref().filter(|_| !self.asked.fresh)?.read(key)
    }

    /// Keeps something else; where that fails it is told.
    pub(crate) fn keep_as<T: Serialize>(&self, key: &Key, kept: &T, io: &mut Io) {
        let Some(answers) = &self.answers else { return };
        if let Err(error) = answers.write(key, kept) {
            unkept(answers, &error, io);
        }
    }

    /// Whether two rule sets are the same game for one box.
    pub(crate) fn is_same(&self, a: &Rules, b: &Rules) -> bool {
        self.asked.key(a) == self.asked.key(b)
    }

    /// The same, worked out anew; what every spot is worth is told.
    ///
    /// # Errors
    /// As [`solve`](Self::solve).
    pub(crate) fn solve_telling(
        &mut self,
        rules: &Rules,
        rows: &(dyn Fn(&SpotRow) + Sync),
        io: &mut Io,
    ) -> Result<Solved, WholeGameError> {
        let start = Instant::now();
        let game = self.worked_out(rules, Some(rows), io)?;
        self.keep(&self.asked.key(rules), &Kept { game: game.clone(), seconds: seconds(start) }, io);
        let complete = game.value.width() <= self.asked.within;
        Ok(Solved { complete, seconds: seconds(start), game, kept: None })
    }

    fn worked_out(
        &self,
        rules: &Rules,
        rows: Option<&(dyn Fn(&SpotRow) + Sync)>,
        io: &mut Io,
    ) -> Result<WholeGame, WholeGameError> {
        let asked = self.asked;
        watched(rules.name(), &self.interrupted, io, |watch| {
            let (play, stakes, within) = (asked.play(), asked.stakes(), asked.within);
            WholeGame::solve(rules, &Wanted { play, stakes, within, watch, rows, ..Wanted::default() })
        })
    }

    /// Keeps the answer; where that fails it is told once.
    fn keep(&mut self, key: &Key, kept: &Kept, io: &mut Io) {
        let Some(answers) = &self.answers else { return };
        if let Err(error) = answers.keep(key, kept) {
            unkept(answers, &error, io);
            self.answers = None;
        }
    }
}

/// Works something out on a thread of its own, and tells on a terminal how far it is.
pub(crate) fn watched<T: Send>(
    name: &str,
    interrupted: &AtomicBool,
    io: &mut Io,
    work: impl FnOnce(&dyn Watch) -> T + Send,
) -> T {
    let (tell, told) = channel();
    let watcher = Watcher { tell, interrupted };
    let mut line = io.watched.then(|| Line::new(name));
    let answer = thread::scope(|scope| {
        // The watcher goes with the work, so that its end is heard.
        let working = scope.spawn(move || work(&watcher));
        loop {
            if let Some(line) = &mut line {
                line.show(&mut *io.err);
            }
            match told.recv_timeout(TICK) {
                Ok(progress) => line.iter_mut().for_each(|line| line.told(progress)),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break working.join(),
            }
        }
    });
    if let Some(line) = line {
        line.clear(&mut *io.err);
    }
    answer.unwrap_or_else(|panic| resume_unwind(panic))
}

/// Hands on how far it is, and asks for the end where somebody wants it.
struct Watcher<'a> {
    tell: Sender<Progress>,
    interrupted: &'a AtomicBool,
}

impl Watch for Watcher<'_> {
    fn told(&self, progress: Progress) {
        // Somebody listens until the end.
        let _ = self.tell.send(progress);
    }

    fn ends(&self) -> bool {
        self.interrupted.load(Ordering::SeqCst)
    }
}

/// Why there is no answer, as a fault.
pub(crate) fn unanswered(error: WholeGameError) -> Fault {
    if error == WholeGameError::Ended {
        return Fault::failure("edge-interrupted", Words::new());
    }
    let lacks_ante = error == WholeGameError::Unserved(Unserved::AnteNeeded);
    let fault = Fault::because(move |text| reasons::unsolved(&error, text));
    if lacks_ante { fault.hint("edge-ante-how", Words::new()) } else { fault }
}

/// Why it is not told what a strategy is worth, as a fault.
pub(crate) fn unfollowed(error: FollowedError) -> Fault {
    match error {
        FollowedError::Game(error) => unanswered(error),
        error => Fault::because(move |text| reasons::unfollowed(&error, text)),
    }
}

fn seconds(start: Instant) -> f64 {
    // No more than can be told apart.
    (start.elapsed().as_secs_f64() * 1000.0).round() / 1000.0
}

fn unkept(answers: &Answers, error: &std::io::Error, io: &mut Io) {
    let words = Words::new().with("name", answers.folder().display().to_string());
    let why = io.text.say("file-unkept", &words.with("text", error.to_string()));
    warn(io, why);
}

fn warn(io: &mut Io, message: String) {
    let warning = io.text.say("said-warning", &Words::new().with("text", message));
    // When even this cannot be written there is nobody left to tell.
    let _ = writeln!(io.err, "{}", harmless(&warning));
}
