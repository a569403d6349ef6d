//! What the cursor marks for what is held: there its middle is wanted.

use super::state::{Aimed, GrabState, HandSet, Mouse};
use super::steer::fine_mode;
use super::view_ray::ViewRay;
use crate::live_table::live_match::{Playing, on};
use crate::live_table::physics::LiveTable;
use crate::live_table::store::Store;
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use session::HandRules;
use table::PieceId;
use table::carry::mark::mark;
use table::rapier3d::prelude::Ray;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Aimed>();
}

pub(super) fn of<G: HandRules>(app: &mut App) {
    // Whatever steers comes after the fine mode.
    let look = look::<G>.in_set(HandSet::Steer).before(fine_mode).run_if(on::<G>);
    app.add_systems(RunFixedMainLoop, look);
}

fn look<G: HandRules>(
    (grab_state, playing): (Res<GrabState>, Res<Playing<G>>),
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
    let built = |piece: PieceId| playing.0.game().is_built(piece);
    let now = table.lend(|sim| mark(sim, carry, sight, (seen, built), aimed.mark.as_ref()))?;
    aimed.set_if_neq(Aimed { mark: now, moved: true });
    Ok(())
}
