//! Why something could not be done, for whoever typed a command.

use super::texts::Lab;
#[cfg(feature = "window")]
use crate::app::{WindowError, visuals::picture::PictureError};
use crate::game::message::{Message, Say};
use crate::game::{Rejection, SetupError};
use crate::lab::SceneError;
use crate::lab::study::StudyError;
use crate::lab::study::journal::JournalError;
use crate::lang::Texts;
use crate::session::MatchError;
use crate::session::gallery::Unproven;
use crate::session::info::Failure;
use crate::session::replay::ReplayError;
use crate::session::save::SaveError;

/// A failure in the player's language, where it is a message.
pub(super) fn told(failure: &Failure, texts: &Texts) -> String {
    let known: [fn(&Failure) -> Option<Message>; 10] = [
        said::<Message>,
        said::<SetupError>,
        said::<Rejection>,
        said::<MatchError>,
        said::<SaveError>,
        said::<ReplayError>,
        said::<Unproven>,
        said::<StudyError>,
        said::<JournalError>,
        said::<SceneError>,
    ];
    // Each thing that is wrong with a set-up has a line of its own.
    if let Some(SceneError::Impossible { file, problems }) = failure.downcast_ref() {
        let head = texts.plain(&Lab::Impossible { file: file.clone() });
        let lines = problems.iter().map(|problem| format!("\n  {}", texts.plain(problem)));
        return std::iter::once(head).chain(lines).collect();
    }
    let message = known.iter().find_map(|said| said(failure));
    #[cfg(feature = "window")]
    let message = message.or_else(|| said::<WindowError>(failure)).or_else(|| said::<PictureError>(failure));
    message.map_or_else(|| failure.to_string(), |message| texts.plain(&message))
}

/// The message of a failure, where it is of this type.
fn said<T: Say + std::error::Error + 'static>(failure: &Failure) -> Option<Message> {
    failure.downcast_ref().map(T::message)
}
