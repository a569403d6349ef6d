//! Takes the pictures that lie beside saves: of the window, as the player sees it, after whatever was done. Nothing is
//! shown that was not on the screen, and nothing at all while the screen shows what one of several people before it may
//! not see ([`Status::private`](window::game_ui::Status)).

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::tasks::{AsyncComputeTaskPool, Task};
use window::frame_clock::{self, FrameClock};
use window::game_ui::{CurrentGame, status};
use window::messages::{Open, Screen};
use window::platform::record::Autosave;
use window::platform::save_picture::shrink;
use window::watching::Watching;

/// Pictures are not taken more often than this, s.
const EVERY_S: f32 = 1.5;

/// The first frames of a table may be black, or want pieces whose shaders are not there yet.
const FIRST_FRAMES: u32 = 20;

/// Takes pictures of the window. Needs a renderer.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shrinking>()
        .add_systems(Update, (take.run_if(resource_exists::<CurrentGame>), take_in).chain());
}

/// The picture being made small, and how long ago the last was taken.
#[derive(Resource, Default)]
struct Shrinking {
    task: Option<Task<Option<Vec<u8>>>>,
    since_s: f32,
    /// Frames since the table came in sight.
    frames: u32,
}

/// Takes a picture once the match was saved anew, nothing lies over the table and nothing on it is secret.
fn take(world: &mut World) {
    let seconds = frame_clock::passed(world);
    let mut shrinking = world.resource_mut::<Shrinking>();
    shrinking.since_s += seconds;
    if shrinking.task.is_some() || shrinking.since_s < EVERY_S {
        if world.resource::<Autosave>().wants_picture() || world.resource::<Shrinking>().task.is_some() {
            frame_clock::keep_waiting(world);
        }
        return;
    }
    let seen = matches!(world.resource::<State<Screen>>().get(), Screen::Table | Screen::Result);
    let clear = seen && world.resource::<Open>().0.is_empty() && !world.contains_resource::<Watching>();
    let frames = &mut world.resource_mut::<Shrinking>().frames;
    *frames = if clear { frames.saturating_add(1) } else { 0 };
    let too_soon = *frames < FIRST_FRAMES;
    if !clear || !world.resource::<Autosave>().wants_picture() {
        return;
    }
    if too_soon {
        frame_clock::keep(world);
        return;
    }
    if status(world).is_none_or(|status| status.private || !status.at_rest) {
        return;
    }
    world.resource_mut::<Shrinking>().since_s = 0.0;
    world.resource_mut::<Autosave>().expect_picture();
    world.spawn(Screenshot::primary_window()).observe(begin_to_shrink);
}

fn begin_to_shrink(captured: On<ScreenshotCaptured>, mut shrinking: ResMut<Shrinking>) {
    let image = captured.image.clone();
    shrinking.task = Some(AsyncComputeTaskPool::get().spawn(async move { shrink(image) }));
}

fn take_in(mut shrinking: ResMut<Shrinking>, mut autosave: ResMut<Autosave>, clock: FrameClock) {
    let Some(png) = shrinking.task.as_mut().and_then(|task| clock.poll(task)) else { return };
    shrinking.task = None;
    if let Some(png) = png {
        autosave.set_picture(png);
    }
}
