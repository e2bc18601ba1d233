//! A rule file by its name or path.

use std::path::Path;
use std::sync::Arc;

use tuz_house::counted;
use tuz_house::rules::{Faults, Rules, nearest, shipped};

use crate::fault::Fault;
use crate::files;
use crate::io::Io;

/// Checked rules and the text they come from.
#[derive(Debug, Clone)]
pub(crate) struct House {
    /// The text of the file.
    pub(crate) text: String,
    /// What it says.
    pub(crate) rules: Arc<Rules>,
}

impl House {
    /// The rules of a shipped file or of the file at a path.
    ///
    /// # Errors
    /// When there is no such file, or every fault of it.
    pub(crate) fn find(which: &str, io: &mut Io) -> Result<Self, Fault> {
        let text = text(which, io)?;
        match Rules::parse(&text) {
            Ok(rules) => Ok(Self { text, rules: Arc::new(rules) }),
            Err(faults) => Err(faulty(which, &faults)),
        }
    }
}

/// The text of a shipped file or of the file at a path.
///
/// # Errors
/// When there is no such file.
pub(crate) fn text(which: &str, io: &mut Io) -> Result<String, Fault> {
    if let Some(file) = shipped().find(|file| file.name == which) {
        return Ok(file.text.to_owned());
    }
    let looks_like_a_path = which == "-" || which.contains(['/', '\\', '.']);
    if looks_like_a_path || Path::new(which).exists() {
        return files::read(which, io);
    }
    let perhaps = match alike(which).as_slice() {
        [] => String::new(),
        [name] => format!("perhaps `{name}` is meant; "),
        names => format!("perhaps one of `{}` is meant; ", names.join("`, `")),
    };
    let fault = Fault::bad(format_args!("there are no rules called `{which}`"));
    Err(fault
        .hint(format_args!("{perhaps}`tuz rules list` tells the names, or give the path of a rule file")))
}

/// The names of shipped rules that begin so, else the one of much the same letters.
fn alike(which: &str) -> Vec<&'static str> {
    let names: Vec<&str> = shipped().map(|file| file.name).collect();
    let begin_so = names.iter().copied().filter(|name| which.len() > 2 && name.starts_with(which));
    let begin_so: Vec<&str> = begin_so.collect();
    if begin_so.is_empty() { nearest(which, &names).into_iter().collect() } else { begin_so }
}

/// All faults of a rule file, each with its place.
fn faulty(which: &str, faults: &Faults) -> Fault {
    let list: Vec<String> = faults.iter().map(|fault| format!("{which}:{fault}")).collect();
    let count = counted(list.len(), "fault");
    Fault::bad(format_args!("the rule file `{which}` has {count}:\n{}", list.join("\n")))
}
