//! Running other programs.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};
use std::time::Instant;

use crate::fault::Fault;

/// The folder of the repository.
pub(crate) fn root() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.parent().map_or(here.clone(), PathBuf::from)
}

/// The same cargo that runs this program, in the folder of the repository.
pub(crate) fn cargo<I: AsRef<OsStr>>(arguments: impl IntoIterator<Item = I>) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
    command.current_dir(root()).args(arguments);
    command
}

/// The command as somebody would type it.
pub(crate) fn shown(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let name = program.file_stem().unwrap_or(command.get_program());
    let words = [name].into_iter().chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

/// Runs the command with this program's input and output.
pub(crate) fn status(command: &mut Command) -> Result<ExitStatus, Fault> {
    command.status().map_err(|cause| Fault::Start { command: shown(command), cause })
}

/// Runs a step of a task: says what is run and how long it took, and fails with the step's name.
pub(crate) fn step(name: &'static str, command: &mut Command) -> Result<(), Fault> {
    // On stderr, where cargo writes too, so that the lines stay in order.
    eprintln!("==> {name}: {}", shown(command));
    let start = Instant::now();
    let status = status(command)?;
    if !status.success() {
        return Err(Fault::Step { step: name, ending: ending(status) });
    }
    eprintln!("    {name}: {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// What the command prints on stdout; its stderr is passed on.
pub(crate) fn output(name: &'static str, command: &mut Command) -> Result<Vec<u8>, Fault> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|cause| Fault::Start { command: shown(command), cause })?;
    if output.status.success() {
        Ok(output.stdout)
    } else {
        Err(Fault::Step { step: name, ending: ending(output.status) })
    }
}

/// The first line that the command prints on stdout; `None` when it does not start, fails or prints nothing.
pub(crate) fn first_line(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok().filter(|output| output.status.success())?;
    let text = String::from_utf8(output.stdout).ok()?;
    text.lines().next().map(|line| line.trim().to_owned())
}

/// Whether the command is there and answers.
pub(crate) fn answers(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

fn ending(status: ExitStatus) -> String {
    match status.code() {
        Some(code) => format!("exit code {code}"),
        None => status.to_string(),
    }
}
