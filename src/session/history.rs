//! Steps back and forth in practice: states before each step, and what was done and told from one to another.

use game::message::{Message, Say};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use strum::Display;

/// How many steps practice can take back.
pub const MOST_UNDO: usize = 200;

/// Where the serial numbers of a match begin: so far from those of the matches before it in this process that none of
/// theirs is ever met again.
pub(super) fn first_serial() -> u64 {
    static MATCHES: AtomicU64 = AtomicU64::new(0);
    MATCHES.fetch_add(1, Ordering::Relaxed) << 32
}

/// Which way history is walked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Display)]
#[serde(rename_all = "snake_case")]
pub enum Undo {
    /// Back.
    #[strum(to_string = "One step taken back")]
    Undo,
    /// Forth.
    #[strum(to_string = "One step taken again")]
    Redo,
}

impl Say for Undo {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Undo => "note-undo",
            Self::Redo => "note-redo",
        })
    }
}

/// What a match has recorded: what was done, and what came of it.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Record<E, N> {
    pub(super) log: Vec<E>,
    pub(super) notes: Vec<N>,
}

impl<E, N> Record<E, N> {
    pub(super) const fn new() -> Self {
        Self { log: vec![], notes: vec![] }
    }

    fn lengths(&self) -> (usize, usize) {
        (self.log.len(), self.notes.len())
    }

    /// Leaves so much, and gives back what lay beyond.
    fn split_off(&mut self, (log, notes): (usize, usize)) -> Self {
        let (log, notes) = (log.min(self.log.len()), notes.min(self.notes.len()));
        Self { log: self.log.split_off(log), notes: self.notes.split_off(notes) }
    }

    fn extend(&mut self, more: Self) {
        self.log.extend(more.log);
        self.notes.extend(more.notes);
    }
}

/// A state, how much of the record leads to it, and what lay beyond.
#[derive(Clone)]
struct UndoStep<S, E, N> {
    state: S,
    lengths: (usize, usize),
    beyond: Record<E, N>,
}

/// The steps that can be taken back, and taken again. Copies share them: up to 200 tables are a lot to copy.
#[derive(Clone)]
pub(super) struct History<S, E, N> {
    undo: Vec<Arc<UndoStep<S, E, N>>>,
    redo: Vec<Arc<UndoStep<S, E, N>>>,
    /// So many of the steps back lie before the screen was passed on: they stay.
    covered: usize,
}

impl<S, E, N> History<S, E, N> {
    /// No steps.
    pub(super) const fn new() -> Self {
        Self { undo: vec![], redo: vec![], covered: 0 }
    }

    /// How many steps can be taken back, and taken again.
    pub(super) fn steps(&self) -> (usize, usize) {
        (self.undo.len().saturating_sub(self.covered), self.redo.len())
    }

    /// The screen is passed on: what was done before is not taken back by whoever has it now.
    pub(super) fn cover(&mut self) {
        self.covered = self.undo.len();
        self.redo.clear();
    }

    /// Whether there is no step at all.
    pub(super) fn is_empty(&self) -> bool {
        self.undo.is_empty() && self.redo.is_empty()
    }

    /// Forgets the steps of one way.
    pub(super) fn forget(&mut self, way: Undo) {
        match way {
            Undo::Undo => self.undo.clear(),
            Undo::Redo => self.redo.clear(),
        }
    }

    /// Puts earlier steps before those that were taken since.
    pub(super) fn put_before(&mut self, mut earlier: Self) {
        if self.is_empty() {
            *self = earlier;
            return;
        }
        if self.covered > 0 {
            earlier.covered = earlier.undo.len() + self.covered;
        }
        self.covered = earlier.covered;
        earlier.undo.append(&mut self.undo);
        let most = earlier.undo.len().saturating_sub(MOST_UNDO);
        self.undo = earlier.undo.split_off(most);
        self.covered = self.covered.saturating_sub(most);
    }

    /// A step was taken from `before`, to which `record` led.
    pub(super) fn remember(&mut self, before: S, record: &Record<E, N>) {
        self.redo.clear();
        self.undo.push(Arc::new(UndoStep {
            state: before,
            lengths: record.lengths(),
            beyond: Record::new(),
        }));
        if self.undo.len() > MOST_UNDO {
            self.undo.remove(0);
            self.covered = self.covered.saturating_sub(1);
        }
    }

    /// Puts `state` and `record` back, or forth, by a step; `false` at the end of history.
    pub(super) fn walk(&mut self, way: Undo, state: &mut S, record: &mut Record<E, N>) -> bool
    where
        S: Clone,
        E: Clone,
        N: Clone,
    {
        let (from, to) = match way {
            Undo::Undo => (&mut self.undo, &mut self.redo),
            Undo::Redo => (&mut self.redo, &mut self.undo),
        };
        let Some(step) = from.pop().map(Arc::unwrap_or_clone) else { return false };
        let here = record.lengths();
        let beyond = record.split_off(step.lengths);
        record.extend(step.beyond);
        to.push(Arc::new(UndoStep { state: std::mem::replace(state, step.state), lengths: here, beyond }));
        true
    }
}
