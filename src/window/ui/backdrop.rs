//! The picture behind the menu: night over a sea from which a city of pyramids rises. Drawn, not loaded.

use bevy_egui::egui::epaint::{Mesh, Vertex, WHITE_UV};
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, lerp, pos2, vec2};

/// Share of the picture that is sky.
const HORIZON: f32 = 0.70;

/// What is seen through the water.
const DEEP: Color32 = Color32::from_rgb(8, 14, 18);
/// Colours of the stones.
const BLACK: Color32 = Color32::from_rgb(34, 34, 38);
const GREEN: Color32 = Color32::from_rgb(52, 158, 72);
const BLUE: Color32 = Color32::from_rgb(52, 92, 214);
const PURPLE: Color32 = Color32::from_rgb(150, 78, 206);
const CYAN: Color32 = Color32::from_rgb(74, 200, 232);
const GRAY: Color32 = Color32::from_rgb(136, 136, 140);
const CLEAR: Color32 = Color32::from_rgb(232, 240, 244);

/// Draws it. `time_s` moves the water; a constant keeps it still.
pub fn draw(painter: &Painter, rect: Rect, time_s: f32) {
    if rect.width() < 2.0 || rect.height() < 2.0 {
        return;
    }
    // Whatever stands on the table behind it is not seen through the water.
    painter.rect_filled(rect, 0.0, DEEP);
    let horizon = lerp(rect.y_range().min..=rect.y_range().max, HORIZON);
    let sky = Rect::from_min_max(rect.min, pos2(rect.right(), horizon));
    let sea = Rect::from_min_max(pos2(rect.left(), horizon), rect.max);
    shade(painter, sky, Color32::from_rgb(10, 11, 20), Color32::from_rgb(58, 42, 44));
    stars(painter, sky);
    let unit = rect.height().min(rect.width() * 0.8) / 100.0;
    let moon = pos2(lerp(rect.left()..=rect.right(), 0.80), lerp(sky.top()..=sky.bottom(), 0.26));
    for (radius, alpha) in [(16.0, 8), (11.5, 14), (8.5, 26)] {
        painter.circle_filled(moon, radius * unit, Color32::from_rgba_unmultiplied(250, 214, 150, alpha));
    }
    painter.circle_filled(moon, 6.5 * unit, Color32::from_rgb(246, 222, 170));
    painter.circle_filled(moon + vec2(-2.2, -1.0) * unit, 1.1 * unit, Color32::from_rgb(226, 198, 146));
    painter.circle_filled(moon + vec2(1.6, 2.2) * unit, 1.6 * unit, Color32::from_rgb(230, 204, 152));
    city(painter, pos2(lerp(rect.left()..=rect.right(), 0.72), horizon + 1.5 * unit), unit);
    shade(painter, sea, Color32::from_rgba_unmultiplied(26, 50, 54, 238), DEEP);
    waves(painter, sea, moon.x, unit, time_s);
}

/// Draws it behind a form: still, and darker.
pub(crate) fn behind_form(painter: &Painter, rect: Rect) {
    draw(painter, rect, 0.0);
    painter.rect_filled(rect, 0.0, Color32::from_black_alpha(90));
}

/// A rectangle that changes colour from top to bottom.
fn shade(painter: &Painter, rect: Rect, top: Color32, bottom: Color32) {
    let mut mesh = Mesh::default();
    for (pos, color) in [
        (rect.left_top(), top),
        (rect.right_top(), top),
        (rect.right_bottom(), bottom),
        (rect.left_bottom(), bottom),
    ] {
        mesh.vertices.push(Vertex { pos, uv: WHITE_UV, color });
    }
    mesh.indices = vec![0, 1, 2, 0, 2, 3];
    painter.add(Shape::mesh(mesh));
}

/// The same stars every night.
fn stars(painter: &Painter, sky: Rect) {
    let mut seed = 0x2545_F491_u32;
    let mut next = || {
        seed ^= seed << 13;
        seed ^= seed >> 17;
        seed ^= seed << 5;
        (seed % 10_000) as f32 / 10_000.0
    };
    for _ in 0..150 {
        let (x, y, light) = (next(), next() * next(), next());
        let at = pos2(lerp(sky.left()..=sky.right(), x), lerp(sky.top()..=sky.bottom(), y));
        let ink = Color32::from_rgba_unmultiplied(255, 240, 214, (60.0 + 150.0 * light) as u8);
        painter.circle_filled(at, 0.5 + light * 0.9, ink);
    }
}

/// A pyramid of the city, dark against the sky, with its lit side towards the moon.
fn stone(painter: &Painter, foot: Pos2, half: f32, height: f32, hue: Color32) {
    let tip = foot + vec2(0.0, -height);
    let ridge = foot + vec2(half * 0.35, half * 0.12);
    let tone = |share: f32| {
        let mix = |c: u8, night: f32| (f32::from(c) * share + night * (1.0 - share)) as u8;
        Color32::from_rgb(mix(hue.r(), 20.0), mix(hue.g(), 18.0), mix(hue.b(), 26.0))
    };
    let (left, right) = (foot + vec2(-half, 0.0), foot + vec2(half, 0.0));
    painter.add(Shape::convex_polygon(vec![left, tip, ridge], tone(0.26), Stroke::NONE));
    painter.add(Shape::convex_polygon(vec![ridge, tip, right], tone(0.52), Stroke::NONE));
}

fn city(painter: &Painter, at: Pos2, unit: f32) {
    let p = |x: f32, y: f32| at + vec2(x, y) * unit;
    let card = |x: f32, y: f32, half: f32, tilt: f32| {
        let line = Stroke::new((0.55 * unit).max(1.0), Color32::from_rgb(128, 150, 142));
        painter.line_segment([p(x - half, y + tilt), p(x + half, y - tilt)], line);
    };
    for (x, half, height, colour) in [
        (-23.0, 4.5, 12.0, GRAY),
        (24.0, 3.4, 9.0, CYAN),
        (-12.5, 5.0, 15.0, BLUE),
        (-4.0, 5.0, 15.0, BLACK),
        (4.5, 5.0, 15.0, GREEN),
        (12.5, 5.0, 15.0, PURPLE),
    ] {
        stone(painter, p(x, 0.0), half * unit, height * unit, colour);
    }
    card(0.0, -15.2, 17.0, 0.3);
    for (x, colour) in [(-9.0, CLEAR), (0.5, PURPLE), (9.5, BLUE)] {
        stone(painter, p(x, -15.3), 4.2 * unit, 12.0 * unit, colour);
    }
    card(0.0, -27.4, 13.0, -0.4);
    stone(painter, p(-4.0, -27.6), 4.2 * unit, 12.0 * unit, GREEN);
    stone(painter, p(5.0, -27.6), 4.2 * unit, 12.0 * unit, BLACK);
    card(0.6, -39.8, 9.0, 0.25);
    stone(painter, p(0.6, -40.0), 4.2 * unit, 12.0 * unit, CYAN);
    stone(painter, p(0.6, -43.4), 3.1 * unit, 9.0 * unit + 0.6 * unit, CLEAR);
}

/// Ripples, and the moon's road on them.
fn waves(painter: &Painter, sea: Rect, moon_x: f32, unit: f32, time_s: f32) {
    for k in 0..26 {
        let depth = (k as f32 + 0.5) / 26.0;
        let y = sea.top() + sea.height() * depth * depth.sqrt();
        let sway = (time_s * (0.5 + 0.02 * k as f32) + k as f32 * 1.7).sin();
        let half = (1.5 + 8.0 * depth) * unit * (0.75 + 0.25 * sway);
        let at = moon_x + sway * 1.6 * unit * (0.4 + depth);
        let gold = Color32::from_rgba_unmultiplied(246, 210, 140, (70.0 - 46.0 * depth) as u8);
        painter.hline(at - half..=at + half, y, Stroke::new((0.2 + 0.55 * depth) * unit, gold));
        let x = sea.left() + sea.width() * ((k * 37 % 26) as f32 / 26.0 + 0.02 * sway);
        let dim = Color32::from_rgba_unmultiplied(150, 190, 190, (26.0 - 14.0 * depth) as u8);
        painter.hline(
            x..=x + (6.0 + 14.0 * depth) * unit,
            y + unit,
            Stroke::new((0.2 + 0.3 * depth) * unit, dim),
        );
    }
}
