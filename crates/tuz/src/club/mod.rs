//! `tuz club`: poker between players.

pub(crate) mod equity;
mod events;
pub(crate) mod play;
pub(crate) mod replay;

use tuz_club::{Game, Limit};

use crate::fault::Fault;
use crate::io::Io;

/// Poker between players.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    Play(play::Args),
    Equity(equity::Args),
    Replay(replay::Args),
}

/// Runs the command.
pub(crate) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    match &args.command {
        Command::Play(args) => play::run(args, io),
        Command::Equity(args) => equity::run(args, io),
        Command::Replay(args) => replay::run(args, io),
    }
}

/// A game by its name.
fn game(name: &str) -> Result<Game, Fault> {
    let names = || format!("there are {}", Game::ALL.map(Game::as_str).join(", "));
    name.parse().map_err(|error| Fault::bad(error).hint(names()))
}

/// What a limit is called.
fn limit(limit: Limit) -> &'static str {
    match limit {
        Limit::Fixed => "fixed",
        Limit::Pot => "pot",
        Limit::No => "no",
    }
}
