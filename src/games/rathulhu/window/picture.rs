//! The table as a picture, without a window: the same drawings at the same places, laid over one another.

use super::layout::Layout;
use super::scene::{GHOST, GHOST_Z, Spread, still, wanted};
use super::table::Table;
use crate::app::visuals::picture::{PictureError, write_rgba};
use crate::app::visuals::svg::{Drawing, FaceError, Layer};
use crate::games::rathulhu::rules::Rathulhu;
use crate::session::CardMatch;
use crate::session::info::Failure;
use bevy_egui::egui::{Rect, vec2};
use std::fmt::Write;
use std::path::Path;

/// Height of a window in which everything has its usual size, points.
const USUAL_HEIGHT: f32 = 720.0;
/// How dark a shade is where no tile lies yet.
const SHADE: f32 = 0.7;

/// Straight RGBA over which pictures are laid.
struct Canvas {
    rgba: Vec<u8>,
    width: u32,
    height: u32,
}

impl Canvas {
    /// Lays a drawing over what is there, `tint` times as bright and with `alpha` of its opacity.
    fn lay(&mut self, drawing: &Drawing, rect: Rect, tint: f32, alpha: f32) -> Result<(), FaceError> {
        let (w, h) = (rect.width().round().max(1.0) as u32, rect.height().round().max(1.0) as u32);
        let (left, top) = (rect.left().round() as i64, rect.top().round() as i64);
        for (k, above) in drawing.pixels(w, h)?.chunks_exact(4).enumerate() {
            let (x, y) = (left + (k as u32 % w) as i64, top + (k as u32 / w) as i64);
            let inside = (0..i64::from(self.width)).contains(&x) && (0..i64::from(self.height)).contains(&y);
            let opacity = f32::from(above[3]) / 255.0 * alpha;
            if !inside || opacity <= 0.0 {
                continue;
            }
            let at = (y as usize * self.width as usize + x as usize) * 4;
            for (under, over) in self.rgba[at..at + 3].iter_mut().zip(above) {
                let over = f32::from(*over) * tint;
                *under = (over * opacity + f32::from(*under) * (1.0 - opacity)).round() as u8;
            }
            self.rgba[at + 3] = u8::MAX;
        }
        Ok(())
    }
}

/// Draws a saved match into a PNG file.
pub(super) fn draw(save: &Path, size: (u32, u32), out: &Path) -> Result<(), Failure> {
    let m: CardMatch<Rathulhu> = CardMatch::load(save)?;
    Ok(paint(&m, size, out)?)
}

fn paint(m: &CardMatch<Rathulhu>, (width, height): (u32, u32), out: &Path) -> Result<(), PictureError> {
    let broken = |error: FaceError| PictureError::Driver(error.to_string());
    let zoom = height as f32 / USUAL_HEIGHT;
    let room = vec2(width as f32, height as f32) / zoom;
    let setup = m.setup();
    let layout = Layout::new(room, usize::from(setup.players), usize::from(setup.time_spaces()));
    let spread = Spread { layout, zoom, pixels: 1.0 };
    let mut canvas = Canvas { rgba: vec![0; width as usize * height as usize * 4], width, height };
    for (face, rect, z) in still(&spread) {
        let (tint, alpha) = if z == GHOST_Z { (SHADE, GHOST) } else { (1.0, 1.0) };
        canvas.lay(&face.drawing(), rect * zoom, tint, alpha).map_err(broken)?;
    }
    let mut moving: Vec<_> = wanted(&spread, &Table::of(m.game())).into_values().collect();
    moving.sort_by(|(.., a_z, _), (.., b_z, _)| a_z.total_cmp(b_z));
    for ((middle, side), _, face) in moving {
        let middle = vec2(middle.x + width as f32 / 2.0, height as f32 / 2.0 - middle.y);
        let rect = Rect::from_center_size(middle.to_pos2(), vec2(side, side));
        canvas.lay(&face.drawing(), rect, 1.0, 1.0).map_err(broken)?;
    }
    let whole = Rect::from_min_size(Default::default(), vec2(width as f32, height as f32));
    canvas.lay(&captions(m, &spread, whole), whole, 1.0, 1.0).map_err(broken)?;
    write_rgba(canvas.rgba, (width, height), out)
}

/// Who sits where, with how many points, as a drawing the size of the picture.
fn captions(m: &CardMatch<Rathulhu>, spread: &Spread, whole: Rect) -> Drawing {
    let mut text = String::new();
    for ((area, player), seat) in spread.layout.areas.iter().zip(m.game().players()).zip(0..) {
        let at = area.rect.left_top() * spread.zoom;
        let name = m.seating().names.of(crate::game::Seat(seat)).replace(['<', '&', '\''], "");
        // Writing into a string cannot fail.
        let _ = write!(
            text,
            "<text x='{}' y='{}' font-size='{}' fill='#f4e6c8'>{name}: {} points</text>",
            at.x + 8.0 * spread.zoom,
            at.y + 16.0 * spread.zoom,
            13.0 * spread.zoom,
            player.score
        );
    }
    let size = (whole.width(), whole.height());
    Drawing { size, layers: vec![Layer::of_shapes(size.0, size.1, &text)] }
}
