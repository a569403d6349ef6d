//! Arches of hulls: half-round ones on the table, and shallow, thin ones between fixed springings.

use super::row::{BenchRow, Depth, Task};
use super::setups::{BenchSetup, Threshold, at, fixed};
use crate::planar::Arch;
use table::Settings;
use table::piece::Kind;
use table::sim::{Placement, TableError};

/// Mean radius of the half-round arches, mm.
const RADIUS_MM: f64 = 60.0;
/// Depth of the arches, mm.
const DEPTH_MM: f32 = 30.0;
/// Friction in arches, and of their springings: nothing slides.
const FRICTION: f32 = 0.7;
/// Shares of the least thickness with which thin arches are built.
const SHARES: [f64; 5] = [0.98, 1.02, 1.03, 1.06, 1.15];
/// How far the springings of a thin arch reach beyond it, mm.
const BEYOND_MM: f64 = 4.0;

/// A body in the plane y = 0 of the depth of the arches, by the corners of its outline.
fn slab(outline: &[[f64; 2]]) -> Placement {
    let points_mm = [-DEPTH_MM / 2.0, DEPTH_MM / 2.0]
        .into_iter()
        .flat_map(|y| outline.iter().map(move |[x, z]| [*x as f32, y, *z as f32]))
        .collect();
    let mut piece = at(Kind::Hull { points_mm }, 0.0, 0.0, 0.0);
    piece.piece.friction = FRICTION;
    piece
}

/// The voussoirs of an arch.
fn voussoirs(arch: &Arch) -> Vec<Placement> {
    let voussoir = |n: usize| slab(&[n, n + 1].map(|n| arch.joint(n)).concat());
    (0..arch.voussoirs).map(voussoir).collect()
}

/// A half-round arch.
fn half_round(voussoirs: usize, thickness_mm: f64) -> Arch {
    Arch { voussoirs, half_deg: 90.0, radius_mm: RADIUS_MM, thickness_mm }
}

/// A fixed body that an end of an arch leans on: so much of the plane of the joint, and all that is behind it.
fn springing([inner, outer]: [[f64; 2]; 2], outward: f64) -> Placement {
    let long = libm::hypot(outer[0] - inner[0], outer[1] - inner[1]);
    let along = [(outer[0] - inner[0]) / long, (outer[1] - inner[1]) / long];
    let behind = [outward * along[1], -outward * along[0]];
    let corner = |[x, z]: [f64; 2], out: f64, back: f64| {
        [x + out * along[0] + back * behind[0], z + out * along[1] + back * behind[1]]
    };
    fixed(slab(&[
        corner(inner, -BEYOND_MM, 0.0),
        corner(outer, BEYOND_MM, 0.0),
        corner(outer, BEYOND_MM, 2.0 * BEYOND_MM),
        corner(inner, -BEYOND_MM, 2.0 * BEYOND_MM),
    ]))
}

/// The thin arches, each as thin as it may be.
fn thin() -> Vec<Arch> {
    let mut all = vec![];
    for half_deg in [63.0, 65.0, 67.0] {
        for voussoirs in [7, 9, 12] {
            for radius_mm in [30.0, 60.0] {
                let arch = Arch { voussoirs, half_deg, radius_mm, thickness_mm: 1.0 };
                all.push(Arch { thickness_mm: arch.least_thickness_mm(f64::from(FRICTION)), ..arch });
            }
        }
    }
    all
}

/// On how many thin arches the simulation is wrong where they have a share of the thickness that they need.
fn wrong(settings: &Settings, share: f64, count: usize) -> Result<BenchRow, TableError> {
    let mut wrong = 0_u32;
    let arches = thin();
    let step = arches.len().div_ceil(count);
    let mut all = 0_u32;
    for arch in arches.into_iter().step_by(step) {
        let arch = Arch { thickness_mm: share * arch.thickness_mm, ..arch };
        let mut placements = voussoirs(&arch);
        placements.push(springing(arch.joint(0), 1.0));
        placements.push(springing(arch.joint(arch.voussoirs), -1.0));
        let setup = BenchSetup { watch_s: 5.0, ..BenchSetup::level(placements) };
        wrong += u32::from(setup.falls(settings)? != (share < 1.0));
        all += 1;
    }
    let case = format!("thin arches of {share} of the least thickness: wrong, of {all}");
    Ok(BenchRow::new("thin", case, "", f64::from(wrong), 0.0, 0.0))
}

pub(super) fn tasks(depth: Depth) -> Vec<Task> {
    let count = if depth == Depth::Full { usize::MAX } else { 3 };
    SHARES
        .into_iter()
        .map(|share| Task { set: "thin", run: Box::new(move |s| Ok(vec![wrong(s, share, count)?])) })
        .collect()
}

/// The thresholds of half-round arches.
pub(super) fn thresholds(all: &mut Vec<Threshold>) {
    for count in [9, 11, 13] {
        let exact = half_round(count, RADIUS_MM).least_thickness_mm(f64::from(FRICTION)) as f32;
        all.push(Threshold {
            set: "arch",
            case: format!("{count} voussoirs, radius 60 mm: thickness"),
            unit: "mm",
            exact,
            near: 1.2 * exact,
            far: 0.95 * exact,
            allowed: 0.01 * exact,
            make: Box::new(move |thickness| {
                let mut setup = BenchSetup::level(voussoirs(&half_round(count, f64::from(thickness))));
                if let Some(top) = setup.placements.last_mut() {
                    top.piece.friction = FRICTION;
                }
                BenchSetup { watch_s: 8.0, ..setup }
            }),
        });
    }
}
