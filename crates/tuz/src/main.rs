//! Russian poker at the command line: exact odds, rule files, and a table in the terminal.

mod answers;
mod bidi;
mod cards;
mod chosen;
mod cli;
mod club;
mod console;
mod data;
mod edge;
mod ev;
mod events;
mod faces;
mod fair;
mod fault;
mod figures;
mod files;
mod hand;
mod help;
mod house;
mod io;
mod lists;
mod paint;
mod play;
mod question;
mod reasons;
mod replay;
mod rules;
mod schema;
mod serve;
mod settle;
mod simulate;
mod strategy;
mod table;
mod usage;
mod values;
mod whole;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run(std::env::args_os(), io::Io::of_process())
}
