//! The pictures of things on the table, by what they are of; as egui's textures, for what hangs under the pointer.

use super::art::{self, Print};
use crate::app::visuals::svg::Drawing;
use crate::games::rathulhu::rules::Tile;
use bevy_egui::egui::epaint::RectShape;
use bevy_egui::egui::{Color32, ColorImage, Id, Painter, Rect, TextureHandle, TextureOptions, pos2};

/// A picture that is drawn when it is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// What the table is made of.
    TableTop,
    /// The board.
    Board,
    /// The mat of a seat.
    Mat(u8),
    /// A space of the auction track.
    Space,
    /// A space of the time track.
    Sign,
    /// The bag.
    Bag,
    /// The idol, whose eyes glow or not.
    Idol(bool),
    /// A tile.
    Tile(Tile, Print),
    /// The back of any tile.
    Back,
    /// A token by its number, face up or down.
    Token(u8, bool),
}

impl Face {
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

/// Paints a picture into a square. A texture is drawn at the first time and kept.
pub fn paint(painter: &Painter, rect: Rect, face: Face) {
    let ctx = painter.ctx();
    let side = (rect.width() * ctx.pixels_per_point()).round().clamp(8.0, 512.0) as u32;
    let id = Id::new(("rathulhu face", face, side));
    let drawn = || {
        let pixels = face.drawing().pixels(side, side).ok()?;
        let image = ColorImage::from_rgba_unmultiplied([side as usize; 2], &pixels);
        let texture = ctx.load_texture(format!("{face:?}"), image, TextureOptions::LINEAR);
        ctx.data_mut(|data| data.insert_temp(id, texture.clone()));
        Some(texture)
    };
    let known = ctx.data(|data| data.get_temp::<TextureHandle>(id));
    if let Some(texture) = known.or_else(drawn) {
        let all = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        painter.add(RectShape::filled(rect, 0.0, Color32::WHITE).with_texture(texture.id(), all));
    }
}
