//! Help in the language of the reader.
//!
//! What a command or an argument does stands beside it in the code, in English. `locales/en/help.ftl` is made of that
//! and translated as every other file of messages; what is shown comes from these messages, in every language.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use clap::builder::{PossibleValue, StyledStr};
use clap::{Arg, ArgAction, Command};
use tuz_i18n::{Args as Words, Text};

use crate::lists::listed;

/// Messages of help begin so.
const ROOT: &str = "help";

/// The command with its help in the language of the words.
pub(crate) fn in_words(mut command: Command, words: &Text) -> Command {
    // Only now the arguments and commands are there that every program has.
    command.build();
    told(command, ROOT, words)
}

fn told(command: Command, id: &str, words: &Text) -> Command {
    // Every command has the one that helps.
    let whole = words.say(about_id(id), &Words::new());
    let long = command.get_long_about().is_some();
    let template = template(&command, words);
    let command = command
        .about(summary(&whole).to_owned())
        .mut_args(|arg| told_argument(arg, id, words))
        .mut_subcommands(|below| {
            let id = message_of(id, &below);
            told(below, &id, words)
        })
        .help_template(template);
    if long { command.long_about(whole) } else { command }
}

/// The message of what a command does.
fn about_id(id: &str) -> &str {
    match id {
        ROOT => "help-program",
        id if id.ends_with("-help") => "help-help",
        id => id,
    }
}

/// The message of a command below another. What `help` lists are the commands themselves.
fn message_of(above: &str, below: &Command) -> String {
    let above = above.strip_suffix("-help").unwrap_or(above);
    format!("{above}-{}", below.get_name())
}

/// The sections of a command's help, under headings in the language.
fn template(command: &Command, words: &Text) -> StyledStr {
    let style = command.get_styles().get_header();
    let mut text = String::from("{about-with-newline}\n");
    let heading = |id: &str| format!("{style}{}{style:#}", words.say(id, &Words::new()));
    let _ = write!(text, "{} {{usage}}", heading("help-head-usage"));
    let visible = |arg: &&Arg| !arg.is_hide_set();
    let sections = [
        ("help-head-commands", "subcommands", command.has_subcommands()),
        ("help-head-arguments", "positionals", command.get_positionals().any(|arg| visible(&arg))),
        (
            "help-head-options",
            "options",
            command.get_arguments().any(|arg| !arg.is_positional() && visible(&arg)),
        ),
    ];
    for (id, section, _) in sections.into_iter().filter(|(.., is_there)| *is_there) {
        let _ = write!(text, "\n\n{}\n{{{section}}}", heading(id));
    }
    text.into()
}

/// The first paragraph, as a sentence that stands in a list.
fn summary(whole: &str) -> &str {
    let first = whole.split("\n\n").next().unwrap_or(whole);
    first.strip_suffix('.').unwrap_or(first)
}

fn told_argument(arg: Arg, command: &str, words: &Text) -> Arg {
    if arg.is_hide_set() {
        return arg;
    }
    let say = |id: &str, with: Words| words.say(id, &with);
    let id = match arg.get_action() {
        ArgAction::Help | ArgAction::HelpShort | ArgAction::HelpLong => "help-shown".to_owned(),
        ArgAction::Version => "help-version".to_owned(),
        _ => {
            let own = own_id(command, &arg);
            if words.try_say(&own, &Words::new()).is_ok() { own } else { shared_id(&arg) }
        }
    };
    let whole = say(&id, Words::new());
    let mut short = summary(&whole).to_owned();
    let mut long = short.clone();
    if let Some((_, more)) = whole.split_once("\n\n") {
        let _ = write!(long, ".\n\n{more}");
    }
    let values = shown_values(&arg);
    let has_explained = values.iter().any(|value| value.get_help().is_some());
    if !values.is_empty() {
        let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
        let of = say("help-values", Words::new().with("list", listed(&names, words)));
        let _ = write!(short, " [{of}]");
        if has_explained {
            let _ = write!(long, "\n\n{}", say("help-head-values", Words::new()));
            for value in &values {
                let _ = write!(long, "\n- {}", value.get_name());
                let english = value.get_help().map(ToString::to_string);
                let own = explained(value).map(|_| say(&format!("{id}-{}", value.get_name()), Words::new()));
                if let Some(what) = own.or(english) {
                    let _ = write!(long, ": {what}");
                }
            }
        } else {
            let _ = write!(long, "\n\n[{of}]");
        }
    }
    let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if arg.get_action().takes_values() && !defaults.is_empty() {
        let default = say("help-default", Words::new().with("list", defaults.join(" ")));
        let _ = write!(short, " [{default}]");
        let _ = write!(long, "\n\n[{default}]");
    }
    let has_long = arg.get_long_help().is_some() || has_explained;
    let arg = arg.help(short).hide_default_value(true).hide_possible_values(true);
    if has_long { arg.long_help(long) } else { arg }
}

/// The values that help lists.
fn shown_values(arg: &Arg) -> Vec<PossibleValue> {
    let is_listed = arg.get_action().takes_values() && !arg.is_hide_possible_values_set();
    let values = if is_listed { arg.get_possible_values() } else { Vec::new() };
    values.into_iter().filter(|value| !value.is_hide_set()).collect()
}

/// What help says of a value; nothing of one that only names a command.
fn explained(value: &PossibleValue) -> Option<String> {
    let help = value.get_help()?.to_string();
    let names = help.strip_prefix('`').and_then(|rest| rest.strip_suffix('`'));
    names.is_none_or(|name| name.contains('`')).then_some(help)
}

/// The message of an argument that says something else in this command than in others.
fn own_id(command: &str, arg: &Arg) -> String {
    format!("{command}-arg-{}", arg.get_id().as_str().replace('_', "-"))
}

/// The message of an argument that commands share.
fn shared_id(arg: &Arg) -> String {
    own_id(ROOT, arg)
}

/// The English messages, as they stand in `locales/en/help.ftl`.
pub(crate) fn messages(command: &Command) -> String {
    let mut commands = Vec::new();
    collect(command, ROOT, &mut commands);
    // What most commands say of an argument is said once.
    let mut uses: BTreeMap<String, BTreeMap<Vec<(String, String)>, usize>> = BTreeMap::new();
    for (_, _, arguments) in &commands {
        for (arg, texts) in arguments {
            *uses.entry(shared_id(arg)).or_default().entry(texts.clone()).or_default() += 1;
        }
    }
    let shared: BTreeMap<String, Vec<(String, String)>> = uses
        .into_iter()
        .filter_map(|(id, texts)| Some((id, texts.into_iter().max_by_key(|(_, count)| *count)?.0)))
        .collect();

    let mut file = String::from(HEAD);
    for (id, texts) in &shared {
        write_argument(&mut file, id, texts);
    }
    file += "\n## Commands\n\n";
    for (id, about, arguments) in &commands {
        write_message(&mut file, about_id(id), about);
        for (arg, texts) in arguments.iter().filter(|(arg, texts)| shared.get(&shared_id(arg)) != Some(texts))
        {
            write_argument(&mut file, &own_id(id, arg), texts);
        }
    }
    file
}

/// The beginning of the file: what no command says of itself.
const HEAD: &str = "\
# What `--help` says. The English file is made from the code, by `cargo xtask gen`; a first paragraph that ends without
# a full stop stands in lists too. Words in `backticks`, and words of CAPITALS that stand for a value, stay as they are.

help-head-usage = Usage:
help-head-commands = Commands:
help-head-arguments = Arguments:
help-head-options = Options:
help-head-values = Possible values:
# $list: the value when the option is left out.
help-default = default: { $list }
# $list: the values that there are.
help-values = possible values: { $list }
help-shown = Print help; `-h` prints a summary, `--help` all of it
help-version = Print version
help-help = Print this message or the help of a command

## Arguments

";

/// An argument with what it says of itself (no name), and of its values by name.
type Said<'a> = (&'a Arg, Vec<(String, String)>);

/// Every command with its message, its help, and its arguments.
fn collect<'a>(command: &'a Command, id: &str, into: &mut Vec<(String, String, Vec<Said<'a>>)>) {
    let text = |help: Option<&StyledStr>| help.map(ToString::to_string).unwrap_or_default();
    let about = text(command.get_long_about().or(command.get_about()));
    let arguments = command.get_arguments().filter(|arg| !arg.is_hide_set()).map(|arg| {
        let own = text(arg.get_long_help().or(arg.get_help()));
        let values = shown_values(arg);
        let values = values.iter().filter_map(|value| Some((value.get_name().to_owned(), explained(value)?)));
        (arg, std::iter::once((String::new(), own)).chain(values).collect())
    });
    into.push((id.to_owned(), about, arguments.collect()));
    for below in command.get_subcommands().filter(|below| !below.is_hide_set()) {
        collect(below, &message_of(id, below), into);
    }
}

fn write_argument(file: &mut String, id: &str, texts: &[(String, String)]) {
    for (name, text) in texts {
        let id = if name.is_empty() { id.to_owned() } else { format!("{id}-{name}") };
        write_message(file, &id, text);
    }
}

/// A message in Fluent; one of several lines stands below its name.
fn write_message(file: &mut String, id: &str, text: &str) {
    if !text.contains('\n') {
        let _ = writeln!(file, "{id} = {text}");
        return;
    }
    let _ = writeln!(file, "{id} =");
    for line in text.lines() {
        let indent = if line.is_empty() { "" } else { "    " };
        let _ = writeln!(file, "{indent}{line}");
    }
}
