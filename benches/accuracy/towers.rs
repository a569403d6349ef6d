//! Random towers of turned and bridging boxes, on a table that leans to either side of their limit.
//!
//! Beyond it no forces hold them. Within it, forces could; whether they do is known where boxes on springs say the same,
//! whatever the springs. The rest is left out.

use super::row::{BenchRow, Depth, Task};
use super::setups::{BenchSetup, FALLEN};
use crate::towers::forces::{self, LevelBox};
use crate::towers::{scene, springs, tower};
use lab::trial::tilt_s;
use std::f64::consts::TAU;
use table::Settings;
use table::settings::GRAVITY;
use table::sim::TableError;

/// Seed of the towers.
const SEED: u64 = 29;
/// Shares of the limit to which they are tilted.
const SHARES: [f64; 6] = [0.95, 0.98, 1.02, 1.05, 1.15, 1.4];
/// A tower that is nearer to its limit than this when it stands level is left out: a lean.
const CLEAR: f64 = 0.01;
/// Towers are asked for until there are so many.
const MOST: u32 = 10_000;

pub(super) fn tasks(depth: Depth) -> Vec<Task> {
    let count = match depth {
        Depth::Full => 130,
        Depth::Brief => 10,
    };
    SHARES
        .into_iter()
        .map(|share| Task { set: "towers", run: Box::new(move |s| Ok(vec![wrong(s, share, count)?])) })
        .collect()
}

/// Towers that stand level, as they would be put on a table that leans to a share of what each bears in a direction of its
/// own: each with that lean and direction.
fn tilted(share: f64) -> impl Iterator<Item = (BenchSetup, Vec<LevelBox>, (f64, f64))> {
    (0..MOST).filter_map(move |number| {
        let blocks = tower(SEED, number);
        let scene = scene(&blocks, GRAVITY / 100.0);
        if !scene.validate().is_empty() || forces::margin(&blocks)? < CLEAR {
            return None;
        }
        // The golden section spreads directions evenly.
        let towards = TAU * (f64::from(number) * 0.618).fract();
        let lean = share * forces::limit(&blocks, towards)?;
        let lean_deg = libm::atan(lean).to_degrees() as f32;
        let setup = BenchSetup {
            placements: scene.placements(),
            lean_deg,
            towards_deg: towards.to_degrees() as f32,
            lean_s: tilt_s(lean_deg),
            watch_s: 5.0,
            fallen: FALLEN,
        };
        Some((setup, blocks, (lean, towards)))
    })
}

/// On how many the simulation is wrong.
fn wrong(settings: &Settings, share: f64, count: usize) -> Result<BenchRow, TableError> {
    let (mut wrong, mut known) = (0_u32, 0_u32);
    for (setup, blocks, lean) in tilted(share).take(count) {
        let stands = if share > 1.0 { Some(false) } else { springs::bears(&blocks, lean) };
        if let Some(stands) = stands {
            known += 1;
            wrong += u32::from(setup.falls(settings)? == stands);
        }
    }
    let case = format!(
        "turned and bridging boxes tilted to {share} of their limit: wrong, of the {known} of {count} that are known"
    );
    Ok(BenchRow::new("towers", case, "", f64::from(wrong), 0.0, 0.0))
}
