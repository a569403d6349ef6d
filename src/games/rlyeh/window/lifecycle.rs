//! The match under way: started, loaded, rewound.

use super::bots::BotDriver;
use crate::app::commands;
use crate::app::commands::LiveError;
use crate::app::messages::{Notice, RlyehOrder};
use crate::app::platform::record::Recorder;
use crate::games::rlyeh::rules::Phase;
use crate::session::seating::Seating;
use crate::session::{Match, Sitter, Undo};
use bevy::prelude::*;
use std::path::Path;

/// Starts a match.
pub(crate) fn start(world: &mut World, order: &RlyehOrder) -> Result<(), LiveError> {
    let mut m = Match::new(&order.setup, order.seed, order.hand, order.practice)?;
    order.seating.keep(&mut m);
    install(world, m)
}

/// Loads a match.
pub(crate) fn load(world: &mut World, path: &Path) -> Result<(), LiveError> {
    install(world, Match::load(path)?)
}

fn install(world: &mut World, m: Match) -> Result<(), LiveError> {
    let (setup, seating, seed) = (m.game().setup().clone(), Seating::beside(&m), m.seed());
    commands::install(world, m, &seating.about(&setup))?;
    *world.resource_mut::<BotDriver>() = BotDriver::of(seating, seed);
    Ok(())
}

/// Takes a step back or again. What bots did is undone with what led to it: on to where a person is asked, if one plays.
pub(crate) fn rewind(world: &mut World, way: Undo) -> Result<(), LiveError> {
    let seating = world.resource::<BotDriver>().seating().clone();
    let (notes, seed) = commands::with_playing(world, |m: &mut Match| {
        let mut notes = m.rewind(way)?;
        while !seating.is_unattended() && !asks_a_person(m, &seating) {
            match m.rewind(way) {
                Ok(more) => notes.extend(more),
                Err(_) => break,
            }
        }
        Ok::<_, LiveError>((notes, m.seed()))
    })??;
    *world.resource_mut::<BotDriver>() = BotDriver::of(seating, seed);
    if let Err(why) = world.resource_mut::<Recorder>().notes(&notes) {
        world.write_message(Notice(why));
    }
    Ok(())
}

fn asks_a_person(m: &Match, seating: &Seating) -> bool {
    *m.game().phase() == Phase::Over || seating.sitter(m.game().active()) == Sitter::Person
}
