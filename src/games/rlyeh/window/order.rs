//! A match to be started.

use crate::table_bots::RlyehBots;
use crate::texts::Turn;
use bevy::prelude::*;
use files::words as file_words;
use rlyeh::matches::Match;
use rlyeh_rules::Setup;
use session::{Seating, gallery};
use table::hand::HandOptions;
use window::game_ui::{CommandError, Order};
use window::messages::Notice;
use window::platform::record::Saves;
use window::speech::say;
use window::tabled;

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
        tabled::begin::<RlyehBots>(world, m)
    }
}
