//! A look back in the program, over a save of a match that is over: each decision is shown on the table as it was, the next one
//! follows the last, and the match comes back when it is left. Without the window the plate is not drawn.

use bevy::prelude::*;
use bots::{Bot as _, SeatPosition};
use game::{Game as _, Seat};
use window::coach::look_back::LookBack;
use window::messages::{Command, LookBackAct, Screen, Watched};
use window::watching::{ReplayAct, Watching};

use rlyeh::Match;
use session::{CardMatch, Seating, Skill};
use std::path::Path;
use support::drive::drive;
use table::hand::HandOptions;

fn until(app: &mut App, what: &str, so: impl Fn(&World) -> bool) {
    for _ in 0..200_000 {
        if so(app.world()) {
            return;
        }
        app.update();
        std::thread::sleep(std::time::Duration::from_millis(3));
    }
    panic!("waited in vain for {what}");
}

fn found(world: &World) -> &[window::coach::looked::Looked] {
    world.resource::<LookBack>().found().unwrap_or_default()
}

/// Looks back at the match of a save in an app whose files lie in a folder, at the decisions of a seat; at how many.
fn is_shown(save: &Path, folder: &Path, seat: Seat) -> (App, usize) {
    let mut app = crate::app::app(folder);
    let command = |app: &mut App, command: Command| {
        app.world_mut().write_message(command);
        (0..3).for_each(|_| app.update());
    };
    command(&mut app, Command::Load(save.to_owned()));
    let next = Command::LookBack(LookBackAct::Next);
    command(&mut app, next.clone());
    until(&mut app, "the look back", |world| world.contains_resource::<Watching>());
    let all = found(app.world()).to_vec();
    assert!(!all.is_empty() && all.iter().all(|looked| looked.seat == seat), "{all:?}");
    assert!(all.iter().all(|looked| looked.ways[0].what != looked.ways[1].what));
    let at = |world: &World, step: u64| {
        let watching = world.resource::<Watching>();
        !watching.is_winding() && watching.steps().0 == step
    };
    for looked in all.iter().chain(all.first()) {
        until(&mut app, "the table as it was", |world| at(world, looked.step));
        let shown = app.world().resource::<LookBack>();
        assert_eq!(shown.shown(app.world().resource::<Watching>()), Some(looked));
        command(&mut app, next.clone());
    }
    app.world_mut().resource_mut::<Watching>().want(ReplayAct::Leave);
    until(&mut app, "the match", |world| !world.contains_resource::<Watching>());
    // It is kept: nothing is thought of twice.
    command(&mut app, next);
    assert!(app.world().contains_resource::<Watching>());
    app.world_mut().resource_mut::<Watching>().want(ReplayAct::PlayOn);
    until(&mut app, "the match", |world| !world.contains_resource::<Watching>());
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Table);
    command(&mut app, Command::LookBack(LookBackAct::Next));
    let waits = (0..300).any(|_| {
        app.update();
        app.world().contains_resource::<Watching>()
    });
    assert!(!waits, "what is played on is not over, so it is not looked back at");
    // Another match that is watched is not taken for that one. A game with secrets is watched when it is over.
    app.world_mut().write_message(Command::Watch(Watched::Table));
    (0..3).for_each(|_| app.update());
    if let Some(watching) = app.world().get_resource::<Watching>() {
        assert_eq!(app.world().resource::<LookBack>().of(watching), None);
    }
    (app, all.len())
}

#[test]
fn a_match_of_cards_is_looked_back_at() {
    use cluethulhu::bot::Bot as Investigator;
    use session::Sitter;
    let folder = tempfile::tempdir().unwrap();
    let setup = cluethulhu_rules::Setup::players(9);
    let mut sitters = [Sitter::Bot(Skill::Low); 9];
    sitters[1] = Sitter::Person;
    let seed = 1;
    let mut m =
        CardMatch::<cluethulhu_rules::Cluethulhu>::new(&setup, seed, Seating::new(sitters), false).unwrap();
    // All lose their way again and again; what is named with this seed is more than one decision.
    let mut bots: Vec<Investigator> =
        (0..9).map(|seat| Investigator::new(Skill::Low, seed, Seat(seat))).collect();
    while let Some(seat) = m.game().to_act().first().copied() {
        let position = SeatPosition::of(m.game(), seat);
        m.act(seat, bots[usize::from(seat.0)].choose(&position).unwrap()).unwrap();
    }
    let path = folder.path().join("over.cyclopean");
    m.save(&path).unwrap();
    let (mut app, named) = is_shown(&path, folder.path(), Seat(1));
    assert!(named > 1, "look for another seed");
    crate::training::a_mistake_of_cards_is_tried_again(&mut app, folder.path(), &m, Seat(1));
}

/// A city that a Dabbler builds alone until so many pieces stand, or to its end.
fn city(pieces: usize, path: &Path) -> Match {
    const SEED: u64 = 2;
    use rlyeh::Intent;
    use rlyeh::bot::CityBuilder;
    use rlyeh::referee::Declaration;
    let setup = rlyeh_rules::Setup::solitaire(2);
    let mut m = Match::new(&setup, SEED, HandOptions::default(), true).unwrap();
    let enough = |m: &Match| m.is_waiting() && m.game().pieces_in_play().len() >= pieces;
    drive(&mut m, &mut [CityBuilder::new(Skill::Low, SEED, Seat(0))], enough);
    if m.game().outcome().is_none() {
        m.intend(Intent::Declare(Declaration::Stop)).unwrap();
    }
    m.save(path).unwrap();
    m
}

/// A placement of a whole city is named, and nothing in the first four of it.
#[test]
fn a_city_is_looked_back_at() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("over.cyclopean");
    let m = city(usize::MAX, &path);
    let (mut app, named) = is_shown(&path, folder.path(), Seat(0));
    assert!(named > 0, "look for another seed");
    crate::training::a_mistake_in_a_city_is_tried_again(&mut app, &m);

    city(4, &path);
    let mut app = crate::app::app(folder.path());
    for command in [Command::Load(path), Command::LookBack(LookBackAct::Next)] {
        app.world_mut().write_message(command);
        (0..3).for_each(|_| app.update());
    }
    assert!(matches!(app.world().resource::<LookBack>(), LookBack::Looks { .. }));
    until(&mut app, "the look back", |world| !matches!(world.resource::<LookBack>(), LookBack::Looks { .. }));
    assert!(found(app.world()).is_empty() && !app.world().contains_resource::<Watching>());
}

/// A plate keeps within a window as low as one at twice the size of text, and has all its height where there is room again.
#[test]
fn the_buttons_of_a_look_back_stay_in_sight_however_much_is_said() {
    use crate::panels::{bare, frame, words};
    use bevy_egui::egui::vec2;
    use game::message::Message as Words;
    use window::coach::advised::Advised;
    use window::coach::looked::{DecisionComment, Looked};
    use window::ui::layout;
    use window::ui::look_back_plate::{LookBackState, show};
    let said = |lines: usize| {
        let what = Some(Words::english("Set the small blue on the table. ".repeat(lines)));
        let ways = [(); 2].map(|()| Advised { what: what.clone(), ..Advised::default() });
        let (turn, verdict) = (Words::english("turn 12"), DecisionComment::Cost);
        Looked { step: 1, turn, seat: Seat(0), verdict, ways, position: None, chance: [0, 0] }
    };
    let (ctx, names) = (bare(), session::Names::usual(2));
    let high = |size: bevy_egui::egui::Vec2, lines: usize| {
        let looked = said(lines);
        let moment = LookBackState::Moment { looked: &looked, of: (0, 3), names: &names, is_there: true };
        let draw = |ctx: &bevy_egui::egui::Context| assert_eq!(show(ctx, &moment), None);
        (0..3).for_each(|_| drop(frame(&ctx, size, draw)));
        let shown = frame(&ctx, size, draw);
        let (plate, seen) = (layout::size(&ctx, "look back").unwrap(), words(&shown));
        assert!(plate.y <= size.y && seen.contains("Next"), "{plate} in {size}: {seen}");
        plate.y
    };
    let (low, usual) = (vec2(640.0, 360.0), vec2(1280.0, 720.0));
    let short = high(usual, 1);
    assert!(high(low, 12) > short);
    assert!(high(usual, 12) > 360.0 && high(usual, 1) < short + 1.0);
}
