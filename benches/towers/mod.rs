//! Random towers of boxes, every box turned and some bridging two, whose limit is known.
//!
//! Boxes lie level, so where two touch is where two rectangles of a plane overlap. Forces act at its corners, each
//! within its cone of friction. They must balance every box while gravity leans as far as it can ([`forces`]). Neither
//! the simulation nor the second judge is asked for anything.

pub mod forces;
pub mod springs;

use forces::LevelBox;
use lab::chance::Chance;
use lab::scene::{Gravity, RotationSpec, Scene, ScenePiece};
use table::Kind;
use table::piece::Mass;

/// A number from the one to the other.
fn between(chance: &mut Chance, from: f64, to: f64) -> f64 {
    from + (to - from) * f64::from(chance.share())
}

/// To a hundredth, as somebody would write it into a file.
fn round(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

/// Tower `number` of a seed, mm, from the ground up: pillars side by side now and then, with a bridge over them. Some cannot
/// stand.
pub fn tower(seed: u64, number: u32) -> Vec<LevelBox> {
    let chance = &mut Chance::new(seed, number);
    let mut blocks = vec![];
    let mut floor = 0.0;
    let mut middle = [0.0, 0.0];
    for storey in 0..2 + chance.below(3) {
        let tall = round(between(chance, 8.0, 25.0));
        let aside = |chance: &mut Chance| between(chance, -6.0, 6.0);
        if storey == 0 || chance.below(2) == 0 {
            let (x, y) = (middle[0] + aside(chance) / 2.0, middle[1] + aside(chance) / 2.0);
            let apart = between(chance, 11.0, 15.0);
            for side in [-apart, apart] {
                let size = [between(chance, 10.0, 14.0), between(chance, 10.0, 14.0)];
                let at = [x + side, y + aside(chance) / 3.0];
                blocks.push(block(at, floor, size, tall, chance));
            }
            floor = round(floor + tall);
            let thick = round(between(chance, 5.0, 10.0));
            let size = [between(chance, 36.0, 44.0), between(chance, 14.0, 20.0)];
            middle = [x + aside(chance) / 2.0, y + aside(chance) / 3.0];
            let mut bridge = block(middle, floor, size, thick, chance);
            // It lies across its pillars.
            bridge.yaw_deg = round(bridge.yaw_deg / 6.0);
            blocks.push(bridge);
            floor = round(floor + thick);
        } else {
            let size = [between(chance, 14.0, 24.0), between(chance, 14.0, 24.0)];
            middle = [middle[0] + aside(chance), middle[1] + aside(chance)];
            blocks.push(block(middle, floor, size, tall, chance));
            floor = round(floor + tall);
        }
    }
    blocks
}

fn block([x, y]: [f64; 2], floor: f64, [long, wide]: [f64; 2], tall: f64, chance: &mut Chance) -> LevelBox {
    LevelBox {
        centre: [round(x), round(y), floor + tall / 2.0],
        size: [round(long), round(wide), tall],
        yaw_deg: round(between(chance, 0.0, 90.0)),
        grams: round(between(chance, 2.0, 20.0)),
        friction: round(between(chance, 0.25, 0.7)),
    }
}

/// The same as a scene, under so much gravity, m/s².
pub fn scene(blocks: &[LevelBox], gravity: f32) -> Scene {
    let piece = |block: &LevelBox| ScenePiece {
        turn: RotationSpec::YawPitchRoll(block.yaw_deg as f32, 0.0, 0.0),
        mass: Some(Mass::Grams(block.grams as f32)),
        friction: Some(block.friction as f32),
        ..ScenePiece::new(
            Kind::Box { size_mm: block.size.map(|mm| mm as f32) },
            block.centre.map(|mm| mm as f32),
        )
    };
    let mut scene = Scene {
        gravity_m_s2: Gravity(gravity),
        pieces: blocks.iter().map(piece).collect(),
        ..Scene::default()
    };
    scene.friction.table = Some(forces::GROUND as f32);
    scene
}
