//! A rule file by its name or path.

use std::sync::Arc;

use tuz_house::Points;
use tuz_house::round::why_not_ante;
use tuz_house::rules::{Rules, shipped};
use tuz_i18n::{Args as Words, Text};

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
            Err(faults) => Err(files::faulty("file-rules-faults", which, faults)),
        }
    }
}

/// The text of a shipped file or of the file at a path.
///
/// # Errors
/// When there is no such file.
pub(crate) fn text(which: &str, io: &mut Io) -> Result<String, Fault> {
    let shipped: Vec<(&str, &str)> = shipped().map(|file| (file.name, file.text)).collect();
    let names = |text: &Text| text.say("file-rules-names", &Words::new());
    files::shipped_or_read(which, &shipped, "file-no-rules", names, io)
}

/// The ante that is put up when nothing is said, where the table allows it.
const USUAL_ANTE: Points = Points(10);

/// The ante that is put up when nothing is said.
pub(crate) fn usual_ante(rules: &Rules) -> Points {
    if why_not_ante(rules, USUAL_ANTE).is_none() { USUAL_ANTE } else { rules.limits().least }
}
