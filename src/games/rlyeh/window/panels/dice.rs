//! The faces of the dice, drawn: numbers, pips, the five symbols, the pyramid die and the compass.

use super::icons::draw_pyramid;
use crate::app::ui::style;
use crate::games::rlyeh::rules::{Direction, Faces, PyramidFace, QuarryDice, Roll, StashFace, Symbol};
use bevy_egui::egui::epaint::CubicBezierShape;
use bevy_egui::egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, vec2,
};
use std::f32::consts::{FRAC_PI_2, TAU};

/// A die's face: bone.
const BONE: Color32 = Color32::from_rgb(228, 214, 186);
/// The Cthulhu die is of another stone.
const JADE: Color32 = Color32::from_rgb(34, 66, 58);
/// What is printed on bone.
const PRINT: Color32 = Color32::from_rgb(44, 30, 24);
/// What is inlaid in jade.
const GILT: Color32 = Color32::from_rgb(238, 204, 120);

/// Shows a roll as dice that lie side by side; before it, dice that wait.
pub fn show(ui: &mut Ui, roll: Option<Roll>, side: f32) {
    ui.horizontal(|ui| {
        let Some(roll) = roll else {
            blank(ui, side);
            return;
        };
        faces(ui, roll.faces, side);
        if let Some(quarry) = roll.quarry {
            ui.add_space(side * 0.15);
            quarry_dice(ui, quarry, side * 0.78);
        }
    });
}

fn blank(ui: &mut Ui, side: f32) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let line = Stroke::new(1.5, style::LINE);
    ui.painter().rect(rect.shrink(2.0), side * 0.18, style::WELL, line, StrokeKind::Inside);
    ui.painter().text(
        rect.center(),
        Align2::CENTER_CENTER,
        "?",
        FontId::proportional(side * 0.5),
        style::FAINT,
    );
    response.on_hover_text("The die has not been rolled yet");
}

fn faces(ui: &mut Ui, faces: Faces, side: f32) {
    match faces {
        Faces::D12(number) => {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
            d12(ui.painter(), rect, number);
            response.on_hover_text(format!("{number} on a twelve-sided die"));
        }
        Faces::TwoD6(a, b) => {
            for number in [a, b] {
                let (rect, response) = ui.allocate_exact_size(Vec2::splat(side * 0.86), Sense::hover());
                d6(ui.painter(), rect, number);
                response.on_hover_text(format!("{a} and {b} make {}", a + b));
            }
        }
        Faces::Cthulhu(symbol) => {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
            symbol_face(ui.painter(), rect, symbol);
            response.on_hover_text(format!("{symbol}: {}", symbol.deed()));
        }
    }
}

fn quarry_dice(ui: &mut Ui, dice: QuarryDice, side: f32) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    match dice.stash {
        StashFace::D6(number) => d6(ui.painter(), rect, number),
        StashFace::Compass(direction) => compass(ui.painter(), rect, direction),
    }
    response.on_hover_text(format!("names {}", dice.stash));
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    pyramid_die(ui.painter(), rect, dice.size);
    response.on_hover_text(format!("names the size: {}", dice.size));
}

fn d12(painter: &Painter, rect: Rect, number: u8) {
    let (at, r) = (rect.center(), rect.width() * 0.49);
    let ring = |n: usize, radius: f32, turn: f32| -> Vec<Pos2> {
        (0..n)
            .map(|k| at + Vec2::angled(k as f32 / n as f32 * TAU - FRAC_PI_2 + turn) * (r * radius))
            .collect()
    };
    let edge = Stroke::new(1.2, Color32::from_rgb(140, 120, 90));
    painter.add(Shape::convex_polygon(ring(10, 1.0, 0.0), Color32::from_rgb(196, 178, 146), edge));
    let (inner, outer) = (ring(5, 0.68, 0.0), ring(5, 1.0, 0.0));
    for (a, b) in inner.iter().zip(&outer) {
        painter.line_segment([*a, *b], edge);
    }
    painter.add(Shape::convex_polygon(inner, BONE, edge));
    painter.text(
        at + vec2(0.0, r * 0.03),
        Align2::CENTER_CENTER,
        number.to_string(),
        FontId::proportional(r * 0.85),
        PRINT,
    );
}

fn d6(painter: &Painter, rect: Rect, number: u8) {
    let rect = rect.shrink(1.0);
    let edge = Stroke::new(1.2, Color32::from_rgb(140, 120, 90));
    painter.rect(rect, rect.width() * 0.18, BONE, edge, StrokeKind::Inside);
    let pips: &[(f32, f32)] = match number {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        _ => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
    };
    for &(x, y) in pips {
        painter.circle_filled(rect.center() + vec2(x, y) * rect.width() * 0.25, rect.width() * 0.085, PRINT);
    }
}

fn pyramid_die(painter: &Painter, rect: Rect, face: PyramidFace) {
    let rect = rect.shrink(1.0);
    let edge = Stroke::new(1.2, Color32::from_rgb(140, 120, 90));
    painter.rect(rect, rect.width() * 0.18, BONE, edge, StrokeKind::Inside);
    let sizes = face.sizes();
    let scale = rect.width() / if sizes.len() > 1 { 32.0 } else { 26.0 };
    for (k, &size) in sizes.iter().enumerate() {
        let x = (k as f32 - (sizes.len() as f32 - 1.0) / 2.0) * 13.0 * scale;
        draw_pyramid(painter, rect.center() + vec2(x, 8.0 * scale), size, scale, PRINT, PRINT);
    }
}

fn compass(painter: &Painter, rect: Rect, direction: Direction) {
    let (at, r) = (rect.center(), rect.width() * 0.48);
    painter.circle(at, r, BONE, Stroke::new(1.2, Color32::from_rgb(140, 120, 90)));
    let eighth = Direction::ALL.iter().position(|d| *d == direction).unwrap_or(0);
    for k in 0..8 {
        let out = Vec2::angled(k as f32 * TAU / 8.0 - FRAC_PI_2);
        painter.line_segment([at + out * (r * 0.78), at + out * (r * 0.95)], Stroke::new(1.2, PRINT));
    }
    let out = Vec2::angled(eighth as f32 * TAU / 8.0 - FRAC_PI_2);
    let across = out.rot90() * (r * 0.17);
    let needle = |tip: Pos2, fill: Color32| {
        painter.add(Shape::convex_polygon(vec![tip, at + across, at - across], fill, Stroke::NONE));
    };
    needle(at + out * (r * 0.74), Color32::from_rgb(178, 52, 34));
    needle(at - out * (r * 0.6), Color32::from_rgb(120, 104, 84));
}

/// A face of the Cthulhu die.
fn symbol_face(painter: &Painter, rect: Rect, symbol: Symbol) {
    let rect = rect.shrink(1.0);
    painter.rect(
        rect,
        rect.width() * 0.18,
        JADE,
        Stroke::new(1.4, GILT.gamma_multiply(0.6)),
        StrokeKind::Inside,
    );
    draw_symbol(painter, rect.center(), rect.width() * 0.40, symbol, GILT);
}

/// One of the five symbols, in a circle of radius `r`.
pub fn draw_symbol(painter: &Painter, at: Pos2, r: f32, symbol: Symbol, ink: Color32) {
    let line = Stroke::new((r * 0.13).max(1.2), ink);
    let p = |x: f32, y: f32| at + vec2(x, y) * r;
    let curve = |points: [Pos2; 4]| {
        painter.add(CubicBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, line));
    };
    match symbol {
        Symbol::Cthulhu => {
            // A domed head, two slanted eyes, a beard of tentacles.
            curve([p(-0.62, 0.1), p(-0.95, -1.25), p(0.95, -1.25), p(0.62, 0.1)]);
            painter.line_segment([p(-0.42, -0.28), p(-0.14, -0.12)], line);
            painter.line_segment([p(0.42, -0.28), p(0.14, -0.12)], line);
            for x in [-0.62_f32, -0.22, 0.22, 0.62] {
                let sway = x.signum() * 0.28;
                curve([p(x, 0.1), p(x + sway, 0.45), p(x - sway, 0.6), p(x + sway * 0.6, 0.98)]);
            }
        }
        Symbol::Utchat => {
            curve([p(-0.95, -0.1), p(-0.4, -0.75), p(0.4, -0.75), p(0.95, -0.1)]);
            curve([p(-0.95, -0.1), p(-0.4, 0.4), p(0.4, 0.4), p(0.95, -0.1)]);
            painter.circle_filled(p(0.0, -0.16), r * 0.24, ink);
            curve([p(-0.9, -0.62), p(-0.35, -1.05), p(0.35, -1.05), p(0.9, -0.62)]);
            painter.line_segment([p(-0.12, 0.3), p(-0.2, 0.92)], line);
            curve([p(0.12, 0.3), p(0.3, 0.95), p(0.95, 0.95), p(0.78, 0.5)]);
        }
        Symbol::YellowSign => {
            // Three arms that curl away from a point, no two alike.
            for (turn, reach) in [(0.0, 1.0), (2.2, 0.92), (4.05, 1.05)] {
                let arm = |x: f32, y: f32| {
                    let (s, c) = f32::sin_cos(turn);
                    p((c * x - s * y) * reach, (s * x + c * y) * reach)
                };
                curve([arm(0.0, 0.0), arm(0.15, -0.5), arm(-0.25, -0.9), arm(0.45, -0.92)]);
                curve([arm(0.45, -0.92), arm(0.75, -0.9), arm(0.7, -0.45), arm(0.42, -0.55)]);
            }
            painter.circle_filled(at, r * 0.13, ink);
        }
        Symbol::Tentacle => {
            curve([p(-0.5, 1.0), p(-0.75, -0.2), p(0.1, -1.15), p(0.62, -0.5)]);
            curve([p(0.62, -0.5), p(0.8, -0.1), p(0.2, 0.1), p(0.18, -0.28)]);
            curve([p(0.3, 1.0), p(-0.05, 0.5), p(-0.15, 0.0), p(0.0, -0.35)]);
            for (x, y) in [(-0.17, 0.72), (-0.27, 0.35), (-0.25, -0.02), (-0.1, -0.38)] {
                painter.circle_stroke(p(x, y), r * 0.07, Stroke::new(line.width * 0.6, ink));
            }
        }
        Symbol::ElderSign => {
            // A bough with five twigs.
            painter.line_segment([p(0.0, 0.98), p(0.0, -0.95)], line);
            for (from, to) in [
                ((0.0, 0.45), (-0.62, -0.05)),
                ((0.0, 0.45), (0.62, -0.05)),
                ((0.0, -0.1), (-0.55, -0.6)),
                ((0.0, -0.1), (0.55, -0.6)),
                ((0.36, 0.16), (0.78, 0.3)),
            ] {
                painter.line_segment([p(from.0, from.1), p(to.0, to.1)], line);
            }
        }
    }
}
