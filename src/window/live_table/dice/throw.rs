//! A throw of dice, from the hand to rest, as poses in time: real bodies in a tray, worked out at once.
//!
//! What the dice show is asked for; how they fly is not changed by it. The bodies are thrown blank, and when they lie,
//! each gets its faces turned on it so that the one on top is the one that was thrown. Since a die can be turned into
//! itself in every such way, that is a die like any other.

use super::solid::{DieShape, Solid};
use crate::visuals::Tray;
use bevy::math::{Quat, Vec3};
use game::rng::Rng;
use table::Settings;
use table::rapier3d::prelude::*;
use table::sim::Engine;

/// Seed of how dice fly; what they show comes from the rules.
const SEED: u64 = 0x00D1_CE00;
/// Throws that are tried before dice are simply laid down. Many end with a die that leans, more in a small tray.
const MOST_TRIES: u64 = 64;
/// A throw that lasts longer is thrown anew, s.
const LONGEST_S: f32 = 4.0;
/// Dice lie when all have been slower than this, cm/s and rad/s, for so many ticks.
const STILL_CM_S: f32 = 0.25;
const STILL_RAD_S: f32 = 0.15;
const STILL_TICKS: usize = 6;
/// A die lies flat when the cosine of its lean is more than this, and its middle as high as it should be, cm.
const FLAT: f32 = 0.9995;
const HEIGHT_OFF_CM: f32 = 0.03;
/// Cast resin, g/cm³.
const DENSITY: f32 = 1.2;
/// Resin on felt.
const FRICTION: f32 = 0.36;
const RESTITUTION: f32 = 0.5;
/// What felt takes from a rolling die, 1/s.
const ROLLING_DAMPING: f32 = 0.9;
/// How far ahead of a body its contacts are seen, cm: more than it falls in a step, so that it does not sink in.
const AHEAD_CM: f32 = 1.0;
/// How high the hand is, cm.
const HAND_CM: f32 = 8.0;
/// Distance of dice in the hand, cm; more than the largest is across.
const APART_CM: f32 = 4.1;
/// The walls go up this far, unseen, cm.
const WALL_CM: f32 = 40.0;

/// A die, and the face that it shall show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieResult {
    /// Its body.
    pub shape: DieShape,
    /// Which of its faces, from 0.
    pub face: usize,
}

/// A throw.
#[derive(Clone, Debug)]
pub struct Throw {
    /// The poses of all dice, tick by tick. The labels are turned already.
    ticks: Vec<Vec<Pose>>,
    tick_s: f32,
}

impl Throw {
    /// Throws dice into a tray. The same `number` gives the same flight for ever.
    pub fn new(tray: &Tray, dice: &[DieResult], number: u64) -> Self {
        let settings = Settings::sleepless();
        let flown = (0..MOST_TRIES)
            .map(|attempt| fly(tray, dice, &settings, number.wrapping_mul(MOST_TRIES).wrapping_add(attempt)))
            .find(|ticks| ticks.last().is_some_and(|end| lie(tray, dice, end)));
        let ticks = flown.unwrap_or_else(|| vec![laid_down(tray, dice)]);
        let end = ticks.last().cloned().unwrap_or_default();
        let labels: Vec<Quat> = dice.iter().zip(&end).map(|(die, pose)| label(*die, pose.rotation)).collect();
        let labelled = |poses: Vec<Pose>| {
            let turned =
                |(pose, label): (Pose, &Quat)| Pose::from_parts(pose.translation, pose.rotation * *label);
            poses.into_iter().zip(&labels).map(turned).collect()
        };
        Self { ticks: ticks.into_iter().map(labelled).collect(), tick_s: settings.tick_s }
    }

    /// How long it takes, s.
    pub fn seconds(&self) -> f32 {
        self.ticks.len().saturating_sub(1) as f32 * self.tick_s
    }

    /// How many dice there are.
    pub fn dice(&self) -> usize {
        self.ticks.first().map_or(0, Vec::len)
    }

    /// Where a die is after so many seconds, cm; nothing for a die that was not thrown.
    pub fn pose(&self, die: usize, after_s: f32) -> Option<Pose> {
        let last = self.ticks.len().checked_sub(1)?;
        let at = (after_s / self.tick_s).clamp(0.0, last as f32);
        let (tick, share) = (at as usize, at.fract());
        let before = self.ticks[tick].get(die)?;
        let after = self.ticks[(tick + 1).min(last)].get(die)?;
        Some(before.lerp(after, share))
    }
}

/// How the labels must be turned on a body that lies so: the face asked for on top, as upright as it can be for whoever
/// sits in front of the table.
fn label(die: DieResult, lies: Quat) -> Quat {
    let solid = die.shape.solid();
    let (top, _) = solid.face_up(lies);
    let face = &solid.faces[die.face];
    let turns = (0..face.corners.len()).map(|spin| solid.turn(die.face, top, spin));
    let upright = |turn: &Quat| (lies * *turn * face.up).y;
    turns.max_by(|a, b| upright(a).total_cmp(&upright(b))).unwrap_or(Quat::IDENTITY)
}

/// Whether all dice lie flat on the felt: none leans on another or on the rim, and none is on another's back.
fn lie(tray: &Tray, dice: &[DieResult], end: &[Pose]) -> bool {
    dice.iter().zip(end).all(|(die, pose)| {
        let solid = die.shape.solid();
        let inside = (pose.translation.truncate() - tray.centre).abs().cmplt(tray.half).all();
        let high = (pose.translation.z - solid.inradius_cm).abs() < HEIGHT_OFF_CM;
        inside && high && solid.face_up(pose.rotation).1 > FLAT
    })
}

/// Where die `i` of `n` is in the hand, over the right end of the tray: two abreast.
fn in_hand(tray: &Tray, i: usize, n: usize) -> Vec3 {
    let rows = n.div_ceil(2).max(1) as f32;
    let (column, row) = ((i % 2) as f32, (i / 2) as f32 - (rows - 1.0) / 2.0);
    let at = tray.centre.extend(HAND_CM);
    at + Vec3::new(tray.half.x - 2.3 - column * APART_CM, row * APART_CM, 0.6 * column)
}

/// Dice that nobody throws: side by side, at rest.
fn laid_down(tray: &Tray, dice: &[DieResult]) -> Vec<Pose> {
    let place = |(i, die): (usize, &DieResult)| {
        let solid = die.shape.solid();
        let flat = Quat::from_rotation_arc(solid.faces[0].normal, Vec3::Z);
        let at = in_hand(tray, i, dice.len()).with_z(solid.inradius_cm);
        Pose::from_parts(at - Vec3::X * tray.half.x / 2.0, flat)
    };
    dice.iter().enumerate().map(place).collect()
}

/// Throws blank dice, until they lie or the time is over: their poses, tick by tick.
fn fly(tray: &Tray, dice: &[DieResult], settings: &Settings, seed: u64) -> Vec<Vec<Pose>> {
    let mut rng = Rng::stream(SEED, seed);
    let mut world = Engine::default();
    build_tray(&mut world, tray);
    let bodies: Vec<RigidBodyHandle> = dice
        .iter()
        .enumerate()
        .filter_map(|(i, die)| {
            put_in_hand(&mut world, die.shape.solid(), in_hand(tray, i, dice.len()), &mut rng)
        })
        .collect();
    let poses =
        |world: &Engine| bodies.iter().map(|&body| *world.bodies[body].position()).collect::<Vec<_>>();
    let mut pipeline = PhysicsPipeline::new();
    let mut ticks = vec![poses(&world)];
    let mut still = 0;
    while still < STILL_TICKS && (ticks.len() as f32) * settings.tick_s < LONGEST_S {
        step(&mut world, &mut pipeline, settings);
        ticks.push(poses(&world));
        let quiet = |body: &RigidBodyHandle| {
            let body = &world.bodies[*body];
            body.linvel().length() < STILL_CM_S && body.angvel().length() < STILL_RAD_S
        };
        still = if bodies.iter().all(quiet) { still + 1 } else { 0 };
    }
    if still < STILL_TICKS { vec![] } else { ticks }
}

fn step(world: &mut Engine, pipeline: &mut PhysicsPipeline, settings: &Settings) {
    for _ in 0..settings.steps_per_tick {
        pipeline.step(
            settings.gravity(),
            &settings.integration_parameters(),
            &mut world.islands,
            &mut world.broad_phase,
            &mut world.narrow_phase,
            &mut world.bodies,
            &mut world.colliders,
            &mut world.impulse_joints,
            &mut world.multibody_joints,
            &mut world.ccd_solver,
            &(),
            &(),
        );
    }
}

/// The felt, and walls that nothing flies over.
fn build_tray(world: &mut Engine, tray: &Tray) {
    let (half, centre) = (tray.half, tray.centre.extend(0.0));
    let thick = 3.0;
    let wide = half.max_element() + 2.0 * thick;
    let mut slab = |at: Vec3, size: Vec3| {
        let collider = ColliderBuilder::cuboid(size.x, size.y, size.z).translation(centre + at);
        world.colliders.insert(collider.friction(FRICTION).restitution(RESTITUTION));
    };
    slab(Vec3::Z * -thick, Vec3::new(wide, wide, thick));
    for side in [-1.0, 1.0] {
        slab(Vec3::X * side * (half.x + thick), Vec3::new(thick, wide, WALL_CM));
        slab(Vec3::Y * side * (half.y + thick), Vec3::new(wide, thick, WALL_CM));
    }
}

/// A die as it leaves the hand, to the left and a little away from the player; `None` if there is no such body.
fn put_in_hand(world: &mut Engine, solid: &Solid, at: Vec3, rng: &mut Rng) -> Option<RigidBodyHandle> {
    let mut between = |low: f32, high: f32| low + (high - low) * rng.below(1 << 20) as f32 / (1 << 20) as f32;
    let mut direction = || loop {
        let at = Vec3::new(between(-1.0, 1.0), between(-1.0, 1.0), between(-1.0, 1.0));
        if (0.1..1.0).contains(&at.length()) {
            break at.normalize();
        }
    };
    let (axis, spin) = (direction(), direction());
    let velocity = Vec3::new(-between(18.0, 38.0), between(-14.0, 16.0), between(60.0, 110.0));
    let body = RigidBodyBuilder::dynamic()
        .pose(Pose::from_parts(at, Quat::from_axis_angle(axis, between(0.0, 3.1))))
        .linvel(velocity)
        .angvel(spin * between(12.0, 30.0))
        .angular_damping(ROLLING_DAMPING)
        .soft_ccd_prediction(AHEAD_CM);
    let points: Vec<Vec3> = solid.faces.iter().flat_map(|face| face.corners.iter().copied()).collect();
    let hull = ColliderBuilder::convex_hull(&points)?;
    let body = world.bodies.insert(body);
    let hull = hull.density(DENSITY).friction(FRICTION).restitution(RESTITUTION);
    world.colliders.insert_with_parent(hull, body, &mut world.bodies);
    Some(body)
}
