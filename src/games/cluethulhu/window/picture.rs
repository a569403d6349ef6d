//! The table as a picture, without a window: the ring with what everybody may see; every tablet once the game is over.

use super::faces::{Face, Sign};
use super::ring::Ring;
use super::seen::Seen;
use super::table::Viewer;
use crate::app::ui::seats::Badge;
use crate::app::visuals::collage::Collage;
use crate::app::visuals::picture::PictureError;
use crate::app::visuals::svg::{Drawing, FaceError, Layer};
use crate::game::{Game, Seat};
use crate::games::cluethulhu::rules::Cluethulhu;
use crate::session::CardMatch;
use crate::session::info::Failure;
use bevy_egui::egui::{Rect, Vec2, vec2};
use std::fmt::Write;
use std::path::Path;

/// Height of a window in which everything has its usual size, points.
const USUAL_HEIGHT: f32 = 720.0;

/// Draws a saved match into a PNG file.
pub(super) fn draw(save: &Path, size: (u32, u32), out: &Path) -> Result<(), Failure> {
    let m: CardMatch<Cluethulhu> = CardMatch::load(save)?;
    Ok(paint(&m, size, out)?)
}

fn paint(m: &CardMatch<Cluethulhu>, (width, height): (u32, u32), out: &Path) -> Result<(), PictureError> {
    let broken = |error: FaceError| PictureError::Driver(error.to_string());
    let zoom = height as f32 / USUAL_HEIGHT;
    let room = vec2(width as f32, height as f32) / zoom;
    let viewer = if m.game().outcome().is_some() { Viewer::Keeper } else { Viewer::Everybody };
    let seen = Seen::of(m.game(), viewer, &[]);
    let seats: Vec<Seat> = seen.seats.iter().map(|seat| seat.seat).collect();
    let field = Rect::from_min_size(Default::default(), room).shrink2(vec2(12.0, 40.0));
    let ring = Ring::new(field, &seats);
    let mut collage = Collage::new(width, height);
    let whole = collage.whole();
    let scaled = |rect: Rect| Rect::from_min_max(rect.min * zoom, rect.max * zoom);
    collage.lay(&Face::TableTop.drawing(), whole, 1.0, 1.0).map_err(broken)?;
    for (place, seat) in ring.places.iter().zip(&seen.seats) {
        let face = seat.role.map_or(Face::Back, Face::Tablet);
        let alpha = if seat.alive { 1.0 } else { 0.35 };
        collage.lay(&face.drawing(), scaled(place.tablet), 1.0, alpha).map_err(broken)?;
        if !seat.alive {
            let side = Vec2::splat(place.tablet.width() * 0.8);
            let at = Rect::from_center_size(place.tablet.center(), side);
            collage.lay(&Face::Sign(Sign::Out).drawing(), scaled(at), 1.0, 0.9).map_err(broken)?;
        }
        for (sign, at) in seat.signs.iter().zip(place.tokens) {
            collage.lay(&Face::Sign(*sign).drawing(), scaled(at), 1.0, 1.0).map_err(broken)?;
        }
    }
    let lamp = Face::Lamp(seen.night);
    let at = Rect::from_center_size(ring.middle.center(), lamp.picture().size(ring.middle.height() * 0.4));
    collage.lay(&lamp.drawing(), scaled(at), 1.0, 1.0).map_err(broken)?;
    collage.lay(&captions(m, &seen, &ring, whole, zoom), whole, 1.0, 1.0).map_err(broken)?;
    collage.write(out)
}

/// Names, and when it is, as a drawing the size of the picture.
fn captions(m: &CardMatch<Cluethulhu>, seen: &Seen, ring: &Ring, whole: Rect, zoom: f32) -> Drawing {
    let mut text = String::new();
    let mut write = |x: f32, y: f32, size: f32, ink: &str, words: &str| {
        let words = words.replace(['<', '&', '\''], "");
        let (x, y, size) = (x * zoom, y * zoom, size * zoom);
        // Writing into a string cannot fail.
        let _ = write!(
            text,
            "<text x='{x}' y='{y}' font-size='{size}' fill='{ink}' text-anchor='middle'>{words}</text>"
        );
    };
    for place in &ring.places {
        let [r, g, b, _] = Badge::usual(place.seat).colour.to_array();
        let name = m.seating().names.of(place.seat);
        write(
            place.name.center().x,
            place.name.center().y + 5.0,
            15.0,
            &format!("#{r:02x}{g:02x}{b:02x}"),
            &name,
        );
    }
    let middle = ring.field.center().x;
    write(middle, 26.0, 18.0, "#f4e6c8", &format!("{}, {} live", seen.time(), seen.living()));
    if let Some((_, why)) = &seen.result {
        write(middle, ring.field.bottom() + 26.0, 18.0, "#f4e6c8", why);
    }
    Drawing {
        size: (whole.width(), whole.height()),
        layers: vec![Layer::of_shapes(whole.width(), whole.height(), &text)],
    }
}
