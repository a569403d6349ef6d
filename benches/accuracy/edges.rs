//! Blocks that slide off a face of a fixed prism, across an edge behind which another face begins.
//!
//! The parts of a collider must not wall each other off there. Beyond its limit slope a block has to leave the prism.

use super::row::{BenchRow, Depth, Task};
use super::setups::{BenchSetup, at, fixed};
use std::f64::consts::{PI, TAU};
use table::piece::{Kind, Mass};
use table::rapier3d::prelude::*;
use table::sim::{Placement, TableError};
use table::{MM_PER_CM, Settings};

/// Width of a face of the prism, mm.
const FACE_MM: f64 = 12.0;
/// Length of the prism, mm.
const LONG_MM: f64 = 40.0;
/// Friction between prism and block.
const FRICTION: f32 = 0.2;
/// Corners of the prisms.
const CORNERS: [usize; 4] = [6, 8, 12, 16];
/// Widths of the blocks, in widths of a face.
const WIDTHS: [f64; 6] = [0.3, 0.6, 0.75, 1.0, 1.2, 1.5];
/// Tangents of the slope, in frictions.
const SHARES: [f32; 4] = [0.95, 1.05, 1.3, 2.0];
/// The table leans within so long, and is watched for so long, s.
const LEAN_S: f32 = 0.6;
const WATCH_S: f32 = 2.5;
/// What has left its face has come so far, mm. A block that stops at an edge has come 10 mm at most.
const LEFT_MM: f32 = 18.0;

/// How the prism is made.
#[derive(Clone, Copy)]
enum Made {
    Hull,
    Prism,
}

/// A prism with one face up, so many corners, and its axis along y.
fn prism(made: Made, corners: usize) -> Placement {
    let middle = FACE_MM / 2.0 / libm::tan(PI / corners as f64);
    let round = middle / libm::cos(PI / corners as f64);
    let corner = |k: usize| {
        let angle = TAU * (k as f64 + 0.5) / corners as f64;
        [(round * libm::sin(angle)) as f32, (round * libm::cos(angle)) as f32]
    };
    let end = LONG_MM as f32 / 2.0;
    match made {
        Made::Hull => {
            let points_mm = (0..corners).map(corner).flat_map(|[x, z]| [[x, -end, z], [x, end, z]]).collect();
            fixed(at(Kind::Hull { points_mm }, 0.0, 0.0, middle as f32))
        }
        Made::Prism => {
            let outline_mm = (0..corners).rev().map(corner).collect();
            let kind = Kind::Prism { outline_mm, holes_mm: vec![], thickness_mm: LONG_MM as f32 };
            let mut lying = fixed(at(kind, 0.0, 0.0, middle as f32));
            lying.pose.rotation = Rotation::from_rotation_x(std::f32::consts::FRAC_PI_2);
            lying
        }
    }
}

/// A block in the middle of the top face, and a table that leans to a side of the face or along the prism.
fn setup(made: Made, corners: usize, width: f64, towards_deg: f32, share: f32) -> BenchSetup {
    let mut prism = prism(made, corners);
    prism.piece.friction = FRICTION;
    let size_mm = [(width * FACE_MM) as f32, 20.0, 9.0];
    let mut block = at(Kind::Box { size_mm }, 0.0, 0.0, 2.0 * prism.pose.translation.z * MM_PER_CM + 4.5);
    block.piece.mass = Mass::Grams(20.0);
    block.piece.friction = 5.0;
    let lean_deg = libm::atanf(share * FRICTION).to_degrees();
    let fallen = (LEFT_MM, f32::INFINITY);
    let level = BenchSetup::level(vec![block, prism]);
    BenchSetup { lean_deg, towards_deg, lean_s: LEAN_S, watch_s: WATCH_S, fallen, ..level }
}

/// On how many the simulation is wrong.
fn wrong(settings: &Settings, share: f32, widths: &[f64]) -> Result<BenchRow, TableError> {
    let (mut wrong, mut all) = (0_u32, 0_u32);
    for made in [Made::Hull, Made::Prism] {
        for corners in CORNERS {
            for &width in widths {
                for towards_deg in [0.0, 90.0] {
                    let setup = setup(made, corners, width, towards_deg, share);
                    wrong += u32::from(setup.falls(settings)? != (share > 1.0));
                    all += 1;
                }
            }
        }
    }
    let case = format!("off prisms, at {share} of the limit: wrong, of {all}");
    Ok(BenchRow::new("edges", case, "", f64::from(wrong), 0.0, 0.0))
}

pub(super) fn tasks(depth: Depth) -> Vec<Task> {
    let widths = if depth == Depth::Full { &WIDTHS[..] } else { &WIDTHS[2..4] };
    SHARES
        .into_iter()
        .map(|share| Task { set: "edges", run: Box::new(move |s| Ok(vec![wrong(s, share, widths)?])) })
        .collect()
}
