//! What the cursor marks for what is held: there its middle is wanted.

use super::state::{Aimed, GrabState, HandSet, Mouse};
use super::steer::fine_mode;
use super::view_ray::ViewRay;
use crate::app::table::physics::LiveTable;
use crate::app::table::store::Store;
use crate::table::PieceId;
use crate::table::carry::mark::mark;
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use rapier3d::prelude::Ray;

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
    let GrabState::Holding(carry) = &*grab_state else {
        aimed.set_if_neq(Aimed::default());
        return Ok(());
    };
    let cursor = view_ray.cursor().filter(|cursor| mouse.cursor.is_some_and(|before| before != *cursor));
    let Some(ray) = cursor.and_then(|cursor| view_ray.ray(cursor)) else {
        if aimed.moved {
            aimed.moved = false;
        }
        return Ok(());
    };
    let seen = |piece: PieceId| store.as_deref().is_none_or(|store| !store.hides(piece));
    let sight = Ray::new(ray.origin, *ray.direction);
    let now = table.lend(|sim| mark(sim, carry, sight, seen, aimed.mark.as_ref()))?;
    aimed.set_if_neq(Aimed { mark: now, moved: true });
    Ok(())
}
