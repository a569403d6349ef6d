//! What is seen on the lab's table: the pieces where they are or were, what is chosen, what came of a test, and the view.

use super::panels;
use super::state::LabState;
use super::texts::PageText;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{self, Align2, Color32, FontId, Pos2};
use lab::SceneEditor;
use lab::editor::extent;
use lab::scene::TABLE_HALF_CM;
use table::MM_PER_CM;
use table::piece::Kind;
use window::hand::draw::{self, HandLines};
use window::hand::view_ray::ViewRay;
use window::live_table::framing::{Framing, TableViewport};
use window::messages::Screen;
use window::speech::say;
use window::ui::style;
use window::visuals::preview::Highlight;
use window::visuals::{Dresser, Furniture, PieceStyle, Room};

/// From cold to warm: told apart by how light they are, too, and by anyone.
const HEAT: [(f32, f32, f32); 6] = [
    (0.16, 0.20, 0.45),
    (0.20, 0.36, 0.55),
    (0.16, 0.52, 0.55),
    (0.36, 0.68, 0.40),
    (0.72, 0.80, 0.22),
    (0.99, 0.90, 0.15),
];
/// Least half-width and height of what the view shows, cm.
const LEAST_CM: [f32; 2] = [11.0, 7.0];
/// Nearest and farthest eye, cm.
const DISTANCES_CM: (f32, f32) = (40.0, 400.0);
/// The eye is so turned and so high above the horizon, radians.
const ANGLES: (f32, f32) = (0.18, 0.5);
/// The view grows by steps, cm.
const STEP_CM: f32 = 4.0;
/// Labels of pieces, points.
const LETTERS: f32 = 13.0;

/// What is seen of a piece, by its place in the set-up.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct PieceVisual(usize);

/// What a piece wears: what it is, and how warm it is.
#[derive(Component, Clone, Debug, PartialEq)]
struct Appearance(Kind, Option<usize>, bool);

/// Words beside pieces: where on the screen, in pixels, and what.
#[derive(Resource, Default)]
pub(super) struct Labels {
    labels: Vec<(Vec2, String)>,
    about: Option<String>,
}

impl Labels {
    /// Writes the words.
    pub(super) fn label(&self, ctx: &egui::Context) {
        let painter = ctx.layer_painter(egui::LayerId::background());
        let font = FontId::proportional(LETTERS);
        for (at, words) in &self.labels {
            let at = Pos2::new(at.x, at.y) / ctx.zoom_factor();
            let galley = painter.layout_no_wrap(words.clone(), font.clone(), style::INK);
            let rect = Align2::CENTER_CENTER.anchor_size(at, galley.size());
            painter.rect_filled(rect.expand2(egui::vec2(4.0, 1.0)), 3.0, Color32::from_black_alpha(190));
            painter.galley(rect.min, galley, style::INK);
        }
        let Some(about) = &self.about else { return };
        let room = ctx.content_rect();
        let [left, top, ..] = panels::clear(room.size(), false);
        painter.text(Pos2::new(left, top), Align2::LEFT_TOP, about, font, style::FAINT);
    }
}

/// Adds it.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Labels>()
        .add_systems(OnEnter(Screen::Lab), furnish)
        .add_systems(OnExit(Screen::Lab), clear)
        .add_systems(
            Update,
            (spawn_pieces, dress, place, highlight, words, mark, frame).chain().run_if(in_state(Screen::Lab)),
        );
}

fn furnish(mut dresser: Dresser, furniture: Query<Entity, With<Furniture>>) {
    for old in &furniture {
        dresser.commands.entity(old).despawn();
    }
    let room = dresser.furnish(&Room { half_table_cm: TABLE_HALF_CM, ..Room::default() });
    dresser.commands.entity(room).insert(OF_LAB);
}

/// What goes with the lab. A match to which the way leads back has brought its own furniture by then.
const OF_LAB: DespawnOnExit<Screen> = DespawnOnExit(Screen::Lab);

fn clear(mut seen: ResMut<Labels>) {
    *seen = Labels::default();
}

/// As many entities as there are pieces.
fn spawn_pieces(mut commands: Commands, state: Res<LabState>, shown: Query<(Entity, &PieceVisual)>) {
    let count = state.editor.scene().pieces.len();
    let known = shown.iter().len();
    for (entity, PieceVisual(index)) in &shown {
        if *index >= count {
            commands.entity(entity).despawn();
        }
    }
    for index in known..count {
        commands.spawn((OF_LAB, PieceVisual(index), Transform::default(), Visibility::default()));
    }
}

/// How warm each piece of the set-up is, where a test of it says so: a place in [`HEAT`].
fn heat(state: &LabState) -> Vec<Option<usize>> {
    let mut all = vec![None; state.editor.scene().pieces.len()];
    if let Some(running) = state.running.as_ref().filter(|running| running.serial == state.editor.serial()) {
        for warm in &running.seen.heat.pieces {
            if let Some(own) = all.get_mut(warm.piece.index()) {
                *own = Some((warm.share * (HEAT.len() - 1) as f32).round() as usize);
            }
        }
    }
    all
}

fn dress(
    mut dresser: Dresser,
    state: Res<LabState>,
    mut shown: Query<(Entity, &PieceVisual, Option<&mut Appearance>)>,
) {
    let heat = heat(&state);
    let scene = state.editor.scene();
    for (entity, PieceVisual(index), wears) in &mut shown {
        let Some(spec) = scene.pieces.get(*index) else { continue };
        let wanted = Appearance(spec.shape.clone(), heat[*index], spec.fixed);
        match wears {
            Some(wears) if *wears == wanted => continue,
            Some(mut wears) => *wears = wanted.clone(),
            None => drop(dresser.commands.entity(entity).insert(wanted.clone())),
        }
        let piece = scene.piece(*index);
        let usual = PieceStyle::usual(&piece);
        let look = match (wanted.1, wanted.2) {
            (Some(warm), _) => {
                let (red, green, blue) = HEAT[warm.min(HEAT.len() - 1)];
                PieceStyle { mark: None, ..PieceStyle::plain(Color::srgb(red, green, blue)) }
            }
            (None, true) => PieceStyle::plain(Color::srgb(0.30, 0.29, 0.28)),
            (None, false) => usual,
        };
        // What cannot be made is not seen; the panel says why.
        if dresser.dress(entity, &piece, &look).is_err() {
            dresser.undress(entity);
        }
    }
}

/// Where everything is: as it is built, or as it is watched.
fn place(state: Res<LabState>, mut shown: Query<(&PieceVisual, &mut Transform)>) {
    let scene = state.editor.scene();
    for (PieceVisual(index), mut transform) in &mut shown {
        if *index >= scene.pieces.len() {
            continue;
        }
        let watched = state.recording.as_ref().and_then(|recording| recording.pose(*index));
        let pose = watched.unwrap_or_else(|| scene.pose(*index));
        if pose.translation.is_finite() && pose.rotation.is_finite() {
            let now = Transform { translation: pose.translation, rotation: pose.rotation, scale: Vec3::ONE };
            transform.set_if_neq(now);
        }
    }
}

/// The piece that would fail first, where that is known of what is built.
fn weakest(state: &LabState) -> Option<(usize, [f64; 3], [f64; 3])> {
    let statics = state.standing.statics()?.ok()?;
    let failure = statics.analysis.failure.as_ref().filter(|_| state.is_judged())?;
    Some((failure.piece.index(), failure.point, failure.normal))
}

fn highlight(
    mut commands: Commands,
    state: Res<LabState>,
    mut shown: Query<(Entity, &PieceVisual, Option<&mut Highlight>)>,
) {
    let named = match &state.recording {
        Some(recording) => recording.first(),
        None => weakest(&state).map(|(piece, ..)| piece),
    };
    let built = state.recording.is_none();
    for (entity, PieceVisual(index), highlight) in &mut shown {
        let wanted = match () {
            () if built && state.editor.chosen().contains(index) => Highlight::Held,
            () if built && state.hover == Some(*index) => Highlight::Hover,
            () if named == Some(*index) => Highlight::Named,
            () => Highlight::None,
        };
        match highlight {
            Some(mut now) => drop(now.set_if_neq(wanted)),
            None => drop(commands.entity(entity).insert(wanted)),
        }
    }
}

/// What is written beside the pieces.
fn words(
    state: Res<LabState>,
    view_ray: ViewRay,
    shown: Query<(&PieceVisual, &Transform)>,
    mut seen: ResMut<Labels>,
) {
    *seen = Labels::default();
    let scene = state.editor.scene();
    let at = |piece: usize| {
        let transform = shown.iter().find(|(shown, _)| shown.0 == piece)?.1;
        let up = match &scene.pieces.get(piece)?.shape {
            // A pyramid's origin is in its base.
            Kind::Pyramid(size) => size.height_mm() / MM_PER_CM / 2.0,
            _ => 0.0,
        };
        view_ray.pixel(transform.translation + transform.rotation * Vec3::Z * up)
    };
    if let Some(recording) = &state.recording {
        if let Some(first) = recording.first() {
            seen.labels.extend(at(first).map(|pixel| (pixel, say(PageText::FellFirst))));
        }
        return;
    }
    let running = state.running.as_ref().filter(|running| running.serial == state.editor.serial());
    let Some(running) = running.filter(|running| !running.seen.heat.pieces.is_empty()) else { return };
    let heat = &running.seen.heat;
    seen.about = Some(say(PageText::OnPieces { about: heat.about.clone() }));
    for warm in &heat.pieces {
        seen.labels.extend(at(warm.piece.index()).map(|pixel| (pixel, say(&warm.words))));
    }
}

/// The diamond at what would fail first, and the way along which it is pressed.
fn mark(state: Res<LabState>, mut lines: Gizmos<HandLines>) {
    let Some((_, point, normal)) = weakest(&state).filter(|_| state.recording.is_none()) else { return };
    let vector = |numbers: [f64; 3]| Vec3::from_array(numbers.map(|x| x as f32));
    draw::diamond(&mut lines, vector(point), vector(normal));
}

/// The view follows what is built, but not while something is carried.
fn frame(state: Res<LabState>, windows: Query<&Window, With<PrimaryWindow>>, mut framing: ResMut<Framing>) {
    let Ok(window) = windows.single() else { return };
    if !state.carries {
        let room = Vec2::new(window.width(), window.height());
        framing.set_if_neq(self::framing(&state.editor, room, state.arrivals, state.recording.is_some()));
    }
}

/// What is framed of what is built, in a window so large, in logical pixels.
pub fn framing(editor: &SceneEditor, room: Vec2, view: u32, watching: bool) -> Framing {
    let scene = editor.scene();
    let zoom = style::zoom(room, 1.0);
    let [left, top, right, bottom] =
        panels::clear(egui::vec2(room.x / zoom, room.y / zoom), watching).map(|x| x * zoom);
    let (low, high) = extent(scene, 0..scene.pieces.len()).unwrap_or_default();
    let grown = |value: f32, least: f32| ((value / MM_PER_CM / STEP_CM).ceil() * STEP_CM).max(least);
    let [wide, tall] = LEAST_CM;
    let low = Vec3::new(-grown(-low.x, wide), -grown(-low.y, wide), 0.0);
    let high = Vec3::new(grown(high.x, wide), grown(high.y, wide), grown(high.z, tall));
    let corners = |low: Vec3, high: Vec3| -> Vec<Vec3> {
        let pick = |i: u32, bit: u32, low: f32, high: f32| if i >> bit & 1 == 0 { low } else { high };
        let at =
            |i| Vec3::new(pick(i, 0, low.x, high.x), pick(i, 1, low.y, high.y), pick(i, 2, low.z, high.z));
        (0..8).map(at).collect()
    };
    let edge = TABLE_HALF_CM;
    Framing {
        points: corners(low, high),
        subject: editor
            .extent()
            .map_or_else(Vec::new, |(low, high)| corners(low / MM_PER_CM, high / MM_PER_CM)),
        angles: ANGLES,
        distances_cm: DISTANCES_CM,
        sights: vec![TableViewport::of(room, Rect::new(left, top, right, bottom))],
        around: vec![Vec3::new(-edge, -edge, 0.0), Vec3::new(edge, edge, 0.0)],
        view,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::state::app::StatesPlugin;
    use window::visuals::MeshCache;

    /// The match to which the way leads back has furnished the table before the lab is left.
    #[test]
    fn the_lab_takes_its_own_furniture_away_and_no_other() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default(), StatesPlugin))
            .init_asset::<Mesh>()
            .init_asset::<Image>()
            .init_asset::<StandardMaterial>()
            .init_resource::<MeshCache>()
            .insert_state(Screen::Table)
            .add_systems(OnEnter(Screen::Lab), furnish);
        let furniture = |app: &mut App, screen| {
            app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
            app.update();
            let world = app.world_mut();
            world.query_filtered::<Entity, With<Furniture>>().iter(world).collect::<Vec<_>>()
        };
        let old = app.world_mut().spawn(Furniture).id();
        let in_lab = furniture(&mut app, Screen::Lab);
        assert!(in_lab.len() == 1 && in_lab[0] != old);
        let new = app.world_mut().spawn(Furniture).id();
        assert_eq!(furniture(&mut app, Screen::Table), [new]);
    }
}
