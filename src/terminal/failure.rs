//! Why something could not be done, for whoever typed a command: its message, and the exit code.
//!
//! Exit codes: 0 all went well; 1 something could not be done (the message says what and how to go on); 2 the arguments
//! make no sense, or a file is of another edition of the program.

use clap::error::ErrorKind;
use game::message::{Message, Say};
use game::{Rejection, SetupError};
use session::MatchError;
use session::gallery::Unproven;
use session::info::Failure;
use session::replay::ReplayError;
use session::save::SaveError;
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

/// The message of a failure, where it is an error of a match or of the command line; `None` if it is in words already.
pub fn message(failure: &Failure) -> Option<Message> {
    let known: [fn(&Failure) -> Option<Message>; 8] = [
        said::<Message>,
        said::<Misuse>,
        said::<SetupError>,
        said::<Rejection>,
        said::<MatchError>,
        said::<SaveError>,
        said::<ReplayError>,
        said::<Unproven>,
    ];
    known.iter().find_map(|said| said(failure))
}

/// The message of a failure, where it is of this type.
pub fn said<T: Say + std::error::Error + 'static>(failure: &Failure) -> Option<Message> {
    failure.downcast_ref().map(T::message)
}

/// The exit code of a failure.
pub fn exit_code(failure: &Failure) -> ExitCode {
    // What this program cannot judge is neither right nor wrong. Which turn is meant comes from the command line.
    let other = |why: &ReplayError| {
        matches!(why, ReplayError::OtherEdition { .. } | ReplayError::OtherBits | ReplayError::NoTurn { .. })
    };
    let senseless = failure.is::<Misuse>() || failure.is::<SetupError>() || failure.is::<clap::Error>();
    if senseless || failure.downcast_ref().is_some_and(other) { ExitCode::from(2) } else { ExitCode::FAILURE }
}

/// Prints why arguments could not be read, or the help or version that they ask for; the exit code of that.
pub fn print_unread(error: &clap::Error) -> ExitCode {
    let _ = error.print();
    let asked = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
    if asked { ExitCode::SUCCESS } else { ExitCode::from(2) }
}
