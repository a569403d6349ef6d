//! The app with Building an Elder God on, without a window: bots play, people are asked, keys do all of it, and the
//! journal of a scored game tells nobody's cards.

use super::app::press;
use super::rathulhu_app::moving_frames;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bots::{Bot as _, SeatPosition};
use elder_god::bot::Bot;
use elder_god_rules::{Action, ElderGod, Phase, Setup};
use elder_god_window::shown_table::Table;
use elder_god_window::{ElderGodOrder, UiState};
use game::choices::{Comes, Pointing};
use game::{Game, Seat};
use serde_json::Value;
use session::{Seating, Sitter, Skill, Undo};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use window::card_match::CardPlaying;
use window::game_ui::status;
use window::messages::{Command, Open, Screen};
use window::platform::record::Recorder;

const PERSON: Sitter = Sitter::Person;
const GROWER: Sitter = Sitter::Bot(Skill::Middle);

pub fn app(folder: &Path) -> App {
    let mut app = super::app::app(folder);
    app.insert_resource(Recorder::to(&folder.join("journal.jsonl")).unwrap())
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(90)));
    app
}

pub fn begin(app: &mut App, seats: Vec<Sitter>, seed: u64, practice: bool) {
    let setup = Setup::players(seats.len() as u8);
    let order = ElderGodOrder { setup, seating: Seating::new(seats), seed, practice };
    command(app, Command::Start(Arc::new(order)));
}

fn command(app: &mut App, command: Command) {
    app.world_mut().write_message(command);
    (0..3).for_each(|_| app.update());
}

fn game(app: &App) -> &ElderGod {
    app.world().resource::<CardPlaying<ElderGod>>().0.game()
}

fn until(app: &mut App, what: &str, so: impl Fn(&App) -> bool) {
    for _ in 0..60_000 {
        if so(app) {
            return;
        }
        app.update();
        std::thread::sleep(Duration::from_micros(100));
    }
    panic!("waited in vain for {what}");
}

fn at_rest(app: &App) -> bool {
    !app.world().resource::<Table>().is_busy()
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn character(app: &mut App, letter: &str) {
    press(app, KeyCode::F24, Key::Character(letter.into()));
}

#[test]
fn bots_play_a_whole_game_to_its_result() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    begin(&mut app, vec![GROWER; 5], 4, true);
    until(&mut app, "the result", |app| screen(app) == Screen::Result);
    assert!(game(&app).outcome().is_some());
    assert_eq!(
        app.world().resource::<Table>().seen().known().view,
        game(&app).view(None),
        "what is shown is what is"
    );
    command(&mut app, Command::Rewind(Undo::Undo));
    (0..3).for_each(|_| app.update());
    assert_eq!(screen(&app), Screen::Table, "a result taken back is none");
}

/// Does by keys alone what is wanted.
fn by_keys(app: &mut App, me: Seat, action: Action) {
    let hand: Vec<_> = game(app).hand(me).to_vec();
    let number = |card| (hand.iter().position(|held| *held == card).unwrap() + 1).to_string();
    let enter = |app: &mut App| press(app, KeyCode::Enter, Key::Enter);
    match action {
        Action::Grow(_) | Action::Damage { .. } | Action::Heal(_) | Action::Scar(_) => {
            let card = match action {
                Action::Grow(place) | Action::Damage { place, .. } => place.card,
                Action::Heal(lying) => lying.card,
                Action::Scar(card) => card,
                _ => unreachable!(),
            };
            character(app, &number(card));
            for step in 0..120 {
                let (table, ui_state) = (app.world().resource::<Table>(), app.world().resource::<UiState>());
                let at = ui_state.chosen.at.iter().copied().chain(ui_state.chosen.focus).collect();
                let there = table.seen().comes(&Pointing::At(at), ui_state.chosen.variant);
                if there == Some(Comes::Does(me, action)) {
                    break;
                }
                match step % 10 {
                    9 => character(app, "r"),
                    4 => press(app, KeyCode::ArrowUp, Key::ArrowUp),
                    7 => press(app, KeyCode::ArrowDown, Key::ArrowDown),
                    _ => press(app, KeyCode::ArrowRight, Key::ArrowRight),
                }
            }
            enter(app);
        }
        Action::Throw(card) => {
            character(app, "t");
            character(app, &number(card));
            enter(app);
        }
        Action::Discard(card) => {
            character(app, &number(card));
            enter(app);
        }
        Action::Necronomicon => character(app, "n"),
        Action::Mouth => character(app, "m"),
        Action::Wait => character(app, "k"),
        Action::Pass => character(app, "p"),
        Action::Refill => enter(app),
        Action::Remove(_) | Action::Banish { .. } => panic!("there are no Elder Signs in this game"),
    }
}

#[test]
fn a_whole_game_is_played_by_keys_and_its_journal_tells_nobody_s_cards() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    begin(&mut app, vec![PERSON, GROWER, GROWER, GROWER, GROWER], 11, false);
    let me = Seat(0);
    let mut mine = 0;
    loop {
        until(&mut app, "my turn", |app| {
            game(app).outcome().is_some() || (at_rest(app) && game(app).phase().seat() == Some(me))
        });
        if game(&app).outcome().is_some() {
            break;
        }
        let position = SeatPosition::of(game(&app), me);
        let action = Bot::new(Skill::Middle, 1, me).choose(&position).unwrap();
        let log = |app: &App| app.world().resource::<CardPlaying<ElderGod>>().0.log().to_vec();
        let before = log(&app).len();
        by_keys(&mut app, me, action);
        app.update();
        let done = log(&app).get(before).map(|step| (step.seat, step.action));
        assert_eq!(done, Some((me, action)), "of {:?}", position.legal);
        mine += 1;
        if mine % 6 == 1 {
            let journal = std::fs::read_to_string(folder.path().join("journal.jsonl")).unwrap();
            assert_open(&journal, game(&app));
        }
    }
    assert!(mine >= 6, "{mine}");
    until(&mut app, "the result", |app| screen(app) == Screen::Result);
    let journal = std::fs::read_to_string(folder.path().join("journal.jsonl")).unwrap();
    assert!(journal.lines().last().unwrap().contains("\"seed\":11"), "now it may be told");
}

/// Nothing in a journal tells what is hidden: not the seed, and no card that lies in a hand or in the deck.
fn assert_open(journal: &str, game: &ElderGod) {
    fn cards(value: &Value, into: &mut BTreeSet<u64>) {
        match value {
            Value::Object(fields) => {
                for (name, value) in fields {
                    match (name.as_str(), value.as_u64()) {
                        ("card" | "Throw" | "Discard" | "Scar", Some(card)) => drop(into.insert(card)),
                        _ => cards(value, into),
                    }
                }
            }
            Value::Array(all) => all.iter().for_each(|value| cards(value, into)),
            _ => {}
        }
    }
    let mut told = BTreeSet::new();
    for line in journal.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        assert!(line["seed"].is_null(), "{line}");
        cards(&line, &mut told);
    }
    // Once the discarded cards are a deck again, what was seen of them tells nothing any more.
    if journal.contains("Reshuffled") {
        return;
    }
    let monsters = game.players().iter().flat_map(|player| player.monster.cards());
    let open: BTreeSet<u64> =
        monsters.chain(game.discard().iter().copied()).map(|card| u64::from(card.number())).collect();
    assert!(!told.is_empty() && told.is_subset(&open), "{:?}", told.difference(&open).collect::<Vec<_>>());
}

#[test]
fn the_screen_is_passed_on_and_shows_one_hand_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    begin(&mut app, vec![PERSON, PERSON], 5, true);
    let shown = |app: &App| app.world().resource::<Table>().seen().known().hand().to_vec();
    let first = game(&app).phase().seat().unwrap();
    assert!(shown(&app).is_empty(), "nobody has come yet");
    assert!(status(app.world()).unwrap().private);
    // Cards cannot be played behind the cover.
    character(&mut app, "p");
    app.update();
    assert_eq!(game(&app).phase(), &Phase::Play { seat: first });
    // Enter confirms; one that came too late shows nobody's hand.
    press(&mut app, KeyCode::Enter, Key::Enter);
    app.update();
    assert!(shown(&app).is_empty());
    press(&mut app, KeyCode::Home, Key::Home);
    app.update();
    assert_eq!(shown(&app), game(&app).hand(first));
    character(&mut app, "p");
    (0..3).for_each(|_| app.update());
    assert_eq!(game(&app).phase(), &Phase::Discard { seat: first });
    character(&mut app, "1");
    press(&mut app, KeyCode::Enter, Key::Enter);
    until(&mut app, "the next turn", |app| {
        game(app).phase() != &Phase::Discard { seat: first } && at_rest(app)
    });
    let ui_state = app.world().resource::<UiState>();
    let m = &app.world().resource::<CardPlaying<ElderGod>>().0;
    assert_eq!(ui_state.wanted(m, app.world().resource::<Table>().is_busy()), m.game().phase().seat());
}

#[test]
fn escape_lets_go_of_what_is_held_and_only_then_opens_the_menu() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    let begins = |seed: &u64| {
        *ElderGod::new(&Setup::players(2), *seed).unwrap().phase() == Phase::Play { seat: Seat(0) }
    };
    begin(&mut app, vec![PERSON, GROWER], (0..).find(begins).unwrap(), true);
    let held = |app: &App| app.world().resource::<UiState>().card();
    let escape = |app: &mut App| {
        press(app, KeyCode::Escape, Key::Escape);
        (0..2).for_each(|_| app.update());
    };
    character(&mut app, "2");
    assert!(held(&app).is_some());
    escape(&mut app);
    assert!(held(&app).is_none() && app.world().resource::<Open>().0.is_empty());
    character(&mut app, "t");
    assert!(app.world().resource::<UiState>().chosen.deed.is_some());
    escape(&mut app);
    assert!(
        app.world().resource::<UiState>().chosen.deed.is_none()
            && app.world().resource::<Open>().0.is_empty()
    );
    escape(&mut app);
    assert!(!app.world().resource::<Open>().0.is_empty(), "with nothing held it opens the menu");
}

#[test]
fn nothing_asks_for_pictures_while_a_person_thinks() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    begin(&mut app, vec![PERSON, GROWER, GROWER], 2, true);
    until(&mut app, "my turn", |app| at_rest(app) && game(app).phase().seat() == Some(Seat(0)));
    app.update();
    assert_eq!(moving_frames(&mut app, 40), 0);
    character(&mut app, "p");
    character(&mut app, "1");
    press(&mut app, KeyCode::Enter, Key::Enter);
    assert!(moving_frames(&mut app, 5) > 0, "while a bot thinks, and what it does is shown");
}
