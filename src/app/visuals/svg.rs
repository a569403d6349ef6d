//! Drawn faces: SVG made here, rasterised when it is needed. The only fonts are those that the panels write with, so a
//! face looks the same on every machine.

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb::Database};
use std::sync::{Arc, LazyLock};

/// The family that faces write in.
pub const FAMILY: &str = "Ubuntu";

/// Why a face cannot be drawn. Faces are our own, so this is a mistake in the program.
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

/// Draws SVG, stretched to `width` by `height` pixels: straight RGBA, row by row from the top.
///
/// # Errors
/// [`FaceError`] where the text is not SVG or the size is none.
pub fn pixels(svg: &str, width: u32, height: u32) -> Result<Vec<u8>, FaceError> {
    let options = Options { fontdb: FONTS.clone(), font_family: FAMILY.into(), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|why| FaceError::Svg(why.to_string()))?;
    let mut pixmap = Pixmap::new(width, height).ok_or(FaceError::Size(width, height))?;
    let size = tree.size();
    let scale = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
    resvg::render(&tree, scale, &mut pixmap.as_mut());
    Ok(pixmap
        .pixels()
        .iter()
        .flat_map(|pixel| {
            let pixel = pixel.demultiply();
            [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
        })
        .collect())
}

/// [`pixels`] as a picture for materials and sprites.
///
/// # Errors
/// As for [`pixels`].
pub fn image(svg: &str, width: u32, height: u32) -> Result<Image, FaceError> {
    let data = pixels(svg, width, height)?;
    Ok(Image::new(
        Extent3d { width, height, depth_or_array_layers: 1 },
        TextureDimension::D2,
        data,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_and_letters_reach_the_picture() {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'>\
                   <rect width='10' height='10' fill='#804020'/>\
                   <text x='1' y='9' font-size='10' fill='#ffffff'>M</text></svg>";
        let drawn = pixels(svg, 40, 40).unwrap();
        assert_eq!(&drawn[..4], &[0x80, 0x40, 0x20, 0xFF]);
        assert!(drawn.chunks(4).any(|p| p[0] > 0xF0), "no letter was drawn");
    }

    #[test]
    fn what_is_no_drawing_is_refused() {
        assert!(matches!(pixels("tea", 4, 4), Err(FaceError::Svg(_))));
        assert_eq!(
            pixels("<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>", 0, 4),
            Err(FaceError::Size(0, 4))
        );
    }
}
