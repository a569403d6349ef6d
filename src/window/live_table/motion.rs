//! What is seen of the pieces: one entity a piece, apart from the physics, that moves smoothly between two ticks.
//!
//! A picture is drawn at some moment between two ticks, so what is seen lies between the pose before the last tick and
//! the pose after it, less than a tick behind the simulation. Where a piece was put elsewhere, or the whole table was
//! exchanged (undo, load), nothing is drawn in between.

use super::physics::{LiveBodies, TableSet, TableSim};
pub use super::visual::VisualOf;
use super::visual::transform;
use bevy::prelude::*;
use bevy::transform::TransformSystems;
use bevy_rapier3d::prelude::PhysicsSet;

/// A piece that is farther than this from where its speed would have taken it in a tick was put there, cm.
pub const JUMP_CM: f32 = 2.0;

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

fn remember(mut table: ResMut<TableSim>, bodies: LiveBodies) {
    let ticks = table.ticks();
    let earlier = &mut table.earlier;
    earlier.0 = ticks;
    earlier.1.clear();
    earlier.1.extend(bodies.iter().map(|body| *body.position()));
}

/// Puts what is seen where it is between the last tick and the next.
pub fn show(
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
