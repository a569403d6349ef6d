//! The emblems of the suits.

use super::parts::hex;
use crate::app::visuals::svg::{Key, Layer};
use crate::assets::asset;
use crate::games::thoth::rules::Suit;
use crate::games::thoth::window::colours::ColourSet;

/// The emblem of a suit in its colour, in a box of 100 by 100 around the origin.
pub(super) fn emblem(suit: Suit, set: ColourSet) -> Layer {
    let file = match suit {
        Suit::Wands => asset!("assets/thoth/suits/wands.svg"),
        Suit::Cups => asset!("assets/thoth/suits/cups.svg"),
        Suit::Swords => asset!("assets/thoth/suits/swords.svg"),
        Suit::Disks => asset!("assets/thoth/suits/disks.svg"),
    };
    Layer::new(file.text())
        .coloured(Key::Colour, &hex(set.rgb(suit.element())))
        .coloured(Key::Ink, &hex(set.ink(suit.element())))
}
