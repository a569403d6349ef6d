//! Runs and draws a match that is watched again ([`window::watching`]): the recording moves the table, the bar says how.

use crate::export::Exporting;
use crate::ui::replay_bar::{self, BarView};
use bevy::ecs::schedule::common_conditions::not;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::time::Instant;
use table::PieceId;
use window::frame_clock;
use window::hand::draw::HandLines;
use window::hand::tooltip;
use window::hand::view_ray::ViewRay;
use window::live_table::camera::{Home, MainCamera, Preset, apply_preset, is_at};
use window::live_table::motion::VisualOf;
use window::live_table::orbit::{OrbitCamera, Viewpoint};
use window::live_table::physics::{LiveBodies, TableSim};
use window::messages::{Command, DrawSet, LastFall, Notice, Open, Screen};
use window::platform::settings::Preferences;
use window::playback::WIND;
use window::speech::say;
use window::texts::ReplayText;
use window::ui::{style, watched};
use window::visuals::FIELD_OF_VIEW;
use window::visuals::preview::Highlight;
use window::watching::{self, Film, ReplayAct, TurnWay, Watching, has_panels};
use window::words::capital;

/// What is shown of the time before something gave way, s, and how fast.
const LEAD_S: f32 = 2.0;
const SLOW: f32 = 0.25;
/// What a film shows before and after that, s of the table; and how long it stands at its end, s.
const FILM_S: (f32, f32) = (0.6, 0.6);
const STANDS_S: f32 = 3.0;
/// What a film shows from top to bottom, cm.
const FILM_CM: f32 = 24.0;

/// Adds the watching; works without a window.
pub(super) fn logic(app: &mut App) {
    app.add_systems(Update, run.run_if(resource_exists::<Watching>));
}

/// Adds the bar and the marks.
pub(super) fn drawing(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        bar.in_set(DrawSet::Over)
            .run_if(resource_exists::<Watching>.and_then(in_state(Screen::Table)))
            .run_if(not(resource_exists::<Exporting>)),
    )
    .add_systems(Update, mark.run_if(resource_exists::<Watching>.and_then(resource_exists::<TableSim>)))
    .add_systems(Update, (begin_film, outline, look_closely))
    .configure_sets(EguiPrimaryContextPass, DrawSet::Screen.run_if(has_panels))
    .add_systems(EguiPrimaryContextPass, label.in_set(DrawSet::Over).run_if(resource_exists::<Watching>))
    .add_systems(EguiPrimaryContextPass, tell_panels.before(DrawSet::Screen));
}

/// Shows what came down, once it lies there and nothing else is shown.
fn begin_film(world: &mut World) {
    if !world.resource::<LastFall>().is_new || world.contains_resource::<Watching>() {
        return;
    }
    let on_table = world.get_resource::<State<Screen>>().is_none_or(|screen| *screen.get() == Screen::Table);
    if !on_table || !world.resource::<Open>().0.is_empty() {
        return;
    }
    world.resource_mut::<LastFall>().is_new = false;
    if world.resource::<Preferences>().fall_again
        && let Err(why) = watching::begin_film(world)
    {
        world.write_message(Notice::of(&why));
    }
}

/// Panels offer to show a fall again where there was one.
fn tell_panels(mut contexts: EguiContexts, last: Res<LastFall>) {
    if let Ok(ctx) = contexts.ctx_mut() {
        watched::tell_fall(ctx, last.is_known);
    }
}

fn run(world: &mut World) {
    let Some(mut watching) = world.remove_resource::<Watching>() else { return };
    let before = watching.source.steps();
    let mut over = None;
    for want in std::mem::take(&mut watching.wants) {
        match want {
            ReplayAct::Play(on) => (watching.playing, watching.turns) = (on, 0),
            ReplayAct::Speed(speed) => watching.speed = speed,
            ReplayAct::Goal(step) => (watching.goal, watching.turns) = (Some(step), 0),
            ReplayAct::Turn(ahead) => {
                watching.turns += ahead;
                watching.playing = false;
            }
            ReplayAct::Ask => {
                watching.words = Some(say(ReplayText::LookingBack));
                watching.asking = Some(watching.source.ask());
            }
            ReplayAct::Export(span) => watching.exports = Some(span),
            ReplayAct::ToLab => drop(world.write_message(Command::ToLab)),
            ReplayAct::PlayOn => over = Some(watching.source.play_on(world)),
            ReplayAct::Leave => over = Some(watching.source.leave(world)),
        }
    }
    if let Some(done) = over {
        if let Err(why) = done {
            world.write_message(Notice::of(&why));
        }
        return;
    }
    hear(world, &mut watching);
    let stands = matches!(watching.film, Some(Film::Stands { .. }));
    let frame_s = if watching.playing || stands { frame_clock::count(world) } else { 0.0 };
    go_on(&mut watching, frame_s);
    run_film(&mut watching, frame_s);
    if watching.source.steps() != before
        && watching.film != Some(Film::Asks)
        && let Err(why) = watching.source.show(world)
    {
        world.write_message(Notice::of(&why));
    }
    let waits = watching.is_winding() || watching.asking.is_some() || stands;
    if watching.playing || waits {
        frame_clock::keep(world);
    }
    world.insert_resource(watching);
}

/// Takes in what was found out about a fall, and winds to a little before it.
fn hear(world: &World, watching: &mut Watching) {
    let Some(found) = watching.asking.as_mut().and_then(|task| frame_clock::poll(world, task)) else {
        return;
    };
    watching.asking = None;
    watching.words = Some(match &found {
        Some(told) => capital(&told.words),
        None => say(ReplayText::NothingFell),
    });
    let steps = |seconds: f32| (seconds / watching.source.step_s()) as u64;
    if let Some(told) = &found {
        let lead_s = if watching.film.is_some() { FILM_S.0 } else { LEAD_S };
        let (from, until) = (told.step.saturating_sub(steps(lead_s)), told.step + steps(FILM_S.1));
        watching.goal = Some(from);
        (watching.playing, watching.speed) = (true, SLOW);
        watching.film = watching.film.map(|_| Film::Runs { until });
    } else if watching.film.is_some() {
        watching.wants.push(ReplayAct::Leave);
    }
    watching.told = found;
}

/// A film stands for a while at its end, and is over then.
fn run_film(watching: &mut Watching, frame_s: f32) {
    match &mut watching.film {
        Some(Film::Runs { until })
            if watching.goal.is_none() && (watching.source.steps().0 >= *until || !watching.playing) =>
        {
            watching.playing = false;
            watching.film = Some(Film::Stands { for_s: STANDS_S });
        }
        Some(Film::Stands { for_s }) => {
            *for_s -= frame_s;
            if *for_s <= 0.0 {
                watching.wants.push(ReplayAct::Leave);
            }
        }
        _ => {}
    }
}

/// While a film runs the view is close to what gave way; afterwards it is as it was.
fn look_closely(
    watching: Option<Res<Watching>>,
    home: Option<Res<Home>>,
    mut before: Local<Option<(Viewpoint, bool)>>,
    mut cameras: Query<&mut OrbitCamera, With<MainCamera>>,
) {
    let (Ok(mut camera), Some(home)) = (cameras.single_mut(), home) else { return };
    let told = watching.as_ref().filter(|watching| watching.film.is_some()).and_then(|w| w.told());
    match (told, *before) {
        (Some(told), None) => {
            *before = Some((camera.target, is_at(&camera, &home)));
            let (low, high) = camera.focus_within;
            let distance_cm = FILM_CM / 2.0 / (FIELD_OF_VIEW / 2.0).tan();
            let distance_cm = distance_cm.min(camera.target.distance_cm);
            // What lies below it matters, too.
            let focus = (told.point * Vec3::new(1.0, 1.0, 0.5)).clamp(low, high);
            camera.target = Viewpoint { focus, distance_cm, ..camera.target };
        }
        (None, Some((view, from_home))) => {
            *before = None;
            if from_home {
                apply_preset(&mut camera, Preset::Home, &home);
            } else {
                camera.target = view;
            }
        }
        _ => {}
    }
}

/// Where the turns are that it goes to, it is wound to the next of them.
fn turn(watching: &mut Watching) {
    if watching.goal.is_some() || watching.turns == 0 {
        return;
    }
    let way = if watching.turns > 0 { TurnWay::Next } else { TurnWay::Before };
    let from = watching.source.steps().0;
    if let Some(step) = watching.source.turn_from(from, way) {
        watching.goal = Some(step);
        watching.turns -= watching.turns.signum();
    }
}

fn go_on(watching: &mut Watching, frame_s: f32) {
    turn(watching);
    if let Some(goal) = watching.goal {
        if watching.source.wind(goal) {
            watching.goal = None;
            if std::mem::take(&mut watching.asks_there) {
                watching.wants.push(ReplayAct::Ask);
            }
        }
        watching.owed_s = 0.0;
        return;
    }
    if !watching.playing || watching.turns != 0 {
        return;
    }
    watching.owed_s += frame_s * watching.speed;
    let since = Instant::now();
    while watching.owed_s >= watching.source.step_s() {
        watching.owed_s -= watching.source.step_s();
        if !watching.source.on() {
            watching.playing = false;
            return;
        }
        if since.elapsed() > WIND {
            // The machine is slower than was asked for.
            watching.owed_s = 0.0;
        }
    }
}

fn bar(mut contexts: EguiContexts, mut watching: ResMut<Watching>) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let view = BarView {
        steps: watching.source.steps(),
        time_s: watching.source.time_s(),
        turn: watching.source.turn_words(),
        winding: watching.is_winding(),
        playing: watching.playing,
        speed: watching.speed,
        words: watching.words.clone(),
        parted: watching.source.parted(),
    };
    let wanted = if watching.film.is_some() {
        replay_bar::film(ctx, &view.words.clone().unwrap_or_else(|| say(ReplayText::LookingBack)))
    } else {
        replay_bar::show(ctx, &view)
    };
    if let Some(act) = wanted {
        watching.wants.push(act);
    }
}

/// Colour of the mark, and its size, cm.
const MARK: Color = Color::srgb(1.0, 0.25, 0.15);
const MARK_CM: f32 = 0.7;

/// A cross in a ring where something gave way.
fn mark(watching: Res<Watching>, mut lines: Gizmos<HandLines>) {
    let Some(told) = &watching.told else { return };
    let at = told.point;
    for to in [Vec3::new(1.0, 1.0, 0.0), Vec3::new(1.0, -1.0, 0.0), Vec3::Z] {
        lines.line(at - to * MARK_CM, at + to * MARK_CM, MARK);
    }
    for turn in [Quat::IDENTITY, Quat::from_rotation_x(std::f32::consts::FRAC_PI_2)] {
        lines.circle(Isometry3d::new(at, turn), MARK_CM, MARK);
    }
}

/// Outlines what gave way.
fn outline(
    mut commands: Commands,
    watching: Option<Res<Watching>>,
    mut visuals: Query<(Entity, &VisualOf, Option<&mut Highlight>)>,
    mut outlined: Local<Option<PieceId>>,
) {
    let failed = watching.as_ref().and_then(|watching| watching.told.as_ref()).map(|told| told.failed);
    if failed == *outlined {
        return;
    }
    for (entity, VisualOf(id), highlight) in &mut visuals {
        match highlight {
            Some(mut now) if failed == Some(*id) => *now = Highlight::Named,
            Some(mut now) if *outlined == Some(*id) => *now = Highlight::None,
            None if failed == Some(*id) => drop(commands.entity(entity).insert(Highlight::Named)),
            _ => {}
        }
    }
    *outlined = failed;
}

/// Words beside what gave way, and beside what the hand had touched.
fn label(mut contexts: EguiContexts, watching: Res<Watching>, bodies: LiveBodies, view_ray: ViewRay) {
    let (Some(told), Ok(ctx)) = (&watching.told, contexts.ctx_mut()) else { return };
    let touched = told.held.filter(|held| *held != told.failed).and_then(|held| bodies.get(held));
    let touched = touched.map(|body| (body.position().translation, ReplayText::Touch));
    let labels = [(told.point, ReplayText::FirstToGive)].into_iter().chain(touched);
    let mut labels: Vec<(Vec2, String)> =
        labels.filter_map(|(point, words)| Some((view_ray.pixel(point)?, say(words)))).collect();
    labels.sort_by(|(a, _), (b, _)| a.y.total_cmp(&b.y));
    // One below the other, so that neither lies on the other.
    labels
        .into_iter()
        .fold(f32::MIN, |above, (pixel, words)| tooltip::label(ctx, pixel, above, &words, style::INK));
}
