//! The two sets of pyramids in which the game comes. An element is told by its colour and by its mark, which is the same
//! in both sets, on cards, pyramids and panels.

use crate::Thoth;
use game::message::texts;
use serde::{Deserialize, Serialize};
use session::Match;
use strum::{Display, VariantArray};
use thoth_rules::Element;

texts! {
    /// A colour, or a set of them.
    pub enum ColourName in "thoth-set-" {
        Rainbow,
        Xeno,
        Red,
        Blue,
        Yellow,
        Green,
        Black,
        Orange,
        Cyan,
        Clear,
        Purple,
        White,
    }
}

/// A set of colours for the five elements (T2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(Display, VariantArray)]
pub enum ColourSet {
    /// Red, blue, yellow, green, black.
    #[default]
    Rainbow,
    /// Orange, cyan, clear, purple, white.
    Xeno,
}

impl ColourSet {
    /// Red, green and blue of an element, sRGB.
    pub const fn rgb(self, element: Element) -> [u8; 3] {
        match (self, element) {
            (Self::Rainbow, Element::Fire) => [186, 32, 28],
            (Self::Rainbow, Element::Water) => [38, 92, 214],
            (Self::Rainbow, Element::Air) => [246, 204, 44],
            (Self::Rainbow, Element::Earth) => [66, 176, 84],
            (Self::Rainbow, Element::Spirit) => [34, 32, 40],
            (Self::Xeno, Element::Fire) => [232, 112, 22],
            (Self::Xeno, Element::Water) => [24, 164, 214],
            (Self::Xeno, Element::Air) => [178, 186, 186],
            (Self::Xeno, Element::Earth) => [134, 64, 186],
            (Self::Xeno, Element::Spirit) => [252, 250, 244],
        }
    }

    /// What can be read on that colour.
    pub const fn ink(self, element: Element) -> [u8; 3] {
        match (self, element) {
            (Self::Rainbow, Element::Air)
            | (Self::Xeno, Element::Fire | Element::Water | Element::Air | Element::Spirit) => [30, 24, 22],
            _ => [252, 248, 238],
        }
    }

    /// What it is called.
    pub const fn name(self) -> ColourName {
        match self {
            Self::Rainbow => ColourName::Rainbow,
            Self::Xeno => ColourName::Xeno,
        }
    }

    /// The colour in words, lower case.
    pub const fn colour_name(self, element: Element) -> ColourName {
        match (self, element) {
            (Self::Rainbow, Element::Fire) => ColourName::Red,
            (Self::Rainbow, Element::Water) => ColourName::Blue,
            (Self::Rainbow, Element::Air) => ColourName::Yellow,
            (Self::Rainbow, Element::Earth) => ColourName::Green,
            (Self::Rainbow, Element::Spirit) => ColourName::Black,
            (Self::Xeno, Element::Fire) => ColourName::Orange,
            (Self::Xeno, Element::Water) => ColourName::Cyan,
            (Self::Xeno, Element::Air) => ColourName::Clear,
            (Self::Xeno, Element::Earth) => ColourName::Purple,
            (Self::Xeno, Element::Spirit) => ColourName::White,
        }
    }
}

/// The colours of the pyramids, which are kept with the match though the rules do not know them.
pub fn colours(m: &Match<Thoth>) -> ColourSet {
    m.attachment().and_then(|kept| ColourSet::deserialize(kept).ok()).unwrap_or_default()
}
