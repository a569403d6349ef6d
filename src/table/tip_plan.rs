//! A card over tips, seen from above: which tips it touches first, as it is held, where its weight is among those, and how
//! far it then tilts before it rests.

use super::hand::not_of;
use super::observe::angle_deg;
use super::sim::collider_handle;
use super::support::{hull, margin};
use super::{MM_PER_CM, PieceId, Sim};
use rapier3d::glamx::{Vec2, Vec3};
use rapier3d::prelude::{Pose, QueryFilter, Ray, Rotation};

/// A tip whose pyramid leans by more carries no card, cosine.
const LEAST_UPRIGHT: f32 = 0.9;
/// How far over the middle of a card a look down through it begins, and over a tip what hides it is looked for, cm.
const LOOK_DOWN_CM: f32 = 50.0;
/// A tip this little below the plane of three others touches it too, cm.
const TOUCH_CM: f32 = 0.01;
/// A tip this little below the highest is touched too, cm: the card tilts by less than a degree to reach it.
const LEVEL_CM: f32 = 0.03;

/// A card over tips, seen from above; cm.
#[derive(Clone, Debug, PartialEq)]
pub struct TipPlan {
    /// Its outline.
    pub outline: Vec<Vec2>,
    /// The tips below it.
    pub tips: Vec<Tip>,
    /// The polygon of the tips that it touches first, anticlockwise.
    pub carriers: Vec<Vec2>,
    /// Its centre of mass.
    pub weight: Vec2,
    /// How far the weight is inside that polygon; negative outside.
    pub margin_cm: f32,
    /// How it comes to rest from there.
    pub rest: TipRest,
}

/// A tip below a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tip {
    /// The pyramid whose tip it is.
    pub of: PieceId,
    /// Where, seen from above, cm.
    pub at: Vec2,
    /// Whether the card touches it first.
    pub reach: Reach,
}

/// How far a tip is from a card that is lowered as it is held.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reach {
    /// The card touches it, and those as high as it, before all others.
    Touches,
    /// It is lower than those, by so much, mm.
    Lower(f32),
}

/// How a card comes to rest that has touched its first tips.
#[derive(Clone, Debug, PartialEq)]
pub enum TipRest {
    /// It lies as it is held.
    AsHeld,
    /// It tilts until it lies on three tips.
    Tilts {
        /// By how much, degrees.
        deg: f32,
        /// Its pose then, as if it turned on the spot.
        pose: Pose,
        /// The polygon of the tips on which it then lies, anticlockwise, cm.
        polygon: Vec<Vec2>,
    },
    /// It tilts to so steep a place that it slides off, degrees.
    Slides(f32),
    /// No tips below it hold its weight.
    Falls,
}

impl TipPlan {
    /// Of held pieces, if that is one card over tips.
    pub fn of(sim: &Sim, held: &[PieceId]) -> Option<Self> {
        let &[card] = held else { return None };
        Self::at(sim, card, sim.pose(card))
    }

    /// Of a card if it were lowered from this pose; nothing for other pieces and where no tip is below.
    pub fn at(sim: &Sim, card: PieceId, pose: Pose) -> Option<Self> {
        if !sim.piece(card).kind.is_card() {
            return None;
        }
        let up = pose.rotation * Vec3::Z;
        let up = if up.z < 0.0 { -up } else { up };
        let tips = tips_below(sim, card, (pose, up));
        let height = |tip: Vec3| (tip - pose.translation).dot(up);
        let highest = tips.iter().map(|(_, tip)| height(*tip)).reduce(f32::max)?;
        let reach = |tip: Vec3| match highest - height(tip) {
            below if below <= LEVEL_CM => Reach::Touches,
            below => Reach::Lower(below * MM_PER_CM),
        };
        let tip = |&(of, tip): &(PieceId, Vec3)| Tip { of, at: tip.truncate(), reach: reach(tip) };
        let weight = pose * sim.body(card).mass_properties().local_mprops.local_com;
        let touched = tips.iter().filter(|(_, tip)| reach(*tip) == Reach::Touches);
        let carriers = hull(touched.map(|(_, tip)| tip.truncate()));
        let margin_cm = margin(&carriers, weight.truncate());
        let rest = if margin_cm >= 0.0 && carriers.len() > 2 {
            TipRest::AsHeld
        } else {
            rest(sim, card, pose, (up, weight.truncate()), &tips)
        };
        Some(Self {
            outline: hull(sim.geometry(card).corners().map(|corner| (pose * corner).truncate())),
            tips: tips.iter().map(tip).collect(),
            carriers,
            weight: weight.truncate(),
            margin_cm,
            rest,
        })
    }

    /// The tips that it touches first.
    pub fn touched(&self) -> impl Iterator<Item = &Tip> {
        self.tips.iter().filter(|tip| tip.reach == Reach::Touches)
    }
}

/// The tips straight below a card.
fn tips_below(sim: &Sim, card: PieceId, (pose, up): (Pose, Vec3)) -> Vec<(PieceId, Vec3)> {
    let half = sim.geometry(card).half_thickness.unwrap_or(0.0);
    sim.pieces()
        .filter(|(id, _)| *id != card)
        .filter_map(|(id, _)| Some((id, standing_tip(sim, id)?)))
        .filter(|(_, tip)| {
            (*tip - pose.translation).dot(up) < half && covers(sim, card, pose, tip.truncate())
        })
        .filter(|(_, tip)| is_bare(sim, &[card], *tip))
        .collect()
}

/// Whether a card is above a point; not where it has a hole.
fn covers(sim: &Sim, card: PieceId, pose: Pose, at: Vec2) -> bool {
    let ray = Ray::new(at.extend(pose.translation.z + LOOK_DOWN_CM), -Vec3::Z).inverse_transform_by(&pose);
    let collider = sim.engine().colliders.get(collider_handle(card));
    collider.is_some_and(|collider| collider.shape().intersects_local_ray(&ray, 2.0 * LOOK_DOWN_CM))
}

/// The tip of a pyramid that stands.
pub(super) fn standing_tip(sim: &Sim, id: PieceId) -> Option<Vec3> {
    let height = sim.piece(id).kind.pyramid()?.height_mm() / MM_PER_CM;
    let pose = sim.pose(id);
    ((pose.rotation * Vec3::Z).z > LEAST_UPRIGHT).then(|| pose * Vec3::new(0.0, 0.0, height))
}

/// Whether nothing but what is held is above a point: no pyramid is nested on a tip.
pub(super) fn is_bare(sim: &Sim, held: &[PieceId], point: Vec3) -> bool {
    let not_held = not_of(held);
    let queries = sim.queries(QueryFilter::default().predicate(&not_held));
    queries.cast_ray(&Ray::new(point + Vec3::Z * TOUCH_CM, Vec3::Z), LOOK_DOWN_CM, true).is_none()
}

/// How a card comes to rest whose weight is outside the tips that it touches first.
fn rest(
    sim: &Sim,
    card: PieceId,
    pose: Pose,
    (up, weight): (Vec3, Vec2),
    tips: &[(PieceId, Vec3)],
) -> TipRest {
    let points: Vec<Vec3> = tips.iter().map(|(_, tip)| *tip).collect();
    let Some(Plane { normal, on }) = plane_of_rest(&points, weight) else { return TipRest::Falls };
    let slope = angle_deg(Vec3::Z, normal).to_radians();
    let friction = on.iter().map(|&i| sim.friction_between(card, tips[i].0)).fold(f32::MAX, f32::min);
    let deg = angle_deg(up, normal);
    if libm::tanf(slope) >= friction {
        return TipRest::Slides(deg);
    }
    let half = sim.geometry(card).half_thickness.unwrap_or(0.0);
    let from = points[on[0]];
    let aside = (pose.translation - from).truncate();
    let height = from.z - aside.dot(normal.truncate()) / normal.z;
    let lies = pose.translation.truncate().extend(height) + normal * half;
    let pose = Pose::from_parts(lies, Rotation::from_rotation_arc(up, normal) * pose.rotation);
    TipRest::Tilts { deg, pose, polygon: hull(on.iter().map(|&i| points[i].truncate())) }
}

/// A plane on tips.
#[derive(Debug, PartialEq)]
struct Plane {
    /// Its unit normal, upwards.
    normal: Vec3,
    /// Which tips lie in it.
    on: Vec<usize>,
}

/// The plane on which a plate comes to lie: through three tips, with no tip above it and the weight among the three.
fn plane_of_rest(tips: &[Vec3], weight: Vec2) -> Option<Plane> {
    let n = tips.len();
    let triples = (0..n).flat_map(|i| (i + 1..n).flat_map(move |j| (j + 1..n).map(move |k| [i, j, k])));
    triples
        .filter_map(|[i, j, k]| {
            let normal = (tips[j] - tips[i]).cross(tips[k] - tips[i]).try_normalize()?;
            let normal = if normal.z < 0.0 { -normal } else { normal };
            let above = |tip: &Vec3| (*tip - tips[i]).dot(normal);
            let triangle = hull([i, j, k].map(|one| tips[one].truncate()));
            let carries = tips.iter().all(|tip| above(tip) < TOUCH_CM) && margin(&triangle, weight) >= 0.0;
            let on = || (0..n).filter(|&one| above(&tips[one]) > -TOUCH_CM).collect();
            (normal.z > f32::EPSILON && carries).then(|| Plane { normal, on: on() })
        })
        .next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plate_rests_on_the_three_highest_round_its_weight_and_on_no_low_one() {
        let tips =
            [Vec3::ZERO, Vec3::new(4.0, 0.0, 0.0), Vec3::new(0.0, 4.0, 0.0), Vec3::new(1.0, 1.0, -0.5)];
        let on = |tips: &[Vec3], weight| plane_of_rest(tips, weight).map(|plane| plane.on);
        assert_eq!(on(&tips, Vec2::ONE), Some(vec![0, 1, 2]));
        // A high one in the middle carries with two of the others, on whichever side the weight is.
        let tent = [tips[0], tips[1], tips[2], Vec3::new(1.0, 1.0, 0.5)];
        assert_eq!(on(&tent, Vec2::new(0.5, 1.2)), Some(vec![0, 2, 3]));
        assert_eq!(on(&tips, Vec2::splat(9.0)), None, "outside of them all");
    }
}
