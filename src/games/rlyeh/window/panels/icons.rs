//! Small pictures drawn with egui's painter: swatches with the marks that pyramids bear, size signs, card outlines.

use crate::scene::stash;
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, Vec2, vec2};
use game::Seat;
use rlyeh_rules as rules;
use rlyeh_rules::{CardShape, Colour, SeatView, Size, View};
use std::f32::consts::{FRAC_PI_2, TAU};
use window::speech;
use window::ui::seats::Badge;
use window::ui::style;
use window::ui::tip::Tip;

/// A colour of pyramid on the screen.
pub fn colour(colour: Colour) -> Color32 {
    match colour {
        Colour::Black => Color32::from_rgb(34, 34, 38),
        Colour::Green => Color32::from_rgb(52, 158, 72),
        Colour::Blue => Color32::from_rgb(52, 92, 214),
        Colour::Purple => Color32::from_rgb(150, 78, 206),
        Colour::Cyan => Color32::from_rgb(74, 200, 232),
        Colour::Gray => Color32::from_rgb(136, 136, 140),
        Colour::Clear => Color32::from_rgb(232, 240, 244),
    }
}

/// The emblem of the game: a large pyramid that a medium one leans on, over water.
pub fn emblem(painter: &Painter, rect: Rect) {
    let unit = rect.width() / 20.0;
    let at = |x: f32, y: f32| rect.left_bottom() + vec2(x, -y) * unit;
    let pyramid = |corners: [Pos2; 3], of| {
        painter.add(Shape::convex_polygon(corners.to_vec(), colour(of), Stroke::new(1.0, style::LINE)));
    };
    pyramid([at(2.0, 3.0), at(14.0, 3.0), at(8.0, 19.0)], Colour::Green);
    pyramid([at(10.5, 3.0), at(18.5, 3.0), at(14.5, 14.0)], Colour::Purple);
    for (y, from, to) in [(2.0, 0.0, 20.0), (0.5, 3.0, 17.0)] {
        painter
            .line_segment([at(from, y), at(to, y)], Stroke::new((0.6 * unit).max(1.0), colour(Colour::Cyan)));
    }
}

/// What can be read on that colour.
fn ink_on(of: Colour) -> Color32 {
    match of {
        Colour::Black | Colour::Blue | Colour::Purple | Colour::Green => Color32::from_rgb(245, 240, 230),
        Colour::Cyan | Colour::Gray | Colour::Clear => Color32::from_rgb(24, 22, 22),
    }
}

/// A swatch of a colour; with its mark, so that it can be told without colour.
pub fn swatch(ui: &mut Ui, of: Colour, side: f32, marks: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    draw_swatch(ui.painter(), rect, of, marks);
    response.tip(speech::say(of))
}

/// Draws a swatch into a rectangle.
pub(crate) fn draw_swatch(painter: &Painter, rect: Rect, of: Colour, marks: bool) {
    painter.rect(
        rect,
        rect.width() * 0.2,
        colour(of),
        Stroke::new(1.0, Color32::from_rgb(150, 136, 116)),
        bevy_egui::egui::StrokeKind::Inside,
    );
    if marks {
        painter.extend(mark(of, rect.center(), rect.width() * 0.33, ink_on(of)));
    }
}

/// Draws the mark of a colour, as it stands on a pyramid of that colour.
pub(crate) fn draw_mark(painter: &Painter, rect: Rect, of: Colour) {
    painter.extend(mark(of, rect.center(), rect.width() * 0.5, ink_on(of)));
}

/// The mark of a colour, the same as on the pyramids' sides.
fn mark(of: Colour, at: Pos2, r: f32, ink: Color32) -> Vec<Shape> {
    let bar = |centre: Vec2, half: Vec2| {
        Shape::rect_filled(Rect::from_center_size(at + centre * r, half * 2.0 * r), 0.0, ink)
    };
    let line = Stroke::new((r * 0.42).max(1.0), ink);
    match of {
        Colour::Black => vec![star(at, r, ink)],
        Colour::Green => vec![Shape::line(
            vec![at + vec2(-0.8, 0.5) * r, at + vec2(0.0, -0.45) * r, at + vec2(0.8, 0.5) * r],
            line,
        )],
        Colour::Blue => vec![Shape::circle_stroke(at, r * 0.7, line)],
        Colour::Purple => vec![bar(Vec2::ZERO, vec2(0.95, 0.27)), bar(Vec2::ZERO, vec2(0.27, 0.95))],
        Colour::Cyan => vec![bar(vec2(0.0, 0.48), vec2(0.95, 0.24)), bar(vec2(0.0, -0.48), vec2(0.95, 0.24))],
        Colour::Clear => [vec2(0.0, -0.55), vec2(-0.55, 0.42), vec2(0.55, 0.42)]
            .map(|dot| Shape::circle_filled(at + dot * r, r * 0.34, ink))
            .to_vec(),
        Colour::Gray => {
            let corners = [vec2(0.0, -1.0), vec2(1.0, 0.0), vec2(0.0, 1.0), vec2(-1.0, 0.0)];
            vec![Shape::convex_polygon(corners.map(|c| at + c * r).to_vec(), ink, Stroke::NONE)]
        }
    }
}

fn star(at: Pos2, r: f32, ink: Color32) -> Shape {
    // Five arms, each a kite from the middle: a star is not convex, its kites are.
    let tip = |k: usize, radius: f32| {
        let angle = k as f32 * TAU / 10.0 - FRAC_PI_2;
        at + Vec2::angled(angle) * (r * radius)
    };
    let arms = (0..5).map(|arm| {
        let k = arm * 2;
        let kite = vec![at, tip(k + 9, 0.45), tip(k, 1.1), tip(k + 1, 0.45)];
        Shape::convex_polygon(kite, ink, Stroke::NONE)
    });
    Shape::Vec(arms.collect())
}

/// A pyramid standing, as a sign for its size, in its colour.
pub(crate) fn draw_pyramid(
    painter: &Painter,
    foot: Pos2,
    size: Size,
    scale: f32,
    fill: Color32,
    line: Color32,
) {
    let (half, height) = match size {
        Size::Small => (3.6, 9.0),
        Size::Medium => (4.8, 12.5),
        Size::Large => (6.0, 16.0),
    };
    let corners = vec![
        foot + vec2(-half, 0.0) * scale,
        foot + vec2(0.0, -height) * scale,
        foot + vec2(half, 0.0) * scale,
    ];
    painter.add(Shape::convex_polygon(corners, fill, Stroke::new(1.0, line)));
}

/// The outline of a floor card, as a sign.
pub(crate) fn card_sign(ui: &mut Ui, shape: CardShape, side: f32, lit: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    draw_card(ui.painter(), rect, shape, lit);
    response.tip(speech::say(rules::card(shape)))
}

/// Draws it into a square.
pub(crate) fn draw_card(painter: &Painter, rect: Rect, shape: CardShape, lit: bool) {
    let line = Stroke::new(1.6, if lit { style::INK } else { style::LINE });
    let fill = if lit { Color32::from_rgba_unmultiplied(150, 210, 205, 50) } else { Color32::TRANSPARENT };
    let (at, r) = (rect.center(), rect.width() * 0.44);
    let closed = |points: Vec<Pos2>| Shape::convex_polygon(points, fill, line);
    match shape {
        CardShape::Blob => {
            let points = (0..24).map(|k| {
                let a = k as f32 / 24.0 * TAU;
                at + Vec2::angled(a) * (r * (0.86 + 0.12 * (2.0 * a + 0.6).sin() + 0.05 * (3.0 * a).cos()))
            });
            painter.add(closed(points.collect()));
        }
        CardShape::Trapezoid => {
            let corners = [vec2(-1.0, 0.7), vec2(-0.55, -0.7), vec2(0.55, -0.7), vec2(1.0, 0.7)];
            painter.add(closed(corners.map(|c| at + c * r).to_vec()));
        }
        CardShape::Triangle => {
            let corners = [vec2(-1.0, 0.75), vec2(0.0, -0.95), vec2(1.0, 0.75)];
            painter.add(closed(corners.map(|c| at + c * r).to_vec()));
        }
        CardShape::Vesica => {
            let side = |k: i32, sign: f32| {
                let t = k as f32 / 10.0 * 2.0 - 1.0;
                at + vec2(sign * 0.55 * (1.0 - t * t), t * sign) * r
            };
            let points = (0..10).map(|k| side(k, 1.0)).chain((0..10).map(|k| side(k, -1.0)));
            painter.add(closed(points.collect()));
        }
        CardShape::Ring => {
            painter.circle_stroke(at, r * 0.92, line);
            painter.circle_stroke(at, r * 0.42, line);
        }
    }
}

/// A seat's colour.
pub(crate) fn seat_colour(game: &View, seat: Seat) -> Option<Colour> {
    game.seats.iter().find(|s| s.seat == seat).and_then(|s| s.colour)
}

/// What the seats look like: as their stashes.
pub(crate) fn seat_badges(game: &View) -> Vec<Badge> {
    let badge =
        |seat: &SeatView| seat.colour.map_or(Badge::usual(seat.seat), |colour| Badge::of(stash(colour)));
    game.seats.iter().map(badge).collect()
}
