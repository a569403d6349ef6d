//! What fell first, and how: every piece is watched against what carried it.
//!
//! A tower that topples as a whole moves its top first; what failed is at its foot. So a piece is not compared with
//! where it was but with where it lay on its carrier: how far it slipped along the face between them, and how far it
//! tipped off that face.

use crate::poses::{MOVED_MM, TURNED_DEG};
use game::pieces::PieceId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use strum::Display;
use table::MM_PER_CM;
use table::piece::Mobility;
use table::rapier3d::prelude::*;
use table::sim::Sim;

/// Of the pieces that have failed by more than this share of what the worst one has, the lowest is named.
const AS_GOOD_AS: f32 = 0.7;

/// What has moved against its carrier by less than this share of what is called a fall went along with it.
const STILL_SHARE: f32 = 0.05;

/// How something fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum FallMode {
    /// It slid along what carried it.
    Slides,
    /// It tipped off what carried it.
    Tips,
    /// Nothing carried it.
    Drops,
    /// It turned or moved where it stood, together with what carried it.
    Moves,
    /// It left the table.
    LeavesTable,
}

/// What fell first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FirstFall {
    /// Which piece.
    pub piece: PieceId,
    /// How.
    pub how: FallMode,
    /// On what it had lain.
    pub carrier: Option<PieceId>,
}

impl FirstFall {
    /// In words, with names.
    pub fn words(&self, name: impl Fn(PieceId) -> String) -> String {
        let piece = name(self.piece);
        match (self.how, self.carrier.map(&name)) {
            (FallMode::Slides, Some(on)) => format!("{piece} slides on {on}"),
            (FallMode::Tips, Some(on)) => format!("{piece} tips off {on}"),
            (FallMode::Drops, _) => format!("{piece} drops: nothing carries it"),
            (FallMode::LeavesTable, _) => format!("{piece} leaves the table"),
            _ => format!("{piece} moves away"),
        }
    }
}

/// How a piece lay on what carried most of it.
#[derive(Clone, Copy, Debug)]
struct Seat {
    piece: PieceId,
    carrier: PieceId,
    /// Where they touched, in the piece's frame and in the carrier's.
    here: Vector,
    there: Vector,
    /// Up from the face between them, likewise.
    normal_here: Vector,
    normal_there: Vector,
    /// How high that was.
    height: f32,
}

/// How everything lay.
#[derive(Clone, Debug, Default)]
pub struct RestPoses(Vec<Seat>);

impl RestPoses {
    /// As everything lies now, by the forces of the last step.
    pub fn of(sim: &Sim) -> Self {
        // For every piece and what carries it: force, moment of its points, moment of its normals.
        let mut carried: BTreeMap<PieceId, BTreeMap<PieceId, (f32, Vector, Vector)>> = BTreeMap::new();
        for contact in sim.contacts() {
            for (piece, carrier, normal) in
                [(contact.a, contact.b, contact.normal), (contact.b, contact.a, -contact.normal)]
            {
                let up = contact.force * normal.z;
                if up > 0.0 && sim.piece(piece).mobility == Mobility::Free {
                    let sum = carried.entry(piece).or_default().entry(carrier).or_default();
                    *sum = (sum.0 + up, sum.1 + up * contact.point, sum.2 + up * normal);
                }
            }
        }
        let seats = carried.into_iter().filter_map(|(piece, carriers)| {
            let (carrier, (force, points, normals)) =
                carriers.into_iter().max_by(|a, b| a.1.0.total_cmp(&b.1.0))?;
            let (point, normal) = (points / force, normals.normalize_or_zero());
            let (at, on) = (sim.pose(piece), sim.pose(carrier));
            Some(Seat {
                piece,
                carrier,
                here: at.inverse_transform_point(point),
                there: on.inverse_transform_point(point),
                normal_here: at.rotation.inverse() * normal,
                normal_there: on.rotation.inverse() * normal,
                height: point.z,
            })
        });
        Self(seats.collect())
    }

    /// Forgets all that lay on a piece, or was one.
    pub fn without(&mut self, piece: PieceId) {
        self.0.retain(|seat| seat.piece != piece && seat.carrier != piece);
    }

    /// What has fallen, of these pieces, and by how many times what is called a fall: most of all, and nearest to the ground.
    pub fn worst(&self, sim: &Sim, moved: &[(PieceId, f32)]) -> Option<(FirstFall, f32)> {
        let mut fallen: Vec<(FirstFall, f32, f32)> = vec![];
        for &(piece, share) in moved {
            let seat = self.0.iter().find(|seat| seat.piece == piece);
            let left = sim.parked().contains(&piece);
            fallen.push(match seat {
                _ if left => {
                    (FirstFall { piece, how: FallMode::LeavesTable, carrier: None }, share, f32::MAX)
                }
                Some(seat) => {
                    let (how, share) = seat.share(sim);
                    (FirstFall { piece, how, carrier: Some(seat.carrier) }, share, seat.height)
                }
                None => (FirstFall { piece, how: FallMode::Drops, carrier: None }, share, sim.top_cm(piece)),
            });
        }
        let most = fallen.iter().map(|f| f.1).fold(0.0, f32::max);
        fallen.retain(|f| f.1 >= most * AS_GOOD_AS);
        fallen.into_iter().min_by(|a, b| a.2.total_cmp(&b.2)).map(|(fall, share, _)| (fall, share))
    }
}

impl Seat {
    /// How it moves against its carrier, as a share of what is called a fall.
    fn share(&self, sim: &Sim) -> (FallMode, f32) {
        let (at, on) = (sim.pose(self.piece), sim.pose(self.carrier));
        let normal = on.rotation * self.normal_there;
        let apart = at * self.here - on * self.there;
        let slip = (apart - normal * apart.dot(normal)).length() * MM_PER_CM / MOVED_MM;
        let lean = (at.rotation * self.normal_here).cross(normal).length();
        let cosine = (at.rotation * self.normal_here).dot(normal);
        let tip = libm::atan2f(lean, cosine).to_degrees() / TURNED_DEG;
        if slip.max(tip) < STILL_SHARE {
            (FallMode::Moves, slip.max(tip))
        } else if slip > tip {
            (FallMode::Slides, slip)
        } else {
            (FallMode::Tips, tip)
        }
    }
}
