//! Which step of a lesson is on.

use super::course::{Course, Mark};
use super::script::{Allow, Gesture, Lesson, Step, Wait};
use game::Seat;

/// How far somebody has come in a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How far the match had come when each step began that was reached.
    began: Vec<Mark>,
    /// Whether something has happened that spoils the step.
    spoilt: bool,
}

/// Why the learner may not do something now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// There is something to read first.
    Read,
    /// Others are at work.
    Wait,
    /// Something else is to be learnt now.
    Other,
    /// What has just happened must be taken back first.
    Spoilt,
}

impl Wrong {
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
fn ends<C: Course>(lesson: &Lesson, step: &Step, course: &C, action: &C::Action) -> bool {
    let counts = !matches!(step.wait, Wait::Act) || course.is_decision(action);
    counts && lesson.is_awaited(step, action)
}

impl Progress {
    /// At the beginning of a lesson.
    pub fn begin(lesson: &Lesson, course: &impl Course) -> Self {
        let mut progress = Self { began: vec![course.mark()], spoilt: false };
        progress.see(lesson, course);
        progress
    }

    /// In a match that has been left and is taken up: behind the last step whose deed was done, or whose event happened. What is
    /// only read, or waited for, has passed if something later has come. What spoilt the last of these is still to be taken back.
    pub fn take_up(lesson: &Lesson, course: &impl Course) -> Self {
        let mut at = Mark { deeds: lesson.start.deeds.len(), notes: 0 };
        let (mut marks, mut firm) = (vec![at], 1);
        for step in &lesson.steps {
            let came = match &step.wait {
                Wait::Do(_) | Wait::Act => course
                    .deeds(at.deeds)
                    .position(|(seat, action)| seat == lesson.learner() && ends(lesson, step, course, action))
                    .map(|done| Mark { deeds: at.deeds + done + 1, ..at }),
                Wait::Event(names) => {
                    course.happened(names, at.notes).map(|happened| Mark { notes: happened + 1, ..at })
                }
                _ => {
                    marks.push(at);
                    continue;
                }
            };
            let Some(mark) = came else { break };
            // Nobody goes on from what is spoilt: it can only be the last.
            let spoilt = course.happened(&step.spoils, at.notes).is_some();
            firm = if spoilt { marks.len() } else { marks.len() + 1 };
            at = mark;
            marks.push(at);
        }
        marks.truncate(firm);
        let mut progress = Self { began: marks, spoilt: false };
        progress.see(lesson, course);
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

    fn began(&self) -> Mark {
        self.began.last().copied().unwrap_or_default()
    }

    /// Looks at the match: goes back where steps were taken back, and on where what was waited for has come.
    pub fn see(&mut self, lesson: &Lesson, course: &impl Course) {
        let now = course.mark();
        self.spoilt = false;
        while self.began.len() > 1 && self.began().deeds > now.deeds {
            self.began.pop();
        }
        while let Some(step) = self.step(lesson) {
            self.spoilt = course.happened(&step.spoils, self.began().notes).is_some();
            let Some(mark) = self.met(lesson, step, course).filter(|_| !self.spoilt) else { return };
            self.began.push(mark);
        }
    }

    /// Where the match stood when what a step waits for had come.
    fn met(&self, lesson: &Lesson, step: &Step, course: &impl Course) -> Option<Mark> {
        let (from, now) = (self.began(), course.mark());
        // Nobody does anything more then; what is left to be read still is.
        if course.is_over() && !matches!(step.wait, Wait::Next) {
            return Some(now);
        }
        let came = match &step.wait {
            Wait::Next | Wait::End => false,
            Wait::Do(_) | Wait::Act => {
                let done = course.deeds(from.deeds).position(|(seat, action)| {
                    seat == lesson.learner() && ends(lesson, step, course, action)
                })?;
                return Some(Mark { deeds: from.deeds + done + 1, ..now });
            }
            Wait::Turn => course.is_asked(lesson.learner()),
            Wait::Event(names) => {
                let happened = course.happened(names, from.notes)?;
                return Some(Mark { notes: happened + 1, ..now });
            }
            Wait::Hand(gesture) => course.gestured(*gesture, from),
        };
        came.then_some(now)
    }

    /// The learner has read a step that waits for that.
    pub fn next(&mut self, lesson: &Lesson, course: &impl Course) {
        self.pass(lesson, course, |wait| matches!(wait, Wait::Next));
    }

    /// The learner has looked round, which no match tells.
    pub fn looked(&mut self, lesson: &Lesson, course: &impl Course) {
        self.pass(lesson, course, |wait| matches!(wait, Wait::Hand(Gesture::Looked)));
    }

    fn pass(&mut self, lesson: &Lesson, course: &impl Course, waits: impl Fn(&Wait) -> bool) {
        if self.step(lesson).is_some_and(|step| waits(&step.wait)) {
            self.began.push(course.mark());
            self.see(lesson, course);
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
    pub fn judge<C: Course>(&self, lesson: &Lesson, action: &C::Action) -> Result<(), Wrong> {
        let Some(step) = self.step(lesson) else { return Ok(()) };
        if self.spoilt {
            return Err(Wrong::Spoilt);
        }
        if lesson.is_allowed(step, action) {
            return Ok(());
        }
        Err(match step.wait {
            Wait::Next => Wrong::Read,
            Wait::Turn | Wait::Event(_) | Wait::End => Wrong::Wait,
            Wait::Do(_) | Wait::Act | Wait::Hand(_) => Wrong::Other,
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
    pub fn reply<C: Course>(&self, lesson: &Lesson, course: &C) -> Option<C::Action> {
        let step = self.step(lesson)?;
        let other = |(seat, _): &(Seat, &C::Action)| *seat != lesson.learner();
        let done = course.deeds(self.began().deeds).filter(other).count();
        lesson.read(step.others.get(done)?).ok()
    }
}
