//! What the drawings share.

use files::Asset;
use window::visuals::svg::{Drawing, Layer};

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
