//! The seconds of a frame, for systems that wait for something.
//!
//! The window draws only while something asks for frames (`shell::redraw`), so time passes only while something asks.
//! Whoever counts seconds, or looks whether another thread is done, does it through [`FrameClock`]: to count is to ask for
//! the next frame. Where nothing is seen to change meanwhile, whoever waits says so ([`FrameClock::wait`]): then frames come
//! slowly, and cost next to nothing. `tests/program/rooms/waits.rs` fails where seconds are counted in another way.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::tasks::{Task, block_on, poll_once};
use std::panic::Location;
use std::sync::atomic::{AtomicU8, Ordering};

/// A frame that took longer counts as one of this length, s: nobody has seen what would have passed in the meantime.
const SEEN_S: f32 = 0.1;
/// The same for clocks that must go right, s. A frame that took longer was an interruption.
const EXACT_S: f32 = 0.25;

/// The same for words, s. Software draws some pictures more slowly than one a second.
const READ_S: f32 = 2.0;

/// Adds the resource behind the clock. Works without a window.
pub fn plugin(app: &mut App) {
    app.init_resource::<FramesWanted>();
}

/// When the next frame should come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NextFrame {
    /// With the next input: nobody asks for one.
    Never,
    /// Something waits, and nothing is seen of that.
    Soon,
    /// Something is seen to change.
    AtOnce,
}

/// When something has asked for the next frame to come.
#[derive(Resource, Debug, Default)]
pub struct FramesWanted(AtomicU8);

impl FramesWanted {
    /// Asks for the next frame at once.
    #[track_caller]
    pub fn ask(&self) {
        trace!("asked for by {}", Location::caller());
        self.0.fetch_max(NextFrame::AtOnce as u8, Ordering::Relaxed);
    }

    /// Asks for a frame, which may take a moment to come.
    pub fn ask_soon(&self) {
        self.0.fetch_max(NextFrame::Soon as u8, Ordering::Relaxed);
    }

    /// What was asked for since the last call.
    pub fn take(&self) -> NextFrame {
        match self.0.swap(NextFrame::Never as u8, Ordering::Relaxed) {
            0 => NextFrame::Never,
            1 => NextFrame::Soon,
            _ => NextFrame::AtOnce,
        }
    }
}

/// The seconds of this frame. To count them asks for the next frame.
#[derive(SystemParam)]
pub struct FrameClock<'w> {
    real: Res<'w, Time<Real>>,
    table: Res<'w, Time>,
    wanted: Option<Res<'w, FramesWanted>>,
}

impl FrameClock<'_> {
    /// Asks for the next frame.
    #[track_caller]
    pub fn keep(&self) {
        if let Some(wanted) = &self.wanted {
            wanted.ask();
        }
    }

    /// Asks for another frame soon, although nothing on the screen changes yet.
    pub fn keep_waiting(&self) {
        if let Some(wanted) = &self.wanted {
            wanted.ask_soon();
        }
    }

    /// Seconds of this frame, where nothing is seen to change until enough of them have passed. Asks for a frame before long.
    pub fn wait(&self) -> f32 {
        self.keep_waiting();
        self.real.delta_secs().min(EXACT_S)
    }

    /// The same for words, which are read while pictures come slowly, too.
    pub fn wait_seen(&self) -> f32 {
        self.keep_waiting();
        self.real.delta_secs().min(READ_S)
    }

    /// The same by the table's clock, which bots and their pace make faster.
    pub(crate) fn wait_table(&self) -> f32 {
        self.keep_waiting();
        self.table.delta_secs()
    }

    /// Seconds of this frame, for what is shown for a while. A slow frame counts as a short one, so that nothing is gone
    /// before it was seen. Asks for the next frame.
    #[track_caller]
    pub fn count(&self) -> f32 {
        self.keep();
        self.real.delta_secs().min(SEEN_S)
    }

    /// Seconds of this frame, for clocks that people play by. Asks for the next frame.
    #[track_caller]
    pub(crate) fn count_exactly(&self) -> f32 {
        self.keep();
        self.real.delta_secs().min(EXACT_S)
    }

    /// Seconds of this frame by the table's clock, which bots and their pace make faster. Asks for the next frame.
    #[track_caller]
    pub fn count_table(&self) -> f32 {
        self.keep();
        self.table.delta_secs()
    }

    /// Seconds of this frame however long it took, where nothing waits for them. Asks for no frame.
    pub fn passed(&self) -> f32 {
        self.real.delta_secs()
    }

    /// What a task has come to, once it has. Asks for a frame before long until then.
    pub fn poll<T>(&self, task: &mut Task<T>) -> Option<T> {
        let done = block_on(poll_once(task));
        if done.is_none() {
            self.keep_waiting();
        }
        done
    }
}

/// [`FrameClock::keep`], for systems that have the whole world.
#[track_caller]
pub fn keep(world: &World) {
    if let Some(wanted) = world.get_resource::<FramesWanted>() {
        wanted.ask();
    }
}

/// [`FrameClock::keep_waiting`], for systems that have the whole world.
pub fn keep_waiting(world: &World) {
    if let Some(wanted) = world.get_resource::<FramesWanted>() {
        wanted.ask_soon();
    }
}

/// [`FrameClock::wait`], for systems that have the whole world.
pub fn wait(world: &World) -> f32 {
    keep_waiting(world);
    passed(world).min(EXACT_S)
}

/// [`FrameClock::count`], for systems that have the whole world.
#[track_caller]
pub fn count(world: &World) -> f32 {
    keep(world);
    passed(world).min(SEEN_S)
}

/// [`FrameClock::passed`], for systems that have the whole world.
pub fn passed(world: &World) -> f32 {
    world.resource::<Time<Real>>().delta_secs()
}

/// [`FrameClock::poll`], for systems that have the whole world.
pub fn poll<T>(world: &World, task: &mut Task<T>) -> Option<T> {
    let done = block_on(poll_once(task));
    if done.is_none() {
        keep_waiting(world);
    }
    done
}
