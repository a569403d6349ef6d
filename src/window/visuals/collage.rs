//! Drawings laid over one another in a picture, without a window and without a driver: for saves of games that are drawn
//! flat.

use super::picture::{PictureError, write_rgba};
use super::svg::{Drawing, FaceError};
use bevy_egui::egui::{Pos2, Rect, vec2};
use std::path::Path;

/// Straight RGBA over which drawings are laid.
#[derive(Clone, Debug)]
pub struct Collage {
    rgba: Vec<u8>,
    width: u32,
    height: u32,
    clip: Rect,
}

impl Collage {
    /// An empty one, of so many pixels.
    pub fn new(width: u32, height: u32) -> Self {
        let clip = Rect::from_min_size(Pos2::ZERO, vec2(width as f32, height as f32));
        Self { rgba: vec![0; width as usize * height as usize * 4], width, height, clip }
    }

    /// All of it.
    pub fn whole(&self) -> Rect {
        Rect::from_min_size(Pos2::ZERO, vec2(self.width as f32, self.height as f32))
    }

    /// Lays what follows within a part of it only.
    pub fn clip(&mut self, to: Rect) {
        self.clip = to;
    }

    /// Lays a drawing over what is there, `tint` times as bright and with `alpha` of its opacity.
    ///
    /// # Errors
    /// [`FaceError`] where it cannot be drawn.
    pub fn lay(&mut self, drawing: &Drawing, rect: Rect, tint: f32, alpha: f32) -> Result<(), FaceError> {
        let (w, h) = (rect.width().round().max(1.0) as u32, rect.height().round().max(1.0) as u32);
        let (left, top) = (rect.left().round() as i64, rect.top().round() as i64);
        let seen = self.clip.intersect(self.whole());
        let (xs, ys) = (
            seen.left().round() as i64..seen.right().round() as i64,
            seen.top().round() as i64..seen.bottom().round() as i64,
        );
        for (k, above) in drawing.pixels(w, h)?.chunks_exact(4).enumerate() {
            let (x, y) = (left + (k as u32 % w) as i64, top + (k as u32 / w) as i64);
            let opacity = f32::from(above[3]) / 255.0 * alpha;
            if !(xs.contains(&x) && ys.contains(&y)) || opacity <= 0.0 {
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

    /// Writes it as PNG.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn write(self, out: &Path) -> Result<(), PictureError> {
        write_rgba(self.rgba, (self.width, self.height), out)
    }
}
