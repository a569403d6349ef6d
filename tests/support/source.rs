//! The files of `src/`, and their code without comments and literals.

use std::fs;
use std::path::Path;

/// A Rust file.
#[derive(Clone, Debug)]
pub struct Source {
    /// Where it is below `src/`, with `/`: `table/sim.rs`.
    pub path: String,
    /// Everything in it.
    pub text: String,
}

impl Source {
    /// A file that is not there, for the tests of the guards.
    pub fn made_up(path: &str, text: &str) -> Self {
        Self { path: path.into(), text: text.into() }
    }

    /// The first folder: the room.
    pub fn room(&self) -> &str {
        self.path.split_once('/').map_or("", |(room, _)| room)
    }

    /// Whether it lies below a folder: `games/*/rules`, where `*` is any one folder.
    pub fn is_below(&self, pattern: &str) -> bool {
        let mut parts = self.path.split('/');
        pattern.split('/').all(|wanted| parts.next().is_some_and(|part| wanted == "*" || wanted == part))
    }
}

/// The file or files at a path, each named from the root.
fn walk(root: &Path, path: &Path, found: &mut Vec<Source>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).unwrap() {
            walk(root, &entry.unwrap().path(), found);
        }
    } else if path.extension().is_some_and(|e| e == "rs") {
        let below = path.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
        found.push(Source { path: below, text: fs::read_to_string(path).unwrap() });
    }
}

/// Every file below `src/`.
pub fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../src");
    let mut found = vec![];
    walk(&root, &root, &mut found);
    found.sort_by(|a, b| a.path.cmp(&b.path));
    assert!(found.len() > 100, "only {} files in {}", found.len(), root.display());
    found
}

/// The code without comments, texts and characters; every line stays on its line.
pub fn code(text: &str) -> String {
    let mut left = text;
    let mut code = String::with_capacity(text.len());
    let mut within_word = false;
    while let Some(first) = left.chars().next() {
        let length = skipped(left, within_word);
        if length == 0 {
            within_word = first.is_alphanumeric() || first == '_';
            code.push(first);
            left = &left[first.len_utf8()..];
        } else {
            code.push(' ');
            code.extend(left[..length].chars().filter(|&c| c == '\n'));
            left = &left[length..];
            within_word = false;
        }
    }
    code
}

/// How long the comment, text or character is that begins here; 0 where none does.
fn skipped(text: &str, within_word: bool) -> usize {
    let until = |end: &str| text.find(end).unwrap_or(text.len());
    if text.starts_with("//") {
        return until("\n");
    }
    if text.starts_with("/*") {
        return block(text);
    }
    if text.starts_with('"') {
        return quoted(text, '"');
    }
    if let Some(rest) = text.strip_prefix('\'') {
        // A character ends within a few bytes; a lifetime does not end at all.
        let mut chars = rest.chars();
        let escaped = chars.next() == Some('\\');
        return if escaped || chars.next() == Some('\'') { quoted(text, '\'') } else { 0 };
    }
    if !within_word && (text.starts_with("r\"") || text.starts_with("r#\"") || text.starts_with("r##\"")) {
        let hashes = text[1..].chars().take_while(|&c| c == '#').count();
        let end = format!("\"{}", "#".repeat(hashes));
        let from = hashes + 2;
        return text[from..].find(&end).map_or(text.len(), |at| from + at + end.len());
    }
    0
}

fn block(text: &str) -> usize {
    let (mut depth, mut at) = (0_u32, 0);
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        if rest.starts_with(b"/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if rest.starts_with(b"*/") {
            (depth, at) = (depth - 1, at + 2);
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    text.len()
}

fn quoted(text: &str, mark: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            c if c == mark => return at + c.len_utf8(),
            _ => {}
        }
    }
    text.len()
}
