//! How fast the table is: a tower and the fullest table awake, reserves asleep, clones, saves, and the second judge.
//!
//! `cargo bench --workspace --profile dev --bench table`

use criterion::{Criterion, criterion_group, criterion_main};
use game::pieces::Size;
use rlyeh::Match;
use rlyeh_rules::Setup;
use std::hint::black_box;
use std::time::Instant;
use table::piece::{Kind, Piece};
use table::rapier3d::prelude::*;
use table::sim::{Placement, Sim, table_top};
use table::{CardShape, Settings, statics};

fn at(kind: Kind, x: f32, y: f32, z: f32) -> Placement {
    Placement::new(Piece::new(kind), Pose::from_translation(Vector::new(x, y, z)))
}

/// Houses of six storeys of four medium pyramids and a floor card, as many as asked for, and more storeys on the last
/// until there are so many bodies in all.
fn houses(bodies: usize) -> Sim {
    let mut placements = vec![];
    let mut house = 0;
    while placements.len() < bodies {
        let (x, y) = ((house % 3) as f32 * 13.0 - 13.0, (house / 3) as f32 * 13.0 - 6.0);
        let mut z = 0.0;
        for _ in 0..6 {
            for (dx, dy) in [(-1.9, -2.3), (1.9, -2.3), (-1.9, 2.3), (1.9, 2.3)] {
                placements.push(at(Kind::Pyramid(Size::Medium), x + dx, y + dy, z));
            }
            placements.push(at(Kind::Floor(CardShape::Trapezoid), x, y, z + 3.4925 + 0.0381));
            z += 3.4925 + 0.0762;
        }
        house += 1;
    }
    placements.truncate(bodies);
    placements.push(table_top(60.0));
    match Sim::new(Settings::sleepless(), placements) {
        Ok(sim) => sim,
        Err(error) => panic!("{error}"),
    }
}

/// Simulated seconds per second of one core, once the first second has passed.
fn times_real(mut sim: Sim, ticks: u32) -> f64 {
    for _ in 0..60 {
        sim.tick().expect("the table goes on");
    }
    let start = Instant::now();
    for _ in 0..ticks {
        sim.tick().expect("the table goes on");
    }
    f64::from(ticks) / 60.0 / start.elapsed().as_secs_f64()
}

fn ratios() {
    println!("31 bodies awake, tower of six storeys: {:.0}x real time", times_real(houses(30), 600));
    println!("118 bodies awake and in contact:      {:.1}x real time", times_real(houses(117), 300));
    match Match::new(&Setup::solitaire(6), 1, Default::default(), false) {
        Ok(the_match) => {
            println!(
                "103 bodies asleep on their pads:      {:.0}x real time",
                times_real(the_match.sim().clone(), 600)
            );
            let bytes = the_match.to_bytes().map_or(0, |bytes| bytes.len());
            println!("save of that match: {:.2} MB", bytes as f64 / 1e6);
        }
        Err(error) => println!("no match: {error}"),
    }
}

fn table(c: &mut Criterion) {
    ratios();
    let (tower, full) = (houses(30), houses(117));
    c.bench_function("clone of 118 bodies", |b| b.iter(|| black_box(full.clone())));
    let mut ticking = tower.clone();
    c.bench_function("tick of 31 bodies awake", |b| b.iter(|| ticking.tick()));
    let (mut listened, mut heard) = (tower.clone(), vec![]);
    listened.listen();
    c.bench_function("tick of 31 bodies awake, listened to", |b| {
        b.iter(|| {
            heard.clear();
            listened.take_heard(&mut heard);
            listened.tick()
        });
    });
    for (name, mut standing) in [("40 pieces", houses(40)), ("118 bodies", houses(117))] {
        for _ in 0..60 {
            standing.tick().expect("the table goes on");
        }
        let judge = || statics::analyse(&standing, None).expect("it can be judged");
        c.bench_function(&format!("second judge on {name}"), |b| b.iter(|| black_box(judge())));
    }
    let mut ticking = full;
    c.bench_function("tick of 118 bodies awake", |b| b.iter(|| ticking.tick()));
}

criterion_group!(benches, table);
criterion_main!(benches);
