//! Files that are read.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use tuz_house::tree::{Faults, nearest};
use tuz_i18n::{Args as Words, Text};

use crate::fault::{Fault, one_line};
use crate::io::Io;
use crate::lists::perhaps;
use crate::reasons;

/// Longer than any rule file or record; what is longer is not read to its end.
const LONGEST: u64 = 16 << 20;

/// The bytes of a file; `-` is the standard input.
///
/// # Errors
/// When it is not there, no file, or too long.
pub(crate) fn read_bytes(path: &str, io: &mut Io) -> Result<Vec<u8>, Fault> {
    let mut bytes = Vec::new();
    let read = if path == "-" {
        io.take_input()?.take(LONGEST + 1).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(LONGEST + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| unreadable(path, &error))?;
    if bytes.len() as u64 > LONGEST {
        return Err(Fault::bad("file-long", of_file(path).with("most", LONGEST)));
    }
    Ok(bytes)
}

/// The text of a file; `-` is the standard input.
///
/// # Errors
/// When it is not there, no file, too long, or no text.
pub(crate) fn read(path: &str, io: &mut Io) -> Result<String, Fault> {
    let bytes = read_bytes(path, io)?;
    let text = str::from_utf8(without_mark(&bytes)).map_err(|error| {
        let place = error.valid_up_to() + 1 + bytes.len() - without_mark(&bytes).len();
        Fault::bad("file-no-text", of_file(path).with("place", place))
    })?;
    Ok(text.to_owned())
}

/// The text of a file that comes with the program (each with its name and text), or of the file at a path. `none` is the
/// message that there is no such file, `names` the hint that tells the names that there are.
///
/// # Errors
/// When there is no such file.
pub(crate) fn shipped_or_read(
    which: &str,
    shipped: &[(&str, &str)],
    none: &'static str,
    names: impl Fn(&Text) -> String + Send + 'static,
    io: &mut Io,
) -> Result<String, Fault> {
    if let Some((_, text)) = shipped.iter().find(|(name, _)| *name == which) {
        return Ok((*text).to_owned());
    }
    let looks_like_a_path = which == "-" || which.contains(['/', '\\', '.']);
    if looks_like_a_path || Path::new(which).exists() {
        return read(which, io);
    }
    let known: Vec<&str> = shipped.iter().map(|(name, _)| *name).collect();
    let meant: Vec<String> = alike(which, &known).into_iter().map(str::to_owned).collect();
    let fault = Fault::bad(none, of_file(which));
    let fault = if meant.is_empty() { fault } else { fault.hint_in_words(perhaps(&meant)) };
    Err(fault.hint_in_words(names))
}

/// The names that begin so, else the one of much the same letters.
fn alike<'a>(which: &str, names: &[&'a str]) -> Vec<&'a str> {
    let begin_so = names.iter().copied().filter(|name| which.len() > 2 && name.starts_with(which));
    let begin_so: Vec<&str> = begin_so.collect();
    if begin_so.is_empty() { nearest(which, names).into_iter().collect() } else { begin_so }
}

/// All faults of a file, each with its place, below a title.
pub(crate) fn faulty(title: &'static str, which: &str, faults: Faults) -> Fault {
    let which = which.to_owned();
    Fault::because(move |text| {
        let title = text.say(title, &of_file(&which).with("count", faults.iter().len()));
        format!("{title}\n{}", reasons::file_faults(&which, &faults, text))
    })
}

/// The bytes without the mark that some editors write before a text in UTF-8.
pub(crate) fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)
}

/// The text of a file that holds a JSON object.
///
/// # Errors
/// As [`read`], and when there is something else in it.
pub(crate) fn read_object(path: &str, io: &mut Io) -> Result<String, Fault> {
    let text = read(path, io)?;
    if text.trim_start().starts_with('{') {
        return Ok(text);
    }
    Err(Fault::bad("file-no-object", of_file(path)))
}

/// A file that is read line by line.
///
/// # Errors
/// When it is not there, or no file.
pub(crate) fn open(path: &Path) -> Result<File, Fault> {
    let opened = File::open(path).and_then(|file| {
        if file.metadata()?.is_dir() { Err(io::ErrorKind::IsADirectory.into()) } else { Ok(file) }
    });
    opened.map_err(|error| unreadable(&path.display().to_string(), &error))
}

fn unreadable(path: &str, error: &io::Error) -> Fault {
    match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Fault::bad("file-none", of_file(path)),
        io::ErrorKind::IsADirectory => Fault::bad("file-folder", of_file(path)),
        _ => Fault::failure("file-unread", of_file(path).with("text", error.to_string())),
    }
}

fn of_file(path: &str) -> Words {
    Words::new().with("name", one_line(path).into_owned())
}
