//! The match under way: started, loaded, rewound.

use super::colours::{ColourSet, colours};
use super::screen_state::{ScreenState, asked};
use crate::table_bots::BotDriver;
use bevy::prelude::*;
use session::{Match, Seating, Undo};
use std::path::Path;
use table::hand::{HandKind, HandOptions};
use thoth::Thoth;
use thoth::info::INFO;
use thoth_rules::{Phase, Setup};
use window::game_ui::{CommandError, Order};
use window::live_table::live_match;
use window::ui::players::Players;

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
        install(world, m)
    }
}

/// Loads a match.
pub(super) fn load(world: &mut World, path: &Path) -> Result<(), CommandError> {
    install(world, Match::load(path)?)
}

pub(super) fn install(world: &mut World, mut m: Match<Thoth>) -> Result<(), CommandError> {
    if m.seating().sitters.is_empty() {
        m.seat(usual(m.game().setup().players));
    }
    let (driver, seating, colours) = (BotDriver::of(m.seating(), m.seed()), m.seating().clone(), colours(&m));
    live_match::install(world, m)?;
    world.insert_resource(driver);
    world.resource_mut::<ScreenState>().begin(seating, colours);
    Ok(())
}

/// Who sits at a table of which nobody wrote it down: one person, and bots.
fn usual(players: u8) -> Seating {
    // Their names are all different: nothing is wrong with them.
    Players::new(players, &INFO).seating().unwrap_or_default()
}

/// Takes a step back or again.
pub(super) fn rewind(world: &mut World, way: Undo) -> Result<(), CommandError> {
    live_match::rewind(world, way, asks_a_person)?;
    let driver =
        live_match::with_playing(world, |m: &mut Match<Thoth>| BotDriver::of(m.seating(), m.seed()))?;
    world.insert_resource(driver);
    world.resource_mut::<ScreenState>().jump();
    Ok(())
}

fn asks_a_person(m: &Match<Thoth>) -> bool {
    // Once a hand is scored, anybody may say that the next is to be dealt.
    matches!(m.game().phase(), Phase::Scored | Phase::Over) || asked(m.seating(), m.game()).is_some()
}
