//! Pictures in a folder put together into one that moves: an animated PNG, which browsers show as they show any PNG.

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageFormat, ImageSampler, ImageType};
use bevy::prelude::*;
use files::budget;
use game::message::{Message, Say};
use session::save;
use std::path::{Path, PathBuf};
use window::platform::save_picture::Pixels;
use window::texts::ReplayText;

/// Most width and height of the animation, pixels: it is to be sent about.
const MOST_PX: u32 = 480;

/// Why there is no animation.
#[derive(Debug)]
pub(crate) enum AnimationError {
    /// A picture is missing, or is none.
    Picture(PathBuf),
    /// There is nothing to put together.
    Empty,
    /// The animation cannot be encoded.
    Encode(png::EncodingError),
    /// Nor written.
    Write(save::SaveError),
}

impl From<png::EncodingError> for AnimationError {
    fn from(why: png::EncodingError) -> Self {
        Self::Encode(why)
    }
}

impl From<save::SaveError> for AnimationError {
    fn from(why: save::SaveError) -> Self {
        Self::Write(why)
    }
}

impl Say for AnimationError {
    fn message(&self) -> Message {
        match self {
            Self::Picture(path) => ReplayText::NoPicture { path: path.display().to_string() }.message(),
            Self::Empty => ReplayText::NoPictures.message(),
            Self::Encode(why) => ReplayText::NotMade { why: why.to_string() }.message(),
            Self::Write(why) => why.message(),
        }
    }
}

/// Puts pictures together, each shown for so long, in ms; the animation goes on for ever.
///
/// # Errors
/// [`AnimationError`]; what was there before is then as it was.
pub(crate) fn assemble(pictures: &[PathBuf], each_ms: u16, out: &Path) -> Result<(), AnimationError> {
    let first = small(pictures.first().ok_or(AnimationError::Empty)?, None)?;
    let mut bytes = vec![];
    let [width, height] = first.size.map(|side| side as u32);
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_animated(pictures.len() as u32, 0)?;
    encoder.set_frame_delay(each_ms, 1000)?;
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&first.rgb)?;
    let mut before = first;
    for path in &pictures[1..] {
        let now = small(path, Some(before.size))?;
        // Only what has changed is written.
        let (at, size, part) = changed(&before, &now);
        writer.set_frame_dimension(size[0], size[1])?;
        writer.set_frame_position(at[0], at[1])?;
        writer.write_image_data(&part)?;
        before = now;
    }
    writer.finish()?;
    Ok(save::write(&bytes, out)?)
}

/// A picture made small; all of one animation are of one size.
fn small(path: &Path, size: Option<[usize; 2]>) -> Result<Pixels, AnimationError> {
    let wrong = || AnimationError::Picture(path.to_owned());
    let bytes = budget::read(path, budget::MOST_SAVE_BYTES).map_err(|_| wrong())?;
    let image = Image::from_buffer(
        &bytes,
        ImageType::Format(ImageFormat::Png),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        RenderAssetUsages::MAIN_WORLD,
    );
    let image = image.ok().and_then(|image| image.try_into_dynamic().ok()).ok_or_else(wrong)?;
    let image = match size {
        None => image.thumbnail(MOST_PX, MOST_PX),
        Some([width, height]) => image.thumbnail_exact(width as u32, height as u32),
    };
    let image = image.to_rgb8();
    Ok(Pixels { size: [image.width() as usize, image.height() as usize], rgb: image.into_raw() })
}

/// The smallest rectangle outside of which two pictures of one size are alike: where it begins, its size, and what is in it
/// now. It has at least one pixel.
fn changed(before: &Pixels, now: &Pixels) -> ([u32; 2], [u32; 2], Vec<u8>) {
    let [width, height] = now.size;
    let differs = |x: usize, y: usize| {
        let at = 3 * (y * width + x);
        before.rgb[at..at + 3] != now.rgb[at..at + 3]
    };
    let (mut low, mut high) = ([width - 1, height - 1], [0, 0]);
    for y in 0..height {
        for x in 0..width {
            if differs(x, y) {
                low = [low[0].min(x), low[1].min(y)];
                high = [high[0].max(x), high[1].max(y)];
            }
        }
    }
    if low[0] > high[0] || low[1] > high[1] {
        (low, high) = ([0, 0], [0, 0]);
    }
    let row = |y: usize| {
        let start = 3 * (y * width + low[0]);
        now.rgb[start..start + 3 * (high[0] - low[0] + 1)].iter().copied()
    };
    let part = (low[1]..=high[1]).flat_map(row).collect();
    (low.map(|side| side as u32), [0, 1].map(|axis| (high[axis] - low[axis] + 1) as u32), part)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
    use std::fs::{self, File};
    use std::io::BufReader;

    /// A grey picture with a white square so far from its left edge.
    fn picture(at: usize, folder: &Path) -> PathBuf {
        let size = Extent3d { width: MOST_PX, height: 270, depth_or_array_layers: 1 };
        let (dimension, format) = (TextureDimension::D2, TextureFormat::Rgba8UnormSrgb);
        let mut image =
            Image::new_fill(size, dimension, &[90, 90, 90, 255], format, RenderAssetUsages::MAIN_WORLD);
        let pixels = image.data.as_mut().unwrap();
        for (x, y) in (at..at + 8).flat_map(|x| (10..18).map(move |y| (x, y))) {
            pixels[4 * (y * MOST_PX as usize + x)..][..4].copy_from_slice(&[255; 4]);
        }
        let path = folder.join(format!("{at}.png"));
        let format = ImageFormat::Png.as_image_crate_format().unwrap();
        let image = image.try_into_dynamic().unwrap().to_rgb8();
        image.write_to(&mut File::create(&path).unwrap(), format).unwrap();
        path
    }

    #[test]
    fn an_animation_shows_every_picture_and_writes_only_what_changes() {
        let folder = tempfile::tempdir().unwrap();
        let pictures: Vec<PathBuf> = [0, 8, 8, 40].map(|at| picture(at, folder.path())).to_vec();
        let out = folder.path().join("all.png");
        assemble(&pictures, 66, &out).unwrap();
        let mut reader = png::Decoder::new(BufReader::new(File::open(&out).unwrap())).read_info().unwrap();
        assert_eq!(reader.info().animation_control.unwrap().num_frames, 4);
        let mut buffer = vec![0; reader.output_buffer_size().unwrap()];
        let mut rectangles = vec![];
        for _ in 0..4 {
            let frame = reader.next_frame(&mut buffer).unwrap();
            let control = reader.info().frame_control.unwrap();
            assert_eq!((control.delay_num, control.delay_den), (66, 1000));
            assert_eq!((frame.width, frame.height), (control.width, control.height));
            rectangles.push((control.x_offset, control.y_offset, control.width, control.height));
        }
        // The square from 0 to 8: what it left and what it covers; then nothing; then from 8 to 40.
        assert_eq!(rectangles, [(0, 0, 480, 270), (0, 10, 16, 8), (0, 0, 1, 1), (8, 10, 40, 8)]);
    }

    #[test]
    fn what_is_no_picture_is_named_and_nothing_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let (good, bad) = (picture(0, folder.path()), folder.path().join("bad.png"));
        fs::write(&bad, "no picture").unwrap();
        let out = folder.path().join("all.png");
        let why = assemble(&[good, bad.clone()], 66, &out).unwrap_err();
        let told = window::speech::say(&why);
        assert!(told.contains(bad.to_str().unwrap()), "{told}");
        assert!(!out.exists());
        assert!(matches!(assemble(&[], 66, &out), Err(AnimationError::Empty)));
    }
}
