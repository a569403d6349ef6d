//! Where the builder would set a piece: a handful of poses worth trying, best guess first.
//!
//! The builder raises three pillars round the middle of a level and lays a card across them when it may; the card's
//! top is the next level.

use super::site::BotPosition;
use crate::referee::layout;
use game::pieces::Size;
use rlyeh_rules::{Asks, BuildSite, Class, Orientation, Piece, Surface};
use table::observe::{self, plane};
use table::piece::{FLOOR_CARD_THICKNESS_MM, NEST_STEP_MM};
use table::rapier3d::prelude::*;
use table::shape::Geometry;
use table::{Kind, MM_PER_CM, PieceId, PieceId as TableId, Sim};

/// A pose to try.
#[derive(Clone, Debug, PartialEq)]
pub struct CandidatePose {
    /// Which piece.
    pub piece: PieceId,
    /// Where it should come to rest.
    pub pose: Pose,
}

/// Distance of the pillars from the middle of a level, cm: wide enough for a card to lie firmly, narrow enough for
/// every shape of card to reach all three.
const PILLAR_CM: f32 = 2.7;
/// Where flat pyramids go: rings round the city, cm.
const BRICK_RINGS_CM: [f32; 4] = [8.5, 12.6, 16.7, 20.8];
/// Room that a flat pyramid takes along its ring, cm.
const BRICK_CM: f32 = 4.0;
/// Twice the area of a triangle of tips that carries a card, at least, cm².
const LEAST_TRIANGLE_CM2: f32 = 4.0;
/// Tips this much lower than the highest still help to carry a card, mm.
const LEVEL_MM: f32 = 10.0;

fn direction(part: u16, of: u16) -> Vector {
    let angle = std::f32::consts::TAU * f32::from(part) / f32::from(of) + std::f32::consts::FRAC_PI_2;
    Vector::new(libm::cosf(angle), libm::sinf(angle), 0.0)
}

/// The level on which the builder builds: the highest card that lies level enough, or the table.
fn level(site: &BotPosition) -> (Surface, Vector, Vector) {
    let (game, sim) = (site.game(), site.sim());
    let highest = game
        .pieces_in_play()
        .into_iter()
        .filter(|&id| matches!(game.piece(id), Some(Piece::Card { .. })))
        .map(|id| (id, plane(sim, id)))
        .filter(|(_, (_, normal))| observe::angle_deg(*normal, Vector::Z) < 3.0)
        .max_by(|a, b| a.1.0.z.total_cmp(&b.1.0.z));
    match highest {
        Some((id, (point, normal))) => (Surface::Card(id), point, normal),
        None => (Surface::Table, Vector::ZERO, Vector::Z),
    }
}

/// Whether a point of a card's top face lies on the card, with some room around it.
pub(super) fn on_card(sim: &Sim, card: TableId, point: Vector, room_cm: f32) -> bool {
    let pose = sim.pose(card);
    let shape = match sim.engine().colliders.get(table::sim::collider_handle(card)) {
        Some(collider) => collider.shape(),
        None => return false,
    };
    (0..4).all(|i| {
        let around = pose.inverse_transform_point(point + direction(i, 4) * room_cm);
        let ray = Ray::new(Vector::new(around.x, around.y, 10.0), -Vector::Z);
        shape.intersects_local_ray(&ray, 20.0)
    })
}

/// Poses worth trying for what the game asks of the builder.
pub fn spots(site: &BotPosition) -> Vec<CandidatePose> {
    match site.game().asks() {
        Asks::Pyramid { orientation, on, .. } => {
            let pieces = one_of_each(site);
            match (orientation, on) {
                (Orientation::Flat, _) => pieces.iter().flat_map(|&p| bricks(site, p)).collect(),
                // Prudence: a weird pyramid on top ends a pillar, a leaning one gains nothing.
                (Orientation::Weird, _) => vec![],
                (_, BuildSite::NewCard(card)) => {
                    pieces.iter().flat_map(|&p| on_new_card(site, p, card)).collect()
                }
                _ => pieces.iter().flat_map(|&p| spires(site, p)).collect(),
            }
        }
        Asks::Card { on, .. } => {
            let among = match on {
                BuildSite::Adjusted(ids) => ids,
                _ => vec![],
            };
            one_of_each(site).iter().flat_map(|&card| across(site, card, &among)).collect()
        }
        Asks::Adjust { card_next: true, .. } => {
            // One adjusted pyramid is enough: on to the card.
            let among: Vec<PieceId> = site.game().adjusted().iter().copied().collect();
            one_of_each(site)
                .iter()
                .filter(|&&id| matches!(site.game().piece(id), Some(Piece::Card { .. })))
                .flat_map(|&card| across(site, card, &among))
                .collect()
        }
        Asks::Adjust { .. } => adjustments(site),
        Asks::Move { onto } => {
            takeable(site).into_iter().take(4).flat_map(|piece| on_new_card(site, piece, onto)).collect()
        }
        Asks::Roll { .. } | Asks::Settle | Asks::Nothing => vec![],
    }
}

pub(super) fn takeable(site: &BotPosition) -> Vec<PieceId> {
    use game::Game;
    use rlyeh_rules::Action;
    let actions = site.game().legal_actions(site.game().active());
    actions.into_iter().filter_map(|a| if let Action::Take(id) = a { Some(id) } else { None }).collect()
}

/// Of the pieces that may be taken, one of each look: the last, which for cards is the top of its pile.
pub(super) fn one_of_each(site: &BotPosition) -> Vec<PieceId> {
    let mut found: Vec<PieceId> = vec![];
    for id in takeable(site) {
        match found.iter_mut().find(|other| site.game().piece(**other) == site.game().piece(id)) {
            Some(same) => *same = id,
            None => found.push(id),
        }
    }
    found
}

pub(super) fn kind(site: &BotPosition, id: PieceId) -> Option<Kind> {
    site.game().piece(id).map(layout::kind)
}

/// Upright on the tip of a pillar, or as a new pillar of the level.
fn spires(site: &BotPosition, piece: PieceId) -> Vec<CandidatePose> {
    let sim = site.sim();
    let Some(size) = kind(site, piece).and_then(|k| k.pyramid()) else { return vec![] };
    let (surface, point, normal) = level(site);
    // A larger one would swallow the tip and may meet neighbours.
    let mut found: Vec<CandidatePose> =
        nested(site, piece, &[], |upper, lower| upper <= lower).into_iter().map(|(spot, _)| spot).collect();
    for i in 0..3 {
        let foot = point + direction(i, 3) * PILLAR_CM;
        let fits = match surface.piece() {
            Some(card) => on_card(sim, card, foot, size.base_mm() / 2.0 / MM_PER_CM),
            None => true,
        };
        if fits {
            found.push(CandidatePose {
                piece,
                pose: Pose::from_parts(foot, Rotation::from_rotation_arc(Vector::Z, normal)),
            });
        }
    }
    found
}

/// Upright on the free tip of any other upright pyramid but for `not_on`, where its size goes `over` that one's; and that
/// pyramid.
pub(super) fn nested(
    site: &BotPosition,
    piece: PieceId,
    not_on: &[PieceId],
    over: fn(Size, Size) -> bool,
) -> Vec<(CandidatePose, PieceId)> {
    let (game, sim) = (site.game(), site.sim());
    let Some(size) = kind(site, piece).and_then(|k| k.pyramid()) else { return vec![] };
    let mut found = vec![];
    for id in game.pieces_in_play().into_iter().filter(|id| !not_on.contains(id)) {
        let Some(facts) = game.facts_of(id) else { continue };
        let upright = facts.class == Some(Class::Upright) && !game.tip_taken(id);
        let Some(lower) = kind(site, id).and_then(|k| k.pyramid()).filter(|_| upright) else { continue };
        if !over(size, lower) {
            continue;
        }
        // One alone is swallowed by a larger one, which stands where it stood.
        let step_mm = lower.height_mm() + NEST_STEP_MM - size.height_mm();
        let step_mm = if game.stack(id).len() == 1 { step_mm.max(0.0) } else { step_mm };
        let pose = sim.pose(id) * Pose::from_translation(Vector::Z * step_mm / MM_PER_CM);
        found.push((CandidatePose { piece, pose }, id));
    }
    found
}

/// Flat on the table, out of the way: pointing outwards on a ring round the city.
pub(super) fn bricks(site: &BotPosition, piece: PieceId) -> Vec<CandidatePose> {
    let Some(kind) = kind(site, piece) else { return vec![] };
    let stance = kind.stance(Class::Flat);
    let lift = lift_of(&kind);
    let place = |at| CandidatePose { piece, pose: Pose::from_parts(at + Vector::Z * lift, stance) };
    free_places(site).map(place).take(2).collect()
}

/// How high the origin of a flat pyramid is, which is the middle of its raised base, cm.
pub(super) fn lift_of(kind: &Kind) -> f32 {
    let stance = kind.stance(Class::Flat);
    Geometry::of(kind).map_or(0.0, |g| -g.corners().map(|c| (stance * c).z).fold(Real::MAX, Real::min))
}

/// Upright on the table, out of the way.
pub(super) fn adrift(site: &BotPosition, piece: PieceId) -> Vec<CandidatePose> {
    free_places(site).map(|at| CandidatePose { piece, pose: Pose::from_translation(at) }).take(1).collect()
}

/// Places on rings round the city where nothing is near, innermost first.
fn free_places(site: &BotPosition) -> impl Iterator<Item = Vector> {
    let sim = site.sim();
    let places = BRICK_RINGS_CM.into_iter().flat_map(|ring| {
        let places = (std::f32::consts::TAU * ring / BRICK_CM) as u16;
        (0..places).map(move |i| direction(i, places) * ring)
    });
    places.filter(move |at| {
        sim.pieces().all(|(id, _)| {
            id == sim.table() || sim.centre_of_mass(id).truncate().distance(at.truncate()) > 3.4
        })
    })
}

/// Upright in the middle of a new card, or over one of the tips that carry it.
fn on_new_card(site: &BotPosition, piece: PieceId, card: PieceId) -> Vec<CandidatePose> {
    let (point, normal) = plane(site.sim(), card);
    let turn = Rotation::from_rotation_arc(Vector::Z, normal);
    std::iter::once(Vector::ZERO)
        .chain((0..3).map(|i| direction(i, 3) * PILLAR_CM))
        .map(|offset| point + turn * offset)
        .filter(|&foot| on_card(site.sim(), card, foot, 0.9))
        .map(|foot| CandidatePose { piece, pose: Pose::from_parts(foot, turn) })
        .collect()
}

/// How far the tips that carry a card are from its edges is looked for up to here, in these steps, cm.
const ROOMS_CM: [f32; 4] = [1.2, 0.9, 0.6, 0.3];
/// Ways a card is turned.
pub(super) const YAWS: u16 = 24;

/// How a card lies most firmly on three tips: how firmly, in mm of card round them, and its pose. `None` if it cannot.
pub(super) fn lies(site: &BotPosition, card: PieceId, tips: [Vector; 3]) -> Option<(f32, Pose)> {
    let sim = site.sim();
    let wide = (tips[1] - tips[0]).cross(tips[2] - tips[0]);
    if wide.z.abs() < LEAST_TRIANGLE_CM2 {
        return None;
    }
    let normal = if wide.z < 0.0 { -wide } else { wide }.normalize();
    let middle = (tips[0] + tips[1] + tips[2]) / 3.0 + normal * (FLOOR_CARD_THICKNESS_MM / 2.0 / MM_PER_CM);
    let level = Rotation::from_rotation_arc(Vector::Z, normal);
    let centre = sim.pose(card).inverse_transform_point(sim.centre_of_mass(card));
    let collider = sim.engine().colliders.get(table::sim::collider_handle(card))?;
    let holds = |at: Vector| {
        let ray = Ray::new(Vector::new(at.x, at.y, 10.0), -Vector::Z);
        collider.shape().intersects_local_ray(&ray, 20.0)
    };
    let room = |at: Vector| {
        let wide_enough = |room: &f32| (0..8).all(|i| holds(at + direction(i, 8) * *room));
        ROOMS_CM.into_iter().find(wide_enough).filter(|_| holds(at))
    };
    let turned = |yaw: u16| {
        let yaw = std::f32::consts::TAU * f32::from(yaw) / f32::from(YAWS);
        let turn = level * Rotation::from_rotation_z(yaw);
        let pose = Pose::from_parts(middle - turn * centre, turn);
        let rooms = tips.map(|tip| room(pose.inverse_transform_point(tip)));
        let [a, b, c] = rooms;
        Some(((a? + b? + c?) * MM_PER_CM / 3.0, pose))
    };
    (0..YAWS).filter_map(turned).reduce(|best, next| if next.0 > best.0 { next } else { best })
}

/// A tip that could carry a card.
struct CarrierTip {
    id: PieceId,
    at: Vector,
}

fn tips(site: &BotPosition) -> Vec<CarrierTip> {
    let (game, sim) = (site.game(), site.sim());
    let mut tips: Vec<CarrierTip> = game
        .pieces_in_play()
        .into_iter()
        .filter(|&id| {
            game.facts_of(id).is_some_and(|f| f.class == Some(Class::Upright)) && !game.tip_taken(id)
        })
        .filter_map(|id| {
            let size = kind(site, id)?.pyramid()?;
            let tip = Vector::new(0.0, 0.0, size.height_mm() / MM_PER_CM);
            Some(CarrierTip { id, at: sim.pose(id) * tip })
        })
        .collect();
    tips.sort_by(|a, b| b.at.z.total_cmp(&a.at.z));
    tips
}

/// A card across three of the highest tips, at least one of them among `among` unless that is empty.
fn across(site: &BotPosition, card: PieceId, among: &[PieceId]) -> Vec<CandidatePose> {
    let tips = tips(site);
    let mut found: Vec<(f32, CandidatePose)> = vec![];
    let high: Vec<&CarrierTip> = tips.iter().take(8).collect();
    for (i, a) in high.iter().enumerate() {
        for (j, b) in high.iter().enumerate().skip(i + 1) {
            for c in high.iter().skip(j + 1) {
                if !among.is_empty() && ![a, b, c].iter().any(|tip| among.contains(&tip.id)) {
                    continue;
                }
                let wide = (b.at - a.at).cross(c.at - a.at);
                let uneven = (a.at.z - c.at.z) * MM_PER_CM;
                let longest = a.at.distance(b.at).max(b.at.distance(c.at)).max(c.at.distance(a.at));
                if uneven > LEVEL_MM || longest > 7.5 || wide.z.abs() < LEAST_TRIANGLE_CM2 {
                    continue;
                }
                let normal = if wide.z < 0.0 { -wide } else { wide }.normalize();
                let middle = (a.at + b.at + c.at) / 3.0;
                let turn = Rotation::from_rotation_arc(Vector::Z, normal);
                let half = FLOOR_CARD_THICKNESS_MM / 2.0 / MM_PER_CM;
                let pose = Pose::from_parts(middle + normal * half, turn);
                // Higher and more level is better.
                found.push((middle.z - 0.3 * uneven, CandidatePose { piece: card, pose }));
            }
        }
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.into_iter().take(2).map(|(_, spot)| spot).collect()
}

/// Lifting a lone pyramid and setting it down where it completes a triangle of tips under a card to come.
fn adjustments(site: &BotPosition) -> Vec<CandidatePose> {
    let (game, sim) = (site.game(), site.sim());
    let tips = tips(site);
    let takeable = takeable(site);
    let mut found = vec![];
    for tip in tips.iter().filter(|tip| takeable.contains(&tip.id) && game.stack(tip.id).len() == 1) {
        let partners =
            |other: &&CarrierTip| other.id != tip.id && (other.at.z - tip.at.z).abs() * MM_PER_CM < LEVEL_MM;
        if tips.iter().filter(partners).count() < 2 {
            continue;
        }
        // Set down a millimetre aside: an adjustment that disturbs nothing.
        let pose = sim.pose(tip.id);
        let aside = Pose { translation: pose.translation + Vector::new(0.1, 0.0, 0.0), ..pose };
        found.push(CandidatePose { piece: tip.id, pose: aside });
    }
    found.truncate(3);
    found
}
