//! The journal: one JSON line per intent, event, verdict and settled fact, flushed as it happens.

use super::seating::Seating;
use serde::Serialize;
use std::fmt::Display;
use std::io::{self, Write};

/// What the first line says of a match: what was agreed, and who sits where.
#[derive(Debug, Serialize)]
pub struct About<'a, S> {
    /// What was agreed before the game.
    #[serde(flatten)]
    pub setup: &'a S,
    /// Who sits where.
    #[serde(flatten)]
    pub seating: &'a Seating,
}

/// A line of the journal.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "line")]
enum Line<'a, S = (), E = (), N = ()> {
    /// The first line: what is played.
    Match { version: &'static str, game: &'static str, setup: &'a S, seed: u64 },
    Intent {
        #[serde(flatten)]
        entry: &'a E,
    },
    Note {
        #[serde(flatten)]
        note: &'a N,
        words: String,
    },
}

/// Writes a journal.
pub struct Journal<W: Write> {
    to: W,
}

impl<W: Write> Journal<W> {
    /// Begins a journal of a game.
    ///
    /// # Errors
    /// When the line cannot be written.
    pub fn begin(to: W, game: &'static str, setup: &impl Serialize, seed: u64) -> io::Result<Self> {
        let mut journal = Self { to };
        let version = env!("CARGO_PKG_VERSION");
        let line: Line<_> = Line::Match { version, game, setup, seed };
        journal.line(&line)?;
        Ok(journal)
    }

    /// Writes what was intended.
    ///
    /// # Errors
    /// When the line cannot be written.
    pub fn intent(&mut self, entry: &impl Serialize) -> io::Result<()> {
        let line: Line<(), _> = Line::Intent { entry };
        self.line(&line)
    }

    /// Writes what came of it.
    ///
    /// # Errors
    /// When the line cannot be written.
    pub fn note(&mut self, note: &(impl Serialize + Display)) -> io::Result<()> {
        let line: Line<(), (), _> = Line::Note { note, words: note.to_string() };
        self.line(&line)
    }

    fn line(&mut self, line: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.to, line)?;
        self.to.write_all(b"\n")?;
        self.to.flush()
    }
}
