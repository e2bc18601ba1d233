//! What is embedded, with the page built and without.

use std::env;

use tuz_web::{Encoding, asset, asset_encoded, is_placeholder};

/// `cargo xtask test` builds the page first and says so.
fn page_is_built() -> bool {
    env::var_os("TUZ_WEB_BUILT").is_some_and(|value| value == "1")
}

fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).expect("the page is text")
}

/// The files that the page names.
fn named(html: &str) -> Vec<&str> {
    let after = |mark| html.split(mark).skip(1).filter_map(|rest| rest.split('"').next());
    after("src=\"/").chain(after("href=\"/")).collect()
}

#[test]
fn there_is_a_page() {
    let index = asset("index.html").expect("a page is embedded");
    assert_eq!(index.content_type, "text/html; charset=utf-8");
    assert!(!index.immutable);
    assert!(text(&index.bytes).contains("<html"));
    assert_eq!(index.etag, asset("index.html").expect("the same file").etag);
}

#[test]
fn the_placeholder_names_the_command_in_five_languages() {
    let html = include_str!("../placeholder/index.html");
    for (language, direction) in [("en", "ltr"), ("ru", "ltr"), ("fa", "rtl"), ("ar", "rtl"), ("th", "ltr")] {
        assert!(html.contains(&format!("<p lang=\"{language}\" dir=\"{direction}\">")), "{language}");
    }
    assert_eq!(html.matches("cargo xtask up").count(), 5);
    let index = asset("index.html").expect("a page is embedded");
    assert_eq!(text(&index.bytes) == html, is_placeholder());
}

#[test]
fn a_built_page_is_no_placeholder_and_has_its_files() {
    if !page_is_built() {
        return;
    }
    assert!(!is_placeholder());
    let index = asset("index.html").expect("a page is embedded");
    let names = named(text(&index.bytes));
    let mut scripts = 0;
    for name in &names {
        let plain = asset(name).unwrap_or_else(|| panic!("{name}"));
        assert!(!plain.bytes.is_empty(), "{name}");
        assert_eq!(plain.immutable, name.starts_with("assets/"), "{name}");
        if plain.content_type == "text/javascript; charset=utf-8" {
            // What is smaller than a kilobyte is not worth it.
            if plain.bytes.len() < 1024 {
                continue;
            }
            scripts += 1;
            let encoded = asset_encoded(name, Encoding::Brotli).expect("scripts are kept in Brotli too");
            assert!(encoded.bytes.len() < plain.bytes.len());
            assert_eq!(encoded.content_type, plain.content_type);
            assert_ne!(encoded.etag, plain.etag);
        }
    }
    assert!(scripts > 0, "{names:?}");
}

#[test]
fn no_path_leaves_the_page() {
    let hidden = ["", "/", ".stamp", "assets", "assets/", "index.html/", "/index.html", "./index.html"];
    let outside =
        ["../Cargo.toml", "assets/../index.html", "..\\Cargo.toml", "../web/dist/index.html", "/etc/hosts"];
    let encoded = ["index.html.br", "index.html\0", "index.htm"];
    for path in hidden.iter().chain(&outside).chain(&encoded) {
        assert!(asset(path).is_none(), "{path}");
        assert!(asset_encoded(path, Encoding::Brotli).is_none(), "{path}");
    }
    // The way out leads to a file that is there.
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    assert!(std::path::Path::new(manifest).is_file());
    assert!(asset(manifest).is_none());
}

#[test]
fn the_folder_that_a_program_is_started_in_does_not_matter() {
    let before = asset("index.html").expect("a page is embedded").etag;
    env::set_current_dir(env::temp_dir()).expect("a folder of the system");
    assert_eq!(asset("index.html").expect("the same page").etag, before);
}
