//! Mouse and keys on the lab's table: pieces are chosen, dragged, nudged and turned.

use super::panels;
use super::pick::Shapes;
use super::state::LabState;
use super::wish::Wish;
use crate::app::hand::input_routing::Inputs;
use crate::app::hand::view_ray::ViewRay;
use crate::app::messages::{Command, Open, PlaySet, Screen};
use crate::app::table::camera::CameraInput;
use crate::lab::editor::Step;
use crate::table::MM_PER_CM;
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;

/// What a press moves by less than this was a click, pixels.
const CLICK_PX: f32 = 4.0;
/// What a key moves, mm: usually, with Shift, with Ctrl.
const STEPS_MM: [f32; 3] = [1.0, 0.1, 10.0];
/// What a key turns where any turn is right, degrees: usually, with Shift.
const TURNS_DEG: [f32; 2] = [15.0, 1.0];

/// A press on the table that goes on.
#[derive(Clone, Copy, Debug)]
enum Press {
    /// On nothing: the view is turned.
    Table { at: Vec2 },
    /// On a piece: a click, until the pointer moves.
    Piece { piece: usize, at: Vec2, hit: Vec3 },
    /// A piece is carried; its origin is so far from where it was taken, cm.
    Carried { piece: usize, height: f32, offset: Vec2 },
}

#[derive(Resource, Default)]
struct Pointer {
    press: Option<Press>,
    drags: u64,
    shapes: Shapes,
}

/// Adds the mouse. Needs a window.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointer>()
        .add_systems(RunFixedMainLoop, point.in_set(PlaySet::Wish).run_if(in_state(Screen::Lab)))
        .add_systems(Update, share_with_camera.run_if(in_state(Screen::Lab)))
        .add_systems(OnExit(Screen::Lab), |mut pointer: ResMut<Pointer>| pointer.press = None);
}

fn point(
    inputs: Inputs,
    view_ray: ViewRay,
    keys: Res<ButtonInput<KeyCode>>,
    open: Res<Open>,
    mut state: ResMut<LabState>,
    mut pointer: ResMut<Pointer>,
    mut wishes: MessageWriter<Wish>,
) {
    let Pointer { press, drags, shapes } = pointer.as_mut();
    let free = inputs.has_pointer() && open.0.is_empty();
    let buttons = inputs.buttons();
    // Where it came up counts, not where the cursor has gone since.
    let cursor = inputs.released_at().or(view_ray.cursor());
    let more = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let watches = state.recording.is_some();
    let hit = |state: &LabState, shapes: &mut Shapes, at: Vec2| {
        let ray = view_ray.ray(at)?;
        let (piece, far) = shapes.pick(state.editor.scene(), state.editor.serial(), ray)?;
        Some((piece, ray.get_point(far)))
    };
    if press.is_none() {
        let hover = cursor.filter(|_| free && !watches).and_then(|at| hit(&state, shapes, at));
        state.hover = hover.map(|(piece, _)| piece);
    }
    if buttons.just_pressed(MouseButton::Left)
        && free
        && let Some(at) = inputs.pressed_at().or(cursor)
    {
        let found = if watches { None } else { hit(&state, shapes, at) };
        *press = Some(match found {
            Some((piece, hit)) => Press::Piece { piece, at, hit },
            None => Press::Table { at },
        });
    }
    if let (Some(Press::Piece { piece, at, hit }), Some(cursor)) = (*press, cursor)
        && cursor.distance(at) >= CLICK_PX
        && piece < state.editor.scene().pieces.len()
    {
        if !state.editor.chosen().contains(&piece) {
            wishes.write(Wish::Choose(vec![piece]));
        }
        *drags += 1;
        let origin = state.editor.scene().pose(piece).translation;
        let offset = Vec2::new(origin.x - hit.x, origin.y - hit.y);
        *press = Some(Press::Carried { piece, height: hit.z, offset });
    }
    if let (Some(Press::Carried { piece, height, offset }), Some(cursor)) = (*press, cursor)
        && let Some(ray) = view_ray.ray(cursor)
        && let Some(far) = ray.intersect_plane(Vec3::Z * height, InfinitePlane3d::new(Vec3::Z))
    {
        let to = (ray.get_point(far).truncate() + offset) * MM_PER_CM;
        let now =
            state.editor.scene().pieces.get(piece).map(|_| state.editor.scene().pose(piece).translation);
        if now.is_some_and(|now| Vec2::new(now.x, now.y).distance(to / MM_PER_CM) > 1e-3) {
            wishes.write(Wish::Carry(Step::Drag(*drags), piece, to.to_array()));
        }
    }
    if !buttons.pressed(MouseButton::Left)
        && let Some(over) = press.take()
    {
        let still = |at: Vec2| cursor.is_none_or(|cursor| cursor.distance(at) < CLICK_PX);
        match over {
            Press::Piece { piece, .. } if more => drop(wishes.write(Wish::Toggle(piece))),
            Press::Piece { piece, .. } => drop(wishes.write(Wish::Choose(vec![piece]))),
            Press::Table { at } if still(at) && !more && !watches => {
                wishes.write(Wish::Choose(vec![]));
            }
            Press::Table { .. } => {}
            Press::Carried { .. } => drop(wishes.write(Wish::EndStep)),
        }
    }
    state.carries = matches!(press, Some(Press::Carried { .. }));
}

/// What is left to the camera: everything but what carries a piece; the keys while nothing is chosen.
fn share_with_camera(
    inputs: Inputs,
    pointer: Res<Pointer>,
    state: Res<LabState>,
    open: Res<Open>,
    mut camera: ResMut<CameraInput>,
) {
    let free = open.0.is_empty();
    let on_piece = matches!(pointer.press, Some(Press::Piece { .. } | Press::Carried { .. }));
    let on_table = matches!(pointer.press, Some(Press::Table { .. }));
    camera.set_if_neq(CameraInput {
        pointer: free && (inputs.has_pointer() || on_table) && !on_piece,
        wheel: free && inputs.has_pointer() && !on_piece,
        keys: free && inputs.has_keyboard() && state.editor.chosen().is_empty(),
        orbit_with_left: on_table && inputs.buttons().pressed(MouseButton::Left),
    });
}

/// The keys.
pub(super) fn keys(
    keys: Res<ButtonInput<KeyCode>>,
    wants: Option<Res<bevy_egui::input::EguiWantsInput>>,
    open: Res<Open>,
    state: Res<LabState>,
    view_ray: ViewRay,
    mut wishes: MessageWriter<Wish>,
    mut commands: MessageWriter<Command>,
) {
    if !open.0.is_empty() {
        return;
    }
    let typing = wants.is_some_and(|wants| wants.wants_any_keyboard_input());
    // Where pictures come slowly, a key is down and up again within one.
    let any = |pair: [KeyCode; 2]| keys.any_pressed(pair) || keys.any_just_released(pair);
    let control = any([KeyCode::ControlLeft, KeyCode::ControlRight]);
    let shift = any([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    if keys.just_pressed(KeyCode::Escape) {
        match () {
            () if state.files.is_some() => drop(wishes.write(Wish::Files(false))),
            () if typing => {}
            () if state.recording.is_some() => drop(wishes.write(Wish::EndWatch)),
            () if !state.editor.chosen().is_empty() => drop(wishes.write(Wish::Choose(vec![]))),
            () => drop(commands.write(Command::Show(Screen::Menu))),
        }
    }
    if typing || state.files.is_some() {
        return;
    }
    let count = state.editor.scene().pieces.len();
    let with_control = [
        (KeyCode::KeyZ, if shift { Wish::Redo } else { Wish::Undo }),
        (KeyCode::KeyY, Wish::Redo),
        (KeyCode::KeyD, Wish::Duplicate),
        (KeyCode::KeyA, Wish::Choose((0..count).collect())),
        (KeyCode::KeyO, Wish::Files(true)),
    ];
    if let Some((_, wish)) = with_control.iter().find(|(key, _)| control && keys.just_pressed(*key)) {
        wishes.write(wish.clone());
        return;
    }
    let step = STEPS_MM[if shift {
        1
    } else if control {
        2
    } else {
        0
    }];
    let turn = match (shift, state.editor.snap.degrees) {
        (true, _) => TURNS_DEG[1],
        (false, degrees) if degrees > 0.0 => degrees,
        (false, _) => TURNS_DEG[0],
    };
    let (right, away) = view_ray.table_axes();
    let along = |to: Vec2| {
        // Along the axis of the table that is nearest to it.
        let [x, y] = if to.x.abs() >= to.y.abs() { [to.x.signum(), 0.0] } else { [0.0, to.y.signum()] };
        Wish::MoveBy([x * step, y * step, 0.0])
    };
    let playing = state.recording.as_ref().is_some_and(|recording| recording.plays);
    let plain = [
        (KeyCode::ArrowRight, along(right)),
        (KeyCode::ArrowLeft, along(-right)),
        (KeyCode::ArrowUp, along(away)),
        (KeyCode::ArrowDown, along(-away)),
        (KeyCode::KeyW, Wish::MoveBy([0.0, 0.0, step])),
        (KeyCode::KeyS, Wish::MoveBy([0.0, 0.0, -step])),
        (KeyCode::KeyQ, Wish::TurnBy(turn)),
        (KeyCode::KeyE, Wish::TurnBy(-turn)),
        (KeyCode::Space, Wish::Lower),
        (KeyCode::KeyM, Wish::Mirror),
        (KeyCode::Delete, Wish::Delete),
        (KeyCode::Backspace, Wish::Delete),
    ];
    let chosen = !state.editor.chosen().is_empty();
    if let Some((_, wish)) = plain.iter().find(|(key, _)| chosen && keys.just_pressed(*key)) {
        wishes.write(wish.clone());
    }
    if keys.just_pressed(KeyCode::KeyN) {
        wishes.write(Wish::ChooseNext { back: shift });
    }
    if keys.just_pressed(KeyCode::KeyK) {
        wishes.write(Wish::KeepResult);
    }
    if keys.just_pressed(KeyCode::KeyV)
        && let Some(running) = &state.running
        && let Some(case) = running.seen.weakest()
    {
        wishes.write(Wish::Replay(case));
    }
    if keys.just_pressed(KeyCode::KeyP) {
        wishes.write(Wish::Play(!playing));
    }
    if keys.just_pressed(KeyCode::KeyT)
        && let Some(wish) = panels::wanted(&state.panel_data(), &state.fields)
    {
        wishes.write(wish);
    }
}
