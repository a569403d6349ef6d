//! What the view of the table shows, clear of the panels. Usually that is the building area from rim to rim with the
//! city to its top, seen from low down, so that heights and gaps show. If you ask for it, it is the whole table with
//! every stash and every bay of cards.

use super::dice::tray;
use super::panel_data::Folds;
use super::panels::result;
use super::panels::table::{reserved, reserved_at_the_end, strip};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui;
use rlyeh::Rlyeh;
use rlyeh::referee::layout::{BUILDING_RADIUS_CM, HALF_BAY_CM, PAD_CM, bay, pad};
use rlyeh_rules::CardShape;
use session::Tabled;
use std::collections::BTreeSet;
use std::f32::consts::TAU;
use table::rapier3d::prelude::Pose;
use window::live_table::framing::{Framing, TableViewport, corners};
use window::live_table::live_match::{Playing, on};
use window::live_table::physics::LiveBodies;
use window::live_table::store::Store;
use window::messages::{ResultFolded, Screen};
use window::platform::settings::Preferences;
use window::platform::window_place;
use window::ui::style;

/// How high the eye is above the horizon, radians: over a low city, and over a tall one.
const ELEVATIONS: (f32, f32) = (0.54, 0.44);
/// The same where the whole table is seen.
const WHOLE_ELEVATIONS: (f32, f32) = (0.72, 0.5);
/// Corners of the building area's rim.
const RIM: u16 = 24;
/// Width of the felt beyond it, cm.
const RIM_CM: f32 = 0.6;
/// Cities up to here are low, and from there on tall, cm.
const HEIGHTS_CM: (f32, f32) = (6.0, 28.0);
/// The view grows when the city grows past a multiple of this, not with every piece, cm.
const STEP_CM: f32 = 2.0;
/// From the middle of a piece to above its tip, and round it, cm. The view draws back for what is carried higher.
const TIP_CM: f32 = 3.6;
const ROUND_CM: f32 = 1.8;
/// Height of a piece that is held above the highest tip, cm.
const NEXT_CM: f32 = 2.5;
/// Height of the pyramids on their pads that must be seen, cm.
const STASH_CM: f32 = 4.45;
/// Nearest and farthest eye, cm.
const DISTANCES_CM: (f32, f32) = (20.0, 420.0);
/// Number of the view: of the city, of the city at the end, of the whole table.
const CITY: u32 = 0;
const END: u32 = 1;
const WHOLE: u32 = 2;

/// Adds the framing. Needs looks and camera.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        frame.run_if(on::<Rlyeh>.and_then(in_state(Screen::Table).or_else(in_state(Screen::Result)))),
    );
}

/// The room that a city takes; nothing where nothing stands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct City {
    /// Corners round all of its pieces, at their feet and above their tips, cm.
    corners: Vec<Vec3>,
    /// Its height, cm.
    height: f32,
}

impl City {
    /// Of pieces whose middles are at these places, with room round them, in steps.
    pub fn of(pieces: impl IntoIterator<Item = Vec3>) -> Option<Self> {
        let step = |x: f32, up: bool| {
            let steps = x / STEP_CM;
            (if up { steps.ceil() } else { steps.floor() }) as i32
        };
        let mut corners = BTreeSet::new();
        for at in pieces {
            let [xs, ys] = [at.x, at.y].map(|x| [step(x - ROUND_CM, false), step(x + ROUND_CM, true)]);
            let top = step(at.z + TIP_CM, true);
            for x in xs {
                corners.extend(ys.into_iter().flat_map(|y| [[x, y, 0], [x, y, top]]));
            }
        }
        let corners: Vec<Vec3> =
            corners.into_iter().map(|corner| Vec3::from_array(corner.map(|k| k as f32 * STEP_CM))).collect();
        let height = corners.iter().map(|corner| corner.z).reduce(f32::max)?;
        Some(Self { corners, height })
    }
}

/// What is framed, with so many stashes: the building area and the city.
pub fn framing(stashes: u8, city: Option<City>, sights: Vec<TableViewport>) -> Framing {
    let rim = (0..RIM).map(|k| {
        let (sin, cos) = (f32::from(k) / f32::from(RIM) * TAU).sin_cos();
        Vec3::new(cos, sin, 0.0) * (BUILDING_RADIUS_CM + RIM_CM)
    });
    let mut points: Vec<Vec3> = rim.collect();
    let angles = (0.0, elevation(city.as_ref(), ELEVATIONS));
    // Room for the next piece on top of what is highest.
    let next = city.iter().filter(|city| city.height > HEIGHTS_CM.0).flat_map(|city| {
        let highest = city.corners.iter().filter(|corner| corner.z >= city.height);
        highest.map(|corner| *corner + Vec3::Z * NEXT_CM)
    });
    points.extend(next);
    let subject = city.map_or_else(Vec::new, |city| city.corners);
    points.extend(subject.iter().copied());
    Framing {
        points,
        subject,
        angles,
        distances_cm: DISTANCES_CM,
        sights,
        around: whole_table(stashes),
        view: CITY,
    }
}

/// What is framed when the whole table is asked for: stashes, cards and dice, too.
pub fn framing_of_all(stashes: u8, city: Option<City>, sights: Vec<TableViewport>) -> Framing {
    let angles = (0.0, elevation(city.as_ref(), WHOLE_ELEVATIONS));
    let city_alone = framing(stashes, city, sights);
    let points = city_alone.points.iter().copied().chain(whole_table(stashes)).collect();
    Framing { points, angles, view: WHOLE, ..city_alone }
}

/// What is framed when the match is over: the city alone.
pub fn framing_at_the_end(stashes: u8, city: Option<City>, sights: Vec<TableViewport>) -> Framing {
    let all = framing(stashes, city, sights);
    if all.subject.is_empty() {
        return all;
    }
    let around = all.points.iter().chain(&all.around).copied().collect();
    Framing { points: all.subject.clone(), around, view: END, ..all }
}

/// The higher the city, the lower the eye.
fn elevation(city: Option<&City>, (low, tall): (f32, f32)) -> f32 {
    let height = city.map_or(0.0, |city| city.height);
    let part = ((height - HEIGHTS_CM.0) / (HEIGHTS_CM.1 - HEIGHTS_CM.0)).clamp(0.0, 1.0);
    low + (tall - low) * part
}

/// Stashes, bays of cards and the tray of the dice.
fn whole_table(stashes: u8) -> Vec<Vec3> {
    let half = |[x, y]: [f32; 2]| [x / 2.0, y / 2.0];
    let mut points = vec![];
    for stash in 0..stashes {
        let at = isometry(pad(stash, stashes));
        points.extend([0.0, STASH_CM].into_iter().flat_map(|z| corners(at, half(PAD_CM), z)));
    }
    for number in 0..CardShape::ALL.len() {
        let at = bay(u8::try_from(number).unwrap_or(u8::MAX), stashes);
        points.extend(corners(Isometry3d::from_translation(at), HALF_BAY_CM, 0.0));
    }
    points.extend(tray(stashes).corners().map(|corner| corner.extend(0.0)));
    points
}

/// What the panels leave of a window so large, in points.
pub fn sights(room: Vec2, column: bool, stashes: u8) -> Vec<TableViewport> {
    between(room, reserved(egui::vec2(room.x, room.y), column, stashes))
}

/// The same when the match is over; `folded` tells whether the result is out of the way.
pub fn sights_at_the_end(room: Vec2, column: bool, folded: bool) -> Vec<TableViewport> {
    let size = egui::vec2(room.x, room.y);
    let mut taken = reserved_at_the_end(size, column);
    taken.extend(result::reserved(size).filter(|_| !folded));
    between(room, taken)
}

fn between(room: Vec2, taken: Vec<egui::Rect>) -> Vec<TableViewport> {
    let taken: Vec<Rect> =
        taken.iter().map(|rect| Rect::new(rect.left(), rect.top(), rect.right(), rect.bottom())).collect();
    TableViewport::between(room, &taken)
}

fn isometry(pose: Pose) -> Isometry3d {
    Isometry3d::new(pose.translation, pose.rotation)
}

/// Tells the camera what to show; of the city what stands, not what is carried or still falls.
fn frame(
    playing: Res<Playing<Rlyeh>>,
    (folds, preferences): (Res<Folds>, Res<Preferences>),
    (screen, folded): (Res<State<Screen>>, Res<ResultFolded>),
    bodies: LiveBodies,
    window: Query<&Window, With<PrimaryWindow>>,
    mut city: Local<Option<City>>,
    (mut shown, mut store): (ResMut<Framing>, ResMut<Store>),
) {
    let m = &playing.0;
    let game = m.game();
    if m.settling().is_none() {
        let built = game.pieces_in_play().into_iter().filter(|id| !m.hand().held().contains(id));
        *city = City::of(built.filter_map(|id| bodies.get(id)).map(|body| body.center_of_mass()));
    }
    let size = window.single().map_or(window_place::USUAL, Window::size);
    let room = size / style::zoom(size, preferences.ui_scale);
    let column = folds.column(preferences.stability);
    let stashes = game.setup().stashes();
    // Without a supply strip, what may be taken must be seen on the table.
    let strip = strip(egui::vec2(room.x, room.y), column, stashes);
    let wanted = if *screen.get() == Screen::Result {
        framing_at_the_end(stashes, city.clone(), sights_at_the_end(room, column, folded.0))
    } else {
        let framing = if preferences.whole_table || strip.is_none() { framing_of_all } else { framing };
        framing(stashes, city.clone(), sights(room, column, stashes))
    };
    let left_out_by = (wanted.view != WHOLE).then_some(Rlyeh::NAME);
    if store.left_out_by != left_out_by {
        store.left_out_by = left_out_by;
    }
    shown.set_if_neq(wanted);
}
