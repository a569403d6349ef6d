//! The match under way: started, loaded, rewound.

use super::rolls::{self, Moment};
use super::texts::Turn;
use crate::table_bots::BotDriver;
use bevy::prelude::*;
use files::words as file_words;
use rlyeh::Rlyeh;
use rlyeh::matches::Match;
use rlyeh_rules::{Phase, Setup};
use session::{Names, Seating, Undo, gallery};
use std::path::Path;
use table::hand::HandOptions;
use window::game_ui::{CommandError, Order};
use window::live_table::dice::Dice;
use window::live_table::live_match;
use window::messages::Notice;
use window::platform::record::Saves;
use window::speech::say;

/// A match to be started.
#[derive(Clone, Debug)]
pub struct RlyehOrder {
    /// Who plays what.
    pub setup: Setup,
    /// Who sits where.
    pub seating: Seating,
    /// Seed of the dice.
    pub seed: u64,
    /// How the hand is set up.
    pub hand: HandOptions,
    /// Whether steps may be taken back.
    pub practice: bool,
}

impl RlyehOrder {
    /// The order that leads to such a match again.
    pub fn of(m: &Match) -> Self {
        Self {
            setup: m.game().setup().clone(),
            seating: m.seating().clone(),
            seed: m.seed(),
            hand: m.hand().options(),
            practice: m.practice(),
        }
    }
}

impl Order for RlyehOrder {
    fn start(&self, world: &mut World) -> Result<(), CommandError> {
        let mut m = Match::new(&self.setup, self.seed, self.hand, self.practice)?;
        m.seat(self.seating.clone());
        if let Some(saves) = world.get_resource::<Saves>().and_then(|saves| saves.folder.clone())
            && let Err(why) = m.count_try(&gallery::beside(&saves))
        {
            world.write_message(Notice::new(say(Turn::NotCounted { why: file_words::reason(&why) })));
        }
        install(world, m)
    }
}

/// Loads a match.
pub(super) fn load(world: &mut World, path: &Path) -> Result<(), CommandError> {
    install(world, Match::load(path)?)
}

pub(super) fn install(world: &mut World, mut m: Match) -> Result<(), CommandError> {
    if m.seating().sitters.is_empty() {
        let seats = m.game().setup().seats();
        m.seat(Seating { names: Names::usual(usize::from(seats)), ..Seating::people(seats) });
    }
    let driver = BotDriver::of(m.seating(), m.seed());
    let moment = Moment::of(&m);
    live_match::install(world, m)?;
    world.insert_resource(driver);
    rolls::look_at(world, &moment);
    Ok(())
}

/// Takes the match off the table, and the dice with it.
pub(super) fn clear(world: &mut World) {
    live_match::clear::<Rlyeh>(world);
    if let Some(mut dice) = world.get_resource_mut::<Dice>() {
        dice.clear();
    }
}

/// Takes a step back or again.
pub(super) fn rewind(world: &mut World, way: Undo) -> Result<(), CommandError> {
    live_match::rewind(world, way, asks_a_person)?;
    let (driver, moment) = live_match::with_playing(world, |m: &mut Match| {
        (BotDriver::of(m.seating(), m.seed()), Moment::of(m))
    })?;
    world.insert_resource(driver);
    rolls::look_at(world, &moment);
    Ok(())
}

fn asks_a_person(m: &Match) -> bool {
    *m.game().phase() == Phase::Over || m.seating().is_person(m.game().active())
}
