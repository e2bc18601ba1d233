//! Pages of the documentation, whose examples are tested.

use std::fs;

/// The text of a file of this project, by its path from the root.
///
/// # Panics
/// When it cannot be read.
pub fn read(path: &str) -> String {
    let path = format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A fenced block of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block {
    /// What stands behind its fence.
    pub info: String,
    /// The line after which it begins, from 1.
    pub line: usize,
    /// Its text.
    pub text: String,
}

/// The fenced blocks of a page, in order.
pub fn blocks(page: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut inside = false;
    for (line, text) in page.lines().enumerate() {
        match (text.strip_prefix("```"), inside) {
            (Some(_), true) => inside = false,
            (Some(info), false) => {
                inside = true;
                blocks.push(Block { info: info.to_owned(), line: line + 1, text: String::new() });
            }
            (None, true) => {
                if let Some(block) = blocks.last_mut() {
                    block.text.push_str(text);
                    block.text.push('\n');
                }
            }
            (None, false) => {}
        }
    }
    blocks
}
