//! The lesson of the hand: what the steps wait for is done on a real table.

use super::*;
use lesson::{Gesture, LogPosition};
use rlyeh::{Intent, Match};
use rlyeh_rules::Action;
use session::{Intent as Wanted, Tabled as _};
use table::HandCommand;

/// Where a piece is carried, cm; the second stands beside the first.
const AT: [[f32; 2]; 2] = [[0.0, 0.0], [9.0, 0.0]];
/// Ticks in which the hand comes everywhere, and in which a table comes to rest.
const CARRIED: u32 = 240;
const RESTS: u32 = 1_200;
/// A quarter turn about the vertical.
const QUARTER: [f32; 4] = [0.0, 0.0, std::f32::consts::FRAC_1_SQRT_2, std::f32::consts::FRAC_1_SQRT_2];

struct Builder<'a> {
    lesson: &'a Lesson,
    m: Match,
    progress: LessonProgress,
}

impl Clone for Builder<'_> {
    fn clone(&self) -> Self {
        Self { m: self.m.clone(), progress: self.progress.clone(), ..*self }
    }
}

impl Builder<'_> {
    /// Does something if the lesson lets it; moves of the hand are free.
    fn does(&mut self, intent: Intent) {
        if !matches!(intent, Wanted::Hand(_)) {
            let judged = self.progress.judge::<Match>(self.lesson, &intent);
            assert_eq!(judged, Ok(()), "{:?} at step {}", intent, self.progress.at());
        }
        self.m.intend(intent).unwrap();
        self.progress.see(self.lesson, &self.m);
    }

    fn pass(&mut self, ticks: u32) {
        (0..ticks).for_each(|_| drop(self.m.tick()));
        self.progress.see(self.lesson, &self.m);
    }

    /// Whatever may be taken now.
    fn takeable(&self) -> Option<Intent> {
        let legal = self.m.game().legal_actions(self.m.game().active());
        legal.into_iter().find_map(|action| match action {
            Action::Take(id) => Some(Wanted::Take(id)),
            _ => None,
        })
    }

    /// Carries what is held beside what stands, sets it down and lets go.
    fn place(&mut self) {
        let [x, y] = AT[self.m.game().pieces_in_play().len().min(1)];
        self.does(Wanted::Hand(HandCommand::Move([x, y, 6.0])));
        self.pass(CARRIED);
        self.does(Wanted::Hand(HandCommand::AutoRaise(false)));
        self.does(Wanted::Hand(HandCommand::Lower(true)));
        self.pass(2 * CARRIED);
        self.does(Wanted::Release);
        self.m.run_until_waiting(RESTS);
        self.progress.see(self.lesson, &self.m);
    }

    /// What the step waits for.
    fn go_on(&mut self) {
        let step = self.progress.step(self.lesson).unwrap();
        match &step.wait {
            Wait::Next => self.progress.next(self.lesson, &self.m),
            Wait::Hand(Gesture::Looked) => self.progress.looked(self.lesson, &self.m),
            Wait::Hand(Gesture::Lifted) => {
                self.does(Wanted::Hand(HandCommand::Move([0.0, 0.0, 4.0])));
                self.pass(CARRIED);
                self.does(Wanted::Hand(HandCommand::Move([0.0, 0.0, 7.0])));
                self.pass(CARRIED);
            }
            Wait::Hand(Gesture::Turned) => self.does(Wanted::Hand(HandCommand::Turn(QUARTER))),
            Wait::Hand(Gesture::Lowered) => {
                self.does(Wanted::Hand(HandCommand::Lower(true)));
                self.pass(CARRIED);
            }
            Wait::Hand(Gesture::PutBack) => {
                self.does(Wanted::PutBack);
                self.m.run_until_waiting(RESTS);
            }
            Wait::Do(raws) => self.does(self.lesson.read(&raws[0]).unwrap()),
            _ if !self.m.game().in_hand().is_empty() => self.place(),
            _ => match self.takeable() {
                Some(take) => self.does(take),
                None => self.does(self.lesson.read(&self.lesson.start.deeds[0].1).unwrap()),
            },
        }
    }

    fn finish(mut self) {
        for _ in 0..60 {
            if self.progress.is_done(self.lesson) {
                return;
            }
            self.go_on();
        }
        panic!("stuck at step {}", self.progress.at());
    }
}

#[test]
fn the_hand() {
    let lesson = lesson("rlyeh/hand");
    let m: Match = lesson.begin_at_table().unwrap_or_else(|why| panic!("{why}"));
    let progress = LessonProgress::begin(&lesson, &m);
    let mut builder = Builder { lesson: &lesson, m, progress };
    let (mut wrong, mut saved, mut known) = (0, 0, None);
    while !builder.progress.is_done(&lesson) {
        let step = builder.progress.step(&lesson).unwrap();
        let tries = [Wanted::Release, Wanted::PutBack].into_iter().chain(builder.takeable());
        for intent in tries {
            let Err(why) = builder.progress.judge::<Match>(&lesson, &intent) else { continue };
            wrong += 1;
            for language in [Language::English, Language::German] {
                let texts = Texts::of(language);
                let said = texts.under(&lesson.wrong_id(step)).or_else(|| texts.under(why.text_id()));
                assert!(said.is_some(), "{}: {intent:?}", step.id);
            }
        }
        if known.replace(builder.progress.at()) != Some(builder.progress.at()) {
            // A hand at work is not saved.
            if let Ok(bytes) = builder.m.to_bytes() {
                let m = Match::from_bytes(&bytes, Path::new("lesson")).unwrap();
                assert!(lesson.began_at_table(&m), "{}: it is known again", step.id);
                let progress = LessonProgress::take_up(&lesson, &m);
                assert!(progress.at() <= builder.progress.at(), "{}", step.id);
                Builder { lesson: &lesson, m, progress }.finish();
                saved += 1;
            }
            let mut undone = builder.clone();
            if undone.m.rewind(Undo::Undo).is_ok() {
                undone.progress.see(&lesson, &undone.m);
                assert!(undone.progress.at() <= builder.progress.at(), "{}", step.id);
                undone.finish();
            }
        }
        let mark: LogPosition = builder.m.mark();
        let at = builder.progress.at();
        builder.go_on();
        assert!(builder.progress.at() > at || builder.m.mark() != mark, "{}: nothing comes of it", step.id);
    }
    assert!(wrong > 0 && saved > 3, "{wrong} wrong tries, {saved} saves");
}
