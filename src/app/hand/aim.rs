//! Aiming: the cursor marks where a piece lands, not where it hangs. What is under the cursor, seen past what is held,
//! is where its middle is wanted.
//!
//! A piece that has only just been taken is not under the cursor but where it was grabbed. That difference is kept at
//! first and fades as the cursor goes its way; so a small shift stays small, and what is carried farther lands under the
//! cursor. The same holds when keys, or the fine mode, have moved it meanwhile.

use super::HandSet;
use super::grab::{GrabState, Mouse};
use super::view_ray::ViewRay;
use crate::app::table::physics::LiveTable;
use crate::table::{PieceId, Sim};
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use rapier3d::prelude::{Collider, ColliderHandle, QueryFilter, Ray};

/// How far the cursor goes until nothing is left of the offset with which a piece was grabbed, logical pixels.
const FADE_PX: f32 = 160.0;
/// How far the eye sees, cm.
const FARTHEST_CM: f32 = 400.0;
/// Wanted farther than this from where the cursor wanted it, it was moved by something else, cm.
const ELSEWHERE_CM: f32 = 1e-3;

pub(super) fn plugin(app: &mut App) {
    // Whatever steers comes after the fine mode.
    app.init_resource::<Aimed>()
        .add_systems(RunFixedMainLoop, look.in_set(HandSet::Steer).before(super::steer::fine_mode));
}

/// What is under the cursor, seen past what is held: where the cursor was before, and where it is now; cm.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Aimed {
    /// Before it moved.
    pub from: Option<Vec3>,
    /// Now.
    pub to: Option<Vec3>,
}

fn look(
    grab_state: Res<GrabState>,
    mouse: Res<Mouse>,
    view_ray: ViewRay,
    mut table: LiveTable,
    mut aimed: ResMut<Aimed>,
) -> Result {
    let cursor = view_ray.cursor();
    let moved = cursor.is_some() && mouse.cursor.is_some() && mouse.cursor != cursor;
    let now = match &*grab_state {
        GrabState::Holding(carry) if moved => {
            let rays = [mouse.cursor, cursor].map(|cursor| view_ray.ray(cursor?));
            let [from, to] = table.lend(|sim| rays.map(|ray| past(sim, &carry.pieces, ray?)))?;
            Aimed { from, to }
        }
        _ => Aimed::default(),
    };
    aimed.set_if_neq(now);
    Ok(())
}

/// What a ray meets first besides what is held.
fn past(sim: &Sim, held: &[PieceId], ray: Ray3d) -> Option<Vec3> {
    let not_held = |collider: ColliderHandle, _: &Collider| !held.contains(&sim.piece_of(collider));
    let queries = sim.queries(QueryFilter::default().predicate(&not_held));
    let straight = Ray::new(ray.origin, *ray.direction);
    let (_, distance) = queries.cast_ray(&straight, FARTHEST_CM, true)?;
    Some(ray.origin + ray.direction * distance)
}

/// How a carry follows the cursor.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Aim {
    /// From what is under the cursor to the piece's middle when the cursor took it up, cm.
    offset: Vec2,
    /// How far the cursor has gone since, logical pixels.
    gone_px: f32,
    /// Where the cursor wanted the middle last, cm.
    wanted: Option<Vec2>,
}

impl Aim {
    /// Where the middle is wanted, which was wanted at `middle`, once the cursor has gone `px` farther, from one point of
    /// the table to another.
    pub fn follow(&mut self, middle: Vec2, from: Vec2, to: Vec2, px: f32) -> Vec2 {
        if self.wanted.is_none_or(|wanted| wanted.distance(middle) > ELSEWHERE_CM) {
            (self.offset, self.gone_px) = (middle - from, 0.0);
        }
        self.gone_px += px;
        let left = (1.0 - self.gone_px / FADE_PX).max(0.0);
        let wanted = to + self.offset * left;
        self.wanted = Some(wanted);
        wanted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_offset_of_the_grab_is_kept_at_first_and_fades() {
        let mut aim = Aim::default();
        let (middle, grabbed) = (Vec2::new(5.0, 5.0), Vec2::new(5.0, 7.0));
        let near = aim.follow(middle, grabbed, grabbed + Vec2::X * 0.1, 4.0);
        assert!(near.distance(middle + Vec2::X * 0.1) < 0.06, "{near}");
        let far = aim.follow(near, grabbed + Vec2::X * 0.1, Vec2::new(20.0, 0.0), 300.0);
        assert_eq!(far, Vec2::new(20.0, 0.0), "it lands under the cursor");
    }

    #[test]
    fn what_keys_have_moved_is_taken_up_where_it_is() {
        let mut aim = Aim::default();
        let there = aim.follow(Vec2::ZERO, Vec2::ZERO, Vec2::X, 400.0);
        assert_eq!(there, Vec2::X);
        let pushed = there + Vec2::Y * 3.0;
        let next = aim.follow(pushed, Vec2::X, Vec2::X * 1.01, 1.0);
        assert!(next.distance(pushed) < 0.05, "no jump: {next}");
    }
}
