//! From the arguments to a command.

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, Parser};
use clap_complete::Shell;
use tuz_i18n::{Digits, Language, Surface, Text};

use crate::fault::Fault;
use crate::io::Io;
use crate::{
    club, edge, ev, fair, hand, play, replay, rules, schema, serve, settle, simulate, strategy, values,
};

/// Russian poker: the right decision, and what the wrong one costs.
///
/// Cards are written `As`, `10h` or `Th`, `9♣`. Without a command the page opens.
///
/// The exit code is 0 when all went well, 2 when what was handed in is at fault, and 1 when the machine is. Input that
/// cannot be understood gets a sentence on the standard error and nothing on the standard output. A question that was
/// understood and answered with no (a rule file with faults, a shuffle that does not hold, a record that is no round)
/// also has exit code 2, but with `--json` its answer stands on the standard output.
#[derive(Debug, Parser)]
#[command(name = "tuz", version, propagate_version = true, max_term_width = 100)]
struct Cli {
    /// The language of what is told: `en`, `ru`, `fa`, `ar` or `th`. Help and most faults stay English.
    #[arg(long, global = true, value_name = "CODE", default_value = "en", value_parser = values::language)]
    lang: &'static Language,
    /// Shows numbers with the digits of the language.
    #[arg(long, global = true)]
    own_digits: bool,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    Serve(serve::Args),
    Play(play::Args),
    Ev(Box<ev::Args>),
    Edge(edge::Args),
    Strategy(strategy::Args),
    Hand(hand::Args),
    Settle(Box<settle::Args>),
    Rules(rules::Args),
    Simulate(simulate::Args),
    Replay(replay::Args),
    Club(club::Args),
    Fair(fair::Args),
    Schema(schema::Args),
    /// Prints completions for a shell.
    Completions {
        /// The shell.
        shell: Shell,
    },
}

/// Runs the program with these arguments, the first being its name; everything it reads and prints goes through `io`.
pub(crate) fn run(args: impl IntoIterator<Item = OsString>, mut io: Io) -> ExitCode {
    let result = match Cli::try_parse_from(args) {
        Ok(cli) => command(cli, &mut io),
        Err(error) => refuse(&error, &mut io),
    };
    let result = result.and_then(|()| io.out.flush().map_err(Fault::from));
    let Err(fault) = result else { return ExitCode::SUCCESS };
    // What was printed before the fault stands before it.
    let _ = io.out.flush();
    fault.tell(&io.text, &mut *io.err);
    ExitCode::from(fault.code())
}

fn command(cli: Cli, io: &mut Io) -> Result<(), Fault> {
    let digits = if cli.own_digits { Digits::Native } else { Digits::Latin };
    io.text = Text::with_digits(cli.lang, Surface::Terminal, digits);
    match cli.command.unwrap_or_else(|| Command::Serve(serve::Args::default())) {
        Command::Serve(args) => serve::run(&args, io),
        Command::Play(args) => play::run(&args, io),
        Command::Ev(args) => ev::run(&args, io),
        Command::Edge(args) => edge::run(&args, io),
        Command::Strategy(args) => strategy::run(&args, io),
        Command::Hand(args) => hand::run(&args, io),
        Command::Settle(args) => settle::run(&args, io),
        Command::Rules(args) => rules::run(&args, io),
        Command::Simulate(args) => simulate::run(&args, io),
        Command::Replay(args) => replay::run(&args, io),
        Command::Club(args) => club::run(&args, io),
        Command::Fair(args) => fair::run(&args, io),
        Command::Schema(args) => schema::run(&args, io),
        Command::Completions { shell } => {
            // The generator panics when it cannot write, and nobody may read on.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "tuz", &mut script);
            io.out.write_all(&script)?;
            Ok(())
        }
    }
}

/// Help and version are printed; what cannot be understood is a fault.
fn refuse(error: &clap::Error, io: &mut Io) -> Result<(), Fault> {
    let text = error.render();
    if !error.use_stderr() {
        let text = if io.paint.colour { text.ansi().to_string() } else { text.to_string() };
        io.out.write_all(text.as_bytes())?;
        return Ok(());
    }
    let text = text.to_string();
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let usage = text.lines().find_map(|line| line.strip_prefix("Usage: ")).unwrap_or("tuz --help");
        return Err(Fault::bad("a command is missing").hint(format_args!("usage: {usage}")));
    }
    let mut paragraphs = text.split("\n\n").map(|paragraph| {
        let lines: Vec<&str> = paragraph.lines().map(str::trim).collect();
        lines.split_first().map_or_else(String::new, |(first, rest)| format!("{first} {}", rest.join(", ")))
    });
    let sentence = paragraphs.next().unwrap_or_default();
    let mut fault = Fault::bad(sentence.trim().trim_start_matches("error: "));
    if let Some(ContextValue::String(found)) = error.get(ContextKind::InvalidArg)
        && error.kind() == ErrorKind::UnknownArgument
        && tuz_cards::parse_cards(found).is_ok_and(|cards| !cards.is_empty())
    {
        return Err(fault.hint("cards that belong together stand in quotes: \"As Kd 5h 5c 10s\""));
    }
    for paragraph in paragraphs {
        let paragraph = paragraph.trim();
        if let Some(tip) = paragraph.strip_prefix("tip: ") {
            fault = fault.hint(tip);
        } else if let Some(usage) = paragraph.strip_prefix("Usage: ")
            // Where arguments exclude each other clap's usage shows those that were given.
            && error.kind() != ErrorKind::ArgumentConflict
        {
            fault = fault.hint(format_args!("usage: {usage}"));
        }
    }
    Err(fault)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_are_well_formed() {
        Cli::command().debug_assert();
    }
}
