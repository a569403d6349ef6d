//! The match of Rathulhu under way: started, loaded, rewound; wishes are carried out; the bots' moves come in.

use super::setup::bot_name;
use super::table::Table;
use crate::app::commands;
use crate::app::commands::LiveError;
use crate::app::messages::{CardOrder, Notice, Open, RathulhuMatch, RathulhuWish};
use crate::app::platform::record::{Autosave, Recorder, Saves};
use crate::game::Game;
use crate::game::Seat;
use crate::games::rathulhu::rules::{Action, Rathulhu, Setup};
use crate::session::{CardGame, CardMatch, CardNote, Undo};
use bevy::prelude::*;
use std::path::Path;

/// Starts a match.
pub(crate) fn start(world: &mut World, order: &CardOrder<Setup>) -> Result<(), LiveError> {
    install(world, CardMatch::new(&order.setup, order.seed, order.seats.clone(), order.practice)?);
    Ok(())
}

/// Loads a match.
pub(crate) fn load(world: &mut World, path: &Path) -> Result<(), LiveError> {
    install(world, CardMatch::load(path)?);
    Ok(())
}

fn install(world: &mut World, playing: CardMatch<Rathulhu>) {
    commands::clear(world);
    let begun = world.resource_mut::<Recorder>().begin(Rathulhu::NAME, &playing.about(), playing.seed());
    if let Err(why) = begun {
        world.write_message(Notice(why));
    }
    *world.resource_mut::<Autosave>() = Autosave::at(mark(&playing));
    world.insert_resource(Table::of(playing.game()));
    world.insert_resource(RathulhuMatch(playing));
    world.insert_resource(Open::default());
}

/// Takes a step back or again; the table shows it at once.
pub(crate) fn rewind(world: &mut World, way: Undo) -> Result<(), LiveError> {
    let mut playing = world.get_resource_mut::<RathulhuMatch>().ok_or(LiveError::NoMatch)?;
    let notes = playing.0.rewind(way)?;
    let game = playing.0.game().clone();
    world.resource_mut::<Table>().jump(&game);
    if let Err(why) = world.resource_mut::<Recorder>().notes(&notes) {
        world.write_message(Notice(why));
    }
    Ok(())
}

/// Does what a seat wants: rules, journal, and what is to be seen of it.
pub(super) fn act(
    playing: &mut CardMatch<Rathulhu>,
    seat: Seat,
    action: Action,
    table: &mut Table,
    recorder: &mut Recorder,
) -> Result<(), String> {
    let before = playing.notes().len();
    match playing.act(seat, action) {
        Ok(notes) => {
            table.follow(notes.iter().filter_map(|note| match note {
                CardNote::Event(event) => Some(event.clone()),
                _ => None,
            }));
            recorder.step(playing.log().last(), &notes)
        }
        Err(error) => {
            recorder.notes(&playing.notes()[before..])?;
            Err(commands::capital(&error.to_string()))
        }
    }
}

/// Carries out what the person at the screen wants.
pub(super) fn carry_out(
    mut wishes: MessageReader<RathulhuWish>,
    mut playing: ResMut<RathulhuMatch>,
    mut table: ResMut<Table>,
    mut recorder: ResMut<Recorder>,
    mut notices: MessageWriter<Notice>,
) {
    for RathulhuWish(action) in wishes.read() {
        // When the game is over there is nobody to ask, and the rules say so to whoever does.
        let seat = playing.0.game().phase().seat().unwrap_or(Seat(0));
        if let Some(bot) = bot_name(playing.0.sitter(seat)) {
            notices.write(Notice(format!("{seat} ({bot}) is to act: wait for it")));
            continue;
        }
        if let Err(why) = act(&mut playing.0, seat, *action, &mut table, &mut recorder) {
            notices.write(Notice(why));
        }
    }
}

/// What makes a save worth its while: every move.
fn mark(playing: &CardMatch<Rathulhu>) -> (u32, bool) {
    (playing.moves(), playing.game().outcome().is_some())
}

/// Saves the match when something was done and the save before is on the disk.
pub(super) fn autosave(
    playing: Res<RathulhuMatch>,
    mut autosave: ResMut<Autosave>,
    saves: Res<Saves>,
    mut notices: MessageWriter<Notice>,
) {
    let now = mark(&playing.0);
    let saved = match autosave.due(now) {
        Ok(true) => autosave.write(now, saves.autosave.clone(), playing.0.to_bytes()),
        due => due.map(drop),
    };
    if let Err(why) = saved {
        notices.write(Notice(why));
    }
}
