//! A lesson in the real window, by mouse: from the menu to where the learner plays on alone. The test knows where to click only from the plate and the
//! rings, as whoever learns does; where the lesson leaves the choice, it does what the other test of the game does.

use super::rathulhu::{Bidding, wanted, way};
use super::{PATIENCE, Session, WINDOW, written};
use crate::panels::{frame, games};
use crate::rathulhu_scene::{EMPTY, data, table};
use bevy_egui::egui::{Context, Rect};
use cyclopean::app::lesson::Teaching;
use cyclopean::app::ui::menu::{self, Continue};
use cyclopean::app::ui::{landmarks, lesson_plate, style};
use cyclopean::game::Seat;
use cyclopean::games::rathulhu::rules::Rathulhu;
use cyclopean::games::rathulhu::window::panels::show;
use cyclopean::lesson::{Allow, Lesson, Progress, Target, Wait, files};
use cyclopean::session::CardGame as _;
use serde_json::Value;
use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

const ME: Seat = Seat(0);
/// The window gets so long to show what a click has done.
const SHOWN: Duration = Duration::from_millis(2_000);
/// The whole lesson takes no longer.
const LESSON: Duration = Duration::from_secs(2 * PATIENCE.as_secs());

/// The match that the journal tells of, from the lesson's beginning.
fn told(session: &Session, lesson: &Lesson) -> Bidding {
    let mut m = lesson.begin::<Rathulhu>().unwrap();
    let journal = session.journal();
    let lines = journal.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    for line in lines.filter(|line| line["line"] == "intent") {
        let action = serde_json::from_value(line["action"].clone()).unwrap();
        m.act(Seat(line["seat"].as_u64().unwrap() as u8), action).expect("the rules allowed it");
    }
    m
}

/// The table of a match and the plate of a lesson, as they are drawn.
fn draw(ctx: &Context, m: &Bidding, teaching: &Teaching) {
    landmarks::want(ctx, true);
    let table = table(m);
    show(ctx, &data(m, &table, &EMPTY, WINDOW));
    lesson_plate::show(ctx, teaching, true);
}

/// Where the first thing is that the step points at.
fn ringed(m: &Bidding, teaching: &Teaching) -> (i32, i32) {
    let ctx = Context::default();
    style::apply(&ctx);
    (0..4).for_each(|_| drop(frame(&ctx, WINDOW, |ctx| draw(ctx, m, teaching))));
    let step = teaching.step().expect("a step");
    let rect: Rect = match step.point.first().expect("it points at something") {
        Target::Item(name) => landmarks::find_item(&ctx, name),
        Target::Button(name) => landmarks::find_button(&ctx, name),
    }
    .unwrap_or_else(|| panic!("{}: nothing is ringed", step.id));
    super::pixel(rect.center())
}

/// A lesson at some step, shown.
fn at(lesson: &Arc<Lesson>, progress: &Progress, m: &Bidding) -> Teaching {
    let mut teaching = Teaching::new(lesson.clone(), progress.clone());
    teaching.see(m, false);
    teaching
}

#[test]
fn a_lesson_is_followed_by_mouse() {
    let lesson = files::find("rathulhu/aeon").unwrap().unwrap();
    let mut session = Session::open_with(&[], Some("(reduced_motion: true, bots: AtOnce)"));
    // Of the lessons in the menu it is the only one that takes so long.
    let words = format!("Learn ({} ", lesson.minutes);
    let learn = written(&words, 0, |ctx| drop(menu::show(ctx, &games(), &Continue::default(), 0.0)));
    session.until("begin a lesson", |s| s.click(learn), |s| s.count("\"line\":\"match\"") == 1);
    sleep(SHOWN);
    let mut progress = Progress::begin(&lesson, &told(&session, &lesson));
    let start = Instant::now();
    // To where the lesson leaves the rest to the learner.
    while !progress.step(&lesson).is_some_and(|step| matches!(step.allow, Allow::Anything)) {
        assert!(start.elapsed() < LESSON, "stuck at step {}; {}", progress.at(), session.last_lines());
        session.wait("nothing: the program goes on", |_| true);
        let m = told(&session, &lesson);
        progress.see(&lesson, &m);
        let Some(step) = progress.step(&lesson) else { break };
        let before = session.journal().len();
        match &step.wait {
            Wait::Next => {
                let teaching = at(&lesson, &progress, &m);
                session.click(written("Next", 0, |ctx| draw(ctx, &m, &teaching)));
                sleep(SHOWN);
                progress.next(&lesson, &m);
            }
            Wait::Do(_) => {
                session.click(ringed(&m, &at(&lesson, &progress, &m)));
                wait_for_news(&session, before);
                // A slow window may still have shown the step before when the mouse said that it was read.
                if session.journal().len() == before {
                    session.key("period");
                    sleep(SHOWN);
                }
            }
            _ if m.game().phase().seat() == Some(ME) && m.game().forced().is_none() => {
                let (from, to) = way(&m, wanted(&m));
                match to {
                    Some(to) => session.drag(from, to),
                    None => session.click(from),
                }
                wait_for_news(&session, before);
            }
            _ => sleep(Duration::from_millis(200)),
        }
    }
}

/// Waits until the journal has grown and what it tells has been seen, or it is time to try again.
fn wait_for_news(session: &Session, before: usize) {
    let start = Instant::now();
    while session.journal().len() == before && start.elapsed() < SHOWN {
        sleep(Duration::from_millis(40));
    }
    sleep(SHOWN);
}
