//! A verdict must not depend on what cannot matter: the length of a step, where north is, the order in which things
//! were put down, a hundredth of a millimetre.

use super::row::{BenchRow, Depth, Task};
use super::setups::{BenchSetup, Threshold, thresholds};
use lab::scene::about;
use table::Settings;
use table::rapier3d::prelude::*;
use table::sim::TableError;

/// Outside this share of the threshold, a verdict may not change.
const BAND: f32 = 0.01;
/// The jitter, cm: 10 µm.
const JITTER_CM: f32 = 0.001;

pub(super) fn tasks(depth: Depth) -> Vec<Task> {
    // In brief: a block, a pyramid, a card on tips, two cards that lean steeply, a card that juts out, a harmonic stack.
    let (first, every) = if depth == Depth::Brief { (2, 4) } else { (0, 1) };
    thresholds()
        .into_iter()
        .skip(first)
        .step_by(every)
        .map(|threshold| Task { set: "invariance", run: Box::new(move |s| Ok(vec![flips(&threshold, s)?])) })
        .collect()
}

/// The same set-up turned about the vertical.
fn turned(setup: &BenchSetup, degrees: f32) -> BenchSetup {
    let turn = Pose::from_rotation(about(Vector::Z, degrees));
    let mut setup = setup.clone();
    setup.towards_deg += degrees;
    // The table's top stays: it is the same all round.
    let pieces = setup.placements.len() - 1;
    for placement in &mut setup.placements[..pieces] {
        placement.pose = turn * placement.pose;
    }
    setup
}

/// The same, put down in the opposite order.
fn reversed(setup: &BenchSetup) -> BenchSetup {
    let mut setup = setup.clone();
    let pieces = setup.placements.len() - 1;
    setup.placements[..pieces].reverse();
    setup
}

/// The same, everything moved by up to 10 µm.
fn jittered(setup: &BenchSetup, seed: u32) -> BenchSetup {
    let mut setup = setup.clone();
    let pieces = setup.placements.len() - 1;
    let mut state = seed.wrapping_mul(0x9E37_79B9) | 1;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        (state >> 8) as f32 / (1_u32 << 23) as f32 - 1.0
    };
    for placement in &mut setup.placements[..pieces] {
        // Upwards only: what overlaps would be thrown.
        placement.pose.translation += Vector::new(random(), random(), random().abs()) * JITTER_CM;
    }
    setup
}

/// How many of the variants of a set-up, just inside and just outside its threshold, have another verdict than they
/// should.
fn flips(threshold: &Threshold, settings: &Settings) -> Result<BenchRow, TableError> {
    let halved = Settings { steps_per_tick: settings.steps_per_tick * 2, ..*settings };
    let side = (threshold.far - threshold.near).signum();
    // Lengths that are known to so many hundredths of a millimetre have a band of that, not of a share.
    let band = (BAND * threshold.exact.abs()).max(threshold.allowed);
    let (mut wrong, mut asked) = (0_u32, 0_u32);
    for (x, should_fall) in [(threshold.exact - side * band, false), (threshold.exact + side * band, true)] {
        let setup = (threshold.make)(x);
        let mut check = |setup: &BenchSetup, settings: &Settings| {
            asked += 1;
            setup.falls(settings).map(|fell| wrong += u32::from(fell != should_fall))
        };
        check(&setup, settings)?;
        check(&setup, &halved)?;
        check(&reversed(&setup), settings)?;
        for eighth in 1..8_u8 {
            check(&turned(&setup, 45.0 * f32::from(eighth) + 3.0), settings)?;
        }
        // An arch sinks until its joints are shut: by about as much as a hundredth of its thickness, if they gape by 10 µm.
        let seeds = if threshold.set == "arch" { 0 } else { 3 };
        for seed in 1..=seeds {
            check(&jittered(&setup, seed), settings)?;
        }
    }
    let case = format!("{}: wrong verdicts of {asked}", threshold.case);
    Ok(BenchRow::new("invariance", case, "", f64::from(wrong), 0.0, 0.0))
}
