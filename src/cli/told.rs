//! Why something could not be done, for whoever typed a command.

use super::texts::Lab;
#[cfg(feature = "window")]
use crate::app::{WindowError, visuals::picture::PictureError};
use crate::lab::SceneError;
use crate::lang::Texts;
use crate::session::info::Failure;
use crate::telling::failure;
#[cfg(feature = "window")]
use crate::telling::failure::said;

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
    let message = failure::message(failure);
    #[cfg(feature = "window")]
    let message = message.or_else(|| said::<WindowError>(failure)).or_else(|| said::<PictureError>(failure));
    message.map_or_else(|| failure.to_string(), |message| texts.plain(&message))
}
