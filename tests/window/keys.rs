//! One table of keys: what is listed is what is bound, nothing is bound twice, and what the player changes holds
//! everywhere.

use crate::app::{app, press};
use crate::panels::{context, frame, words};
use crate::screen::mouse::Mouse;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key as Logical, KeyCode, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::egui::{Context as Egui, Event, Modifiers, Vec2, vec2};
use cyclopean::CATALOGUE;
use game::choices::Choices;
use rathulhu_rules::Rathulhu;
use std::collections::BTreeSet;
use window::game_ui::{GameUi, Games, SceneKind};
use window::keys::names::ESC;
use window::keys::program::{LAB, PROGRAM, camera, hand, matches, window as window_keys};
use window::keys::{
    Context, GroupedShortcut, KeyMap, KeyRow, On, Press, Shortcut, ShortcutGroup, Stroke, clashes, listed,
    put, reserved, scopes,
};
use window::messages::{Dialog, Notice, Open};
use window::platform::settings::{self, Preferences, PreferencesFile};
use window::speech::say;
use window::ui::dialogs::{self, DialogState};
use window::ui::key_panel::{self, KeyPanel};
use window::ui::result::ResultCard;
use window::ui::{buttons, key_list};

const SIZE: Vec2 = vec2(1280.0, 720.0);

fn uis() -> Vec<&'static GameUi> {
    CATALOGUE.iter().map(|entry| entry.ui).collect()
}

fn all_scopes() -> Vec<Vec<&'static ShortcutGroup>> {
    scopes(uis().into_iter().map(|ui| ui.basics.keys))
}

fn panel() -> KeyPanel {
    KeyPanel::of(&Games(uis()))
}

/// A key that goes down alone, or while others are held.
fn stroke(place: KeyCode, typed: Logical, held: &[KeyCode]) -> Stroke {
    let mut down = ButtonInput::default();
    held.iter().for_each(|key| down.press(*key));
    let (state, window) = (ButtonState::Pressed, Entity::PLACEHOLDER);
    let input =
        KeyboardInput { key_code: place, logical_key: typed, state, text: None, repeat: false, window };
    Stroke::of(&input, &down).unwrap()
}

fn letter(letter: &str) -> Stroke {
    stroke(KeyCode::F24, Logical::Character(letter.into()), &[])
}

fn draw(draw: impl FnMut(&Egui)) -> String {
    let ctx = context();
    let mut draw = draw;
    (0..3).for_each(|_| drop(frame(&ctx, SIZE, &mut draw)));
    words(&frame(&ctx, SIZE, &mut draw))
}

#[test]
fn every_shortcut_has_an_id_of_its_own_and_words() {
    let mut ids = BTreeSet::new();
    for entry in CATALOGUE {
        for group in entry.ui.basics.keys.iter().filter(|group| group.context == Context::Table) {
            for shortcut in group.shortcuts() {
                let own = format!("{}.", entry.ui.basics.info.id.replace('-', "_"));
                assert!(shortcut.id.starts_with(&own), "{} of {own}", shortcut.id);
            }
        }
    }
    let scopes = all_scopes();
    for GroupedShortcut { shortcut, group } in listed(&scopes) {
        assert!(ids.insert(shortcut.id), "{} twice", shortcut.id);
        let words = say(shortcut);
        assert!(words.len() > 3 && !words.ends_with('.'), "{}", shortcut.id);
        assert!(!shortcut.usual().is_empty(), "{} has no usual key", shortcut.id);
        // Nothing else goes by an id.
        let all = scopes.iter().flatten().flat_map(|group| group.shortcuts());
        assert!(all.filter(|each| each.id == shortcut.id).all(|each| each == shortcut), "{}", shortcut.id);
        let told = shortcut.usual().into_iter().find(|press| reserved(*press));
        assert!(group.context.may_use_every_key() || told.is_none(), "{} takes {told:?}", shortcut.id);
    }
    assert!(ids.len() > 80, "{}", ids.len());
}

#[test]
fn no_usual_key_does_two_things_at_once() {
    let (map, scopes) = (KeyMap::default(), all_scopes());
    for wanted in listed(&scopes) {
        let shortcut = wanted.shortcut;
        let others = clashes(&map, &scopes, wanted, &shortcut.usual());
        let others: Vec<&str> = others.iter().map(|other| other.shortcut.id).collect();
        assert!(others.is_empty(), "{} and {others:?}", shortcut.id);
    }
}

#[test]
fn the_list_of_every_game_tells_each_of_its_keys() {
    let mut map = KeyMap::default();
    map.bind(&matches::UNDO, vec![Press::types('j')]);
    for ui in uis() {
        let mut said = String::new();
        for row in ui.basics.keys.iter().chain(PROGRAM).flat_map(ShortcutGroup::rows) {
            let (keys, what) = key_list::words(&row, &map);
            said += &format!("{keys}: {what}\n");
            for shortcut in row.shortcuts() {
                assert!(keys.contains(&map.labels(shortcut)), "{}", shortcut.id);
            }
        }
        assert!(said.contains("J: take a step back"), "{said}");
        let physical = ui.scene == SceneKind::Table;
        for id in [hand::RAISE.id, hand::TAKE.id, camera::HOME.id] {
            let has = ui.basics.keys.iter().flat_map(ShortcutGroup::shortcuts).any(|each| each.id == id);
            assert_eq!(has, physical, "{}: {id}", ui.basics.info.id);
        }
        // What is drawn is that list.
        let mut state = DialogState { keys: ui.basics.keys, ..DialogState::default() };
        let saves = window::platform::record::Saves { folder: None };
        let mut preferences = Preferences { keys: map.clone(), ..Preferences::default() };
        let shown = draw(|ctx| drop(dialogs::show(ctx, Dialog::Help, &mut state, &mut preferences, &saves)));
        assert!(shown.contains(&say(ui.basics.keys[0])) && shown.contains("Change keys"), "{shown}");
    }
    assert!(LAB.iter().flat_map(ShortcutGroup::rows).any(|row| matches!(row, KeyRow::Fixed(ESC, _))));
}

#[test]
fn every_key_does_what_is_listed_and_nothing_else() {
    let map = KeyMap::default();
    for ui in uis() {
        for group in ui.basics.keys.iter().filter(|group| group.context == Context::Table) {
            for shortcut in group.shortcuts() {
                for press in shortcut.usual() {
                    let pressed = match press.on {
                        On::Place(place) => stroke(place, Logical::F24, &[]),
                        On::Types(typed) => letter(&typed.to_string()),
                    };
                    let key = map.key(ui.basics.keys, &pressed);
                    assert_eq!(key, Some(window::keys::Key::Does(shortcut)), "{}", ui.basics.info.id);
                }
            }
        }
    }
}

#[test]
fn a_key_that_was_changed_does_it_and_the_old_one_does_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    let open = |app: &App| app.world().resource::<Open>().0.clone();
    let mut keys = KeyMap::default();
    keys.bind(&window_keys::RULES, vec![Press::types('j')]);
    keys.bind(&window_keys::FULL_SCREEN, vec![Press::types('k').ctrl()]);
    app.world_mut().resource_mut::<Preferences>().keys = keys;
    (0..2).for_each(|_| app.update());
    press(&mut app, KeyCode::F1, Logical::F1);
    assert_eq!(open(&app), [], "no longer");
    press(&mut app, KeyCode::F24, Logical::Character("j".into()));
    assert_eq!(open(&app), [Dialog::Rules]);
    press(&mut app, KeyCode::F24, Logical::Character("J".into()));
    assert_eq!(open(&app), []);
    let full = |app: &App| app.world().resource::<Preferences>().full_screen;
    press(&mut app, KeyCode::F11, Logical::F11);
    press(&mut app, KeyCode::F24, Logical::Character("k".into()));
    assert!(!full(&app), "without Ctrl it is another key");
    app.world_mut().resource_mut::<Preferences>().keys.reset();
    (0..2).for_each(|_| app.update());
    press(&mut app, KeyCode::F11, Logical::F11);
    app.update();
    assert!(full(&app), "as usual again");
}

#[test]
fn buttons_show_the_keys_as_they_are() {
    let mut map = KeyMap::default();
    map.bind(&window_keys::RULES, vec![Press::types('j')]);
    map.bind(&window_keys::SKIP, vec![Press::at(KeyCode::F7).shift()]);
    map.bind(&matches::WATCH, vec![]);
    let show = |map: &KeyMap| {
        draw(|ctx| {
            put(ctx, map);
            bevy_egui::egui::Area::new("buttons".into()).show(ctx, |ui| {
                buttons::dialogs(ui);
                buttons::waiting(ui, buttons::Waiting::People);
                buttons::action(ui, "Watch", matches::WATCH, None, false);
            });
        })
    };
    let (usual, changed) = (show(&KeyMap::default()), show(&map));
    let has = |words: &str, key: &str| words.contains(&format!("\u{a0}{key}\u{a0}"));
    assert!(has(&usual, "F1") && has(&usual, "Shift+Space") && has(&usual, "F6"), "{usual}");
    assert!(has(&changed, "J") && has(&changed, "Shift+F7"), "{changed}");
    assert!(!has(&changed, "F1") && !has(&changed, "F6"), "{changed}");
}

#[test]
fn the_result_goes_by_the_map_too() {
    let asked = |map: &KeyMap, key: bevy_egui::egui::Key| {
        let mut all = vec![];
        let mut mouse = Mouse::new(SIZE);
        let card = ResultCard::<()>::new("Ann wins".into(), String::new());
        let mut show = |ctx: &Egui| {
            put(ctx, map);
            all.extend(card.clone().show(ctx, false, |_| None));
        };
        mouse.wait(3, &mut show);
        let modifiers = Modifiers::NONE;
        mouse.frame(
            vec![Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }],
            show,
        );
        all.len()
    };
    let mut map = KeyMap::default();
    assert_eq!(asked(&map, bevy_egui::egui::Key::F8), 1);
    map.bind(&matches::FOLD, vec![Press::types('j')]);
    assert_eq!((asked(&map, bevy_egui::egui::Key::F8), asked(&map, bevy_egui::egui::Key::J)), (0, 1));
}

#[test]
fn a_key_is_changed_by_pressing_it() {
    let (mut panel, mut map) = (panel(), KeyMap::default());
    panel.choose(&matches::UNDO);
    panel.hear(&stroke(KeyCode::ControlLeft, Logical::Control, &[KeyCode::ControlLeft]), &mut map);
    assert!(panel.is_waiting(), "a modifier alone is no key of it");
    let typed = stroke(KeyCode::KeyK, Logical::Character("k".into()), &[KeyCode::ControlLeft]);
    panel.hear(&typed, &mut map);
    assert!(!panel.is_waiting() && panel.clash().is_none());
    assert_eq!(map.labels(&matches::UNDO), "Ctrl+K");
    // What is held is told by its place, and may be a modifier.
    panel.choose(&hand::FINE);
    panel.hear(&stroke(KeyCode::KeyZ, Logical::Character("y".into()), &[]), &mut map);
    assert_eq!(map.of(&hand::FINE), [Press::at(KeyCode::KeyZ)]);
    panel.choose(&hand::FINE);
    panel.hear(&stroke(KeyCode::ControlRight, Logical::Control, &[KeyCode::ControlRight]), &mut map);
    assert!(!map.is_changed(&hand::FINE), "as usual again");
    // Esc leaves it.
    panel.choose(&matches::UNDO);
    panel.hear(&stroke(KeyCode::Escape, Logical::Escape, &[]), &mut map);
    assert!(!panel.is_waiting());
    assert_eq!(map.labels(&matches::UNDO), "Ctrl+K");
    // Some keys keep their meaning.
    panel.choose(&matches::UNDO);
    panel.hear(&stroke(KeyCode::Enter, Logical::Enter, &[]), &mut map);
    assert!(panel.refused().is_some_and(|why| why.contains("Enter")), "{:?}", panel.refused());
    assert_eq!(map.labels(&matches::UNDO), "Ctrl+K");
}

#[test]
fn who_has_a_key_is_named_and_loses_it_only_if_the_player_says_so() {
    let [draw, pass] = ["rathulhu.draw", "rathulhu.pass"].map(|id| {
        let deed = Rathulhu::DEEDS.iter().find(|deed| deed.id == id).unwrap();
        Shortcut::of(deed).unwrap()
    });
    use rlyeh_window::keys as rlyeh_keys;
    let (mut panel, mut map) = (panel(), KeyMap::default());
    panel.choose(&draw);
    panel.hear(&letter("p"), &mut map);
    let words = panel.clash().expect("it is taken").words();
    assert!(words.contains('P') && words.contains(&say(pass)), "{words}");
    assert!(!words.contains(&say(rlyeh_keys::PASS)), "another game's is not in the way: {words}");
    assert!(!map.has_changes(), "nothing yet");
    panel.close();
    assert!(!map.has_changes(), "left there");
    panel.choose(&draw);
    panel.hear(&letter("p"), &mut map);
    panel.take(&mut map);
    assert_eq!(map.labels(&draw), "P");
    assert_eq!(map.of(&pass), [], "it has none now");
    // Its own again: the other has it.
    panel.reset(&pass, &mut map);
    assert!(panel.clash().is_some_and(|clash| clash.others.len() == 1));
    panel.take(&mut map);
    assert_eq!((map.labels(&pass), map.labels(&draw)), ("P".into(), String::new()));
    panel.reset(&draw, &mut map);
    assert!(!map.has_changes(), "both as usual");
    // Of two keys it loses one.
    panel.choose(&rlyeh_keys::ROLL);
    panel.hear(&letter("u"), &mut map);
    panel.take(&mut map);
    assert_eq!(map.labels(&matches::UNDO), "Ctrl+Z");
    map.reset();
    assert_eq!(map, KeyMap::default());
    // With modifiers, too, where they do not matter to the other.
    panel.choose(&matches::UNDO);
    panel.hear(&stroke(KeyCode::KeyW, Logical::Character("w".into()), &[KeyCode::ControlLeft]), &mut map);
    assert!(panel.clash().is_some_and(|clash| clash.others[0].shortcut == hand::RAISE));
    // The same key for what never goes together.
    panel.choose(&rlyeh_keys::STOP);
    panel.hear(&letter("w"), &mut map);
    assert!(
        panel.clash().is_none() && map.labels(&rlyeh_keys::STOP) == "W",
        "a held piece is raised with it"
    );
}

#[test]
fn the_panel_is_worked_by_mouse_and_by_keyboard() {
    let (mut panel, mut map) = (panel(), KeyMap::default());
    let mut mouse = Mouse::new(vec2(900.0, 2_400.0));
    let show = |ctx: &Egui, panel: &mut KeyPanel, map: &mut KeyMap| {
        let area = bevy_egui::egui::Area::new("panel".into()).fixed_pos(bevy_egui::egui::pos2(0.0, 0.0));
        area.show(ctx, |ui| {
            ui.set_width(800.0);
            key_panel::show(ui, panel, map);
        });
    };
    mouse.wait(3, |ctx| show(ctx, &mut panel, &mut map));
    let key = |key| Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    // The first button that is on is the first shortcut's.
    mouse.frame(vec![key(bevy_egui::egui::Key::Tab)], |ctx| show(ctx, &mut panel, &mut map));
    mouse.wait(2, |ctx| show(ctx, &mut panel, &mut map));
    mouse.frame(vec![key(bevy_egui::egui::Key::Enter)], |ctx| show(ctx, &mut panel, &mut map));
    assert!(panel.is_waiting(), "Tab and Enter choose");
    panel.hear(&letter("w"), &mut map);
    assert!(map.has_changes() && panel.clash().is_none());
    let drawn = mouse.wait(3, |ctx| show(ctx, &mut panel, &mut map));
    let written = crate::rathulhu_panels::written(&drawn);
    let reset = written.iter().find(|w| w.words == "Reset").expect("it can be reset").rect.center();
    mouse.click(reset, |ctx| show(ctx, &mut panel, &mut map));
    assert!(!map.has_changes());
}

#[test]
fn in_the_window_the_key_that_is_pressed_is_bound_and_does_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    app.world_mut().resource_mut::<Open>().0 = vec![Dialog::Settings, Dialog::Bindings];
    app.update();
    app.world_mut().resource_mut::<DialogState>().key_panel.choose(&window_keys::RULES);
    press(&mut app, KeyCode::F10, Logical::F10);
    let panel = |app: &App| app.world().resource::<DialogState>().key_panel.clone();
    assert!(panel(&app).clash().is_some(), "F10 opens the settings");
    assert_eq!(app.world().resource::<Open>().0.len(), 2, "but not now");
    app.world_mut().resource_mut::<DialogState>().key_panel.choose(&window_keys::RULES);
    press(&mut app, KeyCode::F24, Logical::Character("z".into()));
    app.update();
    assert_eq!(app.world().resource::<KeyMap>().labels(&window_keys::RULES), "Z");
    app.world_mut().resource_mut::<DialogState>().key_panel.choose(&window_keys::RULES);
    press(&mut app, KeyCode::Escape, Logical::Escape);
    assert!(!panel(&app).is_waiting());
    assert_eq!(app.world().resource::<Open>().0.len(), 2, "Esc closes what waits, not the dialog");
    press(&mut app, KeyCode::Escape, Logical::Escape);
    assert_eq!(app.world().resource::<Open>().0, [Dialog::Settings]);
}

#[test]
fn settings_keep_keys_and_old_settings_are_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("settings.ron");
    let mut mine = Preferences { ui_scale: 1.3, ..Preferences::default() };
    mine.keys.bind(&hand::RAISE, vec![Press::at(KeyCode::PageUp)]);
    mine.keys.bind(&matches::UNDO, vec![Press::types('z').ctrl().shift()]);
    settings::write(&path, &mine).unwrap();
    assert_eq!(settings::read(&path), (mine.clone(), None));
    std::fs::write(&path, "(ui_scale: 1.3)").unwrap();
    assert_eq!(settings::read(&path), (Preferences { ui_scale: 1.3, ..Preferences::default() }, None));
    let keys = "{\"hand.raise\": [\"KeyÄ\"], \"hand.sink\": [\"PageDown\"]}";
    std::fs::write(&path, format!("(ui_scale: 1.3, keys: {keys})")).unwrap();
    let (read, words) = settings::read(&path);
    assert!(words.is_some_and(|words| words.contains("KeyÄ") && words.contains("hand.raise")));
    assert_eq!(read.ui_scale, 1.3, "the rest is kept");
    assert_eq!(read.keys.of(&hand::SINK), [Press::at(KeyCode::PageDown)]);
    assert_eq!(read.keys.of(&hand::RAISE), hand::RAISE.usual());
}

#[test]
fn what_no_shortcut_is_called_is_told_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("settings.ron");
    std::fs::write(&path, "(keys: {\"chess.castle\": [\"C\"], \"hand.sink\": [\"PageDown\"]})").unwrap();
    let mut app = shell::ui_app(&uis());
    app.insert_resource(PreferencesFile(Some(path)));
    app.finish();
    app.cleanup();
    app.update();
    let told: Vec<String> =
        app.world_mut().resource_mut::<Messages<Notice>>().drain().map(|notice| notice.words).collect();
    assert!(told.iter().any(|words| words.contains("chess.castle")), "{told:?}");
    app.update();
    let map = app.world().resource::<KeyMap>();
    assert_eq!(map.of(&hand::SINK), [Press::at(KeyCode::PageDown)]);
    assert_eq!(map.changed_ids().collect::<Vec<_>>(), ["chess.castle", "hand.sink"]);
}

#[test]
fn a_new_shortcut_of_a_player_wins_over_the_same_key_without_shift() {
    let (one, other) = (Shortcut::types("a", 'n', ""), Shortcut::new("b", Press::types('n').shift(), ""));
    let map = KeyMap::default();
    let shifted = stroke(KeyCode::KeyN, Logical::Character("N".into()), &[KeyCode::ShiftLeft]);
    assert_eq!(map.find([one, other], &shifted), Some(other));
    assert_eq!(map.find([one, other], &letter("n")), Some(one));
    assert_eq!(map.find([one], &shifted), Some(one), "where nothing else wants Shift");
}
