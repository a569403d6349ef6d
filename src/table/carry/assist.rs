//! Help with nesting: near a free tip an upright pyramid is drawn over it and lined up with it, the more the nearer. And a
//! magnet for cards: near where a card would lie level and firm on tips it is drawn there.

use super::mark::{Footprint, Mark, carrying_points};
use super::{Carry, Pull, turns};
use crate::hand::not_of;
use crate::lying::landing;
use crate::observe::{CLASS_TOLERANCE_DEG, angle_deg};
use crate::piece::NEST_STEP_MM;
use crate::support::{Balance, hull, incentre};
use crate::tip_plan::{TipPlan, TipRest};
use crate::{MM_PER_CM, PieceId, Sim};
use rapier3d::glamx::{Quat, Vec2, Vec3};
use rapier3d::prelude::{Pose, QueryFilter, Ray};

/// A tip farther aside than this has no pull, cm.
const FAR_CM: f32 = 0.6;
/// Nearer than this its pull is whole, cm.
const NEAR_CM: f32 = 0.3;
/// A place farther aside does not draw a card, and one nearer than this holds it, cm.
const DRAWS_CM: f32 = 1.0;
const HOLDS_CM: f32 = 0.6;
/// A point no farther than this from the plane of three others carries with them, cm.
const AS_HIGH_CM: f32 = 0.02;
/// A tip is free where nothing is above it for so far, cm.
const FREE_CM: f32 = 10.0;
/// From the tip to where looking up begins, cm.
const OVER_TIP_CM: f32 = 0.02;

/// The pull of the place in the middle of all points that would carry a card where it is aimed at three of them, if it would lie
/// level and firm there; only pieces that are built in carry.
pub fn magnet(
    sim: &Sim,
    carry: &Carry,
    mark: Option<&Mark>,
    is_built: impl Fn(PieceId) -> bool,
) -> Option<Pull> {
    let &[card] = &carry.pieces[..] else { return None };
    let mark = mark?;
    let on: [Vec3; 3] = mark.on.clone().try_into().ok()?;
    let normal = (on[1] - on[0]).cross(on[2] - on[0]).normalize_or_zero();
    let footprint = Footprint::of(sim, carry);
    let carries = |point: &Vec3| {
        (*point - on[0]).dot(normal).abs() < AS_HIGH_CM && footprint.outside(mark.at, *point) <= 0.0
    };
    let all = carrying_points(sim, &carry.pieces, &is_built).filter(carries);
    let round = hull(all.map(Vec3::truncate));
    let middle = match round.len() {
        0..=3 => incentre(on.map(Vec3::truncate)),
        more => round.iter().sum::<Vec2>() / more as f32,
    };
    let far = middle.distance(carry.middle_wanted());
    if far > DRAWS_CM {
        return None;
    }
    let at = carry.at.truncate() + middle - carry.middle_wanted();
    let level = Pose::from_parts(at.extend(carry.at.z), carry.turn);
    let plan =
        landing(sim, &carry.pieces, level, true).and_then(|landed| TipPlan::at(sim, card, landed.pose))?;
    let firm = plan.rest == TipRest::AsHeld && Balance::of(plan.margin_cm) == Balance::Inside;
    let share = ((DRAWS_CM - far) / (DRAWS_CM - HOLDS_CM)).clamp(0.0, 1.0);
    firm.then_some(Pull { at, turn_by: 0.0, share, agreed: true })
}

/// The pull of the highest free tip near the place where a pyramid is wanted, if it is wanted upright; only pieces that are
/// built in pull.
pub fn pull(sim: &Sim, carry: &Carry, is_built: impl Fn(PieceId) -> bool) -> Option<Pull> {
    let size = sim.piece(carry.pieces[0]).kind.pyramid()?;
    let upright = |turn: Quat| angle_deg(turn * Vec3::Z, Vec3::Z) <= CLASS_TOLERANCE_DEG;
    if !upright(carry.turn) {
        return None;
    }
    let near = |id: PieceId| {
        let (lower, pose) = (sim.piece(id).kind.pyramid()?, sim.pose(id));
        let tip = pose * Vec3::new(0.0, 0.0, lower.height_mm() / MM_PER_CM);
        let seat = (lower.height_mm() + NEST_STEP_MM - size.height_mm()) / MM_PER_CM;
        let at = (pose * Vec3::new(0.0, 0.0, seat)).truncate();
        let fits = upright(pose.rotation) && at.distance(carry.at.truncate()) < FAR_CM && is_built(id);
        fits.then_some((tip, at, pose.rotation))
    };
    let others = sim.pieces().map(|(id, _)| id).filter(|id| !carry.pieces.contains(id));
    let (tip, at, below) = others.filter_map(near).max_by(|a, b| a.0.z.total_cmp(&b.0.z))?;
    let not_held = not_of(&carry.pieces);
    let above = Ray::new(tip + Vec3::Z * OVER_TIP_CM, Vec3::Z);
    let queries = sim.queries(QueryFilter::default().predicate(&not_held));
    if queries.cast_ray(&above, FREE_CM, true).is_some() {
        return None;
    }
    let heading = turns::heading(carry.turn);
    let turn_by = turns::in_line(heading, turns::heading(below)) - heading;
    let far = at.distance(carry.at.truncate());
    let share = ((FAR_CM - far) / (FAR_CM - NEAR_CM)).clamp(0.0, 1.0);
    Some(Pull { at, turn_by, share, agreed: false })
}
