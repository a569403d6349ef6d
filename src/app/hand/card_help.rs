//! Help for a card on tips: seen from above, its outline, the tips below it, the three that would carry it, and where its
//! weight is among them, with the margin in millimetres.

use super::support::{hull, margin, margin_words};
use crate::table::hand::not_of;
use crate::table::sim::collider_handle;
use crate::table::{MM_PER_CM, PieceId, Sim};
use bevy::math::{Vec2, Vec3};
use rapier3d::prelude::{Pose, QueryFilter, Ray};

/// A tip whose pyramid leans by more carries no card, cosine.
const LEAST_UPRIGHT: f32 = 0.9;
/// Height from which a look down through the card begins, cm.
const LOOK_DOWN_CM: f32 = 50.0;
/// A tip this little below the plane of others touches it too, cm.
const TOUCH_CM: f32 = 0.01;

/// A card over tips, seen from above; cm.
#[derive(Clone, Debug, PartialEq)]
pub struct CardHelp {
    /// Its outline.
    pub outline: Vec<Vec2>,
    /// The tips below it, and whether each would carry it.
    pub tips: Vec<(Vec2, bool)>,
    /// The polygon of those that would, anticlockwise.
    pub carriers: Vec<Vec2>,
    /// Its centre of mass.
    pub weight: Vec2,
    /// How far the weight is inside the polygon; negative outside.
    pub margin_cm: f32,
}

impl CardHelp {
    /// Of what is held, if that is one card over tips.
    pub fn of(sim: &Sim, held: &[PieceId]) -> Option<Self> {
        let &[card] = held else { return None };
        let pose = sim.pose(card);
        if !sim.piece(card).kind.is_card() {
            return None;
        }
        let tips: Vec<Vec3> = sim
            .pieces()
            .filter(|(id, _)| *id != card)
            .filter_map(|(id, piece)| {
                let tip = Vec3::new(0.0, 0.0, piece.kind.pyramid()?.height_mm() / MM_PER_CM);
                let stands = (sim.pose(id).rotation * Vec3::Z).z > LEAST_UPRIGHT;
                stands.then(|| sim.pose(id) * tip)
            })
            .filter(|tip| tip.z < pose.translation.z && covers(sim, card, pose, tip.truncate()))
            .filter(|tip| is_bare(sim, card, *tip))
            .collect();
        if tips.is_empty() {
            return None;
        }
        let weight = sim.centre_of_mass(card).truncate();
        let carrying = carriers(&tips, weight);
        let polygon = hull(carrying.iter().map(|&i| tips[i].truncate()));
        Some(Self {
            outline: hull(sim.geometry(card).corners().map(|corner| (pose * corner).truncate())),
            tips: tips.iter().enumerate().map(|(i, tip)| (tip.truncate(), carrying.contains(&i))).collect(),
            margin_cm: margin(&polygon, weight),
            carriers: polygon,
            weight,
        })
    }

    /// The margin in words.
    pub fn words(&self) -> String {
        if self.carriers.len() < 3 { "fewer than three tips".into() } else { margin_words(self.margin_cm) }
    }
}

/// Whether a card is above a point; not where it has a hole.
fn covers(sim: &Sim, card: PieceId, pose: Pose, at: Vec2) -> bool {
    let ray = Ray::new(at.extend(LOOK_DOWN_CM), -Vec3::Z).inverse_transform_by(&pose);
    let collider = sim.engine().colliders.get(collider_handle(card));
    collider.is_some_and(|collider| collider.shape().intersects_local_ray(&ray, 2.0 * LOOK_DOWN_CM))
}

/// Whether nothing but the card is above a tip: no pyramid is nested on it.
fn is_bare(sim: &Sim, card: PieceId, tip: Vec3) -> bool {
    let held = [card];
    let not_card = not_of(&held);
    let queries = sim.queries(QueryFilter::default().predicate(&not_card));
    queries.cast_ray(&Ray::new(tip + Vec3::Z * TOUCH_CM, Vec3::Z), LOOK_DOWN_CM, true).is_none()
}

/// The tips on which a plate comes to lie that is lowered level until it touches: those of the plane through three of them
/// that has no tip above it and the weight among them. Where the weight is outside all such planes, every tip.
fn carriers(tips: &[Vec3], weight: Vec2) -> Vec<usize> {
    let n = tips.len();
    for i in 0..n {
        for j in i + 1..n {
            for k in j + 1..n {
                let normal = (tips[j] - tips[i]).cross(tips[k] - tips[i]);
                if normal.z.abs() < f32::EPSILON {
                    continue;
                }
                // Height of a tip above the plane of the three.
                let above = |tip: &Vec3| (*tip - tips[i]).dot(normal) / normal.z;
                let triangle = hull([i, j, k].map(|one| tips[one].truncate()));
                if tips.iter().all(|tip| above(tip) < TOUCH_CM) && margin(&triangle, weight) >= 0.0 {
                    return (0..n).filter(|&one| above(&tips[one]) > -TOUCH_CM).collect();
                }
            }
        }
    }
    (0..n).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_three_highest_round_the_weight_carry_and_a_low_one_does_not() {
        let tips =
            [Vec3::ZERO, Vec3::new(4.0, 0.0, 0.0), Vec3::new(0.0, 4.0, 0.0), Vec3::new(1.0, 1.0, -0.5)];
        assert_eq!(carriers(&tips, Vec2::ONE), [0, 1, 2]);
        // A high one in the middle carries with two of the others, on whichever side the weight is.
        let tent = [tips[0], tips[1], tips[2], Vec3::new(1.0, 1.0, 0.5)];
        assert_eq!(carriers(&tent, Vec2::new(0.5, 1.2)), [0, 2, 3]);
        assert_eq!(carriers(&tips, Vec2::splat(9.0)), [0, 1, 2, 3], "outside of them all");
    }
}
