//! The command line, of any game. With no command it opens the window.
//!
//! The games come in from above: [`run`] is handed the catalogue, and every command loops over it.
//!
//! Exit codes: 0 all went well; 1 something could not be done (the message says what and how to go on); 2 the arguments
//! make no sense ([`failure`]).

mod catalogue;
mod gallery;
mod lab_commands;
mod picture;
mod play;
mod print;
mod prove;
mod replay;
mod sound;
pub mod texts;

pub use catalogue::{Catalogue, Entry, find};

use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Command};
use lang::Texts;
use session::apart;
use session::info::Failure;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use terminal::commands::parse;
use terminal::failure::{self, Misuse};
use terminal::help;
use terminal::output::{asked_language, check_files, innermost_language, language_before, language_option};

/// A physics tabletop: raise towers, see whether they stand.
#[derive(Debug, Default, Args)]
struct Arguments {
    /// Open the window and go on with this saved match.
    #[arg(long, value_name = "SAVE")]
    load: Option<PathBuf>,
    /// Write a journal of what is played in the window: one JSON line per intent, event and settled fact.
    #[arg(long, value_name = "FILE.jsonl")]
    journal: Option<PathBuf>,
}

/// The whole command line, its help in English.
pub fn command(catalogue: Catalogue) -> Command {
    let root = Command::new("cyclopean")
        .version(env!("CARGO_PKG_VERSION"))
        .subcommand(play::command(catalogue))
        .subcommand(lab_commands::command())
        .subcommand(picture::command())
        .subcommand(print::command(catalogue))
        .subcommand(replay::command())
        .subcommand(sound::command())
        .subcommand(gallery::command())
        .subcommand(prove::command());
    let own = catalogue.iter().flat_map(|entry| entry.commands.commands);
    let root = own.fold(root, |root, each| root.subcommand((each.arguments)(Command::new(each.name))));
    Arguments::augment_args(root)
        .arg(language_option())
        .about("A physics tabletop: raise towers, see whether they stand.")
}

/// Reads a command line, the program's name first, and does nothing about it.
///
/// # Errors
/// What is wrong with it, as far as can be told before anything is done.
pub fn check(
    catalogue: Catalogue,
    arguments: impl IntoIterator<Item = impl Into<OsString> + Clone>,
) -> Result<(), Failure> {
    let matches = read(catalogue, arguments).map_err(Misuse::from)?;
    match matches.subcommand() {
        Some(("play", matches)) => play::asked(catalogue, matches).map(drop),
        Some(("lab", matches)) => Ok(lab_commands::check(matches)?),
        _ => Ok(()),
    }
}

/// Reads a command line. What only the window understands stands before no command.
fn read(
    catalogue: Catalogue,
    arguments: impl IntoIterator<Item = impl Into<OsString> + Clone>,
) -> Result<ArgMatches, clap::Error> {
    let arguments: Vec<OsString> = arguments.into_iter().map(Into::into).collect();
    let mut command = help::translate(command(catalogue), language_before(&arguments));
    let matches = command.try_get_matches_from_mut(arguments)?;
    let for_window = ["load", "journal"].into_iter().find(|option| matches.contains_id(option));
    match (matches.subcommand_name(), for_window) {
        (Some(name), Some(option)) => {
            let words = format!(
                "'--{option}' stands alone: it opens the window, and '{name}' is a command of its own"
            );
            Err(command.error(ErrorKind::ArgumentConflict, words))
        }
        _ => Ok(matches),
    }
}

/// Runs the command line of this process.
pub fn run(catalogue: Catalogue) -> ExitCode {
    #[cfg(feature = "window")]
    shell::platform::driver::hush();
    apart::is_the_program();
    run_with(catalogue, std::env::args_os())
}

/// Runs a command line, the program's name first.
pub fn run_with(
    catalogue: Catalogue,
    arguments: impl IntoIterator<Item = impl Into<OsString> + Clone>,
) -> ExitCode {
    let matches = match read(catalogue, arguments) {
        Ok(matches) => matches,
        Err(error) => return failure::print_unread(&error),
    };
    match carry_out(catalogue, &matches) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure::report("cyclopean", &failure, &Texts::of(innermost_language(&matches))),
    }
}

fn carry_out(catalogue: Catalogue, matches: &ArgMatches) -> Result<(), Failure> {
    match matches.subcommand() {
        None => {
            let Arguments { load, journal } = parse(matches)?;
            check_files(&load, &journal)?;
            play::window(
                catalogue,
                play::Opens { load, journal, language: asked_language(matches), ..Default::default() },
            )
        }
        Some(("play", matches)) => play::run(catalogue, matches),
        Some(("lab", matches)) => match lab_commands::to_be_opened(catalogue, matches)? {
            lab @ Some(_) => play::window(
                catalogue,
                play::Opens { lab, language: asked_language(matches), ..Default::default() },
            ),
            None => lab_commands::run(catalogue, matches),
        },
        Some(("picture", matches)) => picture::run(catalogue, matches),
        Some(("print", matches)) => print::run(catalogue, matches),
        Some(("replay", matches)) => replay::run(catalogue, matches),
        Some(("sound", matches)) => sound::run(catalogue, matches),
        Some(("gallery", matches)) => gallery::run(catalogue, matches),
        Some((apart::COMMAND, matches)) => prove::run(catalogue, matches),
        Some((name, matches)) => {
            let own = |entry: &&Entry| entry.commands.commands.iter().any(|each| each.name == name);
            let entry = catalogue.iter().find(own).ok_or_else(|| format!("there is no command {name}"))?;
            let named = entry.commands.commands.iter().filter(|each| each.name == name);
            let draw = |save: &Path, size, out: &Path| picture::draw(entry, save, size, out);
            named.into_iter().try_for_each(|command| (command.run)(matches, &draw))
        }
    }
}
