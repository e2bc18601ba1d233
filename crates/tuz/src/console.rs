//! Questions and answers, line by line.

use std::io::{self, BufRead, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use tuz_i18n::{Args, latin_digits};

use crate::fault::{Fault, harmless};
use crate::io::Io;

/// Why no more is played.
#[derive(Debug)]
pub(crate) enum Stop {
    /// The player leaves: he says so, the input ends, or Ctrl-C is pressed.
    Left,
    /// Something went wrong.
    Fault(Fault),
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Fault(error.into())
    }
}

/// Ends a table: whatever stopped the play, what is left to be said is said, unless nobody reads on.
///
/// # Errors
/// When something went wrong.
pub(crate) fn ended(
    played: Result<(), Stop>,
    farewell: impl FnOnce() -> Result<(), Stop>,
) -> Result<(), Fault> {
    let told = match &played {
        Err(Stop::Fault(fault)) if fault.code() == 0 => Ok(()),
        _ => farewell(),
    };
    match played.and(told) {
        Ok(()) | Err(Stop::Left) => Ok(()),
        Err(Stop::Fault(fault)) => Err(fault),
    }
}

/// What is typed on one line is far shorter.
const LONGEST_LINE: u64 = 4096;

/// Where the player reads and types.
pub(crate) struct Console<'io> {
    /// Input and output; the input is taken.
    pub(crate) io: &'io mut Io,
    /// `None` is the end.
    heard: Receiver<Option<Vec<u8>>>,
    interrupted: Arc<AtomicBool>,
    /// The last line was a word that leaves.
    left: bool,
}

impl<'io> Console<'io> {
    /// Listens to the input and to Ctrl-C.
    ///
    /// # Errors
    /// When the input is taken already.
    pub(crate) fn open(io: &'io mut Io) -> Result<Self, Fault> {
        let input = io.take_input()?;
        let (say, heard) = sync_channel(1);
        let interrupted = Arc::new(AtomicBool::new(false));
        let (flag, wake) = (Arc::clone(&interrupted), say.clone());
        let handler = move || {
            flag.store(true, Ordering::SeqCst);
            // When a line waits already, it wakes whoever listens.
            let _ = wake.try_send(None);
        };
        // Where there is no handler Ctrl-C ends the program at once, which is no harm.
        let _ = ctrlc::set_handler(handler);
        thread::spawn(move || listen(input, &say));
        Ok(Self { io, heard, interrupted, left: false })
    }

    /// Asks for a line; it comes back without spaces around it, and with digits of any script as 0 to 9.
    ///
    /// # Errors
    /// When the player leaves, or the question cannot be written.
    pub(crate) fn ask(&mut self, question: &str) -> Result<String, Stop> {
        write!(self.io.out, "{question}")?;
        self.io.out.flush()?;
        self.left = false;
        let heard = self.heard.recv();
        let bytes = match heard {
            Ok(Some(bytes)) if !self.is_interrupted() => bytes,
            _ => {
                writeln!(self.io.out)?;
                return Err(Stop::Left);
            }
        };
        let line = String::from_utf8_lossy(&bytes);
        let line = line.trim();
        // A terminal shows what is typed; elsewhere it would be missing between question and answer.
        if !self.io.typed {
            writeln!(self.io.out, "{}", harmless(line))?;
        }
        if matches!(line.to_lowercase().as_str(), "q" | "quit" | "exit") {
            self.left = true;
            return Err(Stop::Left);
        }
        if str::from_utf8(&bytes).is_err() {
            writeln!(self.io.out, "{}", self.io.text.say("play-no-text", &Args::new()))?;
            return self.ask(question);
        }
        Ok(latin_digits(line))
    }

    /// Whether Ctrl-C was pressed.
    pub(crate) fn is_interrupted(&self) -> bool {
        self.interrupted.load(Ordering::SeqCst)
    }

    /// Whether the player has just said that he leaves: the input did not end, and nobody pressed Ctrl-C.
    pub(crate) fn said_leave(&self) -> bool {
        self.left
    }
}

/// Hands on line by line until the input ends or nobody listens.
fn listen(mut input: Box<dyn BufRead + Send>, say: &SyncSender<Option<Vec<u8>>>) {
    loop {
        let mut bytes = Vec::new();
        match (&mut *input).take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => {
                let _ = say.send(None);
                return;
            }
            Ok(_) => {}
        }
        if say.send(Some(bytes)).is_err() {
            return;
        }
    }
}
