//! Cells of cards on edge with a roof, whose limit the exact program knows.

use super::{Brick, PlanarModel};
use lab::scene::{Scene, ScenePiece, Tilt};
use table::Kind;
use table::piece::Mass;

/// Thickness of the cards, mm.
const THICK_MM: f64 = 0.35;
/// Height of the cards on edge, mm.
const HIGH_MM: f64 = 70.0;
/// Length of the card between the two others, mm.
const BETWEEN_MM: f64 = 59.5;
/// Width of the roof, mm.
const ROOF_MM: f64 = 110.0;
/// Friction of everything.
const FRICTION: f64 = 0.3;
/// Mass of every card, g.
const CARD_G: f32 = 2.5;

/// How far a cell of three cards on edge, two across and one between them along x, and a roof bears to be tilted towards
/// +x, as a lean of gravity. The card that the tilt leaves behind leans on the middle one, that joint is shut; the other
/// opens.
pub fn limit() -> f64 {
    let beside = (BETWEEN_MM + THICK_MM) / 2.0;
    let brick = |x: f64, width: f64| Brick { x, bottom: 0.0, size: [width, HIGH_MM] };
    let bricks = [
        brick(-beside, THICK_MM),
        brick(30.0, THICK_MM),
        brick(0.0, BETWEEN_MM),
        Brick { x: 0.0, bottom: HIGH_MM, size: [ROOF_MM, THICK_MM] },
    ];
    let mut plane = PlanarModel::bricks(&bricks, FRICTION, FRICTION);
    plane.blocks.iter_mut().for_each(|b| b.weight = 1.0);
    plane.bears().map_or(0.0, |[_, most]| most)
}

/// The cell with play in its joints, mm, on a table tilted towards +x to a share of what it bears.
pub fn scene(share: f64, play_mm: f64) -> Scene {
    let beside = (BETWEEN_MM + THICK_MM) / 2.0 + play_mm;
    let card = |size: [f64; 3], x: f64, z: f64| ScenePiece {
        mass: Some(Mass::Grams(CARD_G)),
        ..ScenePiece::new(Kind::Box { size_mm: size.map(|mm| mm as f32) }, [x as f32, 0.0, z as f32])
    };
    let degrees = libm::atan(share * limit()).to_degrees() as f32;
    let mut scene = Scene {
        name: format!("a cell of cards at {share} of its limit, {play_mm} mm of play"),
        tilt: Tilt { degrees, towards_deg: 0.0 },
        pieces: vec![
            card([THICK_MM, ROOF_MM, HIGH_MM], -beside, HIGH_MM / 2.0),
            card([THICK_MM, ROOF_MM, HIGH_MM], beside, HIGH_MM / 2.0),
            card([BETWEEN_MM, THICK_MM, HIGH_MM], 0.0, HIGH_MM / 2.0),
            card([ROOF_MM, 90.0, THICK_MM], 0.0, HIGH_MM + THICK_MM / 2.0),
        ],
        ..Scene::default()
    };
    scene.friction.others = Some(FRICTION as f32);
    scene.friction.table = Some(FRICTION as f32);
    scene
}
