//! Paints the items of a table: in a window, where they move, and into a picture, where they lie still.

use super::item::{Board, Item};
use super::motion::{Motion, Painted};
use crate::visuals::collage::Collage;
use crate::visuals::svg::FaceError;
use bevy_egui::egui::{Color32, Context, Id, Painter, Rect};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The longest step of time between two pictures, s: slower ones are no reason to skip what moves.
const SLOW_PICTURE_S: f32 = 0.1;

/// A table that was not in so many pictures is forgotten: when it is painted again, everything lies where it belongs.
const FORGOTTEN: u64 = 2;

/// The tables that were painted lately, by their names.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<HashMap<Id, PaintedTable>>>);

/// The things of a table as they were last painted, and when.
#[derive(Default)]
struct PaintedTable {
    motion: Motion,
    /// The time of the last picture, s, and its number.
    last: (f64, u64),
    moving: bool,
}

impl Kept {
    fn of(ctx: &Context) -> Self {
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Self>(Id::new("the boards")).clone())
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<Id, PaintedTable>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> Board<'_, T> {
    /// Paints everything, on its way from where it was.
    pub fn paint(&self, painter: &Painter) {
        let ctx = painter.ctx();
        let (now, frame) = (ctx.input(|input| input.time), ctx.cumulative_frame_nr());
        let kept = Kept::of(ctx);
        let painted = {
            let mut tables = kept.tables();
            tables.retain(|_, state| state.last.1 + FORGOTTEN >= frame);
            let begun = || PaintedTable { last: (now, frame), ..PaintedTable::default() };
            let state = tables.entry(self.name).or_insert_with(begun);
            // After a rest the last picture may be long ago: what begins to move now begins at its beginning.
            let passed = if state.moving { (now - state.last.0) as f32 } else { 0.0 };
            state.last = (now, frame);
            state.motion.follow(self.items, self.still);
            state.moving = state.motion.pass(passed.clamp(0.0, SLOW_PICTURE_S));
            state.motion.now()
        };
        for thing in painted {
            paint(painter, &thing);
        }
    }
}

fn paint(painter: &Painter, thing: &Painted) {
    let clip = painter.clip_rect().intersect(thing.clip);
    if thing.rect.intersects(clip) {
        let mut painter = painter.with_clip_rect(clip);
        painter.multiply_opacity(thing.alpha);
        let tint = Color32::from_gray((thing.light.clamp(0.0, 1.0) * 255.0).round() as u8);
        thing.picture.paint_turned(&painter, thing.rect, thing.goal, (thing.angle, tint));
    }
}

/// Whether something moved in the last picture, so that another is wanted.
pub fn is_moving(ctx: &Context) -> bool {
    let (kept, frame) = (Kept::of(ctx), ctx.cumulative_frame_nr());
    kept.tables().values().any(|state| state.moving && state.last.1 + 1 >= frame)
}

/// Lays the items into a picture, so many pixels to a point.
///
/// # Errors
/// [`FaceError`] where one of them cannot be drawn.
pub fn picture<T>(collage: &mut Collage, items: &[Item<T>], pixels: f32) -> Result<(), FaceError> {
    let whole = collage.whole();
    let scaled = |rect: Rect| Rect::from_min_max(rect.min * pixels, rect.max * pixels);
    let mut items: Vec<&Item<T>> = items.iter().collect();
    items.sort_by(|a, b| a.z.total_cmp(&b.z));
    for item in items {
        collage.clip(if item.clip == Rect::EVERYTHING { whole } else { scaled(item.clip).intersect(whole) });
        if let Some(drawing) = item.picture.drawing() {
            collage.lay(&drawing, scaled(item.rect), item.light, item.alpha)?;
        }
    }
    collage.clip(whole);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::pictures::Picture;
    use bevy_egui::egui::{RawInput, pos2, vec2};
    use session::Names;

    /// Paints tables, each with one thing at a place, a tenth of a second after the picture before. Where the things are.
    fn paint(ctx: &Context, now: &mut f64, tables: &[(&str, u8)]) -> Vec<f32> {
        *now += 0.1;
        let seen = Arc::new(Mutex::new(vec![]));
        let input = RawInput { time: Some(*now), ..RawInput::default() };
        drop(ctx.run_ui(input, |ui| {
            for (name, place) in tables {
                let seen = seen.clone();
                let picture = Picture::painted(1.0, move |_, rect| {
                    seen.lock().unwrap_or_else(PoisonError::into_inner).push(rect.left());
                });
                let rect = Rect::from_min_size(pos2(f32::from(*place) * 100.0, 0.0), vec2(10.0, 10.0));
                let items = [Item::<()>::new("thing", place, picture, rect)];
                Board {
                    name: Id::new(name),
                    items: &items,
                    names: &Names::default(),
                    focus: None,
                    still: false,
                }
                .paint(ui.painter());
            }
        }));
        let seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.clone()
    }

    #[test]
    fn tables_of_other_names_move_each_for_itself_and_what_was_not_seen_lies_there_at_once() {
        let (ctx, mut now) = (Context::default(), 0.0);
        assert_eq!(paint(&ctx, &mut now, &[("low", 0), ("high", 3)]), [0.0, 300.0]);
        let first = paint(&ctx, &mut now, &[("low", 1), ("high", 3)]);
        assert_eq!(first, [0.0, 300.0], "the first picture of a move shows its beginning");
        let moved = paint(&ctx, &mut now, &[("low", 1), ("high", 3)]);
        assert!(moved[0] > 0.0 && moved[0] < 100.0 && moved[1] == 300.0, "{moved:?}");
        assert!(is_moving(&ctx));
        (0..5).for_each(|_| drop(paint(&ctx, &mut now, &[("low", 1), ("high", 3)])));
        assert!(!is_moving(&ctx));
        // One is not painted for a while, and moves meanwhile.
        (0..4).for_each(|_| drop(paint(&ctx, &mut now, &[("low", 1)])));
        assert_eq!(paint(&ctx, &mut now, &[("low", 1), ("high", 0)]), [100.0, 0.0]);
        assert!(!is_moving(&ctx));
    }
}
