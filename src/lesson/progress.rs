//! Which step of a lesson is on.

use super::observed::{LogPosition, ObservedMatch};
use super::script::{Allow, Gesture, Lesson, Step, Wait};
use game::Seat;

/// How far somebody has come in a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonProgress {
    /// How far the match had come when each step began that was reached.
    began: Vec<LogPosition>,
    /// Whether something has happened that spoils the step.
    spoilt: bool,
}

/// Why the learner may not do something now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotYet {
    /// There is something to read first.
    Read,
    /// Others are at work.
    Wait,
    /// Something else is to be learnt now.
    Other,
    /// What has just happened must be taken back first.
    Spoilt,
}

impl NotYet {
    /// The id of what is said to it where the step says nothing of its own.
    pub const fn text_id(self) -> &'static str {
        match self {
            Self::Read => "lesson-wrong-read",
            Self::Wait => "lesson-wrong-wait",
            Self::Other => "lesson-wrong-other",
            Self::Spoilt => "lesson-wrong-spoilt",
        }
    }

    /// One of each.
    pub const ALL: [Self; 4] = [Self::Read, Self::Wait, Self::Other, Self::Spoilt];
}

/// Whether what the learner did ends the wait of a step.
fn ends<C: ObservedMatch>(lesson: &Lesson, step: &Step, observed: &C, action: &C::Action) -> bool {
    let counts = !matches!(step.wait, Wait::Act) || observed.is_decision(action);
    counts && lesson.is_awaited(step, action)
}

impl LessonProgress {
    /// At the beginning of a lesson.
    pub fn begin(lesson: &Lesson, observed: &impl ObservedMatch) -> Self {
        let mut progress = Self { began: vec![observed.mark()], spoilt: false };
        progress.see(lesson, observed);
        progress
    }

    /// In a match that has been left and is taken up: behind the last step whose deed was done, or whose event happened. What is
    /// only read, or waited for, has passed if something later has come. What spoilt the last of these is still to be taken back.
    pub fn take_up(lesson: &Lesson, observed: &impl ObservedMatch) -> Self {
        let mut at = LogPosition { deeds: lesson.start.deeds.len(), notes: 0 };
        let (mut marks, mut firm) = (vec![at], 1);
        for step in &lesson.steps {
            let came = match &step.wait {
                Wait::Do(_) | Wait::Act => observed
                    .deeds(at.deeds)
                    .position(|(seat, action)| {
                        seat == lesson.learner() && ends(lesson, step, observed, action)
                    })
                    .map(|done| LogPosition { deeds: at.deeds + done + 1, ..at }),
                Wait::Event(names) => observed
                    .happened(names, at.notes)
                    .map(|happened| LogPosition { notes: happened + 1, ..at }),
                _ => {
                    marks.push(at);
                    continue;
                }
            };
            let Some(mark) = came else { break };
            // Nobody goes on from what is spoilt: it can only be the last.
            let spoilt = observed.happened(&step.spoils, at.notes).is_some();
            firm = if spoilt { marks.len() } else { marks.len() + 1 };
            at = mark;
            marks.push(at);
        }
        marks.truncate(firm);
        let mut progress = Self { began: marks, spoilt: false };
        progress.see(lesson, observed);
        progress
    }

    /// The number of the step that is on, from 0; the number of steps once the last is done.
    pub fn at(&self) -> usize {
        self.began.len().saturating_sub(1)
    }

    /// The step that is on; nothing once the last is done.
    pub fn step<'a>(&self, lesson: &'a Lesson) -> Option<&'a Step> {
        lesson.steps.get(self.at())
    }

    /// Whether all steps are done.
    pub fn is_done(&self, lesson: &Lesson) -> bool {
        self.step(lesson).is_none()
    }

    fn began(&self) -> LogPosition {
        self.began.last().copied().unwrap_or_default()
    }

    /// Looks at the match: goes back where steps were taken back, and on where what was waited for has come.
    pub fn see(&mut self, lesson: &Lesson, observed: &impl ObservedMatch) {
        let now = observed.mark();
        self.spoilt = false;
        while self.began.len() > 1 && self.began().deeds > now.deeds {
            self.began.pop();
        }
        while let Some(step) = self.step(lesson) {
            self.spoilt = observed.happened(&step.spoils, self.began().notes).is_some();
            let Some(mark) = self.met(lesson, step, observed).filter(|_| !self.spoilt) else { return };
            self.began.push(mark);
        }
    }

    /// Where the match stood when what a step waits for had come.
    fn met(&self, lesson: &Lesson, step: &Step, observed: &impl ObservedMatch) -> Option<LogPosition> {
        let (from, now) = (self.began(), observed.mark());
        // Nobody does anything more then; what is left to be read still is.
        if observed.is_over() && !matches!(step.wait, Wait::Next) {
            return Some(now);
        }
        let came = match &step.wait {
            Wait::Next | Wait::End => false,
            Wait::Do(_) | Wait::Act => {
                let done = observed.deeds(from.deeds).position(|(seat, action)| {
                    seat == lesson.learner() && ends(lesson, step, observed, action)
                })?;
                return Some(LogPosition { deeds: from.deeds + done + 1, ..now });
            }
            Wait::Turn => observed.is_asked(lesson.learner()),
            Wait::Event(names) => {
                let happened = observed.happened(names, from.notes)?;
                return Some(LogPosition { notes: happened + 1, ..now });
            }
            Wait::Hand(gesture) => observed.gestured(*gesture, from),
        };
        came.then_some(now)
    }

    /// The learner has read a step that waits for that.
    pub fn next(&mut self, lesson: &Lesson, observed: &impl ObservedMatch) {
        self.pass(lesson, observed, |wait| matches!(wait, Wait::Next));
    }

    /// The learner has looked round, which no match tells.
    pub fn looked(&mut self, lesson: &Lesson, observed: &impl ObservedMatch) {
        self.pass(lesson, observed, |wait| matches!(wait, Wait::Hand(Gesture::Looked)));
    }

    fn pass(&mut self, lesson: &Lesson, observed: &impl ObservedMatch, waits: impl Fn(&Wait) -> bool) {
        if self.step(lesson).is_some_and(|step| waits(&step.wait)) {
            self.began.push(observed.mark());
            self.see(lesson, observed);
        }
    }

    /// Goes back to the last step before this one at which the learner did or read something. How many deeds the match may
    /// have then: the rest has to be taken back. Nothing at the beginning.
    pub fn back(&mut self, lesson: &Lesson) -> Option<usize> {
        let stops = |k: usize, step: &Step| match step.wait {
            Wait::Next | Wait::Do(_) | Wait::Act | Wait::Hand(_) => true,
            // Of those in which something may be done, the ones in which something was.
            Wait::Event(_) => {
                !matches!(step.allow, Allow::Nothing) && self.began[k].deeds < self.began[k + 1].deeds
            }
            Wait::Turn | Wait::End => false,
        };
        let to = (0..self.at()).rev().find(|k| lesson.steps.get(*k).is_some_and(|step| stops(*k, step)))?;
        self.began.truncate(to + 1);
        Some(self.began().deeds)
    }

    /// Whether the learner may do this now.
    ///
    /// # Errors
    /// Why not.
    pub fn judge<C: ObservedMatch>(&self, lesson: &Lesson, action: &C::Action) -> Result<(), NotYet> {
        let Some(step) = self.step(lesson) else { return Ok(()) };
        if self.spoilt {
            return Err(NotYet::Spoilt);
        }
        if lesson.is_allowed(step, action) {
            return Ok(());
        }
        Err(match step.wait {
            Wait::Next => NotYet::Read,
            Wait::Turn | Wait::Event(_) | Wait::End => NotYet::Wait,
            Wait::Do(_) | Wait::Act | Wait::Hand(_) => NotYet::Other,
        })
    }

    /// Whether something has happened that the learner must take back.
    pub const fn is_spoilt(&self) -> bool {
        self.spoilt
    }

    /// Whether the others wait, because the learner reads, or has to take something back.
    pub fn holds(&self, lesson: &Lesson) -> bool {
        self.spoilt || self.step(lesson).is_some_and(|step| matches!(step.wait, Wait::Next))
    }

    /// What one of the others does now, where the lesson says it.
    pub fn reply<C: ObservedMatch>(&self, lesson: &Lesson, observed: &C) -> Option<C::Action> {
        let step = self.step(lesson)?;
        let other = |(seat, _): &(Seat, &C::Action)| *seat != lesson.learner();
        let done = observed.deeds(self.began().deeds).filter(other).count();
        lesson.read(step.others.get(done)?).ok()
    }
}
