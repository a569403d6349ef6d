//! The emblems of the suits.

use super::parts::hex;
use crate::colours::ColourSet;
use files::asset;
use thoth_rules::Suit;
use window::visuals::svg::{Key, Layer};

/// The emblem of a suit in its colour, in a box of 100 by 100 around the origin.
pub(super) fn emblem(suit: Suit, set: ColourSet) -> Layer {
    let file = match suit {
        Suit::Wands => asset!("../../../../assets/thoth/suits/wands.svg"),
        Suit::Cups => asset!("../../../../assets/thoth/suits/cups.svg"),
        Suit::Swords => asset!("../../../../assets/thoth/suits/swords.svg"),
        Suit::Disks => asset!("../../../../assets/thoth/suits/disks.svg"),
    };
    Layer::new(file.text())
        .coloured(Key::Colour, &hex(set.rgb(suit.element())))
        .coloured(Key::Ink, &hex(set.ink(suit.element())))
}
