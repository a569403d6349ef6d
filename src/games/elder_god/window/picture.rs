//! The table as a picture, without a window: the same drawings at the same places, laid over one another. No hand is seen.

use super::faces::Face;
use super::paint::items;
use super::panels::PanelData;
use super::table::Table;
use super::{Desk, ElderGod};
use crate::app::card_match::CardTable;
use crate::app::visuals::collage::Collage;
use crate::app::visuals::picture::PictureError;
use crate::app::visuals::svg::{Drawing, FaceError, Layer};
use crate::session::CardMatch;
use crate::session::info::Failure;
use bevy_egui::egui::{Rect, vec2};
use std::fmt::Write;
use std::path::Path;

/// Height of a window in which everything has its usual size, points.
const USUAL_HEIGHT: f32 = 720.0;

/// Draws a saved match into a PNG file.
pub(super) fn draw(save: &Path, size: (u32, u32), out: &Path) -> Result<(), Failure> {
    let m: CardMatch<ElderGod> = CardMatch::load(save)?;
    Ok(paint(&m, size, out)?)
}

fn paint(m: &CardMatch<ElderGod>, (width, height): (u32, u32), out: &Path) -> Result<(), PictureError> {
    let broken = |error: FaceError| PictureError::Driver(error.to_string());
    let zoom = height as f32 / USUAL_HEIGHT;
    let room = vec2(width as f32, height as f32) / zoom;
    let (table, desk) = (Table::of(m), Desk::default());
    let data = PanelData::of(m, &table, &desk, room, zoom);
    let mut collage = Collage::new(width, height);
    let whole = collage.whole();
    let scaled = |rect: Rect| Rect::from_min_max(rect.min * zoom, rect.max * zoom);
    collage.lay(&Face::TableTop.drawing(), whole, 1.0, 1.0).map_err(broken)?;
    for (plot, frame) in data.layout.plots.iter().zip(&data.frames) {
        collage.clip(scaled(plot.field));
        for item in items(data.seen, plot, frame, &[]) {
            collage.lay(&item.face.drawing(), scaled(item.rect), 1.0, item.alpha).map_err(broken)?;
        }
    }
    collage.clip(whole);
    collage.lay(&captions(m, &data, whole, zoom), whole, 1.0, 1.0).map_err(broken)?;
    collage.write(out)
}

/// Who sits where, and how far they have come, as a drawing the size of the picture.
fn captions(m: &CardMatch<ElderGod>, data: &PanelData, whole: Rect, zoom: f32) -> Drawing {
    let mut text = String::new();
    for (plot, standing) in data.layout.plots.iter().zip(&data.seen.standings) {
        let at = plot.head.left_top() * zoom;
        let name = m.seating().names.of(plot.seat).replace(['<', '&', '\''], "");
        // Writing into a string cannot fail.
        let _ = write!(
            text,
            "<text x='{}' y='{}' font-size='{}' fill='#f4e6c8'>{name}: {} of {} cards</text>",
            at.x + 6.0 * zoom,
            at.y + 17.0 * zoom,
            14.0 * zoom,
            standing.path.len(),
            data.seen.needed()
        );
    }
    let size = (whole.width(), whole.height());
    Drawing { size, layers: vec![Layer::of_shapes(size.0, size.1, &text)] }
}
