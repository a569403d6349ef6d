//! The journal: one JSON line per intent, event, verdict and settled fact, flushed as it happens.

use super::{Entry, Note};
use serde::Serialize;
use std::io::{self, Write};

/// A line of the journal.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "line")]
enum Line<'a> {
    /// The first line: what is played.
    Match { version: &'static str, game: &'static str, setup: &'a crate::games::rlyeh::Setup, seed: u64 },
    Intent {
        #[serde(flatten)]
        entry: &'a Entry,
    },
    Note {
        #[serde(flatten)]
        note: &'a Note,
        words: String,
    },
}

/// Writes a journal.
pub struct Journal<W: Write> {
    to: W,
}

impl<W: Write> Journal<W> {
    /// Begins a journal.
    ///
    /// # Errors
    /// When the line cannot be written.
    pub fn begin(to: W, setup: &crate::games::rlyeh::Setup, seed: u64) -> io::Result<Self> {
        let mut journal = Self { to };
        journal.line(&Line::Match { version: env!("CARGO_PKG_VERSION"), game: "rlyeh", setup, seed })?;
        Ok(journal)
    }

    /// Writes what was intended.
    ///
    /// # Errors
    /// When the line cannot be written.
    pub fn intent(&mut self, entry: &Entry) -> io::Result<()> {
        self.line(&Line::Intent { entry })
    }

    /// Writes what came of it.
    ///
    /// # Errors
    /// When the line cannot be written.
    pub fn note(&mut self, note: &Note) -> io::Result<()> {
        self.line(&Line::Note { note, words: note.to_string() })
    }

    fn line(&mut self, line: &Line<'_>) -> io::Result<()> {
        serde_json::to_writer(&mut self.to, line)?;
        self.to.write_all(b"\n")?;
        self.to.flush()
    }
}
