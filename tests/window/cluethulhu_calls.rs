//! The Day as the window calls it: all nine parts every Day, in the rules' order and equally long, whether anybody acts in
//! them or not, with what the Keeper says at the beginning and the end of each.

use super::cluethulhu_app::{FRAME_S, GOSSIP, PERSON, app, playing, seen, until};
use bevy::prelude::App;
use bevy::time::TimeUpdateStrategy;
use cluethulhu_rules::{Action, Cluethulhu, Keeper, Phase, Role, Segment, Setup};
use cluethulhu_window::clock::CALL_S;
use cluethulhu_window::console::{ConsoleOptions, DealtBy};
use cluethulhu_window::shown_table::Table;
use cluethulhu_window::{CluethulhuOrder, UiState};
use game::{Game, Seat};
use session::Seating;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use support::told::english;
use window::card_match::{CardOrder, CardWishOf};
use window::messages::Command;

const ORDER: [Segment; 9] = [
    Segment::Doll,
    Segment::Wizard,
    Segment::Detective,
    Segment::Investigators,
    Segment::Mother,
    Segment::Psychiatrist,
    Segment::TchoTcho,
    Segment::Traitor,
    Segment::Yithian,
];

/// What is said when a part begins, and when it ends; the Doll's words depend on who holds it.
fn words(segment: Segment) -> (String, String) {
    let name = english(&segment).to_lowercase();
    (name.clone(), format!("{name} asleep"))
}

/// The part that is shown as called, if any is.
fn called(app: &App) -> Option<Segment> {
    if seen(app).night || seen(app).result.is_some() {
        return None;
    }
    let game = app.world().resource::<Table>().seen();
    ORDER.into_iter().find(|segment| {
        game.moments.iter().any(|moment| match segment {
            Segment::Doll => ["doll", "doll first", "doll lost"].contains(&moment.name),
            other => moment.name == words(*other).0,
        })
    })
}

fn begin(folder: &Path, setup: Setup, seating: Seating, seed: u64) -> App {
    let mut app = app(folder);
    let order = CardOrder { setup, seating, seed, practice: false };
    let console = ConsoleOptions {
        dealt_by: DealtBy::Cards,
        by_itself: true,
        pace_s: PACE_S,
        ..ConsoleOptions::default()
    };
    app.world_mut().write_message(Command::Start(Arc::new(CluethulhuOrder {
        order,
        timers: false,
        console,
    })));
    app.update();
    app
}

/// From so many pictures of a part on time stands still for a bot that has not done its part: a busy machine gives it no
/// processor.
const LATE: u32 = 10;
/// So often, every millisecond, a bot is asked whether it has thought; then it never answers.
const LONGEST_THOUGHT: u32 = 60_000;

/// One Day as it is shown: each part, and how long it was, in pictures.
fn a_day(app: &mut App, mut acts: impl FnMut(&mut App)) -> Vec<(Segment, u32, Vec<&'static str>)> {
    let mut day: Vec<(Segment, u32, Vec<&'static str>)> = vec![];
    let (mut pictures, mut stood) = (0, 0);
    while pictures < 20_000 && stood < LONGEST_THOUGHT {
        let thinks = playing(app).waits_for_bot() && !app.world().resource::<Table>().is_busy();
        let stands = thinks && day.last().is_some_and(|(_, pictures, _)| *pictures >= LATE);
        let passes = Duration::from_secs_f32(if stands { 0.0 } else { FRAME_S });
        app.insert_resource(TimeUpdateStrategy::ManualDuration(passes));
        acts(app);
        app.update();
        // Bots think on other threads.
        std::thread::sleep(Duration::from_millis(1));
        (pictures, stood) = if stands { (pictures, stood + 1) } else { (pictures + 1, 0) };
        match called(app) {
            Some(segment) if day.last().is_none_or(|(last, ..)| *last != segment) => {
                day.push((segment, 1, seen(app).moments.iter().map(|moment| moment.name).collect()));
            }
            Some(_) => day.iter_mut().last().into_iter().for_each(|(_, long, _)| *long += u32::from(!stands)),
            None if !day.is_empty() => break,
            None => {}
        }
    }
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(FRAME_S)));
    assert!(called(app).is_none(), "the Day does not end: {day:?}");
    day
}

/// The deal of a seed in which the person is a plain Cultist: they have nothing to do by Day.
fn idle_seed(setup: &Setup) -> u64 {
    let dealt = |seed| Cluethulhu::new(setup, seed).unwrap().players()[0].tablet;
    (0..).find(|seed| dealt(*seed) == Role::Cultist).unwrap()
}

fn assert_alike(day: &[(Segment, u32, Vec<&'static str>)], long_s: f32) {
    assert_eq!(day.iter().map(|(segment, ..)| *segment).collect::<Vec<_>>(), ORDER);
    let frames = long_s / FRAME_S;
    for (segment, pictures, _) in day {
        // At the end of the last part everybody sees, large, who is out.
        let most = if *segment == Segment::Yithian { f32::MAX } else { frames + 3.0 };
        assert!((frames - 1.0..most).contains(&(*pictures as f32)), "{segment:?}: {day:?}");
    }
    for pair in day.windows(2) {
        let ends = if pair[0].0 == Segment::Doll { String::new() } else { words(pair[0].0).1 };
        assert!(ends.is_empty() || pair[1].2.contains(&ends.as_str()), "{ends}: {pair:?}");
    }
}

#[test]
fn every_part_of_a_day_is_equally_long_whoever_acts_in_it() {
    // Nobody has a power; and half of them do.
    for specials in [&[][..], &[Role::Wizard, Role::Mother, Role::TchoTcho]] {
        let setup = Setup::players(9).with(specials);
        let seed = idle_seed(&setup);
        let folder = tempfile::tempdir().unwrap();
        let seating = Seating::new((0..9).map(|k| if k == 0 { PERSON } else { GOSSIP }));
        let mut app = begin(folder.path(), setup, seating, seed);
        let first = a_day(&mut app, |_| ());
        assert_alike(&first, CALL_S);
        // The next Day, where the game goes on so long: nobody is asked to do anything but pass and vote.
        let passes = |app: &mut App| {
            let mine = playing(app).game().legal_actions(Seat(0));
            let quiet =
                [Action::Pass, Action::Vote(false), Action::Nobody].into_iter().find(|a| mine.contains(a));
            let waits = app.world().resource::<Table>().is_busy() || playing(app).waits_for_bot();
            if let Some(action) = quiet.or(mine.first().copied()).filter(|_| !waits) {
                app.world_mut().write_message(CardWishOf::new(Seat(0), action));
            }
        };
        for _ in 0..40_000 {
            if playing(&app).game().outcome().is_some() || called(&app).is_some() {
                break;
            }
            passes(&mut app);
            app.update();
            std::thread::sleep(Duration::from_micros(500));
        }
        if playing(&app).game().outcome().is_none() {
            let ritual = playing(&app).game().ritual();
            let second = a_day(&mut app, |_| ());
            if !ritual {
                assert_alike(&second, CALL_S);
            }
        }
    }
}

/// The pace that a Keeper has set, s.
const PACE_S: u8 = 8;

/// At the console nobody is hurried, and what passes by itself is there to be read aloud.
#[test]
fn a_keeper_reads_every_part_and_has_the_time_for_it() {
    let setup = Setup { keeper: Keeper::Human, ..Setup::players(9).with(&[Role::Wizard]) };
    let folder = tempfile::tempdir().unwrap();
    let mut app = begin(folder.path(), setup, Seating::people(9), 3);
    // All have their cards.
    app.world_mut().resource_mut::<UiState>().console.dealt(9);
    let day = a_day(&mut app, |app| {
        let game = playing(app).game();
        let calls = matches!(game.phase(), Phase::Segment { .. } | Phase::Marks { .. });
        let wish = game.to_act().first().copied().filter(|_| calls);
        if let Some(seat) = wish.filter(|_| !app.world().resource::<Table>().is_busy()) {
            app.world_mut().write_message(CardWishOf::new(seat, Action::Nobody));
        }
    });
    assert_alike(&day, PACE_S.into());
    until(&mut app, "the Night", |app| seen(app).night);
}
