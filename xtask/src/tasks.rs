//! The chores.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use crate::chromium;
use crate::fault::Fault;
use crate::page::{self, npm};
use crate::run::{answers, cargo, output, root, status, step};

/// Builds the page and the release program, and serves.
pub(crate) fn up(arguments: &[OsString]) -> Result<(), Fault> {
    page::make()?;
    let build = ["build", "--release", "--locked", "--package", "tuz"];
    step("build", &mut cargo(build))?;

    // Started where the user stands, so that paths among the arguments mean what he means.
    let here = env::current_dir().map_err(|cause| Fault::File { path: ".".into(), cause })?;
    let mut serve = cargo(["run", "--quiet", "--release", "--locked", "--package", "tuz"]);
    serve.arg("--manifest-path").arg(root().join("Cargo.toml")).current_dir(here);
    serve.args(["--", "serve"]).args(arguments);
    let status = status(&mut serve)?;
    if status.success() {
        return Ok(());
    }
    // Without a code a signal ended it.
    let code = status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1);
    Err(Fault::Program { code })
}

/// Everything that has to hold before a change goes in, in the order of how fast it fails.
pub(crate) fn test() -> Result<(), Fault> {
    let start = Instant::now();
    if !answers(&mut cargo(["fmt", "--version"])) {
        return Err(Fault::Missing { tool: "cargo fmt", remedy: "rustup component add rustfmt" });
    }
    if !answers(&mut cargo(["clippy", "--version"])) {
        return Err(Fault::Missing { tool: "cargo clippy", remedy: "rustup component add clippy" });
    }
    step("format", &mut cargo(["fmt", "--all", "--check"]))?;

    page::install()?;
    let chromium = chromium::path()?;
    step("page lint", &mut npm(&["run", "--silent", "lint"]))?;
    step("page types", &mut npm(&["run", "--silent", "check"]))?;
    step("page tests", &mut npm(&["run", "--silent", "test"]))?;
    // Before the program, which holds the page.
    page::build()?;
    step("page size", &mut npm(&["run", "--silent", "size"]))?;

    let clippy =
        ["clippy", "--workspace", "--all-targets", "--all-features", "--locked", "--", "-D", "warnings"];
    step("clippy", &mut cargo(clippy))?;
    let mut tests = cargo(["test", "--workspace", "--all-features", "--locked"]);
    tests.env("TUZ_WEB_BUILT", "1");
    // On a build server a changed snapshot is a failure and never a new snapshot.
    if env::var_os("CI").is_some_and(|value| !value.is_empty()) {
        tests.env("INSTA_UPDATE", "no");
    }
    step("tests", &mut tests)?;
    let mut docs = cargo(["doc", "--no-deps", "--workspace", "--locked"]);
    step("docs", docs.env("RUSTDOCFLAGS", "-D warnings"))?;
    generate(true)?;
    let mut browser = npm(&["run", "--silent", "test:browser"]);
    step("browser tests", browser.env("TUZ_BIN", debug_program()?).env("CHROMIUM", chromium))?;

    println!("all steps passed in {} s", start.elapsed().as_secs());
    Ok(())
}

/// The program `tuz` that the tests have built: cargo puts it beside this one.
fn debug_program() -> Result<PathBuf, Fault> {
    let this = env::current_exe().map_err(|cause| Fault::File { path: "xtask".into(), cause })?;
    Ok(this.with_file_name("tuz").with_extension(env::consts::EXE_EXTENSION))
}

/// A committed file that a command prints.
struct Generated {
    /// Where it stands in the repository.
    path: &'static str,
    /// The tool that prints it.
    tool: fn() -> Command,
    /// The tool's arguments.
    arguments: &'static [&'static str],
}

/// The program `tuz`, as the sources are now.
pub(crate) fn tuz() -> Command {
    cargo(["run", "--quiet", "--locked", "--package", "tuz", "--"])
}

/// The page's types of the API, made from its description.
fn openapi_typescript() -> Command {
    npm(&["exec", "--silent", "--", "openapi-typescript"])
}

/// Every generated file; a new one is a new line here. One that is made from another comes after it.
const GENERATED: &[Generated] = &[
    Generated { path: "rules/schema.json", tool: tuz, arguments: &["rules", "schema"] },
    Generated { path: "docs/json/ev.schema.json", tool: tuz, arguments: &["schema", "ev"] },
    Generated { path: "docs/json/edge.schema.json", tool: tuz, arguments: &["schema", "edge"] },
    Generated { path: "docs/json/edge-check.schema.json", tool: tuz, arguments: &["schema", "edge-check"] },
    Generated { path: "docs/json/hand.schema.json", tool: tuz, arguments: &["schema", "hand"] },
    Generated { path: "docs/json/settle.schema.json", tool: tuz, arguments: &["schema", "settle"] },
    Generated { path: "docs/json/rules-list.schema.json", tool: tuz, arguments: &["schema", "rules-list"] },
    Generated { path: "docs/json/rules-show.schema.json", tool: tuz, arguments: &["schema", "rules-show"] },
    Generated {
        path: "docs/json/rules-explain.schema.json",
        tool: tuz,
        arguments: &["schema", "rules-explain"],
    },
    Generated { path: "docs/json/rules-check.schema.json", tool: tuz, arguments: &["schema", "rules-check"] },
    Generated { path: "docs/json/rules-diff.schema.json", tool: tuz, arguments: &["schema", "rules-diff"] },
    Generated {
        path: "docs/json/rules-compare.schema.json",
        tool: tuz,
        arguments: &["schema", "rules-compare"],
    },
    Generated { path: "docs/json/simulate.schema.json", tool: tuz, arguments: &["schema", "simulate"] },
    Generated { path: "docs/json/strategy.schema.json", tool: tuz, arguments: &["schema", "strategy"] },
    Generated { path: "docs/json/replay.schema.json", tool: tuz, arguments: &["schema", "replay"] },
    Generated { path: "docs/json/club-equity.schema.json", tool: tuz, arguments: &["schema", "club-equity"] },
    Generated { path: "docs/json/club-replay.schema.json", tool: tuz, arguments: &["schema", "club-replay"] },
    Generated { path: "docs/json/fair-check.schema.json", tool: tuz, arguments: &["schema", "fair-check"] },
    Generated { path: "docs/openapi.json", tool: tuz, arguments: &["schema", "openapi"] },
    Generated { path: "locales/en/help.ftl", tool: tuz, arguments: &["help-messages"] },
    Generated {
        path: "web/src/api/schema.ts",
        tool: openapi_typescript,
        arguments: &["../docs/openapi.json"],
    },
];

/// Makes every generated file and writes those that changed, or only names them.
pub(crate) fn generate(check: bool) -> Result<(), Fault> {
    let mut stale = Vec::new();
    for Generated { path, tool, arguments } in GENERATED {
        let new = output(path, tool().args(*arguments))?;
        // A file emptied by mistake would pass every later check.
        if new.is_empty() {
            return Err(Fault::Empty { path });
        }
        let file = root().join(path);
        // A file that is not there is as stale as a file can be.
        if fs::read(&file).is_ok_and(|old| old == new) {
            println!("unchanged: {path}");
            continue;
        }
        stale.push(*path);
        if check {
            continue;
        }
        let failed = |cause| Fault::File { path: file.clone(), cause };
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder).map_err(failed)?;
        }
        fs::write(&file, new).map_err(failed)?;
        println!("written: {path}");
    }
    if check && !stale.is_empty() { Err(Fault::Stale { paths: stale }) } else { Ok(()) }
}

/// Runs the benches, and those of the workspace that holds other crates to measure against.
pub(crate) fn bench(filter: Option<&str>) -> Result<(), Fault> {
    let all = ["bench", "--workspace", "--locked"];
    let beside_others = ["bench", "--locked", "--manifest-path", "bench/Cargo.toml"];
    for (name, mut command) in [("bench", cargo(all)), ("bench beside others", cargo(beside_others))] {
        // A release build wants the page, and no bench does.
        command.env("TUZ_WEB", "off");
        if let Some(filter) = filter {
            command.args(["--", filter]);
        }
        step(name, &mut command)?;
    }
    Ok(())
}

/// Fuzzes one target or each of them, so many seconds each.
pub(crate) fn fuzz(target: Option<&str>, seconds: u32) -> Result<(), Fault> {
    let mut known = fuzz_targets()?;
    if known.is_empty() {
        return Err(Fault::NoTargets);
    }
    if let Some(target) = target {
        if !known.iter().any(|name| name == target) {
            return Err(Fault::NoTarget { target: target.to_owned(), known });
        }
        known = vec![target.to_owned()];
    }

    // Through rustup, as fuzzing needs the nightly compiler and all else the stable one.
    let nightly = || {
        let mut command = Command::new("rustup");
        command.current_dir(root()).args(["run", "nightly", "cargo"]);
        command
    };
    if !answers(nightly().arg("--version")) {
        return Err(Fault::Missing { tool: "nightly toolchain", remedy: "rustup toolchain install nightly" });
    }
    if !answers(nightly().args(["fuzz", "--version"])) {
        return Err(Fault::Missing { tool: "cargo-fuzz", remedy: "cargo install --locked cargo-fuzz" });
    }
    for name in known {
        // Where inputs are kept that reach new code; cargo-fuzz makes this folder only when no other is named.
        let corpus = format!("fuzz/corpus/{name}");
        let folder = root().join(&corpus);
        fs::create_dir_all(&folder).map_err(|cause| Fault::File { path: folder, cause })?;
        let mut command = nightly();
        // The address sanitizer finds what only `unsafe` can do, and there is none.
        command.args(["fuzz", "run", "--sanitizer", "none", &name, &corpus]);
        if name == "rule_file" {
            command.arg("rules");
        }
        command.args(["--", &format!("-max_total_time={seconds}")]);
        let words = format!("fuzz/{name}.dict");
        if root().join(&words).is_file() {
            command.arg(format!("-dict={words}"));
        }
        step("fuzz", &mut command)?;
    }
    Ok(())
}

/// The names of the targets, sorted.
fn fuzz_targets() -> Result<Vec<String>, Fault> {
    let folder = root().join("fuzz").join("fuzz_targets");
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let failed = |cause| Fault::File { path: folder.clone(), cause };
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            names.extend(path.file_stem().map(|name| name.to_string_lossy().into_owned()));
        }
    }
    names.sort_unstable();
    Ok(names)
}
