//! What the compiler does not say of the packages: which arrows they may have at all, that the engine names no game, and what
//! it is built on.

mod choices;
mod keys;
mod names;
mod waits;

use cyclopean::CATALOGUE;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;
use support::source::{Source, sources};

/// What each of our packages knows of the others, and what of a few foreign ones, by Cargo's own account.
fn arrows() -> BTreeMap<String, BTreeSet<String>> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["metadata", "--no-deps", "--offline", "--format-version", "1"]);
    let told = cargo.current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
    let told: Value = serde_json::from_slice(&told.stdout).unwrap();
    let name = |value: &Value| value["name"].as_str().unwrap().to_owned();
    // What tests alone need is no arrow.
    let known = |package: &Value| {
        let all = package["dependencies"].as_array().unwrap();
        all.iter().filter(|it| it["kind"] != "dev").map(name).collect()
    };
    told["packages"].as_array().unwrap().iter().map(|package| (name(package), known(package))).collect()
}

/// The games, by the names of their packages.
fn games() -> BTreeSet<String> {
    let folders = sources().into_iter().filter_map(|source| {
        let (game, _) = source.path.strip_prefix("games/")?.split_once('/')?;
        Some(game.replace('_', "-"))
    });
    folders.collect()
}

/// The game that a package is of.
fn game_of<'a>(package: &str, games: &'a BTreeSet<String>) -> Option<&'a str> {
    let name = package.trim_end_matches("-rules").trim_end_matches("-window");
    games.get(name).map(String::as_str)
}

/// What a package's manifest says that it must not: a line each.
fn wrong_arrows(arrows: &BTreeMap<String, BTreeSet<String>>, games: &BTreeSet<String>) -> Vec<String> {
    let measures = ["bench", "engine", "support", "stones", "stones-rules", "stones-window", "window-tests"];
    let mut wrong = vec![];
    for (who, known) in arrows.iter().filter(|(who, _)| !measures.contains(&who.as_str())) {
        let game = game_of(who, games);
        let windowed = who == "window" || who == "shell" || who == "cyclopean" || who.ends_with("-window");
        for whom in known {
            let other = game_of(whom, games);
            let own = arrows.contains_key(whom);
            let up = (own && game.is_some_and(|_| who.ends_with("-rules")) && whom != "game")
                || (other.is_some() && other != game && who != "cyclopean")
                || measures.contains(&whom.as_str())
                || (whom == "rapier3d" && who != "table")
                || ((whom.starts_with("bevy") || whom == "window" || whom.ends_with("-window")) && !windowed);
            if up {
                wrong.push(format!("{who} must not know {whom}"));
            }
        }
    }
    wrong
}

#[test]
fn no_package_has_an_arrow_that_it_must_not_have() {
    let (arrows, games) = (arrows(), games());
    assert_eq!(games.len(), CATALOGUE.len());
    assert_eq!(wrong_arrows(&arrows, &games), Vec::<String>::new());
    let rules: Vec<_> =
        arrows.keys().filter(|name| name.ends_with("-rules") && game_of(name, &games).is_some()).collect();
    assert_eq!(rules.len(), games.len(), "the rules of every game are a package: {rules:?}");
    for (who, whom) in [
        ("thoth-rules", "table"),
        ("thoth", "rlyeh"),
        ("thoth-window", "rlyeh-rules"),
        ("session", "rathulhu"),
        ("window", "thoth"),
        ("lab", "bench"),
        ("lab", "rapier3d"),
        ("session", "bevy"),
        ("rlyeh", "window"),
    ] {
        let mut bent = arrows.clone();
        bent.get_mut(who).unwrap().insert(whom.to_owned());
        assert_eq!(wrong_arrows(&bent, &games), [format!("{who} must not know {whom}")]);
    }
}

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

/// Names of games where they do not belong: a line each. The catalogue lists them.
fn named(sources: &[Source], names: &BTreeSet<String>) -> Vec<String> {
    let mut wrong = vec![];
    for source in sources.iter().filter(|source| source.room() != "games" && source.path != "catalogue.rs") {
        for (number, line) in source.text.lines().enumerate() {
            let line = plain(line);
            if let Some(name) = names.iter().find(|name| line.contains(*name)) {
                wrong.push(format!("{}:{}: must not speak of {name}", source.path, number + 1));
            }
        }
        let path = plain(&source.path);
        if names.iter().any(|name| path.contains(name)) {
            wrong.push(format!("{}: must not be called after a game", source.path));
        }
    }
    wrong
}

#[test]
fn the_engine_names_no_game() {
    let titles: Vec<&str> = CATALOGUE.iter().map(|entry| entry.info.title).collect();
    let sources = sources();
    let names = names(&sources, &titles);
    assert_eq!(named(&sources, &names), Vec::<String>::new());
    for (path, line) in [
        ("table/sim.rs", "/// As in Houses of Thoth."),
        ("cli/mod.rs", "const GAME: &str = \"R'lyeh\";"),
        ("lib.rs", "// R’lyeh, with another apostrophe"),
        ("lib.rs", "const GAME: &str = \"R\\u{2019}lyeh\";"),
        ("session/rlyeh.rs", ""),
        ("session/lib.rs", "// elder_god"),
    ] {
        assert_eq!(named(&[Source::made_up(path, line)], &names).len(), 1, "{path}: {line}");
    }
    let own = Source::made_up("games/go/lib.rs", "/// Not in the least like Rathulhu.");
    assert_eq!(named(&[own], &names), Vec::<String>::new());
}

/// The engine would link to the copies of generic code that an unoptimised crate beneath it has made.
#[test]
fn the_engine_is_built_on_no_crate_that_is_not_optimised() {
    let quoted = |line: &'static str| line.split('"').nth(1).and_then(|name| name.split(' ').next());
    let lock = include_str!("../../Cargo.lock").split("[[package]]").skip(1);
    let packages: Vec<Vec<&str>> = lock.map(|package| package.lines().filter_map(quoted).collect()).collect();
    let mut beneath: BTreeSet<&str> = ["table", "bots", "thoth", "rlyeh"].into();
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
