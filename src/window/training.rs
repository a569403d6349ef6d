//! A mistake that is tried again: the position on the table, one try, and what is said of it. The shell opens positions and draws
//! the plate; matches look here whether somebody may act.

use super::coach::looked::TryWords;
use super::platform::record::Saves;
use bevy::prelude::*;
use bevy::tasks::Task;
use session::Names;
use session::mistakes::{self, Mistake, Mistakes, MistakesFlaw};

/// The mistakes of whoever plays here.
#[derive(Resource, Clone, Debug, Default)]
pub struct KeptMistakes(pub Mistakes);

impl KeptMistakes {
    /// Those beside the matches, and what is wrong with their list.
    pub fn beside(saves: &Saves) -> (Self, Option<MistakesFlaw>) {
        let (kept, flaw) = Mistakes::in_folder(saves.folder.as_deref().map(mistakes::beside));
        (Self(kept), flaw)
    }
}

/// How far a try is.
pub enum TryState {
    /// Nothing has been decided yet.
    Open,
    /// The best bot looks at what was decided.
    Graded(Task<Option<TryWords>>),
    /// What it says; and the mistake as it is now, where the try counted.
    Told(Box<TryWords>, Option<Mistake>),
}

/// The mistake whose position is on the table. It goes when anything else comes there.
#[derive(Resource)]
pub struct Training {
    /// Which.
    pub mistake: Mistake,
    /// What the seats are called.
    pub names: Names,
    /// The game, and how far the match had come, in words.
    pub when: String,
    /// So many deeds had been done before.
    pub before: usize,
    /// Whether the try moves the mistake in its schedule. Only the first one on a day does.
    pub is_counted: bool,
    /// How many are due, this one among them.
    pub left: usize,
    /// How far it is.
    pub state: TryState,
}

impl Training {
    /// Whether something has been decided: nobody acts any more then.
    pub const fn is_tried(&self) -> bool {
        !matches!(self.state, TryState::Open)
    }

    /// What is said of the try, and the mistake as it is now.
    pub const fn told(&self) -> Option<(&TryWords, Option<&Mistake>)> {
        if let TryState::Told(words, now) = &self.state { Some((words, now.as_ref())) } else { None }
    }
}
