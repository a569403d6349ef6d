//! A look ahead on another thread: what it has told so far, and the way to stop it.

use super::foresight::Foresight;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Shared by who asks and who looks ahead.
#[derive(Clone, Debug, Default)]
pub struct Progress(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    stopped: AtomicBool,
    told: Mutex<Option<Foresight>>,
}

impl Progress {
    /// Nobody needs the answer any more: the look ahead ends within a tick.
    pub fn stop(&self) {
        self.0.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether nobody needs the answer any more.
    pub fn is_stopped(&self) -> bool {
        self.0.stopped.load(Ordering::Relaxed)
    }

    /// Tells the newest word. What was stopped tells nothing more.
    pub fn tell(&self, foresight: Foresight) {
        if !self.is_stopped() {
            *self.0.told.lock().unwrap_or_else(PoisonError::into_inner) = Some(foresight);
        }
    }

    /// The newest word, if it has not been taken yet.
    pub fn take(&self) -> Option<Foresight> {
        self.0.told.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}
