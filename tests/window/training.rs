//! Mistakes that were found by a look back, tried again in the program without its window.

use bevy::prelude::*;
use bots::look_back::TryGrade;
use game::{Game as _, Seat};
use rlyeh::{Match, Rlyeh};
use session::mistakes::{self, Interval, Mistake, Mistakes};
use session::replay::Replay;
use session::{CardMatch, Intent, Kept as _, Tabled as _, Undo, library};
use std::path::Path;
use table::hand::HandOptions;
use thoth::Thoth;
use thoth::referee::Declaration;
use thoth_rules::{Action, Card, Play};
use window::card_match::{CardPlaying, CardWishOf};
use window::game_ui::CurrentGame;
use window::live_table::live_match::{CurrentView, Wish};
use window::messages::{Command, LessonAct, Screen};
use window::training::{KeptMistakes, Training};

use crate::app::notices;

fn until(app: &mut App, what: &str, so: impl Fn(&World) -> bool) {
    for _ in 0..20_000 {
        if so(app.world()) {
            return;
        }
        app.update();
        std::thread::sleep(std::time::Duration::from_millis(3));
    }
    panic!("waited in vain for {what}");
}

fn command(app: &mut App, command: Command) {
    app.world_mut().write_message(command);
    (0..2).for_each(|_| app.update());
}

fn training(world: &World) -> &Training {
    world.resource::<Training>()
}

fn is_told(world: &World) -> bool {
    world.get_resource::<Training>().is_some_and(|training| training.told().is_some())
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

/// How many mistakes of a game are due, and known no better.
fn count(app: &App, game: &str) -> (usize, usize) {
    let count =
        app.world().resource::<KeptMistakes>().0.count(game, mistakes::day_of(std::time::SystemTime::now()));
    (count.due, count.unknown)
}

/// The list is read again as if it were so many days later: every day in it is so much earlier.
fn days_pass(app: &mut App, folder: &Path, days: u32) {
    let own = mistakes::beside(folder);
    let path = own.join("mistakes.json");
    let mut list: serde_json::Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
    for one in list["mistakes"].as_array_mut().unwrap() {
        one["due"] = (one["due"].as_u64().unwrap() - u64::from(days)).into();
    }
    std::fs::write(&path, list.to_string()).unwrap();
    app.world_mut().resource_mut::<KeptMistakes>().0 = Mistakes::in_folder(Some(own)).0;
}

/// Mistakes of a seat in a match of Cluethulhu, which the program has just looked back at.
pub fn a_mistake_of_cards_is_tried_again(
    app: &mut App,
    folder: &Path,
    m: &CardMatch<cluethulhu_rules::Cluethulhu>,
    seat: Seat,
) {
    type Cards = CardPlaying<cluethulhu_rules::Cluethulhu>;
    const GAME: &str = "cluethulhu";
    let (due, unknown) = count(app, GAME);
    assert!(due > 0 && due == unknown, "they can be tried at once");
    let matches = library::all(folder).len();
    command(app, Command::Train(GAME.to_owned()));
    assert_eq!(screen(app), Screen::Table);
    let mistake = training(app.world()).mistake.clone();
    assert_eq!((mistake.seat, mistake.interval), (seat, Interval::New));
    let moves = |app: &App| app.world().resource::<Cards>().0.log().to_vec();
    let before = moves(app);
    assert!(before[..] == m.log()[..mistake.step as usize], "the table is as it was");
    let position = &app.world().resource::<Cards>().0;
    assert!(position.seating().persons().eq([seat]) && position.practice());
    (0..300).for_each(|_| app.update());
    assert_eq!(moves(app).len(), before.len(), "bots wait for the try");
    notices(app);
    let barred = [
        Command::Coach,
        Command::Rewind(Undo::Undo),
        Command::Save(folder.join("try.cyclopean")),
        Command::LookBack(window::messages::LookBackAct::Next),
    ];
    for (number, barred) in barred.into_iter().enumerate() {
        command(app, barred);
        assert_eq!(notices(app), ["Not while you try a mistake again"], "{number}");
    }
    // The same mistake.
    let done = m.log()[mistake.step as usize].action;
    app.world_mut().write_message(CardWishOf::new(seat, done));
    until(app, "what is said of it", is_told);
    let training = training(app.world());
    let (words, now) = training.told().unwrap();
    assert_eq!(words.grade, TryGrade::Worse);
    assert_ne!(words.ways[0].what, words.ways[1].what);
    let now = now.unwrap();
    assert_eq!((now.interval, now.due), (Interval::Day, mistake.due + 1));
    assert_eq!(count(app, GAME), (due - 1, unknown));
    // One try.
    let tried = moves(app);
    notices(app);
    app.world_mut().write_message(CardWishOf::new(seat, done));
    app.update();
    let told = notices(app);
    assert!(told.iter().any(|words| words.starts_with("You have tried it")), "{told:?}");
    (0..300).for_each(|_| app.update());
    assert!(moves(app) == tried, "nobody goes on");
    // Another one on the same day does not count.
    command(app, Command::Lesson(LessonAct::Back));
    assert!(moves(app) == before && !self::training(app.world()).is_counted);
    app.world_mut().write_message(CardWishOf::new(seat, done));
    until(app, "what is said of it", is_told);
    assert!(self::training(app.world()).told().unwrap().1.is_none());
    assert_eq!(count(app, GAME), (due - 1, unknown));
    command(app, Command::Lesson(LessonAct::Next));
    assert_ne!(self::training(app.world()).mistake.step, mistake.step, "the next one");
    command(app, Command::Show(Screen::Menu));
    assert_eq!(screen(app), Screen::Menu);
    assert!(!app.world().contains_resource::<Training>() && !app.world().contains_resource::<CurrentGame>());
    assert_eq!(library::all(folder).len(), matches, "it is kept nowhere");

    // The next day. One position is gone.
    days_pass(app, folder, 1);
    assert_eq!(count(app, GAME), (due, unknown));
    let gone =
        app.world().resource::<KeptMistakes>().0.next(GAME, mistakes::day_of(std::time::SystemTime::now()));
    let gone = gone.unwrap().clone();
    std::fs::remove_file(app.world().resource::<KeptMistakes>().0.position(&gone).unwrap()).unwrap();
    notices(app);
    command(app, Command::Train(GAME.to_owned()));
    let told = notices(app);
    assert!(told.iter().any(|words| words.contains("taken off the list")), "{told:?}");
    assert!(!self::training(app.world()).mistake.is_same(&gone));
    assert_eq!(count(app, GAME).1, unknown - 1);
    // Whatever else comes to the table, the training is over.
    let path = folder.join("over.cyclopean");
    command(app, Command::Load(path));
    assert!(!app.world().contains_resource::<Training>());
    assert!(app.world().resource::<Cards>().0.game().outcome().is_some());
}

/// The first play of a hand, as if it had been a mistake: who throws away what a house begins with is told so.
#[test]
fn a_play_of_a_hand_of_thoth_is_tried_again() {
    const GAME: &str = "thoth";
    let folder = tempfile::tempdir().unwrap();
    let setup = thoth_rules::Setup::assisted(2).lasting(thoth_rules::Length::OneHand);
    let m = session::Match::<Thoth>::new(&setup, 1, HandOptions::default(), false).unwrap();
    let (seat, today, chance) = (m.game().actor(), mistakes::day_of(std::time::SystemTime::now()), [0, 20]);
    let (game, played_in) = (GAME.to_owned(), "A hand".to_owned());
    let mut app = crate::app::app(folder.path());
    let mistake = Mistake {
        game,
        played_in,
        recording: 1,
        step: 0,
        seat,
        chance,
        found: today,
        interval: Interval::New,
        due: today,
    };
    let kept = &mut app.world_mut().resource_mut::<KeptMistakes>().0;
    assert!(kept.add(mistake, &m.position_of(seat).unwrap()).unwrap());
    command(&mut app, Command::Train(GAME.to_owned()));
    let thrown = m.game().legal_actions(seat).into_iter().find_map(|action| match action {
        Action::Play(play @ Play::Discard { card: Card::Trump(_) }) => Some(play),
        _ => None,
    });
    let play = thrown.expect("look for another seed");
    app.world_mut().write_message(Wish::<Thoth>(Intent::Declare(Declaration::Play(play))));
    until(&mut app, "what is said of it", is_told);
    let (words, now) = training(app.world()).told().unwrap();
    assert_eq!((words.grade, now.map(|now| now.interval)), (TryGrade::Worse, Some(Interval::Day)));
    assert_eq!(count(&app, GAME), (0, 1));
}

/// A mistake in a city that the program has just looked back at: its position is on the table as it was. The piece is set down
/// beside the city, where nothing can fall: what is said of that is a verdict on a placement.
pub fn a_mistake_in_a_city_is_tried_again(app: &mut App, m: &Match) {
    const GAME: &str = "rlyeh";
    assert!(count(app, GAME).0 > 0);
    command(app, Command::Train(GAME.to_owned()));
    let step = training(app.world()).mistake.step;
    let mut replay = Replay::of(m).unwrap();
    while replay.steps().0 < step {
        replay.step().unwrap();
    }
    let Some(&Intent::Take(piece)) = replay.next_deed() else { panic!("nothing was taken") };
    let shown = &app.world().resource::<CurrentView<Rlyeh>>().0;
    assert_eq!(shown.game.pieces.len(), replay.now().view().game.pieces.len());
    assert!(!training(app.world()).is_tried());
    crate::app::set_down(app, piece, 24.0, 14.0);
    until(app, "what is said of it", is_told);
    let (words, now) = training(app.world()).told().unwrap();
    assert!(words.grade.is_right(), "{words:?}");
    assert_eq!(now.map(|now| now.interval), Some(Interval::Day));
    command(app, Command::Lesson(LessonAct::Leave));
    assert_eq!(screen(app), Screen::Menu);
}
