//! The paths that a file's code names: what it imports, and what it names in full.

use super::source::{Source, code};
use std::collections::{BTreeMap, BTreeSet};

/// The modules of the crate that have a file, without the crate's name; the crate itself is the empty one.
pub type Modules = BTreeSet<Vec<String>>;

/// The folder of what measures, and its crate; and the crate of what it measures, whose modules stand without its name.
pub const BENCHES: &str = "benches";
const BENCH: &str = "bench";
const CORE: &str = "cyclopean_core";

/// The crate of a module.
fn crate_of(module: &[String]) -> Vec<String> {
    module.iter().take(1).filter(|first| *first == BENCHES).cloned().collect()
}

/// A path from the root of the crate, and the line that names it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Named {
    pub path: Vec<String>,
    pub line: usize,
}

#[derive(Clone, Debug, PartialEq)]
enum Token {
    Word(String),
    /// `::`
    Of,
    Sign(char),
}

fn tokens(text: &str) -> Vec<(Token, usize)> {
    let code = code(text);
    let mut found = vec![];
    for (number, line) in code.lines().enumerate() {
        let mut rest = line;
        while let Some(first) = rest.chars().next() {
            let word = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            let (token, length) = if word > 0 {
                (Token::Word(rest[..word].into()), word)
            } else if rest.starts_with("::") {
                (Token::Of, 2)
            } else {
                (Token::Sign(first), first.len_utf8())
            };
            if !first.is_whitespace() {
                found.push((token, number + 1));
            }
            rest = &rest[length..];
        }
    }
    found
}

/// Every path into the crate that a file names.
pub fn named(source: &Source, modules: &Modules) -> Vec<Named> {
    let mut reader = Reader {
        tokens: tokens(&source.text),
        at: 0,
        module: source.module(),
        inner: vec![],
        depth: 0,
        modules,
        known_as: BTreeMap::new(),
        found: vec![],
    };
    reader.read();
    reader.found
}

struct Reader<'a> {
    tokens: Vec<(Token, usize)>,
    at: usize,
    module: Vec<String>,
    /// Modules written out within the file that are open, with the depth of braces at which each ends.
    inner: Vec<(String, u32)>,
    depth: u32,
    modules: &'a Modules,
    /// What imports have given a short name.
    known_as: BTreeMap<String, Vec<String>>,
    found: Vec<Named>,
}

impl Reader<'_> {
    fn token(&self, at: usize) -> Option<&Token> {
        self.tokens.get(at).map(|(token, _)| token)
    }

    fn word(&self, at: usize) -> Option<&str> {
        match self.token(at) {
            Some(Token::Word(word)) => Some(word),
            _ => None,
        }
    }

    fn is_sign(&self, at: usize, sign: char) -> bool {
        self.token(at) == Some(&Token::Sign(sign))
    }

    fn read(&mut self) {
        while let Some(token) = self.token(self.at).cloned() {
            match token {
                Token::Sign('{') => self.depth += 1,
                Token::Sign('}') => {
                    self.depth = self.depth.saturating_sub(1);
                    if self.inner.last().is_some_and(|(_, depth)| *depth == self.depth) {
                        self.inner.pop();
                    }
                }
                Token::Word(word) if word == "mod" && self.is_sign(self.at + 2, '{') => {
                    if let Some(name) = self.word(self.at + 1) {
                        self.inner.push((name.to_owned(), self.depth));
                    }
                }
                Token::Word(word) if word == "use" && !self.is_sign(self.at + 1, '<') => {
                    self.at += 1;
                    self.tree(&[]);
                }
                Token::Word(_) if self.begins_path() => {
                    self.path();
                    continue;
                }
                _ => {}
            }
            self.at += 1;
        }
    }

    /// Whether a path begins here that is more than one word, and that is not how far something can be seen.
    fn begins_path(&self) -> bool {
        let before = |back: usize| self.at.checked_sub(back);
        let seen_in = before(1).and_then(|at| self.word(at)) == Some("in")
            && before(3).and_then(|at| self.word(at)) == Some("pub");
        let goes_on = before(1).and_then(|at| self.token(at)) == Some(&Token::Of);
        let of_macro = before(1).is_some_and(|at| self.is_sign(at, '$'));
        self.token(self.at + 1) == Some(&Token::Of) && !goes_on && !of_macro && !seen_in
    }

    /// A path in code.
    fn path(&mut self) {
        let line = self.tokens[self.at].1;
        let mut path = vec![];
        while let Some(word) = self.word(self.at) {
            path.push(word.to_owned());
            if self.token(self.at + 1) != Some(&Token::Of) {
                self.at += 1;
                break;
            }
            self.at += 2;
        }
        self.note(&path, line);
    }

    /// A tree of imports after `prefix`; stops at what ends it.
    fn tree(&mut self, prefix: &[String]) {
        let mut path = prefix.to_vec();
        let line = self.tokens.get(self.at).map_or(0, |(_, line)| *line);
        while let Some(token) = self.token(self.at).cloned() {
            match token {
                Token::Word(word) if word == "as" => {
                    if let Some(name) = self.word(self.at + 1).map(str::to_owned) {
                        self.import(&path, &name, line);
                    }
                    self.at += 2;
                    return;
                }
                Token::Word(word) => {
                    // `{self}` is what stands before it.
                    if word != "self" || path.is_empty() {
                        path.push(word);
                    }
                }
                Token::Sign('{') => {
                    self.at += 1;
                    while self.token(self.at).is_some() && !self.is_sign(self.at, '}') {
                        self.tree(&path);
                        if self.is_sign(self.at, ',') {
                            self.at += 1;
                        }
                    }
                    self.at += 1;
                    return;
                }
                Token::Sign(',' | '}' | ';') => break,
                Token::Of | Token::Sign(_) => {}
            }
            self.at += 1;
        }
        let name = path.last().cloned().unwrap_or_default();
        self.import(&path, &name, line);
    }

    fn import(&mut self, path: &[String], name: &str, line: usize) {
        if let Some(absolute) = self.note(path, line) {
            self.known_as.insert(name.to_owned(), absolute);
        }
    }

    /// Notes a path, if it leads into the crate.
    fn note(&mut self, path: &[String], line: usize) -> Option<Vec<String>> {
        let absolute = self.absolute(path)?;
        self.found.push(Named { path: absolute.clone(), line });
        Some(absolute)
    }

    fn absolute(&self, path: &[String]) -> Option<Vec<String>> {
        let mut here = self.module.clone();
        here.extend(self.inner.iter().map(|(name, _)| name.clone()));
        let (head, rest) = path.split_first()?;
        let from = match head.as_str() {
            "crate" => crate_of(&self.module),
            CORE if self.module.first().is_some_and(|room| room == BENCHES) => vec![],
            BENCH => vec![BENCHES.to_owned()],
            "self" => here,
            "super" => {
                here.pop()?;
                let above = rest.iter().take_while(|part| *part == "super").count();
                here.truncate(here.len().checked_sub(above)?);
                here.extend(rest[above..].iter().cloned());
                return Some(here);
            }
            head => {
                here.push(head.to_owned());
                if self.modules.contains(&here) { here } else { self.known_as.get(head)?.clone() }
            }
        };
        Some(from.into_iter().chain(rest.iter().cloned()).collect())
    }
}
