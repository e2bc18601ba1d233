//! `tuz rules`: the rule files.

mod compare;
mod edges;

use std::io::Write;

pub(crate) use compare::CompareOutput;
use schemars::JsonSchema;
use serde::Serialize;
use tuz_house::rules::{RuleFile, Rules, diff, json_schema_text, shipped, shipped_rules};

use crate::fault::{Fault, harmless};
use crate::house::{self, House};
use crate::io::Io;
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
    /// What a rule file says, in plain words.
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

/// A sentence about rules.
#[derive(Debug, Serialize, JsonSchema)]
struct Sentence {
    /// The group of the file that it is about.
    group: &'static str,
    /// The sentence.
    text: String,
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
        let title = title(rules).or_else(|| rules.about().house.clone()).unwrap_or_default();
        table.row([(place + 1).to_string(), rules.name().to_owned(), title]);
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
            table.row(["name", "status", "title"]);
            for rules in all() {
                let title = title(rules).unwrap_or_default();
                table.row([rules.name().to_owned(), status(rules).to_owned(), title]);
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
    let lines = rules.describe();
    if json {
        let sentences = lines.into_iter().map(|line| Sentence { group: line.group, text: line.text });
        return io.json(&ShowOutput {
            format: 1,
            name: rules.name().to_owned(),
            rules: RuleFile::from(rules),
            sentences: sentences.collect(),
        });
    }
    let about = rules.about();
    let title = title(rules).unwrap_or_else(|| about.name.clone());
    writeln!(io.out, "{}", io.paint.strong(&title))?;
    let mut table = Table::new([Side::Left, Side::Left]);
    table.row(["name", &about.name]);
    for (what, value) in [("house", &about.house), ("source", &about.source)] {
        if let Some(value) = value {
            table.row([what, value]);
        }
    }
    let status = if about.partial { "partial: the sheet leaves points open" } else { "complete" };
    table.row(["status", status]);
    for figure in &about.published {
        let note = figure.note.as_ref().map(|note| format!(" ({note})")).unwrap_or_default();
        table.row(["published", &format!("{} {}{note}", figure.figure, figure.value)]);
    }
    table.print(&mut io.out)?;
    let mut group = "";
    for line in &lines {
        if line.group != group {
            group = line.group;
            writeln!(io.out, "\n{}", io.paint.strong(&group.replace('_', " ")))?;
        }
        writeln!(io.out, "  {}", line.text)?;
    }
    Ok(())
}

fn check(files: &[String], json: bool, io: &mut Io) -> Result<(), Fault> {
    let checked = files.iter().map(|file| Ok(check_one(file, &house::text(file, io)?)));
    let checked = checked.collect::<Result<Vec<Checked>, Fault>>()?;
    let sound = checked.iter().all(|file| file.faults.is_empty());
    if json {
        io.json(&CheckOutput { format: 1, files: checked })?;
    } else {
        for Checked { file, faults, .. } in &checked {
            if faults.is_empty() {
                writeln!(io.out, "{}: no faults", harmless(file))?;
            }
            for Wrong { line, column, message, .. } in faults {
                writeln!(io.out, "{}:{line}:{column}: {}", harmless(file), harmless(message))?;
            }
        }
    }
    if sound { Ok(()) } else { Err(Fault::told()) }
}

fn check_one(file: &str, text: &str) -> Checked {
    let (name, faults) = match Rules::parse(text) {
        Ok(rules) => (Some(rules.name().to_owned()), Vec::new()),
        Err(faults) => {
            let faults = faults.iter().map(|fault| Wrong {
                line: fault.line,
                column: fault.column,
                key: fault.key.clone(),
                message: fault.message(),
            });
            (None, faults.collect())
        }
    };
    Checked { file: file.to_owned(), name, faults }
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
        writeln!(io.out, "the game is the same")?;
    }
    for difference in game {
        writeln!(io.out, "{difference}")?;
    }
    if !about.is_empty() {
        writeln!(io.out, "\nwithout effect on the game:")?;
    }
    for difference in about {
        writeln!(io.out, "{difference}")?;
    }
    Ok(())
}
