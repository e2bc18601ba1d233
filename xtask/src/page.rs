//! The web page: what it is built with, and building it when its sources changed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::fault::Fault;
use crate::run::{first_line, root, step};

#[path = "../../crates/web/sources.rs"]
mod sources;

/// The oldest Node that all tools of the page run on.
const NODE: (u32, u32) = (20, 19);

/// The folder of the page's sources.
pub(crate) fn folder() -> PathBuf {
    root().join("web")
}

/// Node in the page's folder.
pub(crate) fn node() -> Command {
    let mut command = Command::new("node");
    command.current_dir(folder());
    command
}

/// npm in the page's folder.
pub(crate) fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(folder()).args(arguments);
    command
}

/// Installs what the page is built with and builds it, where either is out of date.
pub(crate) fn make() -> Result<(), Fault> {
    install()?;
    build()
}

/// Installs what the page is built and tested with, unless that has been done with the same lock file.
pub(crate) fn install() -> Result<(), Fault> {
    check_node()?;
    let lock = folder().join("package-lock.json");
    let locked = fs::read(&lock).map_err(|cause| Fault::File { path: lock, cause })?;
    // A copy of the lock file, in the folder that `npm ci` empties.
    let stamp = folder().join("node_modules").join(".tuz-installed");
    if fs::read(&stamp).is_ok_and(|installed| installed == locked) {
        return Ok(());
    }
    step("npm ci", &mut npm(&["ci"]))?;
    write(&stamp, &locked)
}

/// Builds the page, unless it is built from the same sources.
pub(crate) fn build() -> Result<(), Fault> {
    let current = sources::hash(&root()).map_err(|(path, cause)| Fault::File { path, cause })?;
    let stamp = root().join(sources::STAMP);
    let is_built = folder().join("dist").join("index.html").is_file();
    if is_built && fs::read_to_string(&stamp).is_ok_and(|built| built == current) {
        return Ok(());
    }
    // Sources that change during the build make the page stale at once, as their number was taken before it.
    step("page", &mut npm(&["run", "--silent", "build"]))?;
    write(&stamp, current.as_bytes())
}

/// Whether Node and npm are there, and Node is new enough.
fn check_node() -> Result<(), Fault> {
    let found = first_line(node().arg("--version"));
    if found.as_deref().and_then(version).is_none_or(|version| version < NODE) {
        return Err(Fault::Node { needed: NODE, found });
    }
    match first_line(&mut npm(&["--version"])) {
        Some(_) => Ok(()),
        None => Err(Fault::Npm),
    }
}

/// Major and minor number of a version such as `v20.19.4`.
fn version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.strip_prefix('v')?.split('.');
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

fn write(path: &Path, content: &[u8]) -> Result<(), Fault> {
    fs::write(path, content).map_err(|cause| Fault::File { path: path.to_owned(), cause })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_node_are_read() {
        assert_eq!(version("v20.19.4"), Some((20, 19)));
        assert_eq!(version("v8.0.0"), Some((8, 0)));
        for text in ["", "20.19.4", "v20", "vx.y.z"] {
            assert_eq!(version(text), None, "{text}");
        }
    }

    #[test]
    fn the_manifest_asks_for_the_same_node() {
        let manifest = fs::read_to_string(folder().join("package.json")).expect("a manifest");
        assert!(manifest.contains(&format!("\"node\": \">={}.{}\"", NODE.0, NODE.1)));
    }
}
