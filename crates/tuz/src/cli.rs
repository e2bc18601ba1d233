//! From the arguments to a command.

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser};
use clap_complete::Shell;
use tuz_i18n::{Args as Words, Digits, Language, Surface, Text};

use crate::fault::Fault;
use crate::io::Io;
use crate::usage::misused;
use crate::{
    club, edge, ev, fair, hand, help, play, replay, rules, schema, serve, settle, simulate, strategy, values,
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
    /// The language of what is told: `en`, `ru`, `fa`, `ar` or `th`; the one that `TUZ_LANG` in the environment names,
    /// else English, when left out.
    #[arg(long, global = true, value_name = "CODE", value_parser = values::language)]
    lang: Option<&'static Language>,
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
    /// Prints the English messages of all help.
    #[command(hide = true)]
    HelpMessages,
}

/// Runs the program with these arguments, the first being its name; everything it reads and prints goes through `io`.
pub(crate) fn run(args: impl IntoIterator<Item = OsString>, mut io: Io) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let result = parse(&args, &mut io).and_then(|cli| cli.map_or(Ok(()), |cli| command(cli, &mut io)));
    let result = result.and_then(|()| io.out.flush().map_err(Fault::from));
    let Err(fault) = result else { return ExitCode::SUCCESS };
    // What was printed before the fault stands before it.
    let _ = io.out.flush();
    fault.tell(&io.text, &mut *io.err);
    ExitCode::from(fault.code())
}

/// What the arguments ask for; nothing where they asked for help, which is printed.
fn parse(args: &[OsString], io: &mut Io) -> Result<Option<Cli>, Fault> {
    let args = help_last(args);
    io.text = spoken(&args, io)?;
    match Cli::command().try_get_matches_from(&args).and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => Ok(Some(cli)),
        Err(error) if error.use_stderr() => Err(misused(&error)),
        Err(_) => {
            show(help::in_words(Cli::command(), &io.text).try_get_matches_from(&args), io).map(|()| None)
        }
    }
}

/// Prints help or the version.
fn show(asked: Result<clap::ArgMatches, clap::Error>, io: &mut Io) -> Result<(), Fault> {
    let Err(shown) = asked else { return Ok(()) };
    let text = shown.render();
    let text = if io.paint.colour { text.ansi().to_string() } else { text.to_string() };
    io.out.write_all(text.as_bytes())?;
    Ok(())
}

/// The arguments, with the language before the command `help`, which takes names of commands only.
fn help_last(args: &[OsString]) -> Vec<OsString> {
    let mut args = args.to_vec();
    let Some(help) = args.iter().position(|arg| arg == "help") else { return args };
    for place in help + 1..args.len() {
        let Some(word) = args[place].to_str() else { continue };
        let taken = match word {
            "--lang" if place + 1 < args.len() => 2,
            _ if word.starts_with("--lang=") => 1,
            _ => continue,
        };
        let language: Vec<OsString> = args.drain(place..place + taken).collect();
        args.splice(help..help, language);
        return args;
    }
    args
}

/// The words in the language that the arguments or the environment ask for, known before the arguments are understood:
/// help and what is wrong with them are told in it.
fn spoken(args: &[OsString], io: &Io) -> Result<Text, Fault> {
    let words: Vec<&str> =
        args.iter().filter_map(|arg| arg.to_str()).take_while(|arg| *arg != "--").collect();
    let digits = if words.contains(&"--own-digits") { Digits::Native } else { Digits::Latin };
    let asked = words.iter().enumerate().filter_map(|(place, word)| match word.strip_prefix("--lang")? {
        "" => words.get(place + 1).copied(),
        value => value.strip_prefix('='),
    });
    // What is no language is refused where arguments are read.
    let language = match (asked.filter_map(Language::from_tag).next_back(), &io.asked_language) {
        (Some(language), _) => language,
        (None, None) => Language::english(),
        (None, Some(tag)) => values::language(tag).map_err(|error| {
            Fault::because(move |text| {
                let words = Words::new().with("name", "TUZ_LANG").with("text", error.in_words(text));
                text.say("arg-variable", &words)
            })
        })?,
    };
    Ok(Text::with_digits(language, Surface::Terminal, digits))
}

fn command(cli: Cli, io: &mut Io) -> Result<(), Fault> {
    let digits = if cli.own_digits { Digits::Native } else { Digits::Latin };
    io.text = Text::with_digits(cli.lang.unwrap_or(io.text.language()), Surface::Terminal, digits);
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
            let mut command = help::in_words(Cli::command(), &io.text);
            clap_complete::generate(shell, &mut command, "tuz", &mut script);
            io.out.write_all(&script)?;
            Ok(())
        }
        Command::HelpMessages => {
            io.out.write_all(help::messages(&Cli::command()).as_bytes())?;
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_are_well_formed() {
        Cli::command().debug_assert();
    }

    /// Every command below this one, with the words that ask for it.
    fn commands(command: &clap::Command, asked: &[String]) -> Vec<Vec<String>> {
        let visible = command.get_subcommands().filter(|below| !below.is_hide_set());
        let below =
            visible.flat_map(|below| commands(below, &[asked, &[below.get_name().to_owned()]].concat()));
        std::iter::once(asked.to_vec()).chain(below).collect()
    }

    /// The arguments that help shows, in order.
    fn shown(help: &str) -> Vec<&str> {
        let lines = help.lines().filter(|line| line.len() - line.trim_start().len() <= 6);
        let lines = lines.map(str::trim_start).filter(|line| line.starts_with(['-', '<', '[']));
        lines.map(|line| line.split("  ").next().unwrap_or(line)).collect()
    }

    #[test]
    fn help_shows_the_same_in_every_language_and_in_its_words() {
        let help = |language: &Language, asked: &[String]| {
            let mut command = Cli::command();
            if language.tag() != "en" {
                command = help::in_words(command, &Text::new(language, Surface::Terminal));
            }
            command.try_get_matches_from(asked).unwrap_err().to_string()
        };
        for asked in commands(&Cli::command(), &["tuz".to_owned()]) {
            for flag in ["-h", "--help"] {
                let asked = [&*asked, &[flag.to_owned()]].concat();
                let english = help(Language::english(), &asked);
                for language in Language::all().iter().filter(|language| language.tag() != "en") {
                    let own = help(language, &asked);
                    assert_eq!(shown(&english), shown(&own), "{} {asked:?}", language.tag());
                    for english in [
                        "Usage:",
                        "Options:",
                        "Arguments:",
                        "Commands:",
                        "default:",
                        "values:",
                        "Print ",
                        "help-",
                    ] {
                        assert!(!own.contains(english), "{} {asked:?} says {english}\n{own}", language.tag());
                    }
                }
            }
        }
    }
}
