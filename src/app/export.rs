//! A replay, or a turn of it, as pictures: one after another is drawn in the window, taken and written, and all of them are put
//! together into one that moves. Pictures that are there already stay, so that an export that was broken off goes on.
//!
//! What the window shows at any moment can be kept as a picture beside them.

use super::frame_clock::FrameClock;
use super::game_ui::CurrentGame;
use super::keys::names::ESC;
use super::messages::{Notice, Open};
use super::platform::animation::assemble;
use super::platform::record::Saves;
use super::watching::{Span, Watching};
use super::words::capital;
use crate::session::save;
use bevy::ecs::schedule::common_conditions::not;
use bevy::image::ImageFormat;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::tasks::{AsyncComputeTaskPool, IoTaskPool, Task};
use bevy::window::PrimaryWindow;
use std::io::Cursor;
use std::path::{Path, PathBuf};

/// Pictures a second of what moves at its own speed.
const A_SECOND: f32 = 15.0;
/// Longer replays are shown in so many pictures, faster.
const MOST_PICTURES: u64 = 600;
/// So long after the last thing that was done pictures are still taken, s.
const AFTER_S: f32 = 4.0;
/// What is shown is drawn so often before a picture of it is taken: panels come a frame later.
const SETTLES: u8 = 1;

/// Adds the taking of pictures. Needs a renderer.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeptPictures>().add_systems(Update, tell_of_kept).add_systems(
        Update,
        (
            begin.run_if(resource_exists::<Watching>.and_then(not(resource_exists::<Exporting>))),
            go_on.run_if(resource_exists::<Exporting>),
        )
            .chain(),
    );
}

/// A picture that is being written.
type Writing = Task<Result<(), String>>;

/// The pictures of the window that are on their way to a file.
#[derive(Resource, Default)]
struct KeptPictures(Vec<(PathBuf, Option<Writing>)>);

/// Why there is no place for pictures.
const NO_FOLDER: &str = "This system names no folder for saves, so no pictures can be written";

/// Takes a picture of the window as it is, and keeps it under a name that no other has.
pub(super) fn save_window(world: &mut World) {
    let Some(folder) = world.resource::<Saves>().folder.as_ref().map(|saves| saves.join("pictures")) else {
        world.write_message(Notice(NO_FOLDER.into()));
        return;
    };
    if !world.contains_resource::<KeptPictures>() {
        world.write_message(Notice("There is no window to take a picture of".into()));
        return;
    }
    let name = world.get_resource::<CurrentGame>().map_or("menu", |game| game.0.info.id);
    let mut kept = world.resource_mut::<KeptPictures>();
    let is_free = |path: &PathBuf| !path.exists() && kept.0.iter().all(|(known, _)| known != path);
    let Some(path) = (1..).map(|n| folder.join(format!("{name}-{n:03}.png"))).find(is_free) else { return };
    kept.0.push((path.clone(), None));
    let write_it = move |captured: On<ScreenshotCaptured>, mut kept: ResMut<KeptPictures>| {
        let (image, to) = (captured.image.clone(), path.clone());
        if let Some((_, task)) = kept.0.iter_mut().find(|(known, _)| *known == path) {
            *task = Some(IoTaskPool::get().spawn(async move { write(image, &to) }));
        }
    };
    world.spawn(Screenshot::primary_window()).observe(write_it);
}

/// Tells where a picture lies once it is written.
fn tell_of_kept(mut kept: ResMut<KeptPictures>, mut notices: MessageWriter<Notice>, clock: FrameClock) {
    if kept.0.is_empty() {
        return;
    }
    clock.keep();
    kept.0.retain_mut(|(path, task)| {
        let Some(done) = task.as_mut().and_then(|task| clock.poll(task)) else { return true };
        notices.write(Notice(match done {
            Ok(()) => format!("The picture is saved: {}", path.display()),
            Err(why) => capital(&why),
        }));
        false
    });
}

/// What is being exported.
#[derive(Resource)]
pub(super) struct Exporting {
    folder: PathBuf,
    /// The steps after which pictures are taken.
    steps: Vec<u64>,
    /// How long each is shown, ms.
    each_ms: u16,
    next: usize,
    stage: Stage,
    title: String,
}

enum Stage {
    /// The recording is wound to where the next picture is taken.
    Winds,
    /// It is drawn, so many times more.
    Settles(u8),
    /// The picture is on its way from the graphics card.
    Taken,
    /// It is written.
    Written(Task<Result<(), String>>),
    /// All are put together.
    Assembled(Task<Result<(), String>>),
}

/// The name of a picture of a sequence.
fn named(folder: &Path, number: usize) -> PathBuf {
    folder.join(format!("picture-{:04}.png", number + 1))
}

/// Begins what was asked for.
fn begin(
    mut commands: Commands,
    mut watching: ResMut<Watching>,
    (game, saves): (Res<CurrentGame>, Res<Saves>),
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(span) = watching.exports.take() else { return };
    let Some(saves) = &saves.folder else {
        notices.write(Notice(NO_FOLDER.into()));
        return;
    };
    let reel = &watching.reel;
    // Where a table has lain there since, there is nothing to be seen.
    let end = reel.steps().1.min(reel.last_deed() + (AFTER_S / reel.step_s()) as u64);
    let (first, last, name) = match span {
        Span::All => (0, end, "whole".to_owned()),
        Span::Turn => {
            // The first turn begins before anything was written down.
            let begins = Some(reel.turn_at(0)).filter(|step| *step <= reel.steps().0).unwrap_or(0);
            (begins, reel.turn_at(1).min(end), format!("turn-{}", reel.turn()))
        }
    };
    let stride = ((1.0 / A_SECOND / reel.step_s()).round() as u64).max(1);
    let last = last.max(first);
    let stride = stride.max((last - first).div_ceil(MOST_PICTURES));
    let steps: Vec<u64> = (first..last).step_by(stride as usize).chain([last]).collect();
    let each_s = reel.step_s().max(1.0 / A_SECOND);
    let folder =
        saves.join("pictures").join(format!("{}-{:08x}-{name}-{stride}", game.0.info.id, reel.fingerprint()));
    let title = windows.single_mut().map_or_else(|_| String::new(), |window| window.title.clone());
    (watching.playing, watching.goal) = (false, None);
    commands.insert_resource(Exporting {
        folder,
        steps,
        each_ms: (each_s * 1000.0) as u16,
        next: 0,
        stage: Stage::Winds,
        title,
    });
}

/// Goes on by as much as can be done now. A dialog (Esc) or the end of the replay stops it.
fn go_on(
    mut commands: Commands,
    mut exporting: ResMut<Exporting>,
    watching: Option<ResMut<Watching>>,
    open: Res<Open>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut notices: MessageWriter<Notice>,
    clock: FrameClock,
) {
    clock.keep();
    let all = exporting.steps.len();
    let over = match watching {
        Some(watching) if open.0.is_empty() => advance(&mut commands, &mut exporting, watching, &clock),
        _ => Some(format!(
            "Stopped after {} of {all} pictures: begin again, and it goes on from there",
            exporting.next
        )),
    };
    let title = match over {
        None => format!("Cyclopean: {} of {all} pictures are taken; {ESC} stops", exporting.next),
        Some(words) => {
            notices.write(Notice(words));
            commands.remove_resource::<Exporting>();
            exporting.title.clone()
        }
    };
    for mut window in &mut windows {
        if window.title != title {
            window.title.clone_from(&title);
        }
    }
}

/// Goes on; what there is to tell when it is over.
fn advance(
    commands: &mut Commands,
    exporting: &mut Exporting,
    mut watching: ResMut<Watching>,
    clock: &FrameClock,
) -> Option<String> {
    match &mut exporting.stage {
        Stage::Winds => {
            while exporting.next < exporting.steps.len() && named(&exporting.folder, exporting.next).exists()
            {
                exporting.next += 1;
            }
            let Some(&step) = exporting.steps.get(exporting.next) else {
                let pictures: Vec<PathBuf> =
                    (0..exporting.steps.len()).map(|i| named(&exporting.folder, i)).collect();
                let (each_ms, out) = (exporting.each_ms, exporting.folder.join("animation.png"));
                exporting.stage =
                    Stage::Assembled(AsyncComputeTaskPool::get().spawn(async move {
                        assemble(&pictures, each_ms, &out).map_err(|why| why.to_string())
                    }));
                return None;
            };
            if watching.steps().0 == step.min(watching.steps().1) && watching.goal.is_none() {
                exporting.stage = Stage::Settles(SETTLES);
            } else if watching.goal != Some(step) {
                watching.goal = Some(step);
            }
        }
        Stage::Settles(0) => {
            exporting.stage = Stage::Taken;
            commands.spawn(Screenshot::primary_window()).observe(take_in);
        }
        Stage::Settles(more) => *more -= 1,
        Stage::Taken => {}
        Stage::Written(task) => match clock.poll(task)? {
            Ok(()) => {
                exporting.next += 1;
                exporting.stage = Stage::Winds;
                return advance(commands, exporting, watching, clock);
            }
            Err(why) => return Some(capital(&why)),
        },
        Stage::Assembled(task) => {
            return clock.poll(task).map(|done| match done {
                Ok(()) => {
                    let folder = exporting.folder.display();
                    format!("{} pictures and animation.png are in {folder}", exporting.steps.len())
                }
                Err(why) => capital(&why),
            });
        }
    }
    None
}

fn take_in(captured: On<ScreenshotCaptured>, exporting: Option<ResMut<Exporting>>) {
    let Some(mut exporting) = exporting else { return };
    let (image, path) = (captured.image.clone(), named(&exporting.folder, exporting.next));
    exporting.stage = Stage::Written(IoTaskPool::get().spawn(async move { write(image, &path) }));
}

fn write(image: Image, path: &Path) -> Result<(), String> {
    let image = image.try_into_dynamic().map_err(|why| format!("a picture cannot be read: {why}"))?;
    let format = ImageFormat::Png.as_image_crate_format().ok_or("this build writes no PNG")?;
    let mut bytes = Cursor::new(vec![]);
    image
        .to_rgb8()
        .write_to(&mut bytes, format)
        .map_err(|why| format!("a picture cannot be written: {why}"))?;
    save::write(bytes.get_ref(), path).map_err(|why| why.to_string())
}
