//! Lessons in the real window, by mouse, from the menu on. The test knows where to click only from the plate and from what a
//! step waits for, which must be ringed; where the lesson leaves the choice, it does what the other test of the game does.

mod hand;
mod pupils;

use super::{PATIENCE, Session, Stroke, WINDOW, written, written_after};
use crate::screen::panels::{frame, games};
use cluethulhu_rules::Cluethulhu;
use elder_god_rules::ElderGod;
use lesson::{Allow, Lesson, LessonProgress, ObservedMatch, Step, Target, Wait, found};
use rathulhu_rules::Rathulhu;
use rlyeh::Rlyeh;
use session::{CardMatch, Match};
use shell::ui::lesson_plate;
use shell::ui::menu::{self, Continue, MenuAction};
use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};
use support::counts::whole_or;
use thoth::Thoth;
use window::egui::{Context, Rect};
use window::lessons::{LessonsDone, Teaching};
use window::messages::Command;
use window::ui::act::Request;
use window::ui::landmarks;

/// The window gets so long to show what a click has done.
const SHOWN: Duration = Duration::from_millis(2_000);
/// What was done is in the autosave after this time.
const KEPT: Duration = Duration::from_secs(25);

/// So the program says which step it shows.
const SHOWS: &str = " shows step ";

/// A match in which something is learnt.
trait Taught: ObservedMatch + Sized {
    /// As it is now.
    fn now(session: &Session, lesson: &Lesson) -> Self;
    /// Its table and panels.
    fn draw(&self, ctx: &Context);
    /// What the learner does where the lesson leaves the choice; nothing while others are at it.
    fn choose(&self) -> Option<Self::Action>;
    /// How the mouse does that.
    fn way(&self, action: &Self::Action) -> Vec<Stroke>;

    /// Does what is the learner's to choose; whether they had to do anything.
    fn own(&self, session: &mut Session) -> bool {
        let wish = self.choose();
        wish.iter().flat_map(|action| self.way(action)).for_each(|stroke| session.stroke(stroke));
        wish.is_some()
    }
}

/// The table of a match and the plate of a lesson, as they are drawn.
fn draw(ctx: &Context, m: &impl Taught, teaching: &Teaching) {
    landmarks::want(ctx, true);
    m.draw(ctx);
    lesson_plate::show(ctx, teaching, true);
}

/// What a step points at, where it is seen before anything is touched.
fn ringed(m: &impl Taught, teaching: &Teaching) -> Vec<Rect> {
    let ctx = crate::screen::panels::bare();
    (0..4).for_each(|_| drop(frame(&ctx, WINDOW, |ctx| draw(ctx, m, teaching))));
    let step = teaching.step().expect("a step");
    let place = |target: &Target| match target {
        Target::Item(name) => landmarks::find_item(&ctx, name),
        Target::Button(name) => landmarks::find_button(&ctx, name),
    };
    step.point.iter().filter_map(place).collect()
}

/// A lesson at some step, shown.
fn at<M: Taught>(lesson: &Arc<Lesson>, progress: &LessonProgress, m: &M) -> Teaching {
    let mut teaching = Teaching::new(lesson.clone(), progress.clone());
    teaching.see(m, false);
    teaching
}

/// Where the menu offers a lesson to somebody who has done some.
fn offered(id: &str, learnt: &[&str]) -> (i32, i32) {
    let mut done = LessonsDone::default();
    learnt.iter().for_each(|id| done.add(id).unwrap());
    let goes_on = Continue { learnt: done, ..Continue::default() };
    let draw = |ctx: &Context| menu::show(ctx, &games(), &goes_on, 0.0);
    let leads = |nth: &usize| {
        let mut chosen = None;
        let mut draw = |ctx: &Context| chosen = chosen.take().or(draw(ctx));
        let at = written("Learn", *nth, &mut draw);
        written_after(Some(at), "Learn", 0, draw);
        matches!(chosen, Some(MenuAction::Program(Request::Command(Command::Learn(of)))) if of == id)
    };
    written("Learn", (0..).find(leads).unwrap(), |ctx| drop(draw(ctx)))
}

impl Session {
    fn stroke(&self, (from, to): Stroke) {
        match to {
            Some(to) => self.drag(from, to),
            None => self.click(from),
        }
    }
}

/// Follows a lesson; `learnt` are those that were done before. In a whole run to its end, in `./test` until the learner has done
/// so many things that it asked for, or does as they like.
fn follow<M: Taught>(id: &str, learnt: &[&str], enough: usize) {
    let lesson = found::find(id).unwrap().unwrap();
    let mut session = Session::open_learnt(learnt);
    let learn = offered(id, learnt);
    session.until("begin a lesson", |s| s.click(learn), |s| s.count("\"line\":\"match\"") == 1);
    let mut progress = LessonProgress::begin(&lesson, &M::now(&session, &lesson));
    let (mut since, mut reached) = (Instant::now(), None);
    while let Some(step) = progress.step(&lesson) {
        let stuck = || {
            let said = session.said();
            let shown = said.lines().rfind(|line| line.contains(SHOWS)).unwrap_or("nothing").to_owned();
            format!("stuck at {}; the program: {shown}; {}", step.id, session.last_lines())
        };
        assert!(since.elapsed() < PATIENCE, "{}", stuck());
        session.wait("nothing: the program goes on", |_| true);
        let m = M::now(&session, &lesson);
        // A program that was slow to take a click may take the key after it for the next step.
        let gone_past = |step: &Step, at: usize| {
            let beyond = session.step_shown().is_some_and(|shown| shown > at) || session.learnt().has(id);
            matches!(step.wait, Wait::Next) && beyond
        };
        while progress.step(&lesson).is_some_and(|step| gone_past(step, progress.at())) {
            progress.next(&lesson, &m);
        }
        progress.see(&lesson, &m);
        let Some(step) = progress.step(&lesson) else { break };
        let now = Some((progress.at(), m.mark()));
        if reached != now {
            (reached, since) = (now, Instant::now());
        }
        let passed = lesson.steps[..progress.at()].iter();
        let done = passed.filter(|step| matches!(step.wait, Wait::Do(_))).count();
        if whole_or(false, done >= enough || matches!(step.allow, Allow::Anything)) {
            return;
        }
        if session.step_shown() != Some(progress.at()) {
            // What happened is still to be seen; Rathulhu's sheet is looked at until a key is pressed.
            if session.sheet_is_due() {
                session.key("Return");
            }
            sleep(Duration::from_millis(100));
            continue;
        }
        let teaching = at(&lesson, &progress, &m);
        match &step.wait {
            Wait::Next => {
                let last = progress.at() + 1 == lesson.steps.len();
                session.click(written(if last { "Done" } else { "Next" }, 0, |ctx| draw(ctx, &m, &teaching)));
                let read = |s: &Session| s.step_shown() != Some(progress.at()) || s.learnt().has(id);
                // Where the plate stands elsewhere, the key on its button does the same.
                if !session.changes(SHOWN, read) {
                    session.key("period");
                    session.changes(SHOWN, read);
                }
            }
            Wait::Do(raws) if m.is_asked(lesson.learner()) => {
                let way = m.way(&lesson.read(&raws[0]).unwrap());
                let rings = ringed(&m, &teaching);
                let pressed = |((x, y), _): &Stroke| {
                    rings.iter().any(|ring| {
                        let (least, most) = (super::pixel(ring.min), super::pixel(ring.max));
                        (least.0..=most.0).contains(x) && (least.1..=most.1).contains(y)
                    })
                };
                assert!(way.iter().any(pressed), "{}: {way:?} is not ringed: {rings:?}", step.id);
                act(&mut session, &lesson, &m, |s| {
                    way.into_iter().for_each(|stroke| s.stroke(stroke));
                    true
                });
            }
            _ => act(&mut session, &lesson, &m, |s| m.own(s)),
        }
    }
    session.wait("that it is known as done", |s| s.learnt().has(id));
}

/// Does something, and waits until something has come of it, or it is time to try again.
fn act<M: Taught>(session: &mut Session, lesson: &Lesson, m: &M, does: impl FnOnce(&mut Session) -> bool) {
    let before = session.journal().len();
    if !does(session) {
        return session.hasten();
    }
    let done = |s: &Session| M::now(s, lesson).mark() != m.mark();
    if session.changes(SHOWN, |s| done(s) || s.journal().len() != before) {
        session.changes(KEPT, done);
    }
}

impl Session {
    /// A program of somebody who has done some lessons.
    fn open_learnt(learnt: &[&str]) -> Self {
        let lessons = serde_json::to_string(learnt).unwrap();
        Self::open_beside(
            &[],
            &[
                (
                    "settings.ron",
                    "(reduced_motion: true, bots: AtOnce, come_close: false, fall_again: false)",
                ),
                ("lessons.json", &lessons),
            ],
        )
    }

    /// The step that a lesson shows, once it can be done; after the last, none.
    fn step_shown(&self) -> Option<usize> {
        let said = self.said();
        let mut steps = said.lines().rev().filter_map(|line| line.split_once(SHOWS));
        steps.next()?.1.trim().parse().ok()
    }

    /// Whether something becomes so in some time.
    fn changes(&self, most: Duration, so: impl Fn(&Self) -> bool) -> bool {
        let start = Instant::now();
        while !so(self) {
            if start.elapsed() > most {
                return false;
            }
            sleep(Duration::from_millis(100));
        }
        true
    }

    /// The lessons that were done.
    fn learnt(&self) -> LessonsDone {
        LessonsDone::at(Some(self.folder.path().join("config/cyclopean/lessons.json")))
    }
}

#[test]
fn an_aeon_is_learnt_by_mouse() {
    follow::<CardMatch<Rathulhu>>("rathulhu/aeon", &[], usize::MAX);
}

#[test]
fn the_last_aeon_is_learnt_by_mouse() {
    follow::<CardMatch<Rathulhu>>("rathulhu/last", &["rathulhu/aeon"], 1);
}

#[test]
fn closing_a_monster_is_learnt_by_mouse() {
    follow::<CardMatch<ElderGod>>("elder-god/closing", &[], 2);
}

#[test]
fn a_day_is_learnt_by_mouse() {
    follow::<CardMatch<Cluethulhu>>("cluethulhu/day", &[], 1);
}

#[test]
fn a_night_is_learnt_by_mouse() {
    follow::<CardMatch<Cluethulhu>>("cluethulhu/night", &["cluethulhu/day"], 1);
}

#[test]
fn the_cards_of_thoth_are_learnt_by_mouse() {
    follow::<Match<Thoth>>("thoth/cards", &[], 2);
}

#[test]
fn a_house_by_hand_is_learnt_by_mouse() {
    follow::<Match<Thoth>>("thoth/house", &["thoth/cards"], 1);
}

#[test]
fn a_city_is_learnt_by_mouse() {
    follow::<Match<Rlyeh>>("rlyeh/city", &["rlyeh/hand"], 2);
}
