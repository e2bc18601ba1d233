//! The program as people and other programs use it: arguments and input in; output, sentences and exit code out.

mod club_docs;
mod club_equity;
mod club_play;
mod club_replay;
mod edge;
mod ev;
mod fair;
mod faults;
mod hand;
mod languages;
mod play;
mod replay;
mod rules;
mod schema;
mod serve;
mod settle;
mod simulate;
mod strategy;

use std::fmt;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run of the program printed, and how it ended.
struct Ran {
    out: String,
    err: String,
    code: Option<i32>,
}

impl Ran {
    /// The one JSON object that was printed.
    fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {self}"))
    }
}

impl fmt::Display for Ran {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.out)?;
        if !self.err.is_empty() {
            write!(f, "--- standard error\n{}", self.err)?;
        }
        if self.code != Some(0) {
            writeln!(f, "--- exit {:?}", self.code.unwrap_or(-1))?;
        }
        Ok(())
    }
}

/// A fresh folder in which the program is run.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn write(&self, name: &str, content: impl AsRef<[u8]>) {
        fs::write(self.0.join(name), content).unwrap();
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap()
    }

    fn files(&self, folder: &str) -> Vec<String> {
        let entries = fs::read_dir(self.0.join(folder)).unwrap();
        let mut names: Vec<String> = entries
            .map(|entry| format!("{folder}/{}", entry.unwrap().file_name().to_str().unwrap()))
            .collect();
        names.sort();
        names
    }

    fn run(&self, arguments: &[&str]) -> Ran {
        self.run_with(arguments, "")
    }

    /// The program in this folder, without what the environment may ask of it.
    fn program(&self, arguments: &[&str]) -> Command {
        let mut program = Command::new(env!("CARGO_BIN_EXE_tuz"));
        program.args(arguments).current_dir(&self.0).env_remove("NO_COLOR").env_remove("TUZ_LANG");
        program
    }

    fn run_with(&self, arguments: &[&str], input: impl AsRef<[u8]>) -> Ran {
        let mut program = self.program(arguments);
        program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = program.spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let input = input.as_ref().to_vec();
        // A program that does not read to the end is no fault.
        let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
        let output = child.wait_with_output().unwrap();
        writer.join().unwrap();
        Ran {
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
            code: output.status.code(),
        }
    }
}

/// Runs the program where no file matters.
fn tuz(arguments: &[&str]) -> Ran {
    tuz_with(arguments, "")
}

fn tuz_with(arguments: &[&str], input: impl AsRef<[u8]>) -> Ran {
    Folder(PathBuf::from(env!("CARGO_TARGET_TMPDIR"))).run_with(arguments, input)
}

/// Several runs below each other, each with the arguments that it had.
fn transcript(folder: &Folder, runs: &[&[&str]]) -> String {
    let told = |arguments: &&[&str]| {
        format!("$ tuz {}\n{}", arguments.join(" ").escape_debug(), folder.run(arguments))
    };
    runs.iter().map(told).collect::<Vec<_>>().join("\n")
}
