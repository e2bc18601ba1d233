//! Every chore of the project: `cargo xtask help` lists them.
//!
//! Standard library only, so that it builds in a moment on a fresh machine.

mod args;
mod cards;
mod chromium;
mod dev;
mod fault;
mod page;
mod run;
mod sheets;
mod tasks;

use std::process::ExitCode;

use args::Task;
use fault::Fault;

fn main() -> ExitCode {
    let outcome = match args::parse(std::env::args_os().skip(1)) {
        Ok(task) => perform(task),
        Err(fault) => {
            eprintln!("error: {fault}\n\n{}", args::USAGE);
            return ExitCode::from(2);
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        // The program has said itself what is wrong.
        Err(Fault::Program { code }) => ExitCode::from(code),
        Err(fault) => {
            eprintln!("error: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn perform(task: Task) -> Result<(), Fault> {
    match task {
        Task::Help => {
            println!("{}", args::USAGE);
            Ok(())
        }
        Task::Up { arguments } => tasks::up(&arguments),
        Task::Dev { arguments } => dev::dev(&arguments),
        Task::Page => page::make(),
        Task::Test => tasks::test(),
        Task::Gen { check } => tasks::generate(check),
        Task::Sheets { arguments } => sheets::fill(&arguments),
        Task::Cards { arguments } => cards::fill(&arguments),
        Task::Bench { filter } => tasks::bench(filter.as_deref()),
        Task::Fuzz { target, seconds } => tasks::fuzz(target.as_deref(), seconds),
    }
}
