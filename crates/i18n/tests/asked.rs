//! The programs ask for no message that is not there.

mod ftl;

use std::fs;
use std::path::{Path, PathBuf};

use ftl::{Names, messages};

/// The functions that take the name of a message.
const ASKING: [&str; 3] = ["say(", "try_say(", "said("];

/// Every source file below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|end| end == "rs"))
        .collect()
}

/// The names of messages that code asks for: at each call the text that it begins with, and the texts of lists that are
/// handed to such a function one by one. What is put in later stands as `{}`.
fn asked(code: &str) -> Names {
    let mut names = Names::new();
    for asking in ASKING {
        for (place, _) in code.match_indices(asking) {
            // The end of another name, as `essay(`.
            if code[..place].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_') {
                continue;
            }
            let call = code[place + asking.len()..].trim_start().trim_start_matches('&');
            names.extend(text(call.strip_prefix("format!(").unwrap_or(call)));
        }
        let mapped = format!("].map({})", asking.trim_end_matches('('));
        for (end, _) in code.match_indices(&mapped) {
            let start = code[..end].rfind('[').unwrap() + 1;
            names.extend(code[start..end].split(',').filter_map(|item| text(item.trim_start())));
        }
    }
    names
}

/// The text in quotation marks at the beginning, with `{}` for each figure in it.
fn text(code: &str) -> Option<String> {
    let (text, _) = code.strip_prefix('"')?.split_once('"')?;
    let mut name = String::new();
    let mut depth = 0;
    for letter in text.chars() {
        match letter {
            '{' => {
                depth += 1;
                name.push('{');
            }
            '}' => {
                depth -= 1;
                name.push('}');
            }
            _ if depth == 0 => name.push(letter),
            _ => {}
        }
    }
    Some(name)
}

/// Whether there is a message of this name; where something is put in, one that begins and ends so.
fn is_there(name: &str, known: &Names) -> bool {
    match name.split_once("{}") {
        None => known.contains(name),
        Some((before, after)) => {
            let after = after.rsplit("{}").next().unwrap_or_default();
            let fits = |id: &String| {
                id.len() > before.len() + after.len() && id.starts_with(before) && id.ends_with(after)
            };
            known.iter().any(fits)
        }
    }
}

#[test]
fn names_are_found_where_they_are_asked_for() {
    let code = "text.say(\"one\", &a); io.text.say(&format!(\"two-{}\", b), &a); essay(\"none\");\n\
                let c = [\"three\", \"four\"].map(said); text.try_say(id, &a); say(\n    \"five-{name}-end\")";
    let expected = ["one", "two-{}", "three", "four", "five-{}-end"];
    assert_eq!(asked(code), expected.map(str::to_owned).into());
    let known = Names::from(["one", "two-x", "five--end"].map(str::to_owned));
    assert!(is_there("one", &known) && is_there("two-{}", &known));
    assert!(!is_there("two", &known) && !is_there("three-{}", &known) && !is_there("five-{}-start", &known));
}

#[test]
fn every_message_that_a_program_asks_for_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let files = fs::read_dir(root.join("locales/en")).unwrap().map(|file| file.unwrap().path());
    let known: Names =
        files.flat_map(|file| messages(&fs::read_to_string(file).unwrap()).into_keys()).collect();
    let mut count = 0;
    let mut missing = Names::new();
    for folder in ["crates/tuz/src", "crates/server/src", "crates/i18n/src"] {
        for path in sources(&root.join(folder)) {
            let code = fs::read_to_string(&path).unwrap();
            // Tests ask for what is not there too.
            let code = code.split("#[cfg(test)]").next().unwrap_or_default();
            for name in asked(code) {
                count += 1;
                if !is_there(&name, &known) {
                    missing.insert(format!("{}: {name}", path.display()));
                }
            }
        }
    }
    assert!(count > 60, "only {count} were found");
    assert_eq!(missing, Names::new());
}
