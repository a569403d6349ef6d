//! How fast sound is made of a fall, and what listening to it costs.
//!
//! `cargo bench --workspace --profile dev --bench sound`

use game::pieces::Size;
use sound::Renderer;
use std::time::{Duration, Instant};
use table::Settings;
use table::piece::{Kind, Piece};
use table::rapier3d::prelude::*;
use table::sim::{Placement, Sim, table_top};

const RATE_HZ: u32 = 48_000;
const SECONDS: u32 = 60;
const PIECES: u32 = 90;

/// Ninety pyramids in the air, on three floors of five by six, each turned another way.
fn cloud() -> Sim {
    let mut placements: Vec<Placement> = (0..PIECES)
        .map(|n| {
            let (column, row, floor) = (n % 6, n / 6 % 5, n / 30);
            let at = Vector::new(column as f32 * 3.0 - 7.5, row as f32 * 3.0 - 6.0, 8.0 + 6.0 * floor as f32);
            let turn = Rotation::from_axis_angle(Vector::new(1.0, n as f32, 2.0).normalize(), 0.7 * n as f32);
            let kind = Kind::Pyramid(Size::ALL[n as usize % 3]);
            Placement::new(Piece::new(kind), Pose::from_parts(at, turn))
        })
        .collect();
    placements.push(table_top(60.0));
    match Sim::new(Settings::sleepless(), placements) {
        Ok(sim) => sim,
        Err(error) => panic!("{error}"),
    }
}

/// Ninety pieces fall again and again, every two seconds.
fn fall(listen: bool) -> (Sim, Vec<game::contact::ContactEvent>, Duration) {
    let (mut sim, start) = (cloud(), cloud());
    let mut heard = vec![];
    let begun = Instant::now();
    for tick in 0..60 * SECONDS {
        if tick % 120 == 0 {
            for (id, _) in start.pieces().filter(|(id, _)| *id != start.table()) {
                sim.place(id, start.pose(id));
            }
        }
        if listen {
            sim.listen();
        }
        sim.tick().expect("the table goes on");
        sim.take_heard(&mut heard);
    }
    (sim, heard, begun.elapsed())
}

fn main() {
    let (_, _, silent) = fall(false);
    let (sim, events, listened) = fall(true);
    println!("the fall, nobody listens: {silent:.1?}; listened to: {listened:.1?}");
    let pieces: Vec<_> = sim.pieces().map(|(id, _)| sim.sounding(id)).collect();
    let mut renderer = Renderer::new(RATE_HZ, &pieces);
    let mut block = vec![0.0; 2 * RATE_HZ as usize / 100];
    let (mut next, mut most, mut slowest) = (0, 0.0_f32, Duration::ZERO);
    let begun = Instant::now();
    for n in 1..=100 * SECONDS {
        let at = Instant::now();
        while let Some(event) = events.get(next).filter(|event| event.at_s < f64::from(n) / 100.0) {
            renderer.hear(event, event.at_s);
            next += 1;
        }
        renderer.render(&mut block);
        slowest = slowest.max(at.elapsed());
        most = block.iter().fold(most, |most, sample| most.max(sample.abs()));
    }
    let took = begun.elapsed();
    println!("{SECONDS} s of a fall of {PIECES} pieces, {} events: {took:.2?}", events.len());
    println!("slowest block of 10 ms: {slowest:.2?}; loudest sample: {most:.3}");
    assert!(took.as_secs_f64() < f64::from(SECONDS) && most <= 1.0, "slower than real time, or clipped");
}
