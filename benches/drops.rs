//! Pieces let go of above the felt: how many come to stand or lie as they were held, and how long it takes.

use game::pieces::{CardShape, PieceId, Size};
use lab::chance::Chance;
use lab::scene::{TABLE_HALF_CM, about};
use rayon::prelude::*;
use table::piece::{Kind, Piece};
use table::rapier3d::prelude::*;
use table::settle::{Rest, until_rest};
use table::sim::{Placement, Sim, TableError, table_top};
use table::{MM_PER_CM, Settings};

/// Clear of the felt, mm.
const HEIGHTS_MM: [f32; 4] = [20.0, 50.0, 100.0, 150.0];
/// Turned in the hand by up to so much, degrees.
const TILT_DEG: f32 = 2.0;
/// Within so much of how it was held, degrees, it stands or lies as it was held.
const SAME_DEG: f32 = 5.0;

/// What is dropped.
fn kinds() -> Vec<(String, Kind)> {
    let pyramids = Size::ALL.map(|size| (size.to_string(), Kind::Pyramid(size)));
    let card = ("floor card".to_owned(), Kind::Floor(CardShape::Triangle));
    pyramids.into_iter().chain([card, ("tarot card".to_owned(), Kind::Tarot)]).collect()
}

/// Whether it ends as it was held, and after how long it is at rest, s.
fn drop(kind: &Kind, high_mm: f32, seed: u64, case: u32) -> Result<(bool, f32), TableError> {
    let mut chance = Chance::new(seed, case);
    let (towards, tilt) = (chance.between(0.0, 360.0), chance.between(0.0, TILT_DEG));
    let way = Vector::new(libm::cosf(towards.to_radians()), libm::sinf(towards.to_radians()), 0.0);
    let turned = about(way, tilt);
    let piece = Placement::new(Piece::new(kind.clone()), Pose::from_parts(Vector::Z * 100.0, turned));
    let mut sim = Sim::new(Settings::sleepless(), vec![piece, table_top(TABLE_HALF_CM)])?;
    let under = sim.lowest_cm(PieceId(0));
    sim.place(PieceId(0), Pose::from_parts(Vector::Z * (100.0 - under + high_mm / MM_PER_CM), turned));
    let rest = until_rest(&mut sim, |sim| sim.tick().map(|()| true))?;
    let after = sim.ticks() as f32 * sim.settings().tick_s;
    let up = sim.pose(PieceId(0)).rotation * Vector::Z;
    Ok((rest == Rest::AtRest && up.z >= libm::cosf(SAME_DEG.to_radians()), after))
}

/// So many drops of each piece from each height, as a table in Markdown.
///
/// # Errors
/// When a table cannot be made or ticked.
pub fn table(drops: u32, seed: u64) -> Result<String, TableError> {
    let heads = HEIGHTS_MM.map(|mm| format!("{mm} mm"));
    let mut lines = vec![
        format!("Of {drops} drops: as held, and s until at rest (mean)\n"),
        format!("| piece | {} |", heads.join(" | ")),
        format!("| --- |{}", " --- |".repeat(heads.len())),
    ];
    for (name, kind) in kinds() {
        let mut row = format!("| {name} |");
        for high_mm in HEIGHTS_MM {
            let all = (0..drops)
                .into_par_iter()
                .map(|case| drop(&kind, high_mm, seed, case))
                .collect::<Result<Vec<_>, _>>()?;
            let upright = all.iter().filter(|(same, _)| *same).count();
            let mean = all.iter().map(|(_, s)| s).sum::<f32>() / drops as f32;
            row += &format!(" {upright}, {mean:.2} |");
        }
        lines.push(row);
    }
    Ok(lines.join("\n"))
}
