//! Lessons in the lab. There is no match there: a lesson sees what was done and what came of it.
//!
//! * [`log`]: that, as a [course](lesson::ObservedMatch); [`driver`]: begins a lesson, and tells it what the lab has found.

pub mod driver;
pub mod log;
