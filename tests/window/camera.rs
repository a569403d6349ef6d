//! The camera over the table, led by a pointer that only says where it is, as tablets and remote desktops do.

use bevy::camera::{ComputedCameraValues, RenderTargetInfo};
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::input::{ButtonState, InputPlugin};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use std::time::Duration;
use window::input_queue;
use window::live_table::camera::{CameraInput, CameraPlugin, Home, MainCamera, is_at};
use window::live_table::framing::{self, Framing, TableViewport, on_screen};
use window::live_table::orbit::{OrbitCamera, Viewpoint};
use window::messages::Screen;
use window::visuals::{FIELD_OF_VIEW, Motion};

const SIZE: UVec2 = UVec2::new(1280, 720);

/// A camera over an empty table, and what shows it.
struct Stage(App);

impl Stage {
    fn new() -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, TransformPlugin, InputPlugin, StatesPlugin));
        app.init_state::<Screen>()
            .add_plugins((input_queue::plugin, CameraPlugin, framing::plugin))
            .insert_resource(Motion::Reduced);
        let mut window = Window::default();
        window.resolution.set_physical_resolution(SIZE.x, SIZE.y);
        app.world_mut().spawn((window, PrimaryWindow));
        app.finish();
        app.cleanup();
        app.update();
        let computed = ComputedCameraValues {
            clip_from_view: Mat4::perspective_infinite_reverse_rh(
                FIELD_OF_VIEW,
                SIZE.x as f32 / SIZE.y as f32,
                0.1,
            ),
            target_info: Some(RenderTargetInfo { physical_size: SIZE, scale_factor: 1.0 }),
            ..default()
        };
        let world = app.world_mut();
        world.query_filtered::<&mut Camera, With<MainCamera>>().single_mut(world).unwrap().computed =
            computed;
        app.insert_resource(Framing {
            points: [(-30.0, -20.0), (30.0, -20.0), (30.0, 22.0), (-30.0, 22.0)]
                .map(|(x, y)| Vec3::new(x, y, 0.0))
                .to_vec(),
            subject: [(4.0, 2.0), (8.0, 6.0)].map(|(x, y)| Vec3::new(x, y, 3.0)).to_vec(),
            angles: (0.0, 0.8),
            distances_cm: (60.0, 400.0),
            sights: vec![TableViewport::whole(SIZE.as_vec2())],
            ..Framing::default()
        });
        let mut stage = Self(app);
        stage.frames(3);
        stage
    }

    fn frames(&mut self, count: u32) {
        (0..count).for_each(|_| self.0.update());
    }

    fn camera(&mut self) -> OrbitCamera {
        let world = self.0.world_mut();
        *world.query_filtered::<&OrbitCamera, With<MainCamera>>().single(world).unwrap()
    }

    /// What the camera is on its way to.
    fn view(&mut self) -> Viewpoint {
        self.camera().target
    }

    fn home(&self) -> Viewpoint {
        **self.0.world().resource::<Home>()
    }

    /// The cursor is somewhere, and that is all that is said.
    fn cursor(&mut self, at: Vec2) {
        let world = self.0.world_mut();
        let mut window =
            world.query_filtered::<&mut Window, With<PrimaryWindow>>().single_mut(world).unwrap();
        window.set_physical_cursor_position(Some(at.as_dvec2()));
        self.frames(1);
    }

    fn key(&mut self, key_code: KeyCode, state: ButtonState) {
        let input = KeyboardInput {
            key_code,
            logical_key: Key::Unidentified(NativeKey::Unidentified),
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        };
        self.0.world_mut().write_message(input);
        self.frames(1);
    }

    fn tap(&mut self, key: KeyCode) {
        self.key(key, ButtonState::Pressed);
        self.key(key, ButtonState::Released);
    }

    fn button(&mut self, button: MouseButton, state: ButtonState) {
        self.0.world_mut().write_message(MouseButtonInput { button, state, window: Entity::PLACEHOLDER });
        self.frames(1);
    }

    fn press(&mut self, button: MouseButton) {
        self.button(button, ButtonState::Pressed);
    }

    fn release(&mut self, button: MouseButton) {
        self.button(button, ButtonState::Released);
    }
}

#[test]
fn a_pointer_that_says_only_where_it_is_turns_and_moves_the_view() {
    let mut stage = Stage::new();
    assert!(is_at(&stage.camera(), &stage.home()), "it begins at home");
    let before = stage.view();
    stage.cursor(Vec2::new(600.0, 300.0));
    stage.press(MouseButton::Middle);
    stage.cursor(Vec2::new(728.0, 300.0));
    let turned = stage.view();
    // A tenth of the window's width is a tenth of a turn.
    let part = (before.angles.0 - turned.angles.0) / std::f32::consts::TAU;
    assert!((part - 0.1).abs() < 1e-3, "{part}");
    assert_eq!(turned.focus, before.focus);
    stage.key(KeyCode::ShiftLeft, ButtonState::Pressed);
    stage.cursor(Vec2::new(700.0, 300.0));
    let moved = stage.view();
    assert_eq!(moved.angles, turned.angles, "with Shift it does not turn");
    assert!(moved.focus.distance(turned.focus) > 0.5, "but moves");
    stage.release(MouseButton::Middle);
    stage.cursor(Vec2::new(100.0, 100.0));
    assert_eq!(stage.view(), moved, "without a button nothing moves");
}

#[test]
fn the_left_button_turns_the_view_only_where_it_may() {
    let mut stage = Stage::new();
    let before = stage.view();
    stage.cursor(Vec2::new(600.0, 300.0));
    stage.press(MouseButton::Left);
    stage.cursor(Vec2::new(650.0, 300.0));
    assert_eq!(stage.view(), before);
    stage.0.world_mut().resource_mut::<CameraInput>().orbit_with_left = true;
    stage.cursor(Vec2::new(700.0, 300.0));
    assert_ne!(stage.view().angles, before.angles);
}

#[test]
fn the_wheel_brings_what_is_under_the_cursor_nearer() {
    let mut stage = Stage::new();
    let aspect = SIZE.x as f32 / SIZE.y as f32;
    let place = Vec3::new(12.0, 6.0, stage.view().focus.z);
    let at = |view: &Viewpoint| on_screen(view, place, aspect);
    let before = stage.view();
    let seen = at(&before);
    stage.cursor(Vec2::new((1.0 + seen.x) * 640.0, (1.0 - seen.y) * 360.0));
    stage.0.world_mut().write_message(MouseWheel {
        unit: MouseScrollUnit::Line,
        x: 0.0,
        y: 2.0,
        window: Entity::PLACEHOLDER,
        phase: TouchPhase::Moved,
    });
    stage.frames(1);
    let after = stage.view();
    assert!(after.distance_cm < 0.8 * before.distance_cm, "{after:?}");
    assert!(at(&after).distance(seen) < 0.02, "it stays under the cursor: {} {}", at(&after), seen);
}

#[test]
fn the_view_never_leaves_what_there_is_to_see() {
    let mut stage = Stage::new();
    stage.key(KeyCode::ShiftLeft, ButtonState::Pressed);
    stage.press(MouseButton::Middle);
    for step in 0..40 {
        stage.cursor(Vec2::new(if step % 2 == 0 { 1200.0 } else { 20.0 }, 300.0));
        if step % 2 == 0 {
            stage.release(MouseButton::Middle);
        } else {
            stage.press(MouseButton::Middle);
        }
    }
    let focus = stage.view().focus;
    assert!(focus.x.abs() <= 30.1 && focus.y.abs() <= 22.1, "{focus}");
}

#[test]
fn a_key_and_a_double_click_frame_what_is_built() {
    let mut stage = Stage::new();
    let home = stage.home();
    stage.tap(KeyCode::KeyF);
    let close = stage.view();
    assert!(close.distance_cm < home.distance_cm / 1.5, "{close:?}");
    assert!(close.focus.truncate().distance(Vec2::new(6.0, 4.0)) < 4.0, "{close:?}");
    stage.tap(KeyCode::KeyF);
    assert!(is_at(&stage.camera(), &home), "again, and all is seen");
    // The hand says that the press was on the bare table.
    stage.0.world_mut().resource_mut::<CameraInput>().orbit_with_left = true;
    stage.cursor(Vec2::new(300.0, 300.0));
    for _ in 0..2 {
        stage.press(MouseButton::Left);
        stage.release(MouseButton::Left);
    }
    assert!(stage.view().focus.distance(close.focus) < 0.1);
    // Where pictures come slowly both clicks come within one, and count as quick ones.
    stage.tap(KeyCode::KeyF);
    assert!(is_at(&stage.camera(), &home));
    stage.0.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(500)));
    stage.frames(2);
    let (window, position) = (Entity::PLACEHOLDER, Vec2::new(300.0, 300.0));
    let moved = CursorMoved { window, position, delta: None };
    stage.0.world_mut().write_message(WindowEvent::CursorMoved(moved));
    for _ in 0..2 {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let click = MouseButtonInput { button: MouseButton::Left, state, window };
            stage.0.world_mut().write_message(WindowEvent::MouseButtonInput(click));
        }
    }
    stage.frames(5);
    assert!(stage.view().focus.distance(close.focus) < 0.1);
}

#[test]
fn the_camera_follows_the_home_view_unless_the_player_has_moved_it() {
    let mut stage = Stage::new();
    let higher = |stage: &mut Stage, z: f32| {
        stage.0.world_mut().resource_mut::<Framing>().points.push(Vec3::new(0.0, 0.0, z));
        stage.frames(2);
    };
    let low = stage.home();
    higher(&mut stage, 30.0);
    assert!(stage.home().distance_cm > low.distance_cm);
    assert!(is_at(&stage.camera(), &stage.home()), "it grows with the tower");
    stage.cursor(Vec2::new(600.0, 300.0));
    stage.press(MouseButton::Middle);
    stage.cursor(Vec2::new(728.0, 300.0));
    stage.release(MouseButton::Middle);
    let own = stage.view();
    higher(&mut stage, 50.0);
    assert_eq!(stage.view(), own, "the player's own view stays");
}

#[test]
fn each_of_the_five_views_frames_all() {
    let mut stage = Stage::new();
    let framing = stage.0.world().resource::<Framing>().clone();
    let mut seen = vec![];
    for _ in 0..5 {
        stage.tap(KeyCode::F2);
        let view = stage.view();
        let within =
            |point: &Vec3| on_screen(&view, *point, SIZE.x as f32 / SIZE.y as f32).abs().max_element();
        let farthest = framing.points.iter().map(within).fold(0.0, f32::max);
        assert!((0.8..1.01).contains(&farthest), "{farthest} of half the window: {view:?}");
        let focus = view.focus;
        assert!(focus.x.abs() <= 30.1 && focus.y.abs() <= 22.1, "{view:?}");
        seen.push(view.angles);
    }
    seen.dedup();
    assert_eq!(seen.len(), 5);
    assert!(is_at(&stage.camera(), &stage.home()), "round and home again");
}

#[test]
fn another_view_takes_the_camera_there_though_the_player_has_moved_it() {
    let mut stage = Stage::new();
    stage.cursor(Vec2::new(600.0, 300.0));
    stage.press(MouseButton::Middle);
    stage.cursor(Vec2::new(728.0, 300.0));
    stage.release(MouseButton::Middle);
    let own = stage.view();
    let all = stage.0.world().resource::<Framing>().points.clone();
    let show = |stage: &mut Stage, points: &[Vec3], view: u32| {
        let mut framing = stage.0.world_mut().resource_mut::<Framing>();
        (framing.points, framing.around, framing.view) = (points.to_vec(), all.clone(), view);
        stage.frames(2);
    };
    let corner = [Vec3::new(20.0, 10.0, 0.0), Vec3::new(28.0, 20.0, 5.0)];
    show(&mut stage, &corner, 0);
    assert_eq!(stage.view(), own, "the same view has only changed");
    show(&mut stage, &corner, 1);
    assert!(is_at(&stage.camera(), &stage.home()) && stage.home().focus.x > 15.0, "{:?}", stage.view());
    // The rest of the table can be gone to from there.
    stage.key(KeyCode::ShiftLeft, ButtonState::Pressed);
    for _ in 0..40 {
        stage.cursor(Vec2::new(20.0, 300.0));
        stage.press(MouseButton::Middle);
        stage.cursor(Vec2::new(1200.0, 300.0));
        stage.release(MouseButton::Middle);
    }
    assert!(stage.view().focus.x < -20.0, "{:?}", stage.view());
}
