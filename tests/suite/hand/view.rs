//! The hand and what the player sees: pictures that come slowly, a camera that must follow.

use super::*;

#[test]
fn the_camera_draws_back_from_what_is_carried_out_of_its_view() {
    let mut table = Table::new(asked(Wanted::Upright));
    let near = Framing {
        sights: vec![Sight::whole(SIZE.as_vec2())],
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
fn a_piece_is_taken_where_the_button_went_down_however_far_the_cursor_has_gone_since() {
    let mut table = Table::new(asked(Wanted::Upright));
    let id = table.free_piece();
    let middle = table.middle(id);
    let (from, to) = (table.pixel_of(middle), table.pixel_of(Vec3::new(0.0, 0.0, 0.0)));
    // All within a frame, as where pictures come slowly.
    let window = table.window;
    let pressed = MouseButtonInput { button: MouseButton::Left, state: ButtonState::Pressed, window };
    let moved = |position| WindowEvent::CursorMoved(CursorMoved { window, position, delta: None });
    for event in [moved(from), WindowEvent::MouseButtonInput(pressed), moved(to)] {
        table.app.world_mut().write_message(event);
    }
    table.cursor(to);
    table.press();
    assert_eq!(table.wishes(), [Intent::Take(id)]);
    table.frames(120);
    let at = table.pose(id).translation.truncate();
    assert!(at.length() < 1.0, "it has followed the cursor to the middle: {at}");
}

#[test]
fn a_click_that_is_over_within_a_frame_takes_the_piece_and_keeps_it_however_far_the_cursor_has_gone_since() {
    let mut table = Table::new(asked(Wanted::Upright));
    let id = table.free_piece();
    let middle = table.middle(id);
    let (from, to) = (table.pixel_of(middle), table.pixel_of(Vec3::ZERO));
    let window = table.window;
    let button = |state| MouseButtonInput { button: MouseButton::Left, state, window };
    let moved = |position| WindowEvent::CursorMoved(CursorMoved { window, position, delta: None });
    let states = [ButtonState::Pressed, ButtonState::Released];
    let clicks = states.map(|state| WindowEvent::MouseButtonInput(button(state)));
    for event in [moved(from)].into_iter().chain(clicks).chain([moved(to)]) {
        table.app.world_mut().write_message(event);
    }
    for state in states {
        table.app.world_mut().write_message(button(state));
    }
    table.cursor(to);
    table.frames(120);
    assert_eq!(table.wishes()[0], Intent::Take(id));
    assert!(matches!(table.grab_state(), GrabState::Holding(carry) if carry.by == By::Click), "it is held");
    let at = table.pose(id).translation.truncate();
    assert!(at.length() < 1.0, "and follows the cursor: {at}");
}

#[test]
fn a_drag_that_is_over_while_the_piece_is_still_on_its_way_sets_it_down_where_the_pointer_is() {
    let mut table = Table::new(asked(Wanted::Upright));
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

#[test]
fn a_drag_from_the_supply_strip_that_is_over_within_two_frames_goes_where_the_pointer_is() {
    let mut table = Table::new(asked(Wanted::Upright));
    let id = table.free_piece();
    let (strip, to) = (Vec2::new(60.0, 300.0), table.pixel_of(Vec3::new(2.0, 1.0, 0.0)));
    let window = table.window;
    let moved = |position| WindowEvent::CursorMoved(CursorMoved { window, position, delta: None });
    let button = |state| MouseButtonInput { button: MouseButton::Left, state, window };
    let pressed = WindowEvent::MouseButtonInput(button(ButtonState::Pressed));
    // The panel tells of the press when the pointer is already where the piece is to go.
    for event in [moved(strip), pressed, moved(to)] {
        table.app.world_mut().write_message(event);
    }
    table.app.world_mut().write_message(button(ButtonState::Pressed));
    table.cursor(to);
    table.frames(1);
    table.app.world_mut().write_message(TakeFromSupply(id));
    table.frames(2);
    table.release();
    table.settle();
    assert!(table.game().in_play(id), "{:?}", table.notices());
    let at = table.middle(id).truncate();
    assert!(at.distance(Vec2::new(2.0, 1.0)) < 0.5, "{at}");
}
