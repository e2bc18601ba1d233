//! The browser that the page is tested in.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::fault::Fault;
use crate::page::{node, npm};
use crate::run::{answers, first_line, step};

/// What Chromium is called, in the order of preference.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// A Chromium that starts: the one that `CHROMIUM` names, one on the `PATH`, that of Playwright, or a new one. Needs
/// the page's tools.
pub(crate) fn path() -> Result<PathBuf, Fault> {
    if let Some(named) = env::var_os("CHROMIUM").filter(|value| !value.is_empty()) {
        let named = PathBuf::from(named);
        return if starts(&named) { Ok(named) } else { Err(Fault::Chromium { named: Some(named) }) };
    }
    if let Some(found) = installed() {
        return Ok(found);
    }
    if let Some(apt) = Apt::usable() {
        eprintln!("No Chromium is there to test the page in; Debian's package is installed.");
        // What is tried next says more than why this failed.
        if apt.install_chromium().is_ok()
            && let Some(found) = installed()
        {
            return Ok(found);
        }
    }
    eprintln!("No Chromium is there to test the page in; Playwright's is downloaded.");
    let downloaded = step("chromium", &mut npm(&["exec", "--", "playwright-core", "install", "chromium"]));
    downloaded.ok().and_then(|()| installed()).ok_or(Fault::Chromium { named: None })
}

/// One that is on this machine.
fn installed() -> Option<PathBuf> {
    let folders = env::var_os("PATH").unwrap_or_default();
    on_path(&folders).into_iter().chain(playwrights()).find(|path| starts(path))
}

/// Every file of one of the names, in the order of the names and then of the folders.
fn on_path(folders: &OsStr) -> Vec<PathBuf> {
    let folders: Vec<_> = env::split_paths(folders).collect();
    let files = NAMES.iter().flat_map(|name| {
        folders.iter().map(move |folder| folder.join(name).with_extension(env::consts::EXE_EXTENSION))
    });
    files.filter(|file| file.is_file()).collect()
}

/// Where Playwright keeps its own, whether it is there or not.
fn playwrights() -> Option<PathBuf> {
    let script = "console.log(require('playwright-core').chromium.executablePath())";
    first_line(node().args(["--eval", script])).map(PathBuf::from)
}

/// Some systems have a file of the name that only tells what to install.
fn starts(path: &Path) -> bool {
    path.is_file() && answers(Command::new(path).arg("--version"))
}

/// Debian's package manager, with the right to install.
struct Apt {
    /// What comes before `apt-get`.
    prefix: &'static [&'static str],
}

impl Apt {
    fn usable() -> Option<Self> {
        if !answers(Command::new("apt-get").arg("--version")) {
            return None;
        }
        if first_line(Command::new("id").arg("-u")).as_deref() == Some("0") {
            return Some(Self { prefix: &[] });
        }
        answers(Command::new("sudo").args(["-n", "true"])).then_some(Self { prefix: &["sudo", "-n"] })
    }

    fn install_chromium(&self) -> Result<(), Fault> {
        step("package lists", &mut self.command(&["update"]))?;
        step("chromium", &mut self.command(&["install", "-y", "--no-install-recommends", "chromium"]))
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut words = self.prefix.iter().chain(&["apt-get"]).chain(arguments);
        let mut command = Command::new(words.next().expect("`apt-get` is among them"));
        command.args(words);
        command
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::process;

    use super::*;

    #[test]
    fn a_browser_is_found_by_name_before_folder() {
        let root = env::temp_dir().join(format!("tuz-xtask-path-{}", process::id()));
        let file = |folder: &str, name: &str| {
            let file = root.join(folder).join(name).with_extension(env::consts::EXE_EXTENSION);
            fs::create_dir_all(root.join(folder)).expect("writable");
            fs::write(&file, "").expect("writable");
            file
        };
        let expected =
            vec![file("second", "chromium"), file("first", "google-chrome"), file("second", "google-chrome")];
        file("first", "chromium-but-not-quite");

        let folders = env::join_paths(["first", "second", "none"].map(|folder| root.join(folder)));
        assert_eq!(on_path(&folders.expect("plain names")), expected);
        fs::remove_dir_all(&root).expect("ours");
    }

    #[test]
    fn what_does_not_start_is_no_browser() {
        assert!(!starts(Path::new("/nowhere/chromium")));
        assert!(!starts(&env::temp_dir()));
    }
}
