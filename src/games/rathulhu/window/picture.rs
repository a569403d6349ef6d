//! The table as a picture, without a window: the same drawings at the same places, laid over one another.

use super::layout::Layout;
use super::scene::{GHOST, GHOST_Z, Spread, still, wanted};
use super::table::Table;
use crate::app::visuals::collage::Collage;
use crate::app::visuals::picture::PictureError;
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
    let mut canvas = Collage::new(width, height);
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
    let whole = canvas.whole();
    canvas.lay(&captions(m, &spread, whole), whole, 1.0, 1.0).map_err(broken)?;
    canvas.write(out)
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
