//! A party at the Keeper's console: the screen goes round first, and each sees their own tablet alone; then the calls go on at a
//! word, by keys, and nothing goes on without.

use super::app::{notices, press};
use super::cluethulhu_app::{app, enter, playing, point, seen, shortcut, ui_state};
use super::cluethulhu_panels::{WINDOWS, click};
use crate::panels::{assert_sound, context, frame};
use crate::rathulhu_panels::written;
use bevy::input::keyboard::Key;
use bevy::prelude::{App, KeyCode};
use cluethulhu_rules::{Action, Phase, Role, Thing};
use cluethulhu_window::console::{Console, ConsoleOptions, DealStage, DealtBy};
use cluethulhu_window::panel_data::PanelData;
use cluethulhu_window::panels::{self, deal};
use cluethulhu_window::seen::{Cue, PublicRecord, Viewer};
use cluethulhu_window::setup;
use cluethulhu_window::shown_table::Table;
use cluethulhu_window::ui_state::{GameRequest, ScreenMode, UiState, Wanted};
use cluethulhu_window::{keys, texts};
use game::{Game, Seat};
use std::sync::Arc;
use strum::VariantArray;
use support::told::english;
use window::keys::Shortcut;
use window::messages::Command;
use window::ui::act::UiCommand;

const SEED: u64 = 4;

/// A party of nine, as the form of the console orders it.
fn begin(app: &mut App, options: ConsoleOptions) {
    let mut draft = setup::console();
    draft.own.console = options;
    app.world_mut().write_message(Command::Start(Arc::new(draft.order(SEED).unwrap())));
    (0..3).for_each(|_| app.update());
}

fn home(app: &mut App) {
    press(app, KeyCode::Home, Key::Home);
}

fn next(app: &mut App) {
    press(app, KeyCode::PageDown, Key::PageDown);
    (0..2).for_each(|_| app.update());
}

/// What is drawn for whoever has the screen.
fn page(app: &App) -> Vec<String> {
    let m = playing(app);
    let data = PanelData::new(seen(app), m.seating(), ui_state(app), WINDOWS[0]);
    let view = m.game().view(ui_state(app).console.looks());
    let ctx = context();
    let draw = || frame(&ctx, WINDOWS[0], |ctx| deal::show(ctx, &data, &view, &mut vec![]));
    (0..3).for_each(|_| drop(draw()));
    written(&draw()).into_iter().map(|words| words.words).collect()
}

#[test]
fn each_sees_their_own_tablet_once_and_alone_and_then_the_keeper_calls() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    begin(&mut app, ConsoleOptions::default());
    assert_eq!(ui_state(&app).manner, ScreenMode::Console);
    let tablets: Vec<Role> = playing(&app).game().players().iter().map(|player| player.tablet).collect();
    let mut looked = vec![];
    while let Some(DealStage::Waits(seat)) = ui_state(&app).console.deal {
        // What covers a tablet shows none.
        enter(&mut app);
        next(&mut app);
        shortcut(&mut app, keys::PUBLIC);
        assert_eq!(ui_state(&app).console.deal, Some(DealStage::Waits(seat)));
        home(&mut app);
        // The key that shows one covers none.
        home(&mut app);
        assert_eq!(ui_state(&app).console.looks(), Some(seat));
        assert!(seen(&app).seats.iter().all(|seat| seat.role.is_none()), "no grimoire before {seat}");
        assert_eq!(app.world().resource::<Table>().viewer(), Viewer::Everybody);
        let page = page(&app);
        let own = tablets[usize::from(seat.0)];
        for role in Role::VARIANTS {
            let there = page.iter().any(|words| words.starts_with(&format!("{},", english(role))));
            assert_eq!(there, *role == own, "{seat}: {page:?}");
        }
        let names = playing(&app).seating().names.clone();
        assert!(page.contains(&names.of(seat)), "{page:?}");
        looked.push(seat);
        enter(&mut app);
    }
    assert_eq!(looked, (0..9).map(Seat).collect::<Vec<_>>());
    // The last of them has the screen still: nobody but the Keeper uncovers the grimoire.
    assert_eq!(ui_state(&app).console.deal, Some(DealStage::Keeper));
    enter(&mut app);
    next(&mut app);
    assert!(seen(&app).seats.iter().all(|seat| seat.role.is_none()));
    assert!(page(&app).contains(&english(&texts::Console::ToKeeper)));
    home(&mut app);
    (0..2).for_each(|_| app.update());
    let shown: Vec<Role> = seen(&app).seats.iter().filter_map(|seat| seat.role).collect();
    assert_eq!((shown, ui_state(&app).console.deal), (tablets, None));
    assert!(playing(&app).log().is_empty(), "none of it is part of the match");
    first_day(&mut app);
}

/// Calls a whole Day by keys, where nobody points at anybody.
fn first_day(app: &mut App) {
    let line = |app: &App| {
        let console = &ui_state(app).console;
        seen(app).moments[console.line].name
    };
    let mut read = vec![line(app)];
    while !seen(app).night {
        // Nothing goes on by itself, however long that takes.
        (0..40).for_each(|_| app.update());
        assert_eq!(read.last(), Some(&line(app)));
        let busy = app.world().resource::<Table>().is_busy();
        if !ui_state(app).console.is_at_end() || busy {
            let ends = ui_state(app).console.is_at_end();
            let foreseen = if ends { seen(app).around.1.clone() } else { vec![] };
            next(app);
            assert!(foreseen.iter().all(|cue| seen(app).moments.contains(cue)), "{foreseen:?}");
            read.push(line(app));
            assert!(read.len() < 60, "{read:?}");
            continue;
        }
        // Somebody is asked: without what they do nothing goes on, and the key says so.
        press(app, KeyCode::PageDown, Key::PageDown);
        let button =
            PanelData::new(seen(app), playing(app).seating(), ui_state(app), WINDOWS[0]).why_not_next();
        assert_eq!(notices(app), button.as_ref().map(english).into_iter().collect::<Vec<_>>());
        assert_eq!(read.last(), Some(&line(app)));
        assert!(matches!(playing(app).game().phase(), Phase::Segment { .. } | Phase::Marks { .. }));
        let mut offers = seen(app).offers.all().iter();
        let way = offers.find(|offer| offer.what == Action::Nobody).expect("nobody can be meant").way.clone();
        shortcut(app, Shortcut::of(way.deed).expect("it has a key"));
        for thing in &way.at {
            if let Thing::Seat(seat) = thing {
                point(app, *seat);
            }
        }
        app.update();
        // Where the Investigators do not agree they are asked again at once.
        read.extend(Some(line(app)).filter(|line| read.last() != Some(line)));
    }
    let wanted = [
        "begin",
        "day",
        "doll first",
        "doll unmoved",
        "wizard",
        "wizard asleep",
        "detective",
        "detective asleep",
        "investigators",
        "investigators again",
        "investigators asleep",
        "mother",
        "mother asleep",
        "psychiatrist",
        "psychiatrist asleep",
        "tcho-tcho",
        "tcho-tcho asleep",
        "traitor",
        "traitor asleep",
        "yithian",
        "yithian asleep",
    ];
    assert_eq!(read, wanted);
}

/// Who has cards sees no tablet on the screen, and the calls wait for the Keeper all the same; then they go on, hold, and are
/// read again.
#[test]
fn a_keeper_who_has_handed_out_cards_sets_the_pace() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    begin(
        &mut app,
        ConsoleOptions { dealt_by: DealtBy::Cards, by_itself: true, pace_s: 6, click_is_next: false },
    );
    let line = |app: &App| (seen(app).moments[0].name, ui_state(app).console.line);
    (0..100).for_each(|_| app.update());
    assert_eq!((line(&app), ui_state(&app).console.deal), (("begin", 0), Some(DealStage::Cards)));
    assert!(seen(&app).seats.iter().all(|seat| seat.role.is_some()), "the Keeper sees whose is whose");
    enter(&mut app);
    // A call of three lines in six seconds, in pictures of 0.09 s.
    (0..30).for_each(|_| app.update());
    assert_eq!(line(&app), ("begin", 1));
    press(&mut app, KeyCode::PageUp, Key::PageUp);
    assert_eq!(line(&app), ("begin", 0));
    shortcut(&mut app, keys::HOLD);
    (0..200).for_each(|_| app.update());
    assert_eq!(line(&app), ("begin", 0), "it holds");
    shortcut(&mut app, keys::HOLD);
    (0..72).for_each(|_| app.update());
    assert_ne!(line(&app).0, "begin", "the next call");
}

/// What was read is not read again once something is entered; and what is new then has its time, however long it was waited for.
#[test]
fn what_is_entered_leads_on_to_the_new_lines() {
    let call =
        |names: &[&'static str]| -> Vec<Cue> { names.iter().map(|name| Cue { name, who: vec![] }).collect() };
    let mut console = Console::dealing(ConsoleOptions { by_itself: true, ..ConsoleOptions::default() });
    console.hear(&call(&["night", "taken", "priest"]));
    assert!(console.pass(100.0) && console.is_at_end());
    console.hear(&call(&["night", "taken", "elected", "discuss"]));
    assert_eq!(console.line, 2, "the first line that nobody has heard");
    assert!(!console.pass(0.1));
    assert_eq!(console.line, 2, "it takes its time");
    // What is told of the time before is known, too.
    console.hear(&call(&["yithian asleep", "night", "taken", "elected", "accuse"]));
    assert_eq!(console.line, 4);
    console.hear(&call(&["lap"]));
    assert_eq!(console.line, 0);
}

/// A click that means nothing else goes on, if the Keeper has chosen so.
#[test]
fn a_click_anywhere_goes_on_where_a_keeper_has_chosen_so() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    begin(&mut app, ConsoleOptions { dealt_by: DealtBy::Cards, ..ConsoleOptions::default() });
    enter(&mut app);
    let seen: &PublicRecord = seen(&app);
    let clicks = |click_is_next: bool| -> Vec<Wanted> {
        let mut ui_state: UiState = ui_state(&app).clone();
        ui_state.console.options.click_is_next = click_is_next;
        let data = PanelData::new(seen, playing(&app).seating(), &ui_state, WINDOWS[0]);
        let middle = data.layout.ring.middle.center();
        click(WINDOWS[0], middle, |ctx| {
            let wanted = panels::show(ctx, &data);
            panels::click_is_next(ctx, &data, &wanted).into_iter().chain(wanted).collect()
        })
    };
    assert_eq!(clicks(true), [UiCommand::Wish(GameRequest::Next)]);
    assert_eq!(clicks(false), []);
}

/// The line that is read is the largest on the screen, and nobody is offered a decision to skip to.
#[test]
fn the_line_that_is_read_stands_out() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(folder.path());
    begin(&mut app, ConsoleOptions { dealt_by: DealtBy::Cards, ..ConsoleOptions::default() });
    enter(&mut app);
    next(&mut app);
    let data = PanelData {
        waits: true,
        ..PanelData::new(seen(&app), playing(&app).seating(), ui_state(&app), WINDOWS[0])
    };
    let ctx = context();
    let draw = || frame(&ctx, WINDOWS[0], |ctx| drop(panels::show(ctx, &data)));
    (0..3).for_each(|_| drop(draw()));
    let output = draw();
    assert_sound(WINDOWS[0], &output);
    let all: Vec<String> = written(&output).into_iter().map(|words| words.words).collect();
    let marked: Vec<&String> = all.iter().filter(|words| words.starts_with('⏵')).collect();
    assert_eq!(marked.len(), 1, "{all:?}");
    assert!(marked[0].contains("The Day breaks"), "{marked:?}");
    assert!(all.iter().any(|words| words.starts_with("Everybody has been given a tablet")), "{all:?}");
    assert!(!all.iter().any(|words| words.contains("Skip") || words == "faster"), "{all:?}");
}

/// What is written over one line covers the next the same way: the stages of a deal of any size.
#[test]
fn a_deal_ends_with_the_keeper() {
    for players in [7, 20] {
        let mut console = Console::dealing(ConsoleOptions::default());
        for seat in 0..players {
            assert_eq!(console.deal, Some(DealStage::Waits(Seat(seat))));
            console.come();
            console.cover();
            assert_eq!(console.deal, Some(DealStage::Waits(Seat(seat))), "the menu covers it");
            console.come();
            console.dealt(players);
        }
        assert_eq!(console.deal, Some(DealStage::Keeper));
        console.dealt(players);
        assert_eq!(console.deal, None);
    }
}
