//! Chooses the folder that is embedded. It never builds the page: that is done by `cargo xtask`.

#[path = "sources.rs"]
mod sources;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const REMEDY: &str = "build it by `cargo xtask page`, or all and start by `cargo xtask up`";

/// What the program is built with.
enum Page {
    /// A built page in this folder.
    Built(PathBuf),
    /// A page that names the command to build the real one.
    Placeholder,
    /// No page: the API alone.
    Off,
}

fn main() -> ExitCode {
    match choose() {
        Ok(page) => {
            embed(page);
            ExitCode::SUCCESS
        }
        Err(fault) => {
            println!("cargo::error={fault}");
            ExitCode::FAILURE
        }
    }
}

fn choose() -> Result<Page, String> {
    println!("cargo::rerun-if-env-changed=TUZ_WEB");
    println!("cargo::rerun-if-env-changed=TUZ_WEB_DIST");
    match env::var("TUZ_WEB").as_deref() {
        Ok("off") => return Ok(Page::Off),
        Ok("") | Err(env::VarError::NotPresent) => {}
        Ok(value) => return Err(format!("TUZ_WEB is `{value}`, and can only be `off` or not set")),
        Err(fault) => return Err(format!("TUZ_WEB: {fault}")),
    }
    if let Some(folder) = env::var_os("TUZ_WEB_DIST").filter(|value| !value.is_empty()) {
        // Cargo runs this in the folder of the crate, which nobody means who writes a relative path.
        let folder = PathBuf::from(folder);
        if !folder.is_absolute() {
            return Err(format!("TUZ_WEB_DIST is `{}`, and must be an absolute path", folder.display()));
        }
        if !folder.join("index.html").is_file() {
            return Err(format!("TUZ_WEB_DIST: there is no index.html in `{}`", folder.display()));
        }
        watch(&folder);
        return Ok(Page::Built(folder));
    }

    let repository = here().join("../..");
    let Some(complaint) = complaint(&repository)? else {
        return Ok(Page::Built(repository.join("web/dist")));
    };
    if env::var("PROFILE").as_deref() == Ok("release") {
        return Err(format!("{complaint}; {REMEDY}; TUZ_WEB=off leaves it out"));
    }
    println!("cargo::warning={complaint}, so a placeholder takes its place; {REMEDY}");
    Ok(Page::Placeholder)
}

/// Why `web/dist` cannot be taken, if so.
fn complaint(repository: &Path) -> Result<Option<String>, String> {
    let web = repository.join("web");
    let Ok(stamp) = fs::read_to_string(repository.join(sources::STAMP)) else {
        // A watched path that is not there makes this run at every build; so the folder is watched that it will be in.
        watch(&web);
        return Ok(Some("the web page is not built".to_owned()));
    };
    // Not the whole folder: what is installed or built there changes often and says nothing. A new file beside
    // `package.json` is noticed once another file changes too, or `cargo xtask` runs.
    let unreadable = |(path, cause): (PathBuf, _)| format!("`{}`: {cause}", path.display());
    sources::roots(repository).map_err(unreadable)?.iter().for_each(|root| watch(root));
    watch(&repository.join(sources::STAMP));
    let current = sources::hash(repository).map_err(unreadable)?;
    let built = stamp == current && web.join("dist/index.html").is_file();
    Ok((!built).then(|| "the web page is older than its sources".to_owned()))
}

/// Hands the choice over to the crate's code.
fn embed(page: Page) {
    let (folder, kind) = match page {
        Page::Built(folder) => (folder, "built"),
        Page::Placeholder => (here().join("placeholder"), "placeholder"),
        // No such folder, and so no file.
        Page::Off => (here().join("off"), "off"),
    };
    println!("cargo::rustc-env=TUZ_WEB_FOLDER={}", folder.display());
    println!("cargo::rustc-env=TUZ_WEB_KIND={kind}");
}

fn watch(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}

/// The folder of this crate.
fn here() -> PathBuf {
    PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default())
}
