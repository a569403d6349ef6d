//! The small picture beside a save: what was on the screen, for the menu and the list of saves.
//!
//! It is a file of its own (`name.cyclopean.png`), for the match in a save is exact to the bit and a picture is not. A
//! save without one is as good as any.

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageFormat, ImageSampler, ImageType};
use bevy::prelude::*;
use files::budget;
use session::save;
use std::fs;
use std::io::Cursor;
use std::path::Path;

/// Most width and height of a picture, pixels.
const MOST_PX: u32 = 320;
/// A picture file is far smaller; a larger one is not ours.
const MOST_BYTES: u64 = 4 << 20;
/// What comes after the name of the save.
const ENDING: &str = "png";

pub use session::library::picture_of as beside;

/// Lays a picture, as PNG, beside a save that was just written; without one, takes away that of whatever was there
/// before. A picture that cannot be written is done without.
pub fn keep(png: Option<&[u8]>, saved: &Path) {
    let path = beside(saved);
    let done = match png {
        Some(png) => save::write(png, &path).map_err(|why| why.to_string()),
        None => match fs::remove_file(&path) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error.to_string()),
            _ => Ok(()),
        },
    };
    if let Err(why) = done {
        warn!("no picture beside {}: {why}", saved.display());
    }
}

/// The pixels of a picture, three bytes each, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// Width and height.
    pub size: [usize; 2],
    /// Red, green and blue.
    pub rgb: Vec<u8>,
}

/// Reads a picture from PNG; `None` if the bytes are none.
pub fn decode(png: &[u8]) -> Option<Pixels> {
    let image = Image::from_buffer(
        png,
        ImageType::Format(ImageFormat::Png),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        RenderAssetUsages::MAIN_WORLD,
    );
    let image = image.ok()?.try_into_dynamic().ok()?.to_rgb8();
    let size = [image.width() as usize, image.height() as usize];
    Some(Pixels { size, rgb: image.into_raw() })
}

/// The picture beside a save, if there is one.
pub fn read(save: &Path) -> Option<Pixels> {
    decode(&budget::read(&beside(save), MOST_BYTES).ok()?)
}

/// Removes the pictures of saves that are no longer there.
pub fn tidy(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        let picture = path.extension().is_some_and(|end| end == ENDING);
        let save = path.with_extension("");
        let ours = picture && save.extension().is_some_and(|end| end == save::ENDING);
        if ours
            && !save.exists()
            && let Err(why) = fs::remove_file(&path)
        {
            warn!("{} stays behind: {why}", path.display());
        }
    }
}

/// A screenshot as PNG, as small as a picture beside a save; `None` if it cannot be made so.
pub fn shrink(image: Image) -> Option<Vec<u8>> {
    let small = image.try_into_dynamic().ok()?.thumbnail(MOST_PX, MOST_PX).to_rgb8();
    let mut bytes = Cursor::new(Vec::new());
    small.write_to(&mut bytes, ImageFormat::Png.as_image_crate_format()?).ok()?;
    Some(bytes.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

    fn window(width: u32, height: u32) -> Image {
        let size = Extent3d { width, height, depth_or_array_layers: 1 };
        let (dimension, format) = (TextureDimension::D2, TextureFormat::Rgba8UnormSrgb);
        Image::new_fill(size, dimension, &[200, 120, 40, 255], format, RenderAssetUsages::MAIN_WORLD)
    }

    #[test]
    fn a_window_becomes_a_small_picture_that_can_be_read_beside_the_save() {
        let folder = tempfile::tempdir().unwrap();
        let save = folder.path().join("tower.cyclopean");
        fs::write(&save, "a save").unwrap();
        keep(Some(&shrink(window(1280, 720)).unwrap()), &save);
        let seen = read(&save).unwrap();
        assert_eq!((seen.size, &seen.rgb[..3]), ([320, 180], &[200, 120, 40][..]));

        // Of a save that is written anew without a picture, none is left that tells of the one before.
        keep(None, &save);
        assert_eq!(read(&save), None);
    }

    #[test]
    fn pictures_without_a_save_are_removed_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| folder.path().join(name);
        for name in ["kept.cyclopean", "kept.cyclopean.png", "gone.cyclopean.png", "holiday.png", "gone.txt"]
        {
            fs::write(file(name), "x").unwrap();
        }
        tidy(folder.path());
        let left = |name: &str| file(name).exists();
        assert!(
            left("kept.cyclopean") && left("kept.cyclopean.png") && left("holiday.png") && left("gone.txt")
        );
        assert!(!left("gone.cyclopean.png"));
    }
}
