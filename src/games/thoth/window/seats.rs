//! The colours and marks of the seats, the same on the felts, at the names over the table and in the panels. They keep
//! apart for colour-blind eyes, and none is that of an element; the mark tells them without colour.

use crate::game::Seat;
use bevy_egui::egui::{Color32, Painter, Pos2, Shape, Stroke, vec2};

/// Red, green and blue of a seat, sRGB.
pub fn rgb(seat: Seat) -> [u8; 3] {
    const ALL: [[u8; 3]; 5] =
        [[236, 150, 40], [96, 196, 226], [226, 122, 176], [176, 200, 92], [206, 200, 190]];
    ALL[usize::from(seat.0) % ALL.len()]
}

/// The same for panels.
pub fn ink(seat: Seat) -> Color32 {
    let [r, g, b] = rgb(seat);
    Color32::from_rgb(r, g, b)
}

/// Corners of the mark of each seat: a triangle, a square on its side, one on its corner, a star of three, a hexagon.
const CORNERS: [(usize, f32, bool); 5] =
    [(3, 90.0, false), (4, 45.0, false), (4, 90.0, false), (3, 90.0, true), (6, 0.0, false)];

/// Draws the mark of a seat.
pub fn mark(painter: &Painter, middle: Pos2, radius: f32, seat: Seat) {
    let (count, first_deg, star) = CORNERS[usize::from(seat.0) % CORNERS.len()];
    let corner = |k: usize, of: usize, far: f32| {
        let angle = (first_deg + 360.0 * k as f32 / of as f32).to_radians();
        middle + vec2(angle.cos(), -angle.sin()) * radius * far
    };
    let corners: Vec<Pos2> = match star {
        true => (0..2 * count).map(|k| corner(k, 2 * count, if k % 2 == 0 { 1.25 } else { 0.4 })).collect(),
        false => (0..count).map(|k| corner(k, count, 1.0)).collect(),
    };
    // A star is not convex: it is drawn as triangles round its middle.
    for k in 0..corners.len() {
        let triangle = vec![middle, corners[k], corners[(k + 1) % corners.len()]];
        painter.add(Shape::convex_polygon(triangle, ink(seat), Stroke::NONE));
    }
    painter.add(Shape::closed_line(corners, Stroke::new(1.0, Color32::from_black_alpha(190))));
}
