//! Bots at the table of Builders of R'lyeh, in the app without its window.

use bevy::prelude::*;
use game::{Game, Seat};
use rlyeh::referee::Declaration;
use rlyeh::{Intent, Rlyeh};
use rlyeh_rules::choices::ROLL;
use rlyeh_rules::{FirstSeat, Phase, Setup};
use rlyeh_window::panel_data::TurnChoices;
use rlyeh_window::setup::{Draft, RlyehOrder};
use session::{Seating, Sitter, Skill, Undo, library};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::hand::HandOptions;
use window::live_table::live_match::{Playing, Wish};
use window::messages::{Command, Notice, RefusalNotice, Screen};
use window::platform::record::Recorder;

/// Longest that anything is waited for; the bots think in real time.
const PATIENCE: Duration = Duration::from_secs(300);
const DABBLER: Sitter = Sitter::Bot(Skill::Low);
const ARCHITECT: Sitter = Sitter::Bot(Skill::High);

fn app(folder: &Path) -> App {
    let mut app = super::app::app(folder);
    app.insert_resource(Recorder::to(&folder.join("journal.jsonl")).unwrap());
    app
}

fn start(app: &mut App, seats: &[Sitter], seed: u64) {
    let setup = match seats.len() {
        1 => Setup::solitaire(2),
        n => Setup { first: FirstSeat::Seat(Seat(0)), ..Setup::players(n as u8) },
    };
    let (seating, hand) = (Seating::new(seats.to_vec()), HandOptions::default());
    let order = RlyehOrder { setup, seating, seed, hand, practice: true };
    command(app, Command::Start(Arc::new(order)));
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Table);
}

fn command(app: &mut App, command: Command) {
    app.world_mut().write_message(command);
    app.update();
    app.update();
}

fn game(app: &App) -> &Rlyeh {
    app.world().resource::<Playing<Rlyeh>>().0.game()
}

fn until(app: &mut App, what: &str, so: impl Fn(&App) -> bool) {
    let since = Instant::now();
    while !so(app) {
        assert!(since.elapsed() < PATIENCE, "waited in vain for {what}: {:?}", game(app).phase());
        app.update();
    }
}

fn notices(app: &mut App) -> Vec<String> {
    let told: Vec<_> =
        app.world_mut().resource_mut::<Messages<Notice>>().drain().map(|told| told.words).collect();
    let mut refusals = app.world_mut().resource_mut::<Messages<RefusalNotice>>();
    told.into_iter().chain(refusals.drain().map(|why| why.0.words)).collect()
}

#[test]
fn bots_build_on_every_seat_with_their_own_hands() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    start(&mut app, &[DABBLER, ARCHITECT], 6);
    until(&mut app, "four turns", |app| game(app).turn() > 4 || game(app).outcome().is_some());
    assert!(!game(&app).pieces_in_play().is_empty());
    let written = std::fs::read_to_string(folder.path().join("journal.jsonl")).unwrap();
    assert!(written.lines().next().unwrap().contains("\"sitters\":[{\"bot\":\"low\"},{\"bot\":\"high\"}]"));
    for line in ["\"Took\"", "\"Move\"", "\"Lower\"", "\"Released\"", "\"settled\"", "\"Built\""] {
        assert!(written.contains(line), "no {line}: they build as people do");
    }
}

#[test]
fn a_bot_builds_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    start(&mut app, &[ARCHITECT], 2);
    until(&mut app, "three turns", |app| game(app).turn() > 3);
    assert!(!game(&app).pieces_in_play().is_empty());
}

#[test]
fn a_person_and_a_bot_take_turns_and_steps_are_taken_back_to_the_person() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    // A seed whose first roll is one that may be passed, so that the person's turn is short.
    let seed = (0..200)
        .find(|&seed| {
            let setup = Setup { first: FirstSeat::Seat(Seat(0)), ..Setup::players(2) };
            let mut game = Rlyeh::new(&setup, seed).unwrap();
            game.apply(Seat(0), rlyeh_rules::Action::Roll).unwrap();
            game.active() == Seat(1)
        })
        .expect("an empty city lets some rolls pass");
    start(&mut app, &[Sitter::Person, ARCHITECT], seed);
    let before = game(&app).clone();
    app.world_mut().write_message(Wish::<Rlyeh>(Intent::Declare(Declaration::Roll)));
    until(&mut app, "the bot's turn", |app| game(app).active() == Seat(1));
    super::app::see_the_roll(&mut app);
    notices(&mut app);
    // What a person wants on a bot's turn is refused in words, and the panels say so too.
    let seating = Seating::new(vec![Sitter::Person, ARCHITECT]);
    let choices = TurnChoices::at(&game(&app).view(None), game(&app), &seating);
    let why = choices.why_not(&ROLL).unwrap();
    assert!(why.contains("Wait") && choices.bot.as_deref() == Some("architect"));
    let intents = app.world().resource::<Playing<Rlyeh>>().0.log().len();
    app.world_mut().write_message(Wish::<Rlyeh>(Intent::Declare(Declaration::Roll)));
    app.update();
    app.update();
    assert!(notices(&mut app).iter().any(|words| words.contains("at work")));
    assert_eq!(app.world().resource::<Playing<Rlyeh>>().0.log().len(), intents, "nobody rolls for the bot");
    until(&mut app, "my next turn", |app| {
        game(app).active() == Seat(0) && *game(app).phase() == Phase::Rolling
    });
    assert!(game(&app).turn() >= 3);
    command(&mut app, Command::Rewind(Undo::Undo));
    assert_eq!(*game(&app), before, "the bot's turn is taken back with mine");
    command(&mut app, Command::Rewind(Undo::Redo));
    assert!(game(&app).turn() >= 3);

    let path = folder.path().join("here.cyclopean");
    until(&mut app, "rest", |app| app.world().resource::<Playing<Rlyeh>>().0.is_waiting());
    command(&mut app, Command::Save(path.clone()));
    let saved = game(&app).clone();
    command(&mut app, Command::Load(path));
    assert_eq!(*game(&app), saved);
    assert_eq!(app.world().resource::<Playing<Rlyeh>>().0.seating(), &seating, "they sit where they sat");
    until(&mut app, "the autosave", |_| library::all(folder.path()).iter().any(library::Found::is_under_way));
}

#[test]
fn the_set_up_says_who_sits_where() {
    let order = rlyeh_window::setup::players().order(3).unwrap();
    assert_eq!(order.seating.sitters, [Sitter::Person, ARCHITECT]);
    assert_eq!(Draft::again(&order).order(4).unwrap().seating, order.seating);
    assert_eq!(rlyeh_window::setup::solitaire().order(3).unwrap().seating.sitters, [Sitter::Person]);
    // The numbers of the stashes come along, and are none as long as they are the usual ones.
    let mut alone = rlyeh_window::setup::solitaire().order(3).unwrap();
    assert!(alone.setup.numbers.is_empty());
    alone.setup.numbers = vec![6, 2, 4];
    assert_eq!(Draft::again(&alone).order(4).unwrap().setup, alone.setup);
}
