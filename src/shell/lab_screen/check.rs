//! Does what is built stand? Asked anew after every change, on another thread.

use game::message::{Message, Say};
use lab::Scene;
use lab::scene::Problem;
use lab::study::{RestingScene, StudyError};
use lab::trial::StaticsReport;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;

/// What is known of what is built.
#[derive(Clone, Default)]
pub enum CheckState {
    /// Nothing is built.
    #[default]
    Empty,
    /// It is being looked at.
    Looking,
    /// It cannot be set up: all that is wrong.
    Wrong(Vec<Problem>),
    /// It stands; here it is at rest, with what the second judge says of it.
    Stands(Arc<RestingScene>),
    /// It does not come to rest where it was set up; what the second judge says of it as it was drawn.
    Falls(Result<Arc<StaticsReport>, Message>),
    /// Nothing can be said, for this reason.
    Unknown(Message),
}

impl CheckState {
    /// What the second judge says of it, or why it says nothing; `None` if it was not asked.
    pub fn statics(&self) -> Option<Result<&StaticsReport, &Message>> {
        match self {
            Self::Stands(subject) => Some(subject.statics()),
            Self::Falls(statics) => Some(statics.as_deref()),
            Self::Empty | Self::Looking | Self::Wrong(_) | Self::Unknown(_) => None,
        }
    }
}

/// The judge at work.
pub(crate) struct StabilityCheck {
    stop: Arc<AtomicBool>,
    answer: Arc<OnceLock<CheckState>>,
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
    pub fn answer(&self) -> Option<CheckState> {
        self.answer.get().cloned()
    }
}

fn judged(scene: &Scene, stop: &AtomicBool) -> CheckState {
    if scene.pieces.is_empty() {
        return CheckState::Empty;
    }
    let problems = scene.validate();
    if !problems.is_empty() {
        return CheckState::Wrong(problems);
    }
    match RestingScene::of_scene_unless(scene, stop) {
        Ok(subject) => CheckState::Stands(Arc::new(subject)),
        Err(StudyError::Restless { .. }) => CheckState::Falls(StaticsReport::of_drawing(scene).map(Arc::new)),
        Err(why) => CheckState::Unknown(why.message()),
    }
}
