//! A match of every game in the catalogue, played by the command line in a process of its own; played once, whoever asks.

use cyclopean::{CATALOGUE, cli};
use std::process::{Command, ExitCode, Output};
use std::sync::LazyLock;
use support::finished::play;

pub use support::finished::{Finished, SEED};

/// The command line for that process: a line each.
const ARGUMENTS: &str = "CYCLOPEAN_TEST_ARGUMENTS";

static MATCHES: LazyLock<Vec<Finished>> = LazyLock::new(|| {
    let games: Vec<_> = CATALOGUE.iter().map(|entry| entry.info).collect();
    play(&games, run)
});

/// Those matches.
pub fn matches() -> &'static [Finished] {
    &MATCHES
}

fn run(arguments: &[&str]) -> Output {
    let mut itself = Command::new(std::env::current_exe().unwrap());
    itself.args(["--exact", "finished::the_command_line", "--ignored", "--nocapture"]);
    itself.env(ARGUMENTS, arguments.join("\n")).env_remove("LANGUAGE").env("LC_ALL", "C").output().unwrap()
}

#[test]
#[ignore = "the command line in a process of its own, for [`matches`]"]
fn the_command_line() {
    let arguments = std::env::var(ARGUMENTS).unwrap();
    let done = cli::run_with(CATALOGUE, std::iter::once("cyclopean").chain(arguments.lines()));
    assert_eq!(done, ExitCode::SUCCESS);
}
