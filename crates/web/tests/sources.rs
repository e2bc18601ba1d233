//! The number of the page's sources.

#[path = "../sources.rs"]
mod sources;

use std::fs;
use std::path::{Path, PathBuf};
use std::{env, process};

/// A small repository, removed at the end.
struct Repository(PathBuf);

impl Repository {
    fn new(name: &str) -> Self {
        let folder = env::temp_dir().join(format!("tuz-web-sources-{}-{name}", process::id()));
        let repository = Self(folder);
        repository.write("web/package.json", "{}");
        repository.write("web/src/main.ts", "main");
        repository
    }

    fn write(&self, path: &str, content: &str) {
        let file = self.0.join(path);
        fs::create_dir_all(file.parent().expect("a file in a folder")).expect("writable");
        fs::write(file, content).expect("writable");
    }

    fn hash(&self) -> String {
        sources::hash(&self.0).expect("readable")
    }
}

impl Drop for Repository {
    fn drop(&mut self) {
        // Left behind in the system's folder for such things at worst.
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn every_source_counts() {
    let repository = Repository::new("count");
    let mut seen = vec![repository.hash()];
    for (path, content) in [
        ("web/src/main.ts", "other"),
        ("web/src/new.ts", ""),
        ("web/new.config.ts", ""),
        ("locales/ru/main.ftl", "a = b"),
        ("locales/ru/main.ftl", "a = c"),
    ] {
        repository.write(path, content);
        let hash = repository.hash();
        assert!(!seen.contains(&hash), "{path}");
        seen.push(hash);
    }
    fs::rename(repository.0.join("web/src/new.ts"), repository.0.join("web/src/newer.ts")).expect("writable");
    assert!(!seen.contains(&repository.hash()));
}

#[test]
fn what_is_installed_built_or_hidden_does_not_count() {
    let repository = Repository::new("ignore");
    let before = repository.hash();
    for path in ["web/node_modules/a/index.js", "web/dist/index.html", sources::STAMP, "web/src/.main.ts.swp"]
    {
        repository.write(path, "x");
        assert_eq!(repository.hash(), before, "{path}");
    }
}

#[test]
fn content_does_not_move_between_files_unseen() {
    let one = Repository::new("one");
    one.write("web/src/a.ts", "xy");
    one.write("web/src/b.ts", "");
    let two = Repository::new("two");
    two.write("web/src/a.ts", "x");
    two.write("web/src/b.ts", "y");
    assert_ne!(one.hash(), two.hash());
}

#[test]
fn what_cannot_be_read_is_named() {
    let missing = Path::new("/nowhere/at/all");
    let (path, _) = sources::hash(missing).expect_err("no such folder");
    assert_eq!(path, missing.join("web"));
}
