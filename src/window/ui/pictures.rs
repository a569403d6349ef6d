//! Pictures that panels paint at whatever size there is room for: small in a log, larger on a page of rules, large in the
//! middle of the window.

use super::style;
use crate::visuals::svg::Drawing;
use bevy_egui::egui::emath::Rot2;
use bevy_egui::egui::epaint::{RectShape, Vertex};
use bevy_egui::egui::{
    Color32, ColorImage, Context, Id, Mesh, Painter, Pos2, Rect, Response, Sense, TextureHandle, TextureId,
    TextureOptions, Ui, Vec2, pos2, vec2,
};
use std::collections::HashMap;
use std::f32::consts::FRAC_PI_2;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Drawings are made in steps of so many pixels, and no wider than so many.
const STEP_PX: u32 = 16;
const WIDEST_PX: u32 = 2048;
/// So many pixels are kept; then those go that have not been painted for longest.
const MOST_PX: u64 = 24_000_000;

/// Steps of a round corner of a turned picture.
const ARC_STEPS: usize = 5;

/// Something that can be painted into a rectangle of its own shape.
#[derive(Clone)]
pub struct Picture {
    wide: f32,
    made: Made,
}

type Paint = dyn Fn(&Painter, Rect) + Send + Sync;

#[derive(Clone)]
enum Made {
    /// By painting into a rectangle.
    Painted(Arc<Paint>),
    /// As a drawing of this name, whose corners are rounded by a share of its width.
    Drawn { name: Arc<str>, round: f32, drawing: Arc<dyn Fn() -> Drawing + Send + Sync> },
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Picture").field("wide", &self.wide).finish_non_exhaustive()
    }
}

impl Picture {
    /// What a function paints, so wide for a height of 1.
    pub fn painted(wide: f32, paint: impl Fn(&Painter, Rect) + Send + Sync + 'static) -> Self {
        Self { wide, made: Made::Painted(Arc::new(paint)) }
    }

    /// A drawing of a size in its own units, whose corners are rounded by a share of its width. `name` tells it from every
    /// other drawing: two of one name are one.
    pub fn drawn(
        name: impl fmt::Debug,
        (width, height): (f32, f32),
        round: f32,
        drawing: impl Fn() -> Drawing + Send + Sync + 'static,
    ) -> Self {
        let name: Arc<str> = format!("{name:?}").into();
        Self { wide: width / height, made: Made::Drawn { name, round, drawing: Arc::new(drawing) } }
    }

    /// The drawing, where it is one.
    pub fn drawing(&self) -> Option<Drawing> {
        match &self.made {
            Made::Painted(_) => None,
            Made::Drawn { drawing, .. } => Some(drawing()),
        }
    }

    /// Its size at a height, points.
    pub fn size(&self, height: f32) -> Vec2 {
        vec2(self.wide * height, height)
    }

    /// Paints it.
    pub fn paint(&self, painter: &Painter, rect: Rect) {
        self.paint_turned(painter, rect, rect, (0.0, Color32::WHITE));
    }

    /// Lays it out in a panel, so many points high.
    pub fn show(&self, ui: &mut Ui, height: f32) -> Response {
        let (rect, response) = ui.allocate_exact_size(self.size(height), Sense::hover());
        self.paint(ui.painter(), rect);
        response
    }

    /// Paints it turned about its middle by an angle, clockwise, rad, and tinted. It is drawn for another
    /// rectangle, where it will lie in the end, and stretched into this one: what moves needs no drawing for every step.
    /// A function paints as it does, neither turned nor tinted.
    pub fn paint_turned(&self, painter: &Painter, rect: Rect, goal: Rect, (angle, tint): (f32, Color32)) {
        if !rect.is_positive() {
            return;
        }
        match &self.made {
            Made::Painted(paint) => paint(painter, rect),
            Made::Drawn { name, round, drawing } => match texture(painter, goal, name, drawing.as_ref()) {
                // egui would turn the corners and not what is on it.
                Some(texture) if angle != 0.0 => {
                    painter.add(turned(texture.id(), rect, rect.width() * round, (angle, tint)));
                }
                Some(texture) => {
                    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
                    let shape = RectShape::filled(rect, rect.width() * round, tint);
                    painter.add(shape.with_texture(texture.id(), whole));
                }
                None => {
                    painter.rect_filled(rect, 0.0, style::BUTTON);
                }
            },
        }
    }
}

/// A picture in a rectangle with round corners, turned about its middle by an angle, clockwise, rad.
fn turned(texture: TextureId, rect: Rect, radius: f32, (angle, tint): (f32, Color32)) -> Mesh {
    let (middle, turn) = (rect.center(), Rot2::from_angle(angle));
    let radius = radius.clamp(0.0, rect.size().min_elem() / 2.0);
    let inner = rect.shrink(radius);
    let corners = [inner.right_bottom(), inner.left_bottom(), inner.left_top(), inner.right_top()];
    let arc = |(quarter, corner): (usize, Pos2)| {
        (0..=ARC_STEPS).map(move |k| {
            let along = (quarter as f32 + k as f32 / ARC_STEPS as f32) * FRAC_PI_2;
            corner + radius * Vec2::angled(along)
        })
    };
    let mut mesh = Mesh::with_texture(texture);
    for at in std::iter::once(middle).chain(corners.into_iter().enumerate().flat_map(arc)) {
        let uv = ((at - rect.min) / rect.size()).to_pos2();
        mesh.vertices.push(Vertex { pos: middle + turn * (at - middle), uv, color: tint });
    }
    let rim = mesh.vertices.len() as u32 - 1;
    (0..rim).for_each(|k| mesh.add_triangle(0, k + 1, (k + 1) % rim + 1));
    mesh
}

/// The name of a drawing and its size, pixels.
pub(crate) type AtSize = (Arc<str>, u32, u32);

#[derive(Clone, Default)]
struct Drawn(Arc<Mutex<Textures>>);

#[derive(Default)]
struct Textures {
    /// Each with the number of the picture in which it was last painted.
    kept: HashMap<AtSize, (TextureHandle, u64)>,
    /// Pixels of all of them.
    pixels: u64,
}

impl Textures {
    fn get(&mut self, drawn: &AtSize, frame: u64) -> Option<TextureHandle> {
        let (texture, last) = self.kept.get_mut(drawn)?;
        *last = frame;
        Some(texture.clone())
    }

    /// Keeps one more; of the others those go that have not been painted for longest, and none that is painted now.
    fn keep(&mut self, drawn: AtSize, texture: TextureHandle, frame: u64) {
        let size = |(_, width, height): &AtSize| u64::from(*width) * u64::from(*height);
        self.pixels += size(&drawn);
        self.kept.insert(drawn, (texture, frame));
        while self.pixels > MOST_PX {
            let oldest =
                self.kept.iter().filter(|(_, (_, last))| *last < frame).min_by_key(|(_, (_, last))| *last);
            let Some(oldest) = oldest.map(|(drawn, _)| drawn.clone()) else { return };
            self.kept.remove(&oldest);
            self.pixels -= size(&oldest);
        }
    }
}

impl Drawn {
    fn of(ctx: &Context) -> Self {
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Self>(Id::NULL).clone())
    }

    fn textures(&self) -> MutexGuard<'_, Textures> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The pixels of drawings that several contexts paint: each is made once for all of them.
pub type Shared = Mutex<HashMap<AtSize, Arc<ColorImage>>>;

/// Lets a context take drawings from those that are shared, and add to them. For whoever draws in many contexts, one after the
/// other; nothing is ever thrown away.
pub fn share(ctx: &Context, shared: &'static Shared) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, shared));
}

/// Makes all drawings anew when they are next wanted: their files may be others.
pub fn forget(ctx: &Context) {
    *Drawn::of(ctx).textures() = Textures::default();
}

/// The drawing as a texture that is sharp in a rectangle.
fn texture(
    painter: &Painter,
    rect: Rect,
    name: &Arc<str>,
    drawing: &dyn Fn() -> Drawing,
) -> Option<TextureHandle> {
    let ctx = painter.ctx();
    let pixels = (rect.width() * ctx.pixels_per_point()).ceil().max(1.0) as u32;
    let width = pixels.div_ceil(STEP_PX).saturating_mul(STEP_PX).min(WIDEST_PX);
    let height = (width as f32 * rect.height() / rect.width()).round().clamp(1.0, WIDEST_PX as f32) as u32;
    let (drawn, frame) = (Drawn::of(ctx), ctx.cumulative_frame_nr());
    let size = (name.clone(), width, height);
    let known = drawn.textures().get(&size, frame);
    known.or_else(|| {
        let make = || {
            let pixels = drawing().pixels(width, height).ok()?;
            Some(Arc::new(ColorImage::from_rgba_unmultiplied([width as usize, height as usize], &pixels)))
        };
        let image = match ctx.data(|data| data.get_temp::<&'static Shared>(Id::NULL)) {
            None => make()?,
            Some(shared) => {
                let all = || shared.lock().unwrap_or_else(PoisonError::into_inner);
                let known = all().get(&size).cloned();
                // Made outside the lock: other contexts need not wait for it.
                let image = known.or_else(make)?;
                all().entry(size.clone()).or_insert(image).clone()
            }
        };
        let texture = ctx.load_texture(name.as_ref(), image, TextureOptions::LINEAR);
        drawn.textures().keep(size, texture.clone(), frame);
        Some(texture)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::visuals::svg::Layer;
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

    /// What is drawn at a corner of a picture is drawn at that corner however it is turned.
    #[test]
    fn a_turned_picture_is_turned_with_what_is_on_it() {
        let rect = Rect::from_min_size(pos2(10.0, 20.0), vec2(70.0, 120.0));
        for degrees in [5.0_f32, 45.0, 90.0, 180.0] {
            let angle = degrees.to_radians();
            let mesh = turned(TextureId::default(), rect, 6.0, (angle, Color32::WHITE));
            assert!(mesh.is_valid());
            let (sin, cos) = angle.sin_cos();
            for vertex in &mesh.vertices {
                let flat = rect.min + vertex.uv.to_vec2() * rect.size() - rect.center();
                let wanted = rect.center() + vec2(flat.x * cos - flat.y * sin, flat.x * sin + flat.y * cos);
                assert!(vertex.pos.distance(wanted) < 0.01, "{degrees}°: {vertex:?}");
            }
            // The triangles cover the rectangle but for its round corners.
            let area = |[a, b, c]: [Pos2; 3]| ((b - a).x * (c - a).y - (b - a).y * (c - a).x).abs() / 2.0;
            let corner = |index: u32| mesh.vertices[index as usize].pos;
            let covered: f32 = mesh.indices.chunks(3).map(|t| area([t[0], t[1], t[2]].map(corner))).sum();
            let whole = rect.area() - (4.0 - std::f32::consts::PI) * 36.0;
            assert!((covered - whole).abs() < 0.01 * whole, "{covered} {whole}");
        }
    }

    #[test]
    fn of_too_many_drawings_those_go_that_were_not_painted_for_longest() {
        let ctx = Context::default();
        let texture = || ctx.load_texture("", ColorImage::example(), TextureOptions::LINEAR);
        let mut textures = Textures::default();
        let each = |k: u64| (k.to_string().into(), 2000, 1000);
        let most = MOST_PX / 2_000_000;
        (0..most).for_each(|k| textures.keep(each(k), texture(), k));
        assert!(textures.get(&each(0), most).is_some(), "all are kept so far");
        textures.keep(each(99), texture(), most + 1);
        assert!(textures.get(&each(0), most + 2).is_some() && textures.get(&each(1), most + 2).is_none());
        assert!(textures.pixels <= MOST_PX);
        // What is painted in one picture is all kept, however much that is.
        (100..140).for_each(|k| textures.keep(each(k), texture(), 500));
        assert!((100..140).all(|k| textures.get(&each(k), 500).is_some()));
    }
}
