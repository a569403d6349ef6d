//! A table without a window: three pyramids carry a floor card, a small pyramid is dropped on it, and two seconds pass.
//!
//! `cargo run --no-default-features --example tick_a_table`

use table::piece::{Kind, Piece};
use table::rapier3d::prelude::{Pose, Vector};
use table::sim::{Placement, table_top};
use table::{CardShape, MM_PER_CM, Settings, Sim, Size, TableError};

fn main() -> Result<(), TableError> {
    let large = Kind::Pyramid(Size::Large);
    // Centimetres. A pyramid's origin is the middle of its base, a card's its centre. The table's top comes last.
    let placements = [
        (large.clone(), [-2.0, -2.5, 0.0]),
        (large.clone(), [2.0, -2.5, 0.0]),
        (large, [0.0, 3.0, 0.0]),
        (Kind::Floor(CardShape::Trapezoid), [0.0, 0.0, 4.4831]),
        (Kind::Pyramid(Size::Small), [0.0, 0.0, 5.0]),
    ];
    let at = |(kind, at)| Placement::new(Piece::new(kind), Pose::from_translation(Vector::from_array(at)));
    let placements = placements.map(at).into_iter().chain([table_top(60.0)]);
    let mut sim = Sim::new(Settings::default(), placements.collect())?;
    for _ in 0..120 {
        sim.tick()?;
    }
    for (id, piece) in sim.pieces() {
        let [x, y, z] = (sim.pose(id).translation * MM_PER_CM).to_array();
        println!("{id}: {:?} at {x:.2}, {y:.2}, {z:.2} mm", piece.kind);
    }
    Ok(())
}
