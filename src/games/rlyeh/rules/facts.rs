//! What the referee reports once the table is quiet: integers and ids, no geometry.
//!
//! The physical table measures (R13, R23, R25); the rules only judge. A report must cover exactly the pieces
//! that [`expected_pieces`](super::Rlyeh::expected_pieces) names, and it must hang together: see [`Flaw`].

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::pieces::{Inventory, Piece};
use game::pieces::{Class, Fall, PieceId, Surface};

/// Nothing on the table has its top below this height, in micrometres (section 10 of the rules).
pub const LOWEST_TOP_UM: i32 = -500;

/// How one piece lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PieceFacts {
    /// How it fell since the part began, if it did (R25). Not read for handled pieces.
    pub fallen: Option<Fall>,
    /// How a pyramid lies relative to its support surface (R13); none for cards.
    pub class: Option<Class>,
    /// The support surface (R12): the table or a card. A stacked pyramid has that of the stack's lowest. For a
    /// card, or a piece off the table, say the table.
    pub surface: Surface,
    /// Everything that touches it from below.
    pub supports: Vec<Surface>,
    /// The upright pyramid it is nested on or covers (R13, R19). It is then upright itself and shares that
    /// pyramid's surface, and no other pyramid is nested on the same one.
    pub nested_on: Option<PieceId>,
    /// Its highest vertex above the table, in micrometres.
    pub top_um: i32,
    /// Whether it lies off the table. Its top then counts as 0.
    pub off_table: bool,
}

impl PieceFacts {
    /// Its top above the table in micrometres, 0 when it lies off the table.
    pub fn counted_top_um(&self) -> i32 {
        if self.off_table { 0 } else { self.top_um }
    }

    /// Whether it rests on anything but the table (R26), as read from what carries it: a pyramid that caps a smaller one
    /// and stands on the table round it is not held up by it.
    pub(crate) fn is_elevated(&self) -> bool {
        let grounded = self.rests_on(Surface::Table);
        let capped = self.nested_on.filter(|_| grounded).map(Surface::Pyramid);
        let holds_up = |s: &Surface| *s != Surface::Table && Some(*s) != capped;
        !self.off_table
            && (self.surface != Surface::Table
                || (self.nested_on.is_some() && !grounded)
                || self.supports.iter().any(holds_up))
    }

    /// Whether it is nested on a tip and held up by it alone: what caps a smaller one and comes down to the surface round
    /// it is not (R19, R-23).
    pub(crate) fn hangs_on_tip(&self) -> bool {
        self.nested_on.is_some() && !self.rests_on(self.surface)
    }

    /// Whether `surface` touches it from below.
    pub fn rests_on(&self, surface: Surface) -> bool {
        self.supports.contains(&surface)
    }

    /// Every piece it depends on.
    fn below(&self) -> impl Iterator<Item = PieceId> {
        let surfaces = self.supports.iter().chain(std::iter::once(&self.surface));
        surfaces.filter_map(|s| s.piece()).chain(self.nested_on)
    }
}

/// The referee's report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facts {
    /// One entry for every piece in play or being handled.
    pub pieces: BTreeMap<PieceId, PieceFacts>,
    /// Whether the table was still trembling when the referee's patience ran out (R23).
    pub timed_out: bool,
}

/// Why a report was not accepted.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Flaw {
    /// A piece is not reported.
    #[error("the report says nothing about {0}")]
    Missing(PieceId),
    /// A piece is reported that is not in the city.
    #[error("the report speaks of {0}, which is not in the city")]
    Unexpected(PieceId),
    /// A surface that is not there, or not of that kind.
    #[error("the report lets {0} rest on something that is not in the city")]
    NoSuchSurface(PieceId),
    /// A support surface must be the table or a card (R12).
    #[error("the report gives {0} a pyramid for its support surface")]
    PyramidSurface(PieceId),
    /// A pyramid without an orientation, or a card with one.
    #[error("the report gives the orientation of {0} wrongly")]
    Orientation(PieceId),
    /// Only upright pyramids nest, on the same surface, one on each.
    #[error("the report nests {0} where it cannot nest")]
    Nesting(PieceId),
    /// Pieces resting on each other in a ring.
    #[error("the report lets {0} rest on itself by way of others")]
    Cycle(PieceId),
    /// Under the table.
    #[error("the report puts {0} below the table")]
    BelowTable(PieceId),
}

impl Facts {
    /// Checks that the report covers exactly the expected pieces and hangs together.
    ///
    /// # Errors
    /// The first flaw found.
    pub fn validate(&self, inventory: Inventory, expected: &BTreeSet<PieceId>) -> Result<(), Flaw> {
        if let Some(&id) = expected.iter().find(|&id| !self.pieces.contains_key(id)) {
            return Err(Flaw::Missing(id));
        }
        if let Some(&id) = self.pieces.keys().find(|&id| !expected.contains(id)) {
            return Err(Flaw::Unexpected(id));
        }
        let mut parents = BTreeSet::new();
        for (&id, piece) in &self.pieces {
            let is_pyramid = matches!(inventory.piece(id), Some(Piece::Pyramid { .. }));
            if piece.class.is_some() != is_pyramid {
                return Err(Flaw::Orientation(id));
            }
            if matches!(piece.surface, Surface::Pyramid(_)) {
                return Err(Flaw::PyramidSurface(id));
            }
            let surfaces = piece.supports.iter().chain(std::iter::once(&piece.surface));
            if !surfaces.into_iter().all(|&s| self.offers(inventory, s)) {
                return Err(Flaw::NoSuchSurface(id));
            }
            if piece.top_um < LOWEST_TOP_UM && !piece.off_table {
                return Err(Flaw::BelowTable(id));
            }
            if let Some(parent) = piece.nested_on {
                let upright = Some(Class::Upright);
                let fits = self
                    .pieces
                    .get(&parent)
                    .is_some_and(|p| p.class == upright && p.surface == piece.surface);
                if !fits || piece.class != upright || !parents.insert(parent) {
                    return Err(Flaw::Nesting(id));
                }
            }
        }
        self.find_cycle().map_or(Ok(()), |id| Err(Flaw::Cycle(id)))
    }

    fn offers(&self, inventory: Inventory, surface: Surface) -> bool {
        let kind =
            surface.piece().filter(|id| self.pieces.contains_key(id)).and_then(|id| inventory.piece(id));
        match surface {
            Surface::Table => true,
            Surface::Card(_) => matches!(kind, Some(Piece::Card { .. })),
            Surface::Pyramid(_) => matches!(kind, Some(Piece::Pyramid { .. })),
        }
    }

    /// A piece that rests on itself: take away, again and again, whatever rests on nothing that is left.
    fn find_cycle(&self) -> Option<PieceId> {
        let mut left: BTreeMap<PieceId, &PieceFacts> = self.pieces.iter().map(|(id, p)| (*id, p)).collect();
        loop {
            let free: Vec<PieceId> = left
                .iter()
                .filter(|(_, p)| !p.below().any(|b| left.contains_key(&b)))
                .map(|(id, _)| *id)
                .collect();
            if free.is_empty() {
                return left.keys().next().copied();
            }
            for id in free {
                left.remove(&id);
            }
        }
    }
}
