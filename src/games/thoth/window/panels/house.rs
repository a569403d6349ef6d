//! A house as a little picture, seen from the front: foundation, levels, stories, roof, and trouble beside it.

use crate::faces::{Picture, index};
use crate::pack::Pack;
use bevy_egui::egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};
use thoth_rules::{Card, Floor, House, Kind, Size};
use window::speech::say;
use window::ui::style;

/// Width of a house in its own units: four pyramids and a little more.
const WIDTH: f32 = 100.0;
/// Room for the names of the cards beside it, points: letters do not shrink with it.
const LABEL: f32 = 68.0;
/// Size of the letters of those names.
const LETTERS: f32 = 12.0;
/// Between two pyramids.
const PITCH: f32 = 23.0;
/// Thickness of a card: thicker than it is, so that it can be seen.
const CARD: f32 = 5.0;
/// Height of a roof.
const ROOF: f32 = 17.0;
/// Largest and smallest scale, points a unit.
const SCALE: (f32, f32) = (0.25, 1.5);

/// Height of the box in which a pyramid is drawn.
const PYRAMID: f32 = 28.0;

/// Height of a pyramid in the picture.
const fn tall(size: Size) -> f32 {
    match size {
        Size::Small => PYRAMID * 0.54,
        Size::Medium => PYRAMID * 0.74,
        Size::Large => PYRAMID * 0.94,
    }
}

/// Height of a house, in its own units.
fn height(house: &House) -> f32 {
    let floors: f32 = house.floors().map(|floor| CARD + floor.size().map_or(5.0, tall)).sum();
    floors + if house.roof.is_some() { ROOF + CARD } else { 4.0 }
}

/// The height that a house takes in a picture so wide, points, if there is room.
pub fn natural(house: &House, width: f32) -> f32 {
    (height(house) + 3.0) * ((width - LABEL) / WIDTH).clamp(SCALE.0, SCALE.1)
}

/// Draws a house, standing at the foot of a rectangle and as large as it fits.
pub fn draw(painter: &Painter, rect: Rect, house: &House, pack: Pack) {
    if !rect.is_positive() {
        return;
    }
    let fits = ((rect.width() - LABEL) / WIDTH).min(rect.height() / (height(house) + 3.0));
    let scale = fits.clamp(SCALE.0, SCALE.1);
    let foot = pos2(rect.left() + WIDTH / 2.0 * scale, rect.bottom() - 2.0);
    painter.hline(rect.left()..=rect.left() + WIDTH * scale, foot.y + 1.0, Stroke::new(1.0, style::LINE));
    let mut level = 0.0;
    let mut names = Names { x: foot.x + (WIDTH / 2.0 + 4.0) * scale, above: f32::MAX };
    for (k, floor) in house.floors().enumerate() {
        let wide = if k == 0 { WIDTH } else { WIDTH - 6.0 };
        let middle = slab(painter, foot, level, wide, floor.card, scale, pack);
        names.write(painter, middle, floor.card, style::INK);
        level += CARD;
        pyramids(painter, foot, level, floor, scale, pack);
        level += floor.size().map_or(5.0, tall);
    }
    if let Some(roof) = house.roof {
        let middle = gable(painter, foot, level, roof, scale, pack);
        names.write(painter, middle, roof, style::AMBER);
    }
    trouble(painter, rect, house, pack);
}

/// The names of the cards, one above the other, however low the floors are.
struct Names {
    x: f32,
    /// The next one is no lower than this.
    above: f32,
}

impl Names {
    fn write(&mut self, painter: &Painter, middle: f32, card: Card, ink: Color32) {
        let y = middle.min(self.above);
        painter.text(pos2(self.x, y), Align2::LEFT_CENTER, short(card), FontId::proportional(LETTERS), ink);
        self.above = y - LETTERS;
    }
}

/// A card seen from its edge; the height of its middle.
fn slab(painter: &Painter, foot: Pos2, level: f32, wide: f32, card: Card, scale: f32, pack: Pack) -> f32 {
    let min = foot + vec2(-wide / 2.0, -level - CARD) * scale;
    let rect = Rect::from_min_size(min, vec2(wide, CARD) * scale);
    let [r, g, b] = pack.set().rgb(card.element());
    painter.rect_filled(rect, 1.0, Color32::from_rgb(r, g, b));
    painter.rect_stroke(rect, 1.0, Stroke::new(1.0, Color32::from_rgb(226, 214, 190)), StrokeKind::Inside);
    rect.center().y
}

/// A card in a few letters.
pub fn short(card: Card) -> String {
    match card {
        Card::Small(_, suit) | Card::Court(_, suit) => format!("{} {}", index(card), say(suit)),
        Card::Trump(_) => say(card),
    }
}

fn pyramids(painter: &Painter, foot: Pos2, level: f32, floor: &Floor, scale: f32, pack: Pack) {
    // All sizes are drawn in a box of the same size, smaller ones at its foot.
    let tall = PYRAMID * scale;
    for (k, (element, size)) in floor.kinds().enumerate() {
        let bottom = foot + vec2((k as f32 - 1.5) * PITCH, -level) * scale;
        let min = bottom - vec2(tall * 0.4, tall * 0.98);
        let rect = Rect::from_min_size(min, vec2(tall * 0.8, tall));
        pack.paint(painter, rect, Picture::Pyramid(element, size), Color32::WHITE);
    }
    // Where pyramids still fit.
    for k in floor.pyramids.len()..4 {
        let x = (k as f32 - 1.5) * PITCH;
        let at = foot + vec2(x, -level - 2.5) * scale;
        painter.circle_stroke(at, 2.0 * scale, Stroke::new(1.0, style::FAINT));
    }
}

/// A roof; the height of its middle.
fn gable(painter: &Painter, foot: Pos2, level: f32, card: Card, scale: f32, pack: Pack) -> f32 {
    let [r, g, b] = card.roof().map_or([200, 180, 140], |element| pack.set().rgb(element));
    let at = |x: f32, y: f32| foot + vec2(x, -level - y) * scale;
    let corners = vec![at(-WIDTH / 2.0, 0.0), at(0.0, ROOF + CARD), at(WIDTH / 2.0, 0.0)];
    let line = Stroke::new(1.2, Color32::from_rgb(226, 214, 190));
    painter.add(Shape::convex_polygon(corners, Color32::from_rgb(r, g, b), line));
    if let Some(element) = card.roof() {
        let rect = Rect::from_center_size(at(0.0, 8.0), vec2(13.0, 13.0) * scale);
        pack.paint(painter, rect, Picture::Token(element), Color32::WHITE);
    }
    at(0.0, 8.0).y
}

/// Lightning in the upper right corner, one for each trouble card.
fn trouble(painter: &Painter, rect: Rect, house: &House, pack: Pack) {
    for (k, card) in house.trouble.iter().enumerate() {
        let side = 22.0;
        let at = pos2(rect.right() - side * 1.9 * (k as f32 + 1.0), rect.top());
        let sign = Rect::from_min_size(at, vec2(side, side));
        pack.paint(painter, sign, Picture::Sign(Kind::Trouble, card.trouble()), Color32::WHITE);
        if let Some(element) = card.trouble() {
            let token = Rect::from_min_size(at + vec2(side * 0.8, 4.0), vec2(side * 0.7, side * 0.7));
            pack.paint(painter, token, Picture::Token(element), Color32::WHITE);
        }
    }
}
