//! The hand: a capped servo that carries a piece, or a nest of them, as a real body among real bodies.
//!
//! It is driven by [`HandCommand`]es, applied between ticks, so a recording of commands replays a game. Before each tick
//! [`Hand::drive`] sets the force and torque on what it holds; the cap makes it nudge where another hand would ram.
//! Grabbing alone does nothing: a piece that is let go of without having been moved is exactly where it was.

pub use super::flight::CLEARANCE_CM;
use super::flight::{FREE_CM_S, REACH_S, height_needed, speed_limit};
pub use super::hand_options::{HandKind, HandOptions};
use super::observe::angle_deg;
use super::piece::Mobility;
use super::sim::{Sim, collider_handle};
pub use super::sweep::{
    Landing, REACH_CM, is_above, not_of, surface_below, surface_under_weight, sweep_down,
};
pub use super::tremor::{NERVOUS_MM, PERSON_MM};
use game::pieces::PieceId;
use rapier3d::prelude::*;
use serde::{Deserialize, Serialize};

/// Fastest the hand turns, rad/s.
const MOST_RAD_S: f32 = 8.0;
/// Strongest acceleration of the hand beyond carrying, in cm/s²: with it a large pyramid pushes with three times its
/// weight, which nudges its like and cannot fling it.
const MOST_CM_S2: f32 = 3_000.0;
/// Strongest angular acceleration, rad/s².
const MOST_RAD_S2: f32 = 1_500.0;
/// Speed of lowering until touch, cm/s; a level hand has its own.
pub(crate) const LOWER_CM_S: f32 = 1.0;
/// Speed at which a level hand lowers as long as one holds, cm/s: it does not stop at what it touches, and presses the more the
/// longer one holds. People let go of the key a reaction late, which spoils one placement in twenty-five (docs/physics.md).
const LEVEL_LOWER_CM_S: f32 = 7.0;
/// The hand keeps still sideways while it is this far below the height it needs, cm.
const RISE_FIRST_CM: f32 = 0.3;
/// A bare hand comes to the speed that it wants within about this, s: an arm and what it holds have weight. With it the hand
/// goes 8 % too far before it comes to rest (damping ratio √(0.08/0.05)/2 = 0.63; assumed).
const ARM_S: f32 = 0.05;
/// How long the hand eases out after letting go, s.
const EASE_S: f32 = 0.1;
/// A contact that pushes and is nearer than this ends the lowering, cm. The engine finds a pair's contacts anew only when
/// the two have moved by its recycling distance (0.005 cm), so the gap it tells may be that much too wide.
const TOUCH_CM: f32 = 0.008;
/// What touches something and has tilted or slid by more than this against how the hand holds it is not lowered any further,
/// degrees and cm.
const SLIP_DEG: f32 = 1.0;
const SLIP_CM: f32 = 0.1;

/// Something the player's hand does, between two ticks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum HandCommand {
    /// Takes hold of a piece, or of a nest, lowest first.
    Grab(Vec<PieceId>),
    /// Wants the (lowest) piece's origin here, cm.
    Move([f32; 3]),
    /// Wants the piece to be turned so: a unit quaternion, x y z w.
    Turn([f32; 4]),
    /// Begins or stops lowering: until touch, or with a level hand until it stops.
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
    /// When it was grabbed, ticks.
    since: u64,
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
                        held.target.translation = steady(&self.options, sim, held);
                        held.touching = false;
                        set_solid(sim, &held.pieces, true);
                    }
                    held.lowering = *on;
                }
            }
            HandCommand::AutoRaise(on) => self.level_flight = !on || !self.options.kind.helps(),
            HandCommand::Release => self.release(sim),
            HandCommand::PutBack => self.put_back(sim),
            HandCommand::Assist(_) | HandCommand::Preview(_) => {}
        }
    }

    fn grab(&mut self, sim: &mut Sim, pieces: &[PieceId]) {
        let movable = |id: &PieceId| id.index() < sim.len() && sim.piece(*id).mobility == Mobility::Free;
        if self.held.is_some() || pieces.is_empty() || !pieces.iter().all(movable) {
            return;
        }
        // What it still eased out of is left to itself.
        if let Some((pieces, _)) = self.easing.take() {
            self.ease(sim, pieces, 0);
        }
        // What whoever held something before did to their hand is over.
        self.level_flight = !self.options.kind.helps();
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
            since: sim.ticks(),
        });
    }

    fn release(&mut self, sim: &mut Sim) {
        let Some(held) = self.held.take() else { return };
        if !held.moved {
            return;
        }
        set_solid(sim, &held.pieces, true);
        let bare = self.options.kind == HandKind::Bare;
        let nudge = self.options.tremor().nudge(sim.ticks());
        for &id in &held.pieces {
            let body = sim.body_mut(id);
            let (velocity, spin) =
                if bare { (body.linvel(), body.angvel()) } else { (Vector::ZERO, Vector::ZERO) };
            body.set_linvel(velocity + nudge, true);
            body.set_angvel(spin, true);
        }
        // A bare hand is gone at once.
        let ease_s = if bare { 0.0 } else { EASE_S };
        let ticks = (ease_s / sim.settings().tick_s).round() as u32;
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
            if self.options.kind == HandKind::Ghost && !held.lowering {
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
        if ticks_left > 0 {
            sim.carry(&pieces);
        }
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
        let tremor = self.options.tremor();
        let [sways, will_sway] = [0, 1].map(|later| tremor.sway(sim.ticks() + later, tick_s));
        let mut at = sim.pose(held.pieces[0]);
        // Where a steady hand would have it: else a sway downwards would count as a climb still to be made.
        at.translation -= sways.shift;
        let mut aim = held.target;
        let presses = self.options.kind == HandKind::Level;
        if held.lowering {
            held.touching = held.touching || touches(sim, &held.pieces) || slips(sim, held);
            if presses {
                held.target.translation.z -= LEVEL_LOWER_CM_S * tick_s;
            } else if !held.touching {
                held.target.translation.z -= LOWER_CM_S * tick_s;
            }
            aim = held.target;
        } else if self.options.kind == HandKind::Helped && self.auto_raise() {
            let needed = height_needed(sim, &held.pieces, at, aim);
            aim.translation.z = needed;
            if at.translation.z < needed - RISE_FIRST_CM {
                aim.translation.x = at.translation.x;
                aim.translation.y = at.translation.y;
            }
        }
        let limit = if held.lowering && !presses {
            2.0 * LOWER_CM_S
        } else if matches!(self.options.kind, HandKind::Ghost | HandKind::Bare) {
            FREE_CM_S
        } else {
            speed_limit(sim, &held.pieces, at.translation, aim.translation)
        };
        aim.translation += tremor.aim_error(held.since);
        let answer_s = if self.options.kind == HandKind::Bare { ARM_S } else { tick_s };
        let gravity = sim.settings().gravity();
        sim.carry(&held.pieces);
        for (&id, &offset) in held.pieces.iter().zip(&held.offsets) {
            let goal = aim * offset;
            let body = sim.body_mut(id);
            let pose = *body.position();
            // The servo carries the piece as if it were where a steady hand would have it; the sway goes on top of that.
            let swing = goal.translation - aim.translation;
            let ((shift, speed), (_, next_speed)) = (sways.at(swing), will_sway.at(swing));
            let wanted = ((goal.translation - (pose.translation - shift)) / REACH_S).clamp_length_max(limit);
            // The servo acts at the origin of the piece's frame; the body's velocity is that of its centre of mass.
            let arm = body.center_of_mass() - pose.translation;
            let spin = body.angvel();
            let velocity = body.linvel() - spin.cross(arm) - speed;
            let push = ((wanted - velocity) / answer_s).clamp_length_max(MOST_CM_S2);
            let half = sways.turn / 2.0;
            let lean = Rotation::from_xyzw(half.x, half.y, half.z, 1.0).normalize();
            let turn = (goal.rotation * (lean.inverse() * pose.rotation).inverse()).to_scaled_axis_shortest();
            let wanted_spin = (turn / REACH_S).clamp_length_max(MOST_RAD_S);
            let twist = ((wanted_spin - (spin - sways.spin)) / answer_s).clamp_length_max(MOST_RAD_S2);
            let shake = (will_sway.spin - sways.spin) / tick_s;
            let twist = twist + shake;
            let push = push + (next_speed - speed) / tick_s + shake.cross(arm);
            let inertia = world_inertia(body);
            let mass = body.mass();
            body.reset_forces(true);
            body.reset_torques(true);
            body.add_force((push - gravity * body.gravity_scale()) * mass, true);
            body.add_torque(inertia * twist, true);
        }
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

/// Where a steady hand would have what this one holds, cm.
fn steady(options: &HandOptions, sim: &Sim, held: &Held) -> Vector {
    let tremor = options.tremor();
    let sway = tremor.sway(sim.ticks(), sim.settings().tick_s);
    sim.pose(held.pieces[0]).translation - sway.shift - tremor.aim_error(held.since)
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

/// Whether held pieces are near enough to touch something and tilt or slide against how the hand holds them.
fn slips(sim: &Sim, held: &Held) -> bool {
    let (at, wanted) = (sim.pose(held.pieces[0]), held.target);
    let turned = |axis: Vector| angle_deg(at.rotation * axis, wanted.rotation * axis) > SLIP_DEG;
    let aside = (at.translation - wanted.translation).truncate().length();
    let moved = turned(Vector::Z) || turned(Vector::X) || aside > SLIP_CM;
    let inside = |id: &PieceId| held.pieces.contains(id);
    moved && sim.contacts().any(|c| inside(&c.a) != inside(&c.b) && c.gap < TOUCH_CM)
}
