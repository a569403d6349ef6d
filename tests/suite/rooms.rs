//! Who may know whom. An engine below, the games on top: the engine knows no game, no game knows another, rules know no
//! table, and files do not know each other in a circle.

mod graph;
mod keys;
mod paths;
pub mod source;
mod waits;

use cyclopean::games::CATALOGUE;
use graph::{Knows, circles, knowledge};
use paths::BENCHES;
use source::{Source, benches, sources};
use std::collections::BTreeSet;

/// The engine's rooms, and which of the others each may know, beside itself.
const ENGINE: [(&str, &[&str]); 11] = [
    ("assets", &[]),
    ("game", &[]),
    ("table", &[]),
    // Of the words it knows which languages there are: what is asked of a command says one.
    ("lang", &["assets", "game"]),
    ("session", &["game", "table", "lang::language"]),
    ("lesson", &["assets", "game", "table", "session"]),
    ("bots", &["game", "table", "session"]),
    ("lab", &["game", "table", "session"]),
    ("telling", &["game", "lang", "table", "session", "bots", "lab"]),
    ("app", &["assets", "game", "lang", "table", "session", "lesson", "bots", "lab"]),
    ("cli", &["game", "lang", "table", "session", "bots", "lab", "telling", "app"]),
];

/// What parts of a game may know: modules from the root of the crate, where `*` is the game's own folder.
const PARTS: [(&str, &[&str]); 4] = [
    ("games/*/rules", &["game", "table::words", "games::*::rules"]),
    ("games/*/bot", &["game", "table", "session", "bots", "games::*"]),
    ("games/*/referee", &["game", "table", "session", "games::*"]),
    ("games/*/headless", &["game", "lang", "table", "session", "bots", "lab", "telling", "games::*"]),
];

/// The rooms that know the window. What measures knows every other room, and nobody knows what measures.
const WINDOWED: [&str; 2] = ["app", "cli"];

/// Of what measures, what knows physics and set-ups only; and what knows matches and bots of any game only.
const PHYSICS: [&str; 7] = ["accuracy", "agreement", "past", "person", "planar", "staged", "towers"];
const STUDIES: [&str; 3] = ["leak_study", "preview_study", "release"];

/// And what the folders of games there share.
const SHARED: [&str; 5] = ["duels", "game_benches", "leak_study", "preview_study", "release"];

/// What the text of a folder's files may not even mention.
const BANNED: [(&str, &[&str]); 9] = [
    ("games/*/rules", &["bevy", "egui", "rapier", "std::time", "std::fs", "HashMap", "HashSet"]),
    ("games/*/bot", &["bevy", "egui", "::window"]),
    ("games/*/referee", &["bevy", "egui", "::window"]),
    ("game", &["bevy", "egui", "rapier", "std::time", "std::fs", "HashMap", "HashSet"]),
    ("table", &["bevy", "egui", "std::time", "std::fs", "HashMap", "HashSet"]),
    ("session", &["bevy", "egui"]),
    ("lesson", &["bevy", "egui"]),
    ("bots", &["bevy", "egui"]),
    (BENCHES, &["bevy", "egui", "::window"]),
];

/// Every spelling of the games' names: of their folders in `src/games/` and of their titles. Nobody else may write them.
fn names(sources: &[Source], titles: &[&str]) -> BTreeSet<String> {
    let folders = sources.iter().filter_map(|source| source.path.strip_prefix("games/")?.split_once('/'));
    let mut names: BTreeSet<String> = titles.iter().map(|title| plain(title)).collect();
    for (folder, _) in folders {
        names.extend(["_", " ", "-", ""].map(|between| plain(&folder.replace('_', between))));
    }
    names
}

/// Names as they are compared: in small letters, without apostrophes of any kind.
fn plain(text: &str) -> String {
    text.to_lowercase().replace("\\u{2019}", "").replace(['\'', '’', '‘', 'ʼ', '`', '´', '\\'], "")
}

fn titles() -> Vec<&'static str> {
    CATALOGUE.iter().map(|entry| entry.info.title).collect()
}

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

/// The product and what measures it.
fn all() -> Vec<Source> {
    sources().into_iter().chain(benches()).collect()
}

/// What a file that measures may know: the rooms without a window, and the games; in the folder of a game, that game alone.
fn measured_by(who: &Source) -> Vec<String> {
    let beside = |modules: &[&str]| modules.iter().map(|it| format!("{BENCHES}::{it}")).collect::<Vec<_>>();
    let part = who.module().get(1).cloned().unwrap_or_default();
    for (parts, room) in [(&PHYSICS[..], "lab"), (&STUDIES[..], "bots")] {
        if parts.contains(&part.as_str()) {
            return [["game", "table", "session", room].map(str::to_owned).to_vec(), beside(parts)].concat();
        }
    }
    let rooms = ENGINE.iter().map(|(room, _)| *room).filter(|room| !WINDOWED.contains(room));
    let mut may: Vec<String> = rooms.map(str::to_owned).collect();
    let below = who.path.strip_prefix("benches/").unwrap_or_default();
    match game_of(below, "/").filter(|_| who.folder() != "benches/games") {
        None => may.extend(["games".to_owned(), BENCHES.to_owned()]),
        Some(game) => {
            may.extend([format!("games::{game}"), format!("{BENCHES}::games::{game}")]);
            may.extend(beside(&SHARED));
        }
    }
    may
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
        let measures = |source: &Source| source.room() == BENCHES;
        if measures(who) {
            may.push(measured_by(who));
        }
        if measures(whom) && !measures(who) {
            may.push(vec![]);
        }
        if may.iter().any(|rooms| !is_within(&module, rooms)) {
            wrong.push(format!("{}:{}: {} must not know {}", who.path, knows.line, who.folder(), knows.what));
        }
    }
    wrong
}

/// Words that do not belong where they stand, among them the names of games: a line each.
fn words(sources: &[Source], names: &BTreeSet<String>) -> Vec<String> {
    let mut wrong = vec![];
    for source in sources {
        let banned =
            BANNED.iter().filter(|(folder, _)| source.is_below(folder)).flat_map(|(_, words)| *words);
        let banned: Vec<&str> = banned.copied().collect();
        // What lies above the rooms only lists the games' folder as a whole.
        let generic = source.room() != "games" && !source.is_below("benches/games");
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
            let line = plain(line);
            if let Some(name) = names.iter().find(|name| generic && line.contains(*name)) {
                hit(name);
            }
        }
        let path = plain(&source.path);
        if generic && names.iter().any(|name| path.contains(name)) {
            wrong.push(format!("{}: must not be called after a game", source.path));
        }
    }
    wrong
}

/// Circles of files that may be, by their files in order of their paths, each with its reason: no more than five.
const CIRCLES: [(&[&str], &str); 1] = [(
    &["table/coupling.rs", "table/heft.rs", "table/settle.rs", "table/sim.rs", "table/sim/ticks.rs"],
    "a tick of the table lends heft and couples shear and twist, and both are worked out from the whole table and how fast it moves",
)];

/// Circles that are not on the list: who names whom in them, a text each. And what is wrong with the list.
fn circular(sources: &[Source], allowed: &[(&[&str], &str)]) -> Vec<String> {
    let known = first_of_each(knowledge(sources));
    let found = circles(sources.len(), &known);
    let paths = |circle: &[usize]| {
        let mut paths: Vec<&str> = circle.iter().map(|&i| sources[i].path.as_str()).collect();
        paths.sort_unstable();
        paths
    };
    let mut wrong = vec![];
    for circle in &found {
        if allowed.iter().any(|(files, _)| *files == paths(circle)) {
            continue;
        }
        let mut text = format!("a circle of {} files:", circle.len());
        let inside = |i: &usize| circle.contains(i);
        for knows in known.iter().filter(|knows| inside(&knows.who) && inside(&knows.whom)) {
            text += &format!("\n  {}:{} knows {}", sources[knows.who].path, knows.line, knows.what);
        }
        wrong.push(text);
    }
    for (files, reason) in allowed {
        let name = files.join(", ");
        if !found.iter().any(|circle| paths(circle) == *files) {
            wrong.push(format!("{name}: no circle any more; take it off the list"));
        }
        if reason.is_empty() {
            wrong.push(format!("{name}: say why this circle may be"));
        }
    }
    if allowed.len() > 5 {
        wrong.push(format!("{} circles are on the list: no more than five may be", allowed.len()));
    }
    wrong
}

fn assert_none(wrong: &[String]) {
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_room_knows_only_what_lies_below_it() {
    assert_none(&directions(&all()));
}

#[test]
fn the_engine_names_no_game_and_rules_and_table_know_neither_window_nor_clock() {
    let sources = all();
    assert_none(&words(&sources, &names(&sources, &titles())));
}

#[test]
fn no_files_know_each_other_in_a_circle() {
    assert_none(&circular(&all(), &CIRCLES));
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
        ("games/go/rules/board.rs", "use crate::table::words::Size as S;"),
        ("games/go/window.rs", "fn show<'a>() -> char { '\"' } use crate::games::go::rules::Go;"),
        ("games/hex/mod.rs", "use crate::session::Match;"),
        ("benches/lib.rs", "pub mod commands; pub mod duels; pub mod games; pub mod planar;"),
        ("benches/commands.rs", "use crate::games;\nuse cyclopean_core::games::hex;"),
        ("benches/main.rs", "fn main() { bench::duels::run() }"),
        ("benches/duels.rs", "use cyclopean_core::session::Match;"),
        ("benches/planar.rs", "use cyclopean_core::table::Sim;"),
        ("benches/games/mod.rs", "pub mod go; pub mod hex;"),
        ("benches/games/go/mod.rs", "use crate::duels;\nuse cyclopean_core::games::go::rules::Go;"),
        ("benches/games/hex/mod.rs", "// Rathulhu's may be named here."),
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
        // Nobody knows what measures, and that knows no window; of the games there none knows another.
        ("table/sim.rs", "use bench::duels;", "table must not know benches::duels"),
        ("cli/mod.rs", "fn f() { bench::duels::run() }", "cli must not know benches::duels::run"),
        ("lib.rs", "use bench::games::go;", "must not know benches::games::go"),
        ("games/go/mod.rs", "use bench::games::go;", "games/go must not know benches::games::go"),
        ("benches/duels.rs", "use cyclopean_core::cli::Entry;", "benches must not know cli::Entry"),
        (
            "benches/games/go/mod.rs",
            "use cyclopean_core::games::hex;",
            "benches/games/go must not know games::hex",
        ),
        (
            "benches/games/go/mod.rs",
            "use super::hex::run;",
            "benches/games/go must not know benches::games::hex::run",
        ),
        (
            "benches/games/go/mod.rs",
            "use crate::planar::Plane;",
            "benches/games/go must not know benches::planar::Plane",
        ),
        ("benches/planar.rs", "use cyclopean_core::bots::Bot;", "benches must not know bots::Bot"),
        ("benches/planar.rs", "use crate::duels;", "benches must not know benches::duels"),
    ] {
        let wrong = directions(&with(path, line));
        assert!(wrong.iter().any(|fault| fault.ends_with(knows)), "{path}: {line}: {wrong:?}");
        assert!(wrong.iter().all(|fault| fault.starts_with(path)), "{wrong:?}");
    }
}

#[test]
fn the_guards_read_words_and_names() {
    let names = names(&sources(), &titles());
    assert_none(&words(&small_crate(), &names));
    for (path, line) in [
        ("table/sim.rs", "/// As in Houses of Thoth."),
        ("cli/mod.rs", "const GAME: &str = \"R'lyeh\";"),
        ("lib.rs", "// R’lyeh, with another apostrophe"),
        ("lib.rs", "const GAME: &str = \"R\\u{2019}lyeh\";"),
        ("session/rlyeh.rs", ""),
        ("session/mod.rs", "// elder_god"),
        ("session/mod.rs", "use bevy::prelude::*;"),
        ("table/sim.rs", "use std::time::Instant;"),
        ("games/go/rules/board.rs", "use std::collections::HashMap;"),
        ("games/go/bot/mod.rs", "use crate::games::go::window::show;"),
        ("benches/duels.rs", "// As in Rathulhu."),
        ("benches/elder_god.rs", ""),
        ("benches/games/go/mod.rs", "use bevy::prelude::*;"),
    ] {
        assert_eq!(words(&with(path, line), &names).len(), 1, "{path}: {line}");
    }
    assert_none(&words(&with("games/go/mod.rs", "/// Not in the least like Rathulhu."), &names));
}

#[test]
fn the_guards_know_a_new_game_by_its_folder_and_its_title() {
    let title = "The D'eep";
    let found = names(&with("games/sea_floor/rules/mod.rs", ""), &[title]);
    let spelt = ["go", "hex", "sea floor", "sea-floor", "sea_floor", "seafloor", "the deep"];
    assert_eq!(found, spelt.map(str::to_owned).into());
    let names = names(&[Source::made_up("games/sea_floor/mod.rs", "")], &[title]);
    assert_none(&words(&with("session/mod.rs", "// The sea, and a floor that is deep."), &names));
    for line in [
        "// on the sea floor",
        "struct SeaFloor;",
        "const SEA_FLOOR: u8 = 1;",
        "// Sea-Floor",
        "// the D’eep",
    ] {
        assert_eq!(words(&with("session/mod.rs", line), &names).len(), 1, "{line}");
    }
    assert_eq!(words(&with("session/seafloor.rs", ""), &names).len(), 1);
}

#[test]
fn the_guards_find_circles() {
    // The small crate has none.
    assert_none(&circular(&small_crate(), &[]));
    for (path, line, files) in [
        ("session/mod.rs", "use crate::cli::Entry;", 2),
        ("table/words.rs", "use crate::cli::Entry;", 4),
        ("game/rng.rs", "use crate::session::Match;", 2),
        // Within a folder, and within a game.
        ("table/words.rs", "use super::sim::Sim;", 3),
        ("games/go/rules/board.rs", "use super::Go;", 2),
        (
            "games/go/window.rs",
            "use crate::games::go::ENTRY;\nmod tests { use super::super::window::show; }",
            0,
        ),
        ("games/go/rules/board.rs", "fn f() { super::super::ENTRY }", 3),
        ("benches/duels.rs", "use crate::games::go::run;", 2),
    ] {
        let wrong = circular(&with(path, line), &[]);
        if files == 0 {
            assert_none(&wrong);
            continue;
        }
        let expected = format!("a circle of {files} files:");
        assert!(wrong.len() == 1 && wrong[0].starts_with(&expected), "{path}: {line}: {wrong:?}");
        assert!(wrong[0].contains(path), "{wrong:?}");
    }
}

#[test]
fn a_circle_that_may_be_is_named_whole_and_with_a_reason() {
    let sources = with("games/go/rules/board.rs", "use super::Go;");
    let files: &[&str] = &["games/go/rules/board.rs", "games/go/rules/mod.rs"];
    assert_none(&circular(&sources, &[(files, "a board is told by its game")]));
    let one = |sources: &[Source], allowed: &[(&[&str], &str)], what: &str| {
        let wrong = circular(sources, allowed);
        assert!(wrong.iter().any(|fault| fault.contains(what)), "{what}: {wrong:?}");
    };
    one(&sources, &[(files, "")], "say why");
    // Another circle is not meant, not even one that only begins like it.
    one(&sources, &[(&files[..1], "part of it")], "a circle of 2 files");
    one(&small_crate(), &[(files, "there was one")], "no circle any more");
    one(&sources, &[(files, "again"); 6], "no more than five");
}

/// The engine would link to the copies of generic code that an unoptimised crate beneath it has made.
#[test]
fn the_engine_is_built_on_no_crate_that_is_not_optimised() {
    let quoted = |line: &'static str| line.split('"').nth(1).and_then(|name| name.split(' ').next());
    let lock = include_str!("../../Cargo.lock").split("[[package]]").skip(1);
    let packages: Vec<Vec<&str>> = lock.map(|package| package.lines().filter_map(quoted).collect()).collect();
    let mut beneath = BTreeSet::from(["cyclopean-core"]);
    loop {
        let known = beneath.len();
        for package in packages.iter().filter(|package| beneath.contains(package[0])).collect::<Vec<_>>() {
            beneath.extend(package);
        }
        if beneath.len() == known {
            break;
        }
    }
    assert!(beneath.contains("rapier3d") && !beneath.contains("bevy_ecs"), "{beneath:?}");
    let profiles = include_str!("../../Cargo.toml").split("[profile.dev.package.").skip(1);
    let unoptimised = profiles.filter(|profile| profile.contains("opt-level = 0"));
    let names: Vec<&str> = unoptimised.filter_map(|profile| profile.split(']').next()).collect();
    assert!(names.contains(&"bevy_winit"), "{names:?}");
    let wrong: Vec<_> = names.into_iter().filter(|name| beneath.contains(name)).collect();
    assert!(wrong.is_empty(), "optimise these, or build the engine on others: {wrong:?}");
}
