//! What the second judge looks at: a set-up as it was drawn, or as it came to rest.
//!
//! The simulation's poses carry the give of its contacts, and whatever else is wrong with it. An independent judge
//! looks at the set-up as it stands in the file. There is one exception: it was drawn hovering, or with play that
//! closes as the table leans, and so moves until other pieces touch than were drawn so. Then there is nothing else to
//! look at than what the simulation shows.

use game::message::{Message, Say};
use game::pieces::PieceId;
use serde::Serialize;
use std::collections::BTreeSet;
use table::rapier3d::glamx::DVec3;
use table::sim::Sim;
use table::statics::{self, Analysis, Mode, Model, StaticsError};

/// In which poses a set-up was judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, strum::Display)]
#[serde(rename_all = "snake_case")]
pub enum Judged {
    /// As it was drawn.
    #[strum(to_string = "as it was drawn")]
    AsDrawn,
    /// As the simulation had it when it was still.
    #[strum(to_string = "as it came to rest")]
    AtRest,
    /// As the simulation had it while it fell: nothing carried it as it was drawn.
    #[strum(to_string = "as it fell")]
    Falling,
}

/// What a player reads of it.
impl Say for Judged {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::AsDrawn => "lab-judged-drawn",
            Self::AtRest => "lab-judged-rest",
            Self::Falling => "lab-judged-falling",
        })
    }
}

/// What the second judge sees in one pose.
#[derive(Clone)]
pub(super) struct PoseFindings {
    pub model: Model,
    pub judged: Judged,
    touching: BTreeSet<[PieceId; 2]>,
}

impl PoseFindings {
    /// A table as it is, under this gravity, cm/s².
    pub fn of(sim: &Sim, gravity: DVec3, judged: Judged) -> Self {
        let model = Model { gravity, ..Model::of(sim, None) };
        let touching = model.contacts.iter().map(|contact| contact.pieces).collect();
        Self { model, judged, touching }
    }

    /// What is to be judged of a set-up that was drawn like this and came to rest like that: the drawing, unless more touches
    /// than was drawn so.
    pub(crate) fn or_rest(self, rest: Self) -> Self {
        // Nests that sank into one another are one block.
        let nested = self.model.blocks.len() > rest.model.blocks.len();
        if rest.touching.is_subset(&self.touching) && !nested { self } else { rest }
    }

    /// What the second judge says.
    pub fn judge(&self) -> Result<Analysis, StaticsError> {
        statics::judge(&self.model)
    }
}

/// Whether something has nothing to carry it.
pub(super) fn is_unsupported(analysis: &Analysis) -> bool {
    analysis.failure.as_ref().is_some_and(|failure| failure.mode == Mode::Unsupported)
}
