//! The program as scripts run it, and folders for what it writes.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

/// The program, which speaks English whatever the machine speaks.
pub fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cyclopean"));
    command.env_remove("LANGUAGE").env("LC_ALL", "C");
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

/// A folder of its own for a test, which goes with it.
pub struct Folder(TempDir);

impl Folder {
    pub fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// A file in it, which need not be there.
    pub fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// The same as an argument of a command line.
    pub fn argument(&self, name: &str) -> String {
        self.file(name).to_str().unwrap().to_owned()
    }
}
