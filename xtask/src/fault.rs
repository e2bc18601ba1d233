//! What can go wrong in a task.

use std::fmt;
use std::io;
use std::path::PathBuf;

/// Why a task failed.
#[derive(Debug)]
pub(crate) enum Fault {
    /// A command could not be started.
    Start { command: String, cause: io::Error },
    /// A step ended badly; the command has printed why.
    Step { step: &'static str, ending: String },
    /// The program that was built ended with this code.
    Program { code: u8 },
    /// A tool is not installed; the remedy is a command.
    Missing { tool: &'static str, remedy: &'static str },
    /// Node is not installed, or is older than what is needed (major and minor number).
    Node { needed: (u32, u32), found: Option<String> },
    /// Node is there without npm.
    Npm,
    /// One of two processes that run side by side ended, and with it the task.
    Ended { name: &'static str, ending: String },
    /// The browser that `CHROMIUM` names does not start, or there is none and none could be had.
    Chromium { named: Option<PathBuf> },
    /// A file or folder cannot be read or written.
    File { path: PathBuf, cause: io::Error },
    /// A command that makes a file printed nothing.
    Empty { path: &'static str },
    /// Generated files that are not as they would be made now.
    Stale { paths: Vec<&'static str> },
    /// A page without the two lines between which a table is written.
    NoMarks { path: &'static str, begin: &'static str, end: &'static str },
    /// There is no fuzz target at all.
    NoTargets,
    /// There are fuzz targets, and none of this name.
    NoTarget { target: String, known: Vec<String> },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start { command, cause } => write!(f, "`{command}` could not be started: {cause}"),
            Self::Step { step, ending } => write!(f, "step `{step}` failed with {ending}"),
            Self::Program { code } => write!(f, "the program ended with exit code {code}"),
            Self::Missing { tool, remedy } => {
                write!(f, "`{tool}` is not installed\nhint: get it by `{remedy}`")
            }
            Self::Node { needed: (major, minor), found } => {
                let found =
                    found.as_ref().map_or("not installed".to_owned(), |version| format!("`{version}`"));
                write!(
                    f,
                    "Node {major}.{minor} or later is needed, with npm, and it is {found}\nhint: get it from \
                     <https://nodejs.org> or from your system's packages"
                )
            }
            Self::Npm => f.write_str(
                "`npm` is not installed, though Node is\nhint: get it from <https://nodejs.org>, or by \
                 `apt-get install npm` or the like",
            ),
            Self::Ended { name, ending } => write!(f, "the {name} ended with {ending}"),
            Self::Chromium { named: Some(path) } => {
                write!(f, "CHROMIUM is `{}`, and that is no browser that starts", path.display())
            }
            Self::Chromium { named: None } => f.write_str(
                "there is no Chromium that starts, and none could be installed\nhint: install Chromium or \
                 Chrome, or name one in the environment variable CHROMIUM",
            ),
            Self::File { path, cause } => write!(f, "`{}`: {cause}", path.display()),
            Self::Empty { path } => write!(f, "the command that makes `{path}` printed nothing"),
            Self::Stale { paths } => {
                write!(f, "not up to date: `{}`\nhint: write them by `cargo xtask gen`", paths.join("`, `"))
            }
            Self::NoMarks { path, begin, end } => {
                write!(f, "`{path}` has no line `{begin}` with a line `{end}` after it")
            }
            Self::NoTargets => f.write_str("there is no fuzz target in `fuzz/fuzz_targets`"),
            Self::NoTarget { target, known } => {
                write!(f, "there is no fuzz target `{target}`\nhint: there are `{}`", known.join("`, `"))
            }
        }
    }
}
