//! How a card of a monster looks: its size, whose it is, how sound; and what all drawings share.

use elder_god_rules::{Face, Side, Sides, State};
use files::Asset;
use window::visuals::svg::Layer;

/// Size of the drawing of a card.
pub const SIZE: (f32, f32) = (100.0, 140.0);
/// How many drawings there are of every shape.
pub const DRAWINGS: u8 = 6;

/// Whose monster: a hue and a pattern of its own. Taken modulo the number of skins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Skin(pub u8);

/// A card as it is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Look {
    /// What is printed on it.
    pub face: Face,
    /// Whether it lies upside down.
    pub turned: bool,
    /// How sound it is now.
    pub state: State,
    /// Whether a Necronomicon lies on it.
    pub book: bool,
    /// The stalks of an eyestalk that are joined, as it lies; the others do not reach the edge. Of no meaning for others.
    pub joined: Sides,
    /// Which drawing of its shape, taken modulo [`DRAWINGS`].
    pub drawing: u8,
    /// Whose it is.
    pub skin: Skin,
}

/// Where an arm leaves a card.
pub(super) const fn end(side: Side) -> (f32, f32) {
    let (width, height) = SIZE;
    match side {
        Side::North => (width / 2.0, 0.0),
        Side::East => (width, height / 2.0),
        Side::South => (width / 2.0, height),
        Side::West => (0.0, height / 2.0),
    }
}

/// Width and height of the page of a mark.
pub(super) const PAGE: f32 = 100.0;

/// A mark of this width round a place.
pub(super) fn at(mark: Asset, (x, y): (f32, f32), width: f32) -> Layer {
    Layer::new(mark.text()).within(x, y, width / PAGE)
}

/// A colour.
pub(super) type Rgb = [u8; 3];

/// `#rrggbb`.
pub(super) fn hex([r, g, b]: Rgb) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

/// `share` of the way from one colour to another.
pub(super) fn mix(a: Rgb, b: Rgb, share: f32) -> Rgb {
    let one = |k: usize| (f32::from(a[k]) + share * (f32::from(b[k]) - f32::from(a[k]))).round() as u8;
    [one(0), one(1), one(2)]
}
