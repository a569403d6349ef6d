//! What is seen of the pieces: one entity a piece, apart from the physics, that moves smoothly between two ticks.
//!
//! A picture is drawn at some moment between two ticks, so what is seen lies between the pose before the last tick and
//! the pose after it, less than a tick behind the simulation. Where a piece was put elsewhere, or the whole table was
//! exchanged (undo, load), nothing is drawn in between.

use super::physics::{LiveBodies, TableSet, TableSim};
use crate::table::PieceId;
use bevy::prelude::*;
use bevy::transform::TransformSystems;
use bevy_rapier3d::prelude::PhysicsSet;
use rapier3d::math::Pose;

/// A piece that is farther than this from where its speed would have taken it in a tick was put there, cm.
pub const JUMP_CM: f32 = 2.0;

/// What is seen of a piece: attach meshes here. Its transform is in centimetres and belongs to this module.
///
/// It is spawned with the table, so `Query<_, Added<VisualOf>>` and `On<Add, VisualOf>` say when to attach them.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VisualOf(pub PieceId);

/// Moves what is seen.
pub fn plugin(app: &mut App) {
    app.add_systems(
        FixedUpdate,
        // Also while the clock stands: then the pose before the last tick is the pose after it.
        remember
            .after(TableSet::Before)
            .before(PhysicsSet::StepSimulation)
            .run_if(resource_exists::<TableSim>),
    )
    .add_systems(PostUpdate, show.before(TransformSystems::Propagate).run_if(resource_exists::<TableSim>));
}

pub(super) fn visual(id: PieceId, pose: Pose) -> impl Bundle {
    (Name::new(format!("Piece {}", id.0)), VisualOf(id), transform(pose), Visibility::default())
}

fn transform(pose: Pose) -> Transform {
    Transform { translation: pose.translation, rotation: pose.rotation, scale: Vec3::ONE }
}

fn remember(mut table: ResMut<TableSim>, bodies: LiveBodies) {
    let ticks = table.ticks();
    let earlier = &mut table.earlier;
    earlier.0 = ticks;
    earlier.1.clear();
    earlier.1.extend(bodies.iter().map(|body| *body.position()));
}

pub(crate) fn show(
    table: Res<TableSim>,
    bodies: LiveBodies,
    time: Res<Time<Fixed>>,
    mut visuals: Query<(&VisualOf, &mut Transform)>,
) {
    let (ticks, earlier) = &table.earlier;
    // Otherwise the clock stands, or another table was put in this one's place.
    let one_tick_on = table.ticks() == ticks + 1;
    let tick_s = table.settings().tick_s;
    for (VisualOf(id), mut seen) in &mut visuals {
        let Some(body) = bodies.get(*id) else { continue };
        let now = *body.position();
        let farthest = JUMP_CM + body.linvel().length() * tick_s;
        let before = earlier
            .get(id.index())
            .filter(|before| one_tick_on && before.translation.distance(now.translation) <= farthest);
        let pose = before.map_or(now, |before| before.lerp(&now, time.overstep_fraction()));
        seen.set_if_neq(transform(pose));
    }
}
