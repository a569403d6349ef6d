//! A replay, or a turn of it, as pictures: one after another is drawn in the window, taken and written, and all of them are put
//! together into one that moves. Pictures that are there already stay, so that an export that was broken off goes on.

use crate::kept_pictures::write;
use crate::platform::animation::assemble;
use crate::ui::replay_bar;
use bevy::ecs::schedule::common_conditions::not;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::tasks::{AsyncComputeTaskPool, IoTaskPool, Task};
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{Rect, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use game::message::Message;
use std::path::{Path, PathBuf};
use window::frame_clock::FrameClock;
use window::game_ui::CurrentGame;
use window::input_queue::InputQueue;
use window::keys::names::ESC;
use window::messages::{DrawSet, Notice, Open};
use window::platform::record::Saves;
use window::platform::settings::Preferences;
use window::speech::say;
use window::texts::{Notices, ReplayText};
use window::watching::{PlaybackSource, Span, TurnWay, Watching};
use window::words::capital;

/// Pictures a second of what moves at its own speed.
const A_SECOND: f32 = 15.0;
/// Longer replays are shown in so many pictures, faster.
const MOST_PICTURES: u64 = 600;
/// So long after the last thing that was done pictures are still taken, s.
const AFTER_S: f32 = 4.0;
/// What is shown is drawn so often before a picture of it is taken: panels come a frame later.
const SETTLES: u8 = 2;

/// Adds the taking of pictures. Needs a renderer.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            begin.run_if(resource_exists::<Watching>.and_then(not(resource_exists::<Exporting>))),
            go_on.run_if(resource_exists::<Exporting>),
        )
            .chain(),
    );
    app.add_systems(
        EguiPrimaryContextPass,
        progress.in_set(DrawSet::Over).run_if(resource_exists::<Exporting>),
    );
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
    stage: ExportStep,
    title: String,
    /// Whether things jump when no pictures are taken.
    still: bool,
    /// Where the button is that stops it, pixels.
    stop: Option<Rect>,
    /// How much of the window's foot belongs to no picture: how far it has come stands there, pixels.
    foot: u32,
}

enum ExportStep {
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
    (mut preferences, clock): (ResMut<Preferences>, FrameClock),
) {
    let Some(span) = watching.exports else { return };
    if watching.is_winding() {
        clock.keep();
        return;
    }
    let Some(saves) = &saves.folder else {
        watching.exports = None;
        notices.write(Notice::new(say(Notices::NoPictureFolder)));
        return;
    };
    watching.playing = false;
    let Some(bounds) = bounds(&mut *watching.source, span) else {
        clock.keep();
        return;
    };
    watching.exports = None;
    let source = &watching.source;
    // Where a table has lain there since, there is nothing to be seen.
    let end = source.steps().1.min(source.last_deed() + (AFTER_S / source.step_s()) as u64);
    let (first, last) = (bounds.0, bounds.1.min(end));
    let name = match span {
        Span::All => "whole".to_owned(),
        Span::Turn => say(source.turn_words()).to_lowercase().replace(' ', "-"),
    };
    let stride = ((1.0 / A_SECOND / source.step_s()).round() as u64).max(1);
    let last = last.max(first);
    let stride = stride.max((last - first).div_ceil(MOST_PICTURES));
    let steps: Vec<u64> = (first..last).step_by(stride as usize).chain([last]).collect();
    let each_s = source.step_s().max(1.0 / A_SECOND);
    let folder = saves.join("pictures").join(format!(
        "{}-{:08x}-{name}-{stride}",
        game.0.basics.info.id,
        source.fingerprint()
    ));
    let title = windows.single_mut().map_or_else(|_| String::new(), |window| window.title.clone());
    (watching.goal, watching.turns) = (None, 0);
    // Nothing is to be on its way in a picture. That is no change of what the player has set, and is not kept.
    let still = std::mem::replace(&mut preferences.bypass_change_detection().reduced_motion, true);
    commands.insert_resource(Exporting {
        folder,
        steps,
        each_ms: (each_s * 1000.0) as u16,
        next: 0,
        stage: ExportStep::Winds,
        title,
        still,
        stop: None,
        foot: 0,
    });
}

/// The first and the last step of which pictures are taken, once they are known.
fn bounds(source: &mut dyn PlaybackSource, span: Span) -> Option<(u64, u64)> {
    let (now, all) = source.steps();
    if span == Span::All {
        return Some((0, all));
    }
    let begins = source.turn_from(now, TurnWay::This)?;
    let next = source.turn_from(now, TurnWay::Next)?;
    // At a table the turn's own last moment shows what came of it. Where moves take no time, only what the last of them led to
    // does.
    let ends = if source.time_s().is_some() && next < all { next.saturating_sub(1) } else { next };
    Some((begins, ends.max(begins)))
}

/// How far it has come, and a button that stops it.
fn progress(mut contexts: EguiContexts, mut exporting: ResMut<Exporting>) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let far = (exporting.next, exporting.steps.len());
    exporting.stop = Some(replay_bar::progress(ctx, far) * ctx.pixels_per_point());
    exporting.foot = (replay_bar::takes(ctx) * ctx.pixels_per_point()).ceil() as u32;
}

/// Whether the button was pressed that stops it. Panels hear nothing of the pointer meanwhile.
fn is_stopped(
    exporting: &Exporting,
    (window, queue): (&Window, &InputQueue),
    buttons: &ButtonInput<MouseButton>,
) -> bool {
    let at = queue.pointer(window).map(|at| at * window.scale_factor()).map(|at| pos2(at.x, at.y));
    let hit = exporting.stop.zip(at).is_some_and(|(stop, at)| stop.contains(at));
    hit && buttons.just_pressed(MouseButton::Left)
}

/// Goes on by as much as can be done now. A dialog (Esc) or the end of the replay stops it.
fn go_on(
    mut commands: Commands,
    mut exporting: ResMut<Exporting>,
    watching: Option<ResMut<Watching>>,
    (open, buttons, queue): (Res<Open>, Res<ButtonInput<MouseButton>>, Res<InputQueue>),
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut notices: MessageWriter<Notice>,
    (mut preferences, clock): (ResMut<Preferences>, FrameClock),
) {
    clock.keep();
    let all = exporting.steps.len();
    let stopped = windows.iter().any(|window| is_stopped(&exporting, (window, &queue), &buttons));
    let over = match watching {
        Some(watching) if open.0.is_empty() && !stopped => {
            advance(&mut commands, &mut exporting, watching, &clock)
        }
        _ => Some(say(ReplayText::Stopped { taken: exporting.next, all })),
    };
    let title = match over {
        None => say(ReplayText::Title { taken: exporting.next, all, key: Message::new(ESC) }),
        Some(words) => {
            notices.write(Notice::new(words));
            preferences.bypass_change_detection().reduced_motion = exporting.still;
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
        ExportStep::Winds => {
            while exporting.next < exporting.steps.len() && named(&exporting.folder, exporting.next).exists()
            {
                exporting.next += 1;
            }
            let Some(&step) = exporting.steps.get(exporting.next) else {
                let pictures: Vec<PathBuf> =
                    (0..exporting.steps.len()).map(|i| named(&exporting.folder, i)).collect();
                let (each_ms, out) = (exporting.each_ms, exporting.folder.join("animation.png"));
                exporting.stage = ExportStep::Assembled(
                    AsyncComputeTaskPool::get()
                        .spawn(async move { assemble(&pictures, each_ms, &out).map_err(say) }),
                );
                return None;
            };
            if watching.steps().0 == step.min(watching.steps().1) && watching.goal.is_none() {
                exporting.stage = ExportStep::Settles(SETTLES);
            } else if watching.goal != Some(step) {
                watching.goal = Some(step);
            }
        }
        ExportStep::Settles(0) => {
            exporting.stage = ExportStep::Taken;
            commands.spawn(Screenshot::primary_window()).observe(take_in);
        }
        ExportStep::Settles(more) => *more -= 1,
        ExportStep::Taken => {}
        ExportStep::Written(task) => match clock.poll(task)? {
            Ok(()) => {
                exporting.next += 1;
                exporting.stage = ExportStep::Winds;
                return advance(commands, exporting, watching, clock);
            }
            Err(why) => return Some(capital(&why)),
        },
        ExportStep::Assembled(task) => {
            return clock.poll(task).map(|done| match done {
                Ok(()) => {
                    let folder = exporting.folder.display().to_string();
                    say(ReplayText::Done { count: exporting.steps.len(), folder })
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
    let foot = exporting.foot;
    exporting.stage = ExportStep::Written(IoTaskPool::get().spawn(async move { write(image, foot, &path) }));
}
