//! Pictures in the books of rules: what a sentence would need three of. A game says under which heading each stands, and
//! paints it; nothing in it is loaded.

use super::style;
use crate::speech::say;
use bevy_egui::egui::epaint::{Mesh, WHITE_UV};
use bevy_egui::egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, RichText, Sense, Shape, Stroke, Ui, pos2, vec2,
};
use game::message::Message;
use lesson::positions::{self, Position};

/// A picture in a book.
#[derive(Clone, Copy, Debug)]
pub struct Plate {
    /// The heading under which it stands, in the English book.
    pub under: &'static str,
    /// What there is to see: the id of the message that is written beneath.
    pub words: &'static str,
    /// Width and height in units of its own: points, where there is room.
    pub size: (f32, f32),
    /// Paints it.
    pub paint: fn(&Sketch),
}

impl Plate {
    /// The position that it shows in this game's book, if it shows one: the file that is called like the picture.
    pub fn position(&self, game: &str) -> Option<&'static Position> {
        let (_, name) = self.words.split_once("-plate-")?;
        positions::find(&format!("{game}/{name}"))
    }
}

/// Shows a picture, smaller where the page is narrow.
pub fn show(ui: &mut Ui, plate: &Plate) {
    let (wide, tall) = plate.size;
    let scale = (ui.available_width() / wide).min(1.0);
    let (rect, _) = ui.allocate_exact_size(vec2(wide, tall) * scale, Sense::hover());
    if ui.is_rect_visible(rect) {
        ui.painter().rect_filled(rect, 6.0, style::WELL);
        (plate.paint)(&Sketch {
            painter: ui.painter().with_clip_rect(rect.intersect(ui.clip_rect())),
            rect,
            scale,
        });
    }
    ui.label(RichText::new(say(Message::new(plate.words))).small().color(style::FAINT));
}

/// What a picture is painted on. Its units are its own; x goes right and y up, from the lower left corner.
#[expect(missing_debug_implementations, reason = "a painter has none")]
pub struct Sketch {
    painter: Painter,
    rect: Rect,
    scale: f32,
}

impl Sketch {
    /// For what has its own way of painting.
    pub fn painter(&self) -> &Painter {
        &self.painter
    }

    /// A point.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        pos2(self.rect.left() + x * self.scale, self.rect.bottom() - y * self.scale)
    }

    /// A rectangle of a size, its lower left corner at a point.
    pub fn rect(&self, (x, y): (f32, f32), (wide, tall): (f32, f32)) -> Rect {
        Rect::from_two_pos(self.at(x, y), self.at(x + wide, y + tall))
    }

    /// A length, points.
    pub fn length(&self, units: f32) -> f32 {
        units * self.scale
    }

    /// Words about a point.
    pub fn words(&self, (x, y): (f32, f32), words: &str, ink: Color32) {
        let font = FontId::proportional(13.0 * self.scale);
        self.painter.text(self.at(x, y), Align2::CENTER_CENTER, words, font, ink);
    }

    /// A line.
    pub fn line(&self, from: (f32, f32), to: (f32, f32), thick: f32, ink: Color32) {
        let line = Stroke::new((thick * self.scale).max(1.0), ink);
        self.painter.line_segment([self.at(from.0, from.1), self.at(to.0, to.1)], line);
    }

    /// A line that ends in a point.
    pub fn arrow(&self, from: (f32, f32), to: (f32, f32), ink: Color32) {
        self.line(from, to, 2.0, ink);
        let (from, to) = (self.at(from.0, from.1), self.at(to.0, to.1));
        let way = (to - from).normalized() * self.length(9.0);
        let across = way.rot90() * 0.5;
        self.fill(&[to, to - way + across, to - way - across], ink);
    }

    /// A convex shape with an outline.
    pub fn shape(&self, corners: &[(f32, f32)], fill: Color32, line: Color32) {
        let corners: Vec<Pos2> = corners.iter().map(|(x, y)| self.at(*x, *y)).collect();
        self.fill(&corners, fill);
        self.painter.add(Shape::closed_line(corners, Stroke::new(1.2, line)));
    }

    /// A mark that something is well, or is not.
    pub fn verdict(&self, at: (f32, f32), good: bool) {
        let (sign, ink) = if good { ("✔", style::GOOD) } else { ("✖", style::BAD) };
        let font = FontId::proportional(22.0 * self.scale);
        self.painter.text(self.at(at.0, at.1), Align2::CENTER_CENTER, sign, font, ink);
    }

    /// Whichever way round its corners go.
    fn fill(&self, corners: &[Pos2], fill: Color32) {
        let mut mesh = Mesh::default();
        for corner in corners {
            mesh.vertices.push(bevy_egui::egui::epaint::Vertex { pos: *corner, uv: WHITE_UV, color: fill });
        }
        for k in 2..corners.len() as u32 {
            mesh.add_triangle(0, k - 1, k);
        }
        self.painter.add(Shape::mesh(mesh));
    }
}
