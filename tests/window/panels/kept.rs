//! What is typed and kept: settings, names of saves, numbers.

use super::*;
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Event, Key};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::cell::Cell;
use window::platform::settings;
use window::ui::number_field;

#[test]
fn settings_survive_and_broken_ones_are_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deep/settings.ron");
    assert_eq!(settings::read(&path), (Preferences::default(), None));
    let mine = Preferences { ui_scale: 1.3, marks: false, ..Preferences::default() };
    settings::write(&path, &mine).unwrap();
    assert_eq!(settings::read(&path), (mine, None));
    std::fs::write(&path, "(ui_scale: 99.0)").unwrap();
    assert_eq!(settings::read(&path).0.ui_scale, settings::SCALE.1);
    // What cannot be read is named, and the rest holds, whatever an editor writes before it.
    std::fs::write(&path, "\u{feff}(ui_scale: 1.3, sparkle: true, detail: Best, marks: false, marks: true)")
        .unwrap();
    let (read, words) = settings::read(&path);
    assert_eq!(read, Preferences { ui_scale: 1.3, marks: false, ..Preferences::default() });
    let words = words.unwrap();
    assert!(["sparkle", "detail", "marks"].iter().all(|name| words.contains(name)), "{words}");
    std::fs::write(&path, "(ui_scale: oops").unwrap();
    let (usual, words) = settings::read(&path);
    assert_eq!(usual, Preferences::default());
    assert!(words.unwrap().contains("settings.ron.bad"));
    assert_eq!(
        std::fs::read_to_string(folder.path().join("deep/settings.ron.bad")).unwrap(),
        "(ui_scale: oops"
    );
    assert!(!path.exists());
}

#[test]
fn names_of_saves_stay_in_their_folder() {
    let saves = Saves { folder: Some("/saves".into()) };
    assert_eq!(saves.named("  my city "), Some("/saves/my city.cyclopean".into()));
    assert_eq!(saves.named("../../etc/passwd"), Some("/saves/-..-etc-passwd.cyclopean".into()));
    assert_eq!(saves.named(" .. "), None);
}

/// What is no number stays in its field as it was typed until something else is, and the value is as before.
#[test]
fn what_is_no_number_stays_as_it_was_typed() {
    let value = Cell::new(5.0_f64);
    let mut harness = Harness::builder().with_size(vec2(200.0, 60.0)).build_ui(|ui| {
        let mut now = value.get();
        number_field::add(ui, number_field::field(&mut now));
        value.set(now);
    });
    for (typed, comes_to, shown) in
        [("1/2", 5.0, "1/2"), ("10*2", 5.0, "10*2"), ("1 200", 1200.0, "1200"), ("−0,25 mm", -0.25, "0.25")]
    {
        harness.get_by_role(Role::SpinButton).click();
        harness.run();
        // What was there is chosen: this takes its place.
        harness.event(Event::Text(typed.into()));
        harness.key_press(Key::Enter);
        harness.run();
        assert_eq!(value.get(), comes_to, "{typed}");
        let told = words(harness.output());
        assert!(told.contains(shown), "{typed}: {told}");
    }
}
