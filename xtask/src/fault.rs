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
    /// A file or folder cannot be read or written.
    File { path: PathBuf, cause: io::Error },
    /// A command that makes a file printed nothing.
    Empty { path: &'static str },
    /// Generated files that are not as they would be made now.
    Stale { paths: Vec<&'static str> },
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
            Self::File { path, cause } => write!(f, "`{}`: {cause}", path.display()),
            Self::Empty { path } => write!(f, "the command that makes `{path}` printed nothing"),
            Self::Stale { paths } => {
                write!(f, "not up to date: `{}`\nhint: write them by `cargo xtask gen`", paths.join("`, `"))
            }
            Self::NoTargets => f.write_str("there is no fuzz target in `fuzz/fuzz_targets`"),
            Self::NoTarget { target, known } => {
                write!(f, "there is no fuzz target `{target}`\nhint: there are `{}`", known.join("`, `"))
            }
        }
    }
}
