//! What the window shows at any moment, kept as a picture.

use bevy::image::ImageFormat;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::tasks::{IoTaskPool, Task};
use session::save;
use std::io::Cursor;
use std::path::{Path, PathBuf};
use window::frame_clock::FrameClock;
use window::game_ui::CurrentGame;
use window::messages::Notice;
use window::platform::record::Saves;
use window::speech::say;
use window::texts::Notices;
use window::words::capital;

/// Adds the keeping of pictures. Needs a renderer.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeptPictures>().add_systems(Update, tell_of_kept);
}

/// A picture that is being written.
type Writing = Task<Result<(), String>>;

/// The pictures of the window that are on their way to a file.
#[derive(Resource, Default)]
struct KeptPictures(Vec<(PathBuf, Option<Writing>)>);

/// Takes a picture of the window as it is, and keeps it under a name that no other has.
pub(super) fn save_window(world: &mut World) {
    let Some(folder) = world.resource::<Saves>().folder.as_ref().map(|saves| saves.join("pictures")) else {
        world.write_message(Notice::new(say(Notices::NoPictureFolder)));
        return;
    };
    if !world.contains_resource::<KeptPictures>() {
        world.write_message(Notice::new(say(Notices::NoWindow)));
        return;
    }
    let name = world.get_resource::<CurrentGame>().map_or("menu", |game| game.0.basics.info.id);
    let mut kept = world.resource_mut::<KeptPictures>();
    let is_free = |path: &PathBuf| !path.exists() && kept.0.iter().all(|(known, _)| known != path);
    let Some(path) = (1..).map(|n| folder.join(format!("{name}-{n:03}.png"))).find(is_free) else { return };
    kept.0.push((path.clone(), None));
    let write_it = move |captured: On<ScreenshotCaptured>, mut kept: ResMut<KeptPictures>| {
        let (image, to) = (captured.image.clone(), path.clone());
        if let Some((_, task)) = kept.0.iter_mut().find(|(known, _)| *known == path) {
            *task = Some(IoTaskPool::get().spawn(async move { write(image, 0, &to) }));
        }
    };
    world.spawn(Screenshot::primary_window()).observe(write_it);
}

/// Tells where a picture lies once it is written.
fn tell_of_kept(mut kept: ResMut<KeptPictures>, mut notices: MessageWriter<Notice>, clock: FrameClock) {
    if kept.0.is_empty() {
        return;
    }
    clock.keep_waiting();
    kept.0.retain_mut(|(path, task)| {
        let Some(done) = task.as_mut().and_then(|task| clock.poll(task)) else { return true };
        notices.write(Notice::new(match done {
            Ok(()) => say(Notices::PictureSaved { path: path.display().to_string() }),
            Err(why) => capital(&why),
        }));
        false
    });
}

/// Writes a picture of the window, without so many pixels at its foot, as a PNG; why not, in words.
pub(super) fn write(image: Image, foot: u32, path: &Path) -> Result<(), String> {
    let image =
        image.try_into_dynamic().map_err(|why| say(Notices::PictureUnread { why: why.to_string() }))?;
    let image = image.crop_imm(0, 0, image.width(), image.height().saturating_sub(foot).max(1));
    let format = ImageFormat::Png.as_image_crate_format().ok_or_else(|| say(Notices::PictureNoPng))?;
    let mut bytes = Cursor::new(vec![]);
    image
        .to_rgb8()
        .write_to(&mut bytes, format)
        .map_err(|why| say(Notices::PictureUnwritten { why: why.to_string() }))?;
    save::write(bytes.get_ref(), path).map_err(say)
}
