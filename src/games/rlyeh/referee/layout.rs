//! Where everything lies before a game of Builders of R'lyeh. The stashes lie on pads on the sides and at the corners
//! of a square round the building area. The floor cards lie in bays to the left and right. All lies as near as it can,
//! so that you see all of it from close up. Every piece is a real body from the start.

use rlyeh_rules::{CardShape, Direction, Inventory, Piece as RulesPiece, Size, stash_direction};
use table::piece::FLOOR_CARD_THICKNESS_MM;
use table::rapier3d::prelude::*;
use table::sim::{Placement, table_top};
use table::{Kind, MM_PER_CM, Piece, PieceId};

/// Half the width of the table, cm.
pub const TABLE_HALF_CM: f32 = 60.0;
/// Radius of the building area, which the table marks (R4), cm.
pub const BUILDING_RADIUS_CM: f32 = 13.5;
/// Width and depth of a pad, cm.
pub const PAD_CM: [f32; 2] = [15.2, 7.9];
/// Half the room of a floor card in its bay, and the distance between two bays, cm: a triangle is 11.3 wide.
pub const HALF_BAY_CM: [f32; 2] = [5.7, 6.6];
const BAY_CM: f32 = 11.6;
/// The player's side, in quarters of a turn from north.
const SOUTH: u8 = 2;
/// Room between what lies side by side, cm.
const GAP_CM: f32 = 0.6;

/// What a piece of the rules is on the table.
pub fn kind(piece: RulesPiece) -> Kind {
    match piece {
        RulesPiece::Pyramid { size, .. } => Kind::Pyramid(size),
        RulesPiece::Card { shape } => Kind::Floor(shape),
    }
}

/// On which side of the square a stash lies, in quarters of a turn clockwise from north, which is +y, away from the
/// player; and how far to the right along that side, in pads: at a corner it lies beside the one in the middle.
fn side(stash: u8, stashes: u8) -> (u8, f32) {
    match stash_direction(stash, stashes).unwrap_or(Direction::N) {
        Direction::N => (0, 0.0),
        Direction::NE => (0, 1.0),
        Direction::E => (1, 0.0),
        Direction::SE => (SOUTH, -1.0),
        Direction::S => (SOUTH, 0.0),
        Direction::SW => (SOUTH, 1.0),
        Direction::W => (3, 0.0),
        Direction::NW => (0, -1.0),
    }
}

/// Pose of the middle of a stash's pad: outside the building area, its front towards the middle.
pub fn pad(stash: u8, stashes: u8) -> Pose {
    let (quarters, aside) = side(stash, stashes);
    let angle = -std::f32::consts::FRAC_PI_2 * f32::from(quarters);
    let turn = Rotation::from_xyzw(0.0, 0.0, libm::sinf(angle / 2.0), libm::cosf(angle / 2.0));
    let out = BUILDING_RADIUS_CM + (GAP_CM + PAD_CM[1]) / 2.0;
    Pose::from_parts(turn * Vector::new(aside * (PAD_CM[0] + GAP_CM), out, 0.0), turn)
}

/// The middle of a bay of floor cards, cm: three to the left of the stashes, two to the right.
pub fn bay(number: u8, stashes: u8) -> Vector {
    let corner = |stash: u8, x: f32, y: f32| {
        pad(stash, stashes) * Vector::new(x * PAD_CM[0] / 2.0, y * PAD_CM[1] / 2.0, 0.0)
    };
    let signs = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let reach = (0..stashes)
        .flat_map(|stash| signs.map(|(x, y)| corner(stash, x, y).x.abs()))
        .fold(BUILDING_RADIUS_CM, f32::max);
    let x = reach + GAP_CM + HALF_BAY_CM[0];
    match number {
        0..3 => Vector::new(-x, BAY_CM * (1.0 - f32::from(number)), 0.0),
        _ => Vector::new(x, BAY_CM * (4.0 - f32::from(number)), 0.0),
    }
}

/// Where a piece lies while nobody has played it.
pub(crate) fn reserve_pose(inventory: Inventory, id: PieceId) -> Option<Pose> {
    match inventory.piece(id)? {
        RulesPiece::Pyramid { stash, size } => {
            let number = f32::from(id.0 % 5) - 2.0;
            let (pitch, row) = match size {
                Size::Large => (2.95, 2.3),
                Size::Medium => (2.6, -0.2),
                Size::Small => (2.2, -2.6),
            };
            // The tall ones stand behind, seen from the player's side.
            let before = side(stash, inventory.stashes).0 == SOUTH;
            let row = if before { -row } else { row };
            let middle = pad(stash, inventory.stashes);
            Some(middle * Pose::from_translation(Vector::new(number * pitch, row, 0.0)))
        }
        RulesPiece::Card { .. } => {
            let number = id.0.checked_sub(inventory.pyramids())?;
            let bays = CardShape::ALL.len() as u16;
            let layer = f32::from(number / bays);
            let thickness = FLOOR_CARD_THICKNESS_MM / MM_PER_CM;
            let middle = bay(u8::try_from(number % bays).ok()?, inventory.stashes);
            Some(Pose::from_translation(middle + Vector::new(0.0, 0.0, (layer + 0.5) * thickness)))
        }
    }
}

/// Everything on the table at the start, the table's top last.
pub fn placements(inventory: Inventory) -> Vec<Placement> {
    let mut all: Vec<Placement> = inventory
        .ids()
        .filter_map(|id: PieceId| {
            let piece = Piece::new(kind(inventory.piece(id)?));
            Some(Placement { piece, pose: reserve_pose(inventory, id)?, asleep: true })
        })
        .collect();
    all.push(table_top(TABLE_HALF_CM));
    all
}
