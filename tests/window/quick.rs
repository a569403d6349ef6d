//! The quick save where people share a screen: on a private page whoever it is for is asked first, nothing is lost by saving,
//! and what is loaded begins at a cover. In every game with hidden hands.

use super::app::press;
use super::{cluethulhu_app, elder_god_app, thoth_app};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use cluethulhu_rules::{Cluethulhu, Day, Keeper};
use elder_god_rules::ElderGod;
use game::Seat;
use session::{Names, Sitter};
use std::path::Path;
use thoth::Thoth;
use thoth_rules::PieceSetter;
use thoth_window::screen_state::ScreenState;
use window::card_match::CardPlaying;
use window::flat::{DrawArea, DrawContext};
use window::game_ui::status;
use window::live_table::live_match::Playing;
use window::messages::{Command, Confirmation, Dialog, Open, Screen};

const PERSON: Sitter = Sitter::Person;

/// How a game with hands is begun by two people, and what is looked at.
struct Party {
    begin: fn(&Path) -> App,
    /// Whose page is open.
    page: fn(&App) -> Option<Seat>,
    /// Who has to come to the screen.
    cover: fn(&App) -> Option<Seat>,
    /// What must not be lost: the match, and what was picked.
    state: fn(&App) -> String,
}

const THOTH: Party = Party {
    begin: |folder| {
        let mut app = super::app::app(folder);
        let mut order = thoth_app::order(&[PERSON; 2], PieceSetter::Assistant, 3);
        order.seating.names = Names::default();
        thoth_app::start(&mut app, order);
        app
    },
    page: |app| app.world().resource::<ScreenState>().screen.here(),
    cover: |app| app.world().resource::<ScreenState>().wanted(&app.world().resource::<Playing<Thoth>>().0),
    state: |app| {
        let (m, state) = (&app.world().resource::<Playing<Thoth>>().0, app.world().resource::<ScreenState>());
        format!("{:?} {:?}", m.game(), state.chosen)
    },
};

const ELDER_GOD: Party = Party {
    begin: |folder| {
        let mut app = elder_god_app::app(folder);
        elder_god_app::begin(&mut app, vec![PERSON; 2], 4, false);
        app
    },
    page: |app| app.world().resource::<elder_god_window::UiState>().screen.here(),
    cover: |app| {
        let busy = app.world().resource::<elder_god_window::shown_table::Table>().is_busy();
        let m = &app.world().resource::<CardPlaying<ElderGod>>().0;
        app.world().resource::<elder_god_window::UiState>().wanted(m, busy)
    },
    state: |app| {
        let m = &app.world().resource::<CardPlaying<ElderGod>>().0;
        format!("{:?} {:?}", m.game(), app.world().resource::<elder_god_window::UiState>().card())
    },
};

const CLUETHULHU: Party = Party {
    begin: |folder| {
        let mut app = cluethulhu_app::app(folder);
        cluethulhu_app::begin(&mut app, vec![PERSON; 9], Day::Lap, Keeper::Machine);
        app
    },
    page: |app| app.world().resource::<cluethulhu_window::UiState>().turn.as_ref().map(|turn| turn.seat),
    cover: |app| {
        let (shown, ui_state) = (app.world().resource(), app.world().resource());
        let m = &app.world().resource::<CardPlaying<Cluethulhu>>().0;
        let scene = DrawContext { m, shown, ui_state, view: DrawArea::default() };
        <cluethulhu_window::CluethulhuWindow as window::flat::FlatGame>::cover(&scene)
    },
    state: |app| {
        let (m, ui_state) =
            (&app.world().resource::<CardPlaying<Cluethulhu>>().0, cluethulhu_app::ui_state(app));
        format!("{:?} {:?}", m.game(), ui_state.turn.as_ref().map(|turn| (turn.ring.clone(), turn.picks)))
    },
};

fn asks(app: &App) -> bool {
    app.world().resource::<Open>().0.last() == Some(&Dialog::Confirm)
}

fn key(app: &mut App, key: KeyCode, logical: Key) {
    press(app, key, logical);
    (0..3).for_each(|_| app.update());
}

#[test]
fn on_a_private_page_whoever_it_is_for_is_asked_and_what_is_loaded_begins_at_a_cover() {
    for party in [THOTH, ELDER_GOD, CLUETHULHU] {
        let folder = tempfile::tempdir().unwrap();
        let mut app = (party.begin)(folder.path());
        let quick = || {
            std::fs::read_dir(folder.path())
                .unwrap()
                .flatten()
                .any(|file| file.file_name().to_string_lossy().starts_with("quick"))
        };
        let name = |seat: Seat| format!("{seat}, the screen is yours");
        let asked = |app: &App| app.world().resource::<Confirmation>().0.as_ref().unwrap().words.to_string();
        let first = (party.cover)(&app).expect("a match begins at a cover");
        key(&mut app, KeyCode::Home, Key::Home);
        assert_eq!(((party.page)(&app), (party.cover)(&app)), (Some(first), None));
        let status = status(app.world()).unwrap();
        assert_eq!(status.page_of, Some(first.to_string()), "{}", status.words);
        key(&mut app, KeyCode::Digit1, Key::Character("1".into()));
        let before = (party.state)(&app);
        // Somebody passes by and presses it: nothing comes of it.
        key(&mut app, KeyCode::F5, Key::F5);
        assert!(asks(&app) && asked(&app).starts_with(&name(first)), "{}", asked(&app));
        key(&mut app, KeyCode::Escape, Key::Escape);
        assert!(!asks(&app) && !quick(), "{}", status.words);
        assert_eq!((party.state)(&app), before);
        // Saving shows and loses nothing: the key that says yes means nothing more.
        key(&mut app, KeyCode::F5, Key::F5);
        key(&mut app, KeyCode::Enter, Key::Enter);
        assert!(!asks(&app) && quick() && (party.state)(&app) == before);
        assert_eq!((party.page)(&app), Some(first));
        // So does loading that is not wanted.
        key(&mut app, KeyCode::F9, Key::F9);
        assert!(asks(&app) && asked(&app).starts_with(&name(first)));
        key(&mut app, KeyCode::Escape, Key::Escape);
        assert!((party.state)(&app) == before && (party.page)(&app) == Some(first));
        // Loaded, it begins at a cover, and no key that confirms opens it.
        key(&mut app, KeyCode::F9, Key::F9);
        key(&mut app, KeyCode::Enter, Key::Enter);
        for _ in 0..2 {
            assert_eq!(((party.page)(&app), (party.cover)(&app)), (None, Some(first)));
            assert!(!asks(&app));
            key(&mut app, KeyCode::Enter, Key::Enter);
        }
        // From the cover it is asked as well.
        key(&mut app, KeyCode::F9, Key::F9);
        assert!(asks(&app) && (party.cover)(&app) == Some(first));
    }
}

#[test]
fn whoever_comes_back_from_the_menu_comes_to_a_cover() {
    for party in [THOTH, ELDER_GOD, CLUETHULHU] {
        let folder = tempfile::tempdir().unwrap();
        let mut app = (party.begin)(folder.path());
        let first = (party.cover)(&app).expect("a match begins at a cover");
        key(&mut app, KeyCode::Home, Key::Home);
        assert_eq!((party.page)(&app), Some(first));
        for screen in [Screen::Menu, Screen::Table] {
            app.world_mut().write_message(Command::Show(screen));
            (0..4).for_each(|_| app.update());
        }
        assert_eq!(((party.page)(&app), (party.cover)(&app)), (None, Some(first)));
    }
}

#[test]
fn whoever_is_alone_at_the_screen_is_not_asked() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = elder_god_app::app(folder.path());
    elder_god_app::begin(&mut app, vec![PERSON, Sitter::Bot(session::Skill::Low)], 4, false);
    assert_eq!(status(app.world()).unwrap().page_of, None);
    for pressed in [(KeyCode::F5, Key::F5), (KeyCode::F9, Key::F9)] {
        key(&mut app, pressed.0, pressed.1);
        assert!(!asks(&app));
    }
    assert!(folder.path().join("quick.cyclopean").exists());
}
