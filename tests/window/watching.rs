//! "What happened?" after a collapse, and what holds after a match was watched, in the app without its window.

use bevy::prelude::*;
use bots::contest::decide;
use bots::player::tick;
use game::{Game, Seat};
use rathulhu::bot::Bot as Bidder;
use rathulhu_rules::{Rathulhu, Setup as Bidding};
use rlyeh::bot::CityBuilder;
use rlyeh::{Match, Rlyeh};
use rlyeh_rules::Setup;
use session::{CardMatch, Seating, Sitter, Skill, Undo};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use table::PieceId;
use table::hand::HandOptions;
use window::card_match::CardPlaying;
use window::live_table::live_match::Playing;
use window::messages::{Command, LastFall, Notice, Screen, Watched};
use window::watching::{Collapse, ReplayAct, Watching};

/// Most pictures that anything is waited for.
const PATIENCE: u32 = 20_000;

/// With this seed a dabbler brings a solitary city down.
const SEED: u64 = 8;

/// A solitary city that a dabbler has built, and the pieces that came down since it last rested: by a centimetre or more,
/// once no hand held anything.
fn built(seed: u64) -> (Match, BTreeSet<PieceId>) {
    let mut m = Match::new(&Setup::solitaire(3), seed, HandOptions::default(), false).unwrap();
    let mut players = [CityBuilder::new(Skill::Low, seed, Seat(0))];
    let height = |m: &Match, id| m.sim().pose(id).translation.z;
    let mut highest = BTreeMap::new();
    while m.game().outcome().is_none() || !m.is_waiting() {
        if m.hand().held().is_empty() {
            if m.is_waiting() {
                highest.clear();
            }
            for (id, _) in m.sim().pieces() {
                let highest = highest.entry(id).or_insert(f32::MIN);
                *highest = highest.max(height(&m, id));
            }
        }
        tick(&mut m, &mut players).unwrap();
    }
    let came_down = |id: &PieceId| highest[id] - height(&m, *id) > 1.0;
    let down = highest.keys().copied().filter(came_down).collect();
    (m, down)
}

/// One that has come down.
fn collapsed() -> (Match, BTreeSet<PieceId>) {
    let fell = |m: &Match| m.game().ending().unwrap().collapsed();
    let (m, down) = built(SEED);
    let other = || (1..200).find(|&seed| fell(&built(seed).0));
    assert!(fell(&m), "nothing falls with seed {SEED} now; pin {:?}", other());
    (m, down)
}

fn told(app: &App) -> Option<&Collapse> {
    app.world().resource::<Watching>().told()
}

fn command(app: &mut App, command: Command) {
    app.world_mut().write_message(command);
    (0..5).for_each(|_| app.update());
}

/// The app in a folder, with a match loaded.
fn loaded(m: &Match, folder: &Path) -> App {
    let save = folder.join("fallen.cyclopean");
    m.save(&save).unwrap();
    let mut app = super::app::app(folder);
    command(&mut app, Command::Load(save));
    app
}

#[test]
fn after_a_collapse_what_gave_way_is_found_told_and_run_up_to_slowly() {
    let (m, down) = collapsed();
    assert!(!down.is_empty());
    let folder = tempfile::tempdir().unwrap();
    let mut app = loaded(&m, folder.path());
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Table);
    command(&mut app, Command::Watch(Watched::LastFall));
    let waited = (0..PATIENCE).find(|_| {
        app.update();
        told(&app).is_some()
    });
    let why = app.world_mut().resource_mut::<Messages<Notice>>().drain().map(|n| n.words).collect::<Vec<_>>();
    assert!(waited.is_some(), "nothing was found: {why:?}");

    let found = told(&app).unwrap().clone();
    assert!(down.contains(&found.failed), "{found:?} beside {down:?}");
    let begins = ["Your ", "You ", "The "].iter().any(|begin| found.words.starts_with(begin));
    assert!(begins && !found.words.contains("the the "), "{}", found.words);
    let first = found.words.split(". ").next().unwrap_or_default();
    assert_eq!(first[1..], first[1..].to_lowercase(), "names stand within a sentence");
    let shown = app.world().resource::<Watching>().words().unwrap().to_owned();
    assert_eq!(shown, found.words);
    // It is run up to slowly from before it, and past it.
    let mut from = None;
    let passed = (0..PATIENCE).any(|_| {
        app.update();
        let watching = app.world().resource::<Watching>();
        let now = watching.steps().0;
        from = from.or_else(|| Some((now, watching.pace()?)));
        now > found.step
    });
    assert!(passed && from.is_some_and(|(from, pace)| from < found.step && pace < 1.0), "{from:?} {found:?}");
}

#[test]
fn a_film_of_a_fall_runs_slowly_stands_for_a_while_and_gives_the_match_back() {
    let (m, down) = collapsed();
    let folder = tempfile::tempdir().unwrap();
    let mut app = loaded(&m, folder.path());
    assert_eq!(*app.world().resource::<LastFall>(), LastFall { is_known: true, is_new: false });
    app.insert_resource(LastFall::default());
    command(&mut app, Command::Watch(Watched::Film));
    assert!(!app.world().contains_resource::<Watching>(), "nothing is known to have come down");

    app.world_mut().resource_mut::<LastFall>().is_known = true;
    command(&mut app, Command::Watch(Watched::Film));
    assert!(app.world().resource::<Watching>().is_film());
    let (mut paces, mut stood, mut words) = (vec![], 0, None);
    for _ in 0..PATIENCE {
        app.update();
        let Some(watching) = app.world().get_resource::<Watching>() else { break };
        words = watching.words().map(str::to_owned).or(words);
        match watching.pace() {
            Some(pace) => paces.push(pace),
            None if !paces.is_empty() => stood += 1,
            None => {}
        }
        if let Some(found) = watching.told() {
            assert!(down.contains(&found.failed));
        }
    }
    assert!(!app.world().contains_resource::<Watching>(), "it ends by itself");
    assert!(paces.len() > 60 && paces.iter().all(|pace| *pace < 0.5), "{} pictures of it", paces.len());
    assert!(stood > 60, "it stood for {stood} pictures");
    assert!(words.is_some_and(|words| words.len() > 10));
    let back = &app.world().resource::<Playing<Rlyeh>>().0;
    assert_eq!(back.game(), m.game(), "the match is there again");
}

/// A match of Rathulhu in practice, until so many moves were made or it is over.
fn practised(moves: u32) -> CardMatch<Rathulhu> {
    let seating = Seating::new([Sitter::Person; 2]);
    let mut m = CardMatch::<Rathulhu>::new(&Bidding::players(2), 5, seating, true).unwrap();
    let mut bots = [0, 1].map(|seat| Bidder::new(Skill::Low, 5, Seat(seat)));
    while m.moves() < moves && m.game().outcome().is_none() {
        let (seat, action) = decide(m.game(), &mut bots).unwrap();
        m.act(seat, action).unwrap();
    }
    m
}

#[test]
fn after_it_was_watched_a_match_can_be_taken_back_and_done_again() {
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("practice.cyclopean");
    let m = practised(u32::MAX);
    let all = m.moves();
    m.save(&save).unwrap();
    let mut app = super::app::app(folder.path());
    let command = |app: &mut App, command| {
        app.world_mut().write_message(command);
        (0..5).for_each(|_| app.update());
    };
    let game = |app: &App| app.world().resource::<CardPlaying<Rathulhu>>().0.game().clone();
    command(&mut app, Command::Load(save));
    command(&mut app, Command::Watch(Watched::Table));
    // While it is watched nothing is taken back: the replay stands on the table.
    command(&mut app, Command::Rewind(Undo::Undo));
    app.world_mut().resource_mut::<Watching>().want(ReplayAct::Leave);
    (0..5).for_each(|_| app.update());
    assert!(!app.world().contains_resource::<Watching>());
    assert_eq!(&game(&app), m.game(), "left, it is as it was");
    // A step comes to where somebody had a choice.
    let chosen = |moves: &u32| {
        let m = practised(*moves);
        m.game().to_act().iter().any(|seat| m.game().legal_actions(*seat).len() > 1)
    };
    let mut back = (0..all).rev().filter(chosen);
    let [last, before] = [(); 2].map(|()| back.next().unwrap());
    for moves in [last, before] {
        command(&mut app, Command::Rewind(Undo::Undo));
        assert_eq!(&game(&app), practised(moves).game());
    }
    for moves in [last, all] {
        command(&mut app, Command::Rewind(Undo::Redo));
        assert_eq!(&game(&app), practised(moves).game());
    }
}
