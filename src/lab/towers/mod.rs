//! Random towers of boxes, every box turned and some bridging two, whose limit is known.
//!
//! Boxes lie level, so where two touch is where two rectangles of a plane overlap; forces at its corners, each within its
//! cone of friction, must balance every box while gravity leans as far as it can ([`forces`]). Neither the simulation nor the
//! second judge is asked for anything.

pub mod forces;

use super::scene::{Gravity, Scene, ScenePiece, Shape, Turn};
use crate::table::piece::Mass;
use forces::Block;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

/// Chance, for towers.
struct Chance(ChaCha8Rng);

impl Chance {
    /// A number from the one to the other.
    fn between(&mut self, from: f64, to: f64) -> f64 {
        from + (to - from) * f64::from(self.0.next_u32() >> 8) / f64::from(1_u32 << 24)
    }

    /// A number below another.
    fn below(&mut self, bound: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(bound)) >> 32) as u32
    }
}

/// To a hundredth, as somebody would write it into a file.
fn round(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

/// Tower `number` of a seed, mm, from the ground up: pillars side by side now and then, with a bridge over them. Some cannot
/// stand.
pub fn tower(seed: u64, number: u64) -> Vec<Block> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(number);
    let mut chance = Chance(rng);
    let mut blocks = vec![];
    let mut floor = 0.0;
    let mut middle = [0.0, 0.0];
    for storey in 0..2 + chance.below(3) {
        let tall = round(chance.between(8.0, 25.0));
        let aside = |chance: &mut Chance| chance.between(-6.0, 6.0);
        if storey == 0 || chance.below(2) == 0 {
            let (x, y) = (middle[0] + aside(&mut chance) / 2.0, middle[1] + aside(&mut chance) / 2.0);
            let apart = chance.between(11.0, 15.0);
            for side in [-apart, apart] {
                let size = [chance.between(10.0, 14.0), chance.between(10.0, 14.0)];
                let at = [x + side, y + aside(&mut chance) / 3.0];
                blocks.push(block(at, floor, size, tall, &mut chance));
            }
            floor = round(floor + tall);
            let thick = round(chance.between(5.0, 10.0));
            let size = [chance.between(36.0, 44.0), chance.between(14.0, 20.0)];
            middle = [x + aside(&mut chance) / 2.0, y + aside(&mut chance) / 3.0];
            let mut bridge = block(middle, floor, size, thick, &mut chance);
            // It lies across its pillars.
            bridge.yaw_deg = round(bridge.yaw_deg / 6.0);
            blocks.push(bridge);
            floor = round(floor + thick);
        } else {
            let size = [chance.between(14.0, 24.0), chance.between(14.0, 24.0)];
            middle = [middle[0] + aside(&mut chance), middle[1] + aside(&mut chance)];
            blocks.push(block(middle, floor, size, tall, &mut chance));
            floor = round(floor + tall);
        }
    }
    blocks
}

fn block([x, y]: [f64; 2], floor: f64, [long, wide]: [f64; 2], tall: f64, chance: &mut Chance) -> Block {
    Block {
        centre: [round(x), round(y), floor + tall / 2.0],
        size: [round(long), round(wide), tall],
        yaw_deg: round(chance.between(0.0, 90.0)),
        grams: round(chance.between(2.0, 20.0)),
        friction: round(chance.between(0.25, 0.7)),
    }
}

/// The same as a scene, under so much gravity, m/s².
pub fn scene(blocks: &[Block], gravity: f32) -> Scene {
    let piece = |block: &Block| ScenePiece {
        turn: Turn::YawPitchRoll(block.yaw_deg as f32, 0.0, 0.0),
        mass: Some(Mass::Grams(block.grams as f32)),
        friction: Some(block.friction as f32),
        ..ScenePiece::new(
            Shape::Box { size_mm: block.size.map(|mm| mm as f32) },
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
