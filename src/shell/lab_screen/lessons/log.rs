//! What was done in the lab since a lesson began, and what came of it.

use crate::lab_screen::wish::Wish;
use bevy::prelude::Resource;
use game::Seat;
use lab::study::Question;
use lesson::{LogPosition, ObservedMatch};
use serde::Deserialize;

/// Something that is done in the lab, by the name that lessons have for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum LabAction {
    /// All pieces are chosen.
    ChooseAll,
    /// A piece more.
    Add,
    /// What is chosen once more, or its mirror image.
    Copy,
    /// What is chosen gone.
    Delete,
    /// What is chosen moved, turned or set down.
    Move,
    /// A piece or the table another way.
    Change,
    /// Another set-up.
    Replace,
    /// A step taken again.
    Again,
    /// A test with a tilt.
    Tilt,
    /// Another test.
    Test,
    /// Something watched.
    Watch,
}

impl LabAction {
    /// What a wish does. `None` if it changes nothing that a lesson needs to know.
    pub fn of(wish: &Wish) -> Option<Self> {
        Some(match wish {
            Wish::Add(_) => Self::Add,
            Wish::Duplicate | Wish::Mirror => Self::Copy,
            Wish::Delete => Self::Delete,
            Wish::Lower | Wish::MoveBy(_) | Wish::TurnBy(_) | Wish::Carry(..) => Self::Move,
            Wish::Piece(..) | Wish::Table(_) => Self::Change,
            Wish::Clear | Wish::Open(_) | Wish::Put(_) => Self::Replace,
            Wish::Redo => Self::Again,
            Wish::Test(plan) if matches!(plan.question, Question::Tilt { .. }) => Self::Tilt,
            Wish::Test(_) => Self::Test,
            Wish::Replay(_) | Wish::WatchFall => Self::Watch,
            _ => return None,
        })
    }
}

/// Whoever learns in the lab has the first seat.
const LEARNER: Seat = Seat(0);

/// What was done since a lesson began, and what came of it; each with how many steps could be taken back then.
#[derive(Resource, Clone, Debug, Default)]
pub struct LabLog {
    deeds: Vec<(LabAction, usize)>,
    found: Vec<(String, usize)>,
}

impl LabLog {
    /// Something was done, after which so many steps can be taken back. A drag is one deed.
    pub fn did(&mut self, deed: LabAction, steps: usize) {
        if self.deeds.last() != Some(&(deed, steps)) {
            self.deeds.push((deed, steps));
        }
    }

    /// The lab has found something, by the name that lessons have for it.
    pub fn found(&mut self, what: impl Into<String>, steps: usize) {
        self.found.push((what.into(), steps));
    }

    /// So many steps can still be taken back: what came later is undone.
    pub fn undone(&mut self, steps: usize) {
        self.deeds.retain(|(_, after)| *after <= steps);
        self.found.retain(|(_, after)| *after <= steps);
    }

    /// How many steps could be taken back after so many deeds.
    pub fn steps_after(&self, deeds: usize) -> usize {
        deeds.checked_sub(1).and_then(|last| self.deeds.get(last)).map_or(0, |(_, steps)| *steps)
    }

    /// Forgets all but the first deeds.
    pub fn cut(&mut self, deeds: usize) {
        self.undone(self.steps_after(deeds));
        self.deeds.truncate(deeds);
    }
}

impl ObservedMatch for LabLog {
    type Action = LabAction;

    fn mark(&self) -> LogPosition {
        LogPosition { deeds: self.deeds.len(), notes: self.found.len() }
    }

    fn deeds(&self, from: usize) -> impl Iterator<Item = (Seat, &LabAction)> {
        self.deeds.iter().skip(from).map(|(deed, _)| (LEARNER, deed))
    }

    fn happened(&self, names: &[String], from: usize) -> Option<usize> {
        (from..self.found.len()).find(|at| names.contains(&self.found[*at].0))
    }

    fn is_asked(&self, _: Seat) -> bool {
        true
    }

    fn is_over(&self) -> bool {
        false
    }
}
