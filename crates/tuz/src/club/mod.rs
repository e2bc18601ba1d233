//! `tuz club`: poker between players.

pub(crate) mod equity;
mod events;
pub(crate) mod replay;

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
    Equity(equity::Args),
    Replay(replay::Args),
}

/// Runs the command.
pub(crate) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    match &args.command {
        Command::Equity(args) => equity::run(args, io),
        Command::Replay(args) => replay::run(args, io),
    }
}
