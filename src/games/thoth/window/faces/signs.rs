//! Signs for the ways to use a card, the same on faces, buttons and the reference sheet.

use super::marks;
use super::parts::hex;
use crate::colours::ColourSet;
use files::asset;
use thoth_rules::{Element, Kind};
use window::visuals::svg::{Key, Layer};

/// What a sign is filled with that has no element.
const PLAIN: &str = "#d9c7a0";

/// The sign of a use in a box of 100 by 100 around the origin, filled with the colour of an element.
pub(super) fn sign(kind: Kind, element: Option<Element>, set: ColourSet) -> Layer {
    let file = match kind {
        Kind::Foundation => asset!("../../../../assets/thoth/signs/foundation.svg"),
        Kind::Raise => asset!("../../../../assets/thoth/signs/raise.svg"),
        Kind::Story => asset!("../../../../assets/thoth/signs/story.svg"),
        Kind::Roof => asset!("../../../../assets/thoth/signs/roof.svg"),
        Kind::Trouble => asset!("../../../../assets/thoth/signs/trouble.svg"),
        Kind::Relief => asset!("../../../../assets/thoth/signs/relief.svg"),
        Kind::Discard => asset!("../../../../assets/thoth/signs/discard.svg"),
        Kind::CallEnd => asset!("../../../../assets/thoth/signs/call_end.svg"),
    };
    let fill = element.map_or_else(|| PLAIN.to_owned(), |element| hex(set.rgb(element)));
    Layer::new(file.text()).coloured(Key::Colour, &fill).coloured(Key::Outline, marks::outline(element, set))
}
