//! Lessons in the window: begins them, takes them up, leaves them, and remembers which were done. What a lesson is, the room
//! [`lesson`] says; how its plate looks, [`shell::ui::lesson_plate`].
//!
//! * [`teaching`]: the lesson on the table; `done`: the lessons that were done; `driver`: between Bevy and those.

pub mod done;
pub mod teaching;

pub use done::LessonsDone;
pub use teaching::Teaching;
