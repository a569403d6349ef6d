//! Nobody touches the mouse. The app without a window draws a frame only where one was asked for, as the window does, and
//! goes on all the same: bots play to the end, the result comes up, notices go; and then it rests.

use super::app::app;
use crate::finished;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use cluethulhu_rules as day;
use cluethulhu_window::CluethulhuOrder;
use cluethulhu_window::console::ConsoleOptions;
use elder_god_rules as gods;
use elder_god_window::ElderGodOrder;
use session::{Seating, Sitter, Skill};
use shell::commands;
use shell::redraw::{self, Idle};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use window::card_match::CardOrder;
use window::messages::{Command, Notice, Screen};
use window::platform::settings::{Pace, Preferences};

/// A frame takes so long, s.
const FRAME_S: f32 = 0.05;

/// What never rests is told from what does, s. Frames come as fast as can be, so a thread that thinks for a second, as on a busy
/// machine, takes a hundred seconds of them.
const RESTS_S: f32 = 400.0;

/// An app that says when it would rest.
fn resting(folder: &Path) -> App {
    let mut app = app(folder);
    redraw::logic(&mut app);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(FRAME_S)));
    app.update();
    app
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

/// Draws a frame, if one was asked for.
fn draws(app: &mut App) -> bool {
    if app.world().resource::<Idle>().rests() {
        return false;
    }
    app.update();
    // Bots think on other threads.
    std::thread::sleep(Duration::from_millis(1));
    true
}

/// Draws as long as frames are asked for, until something is so; how long that takes at the table, s.
fn by_itself(app: &mut App, what: &str, so: impl Fn(&App) -> bool) -> f32 {
    let mut frames = 0_u16;
    while !so(app) {
        assert!(draws(app), "the window rests, and never comes to {what}");
        frames += 1;
        assert!(frames < 60_000, "waited in vain for {what}");
    }
    f32::from(frames) * FRAME_S
}

/// How long it goes on before it rests, s.
fn until_it_rests(app: &mut App) -> f32 {
    by_itself(app, "rest", |app| app.world().resource::<Idle>().rests())
}

#[test]
fn the_result_of_every_game_comes_up_by_itself_and_then_the_window_rests() {
    for game in finished::matches() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = resting(folder.path());
        // Without the notice of a command, which would keep frames coming.
        commands::load(app.world_mut(), &game.save).unwrap();
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
        app.update();
        let took = by_itself(&mut app, game.info.title, |app| screen(app) == Screen::Result);
        assert!((1.5..6.0).contains(&took), "{}: after {took} s", game.info.title);
        let rested = until_it_rests(&mut app);
        assert!(rested < RESTS_S, "{}: it goes on for {rested} s", game.info.title);
    }
}

#[test]
fn bots_play_to_the_result_with_nobody_at_the_mouse() {
    let orders: [Command; 2] = [
        Command::Start(Arc::new(ElderGodOrder {
            setup: gods::Setup::players(5),
            seating: Seating::new(vec![Sitter::Bot(Skill::Middle); 5]),
            seed: 4,
            practice: true,
        })),
        Command::Start(Arc::new(CluethulhuOrder {
            order: CardOrder {
                setup: day::Setup { day: day::Day::Segments, ..day::Setup::players(7) },
                seating: Seating::new(vec![Sitter::Bot(Skill::Low); 7]),
                seed: 4,
                practice: true,
            },
            timers: true,
            console: ConsoleOptions::default(),
        })),
    ];
    for order in orders {
        let folder = tempfile::tempdir().unwrap();
        let mut app = resting(folder.path());
        app.insert_resource(Preferences { bots: Pace::Fast, ..Preferences::default() });
        app.world_mut().write_message(order);
        by_itself(&mut app, "the table", |app| screen(app) == Screen::Table);
        by_itself(&mut app, "the result", |app| screen(app) == Screen::Result);
        let rested = until_it_rests(&mut app);
        assert!(rested < RESTS_S, "it goes on for {rested} s");
    }
}

#[test]
fn a_notice_goes_when_it_has_been_read_and_a_menu_rests() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = resting(folder.path());
    let idle = until_it_rests(&mut app);
    assert!(idle < 2.0, "nothing moves: {idle} s");
    app.world_mut().write_message(Notice::new("Something to be read at leisure".into()));
    app.update();
    let shown = until_it_rests(&mut app);
    assert!((3.5..6.0).contains(&shown), "a notice of 31 letters: {shown} s");
}
