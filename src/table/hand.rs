//! The hand: a capped servo that carries a piece, or a nest of them, as a real body among real bodies.
//!
//! It is driven by [`HandCommand`]es, applied between ticks, so a recording of commands replays a game. Before each tick
//! [`Hand::drive`] sets the force and torque on what it holds; the cap makes it nudge where another hand would ram.
//! Grabbing alone does nothing: a piece that is let go of without having been moved is exactly where it was.

use super::observe::surface;
use super::piece::{MM_PER_CM, Mobility};
use super::sim::{Sim, collider_handle};
use super::words::{PieceId, Surface};
use rapier3d::parry::query::ShapeCastOptions;
use rapier3d::prelude::*;
use serde::{Deserialize, Serialize};

/// Seconds in which the servo would close the distance to its target.
const REACH_S: f32 = 0.08;
/// Fastest the hand moves, cm/s.
const MOST_CM_S: f32 = 45.0;
/// Fastest the hand turns, rad/s.
const MOST_RAD_S: f32 = 8.0;
/// Strongest acceleration of the hand beyond carrying, in cm/s²: with it a large pyramid pushes with three times its
/// weight, which nudges its like and cannot fling it.
const MOST_CM_S2: f32 = 3_000.0;
/// Strongest angular acceleration, rad/s².
const MOST_RAD_S2: f32 = 1_500.0;
/// Speed of lowering until touch, cm/s.
pub const LOWER_CM_S: f32 = 1.0;
/// How much air auto-raise keeps below what is carried, cm.
pub const CLEARANCE_CM: f32 = 0.6;
/// The hand keeps still sideways while it is this far below the height it needs, cm.
const RISE_FIRST_CM: f32 = 0.3;
/// How long the hand eases out after letting go, s.
const EASE_S: f32 = 0.1;
/// Highest the hand reaches, cm.
pub const REACH_CM: f32 = 60.0;
/// A contact that pushes and is nearer than this ends the lowering, cm. The engine finds a pair's contacts anew only when
/// the two have moved by its recycling distance (0.005 cm), so the gap it tells may be that much too wide.
const TOUCH_CM: f32 = 0.008;

/// Something the player's hand does, between two ticks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum HandCommand {
    /// Takes hold of a piece, or of a nest, lowest first.
    Grab(Vec<PieceId>),
    /// Wants the (lowest) piece's origin here, cm.
    Move([f32; 3]),
    /// Wants the piece to be turned so: a unit quaternion, x y z w.
    Turn([f32; 4]),
    /// Begins or stops lowering until touch.
    Lower(bool),
    /// Keeps clear of what is below, or not.
    AutoRaise(bool),
    /// Lets go.
    Release,
    /// Puts everything back where it was grabbed.
    PutBack,
    /// The player's side of the hand lines the piece up with a tip, or no longer does. It moves nothing: it stands in the log.
    Assist(bool),
    /// The player is shown where what is held would come to rest, or no longer is. It moves nothing: it stands in the log.
    Preview(bool),
}

/// How the hand is set up. Recorded with a score.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct HandOptions {
    /// What is held passes through everything until it is lowered: for practice.
    pub steady: bool,
    /// Size of the tremor, mm. 0: none.
    pub tremor_mm: f32,
    /// Seed of the tremor.
    pub tremor_seed: u64,
}

impl Default for HandOptions {
    fn default() -> Self {
        Self { steady: false, tremor_mm: 0.0, tremor_seed: 0 }
    }
}

/// What the hand holds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Held {
    pieces: Vec<PieceId>,
    /// Where each was grabbed.
    origins: Vec<Pose>,
    /// Each piece's pose in the frame of the first.
    offsets: Vec<Pose>,
    target: Pose,
    /// Whether a command has asked for anything yet.
    moved: bool,
    lowering: bool,
    touching: bool,
}

/// The hand. Part of a table's state.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Hand {
    options: HandOptions,
    held: Option<Held>,
    /// Pieces just let go of, and for how many ticks more the hand eases out.
    easing: Option<(Vec<PieceId>, u32)>,
    level_flight: bool,
}

/// Where a carried piece would come to rest if it were lowered straight down.
#[derive(Clone, Debug, PartialEq)]
pub struct Landing {
    /// The pose at first contact.
    pub pose: Pose,
    /// What it would touch first; the table if nothing else.
    pub on: PieceId,
    /// Where, cm.
    pub point: Vector,
}

impl Hand {
    /// An empty hand.
    pub fn new(options: HandOptions) -> Self {
        Self { options, ..Self::default() }
    }

    /// How it is set up.
    pub fn options(&self) -> HandOptions {
        self.options
    }

    /// What it holds, lowest first.
    pub fn held(&self) -> &[PieceId] {
        self.held.as_ref().map_or(&[], |held| &held.pieces)
    }

    /// Where it wants the (lowest) piece to be.
    pub fn target(&self) -> Option<Pose> {
        self.held.as_ref().map(|held| held.target)
    }

    /// Where the (lowest) piece was grabbed.
    pub fn origin(&self) -> Option<Pose> {
        self.held.as_ref().map(|held| held.origins[0])
    }

    /// Whether it holds something that it has not been asked to move yet.
    pub fn is_unmoved(&self) -> bool {
        self.held.as_ref().is_some_and(|held| !held.moved)
    }

    /// Whether it is lowering until touch.
    pub fn lowering(&self) -> bool {
        self.held.as_ref().is_some_and(|held| held.lowering)
    }

    /// Whether what it lowers has touched something.
    pub fn touching(&self) -> bool {
        self.held.as_ref().is_some_and(|held| held.touching)
    }

    /// Whether it keeps clear of what is below.
    pub fn auto_raise(&self) -> bool {
        !self.level_flight
    }

    /// Whether it neither holds nor eases anything.
    pub fn is_idle(&self) -> bool {
        self.held.is_none() && self.easing.is_none()
    }

    /// Does what a command says. Commands that make no sense now (a move with an empty hand, numbers that are none) do
    /// nothing.
    pub fn command(&mut self, sim: &mut Sim, command: &HandCommand) {
        match command {
            HandCommand::Grab(pieces) => self.grab(sim, pieces),
            HandCommand::Move(to) => {
                let to = Vector::from_array(*to);
                let reach = sim.half_table_cm();
                if let Some(held) = self.held.as_mut().filter(|_| to.is_finite()) {
                    held.moved = true;
                    held.lowering = false;
                    held.touching = false;
                    held.target.translation =
                        to.clamp(Vector::new(-reach, -reach, -1.0), Vector::new(reach, reach, REACH_CM));
                }
            }
            HandCommand::Turn(to) => {
                let to = Rotation::from_array(*to);
                if let Some(held) = self.held.as_mut().filter(|_| to.is_finite() && to.length_squared() > 0.5)
                {
                    held.moved = true;
                    held.target.rotation = to.normalize();
                }
            }
            HandCommand::Lower(on) => {
                if let Some(held) = &mut self.held {
                    held.moved |= *on;
                    if *on && !held.lowering {
                        held.target.translation = sim.pose(held.pieces[0]).translation;
                        held.touching = false;
                        set_solid(sim, &held.pieces, true);
                    }
                    held.lowering = *on;
                }
            }
            HandCommand::AutoRaise(on) => self.level_flight = !on,
            HandCommand::Release => self.release(sim),
            HandCommand::PutBack => self.put_back(sim),
            HandCommand::Assist(_) | HandCommand::Preview(_) => {}
        }
    }

    fn grab(&mut self, sim: &Sim, pieces: &[PieceId]) {
        let movable = |id: &PieceId| id.index() < sim.len() && sim.piece(*id).mobility == Mobility::Free;
        if self.held.is_some() || pieces.is_empty() || !pieces.iter().all(movable) {
            return;
        }
        self.easing = None;
        // What whoever held something before did to their hand is over.
        self.level_flight = false;
        let origins: Vec<Pose> = pieces.iter().map(|&id| sim.pose(id)).collect();
        let offsets = origins.iter().map(|pose| origins[0].inv_mul(pose)).collect();
        self.held = Some(Held {
            pieces: pieces.to_vec(),
            target: origins[0],
            offsets,
            origins,
            moved: false,
            lowering: false,
            touching: false,
        });
    }

    fn release(&mut self, sim: &mut Sim) {
        let Some(held) = self.held.take() else { return };
        if !held.moved {
            return;
        }
        set_solid(sim, &held.pieces, true);
        for &id in &held.pieces {
            let body = sim.body_mut(id);
            body.set_linvel(Vector::ZERO, true);
            body.set_angvel(Vector::ZERO, true);
        }
        let ticks = (EASE_S / sim.settings().tick_s).round() as u32;
        self.easing = Some((held.pieces, ticks));
    }

    fn put_back(&mut self, sim: &mut Sim) {
        let Some(held) = self.held.take() else { return };
        if held.moved {
            set_solid(sim, &held.pieces, true);
            for (&id, &pose) in held.pieces.iter().zip(&held.origins) {
                sim.place(id, pose);
            }
        }
    }

    /// Sets the forces of the hand for the next tick. Call it once before every tick.
    pub fn drive(&mut self, sim: &mut Sim) {
        if let Some((pieces, ticks_left)) = self.easing.take() {
            self.ease(sim, pieces, ticks_left);
        }
        let Some(mut held) = self.held.take() else { return };
        if held.moved {
            // What was never moved stays as it was held, to the bit.
            for &id in &held.pieces {
                sim.let_loose(id);
            }
            if self.options.steady && !held.lowering {
                set_solid(sim, &held.pieces, false);
            }
            self.steer(sim, &mut held);
        }
        self.held = Some(held);
    }

    fn ease(&mut self, sim: &mut Sim, pieces: Vec<PieceId>, ticks_left: u32) {
        let ticks = (EASE_S / sim.settings().tick_s).round().max(1.0);
        let share = ticks_left as f32 / ticks;
        let gravity = sim.settings().gravity();
        for &id in &pieces {
            let body = sim.body_mut(id);
            body.reset_forces(true);
            body.reset_torques(true);
            if ticks_left > 0 {
                let (mass, velocity) = (body.mass(), body.linvel());
                let weight = gravity * body.gravity_scale();
                body.add_force((-weight - velocity / REACH_S) * (mass * share), true);
            }
        }
        self.easing = (ticks_left > 0).then(|| (pieces, ticks_left - 1));
    }

    fn steer(&self, sim: &mut Sim, held: &mut Held) {
        let tick_s = sim.settings().tick_s;
        let at = sim.pose(held.pieces[0]);
        let mut aim = held.target;
        if held.lowering {
            held.touching = held.touching || touches(sim, &held.pieces);
            if !held.touching {
                held.target.translation.z -= LOWER_CM_S * tick_s;
            }
            aim = held.target;
        } else if self.auto_raise() && !self.options.steady {
            let ahead = aim.translation - at.translation;
            let near = ahead.truncate().clamp_length_max(3.0);
            let needed = [0.0, 0.5, 1.0]
                .into_iter()
                .filter_map(|share| {
                    let mut pose = at;
                    pose.rotation = aim.rotation;
                    pose.translation += (near * share).extend(0.0);
                    landing(sim, &held.pieces, pose)
                })
                .map(|landing| landing.pose.translation.z + CLEARANCE_CM)
                .fold(aim.translation.z, f32::max)
                .min(REACH_CM);
            aim.translation.z = needed;
            if at.translation.z < needed - RISE_FIRST_CM {
                aim.translation.x = at.translation.x;
                aim.translation.y = at.translation.y;
            }
        }
        aim.translation += self.tremor(sim);
        let gravity = sim.settings().gravity();
        for (&id, &offset) in held.pieces.iter().zip(&held.offsets) {
            let goal = aim * offset;
            let body = sim.body_mut(id);
            let pose = *body.position();
            let limit = if held.lowering { 2.0 * LOWER_CM_S } else { MOST_CM_S };
            let wanted = ((goal.translation - pose.translation) / REACH_S).clamp_length_max(limit);
            // The servo acts at the origin of the piece's frame; the body's velocity is that of its centre of mass.
            let arm = body.center_of_mass() - pose.translation;
            let spin = body.angvel();
            let velocity = body.linvel() - spin.cross(arm);
            let push = ((wanted - velocity) / tick_s).clamp_length_max(MOST_CM_S2);
            let turn = (goal.rotation * pose.rotation.inverse()).to_scaled_axis_shortest();
            let wanted_spin = (turn / REACH_S).clamp_length_max(MOST_RAD_S);
            let twist = ((wanted_spin - spin) / tick_s).clamp_length_max(MOST_RAD_S2);
            let inertia = world_inertia(body);
            let mass = body.mass();
            body.reset_forces(true);
            body.reset_torques(true);
            body.add_force((push - gravity * body.gravity_scale()) * mass, true);
            body.add_torque(inertia * twist, true);
        }
    }

    /// A small unsteadiness, the same for the same seed and tick.
    fn tremor(&self, sim: &Sim) -> Vector {
        if self.options.tremor_mm <= 0.0 {
            return Vector::ZERO;
        }
        let time = sim.ticks() as f32 * sim.settings().tick_s;
        // Physiological tremor lies between 8 and 12 Hz; three waves a direction at odds with one another.
        let wave = |axis: u64| {
            let phase = |n: u64| {
                let mixed =
                    (self.options.tremor_seed ^ axis << 8 ^ n).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
                mixed as f32 / (1_u64 << 24) as f32 * std::f32::consts::TAU
            };
            [(0, 8.3), (1, 9.7), (2, 11.6)]
                .into_iter()
                .map(|(n, hz)| libm::sinf(std::f32::consts::TAU * hz * time + phase(n)))
                .sum::<f32>()
                / 3.0
        };
        Vector::new(wave(1), wave(2), wave(3)) * (self.options.tremor_mm / MM_PER_CM)
    }
}

trait ScaledAxis {
    fn to_scaled_axis_shortest(self) -> Vector;
}

impl ScaledAxis for Rotation {
    /// The shorter way round as axis times angle, without std's arc functions.
    fn to_scaled_axis_shortest(self) -> Vector {
        let q = if self.w < 0.0 { -self } else { self };
        let axis = Vector::new(q.x, q.y, q.z);
        let sine = axis.length();
        if sine < 1e-7 { axis * 2.0 } else { axis * (2.0 * libm::atan2f(sine, q.w) / sine) }
    }
}

fn world_inertia(body: &RigidBody) -> Matrix {
    let to_world = Matrix::from_quat(body.position().rotation);
    to_world * body.mass_properties().local_mprops.reconstruct_inertia_matrix() * to_world.transpose()
}

fn set_solid(sim: &mut Sim, pieces: &[PieceId], solid: bool) {
    let groups = if solid { InteractionGroups::all() } else { InteractionGroups::none() };
    for &id in pieces {
        if let Some(collider) = sim.engine_mut().colliders.get_mut(collider_handle(id))
            && collider.collision_groups() != groups
        {
            collider.set_collision_groups(groups);
        }
    }
}

fn touches(sim: &Sim, pieces: &[PieceId]) -> bool {
    sim.contacts().any(|contact| {
        pieces.contains(&contact.a) != pieces.contains(&contact.b)
            && contact.gap < TOUCH_CM
            && contact.force > 0.0
    })
}

/// The first surface that pieces in the hand would meet if they were lowered; the table for an empty hand.
pub fn surface_below(sim: &Sim, held: &[PieceId]) -> Surface {
    let Some(&lowest) = held.first() else { return Surface::Table };
    sweep_down(sim, held, sim.pose(lowest)).map_or(Surface::Table, |landing| surface(sim, landing.on))
}

/// The first surface straight below the centre of mass of pieces in the hand, which is the one that would carry most of
/// them; the table for an empty hand.
pub fn surface_under_weight(sim: &Sim, held: &[PieceId]) -> Surface {
    let mass: f32 = held.iter().map(|&id| sim.mass_g(id)).sum();
    if mass <= 0.0 {
        return Surface::Table;
    }
    let weighed = |&id: &PieceId| sim.centre_of_mass(id) * sim.mass_g(id);
    let middle = held.iter().map(weighed).sum::<Vector>() / mass;
    let others = not_of(held);
    let queries = sim.queries(QueryFilter::default().predicate(&others));
    let struck = queries.cast_ray(&Ray::new(middle, -Vector::Z), 2.0 * REACH_CM, true);
    struck.map_or(Surface::Table, |(collider, _)| surface(sim, sim.piece_of(collider)))
}

/// Whether pieces in the hand would meet this piece if nothing else were in their way down.
pub fn is_above(sim: &Sim, held: &[PieceId], below: PieceId) -> bool {
    let only = |handle: ColliderHandle, _: &Collider| handle == collider_handle(below);
    held.first().is_some_and(|&lowest| sweep(sim, held, sim.pose(lowest), &only).is_some())
}

/// Where pieces carried at `pose` (of the first) would land if lowered straight down from above everything there.
fn landing(sim: &Sim, pieces: &[PieceId], pose: Pose) -> Option<Landing> {
    sweep_down(
        sim,
        pieces,
        Pose { translation: Vector::new(pose.translation.x, pose.translation.y, REACH_CM), ..pose },
    )
}

/// Where pieces carried at `pose` (of the first) would land if lowered straight down from there.
pub fn sweep_down(sim: &Sim, pieces: &[PieceId], pose: Pose) -> Option<Landing> {
    sweep(sim, pieces, pose, &not_of(pieces))
}

/// All colliders but those of these pieces: a filter for queries.
pub fn not_of(pieces: &[PieceId]) -> impl Fn(ColliderHandle, &Collider) -> bool {
    move |collider, _| !pieces.iter().any(|&id| collider_handle(id) == collider)
}

fn sweep(
    sim: &Sim,
    pieces: &[PieceId],
    pose: Pose,
    met: &impl Fn(ColliderHandle, &Collider) -> bool,
) -> Option<Landing> {
    let first = *pieces.first()?;
    let queries = sim.queries(QueryFilter::default().predicate(met));
    let base = sim.pose(first);
    let options = ShapeCastOptions {
        max_time_of_impact: 2.0 * REACH_CM,
        stop_at_penetration: true,
        ..ShapeCastOptions::default()
    };
    pieces
        .iter()
        .filter_map(|&id| {
            let at = pose * base.inv_mul(&sim.pose(id));
            let shape = sim.engine().colliders.get(collider_handle(id))?.shape();
            queries.cast_shape(&at, -Vector::Z, shape, options).map(|(struck, hit)| (at, struck, hit))
        })
        .min_by(|a, b| a.2.time_of_impact.total_cmp(&b.2.time_of_impact))
        .map(|(at, struck, hit)| {
            let fall = Vector::new(0.0, 0.0, -hit.time_of_impact);
            Landing {
                pose: Pose { translation: pose.translation + fall, ..pose },
                on: sim.piece_of(struck),
                // The second witness lies on the moving shape, in its own frame.
                point: at * hit.witness2 + fall,
            }
        })
}
