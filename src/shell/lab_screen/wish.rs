//! What the panels, the mouse and the keys ask of the lab.

use bevy::prelude::Message;
use lab::Scene;
use lab::editor::{EditGroup, Snap};
use lab::scene::ScenePiece;
use lab::study::StudyPlan;
use std::path::PathBuf;
use table::Kind;

/// What the player wants of the lab.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Wish {
    /// A piece more.
    Add(Kind),
    /// These pieces chosen, and no others.
    Choose(Vec<usize>),
    /// A piece chosen beside the others, or no longer.
    Toggle(usize),
    /// The next piece chosen, or the one before.
    ChooseNext {
        /// Whether it is the one before.
        back: bool,
    },
    /// A piece another way.
    Piece(EditGroup, usize, Box<ScenePiece>),
    /// The table, and what is told of the set-up, another way.
    Table(Box<Scene>),
    /// What is chosen, once more.
    Duplicate,
    /// Its mirror image.
    Mirror,
    /// It gone.
    Delete,
    /// It set down on what lies below.
    Lower,
    /// It moved, mm.
    MoveBy([f32; 3]),
    /// It turned about the vertical, degrees.
    TurnBy(f32),
    /// It carried by one of its pieces to a place, mm.
    Carry(EditGroup, usize, [f32; 2]),
    /// What follows is another step.
    EndStep,
    /// How places are rounded.
    Snap(Snap),
    /// A step back.
    Undo,
    /// A step again.
    Redo,
    /// An empty table.
    Clear,
    /// A list of the set-ups that can be opened, or no longer.
    Files(bool),
    /// A set-up from a file.
    Open(PathBuf),
    /// This set-up, which has no file yet.
    Put(Box<Scene>),
    /// The set-up into a file. Where there is another already, it is asked first.
    Save(PathBuf),
    /// The set-up into a file, in place of what is there.
    SaveOver(PathBuf),
    /// A test.
    Test(Box<StudyPlan>),
    /// No more of it.
    StopTest,
    /// Its result as files.
    KeepResult,
    /// To watch what decided a case of the test, by its number.
    Replay(u32),
    /// To watch what becomes of what does not stand.
    WatchFall,
    /// The recording on, or held.
    Play(bool),
    /// The recording from there on, s.
    Seek(f32),
    /// The recording faster or slower, times the real speed.
    Speed(f32),
    /// An end to watching.
    EndWatch,
}

impl Wish {
    /// Whether a wish makes another set-up.
    pub fn builds(&self) -> bool {
        matches!(
            self,
            Self::Add(_)
                | Self::Piece(..)
                | Self::Table(_)
                | Self::Duplicate
                | Self::Mirror
                | Self::Delete
                | Self::Lower
                | Self::MoveBy(_)
                | Self::TurnBy(_)
                | Self::Carry(..)
                | Self::Undo
                | Self::Redo
        )
    }
}
