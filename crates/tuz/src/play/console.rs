//! Questions and answers, line by line.

use std::io::{self, BufRead, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use crate::fault::{Fault, harmless};
use crate::io::Io;

/// Why no more is played.
#[derive(Debug)]
pub(super) enum Stop {
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

/// What is typed on one line is far shorter.
const LONGEST_LINE: u64 = 4096;

/// Where the player reads and types.
pub(super) struct Console<'io> {
    /// Input and output; the input is taken.
    pub(super) io: &'io mut Io,
    /// `None` is the end.
    heard: Receiver<Option<String>>,
    interrupted: Arc<AtomicBool>,
}

impl<'io> Console<'io> {
    /// Listens to the input and to Ctrl-C.
    ///
    /// # Errors
    /// When the input is taken already.
    pub(super) fn open(io: &'io mut Io) -> Result<Self, Fault> {
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
        Ok(Self { io, heard, interrupted })
    }

    /// Asks for a line; the line comes back without spaces around it.
    ///
    /// # Errors
    /// When the player leaves, or the question cannot be written.
    pub(super) fn ask(&mut self, question: &str) -> Result<String, Stop> {
        write!(self.io.out, "{question}")?;
        self.io.out.flush()?;
        let heard = self.heard.recv();
        let line = match heard {
            Ok(Some(line)) if !self.interrupted.load(Ordering::SeqCst) => line,
            _ => {
                writeln!(self.io.out)?;
                return Err(Stop::Left);
            }
        };
        let line = line.trim();
        // A terminal shows what is typed; elsewhere it would be missing between question and answer.
        if !self.io.typed {
            writeln!(self.io.out, "{}", harmless(line))?;
        }
        if matches!(line.to_lowercase().as_str(), "q" | "quit" | "exit") {
            return Err(Stop::Left);
        }
        Ok(line.to_owned())
    }
}

/// Hands on line by line until the input ends or nobody listens.
fn listen(mut input: Box<dyn BufRead + Send>, say: &SyncSender<Option<String>>) {
    loop {
        let mut bytes = Vec::new();
        match (&mut *input).take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => {
                let _ = say.send(None);
                return;
            }
            Ok(_) => {}
        }
        if say.send(Some(String::from_utf8_lossy(&bytes).into_owned())).is_err() {
            return;
        }
    }
}
