//! The arithmetic of turns: headings, and turning about the vertical or about a body's middle.

use rapier3d::glamx::{Quat, Vec3};
use std::f32::consts::TAU;

/// How a rotation is turned about the vertical, radians: the heading of its x axis, which the stances keep level.
pub fn heading(turn: Quat) -> f32 {
    let x = turn * Vec3::X;
    if x.truncate().length() > 0.2 {
        return libm::atan2f(x.y, x.x);
    }
    let y = turn * Vec3::Y;
    libm::atan2f(y.y, y.x) - TAU / 4.0
}

/// The heading nearest to one that is in line, or square, with another.
pub fn in_line(heading: f32, with: f32) -> f32 {
    let quarter = TAU / 4.0;
    with + ((heading - with) / quarter).round() * quarter
}

/// Turns about the vertical.
pub fn yawed(turn: Quat, radians: f32) -> Quat {
    (Quat::from_rotation_z(radians) * turn).normalize()
}

/// Where an origin comes to lie when a body turns about a point of its own instead, given in its own frame.
pub fn pivoted(origin: Vec3, from: Quat, to: Quat, about: Vec3) -> Vec3 {
    origin + from * about - to * about
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_heading_in_line_is_at_most_an_eighth_of_a_turn_away() {
        for (heading, with) in [(2.3_f32, 0.0), (-2.3, 0.4), (7.0, 1.0), (0.1, 0.1)] {
            let found = in_line(heading, with);
            assert!((found - heading).abs() <= TAU / 8.0 + 1e-5);
            let quarters = (found - with) / (TAU / 4.0);
            assert!((quarters - quarters.round()).abs() < 1e-5);
        }
    }

    #[test]
    fn turning_about_the_middle_leaves_the_middle_where_it_is() {
        let (at, middle) = (Vec3::new(1.0, 2.0, 3.0), Vec3::new(0.0, 0.0, 1.3));
        let (from, to) = (Quat::from_rotation_z(0.4), Quat::from_rotation_x(1.2));
        let moved = pivoted(at, from, to, middle);
        assert!((moved + to * middle).distance(at + from * middle) < 1e-5);
    }

    #[test]
    fn a_full_circle_of_steps_comes_back() {
        let start = Quat::from_rotation_x(0.3);
        let round = (0..24).fold(start, |turn, _| yawed(turn, 15_f32.to_radians()));
        assert!(round.angle_between(start) < 1e-3);
    }
}
