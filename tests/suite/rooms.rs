//! Who may know whom. An engine below, the games on top: the engine knows no game, no game knows another, rules know no
//! table, and no circle of files runs through more than one folder.

mod graph;
mod paths;
pub mod source;

use graph::{Knows, circles, knowledge};
use source::{Source, sources};
use std::collections::BTreeSet;

/// The engine's rooms, and which of the others each may know, beside itself.
const ENGINE: [(&str, &[&str]); 8] = [
    ("assets", &[]),
    ("game", &[]),
    ("table", &[]),
    ("session", &["game", "table"]),
    ("bots", &["game", "table", "session"]),
    ("lab", &["game", "table", "session"]),
    ("app", &["assets", "game", "table", "session", "bots", "lab"]),
    ("cli", &["game", "table", "session", "bots", "lab", "app"]),
];

/// What parts of a game may know: modules from the root of the crate, where `*` is the game's own folder.
const PARTS: [(&str, &[&str]); 4] = [
    ("games/*/rules", &["game", "table::words", "games::*::rules"]),
    ("games/*/bot", &["game", "table", "session", "bots", "games::*"]),
    ("games/*/referee", &["game", "table", "session", "games::*"]),
    ("games/*/headless", &["game", "table", "session", "bots", "lab", "cli", "games::*"]),
];

/// What the text of a folder's files may not even mention.
const BANNED: [(&str, &[&str]); 7] = [
    ("games/*/rules", &["bevy", "egui", "rapier", "std::time", "std::fs", "HashMap", "HashSet"]),
    ("games/*/bot", &["bevy", "egui", "::window"]),
    ("games/*/referee", &["bevy", "egui", "::window"]),
    ("game", &["bevy", "egui", "rapier", "std::time", "std::fs", "HashMap", "HashSet"]),
    ("table", &["bevy", "egui", "std::time", "std::fs", "HashMap", "HashSet"]),
    ("session", &["bevy", "egui"]),
    ("bots", &["bevy", "egui"]),
];

/// The games' names, as nobody outside their folders may write them; small letters, for any kind of them.
const NAMES: [&str; 8] =
    ["lyeh", "thoth", "rathulhu", "cluethulhu", "eldergod", "elder god", "elder_god", "elder-god"];

/// Whether a module is one of these, or lies in one.
fn is_within(module: &str, rooms: &[String]) -> bool {
    rooms.iter().any(|room| module == room || module.strip_prefix(room).is_some_and(|r| r.starts_with("::")))
}

/// The game of a file or module: its folder's name.
fn game_of<'a>(path: &'a str, between: &str) -> Option<&'a str> {
    path.strip_prefix("games")?.strip_prefix(between)?.split(between).next()
}

/// Of what a file knows of another, the first line.
fn first_of_each(mut known: Vec<Knows>) -> Vec<Knows> {
    let mut met = BTreeSet::new();
    known.retain(|knows| met.insert((knows.who, knows.whom)));
    known
}

/// Who knows what it should not: a line each.
fn directions(sources: &[Source]) -> Vec<String> {
    let mut wrong = vec![];
    for knows in first_of_each(knowledge(sources)) {
        let (who, whom) = (&sources[knows.who], &sources[knows.whom]);
        let module = whom.module().join("::");
        let engine = ENGINE.iter().find(|(room, _)| *room == who.room());
        let mut may = vec![];
        if let Some((room, others)) = engine {
            may.push([&[*room], *others].concat().into_iter().map(str::to_owned).collect::<Vec<_>>());
        }
        if let Some(game) = game_of(&who.path, "/").filter(|_| who.folder() != "games") {
            let own = |rooms: &[&str]| rooms.iter().map(|room| room.replace('*', game)).collect::<Vec<_>>();
            let every: Vec<&str> = ENGINE.iter().map(|(room, _)| *room).chain(["games::*"]).collect();
            may.push(own(&every));
            may.extend(PARTS.iter().filter(|(part, _)| who.is_below(part)).map(|(_, rooms)| own(rooms)));
        }
        if may.iter().any(|rooms| !is_within(&module, rooms)) {
            wrong.push(format!("{}:{}: {} must not know {}", who.path, knows.line, who.folder(), knows.what));
        }
    }
    wrong
}

/// Words that do not belong where they stand: a line each.
fn words(sources: &[Source]) -> Vec<String> {
    let mut wrong = vec![];
    for source in sources {
        let banned =
            BANNED.iter().filter(|(folder, _)| source.is_below(folder)).flat_map(|(_, words)| *words);
        let banned: Vec<&str> = banned.copied().collect();
        // What lies above the rooms only lists the games' folder as a whole.
        let generic = source.room() != "games";
        for (number, line) in source.text.lines().enumerate() {
            let mut hit = |word: &str| {
                wrong.push(format!(
                    "{}:{}: must not speak of {word}: {}",
                    source.path,
                    number + 1,
                    line.trim()
                ));
            };
            banned.iter().filter(|word| line.contains(**word)).for_each(|word| hit(word));
            let small = line.to_lowercase();
            NAMES.iter().filter(|name| generic && small.contains(**name)).for_each(|name| hit(name));
        }
        let path = source.path.to_lowercase();
        if generic && NAMES.iter().any(|name| path.contains(name)) {
            wrong.push(format!("{}: must not be called after a game", source.path));
        }
    }
    wrong
}

/// The folder that has to be understood as a whole: of a game all of it, for its entry names every part; elsewhere the
/// one in which the file lies.
fn whole(source: &Source) -> String {
    match game_of(&source.path, "/").filter(|_| source.path.matches('/').count() > 1) {
        Some(game) => format!("games/{game}"),
        None => source.folder().to_owned(),
    }
}

/// Circles through more than one folder: who names whom in them, a text each.
fn winding(sources: &[Source]) -> Vec<String> {
    let known = first_of_each(knowledge(sources));
    let mut wrong = vec![];
    for circle in circles(sources.len(), &known) {
        let folder = whole(&sources[circle[0]]);
        if circle.iter().all(|&i| whole(&sources[i]) == folder) {
            continue;
        }
        let mut text = format!("a circle of {} files:", circle.len());
        let inside = |i: &usize| circle.contains(i);
        for knows in known.iter().filter(|knows| inside(&knows.who) && inside(&knows.whom)) {
            let (who, whom) = (&sources[knows.who], &sources[knows.whom]);
            if who.folder() != whom.folder() {
                text += &format!("\n  {}:{} knows {}", who.path, knows.line, knows.what);
            }
        }
        wrong.push(text);
    }
    wrong
}

fn assert_none(wrong: &[String]) {
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_room_knows_only_what_lies_below_it() {
    assert_none(&directions(&sources()));
}

#[test]
fn the_engine_names_no_game_and_rules_and_table_know_neither_window_nor_clock() {
    assert_none(&words(&sources()));
}

#[test]
fn no_circle_of_files_runs_through_two_folders() {
    assert_none(&winding(&sources()));
}

// ---- The guards themselves ----

/// A crate of a few lines, in which all is well.
fn small_crate() -> Vec<Source> {
    [
        ("lib.rs", "pub mod cli; pub mod game; pub mod games; pub mod session; pub mod table;"),
        ("game/mod.rs", "pub mod rng;\npub trait Game {}"),
        ("game/rng.rs", "use super::Game;"),
        ("table/mod.rs", "pub mod sim; pub mod words; pub use words::Size;"),
        ("table/words.rs", "pub enum Size {}"),
        ("table/sim.rs", "use super::Size; // Not a word of crate::session::Match.\npub struct Sim;"),
        (
            "session/mod.rs",
            "use crate::{game::{self, rng}, table::Sim};\nfn f() { game::rng::throw(\"crate::cli\") }",
        ),
        ("cli/mod.rs", "pub struct Entry(crate::session::Match);"),
        ("games/mod.rs", "pub mod go; pub mod hex;"),
        ("games/go/mod.rs", "pub mod rules; pub mod window;\nuse crate::cli::Entry;\nuse rules::Go;"),
        (
            "games/go/rules/mod.rs",
            "mod board;\npub(in crate::games::go) use board::Board;\nuse crate::game::Game;",
        ),
        ("games/go/rules/board.rs", "use super::Go;\nuse crate::table::words::Size as S;"),
        ("games/go/window.rs", "fn show<'a>() -> char { '\"' } use crate::games::go::rules::Go;"),
        ("games/hex/mod.rs", "use crate::session::Match;"),
    ]
    .map(|(path, text)| Source::made_up(path, text))
    .to_vec()
}

/// The small crate with a line more in a file.
fn with(path: &str, line: &str) -> Vec<Source> {
    let mut sources = small_crate();
    match sources.iter_mut().find(|source| source.path == path) {
        Some(source) => source.text += &format!("\n{line}\n"),
        None => sources.push(Source::made_up(path, line)),
    }
    sources
}

#[test]
fn the_guards_see_every_way_of_knowing() {
    assert_none(&directions(&small_crate()));
    for (path, line, knows) in [
        ("game/mod.rs", "use crate::table::Sim;", "game must not know table::Sim"),
        ("table/sim.rs", "fn f() -> crate::game::Seat {}", "table must not know game::Seat"),
        ("table/sim.rs", "use super::super::session::{self};", "table must not know session"),
        ("table/sim.rs", "use super::super::session::{Match as M};", "table must not know session::Match"),
        ("session/mod.rs", "mod tests { use super::super::cli; }", "session must not know cli"),
        (
            "session/mod.rs",
            "use crate::games::go::rules::{Go};",
            "session must not know games::go::rules::Go",
        ),
        (
            "cli/mod.rs",
            "static LIST: usize = crate::games::CATALOGUE.len();",
            "cli must not know games::CATALOGUE",
        ),
        ("games/hex/mod.rs", "use crate::games::go;", "games/hex must not know games::go"),
        (
            "games/hex/mod.rs",
            "use crate::games as g;\nfn f() { g::go::h() }",
            "games/hex must not know games::go::h",
        ),
        ("games/hex/mod.rs", "use super::go::rules::Go;", "games/hex must not know games::go::rules::Go"),
        ("games/go/rules/board.rs", "use crate::table::Size;", "games/go/rules must not know table::Size"),
        (
            "games/go/rules/board.rs",
            "use crate::session::Match;",
            "games/go/rules must not know session::Match",
        ),
        (
            "games/go/rules/board.rs",
            "use super::super::window;",
            "games/go/rules must not know games::go::window",
        ),
        ("games/go/bot/mod.rs", "use crate::cli::Entry;", "games/go/bot must not know cli::Entry"),
    ] {
        let wrong = directions(&with(path, line));
        assert!(wrong.iter().any(|fault| fault.ends_with(knows)), "{path}: {line}: {wrong:?}");
        assert!(wrong.iter().all(|fault| fault.starts_with(path)), "{wrong:?}");
    }
}

#[test]
fn the_guards_read_words_and_names() {
    assert_none(&words(&small_crate()));
    for (path, line) in [
        ("table/sim.rs", "/// As in Houses of Thoth."),
        ("cli/mod.rs", "const GAME: &str = \"R'lyeh\";"),
        ("lib.rs", "// R’lyeh, with another apostrophe"),
        ("session/rlyeh.rs", ""),
        ("session/mod.rs", "// elder_god"),
        ("session/mod.rs", "use bevy::prelude::*;"),
        ("table/sim.rs", "use std::time::Instant;"),
        ("games/go/rules/board.rs", "use std::collections::HashMap;"),
        ("games/go/bot/mod.rs", "use crate::games::go::window::show;"),
    ] {
        assert_eq!(words(&with(path, line)).len(), 1, "{path}: {line}");
    }
    assert_none(&words(&with("games/go/mod.rs", "/// Not in the least like Rathulhu.")));
}

#[test]
fn the_guards_find_circles() {
    // The small crate has none.
    assert_none(&winding(&small_crate()));
    // Within one game a circle does no harm.
    assert_none(&winding(&with("games/go/rules/board.rs", "fn f() { super::super::window::show() }")));
    for (path, line, files) in [
        ("session/mod.rs", "use crate::cli::Entry;", 2),
        ("table/words.rs", "use crate::cli::Entry;", 4),
        ("game/rng.rs", "use crate::session::Match;", 2),
    ] {
        let wrong = winding(&with(path, line));
        let expected = format!("a circle of {files} files:");
        assert!(wrong.len() == 1 && wrong[0].starts_with(&expected), "{path}: {line}: {wrong:?}");
        assert!(wrong[0].contains(path), "{wrong:?}");
    }
}
