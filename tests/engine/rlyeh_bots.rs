//! The bots of Builders of R'lyeh on the real table, headless.

use bots::Bot as _;
use bots::player::TablePlayer;
use game::{Game, Outcome, Seat};
use rlyeh::bot::{Bot, BotPosition, CityBuilder, Idea};
use rlyeh::referee::Declaration;
use rlyeh::{Intent, Match, Note};
use rlyeh_rules::{Aim, Alone, Asks, Chooser, Class, DieOrder, Event, Floors, Phase, Setup};
use session::Skill;
use support::counts::whole_or;
use support::drive::{build, drive, two};
use table::hand::HandOptions;
use table::rapier3d::prelude::Vector;
use table::{HandCommand, PieceId};

#[test]
fn architects_build_in_turn_and_nothing_falls() {
    let mut m = two(5);
    let notes = build(&mut m, &[Skill::High; 2], 8);
    assert!(m.game().outcome().is_none() && m.game().pieces_in_play().len() >= 5);
    let fell = |note: &&Note| matches!(note, Note::Event(Event::Fell { .. } | Event::Collapsed { .. }));
    assert_eq!(notes.iter().filter(fell).count(), 0);
    m.game().audit().unwrap();
    let turns = notes.iter().filter(|n| matches!(n, Note::Event(Event::TurnBegan { .. }))).count();
    assert!(turns >= 7, "{turns}");
}

/// Five games; one in `./test`.
#[test]
fn an_architect_wins_most_games_from_a_builder() {
    let games = whole_or(5, 1);
    // It keeps its small ones and lets the other go over it early on: only the end counts.
    let mut won = [0, 0];
    for seed in 1..=games {
        let mut m = two(seed);
        build(&mut m, &[Skill::High, Skill::Middle], 200);
        let Some(Outcome::Won(seats)) = m.game().outcome() else { continue };
        seats.iter().for_each(|seat| won[usize::from(seat.0)] += 1);
    }
    assert!(won[0] > won[1], "the architect and the builder won {won:?} of {games} games");
}

#[test]
fn alone_an_architect_builds_higher_than_its_spires_and_nothing_falls() {
    let mut m = Match::new(&Setup::solitaire(3), 2, HandOptions::default(), false).unwrap();
    build(&mut m, &[Skill::High], 24);
    assert!(m.game().outcome().is_none());
    // A stash's five large ones in a stack are 82.55 mm high.
    assert!(m.game().height_um() > 82_550, "{}", m.game().height_um());
}

#[test]
fn alone_for_grandeur_an_architect_lays_floor_on_floor_and_nothing_falls() {
    let setup = Setup::alone(Alone { stashes: 3, chooser: Chooser::D6, aim: Aim::Grandest });
    let mut m = Match::new(&setup, 700_005, HandOptions::default(), false).unwrap();
    build(&mut m, &[Skill::High], 22);
    assert!(m.game().outcome().is_none());
    let Floors { storeys, grandeur, .. } = m.game().floors();
    assert!(storeys >= 2 && grandeur >= 8, "{:?}", m.game().floors());
}

/// With this seed a loose pyramid points under the card that an Arrange has just laid, and lifts it when it is taken. Moved onto
/// the card it drags that off its tips. The architect finds that out beforehand.
#[test]
fn an_arrange_takes_nothing_from_under_its_own_card() {
    let setup = Setup::alone(Alone { stashes: 3, chooser: Chooser::D6, aim: Aim::Grandest });
    let mut m = Match::new(&setup, 1_210_002, HandOptions::default(), false).unwrap();
    let mut builder = [CityBuilder::new(Skill::High, m.seed(), Seat(0))];
    drive(&mut m, &mut builder, |m| matches!(m.game().asks(), Asks::Move { .. }));
    let Asks::Move { onto } = m.game().asks() else { panic!("the seed tells another story") };
    let lifts_it = |id: &PieceId| {
        let mut lifted = m.clone();
        let up = (lifted.sim().pose(*id).translation + Vector::Z * 5.0).to_array();
        let taken = lifted.intend(Intent::Take(*id)).is_ok();
        let _ = lifted.intend(Intent::Hand(HandCommand::Move(up)));
        let rises = |_| {
            lifted.tick();
            lifted.sim().pose(onto).translation.z > m.sim().pose(onto).translation.z + 0.1
        };
        taken && (0..30).any(rises)
    };
    let pieces = m.game().pieces_in_play();
    assert_eq!(pieces.iter().filter(|id| lifts_it(id)).count(), 1, "the seed tells another story");
    let turn = m.game().turn();
    drive(&mut m, &mut builder, |m| m.game().turn() > turn && m.is_waiting());
    assert!(m.game().outcome().is_none(), "it brings its own city down");
    assert_eq!(m.game().floors().laid, 1);
}

/// The peer of the bench: with the dice of a match it has as many spires on its tree as it rolled.
#[test]
fn the_one_tree_driver_puts_every_spire_onto_one_tree() {
    let mut m = Match::new(&Setup::solitaire(3), 5, HandOptions::default(), false).unwrap();
    let mut driver = [CityBuilder::of(Bot::one_tree(5))];
    let notes = drive(&mut m, &mut driver, |m| m.game().turn() > 14 && m.is_waiting());
    let spire = |note: &&Note| matches!(note, Note::Event(Event::Rolled { roll, .. }) if roll.deed() == DieOrder::Spire);
    let spires = notes.iter().filter(spire).count();
    let upright =
        |id: &PieceId| m.game().facts_of(*id).is_some_and(|facts| facts.class == Some(Class::Upright));
    let tree = m.game().pieces_in_play().into_iter().find(upright).map_or(0, |id| m.game().stack(id).len());
    assert!(spires > 2 && tree == spires, "{tree} of {spires}");
}

#[test]
fn nothing_bots_want_is_refused_and_the_books_stay_right() {
    let mut m = Match::new(&Setup::players(5), 11, HandOptions::default(), false).unwrap();
    let levels = [Skill::High, Skill::Low, Skill::Middle, Skill::High, Skill::Low];
    let notes = build(&mut m, &levels, 10);
    assert!(!notes.iter().any(|note| matches!(note, Note::Refused { .. })));
    m.game().audit().unwrap();
    m.sim().check().unwrap();
}

#[test]
fn the_same_seed_gives_the_same_city() {
    let play = |seed| {
        let mut m = two(seed);
        build(&mut m, &[Skill::Low, Skill::High], 4);
        (m.log().to_vec(), m.game().clone())
    };
    assert!(play(9) == play(9));
    assert!(play(9).0 != play(10).0);
}

#[test]
fn a_dabbler_does_not_try_and_the_others_do() {
    let mut m = two(3);
    // Roll until a pyramid is to be set upright.
    let mut builder = CityBuilder::new(Skill::Middle, 1, Seat(0));
    for _ in 0..100_000 {
        let spire = m.game().roll().is_some_and(|roll| roll.deed() == DieOrder::Spire);
        if spire && matches!(m.game().phase(), Phase::Acting { .. }) && m.game().pieces_in_play().len() > 2 {
            break;
        }
        if let Some(intent) = builder.act(&m) {
            m.intend(intent.clone()).unwrap();
            builder.done(&intent);
        }
        m.tick();
    }
    let site = BotPosition::of(&m);
    let place = |level, seed| match Bot::new(level, seed, Seat(0)).choose(&site) {
        Some(Idea::Set(spot)) => spot.pose.translation,
        other => panic!("{other:?}"),
    };
    // How far apart the places are where hands of different seeds set the piece, cm.
    let apart = |level| {
        let places: Vec<_> = (0..8).map(|seed| place(level, seed)).collect();
        places.iter().map(|at| at.distance(places[0])).fold(0.0, f32::max)
    };
    for level in [Skill::Middle, Skill::High] {
        let apart = apart(level);
        assert!(apart > 0.0, "no hand is quite steady");
        assert!(apart < 0.1, "the best spot is the best spot, but for the slip of a hand: {apart}");
    }
    assert!(apart(Skill::Low) > 1.0, "careless hands go where they go");
    // What is thought of changes nothing.
    m.intend(Intent::Declare(Declaration::Pass)).unwrap_err();
}
