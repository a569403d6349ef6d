//! The marks of the elements, as they stand on the pyramids.

use super::parts::{INK, hex, inside};
use crate::colours::{ColourSet, mark};
use files::asset;
use thoth_rules::{Element, Size};
use window::visuals::Mark;
use window::visuals::svg::{Key, Layer};

/// The mark of an element, in a circle of radius 50 around the origin.
fn shape(element: Element, set: ColourSet) -> Layer {
    let file = match mark(element) {
        Mark::Ring => asset!("../../../../assets/thoth/marks/ring.svg"),
        Mark::Triangle => asset!("../../../../assets/thoth/marks/triangle.svg"),
        Mark::Crescent => asset!("../../../../assets/thoth/marks/crescent.svg"),
        Mark::Chevron => asset!("../../../../assets/thoth/marks/chevron.svg"),
        _ => asset!("../../../../assets/thoth/marks/star.svg"),
    };
    Layer::new(file.text()).coloured(Key::Colour, &hex(set.ink(element)))
}

/// A disc in the colour of an element with its mark on it, of radius 50.
pub(super) fn token(element: Element, set: ColourSet) -> Vec<Layer> {
    let disc = asset!("../../../../assets/thoth/tokens/disc.svg");
    let disc = Layer::new(disc.text()).coloured(Key::Colour, &hex(set.rgb(element)));
    vec![disc, shape(element, set).scaled(0.58)]
}

/// What outlines a shape of an element: dark, but light around black, which could not be seen on dark panels.
pub(super) fn outline(element: Option<Element>, set: ColourSet) -> &'static str {
    if element == Some(Element::Spirit) && set == ColourSet::Rainbow { "#a79c8a" } else { INK }
}

/// How far the middle of the file is above the foot of the pyramid.
const MIDDLE: f32 = -48.0;

/// A pyramid seen from the side, standing at the foot of a box of 80 by 100 whose corner is the origin.
pub(super) fn pyramid(element: Element, size: Size, set: ColourSet) -> Vec<Layer> {
    let scale = match size {
        Size::Small => 0.56,
        Size::Medium => 0.77,
        Size::Large => 0.98,
    };
    let pyramid = asset!("../../../../assets/thoth/tokens/pyramid.svg");
    let pyramid = Layer::new(pyramid.text())
        .coloured(Key::Colour, &hex(set.rgb(element)))
        .coloured(Key::Outline, outline(Some(element), set))
        .at(0.0, MIDDLE);
    let mark = shape(element, set).within(0.0, -27.0, 0.34);
    inside(vec![pyramid, mark], 40.0, 98.0, scale)
}
