//! The faces of the dice, drawn: numbers, pips, the five symbols, the pyramid die and the compass.

use super::icons::draw_pyramid;
use crate::texts::Turn;
use crate::{dice, signs};
use bevy_egui::egui::epaint::CubicBezierShape;
use bevy_egui::egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, vec2,
};
use game::message::Say;
use rlyeh_rules::{Direction, Faces, PyramidFace, QuarryDice, Roll, StashFace, Symbol, sizes_named};
use std::f32::consts::{FRAC_PI_2, TAU};
use strum::VariantArray;
use window::speech::say;
use window::ui::pictures::Picture;
use window::ui::style;
use window::ui::tip::Tip;

const fn ink([r, g, b]: [u8; 3]) -> Color32 {
    Color32::from_rgb(r, g, b)
}

/// The colours of the dice on the table.
const BONE: Color32 = ink(dice::BONE);
const SANDSTONE: Color32 = ink(dice::SANDSTONE);
const JADE: Color32 = ink(dice::JADE);
const PRINT: Color32 = ink(dice::PRINT);
const GILT: Color32 = ink(dice::GILT);

/// The dice of a roll, each as a picture.
pub fn pictures(roll: Roll) -> Vec<Picture> {
    let number = |number, body| Picture::painted(1.0, move |painter, rect| d6(painter, rect, number, body));
    let mut dice = match roll.faces {
        Faces::D12(number) => vec![Picture::painted(1.0, move |painter, rect| d12(painter, rect, number))],
        Faces::TwoD6(a, b) => vec![number(a, BONE), number(b, BONE)],
        Faces::Cthulhu(symbol) => {
            vec![Picture::painted(1.0, move |painter, rect| symbol_face(painter, rect, symbol))]
        }
    };
    if let Some(quarry) = roll.quarry {
        dice.push(match quarry.stash {
            StashFace::D6(named) => number(named, SANDSTONE),
            StashFace::Compass(way) => {
                Picture::painted(1.0, move |painter, rect| compass(painter, rect, way))
            }
        });
        dice.push(Picture::painted(1.0, move |painter, rect| pyramid_die(painter, rect, quarry.size)));
    }
    dice
}

/// Shows a roll as dice that lie side by side; before it, dice that wait.
pub fn show(ui: &mut Ui, roll: Option<Roll>, side: f32) {
    ui.horizontal(|ui| {
        let Some(roll) = roll else {
            blank(ui, side, "?", Turn::Unrolled);
            return;
        };
        faces(ui, roll.faces, side);
        if let Some(quarry) = roll.quarry {
            ui.add_space(side * 0.15);
            quarry_dice(ui, quarry, side * 0.78);
        }
    });
}

/// Shows dice of which nobody knows yet what they will show.
pub fn rolling(ui: &mut Ui, quarry: bool, side: f32) {
    ui.horizontal(|ui| {
        blank(ui, side, "…", Turn::Rolling);
        if quarry {
            ui.add_space(side * 0.15);
            for _ in 0..2 {
                blank(ui, side * 0.78, "…", Turn::Rolling);
            }
        }
    });
}

fn blank(ui: &mut Ui, side: f32, sign: &str, why: Turn) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let line = Stroke::new(1.5, style::LINE);
    ui.painter().rect(rect.shrink(2.0), side * 0.18, style::WELL, line, StrokeKind::Inside);
    ui.painter().text(
        rect.center(),
        Align2::CENTER_CENTER,
        sign,
        FontId::proportional(side * 0.5),
        style::FAINT,
    );
    response.tip(say(why));
}

fn faces(ui: &mut Ui, faces: Faces, side: f32) {
    match faces {
        Faces::D12(number) => {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
            d12(ui.painter(), rect, number);
            response.tip(say(Turn::OnTwelve { number }));
        }
        Faces::TwoD6(a, b) => {
            for number in [a, b] {
                let (rect, response) = ui.allocate_exact_size(Vec2::splat(side * 0.86), Sense::hover());
                d6(ui.painter(), rect, number, BONE);
                response.tip(say(Turn::Sum { first: a, second: b, sum: a + b }));
            }
        }
        Faces::Cthulhu(symbol) => {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
            symbol_face(ui.painter(), rect, symbol);
            response.tip(say(Turn::Sign { sign: symbol.message(), deed: symbol.deed().message() }));
        }
    }
}

fn quarry_dice(ui: &mut Ui, dice: QuarryDice, side: f32) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    match dice.stash {
        StashFace::D6(number) => d6(ui.painter(), rect, number, SANDSTONE),
        StashFace::Compass(direction) => compass(ui.painter(), rect, direction),
    }
    response.tip(say(Turn::NamesStash { stash: dice.stash.message() }));
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    pyramid_die(ui.painter(), rect, dice.size);
    response.tip(say(Turn::NamesSize { sizes: sizes_named(dice) }));
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

fn d6(painter: &Painter, rect: Rect, number: u8, body: Color32) {
    let rect = rect.shrink(1.0);
    let edge = Stroke::new(1.2, Color32::from_rgb(140, 120, 90));
    painter.rect(rect, rect.width() * 0.18, body, edge, StrokeKind::Inside);
    for &(x, y) in signs::pips(number) {
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
    painter.circle(at, r, SANDSTONE, Stroke::new(1.2, Color32::from_rgb(140, 120, 90)));
    let eighth = Direction::VARIANTS.iter().position(|d| *d == direction).unwrap_or(0);
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
pub(crate) fn draw_symbol(painter: &Painter, at: Pos2, r: f32, symbol: Symbol, ink: Color32) {
    let line = Stroke::new((r * signs::LINE).max(1.2), ink);
    let p = |(x, y): signs::Place| at + vec2(x, y) * r;
    for stroke in signs::symbol(symbol) {
        match stroke {
            signs::Stroke::Line(from, to) => {
                painter.line_segment([p(from), p(to)], line);
            }
            signs::Stroke::Curve(points) => {
                let (points, clear) = (points.map(p), Color32::TRANSPARENT);
                painter.add(CubicBezierShape::from_points_stroke(points, false, clear, line));
            }
            signs::Stroke::Dot(middle, radius) => {
                painter.circle_filled(p(middle), r * radius, ink);
            }
            signs::Stroke::Ring(middle, radius) => {
                let thin = Stroke::new(line.width * signs::RING_LINE, ink);
                painter.circle_stroke(p(middle), r * radius, thin);
            }
        }
    }
}
