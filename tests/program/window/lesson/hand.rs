//! The first lesson of all: what a hand can do, done by mouse and keys.

use super::{Instant, PATIENCE, SHOWN, Session, offered, sleep};
use crate::window::alone::{kept, seen, view_of};
use crate::window::{WINDOW, seen_at, written};
use bevy::math::Vec3;
use game::{Game as _, Seat};
use lesson::{Gesture, Lesson, LessonProgress, Wait, found};
use rlyeh::Match;
use rlyeh_rules::Action;
use shell::ui::lesson_plate;
use std::sync::Arc;
use std::time::Duration;
use table::PieceId;
use window::egui::Context;
use window::lessons::Teaching;
use window::live_table::framing::on_screen;

/// Where a piece is carried, cm: the second beside the first. They are bare table before.
const AT: [Vec3; 2] = [Vec3::new(0.0, 0.0, 0.0), Vec3::new(8.0, 0.0, 0.0)];
/// Bare table, and so far the mouse drags it, as a part of the window from its middle.
const BARE: (f32, f32) = (-0.55, 0.12);

/// The first piece that may be taken.
fn takeable(m: &Match) -> Option<PieceId> {
    let legal = m.game().legal_actions(Seat(0));
    legal.into_iter().find_map(|action| match action {
        Action::Take(id) => Some(id),
        _ => None,
    })
}

/// Where the plate's button is, while nothing is pointed at.
fn next(lesson: &Arc<Lesson>, m: &Match, at: usize) -> (i32, i32) {
    let mut progress = LessonProgress::begin(lesson, m);
    (0..at).for_each(|_| progress.next(lesson, m));
    let mut teaching = Teaching::new(lesson.clone(), progress);
    teaching.see(m, false);
    written("Next", 0, |ctx: &Context| _ = lesson_plate::show(ctx, &teaching, true))
}

/// How the table is, as it is kept, or as the lesson begins.
fn table(session: &mut Session, lesson: &Lesson) -> Match {
    match session.count("\"Built\"") {
        0 => lesson.begin_at_table().unwrap(),
        _ => kept(session, "the table", |m| takeable(m).is_some()),
    }
}

impl Session {
    /// Holds a key until something is so, or it is time to try again.
    fn hold(&self, key: &str, so: impl Fn(&Self) -> bool) {
        self.xdotool(&["keydown", key]).unwrap();
        self.changes(3 * SHOWN, so);
        self.xdotool(&["keyup", key]).unwrap();
    }

    /// Takes something by a click. Who presses for 0.35 s or longer drags, and puts it back where they let go.
    fn pick(&self, place: (i32, i32)) {
        self.move_to(place);
        self.rest(SHOWN);
        self.press_and_see("1");
    }

    fn press_and_see(&self, button: &str) {
        self.press(button);
        self.rest(SHOWN);
    }
}

#[test]
fn the_hand_is_learnt_by_mouse() {
    let lesson = found::find("rlyeh/hand").unwrap().unwrap();
    let mut session = Session::open_learnt(&[]);
    let learn = offered(&lesson.id, &[]);
    session.until("begin a lesson", |s| s.click(learn), |s| s.count("\"line\":\"match\"") == 1);
    let begun: Match = lesson.begin_at_table().unwrap();
    let spot = |point: Vec3| seen_at(on_screen(&view_of(&begun), point, WINDOW.x / WINDOW.y));
    let mut since = (0, Instant::now());
    while !session.learnt().has(&lesson.id) {
        session.wait("a step", |s| s.step_shown().is_some() || s.learnt().has(&lesson.id));
        let Some(at) = session.step_shown() else { break };
        let Some(step) = lesson.steps.get(at) else { break };
        if since.0 != at {
            since = (at, Instant::now());
        }
        assert!(since.1.elapsed() < PATIENCE, "stuck at {}; {}", step.id, session.last_lines());
        let on = |s: &Session| s.step_shown() != Some(at);
        let built = session.count("\"Built\"").min(1);
        match &step.wait {
            Wait::Next if at == 0 => session.click(next(&lesson, &begun, at)),
            Wait::Next => session.key("period"),
            Wait::Hand(Gesture::Looked) => {
                let (x, y) = BARE;
                let middle = seen_at(bevy::math::Vec2::ZERO);
                let from = seen_at(bevy::math::Vec2::new(x, y));
                session.drag(from, ((from.0 + middle.0) / 2, from.1));
                // The view that the other steps are made for.
                session.key("Home");
            }
            Wait::Hand(Gesture::Grabbed) => {
                let m = table(&mut session, &lesson);
                session.pick(seen(&m, takeable(&m).expect("a piece that glows")));
                session.move_to(spot(AT[built]));
            }
            Wait::Hand(Gesture::Lifted) => {
                (0..8).for_each(|_| session.ask(&["click", "4"], |told| told.notches, 1));
            }
            Wait::Hand(Gesture::Turned) => session.key("q"),
            Wait::Hand(Gesture::Lowered) => session.hold("space", on),
            Wait::Hand(Gesture::PutBack) => session.press_and_see("3"),
            Wait::Hand(Gesture::LetGo) => {
                session.move_to(spot(AT[built]));
                session.rest(SHOWN);
                session.hold("space", |_| false);
                session.press_and_see("1");
            }
            Wait::Do(_) => session.key("r"),
            // A second one, by the same gestures at once; or the first again, as the hint says, if nothing stands.
            Wait::Event(_) if at + 2 == lesson.steps.len() || built == 0 && since.1.elapsed() > 2 * SHOWN => {
                let m = table(&mut session, &lesson);
                session.pick(seen(&m, takeable(&m).expect("a piece that glows")));
                session.move_to(spot(AT[built]));
                session.rest(SHOWN);
                session.hold("space", |_| false);
                session.press_and_see("1");
                session.changes(4 * SHOWN, on);
            }
            _ => sleep(Duration::from_millis(200)),
        }
        session.changes(SHOWN, |s| on(s) || s.learnt().has(&lesson.id));
    }
    session.wait("that it is known as done", |s| s.learnt().has(&lesson.id));
}
