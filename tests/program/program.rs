//! The program as scripts run it.

use std::process::{Command, Output};

/// The program, which speaks English whatever the machine speaks.
pub fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cyclopean"));
    command.env_remove("LANGUAGE").env("LC_ALL", "C");
    // What it signs with belongs to the tests.
    command.env("XDG_DATA_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/data"));
    command
}

/// Runs the program without a display.
pub fn cyclopean(arguments: &[&str]) -> Output {
    program().args(arguments).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").output().unwrap()
}

/// Runs it, and expects that all goes well.
pub fn succeed(arguments: &[&str]) -> Output {
    let output = cyclopean(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", err(&output));
    output
}

/// What it printed.
pub fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// What it complained of.
pub fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// The line of JSON that it printed.
pub fn json(output: &Output) -> serde_json::Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|no| panic!("{no}: {}", out(output)))
}
