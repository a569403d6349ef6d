//! Where a piece counts for grandeur without being a pillar: on the floor that is being built on, beside the feet, low enough
//! that the next floor goes over it.

use super::plan::{CLEAR_CM, StoreyPlan};
use super::site::BotPosition;
use super::spots::{CandidatePose, kind, lift_of, nested, on_card};
use rlyeh_rules::{Class, Surface};
use table::lying::landing;
use table::rapier3d::prelude::*;
use table::shape::Geometry;
use table::{Kind, MM_PER_CM, PieceId};

/// Places are tried so far apart, cm, and in so many turns of a quarter.
const GRID_CM: f32 = 0.6;
const TURNS: u16 = 6;
/// How far from the middle of a floor places are looked for, cm.
const REACH_CM: f32 = 4.2;
/// So much farther from an empty foot than it must be to leave it free, cm.
const SPARE_CM: f32 = 0.1;
/// So much lower than the lowest pillar is what a floor goes over, mm.
const LOWER_MM: f32 = 3.0;
/// A piece lands where it was meant to, within so much, cm.
const LANDS_CM: f32 = 0.15;
/// So many places are worth trying, the nearest to the middle.
const MOST_PLACES: usize = 2;

/// Whether a hand that comes down from above reaches the spot: nothing is over it, and nothing beside it is met.
pub(super) fn within_reach(site: &BotPosition, spot: &CandidatePose) -> bool {
    let game = site.game();
    let moved = if game.in_play(spot.piece) { game.stack(spot.piece) } else { vec![spot.piece] };
    let landed = landing(site.sim(), &moved, spot.pose, true);
    landed.is_some_and(|landed| landed.pose.translation.z - spot.pose.translation.z < LANDS_CM)
}

/// Places on a floor card beside the feet of the plan.
pub(super) fn beside_feet(
    site: &BotPosition,
    plan: &StoreyPlan,
    piece: PieceId,
    class: Class,
) -> Vec<CandidatePose> {
    let Some(card) = plan.floor.piece() else { return vec![] };
    let Some(kind) = kind(site, piece) else { return vec![] };
    let Some(size) = kind.pyramid() else { return vec![] };
    let tall_mm = if class == Class::Flat { size.flat_height_mm() } else { size.height_mm() };
    let pillars = plan.pillars();
    let lowest_mm = pillars.iter().flatten().map(|pillar| pillar.height_mm()).fold(f32::MAX, f32::min);
    if lowest_mm == f32::MAX || tall_mm + LOWER_MM > lowest_mm {
        return vec![];
    }
    let level = Rotation::from_rotation_arc(Vector::Z, plan.normal);
    let middle = plan.feet.iter().map(|foot| foot.at).sum::<Vector>() / plan.feet.len() as f32;
    let (stance, lift, half) = (kind.stance(class), lift(&kind, class), half_cm(&kind, class));
    let empty = || plan.feet.iter().filter(|foot| foot.pillar.is_none());
    let steps = (REACH_CM / GRID_CM) as i16;
    let places = (-steps..=steps).flat_map(|x| (-steps..=steps).map(move |y| [x, y]));
    let mut found: Vec<(f32, CandidatePose)> = vec![];
    for [x, y] in places {
        let at = middle + level * Vector::new(f32::from(x), f32::from(y), 0.0) * GRID_CM;
        let away = at.distance(middle);
        let clear = empty().all(|foot| foot.at.distance(at) > CLEAR_CM + SPARE_CM);
        if away > REACH_CM || !on_card(site.sim(), card, at, half * 0.7) || !clear {
            continue;
        }
        let pose = |turn: u16| {
            let yaw = std::f32::consts::TAU * f32::from(turn) / f32::from(TURNS);
            let turn = level * Rotation::from_rotation_z(yaw) * stance;
            // Turned about the centre of its mass, which is near a third of its height.
            let centre = turn * Vector::new(0.0, 0.0, size.height_mm() / 3.0 / MM_PER_CM);
            let aside = centre - plan.normal * centre.dot(plan.normal);
            Pose::from_parts(at - aside + plan.normal * lift, turn)
        };
        let fits = |pose: &Pose| within_reach(site, &CandidatePose { piece, pose: *pose });
        found.extend((0..TURNS).map(pose).find(fits).map(|pose| (away, CandidatePose { piece, pose })));
    }
    found.sort_by(|a, b| a.0.total_cmp(&b.0));
    found.into_iter().take(MOST_PLACES).map(|(_, spot)| spot).collect()
}

/// On the tips beside the feet, low enough under the next floor; and on the tips of other floors, with their storeys.
pub(super) fn on_other_tips(
    site: &BotPosition,
    plan: Option<&StoreyPlan>,
    piece: PieceId,
) -> Vec<(CandidatePose, u8)> {
    let game = site.game();
    let pillars: Vec<_> = plan.iter().flat_map(|plan| plan.pillars()).flatten().collect();
    let lowest_mm = pillars.iter().map(|pillar| pillar.height_mm()).fold(f32::MAX, f32::min);
    let not_on: Vec<PieceId> = pillars.iter().map(|pillar| pillar.top).collect();
    let height_mm = kind(site, piece).and_then(|kind| kind.pyramid()).map_or(0.0, |size| size.height_mm());
    let mut found = vec![];
    for (spot, tip) in nested(site, piece, &not_on, |_, _| true) {
        let storey = game.storeys_below(tip);
        let under_next = plan.filter(|plan| game.support_surface(Surface::Pyramid(tip)) == plan.floor);
        let low = under_next.is_none_or(|plan| {
            let tip = spot.pose * Vector::new(0.0, 0.0, height_mm / MM_PER_CM);
            tip.z * MM_PER_CM + LOWER_MM < plan.floor_mm + lowest_mm
        });
        if storey > 0 && low {
            found.push((spot, storey));
        }
    }
    found
}

/// How high the origin of a pyramid is above its floor, cm.
fn lift(kind: &Kind, class: Class) -> f32 {
    if class == Class::Flat { lift_of(kind) } else { 0.0 }
}

/// Half of the room that a pyramid takes on its floor, about, cm.
fn half_cm(kind: &Kind, class: Class) -> f32 {
    let Ok(geometry) = Geometry::of(kind) else { return 0.0 };
    let stance = kind.stance(class);
    let corners = || geometry.corners().map(move |corner| stance * corner);
    let wide = |of: fn(Vector) -> f32| {
        let (least, most) = corners().map(of).fold((f32::MAX, f32::MIN), |(a, b), x| (a.min(x), b.max(x)));
        most - least
    };
    wide(|corner| corner.x).max(wide(|corner| corner.y)) / 2.0
}
