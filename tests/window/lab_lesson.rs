//! The lesson of the lab, in the app without its window: a learner who does what the steps ask for, and tries everything else.

use crate::app::app;
use bevy::prelude::{App, State};
use game::Language;
use game::pieces::Size;
use lab::editor::EditGroup;
use lab::study::{Level, Question, StudyPlan};
use lab::{Scene, storeys};
use lang::Texts;
use lesson::ObservedMatch as _;
use shell::lab_screen::lessons::log::{LabAction, LabLog};
use shell::lab_screen::state::LabState;
use shell::lab_screen::wish::Wish;
use std::time::Duration;
use table::Kind;
use window::lessons::{LessonsDone, Teaching};
use window::messages::{Command, LessonAct, Screen};

const LESSON: &str = "lab/tower";
/// Pieces of a storey; its card is the last.
const STOREY: usize = 5;
/// Other threads are waited for so often at most, 2 ms each time.
const WAITS: usize = 10_000;

fn send(app: &mut App, command: Command) {
    app.world_mut().write_message(command);
    (0..3).for_each(|_| app.update());
}

fn wish(app: &mut App, wish: Wish) {
    app.world_mut().write_message(wish);
    (0..2).for_each(|_| app.update());
}

fn state(app: &App) -> &LabState {
    app.world().resource()
}

fn teaching(app: &App) -> &Teaching {
    app.world().resource()
}

fn step(app: &App) -> String {
    teaching(app).step().map_or_else(String::new, |step| step.id.clone())
}

fn until(app: &mut App, what: &str, so: impl Fn(&App) -> bool) {
    for _ in 0..WAITS {
        if so(app) {
            return;
        }
        app.update();
        std::thread::sleep(Duration::from_millis(2));
    }
    panic!("waited in vain until {what}");
}

fn tilt() -> Wish {
    let question = Question::Tilt { towards_deg: vec![0.0], degrees: Level::At(30.0) };
    Wish::Test(Box::new(StudyPlan::new(question)))
}

/// What the step asks for.
fn does(app: &mut App, step: &str) {
    let count = state(app).editor.scene().pieces.len();
    match step {
        "all" => wish(app, Wish::Choose((0..count).collect())),
        "copy" | "again" => {
            // What was copied and taken back was chosen.
            if state(app).editor.chosen().is_empty() {
                wish(app, Wish::Choose((count - STOREY..count).collect()));
            }
            wish(app, Wish::Duplicate);
        }
        "carry" | "top" => {
            wish(app, Wish::Carry(EditGroup::Drag(count as u64), count - 1, [0.0, 0.0]));
            wish(app, Wish::EndStep);
        }
        "tilt" => {
            until(app, "it is judged", |app| state(app).is_judged());
            wish(app, tilt());
        }
        "leans" => {}
        "watch" => {
            // What was tested was changed since, and changed back.
            if state(app).running.as_ref().unwrap().serial != state(app).editor.serial() {
                until(app, "it is judged", |app| state(app).is_judged());
                wish(app, tilt());
            }
            until(app, "the test is over", |app| state(app).running.as_ref().unwrap().is_over());
            let weakest = state(app).running.as_ref().unwrap().seen.weakest().unwrap();
            wish(app, Wish::Replay(weakest));
        }
        "own" => {
            wish(app, Wish::Choose(vec![0]));
            wish(app, Wish::Delete);
        }
        _ => send(app, Command::Lesson(LessonAct::Next)),
    }
}

/// Everything else that could be done is answered in both languages, and nothing comes of it. How many tries that were.
fn try_everything(app: &mut App) -> usize {
    let scene = state(app).editor.scene().clone();
    let tries = [
        Wish::Add(Kind::Pyramid(Size::Large)),
        Wish::Duplicate,
        Wish::Delete,
        Wish::MoveBy([1.0, 0.0, 0.0]),
        Wish::Table(Box::new(Scene { about: "another".into(), ..scene.clone() })),
        Wish::Clear,
        tilt(),
        Wish::WatchFall,
    ];
    let mut wrong = 0;
    for it in tries {
        let deed = LabAction::of(&it).unwrap();
        let lesson = teaching(app);
        let Err(why) = lesson.progress().judge::<LabLog>(lesson.lesson(), &deed) else { continue };
        let id = lesson.lesson().wrong_id(lesson.step().unwrap());
        for language in [Language::English, Language::German] {
            let texts = Texts::of(language);
            let said = texts.under(&id).or_else(|| texts.under(why.text_id()));
            assert!(said.is_some_and(|said| !said.is_empty()), "{}", step(app));
        }
        wish(app, it);
        assert!(teaching(app).wrong().is_some(), "{}: {deed:?} is not answered", step(app));
        assert_eq!(state(app).editor.scene(), &scene, "{}: {deed:?}", step(app));
        wrong += 1;
    }
    wrong
}

/// Does what the steps ask for until a step is on.
fn forth(app: &mut App, to: &str) {
    while step(app) != to {
        let now = step(app);
        does(app, &now);
        until(app, &format!("{now} is over"), |app| step(app) != now);
    }
}

#[test]
fn a_tower_in_the_lab() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    // Something was built before.
    send(&mut app, Command::Lab);
    wish(&mut app, Wish::Add(Kind::Die));
    let before = state(&app).editor.scene().clone();
    send(&mut app, Command::Show(Screen::Menu));

    send(&mut app, Command::Learn(LESSON.to_owned()));
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Lab);
    assert_eq!(state(&app).editor.scene().pieces.len(), STOREY, "the lesson's set-up is here");
    let lesson = teaching(&app).lesson().clone();
    let mut wrong = 0;
    for each in &lesson.steps {
        forth(&mut app, &each.id);
        wrong += try_everything(&mut app);
        let steps = state(&app).editor.steps();
        if steps > 0 {
            let at = teaching(&app).at();
            wish(&mut app, Wish::Undo);
            assert_eq!(state(&app).editor.steps(), steps - 1);
            assert!(teaching(&app).progress().at() <= at, "{}: the lesson goes back, too", each.id);
            forth(&mut app, &each.id);
        }
        if teaching(&app).at() > 0 {
            let at = teaching(&app).at();
            send(&mut app, Command::Lesson(LessonAct::Back));
            assert!(teaching(&app).progress().at() < at, "{}", each.id);
            forth(&mut app, &each.id);
        }
        if each.id == "verdict" {
            assert_eq!(storeys::storeys(state(&app).editor.scene()), 3);
        }
    }
    assert!(wrong > 50, "{wrong} wrong tries");
    send(&mut app, Command::Lesson(LessonAct::Next));
    assert!(!app.world().contains_resource::<Teaching>());
    assert!(app.world().resource::<LessonsDone>().has(LESSON), "it is remembered");
    send(&mut app, Command::Show(Screen::Menu));
    assert_eq!(state(&app).editor.scene(), &before, "what was built before is here again");
    let kept = std::fs::read_to_string(folder.path().join("laboratory.ron")).unwrap();
    assert_eq!(Scene::parse(&kept, "laboratory.ron").unwrap(), before, "and in its file");
}

#[test]
fn a_drag_is_one_deed_and_what_is_undone_was_never_done() {
    let mut log = LabLog::default();
    for (deed, steps) in [
        (LabAction::Add, 1),
        (LabAction::Move, 2),
        (LabAction::Move, 2),
        (LabAction::Tilt, 2),
        (LabAction::Copy, 3),
    ] {
        log.did(deed, steps);
    }
    log.found("Stands", 2);
    log.found("Falls", 3);
    let deeds = |log: &LabLog| log.deeds(0).map(|(_, deed)| *deed).collect::<Vec<_>>();
    assert_eq!(deeds(&log), [LabAction::Add, LabAction::Move, LabAction::Tilt, LabAction::Copy]);
    log.undone(2);
    assert_eq!(deeds(&log), [LabAction::Add, LabAction::Move, LabAction::Tilt]);
    assert_eq!(log.happened(&["Falls".to_owned()], 0), None);
    assert_eq!(log.happened(&["Stands".to_owned()], 0), Some(0));
    log.cut(2);
    assert_eq!(
        (deeds(&log), log.steps_after(2), log.steps_after(0)),
        (vec![LabAction::Add, LabAction::Move], 2, 0)
    );
}
