//! The pictures of things on the table, by what they are of.

use super::art::{self, Print};
use rathulhu_rules::Tile;
use window::speech::language;
use window::ui::pictures::Picture;
use window::visuals::svg::Drawing;

/// A picture that is drawn when it is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// What the table is made of.
    TableTop,
    Board,
    /// The mat of a seat.
    Mat(u8),
    /// A space of the auction track.
    Space,
    /// A space of the time track.
    Sign,
    Bag,
    /// The idol, whose eyes glow or not.
    Idol(bool),
    Tile(Tile, Print),
    /// The back of any tile.
    Back,
    /// A token by its number, face up or down.
    Token(u8, bool),
}

impl Face {
    /// As the table and the panels paint it.
    pub fn picture(self) -> Picture {
        let size = match self {
            Self::TableTop => art::TABLE_TOP,
            Self::Board => art::BOARD,
            Self::Mat(_) => art::MAT,
            _ => (art::SIDE, art::SIDE),
        };
        Picture::drawn(("rathulhu", self, language()), size, 0.0, move || self.drawing())
    }

    /// The picture of it.
    pub fn drawing(self) -> Drawing {
        match self {
            Self::TableTop => art::table_top(),
            Self::Board => art::board(),
            Self::Mat(seat) => art::mat(seat),
            Self::Space => art::space(),
            Self::Sign => art::sign(),
            Self::Bag => art::bag(),
            Self::Idol(awake) => art::idol(awake),
            Self::Tile(tile, print) => art::tile(tile, print),
            Self::Back => art::tile_back(),
            Self::Token(number, up) => art::token(number, up),
        }
    }
}
