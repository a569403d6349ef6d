//! The stability lab's screen without its window: what is wished for happens, on other threads where it takes long, and its
//! panels are sound in every state and at every size.

use crate::app::app;
use crate::panels::{at_every_size, frame, words};
use crate::screen::mouse::Mouse;
use bevy::prelude::{App, Messages, Mut, State};
use bevy_egui::egui::{Context, FullOutput, Pos2, Shape, Vec2, vec2};
use game::Language;
use game::pieces::Size;
use lab::Scene;
use lab::scene::ScenePiece;
use lab::study::{Fate, Level, Question, RestingScene, StudyPlan};
use lab::trial::StaticsReport;
use rlyeh::Intent;
use rlyeh::referee::Declaration;
use shell::lab_screen::check::CheckState;
use shell::lab_screen::panel_data::PanelData;
use shell::lab_screen::panels;
use shell::lab_screen::panels::fields::{Fields, Form, Test};
use shell::lab_screen::state::LabState;
use shell::lab_screen::wish::Wish;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::Kind;
use window::live_table::live_match;
use window::messages::{Command, Confirmation, Notice, RefusalNotice, Screen, Watched};
use window::ui::act::UiCommand;
use window::{speech, watching};

/// What other threads do not finish in this time never ends.
const PATIENCE: Duration = Duration::from_secs(120);

/// The lab, open, with a set-up.
fn lab(folder: &Path, scene: Option<Scene>) -> App {
    let mut app = app(folder);
    app.world_mut().write_message(Command::Lab);
    (0..3).for_each(|_| app.update());
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Lab);
    if let Some(scene) = scene {
        state_mut(&mut app).put(scene);
        until(&mut app, "it is judged", LabState::is_judged);
    }
    app
}

fn state(app: &App) -> &LabState {
    app.world().resource::<LabState>()
}

fn state_mut(app: &mut App) -> Mut<'_, LabState> {
    app.world_mut().resource_mut::<LabState>()
}

fn wish(app: &mut App, wish: Wish) {
    app.world_mut().write_message(wish);
    app.update();
    app.update();
}

/// Draws on until something is so.
fn until(app: &mut App, what: &str, so: impl Fn(&LabState) -> bool) {
    let start = Instant::now();
    while !so(state(app)) {
        assert!(start.elapsed() < PATIENCE, "waited in vain until {what}");
        app.update();
        std::thread::sleep(Duration::from_millis(2));
    }
}

fn notices(app: &mut App) -> Vec<String> {
    app.world_mut().resource_mut::<Messages<Notice>>().drain().map(|notice| notice.words).collect()
}

fn refusals(app: &mut App) -> Vec<String> {
    app.world_mut()
        .resource_mut::<Messages<RefusalNotice>>()
        .drain()
        .map(|RefusalNotice(why)| why.words)
        .collect()
}

fn parsed(text: &str) -> Scene {
    Scene::parse(text, "here").unwrap()
}

/// A pillar that topples at atan(1/6) = 9.46°, beside a slab.
fn pillar() -> Scene {
    parsed(
        "Scene(name: \"pillar\", pieces: [(name: \"pillar\", shape: Box(size_mm: (10, 10, 60)), at_mm: (0, 0, 30)),
        (name: \"slab\", shape: Box(size_mm: (60, 60, 10)), at_mm: (80, 0, 5))])",
    )
}

fn tilt(degrees: Level) -> Wish {
    let question = Question::Tilt { towards_deg: vec![0.0], degrees };
    Wish::Test(Box::new(StudyPlan { watch_s: 1.0, ..StudyPlan::new(question) }))
}

#[test]
fn what_is_built_is_judged_tested_watched_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = lab(folder.path(), Some(pillar()));
    assert!(matches!(state(&app).standing, CheckState::Stands(_)));
    wish(&mut app, tilt(Level::Find { most: 40.0, within: 0.01 }));
    until(&mut app, "the test is over", |state| state.running.as_ref().is_some_and(|run| run.is_over()));
    let seen = state(&app).running.as_ref().unwrap().seen.clone();
    assert_eq!((seen.rows.len(), seen.rows[0].fate, &seen.over), (1, Fate::Falls, &Some(Ok(()))));
    let exact = (1.0_f32 / 6.0).atan().to_degrees();
    let borne = (seen.rows[0].stands_at.unwrap() + seen.rows[0].falls_at.unwrap()) / 2.0;
    assert!((borne / exact - 1.0).abs() < 0.03, "{borne}° is not {exact}°");
    assert_eq!(seen.heat.pieces[0].piece.index(), 0, "the pillar fell first");

    // What decided it is watched: the pillar lies in the end, and lies otherwise than it is built.
    wish(&mut app, Wish::Replay(0));
    let whole =
        |state: &LabState| state.recording.as_ref().is_some_and(|recording| recording.playback().whole);
    until(&mut app, "all is recorded", whole);
    let length = state(&app).recording.as_ref().unwrap().playback().length_s;
    let height = |app: &mut App, at_s: f32| {
        wish(app, Wish::Seek(at_s));
        state(app).recording.as_ref().unwrap().pose(0).unwrap().translation.z
    };
    assert!((height(&mut app, 0.0) - 3.0).abs() < 0.01);
    assert!(height(&mut app, length) < 1.5, "it has toppled");
    assert!(!state(&app).recording.as_ref().unwrap().plays, "who seeks looks");
    wish(&mut app, Wish::Speed(100.0));
    assert!(state(&app).recording.as_ref().unwrap().speed <= 8.0);

    // Its result goes into files that hold what was seen.
    wish(&mut app, Wish::KeepResult);
    let told = notices(&mut app).join("\n");
    assert!(told.contains("pillar-tilt.csv") && told.contains("pillar-tilt.svg"), "{told}");
    let table = std::fs::read_to_string(folder.path().join("scenes/pillar-tilt.csv")).unwrap();
    assert_eq!(table.lines().count(), 2, "{table}");

    // Who builds on watches no longer, and what was tested is another set-up.
    wish(&mut app, Wish::Choose(vec![0]));
    wish(&mut app, Wish::MoveBy([0.0, 20.0, 0.0]));
    assert!(state(&app).recording.is_none());
    wish(&mut app, Wish::Replay(0));
    assert!(state(&app).recording.is_none() && notices(&mut app)[0].contains("changed the set-up since"));

    // It is there again the next time.
    app.world_mut().write_message(Command::Show(Screen::Menu));
    (0..3).for_each(|_| app.update());
    let built = state(&app).editor.scene().clone();
    drop(app);
    let app = lab(folder.path(), None);
    assert_eq!(*state(&app).editor.scene(), built);
}

#[test]
fn a_test_goes_on_apart_is_stopped_and_outlives_what_it_is_of() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = lab(folder.path(), Some(pillar()));
    let careless = Question::MonteCarlo { trials: 5_000, mm: 1.0, degrees: 1.0, friction: 0.1 };
    wish(&mut app, Wish::Test(Box::new(StudyPlan::new(careless))));
    until(&mut app, "some trials are done", |state| state.running.as_ref().unwrap().seen.rows.len() > 3);
    // The set-up is taken away under it.
    wish(&mut app, Wish::Clear);
    until(&mut app, "it is judged", LabState::is_judged);
    assert!(matches!(state(&app).standing, CheckState::Empty));
    let running = state(&app).running.as_ref().unwrap();
    assert!(running.serial != state(&app).editor.serial() && !running.is_over());
    wish(&mut app, Wish::StopTest);
    until(&mut app, "it is over", |state| state.running.as_ref().unwrap().is_over());
    let seen = &state(&app).running.as_ref().unwrap().seen;
    assert!(seen.over.as_ref().unwrap().is_err() && (4..5_000).contains(&seen.rows.len()));
    // Nothing can be tested where nothing is; what was taken away comes back.
    wish(&mut app, tilt(Level::At(1.0)));
    assert!(notices(&mut app)[0].contains("only a set-up that stands"));
    wish(&mut app, Wish::Undo);
    assert_eq!(state(&app).editor.scene().pieces.len(), 2);
    until(&mut app, "it is judged", LabState::is_judged);
    // One piece, and options that make no sense.
    wish(&mut app, Wish::Choose(vec![1]));
    wish(&mut app, Wish::Delete);
    until(&mut app, "it is judged", LabState::is_judged);
    wish(&mut app, tilt(Level::At(f32::NAN)));
    assert!(notices(&mut app)[0].contains("Degrees must be"));
    wish(&mut app, Wish::Delete);
    assert!(refusals(&mut app)[0].contains("Nothing is chosen"));
}

/// All that is written on the panels.
fn written(data: &PanelData) -> String {
    let ctx = Context::default();
    let mut draw = |ctx: &Context| drop(panels::show(ctx, data, &mut Fields::default()));
    (0..3).map(|_| words(&frame(&ctx, vec2(1280.0, 720.0), &mut draw))).last().unwrap()
}

#[test]
fn where_the_judges_disagree_that_is_said_first_and_both_are_heard() {
    let standing = parsed("Scene(pieces: [(shape: Box(size_mm: (30, 30, 10)), at_mm: (0, 0, 5))])");
    let leaning = parsed(
        "Scene(pieces: [(shape: Box(size_mm: (10, 10, 60)), at_mm: (0, 0, 31), turn: YawPitchRoll(0, 14, 0))])",
    );
    let folder = tempfile::tempdir().unwrap();
    let app = lab(folder.path(), Some(standing.clone()));
    let shown = |standing: &CheckState| written(&PanelData { standing, ..state(&app).panel_data() });

    // One of them is made to say the contrary.
    let falls = CheckState::Falls(StaticsReport::of_drawing(&standing).map(Arc::new));
    let words = shown(&falls);
    for some in ["The two judges disagree", "Simulation: ✖", "✔ stands", "Statics judged it as you drew it."]
    {
        assert!(words.contains(some), "{some}: {words}");
    }
    let words = shown(&CheckState::Stands(Arc::new(RestingScene::of_scene(&standing).unwrap())));
    assert!(words.contains("It stands") && !words.contains("disagree"), "{words}");
    let words = shown(&CheckState::Falls(StaticsReport::of_drawing(&leaning).map(Arc::new)));
    assert!(words.contains("It does not stand") && !words.contains("disagree"), "{words}");
}

#[test]
fn what_does_not_stand_is_watched_falling_and_what_cannot_be_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let leaning = "Scene(pieces: [(shape: Box(size_mm: (10, 10, 60)), at_mm: (0, 0, 31),
        turn: YawPitchRoll(0, 14, 0))])";
    let mut app = lab(folder.path(), Some(parsed(leaning)));
    assert!(matches!(state(&app).standing, CheckState::Falls(_)));
    wish(&mut app, Wish::WatchFall);
    until(&mut app, "it is whole", |state| state.recording.as_ref().unwrap().playback().whole);
    let playback = state(&app).recording.as_ref().unwrap().playback();
    assert!(playback.fell_s.is_some() && playback.failed.is_none(), "{playback:?}");

    let mut piece = ScenePiece::new(Kind::Die, [0.0, 0.0, 8.0]);
    piece.name = "die".into();
    state_mut(&mut app).put(Scene { pieces: vec![piece.clone(), piece], ..Scene::default() });
    until(&mut app, "it is judged", LabState::is_judged);
    let CheckState::Wrong(problems) = &state(&app).standing else { panic!("two dice in one place") };
    assert!(problems.iter().any(|problem| problem.what.id == "problem-same-name"), "{problems:?}");

    // Files that are none, not there, or not to be written.
    let file = folder.path().join("bad.ron");
    std::fs::write(&file, "Scene(pieces: [(shape: Cube)])").unwrap();
    let before = state(&app).editor.scene().clone();
    for (path, words) in [(file.clone(), "Cube"), (folder.path().join("none.ron"), "Cannot read the scene")] {
        wish(&mut app, Wish::Open(path));
        let told = notices(&mut app).join("\n");
        assert!(told.contains(words), "{told}");
    }
    wish(&mut app, Wish::Save(file.join("within/a/file.ron")));
    assert!(notices(&mut app)[0].contains("Cannot make the folder of"));
    assert_eq!(*state(&app).editor.scene(), before, "nothing is lost");
    // A name alone is a set-up of one's own.
    state_mut(&mut app).put(pillar());
    wish(&mut app, Wish::Save("mine.ron".into()));
    assert!(folder.path().join("scenes/mine.ron").is_file());
    wish(&mut app, Wish::Clear);
    wish(&mut app, Wish::Open("mine.ron".into()));
    assert_eq!(*state(&app).editor.scene(), pillar());
    // Whoever opened a file means it; of any other it is asked first.
    let (mine, other) = (folder.path().join("scenes/mine.ron"), folder.path().join("scenes/other.ron"));
    std::fs::write(&other, "Scene()").unwrap();
    wish(&mut app, Wish::Lower);
    wish(&mut app, Wish::Save("mine.ron".into()));
    assert!(app.world().resource::<Confirmation>().0.is_none());
    wish(&mut app, Wish::Save("other".into()));
    assert_eq!(std::fs::read_to_string(&other).unwrap(), "Scene()");
    let question = app.world_mut().resource_mut::<Confirmation>().0.take().expect("a question");
    assert!(question.words.contains("other.ron"), "{}", question.words);
    question.deed.carry_out(app.world_mut());
    app.update();
    assert_eq!(std::fs::read_to_string(&other).unwrap(), std::fs::read_to_string(&mine).unwrap());
    // What was read from another kind of file is not written into it.
    let mujoco = folder.path().join("boxes.xml");
    std::fs::write(&mujoco, support::mjcf::STACK).unwrap();
    wish(&mut app, Wish::Open(mujoco.clone()));
    notices(&mut app);
    wish(&mut app, Wish::Save(mujoco.clone()));
    assert!(notices(&mut app)[0].contains("ends in .ron"));
    assert_eq!(std::fs::read_to_string(&mujoco).unwrap(), support::mjcf::STACK);
    let offered = PathBuf::from(&state(&app).fields.path);
    assert_eq!(offered, folder.path().join("boxes.ron"));
    std::fs::write(&offered, "Scene()").unwrap();
    wish(&mut app, Wish::Save(offered.clone()));
    assert_eq!(std::fs::read_to_string(&offered).unwrap(), "Scene()", "nobody has opened this one");
    app.world_mut()
        .resource_mut::<Confirmation>()
        .0
        .take()
        .expect("a question")
        .deed
        .carry_out(app.world_mut());
    app.update();
    assert!(!Scene::load(&offered).unwrap().pieces.is_empty());
    // What was kept and is spoilt is told of, and nothing stands there.
    drop(app);
    std::fs::write(folder.path().join("laboratory.ron"), "Scene(pieces: 7)").unwrap();
    let mut app = lab(folder.path(), None);
    assert!(state(&app).editor.scene().pieces.is_empty());
    assert!(notices(&mut app)[0].contains("cannot be set up again"));
}

#[test]
fn a_thousand_pieces_are_judged_while_pictures_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = lab(folder.path(), None);
    let place = |i: u16| [f32::from(i % 32) * 30.0 - 480.0, f32::from(i / 32) * 30.0 - 480.0, 8.0];
    let pieces = (0..1_000).map(|i| ScenePiece::new(Kind::Die, place(i))).collect();
    state_mut(&mut app).put(Scene { pieces, ..Scene::default() });
    // Pictures that are drawn while the answer is worked out.
    let mut drawn = 0;
    let start = Instant::now();
    while !state(&app).is_judged() {
        assert!(start.elapsed() < PATIENCE, "a thousand pieces are never judged");
        app.update();
        drawn += u32::from(matches!(state(&app).standing, CheckState::Looking));
        std::thread::sleep(Duration::from_millis(2));
    }
    assert!(drawn > 5, "pictures stood still: {drawn}");
    assert!(matches!(state(&app).standing, CheckState::Stands(_)));
}

#[test]
fn a_match_is_put_away_and_can_be_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    let order = cyclopean::CATALOGUE[0].ui.basics.ways[0];
    let order = (order.form)().order(3).unwrap();
    app.world_mut().write_message(Command::Start(order));
    (0..5).for_each(|_| app.update());
    assert!(window::game_ui::status(app.world()).is_some());
    app.world_mut().write_message(live_match::Wish(Intent::Declare(Declaration::Roll)));
    (0..5).for_each(|_| app.update());
    app.world_mut().write_message(Command::Lab);
    (0..5).for_each(|_| app.update());
    assert!(window::game_ui::status(app.world()).is_none(), "the table is free");
    let found = session::library::all(folder.path()).remove(0);
    assert!(found.is_under_way() && !found.open, "nobody holds it");
    let saved = found.path;
    app.world_mut().write_message(Command::Load(saved));
    (0..5).for_each(|_| app.update());
    assert!(window::game_ui::status(app.world()).is_some(), "{:?}", notices(&mut app));
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Table);
}

#[test]
fn a_match_with_secrets_is_not_watched_again_before_it_is_over() {
    for game in cyclopean::CATALOGUE {
        let folder = tempfile::tempdir().unwrap();
        let mut app = app(folder.path());
        let order = (game.ui.basics.ways[0].form)().order(3).unwrap();
        app.world_mut().write_message(Command::Start(order));
        (0..5).for_each(|_| app.update());
        notices(&mut app);
        app.world_mut().write_message(Command::Watch(Watched::Table));
        (0..2).for_each(|_| app.update());
        let (told, id) = (notices(&mut app).join(" "), game.info.id);
        assert_eq!(app.world().contains_resource::<watching::Watching>(), !game.info.secrets, "{id}: {told}");
        assert_eq!(told.contains("once it has ended"), game.info.secrets, "{id}: {told}");
    }
}

fn see<'a>(state: &'a LabState, files: Option<&'a [PathBuf]>) -> PanelData<'a> {
    PanelData { files, ..state.panel_data() }
}

#[test]
fn panels_are_sound_in_every_state_and_at_every_size() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = lab(folder.path(), None);
    let draw = |state: &LabState, fields: &mut Fields, files: Option<&[PathBuf]>| {
        at_every_size(|ctx: &Context| drop(panels::show(ctx, &see(state, files), fields)));
    };
    draw(state(&app), &mut Fields::default(), None);
    draw(state(&app), &mut Fields::default(), Some(&[]));
    state_mut(&mut app).put(pillar());
    draw(state(&app), &mut Fields::default(), None);
    until(&mut app, "it is judged", LabState::is_judged);
    for chosen in [vec![0], vec![0, 1]] {
        wish(&mut app, Wish::Choose(chosen));
        draw(state(&app), &mut Fields::default(), Some(&["scenes/lab/tree.ron".into()]));
    }
    // Every test as it is filled in; and what comes of two of them, as lines and as bars.
    for test in Test::ALL {
        for given in [false, true] {
            let form =
                Form { test, given, worst: given, one_hz: given, chosen_only: given, ..Form::default() };
            draw(state(&app), &mut Fields { form, ..Fields::default() }, None);
        }
    }
    for question in [
        Question::Tilt { towards_deg: vec![0.0, 90.0], degrees: Level::Find { most: 30.0, within: 0.2 } },
        Question::Remove { pieces: vec![] },
        Question::Friction { of: Default::default(), factors: vec![0.5, 1.0] },
        Question::MonteCarlo { trials: 4, mm: 1.0, degrees: 1.0, friction: 0.1 },
    ] {
        let plan = StudyPlan { watch_s: 0.3, ..StudyPlan::new(question) };
        wish(&mut app, Wish::Test(Box::new(plan)));
        until(&mut app, "it is over", |state| state.running.as_ref().unwrap().is_over());
        draw(state(&app), &mut Fields::default(), None);
    }
    wish(&mut app, Wish::Replay(0));
    draw(state(&app), &mut Fields::default(), None);
}

/// What stands on the panels and in no language file: numbers with their units, and the names of pieces.
fn needs_no_text(words: &str) -> bool {
    let letters = words.chars().filter(|letter| letter.is_alphabetic()).count();
    letters <= 3 || ["pillar", "slab", "Scene", "set-up"].iter().any(|name| words.contains(name))
}

/// In German, and in a language two fifths longer whose texts have marks at both ends.
#[test]
fn the_panels_speak_other_languages_and_all_their_words_stand_in_the_files() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = lab(folder.path(), Some(pillar()));
    let question = Question::Tilt { towards_deg: vec![0.0], degrees: Level::find(40.0) };
    wish(&mut app, Wish::Test(Box::new(StudyPlan { watch_s: 0.3, ..StudyPlan::new(question) })));
    until(&mut app, "it is over", |state| state.running.as_ref().unwrap().is_over());
    let words = speech::meanwhile(Language::German, || written(&state(&app).panel_data()));
    for told in
        ["♦ Zuerst: pillar kippt von dem Tisch", "Nach 0° geneigt: pillar kippt von dem Tisch", "Hält 9,"]
    {
        assert!(words.contains(told), "{told}: {words}");
    }
    let mut bare = std::collections::BTreeSet::new();
    for chosen in [vec![], vec![0], vec![0, 1]] {
        wish(&mut app, Wish::Choose(chosen));
        for test in Test::ALL {
            let mut fields = Fields {
                form: Form { test, given: true, one_hz: true, ..Form::default() },
                ..Fields::default()
            };
            speech::meanwhile(Language::German, || {
                at_every_size(|ctx: &Context| drop(panels::show(ctx, &see(state(&app), None), &mut fields)));
            });
            let output = speech::meanwhile(Language::Pseudo, || {
                Mouse::new(ROOM)
                    .wait(6, |ctx| drop(panels::show(ctx, &see(state(&app), Some(&[])), &mut fields)))
            });
            let texts = output.shapes.iter().filter_map(|clipped| match &clipped.shape {
                Shape::Text(text) => Some(text.galley.text().to_owned()),
                _ => None,
            });
            bare.extend(texts.filter(|words| !words.contains('«') && !needs_no_text(words)));
        }
    }
    assert!(bare.is_empty(), "in the code: {bare:?}");
}

/// The window that is clicked in, points.
const ROOM: Vec2 = vec2(1280.0, 720.0);

/// Where words are written for the first time.
fn place(output: &FullOutput, words: &str) -> Pos2 {
    let mut places = output.shapes.iter().filter_map(|clipped| match &clipped.shape {
        Shape::Text(text) if text.galley.text() == words => Some(text.visual_bounding_rect().center()),
        _ => None,
    });
    places.next().unwrap_or_else(|| panic!("\"{words}\" is nowhere to be seen"))
}

#[test]
fn what_the_panels_are_clicked_for_is_what_they_want() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = lab(folder.path(), Some(pillar()));
    wish(&mut app, Wish::Choose(vec![1]));
    let mut fields = Fields::default();
    let clicked = |app: &App, fields: &mut Fields, words: &str| {
        let mut mouse = Mouse::new(ROOM);
        let mut wanted = vec![];
        let mut draw = |ctx: &Context| wanted.extend(panels::show(ctx, &see(state(app), None), fields));
        let output = mouse.wait(6, &mut draw);
        mouse.click(place(&output, words), &mut draw);
        let told = |act: UiCommand<Wish>| match act {
            UiCommand::Wish(Wish::EndStep) => None,
            UiCommand::Wish(wish) => Some(format!("{wish:?}")),
            UiCommand::Program(request) => Some(format!("{request:?}")),
        };
        wanted.into_iter().filter_map(told).collect::<Vec<String>>()
    };
    let large = format!("{:?}", Wish::Add(Kind::Pyramid(Size::Large)));
    for (words, wanted) in [
        ("Large", large.as_str()),
        ("Undo", "Undo"),
        ("Set down", "Lower"),
        ("Mirror", "Mirror"),
        ("Delete", "Delete"),
        ("Run the test", "Test("),
        ("Menu", "Show(Menu)"),
        ("Over", "Piece("),
    ] {
        let wishes = clicked(&app, &mut fields, words);
        assert!(wishes.len() == 1 && wishes[0].contains(wanted), "{words}: {wishes:?}");
    }
    let output =
        Mouse::new(ROOM).wait(6, |ctx| drop(panels::show(ctx, &see(state(&app), None), &mut fields)));
    let words = words(&output);
    assert!(words.contains("It stands") && words.contains("slab"), "{words}");
}
