//! The live table: the engine's sets of a [`Sim`] stepped by `RapierPhysicsPlugin` in `FixedUpdate`.
//!
//! Between calls the plugin's context holds the sets and is the truth. [`LiveTable::lend`] swaps them into the `Sim`
//! for as long as a closure runs, so everything that works on a whole `Sim` (the hand, the settle watch, undo, saves,
//! forks) works on the live table too. A closure may even put another `Sim` of the same pieces in its place: what is
//! swapped back afterwards is then the restored table.
//!
//! Why this is exact. Every piece is an entity with the plugin's own components, spawned in the order of the pieces. So
//! the plugin's map from entities to handles says "body and collider `i` belong to piece `i`" for every `Sim` of these
//! pieces; [`spawn_table`] checks that. Of the plugin's systems only the step runs every tick. The systems that copy
//! components into bodies run once, when the table is spawned. Those that copy bodies into components never run. So
//! nothing but the step and the closures can touch a body, and no old transform can come back into a restored table.
//! The engine's scratch space travels with the sets it belongs to.
//!
//! What to know: the engine's `user_data` is the piece's index plus one. Read as the bits of an entity, as the plugin
//! does, that is an entity which never exists. Ask [`Sim::queries`] for rays and shapes, not the plugin's context.

use crate::texts::Notices;
use bevy::ecs::query::QueryData;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::ecs::system::{SystemParam, SystemState};
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy_rapier3d::plugin::systems::{init_colliders, init_rigid_bodies};
use bevy_rapier3d::prelude::{
    ActiveHooks, AdditionalMassProperties, Ccd, CoefficientCombineRule, Collider, ColliderMassProperties,
    DefaultRapierContext, Friction, MassProperties, NoUserData, PhysicsSet, RapierColliderHandle,
    RapierConfiguration, RapierContextColliders, RapierContextEntityLink, RapierContextInitialization,
    RapierContextJoints, RapierContextSimulation, RapierPhysicsPlugin, RapierRigidBodyHandle,
    RapierRigidBodySet, Restitution, RigidBody, Sleeping, TimestepMode,
};
use game::contact::ContactEvent;
use game::message::{Message, Say};
use std::mem::swap;
use table::piece::Mobility;
use table::rapier3d::dynamics::RigidBody as Body;
use table::rapier3d::math::Pose;
use table::sim::{self, Moved, TableError};
use table::{Piece, PieceId, Settings, Sim, mass_scaling};

/// Puts the physics of the live table into an app. There is no table until [`spawn_table`].
pub fn plugin(app: &mut App) {
    let settings = Settings::default();
    app.insert_resource(timestep(&settings))
        .insert_resource(Time::<Fixed>::from_seconds(f64::from(settings.tick_s)))
        .add_plugins(
            RapierPhysicsPlugin::<NoUserData>::default()
                .in_fixed_schedule()
                .with_custom_initialization(RapierContextInitialization::NoAutomaticRapierContext)
                .with_physics_sets_systems(HashSet::from_iter([PhysicsSet::StepSimulation])),
        )
        .init_resource::<TableClock>()
        .add_message::<PiecesLeft>()
        // One thread: the systems of a tick follow one another anyway, and waking threads costs more than they do.
        .edit_schedule(FixedUpdate, |schedule| {
            schedule.set_executor(SingleThreadedExecutor::new());
        })
        .configure_sets(
            FixedUpdate,
            (
                TableSet::Before,
                (PhysicsSet::SyncBackend, PhysicsSet::StepSimulation, PhysicsSet::Writeback).chain(),
                TableSet::Count,
                TableSet::After,
            )
                .chain()
                .in_set(TableSet::Tick),
        )
        .configure_sets(
            FixedUpdate,
            TableSet::Tick.run_if(resource_exists::<TableSim>.and_then(resource_equals(TableClock::Running))),
        )
        .configure_sets(FixedUpdate, PhysicsSet::StepSimulation.run_if(not(is_heard)))
        .add_systems(
            FixedUpdate,
            (
                (get_ready, enforce_settings).chain().in_set(PhysicsSet::SyncBackend),
                step_heard
                    .run_if(is_heard)
                    .after(PhysicsSet::StepSimulation)
                    .before(PhysicsSet::Writeback)
                    .in_set(TableSet::Tick),
                count_tick.in_set(TableSet::Count),
            ),
        );
}

/// The parts of a tick of the live table, in `FixedUpdate`. None of them runs while the clock stands.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSet {
    /// The whole tick; the others lie in it, in this order.
    Tick,
    /// Before the step: touches of the hand, `Hand::drive`.
    Before,
    /// After the step: the tick is counted and pieces that left the table are set aside. Nobody else's.
    Count,
    /// After that: the settle watch, observation, recording.
    After,
}

/// Whether time passes on the live table.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub enum TableClock {
    /// Ticks pass.
    Running,
    /// Time stands still.
    #[default]
    Paused,
    /// Time stands still because the simulation lost hold of a piece. Undo, then set the clock running.
    Stopped(TableError),
}

/// These pieces left the table in the last tick and were set aside.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct PiecesLeft(pub Vec<PieceId>);

/// The physics entity of a piece. It has no transform and is never drawn: see [`super::motion::VisualOf`].
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TablePiece(pub PieceId);

/// Why a table and the physics plugin do not come together.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum BridgeError {
    /// No table has been spawned.
    #[error("there is no table")]
    NoTable,
    /// The table itself is not right.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The plugin gave a piece another handle than its own.
    #[error("the physics plugin did not take piece {} in its place", id.0)]
    Order {
        /// Which piece.
        id: PieceId,
    },
    /// There are bodies in the plugin's world that are no pieces.
    #[error("{count} things in the physics world are no pieces of this table")]
    Strangers {
        /// How many.
        count: usize,
    },
    /// A table of other pieces was put in this one's place.
    #[error("that table has other pieces ({found} in all) than this one ({expected} in all)")]
    OtherPieces {
        /// Pieces of the table that was spawned.
        expected: usize,
        /// Pieces of the other.
        found: usize,
    },
    /// The physics plugin is not in this app, or failed.
    #[error("the physics plugin could not take the pieces: {0}")]
    Plugin(String),
}

/// A player can do nothing about the rest but load the match again.
impl Say for BridgeError {
    fn message(&self) -> Message {
        match self {
            Self::Table(why) => why.message(),
            _ => Notices::Bridge.message(),
        }
    }
}

/// The live table's [`Sim`] without the engine's sets, which the plugin's context holds. What it can tell without them
/// it tells here; for everything else there is [`LiveTable::lend`].
#[derive(Resource)]
pub struct TableSim {
    sim: Sim,
    /// What the next tick is stepped with.
    ready: Settings,
    /// Whether somebody listens, whatever table is put in this one's place.
    heard: bool,
    /// None until the first tick.
    settings_in_force: Option<Settings>,
    context: Entity,
    entities: Vec<PieceEntities>,
    /// The poses before the last tick, and what `Sim::ticks` said then.
    pub(super) earlier: (u64, Vec<Pose>),
}

/// A piece's two entities.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceEntities {
    /// The one with the plugin's components and [`TablePiece`].
    pub body: Entity,
    /// The one that is seen, with [`super::motion::VisualOf`].
    pub visual: Entity,
}

impl TableSim {
    /// Ticks since the start.
    pub fn ticks(&self) -> u64 {
        self.sim.ticks()
    }

    /// The settings in force.
    pub fn settings(&self) -> &Settings {
        self.sim.settings()
    }

    /// All pieces with their ids, the table's top included.
    pub fn pieces(&self) -> impl Iterator<Item = (PieceId, &Piece)> {
        self.sim.pieces()
    }

    /// A piece.
    pub fn piece(&self, id: PieceId) -> &Piece {
        self.sim.piece(id)
    }

    /// Pieces that left the table.
    pub fn parked(&self) -> &[PieceId] {
        self.sim.parked()
    }

    /// The entities of a piece, if there is such a piece.
    pub fn entities(&self, id: PieceId) -> Option<PieceEntities> {
        self.entities.get(id.index()).copied()
    }
}

/// The plugin's context, whose sets are the live table's.
#[derive(QueryData)]
#[query_data(mutable)]
pub struct Context {
    simulation: &'static mut RapierContextSimulation,
    colliders: &'static mut RapierContextColliders,
    joints: &'static mut RapierContextJoints,
    bodies: &'static mut RapierRigidBodySet,
}

/// Swaps the sets of the plugin's context into a `Sim`, runs a closure with it and swaps them back.
///
/// What the `Sim` held before is in the context meanwhile and in the `Sim` again afterwards.
pub fn lend<R>(context: &mut ContextItem<'_, '_>, sim: &mut Sim, work: impl FnOnce(&mut Sim) -> R) -> R {
    exchange(context, sim);
    let result = work(sim);
    exchange(context, sim);
    result
}

fn exchange(context: &mut ContextItem<'_, '_>, sim: &mut Sim) {
    let (engine, scratch) = sim.engine_and_scratch_mut();
    let simulation = &mut *context.simulation;
    let joints = &mut *context.joints;
    swap(&mut engine.bodies, &mut context.bodies.bodies);
    swap(&mut engine.colliders, &mut context.colliders.colliders);
    swap(&mut engine.islands, &mut simulation.islands);
    swap(&mut engine.broad_phase, &mut simulation.broad_phase);
    swap(&mut engine.narrow_phase, &mut simulation.narrow_phase);
    swap(&mut engine.ccd_solver, &mut simulation.ccd_solver);
    swap(&mut engine.impulse_joints, &mut joints.impulse_joints);
    swap(&mut engine.multibody_joints, &mut joints.multibody_joints);
    swap(scratch, &mut simulation.pipeline);
}

/// The live table, for systems. One system parameter; systems that use it run one after another.
#[derive(SystemParam)]
pub struct LiveTable<'w, 's> {
    contexts: Query<'w, 's, Context, With<DefaultRapierContext>>,
    table: Option<ResMut<'w, TableSim>>,
}

impl LiveTable<'_, '_> {
    /// Runs a closure with the whole live table in one `Sim`. The closure may put another `Sim` of the same pieces in
    /// its place; that one is live from then on, with its own settings.
    ///
    /// # Errors
    /// [`BridgeError::NoTable`]; [`BridgeError::OtherPieces`] where the closure left a `Sim` of another number of
    /// pieces. [`LiveTable::restore`] finds that out before it changes anything.
    pub fn lend<R>(&mut self, work: impl FnOnce(&mut Sim) -> R) -> Result<R, BridgeError> {
        let table = self.table.as_deref_mut().ok_or(BridgeError::NoTable)?;
        let mut context = self.contexts.get_mut(table.context).map_err(|_| BridgeError::NoTable)?;
        let result = lend(&mut context, &mut table.sim, work);
        let (expected, found) = (table.entities.len(), table.sim.len());
        if expected == found { Ok(result) } else { Err(BridgeError::OtherPieces { expected, found }) }
    }

    /// A copy of the live table: a what-if, a save, a state to come back to.
    ///
    /// # Errors
    /// [`BridgeError::NoTable`].
    pub fn capture(&mut self) -> Result<Sim, BridgeError> {
        self.lend(|sim| sim.clone())
    }

    /// Puts another table of the same pieces in the place of the live one: undo, load, fork.
    ///
    /// # Errors
    /// [`BridgeError`] where the other table is not whole or not of these pieces; nothing has changed then.
    pub fn restore(&mut self, other: Sim) -> Result<(), BridgeError> {
        let table = self.table.as_deref().ok_or(BridgeError::NoTable)?;
        if !table.pieces().eq(other.pieces()) {
            return Err(BridgeError::OtherPieces { expected: table.sim.len(), found: other.len() });
        }
        other.check()?;
        self.lend(|sim| *sim = other)
    }

    /// Listens to the table from the next tick on, or no more. The `Sim` then takes the steps itself, for the plugin tells nothing
    /// of a step: it comes to the same bits. What was heard so far is put `into` a list that the caller keeps.
    ///
    /// # Errors
    /// [`BridgeError::NoTable`].
    pub fn hear(&mut self, listen: bool, into: &mut Vec<ContactEvent>) -> Result<(), BridgeError> {
        let table = self.table.as_deref_mut().ok_or(BridgeError::NoTable)?;
        table.heard = listen;
        table.sim.take_heard(into);
        Ok(())
    }

    /// What can be told without the engine's sets.
    pub fn table(&self) -> Option<&TableSim> {
        self.table.as_deref()
    }
}

/// [`LiveTable`] for whoever has the whole world: commands, exclusive systems, tests.
///
/// # Errors
/// [`BridgeError::Plugin`] where [`plugin`] is not in this app, and whatever the closure says.
pub fn with_live_table<R>(
    world: &mut World,
    work: impl FnOnce(&mut LiveTable) -> Result<R, BridgeError>,
) -> Result<R, BridgeError> {
    let mut state = SystemState::<LiveTable>::new(world);
    let mut live = state.get_mut(world).map_err(|error| BridgeError::Plugin(error.to_string()))?;
    work(&mut live)
}

/// The live table's bodies, to look at. Unlike [`LiveTable`] this shares: many systems may look at once.
#[derive(SystemParam)]
pub struct LiveBodies<'w, 's> {
    contexts: Query<'w, 's, &'static RapierRigidBodySet, With<DefaultRapierContext>>,
}

impl LiveBodies<'_, '_> {
    /// A piece's body after the last tick, if there is such a piece.
    pub fn get(&self, id: PieceId) -> Option<&Body> {
        self.contexts.single().ok()?.bodies.get(sim::body_handle(id))
    }

    /// All bodies, in the order of the pieces.
    pub fn iter(&self) -> impl Iterator<Item = &Body> + '_ {
        // Nothing is ever removed from the set, so its order is that of the handles.
        self.contexts.iter().flat_map(|context| context.bodies.iter()).map(|(_, body)| body)
    }
}

fn count_tick(
    mut live: LiveTable,
    mut clock: ResMut<TableClock>,
    mut left: MessageWriter<PiecesLeft>,
) -> Result {
    match live.lend(Sim::after_step)? {
        Ok(Moved::Nothing) => {}
        Ok(Moved::Parked(pieces)) => {
            left.write(PiecesLeft(pieces));
        }
        Err(lost) => *clock = TableClock::Stopped(lost),
    }
    Ok(())
}

fn timestep(settings: &Settings) -> TimestepMode {
    TimestepMode::Fixed { dt: settings.tick_s, substeps: settings.steps_per_tick as usize }
}

/// Asks the live table what the tick is to be stepped with.
fn get_ready(mut live: LiveTable) -> Result {
    let heard = live.table.as_deref().is_some_and(|table| table.heard);
    let ready = live.lend(|sim| {
        if heard {
            sim.listen();
        } else {
            sim.stop_listening();
        }
        sim.get_ready()
    })?;
    if let Some(table) = live.table.as_deref_mut() {
        table.ready = ready;
    }
    Ok(())
}

/// Whether somebody listens to the table.
fn is_heard(table: Option<Res<TableSim>>) -> bool {
    table.is_some_and(|table| table.heard)
}

/// Takes the steps of a tick in the plugin's place, since it tells nothing of a single one.
fn step_heard(mut live: LiveTable) -> Result {
    let Some(ready) = live.table.as_deref().map(|table| table.ready) else { return Ok(()) };
    live.lend(|sim| (0..ready.steps_per_tick).for_each(|_| sim.step(ready.gravity())))?;
    Ok(())
}

/// Gives the plugin these settings where they are new: of a new table, of one put in another's place, or of a finer tick.
fn enforce_settings(
    mut table: ResMut<TableSim>,
    mut contexts: Query<(&mut RapierConfiguration, &mut RapierContextSimulation)>,
    mut mode: ResMut<TimestepMode>,
    mut time: ResMut<Time<Fixed>>,
) -> Result {
    let settings = table.ready;
    if table.settings_in_force != Some(settings) {
        let (mut configuration, mut simulation) = contexts.get_mut(table.context)?;
        configuration.gravity = settings.gravity();
        simulation.integration_parameters = settings.integration_parameters();
        *mode = timestep(&settings);
        time.set_timestep_seconds(f64::from(settings.tick_s));
        table.settings_in_force = Some(settings);
    }
    Ok(())
}

/// Makes a `Sim` the live table of this app: one physics entity a piece, in order, and one that is seen. The clock
/// stands afterwards. A table that was there before is despawned.
///
/// # Errors
/// [`BridgeError`] saying why it cannot be; there is no table then.
pub fn spawn_table(world: &mut World, sim: Sim) -> Result<(), BridgeError> {
    despawn_table(world);
    sim.check()?;
    let context = world
        .spawn((
            Name::new("Table"),
            DefaultRapierContext,
            RapierContextSimulation::default(),
            RapierConfiguration::new(1.0),
        ))
        .id();
    let mut entities = Vec::with_capacity(sim.len());
    for (id, _) in sim.pieces() {
        match body_of(&sim, id) {
            Ok(parts) => entities.push(PieceEntities {
                body: world.spawn((TablePiece(id), RapierContextEntityLink(context), parts)).id(),
                visual: world.spawn(super::visual::visual(id, sim.pose(id))).id(),
            }),
            Err(error) => {
                despawn(world, context, &entities);
                return Err(error);
            }
        }
    }
    if let Err(error) = hand_over(world, context, &entities) {
        despawn(world, context, &entities);
        return Err(error);
    }
    let ready = *sim.settings();
    let mut table =
        TableSim { sim, ready, heard: false, settings_in_force: None, context, entities, earlier: default() };
    // The sets that the plugin made are dropped: from here on those of the `Sim`, in the context, are the table.
    let mut contexts = world.query::<Context>();
    let Ok(mut context) = contexts.get_mut(world, table.context) else {
        despawn(world, table.context, &table.entities);
        return Err(BridgeError::Plugin("it lost its context".to_owned()));
    };
    exchange(&mut context, &mut table.sim);
    *table.sim.engine_mut() = sim::Engine::default();
    world.insert_resource(table);
    world.insert_resource(TableClock::Paused);
    Ok(())
}

/// Takes the live table out of this app and gives it back as a `Sim`, if there was one.
pub fn despawn_table(world: &mut World) -> Option<Sim> {
    let mut table = world.remove_resource::<TableSim>()?;
    world.insert_resource(TableClock::Paused);
    let mut contexts = world.query::<Context>();
    let sim = contexts.get_mut(world, table.context).ok().map(|mut context| {
        exchange(&mut context, &mut table.sim);
        table.sim
    });
    despawn(world, table.context, &table.entities);
    sim
}

/// Everything at once: without its context the plugin has no sets from which it could want to remove the bodies.
fn despawn(world: &mut World, context: Entity, entities: &[PieceEntities]) {
    let pieces = entities.iter().flat_map(|piece| [piece.body, piece.visual]);
    for entity in std::iter::once(context).chain(pieces) {
        // Somebody may have despawned one of them already; then there is nothing left to do.
        let _ = world.try_despawn(entity);
    }
}

/// The plugin's components of a piece, read off the very body and collider that `table::sim::parts` built. The same
/// components for every piece, so that all lie in one archetype, in order.
fn body_of(sim: &Sim, id: PieceId) -> Result<impl Bundle, BridgeError> {
    let piece = sim.piece(id);
    let body = sim.body(id);
    let collider = &sim.engine().colliders[sim::collider_handle(id)];
    // What is only held fast keeps its mass.
    let mass = if piece.mobility == Mobility::Free {
        let shape_error = |source| TableError::Shape { index: id.index(), source };
        let mass = sim.geometry(id).mass_properties(piece.mass).map_err(shape_error)?;
        MassProperties::from_rapier(mass_scaling::times(mass, sim.mass_scale(id)))
    } else {
        MassProperties::default()
    };
    let activation = body.activation();
    Ok((
        if body.is_dynamic() { RigidBody::Dynamic } else { RigidBody::Fixed },
        Collider::from(collider.shared_shape().clone()),
        ColliderMassProperties::Density(0.0),
        AdditionalMassProperties::MassProperties(mass),
        Friction { coefficient: collider.friction(), combine_rule: CoefficientCombineRule::Min },
        Restitution { coefficient: collider.restitution(), combine_rule: CoefficientCombineRule::Min },
        ActiveHooks::from_bits_truncate(collider.active_hooks().bits()),
        Ccd { enabled: body.is_ccd_enabled() },
        Sleeping {
            normalized_linear_threshold: activation.normalized_linear_threshold,
            angular_threshold: activation.angular_threshold,
            sleeping: activation.sleeping,
        },
    ))
}

/// Lets the plugin make its bodies and colliders of the entities, and checks that each has its piece's handle.
fn hand_over(world: &mut World, context: Entity, entities: &[PieceEntities]) -> Result<(), BridgeError> {
    world.run_system_cached(init_rigid_bodies).map_err(|error| BridgeError::Plugin(error.to_string()))?;
    world.run_system_cached(init_colliders).map_err(|error| BridgeError::Plugin(error.to_string()))?;
    for (index, piece) in entities.iter().enumerate() {
        let id = PieceId(index as u16);
        let body = world.get::<RapierRigidBodyHandle>(piece.body).map(|handle| handle.0);
        let collider = world.get::<RapierColliderHandle>(piece.body).map(|handle| handle.0);
        if body != Some(sim::body_handle(id)) || collider != Some(sim::collider_handle(id)) {
            return Err(BridgeError::Order { id });
        }
    }
    let bodies = world.get::<RapierRigidBodySet>(context).map_or(0, |set| set.bodies.len());
    match bodies.saturating_sub(entities.len()) {
        0 => Ok(()),
        count => Err(BridgeError::Strangers { count }),
    }
}
