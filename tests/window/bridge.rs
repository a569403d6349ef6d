//! The live table in the physics plugin is the `Sim`, bit for bit, whatever is done to it.

mod listening;

use bevy::asset::AssetPlugin;
use bevy::ecs::system::RunSystemOnce;
use bevy::gizmos::GizmoPlugin;
use bevy::mesh::MeshPlugin;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_rapier3d::prelude::{
    ActiveHooks, AdditionalMassProperties, Ccd, Collider, Friction, RapierContextColliders,
    RapierRigidBodySet, Restitution, RigidBody, Sleeping,
};
use game::pieces::{CardShape, PieceId, Size};
use shell::wireframes;
use table::piece::{Kind, Mass, Piece};
use table::rapier3d::math::{Pose, Vector};
use table::settings::Settings;
use table::sim::{self, Placement, Sim};
use table::{Hand, HandCommand};
use window::live_table::motion::{self, VisualOf};
use window::live_table::physics::{
    self, BridgeError, LiveTable, PiecesLeft, TableClock, TablePiece, TableSet, TableSim, despawn_table,
    spawn_table, with_live_table,
};

const CARRIED: PieceId = PieceId(0);
const ASLEEP: PieceId = PieceId(1);

fn at(x: f32, y: f32, z: f32) -> Pose {
    Pose::from_translation(Vector::new(x, y, z))
}

fn pyramid(size: Size, x: f32, y: f32, z: f32) -> Placement {
    Placement::new(Piece::new(Kind::Pyramid(size)), at(x, y, z))
}

/// A loose pyramid, one in reserve that sleeps, a floor card that drops from a little way up, and a house of so many
/// storeys of four pyramids and a card.
fn placements(storeys: usize) -> Vec<Placement> {
    let mut pieces = vec![
        pyramid(Size::Large, 12.0, 12.0, 0.0),
        Placement { asleep: true, ..pyramid(Size::Small, -15.0, -15.0, 0.0) },
        Placement::new(Piece::new(Kind::Floor(CardShape::Ring)), at(-14.0, 10.0, 1.5)),
    ];
    for storey in 0..storeys {
        let floor = storey as f32 * (Size::Medium.height_mm() / 10.0 + 0.035);
        for (x, y) in [(-2.5, -4.5), (2.5, -4.5), (-2.5, 4.5), (2.5, 4.5)] {
            pieces.push(pyramid(Size::Medium, x, y, floor));
        }
        let card = floor + Size::Medium.height_mm() / 10.0 + 0.0175;
        pieces.push(Placement::new(Piece::new(Kind::Tarot), at(0.0, 0.0, card)));
    }
    pieces.push(sim::table_top(30.0));
    pieces
}

fn table(storeys: usize) -> Sim {
    Sim::new(Settings::default(), placements(storeys)).unwrap()
}

/// What the hand does, by tick: takes the loose pyramid up, carries it onto the house, lowers it, lets go, and pulls
/// at the sleeper at the end.
fn commands(tick: u64) -> Vec<HandCommand> {
    match tick {
        60 => vec![HandCommand::Grab(vec![CARRIED]), HandCommand::Move([12.0, 12.0, 5.0])],
        90 => vec![HandCommand::Move([0.5, 0.3, 6.0])],
        260 => vec![HandCommand::Lower(true)],
        400 => vec![HandCommand::Release],
        500 => vec![HandCommand::Grab(vec![ASLEEP]), HandCommand::Move([-15.0, -10.0, 2.0])],
        560 => vec![HandCommand::PutBack],
        _ => vec![],
    }
}

fn drive(hand: &mut Hand, sim: &mut Sim) {
    for command in commands(sim.ticks()) {
        hand.command(sim, &command);
    }
    hand.drive(sim);
}

fn play(sim: &mut Sim, hand: &mut Hand, ticks: u64) {
    for _ in 0..ticks {
        drive(hand, sim);
        sim.tick().unwrap();
    }
}

#[derive(Resource, Default, Clone)]
struct TheHand(Hand);

fn drive_live(mut live: LiveTable, mut hand: ResMut<TheHand>) -> Result {
    live.lend(|sim| drive(&mut hand.0, sim))?;
    Ok(())
}

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, TransformPlugin, physics::plugin, motion::plugin))
        .init_resource::<TheHand>()
        .add_systems(FixedUpdate, drive_live.in_set(TableSet::Before));
    app.finish();
    app.cleanup();
    app
}

fn run(app: &mut App, ticks: u64) {
    for _ in 0..ticks {
        app.world_mut().run_schedule(FixedUpdate);
    }
}

fn start(app: &mut App, sim: Sim) {
    spawn_table(app.world_mut(), sim).unwrap();
    *app.world_mut().resource_mut::<TheHand>() = TheHand::default();
    set_clock(app, TableClock::Running);
}

fn set_clock(app: &mut App, clock: TableClock) {
    app.world_mut().insert_resource(clock);
}

fn with<R>(app: &mut App, work: impl FnOnce(&mut Sim) -> R) -> R {
    with_live_table(app.world_mut(), |live| live.lend(work)).unwrap()
}

fn capture(app: &mut App) -> Sim {
    with_live_table(app.world_mut(), |live| live.capture()).unwrap()
}

fn restore(app: &mut App, sim: &Sim) -> Result<(), BridgeError> {
    with_live_table(app.world_mut(), |live| live.restore(sim.clone()))
}

/// Everything there is: bodies, colliders, islands, contacts with their impulses, trees.
fn bytes(sim: &Sim) -> Vec<u8> {
    postcard::to_stdvec(sim).unwrap()
}

fn poses(sim: &Sim) -> Vec<[u32; 13]> {
    sim.pieces()
        .map(|(id, _)| {
            let body = sim.body(id);
            let (p, q) = (body.position().translation, body.position().rotation);
            let (v, w) = (body.linvel(), body.angvel());
            [p.x, p.y, p.z, q.x, q.y, q.z, q.w, v.x, v.y, v.z, w.x, w.y, w.z].map(f32::to_bits)
        })
        .collect()
}

fn assert_same(live: &Sim, plain: &Sim) {
    assert_eq!(live.ticks(), plain.ticks());
    assert_eq!(poses(live), poses(plain), "poses or velocities differ at tick {}", plain.ticks());
    assert!(bytes(live) == bytes(plain), "the engines differ at tick {}", plain.ticks());
}

#[test]
fn plugin_and_sim_are_the_same_bit_for_bit_over_600_ticks_with_a_hand_in_them() {
    let (mut plain, mut hand) = (table(2), Hand::default());
    let mut app = app();
    start(&mut app, table(2));
    for _ in 0..20 {
        run(&mut app, 30);
        play(&mut plain, &mut hand, 30);
        assert_same(&capture(&mut app), &plain);
    }
    assert_eq!(plain.ticks(), 600);
    assert_eq!(app.world().resource::<TheHand>().0, hand);
    // The hand has really done something, so the comparison means something.
    let moved = plain.pose(CARRIED).translation - Vector::new(12.0, 12.0, 0.0);
    assert!(moved.length() > 10.0, "the pyramid is still at {:?}", plain.pose(CARRIED));
}

/// What is fast is stepped more finely, and what has come to rest is not, in the window as in a plain table.
#[test]
fn what_falls_is_stepped_as_in_a_plain_table() {
    let mut plain = table(2);
    let mut up = plain.pose(CARRIED);
    up.translation.z += 15.0;
    plain.place(CARRIED, up);
    let mut app = app();
    start(&mut app, plain.clone());
    for _ in 0..10 {
        run(&mut app, 6);
        (0..6).for_each(|_| plain.tick().unwrap());
        assert_same(&capture(&mut app), &plain);
    }
    assert!(plain.pose(CARRIED).translation.z < up.translation.z - 10.0, "it hangs in the air");
}

#[test]
fn a_table_captured_and_restored_in_mid_flight_goes_on_bit_for_bit() {
    let (mut plain, mut hand) = (table(2), Hand::default());
    let mut app = app();
    start(&mut app, table(2));
    run(&mut app, 175);
    play(&mut plain, &mut hand, 175);
    let saved = bytes(&capture(&mut app));
    let loaded: Sim = postcard::from_bytes(&saved).unwrap();
    let mut cloned = capture(&mut app);
    restore(&mut app, &cloned).unwrap();
    let mut hand_too = hand.clone();
    run(&mut app, 150);
    play(&mut plain, &mut hand, 150);
    play(&mut cloned, &mut hand_too, 150);
    assert_same(&capture(&mut app), &plain);
    assert_same(&cloned, &plain);
    // And by way of a file, into the same app, where by now everything else is later.
    let mut hand = Hand::default();
    play(&mut table(2), &mut hand, 175);
    app.world_mut().resource_mut::<TheHand>().0 = hand.clone();
    let mut plain = postcard::from_bytes(&saved).unwrap();
    restore(&mut app, &loaded).unwrap();
    run(&mut app, 150);
    play(&mut plain, &mut hand, 150);
    assert_eq!(poses(&capture(&mut app)), poses(&plain));
}

/// A save that is opened: the match goes on in the window as it would have without one.
#[test]
fn a_table_that_has_been_played_on_is_taken_up_and_goes_on_bit_for_bit() {
    for ticks in [30, 175, 420] {
        let (mut plain, mut hand) = (table(2), Hand::default());
        play(&mut plain, &mut hand, ticks);
        let mut app = app();
        start(&mut app, plain.clone());
        app.world_mut().resource_mut::<TheHand>().0 = hand.clone();
        assert_same(&capture(&mut app), &plain);
        // Whole frames, so that whatever the plugin does outside the tick is done as well.
        let tick = app.world().resource::<Time<Fixed>>().timestep();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(tick));
        for frames in [1, 1, 1, 2, 100] {
            (0..frames).for_each(|_| app.update());
            let live = capture(&mut app);
            let since = live.ticks() - plain.ticks();
            play(&mut plain, &mut hand, since);
            assert_same(&live, &plain);
        }
        assert!(plain.ticks() > ticks + 100);
    }
}

#[test]
fn a_table_on_which_a_light_piece_carries_a_heavy_one_is_taken_up_as_it_is() {
    let block = |size_mm, grams, z_mm: f32| {
        let piece = Piece { mass: Mass::Grams(grams), ..Piece::new(Kind::Box { size_mm }) };
        Placement::new(piece, at(0.0, 0.0, z_mm / 10.0))
    };
    let light = [20.0, 20.0, 10.0];
    let mut plain = Sim::new(
        Settings::default(),
        vec![block(light, 10.0, 5.0), block([20.0, 20.0, 20.0], 600.0, 20.0), sim::table_top(30.0)],
    )
    .unwrap();
    let borrows = |sim: &Sim| sim.mass_scale(PieceId(0)) > 1.0;
    // Between two commands of the hand that belongs to this app.
    (0..100).for_each(|_| plain.tick().unwrap());
    assert!(borrows(&plain), "the light one borrows inertia");
    let mut app = app();
    start(&mut app, plain.clone());
    for _ in 0..30 {
        run(&mut app, 1);
        plain.tick().unwrap();
        assert_same(&capture(&mut app), &plain);
    }
    let live = capture(&mut app);
    assert!(borrows(&live));
    assert_eq!(live.body(PieceId(0)).mass(), plain.body(PieceId(0)).mass());
    assert!((live.mass_g(PieceId(0)) - 10.0).abs() < 1e-4, "its weight is its own");
}

#[test]
fn undo_to_an_older_table_goes_on_as_a_fresh_clone_of_it_does() {
    let mut app = app();
    start(&mut app, table(2));
    run(&mut app, 100);
    let older = capture(&mut app);
    let hand_then = app.world().resource::<TheHand>().clone();
    for later in [7, 200, 333] {
        run(&mut app, later);
        restore(&mut app, &older).unwrap();
        app.world_mut().insert_resource(hand_then.clone());
        let (mut plain, mut hand) = (older.clone(), hand_then.0.clone());
        assert_same(&capture(&mut app), &plain);
        run(&mut app, 60);
        play(&mut plain, &mut hand, 60);
        assert_same(&capture(&mut app), &plain);
        run(&mut app, 240);
        play(&mut plain, &mut hand, 240);
        assert_same(&capture(&mut app), &plain);
    }
}

#[test]
fn a_closure_may_put_another_table_in_its_place() {
    let mut app = app();
    start(&mut app, table(1));
    run(&mut app, 50);
    let mut fork = capture(&mut app);
    play(&mut fork, &mut Hand::default(), 30);
    let there = fork.clone();
    with(&mut app, move |sim| *sim = there);
    run(&mut app, 5);
    play(&mut fork, &mut Hand::default(), 5);
    assert_same(&capture(&mut app), &fork);
}

#[test]
fn settings_of_a_restored_table_are_in_force() {
    let moon = Settings {
        gravity: [0.0, 30.0, -160.0],
        tick_s: 0.01,
        steps_per_tick: 4,
        iterations: 3,
        ..Settings::default()
    };
    let mut plain = Sim::new(moon, placements(1)).unwrap();
    let mut app = app();
    start(&mut app, table(1));
    run(&mut app, 10);
    restore(&mut app, &plain).unwrap();
    app.world_mut().insert_resource(TheHand::default());
    run(&mut app, 50);
    play(&mut plain, &mut Hand::default(), 50);
    assert_same(&capture(&mut app), &plain);
}

#[test]
fn three_matches_after_each_other_each_start_from_nothing() {
    let mut app = app();
    for storeys in [1, 5, 0] {
        let (mut plain, mut hand) = (table(storeys), Hand::default());
        start(&mut app, table(storeys));
        // Whole frames, so that whatever the plugin does outside the tick is done as well.
        let tick = app.world().resource::<Time<Fixed>>().timestep();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(tick));
        for _ in 0..120 {
            app.update();
        }
        let ticks = app.world().resource::<TableSim>().ticks();
        assert!((119..=120).contains(&ticks), "{ticks} ticks in 120 frames");
        play(&mut plain, &mut hand, ticks);
        assert_same(&capture(&mut app), &plain);
        let count = |app: &mut App| {
            let world = app.world_mut();
            (
                world.query::<&TablePiece>().iter(world).count(),
                world.query::<&VisualOf>().iter(world).count(),
                world.query::<&RapierRigidBodySet>().iter(world).map(|set| set.entity2body().len()).sum(),
                world.query::<&RapierContextColliders>().iter(world).count(),
            )
        };
        assert_eq!(count(&mut app), (plain.len(), plain.len(), plain.len(), 1));
        let last = despawn_table(app.world_mut()).unwrap();
        assert_same(&last, &plain);
        assert_eq!(count(&mut app), (0, 0, 0, 0));
        assert!(despawn_table(app.world_mut()).is_none());
        app.update();
    }
    // And without despawning: the new one takes the old one's place.
    start(&mut app, table(1));
    start(&mut app, table(2));
    run(&mut app, 20);
    assert_eq!(capture(&mut app).len(), table(2).len());
}

#[test]
fn a_piece_thrown_off_the_table_is_set_aside_and_said_so() {
    let throw = |sim: &mut Sim| {
        sim.place(CARRIED, at(29.0, 0.0, 3.0));
        sim.body_mut(CARRIED).set_linvel(Vector::new(60.0, 0.0, 0.0), true);
    };
    let mut app = app();
    start(&mut app, table(1));
    let mut plain = table(1);
    with(&mut app, throw);
    throw(&mut plain);
    run(&mut app, 58);
    play(&mut plain, &mut Hand::default(), 58);
    assert_eq!(plain.parked(), [CARRIED]);
    assert_eq!(app.world().resource::<TableSim>().parked(), [CARRIED]);
    assert_same(&capture(&mut app), &plain);
    let left = app.world().resource::<Messages<PiecesLeft>>();
    assert_eq!(left.iter_current_update_messages().count(), 1);
    // Back on the table it is an ordinary piece again.
    let back = |sim: &mut Sim| sim.place(CARRIED, at(10.0, 10.0, 1.0));
    with(&mut app, back);
    back(&mut plain);
    let mut hand = Hand::default();
    run(&mut app, 100);
    play(&mut plain, &mut hand, 100);
    assert!(plain.parked().is_empty());
    assert_same(&capture(&mut app), &plain);
}

#[test]
fn nothing_moves_while_the_clock_stands() {
    let mut app = app();
    start(&mut app, table(1));
    run(&mut app, 10);
    let before = capture(&mut app);
    set_clock(&mut app, TableClock::Paused);
    for _ in 0..10 {
        app.update();
        run(&mut app, 1);
    }
    assert_same(&capture(&mut app), &before);
    // What is done to the table meanwhile is all that has happened to it afterwards.
    let shove = |sim: &mut Sim| sim.place(CARRIED, at(8.0, 8.0, 2.0));
    with(&mut app, shove);
    run(&mut app, 10);
    set_clock(&mut app, TableClock::Running);
    run(&mut app, 40);
    let mut plain = before;
    shove(&mut plain);
    play(&mut plain, &mut Hand::default(), 40);
    assert_same(&capture(&mut app), &plain);
}

#[test]
fn a_lost_piece_stops_the_clock_and_undo_sets_it_right() {
    let mut app = app();
    start(&mut app, table(1));
    run(&mut app, 10);
    let sound = capture(&mut app);
    with(&mut app, |sim| sim.body_mut(CARRIED).set_linvel(Vector::new(f32::NAN, 0.0, 0.0), true));
    run(&mut app, 5);
    let stopped = TableClock::Stopped(sim::TableError::NotFinite { id: CARRIED });
    assert_eq!(*app.world().resource::<TableClock>(), stopped);
    assert_eq!(app.world().resource::<TableSim>().ticks(), 11, "no tick after the one that lost it");
    restore(&mut app, &sound).unwrap();
    set_clock(&mut app, TableClock::Running);
    run(&mut app, 30);
    let mut plain = sound;
    play(&mut plain, &mut Hand::default(), 30);
    assert_same(&capture(&mut app), &plain);
}

#[test]
fn a_table_of_other_pieces_is_refused_and_changes_nothing() {
    let mut app = app();
    assert_eq!(restore(&mut app, &table(1)), Err(BridgeError::NoTable));
    start(&mut app, table(1));
    run(&mut app, 10);
    let before = capture(&mut app);
    let refused = restore(&mut app, &table(2));
    assert_eq!(refused, Err(BridgeError::OtherPieces { expected: 9, found: 14 }));
    let mut others = placements(1);
    others[CARRIED.index()].piece.kind = Kind::Die;
    let others = Sim::new(Settings::default(), others).unwrap();
    let refused = restore(&mut app, &others);
    assert_eq!(refused, Err(BridgeError::OtherPieces { expected: 9, found: 9 }));
    let mut broken = table(1);
    broken.body_mut(CARRIED).user_data = 0;
    assert!(matches!(restore(&mut app, &broken), Err(BridgeError::Table(_))));
    assert_same(&capture(&mut app), &before);
}

#[test]
fn a_stranger_among_the_bodies_is_an_error_and_leaves_no_table() {
    let mut app = app();
    app.world_mut().spawn((RigidBody::Dynamic, Collider::ball(1.0)));
    let refused = spawn_table(app.world_mut(), table(0)).unwrap_err();
    assert!(matches!(refused, BridgeError::Order { .. } | BridgeError::Strangers { .. }), "{refused}");
    let world = app.world_mut();
    assert!(world.get_resource::<TableSim>().is_none());
    assert_eq!(world.query::<&TablePiece>().iter(world).count(), 0);
    assert_eq!(world.query::<&VisualOf>().iter(world).count(), 0);
}

#[test]
fn the_plugins_components_say_what_the_engine_has() {
    // A prism of eight sides collides as wedges, whose contacts the engine finds anew in every step.
    let points_mm = [0.0_f32, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]
        .map(|k| (k * std::f32::consts::FRAC_PI_4).sin_cos())
        .iter()
        .flat_map(|(x, z)| [-20.0, 20.0].map(|y| [20.0 * x, y, 20.0 * z]))
        .collect();
    let roller = Placement::new(Piece::new(Kind::Hull { points_mm }), at(20.0, 0.0, 2.0));
    let all = placements(1).into_iter().chain([roller]).collect();
    let sim = Sim::new(Settings::default(), all).unwrap();
    let mut app = app();
    start(&mut app, sim.clone());
    let world = app.world_mut();
    let mut pieces = world.query::<(
        &TablePiece,
        (&RigidBody, &AdditionalMassProperties, &Ccd, &Sleeping),
        (&Collider, &Friction, &Restitution, &ActiveHooks),
    )>();
    let (mut seen, mut hooked) = (0, 0);
    for (TablePiece(id), (kind, mass, ccd, sleeping), (shape, friction, restitution, hooks)) in
        pieces.iter(world)
    {
        assert_eq!(id.index(), seen, "in the order of the pieces");
        seen += 1;
        let (body, piece) = (sim.body(*id), sim.piece(*id));
        assert_eq!(*kind == RigidBody::Dynamic, body.is_dynamic());
        assert_eq!(ccd.enabled, body.is_ccd_enabled());
        assert_eq!(sleeping.sleeping, *id == ASLEEP);
        assert_eq!(friction.coefficient, piece.friction);
        assert_eq!(restitution.coefficient, piece.restitution);
        let collider = &sim.engine().colliders[sim::collider_handle(*id)];
        let aabb = |shape: &table::rapier3d::geometry::SharedShape| shape.compute_local_aabb();
        assert_eq!(aabb(&shape.raw), aabb(collider.shared_shape()));
        assert_eq!(hooks.bits(), collider.active_hooks().bits());
        hooked += usize::from(!hooks.is_empty());
        if let AdditionalMassProperties::MassProperties(mass) = mass {
            let real = sim.geometry(*id).mass_properties(piece.mass).unwrap();
            assert_eq!(mass.mass, if body.is_dynamic() { real.mass() } else { 0.0 });
        }
    }
    assert_eq!((seen, hooked), (sim.len(), 1));
}

/// Where each piece is seen.
fn seen(app: &mut App, id: PieceId) -> Vec3 {
    let entities = app.world().resource::<TableSim>().entities(id).unwrap();
    app.world().get::<Transform>(entities.visual).unwrap().translation
}

#[test]
fn what_is_seen_lies_between_two_ticks_and_a_jump_is_not_smeared() {
    let mut app = app();
    start(&mut app, table(0));
    with(&mut app, |sim| sim.place(CARRIED, at(0.0, 0.0, 60.0)));
    let tick = app.world().resource::<Time<Fixed>>().timestep();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(tick / 4));
    // Falling, a quarter of a tick a frame: what is seen falls in every frame, and never ahead of the simulation.
    let mut last = f32::INFINITY;
    for frame in 0..60 {
        app.update();
        let z = seen(&mut app, CARRIED).z;
        let real = with(&mut app, |sim| sim.pose(CARRIED).translation.z);
        if frame > 8 {
            assert!(z < last && z >= real, "frame {frame}: seen at {z} after {last}, really at {real}");
        }
        last = z;
    }
    // Put elsewhere: there at once, in the frame of the next tick and without one, while the clock stands.
    with(&mut app, |sim| sim.place(CARRIED, at(20.0, 20.0, 0.0)));
    for _ in 0..8 {
        app.update();
        assert!(seen(&mut app, CARRIED).distance(Vec3::new(20.0, 20.0, 0.0)) < 0.1);
    }
    set_clock(&mut app, TableClock::Paused);
    let older = capture(&mut app);
    with(&mut app, |sim| sim.place(CARRIED, at(20.0, 20.5, 0.0)));
    for _ in 0..8 {
        app.update();
    }
    assert_eq!(seen(&mut app, CARRIED), Vec3::new(20.0, 20.5, 0.0));
    restore(&mut app, &older).unwrap();
    for _ in 0..8 {
        app.update();
    }
    assert_eq!(seen(&mut app, CARRIED), older.pose(CARRIED).translation);
}

#[test]
fn an_undo_over_a_small_distance_is_not_smeared_either() {
    let mut app = app();
    start(&mut app, table(0));
    let tick = app.world().resource::<Time<Fixed>>().timestep();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(tick / 4));
    for _ in 0..80 {
        app.update();
    }
    let older = capture(&mut app);
    with(&mut app, |sim| sim.body_mut(CARRIED).set_linvel(Vector::new(20.0, 0.0, 0.0), true));
    for _ in 0..9 {
        app.update();
    }
    assert!(seen(&mut app, CARRIED).x > older.pose(CARRIED).translation.x + 0.05);
    restore(&mut app, &older).unwrap();
    app.update();
    assert!((seen(&mut app, CARRIED) - older.pose(CARRIED).translation).length() < 1e-3);
}

#[test]
fn the_colliders_can_be_drawn_and_are_not_unless_asked_for() {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default(), TransformPlugin, MeshPlugin, GizmoPlugin))
        .add_plugins((physics::plugin, motion::plugin, wireframes::plugin))
        .add_message::<window::messages::Notice>();
    app.finish();
    app.cleanup();
    spawn_table(app.world_mut(), table(1)).unwrap();
    set_clock(&mut app, TableClock::Running);
    run(&mut app, 3);
    let line_sets = |app: &App| app.world().resource::<Assets<GizmoAsset>>().len();
    app.update();
    assert_eq!(line_sets(&app), 0);
    app.world_mut().run_system_once(wireframes::toggle).unwrap();
    app.update();
    assert_eq!(line_sets(&app), 1);
}
