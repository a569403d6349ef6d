//! Where everything was, and how far it has moved since.

use table::piece::Mobility;
use table::rapier3d::prelude::*;
use table::{MM_PER_CM, PieceId, Sim};

/// A piece that ends up farther from where it was has fallen or slid away, mm.
pub const MOVED_MM: f32 = 3.0;
/// One that ends up turned by more has toppled, degrees.
pub const TURNED_DEG: f32 = 5.0;

/// Where every piece was, with its centre of mass.
pub(super) type Poses = Vec<(Pose, Vector)>;

/// Where everything is, with its centre of mass.
pub(super) fn poses(sim: &Sim) -> Poses {
    sim.pieces().map(|(id, _)| (sim.pose(id), sim.centre_of_mass(id))).collect()
}

/// The farthest that a piece is from where it was (mm), and the most that one turned (degrees).
pub(super) fn farthest(sim: &Sim, poses: &Poses) -> (f32, f32) {
    let mut most = (0.0_f32, 0.0_f32);
    for (id, piece) in sim.pieces() {
        if piece.mobility == Mobility::Free {
            let (moved, turned) = moved(sim, poses, id);
            most = (most.0.max(moved), most.1.max(turned));
        }
    }
    most
}

/// How far a piece is from where it was (mm), and how far it turned (degrees).
pub(super) fn moved(sim: &Sim, poses: &Poses, id: PieceId) -> (f32, f32) {
    let (pose, centre) = poses[id.index()];
    let turn = sim.pose(id).rotation * pose.rotation.inverse();
    let sine = Vector::new(turn.x, turn.y, turn.z).length();
    let turned = 2.0 * libm::atan2f(sine, turn.w.abs()).to_degrees();
    (sim.centre_of_mass(id).distance(centre) * MM_PER_CM, turned)
}
