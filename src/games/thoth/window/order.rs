//! A match to be started.

use crate::colours::{ColourSet, colours};
use crate::table_bots::ThothBots;
use bevy::prelude::*;
use session::{Match, Seating};
use table::hand::{HandKind, HandOptions};
use thoth::Thoth;
use thoth_rules::Setup;
use window::game_ui::{CommandError, Order};
use window::tabled;

/// A match to be started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThothOrder {
    /// What is agreed.
    pub setup: Setup,
    /// Who sits where, and what they are called.
    pub seating: Seating,
    /// The colours of the pyramids.
    pub colours: ColourSet,
    /// The hand that sets the pieces.
    pub hand: HandKind,
    /// Whether it draws cards to where they would lie firmly.
    pub magnet: bool,
    /// Seed of the cards.
    pub seed: u64,
    /// Whether steps may be taken back.
    pub practice: bool,
}

impl ThothOrder {
    /// The order that leads to such a match again.
    pub fn of(m: &Match<Thoth>) -> Self {
        Self {
            setup: m.game().setup().clone(),
            seating: m.seating().clone(),
            colours: colours(m),
            hand: m.hand().options().kind,
            magnet: m.hand().options().magnet,
            seed: m.seed(),
            practice: m.practice(),
        }
    }
}

impl Order for ThothOrder {
    fn start(&self, world: &mut World) -> Result<(), CommandError> {
        let hand = HandOptions { tremor_seed: self.seed, magnet: self.magnet, ..HandOptions::of(self.hand) };
        let mut m = Match::new(&self.setup, self.seed, hand, self.practice)?;
        m.seat(self.seating.clone());
        if let Ok(kept) = serde_json::to_value(self.colours) {
            m.attach(kept);
        }
        tabled::begin::<ThothBots>(world, m)
    }
}
