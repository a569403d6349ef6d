//! The benches as scripts meet them.

use serde_json::Value;
use std::process::{Command, Output};
use support::counts::whole_or;

/// Runs the benches, which speak English whatever the machine speaks.
fn bench(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bench"));
    command.env_remove("LANGUAGE").env("LC_ALL", "C").args(arguments).output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|no| panic!("{no}: {}", out(output)))
}

#[test]
fn wrong_arguments_say_what_is_right() {
    for (arguments, hint) in [
        (&["bots", "--game", "chess"][..], "rathulhu"),
        (&["conquer"], "conquer"),
        (&["accuracy", "--set", "moons"], "slide"),
        (&["forensics", "--falls", "0"], "1..="),
    ] {
        let output = bench(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(err(&output).contains(hint), "{arguments:?}: {}", err(&output));
        assert!(err(&output).contains("--help"), "{arguments:?}: {}", err(&output));
    }
}

#[test]
fn what_cannot_be_done_says_what_can() {
    for (arguments, hint) in [
        (&["bots", "--game", "rathulhu", "--players", "6"][..], "2 to 5"),
        (&["bots", "--game", "rathulhu", "--thought", "3"], "--thought is for Houses of Thoth"),
        (&["forensics", "--csv", "/no/such/folder/f.csv"], "/no/such/folder"),
        (&["forensics", "--saves", "/no/such.cyclopean"], "/no/such.cyclopean"),
    ] {
        let output = bench(arguments);
        let code = if arguments[1] == "--saves" { 1 } else { 2 };
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {}", err(&output));
        assert!(err(&output).contains(hint), "{arguments:?}: {}", err(&output));
    }
}

/// Why something cannot be done is said in the language that is asked for.
#[test]
fn refusals_speak_the_readers_language() {
    let output = bench(&["forensics", "--saves", "/no/such.cyclopean", "--lang", "de"]);
    assert_eq!(output.status.code(), Some(1), "{}", err(&output));
    assert!(err(&output).contains("/no/such.cyclopean lässt sich nicht lesen"), "{}", err(&output));
}

#[test]
fn every_command_has_help() {
    let commands = ["accuracy", "agreement", "forensics", "person", "preview", "leaks", "bots"];
    for command in commands.map(|command| vec![command]).into_iter().chain([vec![]]) {
        let output = bench(&[&command[..], &["--help"]].concat());
        assert!(output.status.success(), "{command:?}: {}", err(&output));
        assert!(out(&output).contains("Usage:"), "{command:?}");
    }
    assert!(out(&bench(&["--version"])).contains(env!("CARGO_PKG_VERSION")));
}

/// In `./test` as JSON only: the same games in words cost as much again.
#[test]
fn bots_are_measured() {
    let arguments = ["bots", "--game", "rathulhu", "--games", "2", "--json"];
    let report = json(&bench(&arguments));
    assert_eq!(report["duels"].as_array().unwrap().len(), 3);
    assert!(report["playouts_a_second"].as_f64().unwrap() >= 1000.0, "{report}");
    if whole_or(true, false) {
        let words = out(&bench(&arguments[..5]));
        assert!(words.contains("95 % interval") && words.contains("a second"), "{words}");
    }
}

#[test]
fn wounds_among_elder_gods_are_counted() {
    let arguments = ["bots", "--game", "elder-god", "--players", "4", "--seed", "93000", "--json"];
    let growers = |more: &[&str]| {
        let report =
            json(&bench(&[&arguments[..], &["--all-seats", "grower", "--games", "12"], more].concat()));
        let of = |what: &str| report[0][what]["mean"].as_f64().unwrap();
        (of("wounds"), of("turns"))
    };
    let ((wounds, turns), (feud, shorter)) = (growers(&[]), growers(&["--feud"]));
    assert!(wounds > 1.0 && feud > 1.0 && shorter < turns, "{wounds} {turns} {feud} {shorter}");
    let peers = json(&bench(&[&arguments[..], &["--games", "4", "--playouts", "2", "--peaceful"]].concat()));
    assert_eq!(peers["duels"].as_array().unwrap().len(), 3);
}
