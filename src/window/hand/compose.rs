//! How the window is shared while a piece is carried: the [`CarryLayout`], and what must be seen on it.

use super::landing_preview::{LandingPreview, LandingPreviewSet};
use super::state::{Aimed, GrabState, HandSet};
use super::view_ray::ViewRay;
use crate::lessons::Teaching;
use crate::live_table::carry_layout::{Beside, CarryLayout};
use crate::live_table::framing::Framing;
use crate::live_table::physics::{LiveBodies, TableSim};
use crate::platform::settings::Preferences;
use crate::ui::style;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use table::PieceId;
use table::carry::{By, Carry, CarryPhase};
use table::rapier3d::prelude::Pose;
use table::shape::Geometry;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CarryLayout>().add_systems(
        Update,
        share.in_set(HandSet::Show).after(LandingPreviewSet).run_if(resource_exists::<Framing>),
    );
}

fn share(
    (grab_state, table): (Res<GrabState>, Res<TableSim>),
    (framing, preferences): (Res<Framing>, Option<Res<Preferences>>),
    (windows, view_ray): (Query<&Window, With<PrimaryWindow>>, ViewRay),
    teaching: Option<Res<Teaching>>,
    mut stage: ResMut<CarryLayout>,
) {
    let (GrabState::Holding(carry), Ok(window)) = (&*grab_state, windows.single()) else {
        // It keeps its side for the next piece.
        if !stage.clear.is_empty() {
            let room = stage.room;
            *stage = CarryLayout::of(room, Rect::EMPTY, Beside::default(), None, &stage);
        }
        return;
    };
    if carry.stage == CarryPhase::Unmoved {
        return;
    }
    let (scale, numbers) = preferences.map_or((1.0, false), |known| (known.ui_scale, known.numbers));
    let zoom = style::zoom(window.size(), scale);
    let room = window.size() / zoom;
    let plan = table.piece(carry.pieces[0]).kind.is_card();
    let beside = Beside { side: true, plan, numbers, plate: teaching.is_some() };
    // By keys nothing points but the piece.
    let pointer = match carry.by {
        By::Keys => view_ray.pixel(carry.middle_wanted().extend(0.0)),
        By::Drag | By::Click => view_ray.cursor(),
    };
    let now = CarryLayout::of(room, framing.clear(room), beside, pointer.map(|at| at / zoom), &stage);
    stage.set_if_neq(now);
}

/// The corners of what is carried, where it is wanted and as high as it is held over what is below, cm.
fn whole(table: &TableSim, bodies: &LiveBodies, carry: &Carry) -> Vec<Vec3> {
    let (at, turn) = carry.goal();
    let held_up = bodies.get(carry.pieces[0]).map_or(at.z, |body| body.position().translation.z);
    corners(table, carry.pieces[0], Pose::from_parts(at.with_z(at.z.max(held_up)), turn))
}

/// What must be seen to set it down: it, where it would lie, and what carries it there; cm.
pub(super) fn needed(
    table: &TableSim,
    bodies: &LiveBodies,
    carry: &Carry,
    (preview, aimed): (&LandingPreview, &Aimed),
) -> Vec<Vec3> {
    let mut all = whole(table, bodies, carry);
    all.extend(preview.ghost_edges.iter().flatten());
    all.extend(aimed.mark.iter().flat_map(|mark| &mark.on));
    let card = preview.on.filter(|on| table.piece(*on).kind.is_card());
    if let Some((card, body)) = card.and_then(|card| Some((card, bodies.get(card)?))) {
        all.extend(corners(table, card, *body.position()));
    }
    all
}

fn corners(table: &TableSim, id: PieceId, pose: Pose) -> Vec<Vec3> {
    let geometry = Geometry::of(&table.piece(id).kind);
    geometry.map_or_else(|_| vec![], |geometry| geometry.corners().map(|corner| pose * corner).collect())
}
