//! Who may know whom: the rules and the table know nobody.

use std::fs;
use std::path::Path;

/// Every Rust file below a folder of `src/`.
fn sources(room: &str) -> Vec<(String, String)> {
    fn walk(folder: &Path, found: &mut Vec<(String, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|e| e == "rs") {
                found.push((path.display().to_string(), fs::read_to_string(&path).unwrap()));
            }
        }
    }
    let mut found = vec![];
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(room), &mut found);
    assert!(!found.is_empty(), "no sources in {room}");
    found
}

fn assert_free_of(room: &str, words: &[&str]) {
    for (path, text) in sources(room) {
        for (number, line) in text.lines().enumerate() {
            for word in words {
                assert!(!line.contains(word), "{path}:{}: {room}/ must not know {word}", number + 1);
            }
        }
    }
}

#[test]
fn the_rules_know_neither_physics_nor_window_nor_clock() {
    let words =
        ["bevy", "egui", "rapier", "std::time", "std::fs", "HashMap", "crate::table", "crate::session"];
    assert_free_of("games", &words);
}

#[test]
fn the_table_knows_neither_rules_nor_window_nor_clock() {
    assert_free_of("table", &["bevy", "egui", "std::time", "std::fs", "crate::games", "crate::session"]);
}

#[test]
fn the_session_and_the_bots_know_no_window() {
    for room in ["session", "bots"] {
        assert_free_of(room, &["bevy", "egui", "crate::app", "crate::cli"]);
    }
}
