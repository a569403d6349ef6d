//! The table of Rathulhu as sprites: what lies still is laid out anew with the window; tiles and tokens tween to where
//! they belong.

use super::RathulhuMatch;
use super::art::Print;
use super::faces::Face;
use super::layout::Layout;
use super::table::{Place, Spot, Table};
use crate::app::card_match::on;
use crate::app::messages::{Moving, Screen};
use crate::app::platform::assets::when_changed;
use crate::app::platform::settings::Preferences;
use crate::app::ui::style;
use crate::games::rathulhu::rules::Tile;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui;

/// Pictures are drawn in steps of so many pixels.
const STEP_PX: u32 = 16;
/// No picture has more pixels across.
const MOST_PX: u32 = 2048;
/// Tiles smaller than this bear two letters in the place of a name, pixels: the longest name could not be read.
const NAMED_FROM_PX: f32 = 72.0;
/// How long a tween takes, s.
const TWEEN_S: f32 = 0.42;
/// How much later each tile of a lot sets out, s.
const STAGGER_S: f32 = 0.05;

/// How far a lot is lifted, as a share of a tile.
const LIFT: f32 = 0.06;
/// How much of a tile is seen where none lies, and at which height.
pub(super) const GHOST: f32 = 0.13;
pub(super) const GHOST_Z: f32 = -6.0;

/// Where everything lies in the window that is there.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Spread {
    /// In points.
    pub layout: Layout,
    /// Window units in a point.
    pub zoom: f32,
    /// Pixels in a window unit.
    pub pixels: f32,
}

/// The pictures drawn so far, by size.
#[derive(Resource, Default)]
pub(super) struct Gallery(HashMap<(Face, UVec2), Handle<Image>>);

impl Gallery {
    /// A picture that is this large on the screen, in pixels.
    fn get(&mut self, images: &mut Assets<Image>, face: Face, size: Vec2) -> Handle<Image> {
        let whole = |x: f32| (x.max(1.0) as u32).div_ceil(STEP_PX).saturating_mul(STEP_PX).min(MOST_PX);
        let size = UVec2::new(whole(size.x), whole(size.y));
        let drawn = || match face.drawing().image(size.x, size.y) {
            Ok(image) => images.add(image),
            Err(error) => {
                error!("{face:?}: {error}");
                Handle::default()
            }
        };
        self.0.entry((face, size)).or_insert_with(drawn).clone()
    }
}

/// What lies still.
#[derive(Component)]
pub(super) struct Still;

/// The idol, whose eyes tell whether it may be invoked.
#[derive(Component)]
pub(super) struct Idol;

/// What a moving thing is: a tile by its number, or a token.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Mover {
    Tile(u32),
    Token(u8),
}

/// How a thing moves: from where it was to where it belongs.
#[derive(Component, Clone, Debug)]
pub(super) struct Tween {
    from: (Vec2, f32),
    to: (Vec2, f32),
    z: f32,
    /// Below zero before it sets out, s.
    at_s: f32,
    /// What it shows until half-way, when it turns over.
    turning: Option<Face>,
    face: Face,
    /// Whether it is gone when it arrives.
    leaving: bool,
}

impl Tween {
    fn still(place: (Vec2, f32), z: f32, face: Face) -> Self {
        Self { from: place, to: place, z, at_s: TWEEN_S, turning: None, face, leaving: false }
    }

    fn progress(&self) -> f32 {
        EaseFunction::CubicOut.sample_clamped(self.at_s / TWEEN_S)
    }

    fn now(&self) -> (Vec2, f32) {
        let p = self.progress();
        (self.from.0.lerp(self.to.0, p), self.from.1 + (self.to.1 - self.from.1) * p)
    }

    /// Sets out for another place.
    fn head_for(&mut self, place: (Vec2, f32), delay_s: f32, at_once: bool) {
        self.from = if at_once { place } else { self.now() };
        self.to = place;
        self.at_s = if at_once { TWEEN_S } else { -delay_s };
    }
}

/// Adds the scene.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Gallery>().add_systems(
        Update,
        (measure, furnish.run_if(resource_exists_and_changed::<Spread>), wake, gather, tween)
            .chain()
            .run_if(on::<Table>.and_then(not(in_state(Screen::Menu))).and_then(not(in_state(Screen::SetUp)))),
    );
    app.add_systems(Update, put_away.run_if(not(on::<Table>)));
    when_changed(app, |spread: Option<ResMut<Spread>>| {
        if let Some(mut spread) = spread {
            // Everything is laid out and drawn anew.
            spread.set_changed();
        }
    });
}

/// Lays the table out when the window is another, or the game.
fn measure(
    window: Query<&Window, With<PrimaryWindow>>,
    preferences: Res<Preferences>,
    playing: Res<RathulhuMatch>,
    before: Option<ResMut<Spread>>,
    mut commands: Commands,
) {
    let Ok(window) = window.single() else { return };
    let zoom = style::zoom(window.height(), preferences.ui_scale);
    let size = egui::vec2(window.width(), window.height()) / zoom;
    let setup = playing.0.setup();
    let layout = Layout::new(size, usize::from(setup.players), usize::from(setup.time_spaces()));
    let spread = Spread { layout, zoom, pixels: window.scale_factor() };
    match before {
        Some(mut before) => {
            before.set_if_neq(spread);
        }
        None => commands.insert_resource(spread),
    }
}

impl Spread {
    /// Middle and width of a rectangle in the world.
    fn world(&self, rect: egui::Rect) -> (Vec2, f32) {
        let (centre, half) = (rect.center(), self.layout.room.size() / 2.0);
        (Vec2::new(centre.x - half.x, half.y - centre.y) * self.zoom, rect.width() * self.zoom)
    }

    fn size(&self, rect: egui::Rect) -> Vec2 {
        Vec2::new(rect.width(), rect.height()) * self.zoom
    }

    fn print(&self, rect: egui::Rect) -> Print {
        if rect.width() * self.zoom * self.pixels >= NAMED_FROM_PX { Print::Name } else { Print::Letters }
    }
}

/// What lies still: pictures, where they lie, and their heights.
pub(super) fn still(spread: &Spread) -> Vec<(Face, egui::Rect, f32)> {
    let layout = &spread.layout;
    let mut pictures = vec![(Face::TableTop, layout.room, -10.0), (Face::Board, layout.board, -9.0)];
    pictures.extend(layout.areas.iter().enumerate().map(|(k, area)| (Face::Mat(k as u8), area.rect, -9.0)));
    pictures.extend(layout.track.iter().map(|rect| (Face::Space, *rect, -8.0)));
    pictures.extend(layout.time.iter().map(|rect| (Face::Sign, *rect, -8.0)));
    let slots = layout.areas.iter().flat_map(|area| area.groups.iter().flat_map(|group| &group.slots));
    pictures.extend(slots.map(|(tile, rect)| (Face::Tile(*tile, spread.print(*rect)), *rect, GHOST_Z)));
    pictures.push((Face::Bag, layout.bag, -7.0));
    pictures.push((Face::Idol(false), layout.idol, -7.0));
    pictures
}

/// Lays out what lies still. Old pictures are forgotten with it.
fn furnish(
    spread: Res<Spread>,
    mut gallery: ResMut<Gallery>,
    mut images: ResMut<Assets<Image>>,
    old: Query<Entity, With<Still>>,
    mut movers: Query<&mut Tween>,
    mut commands: Commands,
) {
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    gallery.0.clear();
    let pictures = still(&spread);
    for (face, rect, z) in pictures {
        let size = spread.size(rect);
        let image = gallery.get(&mut images, face, size * spread.pixels);
        let at = spread.world(rect).0.extend(z);
        // Where nothing lies yet, a shade of what would.
        let color = if z == GHOST_Z { Color::srgba(0.7, 0.7, 0.7, GHOST) } else { Color::WHITE };
        let sprite = Sprite { image, color, custom_size: Some(size), ..default() };
        let mut entity = commands.spawn((Still, sprite, Transform::from_translation(at)));
        if matches!(face, Face::Idol(_)) {
            entity.insert(Idol);
        }
    }
    // Whatever moved is taken to its place anew.
    for mut tween in &mut movers {
        tween.at_s = TWEEN_S;
        tween.from = tween.to;
    }
}

/// The idol's eyes glow while the person at the screen may invoke.
fn wake(
    spread: Res<Spread>,
    playing: Res<RathulhuMatch>,
    table: Res<Table>,
    mut gallery: ResMut<Gallery>,
    mut images: ResMut<Assets<Image>>,
    mut idols: Query<&mut Sprite, With<Idol>>,
) {
    let awake = !table.is_busy() && super::may(&playing.0, crate::games::rathulhu::rules::Action::Invoke);
    for mut sprite in &mut idols {
        let size = spread.size(spread.layout.idol) * spread.pixels;
        let image = gallery.get(&mut images, Face::Idol(awake), size);
        if sprite.image != image {
            sprite.image = image;
        }
    }
}

/// Where each tile and token belongs: middle and size, height, face.
pub(super) fn wanted(spread: &Spread, table: &Table) -> HashMap<Mover, ((Vec2, f32), f32, Face)> {
    let mut all = HashMap::default();
    let mut below: HashMap<(Tile, Place), usize> = HashMap::default();
    for piece in table.pieces() {
        let depth = below.entry((piece.tile, piece.place)).or_default();
        let mut rect = spread.layout.place(piece.tile, piece.place, *depth);
        // What is for sale is lifted.
        if matches!(piece.place, Place::Track(_)) && table.auction().is_some() {
            rect = rect.translate(egui::vec2(0.0, -rect.height() * LIFT));
        }
        let face = Face::Tile(piece.tile, spread.print(rect));
        all.insert(Mover::Tile(piece.id), (spread.world(rect), 1.0 + 0.01 * *depth as f32, face));
        *depth += 1;
    }
    for (token, spot) in table.tokens() {
        let rect = spread.layout.token(table, *token);
        let face = Face::Token(token.0, !matches!(spot, Spot::Down(_)));
        let z = if matches!(spot, Spot::Offered(_)) { 4.0 } else { 3.0 };
        all.insert(Mover::Token(token.0), (spread.world(rect), z, face));
    }
    all
}

/// Spawns what has come, sends off what has gone, and lets the rest set out for where it belongs.
fn gather(
    spread: Res<Spread>,
    table: Res<Table>,
    preferences: Res<Preferences>,
    mut movers: Query<(Entity, &Mover, &mut Tween)>,
    mut commands: Commands,
) {
    if !table.is_changed() && !spread.is_changed() {
        return;
    }
    let mut wanted = wanted(&spread, &table);
    let at_once = preferences.reduced_motion || spread.is_changed();
    let mut setting_out = 0;
    for (entity, mover, mut tween) in &mut movers {
        let Some((place, z, face)) = wanted.remove(mover) else {
            leave(&spread, entity, &mut tween, at_once, &mut commands);
            continue;
        };
        tween.z = z;
        if tween.to != place {
            let delay = STAGGER_S * setting_out as f32;
            tween.head_for(place, delay, at_once);
            setting_out += 1;
        }
        if tween.face != face {
            let turns = matches!((tween.face, face), (Face::Token(..), Face::Token(..)));
            tween.turning = (turns && !at_once).then_some(tween.face);
            tween.face = face;
        }
    }
    let bag = spread.world(spread.layout.bag);
    for (mover, (place, z, face)) in wanted {
        // What is there from the start lies there; later everything comes out of the bag.
        // What was shown large has come from there.
        let drawn = table.last().is_some() && !table.was_announced();
        let drawn = drawn && matches!(mover, Mover::Tile(_)) && !at_once;
        let mut tween = Tween::still(place, z, face);
        if drawn {
            tween.from = (bag.0, place.1 * 0.6);
            (tween.at_s, tween.turning) = (0.0, Some(Face::Back));
        }
        commands.spawn((mover, tween, Sprite::default(), Transform::default()));
    }
}

/// Sends a thing off the table.
fn leave(spread: &Spread, entity: Entity, tween: &mut Tween, at_once: bool, commands: &mut Commands) {
    if at_once {
        commands.entity(entity).despawn();
    } else if !tween.leaving {
        let (at, size) = tween.now();
        let out = Vec2::new(at.x, -spread.layout.room.height() * spread.zoom * 0.62);
        tween.head_for((out, size * 0.7), 0.18, false);
        (tween.leaving, tween.z) = (true, 8.0);
    }
}

/// Moves everything a little on.
fn tween(
    time: Res<Time<Real>>,
    spread: Res<Spread>,
    mut gallery: ResMut<Gallery>,
    mut images: ResMut<Assets<Image>>,
    mut movers: Query<(Entity, &mut Tween, &mut Sprite, &mut Transform)>,
    mut commands: Commands,
    mut moves: MessageWriter<Moving>,
) {
    let seconds = time.delta_secs().min(0.1);
    for (entity, mut tween, mut sprite, mut transform) in &mut movers {
        let moving = tween.at_s < TWEEN_S;
        if moving {
            moves.write(Moving);
            tween.at_s += seconds;
        }
        if tween.leaving && tween.at_s >= TWEEN_S {
            commands.entity(entity).despawn();
            continue;
        }
        let (at, size) = tween.now();
        let x = (tween.at_s / TWEEN_S).clamp(0.0, 1.0);
        // A thing that turns over is seen edge on half-way.
        let (face, width) = match tween.turning {
            Some(back) if x < 0.5 => (back, 1.0 - 2.0 * x),
            Some(_) => (tween.face, 2.0 * x - 1.0),
            None => (tween.face, 1.0),
        };
        if x >= 1.0 && tween.turning.is_some() {
            tween.turning = None;
        }
        let goal = tween.to.1 * spread.pixels;
        let image = gallery.get(&mut images, face, Vec2::splat(goal));
        let wanted = Vec2::new(size * width.max(0.02), size);
        if sprite.image != image || sprite.custom_size != Some(wanted) {
            sprite.image = image;
            sprite.custom_size = Some(wanted);
        }
        let fade = if tween.leaving { 1.0 - 0.8 * x } else { 1.0 };
        sprite.color = if tween.leaving { Color::srgba(1.0, 0.6, 0.5, fade) } else { Color::WHITE };
        transform.translation = at.extend(if moving { tween.z + 5.0 } else { tween.z });
    }
}

/// Takes everything away when another game is on.
fn put_away(
    still: Query<Entity, With<Still>>,
    moving: Query<Entity, With<Mover>>,
    spread: Option<Res<Spread>>,
    mut commands: Commands,
) {
    if spread.is_some() {
        still.iter().chain(&moving).for_each(|entity| commands.entity(entity).despawn());
        commands.remove_resource::<Spread>();
        commands.remove_resource::<Table>();
    }
}
