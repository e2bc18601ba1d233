//! Which files the page is made of, and one number for all of them.
//!
//! The build script of this crate and `xtask` share this file, so that they never disagree on whether a built page is
//! up to date.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Where the number of the sources is kept that `web/dist` was built from; relative to the repository.
pub(crate) const STAMP: &str = "web/dist/.stamp";

/// Sixteen hexadecimal digits that change with the name or content of any source of the page.
///
/// # Errors
///
/// A source that cannot be read, with its path.
pub(crate) fn hash(repository: &Path) -> Result<String, (PathBuf, io::Error)> {
    let mut files = Vec::new();
    for root in roots(repository)? {
        collect(&root, &mut files)?;
    }
    let mut named = Vec::new();
    for file in files {
        // With one separator, so that every system gives the same number.
        let relative = file.strip_prefix(repository).unwrap_or(&file);
        let parts: Vec<_> = relative.iter().map(|part| part.to_string_lossy()).collect();
        named.push((parts.join("/"), file));
    }
    named.sort_unstable();

    let mut hash = Fnv::new();
    for (name, file) in named {
        let content = fs::read(&file).map_err(|cause| (file, cause))?;
        for part in [name.as_bytes(), &content] {
            // The length first: no two lists of files are the same bytes.
            hash.add(&(part.len() as u64).to_le_bytes());
            hash.add(part);
        }
    }
    Ok(format!("{:016x}", hash.0))
}

/// The files and folders whose content is the page's source: all of `web/` but what is installed, built or hidden, and
/// the translations. Sorted; those that are not there are left out.
///
/// # Errors
///
/// A folder that cannot be read, with its path.
pub(crate) fn roots(repository: &Path) -> Result<Vec<PathBuf>, (PathBuf, io::Error)> {
    let web = repository.join("web");
    let mut roots = children(&web)?;
    roots.retain(|path| path != &web.join("node_modules") && path != &web.join("dist"));
    let locales = repository.join("locales");
    if locales.is_dir() {
        roots.push(locales);
    }
    roots.sort_unstable();
    Ok(roots)
}

/// Every file at or below `path`.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), (PathBuf, io::Error)> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    children(path)?.iter().try_for_each(|child| collect(child, files))
}

/// What stands in a folder, without hidden names: editors and systems leave such files behind.
fn children(folder: &Path) -> Result<Vec<PathBuf>, (PathBuf, io::Error)> {
    let failed = |cause| (folder.to_owned(), cause);
    let mut children = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        if !entry.file_name().to_string_lossy().starts_with('.') {
            children.push(entry.path());
        }
    }
    Ok(children)
}

/// FNV-1a with 64 bits. Sources are compared with their own past and nobody gains by a collision, so no more is needed.
struct Fnv(u64);

impl Fnv {
    fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
