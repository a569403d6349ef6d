//! The hand and what the player sees: pictures that come slowly, a camera that must follow.

use super::*;
use rlyeh_window::framing as rlyeh_framing;
use window::visuals::FIELD_OF_VIEW;

#[test]
fn the_camera_draws_back_from_what_is_carried_out_of_its_view() {
    let mut table = Table::new(asked(Orientation::Upright));
    let near = Framing {
        sights: vec![TableViewport::whole(SIZE.as_vec2())],
        distances_cm: (30.0, 400.0),
        ..Framing::default()
    };
    let eye = |focus: Vec3, distance_cm: f32| OrbitCamera {
        farthest_cm: 400.0,
        ..OrbitCamera::at(Viewpoint { focus, distance_cm, angles: (0.0, 0.6) })
    };
    let aim = Vec3::Z * 4.0;
    table.app.insert_resource(near.clone()).insert_resource(Home::default());
    table.app.world_mut().resource_mut::<Handling>().come_close = false;
    let camera = table.camera;
    table.app.world_mut().entity_mut(camera).insert((MainCamera, eye(aim, 200.0)));
    let distance = |table: &Table| table.app.world().get::<OrbitCamera>(camera).unwrap().target.distance_cm;
    table.tap(KeyCode::Tab);
    table.tap(KeyCode::Enter);
    table.frames(120);
    assert_eq!(distance(&table), 200.0, "from afar all is seen");
    table.app.world_mut().entity_mut(camera).insert(eye(aim, 40.0));
    table.frames(60);
    assert_eq!(distance(&table), 40.0, "the middle is seen from near, too");
    table.raise(80);
    let back = distance(&table);
    let held = table.grab_state().clone();
    let GrabState::Holding(carry) = held else { panic!("{held:?}") };
    let middle = table.middle(carry.pieces[0]);
    let view = table.app.world().get::<OrbitCamera>(camera).unwrap().target;
    assert!(middle.z > 15.0 && back > 45.0, "{middle} from {back}");
    let nearer = Viewpoint { distance_cm: back - 0.5, ..view };
    assert!(!near.sees(&nearer, middle), "it draws back no farther than needed: {back}");
    assert!(near.sees(&view, middle) && !near.sees(&Viewpoint { distance_cm: 40.0, ..view }, middle));
    table.tap(KeyCode::Escape);
    table.frames(120);
    assert_eq!(distance(&table), 40.0, "it goes to where it was");

    // Who looks at something else meanwhile is left alone.
    table.app.world_mut().entity_mut(camera).insert(eye(aim, 200.0));
    table.tap(KeyCode::Tab);
    table.tap(KeyCode::Enter);
    table.frames(60);
    table.app.insert_resource(Framing { view: 1, ..near.clone() });
    table.app.world_mut().entity_mut(camera).insert(eye(Vec3::X * 90.0, 40.0));
    table.frames(60);
    assert_eq!(distance(&table), 40.0, "another view was asked for");
}

#[test]
fn a_drag_that_is_over_while_the_piece_is_still_on_its_way_sets_it_down_where_the_pointer_is() {
    let mut table = Table::new(asked(Orientation::Upright));
    let id = table.free_piece();
    table.grab(id);
    // Over its own stash it could not be let go of; and what lies below on the way is not meant.
    table.aim(Vec3::new(1.0, 2.0, 0.0));
    table.frames(3);
    assert!(!table.app.world().resource::<LandingPreview>().warns(), "nothing is wrong yet");
    table.release();
    table.settle();
    assert!(table.game().in_play(id), "{:?}", table.notices());
    let at = table.middle(id).truncate();
    assert!(at.distance(Vec2::new(1.0, 2.0)) < 0.5, "{at}");
}

/// A table seen by a camera that is always where it is sent to.
fn followed(m: Match) -> Table {
    let mut table = Table::new(m);
    let room = SIZE.as_vec2();
    let framing = rlyeh_framing::framing(2, None, rlyeh_framing::sights(room, false, 2));
    let home = framing.home();
    table.app.insert_resource(framing).insert_resource(Home(home));
    let eye = OrbitCamera { farthest_cm: 400.0, ..OrbitCamera::at(home) };
    table.app.world_mut().entity_mut(table.camera).insert((MainCamera, eye));
    let aspect = room.x / room.y;
    let seen = Mat4::perspective_infinite_reverse_rh(FIELD_OF_VIEW, aspect, 0.1);
    table.app.world_mut().get_mut::<Camera>(table.camera).unwrap().computed.clip_from_view = seen;
    let goes = |mut eyes: Query<(&OrbitCamera, &mut Transform)>| {
        for (eye, mut transform) in &mut eyes {
            *transform = eye.target.transform();
        }
    };
    table.app.add_systems(Last, goes);
    table.frames(3);
    table
}

/// It was parted from the pointer by 350 points after the view had gone back and come close again, and then 2 points of the
/// mouse threw it by 6 cm.
#[test]
fn however_the_view_goes_the_piece_stays_under_the_pointer() {
    let mut table = followed(asked(Orientation::Upright));
    let id = table.free_piece();
    table.app.world_mut().write_message(TakeFromSupply(id));
    table.cursor(Vec2::new(400.0, 360.0));
    table.press();
    table.frames(2);
    let (mut closest, mut widest) = (f32::MAX, 0.0_f32);
    // To and fro between the middle and the edges, with rests on the way: the view comes close, draws back and comes again.
    let ways =
        [(640.0, 380.0), (1180.0, 400.0), (700.0, 300.0), (330.0, 420.0), (640.0, 600.0), (640.0, 360.0)];
    let mut from = Vec2::new(400.0, 360.0);
    for (x, y) in ways {
        let to = Vec2::new(x, y);
        for k in 1..=20 {
            table.cursor(from.lerp(to, k as f32 / 20.0));
            table.frames(2);
        }
        from = to;
        table.frames(90);
        let eye = table.app.world().get::<OrbitCamera>(table.camera).unwrap().target.distance_cm;
        (closest, widest) = (closest.min(eye), widest.max(eye));
        let GrabState::Holding(carry) = table.grab_state().clone() else { panic!("it is held") };
        let off = |table: &Table| {
            let on_table = carry.middle_wanted().extend(0.0);
            table.pixel_of(on_table).distance(to)
        };
        assert!(off(&table) < 12.0, "at {to} they are {} points apart", off(&table));
        // And a hair of the mouse moves it by a hair.
        table.cursor(to + Vec2::new(2.0, 0.0));
        table.frames(30);
        let GrabState::Holding(now) = table.grab_state() else { panic!("it is held") };
        let way = now.middle_wanted().distance(carry.middle_wanted());
        assert!(way < 0.5, "2 points moved it by {way} cm at {to}");
        table.cursor(to);
        table.frames(2);
    }
    assert!(closest < 0.85 * widest, "the view has come close and drawn back: {closest} {widest}");
}
