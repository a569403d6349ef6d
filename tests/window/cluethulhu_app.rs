//! The app with Cluethulhu on, without a window: bots play to the end and the story is told; two people share the screen,
//! by keys alone, in turns that the clock ends; the journal of a running game tells nobody's secrets.

use super::app::press;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use cluethulhu_rules::{
    Action, Cluethulhu, Day, Group, Keeper, Override, PublicPhase, Role, Segment, Setup, Side, Thing,
};
use cluethulhu_window::clock::ANSWER_S;
use cluethulhu_window::console::{ConsoleOptions, DealtBy};
use cluethulhu_window::panel_data::PanelData;
use cluethulhu_window::seen::{PublicRecord, Viewer};
use cluethulhu_window::shown_table::{BOT_TURN_S, Table};
use cluethulhu_window::ui_state::ScreenMode;
use cluethulhu_window::{CluethulhuOrder, UiState, keys};
use game::choices::{InputPath, Offer};
use game::{Game, Seat};
use session::{CardMatch, Seating, Sitter, Skill};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use support::told::english;
use window::card_match::{CardOrder, CardPlaying};
use window::flat::{DrawArea, DrawContext};
use window::game_ui::status;
use window::keys::{On, Shortcut};
use window::messages::{Command, Screen};
use window::platform::record::Recorder;

pub const PERSON: Sitter = Sitter::Person;
pub const GOSSIP: Sitter = Sitter::Bot(Skill::Low);
/// A picture takes so long, s.
pub const FRAME_S: f32 = 0.09;

pub fn app(folder: &Path) -> App {
    let mut app = super::app::app(folder);
    app.insert_resource(Recorder::to(&folder.join("journal.jsonl")).unwrap())
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(FRAME_S)));
    app
}

pub fn begin(app: &mut App, seats: Vec<Sitter>, day: Day, keeper: Keeper) {
    let setup = Setup { day, keeper, turn_s: 8, ..Setup::players(seats.len() as u8) };
    let order = CardOrder { setup, seating: Seating::new(seats), seed: 4, practice: true };
    // At a console all have their cards.
    let console = ConsoleOptions { dealt_by: DealtBy::Cards, ..ConsoleOptions::default() };
    let order = CluethulhuOrder { order, timers: true, console };
    app.world_mut().write_message(Command::Start(Arc::new(order)));
    (0..3).for_each(|_| app.update());
    if keeper == Keeper::Human {
        enter(app);
    }
}

pub fn playing(app: &App) -> &CardMatch<Cluethulhu> {
    &app.world().resource::<CardPlaying<Cluethulhu>>().0
}

pub fn seen(app: &App) -> &PublicRecord {
    app.world().resource::<Table>().seen()
}

pub fn ui_state(app: &App) -> &UiState {
    app.world().resource::<UiState>()
}

/// The name of the table: under another one everything lies where it belongs at once.
fn table_name(app: &App) -> bevy_egui::egui::Id {
    let shown = app.world().resource::<Table>();
    PanelData::at(&DrawContext { m: playing(app), shown, ui_state: ui_state(app), view: DrawArea::default() })
        .name
}

pub fn until(app: &mut App, what: &str, so: impl Fn(&App) -> bool) {
    for _ in 0..60_000 {
        if so(app) {
            return;
        }
        app.update();
        std::thread::sleep(Duration::from_micros(100));
    }
    panic!("waited in vain for {what}");
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn character(app: &mut App, letter: char) {
    press(app, KeyCode::F24, Key::Character(letter.to_string().into()));
}

/// The key of something goes down and up.
pub fn shortcut(app: &mut App, shortcut: Shortcut) {
    let On::Types(letter) = shortcut.usual[0].unwrap().on else { panic!("{} has no letter", shortcut.id) };
    character(app, letter);
}

pub fn enter(app: &mut App) {
    press(app, KeyCode::Enter, Key::Enter);
}

/// Points at one of the first nine seats.
pub fn point(app: &mut App, seat: Seat) {
    const DIGITS: [KeyCode; 9] = [
        KeyCode::Digit1,
        KeyCode::Digit2,
        KeyCode::Digit3,
        KeyCode::Digit4,
        KeyCode::Digit5,
        KeyCode::Digit6,
        KeyCode::Digit7,
        KeyCode::Digit8,
        KeyCode::Digit9,
    ];
    let words = (seat.0 + 1).to_string();
    press(app, DIGITS[usize::from(seat.0)], Key::Character(words.into()));
}

#[test]
fn bots_play_to_the_end_and_the_story_is_told_step_by_step() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    begin(&mut app, vec![GOSSIP; 7], Day::Segments, Keeper::Machine);
    assert_eq!(ui_state(&app).manner, ScreenMode::Alone);
    let name = table_name(&app);
    until(&mut app, "the result", |app| screen(app) == Screen::Result);
    (0..3).for_each(|_| app.update());
    assert!(seen(&app).result.is_some());
    let dealt: Vec<Role> = playing(&app).game().players().iter().map(|player| player.tablet).collect();
    let shown: Vec<Role> = seen(&app).seats.iter().filter_map(|seat| seat.role).collect();
    assert_eq!(shown, dealt, "every tablet is turned up");
    assert_eq!(app.world().resource::<Table>().viewer(), Viewer::Keeper);
    assert_eq!(table_name(&app), name, "on the same table: it can be seen to");
    press(&mut app, KeyCode::Home, Key::Home);
    let story = ui_state(&app).story.clone().expect("the story from its beginning");
    assert_eq!((story.living(), story.day), (7, 1));
    press(&mut app, KeyCode::End, Key::End);
    let end = ui_state(&app).story.clone().unwrap();
    assert!(end.living() < 7 && end.living() == seen(&app).living(), "and its end is the end");
}

/// One person has the screen: picks, confirms, and waits for the clock. How many pictures the turn took.
fn turn(app: &mut App, picks: usize) -> (Seat, u32) {
    // Enter confirms picks: at a cover it means nothing.
    enter(app);
    assert!(ui_state(app).turn.is_none());
    press(app, KeyCode::Home, Key::Home);
    let turn = ui_state(app).turn.clone().expect("the turn has begun");
    assert_eq!(seen(app).seats.iter().filter(|seat| seat.role.is_some()).count(), 0, "no tablet lies open");
    assert_eq!(app.world().resource::<Table>().viewer(), Viewer::Everybody);
    for _ in 0..picks {
        point(app, Seat(6));
    }
    enter(app);
    assert_eq!(ui_state(app).turn.as_ref().unwrap().confirmed, picks == 3);
    let mut pictures = 0;
    while ui_state(app).turn.is_some() {
        app.update();
        pictures += 1;
        assert!(pictures < 1_000, "the clock ends it");
    }
    (turn.seat, pictures)
}

#[test]
fn two_people_and_seven_bots_go_through_a_day_and_a_night_by_keys() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    let seats = [vec![PERSON; 2], vec![GOSSIP; 7]].concat();
    begin(&mut app, seats, Day::Lap, Keeper::Machine);
    assert_eq!(ui_state(&app).manner, ScreenMode::Round);
    let mut took = vec![];
    // The turns of the first Day, with as many picks as it pleases them.
    for picks in [3, 0] {
        until(&mut app, "a person's turn", |app| {
            let next = playing(app).game().to_act()[0];
            playing(app).seating().is_person(next) && !app.world().resource::<Table>().is_busy()
        });
        assert!(
            ui_state(&app).screen.here().is_none() && ui_state(&app).turn.is_none(),
            "a cover lies between"
        );
        took.push(turn(&mut app, picks));
        (0..2).for_each(|_| app.update());
    }
    assert_ne!(took[0].0, took[1].0, "both had a turn");
    // On the first Day there is time to read sixteen lines, each a twelfth of a turn.
    let frames = (8.0 + 8.0 * 16.0 / 12.0 + ANSWER_S) / FRAME_S;
    for (_, pictures) in &took {
        // Keys take pictures too.
        assert!((frames - 12.0..frames + 2.0).contains(&(*pictures as f32)), "{took:?}, {frames}");
    }
    let done = |seat| playing(&app).log().iter().find(|step| step.seat == seat).map(|step| step.action);
    assert_eq!(done(took[0].0), Some(Action::Orders { picks: [Some(Seat(6)); 3] }));
    assert_eq!(done(took[1].0), Some(Action::Orders { picks: [None; 3] }));
    // By Night one enters everything; nothing but that shows.
    for _ in 0..4_000 {
        if playing(&app).game().clock().0 > 1 || playing(&app).game().outcome().is_some() {
            break;
        }
        let asked = seen(&app).night && !app.world().resource::<Table>().is_busy();
        let person = playing(&app)
            .game()
            .to_act()
            .first()
            .is_some_and(|seat| playing(&app).seating().is_person(*seat));
        if asked && person && seen(&app).ballot.is_some() {
            if seen(&app).ballot.as_ref().is_some_and(|ballot| ballot.needed.is_none()) {
                // For a High Priest everybody raises a hand.
                shortcut(&mut app, keys::ALL_PASS);
            }
            enter(&mut app);
        } else if asked && person && !seen(&app).offers.all().is_empty() {
            let offers = seen(&app).offers.all();
            let quiet = |offer: &&Offer<Cluethulhu>| {
                ["No more to say", "Pass", "Nobody"].contains(&&*label(&offer.way, 0))
            };
            let way = offers.iter().find(quiet).unwrap_or(&offers[0]).way.clone();
            shortcut(&mut app, Shortcut::of(way.deed).expect("it has a key"));
            for thing in way.at {
                if let Thing::Seat(seat) = thing {
                    point(&mut app, seat);
                }
            }
        }
        app.update();
        std::thread::sleep(Duration::from_micros(200));
    }
    assert!(
        playing(&app).game().clock().0 > 1 || playing(&app).game().outcome().is_some(),
        "the Night went by"
    );
    assert!(status(app.world()).is_some_and(|status| status.private || status.ended));
    let journal = std::fs::read_to_string(folder.path().join("journal.jsonl")).unwrap();
    if playing(&app).game().outcome().is_none() {
        assert!(!journal.contains("Dealt") && !journal.contains("\"seed\":4"), "{journal}");
    }
}

#[test]
fn in_a_lap_every_bots_turn_takes_as_long_as_any_others_whatever_it_does() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    // A seer thinks longer than a gossip.
    let bots = [Skill::Low, Skill::High, Skill::Low, Skill::Middle, Skill::Low, Skill::High, Skill::Low];
    let seats = [vec![PERSON; 2], bots.map(Sitter::Bot).to_vec()].concat();
    begin(&mut app, seats, Day::Lap, Keeper::Machine);
    let (mut took, mut whose, mut pictures) = (vec![], seen(&app).lap, 3);
    for _ in 0..2_000 {
        let next = playing(&app).game().to_act().first().copied();
        let busy = app.world().resource::<Table>().is_busy();
        if seen(&app).night {
            break;
        }
        if !busy && next.is_some_and(|seat| playing(&app).seating().is_person(seat)) {
            let (seat, _) = turn(&mut app, 0);
            until(&mut app, "the next turn", |app| seen(app).lap != Some(seat));
            (whose, pictures) = (seen(&app).lap, 0);
            continue;
        }
        app.update();
        // A turn of 35 pictures has room for the longest thought, also where other tests think at once.
        std::thread::sleep(Duration::from_millis(10));
        pictures += 1;
        if seen(&app).lap != whose {
            took.push((whose, pictures));
            (whose, pictures) = (seen(&app).lap, 0);
        }
    }
    assert!(seen(&app).night && took.len() >= 7, "{took:?}");
    let frames = BOT_TURN_S / FRAME_S;
    // A picture more or less, for a turn begins and ends between two of them.
    let alike = |pictures: u16| (frames - 1.0..frames + 2.0).contains(&f32::from(pictures));
    let turns = took.iter().filter(|(whose, _)| whose.is_some()).map(|(_, took)| *took);
    let turns: Vec<u16> = turns.collect();
    // After the last one who is out is shown large.
    let (last, all) = turns.split_last().unwrap();
    assert!(all.iter().all(|took| alike(*took)) && f32::from(*last) > frames - 1.0, "{took:?}");
}

/// What stands on the button that is pointed at for something.
fn label(way: &InputPath<Thing>, at: usize) -> String {
    way.at.get(at).and_then(|thing| thing.label(way.deed)).map(|label| english(&label)).unwrap_or_default()
}

#[test]
fn a_keeper_sees_everything_corrects_and_shows_the_players_what_is_public() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    begin(&mut app, vec![PERSON; 9], Day::Segments, Keeper::Human);
    assert_eq!(ui_state(&app).manner, ScreenMode::Console);
    app.update();
    assert!(seen(&app).seats.iter().all(|seat| seat.role.is_some()), "the grimoire");
    let name = table_name(&app);
    let offers = seen(&app).offers.all().iter();
    let mut correct = offers.filter(|offer| label(&offer.way, 1) == "Take out");
    let way = correct.find(|offer| offer.way.at[2..] == [Thing::Seat(Seat(4))]).expect("a correction");
    assert_eq!(way.way.at[0], Thing::Group(Group::Correct));
    assert_eq!(way.what, Action::Override(Override::Out(Seat(4))));
    shortcut(&mut app, keys::PUBLIC);
    (0..2).for_each(|_| app.update());
    assert!(seen(&app).seats.iter().all(|seat| seat.role.is_none()), "the players see backs");
    assert_ne!(table_name(&app), name, "no tablet turns over before them");
    assert!(seen(&app).offers.all().is_empty());
    shortcut(&mut app, keys::PUBLIC);
    (0..2).for_each(|_| app.update());
    assert!(seen(&app).seats.iter().all(|seat| seat.role.is_some()));
}

#[test]
fn whoever_points_at_their_own_partner_is_asked_first() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    let setup = Setup { day: Day::Segments, ..Setup::players(9) };
    let own = |seed: u64| Cluethulhu::new(&setup, seed).unwrap().view(Some(Seat(0))).own.unwrap().side;
    let seed = (0..200).find(|seed| own(*seed) == Side::Investigator).expect("a seed with an Investigator");
    let seating = Seating::new([vec![PERSON], vec![GOSSIP; 8]].concat());
    let order = CardOrder { setup: setup.clone(), seating, seed, practice: true };
    app.world_mut().write_message(Command::Start(Arc::new(CluethulhuOrder {
        order,
        timers: true,
        console: Default::default(),
    })));
    (0..3).for_each(|_| app.update());
    until(&mut app, "the Investigators are called", |app| {
        let waits = playing(app).game().to_act().contains(&Seat(0));
        waits && !app.world().resource::<Table>().is_busy() && !seen(app).offers.all().is_empty()
    });
    let view = playing(&app).game().view(Some(Seat(0)));
    assert_eq!(view.stage, PublicPhase::Segment(Segment::Investigators));
    let fellow = view.fellows().into_iter().find(|seat| *seat != Seat(0)).expect("a partner");
    let marks = |app: &App| playing(app).log().iter().filter(|done| done.seat == Seat(0)).count();
    point(&mut app, fellow);
    assert_eq!((marks(&app), ui_state(&app).doubt), (0, Some((Seat(0), Action::Pick(fellow)))));
    press(&mut app, KeyCode::Escape, Key::Escape);
    assert_eq!((marks(&app), ui_state(&app).doubt), (0, None), "not that");
    // Of anybody else nothing is asked; and who says it again, means it.
    point(&mut app, fellow);
    enter(&mut app);
    let picked = playing(&app).log().iter().find(|done| done.seat == Seat(0)).map(|done| done.action);
    assert_eq!((picked, ui_state(&app).doubt), (Some(Action::Pick(fellow)), None));
}
