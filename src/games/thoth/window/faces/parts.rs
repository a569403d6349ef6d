//! What the drawings share.

use window::visuals::svg::Layer;

/// Letters on paper.
pub(super) const INK: &str = "#2a211c";

/// Makes layers part of a larger picture.
pub(super) fn inside(layers: Vec<Layer>, x: f32, y: f32, scale: f32) -> Vec<Layer> {
    layers.into_iter().map(|layer| layer.within(x, y, scale)).collect()
}

/// `#rrggbb`.
pub(super) fn hex([r, g, b]: [u8; 3]) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}
