//! What the drawings share.

use crate::app::visuals::svg::{Drawing, Layer};
use crate::assets::Asset;

/// Side of the drawing of a tile.
pub const SIDE: f32 = 100.0;

/// A square drawing with the side of a tile.
pub(super) fn square(layers: Vec<Layer>) -> Drawing {
    Drawing { size: (SIDE, SIDE), layers }
}

/// A file as large as a tile.
pub(super) fn whole(file: Asset) -> Layer {
    Layer::new(file.text()).at(SIDE / 2.0, SIDE / 2.0)
}
