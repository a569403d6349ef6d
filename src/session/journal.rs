//! The journal: one JSON line per intent, event, verdict and settled fact, flushed as it happens.

use super::seating::Seating;
use game::Game;
use game::message::{ENGLISH, Message, Say};
use serde::Serialize;
use std::borrow::Cow;
use std::io::{self, Write};

/// What the first line says of a match: what was agreed, and who sits where.
#[derive(Debug, Serialize)]
pub struct JournalHeader<'a, S: Clone> {
    /// What was agreed before the game, as far as all may know it.
    #[serde(flatten)]
    pub setup: Cow<'a, S>,
    /// Who sits where.
    #[serde(flatten)]
    pub seating: &'a Seating,
}

/// A line of the journal.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "line")]
enum Line<'a, S = (), E = (), N = ()> {
    /// The first line: what is played.
    Match { version: &'static str, game: &'static str, setup: &'a S, seed: Option<u64> },
    /// The last line of a match whose seed would have told what is hidden.
    Over { seed: u64 },
    Intent {
        #[serde(flatten)]
        entry: &'a E,
    },
    Note {
        #[serde(flatten)]
        note: &'a N,
        /// Its id and arguments, where it has any: what is English still has none.
        #[serde(skip_serializing_if = "Option::is_none")]
        message: Option<Message>,
        words: String,
    },
}

/// Writes a journal.
pub struct Journal<W: Write> {
    to: W,
    /// The seed of a match in which it tells what is hidden, until that is over.
    secret: Option<u64>,
    /// Makes text of messages.
    words: Words,
}

/// What makes text of messages.
type Words = Box<dyn Fn(&Message) -> String + Send + Sync>;

/// The seed of a match, for its journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seed {
    /// Whoever knows it knows nothing of what a seat may not know; at most what chance will bring.
    Open(u64),
    /// Hidden cards follow from it: it is told when the match is over.
    Secret(u64),
}

impl Seed {
    /// The seed of a match of this game.
    pub fn of<G: Game>(seed: u64) -> Self {
        if G::SECRETS { Self::Secret(seed) } else { Self::Open(seed) }
    }
}

impl From<u64> for Seed {
    fn from(seed: u64) -> Self {
        Self::Open(seed)
    }
}

impl<W: Write> Journal<W> {
    /// Begins a journal of a game.
    ///
    /// # Errors
    /// When the line cannot be written.
    pub fn begin(
        to: W,
        game: &'static str,
        setup: &impl Serialize,
        seed: impl Into<Seed>,
    ) -> io::Result<Self> {
        let (seed, secret) = match seed.into() {
            Seed::Open(seed) => (Some(seed), None),
            Seed::Secret(seed) => (None, Some(seed)),
        };
        let mut journal = Self { to, secret, words: Box::new(ToString::to_string) };
        let version = env!("CARGO_PKG_VERSION");
        let line: Line<_> = Line::Match { version, game, setup, seed };
        journal.line(&line)?;
        Ok(journal)
    }

    /// The same with text beside ids, in a language.
    #[must_use]
    pub fn in_words(self, words: impl Fn(&Message) -> String + Send + Sync + 'static) -> Self {
        Self { words: Box::new(words), ..self }
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
    pub fn note(&mut self, note: &(impl Serialize + Say)) -> io::Result<()> {
        let message = note.message();
        let words = (self.words)(&message);
        let message = Some(message).filter(|message| message.id != ENGLISH);
        let line: Line<(), (), _> = Line::Note { note, message, words };
        self.line(&line)
    }

    /// Tells what was secret while the match was played. Once is enough.
    ///
    /// # Errors
    /// When the line cannot be written.
    pub fn over(&mut self) -> io::Result<()> {
        let Some(seed) = self.secret.take() else { return Ok(()) };
        let line: Line<()> = Line::Over { seed };
        self.line(&line)
    }

    /// What it is written to.
    pub const fn written(&self) -> &W {
        &self.to
    }

    fn line(&mut self, line: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.to, line)?;
        self.to.write_all(b"\n")?;
        self.to.flush()
    }
}
