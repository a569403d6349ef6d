//! Stacks in a plane whose limits the exact program knows: harmonic ones, and bricks piled at random.

use super::row::{BenchRow, Depth, Task};
use super::setups::{BenchSetup, Threshold, block, fixed};
use crate::planar::stacks::Stack;
use lab::trial::{SceneOutcome, Trial};
use table::Settings;
use table::sim::TableError;
use table::statics::Verdict;

/// Seed of the random stacks.
const SEED: u64 = 1;
/// Bounds of the lean from the limit, and what share of the verdicts between them may be wrong, percent.
const BINS: [(f64, f64, f64); 4] =
    [(0.005, 0.01, 10.0), (0.01, 0.03, 0.0), (-0.01, -0.005, 10.0), (-0.03, -0.01, 0.0)];

pub(super) fn tasks(depth: Depth) -> Vec<Task> {
    let count = match depth {
        Depth::Full => 100,
        Depth::Brief => 10,
    };
    BINS.into_iter()
        .map(|bin| Task { set: "stacks", run: Box::new(move |s| stacks(s, bin, count)) })
        .collect()
}

/// How many verdicts on level stacks are wrong: of the simulation, and of the second judge.
fn stacks(
    settings: &Settings,
    (from, to, allowed): (f64, f64, f64),
    count: u64,
) -> Result<Vec<BenchRow>, TableError> {
    let (mut simulation, mut statics, mut all) = (0_u32, 0_u32, 0_u32);
    for stack in (0..count).filter_map(|number| Stack::near_limit(SEED, number, from, to)) {
        let (stands, falls) = if stack.margin > 0.0 {
            (SceneOutcome::Stands, Verdict::Falls)
        } else {
            (SceneOutcome::Falls, Verdict::Stands)
        };
        let report = Trial::new(&stack.scene(), *settings)?.run(|_| ())?;
        all += 1;
        simulation += u32::from(report.outcome != stands);
        statics += u32::from(report.statics.is_none_or(|s| s.analysis.verdict == falls));
    }
    let row = |judge: &str, wrong: u32, allowed: f64| {
        let share = 100.0 * f64::from(wrong) / f64::from(all.max(1));
        let case = format!("{all} level stacks at a lean of {from} to {to} from the limit: {judge} wrong");
        BenchRow::new("stacks", case, "%", share, 0.0, allowed)
    };
    Ok(vec![row("simulation", simulation, allowed), row("statics", statics, 0.0)])
}

/// The thresholds of stacks that overhang by the harmonic series.
pub(super) fn thresholds(all: &mut Vec<Threshold>) {
    for bricks in [4_u8, 5] {
        all.push(Threshold {
            set: "stacks",
            case: format!("{bricks} bricks by the harmonic series, of the reach"),
            unit: "",
            exact: 1.0,
            near: 0.95,
            far: 1.05,
            allowed: 0.002,
            make: Box::new(move |share| {
                let mut placements = vec![fixed(block([60.0, 30.0, 10.0], 0.0, 5.0))];
                let mut x = 0.0;
                for level in 0..bricks {
                    x += share * 30.0 / f32::from(bricks - level);
                    placements.push(block([60.0, 30.0, 10.0], x, 15.0 + 10.0 * f32::from(level)));
                }
                BenchSetup::level(placements)
            }),
        });
    }
}
