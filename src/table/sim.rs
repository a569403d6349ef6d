//! The table itself: every set of the physics engine and the pieces, in one value that can be cloned (a what-if),
//! serialised (an exact save) and ticked, with no window anywhere.
//!
//! Body and collider `i` of the engine belong to piece `i`; nothing is added or removed after the start. The table's
//! top is the last piece. The engine's `user_data` is the piece's index plus one and means nothing else.

mod contacts;
mod listen;
mod sleep;
mod ticks;

use super::mass_scaling;
use super::piece::{FELT_FRICTION, FELT_RESTITUTION, Kind, Mobility, Piece};
use super::settings::Settings;
use super::shape::{Geometry, ShapeError};
use game::pieces::PieceId;
use listen::Listener;
use rapier3d::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};
use strum::{Display, IntoStaticStr, VariantArray};
pub use ticks::Moved;

/// Most pieces a table holds.
pub const MOST_PIECES: usize = 2_000;
/// Thickness of the table's top, cm.
pub const TABLE_THICKNESS_CM: f32 = 4.0;
/// A piece whose centre of mass is this far below the table's top has left the table, cm.
pub(crate) const OFF_TABLE_CM: f32 = -2.0;

/// What is wrong with a table, or stopped it.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum TableError {
    /// A piece cannot be made.
    #[error("piece {index}: {source}")]
    Shape {
        /// Its place in the list, from 0.
        index: usize,
        /// What is wrong with it.
        source: ShapeError,
    },
    /// A number of a piece is not usable.
    #[error("piece {index}: {what} cannot be {value}")]
    Number {
        /// Its place in the list, from 0.
        index: usize,
        /// Which number.
        what: Number,
        /// Its value.
        value: f32,
    },
    /// More pieces than a table holds.
    #[error("{count} pieces do not fit: a table holds at most {MOST_PIECES}")]
    TooMany {
        /// How many there were.
        count: usize,
    },
    /// The simulation lost a piece's position. The table is as it was before that moment.
    #[error("the simulation lost hold of piece {}: its position is no longer a number", id.0)]
    NotFinite {
        /// Which piece.
        id: PieceId,
    },
    /// A setting is out of range.
    #[error("no table can be ticked with these settings: {what} is out of range")]
    Setting {
        /// Which.
        what: &'static str,
    },
    /// A restored table does not fit together.
    #[error("the table in this file does not fit together: {what}")]
    Broken {
        /// What does not fit.
        what: &'static str,
    },
}

/// A number of a piece that a table must be able to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Number {
    /// Where it lies: a finite number.
    Position,
    /// Its friction: 0 to 10.
    Friction,
    /// Its restitution: 0 to 1.
    Restitution,
}

/// Where a piece starts.
#[derive(Clone, Debug)]
pub struct Placement {
    /// The piece.
    pub piece: Piece,
    /// Its pose, cm.
    pub pose: Pose,
    /// Whether it starts asleep, as the pieces in reserve do.
    pub asleep: bool,
}

impl Placement {
    /// A piece at a pose, awake.
    pub fn new(piece: Piece, pose: Pose) -> Self {
        Self { piece, pose, asleep: false }
    }

    /// Whether a table takes it as the piece in this place of its list: all that [`Sim::new`] asks of one.
    ///
    /// # Errors
    /// [`TableError`] as for [`Sim::new`].
    pub fn check(&self, index: usize) -> Result<(), TableError> {
        parts(&Settings::default(), index, &self.piece, self.pose, self.asleep).map(drop)
    }
}

/// The sets of the physics engine.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Engine {
    /// Bodies, one a piece.
    pub bodies: RigidBodySet,
    /// Colliders, one a piece.
    pub colliders: ColliderSet,
    /// Islands.
    pub islands: IslandManager,
    /// Broad phase.
    pub broad_phase: DefaultBroadPhase,
    /// Narrow phase: contacts.
    pub narrow_phase: NarrowPhase,
    /// Joints, of which there are none.
    pub impulse_joints: ImpulseJointSet,
    /// Joints, of which there are none.
    pub multibody_joints: MultibodyJointSet,
    /// Continuous collision detection.
    pub ccd_solver: CCDSolver,
}

/// A point where two pieces touch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contact {
    /// One piece.
    pub a: PieceId,
    /// The other.
    pub b: PieceId,
    /// Where, cm.
    pub point: Vector,
    /// Unit normal, from `b` into `a`: the direction in which `b` pushes `a`.
    pub normal: Vector,
    /// Gap between the surfaces, cm; negative where they overlap.
    pub gap: Real,
    /// Force along the normal during the last step, dyn (g·cm/s²).
    pub force: Real,
}

/// The table. See the module's documentation.
#[derive(Serialize, Deserialize)]
pub struct Sim {
    settings: Settings,
    pieces: Vec<Piece>,
    /// Pieces that left the table or were set aside, in the order in which they did.
    parked: Vec<PieceId>,
    ticks: u64,
    engine: Engine,
    #[serde(skip)]
    pipeline: PhysicsPipeline,
    /// Pairs that pressed on each other in any step of the last tick.
    #[serde(skip)]
    pressed: Vec<(PieceId, PieceId)>,
    /// Whether the last tick was stepped finely, because something was fast.
    #[serde(skip)]
    fine: bool,
    /// What a hand moves in the tick to come.
    #[serde(skip)]
    carried: Vec<PieceId>,
    /// Who hears it, if anybody does.
    #[serde(skip)]
    listener: Option<Box<Listener>>,
    /// One of each piece, made when it is first asked for; copies share them.
    #[serde(skip)]
    geometries: OnceLock<Arc<[Geometry]>>,
}

impl Clone for Sim {
    fn clone(&self) -> Self {
        Self {
            settings: self.settings,
            pieces: self.pieces.clone(),
            parked: self.parked.clone(),
            ticks: self.ticks,
            engine: self.engine.clone(),
            // Scratch space only: nothing in it outlives a step.
            pipeline: PhysicsPipeline::new(),
            pressed: self.pressed.clone(),
            fine: self.fine,
            carried: self.carried.clone(),
            listener: None,
            geometries: self.geometries.clone(),
        }
    }
}

/// The engine's handle of a piece's body.
pub fn body_handle(id: PieceId) -> RigidBodyHandle {
    RigidBodyHandle::from_raw_parts(u32::from(id.0), 0)
}

/// A group of the engine's that decides nothing here.
const UNUSED: Group = Group::GROUP_32;

/// The engine's handle of a piece's collider.
pub fn collider_handle(id: PieceId) -> ColliderHandle {
    ColliderHandle::from_raw_parts(u32::from(id.0), 0)
}

/// Whether a table can be ticked with settings.
fn sound(settings: &Settings) -> Result<(), TableError> {
    settings.flaw().map_or(Ok(()), |what| Err(TableError::Setting { what }))
}

pub(super) fn of_body(handle: RigidBodyHandle) -> PieceId {
    PieceId(handle.into_raw_parts().0 as u16)
}

pub(super) fn id_of(handle: ColliderHandle) -> PieceId {
    PieceId(handle.into_raw_parts().0 as u16)
}

/// The table's top as a piece: a fixed box under a felt mat.
pub fn table_top(half_cm: f32) -> Placement {
    let edge = 20.0 * half_cm;
    let top = Piece::new(Kind::Box { size_mm: [edge, edge, 10.0 * TABLE_THICKNESS_CM] });
    let piece =
        Piece { friction: FELT_FRICTION, restitution: FELT_RESTITUTION, mobility: Mobility::Fixed, ..top };
    Placement::new(piece, Pose::from_translation(Vector::new(0.0, 0.0, -TABLE_THICKNESS_CM / 2.0)))
}

impl Sim {
    /// A table with these pieces on it. The last is the table's top (see [`table_top`]).
    ///
    /// # Errors
    /// [`TableError`] naming the first piece that cannot be made.
    pub fn new(settings: Settings, placements: Vec<Placement>) -> Result<Self, TableError> {
        if placements.len() > MOST_PIECES {
            return Err(TableError::TooMany { count: placements.len() });
        }
        sound(&settings)?;
        let mut engine = Engine::default();
        let mut pieces = Vec::with_capacity(placements.len());
        for (index, Placement { piece, pose, asleep }) in placements.into_iter().enumerate() {
            let (body, collider) = parts(&settings, index, &piece, pose, asleep)?;
            let handle = engine.bodies.insert(body);
            engine.colliders.insert_with_parent(collider, handle, &mut engine.bodies);
            // Otherwise the centre of mass is the frame's origin until the first step.
            engine.bodies[handle].recompute_mass_properties_from_colliders(&engine.colliders);
            pieces.push(piece);
        }
        let (pipeline, parked, pressed) = (PhysicsPipeline::new(), vec![], vec![]);
        let mut sim = Self {
            settings,
            pieces,
            parked,
            ticks: 0,
            engine,
            pipeline,
            pressed,
            fine: false,
            carried: vec![],
            listener: None,
            geometries: OnceLock::new(),
        };
        if settings.mass_scaling {
            mass_scaling::foresee(&mut sim);
        }
        Ok(sim)
    }

    /// The settings in force.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Ticks since the start.
    pub fn ticks(&self) -> u64 {
        self.ticks
    }

    /// All pieces with their ids, the table's top included.
    pub fn pieces(&self) -> impl Iterator<Item = (PieceId, &Piece)> {
        self.pieces.iter().enumerate().map(|(i, piece)| (PieceId(i as u16), piece))
    }

    /// How many pieces there are, the table's top included.
    pub fn len(&self) -> usize {
        self.pieces.len()
    }

    /// Whether there is nothing at all, not even a table.
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// The table's top.
    pub fn table(&self) -> PieceId {
        PieceId((self.pieces.len().max(1) - 1) as u16)
    }

    /// A piece.
    pub fn piece(&self, id: PieceId) -> &Piece {
        &self.pieces[id.index()]
    }

    /// A piece's body.
    pub fn body(&self, id: PieceId) -> &RigidBody {
        &self.engine.bodies[body_handle(id)]
    }

    /// A piece's body, to move it or push it.
    pub fn body_mut(&mut self, id: PieceId) -> &mut RigidBody {
        &mut self.engine.bodies[body_handle(id)]
    }

    /// A piece's pose.
    pub fn pose(&self, id: PieceId) -> Pose {
        *self.body(id).position()
    }

    /// A piece's centre of mass.
    pub fn centre_of_mass(&self, id: PieceId) -> Vector {
        self.body(id).center_of_mass()
    }

    /// How many times as massive as it is a piece's body counts, a power of two: more than 1 under a heavy load.
    pub fn mass_scale(&self, id: PieceId) -> Real {
        mass_scaling::of(self.body(id))
    }

    /// A piece's mass, g. That of its body is more by its scale.
    pub fn mass_g(&self, id: PieceId) -> Real {
        let body = self.body(id);
        body.mass() * body.gravity_scale()
    }

    /// Puts a piece somewhere else, at rest and awake, on the table again if it had left it.
    pub fn place(&mut self, id: PieceId, pose: Pose) {
        self.parked.retain(|parked| *parked != id);
        self.let_loose(id);
        mass_scaling::set(self, id, 1.0);
        let body = self.body_mut(id);
        if !body.is_enabled() {
            body.set_enabled(true);
        }
        body.set_position(pose, true);
        body.set_linvel(Vector::ZERO, true);
        body.set_angvel(Vector::ZERO, true);
        body.reset_forces(true);
        body.reset_torques(true);
    }

    /// Pieces that left the table or were set aside.
    pub fn parked(&self) -> &[PieceId] {
        &self.parked
    }

    /// The engine's sets, to look at.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// The engine's sets, for whoever steps them elsewhere (the window's physics plugin) and brings them back.
    pub fn engine_mut(&mut self) -> &mut Engine {
        &mut self.engine
    }

    /// The engine's sets together with the scratch space that belongs to them, for whoever exchanges them for others:
    /// scratch space never outlives the sets it was filled by.
    pub fn engine_and_scratch_mut(&mut self) -> (&mut Engine, &mut PhysicsPipeline) {
        (&mut self.engine, &mut self.pipeline)
    }

    /// Whether another table is the same in all that a save holds of it. The engine remembers in hash tables where it looked
    /// for contacts, and lists those as they come: of these every byte must be there, in any order.
    pub fn is_same(&self, other: &Self) -> bool {
        let exact = |sim: &Self| {
            let Engine { bodies, colliders, islands, broad_phase, .. } = &sim.engine;
            let contacts: Vec<_> =
                sim.engine.narrow_phase.contact_pairs().map(|p| (&p.manifolds, &p.solver_clusters)).collect();
            let own = (&sim.settings, &sim.pieces, &sim.parked, sim.ticks);
            postcard::to_stdvec(&(own, bodies, colliders, islands, broad_phase, contacts)).ok()
        };
        let counted = |sim: &Self| {
            let bytes = postcard::to_stdvec(&sim.engine).ok()?;
            let mut counts = [0_u64; 256];
            bytes.iter().for_each(|byte| counts[usize::from(*byte)] += 1);
            Some(counts)
        };
        exact(self).is_some() && exact(self) == exact(other) && counted(self) == counted(other)
    }

    /// Sets a piece aside: nothing touches it or moves it there until it is placed again. For cards that nobody sees,
    /// and for those that only lie in a pile.
    pub fn set_aside(&mut self, id: PieceId, pose: Pose) {
        self.place(id, pose);
        self.body_mut(id).set_enabled(false);
        self.parked.push(id);
    }

    /// Sets a piece that left the table aside, in a row in front of the table.
    fn park(&mut self, id: PieceId) {
        let slot = self.parked.len() as f32;
        let edge = self.half_table_cm();
        let pose = Pose::from_translation(Vector::new(5.0 * slot - edge, -edge - 8.0, OFF_TABLE_CM));
        self.set_aside(id, pose);
    }

    /// Half the width of the table, cm.
    pub fn half_table_cm(&self) -> f32 {
        match &self.piece(self.table()).kind {
            Kind::Box { size_mm } => size_mm[0] / 20.0,
            _ => 0.0,
        }
    }

    /// Tilts the table by leaning gravity, cm/s², and wakes everything.
    pub fn set_gravity(&mut self, gravity: [f32; 3]) {
        self.settings.gravity = gravity;
        for (_, body) in self.engine.bodies.iter_mut() {
            if body.is_dynamic() && body.is_enabled() {
                body.wake_up(true);
            }
        }
    }

    /// Lets all surfaces rub by a share of their friction, until it is set again. Where that changes, contacts are found anew.
    pub fn set_grip(&mut self, share: f32) {
        let colliders = self.pieces().map(|(id, piece)| (collider_handle(id), piece.friction * share));
        for (handle, friction) in colliders.collect::<Vec<_>>() {
            let collider = &mut self.engine.colliders[handle];
            if collider.friction() == friction {
                continue;
            }
            collider.set_friction(friction);
            // The engine keeps the friction of a contact that it knows already. What changes groups is looked at again.
            let mut groups = collider.solver_groups();
            groups.memberships ^= UNUSED;
            collider.set_solver_groups(groups);
        }
    }

    /// The geometry of a piece.
    pub fn geometry(&self, id: PieceId) -> &Geometry {
        // That of every piece could be made in `new`.
        let made = |piece: &Piece| piece.geometry().unwrap_or_else(|_| unreachable!("made in Sim::new"));
        &self.geometries.get_or_init(|| self.pieces.iter().map(made).collect())[usize::from(id.0)]
    }

    /// How many pieces the engine moves in a tick: all but those that sleep.
    pub fn awake(&self) -> usize {
        self.engine.islands.active_bodies().count()
    }

    /// Highest point of a piece above the table, cm.
    pub fn top_cm(&self, id: PieceId) -> Real {
        let pose = self.pose(id);
        self.geometry(id).corners().map(|corner| (pose * corner).z).fold(Real::MIN, Real::max)
    }

    /// Lowest point of a piece above the table, cm; below zero where it is in the table.
    pub fn lowest_cm(&self, id: PieceId) -> Real {
        let pose = self.pose(id);
        self.geometry(id).corners().map(|corner| (pose * corner).z).fold(Real::MAX, Real::min)
    }

    /// A hand moves these in the tick to come.
    pub(super) fn carry(&mut self, pieces: &[PieceId]) {
        self.carried.extend_from_slice(pieces);
    }

    /// Whether a hand moves a piece in this tick.
    pub(super) fn is_carried(&self, id: PieceId) -> bool {
        self.carried.contains(&id)
    }

    /// Queries (ray and shape casts) on the table as it is.
    pub fn queries<'a>(&'a self, filter: QueryFilter<'a>) -> QueryPipeline<'a> {
        let e = &self.engine;
        e.broad_phase.as_query_pipeline(e.narrow_phase.query_dispatcher(), &e.bodies, &e.colliders, filter)
    }

    /// The piece that a collider belongs to.
    pub fn piece_of(&self, handle: ColliderHandle) -> PieceId {
        id_of(handle)
    }

    /// Checks that a table read from a file fits together.
    ///
    /// # Errors
    /// [`TableError::Broken`], [`TableError::Setting`] or [`TableError::NotFinite`] saying what is wrong.
    pub fn check(&self) -> Result<(), TableError> {
        let broken = |what| Err(TableError::Broken { what });
        if self.pieces.is_empty() || self.pieces.len() > MOST_PIECES {
            return broken("the number of pieces");
        }
        sound(&self.settings)?;
        if self.engine.bodies.len() != self.pieces.len() || self.engine.colliders.len() != self.pieces.len() {
            return broken("pieces without bodies, or bodies without pieces");
        }
        for (id, piece) in self.pieces() {
            let (Some(body), Some(collider)) =
                (self.engine.bodies.get(body_handle(id)), self.engine.colliders.get(collider_handle(id)))
            else {
                return broken("the order of the pieces");
            };
            if collider.parent() != Some(body_handle(id)) {
                return broken("a collider that belongs to another piece");
            }
            if !has_shape(collider, piece, id.index()) {
                return broken("a piece in the shape of another");
            }
            let mark = u128::from(id.0) + 1;
            if body.user_data != mark || collider.user_data != mark {
                return broken("a body that names another piece");
            }
            if !body.position().is_finite() || !body.linvel().is_finite() || !body.angvel().is_finite() {
                return Err(TableError::NotFinite { id });
            }
        }
        let Engine { bodies, islands, broad_phase, impulse_joints, multibody_joints, .. } = &self.engine;
        super::soundness::flaw(bodies, islands, broad_phase, impulse_joints, multibody_joints)
            .map_or(Ok(()), broken)
    }
}

/// Whether a collider has the shape that is made for its piece, to the bit: the engine follows whatever a shape says of itself.
fn has_shape(collider: &Collider, piece: &Piece, index: usize) -> bool {
    let made = piece.geometry().ok().and_then(|geometry| geometry.collider_of(index).ok());
    let bytes = |shape: &SharedShape| postcard::to_stdvec(shape).ok();
    made.is_some_and(|made| bytes(&made).is_some_and(|made| bytes(collider.shared_shape()) == Some(made)))
}

/// The engine's body and collider of a piece: the one place where either is built.
///
/// # Errors
/// [`TableError`] where a number of the piece cannot be used.
pub fn parts(
    settings: &Settings,
    index: usize,
    piece: &Piece,
    pose: Pose,
    asleep: bool,
) -> Result<(RigidBody, Collider), TableError> {
    let shape_error = |source| TableError::Shape { index, source };
    let number = |what, value: f32| Err(TableError::Number { index, what, value });
    if !pose.is_finite() {
        return number(Number::Position, Real::NAN);
    }
    if !(0.0..=10.0).contains(&piece.friction) {
        return number(Number::Friction, piece.friction);
    }
    if !(0.0..=1.0).contains(&piece.restitution) {
        return number(Number::Restitution, piece.restitution);
    }
    let geometry = piece.geometry().map_err(shape_error)?;
    let shape = geometry.collider_of(index).map_err(shape_error)?;
    let mass = geometry.mass_properties(piece.mass).map_err(shape_error)?;
    let user_data = index as u128 + 1;
    let mut body = match piece.mobility {
        Mobility::Fixed => RigidBodyBuilder::fixed(),
        Mobility::Free => RigidBodyBuilder::dynamic().additional_mass_properties(mass).ccd_enabled(true),
    }
    .pose(pose)
    .sleeping(asleep)
    .user_data(user_data)
    .build();
    settings.apply_sleep_policy(body.activation_mut());
    // Any hook makes the engine find contacts anew in every step, and this one does nothing else to what is no sensor.
    // Contacts kept for a while turn too late where something slides from one wedge onto the next, and stop it.
    let wedged = geometry.hull.is_some() && shape.as_compound().is_some();
    let hooks = if wedged { ActiveHooks::FILTER_INTERSECTION_PAIR } else { ActiveHooks::empty() };
    let collider = ColliderBuilder::new(shape)
        .active_hooks(hooks)
        .density(0.0)
        .friction(piece.friction)
        .friction_combine_rule(settings.friction_rule.engine())
        .restitution(piece.restitution)
        .restitution_combine_rule(CoefficientCombineRule::Min)
        .user_data(user_data)
        .build();
    Ok((body, collider))
}
