//! Level stacks of bricks near their limit: bridges, counterweights and cantilevers, built at random, whose exact margin
//! is known.

use super::{Brick, PlanarModel};
use lab::scene::{Scene, ScenePiece};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use table::Kind;
use table::piece::PLASTIC_FRICTION;

/// Width and height of a brick, mm.
const SIZE_MM: [f64; 2] = [60.0, 10.0];
/// Depth of a brick: so deep that it never falls out of the plane, mm.
pub const DEPTH_MM: f32 = 60.0;
/// Bricks of a level keep at least this far from one another, mm.
const APART_MM: f64 = 1.0;
/// Levels, at least and at most.
const LEVELS: (u32, u32) = (2, 6);
/// Tries before a number is given up; it never comes to that.
const MOST_TRIES: u32 = 10_000;

/// A stack on a level table.
#[derive(Clone, Debug, PartialEq)]
pub struct Stack {
    /// Its bricks, lowest first.
    pub bricks: Vec<Brick>,
    /// How far it is from its limit, as a lean: see [`PlanarModel::margin`].
    pub margin: f64,
}

impl Stack {
    /// Stack `number` of a seed, whose margin lies within bounds (both positive, or both negative), to within a
    /// thousandth of their distance.
    pub fn near_limit(seed: u64, number: u64, from: f64, to: f64) -> Option<Self> {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        chance.set_stream(number);
        let mut share = move || chance.random::<f64>();
        (0..MOST_TRIES).find_map(|_| {
            let wanted = from + (to - from) * share();
            brought_to(&pile(&mut share), wanted, 1e-3 * (to - from).abs())
        })
    }

    /// The same as a scene, in the plane y = 0.
    pub fn scene(&self) -> Scene {
        let mut scene =
            Scene { name: format!("a level stack, {:.4} from its limit", self.margin), ..Scene::default() };
        scene.friction.others = Some(PLASTIC_FRICTION);
        scene.friction.table = Some(PLASTIC_FRICTION);
        for brick in &self.bricks {
            let [width, height] = brick.size;
            let shape = Kind::Box { size_mm: [width as f32, DEPTH_MM, height as f32] };
            let at_mm = [brick.x as f32, 0.0, (brick.bottom + height / 2.0) as f32];
            scene.pieces.push(ScenePiece::new(shape, at_mm));
        }
        scene
    }
}

/// Bricks at random, each level somewhere above the one below.
fn pile(share: &mut dyn FnMut() -> f64) -> Vec<Brick> {
    let levels = LEVELS.0 + (share() * f64::from(LEVELS.1 - LEVELS.0 + 1)) as u32;
    let mut bricks: Vec<Brick> = vec![];
    let mut middles = vec![0.0];
    for level in 0..levels {
        let mut here: Vec<f64> = vec![];
        for _ in 0..1 + (share() * 2.0) as usize {
            let over = middles[(share() * middles.len() as f64) as usize % middles.len()];
            let x = over + SIZE_MM[0] * 0.8 * (share() - 0.5) * 2.0;
            if here.iter().all(|other| (other - x).abs() >= SIZE_MM[0] + APART_MM) {
                here.push(x);
            }
        }
        let bottom = f64::from(level) * SIZE_MM[1];
        bricks.extend(here.iter().map(|&x| Brick { x, bottom, size: SIZE_MM }));
        middles = here;
    }
    bricks
}

/// The bricks drawn out or pushed together until the margin is as wanted; `None` if that does not do it, or makes
/// bricks overlap.
fn brought_to(bricks: &[Brick], wanted: f64, tolerance: f64) -> Option<Stack> {
    let drawn = |share: f64| -> Vec<Brick> {
        bricks.iter().map(|b| Brick { x: rounded(share * b.x), ..*b }).collect()
    };
    let margin = |share: f64| PlanarModel::bricks(&drawn(share), friction(), friction()).margin();
    let (mut near, mut far) = (0.3, 1.6);
    if margin(near) <= wanted || margin(far) >= wanted {
        return None;
    }
    for _ in 0..40 {
        let middle = (near + far) / 2.0;
        if margin(middle) > wanted { near = middle } else { far = middle }
    }
    let bricks = drawn(near);
    let overlap = |a: &Brick, b: &Brick| a.bottom == b.bottom && (a.x - b.x).abs() < SIZE_MM[0] + APART_MM;
    let clear = bricks.iter().enumerate().all(|(i, a)| bricks[..i].iter().all(|b| !overlap(a, b)));
    let margin = PlanarModel::bricks(&bricks, friction(), friction()).margin();
    (clear && (margin - wanted).abs() <= tolerance + 1e-5).then_some(Stack { bricks, margin })
}

fn friction() -> f64 {
    f64::from(PLASTIC_FRICTION)
}

/// A length that single precision holds exactly: an eighth of a micrometre or so.
fn rounded(mm: f64) -> f64 {
    (mm * 8192.0).round() / 8192.0
}
