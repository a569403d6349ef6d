//! Manners of the program: what is kept however it ends, what is asked first, how fast bots play.

use super::app::{app, press, see_the_roll};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use game::{Game, Seat};
use rathulhu_window::{RathulhuMatch, RathulhuOrder};
use rlyeh::referee::Declaration;
use rlyeh::{Intent, Match, Rlyeh};
use rlyeh_rules::{Action, FirstSeat, Phase, Setup};
use rlyeh_window::setup::RlyehOrder;
use session::{CardMatch, Seating, Sitter, Skill, library};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::HandCommand;
use table::hand::HandOptions;
use window::card_match::CardWish;
use window::live_table::live_match::{Playing, Wish};
use window::messages::{Command, Dialog, Open};
use window::platform::save_picture;
use window::platform::settings::{Pace, Preferences};
use window::ui::dialogs::DialogState;

/// Seed of dice that show a Spire at once.
const SPIRE_SEED: u64 = 3;

fn autosave(folder: &Path) -> PathBuf {
    library::all(folder).remove(0).path
}

fn frames(app: &mut App, count: usize) {
    (0..count).for_each(|_| app.update());
}

fn start(app: &mut App, setup: Setup, seating: Seating, practice: bool) {
    let order = RlyehOrder { setup, seating, seed: SPIRE_SEED, hand: HandOptions::default(), practice };
    app.world_mut().write_message(Command::Start(Arc::new(order)));
    frames(app, 2);
}

fn alone(app: &mut App, practice: bool) {
    start(app, Setup::solitaire(2), Seating::people(1), practice);
}

fn wish(app: &mut App, intent: Intent) {
    app.world_mut().write_message(Wish::<Rlyeh>(intent));
    frames(app, 2);
}

fn game(app: &App) -> &Rlyeh {
    app.world().resource::<Playing<Rlyeh>>().0.game()
}

/// Ends the program, as a closed window does.
fn end(app: &mut App) {
    app.world_mut().write_message(AppExit::Success);
    app.update();
}

#[test]
fn a_match_is_kept_from_the_first_roll_on_when_the_program_ends() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    alone(&mut app, false);
    end(&mut app);
    assert!(library::all(folder.path()).is_empty(), "nothing was done: what was saved before is worth more");
    wish(&mut app, Intent::Declare(Declaration::Roll));
    end(&mut app);
    let saved = Match::load(&autosave(folder.path())).unwrap();
    assert_eq!(saved.game(), game(&app));
    assert!(saved.game().turn() == 1 && !matches!(saved.game().phase(), Phase::Rolling));
}

#[test]
fn what_is_held_or_falls_when_the_program_ends_comes_to_rest_first() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    alone(&mut app, false);
    wish(&mut app, Intent::Declare(Declaration::Roll));
    see_the_roll(&mut app);
    let before = game(&app).clone();
    let legal = before.legal_actions(Seat(0));
    let taken = legal.iter().find_map(|action| match action {
        Action::Take(id) => Some(*id),
        _ => None,
    });
    let taken = taken.expect("a Spire asks for a pyramid");
    wish(&mut app, Intent::Take(taken));
    wish(&mut app, Intent::Hand(HandCommand::Move([3.0, 3.0, 12.0])));
    frames(&mut app, 120);
    end(&mut app);
    let saved = Match::load(&autosave(folder.path())).unwrap();
    assert_eq!(saved.game(), &before, "it was put back: no action was taken");
    assert_eq!(app.world().resource::<Playing<Rlyeh>>().0.hand().held(), [taken], "only in the save");

    // Let go of in mid-air, it has landed by the time the save is read.
    wish(&mut app, Intent::Release);
    assert!(app.world().resource::<Playing<Rlyeh>>().0.settling().is_some());
    end(&mut app);
    let saved = Match::load(&autosave(folder.path())).unwrap();
    assert!(saved.is_waiting() && saved.game() != &before, "{:?}", saved.game().phase());
}

#[test]
fn a_match_of_cards_is_kept_when_the_program_ends() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    let (setup, seating) = (rathulhu_rules::Setup::players(2), Seating::people(2));
    let order = RathulhuOrder { setup, seating, seed: 4, practice: false };
    app.world_mut().write_message(Command::Start(Arc::new(order)));
    frames(&mut app, 3);
    // In the very frame in which the program ends: the autosave of its own had no time.
    app.world_mut().write_message(CardWish(rathulhu_rules::Action::Draw));
    end(&mut app);
    let saved = CardMatch::<rathulhu_rules::Rathulhu>::load(&autosave(folder.path())).unwrap();
    assert_eq!(saved.moves(), 1);
    assert_eq!(saved.game(), app.world().resource::<RathulhuMatch>().0.game());
}

#[test]
fn a_city_that_counts_is_not_ended_by_a_slip_of_the_finger() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    let stop = |app: &mut App| press(app, KeyCode::KeyX, Key::Character("x".into()));
    alone(&mut app, false);
    stop(&mut app);
    assert_eq!(app.world().resource::<Open>().0, [Dialog::Confirm]);
    assert!(game(&app).outcome().is_none());
    let (words, _) = app.world().resource::<DialogState>().question.clone().expect("it says what is asked");
    assert!(words.contains("as it stands"), "{words}");
    press(&mut app, KeyCode::Escape, Key::Escape);
    assert!(app.world().resource::<Open>().0.is_empty() && game(&app).outcome().is_none());
    // Nothing is left of the question that was answered with no.
    press(&mut app, KeyCode::Enter, Key::Enter);
    assert!(game(&app).outcome().is_none());
    stop(&mut app);
    press(&mut app, KeyCode::Enter, Key::Enter);
    assert!(app.world().resource::<Open>().0.is_empty() && game(&app).outcome().is_some());

    alone(&mut app, true);
    stop(&mut app);
    assert!(game(&app).outcome().is_some(), "in practice it can be taken back, and nobody asks");
}

#[test]
fn time_hastens_for_bots_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    app.world_mut().resource_mut::<Preferences>().bots = Pace::AtOnce;
    let speed = |app: &App| app.world().resource::<Time<Virtual>>().relative_speed();
    let setup = |seat| Setup { first: FirstSeat::Seat(Seat(seat)), ..Setup::players(2) };
    let seating = Seating::new([Sitter::Person, Sitter::Bot(Skill::Low)]);
    start(&mut app, setup(0), seating.clone(), true);
    frames(&mut app, 3);
    assert_eq!(speed(&app), 1.0);
    start(&mut app, setup(1), seating, true);
    frames(&mut app, 2);
    assert_eq!(speed(&app), Pace::AtOnce.speed());
    let since = Instant::now();
    while game(&app).active() == Seat(1) && since.elapsed() < Duration::from_secs(120) {
        app.update();
    }
    app.update();
    assert_eq!((game(&app).active(), speed(&app)), (Seat(0), 1.0));
}

#[test]
fn the_list_of_saves_removes_pictures_of_saves_that_are_gone() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    alone(&mut app, false);
    let save = folder.path().join("tower.cyclopean");
    app.world_mut().write_message(Command::Save(save.clone()));
    frames(&mut app, 2);
    let pictures = [save_picture::beside(&save), save_picture::beside(&folder.path().join("gone.cyclopean"))];
    for path in &pictures {
        std::fs::write(path, "a picture").unwrap();
    }
    app.world_mut().resource_mut::<Open>().0.push(Dialog::Load);
    frames(&mut app, 2);
    let rows = &app.world().resource::<DialogState>().matches.rows;
    let words: Vec<&str> = rows.iter().map(|file| file.shown.words.as_str()).collect();
    assert_eq!(words, ["Builders of R'lyeh, turn 1, just now"], "game, turn and time; no seed");
    assert_eq!(pictures.map(|path| path.exists()), [true, false]);
}
