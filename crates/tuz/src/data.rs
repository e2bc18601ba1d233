//! Where data is kept.

use std::path::{Path, PathBuf};

use directories::ProjectDirs;

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
    folders
        .map(|folders| folders.data_dir().to_owned())
        .ok_or_else(|| Fault::failure("this system has no place for data").hint("--data FOLDER names one"))
}
