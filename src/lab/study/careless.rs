//! A set-up built carelessly: every piece a little beside its place and a little turned, with friction a little other than
//! it is thought to be.
//!
//! Nested pyramids go together, as a nest finds its place by itself. A hand does not push one piece into another: where a
//! place is taken, the hand errs anew.

use super::subject::RestingScene;
use crate::chance::Chance;
use crate::scene::about;
use game::pieces::PieceId;
use table::MM_PER_CM;
use table::rapier3d::parry::query;
use table::rapier3d::prelude::*;
use table::sim::{Sim, TableError, collider_handle};

/// Pieces that reach into each other by no more than this can be set down so, cm.
const GIVES_CM: f32 = 0.01;
/// So often a hand errs at most before it sets the piece down where it belongs.
const MOST_ERRORS: u32 = 20;
/// The most friction that a piece can have.
pub(super) const MOST_FRICTION: f32 = 10.0;

/// How carelessly: deviations of a place, mm; of a turn, degrees; of friction, as a share.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlacementNoise {
    pub mm: f32,
    pub degrees: f32,
    pub friction: f32,
}

/// The set-up built once more.
pub(super) fn build(
    subject: &RestingScene,
    noise: PlacementNoise,
    mut chance: Chance,
) -> Result<Sim, TableError> {
    let mut poses: Vec<Pose> = subject.sim.pieces().map(|(id, _)| subject.sim.pose(id)).collect();
    let mut built: Vec<PieceId> = vec![];
    if noise.mm > 0.0 || noise.degrees > 0.0 {
        for block in &subject.model.blocks {
            let centre = block.centre.as_vec3();
            for _ in 0..MOST_ERRORS {
                let aside = Vector::new(chance.normal(), chance.normal(), 0.0) * (noise.mm / MM_PER_CM);
                let turn = about(Vector::Z, noise.degrees * chance.normal());
                let there = |id: PieceId| {
                    let pose = subject.sim.pose(id);
                    let arm = turn * (pose.translation - centre);
                    (id, Pose::from_parts(centre + arm + aside, turn * pose.rotation))
                };
                let moved: Vec<(PieceId, Pose)> = block.pieces.iter().map(|&id| there(id)).collect();
                if moved.iter().all(|(id, pose)| fits(&subject.sim, *id, pose, &built, &poses)) {
                    moved.into_iter().for_each(|(id, pose)| poses[id.index()] = pose);
                    break;
                }
            }
            built.extend(&block.pieces);
        }
    }
    subject.changed(|id, piece, pose| {
        *pose = poses[id.index()];
        if noise.friction > 0.0 {
            piece.friction =
                (piece.friction * (1.0 + noise.friction * chance.normal())).clamp(0.0, MOST_FRICTION);
        }
    })
}

/// Whether a piece fits between those that are there already.
fn fits(sim: &Sim, id: PieceId, pose: &Pose, built: &[PieceId], poses: &[Pose]) -> bool {
    let shape = |id| sim.engine().colliders[collider_handle(id)].shape();
    let bounds = shape(id).compute_aabb(pose);
    let fixed = sim.pieces().map(|(id, _)| id).filter(|&id| !sim.body(id).is_dynamic() && id != sim.table());
    built.iter().copied().chain(fixed).all(|other| {
        let at = &poses[other.index()];
        !bounds.intersects(&shape(other).compute_aabb(at))
            || !matches!(query::contact(pose, shape(id), at, shape(other), 0.0), Ok(Some(c)) if c.dist < -GIVES_CM)
    })
}
