//! What the live table costs in the physics plugin, against the same table ticked plainly. Prints a small table:
//! `cargo bench --profile dev --bench bridge`.
//!
//! The scene is a house of 31 bodies that never sleeps, so every tick is a full one. All variants are measured in
//! turns within one run, so that only the ratios need to be believed.

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::ecs::system::SystemId;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_rapier3d::plugin::systems;
use bevy_rapier3d::prelude::{
    AdditionalMassProperties, Ccd, Collider, ColliderMassProperties, Friction, NoUserData,
    RapierConfiguration, RapierContextInitialization, RapierPhysicsPlugin, Restitution, RigidBody, Sleeping,
    TimestepMode,
};
use game::pieces::Size;
use std::time::{Duration, Instant};
use table::piece::{Kind, Piece};
use table::rapier3d::math::{Pose, Vector};
use table::settings::Settings;
use table::sim::{self, Placement, Sim};
use window::live_table::motion;
use window::live_table::physics::{self, LiveTable, TableClock, TablePiece, TableSet, with_live_table};

const STOREYS: usize = 6;
const WARM_UP_TICKS: usize = 60;
const ROUNDS: usize = 15;
const TICKS_A_ROUND: usize = 60;

fn house() -> Sim {
    let mut pieces = vec![];
    for storey in 0..STOREYS {
        let height = Size::Medium.height_mm() / 10.0;
        let floor = storey as f32 * (height + 0.035);
        let mut put = |kind, x, y, z| {
            let pose = Pose::from_translation(Vector::new(x, y, z));
            pieces.push(Placement::new(Piece::new(kind), pose));
        };
        for (x, y) in [(-2.5, -4.5), (2.5, -4.5), (-2.5, 4.5), (2.5, 4.5)] {
            put(Kind::Pyramid(Size::Medium), x, y, floor);
        }
        put(Kind::Tarot, 0.0, 0.0, floor + height + 0.0175);
    }
    pieces.push(sim::table_top(30.0));
    Sim::new(Settings::sleepless(), pieces).unwrap()
}

fn minimal() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, TransformPlugin));
    app
}

fn ready(mut app: App) -> App {
    app.finish();
    app.cleanup();
    app.update();
    let tick = app.world().resource::<Time<Fixed>>().timestep();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(tick));
    app
}

/// The app as it is played: the bridge, what is seen, and a system that borrows the table before every tick.
fn bridged() -> App {
    let mut app = minimal();
    app.add_plugins((physics::plugin, motion::plugin)).add_systems(
        FixedUpdate,
        (|mut live: LiveTable| live.lend(|sim| assert_eq!(sim.len(), 31)).unwrap()).in_set(TableSet::Before),
    );
    physics::spawn_table(app.world_mut(), house()).unwrap();
    app.insert_resource(TableClock::Running);
    ready(app)
}

/// The plugin as it comes: all of its systems every tick, transforms on the bodies.
fn as_it_comes(systems_too: bool) -> App {
    let settings = Settings::sleepless();
    let mut configuration = RapierConfiguration::new(1.0);
    configuration.gravity = settings.gravity();
    let mut app = minimal();
    let plugin = RapierPhysicsPlugin::<NoUserData>::default().in_fixed_schedule().with_custom_initialization(
        RapierContextInitialization::InitializeDefaultRapierContext {
            integration_parameters: settings.integration_parameters(),
            rapier_configuration: configuration,
        },
    );
    app.insert_resource(TimestepMode::Fixed {
        dt: settings.tick_s,
        substeps: settings.steps_per_tick as usize,
    });
    app.insert_resource(Time::<Fixed>::from_seconds(f64::from(settings.tick_s)));
    app.add_plugins(if systems_too { plugin } else { plugin.with_physics_sets_systems(default()) });
    let mut model = bridged();
    let poses: Vec<Pose> = {
        let house = house();
        house.pieces().map(|(id, _)| house.pose(id)).collect()
    };
    let world = model.world_mut();
    let mut pieces = world.query::<(
        &TablePiece,
        (&RigidBody, &AdditionalMassProperties, &Ccd, &Sleeping),
        (&Collider, &ColliderMassProperties, &Friction, &Restitution),
    )>();
    for (TablePiece(id), body, collider) in pieces.iter(world) {
        let pose = poses[id.index()];
        app.world_mut().spawn((
            (*body.0, *body.1, *body.2, *body.3),
            (collider.0.clone(), *collider.1, *collider.2, *collider.3),
            Transform { translation: pose.translation, rotation: pose.rotation, ..default() },
        ));
    }
    ready(app)
}

struct Variant {
    name: &'static str,
    tick: Box<dyn FnMut()>,
    rounds: Vec<Duration>,
}

impl Variant {
    fn new(name: &'static str, mut tick: impl FnMut() + 'static) -> Self {
        for _ in 0..WARM_UP_TICKS {
            tick();
        }
        Self { name, tick: Box::new(tick), rounds: vec![] }
    }

    fn round(&mut self) {
        let start = Instant::now();
        for _ in 0..TICKS_A_ROUND {
            (self.tick)();
        }
        self.rounds.push(start.elapsed() / TICKS_A_ROUND as u32);
    }

    fn median(&mut self) -> Duration {
        self.rounds.sort();
        self.rounds[self.rounds.len() / 2]
    }
}

fn fixed_update(app: &mut App) {
    app.world_mut().run_schedule(FixedUpdate);
}

fn microseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e6
}

fn main() {
    let mut plain = house();
    let (mut a, mut b) = (bridged(), bridged());
    let (mut c, mut d) = (as_it_comes(true), as_it_comes(true));
    let (mut e, mut f) = (as_it_comes(true), ready(minimal()));
    e.edit_schedule(FixedUpdate, |schedule| {
        schedule.set_executor(SingleThreadedExecutor::new());
    });
    let (mut lender, mut house) = (bridged(), house());
    house.tick().unwrap();
    let mut variants = vec![
        Variant::new("plain Sim::tick", move || plain.tick().unwrap()),
        Variant::new("bridge, FixedUpdate", move || fixed_update(&mut a)),
        Variant::new("bridge, whole frame", move || b.update()),
        Variant::new("plugin as it comes, FixedUpdate", move || fixed_update(&mut c)),
        Variant::new("plugin as it comes, whole frame", move || d.update()),
        Variant::new("plugin as it comes, one thread", move || fixed_update(&mut e)),
        Variant::new("frame without a table", move || f.update()),
        Variant::new("plain Sim::clone", move || drop(house.clone())),
        Variant::new("one lend from outside", move || {
            with_live_table(lender.world_mut(), |live| live.lend(|_| ())).unwrap();
        }),
    ];
    for _ in 0..ROUNDS {
        variants.iter_mut().for_each(Variant::round);
    }
    let base = microseconds(variants[0].median());
    println!("31 bodies, none asleep; median of {ROUNDS} rounds of {TICKS_A_ROUND} ticks\n");
    println!("{:34} {:>10} {:>9}", "", "µs a tick", "of plain");
    for variant in &mut variants {
        let median = microseconds(variant.median());
        println!("{:34} {median:10.1} {:8.2}x", variant.name, median / base);
    }
    each_system();
}

/// The plugin's systems one by one, in its order, in a world where every body has a transform.
fn each_system() {
    let mut app = as_it_comes(false);
    let world = app.world_mut();
    let mut list: Vec<(&str, SystemId, Duration)> = vec![];
    macro_rules! register {
        ($($system:expr),* $(,)?) => {
            $(list.push((stringify!($system), world.register_system($system), Duration::ZERO));)*
        };
    }
    register!(
        systems::update_character_controls,
        bevy::transform::systems::sync_simple_transforms,
        bevy::transform::systems::propagate_parent_transforms,
        systems::on_add_entity_with_parent,
        systems::on_change_context,
        systems::sync_removals,
        systems::init_rigid_bodies,
        systems::init_colliders,
        systems::init_joints,
        systems::apply_scale,
        systems::apply_collider_user_changes,
        systems::apply_joint_user_changes,
        systems::apply_initial_rigid_body_impulses,
        systems::apply_rigid_body_user_changes,
        systems::step_simulation::<NoUserData>,
        systems::update_colliding_entities,
        systems::writeback_rigid_bodies,
        systems::writeback_mass_properties,
    );
    let ticks = ROUNDS * TICKS_A_ROUND;
    for tick in 0..WARM_UP_TICKS + ticks {
        for (_, id, total) in &mut list {
            let start = Instant::now();
            world.run_system(*id).unwrap();
            if tick >= WARM_UP_TICKS {
                *total += start.elapsed();
            }
        }
    }
    println!("\nThe plugin's systems, one after another on one thread; mean µs a tick\n");
    for (name, _, total) in list {
        println!("{name:54} {:9.2}", microseconds(total) / ticks as f64);
    }
}
