//! Aiming: the cursor marks where a piece lands, not where it hangs. What is under the cursor, seen past what is held,
//! is where its middle is wanted.
//!
//! At first a piece that was taken goes as the cursor goes, with the offset of the grab; the farther the cursor goes, the
//! more it is drawn under it. So a small shift stays small, and what is carried farther lands under the cursor. The same
//! holds when keys, or the fine mode, have moved it meanwhile.

use super::HandSet;
use super::grab::{GrabState, Mouse};
use super::pick::FARTHEST_CM;
use super::view_ray::ViewRay;
use crate::app::table::physics::LiveTable;
use crate::table::hand::not_of;
use crate::table::{PieceId, Sim};
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use rapier3d::prelude::{QueryFilter, Ray};

/// How far the cursor goes until the piece is under it, logical pixels.
const DRAWN_PX: f32 = 100.0;
/// Wanted farther than this from where the cursor wanted it, it was moved by something else, cm.
const ELSEWHERE_CM: f32 = 1e-3;

pub(super) fn plugin(app: &mut App) {
    // Whatever steers comes after the fine mode.
    app.init_resource::<Aimed>()
        .add_systems(RunFixedMainLoop, look.in_set(HandSet::Steer).before(super::steer::fine_mode));
}

/// What is under the cursor, seen past what is held, if the cursor has moved; cm.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Aimed(pub Option<Vec3>);

fn look(
    grab_state: Res<GrabState>,
    mouse: Res<Mouse>,
    view_ray: ViewRay,
    mut table: LiveTable,
    mut aimed: ResMut<Aimed>,
) -> Result {
    let cursor = view_ray.cursor().filter(|cursor| mouse.cursor.is_some_and(|before| before != *cursor));
    let now = match (&*grab_state, cursor.and_then(|cursor| view_ray.ray(cursor))) {
        (GrabState::Holding(carry), Some(ray)) => table.lend(|sim| past(sim, &carry.pieces, ray))?,
        _ => None,
    };
    aimed.set_if_neq(Aimed(now));
    Ok(())
}

/// What a ray meets first besides what is held.
fn past(sim: &Sim, held: &[PieceId], ray: Ray3d) -> Option<Vec3> {
    let not_held = not_of(held);
    let queries = sim.queries(QueryFilter::default().predicate(&not_held));
    let straight = Ray::new(ray.origin, *ray.direction);
    let (_, distance) = queries.cast_ray(&straight, FARTHEST_CM, true)?;
    Some(ray.origin + ray.direction * distance)
}

/// How a carry follows the cursor.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Aim {
    /// Where the middle would be if it only went as the cursor goes, cm.
    along: Vec2,
    /// How far the cursor has gone since it took the piece up, logical pixels.
    gone_px: f32,
    /// Where the cursor wanted the middle last, cm.
    wanted: Option<Vec2>,
}

impl Aim {
    /// Where the middle is wanted, which was wanted at `middle`, once the cursor has gone `px` farther and marks `mark`;
    /// at the height of the grab that was so much of a `way`.
    pub fn follow(&mut self, middle: Vec2, way: Vec2, mark: Vec2, px: f32) -> Vec2 {
        if self.wanted.is_none_or(|wanted| wanted.distance(middle) > ELSEWHERE_CM) {
            (self.along, self.gone_px) = (middle, 0.0);
        }
        self.along += way;
        self.gone_px += px;
        let drawn = (self.gone_px / DRAWN_PX).min(1.0);
        let wanted = self.along.lerp(mark, drawn * drawn);
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
        let middle = Vec2::new(5.0, 5.0);
        let near = aim.follow(middle, Vec2::X * 0.1, Vec2::new(5.1, 9.0), 4.0);
        assert!(near.distance(middle + Vec2::X * 0.1) < 0.02, "{near}");
        let far = aim.follow(near, Vec2::X * 10.0, Vec2::new(20.0, 0.0), 300.0);
        assert_eq!(far, Vec2::new(20.0, 0.0), "it lands under the cursor");
    }

    #[test]
    fn what_keys_have_moved_is_taken_up_where_it_is() {
        let mut aim = Aim::default();
        let there = aim.follow(Vec2::ZERO, Vec2::X, Vec2::X, 400.0);
        assert_eq!(there, Vec2::X);
        let pushed = there + Vec2::Y * 3.0;
        let next = aim.follow(pushed, Vec2::X * 0.01, Vec2::X * 1.01, 1.0);
        assert!(next.distance(pushed) < 0.05, "no jump: {next}");
    }
}
