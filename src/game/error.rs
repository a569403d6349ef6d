//! Errors with words for a player.
//!
//! Whoever finds an error knows its message; whoever prints it knows the language. Between them an error travels as a
//! [`UserFacingError`]: a command fails with one, and the command line makes text of it. Nobody keeps a list of errors.

use super::message::{Message, Say};
use std::error::Error;
use std::io;

/// An error that a command can fail with: a player reads its message. `?` boxes it.
///
/// ```
/// use game::error::UserFacingError;
/// use game::message::{Message, Say};
///
/// #[derive(Debug, thiserror::Error)]
/// #[error("no room for {0} books")]
/// struct ShelfFull(u32);
///
/// impl Say for ShelfFull {
///     fn message(&self) -> Message {
///         Message::new("shelf-full").with("books", self.0)
///     }
/// }
///
/// impl UserFacingError for ShelfFull {}
///
/// fn shelve(books: u32) -> Result<(), Box<dyn UserFacingError>> {
///     if books > 9 { Err(ShelfFull(books))? }
///     Ok(())
/// }
/// let failure = shelve(12).unwrap_err();
/// assert_eq!(failure.text(&|message| message.id.to_owned()), "shelf-full");
/// assert_eq!(failure.exit_code(), 1);
/// ```
pub trait UserFacingError: Error + Say + Send + Sync + 'static {
    /// Its text, where `plain` makes text of a message. Override it for an error of several lines.
    fn text(&self, plain: &dyn Fn(&Message) -> String) -> String {
        plain(&self.message())
    }

    /// With what a command ends that fails with it: 1 where something could not be done, 2 where the arguments make no sense or
    /// a file is of another edition of the program.
    fn exit_code(&self) -> u8 {
        1
    }
}

impl<E: UserFacingError> From<E> for Box<dyn UserFacingError> {
    fn from(error: E) -> Self {
        Box::new(error)
    }
}

/// Words that are English already.
impl From<String> for Box<dyn UserFacingError> {
    fn from(english: String) -> Self {
        Message::english(english).into()
    }
}

/// Words that are English already.
impl From<&str> for Box<dyn UserFacingError> {
    fn from(english: &str) -> Self {
        Message::english(english).into()
    }
}

impl UserFacingError for Message {}

/// In the words of the system. [`io::Error::other`] makes one of any error of a library.
impl Say for io::Error {
    fn message(&self) -> Message {
        Message::english(self.to_string())
    }
}

impl UserFacingError for io::Error {}
