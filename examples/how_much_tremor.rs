//! How much may a hand tremble? Of a hundred placements by hands that tremble more and more, how many end in a fall: a small
//! pyramid on a large one's tip, a large one nested on a large one, a card on three tips with its centre 3 mm within their
//! triangle.
//!
//! `cargo run --release --no-default-features --example how_much_tremor`

use table::hand::{Hand, HandKind, HandOptions};
use table::observe::{Baseline, observe};
use table::piece::{Kind, Piece};
use table::rapier3d::prelude::{Pose, Vector};
use table::sim::{Placement, table_top};
use table::{CardShape, HandCommand, MM_PER_CM, PieceId, Settings, Sim, Size, TableError};

/// Hands that try each placement.
const HANDS: u16 = 100;
/// How far over its place a piece is carried, cm.
const OVER_CM: f32 = 1.0;
/// No placement takes longer to touch, s.
const LONGEST_S: u16 = 6;

/// What is put where, with which pieces below; lengths in mm.
struct Task {
    name: &'static str,
    below: Vec<[f32; 2]>,
    held: Kind,
    to_mm: [f32; 3],
}

fn tasks() -> [Task; 3] {
    let pyramid = |size| Kind::Pyramid(size);
    [
        Task {
            name: "small on a tip",
            below: vec![[0.0; 2]],
            held: pyramid(Size::Small),
            to_mm: [0.0, 0.0, 28.6],
        },
        Task { name: "nest", below: vec![[0.0; 2]], held: pyramid(Size::Large), to_mm: [0.0, 0.0, 9.6] },
        Task {
            name: "card on three tips",
            below: vec![[20.0, -25.0], [20.0, 25.0], [-20.0, 0.0]],
            held: Kind::Floor(CardShape::Trapezoid),
            to_mm: [17.0, 0.0, 44.9],
        },
    ]
}

/// Whether everything stands after this hand has put the piece there.
fn stands(task: &Task, options: HandOptions) -> Result<bool, TableError> {
    let at = |kind: Kind, mm: [f32; 3]| {
        let cm = Vector::from_array(mm) / MM_PER_CM;
        Placement::new(Piece::new(kind), Pose::from_translation(cm))
    };
    let mut placements = vec![at(task.held.clone(), [120.0, 0.0, 0.4])];
    placements.extend(task.below.iter().map(|&[x, y]| at(Kind::Pyramid(Size::Large), [x, y, 0.0])));
    placements.push(table_top(60.0));
    let mut sim = Sim::new(Settings::default(), placements)?;
    let mut hand = Hand::new(options);
    let wait = |hand: &mut Hand, sim: &mut Sim, ticks: u16| {
        (0..ticks).try_for_each(|_| {
            hand.drive(sim);
            sim.tick().map(drop)
        })
    };
    wait(&mut hand, &mut sim, 60)?;
    let (held, baseline) = (PieceId(0), Baseline::of(&sim));
    let goal = Vector::from_array(task.to_mm) / MM_PER_CM;
    hand.command(&mut sim, &HandCommand::Grab(vec![held]));
    // Up first: not every hand rises by itself.
    for to in [sim.pose(held).translation.with_z(8.0), goal.with_z(8.0), goal + Vector::Z * OVER_CM] {
        hand.command(&mut sim, &HandCommand::Move(to.to_array()));
        wait(&mut hand, &mut sim, 60)?;
    }
    hand.command(&mut sim, &HandCommand::Lower(true));
    for _ in 0..LONGEST_S * 60 {
        if hand.touching() {
            break;
        }
        wait(&mut hand, &mut sim, 1)?;
    }
    hand.command(&mut sim, &HandCommand::Release);
    wait(&mut hand, &mut sim, 180)?;
    let all: Vec<PieceId> = sim.pieces().map(|(id, _)| id).filter(|id| *id != sim.table()).collect();
    let seen = observe(&sim, &baseline, &all);
    let fell = all.iter().any(|id| *id != held && seen[id].fall.is_some());
    let there = sim.pose(held).translation;
    // Where it fell it is lower, or far away.
    Ok(!fell && there.z > goal.z - 0.3 && there.distance(goal) < 1.5)
}

fn main() -> Result<(), TableError> {
    let tasks = tasks();
    let hands =
        [(HandKind::Helped, vec![0.0, 0.1, 0.2, 0.4, 0.6, 1.0, 1.5]), (HandKind::Bare, vec![0.2, 0.6])];
    println!("Falls of {HANDS} placements\n");
    println!("| hand | tremor | {} |", tasks.each_ref().map(|task| task.name).join(" | "));
    println!("| --- | --- | --- | --- | --- |");
    for (kind, sizes) in hands {
        for tremor_mm in sizes {
            let mut row = format!("| {} | {tremor_mm:.1} mm |", kind.word());
            for task in &tasks {
                let mut falls = 0;
                for seed in 0..HANDS {
                    let options =
                        HandOptions { kind, tremor_mm, tremor_seed: seed.into(), ..HandOptions::default() };
                    falls += u16::from(!stands(task, options)?);
                }
                row += &format!(" {falls} |");
            }
            println!("{row}");
        }
    }
    Ok(())
}
