//! Keys as they are drawn: as caps, so that none is read as a number beside it.

use super::style;
use crate::keys::Cap;
use bevy_egui::egui::{
    Align2, Button, Color32, CornerRadius, FontId, Label, Painter, Pos2, Rect, Response, RichText, Stroke,
    StrokeKind, TextStyle, TextWrapMode, Ui, Vec2, Widget, WidgetText, pos2, vec2,
};

/// Corners of a cap, and how far its front edge is seen below its top, points.
const ROUND: u8 = 3;
const FRONT: f32 = 2.0;
/// Between a letter and the edge of its cap, points.
const ROOM: f32 = 4.0;
/// The sides of a cap.
const SIDES: Color32 = Color32::from_rgb(122, 110, 94);

/// A key as it is written: on a ground of its own.
pub fn key_cap(key: &str) -> RichText {
    let key = key.replace(' ', "\u{a0}");
    let words = if key.is_empty() { key } else { format!("\u{a0}{key}\u{a0}") };
    RichText::new(words).size(12.0).color(style::FAINT).background_color(style::WELL)
}

/// The key of something, as it is written on its button now.
pub fn cap<'a>(ui: &Ui, key: impl Into<Cap<'a>>) -> RichText {
    key_cap(&key.into().words(ui.ctx()))
}

/// Draws the edge of a cap round its top.
fn edge(painter: &Painter, top: Rect) {
    let top = top.expand2(vec2(1.0, 0.0));
    painter.rect_stroke(top, CornerRadius::same(ROUND), Stroke::new(1.0, SIDES), StrokeKind::Outside);
    let corners = CornerRadius { sw: ROUND, se: ROUND, ..CornerRadius::ZERO };
    let front = Rect::from_min_max(pos2(top.left() - 1.0, top.bottom()), top.max + vec2(1.0, FRONT));
    painter.rect_filled(front, corners, SIDES);
}

/// The size of a key as it is written.
fn written(ui: &Ui, key: &RichText) -> Vec2 {
    let words = WidgetText::from(key.clone());
    words.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Button).size()
}

/// Shows a key in a row of words.
pub fn show<'a>(ui: &mut Ui, key: impl Into<Cap<'a>>) -> Response {
    let words = cap(ui, key);
    let size = written(ui, &words);
    // In words that wrap it goes to the next row whole. In a row of buttons a label is as tall as they are.
    let response = ui.add(Label::new(words).extend());
    if size.x > 0.0 {
        edge(ui.painter(), Rect::from_center_size(response.rect.center(), size));
    }
    response
}

/// Paints a key on a thing of a drawn table or a card, about a point.
pub fn paint(painter: &Painter, at: Pos2, key: &str) {
    let galley = painter.layout_no_wrap(key.to_owned(), FontId::proportional(12.0), style::INK);
    let top = Align2::CENTER_CENTER.anchor_size(at, galley.size() + vec2(2.0 * ROOM, 0.0));
    painter.rect_filled(top, CornerRadius::same(ROUND), style::WELL);
    edge(painter, top);
    painter.galley(top.min + vec2(ROOM, 0.0), galley, style::INK);
}

/// A button with a key drawn at its end.
pub struct KeyButton<'a> {
    button: Button<'a>,
    key: Cap<'a>,
}

impl<'a> KeyButton<'a> {
    /// A button, its size and colours already given, with the key of what it does; none where that is empty.
    pub fn new(button: Button<'a>, key: impl Into<Cap<'a>>) -> Self {
        Self { button, key: key.into() }
    }
}

impl Widget for KeyButton<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let words = cap(ui, self.key);
        let size = written(ui, &words);
        let padding = ui.spacing().button_padding.x;
        let response = self.button.shortcut_text(words).ui(ui);
        if size.x > 0.0 {
            let end = response.rect.right_center() - vec2(padding, 0.0);
            edge(ui.painter(), Align2::RIGHT_CENTER.anchor_size(end, size));
        }
        response
    }
}
