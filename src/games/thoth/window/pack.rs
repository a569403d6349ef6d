//! The pictures of the game as egui's textures, each drawn when it is first wanted and at the size at which it is
//! shown, so that small cards are as sharp as large ones.

use super::colours::ColourSet;
use super::faces::{CORNER, Picture};
use crate::app::ui::style;
use bevy_egui::egui::epaint::RectShape;
use bevy_egui::egui::{
    Color32, ColorImage, Context, Painter, Rect, Response, Sense, Stroke, StrokeKind, TextureHandle,
    TextureId, TextureOptions, Ui, Vec2, pos2, vec2,
};
use std::collections::BTreeMap;

/// Most textures that are kept; then all are drawn anew.
const MOST: usize = 400;
/// Most cards that are drawn in one frame; the others follow in the next ones.
const CARDS_A_FRAME: u32 = 8;
/// Widest texture, pixels.
const WIDEST: f32 = 1024.0;

/// The pictures drawn so far.
#[derive(Clone, Default)]
pub struct Pack {
    set: ColourSet,
    drawn: BTreeMap<(Picture, u32), TextureHandle>,
    /// The frame, and how many cards were drawn in it.
    frame: (u64, u32),
}

impl Pack {
    /// An empty one.
    pub fn new(set: ColourSet) -> Self {
        Self { set, ..Self::default() }
    }

    /// The colours it is drawn with.
    pub fn set(&self) -> ColourSet {
        self.set
    }

    /// Draws with other colours from now on.
    pub fn recolour(&mut self, set: ColourSet) {
        if self.set != set {
            *self = Self::new(set);
        }
    }

    /// Draws everything anew when it is next wanted.
    pub fn clear(&mut self) {
        self.drawn.clear();
    }

    /// The pictures that have been drawn, at whatever size.
    pub fn pictures(&self) -> impl Iterator<Item = Picture> {
        self.drawn.keys().map(|(picture, _)| *picture)
    }

    /// The texture of a picture so many points wide; nothing for the moment if too much is drawn at once.
    pub fn texture(&mut self, ctx: &Context, picture: Picture, width: f32) -> Option<TextureId> {
        let width = (width * ctx.pixels_per_point()).round().clamp(2.0, WIDEST) as u32;
        if let Some(known) = self.drawn.get(&(picture, width)) {
            return Some(known.id());
        }
        if matches!(picture, Picture::Face(_)) && !self.may_draw(ctx) {
            ctx.request_repaint();
            // Another size will do for a moment.
            let sizes = (picture, 0)..=(picture, u32::MAX);
            return self.drawn.range(sizes).next_back().map(|(_, texture)| texture.id());
        }
        if self.drawn.len() >= MOST {
            self.drawn.clear();
        }
        let height = picture.height_for(width);
        let pixels = picture.pixels(self.set, width).ok()?;
        let image = ColorImage::from_rgba_unmultiplied([width as usize, height as usize], &pixels);
        let texture = ctx.load_texture(format!("{picture:?}"), image, TextureOptions::LINEAR);
        let id = texture.id();
        self.drawn.insert((picture, width), texture);
        Some(id)
    }

    fn may_draw(&mut self, ctx: &Context) -> bool {
        let now = ctx.cumulative_frame_nr();
        if self.frame.0 != now {
            self.frame = (now, 0);
        }
        self.frame.1 += 1;
        self.frame.1 <= CARDS_A_FRAME
    }

    /// Paints a picture into a rectangle, dimmed by a tint.
    pub fn paint(&mut self, painter: &Painter, rect: Rect, picture: Picture, tint: Color32) {
        if !rect.is_positive() {
            return;
        }
        let card = matches!(picture, Picture::Face(_) | Picture::Back);
        let round = if card { rect.width() * CORNER } else { 0.0 };
        let Some(texture) = self.texture(painter.ctx(), picture, rect.width()) else {
            painter.rect_filled(rect, round, style::BUTTON);
            return;
        };
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        painter.add(RectShape::filled(rect, round, tint).with_texture(texture, whole));
        if card {
            let line = Stroke::new(1.0, Color32::from_black_alpha(160));
            painter.rect_stroke(rect, round, line, StrokeKind::Outside);
        }
    }

    /// Lays a picture out in a panel, so many points wide.
    pub fn show(&mut self, ui: &mut Ui, picture: Picture, width: f32) -> Response {
        let (rect, response) = ui.allocate_exact_size(size_of(picture, width), Sense::hover());
        self.paint(ui.painter(), rect, picture, Color32::WHITE);
        response
    }
}

/// Its size at a width, in points.
pub fn size_of(picture: Picture, width: f32) -> Vec2 {
    let (w, h) = picture.size();
    vec2(width, width * h as f32 / w as f32)
}
