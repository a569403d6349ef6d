//! Drawn faces: SVG documents laid over one another, rasterised when they are needed. The only fonts are those that the
//! panels write with, so a face looks the same on every machine.
//!
//! A [`Drawing`] is a stack of [`Layer`]s. Each is a whole document and is drawn by itself, as any drawing program
//! would show it, so that no name and no style of one reaches another. A document may leave colours open: it bears a
//! [`Key`] in their place.

use super::paint::Canvas;
use bevy::image::{Image, ImageAddressMode};
use files::Asset;
use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform};
use resvg::usvg::{Options, Tree, fontdb::Database};
use std::sync::{Arc, LazyLock};

/// The family that faces write in.
pub(crate) const FAMILY: &str = "Ubuntu";

/// Why a face cannot be drawn. Faces are our own, so this is a mistake in the program or in one of its files.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaceError {
    /// The text is not SVG.
    #[error("not a drawing: {0}")]
    Svg(String),
    /// The picture has no pixels, or too many.
    #[error("a picture cannot have {0} by {1} pixels")]
    Size(u32, u32),
}

static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    fonts.load_font_data(epaint_default_fonts::UBUNTU_LIGHT.to_vec());
    fonts.set_sans_serif_family(FAMILY);
    fonts.set_serif_family(FAMILY);
    Arc::new(fonts)
});

/// A colour that a document leaves open: in the file it is a pink that no drawing uses otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// The colour of what is drawn.
    Colour,
    /// What can be read on that colour.
    Ink,
    /// Its outline.
    Outline,
    /// A second colour.
    Second,
}

impl Key {
    /// Every key.
    pub const ALL: [Self; 4] = [Self::Colour, Self::Ink, Self::Outline, Self::Second];

    /// As it stands in a file: `#rrggbb`, in capitals or not.
    pub const fn hex(self) -> &'static str {
        match self {
            Self::Colour => "#e0218a",
            Self::Ink => "#ffe3f2",
            Self::Outline => "#7a0c48",
            Self::Second => "#f78fc6",
        }
    }
}

/// A document and its place in a drawing. Without a place its middle is at the origin.
#[derive(Clone, Debug, PartialEq)]
pub struct Layer {
    svg: String,
    middle: (f32, f32),
    scale: f32,
    opacity: f32,
}

impl Layer {
    /// A document.
    pub fn new(svg: impl Into<String>) -> Self {
        Self { svg: svg.into(), middle: (0.0, 0.0), scale: 1.0, opacity: 1.0 }
    }

    /// A file whose page, of this size, begins at the origin.
    pub fn page(file: Asset, (width, height): (f32, f32)) -> Self {
        Self::new(file.text()).at(width / 2.0, height / 2.0)
    }

    /// Shapes that are made here, letters for the most part, in a document of this size. Its middle stays where it is.
    pub fn of_shapes(width: f32, height: f32, shapes: &str) -> Self {
        let svg = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}' \
             viewBox='0 0 {width} {height}'>{shapes}</svg>"
        );
        Self::new(svg).at(width / 2.0, height / 2.0)
    }

    /// The document.
    pub fn svg(&self) -> &str {
        &self.svg
    }

    /// Puts `#rrggbb` in the place of a key.
    #[must_use]
    pub fn coloured(mut self, key: Key, colour: &str) -> Self {
        let mut parts = self.svg.split('#');
        let mut svg = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            match part.split_at_checked(6) {
                Some((hex, rest)) if hex.eq_ignore_ascii_case(&key.hex()[1..]) => {
                    svg.extend([colour, rest]);
                }
                _ => svg.extend(["#", part]),
            }
        }
        self.svg = svg;
        self
    }

    /// Moves it by so much, in units of the drawing.
    #[must_use]
    pub fn at(self, x: f32, y: f32) -> Self {
        self.within(x, y, 1.0)
    }

    /// Scales it about the origin.
    #[must_use]
    pub fn scaled(self, scale: f32) -> Self {
        self.within(0.0, 0.0, scale)
    }

    /// Scales it about the origin, then moves it: a part of a picture becomes a part of a larger one.
    #[must_use]
    pub fn within(mut self, x: f32, y: f32, scale: f32) -> Self {
        self.middle = (x + scale * self.middle.0, y + scale * self.middle.1);
        self.scale *= scale;
        self
    }

    /// Lets what is beneath shine through: 1 hides it, 0 shows nothing else.
    #[must_use]
    pub fn faded(mut self, opacity: f32) -> Self {
        self.opacity *= opacity;
        self
    }
}

/// A picture of layers, from the lowest.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// Width and height in units.
    pub size: (f32, f32),
    /// What is drawn, from the lowest.
    pub layers: Vec<Layer>,
}

/// Makes layers part of a larger picture, as [`Layer::within`] does one.
pub fn inside(layers: Vec<Layer>, x: f32, y: f32, scale: f32) -> Vec<Layer> {
    layers.into_iter().map(|layer| layer.within(x, y, scale)).collect()
}

/// `#rrggbb`.
pub fn hex([r, g, b]: [u8; 3]) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

impl Drawing {
    /// A drawing of one file, of this size.
    pub fn of(file: Asset, size: (f32, f32)) -> Self {
        Self { size, layers: vec![Layer::page(file, size)] }
    }

    /// The picture in pixels, stretched to `width` by `height`: straight RGBA, row by row from the top.
    ///
    /// # Errors
    /// [`FaceError`] where a document is not SVG or the size is none.
    pub fn pixels(&self, width: u32, height: u32) -> Result<Vec<u8>, FaceError> {
        let options = Options { fontdb: FONTS.clone(), font_family: FAMILY.into(), ..Options::default() };
        let canvas = || Pixmap::new(width, height).ok_or(FaceError::Size(width, height));
        let mut picture = canvas()?;
        let stretch = Transform::from_scale(width as f32 / self.size.0, height as f32 / self.size.1);
        // Often the same document is drawn in many places, one after the other.
        let mut last: Option<(&str, Tree)> = None;
        for layer in &self.layers {
            let tree = match last.take() {
                Some((svg, tree)) if svg == layer.svg => tree,
                _ => Tree::from_str(&layer.svg, &options).map_err(|why| FaceError::Svg(why.to_string()))?,
            };
            let (x, y) = layer.middle;
            let place = stretch
                .pre_translate(x, y)
                .pre_scale(layer.scale, layer.scale)
                .pre_translate(-tree.size().width() / 2.0, -tree.size().height() / 2.0);
            if layer.opacity < 1.0 {
                let mut alone = canvas()?;
                resvg::render(&tree, place, &mut alone.as_mut());
                let paint = PixmapPaint { opacity: layer.opacity, ..PixmapPaint::default() };
                picture.draw_pixmap(0, 0, alone.as_ref(), &paint, Transform::identity(), None);
            } else {
                resvg::render(&tree, place, &mut picture.as_mut());
            }
            last = Some((&layer.svg, tree));
        }
        let straight = |pixel: &resvg::tiny_skia::PremultipliedColorU8| {
            let pixel = pixel.demultiply();
            [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
        };
        Ok(picture.pixels().iter().flat_map(straight).collect())
    }

    /// [`Drawing::pixels`] as a picture for materials, for what is seen from far away too: with all its smaller pictures.
    ///
    /// # Errors
    /// As for [`Drawing::pixels`].
    pub(crate) fn mipmapped(&self, width: u32, height: u32) -> Result<Image, FaceError> {
        Ok(Canvas::of_pixels(width, height, &self.pixels(width, height)?)
            .into_image(ImageAddressMode::ClampToEdge))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: &str = "<?xml version='1.0' encoding='UTF-8'?>\
        <svg xmlns='http://www.w3.org/2000/svg' width='10' height='10' viewBox='-5 -5 10 10'>\
        <style>.a { fill: #E0218A }</style><rect class='a' x='-5' y='-5' width='10' height='10'/></svg>";

    fn drawing(layers: Vec<Layer>) -> Drawing {
        Drawing { size: (40.0, 40.0), layers }
    }

    fn pixel(drawn: &[u8], x: usize, y: usize) -> [u8; 4] {
        let at = 4 * (40 * y + x);
        [drawn[at], drawn[at + 1], drawn[at + 2], drawn[at + 3]]
    }

    #[test]
    fn colours_and_letters_reach_the_picture() {
        let shapes = "<rect width='40' height='40' fill='#804020'/>\
                      <text x='4' y='36' font-size='40' fill='#ffffff'>M</text>";
        let drawn = drawing(vec![Layer::of_shapes(40.0, 40.0, shapes)]).pixels(40, 40).unwrap();
        assert_eq!(&drawn[..4], &[0x80, 0x40, 0x20, 0xFF]);
        assert!(drawn.chunks(4).any(|p| p[0] > 0xF0), "no letter was drawn");
    }

    #[test]
    fn layers_lie_where_they_are_put_and_their_styles_stay_with_them() {
        let red = Layer::new(SQUARE).coloured(Key::Colour, "#ff0000").at(10.0, 20.0);
        let blue = Layer::new(SQUARE).coloured(Key::Colour, "#0000ff").scaled(2.0).at(10.0, 0.0);
        let drawn = drawing(vec![red, blue.within(10.0, 20.0, 1.0)]).pixels(40, 40).unwrap();
        assert_eq!(pixel(&drawn, 6, 20), [255, 0, 0, 255]);
        assert_eq!(pixel(&drawn, 12, 20), [0, 0, 255, 255]);
        assert_eq!(pixel(&drawn, 29, 29), [0, 0, 255, 255]);
        for (x, y) in [(4, 20), (6, 14), (6, 25), (31, 20), (20, 9), (20, 31)] {
            assert_eq!(pixel(&drawn, x, y), [0; 4], "{x}, {y}");
        }
    }

    #[test]
    fn a_faded_layer_lets_what_is_beneath_shine_through() {
        let whole = |colour| Layer::new(SQUARE).coloured(Key::Colour, colour).scaled(4.0).at(20.0, 20.0);
        let drawn = drawing(vec![whole("#ffffff"), whole("#000000").faded(0.5)]).pixels(40, 40).unwrap();
        assert!(drawn.chunks(4).all(|p| p[0].abs_diff(128) <= 1 && p[3] == 255), "{:?}", &drawn[..4]);
    }

    #[test]
    fn only_the_key_that_is_meant_is_replaced() {
        let svg = Key::ALL.map(Key::hex).join(" ") + " #abc #";
        let coloured = Layer::new(svg.as_str()).coloured(Key::Ink, "#123456");
        assert_eq!(coloured.svg(), svg.replace(Key::Ink.hex(), "#123456"));
    }

    #[test]
    fn what_is_no_drawing_is_refused() {
        let tea = drawing(vec![Layer::new("tea")]);
        assert!(matches!(tea.pixels(4, 4), Err(FaceError::Svg(_))));
        assert_eq!(drawing(vec![]).pixels(0, 4), Err(FaceError::Size(0, 4)));
    }
}
