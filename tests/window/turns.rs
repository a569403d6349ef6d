//! A match of every game is watched again and stepped through by turns, in the app without its window. What turns there were
//! is told by what was written down while the match was played.

use crate::finished::{Finished, SEED, matches};
use bevy::prelude::*;
use rathulhu_rules::{Phase, Rathulhu};
use serde_json::Value;
use session::{CardMatch, Note, Tabled, cards};
use std::path::PathBuf;
use support::drive::houses;
use support::folder::Folder;
use thoth::Thoth;
use thoth_rules::Event;
use window::messages::{Command, Watched};
use window::watching::{ReplayAct, Watching};

/// Most pictures that anything is waited for.
const PATIENCE: u32 = 20_000;

/// The number in an event that begins a turn, wherever in a line of the journal it stands.
fn begun(line: &Value) -> Option<u64> {
    match line {
        Value::Object(parts) => parts.iter().find_map(|(name, what)| match name.as_str() {
            "TurnBegan" => what["turn"].as_u64(),
            "DayBroke" => what["day"].as_u64().map(|day| 2 * day - 1),
            "NightFell" => what["night"].as_u64().map(|night| 2 * night),
            _ => begun(what),
        }),
        Value::Array(parts) => parts.iter().find_map(begun),
        _ => None,
    }
}

/// A match that was saved, and its turns in order.
struct Played {
    id: &'static str,
    save: PathBuf,
    turns: Vec<u64>,
}

/// With the turn in which a match begins, which no event tells of.
fn from_the_first(mut turns: Vec<u64>) -> Vec<u64> {
    if turns.first() != Some(&1) {
        turns.insert(0, 1);
    }
    turns
}

/// The turns of a match that the command line played.
fn played(m: &Finished) -> Played {
    let read = |line| serde_json::from_str::<Value>(line).unwrap();
    let mut turns: Vec<u64> = m.journal.lines().map(read).filter_map(|line| begun(&line)).collect();
    if m.info.id == "rathulhu" {
        // No event tells of a turn, but the rules wait for one.
        let m: CardMatch<Rathulhu> = CardMatch::from_bytes(&m.bytes, &m.save).unwrap();
        let after = |moves: usize| {
            let game = cards::replay::<Rathulhu>(m.setup(), m.seed(), &m.log()[..moves]).unwrap();
            matches!(game.phase(), Phase::Turn { .. })
        };
        let waited = (0..=m.log().len()).filter(|moves| after(*moves));
        turns = (1..).zip(waited).map(|(turn, _)| turn).collect();
    }
    Played { id: m.info.id, save: m.save.clone(), turns: from_the_first(turns) }
}

/// A match of Houses of Thoth at a table, which the command line plays without one.
fn at_a_table(save: PathBuf) -> Played {
    let (m, notes) = houses(SEED);
    m.save(&save).unwrap();
    let began = |note: &Note<Thoth>| match note {
        Note::Event(Event::TurnBegan { turn, .. }) => Some(u64::from(*turn)),
        _ => None,
    };
    Played { id: Thoth::NAME, save, turns: from_the_first(notes.iter().filter_map(began).collect()) }
}

/// Something is wanted of the replay, and done; at which step and in which turn it then is.
fn done(app: &mut App, act: ReplayAct) -> (u64, u64) {
    app.world_mut().resource_mut::<Watching>().want(act);
    let there = (0..PATIENCE).any(|_| {
        app.update();
        !app.world().resource::<Watching>().is_winding()
    });
    assert!(there, "{act:?} takes for ever");
    let watching = app.world().resource::<Watching>();
    (watching.steps().0, u64::from(watching.turn().0))
}

fn watch(m: &Played) -> (App, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let mut app = super::app::app(folder.path());
    for command in [Command::Load(m.save.clone()), Command::Watch(Watched::Table)] {
        app.world_mut().write_message(command);
        (0..5).for_each(|_| app.update());
    }
    assert!(app.world().contains_resource::<Watching>(), "{}: {:?}", m.id, super::app::notices(&mut app));
    let _ = done(&mut app, ReplayAct::Play(false));
    (app, folder)
}

#[test]
fn every_turn_of_every_game_is_visited_once_on_the_way_to_the_end_and_back() {
    let folder = Folder::new();
    let at_a_table = at_a_table(folder.file("thoth.cyclopean"));
    let flat = matches().iter().map(played).filter(|m| m.id != Thoth::NAME);
    for m in flat.chain([at_a_table]) {
        let (id, turns) = (m.id, &m.turns);
        assert!(turns.len() > 3, "{id}: {turns:?}");
        let (mut app, _folder) = watch(&m);
        let mut stops = vec![done(&mut app, ReplayAct::Goal(0))];
        let end = app.world().resource::<Watching>().steps().1;
        while stops.last().unwrap().0 < end {
            stops.push(done(&mut app, ReplayAct::Turn(1)));
            assert!(stops.len() <= turns.len() + 1, "{id}: {stops:?} are more than {turns:?}");
        }
        let number = |stop: &(u64, u64)| stop.1;
        let mut on: Vec<u64> = stops.iter().map(number).collect();
        // After the beginning of the last turn comes the end of it.
        if on.len() > turns.len() {
            assert_eq!(on.pop(), on.last().copied(), "{id}");
        }
        assert_eq!(&on, turns, "{id}");

        let mut back = vec![];
        loop {
            let stop = done(&mut app, ReplayAct::Turn(-1));
            back.push(stop);
            if stop.0 == 0 {
                break;
            }
            assert!(back.len() <= turns.len(), "{id}: {back:?} are more than {turns:?}");
        }
        stops.pop();
        stops.reverse();
        assert_eq!(back, stops, "{id}: the way back is the way there");
        // Whoever is in a hurry gets as far, and whoever comes from elsewhere too.
        assert_eq!(done(&mut app, ReplayAct::Turn(3)).1, turns[3], "{id}");
        let _ = done(&mut app, ReplayAct::Goal(end));
        let last = done(&mut app, ReplayAct::Turn(-1));
        assert_eq!(last, stops[0], "{id}");
    }
}
