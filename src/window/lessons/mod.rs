//! Lessons in the window. What a lesson is, the package [`lesson`] says; the shell begins, takes up and leaves them.
//!
//! * [`teaching`]: the lesson on the table; [`done`]: the lessons that were done.

pub mod done;
pub mod teaching;

pub use done::LessonsDone;
pub use teaching::Teaching;
