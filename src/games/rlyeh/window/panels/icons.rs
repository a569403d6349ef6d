//! Small pictures: pieces in their colours with their marks, floor cards, seats, and dice as they lie.

use crate::dice;
use crate::scene::stash;
use crate::texts::Turn;
use bevy_egui::egui::epaint::CubicBezierShape;
use bevy_egui::egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, vec2,
};
use game::Seat;
use game::message::Say;
use rlyeh_rules as rules;
use rlyeh_rules::{
    CardShape, Colour, Direction, Faces, PyramidFace, Roll, SeatView, Size, StashFace, Symbol, View,
    sizes_named,
};
use std::f32::consts::{FRAC_PI_2, TAU};
use strum::VariantArray;
use window::speech::say;
use window::ui::pictures::Picture;
use window::ui::seats::Badge;
use window::ui::style;
use window::ui::tip::HoverTip;

/// The colours of the dice on the table.
const BONE: Color32 = ink(dice::BONE);
const SANDSTONE: Color32 = ink(dice::SANDSTONE);
const JADE: Color32 = ink(dice::JADE);
const PRINT: Color32 = ink(dice::PRINT);
const GILT: Color32 = ink(dice::GILT);

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
    response.tip(say(of))
}

fn draw_swatch(painter: &Painter, rect: Rect, of: Colour, marks: bool) {
    painter.rect(
        rect,
        rect.width() * 0.2,
        colour(of),
        Stroke::new(1.0, Color32::from_rgb(150, 136, 116)),
        StrokeKind::Inside,
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
    response.tip(say(rules::card(shape)))
}

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

pub(crate) fn seat_colour(game: &View, seat: Seat) -> Option<Colour> {
    game.seats.iter().find(|s| s.seat == seat).and_then(|s| s.colour)
}

/// What the seats look like: as their stashes.
pub(crate) fn seat_badges(game: &View) -> Vec<Badge> {
    let badge =
        |seat: &SeatView| seat.colour.map_or(Badge::usual(seat.seat), |colour| Badge::of(stash(colour)));
    game.seats.iter().map(badge).collect()
}

const fn ink([r, g, b]: [u8; 3]) -> Color32 {
    Color32::from_rgb(r, g, b)
}

/// The dice of a roll, each as a picture.
pub fn roll_pictures(roll: Roll) -> Vec<Picture> {
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
pub fn dice_row(ui: &mut Ui, roll: Option<Roll>, side: f32) {
    ui.horizontal(|ui| {
        let Some(roll) = roll else {
            blank(ui, side, "?", Turn::Unrolled);
            return;
        };
        let (first, tips) = match roll.faces {
            Faces::D12(number) => (side, vec![Turn::OnTwelve { number }]),
            Faces::TwoD6(a, b) => (side * 0.86, vec![Turn::Sum { first: a, second: b, sum: a + b }; 2]),
            Faces::Cthulhu(symbol) => {
                (side, vec![Turn::Sign { sign: symbol.message(), deed: symbol.deed().message() }])
            }
        };
        let mut pictures = roll_pictures(roll).into_iter();
        for (tip, picture) in tips.into_iter().zip(pictures.by_ref()) {
            picture.show(ui, first).tip(say(tip));
        }
        if let Some(quarry) = roll.quarry {
            ui.add_space(side * 0.15);
            let stash = Turn::NamesStash { stash: quarry.stash.message() };
            for (tip, picture) in
                [stash, Turn::NamesSize { sizes: sizes_named(quarry) }].into_iter().zip(pictures)
            {
                picture.show(ui, side * 0.78).tip(say(tip));
            }
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
    for &(x, y) in dice::pips(number) {
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
    let line = Stroke::new((r * dice::LINE).max(1.2), ink);
    let p = |(x, y): dice::Place| at + vec2(x, y) * r;
    for stroke in dice::strokes(symbol) {
        match stroke {
            dice::Stroke::Line(from, to) => {
                painter.line_segment([p(from), p(to)], line);
            }
            dice::Stroke::Curve(points) => {
                let (points, clear) = (points.map(p), Color32::TRANSPARENT);
                painter.add(CubicBezierShape::from_points_stroke(points, false, clear, line));
            }
            dice::Stroke::Dot(middle, radius) => {
                painter.circle_filled(p(middle), r * radius, ink);
            }
            dice::Stroke::Ring(middle, radius) => {
                let thin = Stroke::new(line.width * dice::RING_LINE, ink);
                painter.circle_stroke(p(middle), r * radius, thin);
            }
        }
    }
}
