//! Ladders that lean as flat as they can on a rough wall.

use super::row::{BenchRow, Depth, Task};
use super::setups::{BenchSetup, at, fixed};
use table::Settings;
use table::piece::{Kind, Mass};
use table::rapier3d::prelude::*;
use table::sim::TableError;

/// Length and thickness of a ladder, mm.
const LADDER_MM: [f64; 2] = [120.0, 4.0];
/// Shares of their limit to which ladders lean: beyond 1 they slide.
const SHARES: [f64; 4] = [0.95, 0.98, 1.02, 1.05];
/// The flattest slopes, degrees.
const SLOPES_DEG: [f64; 4] = [37.0, 37.333, 37.667, 38.0];
/// Frictions of the walls.
const WALLS: [f64; 7] = [0.55, 0.573, 0.597, 0.62, 0.643, 0.667, 0.69];

/// By how much the wall turns a ladder up about its foot more than its weight turns it down, as a length: at the limit the wall
/// bears floor / (1 + floor × wall) of the weight.
fn spare(slope: f64, floor: f64, wall: f64) -> f64 {
    let [length, thick] = LADDER_MM;
    let (sine, cosine) = (libm::sin(slope), libm::cos(slope));
    floor / (1.0 + floor * wall) * length * (sine + wall * cosine) - (length * cosine - thick * sine) / 2.0
}

/// The friction of the floor with which a slope is the flattest.
fn floor(slope: f64, wall: f64) -> f64 {
    let (mut low, mut high) = (0.05, 2.0);
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        if spare(slope, middle, wall) < 0.0 { low = middle } else { high = middle }
    }
    low
}

/// A ladder whose flattest slope is this, at a share of its limit: the tangent of what it could be, of what it is. It stands on
/// its lower corner and leans on its upper one, both of its underside.
fn ladder(flattest: f64, wall: f64, share: f64) -> BenchSetup {
    let [length, thick] = LADDER_MM;
    let slope = libm::atan(libm::tan(flattest) / share);
    let (sine, cosine) = (libm::sin(slope), libm::cos(slope));
    let [x, z] = [length / 2.0 * cosine + thick / 2.0 * sine, length / 2.0 * sine + thick / 2.0 * cosine];
    let board = Kind::Box { size_mm: [length as f32, 30.0, thick as f32] };
    let mut board = at(board, -x as f32, 0.0, z as f32);
    board.pose.rotation = Rotation::from_axis_angle(Vector::Y, -slope as f32);
    board.piece.mass = Mass::Grams(20.0);
    // The smaller of two frictions counts: that of what it leans on.
    board.piece.friction = 1.0;
    let mut behind = fixed(at(Kind::Box { size_mm: [20.0, 100.0, 200.0] }, 10.0, 0.0, 100.0));
    behind.piece.friction = wall as f32;
    let mut setup = BenchSetup::level(vec![board, behind]);
    if let Some(top) = setup.placements.last_mut() {
        top.piece.friction = floor(flattest, wall) as f32;
    }
    setup
}

/// On how many the simulation is wrong.
fn wrong(settings: &Settings, share: f64, walls: &[f64]) -> Result<BenchRow, TableError> {
    let mut wrong = 0_u32;
    for slope in SLOPES_DEG {
        for &wall in walls {
            wrong += u32::from(ladder(slope.to_radians(), wall, share).falls(settings)? != (share > 1.0));
        }
    }
    let all = SLOPES_DEG.len() * walls.len();
    let case = format!("ladders at {share} of their limit: wrong, of {all}");
    Ok(BenchRow::new("ladders", case, "", f64::from(wrong), 0.0, 0.0))
}

pub(super) fn tasks(depth: Depth) -> Vec<Task> {
    let walls = if depth == Depth::Full { &WALLS[..] } else { &WALLS[..1] };
    SHARES
        .into_iter()
        .map(|share| Task { set: "ladders", run: Box::new(move |s| Ok(vec![wrong(s, share, walls)?])) })
        .collect()
}
