//! What is under the cursor, seen past what is held: there its middle is wanted.

use super::pick::FARTHEST_CM;
use super::state::{Aimed, GrabState, HandSet, Mouse};
use super::steer::fine_mode;
use super::view_ray::ViewRay;
use crate::app::table::physics::LiveTable;
use crate::app::table::store::Store;
use crate::table::{PieceId, Sim};
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use rapier3d::prelude::{Collider, ColliderHandle, QueryFilter, Ray};

pub(super) fn plugin(app: &mut App) {
    // Whatever steers comes after the fine mode.
    app.init_resource::<Aimed>().add_systems(RunFixedMainLoop, look.in_set(HandSet::Steer).before(fine_mode));
}

fn look(
    grab_state: Res<GrabState>,
    (mouse, store): (Res<Mouse>, Option<Res<Store>>),
    view_ray: ViewRay,
    mut table: LiveTable,
    mut aimed: ResMut<Aimed>,
) -> Result {
    let cursor = view_ray.cursor().filter(|cursor| mouse.cursor.is_some_and(|before| before != *cursor));
    let now = match (&*grab_state, cursor.and_then(|cursor| view_ray.ray(cursor))) {
        (GrabState::Holding(carry), Some(ray)) => {
            table.lend(|sim| past(sim, (&carry.pieces, store.as_deref()), ray))?
        }
        _ => None,
    };
    aimed.set_if_neq(Aimed(now));
    Ok(())
}

/// What a ray meets first of all that is seen besides what is held.
fn past(sim: &Sim, (held, store): (&[PieceId], Option<&Store>), ray: Ray3d) -> Option<Vec3> {
    let seen = |handle: ColliderHandle, _: &Collider| {
        let piece = sim.piece_of(handle);
        !held.contains(&piece) && store.is_none_or(|store| !store.hides(piece))
    };
    let queries = sim.queries(QueryFilter::default().predicate(&seen));
    let straight = Ray::new(ray.origin, *ray.direction);
    let (_, distance) = queries.cast_ray(&straight, FARTHEST_CM, true)?;
    Some(ray.origin + ray.direction * distance)
}
