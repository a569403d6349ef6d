//! Why something could not be done, for whoever typed a command.

use super::texts::Lab;
use lab::SceneError;
use lab::study::StudyError;
use lab::study::journal::JournalError;
use lang::Texts;
use session::info::Failure;
#[cfg(feature = "window")]
use shell::WindowError;
use std::process::ExitCode;
use terminal::failure::{self, said};
#[cfg(feature = "window")]
use window::visuals::picture::PictureError;

/// A failure in the player's language, where it is a message.
pub(super) fn told(failure: &Failure, texts: &Texts) -> String {
    // Each thing that is wrong with a set-up has a line of its own.
    if let Some(SceneError::Impossible { file, problems }) = failure.downcast_ref() {
        let head = texts.plain(&Lab::Impossible { file: file.clone() });
        let lines = problems.iter().map(|problem| format!("\n  {}", texts.plain(problem)));
        return std::iter::once(head).chain(lines).collect();
    }
    if let Some(SceneError::Several(all)) = failure.downcast_ref() {
        return all.iter().map(|one| texts.plain(one)).collect::<Vec<_>>().join("\n");
    }
    let message = failure::message(failure)
        .or_else(|| said::<StudyError>(failure))
        .or_else(|| said::<JournalError>(failure))
        .or_else(|| said::<SceneError>(failure));
    #[cfg(feature = "window")]
    let message = message.or_else(|| said::<WindowError>(failure)).or_else(|| said::<PictureError>(failure));
    message.map_or_else(|| failure.to_string(), |message| texts.plain(&message))
}

/// The exit code of a failure.
pub(super) fn exit_code(failure: &Failure) -> ExitCode {
    // What a study is told comes from the command line alone.
    let asked = |why: &StudyError| {
        matches!(why, StudyError::Option(_) | StudyError::NoPiece { .. } | StudyError::OffPiece { .. })
    };
    if failure.downcast_ref().is_some_and(asked) { ExitCode::from(2) } else { failure::exit_code(failure) }
}
