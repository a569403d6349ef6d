//! How a piece that is lowered straight down would lie, by geometry alone: on the face below its centre of mass, nested on
//! a tip, or on three tips. It knows nothing of time and of what the piece would push aside.

use super::Sim;
use super::hand::{Landing, REACH_CM, sweep_down};
use super::observe::{nests_at, plane};
use super::shape::convex::{Convex, Face};
use super::tip_plan::{TipPlan, TipRest};
use game::pieces::PieceId;
use rapier3d::prelude::*;

/// Where pieces land that a hand brings to a pose of the lowest: from above everything where it keeps clear of what is in its
/// way, else from there.
pub fn landing(sim: &Sim, held: &[PieceId], wanted: Pose, keeps_clear: bool) -> Option<Landing> {
    let z = if keeps_clear { REACH_CM } else { wanted.translation.z };
    sweep_down(sim, held, Pose { translation: wanted.translation.with_z(z), ..wanted })
}

/// The pose of the lowest of held pieces as they would lie where they land; `None` if geometry cannot tell: they touch an
/// edge or a side, or fall from there.
pub fn lying(sim: &Sim, held: &[PieceId], landing: &Landing) -> Option<Pose> {
    let &lowest = held.first()?;
    if held.len() == 1
        && let Some(plan) = TipPlan::at(sim, lowest, landing.pose)
        && plan.touched().any(|tip| tip.of == landing.on)
    {
        return match plan.rest {
            TipRest::AsHeld => Some(landing.pose),
            TipRest::Tilts { pose, .. } => Some(pose),
            TipRest::Slides(_) | TipRest::Falls => None,
        };
    }
    let Some(size) = sim.piece(landing.on).kind.pyramid() else { return on_a_face(sim, lowest, landing) };
    let own = sim.piece(lowest).kind.pyramid()?;
    nests_at((landing.pose, own), (sim.pose(landing.on), size)).then_some(landing.pose)
}

/// The pose of a piece on a plane, on the face that its weight presses down.
fn on_a_face(sim: &Sim, id: PieceId, landing: &Landing) -> Option<Pose> {
    let (point, normal) = plane(sim, landing.on);
    let corners: Vec<_> = sim.geometry(id).corners().map(|corner| corner.as_dvec3()).collect();
    let body = Convex::hull(&corners)?;
    let middle = sim.body(id).mass_properties().local_mprops.local_com;
    let down = (landing.pose.rotation.inverse() * -normal).as_dvec3();
    // The face through which a plumb line from the centre of mass leaves the piece.
    let depth = |face: &Face| {
        let along = face.normal.dot(down);
        (along > 0.0).then(|| (face.offset - face.normal.dot(middle.as_dvec3())) / along)
    };
    let faces = body.faces.iter().filter_map(|face| Some((depth(face)?, face)));
    let (_, face) = faces.min_by(|a, b| a.0.total_cmp(&b.0))?;
    let outward = landing.pose.rotation * face.normal.as_vec3();
    let rotation = Rotation::from_rotation_arc(outward, -normal) * landing.pose.rotation;
    // It turns on the spot: its centre of mass stays above the same point.
    let stays = landing.pose * middle;
    let high = (face.offset - face.normal.dot(middle.as_dvec3())) as Real;
    let above = (stays - point).dot(normal);
    let centre = stays + normal * (high - above);
    Some(Pose::from_parts(centre - rotation * middle, rotation))
}

/// Where the others of held pieces are when the lowest is at a pose.
pub fn carried_along(sim: &Sim, held: &[PieceId], lowest: Pose) -> Vec<(PieceId, Pose)> {
    let Some(&first) = held.first() else { return vec![] };
    let base = sim.pose(first);
    held.iter().map(|&id| (id, lowest * base.inv_mul(&sim.pose(id)))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sim::{Placement, table_top};
    use crate::{Kind, MM_PER_CM, Piece, Settings, Size};
    use game::pieces::Class;

    #[test]
    fn a_pyramid_held_askew_lies_on_the_face_below_its_middle() {
        for (lean_deg, class) in [(0.0_f32, Class::Upright), (25.0, Class::Upright), (65.0, Class::Flat)] {
            let turn = Rotation::from_rotation_x(lean_deg.to_radians());
            let held = Pose::from_parts(Vector::new(1.0, 2.0, 9.0), turn);
            let pieces = vec![Placement::new(Piece::new(Kind::Pyramid(Size::Medium)), held), table_top(30.0)];
            let mut sim = Sim::new(Settings::default(), pieces).unwrap();
            sim.tick().unwrap();
            let id = PieceId(0);
            let landing = landing(&sim, &[id], held, true).unwrap();
            let pose = lying(&sim, &[id], &landing).unwrap();
            let seen = crate::observe::class_on(pose, Size::Medium, Vector::ZERO, Vector::Z);
            assert_eq!(seen, class, "{lean_deg}°");
            let lowest =
                sim.geometry(id).corners().map(|corner| (pose * corner).z).fold(Real::MAX, Real::min);
            assert!(lowest.abs() * MM_PER_CM < 0.01, "{lowest}");
        }
    }
}
