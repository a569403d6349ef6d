//! What the view from a seat shows: every house to its top, clear of the panels.

use super::panels::table::clear;
use bevy::prelude::*;
use bevy_egui::egui;
use game::Seat;
use game::pieces::Size;
use table::MM_PER_CM;
use table::rapier3d::math::Pose;
use thoth::Thoth;
use thoth::referee::layout::{CARD_CM, HALF_CARD_CM, OFFER_CM, PLACE_CM, arrangement, place, trouble};
use thoth_rules::House;
use window::live_table::framing::{Framing, Sight, corners};

/// How high the eye is above the horizon, radians: over low houses, and over tall ones.
const ELEVATIONS: (f32, f32) = (0.74, 0.60);
/// The same over one house that is looked at alone: low, so that heights and gaps are seen.
const CLOSE_ELEVATIONS: (f32, f32) = (0.54, 0.44);
/// Houses up to here are low, and from there on tall, cm.
const HEIGHTS_CM: (f32, f32) = (10.0, 28.0);
/// The eye moves when a house grows past a multiple of this, not with every pyramid, cm.
const STEP_CM: f32 = 5.0;
/// Nearest and farthest eye, cm.
const DISTANCES_CM: (f32, f32) = (60.0, 420.0);
/// Half of what must be seen of the bank, and its height, cm.
pub(crate) const BANK_CM: [f32; 3] = [22.0, 9.0, 4.0];
/// Half of what must be seen of another's place: a foundation with trouble at both ends, cm.
const THEIRS_CM: [f32; 2] = [HALF_CARD_CM[1], 2.0 * HALF_CARD_CM[0] + HALF_CARD_CM[1]];

/// Height of what waits to be set, cm: a large pyramid.
const WAITS_CM: f32 = 4.5;
/// Room above a house for the next level and the hand that sets it, cm.
const NEXT_CM: f32 = 6.5;
/// Nearest eye where a house is looked at alone, cm.
const CLOSE_CM: f32 = 30.0;

/// The part of a window, so large in points, that the panels leave; at its foot are `cards` cards of a hand, large ones
/// while a card is to be chosen.
pub fn sight(room: Vec2, cards: usize, choosing: bool) -> Sight {
    let clear = clear(egui::vec2(room.x, room.y), cards, choosing);
    Sight::of(room, Rect::new(clear.left(), clear.top(), clear.right(), clear.bottom()))
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

/// What is framed for a seat, with houses of these heights.
pub fn framing(seat: Seat, heights: &[f32], sight: Sight) -> Framing {
    let players = u8::try_from(heights.len()).unwrap_or(u8::MAX);
    let ahead = place(seat, players).rotation * Vec3::Y;
    let elevation = elevation(heights.iter().copied().fold(0.0, f32::max), ELEVATIONS);
    Framing {
        points: points(seat, heights),
        subject: house(seat, players, heights.get(usize::from(seat.0)).copied().unwrap_or(0.0)).collect(),
        angles: ((-ahead.x).atan2(ahead.y), elevation),
        distances_cm: DISTANCES_CM,
        sights: vec![sight],
        ..Framing::default()
    }
}

/// A house that is looked at from close by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CloseUp {
    /// Where its foundation lies, or would.
    pub ground: Pose,
    /// How high it is, cm.
    pub height_cm: f32,
    /// Whether trouble lies at its ends, or is to be laid there.
    pub trouble: bool,
    /// Where what is to be set next waits, while something is.
    pub waiting: Option<Pose>,
}

impl CloseUp {
    /// The height up to which it is to be seen, cm.
    fn seen_to_cm(&self) -> f32 {
        let next = if self.waiting.is_some() { NEXT_CM } else { 0.0 };
        (((self.height_cm + next) / STEP_CM).ceil() * STEP_CM).max(STEP_CM)
    }

    /// What must be seen.
    pub fn points(&self) -> Vec<Vec3> {
        let half = [HALF_CARD_CM[0], HALF_CARD_CM[1]];
        let card = |at: Pose, z: f32| corners(isometry(at), half, z - HALF_CARD_CM[2]);
        let mut points: Vec<Vec3> =
            card(self.ground, 0.0).chain(card(self.ground, self.seen_to_cm())).collect();
        points.extend(self.waiting.into_iter().flat_map(|at| card(at, 0.0).chain(card(at, WAITS_CM))));
        if self.trouble {
            points.extend(trouble(self.ground).into_iter().flat_map(|end| card(end, 0.0)));
        }
        points
    }
}

/// What is framed of a table, as [`framing`] has it, where one house is looked at. The rest can still be gone to.
pub fn close(table: Framing, house: &CloseUp) -> Framing {
    Framing {
        points: house.points(),
        around: table.points,
        angles: (table.angles.0, elevation(house.seen_to_cm(), CLOSE_ELEVATIONS)),
        distances_cm: (CLOSE_CM, table.distances_cm.1),
        ..table
    }
}

/// How high the eye is over houses up to a height.
fn elevation(tallest: f32, (low, tall): (f32, f32)) -> f32 {
    let part = ((tallest - HEIGHTS_CM.0) / (HEIGHTS_CM.1 - HEIGHTS_CM.0)).clamp(0.0, 1.0);
    low + (tall - low) * part
}

/// A house to its top.
fn house(seat: Seat, players: u8, height: f32) -> impl Iterator<Item = Vec3> {
    let at = isometry(place(seat, players));
    [0.0, height].into_iter().flat_map(move |z| corners(at, [HALF_CARD_CM[0], HALF_CARD_CM[1]], z))
}

/// What must be seen.
fn points(seat: Seat, heights: &[f32]) -> Vec<Vec3> {
    let players = u8::try_from(heights.len()).unwrap_or(u8::MAX);
    let [x, y] = arrangement(players).bank;
    let bank = Isometry3d::from_translation(Vec3::new(x, y, 0.0));
    let mut points: Vec<Vec3> = corners(bank, [BANK_CM[0], BANK_CM[1]], BANK_CM[2]).collect();
    for (other, &height) in (0..players).map(Seat).zip(heights) {
        let at = isometry(place(other, players));
        let own = other == seat;
        let ground = if own { PLACE_CM.map(|side| side / 2.0) } else { THEIRS_CM };
        let offered = own.then(|| at * Vec3::new(OFFER_CM + HALF_CARD_CM[0], 0.0, 0.0));
        points.extend(corners(at, ground, 0.0).chain(house(other, players, height)).chain(offered));
    }
    points
}

fn isometry(pose: Pose) -> Isometry3d {
    Isometry3d::new(pose.translation, pose.rotation)
}

#[cfg(test)]
mod tests {
    use super::*;
    use window::live_table::framing::on_screen;

    #[test]
    fn every_house_is_seen_to_its_top_from_every_seat() {
        for (width, height) in [(1280.0, 720.0), (900.0, 600.0), (2560.0, 1440.0), (500.0, 900.0)] {
            let zoom = window::ui::style::zoom(height, 1.0);
            let sight = sight(Vec2::new(width, height) / zoom, 6, true);
            let [left, right, bottom, top] = sight.clear;
            for players in 2..=5_u8 {
                for tall in [10.0, 25.0, 45.0] {
                    for seat in (0..players).map(Seat) {
                        let heights: Vec<f32> = (0..players)
                            .map(|k| if k == (seat.0 + 1) % players { tall } else { 10.0 })
                            .collect();
                        let home = framing(seat, &heights, sight).home();
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
    fn a_house_that_is_looked_at_alone_is_seen_whole_and_near() {
        for (width, height) in [(1280.0, 720.0), (900.0, 600.0), (2560.0, 1440.0)] {
            let zoom = window::ui::style::zoom(height, 1.0);
            let sight = sight(Vec2::new(width, height) / zoom, 6, false);
            let [left, right, bottom, top] = sight.clear;
            for (viewer, of) in [(Seat(0), Seat(0)), (Seat(0), Seat(2)), (Seat(3), Seat(1))] {
                for (height_cm, waits) in [(0.0_f32, true), (14.0, true), (40.0, false)] {
                    let mut heights = [10.0_f32; 5];
                    heights[usize::from(of.0)] = height_cm.max(10.0);
                    let table = framing(viewer, &heights, sight);
                    let far = table.home().distance_cm;
                    let ground = thoth::referee::layout::foundation(of, 5);
                    let waiting = waits.then(|| thoth::referee::layout::offer(of, 5));
                    let house = CloseUp { ground, height_cm, trouble: true, waiting };
                    let close = close(table.clone(), &house);
                    let home = close.home();
                    // A house of 40 cm fills the view of the whole table, too.
                    let share = if height_cm < 20.0 { 0.75 } else { 1.05 };
                    assert!(home.distance_cm < share * far, "{width}: {home:?} {far}");
                    for point in house.points() {
                        let p = on_screen(&home, point, sight.aspect);
                        let (x, y) = (left - 1e-3..=right + 1e-3, bottom - 1e-3..=top + 1e-3);
                        assert!(x.contains(&p.x) && y.contains(&p.y), "{width}: {p} not in {sight:?}");
                    }
                    assert_eq!(close.around, table.points, "the rest can be gone to");
                }
            }
        }
    }

    #[test]
    fn the_view_is_no_farther_than_it_must_be() {
        let home = |heights: &[f32], cards| {
            framing(Seat(0), heights, sight(Vec2::new(1280.0, 720.0), cards, true)).home()
        };
        let (low, tall) = (home(&[10.0, 10.0], 6), home(&[10.0, 30.0], 6));
        assert!(low.distance_cm < 170.0 && low.distance_cm < tall.distance_cm, "{low:?} {tall:?}");
        assert!(tall.distance_cm < 215.0, "{tall:?}");
        assert!(home(&[10.0, 10.0], 0).distance_cm < 1.1 * low.distance_cm, "no hand is in the way");
    }
}
