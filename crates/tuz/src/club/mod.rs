//! `tuz club`: poker between players.

pub(crate) mod equity;
mod events;
pub(crate) mod play;
mod reasons;
pub(crate) mod replay;

use tuz_club::{Game, Limit};
use tuz_house::tree::nearest;
use tuz_i18n::{Args as Words, Text};

use crate::fault::{Fault, one_line};
use crate::io::Io;
use crate::lists::{perhaps, quoted};

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

/// A game by its name; `also` names what else is played here.
fn game(name: &str, also: &[&'static str]) -> Result<Game, Fault> {
    name.parse().map_err(|_| {
        let names: Vec<&str> =
            Game::ALL.iter().copied().map(Game::as_str).chain(also.iter().copied()).collect();
        let fault = Fault::bad("club-no-game", Words::new().with("name", one_line(name).into_owned()));
        let fault = match nearest(name, &names) {
            Some(meant) => fault.hint_in_words(perhaps(&[meant])),
            None => fault,
        };
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        fault.hint_in_words(move |text| {
            text.say("club-games", &Words::new().with("list", quoted(&names, text)))
        })
    })
}

/// What a limit is called in JSON.
fn limit(limit: Limit) -> &'static str {
    match limit {
        Limit::Fixed => "fixed",
        Limit::Pot => "pot",
        Limit::No => "no",
    }
}

/// A game with its limit, in the words of a language.
fn limited(limit_of: Limit, game: String, text: &Text) -> String {
    text.say("club-limited", &Words::new().with("limit", limit(limit_of)).with("name", game))
}

/// Words one after the other, as a list.
fn listed(words: &[String], text: &Text) -> String {
    words.join(&text.say("list-separator", &Words::new()))
}
