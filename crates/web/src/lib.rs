//! The built web page, embedded in the program.
//!
//! A release build holds the files in itself. A debug build reads them from the folder that it was built with,
//! whatever folder it is started in. What is embedded is chosen by the build script: `web/dist`, the folder
//! `TUZ_WEB_DIST`, a placeholder when the page is not built, or with `TUZ_WEB=off` nothing.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::time::SystemTime;

use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "$TUZ_WEB_FOLDER"]
#[allow_missing = true]
struct Files;

/// A file of the page as it is sent.
#[derive(Clone, Debug)]
pub struct Asset {
    /// The content, encoded as was asked for.
    pub bytes: Cow<'static, [u8]>,
    /// The media type of the content before encoding, for the header `Content-Type`.
    pub content_type: &'static str,
    /// A strong entity tag with its quotes, for the header `ETag`; that of an encoded file is its own.
    pub etag: String,
    /// Whether the file of this name never changes, as its content is part of the name.
    pub immutable: bool,
}

/// How a file's content is encoded, for the header `Content-Encoding`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// As it is.
    Identity,
    /// Brotli (`br`).
    Brotli,
}

/// The file of this path, such as `assets/index-C3UgDPwS.js`; `None` when there is none.
///
/// The path is relative to the page's root, has no slash before it and is not percent-encoded. Hidden names and
/// parent folders are no files, and every file has an extension.
pub fn asset(path: &str) -> Option<Asset> {
    asset_encoded(path, Encoding::Identity)
}

/// The file of this path in this encoding; `None` when there is none, or none so encoded.
///
/// Only text of some size is kept in Brotli too. See [`asset`] for the path.
pub fn asset_encoded(path: &str, encoding: Encoding) -> Option<Asset> {
    let extension = extension_of_file(path)?;
    let EmbeddedFile { data, metadata } = match encoding {
        Encoding::Identity => Files::get(path)?,
        Encoding::Brotli => Files::get(&format!("{path}.br"))?,
    };
    Some(Asset {
        bytes: data,
        content_type: content_type(extension),
        etag: etag(&metadata.sha256_hash()),
        immutable: path.starts_with("assets/"),
    })
}

/// As [`asset_encoded`], of a page in a folder and not of the one in the program; read anew each time, so that what is
/// changed there is seen.
pub fn asset_in_folder(folder: &Path, path: &str, encoding: Encoding) -> Option<Asset> {
    let extension = extension_of_file(path)?;
    let file = match encoding {
        Encoding::Identity => folder.join(path),
        Encoding::Brotli => folder.join(format!("{path}.br")),
    };
    let changed = fs::metadata(&file).ok()?.modified().ok()?;
    let bytes = fs::read(&file).ok()?;
    let age = changed.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let etag = format!("\"{:x}-{:x}\"", age.as_nanos(), bytes.len());
    Some(Asset { bytes: bytes.into(), content_type: content_type(extension), etag, immutable: false })
}

/// The extension of a path that may be a file of the page; `None` where it is none.
fn extension_of_file(path: &str) -> Option<&str> {
    let is_hidden = |part: &str| part.is_empty() || part.starts_with('.');
    if path.split('/').any(is_hidden) || path.contains(['\\', '\0', ':']) {
        return None;
    }
    // An encoded file is another form of the file, and not a file of its own.
    let (name, extension) = path.rsplit_once('.')?;
    (!name.is_empty() && extension != "br").then_some(extension)
}

/// Whether the page only says how the real one is built.
pub fn is_placeholder() -> bool {
    env!("TUZ_WEB_KIND") == "placeholder"
}

fn content_type(extension: &str) -> &'static str {
    match extension {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// Half of the hash: 128 bits tell all versions of a file apart.
fn etag(sha256: &[u8; 32]) -> String {
    let mut tag = String::from('"');
    for byte in &sha256[..16] {
        // Writing to a string cannot fail.
        let _ = write!(tag, "{byte:02x}");
    }
    tag.push('"');
    tag
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn content_types_follow_the_extension() {
        assert_eq!(content_type("html"), "text/html; charset=utf-8");
        assert_eq!(content_type("js"), "text/javascript; charset=utf-8");
        assert_eq!(content_type("svg"), "image/svg+xml");
        assert_eq!(content_type("woff2"), "font/woff2");
        assert_eq!(content_type("unheard-of"), "application/octet-stream");
    }

    #[test]
    fn an_etag_is_quoted_hexadecimal() {
        let mut hash = [0xab; 32];
        hash[0] = 0x07;
        assert_eq!(etag(&hash), "\"07ababababababababababababababab\"");
    }
}
