//! Where data is kept.

use std::path::{Path, PathBuf};

use directories::ProjectDirs;
use tuz_i18n::Args as Words;

use crate::fault::Fault;

/// The folder that was named, or the platform's place for such data. It may not be there yet.
///
/// # Errors
/// When none was named and the platform has no place.
pub(crate) fn folder(named: Option<&Path>) -> Result<PathBuf, Fault> {
    if let Some(named) = named {
        return Ok(named.to_owned());
    }
    let folders = ProjectDirs::from("", "", "tuz");
    folders.map(|folders| folders.data_dir().to_owned()).ok_or_else(|| {
        let fault = Fault::failure("file-no-data", Words::new());
        fault.hint("file-data-named", Words::new())
    })
}
