//! `tuz rules`: the rule files.

mod compare;
mod edges;

use std::io::Write;

pub(crate) use compare::CompareOutput;
use schemars::JsonSchema;
use serde::Serialize;
use tuz_house::rules::{RuleFile, Rules, diff, json_schema_text, shipped, shipped_rules};
use tuz_house::tree::{Fault as FileFault, Faults as FileFaults};

use tuz_i18n::{Args as Words, Text};
use tuz_server::wire::{Explained, ExplainedPart};

use crate::fault::{Fault, harmless};
use crate::house::{self, House};
use crate::io::Io;
use crate::paint::wrapped;
use crate::reasons;
use crate::table::{Side, Table};

/// Lists, shows, checks and compares rule files.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    /// The rules that come with the program.
    List {
        /// Print one JSON object.
        #[arg(long)]
        json: bool,
    },
    /// Where a rule file comes from, and what it says in plain words.
    Show {
        /// The name of shipped rules, or the path of a rule file.
        #[arg(value_name = "NAME|PATH")]
        rules: String,
        /// Print one JSON object with every field.
        #[arg(long)]
        json: bool,
        /// Print the text of the file, to start one's own from.
        #[arg(long, conflicts_with = "json")]
        toml: bool,
    },
    /// What a box may do under rules, what it costs and what is paid, in sentences made from the rules alone.
    Explain {
        /// The name of shipped rules, or the path of a rule file.
        #[arg(value_name = "NAME|PATH")]
        rules: String,
        /// Print one JSON object.
        #[arg(long)]
        json: bool,
    },
    /// Every fault of rule files, each with its line and column.
    Check {
        /// Paths of rule files or names of shipped rules; `-` is the standard input.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<String>,
        /// Print one JSON object.
        #[arg(long)]
        json: bool,
    },
    /// What differs between two rule files.
    Diff {
        /// The name of shipped rules, or the path of a rule file.
        #[arg(value_name = "A")]
        a: String,
        /// The other.
        #[arg(value_name = "B")]
        b: String,
        /// Print one JSON object.
        #[arg(long)]
        json: bool,
    },
    /// What several rule files cost, side by side, and what each difference between them is worth.
    ///
    /// Each further file is set against the first: for every field in which they differ the first is taken with that
    /// field alone as in the other, and what this adds to the house edge is told in antes. These worths need not add
    /// up to the whole difference, since one rule may matter more or less where another is there.
    Compare(compare::Args),
    /// The house edges of rule files as a table in Markdown.
    Edges(edges::Args),
    /// The JSON Schema of rule files, for editors.
    Schema,
}

/// What `tuz rules list --json` prints.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "tuz rules list")]
pub(crate) struct ListOutput {
    /// The version of this format: 1.
    format: u8,
    /// The rules that come with the program, the default ones first.
    rules: Vec<Listed>,
}

/// Where rules come from.
#[derive(Debug, Serialize, JsonSchema)]
struct Listed {
    /// The name of the file.
    name: String,
    /// The title in English.
    title: Option<String>,
    /// Who plays it so.
    house: Option<String>,
    /// `complete`, or `partial` where the house's sheet leaves points open.
    status: &'static str,
}

impl Listed {
    fn new(rules: &Rules) -> Self {
        let about = rules.about();
        Self {
            name: about.name.clone(),
            title: title(rules),
            house: about.house.clone(),
            status: status(rules),
        }
    }
}

/// What `tuz rules show --json` prints.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "tuz rules show")]
pub(crate) struct ShowOutput {
    /// The version of this format: 1.
    format: u8,
    /// The name of the file.
    name: String,
    /// Every field as the file writes it, defaults included.
    rules: RuleFile,
    /// What it says, sentence by sentence.
    sentences: Vec<Sentence>,
}

/// What `tuz rules explain --json` prints.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "tuz rules explain")]
pub(crate) struct ExplainOutput {
    /// The version of this format: 1.
    format: u8,
    /// The name of the file.
    name: String,
    /// The language of the sentences, such as `ru`.
    language: String,
    /// What it says, sentence by sentence.
    sentences: Vec<Sentence>,
}

/// A sentence about rules.
#[derive(Debug, Serialize, JsonSchema)]
struct Sentence {
    /// The group of the file that it is about.
    group: String,
    /// The sentence.
    text: String,
}

/// What rules say, sentence by sentence.
fn sentences(explained: Explained) -> Vec<Sentence> {
    let of = |part: ExplainedPart| {
        let group = part.about;
        part.sentences.into_iter().map(move |text| Sentence { group: group.clone(), text })
    };
    explained.parts.into_iter().flat_map(of).collect()
}

/// What `tuz rules check --json` prints.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "tuz rules check")]
pub(crate) struct CheckOutput {
    /// The version of this format: 1.
    format: u8,
    /// The files in the order in which they were named.
    files: Vec<Checked>,
}

/// A rule file that was checked.
#[derive(Debug, Serialize, JsonSchema)]
struct Checked {
    /// As it was named.
    file: String,
    /// The name in it; null where it has faults.
    name: Option<String>,
    /// Everything that is wrong with it, by position.
    faults: Vec<Wrong>,
}

/// A fault of a rule file.
#[derive(Debug, Serialize, JsonSchema)]
struct Wrong {
    /// The line, from 1.
    line: usize,
    /// The column in characters, from 1.
    column: usize,
    /// The path of the key; empty where the fault is none of a key's.
    key: String,
    /// What is wrong.
    message: String,
}

/// What `tuz rules diff --json` prints.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "tuz rules diff")]
pub(crate) struct DiffOutput {
    /// The version of this format: 1.
    format: u8,
    /// The name of the first rules.
    a: String,
    /// The name of the second rules.
    b: String,
    /// The fields in which they differ, in the order of the file.
    differences: Vec<Differs>,
}

/// A field in which two rule sets differ.
#[derive(Debug, Serialize, JsonSchema)]
struct Differs {
    /// The path of its key.
    key: String,
    /// Its value in the first, as in the file; null where there is no such field.
    a: Option<String>,
    /// Its value in the second.
    b: Option<String>,
    /// Whether it changes the game; otherwise it only tells where the rules come from.
    game: bool,
}

/// The title in English.
pub(crate) fn title(rules: &Rules) -> Option<String> {
    rules.about().title.get("en").cloned()
}

/// The title in the language of the text, in English, or the name.
pub(crate) fn title_in(rules: &Rules, text: &Text) -> String {
    let about = rules.about();
    about
        .title
        .get(text.language().tag())
        .cloned()
        .or_else(|| title(rules))
        .unwrap_or_else(|| about.name.clone())
}

fn status(rules: &Rules) -> &'static str {
    if rules.about().partial { "partial" } else { "complete" }
}

/// All rules that come with the program, the default ones first.
pub(crate) fn all() -> impl Iterator<Item = &'static Rules> {
    shipped().filter_map(|file| shipped_rules(file.name))
}

/// The rules that come with the program as a numbered table.
pub(crate) fn print_numbered(io: &mut Io) -> std::io::Result<()> {
    let mut table = Table::new([Side::Right, Side::Left, Side::Left]);
    for (place, rules) in all().enumerate() {
        table.row([(place + 1).to_string(), rules.name().to_owned(), title_in(rules, &io.text)]);
    }
    table.print(&mut io.out)
}

/// Runs the command.
pub(crate) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    match &args.command {
        Command::List { json: true } => {
            io.json(&ListOutput { format: 1, rules: all().map(Listed::new).collect() })
        }
        Command::List { json: false } => {
            let mut table = Table::new([Side::Left, Side::Left, Side::Left]);
            let said = |id: &str| io.text.say(id, &Words::new());
            table.row(["column-name", "column-status", "column-title"].map(said));
            for rules in all() {
                let status = said(&format!("status-{}", status(rules)));
                table.row([rules.name().to_owned(), status, title_in(rules, &io.text)]);
            }
            table.print(&mut io.out)?;
            Ok(())
        }
        Command::Show { rules, toml: true, .. } => {
            let house = House::find(rules, io)?;
            io.out.write_all(house.text.as_bytes())?;
            Ok(())
        }
        Command::Show { rules, json, .. } => {
            let house = House::find(rules, io)?;
            show(&house.rules, *json, io)
        }
        Command::Explain { rules, json } => {
            let house = House::find(rules, io)?;
            explain(&house.rules, *json, io)
        }
        Command::Check { files, json } => check(files, *json, io),
        Command::Diff { a, b, json } => {
            let (a, b) = (House::find(a, io)?, House::find(b, io)?);
            print_diff(&a.rules, &b.rules, *json, io)
        }
        Command::Compare(args) => compare::run(args, io),
        Command::Edges(args) => edges::run(args, io),
        Command::Schema => {
            io.out.write_all(json_schema_text().as_bytes())?;
            Ok(())
        }
    }
}

fn show(rules: &Rules, json: bool, io: &mut Io) -> Result<(), Fault> {
    if json {
        return io.json(&ShowOutput {
            format: 1,
            name: rules.name().to_owned(),
            rules: RuleFile::from(rules),
            sentences: sentences(Explained::new(rules, &io.text)),
        });
    }
    let about = rules.about();
    writeln!(io.out, "{}", io.paint.strong(&title_in(rules, &io.text)))?;
    let said = |id: &str| io.text.say(id, &Words::new());
    let mut table = Table::new([Side::Left, Side::Left]);
    table.row([said("column-name"), about.name.clone()]);
    for (what, value) in [("column-house", &about.house), ("column-source", &about.source)] {
        if let Some(value) = value {
            table.row([said(what), value.clone()]);
        }
    }
    let why = if about.partial { format!(": {}", said("rules-partial")) } else { String::new() };
    table.row([said("column-status"), said(&format!("status-{}", status(rules))) + &why]);
    for figure in &about.published {
        let note = figure.note.as_ref().map(|note| format!(" ({note})")).unwrap_or_default();
        table.row([said("column-published"), format!("{} {}{note}", figure.figure, figure.value)]);
    }
    table.print(&mut io.out)?;
    print_explained(rules, io)
}

fn explain(rules: &Rules, json: bool, io: &mut Io) -> Result<(), Fault> {
    let explained = Explained::new(rules, &io.text);
    if json {
        return io.json(&ExplainOutput {
            format: 1,
            name: rules.name().to_owned(),
            language: explained.language.clone(),
            sentences: sentences(explained),
        });
    }
    writeln!(io.out, "{}", io.paint.strong(&title_in(rules, &io.text)))?;
    print_explained(rules, io)
}

/// What rules say, part by part.
fn print_explained(rules: &Rules, io: &mut Io) -> Result<(), Fault> {
    for part in Explained::new(rules, &io.text).parts {
        writeln!(io.out, "\n{}", io.paint.strong(&part.title))?;
        for sentence in &part.sentences {
            writeln!(io.out, "{}", wrapped(sentence))?;
        }
    }
    Ok(())
}

fn check(files: &[String], json: bool, io: &mut Io) -> Result<(), Fault> {
    let checked = files.iter().map(|file| Ok((&**file, Rules::parse(&house::text(file, io)?))));
    let checked = checked.collect::<Result<Vec<(&str, Result<Rules, FileFaults>)>, Fault>>()?;
    if json {
        let files = checked.iter().map(|(file, rules)| Checked::new(file, rules.as_ref()));
        io.json(&CheckOutput { format: 1, files: files.collect() })?;
    } else {
        for (file, rules) in &checked {
            let told = match rules {
                Ok(_) => io.text.say("file-sound", &Words::new().with("name", (*file).to_owned())),
                Err(faults) => reasons::file_faults(file, faults, &io.text),
            };
            writeln!(io.out, "{}", harmless(&told))?;
        }
    }
    if checked.iter().all(|(_, rules)| rules.is_ok()) { Ok(()) } else { Err(Fault::told()) }
}

impl Checked {
    fn new(file: &str, rules: Result<&Rules, &FileFaults>) -> Self {
        let wrong = |fault: &FileFault| Wrong {
            line: fault.line,
            column: fault.column,
            key: fault.key.clone(),
            message: fault.message(),
        };
        Self {
            file: file.to_owned(),
            name: rules.ok().map(|rules| rules.name().to_owned()),
            faults: rules.err().into_iter().flatten().map(wrong).collect(),
        }
    }
}

fn print_diff(a: &Rules, b: &Rules, json: bool, io: &mut Io) -> Result<(), Fault> {
    let differences = diff(a, b);
    if json {
        let differences = differences.into_iter().map(|difference| Differs {
            game: !difference.is_about(),
            key: difference.key,
            a: difference.a,
            b: difference.b,
        });
        return io.json(&DiffOutput {
            format: 1,
            a: a.name().to_owned(),
            b: b.name().to_owned(),
            differences: differences.collect(),
        });
    }
    let (about, game): (Vec<_>, Vec<_>) = differences.iter().partition(|difference| difference.is_about());
    if game.is_empty() {
        writeln!(io.out, "{}", io.text.say("diff-same", &Words::new()))?;
    }
    for difference in game {
        writeln!(io.out, "{difference}")?;
    }
    if !about.is_empty() {
        writeln!(io.out, "\n{}", io.text.say("diff-about", &Words::new()))?;
    }
    for difference in about {
        writeln!(io.out, "{difference}")?;
    }
    Ok(())
}
