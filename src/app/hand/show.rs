//! What the looks do for the hand: outlines of what is pointed at and held, the ghost's body, the view from the side.

use super::landing_preview::LandingPreview;
use super::options::Previews;
use super::state::{FineMode, GrabState, HandSet, Hover, at_the_table};
use super::view_ray::ViewRay;
use crate::app::table::camera::InsetView;
use crate::app::table::motion::VisualOf;
use crate::app::table::physics::{LiveBodies, TableSim};
use crate::app::visuals::preview::Highlight;
use crate::app::visuals::{Dresser, MeshCache};
use crate::table::PieceId;
use bevy::prelude::*;
use std::f32::consts::FRAC_PI_2;

/// How much higher than the held piece's origin the side view looks, cm.
const INSET_LOOKS_UP_CM: f32 = 0.5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            highlight,
            look_from_the_side.run_if(resource_exists::<InsetView>),
            ghosts.run_if(resource_exists::<MeshCache>),
        )
            .in_set(HandSet::Show)
            .after(super::landing_preview::LandingPreviewSet),
    )
    .add_systems(Update, put_away.run_if(not(at_the_table)));
}

/// The ghost of a piece that is held.
#[derive(Component)]
struct GhostOf(PieceId);

fn highlight(
    mut commands: Commands,
    grab_state: Res<GrabState>,
    hover: Res<Hover>,
    mut visuals: Query<(Entity, &VisualOf, Option<&mut Highlight>)>,
) {
    let pointed = hover.piece.filter(|_| hover.outlined);
    let held: &[PieceId] = match &*grab_state {
        GrabState::Holding(carry) => &carry.pieces,
        GrabState::Empty | GrabState::Reaching(_) => &[],
    };
    for (entity, VisualOf(id), highlight) in &mut visuals {
        let wanted = match () {
            () if held.contains(id) => Highlight::Held,
            () if pointed == Some(*id) && hover.refusal.is_some() => Highlight::Refused,
            () if pointed == Some(*id) => Highlight::Hover,
            () => Highlight::None,
        };
        match highlight {
            // A panel may have named it: that stays until the hand has something to say.
            Some(now) if *now == Highlight::Named && wanted == Highlight::None => {}
            Some(mut now) => {
                now.set_if_neq(wanted);
            }
            None if wanted != Highlight::None => {
                commands.entity(entity).insert(wanted);
            }
            None => {}
        }
    }
}

/// One ghost for each piece that is held, where it would land.
fn ghosts(
    mut dresser: Dresser,
    preview: Res<LandingPreview>,
    previews: Res<Previews>,
    table: Res<TableSim>,
    mut ghosts: Query<(Entity, &GhostOf, &mut Transform, &mut Visibility)>,
) -> Result {
    let wanted = if previews.ghost { &preview.ghosts[..] } else { &[] };
    for (entity, GhostOf(id), mut transform, mut visibility) in &mut ghosts {
        let Some((_, pose)) = wanted.iter().find(|(held, _)| held == id) else {
            dresser.commands.entity(entity).despawn();
            continue;
        };
        *transform = Transform::from_translation(pose.translation).with_rotation(pose.rotation);
        // Where it should not be let go of there is no body, only dashes.
        visibility.set_if_neq(if preview.warns() { Visibility::Hidden } else { Visibility::Inherited });
    }
    for (id, pose) in wanted.iter().filter(|(id, _)| !ghosts.iter().any(|ghost| ghost.1.0 == *id)) {
        let entity = dresser.ghost(&table.piece(*id).kind)?;
        let transform = Transform::from_translation(pose.translation).with_rotation(pose.rotation);
        dresser.commands.entity(entity).insert((GhostOf(*id), transform));
    }
    Ok(())
}

/// In fine mode the inset looks at what is held from a quarter turn to the right of the viewer.
fn look_from_the_side(
    fine: Res<FineMode>,
    grab_state: Res<GrabState>,
    view_ray: ViewRay,
    bodies: LiveBodies,
    mut inset: ResMut<InsetView>,
) {
    let held = match &*grab_state {
        GrabState::Holding(carry) if fine.0 => bodies.get(carry.pieces[0]),
        _ => None,
    };
    let Some(body) = held else {
        if inset.on {
            inset.on = false;
        }
        return;
    };
    let (_, away) = view_ray.table_axes();
    inset.on = true;
    inset.focus = body.position().translation + Vec3::Z * INSET_LOOKS_UP_CM;
    inset.yaw = (-away.x).atan2(away.y) + FRAC_PI_2;
}

/// Away from the table nothing of the hand is shown.
fn put_away(
    mut commands: Commands,
    ghosts: Query<Entity, With<GhostOf>>,
    inset: Option<ResMut<InsetView>>,
    mut highlights: Query<&mut Highlight>,
    mut preview: ResMut<LandingPreview>,
    mut hover: ResMut<Hover>,
) {
    for ghost in &ghosts {
        commands.entity(ghost).despawn();
    }
    if let Some(mut inset) = inset.filter(|inset| inset.on) {
        inset.on = false;
    }
    for mut highlight in &mut highlights {
        if *highlight != Highlight::Named {
            highlight.set_if_neq(Highlight::None);
        }
    }
    preview.set_if_neq(LandingPreview::default());
    hover.set_if_neq(Hover::default());
}
