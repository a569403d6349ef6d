//! The app without its window: wishes and commands in, state, files and notices out.

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use cyclopean::CATALOGUE;
use game::Game;
use rlyeh::bot::CityBuilder;
use rlyeh::referee::Declaration;
use rlyeh::{Intent, Match, Rlyeh};
use rlyeh_rules::{Action, Asks, Phase, Setup};
use rlyeh_window::rolls::Rolls;
use rlyeh_window::setup::RlyehOrder;
use session::library::{self, Found};
use session::{Seating, Undo, gallery};
use shell::{commands, ui_app};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use support::drive::{drive, solitaire};
use table::hand::HandOptions;
use table::{HandCommand, PieceId};
use window::live_table::live_match::{CurrentView, Playing, Regaining, Wish};
use window::live_table::physics::{TableClock, TableSim};
use window::live_table::stability::{Finding, Judgement, Stability};
use window::messages::{Command, Confirmation, Notice, Open, RefusalNotice, Screen};
use window::platform::record::{Recorder, Saves};
use window::platform::settings::{Preferences, PreferencesFile};

/// Seed of dice that show a Spire at once.
const SPIRE_SEED: u64 = 3;

fn order(seed: u64, practice: bool) -> Arc<RlyehOrder> {
    let (setup, seating) = (Setup::solitaire(2), Seating::default());
    Arc::new(RlyehOrder { setup, seating, seed, hand: HandOptions::default(), practice })
}

/// An app whose files lie in a folder of the test's own.
pub fn app(folder: &Path) -> App {
    let games: Vec<_> = CATALOGUE.iter().map(|entry| entry.ui).collect();
    let mut app = ui_app(&games);
    app.insert_resource(Saves { folder: Some(folder.to_owned()) })
        .insert_resource(PreferencesFile(None))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_nanos(16_666_667)));
    // Handing systems out to threads costs more than they do here.
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    app.finish();
    app.cleanup();
    app.update();
    app
}

fn command(app: &mut App, command: Command) {
    app.world_mut().write_message(command);
    frames(app, 2);
}

fn wish(app: &mut App, intent: Intent) {
    app.world_mut().write_message(Wish(intent));
    frames(app, 2);
}

fn frames(app: &mut App, count: usize) {
    for _ in 0..count {
        app.update();
    }
}

fn seen(app: &App) -> &CurrentView<Rlyeh> {
    app.world().resource::<CurrentView<Rlyeh>>()
}

fn playing(app: &App) -> &Playing<Rlyeh> {
    app.world().resource::<Playing<Rlyeh>>()
}

/// A key goes down and up.
pub fn press(app: &mut App, key_code: KeyCode, logical_key: Key) {
    press_all(app, &[(key_code, logical_key)]);
}

/// Keys go down in one picture, and up in the next.
pub fn press_all(app: &mut App, keys: &[(KeyCode, Key)]) {
    let window = Entity::PLACEHOLDER;
    for state in [ButtonState::Pressed, ButtonState::Released] {
        for (key_code, logical_key) in keys.iter().cloned() {
            let key = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
            app.world_mut().write_message(key);
        }
        frames(app, 1);
    }
}

pub fn notices(app: &mut App) -> Vec<String> {
    let told: Vec<_> =
        app.world_mut().resource_mut::<Messages<Notice>>().drain().map(|told| told.words).collect();
    let mut refusals = app.world_mut().resource_mut::<Messages<RefusalNotice>>();
    told.into_iter().chain(refusals.drain().map(|why| why.0.words)).collect()
}

fn temporary() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

/// Waits until the dice lie, and goes on where they pass the turn.
pub fn see_the_roll(app: &mut App) {
    for _ in 0..600 {
        let rolls = app.world().resource::<Rolls>();
        if !rolls.hold() {
            return;
        }
        if rolls.show_pass() {
            wish(app, Intent::Declare(Declaration::Pass));
        }
        frames(app, 1);
    }
    panic!("the dice roll for ever");
}

/// Rolls until a new pyramid is asked for.
fn roll_for_a_pyramid(app: &mut App) -> PieceId {
    for _ in 0..60 {
        if matches!(seen(app).0.game.phase, Phase::Rolling) {
            wish(app, Intent::Declare(Declaration::Roll));
            see_the_roll(app);
        }
        if !matches!(seen(app).0.game.asks, Asks::Pyramid { .. } | Asks::Roll { .. }) {
            wish(app, Intent::Declare(Declaration::Pass));
            continue;
        }
        let takes = seen(app).0.legal.iter().find_map(|action| match action {
            Action::Take(id) => Some(*id),
            _ => None,
        });
        if let Some(id) = takes {
            return id;
        }
    }
    panic!("sixty rolls without a pyramid");
}

/// Builds a pyramid at a place of the table, cm.
fn build(app: &mut App, x: f32, y: f32) {
    let id = roll_for_a_pyramid(app);
    set_down(app, id, x, y);
}

/// Takes a piece and sets it down at a place of the table, cm.
pub fn set_down(app: &mut App, id: PieceId, x: f32, y: f32) {
    wish(app, Intent::Take(id));
    assert!(seen(app).0.hand.is_some(), "it is in the hand");
    for z in [8.0, 8.0] {
        wish(app, Intent::Hand(HandCommand::Move([x, y, z])));
        frames(app, 120);
    }
    wish(app, Intent::Hand(HandCommand::Lower(true)));
    for _ in 0..1200 {
        frames(app, 1);
        if app.world().resource::<Playing<Rlyeh>>().0.hand().touching() {
            break;
        }
    }
    wish(app, Intent::Release);
    until_settled(app);
}

#[test]
fn a_match_starts_on_the_table_and_its_dice_roll() {
    let folder = temporary();
    let mut app = app(folder.path());
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Menu);
    command(&mut app, Command::Start(order(SPIRE_SEED, true)));
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Table);
    assert_eq!(*app.world().resource::<TableClock>(), TableClock::Running);
    // Two stashes, four cards and the table's top.
    assert_eq!(app.world().resource::<TableSim>().pieces().count(), 35);
    assert_eq!(seen(&app).0.game.phase, Phase::Rolling);
    let before = seen(&app).0.game.turn;
    wish(&mut app, Intent::Declare(Declaration::Roll));
    let after = &seen(&app).0.game;
    assert!(after.roll.is_some() || after.turn > before, "the dice were thrown");
    assert!(!playing(&app).0.log().is_empty());
}

#[test]
fn what_the_rules_refuse_is_told_and_changes_nothing() {
    let folder = temporary();
    let mut app = app(folder.path());
    command(&mut app, Command::Start(order(SPIRE_SEED, true)));
    let before = playing(&app).0.game().clone();
    app.world_mut().write_message(Wish::<Rlyeh>(Intent::Declare(Declaration::Pass)));
    app.update();
    assert_eq!(notices(&mut app), ["Roll the dice first"]);
    assert_eq!(*playing(&app).0.game(), before);
    assert!(playing(&app).0.notes().is_empty(), "nothing has happened, so there is no history");
}

#[test]
fn a_pyramid_is_built_taken_back_and_built_again() {
    let folder = temporary();
    let mut app = app(folder.path());
    command(&mut app, Command::Start(order(SPIRE_SEED, true)));
    build(&mut app, 0.0, 0.0);
    let built = seen(&app).0.game.clone();
    assert_eq!(built.pieces.len(), 1);
    let (back, forth) = seen(&app).0.steps;
    assert!(back >= 2 && forth == 0, "{back} back, {forth} forth");
    command(&mut app, Command::Rewind(Undo::Undo));
    assert!(seen(&app).0.game.pieces.is_empty(), "the pyramid is back in its stash");
    assert_eq!(seen(&app).0.steps, (back - 1, 1));
    let ticks = app.world().resource::<TableSim>().ticks();
    frames(&mut app, 5);
    assert!(app.world().resource::<TableSim>().ticks() > ticks, "time goes on");
    command(&mut app, Command::Rewind(Undo::Redo));
    assert_eq!(seen(&app).0.game, built);
    command(&mut app, Command::Rewind(Undo::Redo));
    assert!(notices(&mut app).iter().any(|words| words.contains("no step to redo")));
}

/// Waits for the second judge.
fn finding(app: &mut App) -> Finding {
    for _ in 0..2_000 {
        frames(app, 1);
        if let Judgement::Known(finding) = &app.world().resource::<Stability>().0
            && finding.fresh
        {
            return (**finding).clone();
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    panic!("no judgement came: {:?}", app.world().resource::<Stability>());
}

#[test]
fn the_second_judge_tells_how_firmly_the_city_stands() {
    let folder = temporary();
    let mut app = app(folder.path());
    command(&mut app, Command::Start(order(SPIRE_SEED, true)));
    let knows = |app: &App| app.world().resource::<Stability>().0.clone();
    assert_eq!(knows(&app), Judgement::Nothing, "nobody asked");
    app.world_mut().resource_mut::<Preferences>().stability = true;
    frames(&mut app, 2);
    assert_eq!(knows(&app), Judgement::Bare);
    build(&mut app, 0.0, 0.0);
    let alone = finding(&mut app);
    // A pyramid alone slides on the table at the angle of friction, before it topples.
    let friction = f64::from(piece_friction(&app));
    assert!((alone.analysis.factor - friction).abs() < 0.02, "{:?} against {friction}", alone.analysis);
    let weakest = alone.weakest.unwrap();
    let built = playing(&app).0.game().pieces_in_play();
    assert!(built.contains(&PieceId(weakest.piece.0)), "{built:?}");
    let words = window::speech::say(&weakest.words);
    assert!(words.ends_with("slides on the table"), "{words}");
    let support = weakest.support.unwrap();
    assert!(support.corners.len() >= 4 && support.margin_cm > 0.5, "{support:?}");
    // Another state is judged anew; switched off, nothing is known.
    command(&mut app, Command::Rewind(Undo::Undo));
    frames(&mut app, 2);
    assert_eq!(knows(&app), Judgement::Bare);
    app.world_mut().resource_mut::<Preferences>().stability = false;
    frames(&mut app, 2);
    assert_eq!(knows(&app), Judgement::Nothing);
}

/// The friction between the first piece and the table.
fn piece_friction(app: &App) -> f32 {
    let table = app.world().resource::<TableSim>();
    let friction = |id| table.piece(id).friction;
    let (first, last) = (PieceId(0), table.pieces().last().unwrap().0);
    friction(first).min(friction(last))
}

#[test]
fn a_match_is_saved_and_another_session_goes_on_with_it() {
    let folder = temporary();
    let path = folder.path().join("mine.cyclopean");
    let mut first = app(folder.path());
    command(&mut first, Command::Start(order(SPIRE_SEED, true)));
    build(&mut first, 0.0, 0.0);
    command(&mut first, Command::Save(path.clone()));
    assert!(notices(&mut first).iter().any(|words| words.starts_with("Saved")));
    let saved = seen(&first).0.game.clone();

    // A match with other pieces is under way; loading spawns the right ones.
    let mut second = app(folder.path());
    let (setup, hand) = (Setup::players(2), HandOptions::default());
    let other = RlyehOrder { setup, seating: Seating::default(), seed: 9, hand, practice: false };
    command(&mut second, Command::Start(Arc::new(other)));
    command(&mut second, Command::Load(path));
    assert_eq!(seen(&second).0.game, saved);
    assert_eq!(second.world().resource::<TableSim>().pieces().count(), 35);
    assert!(playing(&second).0.practice());
    frames(&mut second, 30);
    build(&mut second, 6.0, 0.0);
    assert_eq!(seen(&second).0.game.pieces.len(), 2);
}

#[test]
fn saving_with_a_full_hand_is_refused_in_words() {
    let folder = temporary();
    let path = folder.path().join("held.cyclopean");
    let mut app = app(folder.path());
    command(&mut app, Command::Start(order(SPIRE_SEED, true)));
    let id = roll_for_a_pyramid(&mut app);
    wish(&mut app, Intent::Take(id));
    notices(&mut app);
    command(&mut app, Command::Save(path.clone()));
    assert!(notices(&mut app)[0].contains("your hand is empty"));
    assert!(!path.exists());
}

#[test]
fn a_bad_file_leaves_the_match_as_it_was() {
    let folder = temporary();
    let mut app = app(folder.path());
    command(&mut app, Command::Start(order(SPIRE_SEED, true)));
    build(&mut app, 0.0, 0.0);
    let before = playing(&app).0.game().clone();
    let good = folder.path().join("good.cyclopean");
    command(&mut app, Command::Save(good.clone()));
    let bytes = std::fs::read(&good).unwrap();
    let bad: [(&str, Vec<u8>); 4] = [
        ("foreign", b"not a save".to_vec()),
        ("empty", vec![]),
        ("short", bytes[..bytes.len() / 2].to_vec()),
        ("flipped", {
            let mut flipped = bytes.clone();
            let last = flipped.len() - 10;
            flipped[last] ^= 0x55;
            flipped
        }),
    ];
    notices(&mut app);
    for (name, bytes) in bad {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).unwrap();
        app.world_mut().write_message(Command::Load(path.clone()));
        app.update();
        let words = notices(&mut app);
        assert_eq!(words.len(), 1, "{name}: {words:?}");
        assert!(words[0].contains(&path.display().to_string()), "{words:?}");
        assert_eq!(*playing(&app).0.game(), before, "{name}");
    }
    command(&mut app, Command::Load(folder.path().join("missing")));
    assert_eq!(*playing(&app).0.game(), before);
    frames(&mut app, 10);
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Table);
}

#[test]
fn the_journal_tells_all_as_it_happens() {
    let folder = temporary();
    let path: PathBuf = folder.path().join("journal.jsonl");
    let mut app = app(folder.path());
    app.insert_resource(Recorder::to(&path).unwrap());
    command(&mut app, Command::Start(order(SPIRE_SEED, true)));
    build(&mut app, 0.0, 0.0);
    command(&mut app, Command::Rewind(Undo::Undo));
    let text = std::fs::read_to_string(&path).unwrap();
    let lines: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["line"], "match");
    let count = |kind: &str| lines.iter().filter(|line| line["line"] == kind).count();
    assert!(count("intent") >= 5, "{text}");
    for what in ["rolled", "took", "is part of the city", "undone"] {
        let told = lines.iter().any(|line| line["words"].as_str().is_some_and(|words| words.contains(what)));
        assert!(told, "no line says: {what}\n{text}");
    }
}

#[test]
fn every_turn_is_saved_by_itself() {
    let folder = temporary();
    let kept_as = || library::all(folder.path()).into_iter().next().map(|found| found.path);
    let mut app = app(folder.path());
    command(&mut app, Command::Start(order(SPIRE_SEED, true)));
    frames(&mut app, 20);
    assert_eq!(kept_as(), None, "nothing has been done yet");
    build(&mut app, 0.0, 0.0);
    // It is written in the background, first when the dice lie and again when the piece does.
    let built = |path: PathBuf| Match::load(&path).is_ok_and(|m| m.view().game.pieces.len() == 1);
    let kept = || kept_as().is_some_and(built);
    until(&mut app, "it is written", kept);
    commands::load(app.world_mut(), &kept_as().unwrap()).unwrap();
    assert_eq!(seen(&app).0.game.pieces.len(), 1);
}

/// Waits until something is so; what is written is written on another thread.
fn until(app: &mut App, what: &str, is_so: impl Fn() -> bool) {
    for _ in 0..4_000 {
        frames(app, 1);
        if is_so() {
            return;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    panic!("{what}: never");
}

/// What is let go of is in the file before a picture shows what comes of it: in a match that was just loaded, and where somebody
/// has taken its file away meanwhile.
#[test]
fn what_is_let_go_of_is_on_the_disk_at_once() {
    let folder = temporary();
    let mut first = app(folder.path());
    command(&mut first, Command::Start(order(SPIRE_SEED, false)));
    let id = roll_for_a_pyramid(&mut first);
    let rolls = playing(&first).0.log().len();
    let path = || library::all(folder.path()).into_iter().next().map(|found| found.path);
    until(&mut first, "the rolls are written", || {
        path().is_some_and(|path| Match::load(&path).is_ok_and(|m| m.log().len() == rolls))
    });
    drop(first);
    let written = path().unwrap();
    for gone in [false, true] {
        // A folder of its own: what the program before still writes would come between.
        let own = temporary();
        let path = own.path().join(written.strip_prefix(folder.path()).unwrap());
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::copy(&written, &path).unwrap();
        let mut app = app(own.path());
        command(&mut app, Command::Load(path.clone()));
        wish(&mut app, Intent::Take(id));
        wish(&mut app, Intent::Hand(HandCommand::Move([0.0, 0.0, 5.0])));
        frames(&mut app, 120);
        assert_eq!(Match::load(&path).unwrap().log().len(), rolls, "what is only held is not in the file");
        if gone {
            std::fs::remove_file(&path).unwrap();
        }
        wish(&mut app, Intent::Release);
        assert!(playing(&app).0.settling().is_some(), "nobody knows yet what comes of it");
        let kept = Match::load(&path).unwrap();
        assert!(kept.log().iter().any(|entry| entry.intent == Intent::Release), "gone: {gone}");
        until_settled(&mut app);
        assert!(kept.game() == playing(&app).0.game(), "it falls as it fell");
    }
}

fn until_settled(app: &mut App) {
    for _ in 0..900 {
        frames(app, 1);
        if seen(app).0.settling.is_none() {
            return;
        }
    }
    panic!("the table never came to rest");
}

/// A save takes the place of another only where that was wanted, and never that of a match that is open elsewhere.
#[test]
fn a_save_asks_before_it_replaces_another() {
    let folder = temporary();
    let path = folder.path().join("mine.cyclopean");
    let mut app = app(folder.path());
    command(&mut app, Command::Start(order(SPIRE_SEED, true)));
    command(&mut app, Command::Save(path.clone()));
    let before = std::fs::read(&path).unwrap();
    let is_as_before = || std::fs::read(&path).unwrap() == before;
    wish(&mut app, Intent::Declare(Declaration::Roll));
    command(&mut app, Command::Save(path.clone()));
    assert!(is_as_before(), "it is asked first");
    let question = app.world_mut().resource_mut::<Confirmation>().0.take().expect("a question");
    assert!(question.words.contains("mine"), "{}", question.words);
    let held = library::Lock::of(&path).unwrap();
    notices(&mut app);
    app.world_mut().write_message(Command::Do(question.deed.clone()));
    app.update();
    app.update();
    let told = notices(&mut app);
    assert!(told.iter().any(|words| words.contains("open in another window")), "{told:?}");
    assert!(is_as_before());
    drop(held);
    app.world_mut().write_message(Command::Do(question.deed));
    app.update();
    app.update();
    assert!(!is_as_before());
}

/// Somebody else's copy of a match under way stays as it is, and nothing is laid beside it.
#[test]
fn a_match_elsewhere_goes_on_in_a_file_of_its_own() {
    let (folder, elsewhere) = (temporary(), temporary());
    let mut app = app(folder.path());
    command(&mut app, Command::Start(order(SPIRE_SEED, true)));
    wish(&mut app, Intent::Declare(Declaration::Roll));
    until(&mut app, "it is written", || library::all(folder.path()).iter().any(Found::is_under_way));
    let theirs = elsewhere.path().join("theirs.cyclopean");
    std::fs::copy(&library::all(folder.path())[0].path, &theirs).unwrap();
    let before = std::fs::read(&theirs).unwrap();
    command(&mut app, Command::Load(theirs.clone()));
    wish(&mut app, Intent::Declare(Declaration::Stop));
    until(&mut app, "it has a file of its own", || {
        library::all(folder.path()).iter().any(|found| found.name() == "theirs")
    });
    assert!(std::fs::read(&theirs).unwrap() == before);
    assert_eq!(std::fs::read_dir(elsewhere.path()).unwrap().count(), 1, "nothing lies beside it");
}

/// A finished match goes into the gallery where it was played in this library, and not where it came in a file from somewhere
/// else: nobody would stand for it.
#[test]
fn the_gallery_takes_no_match_that_was_finished_elsewhere() {
    let (folder, elsewhere) = (temporary(), temporary());
    let mut m = Match::new(&Setup::solitaire(2), SPIRE_SEED, HandOptions::default(), true).unwrap();
    drive(&mut m, &mut [CityBuilder::default()], |m| m.game().turn() > 1 && m.is_waiting());
    m.intend(Intent::Declare(Declaration::Stop)).unwrap();
    let theirs = elsewhere.path().join("theirs.cyclopean");
    m.save(&theirs).unwrap();
    let ours = folder.path().join("ours.cyclopean");
    library::MatchFile::open(&ours).unwrap().write_whole(&m.to_bytes().unwrap(), &[]).unwrap();
    let mut app = app(folder.path());
    for (path, kept) in [(theirs, 0), (ours, 1)] {
        command(&mut app, Command::Load(path));
        for _ in 0..300 {
            frames(&mut app, 1);
            if *app.world().resource::<State<Screen>>().get() == Screen::Result {
                break;
            }
        }
        assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Result);
        assert_eq!(gallery::read(&gallery::beside(folder.path())).unwrap().0.len(), kept);
    }
}

#[test]
fn time_stands_still_under_a_dialog() {
    let folder = temporary();
    let mut app = app(folder.path());
    command(&mut app, Command::Start(order(SPIRE_SEED, true)));
    app.world_mut().resource_mut::<Open>().0.push(window::messages::Dialog::Pause);
    frames(&mut app, 3);
    let ticks = app.world().resource::<TableSim>().ticks();
    frames(&mut app, 20);
    assert_eq!(app.world().resource::<TableSim>().ticks(), ticks);
    app.world_mut().resource_mut::<Open>().0.clear();
    frames(&mut app, 20);
    assert!(app.world().resource::<TableSim>().ticks() > ticks);
}

#[test]
fn a_solitary_builder_who_stops_gets_a_result_and_practice_takes_it_back() {
    let folder = temporary();
    let mut app = app(folder.path());
    command(&mut app, Command::Start(order(SPIRE_SEED, true)));
    wish(&mut app, Intent::Declare(Declaration::Stop));
    assert!(playing(&app).0.game().outcome().is_some());
    frames(&mut app, 200);
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Result);
    command(&mut app, Command::Rewind(Undo::Undo));
    frames(&mut app, 3);
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Table);
    assert!(playing(&app).0.game().outcome().is_none());
}

/// Who leaves a match that was just loaded does not wait for its steps any more.
#[test]
fn the_search_for_lost_steps_ends_with_its_match() {
    let folder = temporary();
    let path = folder.path().join("city.cyclopean");
    let mut m = solitaire(SPIRE_SEED, true);
    drive(&mut m, &mut [CityBuilder::default()], |m| m.game().turn() > 3 && m.is_waiting());
    m.save(&path).unwrap();
    let mut app = app(folder.path());
    app.world_mut().write_message(Command::Load(path));
    frames(&mut app, 1);
    assert!(app.world().contains_resource::<Regaining<Rlyeh>>(), "a match is done again for as long as this");
    command(&mut app, Command::Lab);
    assert!(!app.world().contains_resource::<Regaining<Rlyeh>>());
}
