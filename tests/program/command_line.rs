//! The program as scripts meet it.

use crate::program::{cyclopean, err, json, out, program, succeed};
use elder_god_rules::ElderGod;
use rathulhu_rules::Rathulhu;

use game::Language;
use session::{CardMatch, Match};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use support::counts::whole_or;
use support::folder::Folder;
use thoth::Thoth;

/// Whole cities; in `./test` the first ten turns of them.
#[test]
fn the_same_seed_prints_the_same_json_byte_for_byte() {
    let turns: &[&str] = whole_or(&[], &["--turns", "10"]);
    let run = || succeed(&[&["solitaire", "--seed", "9", "--stashes", "2", "--json"], turns].concat());
    let (a, b) = (run(), run());
    assert_eq!(a.stdout, b.stdout);
    let report = json(&a);
    assert!(report["height_mm"].as_f64().unwrap() > 40.0, "{report}");
    assert_eq!(report["seed"], 9);
    assert!(report["collapsed"].is_boolean() && report["turns"].as_u64().unwrap() > 3);
}

#[test]
fn a_folder_that_is_not_there_is_refused_before_a_match_is_played() {
    let folder = Folder::new();
    for option in ["--save", "--journal"] {
        let path = folder.argument("mistyped/match.cyclopean");
        for command in [&["play", "rathulhu", "--headless"][..], &["solitaire", "--turns", "2"]] {
            let output = cyclopean(&[command, &[option, &path]].concat());
            assert!(
                !output.status.success() && err(&output).contains("there is no folder"),
                "{}",
                err(&output)
            );
            assert!(err(&output).contains("mistyped") && out(&output).is_empty(), "{}", err(&output));
            assert!(!folder.file("mistyped").exists());
        }
    }
}

/// No command writes into what it reads, or two things into one file, whatever it is called; nothing is done first.
#[test]
fn a_file_is_not_read_and_written_nor_written_twice() {
    let folder = Folder::new();
    let (scene, save, link) =
        (folder.argument("my.ron"), folder.argument("m.cyclopean"), folder.argument("link.ron"));
    let (one, two) = (folder.argument("one"), folder.argument("two"));
    std::fs::write(&scene, "Scene(pieces: [(name: \"die\", shape: Die, at_mm: (0.0, 0.0, 8.0))])").unwrap();
    std::fs::hard_link(&scene, &link).unwrap();
    succeed(&["play", "rathulhu", "--headless", "--seed", "1", "--save", &save]);
    succeed(&["lab", &scene, "remove", "--journal", &one]);
    let all = || [&scene, &save, &one].map(|file| std::fs::read(file).unwrap());
    let before = all();
    let commands: [&[&str]; 12] = [
        &["lab", &scene, "tilt", "--csv", &scene],
        &["lab", &scene, "tilt", "--plot", &link],
        &["lab", &scene, "remove", "--journal", &scene],
        &["lab", &scene, "--picture", &scene],
        &["lab", &scene, "tilt", "--csv", &two, "--plot", &two],
        &["lab", &scene, "tilt", "--journal", &two, "--csv", &two],
        &["lab", "merge", &one, "--csv", &one],
        &["lab", "merge", &one, "--journal", &one],
        &["picture", &save, "--out", &save],
        &["--load", &save, "--journal", &save],
        &["play", "rathulhu", "--headless", "--save", &two, "--journal", &two],
        &["solitaire", "--turns", "2", "--save", &two, "--picture", &two],
    ];
    for command in commands {
        let output = cyclopean(command);
        assert_eq!(output.status.code(), Some(2), "{command:?}: {}", err(&output));
        assert!(
            err(&output).contains("cannot write") && out(&output).is_empty(),
            "{command:?}: {}",
            err(&output)
        );
        assert!(all() == before && !Path::new(&two).exists(), "{command:?}");
    }
    let output = cyclopean(&["lab", &scene, "montecarlo", "--csv", &folder.argument("none/x.csv")]);
    assert_eq!(output.status.code(), Some(2), "{}", err(&output));
}

/// A journal for which there is no room takes nothing away but itself.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_keeps_no_match_from_its_end() {
    let game = ["play", "rathulhu", "--headless", "--seed", "1", "--json"];
    let whole = succeed(&game);
    let told = cyclopean(&[&game[..], &["--journal", "/dev/full"]].concat());
    assert_eq!((told.status.code(), out(&told)), (Some(1), out(&whole)));
    assert!(err(&told).contains("/dev/full") && err(&told).contains("the disk is full"), "{}", err(&told));
}

#[test]
fn arguments_that_make_no_sense_end_with_2() {
    let scene = "scenes/lab/topple_large_stays.ron";
    for arguments in [
        &["lab", scene, "montecarlo", "--trials", "0"][..],
        &["lab", scene, "shake", "--hz", "0"],
        &["lab", scene, "tilt", "--degrees", "95"],
        &["lab", scene, "tilt", "--within", "0"],
        &["lab", scene, "tilt", "--directions", "0"],
        &["lab", scene, "tilt", "--table-friction", "-1"],
        &["lab", scene, "remove", "--piece", "nothing of this name"],
        &["lab", scene, "load", "--at", "1,2,3"],
        &["lab", scene, "load", "--at", "500,0"],
        &["lab", scene, "tilt", "--degrees", "5", "--most", "10"],
        &["lab", scene, scene, "--picture", "both.png"],
        &["play", "rathulhu", "--bots", "9", "--headless"],
        &["play", "rathulhu", "--bots", "foo", "--headless"],
        &["play", "rathulhu", "--bots", "300", "--headless"],
        &["--load", "x", "play", "rathulhu"],
    ] {
        let output = cyclopean(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", err(&output));
    }
    for typed in ["tlit", "Remove"] {
        let output = cyclopean(&["lab", scene, typed]);
        assert_eq!((output.status.code(), out(&output)), (Some(2), String::new()));
        let study = if typed == "tlit" { "tilt" } else { "remove" };
        assert!(err(&output).contains("Did you mean") && err(&output).contains(study), "{}", err(&output));
    }
    assert!(err(&cyclopean(&["galery"])).contains("gallery"));
}

#[test]
fn the_language_stands_where_it_likes_and_the_locale_c_speaks_english() {
    let scene = "scenes/lab/topple_large_stays.ron";
    let german = out(&succeed(&["lab", scene, "--lang", "de"]));
    assert_eq!(out(&succeed(&["--lang", "de", "lab", scene])), german);
    assert_ne!(out(&succeed(&["lab", scene])), german);
    let in_c = program().args(["lab", scene]).env("LANGUAGE", "de").output().unwrap();
    assert_ne!(out(&in_c), german);
    let in_german = program().args(["lab", scene]).env("LC_ALL", "de_DE.UTF-8").output().unwrap();
    assert_eq!(out(&in_german), german);
}

/// Whoever closes standard error hears no complaint, and loses nothing.
#[test]
fn a_closed_standard_error_ends_quietly() {
    for arguments in
        [&["replay", "none.cyclopean"][..], &["keeper"], &["lab", "scenes/lab/topple_large_stays.ron"]]
    {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = program().args(arguments).stderr(writer).output().unwrap();
        assert_ne!(output.status.code(), Some(101), "{arguments:?}");
    }
}

#[test]
fn the_stashes_of_a_solitary_builder_can_have_other_numbers() {
    let run = |numbers: &str| cyclopean(&["solitaire", "--turns", "3", "--json", "--numbers", numbers]);
    assert!(run("6,2").status.success() && run("1,2").status.success());
    for bad in ["1,1", "0,3", "4", "1,2,3"] {
        let said = err(&run(bad));
        assert!(said.contains("2 different numbers from 1 to 6"), "{bad}: {said}");
    }
}

#[test]
fn another_seed_plays_another_game() {
    let run = |seed| out(&cyclopean(&["solitaire", "--seed", seed, "--turns", "6", "--json"]));
    assert_ne!(run("1"), run("2"));
}

#[test]
fn a_solitary_game_is_saved_and_journalled() {
    let folder = Folder::new();
    let (save, journal) = (folder.argument("a.cyclopean"), folder.argument("a.jsonl"));
    let output =
        succeed(&["solitaire", "--seed", "3", "--turns", "4", "--save", &save, "--journal", &journal]);
    assert!(out(&output).contains("R'lyeh rose to"), "{}", out(&output));
    assert!(rlyeh::Match::load(Path::new(&save)).is_ok());
    let lines = std::fs::read_to_string(journal).unwrap();
    let mut kinds = BTreeMap::<String, u32>::new();
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
        (&["solitaire", "--numbers", "2,300"], "--numbers"),
        (&["solitaire", "--numbers", "2,5", "--stash-die", "compass"], "--stash-die"),
        (&["play", "chess"], "chess"),
        (&["play"], "rlyeh"),
        (&["play", "rlyeh", "--players", "6"], "1..=5"),
        (&["play", "rathulhu", "--json"], "--headless"),
        (&["play", "thoth", "--headless", "--by-hand"], "--physics"),
        (&["bench", "accuracy"], "bench"),
        (&["picture", "x", "--out", "y.png", "--size", "0x0"], "WIDTHxHEIGHT"),
        (&["conquer"], "conquer"),
        // What only another game understands.
        (&["play", "rathulhu", "--headless", "--physics"], "--physics"),
        (&["play", "rlyeh", "--headless", "--thought", "3"], "--thought"),
        (&["play", "thoth", "--headless", "--stashes", "4"], "--stashes"),
        (&["play", "rathulhu", "--headless", "--banishment"], "--banishment"),
    ] {
        let output = cyclopean(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(err(&output).contains(hint), "{arguments:?}: {}", err(&output));
        assert!(err(&output).contains("--help"), "{arguments:?}: {}", err(&output));
    }
}

/// Why something cannot be done is said in the language that is asked for.
#[test]
fn refusals_speak_the_players_language() {
    for (arguments, words) in [
        (
            &["play", "rlyeh", "--players", "2", "--stashes", "4"][..],
            "--stashes gilt nur, wenn du allein baust",
        ),
        (&["play", "rathulhu", "--bots", "wizard"], "kein Bot heißt „wizard“"),
        (&["play", "rathulhu", "--players", "3", "--numbers", "ra"], "--numbers ist für zwei"),
        (&["play", "cluethulhu", "--deck", "wizzard"], "keine besondere Tafel heißt „wizzard“"),
        (&["play", "thoth", "--save", "/no/such/folder/x"], "es gibt keinen Ordner /no/such/folder"),
        (&["gallery", "/no/such.cyclopean"], "/no/such.cyclopean lässt sich nicht lesen"),
    ] {
        let headless: &[&str] = if arguments[0] == "play" { &["--headless"] } else { &[] };
        let output = cyclopean(&[arguments, headless, &["--lang", "de"]].concat());
        let code = if arguments[0] == "play" { 2 } else { 1 };
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {}", err(&output));
        assert!(err(&output).contains(words), "{arguments:?}: {}", err(&output));
    }
}

/// In the pseudo-language every vowel has an accent: a word with a plain one stands in the code.
#[test]
fn all_that_a_game_of_bots_prints_stands_in_the_language_files() {
    let plain = |word: &&str| {
        word.len() > 2 && word.is_ascii() && word.contains(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U'])
    };
    for game in ["rlyeh", "rathulhu", "thoth", "elder-god", "cluethulhu"] {
        let players = if game == "cluethulhu" { "7" } else { "2" };
        let arguments =
            ["play", game, "--headless", "--players", players, "--bots", "none", "--lang", "pseudo"];
        let printed = out(&cyclopean(&[&arguments[..], &["--seed", "3"]].concat()));
        assert!(printed.contains('«'), "{game}: {printed}");
        let bare: Vec<&str> = printed.split(|c: char| !c.is_alphabetic()).filter(plain).collect();
        assert!(bare.is_empty(), "{game}: {bare:?} in {printed}");
    }
}

/// Without a display the window says so, in the player's language.
#[cfg(all(feature = "window", target_os = "linux"))]
#[test]
fn without_a_display_the_window_says_what_to_do() {
    for (language, words) in [
        ("en", "there is no display for a window: neither WAYLAND_DISPLAY nor DISPLAY is set. Run this"),
        ("de", "für ein Fenster fehlt die Anzeige: weder WAYLAND_DISPLAY noch DISPLAY ist gesetzt. Starte"),
    ] {
        let output = cyclopean(&["--lang", language]);
        assert_eq!(output.status.code(), Some(1), "{}", err(&output));
        assert!(err(&output).contains(words), "{}", err(&output));
    }
}

#[test]
fn what_cannot_be_done_says_what_can() {
    for (arguments, hint) in [
        (&["play", "rlyeh", "--headless", "--players", "2", "--stashes", "4"][..], "Leave it out"),
        (&["play", "rlyeh", "--headless", "--bots", "magus"], "dabbler, builder, architect or none"),
        (&["play", "rathulhu", "--headless", "--bots", "wizard"], "novice, acolyte, high-priest or none"),
        (
            &["play", "rathulhu", "--headless", "--players", "3", "--bots", "novice,novice,novice,novice"],
            "4 bots",
        ),
        (&["play", "thoth", "--headless", "--bots", "300"], "300 bots are too many"),
        (&["play", "elder-god", "--headless", "--bots", "magus"], "novice, grower, elder or none"),
        (&["picture", "/no/such.cyclopean", "--out", "/tmp/x.png"], "/no/such.cyclopean"),
        (&["solitaire", "--turns", "1", "--journal", "/no/such/folder/j.jsonl"], "/no/such/folder/j.jsonl"),
    ] {
        let output = cyclopean(arguments);
        let code = if arguments[0] == "picture" { 1 } else { 2 };
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {}", err(&output));
        assert!(err(&output).contains(hint), "{arguments:?}: {}", err(&output));
    }
}

#[test]
fn every_command_has_help() {
    let games = ["rlyeh", "rathulhu", "thoth", "elder-god"].map(|game| vec!["play", game]);
    let others = [&[][..], &["solitaire"], &["play"], &["picture"], &["lab"]];
    for command in others.into_iter().map(<[&str]>::to_vec).chain(games) {
        let output = succeed(&[&command[..], &["--help"]].concat());
        assert!(out(&output).contains("Usage:"), "{command:?}");
    }
    assert!(out(&cyclopean(&["--version"])).contains(env!("CARGO_PKG_VERSION")));
}

#[test]
fn bots_play_a_whole_game_of_thoth_without_a_window() {
    let common = ["play", "thoth", "--headless", "--players", "3", "--seed", "4", "--json"];
    let run = |more: &[&str]| succeed(&[&common[..], more].concat());
    let (rules, again, table) = (run(&[]), run(&["--bots", "3"]), run(&["--physics"]));
    assert_eq!(rules.stdout, again.stdout);
    assert_eq!(rules.stdout, run(&["--bots", "1"]).stdout, "without a window bots take the people's seats");
    let (rules, table) = (json(&rules), json(&table));
    assert_eq!(rules["totals"], table["totals"], "the assistant's table changes nothing");
    assert!(rules["totals"].as_array().unwrap().iter().any(|total| total.as_i64().unwrap() >= 78));
    assert_eq!((&rules["ticks"], &table["falls"]), (&0.into(), &0.into()));
}

#[test]
fn a_game_of_thoth_is_saved_and_journalled_and_told_in_words() {
    let folder = Folder::new();
    let (save, journal) = (folder.argument("t.cyclopean"), folder.argument("t.jsonl"));
    let common = ["play", "thoth", "--headless", "--players", "2", "--seed", "1", "--physics", "--log"];
    let output =
        succeed(&[&common[..], &["--bots", "novice,mason", "--save", &save, "--journal", &journal]].concat());
    let words = out(&output);
    for wanted in ["begins a house on", "wins the hand", "Game over", "Seat 1 (novice)", "Seat 2 (mason)"] {
        assert!(words.contains(wanted), "{wanted}: {words}");
    }
    assert!(words.starts_with("Hand 1, dealt by Seat "), "{words}");
    assert!(Match::<Thoth>::load(Path::new(&save)).is_ok());
    let lines = std::fs::read_to_string(journal).unwrap();
    assert!(lines.lines().all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()));
    assert!(lines.starts_with("{\"line\":\"match\"") && lines.contains("\"game\":\"thoth\""));
    // The first deal and draw, too.
    let begins: Vec<&str> = lines.lines().skip(1).take(3).collect();
    for (line, event) in begins.iter().zip(["Dealt", "TurnBegan", "Drew"]) {
        assert!(line.contains(event), "{event}: {line}");
    }
}

#[test]
fn one_hand_of_thoth_is_told_in_words_and_in_json_at_once() {
    let common = ["play", "thoth", "--headless", "--players", "4", "--seed", "6", "--length", "one-hand"];
    let output = succeed(&[&common[..], &["--log", "--json"]].concat());
    let (result, words) = (json(&output), String::from_utf8(output.stderr.clone()).unwrap());
    assert_eq!(result["hands"].as_array().unwrap().len(), 1, "{result}");
    assert!(words.starts_with("Hand 1, dealt by Seat ") && words.contains("Game over"), "{words}");
    // Idle turns in a row are one line.
    assert!(words.lines().any(|line| line.starts_with("Turns ") && line.contains(" discards ")), "{words}");
    let told = succeed(&[&common[..], &["--log"]].concat());
    assert!(words.lines().all(|line| out(&told).contains(line)), "the same as without JSON");
}

/// T-30: bots of all levels bid by the rules and on the table, and what they bid is told once it is turned up.
#[test]
fn bots_bid_for_who_begins_a_hand_of_thoth() {
    let folder = Folder::new();
    let [save, journal] = ["a.cyclopean", "a.jsonl"].map(|name| folder.argument(name));
    let hand = ["play", "thoth", "--headless", "--length", "one-hand", "--seed", "6", "--thought", "40"];
    let levels = ["--bots", "novice,mason,magus", "--auction", "--log"];
    let words = out(&succeed(&[&hand[..], &levels, &["--journal", &journal]].concat()));
    let lines: Vec<&str> = words.lines().collect();
    assert!(lines[1..4].iter().all(|line| line.ends_with(" bids a card, face down")), "{words}");
    assert!(lines[4].starts_with("The bids: the "), "{words}");
    let begins = lines[4].rsplit(". ").next().unwrap();
    let begins = begins.strip_suffix(" by lot").unwrap_or(begins).strip_suffix(" begins").unwrap();
    assert!(lines[5..8].iter().all(|line| line.starts_with("From the bids ")), "{words}");
    assert!(lines[7].starts_with(&format!("From the bids {begins} takes ")), "{begins}: {words}");
    assert!(lines[8].starts_with("Turn") && lines[8].contains(&format!(": {begins}")), "{begins}: {words}");
    let told = std::fs::read_to_string(journal).unwrap();
    assert!(told.lines().any(|line| line.contains("BidsTurnedUp") && line.contains("The bids: ")), "{told}");
    assert_eq!(told.matches(r#""intent":null"#).count(), 3, "no bid is told before it is turned up: {told}");
    let german = out(&succeed(&[&hand[..], &levels, &["--save", &save, "--lang", "de"]].concat()));
    assert!(german.contains("Die Gebote: „") && german.contains("Von den Geboten nimmt"), "{german}");
    succeed(&["replay", &save, "--verify"]);
    let usual = out(&succeed(&[&hand[..], &["--bots", "novice,mason,mason", "--log"]].concat()));
    assert!(!usual.contains("bid"), "{usual}");
}

/// Both have the same total, and the second has the roof: it wins the hand, and so the game.
#[test]
fn who_wins_a_hand_of_thoth_is_who_the_rules_say() {
    let game = ["play", "thoth", "--headless", "--players", "2", "--length", "one-hand"];
    let report =
        json(&succeed(&[&game[..], &["--seed", "1200052", "--bots", "mason,mason", "--json"]].concat()));
    assert!(report["totals"][0] == report["totals"][1], "another game with this seed: {report}");
    assert_eq!(report["winner"], 1, "{report}");
}

/// A saved game is played on the table, whether that was asked for or not: a save has a recording.
#[test]
fn a_game_of_thoth_that_is_saved_can_be_verified() {
    let folder = Folder::new();
    let save = folder.argument("thoth.cyclopean");
    let game = [
        "play",
        "thoth",
        "--headless",
        "--seed",
        "6",
        "--bots",
        "novice,mason",
        "--length",
        "one-hand",
        "--json",
    ];
    let alone = json(&succeed(&game));
    let saved = json(&succeed(&[&game[..], &["--save", &save]].concat()));
    assert_eq!(
        (&alone["totals"], &alone["turns"]),
        (&saved["totals"], &saved["turns"]),
        "the assistant drops nothing"
    );
    assert_eq!((&alone["physics"], &saved["physics"]), (&false.into(), &true.into()));
    succeed(&["replay", &save, "--verify"]);
}

#[test]
fn bots_build_rlyeh_together_without_a_window() {
    let folder = Folder::new();
    let (save, journal) = (folder.argument("b.cyclopean"), folder.argument("b.jsonl"));
    let arguments = ["play", "rlyeh", "--headless", "--json", "--seed", "4", "--bots", "dabbler,dabbler"];
    let report = json(&succeed(&[&arguments[..], &["--save", &save, "--journal", &journal]].concat()));
    assert_eq!(report["sitters"][1]["bot"], "low");
    assert!(
        report["turns"].as_u64().unwrap() > 2 && report["height_mm"].as_f64().unwrap() > 20.0,
        "{report}"
    );
    let saved = rlyeh::Match::load(Path::new(&save)).unwrap();
    assert!(saved.game().ending().is_some());
    assert_eq!(saved.seating().sitters.len(), 2);
    let lines = std::fs::read_to_string(journal).unwrap();
    assert!(lines.starts_with("{\"line\":\"match\"") && lines.contains("\"Released\""));
}

#[test]
fn bots_play_rathulhu_without_a_window() {
    let folder = Folder::new();
    let (save, journal) = (folder.argument("r.cyclopean"), folder.argument("r.jsonl"));
    let arguments = ["play", "rathulhu", "--headless", "--seed", "5", "--bots", "acolyte,novice,novice"];
    let words = succeed(&[&arguments[..], &["--save", &save, "--journal", &journal]].concat());
    for part in ["Seat 1 drew", "Aeon 3 scored", "Game over", "Sites, types", "Score"] {
        assert!(out(&words).contains(part), "no {part} in\n{}", out(&words));
    }
    let report = json(&succeed(&[&arguments[..], &["--json"]].concat()));
    assert_eq!(
        (report["game"].as_str(), report["scores"].as_array().map(Vec::len)),
        (Some("rathulhu"), Some(3))
    );
    // Two may choose whose numbers they use; with Ra's an Aeon is over sooner.
    let moves = |numbers: &str| {
        let arguments = ["play", "rathulhu", "--headless", "--json", "--seed", "5", "--players", "2"];
        json(&succeed(&[&arguments[..], &["--numbers", numbers]].concat()))["moves"].as_u64().unwrap()
    };
    assert!(moves("ra") < moves("rathulhu"));
    let refused = cyclopean(&[&arguments[..], &["--numbers", "ra"]].concat());
    assert!(!refused.status.success() && err(&refused).contains("--players 2"), "{}", err(&refused));
    let saved = CardMatch::<Rathulhu>::load(Path::new(&save)).unwrap();
    assert_eq!(u64::from(saved.moves()), report["moves"].as_u64().unwrap());
    let lines = std::fs::read_to_string(journal).unwrap();
    assert_eq!(lines.lines().filter(|line| line.contains("\"line\":\"intent\"")).count(), saved.log().len());
}

#[test]
fn bots_build_elder_gods_without_a_window() {
    let folder = Folder::new();
    let (save, journal) = (folder.argument("e.cyclopean"), folder.argument("e.jsonl"));
    let arguments =
        ["play", "elder-god", "--headless", "--players", "2", "--seed", "5", "--bots", "elder,grower"];
    let words = succeed(&[&arguments[..], &["--save", &save, "--journal", &journal]].concat());
    for part in ["Seat 1 grew at", "opened the Mouth", "Game over", "of 15 cards", "@"] {
        assert!(out(&words).contains(part), "no {part} in\n{}", out(&words));
    }
    let report = json(&succeed(&[&arguments[..], &["--json"]].concat()));
    assert_eq!((report["game"].as_str(), report["needed"].as_u64()), (Some("elder-god"), Some(15)));
    let winner = report["winner"].as_u64().unwrap() as usize;
    assert!(report["paths"][winner].as_u64().unwrap() >= 15, "{report}");
    let saved = CardMatch::<ElderGod>::load(Path::new(&save)).unwrap();
    assert_eq!(u64::from(saved.moves()), report["moves"].as_u64().unwrap());
    // Every hand follows from the seed, which is told when the game is over.
    let lines = std::fs::read_to_string(journal).unwrap();
    assert!(lines.lines().next().unwrap().contains("\"seed\":null"), "{lines}");
    assert!(lines.lines().last().unwrap().contains("\"over\""), "{lines}");
    // A variant is agreed on in the journal.
    let variant = folder.argument("v.jsonl");
    succeed(&[&arguments[..], &["--banishment", "--crappy-cultist", "--journal", &variant]].concat());
    let lines = std::fs::read_to_string(variant).unwrap();
    let first: serde_json::Value = serde_json::from_str(lines.lines().next().unwrap()).unwrap();
    let agreed = ["crappy_cultist", "beside_immune", "scars"].map(|option| &first["setup"][option]);
    assert_eq!(agreed, [true, true, true]);
    assert_eq!(first["setup"]["variant"], "banishment");
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

/// What is printed and written of a game with hidden scores tells none before the last Aeon.
#[test]
fn hidden_scores_are_printed_at_the_end_alone() {
    let folder = Folder::new();
    let journal = folder.argument("hidden.jsonl");
    let arguments = ["play", "rathulhu", "--headless", "--players", "3", "--bots", "acolyte", "--seed", "4"];
    let open = out(&succeed(&arguments));
    let hidden = out(&succeed(&[&arguments[..], &["--hidden-scores", "--journal", &journal]].concat()));
    let told = |text: &str, aeon| {
        let line = text.lines().find(|line| line.contains(&format!("Aeon {aeon} scored")));
        line.unwrap_or_else(|| panic!("{text}")).to_owned()
    };
    for aeon in 1..=2 {
        assert!(told(&hidden, aeon).ends_with(&format!("Aeon {aeon} scored; scores are kept hidden")));
        assert!(told(&open, aeon).contains(&format!("Aeon {aeon} scored: Seat 1")));
    }
    assert!(told(&hidden, 3).contains("Aeon 3 scored: Seat 1") && hidden.contains("Aeon 1"));
    let lines = std::fs::read_to_string(&journal).unwrap();
    let scored: Vec<&str> = lines.lines().filter(|line| line.contains("AeonScored")).collect();
    assert_eq!(scored.len(), 3);
    for (aeon, line) in (1..).zip(&scored[..2]) {
        let bare = format!("\"AeonScored\":{{\"sheet\":{{\"aeon\":{aeon},\"lines\":[]}},\"scores\":[]}}");
        assert!(line.contains(&bare), "{line}");
    }
}
/// What help says, of commands, arguments and values: where, in English, and in another language, which lists values below the
/// argument's own text.
fn both_say(english: &clap::Command, other: &clap::Command, path: &str, all: &mut Vec<[String; 3]>) {
    all.push([
        path.to_owned(),
        english.get_about().unwrap().to_string(),
        other.get_about().unwrap().to_string(),
    ]);
    for arg in english.get_arguments() {
        let at = format!("{path} {}", arg.get_id());
        let theirs = other.get_arguments().find(|other| other.get_id() == arg.get_id()).unwrap();
        let [ours, theirs] = [arg, theirs].map(|arg| arg.get_help().unwrap().to_string());
        for value in arg.get_possible_values() {
            let name = value.get_name();
            let line = theirs
                .lines()
                .find_map(|line| line.strip_prefix("- ")?.strip_prefix(name)?.strip_prefix(": "));
            let value = value.get_help().map(ToString::to_string);
            all.extend(value.map(|help| [format!("{at} {name}"), help, line.unwrap_or_default().to_owned()]));
        }
        all.push([at, ours, theirs]);
    }
    // The command `help` repeats the names of the others, of which it says nothing.
    for (command, theirs) in english.get_subcommands().zip(other.get_subcommands()) {
        if command.get_name() != "help" {
            both_say(command, theirs, &format!("{path} {}", command.get_name()), all);
        }
    }
}

/// All help has another text in German, the same only where English has the same, and everything in the file is said.
#[test]
fn all_help_is_in_german_too() {
    let mut english = cyclopean::cli::command(cyclopean::CATALOGUE);
    english.build();
    let german = terminal::help::translate(english.clone(), Language::German);
    let mut all = vec![];
    both_say(&english, &german, "", &mut all);
    let file = include_str!("../../assets/lang/de/usage.ftl");
    for (id, text) in file.lines().filter_map(|line| line.split_once(" = ")) {
        let is_said = all.iter().any(|[_, _, german]| german.starts_with(text));
        let stands_around =
            ["usage-heading-", "usage-title", "usage-default", "usage-values", "usage-command-help"];
        assert!(is_said || stands_around.iter().any(|part| id.starts_with(part)), "{id} is never said");
    }
    let titles: Vec<String> =
        cyclopean::CATALOGUE.iter().map(|entry| format!(" play {}", entry.info.id)).collect();
    all.retain(|[at, ..]| !titles.contains(at));
    let mut means = BTreeMap::<&str, BTreeSet<&str>>::new();
    for [at, english, german] in &all {
        assert!(english != german && !german.is_empty(), "{at} is not translated");
        means.entry(german).or_default().insert(english);
    }
    // What the library says of its own options depends on how much there is to say.
    let others = means.iter().filter(|(german, _)| !german.starts_with("Zeigt diese Hilfe"));
    let mixed: Vec<_> = others.filter(|(_, english)| english.len() > 1).collect();
    assert!(mixed.is_empty(), "one text for several: {mixed:#?}");
    let told = out(&succeed(&["lab", "--help", "--lang", "de"]));
    for word in ["Aufruf:", "Studien", "Argumente:", "Optionen:"] {
        assert!(told.contains(word), "{told}");
    }
}
