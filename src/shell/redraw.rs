//! Draws while something moves, and rests when nothing does: an idle table costs next to nothing.
//!
//! The window wakes by itself at every input. Whatever moves without one says so with [`Moving`], frame by frame.
//! Whatever waits for a time or another thread has [`FrameClock`](window::frame_clock::FrameClock) say so. For a moment
//! after the last of these the pictures go on, so that what takes a few frames (a layout, a tooltip) gets done. Where
//! nothing is seen to change, they come slowly.

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};
use std::time::Duration;
use table::settle::pace;
use window::frame_clock::{self, FramesWanted, NextFrame};
use window::live_table::physics::{LiveBodies, TableClock};
use window::messages::Moving;

/// Between two pictures of a window in which nothing moves.
const RESTS: Duration = Duration::from_secs(30);
/// Between two pictures while something is waited for, and nothing is seen to change.
const WAITS: Duration = Duration::from_millis(100);
/// For how long pictures follow one another at once after the last change that is seen, s.
const SMOOTH_S: f32 = 0.25;
/// For how long pictures go on after the last movement, s, and how many at least: some machines draw slowly.
const LINGER_S: f32 = 0.6;
const LINGER_FRAMES: u32 = 4;
/// The longest step of the clock of what is seen and simulated: while things move, and after a rest, which is no time
/// that has passed for them.
const STEPS: (Duration, Duration) = (Duration::from_millis(250), Duration::from_micros(16_667));

/// What moves more slowly than this is not seen to move: a share of what is still called still ([`pace`]).
const UNSEEN: f32 = 0.1;

/// For how long nothing has happened.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Idle {
    /// Since the player last did something, s.
    pub untouched_s: f32,
    /// Since anything last moved, s.
    pub still_s: f32,
    /// Pictures since then.
    pub still_frames: u32,
    /// Since anything was last seen to change, s: what is only waited for is not seen.
    pub unseen_s: f32,
    /// Pictures since then.
    pub unseen_frames: u32,
}

impl Idle {
    /// Whether the window rests.
    pub fn rests(&self) -> bool {
        self.still_s >= LINGER_S && self.still_frames >= LINGER_FRAMES
    }

    /// Whether the next picture follows at once.
    fn is_smooth(&self) -> bool {
        self.unseen_s < SMOOTH_S || self.unseen_frames < LINGER_FRAMES
    }
}

/// Adds the resting. Needs a window.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(waking_after(RESTS));
    logic(app);
}

/// A window that wakes by itself after a time, if nothing else wakes it.
fn waking_after(time: Duration) -> WinitSettings {
    WinitSettings {
        focused_mode: UpdateMode::reactive(time),
        unfocused_mode: UpdateMode::reactive_low_power(time),
    }
}

/// Adds what says whether the next picture is wanted: [`Idle::rests`]. Works without a window.
pub fn logic(app: &mut App) {
    frame_clock::plugin(app);
    app.init_resource::<Idle>()
        .add_message::<WindowEvent>()
        .add_message::<RequestRedraw>()
        .add_message::<Moving>()
        .add_systems(Last, (watch, go_on).chain());
}

/// What the engine knows to be moving: bodies. What hangs still in a hand is awake, and does not move.
fn watch(clock: Res<TableClock>, bodies: LiveBodies, mut moving: MessageWriter<Moving>) {
    if *clock == TableClock::Running && bodies.iter().any(|body| pace(body) >= UNSEEN) {
        moving.write(Moving);
    }
}

/// Asks for the next picture where one is due.
fn go_on(
    mut inputs: MessageReader<WindowEvent>,
    (mut moving, wanted): (MessageReader<Moving>, Res<FramesWanted>),
    (real, mut time): (Res<Time<Real>>, ResMut<Time<Virtual>>),
    mut still: ResMut<Idle>,
    mut redraws: ResMut<Messages<RequestRedraw>>,
    settings: Option<ResMut<WinitSettings>>,
) {
    let passed = real.delta_secs();
    let touched = inputs.read().inspect(|input| trace!("input: {input:?}")).count() > 0;
    let moves = moving.read().count() > 0;
    let wanted = wanted.take();
    let (seen, waits) = (touched || moves || wanted == NextFrame::AtOnce, wanted != NextFrame::Never);
    still.untouched_s = if touched { 0.0 } else { still.untouched_s + passed };
    let since = |reset: bool, (s, frames): (f32, u32)| {
        if reset { (0.0, 0) } else { (s + passed, frames.saturating_add(1)) }
    };
    (still.unseen_s, still.unseen_frames) = since(seen, (still.unseen_s, still.unseen_frames));
    (still.still_s, still.still_frames) = since(seen || waits, (still.still_s, still.still_frames));
    let rests = still.rests();
    time.set_max_delta(if rests { STEPS.1 } else { STEPS.0 });
    trace!(
        "picture: touched {touched}, moves {moves}, wanted {wanted:?}, still for {} s, rests {rests}",
        still.still_s
    );
    // The panels' library asks for another picture as soon as it wants one at any time later, a blinking cursor's say.
    redraws.clear();
    if !rests && still.is_smooth() {
        redraws.write(RequestRedraw);
    }
    // To change the settings draws at once, so they are left alone until they must be others.
    if let Some(mut settings) = settings {
        let due = waking_after(if rests { RESTS } else { WAITS });
        if (settings.focused_mode, settings.unfocused_mode) != (due.focused_mode, due.unfocused_mode) {
            *settings = due;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::time::TimeUpdateStrategy;
    use bevy::window::CursorLeft;
    use window::frame_clock::FrameClock;

    /// Whether another picture is asked for after so many frames of a tenth of a second.
    fn goes_on(app: &mut App, frames: usize) -> bool {
        (0..frames).for_each(|_| app.update());
        !app.world().resource::<Messages<RequestRedraw>>().is_empty()
    }

    #[test]
    fn pictures_go_on_while_something_moves_and_rest_afterwards() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin))
            .insert_resource(TableClock::Paused)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
        assert!(goes_on(&mut app, 3), "what takes a few frames is done");
        assert!(!goes_on(&mut app, 8), "then it rests");
        // What somebody else asks for without a cause is not heeded.
        app.world_mut().write_message(RequestRedraw);
        assert!(!goes_on(&mut app, 1));
        app.world_mut().write_message(Moving);
        assert!(goes_on(&mut app, 4) && !goes_on(&mut app, 6));
        app.world().resource::<FramesWanted>().ask();
        assert!(goes_on(&mut app, 4) && !goes_on(&mut app, 6), "something waits for a time");
        let window = Entity::PLACEHOLDER;
        app.world_mut().write_message(WindowEvent::CursorLeft(CursorLeft { window }));
        assert!(goes_on(&mut app, 2), "an input wakes it");
        assert!(app.world().resource::<Idle>().untouched_s < 0.3);
    }

    #[test]
    fn pictures_come_slowly_where_something_is_waited_for_and_nothing_is_seen() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin))
            .insert_resource(TableClock::Paused)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
        let wait = |app: &mut App| {
            app.world().resource::<FramesWanted>().ask_soon();
            goes_on(app, 1)
        };
        let at_once = (0..50).filter(|_| wait(&mut app)).count();
        assert!(at_once <= LINGER_FRAMES as usize, "{at_once} pictures at once");
        let wakes_after = |app: &App| app.world().resource::<WinitSettings>().focused_mode;
        assert_eq!(wakes_after(&app), UpdateMode::reactive(WAITS));
        assert!(!app.world().resource::<Idle>().rests(), "it does not rest");
        app.world().resource::<FramesWanted>().ask();
        assert!(goes_on(&mut app, 1), "what is seen is drawn at once");
        (0..10).for_each(|_| _ = goes_on(&mut app, 1));
        assert_eq!(wakes_after(&app), UpdateMode::reactive(RESTS), "then it rests");
    }

    #[test]
    fn whoever_counts_seconds_gets_all_of_them_and_then_the_window_rests() {
        #[derive(Resource, Default)]
        struct Counted(f32);
        fn count(mut counted: ResMut<Counted>, clock: FrameClock) {
            if counted.0 < 3.0 {
                counted.0 += clock.count();
            }
        }
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin))
            .init_resource::<Counted>()
            .add_systems(Update, count)
            .insert_resource(TableClock::Paused)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
        app.update();
        // As the window does it: a frame for every one that is asked for, and none for nothing.
        let frames = (0..1_000).take_while(|_| goes_on(&mut app, 1)).count();
        assert!(app.world().resource::<Counted>().0 >= 3.0, "counted to the end");
        assert!((60..80).contains(&frames), "{frames} frames");
    }

    #[test]
    fn slow_frames_are_as_many_as_a_layout_needs() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin))
            .insert_resource(TableClock::Paused)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
        assert!(goes_on(&mut app, LINGER_FRAMES as usize - 1) && !goes_on(&mut app, 1));
    }
}
