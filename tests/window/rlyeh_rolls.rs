//! A roll of Builders of R'lyeh is seen before anything follows from it: in the app without its window.

use crate::app::{press, press_all};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use game::{Game, Seat};
use rlyeh::referee::Declaration;
use rlyeh::{Intent, Rlyeh};
use rlyeh_rules::{Action, Event, FirstSeat, Phase, Setup};
use rlyeh_window::panel_data::Folds;
use rlyeh_window::rolls::{RollView, Rolls};
use rlyeh_window::setup::RlyehOrder;
use session::{Note, Seating, Sitter, Skill, Undo};
use std::sync::Arc;
use support::told::english;
use table::hand::HandOptions;
use window::hand::HandEnabled;
use window::live_table::dice::Dice;
use window::live_table::live_match::{Playing, Wish};
use window::messages::{Command, Dialog, Notice, Open, RefusalNotice};
use window::platform::settings::Preferences;

/// Frames in which every throw has come to rest.
const LONGEST: usize = 300;

fn setup(seats: u8) -> Setup {
    match seats {
        1 => Setup::solitaire(2),
        n => Setup { first: FirstSeat::Seat(Seat(0)), ..Setup::players(n) },
    }
}

/// A seed whose first roll passes the turn, or does not.
fn seed(seats: u8, passes: bool) -> u64 {
    let passes_at = |seed: &u64| {
        let mut game = Rlyeh::new(&setup(seats), *seed).unwrap();
        let events = game.apply(game.active(), Action::Roll).unwrap();
        events.iter().any(|event| matches!(event, Event::TurnPassed { .. })) == passes
    };
    (0..500).find(passes_at).expect("an empty city lets some rolls pass")
}

/// A match of these sitters, in the app of the tests of the app; the folder goes with it.
fn begin(sitters: &[Sitter], passes: bool) -> (App, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let mut app = super::app::app(folder.path());
    let seats = sitters.len() as u8;
    let order = RlyehOrder {
        setup: setup(seats),
        seating: Seating::new(sitters.to_vec()),
        seed: seed(seats, passes),
        hand: HandOptions::default(),
        practice: true,
    };
    app.world_mut().write_message(Command::Start(Arc::new(order)));
    frames(&mut app, 3);
    (app, folder)
}

fn frames(app: &mut App, count: usize) {
    (0..count).for_each(|_| app.update());
}

fn declare(app: &mut App, what: Declaration) {
    app.world_mut().write_message(Wish::<Rlyeh>(Intent::Declare(what)));
    frames(app, 1);
}

fn game(app: &App) -> &Rlyeh {
    app.world().resource::<Playing<Rlyeh>>().0.game()
}

fn shown(app: &App) -> RollView {
    app.world().resource::<Rolls>().view(game(app).turn())
}

fn hand(app: &App) -> bool {
    app.world().resource::<HandEnabled>().0
}

fn notices(app: &mut App) -> Vec<String> {
    let told: Vec<_> =
        app.world_mut().resource_mut::<Messages<Notice>>().drain().map(|told| told.words).collect();
    let mut refusals = app.world_mut().resource_mut::<Messages<RefusalNotice>>();
    told.into_iter().chain(refusals.drain().map(|why| why.0.words)).collect()
}

/// Frames until the dice lie.
fn rest(app: &mut App) -> usize {
    (1..LONGEST)
        .find(|_| {
            app.update();
            !app.world().resource::<Dice>().are_rolling()
        })
        .expect("the dice come to rest")
}

/// What may be told of what has happened.
fn told(app: &App) -> usize {
    let notes = app.world().resource::<Playing<Rlyeh>>().0.notes();
    app.world().resource::<Rolls>().told(notes).len()
}

fn take(app: &mut App) {
    let game = game(app);
    let legal = game.legal_actions(game.active());
    let id = legal.into_iter().find_map(|action| if let Action::Take(id) = action { Some(id) } else { None });
    app.world_mut().write_message(Wish::<Rlyeh>(Intent::Take(id.unwrap())));
    frames(app, 2);
}

#[test]
fn hand_and_keys_wait_until_the_dice_lie() {
    let (mut app, _folder) = begin(&[Sitter::Person], false);
    assert!(hand(&app) && shown(&app) == RollView::Lies);
    assert!(
        app.world().resource::<Dice>().tray().is_some() && app.world().resource::<Dice>().iter().count() == 0
    );
    declare(&mut app, Declaration::Roll);
    assert_eq!(app.world().resource::<Dice>().iter().count(), 3, "the Cthulhu die, stash and size");
    assert!(!hand(&app) && matches!(shown(&app), RollView::Rolling { seat: Seat(0), turn: 1 }));
    assert_eq!(told(&app), 0, "nobody is told what is thrown");
    // What is wanted meanwhile is not done.
    let log = app.world().resource::<Playing<Rlyeh>>().0.log().len();
    take(&mut app);
    declare(&mut app, Declaration::Stop);
    assert!(app.world().resource::<Dice>().are_rolling());
    assert_eq!(app.world().resource::<Playing<Rlyeh>>().0.log().len(), log);
    // A dialog holds the dice up.
    let poses = |app: &App| app.world().resource::<Dice>().iter().map(|(_, pose)| pose).collect::<Vec<_>>();
    app.world_mut().resource_mut::<Open>().0.push(Dialog::Pause);
    frames(&mut app, 2);
    let before = poses(&app);
    frames(&mut app, 30);
    assert_eq!(poses(&app), before);
    app.world_mut().resource_mut::<Open>().0.clear();
    rest(&mut app);
    frames(&mut app, 1);
    assert!(hand(&app) && shown(&app) == RollView::Lies);
    assert!(told(&app) > 0);
    take(&mut app);
    assert!(matches!(game(&app).phase(), Phase::Holding { .. }), "now it may be taken");
    let lying = poses(&app);
    frames(&mut app, 60);
    assert_eq!(poses(&app), lying, "the dice stay where they lie");
}

/// Whoever strikes two keys at once does not do both to the same moment of the match.
#[test]
fn of_keys_in_one_picture_the_first_that_wants_something_is_done_first() {
    let (mut app, _folder) = begin(&[Sitter::Person], false);
    let keys = [(KeyCode::KeyL, "l"), (KeyCode::KeyR, "r"), (KeyCode::KeyX, "x")];
    press_all(&mut app, &keys.map(|(code, letter)| (code, Key::Character(letter.into()))));
    frames(&mut app, 3);
    assert!(app.world().resource::<Folds>().log, "what only unfolds holds nothing up");
    assert!(matches!(shown(&app), RollView::Rolling { .. }), "the roll");
    assert!(matches!(game(&app).phase(), Phase::Acting { .. }), "the game is not stopped before it is seen");
}

#[test]
fn space_hurries_the_dice() {
    let count = |hurry: bool| {
        let (mut app, _folder) = begin(&[Sitter::Person], false);
        declare(&mut app, Declaration::Roll);
        if hurry {
            app.world_mut().resource_mut::<ButtonInput<KeyCode>>().press(KeyCode::Space);
        }
        rest(&mut app)
    };
    let (slow, fast) = (count(false), count(true));
    assert!(slow > 30 && fast < slow / 3, "{slow} and {fast} frames");
}

#[test]
fn a_roll_that_passes_says_why_and_waits_for_a_key() {
    let (mut app, _folder) = begin(&[Sitter::Person, Sitter::Person], true);
    declare(&mut app, Declaration::Roll);
    assert!(matches!(shown(&app), RollView::Rolling { seat: Seat(0), turn: 1 }), "the rules are further");
    assert_eq!((game(&app).active(), game(&app).turn()), (Seat(1), 2));
    rest(&mut app);
    frames(&mut app, 1);
    let RollView::Passing { seat, turn, why, roll } = shown(&app) else { panic!("{:?}", shown(&app)) };
    assert_eq!((seat, turn), (Seat(0), 1));
    let begins = format!("{} cannot be done: no pyramid stands in the city yet", english(&roll.deed()));
    assert!(why.starts_with(&begins), "{why}");
    // However long it takes.
    frames(&mut app, 900);
    assert!(matches!(shown(&app), RollView::Passing { .. }) && !hand(&app));
    // The next one's roll is not made by a key too many.
    notices(&mut app);
    press(&mut app, KeyCode::KeyR, Key::Character("r".into()));
    assert_eq!((game(&app).turn(), game(&app).roll()), (2, None));
    assert!(notices(&mut app)[0].contains("Enter"));
    press(&mut app, KeyCode::Enter, Key::Enter);
    assert!(shown(&app) == RollView::Lies && hand(&app));
    assert_eq!(game(&app).phase(), &Phase::Rolling);
    assert_eq!(app.world().resource::<Dice>().iter().count(), 1, "the die lies until the next is thrown");
    // The panel's button and the key P ask to pass, and the same comes of it.
    press(&mut app, KeyCode::KeyP, Key::Character("p".into()));
    assert!(notices(&mut app)[0].contains("Roll"), "there is nothing more to go on from");
}

#[test]
fn with_reduced_motion_dice_lie_at_once_and_a_pass_still_waits() {
    let (mut app, _folder) = begin(&[Sitter::Person], false);
    app.world_mut().resource_mut::<Preferences>().reduced_motion = true;
    declare(&mut app, Declaration::Roll);
    assert!(!app.world().resource::<Dice>().are_rolling() && shown(&app) == RollView::Lies && hand(&app));
    let (mut app, _folder) = begin(&[Sitter::Person], true);
    app.world_mut().resource_mut::<Preferences>().reduced_motion = true;
    declare(&mut app, Declaration::Roll);
    assert!(matches!(shown(&app), RollView::Passing { .. }) && !hand(&app));
    declare(&mut app, Declaration::Pass);
    assert!(shown(&app) == RollView::Lies && hand(&app));
}

#[test]
fn a_bots_roll_is_seen_before_it_moves_and_its_pass_goes_on_by_itself() {
    let bot = Sitter::Bot(Skill::Low);
    let (mut app, _folder) = begin(&[bot, Sitter::Person], true);
    let rolled = |app: &App| {
        let notes = app.world().resource::<Playing<Rlyeh>>().0.notes();
        notes.iter().filter(|note| matches!(note, Note::Event(Event::Rolled { .. }))).count()
    };
    let until = |app: &mut App, what: &str, so: &dyn Fn(&App) -> bool| {
        (1..2_000)
            .find(|_| {
                app.update();
                std::thread::sleep(std::time::Duration::from_micros(200));
                so(app)
            })
            .unwrap_or_else(|| panic!("waited in vain for {what}"))
    };
    until(&mut app, "the roll", &|app| rolled(app) == 1);
    assert!(matches!(shown(&app), RollView::Rolling { seat: Seat(0), .. }));
    rest(&mut app);
    frames(&mut app, 1);
    assert!(matches!(shown(&app), RollView::Passing { seat: Seat(0), .. }) && !hand(&app));
    let waited = until(&mut app, "the end of the pause", &|app| shown(app) == RollView::Lies);
    assert!((100..400).contains(&waited), "{waited} frames");
    assert!(hand(&app), "my turn");

    let (mut app, _folder) = begin(&[bot, Sitter::Person], false);
    until(&mut app, "the roll", &|app| rolled(app) == 1);
    while app.world().resource::<Dice>().are_rolling() {
        assert!(matches!(game(&app).phase(), Phase::Acting { .. }), "it takes nothing before the die lies");
        frames(&mut app, 1);
    }
    frames(&mut app, 20);
    assert!(matches!(game(&app).phase(), Phase::Acting { .. }), "and a moment more");
    until(&mut app, "its move", &|app| !matches!(game(app).phase(), Phase::Acting { .. }));
}

#[test]
fn a_roll_taken_back_is_off_the_table_and_one_that_was_saved_lies_there() {
    let (mut app, folder) = begin(&[Sitter::Person], false);
    declare(&mut app, Declaration::Roll);
    // In the midst of rolling, too.
    frames(&mut app, 5);
    app.world_mut().write_message(Command::Rewind(Undo::Undo));
    frames(&mut app, 2);
    assert!(
        app.world().resource::<Dice>().iter().count() == 0 && shown(&app) == RollView::Lies && hand(&app)
    );
    app.world_mut().write_message(Command::Rewind(Undo::Redo));
    frames(&mut app, 2);
    let poses = |app: &App| app.world().resource::<Dice>().iter().map(|(_, pose)| pose).collect::<Vec<_>>();
    let lying = poses(&app);
    assert!(lying.len() == 3 && !app.world().resource::<Dice>().are_rolling() && hand(&app));
    let path = folder.path().join("rolled.cyclopean");
    app.world_mut().write_message(Command::Save(path.clone()));
    frames(&mut app, 2);
    app.world_mut().write_message(Command::Load(path));
    frames(&mut app, 2);
    assert_eq!(poses(&app), lying);
    assert!(shown(&app) == RollView::Lies && told(&app) > 0);
}

#[test]
fn rolling_on_and_on_leaves_nothing_behind() {
    let (mut app, _folder) = begin(&[Sitter::Person], true);
    app.world_mut().resource_mut::<Preferences>().reduced_motion = true;
    let mut entities = vec![];
    for _ in 0..12 {
        declare(&mut app, Declaration::Roll);
        frames(&mut app, 1);
        declare(&mut app, Declaration::Pass);
        app.world_mut().write_message(Command::Rewind(Undo::Undo));
        frames(&mut app, 2);
        entities.push(app.world().entities().count_spawned());
        assert!(app.world().resource::<Dice>().iter().count() <= 3);
    }
    assert_eq!(entities[2], entities[11], "{entities:?}");
}
