//! The lesson on the table.

use bevy::prelude::*;
use lesson::{Lesson, LessonProgress, NotYet, ObservedMatch, Step};
use std::sync::Arc;

/// The lesson on the table, and how far it has come. It is there from its beginning until its last step is done.
#[derive(Resource, Clone, Debug)]
pub struct Teaching {
    lesson: Arc<Lesson>,
    progress: LessonProgress,
    /// The step that is shown: it follows once what happened has been seen.
    shown: usize,
    /// Whether what happened is still to be seen.
    busy: bool,
    /// What the learner tried last, if that was wrong.
    wrong: Option<NotYet>,
    /// For how long the step has been shown, s.
    pub shown_s: f32,
    /// Whether the learner has read the step.
    read: bool,
    /// Whether the learner has looked round.
    looked: bool,
}

impl Teaching {
    /// A lesson as far as somebody has come in it.
    pub const fn new(lesson: Arc<Lesson>, progress: LessonProgress) -> Self {
        Self { lesson, progress, shown: 0, busy: true, wrong: None, shown_s: 0.0, read: false, looked: false }
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The step that is on for the rules.
    pub fn progress(&self) -> &LessonProgress {
        &self.progress
    }

    /// The number of the step that is shown, from 0.
    pub const fn at(&self) -> usize {
        self.shown
    }

    /// The step that is shown.
    pub fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.shown)
    }

    /// Whether what happened is still to be seen.
    pub const fn is_busy(&self) -> bool {
        self.busy
    }

    /// What is wrong now: what must be taken back, or what the learner tried last.
    pub const fn wrong(&self) -> Option<NotYet> {
        if self.progress.is_spoilt() { Some(NotYet::Spoilt) } else { self.wrong }
    }

    /// Whether all steps are done, and the last has been seen.
    pub fn is_done(&self) -> bool {
        self.progress.is_done(&self.lesson)
    }

    /// The learner has read the step that is shown.
    pub fn read(&mut self) {
        self.read = self.shown == self.progress.at();
    }

    /// The learner looks from somewhere else.
    pub const fn look(&mut self) {
        self.looked = true;
    }

    /// Goes back; how many deeds the match may have then.
    pub fn back(&mut self) -> Option<usize> {
        self.progress.back(&self.lesson)
    }

    /// Looks at the match. `busy` while something is still to be seen.
    pub fn see(&mut self, observed: &impl ObservedMatch, busy: bool) {
        if std::mem::take(&mut self.read) {
            self.progress.next(&self.lesson, observed);
        }
        if std::mem::take(&mut self.looked) {
            self.progress.looked(&self.lesson, observed);
        }
        self.progress.see(&self.lesson, observed);
        let before = (self.shown, self.busy);
        self.busy = busy;
        let at = self.progress.at();
        // What is only read follows at once: nothing has happened.
        if self.shown != at && (!busy || self.shown_s == 0.0) {
            (self.shown, self.wrong, self.shown_s) = (at, None, 0.0);
        }
        if before != (self.shown, busy) {
            debug!(
                "{} shows step {}{}",
                self.lesson.id,
                self.shown,
                if busy { ", not to be done yet" } else { "" }
            );
        }
    }

    /// Whether a lesson lets this happen. Bots do as they like; the learner does what the step allows.
    pub fn allows<C: ObservedMatch>(&mut self, action: &C::Action) -> bool {
        let judged = self.progress.judge::<C>(&self.lesson, action);
        self.wrong = judged.err();
        judged.is_ok()
    }

    /// Whether the others wait, because the learner reads, or has to take something back.
    pub fn holds(&self) -> bool {
        self.progress.holds(&self.lesson)
    }

    /// What one of the others does now, where the lesson says it.
    pub fn reply<C: ObservedMatch>(&self, observed: &C) -> Option<C::Action> {
        self.progress.reply(&self.lesson, observed)
    }
}
