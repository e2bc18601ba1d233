//! Lists the translations, so that a new language is a new folder and no code.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = fs::canonicalize(Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../locales"))?;
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut languages: Vec<PathBuf> = inside(&folder)?.into_iter().filter(|path| path.is_dir()).collect();
    // English is the one that others fall back to: it comes first.
    languages.sort_by_key(|path| (!path.ends_with("en"), path.clone()));
    if !languages.first().is_some_and(|path| path.ends_with("en")) {
        return Err(format!("{} has no folder `en`", folder.display()).into());
    }
    let mut code = String::from("&[\n");
    for language in languages {
        let tag = language.file_name().unwrap_or_default().to_string_lossy();
        writeln!(code, "({tag:?}, &[")?;
        for file in inside(&language)?.iter().filter(|path| path.extension().is_some_and(|end| end == "ftl"))
        {
            let path = file.to_string_lossy();
            writeln!(code, "include_str!({path:?}),")?;
        }
        writeln!(code, "]),")?;
    }
    code += "]";
    fs::write(Path::new(&env::var("OUT_DIR")?).join("locales.rs"), code)?;
    Ok(())
}

/// What a folder holds, by name.
fn inside(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut paths =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
