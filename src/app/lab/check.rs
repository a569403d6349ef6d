//! Does what is built stand? Asked anew after every change, on another thread.

use crate::lab::Scene;
use crate::lab::scene::Problem;
use crate::lab::study::{StudyError, Subject};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;

/// What is known of what is built.
#[derive(Clone, Default)]
pub enum Standing {
    /// Nothing is built.
    #[default]
    Empty,
    /// It is being looked at.
    Looking,
    /// It cannot be set up: all that is wrong.
    Wrong(Vec<Problem>),
    /// It stands; here it is at rest, with what the second judge says of it.
    Stands(Arc<Subject>),
    /// It does not come to rest where it was set up.
    Falls,
    /// Nothing can be said, for this reason.
    Unknown(String),
}

/// The judge at work.
pub struct StabilityCheck {
    stop: Arc<AtomicBool>,
    answer: Arc<OnceLock<Standing>>,
}

impl Drop for StabilityCheck {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl StabilityCheck {
    /// Begins to look at a scene. Dropped, it stops.
    pub fn of(scene: Scene) -> Self {
        let (stop, answer) = (Arc::new(AtomicBool::new(false)), Arc::new(OnceLock::new()));
        let (stopped, told) = (stop.clone(), answer.clone());
        thread::spawn(move || drop(told.set(judged(&scene, &stopped))));
        Self { stop, answer }
    }

    /// What it says, once it has looked.
    pub fn answer(&self) -> Option<Standing> {
        self.answer.get().cloned()
    }
}

fn judged(scene: &Scene, stop: &AtomicBool) -> Standing {
    if scene.pieces.is_empty() {
        return Standing::Empty;
    }
    let problems = scene.validate();
    if !problems.is_empty() {
        return Standing::Wrong(problems);
    }
    match Subject::of_scene_unless(scene, stop) {
        Ok(subject) => Standing::Stands(Arc::new(subject)),
        Err(StudyError::Restless { .. }) => Standing::Falls,
        Err(why) => Standing::Unknown(why.to_string()),
    }
}
