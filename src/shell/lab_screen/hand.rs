//! Mouse and keys on the lab's table: pieces are chosen, dragged, nudged and turned.

use super::panels;
use super::pick::Shapes;
use super::state::LabState;
use super::wish::Wish;
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use lab::editor::EditGroup;
use table::MM_PER_CM;
use window::hand::input_routing::Inputs;
use window::hand::view_ray::ViewRay;
use window::keys::program::{LAB, lab as lab_keys};
use window::keys::{Context, Key, Keys, Shortcut, ShortcutGroup, Stroke, Strokes};
use window::live_table::camera::{CameraInput, CameraSet};
use window::messages::{Command, Open, PlaySet, Screen};

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
        .add_systems(RunFixedMainLoop, point.in_set(PlaySet::Wish).after(keys).run_if(in_state(Screen::Lab)))
        .add_systems(Update, share_with_camera.in_set(CameraSet::Share).run_if(in_state(Screen::Lab)))
        .add_systems(OnExit(Screen::Lab), |mut pointer: ResMut<Pointer>| pointer.press = None);
}

fn point(
    inputs: Inputs,
    view_ray: ViewRay,
    keys: Keys,
    open: Res<Open>,
    mut state: ResMut<LabState>,
    mut pointer: ResMut<Pointer>,
    mut wishes: MessageWriter<Wish>,
) {
    let Pointer { press, drags, shapes } = pointer.as_mut();
    let free = inputs.has_pointer() && open.0.is_empty();
    let cursor = view_ray.cursor();
    let more = keys.shift();
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
    if inputs.went_down()
        && free
        && let Some(at) = cursor
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
            wishes.write(Wish::Carry(EditGroup::Drag(*drags), piece, to.to_array()));
        }
    }
    if !inputs.is_down()
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
        keys: free && inputs.has_keyboard(),
        orbit_keys: free && inputs.has_keyboard() && state.editor.chosen().is_empty(),
        orbit_with_left: on_table && inputs.is_down(),
    });
}

/// The keys.
pub(super) fn keys(
    mut strokes: Strokes,
    wants: Option<Res<bevy_egui::input::EguiWantsInput>>,
    open: Res<Open>,
    state: Res<LabState>,
    view_ray: ViewRay,
    mut wishes: MessageWriter<Wish>,
    mut commands: MessageWriter<Command>,
) {
    let typing = wants.is_some_and(|wants| wants.wants_any_keyboard_input());
    for stroke in strokes.read() {
        if !open.0.is_empty() {
            continue;
        }
        if stroke.key() == Some(Key::Escape) {
            match () {
                () if state.files.is_some() => drop(wishes.write(Wish::Files(false))),
                () if typing => {}
                () if state.recording.is_some() => drop(wishes.write(Wish::EndWatch)),
                () if !state.editor.chosen().is_empty() => drop(wishes.write(Wish::Choose(vec![]))),
                () => drop(commands.write(Command::Show(Screen::Menu))),
            }
        }
        if typing || state.files.is_some() {
            continue;
        }
        let axes = view_ray.table_axes();
        let chosen = !state.editor.chosen().is_empty();
        let groups = LAB.iter().filter(|group| group.context == Context::Lab || chosen);
        let shortcut = strokes.map().find(groups.flat_map(ShortcutGroup::shortcuts), &stroke);
        if let Some(wish) = shortcut.and_then(|shortcut| meant(shortcut, &stroke, &state, axes)) {
            wishes.write(wish);
        }
    }
}

/// What a key asks for; `right` and `away` as the viewer sees the table.
fn meant(shortcut: Shortcut, stroke: &Stroke, state: &LabState, (right, away): (Vec2, Vec2)) -> Option<Wish> {
    let step = STEPS_MM[if stroke.shift {
        1
    } else if stroke.ctrl {
        2
    } else {
        0
    }];
    let turn = match (stroke.shift, state.editor.snap.degrees) {
        (true, _) => TURNS_DEG[1],
        (false, degrees) if degrees > 0.0 => degrees,
        (false, _) => TURNS_DEG[0],
    };
    let along = |to: Vec2| {
        // Along the axis of the table that is nearest to it.
        let [x, y] = if to.x.abs() >= to.y.abs() { [to.x.signum(), 0.0] } else { [0.0, to.y.signum()] };
        Wish::MoveBy([x * step, y * step, 0.0])
    };
    Some(match shortcut {
        lab_keys::UNDO => Wish::Undo,
        lab_keys::REDO => Wish::Redo,
        lab_keys::COPY => Wish::Duplicate,
        lab_keys::ALL => Wish::Choose((0..state.editor.scene().pieces.len()).collect()),
        lab_keys::FILES => Wish::Files(true),
        lab_keys::RIGHT => along(right),
        lab_keys::LEFT => along(-right),
        lab_keys::AWAY => along(away),
        lab_keys::NEAR => along(-away),
        lab_keys::RAISE => Wish::MoveBy([0.0, 0.0, step]),
        lab_keys::SINK => Wish::MoveBy([0.0, 0.0, -step]),
        lab_keys::TURN_LEFT => Wish::TurnBy(turn),
        lab_keys::TURN_RIGHT => Wish::TurnBy(-turn),
        lab_keys::LOWER => Wish::Lower,
        lab_keys::MIRROR => Wish::Mirror,
        lab_keys::DELETE => Wish::Delete,
        lab_keys::NEXT => Wish::ChooseNext { back: stroke.shift },
        lab_keys::KEEP => Wish::KeepResult,
        lab_keys::WEAKEST => Wish::Replay(state.running.as_ref()?.seen.weakest()?),
        lab_keys::PLAY => Wish::Play(!state.recording.as_ref().is_some_and(|recording| recording.plays)),
        lab_keys::TEST => return panels::wanted(&state.panel_data(), &state.fields),
        _ => return None,
    })
}
