//! What the others do can be followed: it is shown large, bots wait for it, keys hasten it, and nothing on the screen
//! names another seat meanwhile. Whoever waits is told how to go on.

use super::panels::{assert_inside, at_every_size, context, frame, words};
use super::rathulhu_app::asks_for_frames;
use super::rathulhu_scene::{EMPTY, data};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::egui::{Rect, pos2, vec2};
use game::{Game, Seat};
use rathulhu_rules as bids;
use rathulhu_window::shown_table::Table;
use rathulhu_window::{RathulhuMatch, RathulhuOrder, panels as bidding};
use rlyeh::Rlyeh;
use rlyeh_rules::{FirstSeat, Setup};
use rlyeh_window::setup::RlyehOrder;
use window::card_match::CardWish;
use window::game_ui::status;
use window::live_table::live_match::{Playing, Wish};
use window::messages::{Command, Screen};
use window::platform::settings::{Pace, Preferences};
use window::tempo::Tempo;
use window::ui::buttons::{Waiting, waiting};
use window::ui::spotlight::{self, Spotlights};

use game::Language;
use lang::Texts;
use session::{Intent, Names, Note, Seating, Sitter, Skill};
use std::sync::Arc;
use std::time::Duration;
use support::told::english;
use table::hand::HandOptions;
use thoth::Thoth;
use thoth::referee::Declaration;
use thoth_rules::{Dealer, Phase, Play};
use thoth_window::look::Pack;
use thoth_window::panels::turn;
use thoth_window::screen_state::ScreenState;
use thoth_window::setup::ThothOrder;

const NOVICE: Sitter = Sitter::Bot(Skill::Low);

/// An app in which every frame takes so many milliseconds.
fn app(frame_ms: u64) -> (App, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let mut app = super::app::app(folder.path());
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(frame_ms)));
    (app, folder)
}

fn command(app: &mut App, command: Command) {
    app.world_mut().write_message(command);
    (0..3).for_each(|_| app.update());
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Table);
}

fn seating(sitters: &[Sitter]) -> Seating {
    Seating { sitters: sitters.to_vec(), names: Names::usual(sitters.len()) }
}

fn lights(app: &App) -> &Spotlights {
    app.world().resource::<Spotlights>()
}

/// Who is in the light, and what the rules call it.
fn lit(app: &App) -> Option<(Seat, String)> {
    lights(app).now().map(|now| (now.seat, window::speech::say(&now.words)))
}

fn until(app: &mut App, what: &str, so: impl Fn(&App) -> bool) {
    for _ in 0..20_000 {
        if so(app) {
            return;
        }
        app.update();
        std::thread::sleep(Duration::from_micros(300));
    }
    panic!("waited in vain for {what}");
}

/// A match of Rathulhu with one person, who does not begin.
fn bid(app: &mut App) {
    let setup = bids::Setup::players(3);
    let begins = |seed: &u64| {
        let game = bids::Rathulhu::new(&setup, *seed).unwrap();
        game.phase().seat() == Some(Seat(1))
    };
    let seed = (0..).find(begins).unwrap();
    let seating = seating(&[Sitter::Person, NOVICE, NOVICE]);
    command(app, Command::Start(Arc::new(RathulhuOrder { setup, seating, seed, practice: true })));
}

fn moves(app: &App) -> u32 {
    app.world().resource::<RathulhuMatch>().0.moves()
}

/// What the panels of Rathulhu say.
fn said(app: &App) -> String {
    let m = &app.world().resource::<RathulhuMatch>().0;
    let size = vec2(1280.0, 720.0);
    let data = data(m, app.world().resource::<Table>(), &EMPTY, size);
    let ctx = context();
    let draw = || frame(&ctx, size, |ctx| drop(bidding::show(ctx, &data)));
    (0..3).for_each(|_| drop(draw()));
    words(&draw())
}

/// A text in which seats are numbered, with their names.
fn named(names: &Names, told: &str) -> String {
    Texts::of(Language::English).say(&told).named(|seat| names.of(seat))
}

#[test]
fn a_bots_move_is_shown_before_it_moves_and_everything_waits_for_it() {
    let (mut app, _folder) = app(90);
    bid(&mut app);
    until(&mut app, "a bot's move", |app| lights(app).is_on());
    let (seat, told) = lit(&app).unwrap();
    assert!(seat != Seat(0), "the person's own moves need no light");
    let (done, lying) = (moves(&app), app.world().resource::<Table>().seen().known().view.clone());
    let names = Names::usual(3);
    let mut frames = 0;
    while lit(&app) == Some((seat, told.clone())) {
        assert_eq!((moves(&app), &app.world().resource::<Table>().seen().known().view), (done, &lying));
        assert_eq!(status(app.world()).unwrap().turn, None, "nobody else is called");
        if frames == 3 {
            let said = said(&app);
            assert!(said.contains(&named(&names, &told)), "{told} is said by the bar too:\n{said}");
            let calls = ["thinking", "your turn", "to call"];
            assert!(calls.iter().all(|call| !said.contains(call)), "{said}");
        }
        let moving = asks_for_frames(&mut app);
        frames += 1;
        assert!(moving || !lights(&app).is_on(), "pictures go on while it is shown");
    }
    assert!((14..=22).contains(&frames), "1.6 s: {frames}");
    until(&mut app, "the move", |app| !app.world().resource::<Table>().events().is_empty());
    let last = app.world().resource::<Table>().events()[0].clone();
    let last = english(&last);
    assert!(last == told, "{last} was shown as {told}");
}

#[test]
fn at_once_and_skipping_leave_it_out_and_the_held_key_hastens_it() {
    let (mut app, _folder) = app(90);
    app.world_mut().resource_mut::<Preferences>().bots = Pace::AtOnce;
    app.update();
    bid(&mut app);
    let asked = |app: &App| {
        let seat = app.world().resource::<RathulhuMatch>().0.game().phase().seat();
        seat == Some(Seat(0)) && !app.world().resource::<Table>().is_busy()
    };
    until(&mut app, "the person's turn", |app| {
        assert!(!lights(app).is_on());
        asked(app)
    });
    app.world_mut().resource_mut::<Preferences>().bots = Pace::Normal;
    app.update();
    // Whatever a person may do.
    let m = &app.world().resource::<RathulhuMatch>().0;
    let action = m.game().legal_actions(Seat(0))[0];
    app.world_mut().write_message(CardWish(action));
    until(&mut app, "a bot's move", |app| lights(app).is_on());
    app.world_mut().write_message(Command::FastForward);
    until(&mut app, "the skip", |app| app.world().resource::<Tempo>().skips);
    app.update();
    until(&mut app, "the person's next turn", |app| {
        assert!(!lights(app).is_on());
        asked(app)
    });
    app.update();
    assert!(!app.world().resource::<Tempo>().skips, "once");
}

fn thoth(app: &mut App) {
    let setup = thoth_rules::Setup { dealer: Dealer::Seat(Seat(1)), ..thoth_rules::Setup::assisted(2) };
    let order = ThothOrder {
        setup,
        seating: seating(&[Sitter::Person, NOVICE]),
        colours: Default::default(),
        hand: Default::default(),
        magnet: false,
        seed: 3,
        practice: true,
    };
    command(app, Command::Start(Arc::new(order)));
}

#[test]
fn a_bots_card_is_shown_and_the_panel_names_the_bot_until_it_was_seen() {
    let (mut app, _folder) = app(50);
    thoth(&mut app);
    let game = |app: &App| app.world().resource::<Playing<Thoth>>().0.game().clone();
    let seen = |app: &App| app.world().resource::<ScreenState>().seen.clone().unwrap();
    let mine = |app: &App| *game(app).phase() == Phase::Choosing && game(app).active() == Seat(0);
    until(&mut app, "my turn", |app| mine(app) && !lights(app).is_on());
    let discard = |app: &mut App| {
        let card = game(app).hand(Seat(0))[0];
        let play = Intent::Declare(Declaration::Play(Play::Discard { card }));
        app.world_mut().write_message(Wish::<Thoth>(play));
        app.update();
    };
    // What the bot throws away is seen on its way to the pile, and not shown large.
    let until_shown = |app: &mut App| {
        for _ in 0..20 {
            let turn = game(app).turn();
            discard(app);
            until(app, "a card of the bot", |app| {
                lights(app).is_on() || (mine(app) && game(app).turn() > turn)
            });
            if lights(app).is_on() {
                return;
            }
        }
        panic!("the bot only discards");
    };
    until_shown(&mut app);
    let (seat, told) = lit(&app).unwrap();
    assert_eq!(seat, Seat(1));
    let notes = app.world().resource::<Playing<Thoth>>().0.notes().to_vec();
    let played =
        |note: &&Note<Thoth>| matches!(note, Note::Event(event) if window::speech::say(event) == told);
    assert!(notes.iter().any(|note| played(&note)), "{told} is what the rules say");
    app.update();
    let log = app.world().resource::<Playing<Thoth>>().0.log().len();
    while lit(&app) == Some((seat, told.clone())) {
        let seen = seen(&app);
        assert_eq!((seen.turn_of(), turn::asks(&seen)), (seat, named(&Names::usual(2), &told)));
        let ctx = context();
        let panel = || {
            frame(&ctx, vec2(400.0, 600.0), |ctx| {
                bevy_egui::egui::Area::new("turn".into())
                    .show(ctx, |ui| drop(turn::show(ui, &seen, Pack::default())));
            })
        };
        (0..2).for_each(|_| drop(panel()));
        let said = words(&panel());
        assert!(said.starts_with("Bo\n") && !said.contains("Ann"), "nobody else is named: {said}");
        assert_eq!(status(app.world()).unwrap().turn, None);
        assert_eq!(app.world().resource::<Playing<Thoth>>().0.log().len(), log, "the bot waits");
        app.update();
    }
    until(&mut app, "my turn again", |app| mine(app) && !lights(app).is_on());
    app.update();
    assert_eq!((seen(&app).turn_of(), seen(&app).shown), (Seat(0), None));
    assert_eq!(status(app.world()).unwrap().turn.unwrap().seat, Seat(0));
    // Whoever goes on has seen enough.
    until_shown(&mut app);
    until(&mut app, "my turn in the rules", |app| mine(app) || !lights(app).is_on());
    if lights(&app).is_on() {
        discard(&mut app);
        assert_ne!(lit(&app).map(|(seat, _)| seat), Some(Seat(0)));
    }
}

#[test]
fn dice_that_do_not_roll_are_shown_and_the_next_builder_waits() {
    let (mut app, _folder) = app(16);
    app.world_mut().resource_mut::<Preferences>().reduced_motion = true;
    let setup = Setup { first: FirstSeat::Seat(Seat(1)), ..Setup::players(2) };
    let seating = seating(&[Sitter::Person, NOVICE]);
    let order = RlyehOrder { setup, seating, seed: 3, hand: HandOptions::default(), practice: true };
    command(&mut app, Command::Start(Arc::new(order)));
    until(&mut app, "a roll", |app| lights(app).is_on());
    let now = lights(&app).now().unwrap().clone();
    assert!(
        now.seat == Seat(1) && window::speech::say(&now.words).contains("rolled") && !now.pictures.is_empty(),
        "{now:?}"
    );
    let log = app.world().resource::<Playing<Rlyeh>>().0.log().len();
    for _ in 0..30 {
        app.update();
        assert!(lights(&app).is_on() && status(app.world()).unwrap().turn.is_none());
        assert_eq!(app.world().resource::<Playing<Rlyeh>>().0.log().len(), log, "the bot waits");
    }
}

#[test]
fn the_light_is_within_the_window_at_every_size_and_goes_with_the_match() {
    let (mut app, _folder) = app(90);
    bid(&mut app);
    until(&mut app, "a bot's move", |app| lights(app).is_on());
    for goal in [None, Some(Rect::from_min_size(pos2(3.0, 3.0), vec2(40.0, 40.0)))] {
        at_every_size(|ctx| spotlight::show(ctx, lights(&app), goal, true));
        assert_inside("the light", vec2(900.0, 600.0), |ctx| spotlight::show(ctx, lights(&app), goal, true));
    }
    bid(&mut app);
    assert!(lit(&app).is_none_or(|(_, words)| !words.is_empty()));
    app.world_mut().resource_mut::<Spotlights>().clear();
    assert!(!lights(&app).is_on());
}

#[test]
fn whoever_waits_is_told_how_to_go_on() {
    let told = |who| {
        let ctx = context();
        let draw = || {
            frame(&ctx, vec2(600.0, 400.0), |ctx| {
                bevy_egui::egui::Area::new("waiting".into()).show(ctx, |ui| waiting(ui, who));
            })
        };
        (0..2).for_each(|_| drop(draw()));
        words(&draw()).replace('\u{a0}', "")
    };
    let nothing = told(Waiting::NothingLeft("until the next Aeon"));
    assert!(nothing.contains("Nothing left for you to decide until the next Aeon"), "{nothing}");
    for who in [Waiting::People, Waiting::NothingLeft("in this game")] {
        assert!(told(who).contains("Space") && told(who).contains("Shift+Space"), "{}", told(who));
    }
    assert!(!told(Waiting::Nobody).contains("your"), "nobody is to decide");
}

#[test]
fn whoever_has_no_token_left_or_was_outbid_has_nothing_to_decide() {
    use bidding::auction_bar::who_waits;
    let mut found = [0; 3];
    for seed in 0..6 {
        let mut sitters = vec![Sitter::Bot(Skill::Middle); 3];
        sitters[0] = Sitter::Person;
        let setup = bids::Setup::players(3);
        let mut m = session::CardMatch::<bids::Rathulhu>::new(&setup, seed, seating(&sitters), true).unwrap();
        while m.game().outcome().is_none() {
            let table = super::rathulhu_scene::table(&m);
            let who = who_waits(&data(&m, &table, &EMPTY, vec2(1280.0, 720.0))).unwrap();
            // Played on until the person is asked again: what can have been decided by then?
            let aeon = m.game().aeon();
            let mut ahead = m.clone();
            let auction =
                |m: &super::rathulhu_scene::Bidding| matches!(m.game().phase(), bids::Phase::Auction(_));
            let mut over = false;
            while ahead.game().outcome().is_none() && ahead.game().phase().seat() != Some(Seat(0)) {
                super::rathulhu_scene::step(&mut ahead, Skill::Low);
                over |= !auction(&ahead);
            }
            let next = ahead.game().outcome().is_some() || ahead.game().aeon() > aeon;
            match who {
                Waiting::NothingLeft("rathulhu-until-auction") => {
                    assert!(over, "asked in the same auction");
                    found[0] += 1;
                }
                Waiting::NothingLeft(until) => {
                    assert!(next, "asked in the same Aeon, though told {until}");
                    found[if until == "rathulhu-until-end" { 2 } else { 1 }] += 1;
                }
                Waiting::People => {}
                Waiting::Nobody => panic!("a person plays"),
            }
            super::rathulhu_scene::step(&mut m, Skill::Middle);
        }
    }
    assert!(found.iter().all(|count| *count > 3), "{found:?}");
}
