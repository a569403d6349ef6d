//! Where everything lies before a game of Builders of R'lyeh: stashes on pads in a ring round the building area, floor
//! cards in a rack of five bays in front of it. Every piece is a real body from the start.

use crate::games::rlyeh::rules::{
    CardShape, Direction, Inventory, Piece as RulesPiece, Size, stash_direction,
};
use crate::table::PieceId;
use crate::table::piece::FLOOR_CARD_THICKNESS_MM;
use crate::table::sim::{Placement, table_top};
use crate::table::{Kind, MM_PER_CM, Piece};
use rapier3d::prelude::*;

/// Half the width of the table, cm.
pub const TABLE_HALF_CM: f32 = 60.0;
/// Radius of the building area, which the table marks (R4), cm.
pub const BUILDING_RADIUS_CM: f32 = 20.0;
/// Distance of the stashes' pads from the middle, cm.
pub const PAD_RING_CM: f32 = 32.0;
/// Width and depth of a pad, cm.
pub const PAD_CM: [f32; 2] = [17.0, 9.5];
/// Where the rack of floor cards lies, cm towards the player from the middle.
pub const RACK_CM: f32 = 47.0;
/// Distance between two bays of the rack, cm.
pub const BAY_CM: f32 = 13.0;

/// What a piece of the rules is on the table.
pub fn kind(piece: RulesPiece) -> Kind {
    match piece {
        RulesPiece::Pyramid { size, .. } => Kind::Pyramid(size),
        RulesPiece::Card { shape } => Kind::Floor(shape),
    }
}

/// Pose of the middle of a stash's pad: on the ring, its front towards the middle.
pub fn pad(stash: u8, stashes: u8) -> Pose {
    let direction = stash_direction(stash, stashes).unwrap_or(Direction::N);
    let eighths = Direction::ALL.iter().position(|d| *d == direction).unwrap_or(0);
    // Clockwise from north, which is +y: away from the player.
    let angle = -std::f32::consts::FRAC_PI_4 * eighths as f32;
    let turn = Rotation::from_xyzw(0.0, 0.0, libm::sinf(angle / 2.0), libm::cosf(angle / 2.0));
    Pose::from_parts(turn * Vector::new(0.0, PAD_RING_CM, 0.0), turn)
}

/// Where a piece lies while nobody has played it.
pub fn reserve_pose(inventory: Inventory, id: PieceId) -> Option<Pose> {
    match inventory.piece(id)? {
        RulesPiece::Pyramid { stash, size } => {
            let number = f32::from(id.0 % 5) - 2.0;
            let (pitch, row) = match size {
                Size::Large => (3.2, 2.7),
                Size::Medium => (2.8, -0.5),
                Size::Small => (2.4, -3.1),
            };
            let middle = pad(stash, inventory.stashes);
            Some(middle * Pose::from_translation(Vector::new(number * pitch, row, 0.0)))
        }
        RulesPiece::Card { .. } => {
            let number = id.0.checked_sub(inventory.pyramids())?;
            let bays = CardShape::ALL.len() as u16;
            let bay = f32::from(number % bays) - f32::from(bays - 1) / 2.0;
            let layer = f32::from(number / bays);
            let thickness = FLOOR_CARD_THICKNESS_MM / MM_PER_CM;
            Some(Pose::from_translation(Vector::new(bay * BAY_CM, -RACK_CM, (layer + 0.5) * thickness)))
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
