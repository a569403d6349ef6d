//! The table of a save as a picture, without a window: the same items at the same places.

use super::flat_game::{DisplayedMatch, DrawArea, DrawContext, FlatGame};
use crate::board::{self, Caption};
use crate::visuals::collage::Collage;
use crate::visuals::picture::PictureError;
use crate::visuals::svg::{Drawing, FaceError, Layer};
use bevy_egui::egui::vec2;
use session::CardMatch;
use session::info::Failure;
use std::fmt::Write;
use std::path::Path;

/// Height of a window in which everything has its usual size, points.
const USUAL_HEIGHT: f32 = 720.0;

/// Draws a saved match into a PNG file. No hand is seen.
pub(super) fn draw<F: FlatGame>(save: &Path, size: (u32, u32), out: &Path) -> Result<(), Failure> {
    let m: CardMatch<F::Game> = CardMatch::load(save)?;
    Ok(paint::<F>(&m, size, out)?)
}

fn paint<F: FlatGame>(
    m: &CardMatch<F::Game>,
    (width, height): (u32, u32),
    out: &Path,
) -> Result<(), PictureError> {
    let broken = |error: FaceError| PictureError::Driver(error.to_string());
    let pixels = height as f32 / USUAL_HEIGHT;
    let view =
        DrawArea { size: vec2(width as f32, height as f32) / pixels, pixels, still: true, result: None };
    let (shown, ui_state) =
        (DisplayedMatch::<F>::new(m.game(), m.seating(), F::onlooker(m.game())), F::ui_state(m));
    let scene = DrawContext { m, shown: &shown, ui_state: &ui_state, view };
    let mut collage = Collage::new(width, height);
    let items = F::items(&scene);
    board::picture(&mut collage, &items, pixels).map_err(broken)?;
    let whole = collage.whole();
    let mut text = String::new();
    for Caption { at, centred, size, ink, words } in items.iter().filter_map(|item| item.caption.as_ref()) {
        let (at, size, [r, g, b, _]) = (*at * pixels, size * pixels, ink.to_array());
        let anchor = if *centred { "middle" } else { "start" };
        let words = words.replace(['<', '&', '\''], "");
        // Writing into a string cannot fail.
        let _ = write!(
            text,
            "<text x='{}' y='{}' font-size='{size}' fill='#{r:02x}{g:02x}{b:02x}' text-anchor='{anchor}'>{words}</text>",
            at.x, at.y
        );
    }
    let layer = Layer::of_shapes(whole.width(), whole.height(), &text);
    let captions = Drawing { size: (whole.width(), whole.height()), layers: vec![layer] };
    collage.lay(&captions, whole, 1.0, 1.0).map_err(broken)?;
    collage.write(out)
}
