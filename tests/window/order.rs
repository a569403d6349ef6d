//! What two of our systems share in a schedule where inputs are read, they read and write in an order that is said. Systems
//! without one run in an order that may be another one after each build.

use bevy::app::RunFixedMainLoop;
use bevy::ecs::schedule::{InternedScheduleLabel, ScheduleLabel};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::winit::WinitPlugin;
use cyclopean::CATALOGUE;
use std::collections::HashMap;
use window::game_ui::SceneKind;

/// The whole program, but for a window and a graphics card.
fn whole() -> App {
    let mut app = App::new();
    let render = WgpuSettings { backends: None, ..default() };
    app.add_plugins(
        DefaultPlugins
            .build()
            .disable::<WinitPlugin>()
            .disable::<LogPlugin>()
            .set(RenderPlugin { render_creation: render.into(), ..default() }),
    );
    let games: Vec<_> = CATALOGUE.iter().map(|entry| entry.ui).collect();
    shell::add_all(&mut app, &games);
    app
}

/// Two systems of ours without an order, and what they share.
type Unordered = (String, String, Vec<String>);

/// What is on the table while a system runs, where that follows from its name: systems of two of these never run in one
/// picture.
#[derive(PartialEq)]
enum Scene {
    Game(&'static str),
    Lab,
    Drawn,
    Physical,
}

impl Scene {
    fn of(name: &str) -> Option<Self> {
        let game = |id: &&str| name.contains(&id.replace('-', "_"));
        if let Some(id) = CATALOGUE.iter().map(|entry| entry.info.id).find(game) {
            return Some(Self::Game(id));
        }
        let rooms = [
            ("shell::lab_screen", Self::Lab),
            ("window::flat", Self::Drawn),
            ("window::hand", Self::Physical),
            ("window::live_table", Self::Physical),
        ];
        rooms.into_iter().find(|(room, _)| name.starts_with(room)).map(|(_, scene)| scene)
    }

    fn meets(&self, other: &Self) -> bool {
        let is_drawn = |id: &str| {
            let entry = CATALOGUE.iter().find(|entry| entry.info.id == id);
            entry.is_some_and(|entry| entry.ui.scene == SceneKind::Flat)
        };
        match (self, other) {
            (Self::Game(id), Self::Drawn) | (Self::Drawn, Self::Game(id)) => is_drawn(id),
            (Self::Game(id), Self::Physical) | (Self::Physical, Self::Game(id)) => !is_drawn(id),
            _ => self == other,
        }
    }
}

/// Whether two systems can run in one picture. One of the same name is added once a game.
fn meet(one: &str, other: &str) -> bool {
    one != other && Scene::of(one).zip(Scene::of(other)).is_none_or(|(one, other)| one.meets(&other))
}

fn is_ours(name: &str) -> bool {
    let room = name.split("::").next().unwrap_or_default();
    room == "window" || room == "shell" || room.ends_with("_window")
}

/// Those of a schedule.
fn unordered(app: &mut App, label: InternedScheduleLabel) -> Vec<Unordered> {
    let world = app.world_mut();
    let mut schedule = world.resource_mut::<Schedules>().remove(label).expect("it is there");
    schedule.initialize(world).unwrap();
    let systems: HashMap<_, _> =
        schedule.systems().unwrap().map(|(key, system)| (key, system.name().to_string())).collect();
    let ours = systems.values().filter(|name| is_ours(name)).count();
    assert!(ours > 5, "{label:?} has {ours} systems of ours");
    let shares = |id: &_| world.components().get_name(*id).map(|name| name.shortname().to_string());
    let all = schedule.graph().conflicting_systems().iter();
    let all = all.map(|(one, other, shared)| (&systems[one], &systems[other], shared));
    all.filter(|(one, other, _)| is_ours(one) && is_ours(other) && meet(one, other))
        .map(|(one, other, shared)| (one.clone(), other.clone(), shared.iter().filter_map(shares).collect()))
        .collect()
}

#[test]
fn systems_that_share_something_have_an_order() {
    let mut app = whole();
    let labels = [PreUpdate.intern(), RunFixedMainLoop.intern()];
    let mut found: Vec<_> = labels.into_iter().flat_map(|label| unordered(&mut app, label)).collect();
    // Whom the inputs are meant for is said there, before the camera follows them.
    let later = unordered(&mut app, Update.intern());
    found.extend(later.into_iter().filter(|(_, _, shared)| shared.iter().any(|one| one == "CameraInput")));
    assert!(found.is_empty(), "{} pairs {found:#?}", found.len());
}
