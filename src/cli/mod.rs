//! The command line. With no command it opens the window.
//!
//! Exit codes: 0 all went well; 1 something could not be done (the message says what and how to go on); 2 the arguments
//! make no sense.

mod bench;
mod bots_thoth;
mod lab;
mod picture;
mod play;
mod rathulhu;
mod rlyeh;
mod solitaire;
mod thoth;

use clap::{Parser, Subcommand};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// A physics tabletop: raise R'lyeh, see whether it stands.
#[derive(Debug, Parser)]
#[command(name = "cyclopean", version, about, long_about = None)]
#[command(args_conflicts_with_subcommands = true)]
struct Arguments {
    /// Open the window and go on with this saved match.
    #[arg(long, value_name = "SAVE")]
    load: Option<PathBuf>,
    /// Write a journal of what is played in the window: one JSON line per intent, event and settled fact.
    #[arg(long, value_name = "FILE.jsonl")]
    journal: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play a solitaire Builders of R'lyeh without a window: the program builds, you see how high it got.
    Solitaire(solitaire::Arguments),
    /// Open the window straight into a match, or let bots play one without a window.
    Play(play::Arguments),
    /// Measure how true the physics is, and how strong the bots are.
    Bench(bench::Arguments),
    /// See what becomes of a set-up: does it stand, how firmly, and what fails first.
    Lab(lab::Arguments),
    /// Render a saved match to a picture, without a window.
    Picture(picture::Arguments),
}

/// What went wrong, in words.
type Failure = Box<dyn std::error::Error>;

/// Runs the command line.
pub fn run() -> ExitCode {
    let arguments = Arguments::parse();
    let result = match arguments.command {
        None => play::window(play::Start {
            load: arguments.load,
            journal: arguments.journal,
            ..play::Start::default()
        }),
        Some(Command::Solitaire(arguments)) => solitaire::run(&arguments),
        Some(Command::Play(arguments)) => play::run(&arguments),
        Some(Command::Bench(arguments)) => bench::run(&arguments),
        Some(Command::Lab(arguments)) => lab::run(&arguments),
        Some(Command::Picture(arguments)) => picture::run(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("cyclopean: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// Reads a size such as `1280x720`.
fn size(text: &str) -> Result<(u32, u32), String> {
    let wanted =
        || format!("'{text}' is not a size: write WIDTHxHEIGHT in pixels, 16 to 8192, such as 1280x720");
    let (width, height) = text.split_once(['x', 'X']).ok_or_else(wanted)?;
    let number = |part: &str| part.parse().ok().filter(|n| (16..=8192).contains(n)).ok_or_else(wanted);
    Ok((number(width)?, number(height)?))
}

/// Prints a line to standard output. A reader that has gone away (`| head`) is no failure.
fn say(line: &str) -> Result<(), Failure> {
    match writeln!(std::io::stdout(), "{line}") {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}
