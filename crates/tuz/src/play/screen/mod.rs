//! The table as a full screen: a model that keys change, a view that draws it, and the terminal around both.

mod keys;
mod model;
mod pen;
#[cfg(test)]
mod tests;
mod view;

use std::io::{Stdout, Write, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{self, Event};
use tuz_i18n::Args as Words;
use tuz_i18n::Surface;

use self::keys::Key;
use self::model::{Model, Next};
use self::pen::Look;
use super::told::Teller;
use super::{Args, house_seed, write_record};
use crate::bidi::Bidi;
use crate::fault::{Fault, harmless};
use crate::house::House;
use crate::io::Io;

/// So long a key is waited for before it is seen whether the program was told to end.
const PAUSE: Duration = Duration::from_millis(200);

/// So long a table that is told to end may take to leave.
const PATIENCE: Duration = Duration::from_secs(2);

/// Plays at the table until the player leaves.
///
/// # Errors
/// When the rules cannot be found, the stakes not be put up, the terminal does not do its part, or a record cannot be
/// written.
pub(super) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    let house = args.rules.as_ref().map(|which| House::find(which, io)).transpose()?;
    let surface = if args.bidi == Bidi::App { Surface::Web } else { Surface::Terminal };
    let text = io.text.on(surface);
    let look = Look { bidi: args.bidi, colour: io.paint.colour };
    io.out.flush()?;
    let mut model = Model::new(args, text, house, Box::new(|| house_seed(args)))?;
    let played = play(args, look, &mut model);
    // The screen is as it was before; what is said now stays there.
    let told = farewell(look, &mut model, io);
    played.and(told)
}

fn play(args: &Args, look: Look, model: &mut Model) -> Result<(), Fault> {
    let interrupted = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&interrupted);
    let handler = move || {
        flag.store(true, Ordering::SeqCst);
        std::thread::sleep(PATIENCE);
        // Reading from a terminal that is gone never ends.
        ratatui::restore();
        std::process::exit(1);
    };
    // Where there is no handler a signal ends the program at once, and Ctrl-C is a key all the same.
    let _ = ctrlc::set_handler(handler);
    let mut screen = Screen::open(look.bidi)?;
    loop {
        screen.draw(model, look)?;
        let Some(key) = next_key(&interrupted)? else { return Ok(()) };
        if let Heard::Key(key) = key
            && model.update(key)? == Next::Leave
        {
            return Ok(());
        }
        if let (Some(folder), Some((round, rules, revealed))) = (&args.record, model.to_record()) {
            let path = write_record(folder, round, rules, revealed.clone())?;
            model.recorded(path.display().to_string());
        }
    }
}

/// What the terminal told.
enum Heard {
    /// A key.
    Key(Key),
    /// Another size.
    Resized,
}

/// Waits until there is something to do; nothing when the program is told to end.
fn next_key(interrupted: &AtomicBool) -> Result<Option<Heard>, Fault> {
    let unreadable = |error: std::io::Error| {
        Fault::failure("play-no-terminal", Words::new().with("text", error.to_string()))
    };
    loop {
        if interrupted.load(Ordering::SeqCst) {
            return Ok(None);
        }
        if !event::poll(PAUSE).map_err(unreadable)? {
            continue;
        }
        match event::read().map_err(unreadable)? {
            Event::Key(pressed) => {
                if let Some(key) = Key::of(pressed) {
                    return Ok(Some(Heard::Key(key)));
                }
            }
            Event::Resize(..) => return Ok(Some(Heard::Resized)),
            _ => {}
        }
    }
}

/// Says what the player leaves with.
fn farewell(look: Look, model: &mut Model, io: &mut Io) -> Result<(), Fault> {
    let direction = model.text.language().direction();
    let (text, session) = model.leave();
    let Some(session) = session else { return Ok(()) };
    let rules = Arc::clone(&session.house.rules);
    let farewell = Teller { text, rules: &rules }.farewell(session);
    let (left, seed) = farewell.secret.unzip();
    let lines = left.into_iter().chain(seed).chain([farewell.balance]).chain(farewell.cost);
    write!(io.out, "{}", look.bidi.asks())?;
    for line in lines {
        writeln!(io.out, "{}", harmless(&look.bidi.line(&line, direction)))?;
    }
    write!(io.out, "{}", look.bidi.takes_back())?;
    Ok(())
}

/// The terminal while it belongs to the table; it is given back however the table ends.
struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    bidi: Bidi,
}

impl Screen {
    /// Takes the terminal: no echo, and a screen of its own. A panic gives it back before it is told.
    fn open(bidi: Bidi) -> Result<Self, Fault> {
        let terminal = ratatui::try_init().map_err(|error| {
            ratatui::restore();
            Fault::failure("play-no-screen", Words::new().with("text", error.to_string()))
                .hint("play-plain-how", Words::new())
        })?;
        let screen = Self { terminal, bidi };
        say(bidi.asks());
        Ok(screen)
    }

    fn draw(&mut self, model: &mut Model, look: Look) -> Result<(), Fault> {
        let mut reach = view::Reach::default();
        self.terminal.draw(|frame| reach = view::draw(frame.buffer_mut(), model, look))?;
        model.reached(reach);
        Ok(())
    }
}

/// Tells the terminal something about itself.
fn say(sequence: &str) {
    // A terminal that takes nothing has nothing to be told.
    let mut out = stdout();
    let _ = out.write_all(sequence.as_bytes()).and_then(|()| out.flush());
}

impl Drop for Screen {
    fn drop(&mut self) {
        say(self.bidi.takes_back());
        let _ = self.terminal.show_cursor();
        ratatui::restore();
    }
}
