//! Heavy things on light ones, and hulls: what the engine by itself gets wrong.

use super::row::{BenchRow, Depth, Task};
use super::setups::{BenchSetup, Threshold, at, fixed};
use crate::planar::cells;
use game::pieces::{PieceId, Size};
use lab::gently::let_go;
use lab::scene::about;
use lab::trial::{SceneOutcome, Trial};
use table::piece::{Kind, Mass};
use table::rapier3d::prelude::*;
use table::settings::GRAVITY;
use table::sim::{Placement, Sim, TableError};
use table::statics::Verdict;
use table::{MM_PER_CM, Settings};

/// How many times its own weight the lowest of the light pieces carries, about.
const RATIOS: [f32; 3] = [20.0, 40.0, 100.0];
/// Sag that is allowed, mm.
const SAG_MM: f64 = 0.1;
/// Friction of plates and sliders.
const SMOOTH: f32 = 0.1;
/// Tilts at which what is so smooth slides, and rests, degrees: the limit is 5.71°.
const TILTS_DEG: [f32; 2] = [9.0, 5.4];
/// How long a slider slides, ticks: far enough to cross the middle of a plate.
const SLIDE_TICKS: u16 = 40;
/// Shares of the limit at which equal hulls overhang.
const SHARES: [f32; 2] = [0.98, 1.02];
/// Shares of the limit to which cells of cards are tilted.
const CELL_SHARES: [f64; 2] = [0.9, 1.1];

pub(super) fn tasks(depth: Depth) -> Vec<Task> {
    let mut tasks = vec![];
    for ratio in RATIOS {
        for (name, make) in STACKS {
            let run = move |s: &Settings| {
                let sag = |gently| sag(s, name, make(ratio), ratio, gently);
                Ok(vec![sag(true)?, sag(false)?])
            };
            tasks.push(Task { set: "heavy", run: Box::new(run) });
        }
    }
    let ways = if depth == Depth::Brief { 6 } else { 24 };
    for (plate, corners, thick) in [("24-gon", 24, 6.0), ("24-gon, tall", 24, 60.0), ("hexagon", 6, 6.0)] {
        for (slider, kind, middle) in sliders() {
            let case = format!("{slider} on a hull, {plate}");
            let plate = Kind::Hull { points_mm: drum(corners, 60.0, thick) };
            let run = move |s: &Settings| slides(s, &case, &plate, thick, (&kind, middle), ways);
            tasks.push(Task { set: "hulls", run: Box::new(run) });
        }
    }
    for (name, corners) in [("squares", 4), ("hexagons", 6), ("octagons", 8)] {
        tasks.push(Task { set: "hulls", run: Box::new(move |s| Ok(vec![equals(s, name, corners, ways)?])) });
    }
    for size in Size::ALL {
        tasks.push(Task { set: "hulls", run: Box::new(move |s| Ok(vec![base_to_base(s, size, ways)?])) });
    }
    for share in CELL_SHARES {
        tasks.push(Task { set: "cells", run: Box::new(move |s| cell(s, share)) });
    }
    tasks
}

/// A block with its middle at a place, mm, of so many grams.
fn of_mass(size_mm: [f32; 3], [x, y, z]: [f32; 3], grams: f32) -> Placement {
    let mut block = at(Kind::Box { size_mm }, x, y, z);
    block.piece.mass = Mass::Grams(grams);
    block
}

/// Four boxes of 10 g, each so far along over the one below, and a block so many times as heavy as one of them.
fn column(ratio: f32, along: f32) -> Vec<Placement> {
    let mut all: Vec<Placement> = (0..4_u8)
        .map(f32::from)
        .map(|i| of_mass([30.0, 30.0, 10.0], [along * i, 0.0, 5.0 + 10.0 * i], 10.0))
        .collect();
    all.push(of_mass([30.0; 3], [3.0 * along, 0.0, 55.0], 10.0 * ratio));
    all
}

/// Storeys of four pyramids and a tarot card, and a block on top.
fn on_cards(size: Size, storeys: u8, grams: f32) -> Vec<Placement> {
    let thick = table::piece::TAROT_MM[2];
    let (mut all, mut z) = (vec![], 0.0);
    for _ in 0..storeys {
        for (x, y) in [(-19.0, -33.0), (19.0, -33.0), (-19.0, 33.0), (19.0, 33.0)] {
            all.push(at(Kind::Pyramid(size), x, y, z));
        }
        z += size.height_mm();
        all.push(at(Kind::Tarot, 0.0, 0.0, z + thick / 2.0));
        z += thick;
    }
    all.push(of_mass([40.0, 60.0, 50.0], [0.0, 0.0, z + 25.0], grams));
    all
}

/// Four posts of four cubes of 2 g under a slab.
fn posts(ratio: f32) -> Vec<Placement> {
    let mut all = vec![];
    for (x, y) in [(-30.0, -30.0), (30.0, -30.0), (-30.0, 30.0), (30.0, 30.0)] {
        all.extend((0..4_u8).map(|i| of_mass([15.0; 3], [x, y, 7.5 + 15.0 * f32::from(i)], 2.0)));
    }
    all.push(of_mass([90.0, 90.0, 30.0], [0.0, 0.0, 75.0], 8.0 * ratio));
    all
}

/// A light stack under a load of a ratio: its name, and how it is made.
type Loaded = (&'static str, fn(f32) -> Vec<Placement>);

const STACKS: [Loaded; 5] = [
    ("four boxes", |ratio| column(ratio, 0.0)),
    ("four boxes, each 3 mm along", |ratio| column(ratio, 3.0)),
    ("four posts of four cubes", posts),
    ("a tarot card on four large", |ratio| on_cards(Size::Large, 1, 10.0 * ratio)),
    ("a house of four", |ratio| on_cards(Size::Medium, 4, 10.0 * ratio)),
];

/// The farthest that anything moves once a loaded stack is let go of, gently or at once.
fn sag(
    settings: &Settings,
    name: &str,
    stack: Vec<Placement>,
    ratio: f32,
    gently: bool,
) -> Result<BenchRow, TableError> {
    let mut sim = Sim::new(*settings, BenchSetup::level(stack).placements)?;
    let start: Vec<Vector> = sim.pieces().map(|(id, _)| sim.pose(id).translation).collect();
    let mut most = 0.0_f32;
    for tick in 1..=(3.0 / settings.tick_s) as u64 {
        if gently {
            let_go(&mut sim, tick, settings.gravity);
        }
        sim.tick()?;
        let moved = sim.pieces().map(|(id, _)| sim.pose(id).translation.distance(start[id.index()]));
        most = moved.fold(most, f32::max);
    }
    let how = if gently { "" } else { ", at once" };
    let case = format!("{name} under {ratio} : 1{how}");
    Ok(BenchRow::new("heavy", case, "mm", f64::from(most * MM_PER_CM), 0.0, SAG_MM))
}

/// The thresholds of a heavy block on light boxes.
pub(super) fn thresholds(all: &mut Vec<Threshold>) {
    all.push(Threshold {
        set: "heavy",
        case: "100 : 1 on four boxes, beyond the edge".into(),
        unit: "mm",
        exact: 15.0,
        near: 14.0,
        far: 16.0,
        allowed: 0.3,
        make: Box::new(|out| {
            let mut stack = column(100.0, 0.0);
            stack[4].pose.translation.x += out / MM_PER_CM;
            BenchSetup::level(stack)
        }),
    });
    let exact = libm::atanf(0.3).to_degrees();
    all.push(Threshold {
        set: "heavy",
        case: "100 : 1 on four boxes, friction 0.3: tilt".into(),
        unit: "°",
        exact,
        near: 0.9 * exact,
        far: 1.1 * exact,
        allowed: 0.01 * exact,
        make: Box::new(move |lean_deg| {
            let mut setup = BenchSetup::level(column(100.0, 0.0));
            for placement in &mut setup.placements {
                placement.piece.friction = 0.3;
            }
            // A flat load: nothing topples before it slides.
            setup.placements[4].piece.kind = Kind::Box { size_mm: [30.0, 30.0, 10.0] };
            setup.placements[4].pose.translation.z = 4.5;
            BenchSetup { lean_deg, ..setup }
        }),
    });
}

/// An upright drum of so many corners, mm, about its middle.
fn drum(corners: u8, radius: f32, thick: f32) -> Vec<[f32; 3]> {
    (0..corners)
        .flat_map(|i| {
            let angle = std::f32::consts::TAU * f32::from(i) / f32::from(corners);
            [-thick, thick].map(|z| [radius * libm::cosf(angle), radius * libm::sinf(angle), z / 2.0])
        })
        .collect()
}

/// What slides: a name, its kind, and how far its origin is above its foot, mm.
fn sliders() -> [(&'static str, Kind, f32); 3] {
    [
        ("small pyramid", Kind::Pyramid(Size::Small), 0.0),
        ("box", Kind::Box { size_mm: [14.0, 14.0, 8.0] }, 4.0),
        ("small drum", Kind::Hull { points_mm: drum(24, 8.0, 8.0) }, 4.0),
    ]
}

/// How many of the ways across a plate a slider stops on though it must slide, or slides though it must rest.
fn slides(
    settings: &Settings,
    case: &str,
    plate: &Kind,
    thick: f32,
    (slider, middle): (&Kind, f32),
    ways: u16,
) -> Result<Vec<BenchRow>, TableError> {
    let mut rows = vec![];
    for tilt in TILTS_DEG {
        let lean = tilt.to_radians();
        let pull = GRAVITY * (libm::sinf(lean) - SMOOTH * libm::cosf(lean));
        let seconds = f32::from(SLIDE_TICKS) * settings.tick_s;
        let expected_mm = (pull * seconds * seconds / 2.0 * MM_PER_CM).max(0.0);
        let mut wrong = 0_u32;
        for way in 0..ways {
            let towards = about(Vector::Z, 4.0 + 360.0 * f32::from(way) / f32::from(ways)) * Vector::X;
            let from = -25.0 * towards;
            let mut setup = BenchSetup::level(vec![
                fixed(at(plate.clone(), 0.0, 0.0, thick / 2.0)),
                at(slider.clone(), from.x, from.y, thick + middle),
            ]);
            setup.placements.iter_mut().for_each(|p| p.piece.friction = SMOOTH);
            let mut sim = Sim::new(*settings, setup.placements)?;
            for tick in 1..=30 {
                let_go(&mut sim, tick, settings.gravity);
                sim.tick()?;
            }
            let start = sim.pose(PieceId(1)).translation;
            let across = towards * (GRAVITY * libm::sinf(lean));
            sim.set_gravity([across.x, across.y, -GRAVITY * libm::cosf(lean)]);
            for _ in 0..SLIDE_TICKS {
                sim.tick()?;
            }
            let moved_mm = sim.pose(PieceId(1)).translation.distance(start) * MM_PER_CM;
            let right = if pull > 0.0 { moved_mm > expected_mm / 2.0 } else { moved_mm < 0.5 };
            wrong += u32::from(!right);
        }
        let what = if pull > 0.0 { "stops" } else { "slides" };
        let case = format!("{case}, friction {SMOOTH}, {tilt}°: {what} on so many of {ways} ways");
        rows.push(BenchRow::new("hulls", case, "", f64::from(wrong), 0.0, 0.0));
    }
    Ok(rows)
}

/// Equal hulls, one over the edge of the other, turned many ways: how many verdicts are wrong.
fn equals(settings: &Settings, name: &str, corners: u8, ways: u16) -> Result<BenchRow, TableError> {
    let kind = Kind::Hull { points_mm: drum(corners, 20.0, 10.0) };
    let mut wrong = 0_u32;
    for way in 0..ways {
        for share in SHARES {
            let turn = about(Vector::Z, 360.0 * f32::from(way) / f32::from(ways));
            // Along a diagonal, to the corner.
            let out = turn * Vector::X * (20.0 * share);
            let mut pair = [at(kind.clone(), 0.0, 0.0, 5.0), at(kind.clone(), out.x, out.y, 15.0)];
            pair.iter_mut().for_each(|p| p.pose.rotation = turn);
            let [below, above] = pair;
            let setup = BenchSetup { watch_s: 1.5, ..BenchSetup::level(vec![fixed(below), above]) };
            wrong += u32::from(setup.falls(settings)? != (share > 1.0));
        }
    }
    let case = format!("equal {name}, one over the other's corner: wrong verdicts of {}", 2 * ways);
    Ok(BenchRow::new("hulls", case, "", f64::from(wrong), 0.0, 0.0))
}

/// Pyramids, one on the base of an upturned one and over its edge, turned many ways: how many verdicts are wrong.
fn base_to_base(settings: &Settings, size: Size, ways: u16) -> Result<BenchRow, TableError> {
    let mut wrong = 0_u32;
    for way in 0..ways {
        for share in SHARES {
            let turn = about(Vector::Z, 360.0 * f32::from(way) / f32::from(ways));
            let out = turn * Vector::X * (size.base_mm() / 2.0 * share);
            let mut below = at(Kind::Pyramid(size), 0.0, 0.0, size.height_mm());
            below.pose.rotation = turn * about(Vector::X, 180.0);
            let mut above = at(Kind::Pyramid(size), out.x, out.y, size.height_mm());
            above.pose.rotation = turn;
            let setup = BenchSetup { watch_s: 1.5, ..BenchSetup::level(vec![fixed(below), above]) };
            wrong += u32::from(setup.falls(settings)? != (share > 1.0));
        }
    }
    let case = format!("{size} base to base, over the edge: wrong verdicts of {}", 2 * ways);
    Ok(BenchRow::new("hulls", case, "", f64::from(wrong), 0.0, 0.0))
}

/// Cells of cards with and without play: how many verdicts are wrong.
fn cell(settings: &Settings, share: f64) -> Result<Vec<BenchRow>, TableError> {
    let plays_mm = [0.0, 0.01, 0.02, 0.05, 0.1];
    let (stands, falls) = if share < 1.0 {
        (SceneOutcome::Stands, Verdict::Falls)
    } else {
        (SceneOutcome::Falls, Verdict::Stands)
    };
    let (mut simulation, mut statics) = (0_u32, 0_u32);
    for play_mm in plays_mm {
        let report = Trial::new(&cells::scene(share, play_mm), *settings)?.run(|_| ())?;
        simulation += u32::from(report.outcome != stands);
        statics += u32::from(report.statics.is_none_or(|s| s.analysis.verdict == falls));
    }
    let row = |judge: &str, wrong: u32| {
        let case = format!("cells of cards at {share} of their limit: {judge} wrong, of {}", plays_mm.len());
        BenchRow::new("cells", case, "", f64::from(wrong), 0.0, 0.0)
    };
    Ok(vec![row("simulation", simulation), row("statics", statics)])
}
