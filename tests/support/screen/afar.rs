//! What somebody sees of a picture who sits three metres away: light and colour, no letters.

use std::collections::HashMap;
use window::egui::epaint::{ImageDelta, Mesh, Primitive};
use window::egui::{Color32, Context, FullOutput, ImageData, Pos2, TextureId, Vec2, vec2};

/// Side of a patch of the picture in which nothing is told apart, points. A screen of 53 cm shows 1280 points, so a letter of
/// 19 points is 4 mm high, and from three metres the eye tells letters from about 5 minutes of arc, 4.4 mm, on.
pub const PATCH: usize = 32;

/// Every other point of every other row is looked at: patches are much larger.
const STEP: usize = 2;

/// An onlooker, and the textures that egui has sent so far.
#[derive(Default)]
pub struct Onlooker {
    textures: HashMap<TextureId, (usize, Vec<Color32>)>,
}

/// The mean light of each patch, from 0 to 255, in red, green and blue.
pub struct Seen {
    pub columns: usize,
    pub patches: Vec<[f32; 3]>,
}

impl Seen {
    /// A picture of this size, in patches of so many pixels a side. One row and column in so many is looked at.
    pub fn of(
        (width, height): (usize, usize),
        (side, step): (usize, usize),
        light: impl Fn(usize, usize) -> [f32; 3],
    ) -> Self {
        let (columns, rows) = (width.div_ceil(side), height.div_ceil(side));
        let patch = |at: usize| {
            let (left, top) = (at % columns * side, at / columns * side);
            let (mut sum, mut count) = ([0.0; 3], 0.0);
            for y in (top..(top + side).min(height)).step_by(step) {
                for x in (left..(left + side).min(width)).step_by(step) {
                    let pixel = light(x, y);
                    (0..3).for_each(|k| sum[k] += pixel[k]);
                    count += 1.0;
                }
            }
            sum.map(|light| light / count)
        };
        Self { columns, patches: (0..columns * rows).map(patch).collect() }
    }

    /// By how much the light of a patch differs most, and where, points.
    pub fn differs(&self, other: &Self) -> (f32, Pos2) {
        let apart = |(one, other): (&[f32; 3], &[f32; 3])| {
            one.iter().zip(other).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max)
        };
        let all = self.patches.iter().zip(&other.patches).map(apart).enumerate();
        let (at, most) = all.max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or_default();
        let (x, y) = (at % self.columns, at / self.columns);
        (most, Pos2::new(((x * 2 + 1) * PATCH / 2) as f32, ((y * 2 + 1) * PATCH / 2) as f32))
    }
}

impl Onlooker {
    /// Looks at a picture of this size, points.
    pub fn look(&mut self, ctx: &Context, size: Vec2, output: FullOutput) -> Seen {
        let (width, height) = (size.x as usize, size.y as usize);
        let pixels = self.painted(ctx, size, output, STEP);
        Seen::of((width, height), (PATCH, STEP), |x, y| pixels[y * width + x])
    }

    /// The light of each point of a picture of this size, row by row.
    pub fn pixels(&mut self, ctx: &Context, size: Vec2, output: FullOutput) -> Vec<[f32; 3]> {
        self.painted(ctx, size, output, 1)
    }

    /// The same of one row and column in so many.
    fn painted(&mut self, ctx: &Context, size: Vec2, output: FullOutput, step: usize) -> Vec<[f32; 3]> {
        self.take(&output);
        let (width, height) = (size.x as usize, size.y as usize);
        let mut pixels = vec![[0.0_f32; 3]; width * height];
        for clipped in ctx.tessellate(output.shapes, 1.0) {
            if let Primitive::Mesh(mesh) = &clipped.primitive {
                let clip = clipped.clip_rect.intersect(window::egui::Rect::from_min_size(Pos2::ZERO, size));
                self.paint(mesh, (clip.min, clip.max), (width, step), &mut pixels);
            }
        }
        pixels
    }

    /// Textures that were sent with a picture that nobody looked at.
    pub fn take(&mut self, output: &FullOutput) {
        let all = output.textures_delta.set.iter().flat_map(|(id, all)| all.iter().map(move |one| (id, one)));
        for (id, ImageDelta { image: ImageData::Color(image), pos, .. }) in all {
            match pos {
                None => drop(self.textures.insert(*id, (image.width(), image.pixels.clone()))),
                Some([x, y]) => {
                    if let Some((width, all)) = self.textures.get_mut(id) {
                        for (row, line) in image.pixels.chunks(image.width()).enumerate() {
                            let from = (y + row) * *width + x;
                            all[from..from + line.len()].copy_from_slice(line);
                        }
                    }
                }
            }
        }
    }

    /// Paints the triangles of a mesh, pixel by pixel.
    fn paint(
        &self,
        mesh: &Mesh,
        (min, max): (Pos2, Pos2),
        (width, step): (usize, usize),
        pixels: &mut [[f32; 3]],
    ) {
        let texture = self.textures.get(&mesh.texture_id);
        for corners in mesh.indices.chunks_exact(3) {
            let [a, b, c] = [corners[0], corners[1], corners[2]].map(|at| &mesh.vertices[at as usize]);
            let whole = (b.pos - a.pos).rot90().dot(c.pos - a.pos);
            if whole == 0.0 || [a, b, c].iter().all(|corner| corner.color == Color32::TRANSPARENT) {
                continue;
            }
            // The share of a corner at a point grows by so much along x, along y, from so much.
            let share = |from: Pos2, to: Pos2| {
                let turned = (to - from).rot90() / whole;
                [turned.x, turned.y, -turned.dot(from.to_vec2())]
            };
            let shares = [share(b.pos, c.pos), share(c.pos, a.pos), share(a.pos, b.pos)];
            let colours = [a, b, c].map(|corner| corner.color.to_array().map(f32::from));
            let (xs, ys) = ([a.pos.x, b.pos.x, c.pos.x], [a.pos.y, b.pos.y, c.pos.y]);
            let low =
                |all: [f32; 3], least: f32| all.into_iter().fold(f32::MAX, f32::min).max(least) as usize;
            let high =
                |all: [f32; 3], most: f32| all.into_iter().fold(0.0, f32::max).min(most).ceil() as usize;
            let lit = |w: [f32; 3]| {
                let mix = |k: usize| w[0] * colours[0][k] + w[1] * colours[1][k] + w[2] * colours[2][k];
                let texel = texture.map_or([255.0; 4], |(wide, all)| {
                    let tall = all.len() / wide;
                    let uv = (a.uv.to_vec2() * w[0] + b.uv.to_vec2() * w[1] + c.uv.to_vec2() * w[2])
                        * vec2(*wide as f32, tall as f32);
                    let (u, v) = ((uv.x as usize).min(wide - 1), (uv.y as usize).min(tall - 1));
                    all[v * wide + u].to_array().map(f32::from)
                });
                let over = 1.0 - mix(3) * texel[3] / (255.0 * 255.0);
                (over, [0, 1, 2].map(|k| mix(k) * texel[k] / 255.0))
            };
            // Most of a picture is plain.
            let is_plain = [b, c].iter().all(|one| (one.color, one.uv) == (a.color, a.uv));
            let plain = is_plain.then(|| lit([1.0, 0.0, 0.0]));
            for y in (low(ys, min.y).next_multiple_of(step)..high(ys, max.y)).step_by(step) {
                for x in (low(xs, min.x).next_multiple_of(step)..high(xs, max.x)).step_by(step) {
                    let (px, py) = (x as f32 + 0.5, y as f32 + 0.5);
                    let share = |k: usize| shares[k][0] * px + shares[k][1] * py + shares[k][2];
                    let w = [share(0), share(1), share(2)];
                    if w[0] < 0.0 || w[1] < 0.0 || w[2] < 0.0 {
                        continue;
                    }
                    let (over, [red, green, blue]) = plain.unwrap_or_else(|| lit(w));
                    let pixel = &mut pixels[y * width + x];
                    *pixel = [pixel[0] * over + red, pixel[1] * over + green, pixel[2] * over + blue];
                }
            }
        }
    }
}
