//! Why something could not be done, for whoever typed a command: its text, and the exit code.
//!
//! Exit codes: 0 all went well; 1 something could not be done (the message says what and how to go on); 2 the arguments
//! make no sense, or a file is of another edition of the program.

use super::output::complain;
use clap::error::ErrorKind;
use game::error::UserFacingError;
use game::message::{Message, Say};
use lang::Texts;
use session::info::Failure;
use std::process::ExitCode;

/// Arguments that make no sense, and what to do about it.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Misuse(Message);

impl Misuse {
    /// With this message.
    pub fn of(why: &impl Say) -> Self {
        Self(why.message())
    }
}

impl Say for Misuse {
    fn message(&self) -> Message {
        self.0.clone()
    }
}

impl UserFacingError for Misuse {
    fn exit_code(&self) -> u8 {
        2
    }
}

impl From<clap::Error> for Misuse {
    fn from(why: clap::Error) -> Self {
        Self(Message::english(why.to_string()))
    }
}

/// Tells why a program failed; the exit code of that.
pub fn report(program: &str, failure: &Failure, texts: &Texts) -> ExitCode {
    complain(&format!("{program}: {}", failure.text(&|message| texts.plain(message))));
    ExitCode::from(failure.exit_code())
}

/// Prints why arguments could not be read, or the help or version that they ask for; the exit code of that.
pub fn print_unread(error: &clap::Error) -> ExitCode {
    let _ = error.print();
    let asked = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
    if asked { ExitCode::SUCCESS } else { ExitCode::from(2) }
}
