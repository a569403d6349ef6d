//! Pictures that panels paint at whatever size there is room for: small in a log, larger on a page of rules, large in the
//! middle of the window.

use super::style;
use crate::app::visuals::svg::Drawing;
use bevy_egui::egui::epaint::RectShape;
use bevy_egui::egui::{
    Color32, ColorImage, Context, Id, Painter, Rect, TextureHandle, TextureOptions, Vec2, pos2, vec2,
};
use std::collections::BTreeMap;
use std::fmt;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// Drawings are made in steps of so many pixels, and no wider than so many.
const STEP_PX: u32 = 16;
const WIDEST_PX: u32 = 1024;
/// Most textures that are kept; then all are made anew.
const MOST: usize = 600;

/// Something that can be painted into a rectangle of its own shape.
#[derive(Clone)]
pub struct Picture {
    wide: f32,
    paint: Arc<Paint>,
}

/// Paints into a rectangle.
type Paint = dyn Fn(&Painter, Rect) + Send + Sync;

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Picture").field("wide", &self.wide).finish_non_exhaustive()
    }
}

impl Picture {
    /// What a function paints, so wide for a height of 1.
    pub fn painted(wide: f32, paint: impl Fn(&Painter, Rect) + Send + Sync + 'static) -> Self {
        Self { wide, paint: Arc::new(paint) }
    }

    /// A drawing of a size in its own units, whose corners are rounded by a share of its width. `name` tells it from every
    /// other drawing: two of one name are one.
    pub fn drawn(
        name: impl Hash + fmt::Debug,
        (width, height): (f32, f32),
        round: f32,
        drawing: impl Fn() -> Drawing + Send + Sync + 'static,
    ) -> Self {
        let id = Id::new(("a drawing", name));
        Self::painted(width / height, move |painter, rect| match texture(painter, rect, id, &drawing) {
            Some(texture) => {
                let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
                let shape = RectShape::filled(rect, rect.width() * round, Color32::WHITE);
                painter.add(shape.with_texture(texture.id(), whole));
            }
            None => {
                painter.rect_filled(rect, 0.0, style::BUTTON);
            }
        })
    }

    /// Its size at a height, points.
    pub fn size(&self, height: f32) -> Vec2 {
        vec2(self.wide * height, height)
    }

    /// Paints it.
    pub fn paint(&self, painter: &Painter, rect: Rect) {
        if rect.is_positive() {
            (self.paint)(painter, rect);
        }
    }
}

/// The textures of a context, by drawing and width in pixels.
#[derive(Clone, Default)]
struct Drawn(Arc<Mutex<BTreeMap<(u64, u32), TextureHandle>>>);

impl Drawn {
    fn of(ctx: &Context) -> Self {
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Self>(Id::NULL).clone())
    }
}

/// Makes all drawings anew when they are next wanted: their files may be others.
pub fn forget(ctx: &Context) {
    Drawn::of(ctx).0.lock().unwrap_or_else(PoisonError::into_inner).clear();
}

/// The drawing as a texture that is sharp in a rectangle.
fn texture(painter: &Painter, rect: Rect, id: Id, drawing: &impl Fn() -> Drawing) -> Option<TextureHandle> {
    let ctx = painter.ctx();
    let pixels = (rect.width() * ctx.pixels_per_point()).ceil().max(1.0) as u32;
    let width = pixels.div_ceil(STEP_PX).saturating_mul(STEP_PX).min(WIDEST_PX);
    let drawn = Drawn::of(ctx);
    let known = drawn.0.lock().unwrap_or_else(PoisonError::into_inner).get(&(id.value(), width)).cloned();
    known.or_else(|| {
        let height = (width as f32 * rect.height() / rect.width()).round().max(1.0) as u32;
        let pixels = drawing().pixels(width, height).ok()?;
        let image = ColorImage::from_rgba_unmultiplied([width as usize, height as usize], &pixels);
        let texture = ctx.load_texture("a drawing", image, TextureOptions::LINEAR);
        let mut kept = drawn.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST {
            kept.clear();
        }
        kept.insert((id.value(), width), texture.clone());
        Some(texture)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::visuals::svg::Layer;
    use bevy_egui::egui::RawInput;
    use std::sync::atomic::{AtomicU32, Ordering};

    #[test]
    fn a_drawing_is_made_once_for_a_size_and_anew_when_its_file_is_another() {
        let made = Arc::new(AtomicU32::new(0));
        let counted = made.clone();
        let picture = Picture::drawn("square", (20.0, 10.0), 0.0, move || {
            counted.fetch_add(1, Ordering::Relaxed);
            let shapes = "<rect width='20' height='10' fill='#804020'/>";
            Drawing { size: (20.0, 10.0), layers: vec![Layer::of_shapes(20.0, 10.0, shapes)] }
        });
        assert_eq!(picture.size(15.0), vec2(30.0, 15.0));
        let ctx = Context::default();
        let at = |width: f32| Rect::from_min_size(pos2(5.0, 5.0), vec2(width, width / 2.0));
        let paint = |width| {
            drop(ctx.run_ui(RawInput::default(), |ui| picture.paint(ui.painter(), at(width))));
            made.load(Ordering::Relaxed)
        };
        assert_eq!([paint(30.0), paint(30.0), paint(28.0), paint(60.0)], [1, 1, 1, 2]);
        assert_eq!(paint(0.0), 2, "nothing has no size");
        forget(&ctx);
        assert_eq!(paint(30.0), 3);
    }
}
