//! Where in the window a script finds what it clicks on: words of a panel, points, and places of the table.

use super::{WINDOW, scale};
use crate::screen::panels::frame;
use bevy::math::Vec3;
use table::rapier3d::prelude::{Collider, ColliderHandle, Pose, QueryFilter, Ray};
use table::{PieceId, Sim};
use window::egui::{Context, Event, Modifiers, PointerButton, Pos2, RawInput, Rect, Shape};
use window::live_table::framing::on_screen;
use window::live_table::orbit::Viewpoint;

/// The last time that words are written.
pub const LAST: usize = usize::MAX;

/// Where some words are written, in the picture that a panel settles on; the first time, a later one, or the [`LAST`].
pub fn written(words: &str, nth: usize, draw: impl FnMut(&Context)) -> (i32, i32) {
    written_after(None, words, nth, draw)
}

/// The same after a click on something, which opens a list.
pub fn written_after(
    click: Option<(i32, i32)>,
    words: &str,
    nth: usize,
    mut draw: impl FnMut(&Context),
) -> (i32, i32) {
    let ctx = crate::screen::panels::bare();
    (0..6).for_each(|_| drop(frame(&ctx, WINDOW, &mut draw)));
    if let Some((x, y)) = click {
        let pos = Pos2::new(x as f32, y as f32) / scale();
        let button = |pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        for event in [Event::PointerMoved(pos), button(true), button(false)] {
            let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, WINDOW));
            let input = RawInput { screen_rect, events: vec![event], ..RawInput::default() };
            let _ = ctx.run_ui(input, |ui| draw(ui.ctx()));
        }
        (0..6).for_each(|_| drop(frame(&ctx, WINDOW, &mut draw)));
    }
    let output = frame(&ctx, WINDOW, &mut draw);
    let places = output.shapes.iter().filter_map(|clipped| match &clipped.shape {
        Shape::Text(text) if text.galley.text().starts_with(words) => Some(text.visual_bounding_rect()),
        _ => None,
    });
    let places: Vec<Rect> = places.collect();
    let place = if nth == LAST { places.last() } else { places.get(nth) };
    let place = place.unwrap_or_else(|| panic!("\"{words}\" is nowhere to be seen"));
    pixel(place.center())
}

/// Where a point of the window is, in pixels.
pub fn pixel(at: Pos2) -> (i32, i32) {
    ((at.x * scale()).round() as i32, (at.y * scale()).round() as i32)
}

/// The same of what a camera sees: from −1, at the left or below, to 1.
pub fn seen_at(at: bevy::math::Vec2) -> (i32, i32) {
    pixel(Pos2::new((1.0 + at.x) / 2.0 * WINDOW.x, (1.0 - at.y) / 2.0 * WINDOW.y))
}

/// The pixel that marks the place for a piece best. The mouse marks what is seen past the piece that is held: for a pyramid
/// what is seen there lies nearest to the place; a card is aimed in the plane in which it would lie.
pub fn aimed(sim: &Sim, view: &Viewpoint, piece: PieceId, pose: Pose) -> (i32, i32) {
    let goal = pose * sim.body(piece).mass_properties().local_mprops.local_com;
    if sim.piece(piece).kind.is_card() {
        return seen_at(on_screen(view, goal, WINDOW.x / WINDOW.y));
    }
    let eye = view.transform().translation;
    let not_held = |handle: ColliderHandle, _: &Collider| sim.piece_of(handle) != piece;
    let queries = sim.queries(QueryFilter::default().predicate(&not_held));
    let miss = |point: &Vec3| {
        let way = (*point - eye).normalize();
        let far = queries.cast_ray(&Ray::new(eye, way), 500.0, true).map_or(500.0, |(_, far)| far);
        (eye + way * far).truncate().distance(goal.truncate())
    };
    let points = (0..400_u16).map(|k| goal.truncate().extend(f32::from(k) * 0.1));
    let best = points.min_by(|a, b| miss(a).total_cmp(&miss(b))).unwrap();
    seen_at(on_screen(view, best, WINDOW.x / WINDOW.y))
}
