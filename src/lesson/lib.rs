//! Lessons: you learn a game by playing it, a step at a time, on a real match.
//!
//! * `script`: what a lesson is, and how its file is read; [`found`]: the lessons that the program comes with;
//! * `observed`: what a lesson sees of a match, and how it begins one;
//! * `progress`: which step is on, what it allows, and what others do in it;
//! * [`positions`]: where the books of rules show something on a table: lessons without steps;
//! * [`words`]: what stands on plate and buttons.
//!
//! A lesson is data (`assets/lessons/<game>/*.ron`); its words stand in the language files under ids that its steps make. It
//! plays by the rules like anybody else: a match of a lesson is a match in practice, saved and taken back like any other. How
//! far somebody has come is worked out from what was done, so it is kept nowhere. This room knows no game.
//!
//! ```
//! use lesson::Lesson;
//!
//! let text = r#"(minutes: 1, start: (setup: (players: 2), seed: 4), steps: [(id: "welcome", wait: Next)])"#;
//! let lesson = Lesson::parse("stones/first", text)?;
//! assert_eq!(lesson.game(), "stones");
//! assert_eq!(lesson.say_id(&lesson.steps[0]), "lesson-stones-first-welcome");
//! # Ok::<(), lesson::LessonError>(())
//! ```

pub mod found;
mod observed;
pub mod positions;
mod progress;
mod script;
pub mod words;

pub use observed::{LogPosition, ObservedMatch};
pub use progress::{LessonProgress, NotYet};
pub use script::{Allow, Gesture, Lesson, LessonError, Step, Target, Wait};
