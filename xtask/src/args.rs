//! From the command line to a task.

use std::ffi::OsString;
use std::fmt;

/// What `cargo xtask help` prints, and what follows an error in the arguments.
pub(crate) const USAGE: &str = "\
Usage: cargo xtask <TASK>

Tasks:
  up [ARGUMENTS]            build page and program and serve; further arguments go to `tuz serve`
  dev [ARGUMENTS]           serve a debug build, beside Vite, which shows each change of the page at once
  page                      build the web page where its sources changed
  test                      all checks of the code and the page, in a browser too
  gen [--check]             write the generated files, or only compare them
  sheets [ARGUMENTS]        fill the table of house edges; further arguments go to `tuz rules edges`
  cards [ARGUMENTS]         make the strategy cards of the docs; further arguments go to `tuz strategy`
  bench [FILTER]            run the benches, or those whose name holds the filter
  fuzz [TARGET] [SECONDS]   fuzz one target or each of them, for so long (default: 60 seconds)
  help                      this text";

/// How long a target is fuzzed when nothing is said.
pub(crate) const FUZZ_SECONDS: u32 = 60;

/// A chore with its arguments.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Task {
    Help,
    Up { arguments: Vec<OsString> },
    Dev { arguments: Vec<OsString> },
    Page,
    Test,
    Gen { check: bool },
    Sheets { arguments: Vec<OsString> },
    Cards { arguments: Vec<OsString> },
    Bench { filter: Option<String> },
    Fuzz { target: Option<String>, seconds: u32 },
}

/// Arguments that make no task.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum UsageFault {
    NoTask,
    UnknownTask(String),
    UnknownArgument { task: &'static str, argument: String },
    Seconds(String),
}

impl fmt::Display for UsageFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTask => f.write_str("no task given"),
            Self::UnknownTask(task) => write!(f, "`{task}` is no task"),
            Self::UnknownArgument { task, argument } => {
                write!(f, "`{task}` does not know the argument `{argument}`")
            }
            Self::Seconds(text) => write!(f, "`{text}` is no number of seconds from 1 to {}", u32::MAX),
        }
    }
}

/// What goes to the program. Many write `--` before it, as cargo wants it.
fn passed_on(arguments: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut arguments = arguments.peekable();
    arguments.next_if(|first| first == "--");
    arguments.collect()
}

/// The task that the arguments ask for; the name of the program is not among them.
pub(crate) fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Task, UsageFault> {
    let mut arguments = arguments.into_iter();
    let Some(name) = arguments.next() else { return Err(UsageFault::NoTask) };
    let name = name.to_string_lossy().into_owned();
    // What goes to the program need not be Unicode, so it is taken before the rest is made text.
    match name.as_str() {
        "up" => return Ok(Task::Up { arguments: passed_on(arguments) }),
        "dev" => return Ok(Task::Dev { arguments: passed_on(arguments) }),
        "sheets" => return Ok(Task::Sheets { arguments: passed_on(arguments) }),
        "cards" => return Ok(Task::Cards { arguments: passed_on(arguments) }),
        _ => {}
    }
    let mut rest = arguments.map(|argument| argument.to_string_lossy().into_owned());
    let (task, known) = match name.as_str() {
        "help" | "--help" | "-h" => (Task::Help, "help"),
        "page" => (Task::Page, "page"),
        "test" => (Task::Test, "test"),
        "gen" => match rest.next() {
            None => (Task::Gen { check: false }, "gen"),
            Some(flag) if flag == "--check" => (Task::Gen { check: true }, "gen"),
            Some(argument) => return Err(UsageFault::UnknownArgument { task: "gen", argument }),
        },
        "bench" => (Task::Bench { filter: plain("bench", rest.next())? }, "bench"),
        "fuzz" => (fuzz(plain("fuzz", rest.next())?, plain("fuzz", rest.next())?)?, "fuzz"),
        _ => return Err(UsageFault::UnknownTask(name)),
    };
    match rest.next() {
        Some(argument) => Err(UsageFault::UnknownArgument { task: known, argument }),
        None => Ok(task),
    }
}

/// Refuses options where a name is wanted.
fn plain(task: &'static str, argument: Option<String>) -> Result<Option<String>, UsageFault> {
    match argument {
        Some(argument) if argument.starts_with('-') => Err(UsageFault::UnknownArgument { task, argument }),
        argument => Ok(argument),
    }
}

/// A lone number is the time for every target, as no target is called by a number.
fn fuzz(first: Option<String>, second: Option<String>) -> Result<Task, UsageFault> {
    let seconds = |text: String| match text.parse() {
        Ok(seconds) if seconds > 0 => Ok(seconds),
        _ => Err(UsageFault::Seconds(text)),
    };
    Ok(match (first, second) {
        (Some(text), None) if text.bytes().all(|byte| byte.is_ascii_digit()) => {
            Task::Fuzz { target: None, seconds: seconds(text)? }
        }
        (target, None) => Task::Fuzz { target, seconds: FUZZ_SECONDS },
        (target, Some(text)) => Task::Fuzz { target, seconds: seconds(text)? },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Task, UsageFault> {
        parse(line.split_whitespace().map(OsString::from))
    }

    fn unknown(task: &'static str, argument: &str) -> Result<Task, UsageFault> {
        Err(UsageFault::UnknownArgument { task, argument: argument.into() })
    }

    #[test]
    fn every_task_is_read() {
        for help in ["help", "--help", "-h"] {
            assert_eq!(parsed(help), Ok(Task::Help));
        }
        assert_eq!(parsed("page"), Ok(Task::Page));
        assert_eq!(parsed("test"), Ok(Task::Test));
        assert_eq!(parsed("gen"), Ok(Task::Gen { check: false }));
        assert_eq!(parsed("gen --check"), Ok(Task::Gen { check: true }));
        assert_eq!(parsed("bench"), Ok(Task::Bench { filter: None }));
        assert_eq!(parsed("bench rank"), Ok(Task::Bench { filter: Some("rank".into()) }));
    }

    #[test]
    fn all_that_follows_some_tasks_goes_to_the_program() {
        assert_eq!(parsed("up"), Ok(Task::Up { arguments: vec![] }));
        let arguments = ["--rules", "my.toml", "--help", "-x"].map(OsString::from).to_vec();
        assert_eq!(parsed("up --rules my.toml --help -x"), Ok(Task::Up { arguments: arguments.clone() }));
        assert_eq!(parsed("dev --rules my.toml --help -x"), Ok(Task::Dev { arguments: arguments.clone() }));
        assert_eq!(parsed("sheets -- --rules my.toml --help -x"), Ok(Task::Sheets { arguments }));
    }

    #[test]
    fn fuzz_takes_a_target_and_a_time() {
        let fuzz = |target: Option<&str>, seconds| Ok(Task::Fuzz { target: target.map(Into::into), seconds });
        assert_eq!(parsed("fuzz"), fuzz(None, FUZZ_SECONDS));
        assert_eq!(parsed("fuzz cards"), fuzz(Some("cards"), FUZZ_SECONDS));
        assert_eq!(parsed("fuzz cards 5"), fuzz(Some("cards"), 5));
        assert_eq!(parsed("fuzz 5"), fuzz(None, 5));
        for (line, text) in [("fuzz cards 0", "0"), ("fuzz cards long", "long"), ("fuzz 0", "0")] {
            assert_eq!(parsed(line), Err(UsageFault::Seconds(text.into())));
        }
        assert_eq!(parsed("fuzz 4294967296"), Err(UsageFault::Seconds("4294967296".into())));
    }

    #[test]
    fn what_is_unknown_is_named() {
        assert_eq!(parsed(""), Err(UsageFault::NoTask));
        assert_eq!(parsed("deploy now"), Err(UsageFault::UnknownTask("deploy".into())));
        assert_eq!(parsed("page now"), unknown("page", "now"));
        assert_eq!(parsed("test --fast"), unknown("test", "--fast"));
        assert_eq!(parsed("help me"), unknown("help", "me"));
        assert_eq!(parsed("gen --chek"), unknown("gen", "--chek"));
        assert_eq!(parsed("gen --check x"), unknown("gen", "x"));
        assert_eq!(parsed("bench --fast"), unknown("bench", "--fast"));
        assert_eq!(parsed("bench a b"), unknown("bench", "b"));
        assert_eq!(parsed("fuzz cards 5 6"), unknown("fuzz", "6"));
        assert_eq!(parsed("fuzz --all"), unknown("fuzz", "--all"));
    }

    #[test]
    fn the_usage_names_every_task() {
        for task in ["up", "dev", "page", "test", "gen", "sheets", "cards", "bench", "fuzz", "help"] {
            assert!(USAGE.contains(&format!("\n  {task} ")), "{task}");
        }
        assert!(USAGE.contains(&format!("{FUZZ_SECONDS} seconds")));
    }
}
