//! The app with Rathulhu on, without a window: bots play, people are asked, saves and switches between games.

use super::app::{press, press_all};
use super::rathulhu_scene::does;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;
use bots::{Bot as _, SeatPosition};
use game::{Game, Seat};
use rathulhu::bot::Bot;
use rathulhu_rules::{Action, Phase, Rathulhu, Setup, Token};
use rathulhu_window::count::Counting;
use rathulhu_window::keys::{BAG, LIST};
use rathulhu_window::shown_table::Table;
use rathulhu_window::ui_state::GameRequest;
use rathulhu_window::{RathulhuMatch, RathulhuOrder, UiState};
use rlyeh_window::setup::RlyehOrder;
use session::{CardMatch, Seating, Sitter, Skill, Undo, library};
use shell::platform::attention::Attention;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use table::hand::HandOptions;
use window::card_match::CardWish;
use window::frame_clock::{FramesWanted, NextFrame};
use window::keys::ShortcutGroup;
use window::live_table::live_match::Playing;
use window::messages::{Command, Dialog, Moving, Notice, Open, RefusalNotice, Screen};
use window::platform::record::{Autosave, Recorder, Saves};
use window::platform::settings::Preferences;
use window::ui::act::UiCommand;

fn app(folder: &Path) -> App {
    let mut app = super::app::app(folder);
    app.insert_resource(Recorder::to(&folder.join("journal.jsonl")).unwrap())
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(90)));
    app
}

/// Lets as much time pass in each picture as the program allows, for what is not looked at picture by picture.
fn fast(app: &mut App) {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(250)));
}

fn order(seats: Vec<Sitter>, seed: u64) -> Command {
    let setup = Setup::players(seats.len() as u8);
    Command::Start(Arc::new(RathulhuOrder { setup, seating: Seating::new(seats), seed, practice: true }))
}

fn command(app: &mut App, command: Command) {
    app.world_mut().write_message(command);
    (0..3).for_each(|_| app.update());
}

fn notices(app: &mut App) -> Vec<String> {
    let told: Vec<_> =
        app.world_mut().resource_mut::<Messages<Notice>>().drain().map(|told| told.words).collect();
    let mut refusals = app.world_mut().resource_mut::<Messages<RefusalNotice>>();
    told.into_iter().chain(refusals.drain().map(|why| why.0.words)).collect()
}

fn playing(app: &App) -> &RathulhuMatch {
    app.world().resource::<RathulhuMatch>()
}

/// The score sheet that is being filled in.
fn counting(app: &App) -> Option<Counting> {
    Counting::of(app.world().resource::<Table>())
}

/// Puts the score sheet away, if there is one.
fn put_away(app: &mut App) {
    if counting(app).is_some() {
        app.world_mut().resource_mut::<Table>().release();
    }
}

/// Lets time pass until something is so; score sheets are put away as they come.
fn until(app: &mut App, what: &str, so: impl Fn(&App) -> bool) {
    for _ in 0..30_000 {
        if so(app) {
            return;
        }
        put_away(app);
        app.update();
        std::thread::sleep(Duration::from_micros(200));
    }
    panic!("waited in vain for {what}");
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

const PERSON: Sitter = Sitter::Person;
const NOVICE: Sitter = Sitter::Bot(Skill::Low);

#[test]
fn bots_play_a_whole_game_to_its_result() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    fast(&mut app);
    command(&mut app, order(vec![NOVICE, Sitter::Bot(Skill::Middle)], 3));
    assert_eq!(screen(&app), Screen::Table);
    until(&mut app, "the result", |app| screen(app) == Screen::Result);
    let game = playing(&app).0.game();
    assert!(game.outcome().is_some() && game.sheets().len() == 3);
    let journal = std::fs::read_to_string(folder.path().join("journal.jsonl")).unwrap();
    let intents = journal.lines().filter(|line| line.contains("\"line\":\"intent\"")).count();
    assert_eq!(intents as u32, playing(&app).0.moves());
    assert!(journal.contains("AeonScored") && journal.contains("\"Over\""));
    command(&mut app, Command::Rewind(Undo::Undo));
    (0..3).for_each(|_| app.update());
    assert_eq!(screen(&app), Screen::Table, "a result taken back is none");
}

#[test]
fn a_person_is_waited_for_and_a_bot_is_not_played_for() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    // A deal in which the person begins.
    let turn = Phase::Turn { seat: Seat(0) };
    let begins = |seed: &u64| *Rathulhu::new(&Setup::players(3), *seed).unwrap().phase() == turn;
    let seed = (0..).find(begins).unwrap();
    command(&mut app, order(vec![PERSON, NOVICE, NOVICE], seed));
    until(&mut app, "the person's turn", |app| *playing(app).0.game().phase() == turn);
    until(&mut app, "rest", |app| !app.world().resource::<Table>().is_busy());
    let moves = playing(&app).0.moves();
    (0..100).for_each(|_| app.update());
    assert_eq!(playing(&app).0.moves(), moves, "nobody moves for the person");
    notices(&mut app);
    app.world_mut().write_message(CardWish(Action::Pass));
    app.update();
    assert!(notices(&mut app).iter().any(|words| words.contains("no auction")));
    app.world_mut().write_message(CardWish(Action::Invoke));
    app.update();
    assert_eq!(playing(&app).0.moves(), moves + 1);
    app.world_mut().write_message(CardWish(Action::Pass));
    app.update();
    assert_eq!(playing(&app).0.moves(), moves + 1);
    assert!(notices(&mut app).iter().any(|words| words.starts_with("Wait: ")));
    // Taken back while a bot thinks: its thought is about what is no more.
    let before = playing(&app).0.moves();
    command(&mut app, Command::Rewind(Undo::Undo));
    assert_eq!(playing(&app).0.moves(), before - 1);
    (0..60).for_each(|_| app.update());
    assert_eq!(playing(&app).0.moves(), before - 1);
}

/// The key that stands for something, as it is in the list of keys. Tokens have the numbers that they had when the Aeon began.
fn letter(game: &Rathulhu, tokens: &[Token], action: Action) -> Key {
    let seat = game.phase().seat().unwrap();
    let number = |at: Option<usize>| (at.unwrap() + 1).to_string();
    Key::Character(
        match action {
            Action::Draw => "d".into(),
            Action::Invoke => "i".into(),
            Action::Done => "o".into(),
            Action::Pass => "p".into(),
            Action::Bid(token) => number(tokens.iter().position(|each| *each == token)),
            Action::Take(tile) => number(game.track().spaces().iter().position(|each| *each == Some(tile))),
            Action::Discard(_) => {
                let legal = game.legal_actions(seat).into_iter();
                number(
                    legal.filter(|each| matches!(each, Action::Discard(_))).position(|each| each == action),
                )
            }
        }
        .into(),
    )
}

#[test]
fn a_whole_game_is_played_by_keys_and_nobody_is_asked_for_what_has_to_be_done() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    fast(&mut app);
    command(&mut app, order(vec![PERSON, NOVICE], 7));
    let me = Seat(0);
    let begun = playing(&app).0.game().clone();
    let (mut chosen, mut pointed) = (vec![], 0);
    let (mut aeon, mut tokens) = (0, vec![]);
    let asked = |app: &App| {
        let (game, busy) = (playing(app).0.game(), app.world().resource::<Table>().is_busy());
        let mine = game.phase().seat() == Some(me) && game.legal_actions(me).len() > 1;
        game.outcome().is_some() || (!busy && mine)
    };
    loop {
        // Score sheets are read to their end and put away by key, too.
        while !asked(&app) {
            if counting(&app).is_some() {
                press(&mut app, KeyCode::Enter, Key::Enter);
            }
            app.update();
            std::thread::sleep(Duration::from_micros(200));
        }
        let game = playing(&app).0.game().clone();
        if game.outcome().is_some() {
            break;
        }
        if game.aeon() != aeon {
            (aeon, tokens) = (game.aeon(), game.player(me).unwrap().face_up.iter().collect());
        }
        let legal = game.legal_actions(me);
        let action = legal[chosen.len() * 7 % legal.len()];
        let before = playing(&app).0.log().len();
        let target = |app: &App| {
            let at = app.world().resource::<UiState>().chosen.focus?;
            does(&playing(app).0, &UiCommand::Wish(GameRequest::click(at)))
        };
        if chosen.len() % 2 == 0 {
            for _ in 0..60 {
                if target(&app) == Some(action) {
                    break;
                }
                press(&mut app, KeyCode::Tab, Key::Tab);
            }
            // In one picture, too, Enter does what Tab has come to by then.
            press(&mut app, KeyCode::ArrowLeft, Key::ArrowLeft);
            press_all(&mut app, &[(KeyCode::Tab, Key::Tab), (KeyCode::Enter, Key::Enter)]);
            pointed += 1;
        } else {
            press(&mut app, KeyCode::F24, letter(&game, &tokens, action));
        }
        let step = playing(&app).0.log().get(before).map(|step| (step.seat, step.action));
        assert_eq!(step, Some((me, action)), "of {legal:?}");
        chosen.push(before);
    }
    // The rest of what this seat did had to be done.
    let (mut game, mut forced) = (begun, 0);
    for (k, done) in playing(&app).0.log().iter().enumerate() {
        if done.seat == me && !chosen.contains(&k) {
            assert_eq!(game.legal_actions(me), [done.action]);
            forced += 1;
        }
        game.apply(done.seat, done.action).unwrap();
    }
    assert!(chosen.len() > 15 && pointed > 6 && forced > 0, "{chosen:?}, {pointed}, {forced}");
    until(&mut app, "the result", |app| screen(app) == Screen::Result);
}

#[test]
fn what_had_to_be_done_is_taken_back_with_what_led_to_it() {
    let seating = Seating::new(vec![PERSON, NOVICE]);
    let mut m = CardMatch::<Rathulhu>::new(&Setup::players(2), 7, seating, true).unwrap();
    let me = Seat(0);
    let mut taken_back = 0;
    while m.game().outcome().is_none() {
        let seat = m.game().phase().seat().unwrap();
        let legal = m.game().legal_actions(seat);
        m.act(seat, legal[m.log().len() * 5 % legal.len()]).unwrap();
        // A person has just had one thing to do: a step back comes to where they had a choice.
        if seat == me && legal.len() == 1 {
            let mut back = m.clone();
            if back.rewind(Undo::Undo).is_ok() {
                let game = back.game();
                assert!(game.legal_actions(me).len() > 1, "{:?}", game.phase());
                taken_back += 1;
            }
        }
    }
    assert!(taken_back > 0);
}

#[test]
fn games_take_turns_at_the_table_and_saves_open_what_they_are_of() {
    let folder = tempfile::tempdir().unwrap();
    let (bids, city) = (folder.path().join("bids.cyclopean"), folder.path().join("city.cyclopean"));
    let mut app = app(folder.path());
    command(&mut app, order(vec![PERSON, PERSON], 3));
    let seat = playing(&app).0.game().phase().seat();
    app.world_mut().write_message(CardWish(Action::Draw));
    (0..20).for_each(|_| app.update());
    assert_ne!(playing(&app).0.game().phase().seat(), seat);
    let game = playing(&app).0.game().clone();
    command(&mut app, Command::Save(bids.clone()));
    let setup = rlyeh_rules::Setup::solitaire(2);
    let building = RlyehOrder {
        setup,
        seating: Seating::default(),
        seed: 5,
        hand: HandOptions::default(),
        practice: true,
    };
    command(&mut app, Command::Start(Arc::new(building)));
    assert!(app.world().get_resource::<RathulhuMatch>().is_none());
    command(&mut app, Command::Save(city.clone()));
    command(&mut app, Command::Load(bids.clone()));
    assert!(app.world().get_resource::<Playing<rlyeh::Rlyeh>>().is_none());
    assert_eq!(*playing(&app).0.game(), game);
    // A damaged save changes nothing and says why.
    notices(&mut app);
    let mut bytes = std::fs::read(&bids).unwrap();
    let last = bytes.len() - 4;
    bytes[last] ^= 1;
    let bad = folder.path().join("bad.cyclopean");
    std::fs::write(&bad, &bytes).unwrap();
    app.world_mut().write_message(Command::Load(bad));
    app.update();
    assert!(notices(&mut app).iter().any(|words| words.contains("damaged")));
    assert_eq!(*playing(&app).0.game(), game);
    let stranger =
        String::from_utf8_lossy(&std::fs::read(&bids).unwrap()[..200]).replace("rathulhu", "checkers");
    std::fs::write(folder.path().join("odd.cyclopean"), stranger).unwrap();
    command(&mut app, Command::Load(folder.path().join("odd.cyclopean")));
    assert!(app.world().get_resource::<RathulhuMatch>().is_some());
    command(&mut app, Command::Load(city));
    assert!(app.world().get_resource::<Playing<rlyeh::Rlyeh>>().is_some());
    assert!(app.world().get_resource::<RathulhuMatch>().is_none());
}

/// Whether a frame asks for the next one.
pub fn asks_for_frames(app: &mut App) -> bool {
    app.world_mut().resource_mut::<Messages<Moving>>().clear();
    app.world().resource::<FramesWanted>().take();
    app.update();
    !app.world().resource::<Messages<Moving>>().is_empty()
        || app.world().resource::<FramesWanted>().take() != NextFrame::Never
}

/// How many of so many frames say that something moves.
pub fn moving_frames(app: &mut App, frames: usize) -> usize {
    let moves = asks_for_frames;
    (0..frames).filter(|_| moves(app)).count()
}

/// Lets bots play until a score sheet comes.
fn to_a_sheet(app: &mut App) {
    for _ in 0..30_000 {
        if counting(app).is_some() {
            return;
        }
        app.update();
        std::thread::sleep(Duration::from_micros(200));
    }
    panic!("no Aeon ended");
}

#[test]
fn a_sheet_moves_while_it_fills_in_and_costs_nothing_once_it_is_full() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    command(&mut app, order(vec![NOVICE, NOVICE], 3));
    to_a_sheet(&mut app);
    assert_eq!(moving_frames(&mut app, 8), 8, "it fills in");
    let full = |app: &App| counting(app).is_some_and(|counting| counting.progress(false).complete);
    for _ in 0..200 {
        if full(&app) {
            break;
        }
        app.update();
    }
    assert!(full(&app), "it is full after some seconds");
    // What else still moved comes to rest; how many frames that takes depends on the machine.
    let _ = (0..400).find(|_| !asks_for_frames(&mut app));
    let changed = app.world().get_resource_ref::<Table>().unwrap().last_changed();
    assert_eq!(moving_frames(&mut app, 60), 0, "it waits for its reader");
    let table = app.world().get_resource_ref::<Table>().unwrap();
    assert!(full(&app) && table.last_changed() == changed, "nobody touches it meanwhile");
    // With reduced motion it is full from the start.
    put_away(&mut app);
    app.world_mut().resource_mut::<Preferences>().reduced_motion = true;
    to_a_sheet(&mut app);
    // The save of the moves before may still be on its way to the disk, and frames are asked for until it is there.
    let rests = |app: &mut App| {
        std::thread::sleep(Duration::from_millis(5));
        !asks_for_frames(app)
    };
    assert!((0..400).any(|_| rests(&mut app)), "the save is written");
    assert_eq!(moving_frames(&mut app, 30), 0);
}

/// A match that two bots have played to its end.
fn played_out() -> CardMatch<Rathulhu> {
    let mut m = CardMatch::<Rathulhu>::new(&Setup::players(2), 3, Seating::new([NOVICE; 2]), true).unwrap();
    let mut bots = [0, 1].map(|seat| Bot::new(Skill::Low, 3, Seat(seat)));
    while let Some(seat) = m.game().to_act().first().copied() {
        let action = bots[usize::from(seat.0)].choose(&SeatPosition::of(m.game(), seat)).unwrap();
        m.act(seat, action).unwrap();
    }
    m
}

/// A match of which only so many moves have been made.
fn first_moves(m: &CardMatch<Rathulhu>, moves: usize) -> CardMatch<Rathulhu> {
    let mut again = CardMatch::new(m.setup(), m.seed(), Seating::new([NOVICE; 2]), true).unwrap();
    for done in &m.log()[..moves] {
        again.act(done.seat, done.action).unwrap();
    }
    again
}

#[test]
fn the_final_count_moves_and_then_rests_and_a_key_is_enough() {
    let all = played_out();
    for skip in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let mut app = app(folder.path());
        let late = folder.path().join("late.cyclopean");
        first_moves(&all, all.log().len() - 3).save(&late).unwrap();
        command(&mut app, Command::Load(late));
        until(&mut app, "the result", |app| screen(app) == Screen::Result);
        let done = |app: &App| {
            let ui_state = app.world().resource::<UiState>();
            ui_state.final_count(app.world().resource::<Table>()).progress(false).complete
        };
        assert!(!done(&app) && moving_frames(&mut app, 5) == 5);
        if skip {
            press(&mut app, KeyCode::Space, Key::Space);
            app.update();
        } else {
            (0..80).for_each(|_| app.update());
        }
        assert!(done(&app));
        // What is done beside the table, such as writing the match down, ends when it ends.
        assert!((0..30_000).any(|_| {
            std::thread::sleep(Duration::from_micros(200));
            moving_frames(&mut app, 1) == 0
        }));
        assert_eq!(moving_frames(&mut app, 40), 0);
    }
}

#[test]
fn the_bag_is_unfolded_by_its_key_and_folded_by_escape_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    command(&mut app, order(vec![PERSON, PERSON], 3));
    let open = |app: &App| app.world().resource::<UiState>().bag_open;
    let key = |app: &mut App, code, key| {
        press(app, code, key);
        (0..3).for_each(|_| app.update());
    };
    let b = || Key::Character("b".into());
    assert!(!open(&app));
    key(&mut app, KeyCode::KeyB, b());
    assert!(open(&app));
    key(&mut app, KeyCode::Escape, Key::Escape);
    assert!(!open(&app) && app.world().resource::<Open>().0.is_empty(), "Esc folds it, and opens no menu");
    key(&mut app, KeyCode::KeyB, b());
    key(&mut app, KeyCode::KeyB, b());
    assert!(!open(&app));
    key(&mut app, KeyCode::Escape, Key::Escape);
    assert_eq!(app.world().resource::<Open>().0, [Dialog::Pause], "with nothing unfolded Esc is the menu's");
    assert!(
        LIST.iter().flat_map(ShortcutGroup::shortcuts).any(|each| each == BAG),
        "it is in the list of keys"
    );
}

#[test]
fn the_autosave_follows() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    command(&mut app, order(vec![PERSON, PERSON], 3));
    app.world_mut().write_message(CardWish(Action::Draw));
    let kept = || library::all(folder.path()).into_iter().next().map(|found| found.path);
    until(&mut app, "the autosave", |_| kept().is_some());
    let mut other = app_from(folder.path());
    // What is open here can be loaded by nobody else, but a copy can.
    command(&mut other, Command::Load(kept().unwrap()));
    assert!(other.world().get_resource::<window::card_match::CardPlaying<Rathulhu>>().is_none());
    command(&mut other, Command::Load(library::duplicate(&kept().unwrap()).unwrap()));
    assert_eq!(playing(&other).0.game(), playing(&app).0.game());
    assert!(!playing(&app).0.game().legal_actions(playing(&app).0.game().to_act()[0]).is_empty());
}

fn app_from(folder: &Path) -> App {
    let inner = folder.join("other");
    std::fs::create_dir_all(&inner).unwrap();
    app(&inner)
}

/// A folder that cannot be written: the player is told until it can be, quitting asks, and then the match is there.
#[test]
fn what_cannot_be_kept_is_told_and_written_once_it_can_be() {
    let folder = tempfile::tempdir().unwrap();
    let saves = folder.path().join("saves");
    std::fs::write(&saves, "a file in the way").unwrap();
    let mut app = app(folder.path());
    app.insert_resource(Saves { folder: Some(saves.clone()) });
    command(&mut app, order(vec![PERSON, PERSON], 3));
    app.world_mut().write_message(CardWish(Action::Draw));
    until(&mut app, "a word about it", |app| app.world().resource::<Autosave>().unkept().is_some());
    app.world_mut().write_message(Command::Quit);
    for _ in 0..3 {
        app.update();
        assert!(app.should_exit().is_none());
    }
    assert_eq!(app.world().resource::<Open>().0, [Dialog::Confirm], "it asks first");
    app.world_mut().resource_mut::<Open>().0.clear();
    std::fs::remove_file(&saves).unwrap();
    until(&mut app, "the file", |app| app.world().resource::<Autosave>().unkept().is_none());
    let kept = library::all(&saves).remove(0);
    assert_eq!(kept.header.unwrap().turn, 1);
    app.world_mut().write_message(Command::Quit);
    app.update();
    assert_eq!(app.should_exit(), Some(AppExit::Success));
}

/// Whoever is waited for is called while another window is in front, until the window is; unless that is turned off.
#[test]
fn whoever_is_waited_for_is_called_from_another_window() {
    for (calls, in_front) in [(true, false), (true, true), (false, false)] {
        let folder = tempfile::tempdir().unwrap();
        let mut app = app(folder.path());
        fast(&mut app);
        app.world_mut().resource_mut::<Preferences>().calls_when_away = calls;
        let window = Window { focused: in_front, ..Window::default() };
        let window = app.world_mut().spawn((window, PrimaryWindow)).id();
        // Bots go first where the person sits last.
        command(&mut app, order(vec![Sitter::Bot(Skill::Low), Sitter::Person], 3));
        let asks = |app: &App| app.world().resource::<Attention>().0;
        assert!(!asks(&app), "nobody is waited for yet");
        until(&mut app, "the person’s turn", |app| playing(app).0.game().to_act() == [Seat(1)]);
        (0..60).for_each(|_| app.update());
        assert_eq!(asks(&app), calls && !in_front, "{calls}, {in_front}");
        app.world_mut().get_mut::<Window>(window).unwrap().focused = true;
        app.update();
        assert!(!asks(&app), "whoever is here needs no call");
    }
}

/// What a bot tells stands in the log behind its move. It does the same where it tells nothing, and no file has a word of it.
#[test]
fn bots_say_why_unless_that_is_turned_off() {
    let play = |tells: bool| {
        let folder = tempfile::tempdir().unwrap();
        let mut app = app(folder.path());
        fast(&mut app);
        app.world_mut().resource_mut::<Preferences>().bots_say_why = tells;
        command(&mut app, order(vec![Sitter::Bot(Skill::Middle); 2], 3));
        until(&mut app, "moves", |app| playing(app).0.moves() > 30);
        let m = &playing(&app).0;
        let reasons = app.world().resource::<Table>().reasons();
        let told: Vec<_> = (0..m.notes().len()).filter_map(|note| reasons.of(note)).cloned().collect();
        let journal = std::fs::read_to_string(folder.path().join("journal.jsonl")).unwrap();
        assert!(!journal.contains("aloud"));
        (m.log()[..30].to_vec(), told)
    };
    let ((done, told), (same, nothing)) = (play(true), play(false));
    assert_eq!(done, same);
    assert!(told.len() > 10 && nothing.is_empty(), "{told:?}");
}
