//! Steps back and forth in practice: states before each step, and the part of the log that leads from one to another.

use serde::{Deserialize, Serialize};
use std::fmt;

/// How many steps practice can take back.
pub const MOST_UNDO: usize = 200;

/// Which way history is walked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Undo {
    /// Back.
    Undo,
    /// Forth.
    Redo,
}

impl fmt::Display for Undo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Undo => "One step taken back",
            Self::Redo => "One step taken again",
        })
    }
}

/// A state, how much of the log leads to it, and the entries that lay beyond.
#[derive(Clone)]
struct Step<S, E> {
    state: S,
    log_len: usize,
    beyond: Vec<E>,
}

/// The steps that can be taken back, and taken again.
#[derive(Clone)]
pub(super) struct History<S, E> {
    undo: Vec<Step<S, E>>,
    redo: Vec<Step<S, E>>,
}

impl<S, E> History<S, E> {
    /// No steps.
    pub(super) const fn new() -> Self {
        Self { undo: vec![], redo: vec![] }
    }

    /// How many steps can be taken back, and taken again.
    pub(super) fn steps(&self) -> (usize, usize) {
        (self.undo.len(), self.redo.len())
    }

    /// A step was taken from `before`, to which `log` led.
    pub(super) fn remember(&mut self, before: S, log: &[E]) {
        self.redo.clear();
        self.undo.push(Step { state: before, log_len: log.len(), beyond: vec![] });
        if self.undo.len() > MOST_UNDO {
            self.undo.remove(0);
        }
    }

    /// Puts `state` and `log` back, or forth, by a step; `false` at the end of history.
    pub(super) fn walk(&mut self, way: Undo, state: &mut S, log: &mut Vec<E>) -> bool {
        let (from, to) = match way {
            Undo::Undo => (&mut self.undo, &mut self.redo),
            Undo::Redo => (&mut self.redo, &mut self.undo),
        };
        let Some(step) = from.pop() else { return false };
        let here = log.len();
        let undone = log.split_off(step.log_len.min(here));
        log.extend(step.beyond);
        to.push(Step { state: std::mem::replace(state, step.state), log_len: here, beyond: undone });
        true
    }
}
