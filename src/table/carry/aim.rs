//! Aiming: the cursor marks where a piece lands, not where it hangs. What is under the cursor, seen past what is held,
//! is where its middle is wanted.
//!
//! At first a piece that was taken goes as the cursor goes, with the offset of the grab; the farther the cursor goes, the
//! more it is drawn under it. So a small shift stays small, and what is carried farther lands under the cursor. The same
//! holds when keys, or the fine mode, have moved it meanwhile.

use rapier3d::glamx::Vec2;

/// How far the cursor goes until the piece is under it, logical pixels.
const DRAWN_PX: f32 = 100.0;
/// Wanted farther than this from where the cursor wanted it, it was moved by something else, cm.
const ELSEWHERE_CM: f32 = 1e-3;

/// How a carry follows the cursor.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Aim {
    /// Where the middle would be if it only went as the cursor goes, cm.
    along: Vec2,
    /// How far the cursor has gone since it took the piece up, logical pixels.
    gone_px: f32,
    /// Where the cursor wanted the middle last, cm.
    wanted: Option<Vec2>,
    /// Whether it was never grabbed on the table, and is under the cursor at once.
    at_once: bool,
}

impl Aim {
    /// Of a piece that was taken from the supply strip: it has no offset to keep.
    pub fn under_cursor() -> Self {
        Self { at_once: true, ..Self::default() }
    }

    /// Goes on from where the middle is wanted now, as after a grab: the cursor marks another place without having moved.
    pub fn restart(&mut self) {
        *self = Self::default();
    }

    /// Where the middle is wanted, which was wanted at `middle`, once the cursor has gone `px` farther and marks `mark`;
    /// at the height of the grab that was so much of a `way`.
    pub fn follow(&mut self, middle: Vec2, way: Vec2, mark: Vec2, px: f32) -> Vec2 {
        if self.wanted.is_none_or(|wanted| wanted.distance(middle) > ELSEWHERE_CM) {
            (self.along, self.gone_px) = (middle, 0.0);
        }
        self.along += way;
        self.gone_px += px;
        let drawn = if self.at_once { 1.0 } else { (self.gone_px / DRAWN_PX).min(1.0) };
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
