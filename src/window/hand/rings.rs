//! A ring round the foot of every piece that may be taken now, while the hand is empty. It is a shape, so nobody needs its
//! colour; its light line has a dark one beside it, so it is seen on felt, wood and card alike. The lines are made
//! anew only when something has changed.

use super::options::Previews;
use super::state::{GrabState, HandSet, at_the_table};
use crate::live_table::live_match::{Playing, on};
use crate::live_table::physics::LiveTable;
use crate::live_table::store::Store;
use crate::visuals::CLEAR;
use bevy::camera::visibility::RenderLayers;
use bevy::gizmos::GizmoPlugin;
use bevy::gizmos::retained::Gizmo;
use bevy::prelude::*;
use session::HandRules;
use table::{PieceId, Sim};

const LIGHT: Color = Color::srgb(1.0, 0.95, 0.75);
const DARK: Color = Color::srgba(0.05, 0.05, 0.1, 0.8);
/// Between a piece and its ring, cm.
const ROOM_CM: f32 = 0.12;
/// Between the light line and the dark one, cm.
const APART_CM: f32 = 0.05;
/// A hair above what is below, cm.
const RAISED_CM: f32 = 0.03;
const CORNERS: u32 = 40;
/// Pieces with their middles nearer than this to one another, seen from above, lie in a pile, cm.
const PILE_CM: f32 = 0.6;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rings>().add_systems(Update, put_away.run_if(not(at_the_table)).after(FindRings));
    // A headless app draws nothing.
    if app.is_plugin_added::<GizmoPlugin>() {
        app.add_systems(Update, draw.after(put_away));
    }
}

pub(super) fn of<G: HandRules>(app: &mut App) {
    app.add_systems(Update, find::<G>.in_set(HandSet::Show).in_set(FindRings).run_if(on::<G>));
}

#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct FindRings;

/// A ring.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ring {
    /// The piece it is round.
    pub piece: PieceId,
    /// Its middle, cm.
    pub middle: Vec3,
    /// Its radius, cm.
    pub radius_cm: f32,
}

/// The rings that are shown.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Rings {
    /// In the order of the pieces.
    pub all: Vec<Ring>,
    /// At which serial number of the match.
    found_at: Option<u64>,
}

fn find<G: HandRules>(
    grab_state: Res<GrabState>,
    previews: Res<Previews>,
    playing: Res<Playing<G>>,
    (mut table, store): (LiveTable, Res<Store>),
    mut rings: ResMut<Rings>,
) -> Result {
    let m = &playing.0;
    let empty = matches!(*grab_state, GrabState::Empty);
    if !(previews.takeable && empty && m.game().takes_now() && m.is_waiting()) {
        rings.set_if_neq(Rings::default());
        return Ok(());
    }
    let now = m.serial();
    if rings.found_at != Some(now) || store.is_changed() {
        let mut all = table.lend(|sim| round(m.game(), sim))?;
        all.retain(|ring| !store.hides(ring.piece));
        *rings = Rings { all, found_at: Some(now) };
    }
    Ok(())
}

/// The rings of a game: of a pile only the uppermost piece has one.
fn round<G: HandRules>(game: &G, sim: &Sim) -> Vec<Ring> {
    let pieces = sim.pieces().map(|(id, _)| id);
    let mut takeable: Vec<PieceId> =
        pieces.filter(|&id| id != sim.table() && game.may_take(id).is_ok()).collect();
    takeable.sort_by(|a, b| sim.centre_of_mass(*b).z.total_cmp(&sim.centre_of_mass(*a).z));
    let mut rings: Vec<Ring> = vec![];
    for id in takeable {
        let middle = sim.centre_of_mass(id).truncate();
        let piled = sim.piece(id).kind.is_card()
            && rings.iter().any(|ring| ring.middle.truncate().distance(middle) < PILE_CM);
        if !piled {
            rings.push(ring(sim, id));
        }
    }
    rings.sort_by_key(|ring| ring.piece);
    rings
}

fn ring(sim: &Sim, id: PieceId) -> Ring {
    let (pose, middle) = (sim.pose(id), sim.centre_of_mass(id));
    let geometry = sim.geometry(id);
    let corners = || geometry.corners().map(|corner| pose * corner);
    let foot = corners().map(|corner| corner.z).fold(f32::INFINITY, f32::min);
    let reach = corners().map(|corner| corner.truncate().distance(middle.truncate())).fold(0.0, f32::max);
    Ring { piece: id, middle: middle.with_z(foot + RAISED_CM), radius_cm: reach + ROOM_CM }
}

#[derive(Component)]
struct RingLines;

fn draw(
    rings: Res<Rings>,
    mut assets: ResMut<Assets<GizmoAsset>>,
    mut commands: Commands,
    lines: Query<Entity, With<RingLines>>,
) {
    if !rings.is_changed() {
        return;
    }
    for old in &lines {
        commands.entity(old).despawn();
    }
    if rings.all.is_empty() {
        return;
    }
    let mut asset = GizmoAsset::new();
    for Ring { middle, radius_cm, .. } in &rings.all {
        let at = Isometry3d::from_translation(*middle);
        asset.circle(at, *radius_cm, LIGHT).resolution(CORNERS);
        asset.circle(at, radius_cm + APART_CM, DARK).resolution(CORNERS);
    }
    let line_config = GizmoLineConfig { width: 2.0, ..default() };
    // Not for the camera of what is drawn flat.
    let layer = RenderLayers::layer(CLEAR);
    commands.spawn((RingLines, layer, Gizmo { handle: assets.add(asset), line_config, depth_bias: -0.002 }));
}

/// Away from the table, or while the hand rests, there are none.
fn put_away(mut rings: ResMut<Rings>) {
    rings.set_if_neq(Rings::default());
}
