//! The program as scripts meet it.

use std::path::Path;
use std::process::{Command, Output};

fn cyclopean(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cyclopean"))
        .args(arguments)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .output()
        .unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn the_same_seed_prints_the_same_json_byte_for_byte() {
    let run = || cyclopean(&["solitaire", "--seed", "9", "--stashes", "2", "--json"]);
    let (a, b) = (run(), run());
    assert!(a.status.success(), "{}", err(&a));
    assert_eq!(a.stdout, b.stdout);
    let report: serde_json::Value = serde_json::from_slice(&a.stdout).unwrap();
    assert!(report["height_mm"].as_f64().unwrap() > 40.0, "{report}");
    assert_eq!(report["seed"], 9);
    assert!(report["collapsed"].is_boolean() && report["turns"].as_u64().unwrap() > 3);
}

#[test]
fn another_seed_plays_another_game() {
    let run = |seed| out(&cyclopean(&["solitaire", "--seed", seed, "--turns", "6", "--json"]));
    assert_ne!(run("1"), run("2"));
}

#[test]
fn a_solitary_game_is_saved_and_journalled() {
    let folder = tempfile::tempdir().unwrap();
    let (save, journal) = (folder.path().join("a.cyclopean"), folder.path().join("a.jsonl"));
    let (save, journal) = (save.to_str().unwrap(), journal.to_str().unwrap());
    let output =
        cyclopean(&["solitaire", "--seed", "3", "--turns", "4", "--save", save, "--journal", journal]);
    assert!(output.status.success(), "{}", err(&output));
    assert!(out(&output).contains("R'lyeh rose to"), "{}", out(&output));
    assert!(<cyclopean::session::Match>::load(Path::new(save)).is_ok());
    let lines = std::fs::read_to_string(journal).unwrap();
    let mut kinds = std::collections::BTreeMap::<String, u32>::new();
    for line in lines.lines() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        *kinds.entry(line["line"].as_str().unwrap().into()).or_default() += 1;
    }
    assert_eq!(kinds["match"], 1);
    assert!(kinds["intent"] > 10 && kinds["note"] > 10, "{kinds:?}");
    assert!(lines.contains("\"settled\""));
}

#[test]
fn wrong_arguments_say_what_is_right() {
    for (arguments, hint) in [
        (&["solitaire", "--seed", "18446744073709551616"][..], "seed"),
        (&["solitaire", "--seed", "-1"], "seed"),
        (&["solitaire", "--stashes", "7"], "2..=6"),
        (&["play", "chess"], "rlyeh"),
        (&["play", "rlyeh", "--players", "6"], "1..=5"),
        (&["play", "rathulhu", "--json"], "--headless"),
        (&["bench", "bots", "--game", "rathulhu", "--players", "6"], "2..=5"),
        (&["picture", "x", "--out", "y.png", "--size", "0x0"], "WIDTHxHEIGHT"),
        (&["conquer"], "conquer"),
    ] {
        let output = cyclopean(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(err(&output).contains(hint), "{arguments:?}: {}", err(&output));
    }
}

#[test]
fn files_that_are_not_there_are_named() {
    let output = cyclopean(&["picture", "/no/such.cyclopean", "--out", "/tmp/x.png"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("/no/such.cyclopean"), "{}", err(&output));
    let output = cyclopean(&["solitaire", "--turns", "1", "--journal", "/no/such/folder/j.jsonl"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("/no/such/folder/j.jsonl"), "{}", err(&output));
}

#[test]
fn every_command_has_help() {
    for arguments in [&["--help"][..], &["solitaire", "--help"], &["play", "--help"], &["picture", "--help"]]
    {
        let output = cyclopean(arguments);
        assert!(output.status.success() && out(&output).contains("Usage:"), "{arguments:?}");
    }
    assert!(out(&cyclopean(&["--version"])).contains(env!("CARGO_PKG_VERSION")));
}

#[test]
fn bots_play_a_whole_game_of_thoth_without_a_window() {
    let common = ["play", "thoth", "--headless", "--players", "3", "--seed", "4", "--json"];
    let run = |more: &[&str]| cyclopean(&[&common[..], more].concat());
    let (rules, again, table) = (run(&[]), run(&["--bots", "3"]), run(&["--physics"]));
    assert!(rules.status.success() && table.status.success(), "{}{}", err(&rules), err(&table));
    assert_eq!(rules.stdout, again.stdout);
    let read = |output: &Output| serde_json::from_slice::<serde_json::Value>(&output.stdout).unwrap();
    let (rules, table) = (read(&rules), read(&table));
    assert_eq!(rules["totals"], table["totals"], "the assistant's table changes nothing");
    assert!(rules["totals"].as_array().unwrap().iter().any(|total| total.as_i64().unwrap() >= 78));
    assert_eq!((&rules["ticks"], &table["falls"]), (&0.into(), &0.into()));
}

#[test]
fn a_game_of_thoth_is_saved_and_journalled_and_told_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let (save, journal) = (folder.path().join("t.cyclopean"), folder.path().join("t.jsonl"));
    let (save, journal) = (save.to_str().unwrap(), journal.to_str().unwrap());
    let output = cyclopean(&[
        "play",
        "thoth",
        "--headless",
        "--players",
        "2",
        "--seed",
        "1",
        "--physics",
        "--log",
        "--bots",
        "novice,mason",
        "--save",
        save,
        "--journal",
        journal,
    ]);
    assert!(output.status.success(), "{}", err(&output));
    let words = out(&output);
    for wanted in ["begins a house on", "wins the hand", "Game over", "Seat 1 (novice)", "Seat 2 (mason)"] {
        assert!(words.contains(wanted), "{wanted}: {words}");
    }
    let loaded = cyclopean::session::Match::<cyclopean::games::thoth::rules::Thoth>::load(Path::new(save));
    assert!(loaded.is_ok());
    let lines = std::fs::read_to_string(journal).unwrap();
    assert!(lines.lines().all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()));
    assert!(lines.starts_with("{\"line\":\"match\"") && lines.contains("\"game\":\"thoth\""));
}

#[test]
fn thoth_without_a_window_says_what_it_cannot_do() {
    let people = cyclopean(&["play", "thoth", "--headless", "--players", "3", "--bots", "2"]);
    assert!(!people.status.success() && err(&people).contains("--bots 3"), "{}", err(&people));
    let by_rules = cyclopean(&["play", "thoth", "--headless", "--by-hand"]);
    assert_eq!(by_rules.status.code(), Some(2), "{}", err(&by_rules));
}

#[test]
fn bots_build_rlyeh_together_without_a_window() {
    let folder = tempfile::tempdir().unwrap();
    let (save, journal) = (folder.path().join("b.cyclopean"), folder.path().join("b.jsonl"));
    let arguments = ["play", "rlyeh", "--headless", "--json", "--seed", "4", "--bots", "dabbler,dabbler"];
    let files = ["--save", save.to_str().unwrap(), "--journal", journal.to_str().unwrap()];
    let output = cyclopean(&[&arguments[..], &files[..]].concat());
    assert!(output.status.success(), "{}", err(&output));
    let report: serde_json::Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(report["seats"][1]["bot"], "low");
    assert!(
        report["turns"].as_u64().unwrap() > 2 && report["height_mm"].as_f64().unwrap() > 20.0,
        "{report}"
    );
    let saved = <cyclopean::session::Match>::load(&save).unwrap();
    assert!(saved.game().ending().is_some());
    assert_eq!(cyclopean::session::seating::Seating::beside(&saved).seats.len(), 2);
    let lines = std::fs::read_to_string(journal).unwrap();
    assert!(lines.starts_with("{\"line\":\"match\"") && lines.contains("\"Released\""));
    let unknown = cyclopean(&["play", "rlyeh", "--headless", "--bots", "magus"]);
    assert!(err(&unknown).contains("architect"), "{}", err(&unknown));
}

#[test]
fn bots_play_rathulhu_without_a_window() {
    let folder = tempfile::tempdir().unwrap();
    let (save, journal) = (folder.path().join("r.cyclopean"), folder.path().join("r.jsonl"));
    let arguments = ["play", "rathulhu", "--headless", "--seed", "5", "--bots", "acolyte,novice,novice"];
    let files = ["--save", save.to_str().unwrap(), "--journal", journal.to_str().unwrap()];
    let words = cyclopean(&[&arguments[..], &files[..]].concat());
    assert!(words.status.success(), "{}", err(&words));
    for part in ["Seat 1 drew", "Aeon 3 scored", "Game over", "Sites, types", "Score"] {
        assert!(out(&words).contains(part), "no {part} in\n{}", out(&words));
    }
    let json = cyclopean(&[&arguments[..], &["--json"]].concat());
    let report: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
    assert_eq!(
        (report["game"].as_str(), report["scores"].as_array().map(Vec::len)),
        (Some("rathulhu"), Some(3))
    );
    let saved: cyclopean::session::CardMatch<cyclopean::games::rathulhu::rules::Rathulhu> =
        cyclopean::session::CardMatch::load(&save).unwrap();
    assert_eq!(u64::from(saved.moves()), report["moves"].as_u64().unwrap());
    let lines = std::fs::read_to_string(journal).unwrap();
    assert_eq!(lines.lines().filter(|line| line.contains("\"line\":\"intent\"")).count(), saved.log().len());
    for (bots, hint) in [("wizard", "novice, acolyte"), ("novice,novice,novice,novice", "4 bots")] {
        let refused = cyclopean(&["play", "rathulhu", "--headless", "--players", "3", "--bots", bots]);
        assert_eq!(refused.status.code(), Some(1));
        assert!(err(&refused).contains(hint), "{}", err(&refused));
    }
}

/// The transcript is what this prints: `cyclopean play rathulhu --headless --seed 1928 --bots high-priest,acolyte,novice`
#[test]
fn a_golden_game_of_three_bots() {
    let bots = "high-priest,acolyte,novice";
    let output = cyclopean(&["play", "rathulhu", "--headless", "--seed", "1928", "--bots", bots]);
    let (told, golden) = (out(&output), include_str!("golden/rathulhu_bots.txt"));
    let line = told.lines().zip(golden.lines()).position(|(a, b)| a != b);
    assert!(told == golden, "the game differs from line {line:?} (from 0):\n{told}");
}

#[test]
fn bots_are_measured() {
    let arguments = ["bench", "bots", "--game", "rathulhu", "--games", "2", "--json"];
    let output = cyclopean(&arguments);
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["duels"].as_array().unwrap().len(), 3);
    assert!(report["playouts_a_second"].as_f64().unwrap() >= 1000.0, "{report}");
    let words = out(&cyclopean(&arguments[..6]));
    assert!(words.contains("95 % interval") && words.contains("a second"), "{words}");
}

#[test]
fn options_of_another_game_are_refused() {
    for (arguments, hint) in [
        (&["rathulhu", "--headless", "--physics"][..], "--physics is for Houses of Thoth"),
        (&["rlyeh", "--headless", "--thought", "3"], "--thought is for Houses of Thoth"),
        (
            &["rlyeh", "--headless", "--players", "2", "--stashes", "4"],
            "--stashes is for Builders of R'lyeh alone",
        ),
        (&["thoth", "--headless", "--stashes", "4"], "--stashes is for Builders of R'lyeh alone"),
    ] {
        let refused = cyclopean(&[&["play"], arguments].concat());
        assert_eq!(refused.status.code(), Some(1), "{arguments:?}");
        assert!(err(&refused).contains(hint), "{}", err(&refused));
    }
}
