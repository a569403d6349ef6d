//! The match of Rathulhu under way: started, loaded, rewound; wishes are carried out; the bots' moves come in.

use super::bots::BotDriver;
use super::table::Table;
use super::{RathulhuMatch, RathulhuWish, UI};
use crate::app::game_ui::{CommandError, CurrentGame, Order};
use crate::app::messages::{Notice, Open, Refusal};
use crate::app::platform::record::{Autosave, Mark, RecordError, Recorder, Saves};
use crate::app::table::live_match;
use crate::app::words::capital;
use crate::game::Seat;
use crate::games::rathulhu::INFO;
use crate::games::rathulhu::rules::{Action, Event, Rathulhu, Setup};
use crate::session::{CardGame, CardMatch, CardNote, MatchError, Seating, Undo};
use bevy::prelude::*;
use std::path::Path;

/// A match to be started.
#[derive(Clone, Debug, PartialEq)]
pub struct RathulhuOrder {
    /// What is agreed before the game.
    pub setup: Setup,
    /// Who sits where.
    pub seating: Seating,
    /// Seed of chance.
    pub seed: u64,
    /// Whether steps may be taken back.
    pub practice: bool,
}

impl RathulhuOrder {
    /// The order that leads to such a match again.
    pub fn of(m: &CardMatch<Rathulhu>) -> Self {
        Self { setup: *m.setup(), seating: m.seating().clone(), seed: m.seed(), practice: m.practice() }
    }
}

impl Order for RathulhuOrder {
    fn start(&self, world: &mut World) -> Result<(), CommandError> {
        install(world, CardMatch::new(&self.setup, self.seed, self.seating.clone(), self.practice)?);
        Ok(())
    }
}

/// Loads a match.
pub(super) fn load(world: &mut World, path: &Path) -> Result<(), CommandError> {
    install(world, CardMatch::load(path)?);
    Ok(())
}

/// The match as the bytes of a save.
pub(super) fn save(world: &mut World) -> Result<Vec<u8>, CommandError> {
    Ok(world.get_resource::<RathulhuMatch>().ok_or(CommandError::NoMatch)?.0.to_bytes()?)
}

/// The match as the bytes of a save for when the program ends, if anything has happened since the last one.
pub(super) fn close(world: &mut World) -> Result<Option<Vec<u8>>, CommandError> {
    let Some(playing) = world.get_resource::<RathulhuMatch>() else { return Ok(None) };
    if !world.resource::<Autosave>().is_behind(mark(&playing.0)) {
        return Ok(None);
    }
    Ok(Some(playing.0.to_bytes()?))
}

fn install(world: &mut World, playing: CardMatch<Rathulhu>) {
    live_match::clear_table(world);
    let begun = world.resource_mut::<Recorder>().begin(Rathulhu::NAME, &playing.about(), playing.seed());
    if let Err(why) = begun {
        world.write_message(Notice(why.to_string()));
    }
    if let Err(why) = world.resource_mut::<Autosave>().begin(mark(&playing)) {
        world.write_message(Notice(why.to_string()));
    }
    world.insert_resource(Table::of(playing.game()));
    world.insert_resource(BotDriver::of(&playing));
    world.insert_resource(RathulhuMatch(playing));
    world.insert_resource(Open::default());
    world.insert_resource(CurrentGame(&UI));
}

/// Takes a step back or again; the table shows it at once.
pub(super) fn rewind(world: &mut World, way: Undo) -> Result<(), CommandError> {
    let mut playing = world.get_resource_mut::<RathulhuMatch>().ok_or(CommandError::NoMatch)?;
    let notes = playing.0.rewind(way)?;
    let game = playing.0.game().clone();
    world.resource_mut::<Table>().jump(&game);
    if let Err(why) = world.resource_mut::<Recorder>().notes(&notes) {
        world.write_message(Notice(why.to_string()));
    }
    Ok(())
}

/// Why something was not done, or not written down.
#[derive(Debug, thiserror::Error)]
pub(super) enum ActError {
    /// The rules refuse.
    #[error("{}", capital(&.0.to_string()))]
    Refused(#[from] MatchError),
    /// The journal.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A bot that does not know what to do.
    #[error("The program found nothing to do; please report this seed")]
    Nothing,
}

/// Does what a seat wants: rules, journal, and what is to be seen of it.
pub(super) fn act(
    playing: &mut CardMatch<Rathulhu>,
    seat: Seat,
    action: Action,
    table: &mut Table,
    recorder: &mut Recorder,
) -> Result<(), ActError> {
    match playing.act(seat, action) {
        Ok(notes) => {
            table.follow(notes.iter().filter_map(|note| match note {
                CardNote::Event(event) => Some(event.clone()),
                _ => None,
            }));
            Ok(recorder.step(playing.log().last(), &notes)?)
        }
        Err(error) => {
            recorder.notes(&[CardNote::<Event>::Refused { why: error.to_string() }])?;
            Err(error.into())
        }
    }
}

/// Carries out what the person at the screen wants.
pub(super) fn carry_out(
    mut wishes: MessageReader<RathulhuWish>,
    mut playing: ResMut<RathulhuMatch>,
    mut table: ResMut<Table>,
    mut recorder: ResMut<Recorder>,
    (mut notices, mut refusals): (MessageWriter<Notice>, MessageWriter<Refusal>),
) {
    for RathulhuWish(action) in wishes.read() {
        // When the game is over there is nobody to ask, and the rules say so to whoever does.
        let seat = playing.0.game().phase().seat().unwrap_or(Seat(0));
        let names = playing.0.seating().names.clone();
        if let Some(bot) = INFO.bot_name(playing.0.seating().sitter(seat)) {
            refusals.write(Refusal(format!("{} ({bot}) is to act: wait for it", names.of(seat))));
            continue;
        }
        if let Err(why) = act(&mut playing.0, seat, *action, &mut table, &mut recorder) {
            let words = names.tell(&why.to_string());
            match why {
                ActError::Refused(_) => {
                    refusals.write(Refusal(words));
                }
                ActError::Record(_) | ActError::Nothing => {
                    notices.write(Notice(words));
                }
            }
        }
    }
}

/// What makes a save worth its while: every move.
fn mark(playing: &CardMatch<Rathulhu>) -> Mark {
    playing.serial()
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
        notices.write(Notice(why.to_string()));
    }
}
