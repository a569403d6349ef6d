//! What the referee reports once the table is quiet (T19, T27): for every piece of every house whether it stands.
//!
//! The physical table measures, the rules judge. A report must cover exactly the pieces that
//! [`expected_pieces`](super::Thoth::expected_pieces) names.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use game::pieces::PieceId;

/// How a piece fell, compared with its pose when the part began (T27). One way is enough; the referee names the
/// plainest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Fall {
    /// Its centre of mass sank this far (more than 6.35 mm), in micrometres.
    Dropped {
        /// Micrometres.
        um: i32,
    },
    /// It tilted this far (more than 30 degrees), in thousandths of a degree.
    Tilted {
        /// Thousandths of a degree.
        mdeg: i32,
    },
    /// It no longer rests on what it rested on.
    LeftSupport,
    /// It is no longer on the table.
    LeftTable,
    /// It was just let go, and does not stand where it belongs: a pyramid upright on the platform, a story or a
    /// roof flat on the four pyramids.
    Misplaced,
    /// It was just let go, and does not even touch a house.
    Beside,
}

/// How a piece is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PieceState {
    /// Where it belongs.
    Stands,
    /// Not any more.
    Fell(Fall),
}

/// Whether what happened to another's house was meant (T29, T30).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Manner {
    /// It was not.
    #[default]
    Accident,
    /// The player said so, or the table proved it.
    Malice,
}

/// The referee's report.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facts {
    /// One entry for every piece of every house, and for the piece just let go.
    pub pieces: BTreeMap<PieceId, PieceState>,
    /// How another's house came down, if one did.
    pub manner: Manner,
    /// Whether the table was still trembling when the referee's patience ran out.
    pub timed_out: bool,
}

/// Why a report was not accepted.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Flaw {
    /// A piece is not reported.
    #[error("the report says nothing about {0}")]
    Missing(PieceId),
    /// A piece is reported that is in no house.
    #[error("the report speaks of {0}, which is in no house")]
    Unexpected(PieceId),
}

impl Facts {
    /// A report that everything stands.
    pub fn all_stand(expected: &BTreeSet<PieceId>) -> Self {
        let pieces = expected.iter().map(|&id| (id, PieceState::Stands)).collect();
        Self { pieces, ..Self::default() }
    }

    /// Checks that the report covers exactly the expected pieces.
    ///
    /// # Errors
    /// The first flaw found.
    pub fn validate(&self, expected: &BTreeSet<PieceId>) -> Result<(), Flaw> {
        if let Some(&id) = expected.iter().find(|&id| !self.pieces.contains_key(id)) {
            return Err(Flaw::Missing(id));
        }
        match self.pieces.keys().find(|&id| !expected.contains(id)) {
            Some(&id) => Err(Flaw::Unexpected(id)),
            None => Ok(()),
        }
    }

    /// The pieces that fell, with how.
    pub fn falls(&self) -> impl Iterator<Item = (PieceId, Fall)> {
        self.pieces.iter().filter_map(|(&id, standing)| match standing {
            PieceState::Fell(how) => Some((id, *how)),
            PieceState::Stands => None,
        })
    }
}
