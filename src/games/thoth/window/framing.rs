//! The eye of a seat: as near as can be while every house is seen to its top, clear of the panels.
//!
//! In a seat's own frame its place is at −y and the eye looks towards +y. What lies on a screen's edge at a given
//! distance is linear in where the eye aims, so the best aim for a distance is known at once, and the distance is found
//! by halving.

use super::panels::table;
use crate::app::table::camera::Home;
use crate::app::visuals::FIELD_OF_VIEW;
use crate::game::Seat;
use crate::games::thoth::referee::layout::{CARD_CM, HALF_CARD_CM, OFFER_CM, PLACE_CM, place};
use crate::games::thoth::rules::{House, Thoth};
use crate::table::MM_PER_CM;
use crate::table::words::Size;
use bevy::prelude::*;
use bevy_egui::egui;

/// How high the eye is above the horizon, radians: over low houses, and over tall ones.
const ELEVATIONS: (f32, f32) = (0.74, 0.60);
/// Houses up to here are low, and from there on tall, cm.
const HEIGHTS_CM: (f32, f32) = (10.0, 28.0);
/// The eye moves when a house grows past a multiple of this, not with every stone, cm.
const STEP_CM: f32 = 5.0;
/// Nearest and farthest eye, cm.
const DISTANCES_CM: (f32, f32) = (90.0, 420.0);
/// Height of what the eye aims at, cm.
const AIM_CM: f32 = 4.0;
/// Half of what must be seen of the bank, and its height, cm.
const BANK_CM: [f32; 3] = [22.0, 9.0, 4.0];
/// Half of what must be seen of another's place: a foundation with trouble at both ends, cm.
const THEIRS_CM: [f32; 2] = [HALF_CARD_CM[1], 2.0 * HALF_CARD_CM[0] + HALF_CARD_CM[1]];
/// Less of the window than this is no view: then the panels are not heeded.
const LEAST_CLEAR: f32 = 0.2;
/// Halvings in the search for the distance.
const HALVINGS: u32 = 24;

/// What of a window is left for the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sight {
    /// Width over height of the window.
    pub aspect: f32,
    /// The part that no panel covers: left, right, bottom and top from −1 to 1.
    pub clear: [f32; 4],
}

impl Sight {
    /// The part of a window, so large in points, that the panels leave; at its foot are `cards` cards of a hand.
    pub fn of(room: Vec2, cards: usize) -> Self {
        let aspect = (room.x / room.y.max(1.0)).max(0.01);
        let clear = table::clear(egui::vec2(room.x, room.y), cards);
        let across = |x: f32| 2.0 * x / room.x.max(1.0) - 1.0;
        let up = |y: f32| 1.0 - 2.0 * y / room.y.max(1.0);
        let (mut x, mut y) =
            ((across(clear.left()), across(clear.right())), (up(clear.bottom()), up(clear.top())));
        for side in [&mut x, &mut y] {
            if side.1 - side.0 < 2.0 * LEAST_CLEAR {
                *side = (-1.0, 1.0);
            }
        }
        Self { aspect, clear: [x.0, x.1, y.0, y.1] }
    }
}

/// The height of a house, cm.
pub fn height_cm(house: &House) -> f32 {
    let level = |size: Size| size.height_mm() / MM_PER_CM;
    let floors = house.floors().map(|floor| CARD_CM + floor.size().map_or(0.0, level));
    floors.sum::<f32>() + house.roof.map_or(0.0, |_| CARD_CM)
}

/// The height up to which each seat's house is to be seen, cm.
pub fn heights(game: &Thoth) -> Vec<f32> {
    let step = |height: f32| ((height / STEP_CM).ceil() * STEP_CM).max(HEIGHTS_CM.0);
    game.setup().seats().map(|seat| step(game.house(seat).map_or(0.0, height_cm))).collect()
}

/// The view from a seat, with houses of these heights.
pub fn home(seat: Seat, heights: &[f32], sight: &Sight) -> Home {
    let players = u8::try_from(heights.len()).unwrap_or(u8::MAX);
    let turn = place(seat, players).rotation;
    let ahead = turn * Vec3::Y;
    let tallest = heights.iter().copied().fold(0.0, f32::max);
    let part = ((tallest - HEIGHTS_CM.0) / (HEIGHTS_CM.1 - HEIGHTS_CM.0)).clamp(0.0, 1.0);
    let elevation = ELEVATIONS.0 + (ELEVATIONS.1 - ELEVATIONS.0) * part;
    let points = points(seat, heights);
    let eye = ViewRay::at(elevation);
    let (mut near, mut far) = DISTANCES_CM;
    for _ in 0..HALVINGS {
        let middle = (near + far) / 2.0;
        match eye.aim(&points, middle, sight) {
            Some(_) => far = middle,
            None => near = middle,
        }
    }
    let aim = eye.aim(&points, far, sight).unwrap_or(Vec2::ZERO);
    let focus = eye.right * aim.x + eye.up * aim.y;
    // The same eye, aimed at a point just above the table.
    let along = (AIM_CM - focus.z) / eye.back.z;
    Home {
        focus: turn * (focus + eye.back * along),
        distance_cm: far - along,
        angles: ((-ahead.x).atan2(ahead.y), elevation),
    }
}

/// Where a point of the table is seen from a view, from −1 to 1 to the right and up.
pub fn on_screen(home: &Home, point: Vec3, aspect: f32) -> Vec2 {
    let (yaw, elevation) = home.angles;
    let eye = ViewRay::at(elevation);
    let from = Quat::from_rotation_z(-yaw) * (point - home.focus);
    let depth = home.distance_cm - from.dot(eye.back);
    let tan = (FIELD_OF_VIEW / 2.0).tan();
    Vec2::new(from.dot(eye.right) / aspect, from.dot(eye.up)) / (depth * tan)
}

/// What must be seen, in the frame of the seat.
fn points(seat: Seat, heights: &[f32]) -> Vec<Vec3> {
    let players = u8::try_from(heights.len()).unwrap_or(u8::MAX);
    let back = place(seat, players).rotation.inverse();
    let corners =
        |[x, y]: [f32; 2], z: f32| [(-x, -y), (x, -y), (x, y), (-x, y)].map(|(x, y)| Vec3::new(x, y, z));
    let mut points = corners([BANK_CM[0], BANK_CM[1]], BANK_CM[2]).to_vec();
    for (other, &height) in (0..players).map(Seat).zip(heights) {
        let at = place(other, players);
        let own = other == seat;
        let ground = if own { PLACE_CM.map(|side| side / 2.0) } else { THEIRS_CM };
        let offered = own.then(|| Vec3::new(OFFER_CM + HALF_CARD_CM[0], 0.0, 0.0));
        let top = corners([HALF_CARD_CM[0], HALF_CARD_CM[1]], height);
        let all = corners(ground, 0.0).into_iter().chain(top).chain(offered);
        points.extend(all.map(|point| back * (at * point)));
    }
    points
}

/// Where an eye looks from, and which way is right and up on its screen.
struct ViewRay {
    back: Vec3,
    right: Vec3,
    up: Vec3,
}

impl ViewRay {
    fn at(elevation: f32) -> Self {
        let (sin, cos) = elevation.sin_cos();
        Self { back: Vec3::new(0.0, -cos, sin), right: Vec3::X, up: Vec3::new(0.0, sin, cos) }
    }

    /// Where to aim, right and up from the middle of the table, so that all points are seen from a distance; nothing if
    /// it is too near for that.
    fn aim(&self, points: &[Vec3], distance: f32, sight: &Sight) -> Option<Vec2> {
        let tan = (FIELD_OF_VIEW / 2.0).tan();
        let [left, right, bottom, top] = sight.clear;
        let (mut low, mut high) = (Vec2::MIN, Vec2::MAX);
        for point in points {
            let depth = distance - point.dot(self.back);
            if depth < 1.0 {
                return None;
            }
            let at = Vec2::new(point.dot(self.right), point.dot(self.up));
            let reach = Vec2::new(tan * sight.aspect, tan) * depth;
            low = low.max(at - Vec2::new(right, top) * reach);
            high = high.min(at - Vec2::new(left, bottom) * reach);
        }
        low.cmple(high).all().then(|| (low + high) / 2.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_house_is_seen_to_its_top_from_every_seat() {
        for (width, height) in [(1280.0, 720.0), (900.0, 600.0), (2560.0, 1440.0), (500.0, 900.0)] {
            let zoom = crate::app::ui::style::zoom(height, 1.0);
            let sight = Sight::of(Vec2::new(width, height) / zoom, 6);
            let [left, right, bottom, top] = sight.clear;
            for players in 2..=5_u8 {
                for tall in [10.0, 25.0, 45.0] {
                    for seat in (0..players).map(Seat) {
                        let heights: Vec<f32> = (0..players)
                            .map(|k| if k == (seat.0 + 1) % players { tall } else { 10.0 })
                            .collect();
                        let home = home(seat, &heights, &sight);
                        assert!(home.distance_cm < DISTANCES_CM.1, "{width}, {players}: {home:?}");
                        for (k, &height) in heights.iter().enumerate() {
                            let at = place(Seat(k as u8), players);
                            for z in [0.0, height] {
                                let p = on_screen(&home, at * Vec3::new(0.0, 0.0, z), sight.aspect);
                                let fits = (left..=right).contains(&p.x) && (bottom..=top).contains(&p.y);
                                assert!(
                                    fits,
                                    "{width} wide, {players} players, {tall} cm: {p} not in {sight:?}"
                                );
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn the_view_is_no_farther_than_it_must_be() {
        let sight = Sight::of(Vec2::new(1280.0, 720.0), 6);
        let low = home(Seat(0), &[10.0, 10.0], &sight);
        let tall = home(Seat(0), &[10.0, 30.0], &sight);
        assert!(low.distance_cm < 170.0 && low.distance_cm < tall.distance_cm, "{low:?} {tall:?}");
        assert!(tall.distance_cm < 215.0, "{tall:?}");
        let wide = Sight::of(Vec2::new(1280.0, 720.0), 0);
        assert!(home(Seat(0), &[10.0, 10.0], &wide).distance_cm < low.distance_cm, "no hand is in the way");
    }
}
